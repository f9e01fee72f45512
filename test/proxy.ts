/** A TCP proxy between service and PostgreSQL that cuts, rejects or diverts connections on demand. */
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** The database's URL, through the proxy. */
  url: string;
  /** Cuts the next connection on which the service sends this command: before the database receives it, or after its response. */
  cutAt(text: string, when: 'before' | 'after'): void;
  /** Leads new connections to another database, whose name has the same length. Open connections stay. */
  leadTo(databaseName: string): void;
  cutAll(): void;
}

interface ProxyOptions {
  /** The port; default: any free one. */
  at?: number;
  /** A setting that no connection may start with, as with PgBouncer. */
  refusedParameter?: string;
}

export async function aProxy(databaseUrl: string, { at = 0, refusedParameter }: ProxyOptions = {}): Promise<Proxy> {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const databaseName = pathname.slice(1);
  let target = databaseName;
  let cut: { text: string; when: 'before' | 'after' } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let isCutting = false;
    let cutText = '';
    let isStartup = true;
    for (const socket of [near, far]) sockets.add(socket.on('error', end).on('close', end));
    near.on('data', (bytes) => {
      if (isStartup && refusedParameter !== undefined && bytes.includes(refusedParameter)) {
        near.end(fatalError(`unsupported startup parameter: ${refusedParameter}`));
        return;
      }
      // The first message names the database.
      if (isStartup && target !== databaseName) bytes.write(target, bytes.indexOf(`\0${databaseName}\0`) + 1);
      isStartup = false;
      if (cut !== undefined && bytes.includes(cut.text)) {
        const { when } = cut;
        cutText = cut.text;
        cut = undefined;
        if (when === 'before') return end();
        isCutting = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (!isCutting) near.write(bytes);
      // The text may come behind other statements, whose responses come first. PostgreSQL confirms a command in capitals.
      else if (bytes.includes(cutText.toUpperCase())) end();
    });
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return { url: url.href, cutAt: (text, when) => void (cut = { text, when }), leadTo: (name) => void (target = name), cutAll };
}

/** PostgreSQL's message for an error that ends a connection: a protocol violation. */
function fatalError(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.byteLength + fields.byteLength);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
