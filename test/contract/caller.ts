/** Calls over persistent connections: thousands of messages in seconds. */
import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  body: unknown;
}

/** Differences of a call from a POST of JSON with credentials. */
export interface Difference {
  method?: string;
  headers?: { readonly [name: string]: string };
}

export type Call = (path: string, body: string | Uint8Array, difference?: Difference) => Promise<Reply>;

const usual = {
  'content-type': 'application/json',
  'x-svc-api-key': 'any',
  'x-svc-auth-token': 'any',
  'x-svc-workspace-id': 'any',
};

export function callerOf(url: string): { call: Call; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const call: Call = (path, body, { method = 'POST', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = { ...usual, 'content-length': Buffer.byteLength(body), ...headers };
      const outgoing = request(url + path, { method, agent, headers: sent }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (piece: string) => (text += piece));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) }));
        reply.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { call, close: () => agent.destroy() };
}

/** Calls a function of the requests of `fetch`, without HTTP. */
export const fetchedBy =
  (serve: (request: Request) => Promise<Response>): Call =>
  async (path, body, { method = 'POST', headers = {} } = {}) => {
    const sent = new Uint8Array(Buffer.from(body));
    const response = await serve(new Request(`http://127.0.0.1${path}`, { method, headers: { ...usual, ...headers }, body: sent }));
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
