/**
 * The load generator, in a process of its own. On request, it keeps `connections` busy with the same requests in turn for
 * `seconds`, and reports the result. It reads only status and length of a response, so that it is not measured itself.
 */
import { connect, type Socket } from 'node:net';

export interface LoadOrder {
  /** Several ports get connections in turn. */
  port: number | number[];
  connections: number;
  seconds: number;
  /** Whole requests, header and body. Each connection sends them in turn. */
  requests: string[];
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Responses with a status other than 2xx. */
  refused: number;
}

/** An HTTP/1.1 POST in raw text. */
export function post(path: string, headers: { [name: string]: string }, body: unknown): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    ...headers,
    'content-length': Buffer.byteLength(text),
  });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}

async function run({ port, connections, seconds, requests }: LoadOrder): Promise<LoadResult> {
  const ports = [port].flat();
  const bytes = requests.map((request) => Buffer.from(request));
  const latencies: number[] = [];
  let refused = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  let turn = 0;

  const worker = (i: number) =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(ports[i % ports.length] ?? 0, '127.0.0.1');
      socket.setNoDelay(true);
      let sent = 0;
      let received = 0;
      let expected = -1;
      const send = () => {
        sent = performance.now();
        if (sent >= end) return void socket.end(resolve);
        received = 0;
        expected = -1;
        socket.write(bytes[turn++ % bytes.length] ?? '');
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (expected < 0) {
          const head = chunk.toString('latin1', 0, Math.min(chunk.length, 2000));
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) return void reject(new Error(`A reply without content-length: ${head.slice(0, 300)}`));
          expected = head.indexOf('\r\n\r\n') + 4 + Number(length);
          if (head[9] !== '2') refused += 1;
        }
        received += chunk.length;
        if (received >= expected) {
          latencies.push(performance.now() - sent);
          send();
        }
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, i) => worker(i)));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  return { requests: latencies.length, requestsPerSecond: latencies.length / elapsed, p99, refused };
}

if (import.meta.main) {
  process.on('message', (order: LoadOrder) => {
    run(order).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
