/** Records requests to the sandbox and the mock, and their responses, as seen from outside the service. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { isUint8Array } from 'node:util/types';
import type { Operation } from '../generated/operations.ts';
import type { RecordedRequest } from '../generated/sandbox-types.ts';
import { operationAt } from '../server/http/request.ts';
import { headersToKeep, parsed } from './recorded-requests.ts';

export interface Exchange {
  operation: Operation | undefined;
  hasFault: boolean;
  /** Reads the request, and ends its connection without a response. */
  drop(): Promise<void>;
}

/** The exchange of the running code; undefined for the sandbox's own calls. */
export const exchanges = new AsyncLocalStorage<Exchange>();

/** Bytes that are kept of a body. */
const maxBodyBytes = 16_384;

class Excerpt {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  add(chunk: unknown): void {
    if (this.#bytes >= maxBodyBytes || !(typeof chunk === 'string' || isUint8Array(chunk))) return;
    const bytes = Buffer.from(chunk).subarray(0, maxBodyBytes - this.#bytes);
    this.#bytes += bytes.length;
    this.#chunks.push(bytes);
  }

  /** Returns the parsed JSON, or the text if it is not JSON. */
  read(): unknown {
    return parsed(Buffer.concat(this.#chunks).toString());
  }
}

/** Observes the first argument of each call to one method of this object. */
function observe<Method extends string>(
  object: { [Name in Method]: (...parameters: never[]) => unknown },
  method: Method,
  see: (argument: unknown) => void,
): void {
  object[method] = new Proxy(object[method], {
    apply: (target, self, parameters) => {
      see(parameters[0]);
      return Reflect.apply(target, self, parameters);
    },
  });
}

const bodies = new WeakMap<IncomingMessage, Excerpt>();

/** Observes a request body as it arrives. Call it before the first byte. Other readers are not affected. */
export function watchBody(req: IncomingMessage): void {
  const body = new Excerpt();
  bodies.set(req, body);
  observe(req, 'push', (chunk) => body.add(chunk));
}

/** Matches paths of operations, known or not, so that a misspelt one shows up among the requests. */
const isOfContract = (path: string): boolean => /^\/v\d+\//.test(path);

/** Watches a request of the contract, and calls back once with its record: before the response leaves, or when the connection ends without one. */
export function watch(
  req: IncomingMessage,
  res: ServerResponse,
  clock: () => number,
  isOver: (record: RecordedRequest) => void,
): Exchange {
  const path = (req.url ?? '').split('?', 1)[0] ?? '';
  const time = clock();
  const began = performance.now();
  const reply = new Excerpt();
  let isRecorded = false;
  const record = (status: number | null, dropped = false) => {
    if (isRecorded || (exchange.operation === undefined && !isOfContract(path))) return;
    isRecorded = true;
    isOver({
      requestId: String(res.getHeader('x-request-id') ?? ''),
      time,
      method: req.method ?? '',
      path,
      operationId: exchange.operation?.id ?? null,
      headers: headersToKeep(req.headers),
      request: bodies.get(req)?.read() ?? '',
      status,
      durationMs: Math.round(performance.now() - began),
      fault: exchange.hasFault,
      dropped,
      reply: reply.read(),
    });
  };
  const exchange: Exchange = {
    operation: operationAt(path),
    hasFault: false,
    drop: async () => {
      await finished(req.resume()).catch(() => {});
      record(null, true);
      req.socket.destroy();
    },
  };
  observe(res, 'write', (chunk) => reply.add(chunk));
  observe(res, 'end', (chunk) => {
    reply.add(chunk);
    record(res.statusCode);
  });
  res.on('close', () => record(res.headersSent ? res.statusCode : null));
  return exchange;
}
