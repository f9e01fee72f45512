/** A connection to a service, byte by byte. */
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  headers: { [name: string]: string };
  body: string;
}

export class Connection {
  readonly socket: Socket;
  readonly replies: Reply[] = [];
  /** Resolves when either side has closed the connection. */
  readonly closed: Promise<void>;
  #received = '';
  #waiting: (() => void)[] = [];

  private constructor(socket: Socket) {
    this.socket = socket;
    // A reset counts as a close.
    socket.on('error', () => {});
    socket.setEncoding('latin1').on('data', (text: string) => this.#take(text));
    this.closed = new Promise((resolve) => socket.on('close', () => resolve()));
    void this.closed.then(() => this.#wake());
  }

  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  write(bytes: string): void {
    this.socket.write(bytes);
  }

  /** The next response; `undefined` if the connection closes first. */
  async next(): Promise<Reply | undefined> {
    while (this.replies.length === 0 && !this.socket.destroyed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.replies.shift();
  }

  #take(text: string): void {
    this.#received += text;
    for (let end = this.#received.indexOf('\r\n\r\n'); end !== -1; end = this.#received.indexOf('\r\n\r\n')) {
      const [line = '', ...fields] = this.#received.slice(0, end).split('\r\n');
      const headers = Object.fromEntries(
        fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
      );
      const length = Number(headers['content-length'] ?? 0);
      if (this.#received.length < end + 4 + length) break;
      this.replies.push({ status: Number(line.split(' ')[1]), headers, body: this.#received.slice(end + 4, end + 4 + length) });
      this.#received = this.#received.slice(end + 4 + length);
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A request as raw HTTP. */
export function request(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: object; body?: string } = {},
): string {
  const all = {
    host: 'localhost',
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
