/** Stands between the service and PostgreSQL, and cuts the connection at a moment that a test chooses. */
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** The database's URL, through the proxy. */
  url: string;
  /** Cuts the next connection on which the service sends this text: before the database gets it, or once it has answered. */
  cutAt(text: string, when: 'before' | 'after'): void;
}

/** `at`: the port to listen on; by default one that is free. */
export async function aProxy(databaseUrl: string, at = 0): Promise<Proxy> {
  const { hostname, port } = new URL(databaseUrl);
  let cut: { text: string; when: 'before' | 'after' } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let isCutting = false;
    for (const socket of [near, far]) sockets.add(socket.on('error', end).on('close', end));
    near.on('data', (bytes) => {
      if (cut !== undefined && bytes.includes(cut.text)) {
        const { when } = cut;
        cut = undefined;
        if (when === 'before') return end();
        isCutting = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isCutting) end();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return { url: url.href, cutAt: (text, when) => void (cut = { text, when }) };
}
