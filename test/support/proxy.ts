/** A TCP proxy between service and PostgreSQL that cuts, delays, rejects or diverts connections on demand. */
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './port-of.ts';

/** `before`: the database never receives the command. `after`: it does, and its response is dropped. */
export type Cut = 'before' | 'after';

/** The command as PostgreSQL receives it, behind others. */
export const commit = 'commit\0';

export interface TcpProxy {
  /** The database's URL, through the proxy. */
  url: string;
  /** Cuts the next connections on which the service sends this command, as many as `count`. */
  cutAt(text: string, when: Cut, count?: number): void;
  /** The number of cuts to come. */
  cutsLeft(): number;
  cutAll(): void;
  /** Leads new connections to another port, or to another database, whose name has the same length. Open connections stay. */
  leadTo(target: { port?: number; database?: string }): void;
  /** Delays what the database sends by as many milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** The port; default: any free one. */
  at?: number;
  /** A setting that no connection may start with, as with PgBouncer. */
  refusedParameter?: string;
}

export async function createProxy(databaseUrl: string, { at = 0, refusedParameter }: ProxyOptions = {}): Promise<TcpProxy> {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const databaseName = pathname.slice(1);
  let target = { port: Number(port || 5432), database: databaseName };
  let cut: { text: string; when: Cut; left: number } = { text: '', when: 'before', left: 0 };
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, hostname);
    const end = () => {
      for (const socket of [near, far]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    let confirmation: string | undefined;
    let isStartup = true;
    for (const socket of [near, far]) sockets.add(socket.on('error', end).on('close', end));
    near.on('data', (bytes) => {
      if (isStartup && refusedParameter !== undefined && bytes.includes(refusedParameter)) {
        near.end(fatalError(`unsupported startup parameter: ${refusedParameter}`));
        return;
      }
      // The first message names the database.
      if (isStartup && target.database !== databaseName) bytes.write(target.database, bytes.indexOf(`\0${databaseName}\0`) + 1);
      isStartup = false;
      if (confirmation === undefined && cut.left > 0 && bytes.includes(cut.text)) {
        cut.left--;
        if (cut.when === 'before') return end();
        // PostgreSQL confirms a command in capitals.
        confirmation = cut.text.toUpperCase();
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      // The text may come behind other statements, whose responses come first.
      if (confirmation !== undefined) return void (bytes.includes(confirmation) && end());
      if (delayMs === 0) near.write(bytes);
      else setTimeout(() => near.write(bytes), delayMs);
    });
  });
  const ownPort = await portOf(server, at);
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(ownPort) }).href,
    cutAt: (text, when, count = 1) => void (cut = { text, when, left: count }),
    cutsLeft: () => cut.left,
    cutAll,
    leadTo: (other) => void (target = { ...target, ...other }),
    delay: (ms) => void (delayMs = ms),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cutAll();
      await closed;
    },
  };
}

/** PostgreSQL's message for an error that ends a connection: a protocol violation. */
function fatalError(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.byteLength + fields.byteLength);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
