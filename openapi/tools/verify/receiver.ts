/** Receives the deliveries of webhooks during a run. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Abort } from './outcome.ts';

export interface ReceiverOptions {
  /** The URL under which the server reaches the receiver; default: its address on this machine. */
  url?: string;
  /** The port on this machine; default: any. */
  port?: number;
}

export interface Delivery {
  method: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  /** The status of the response. */
  status: number;
}

/** A URL that receives deliveries. */
export interface Inbox {
  url: string;
  deliveries: readonly Delivery[];
  /** Responds to the next deliveries with these statuses, then with 204. A redirect leads to `redirected`. */
  respond(...statuses: number[]): void;
  /** Requests that have followed a redirect. */
  redirected(): number;
}

export interface Receiver {
  open(): Inbox;
  close(): void;
}

/** Listens on loopback, also if the server reaches it by a public URL: through a tunnel or a proxy. */
export async function startReceiver({ url, port = 0 }: ReceiverOptions): Promise<Receiver> {
  const inboxes = new Map<string, (delivery: Omit<Delivery, 'status'>) => { status: number; location?: string }>();
  const server = createServer(async ({ method = '', headers, url: target = '' }, res) => {
    // A proxy may keep the path of the public URL.
    const name = target.split('/').at(-1) ?? '';
    const { status, location } = inboxes.get(name)?.({ method, headers, body: await buffer(res.req) }) ?? { status: 404 };
    res.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = ({ message }: Error) => reject(new Abort(`No webhooks can be received: ${message}. See --webhooks-port.`));
    server.once('error', refuse);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const base = url ?? `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    open() {
      const name = `inbox-${inboxes.size / 2}`;
      const deliveries: Delivery[] = [];
      const waiting: number[] = [];
      let redirected = 0;
      inboxes.set(name, (delivery) => {
        const status = waiting.shift() ?? 204;
        deliveries.push({ ...delivery, status });
        return status >= 300 && status < 400 ? { status, location: `${base}/${name}-redirected` } : { status };
      });
      inboxes.set(`${name}-redirected`, () => {
        redirected += 1;
        return { status: 204 };
      });
      return {
        url: `${base}/${name}`,
        deliveries,
        respond: (...statuses) => void waiting.push(...statuses),
        redirected: () => redirected,
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
