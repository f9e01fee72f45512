/** A request on its way through the sandbox, and its answer: what is seen of it from outside the service. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecordedRequest } from '../../generated/sandbox-types.ts';
import type { Operation } from '../../server/http/contract.ts';
import { operationAt } from '../../server/http/request.ts';

export interface Exchange {
  operation: Operation | undefined;
  /** Whether it has met a fault. */
  hasFault: boolean;
}

/** The exchange that the code which runs now is a part of; undefined where a call is the sandbox's own. */
export const exchanges = new AsyncLocalStorage<Exchange>();

/** Of a body so many bytes are kept. */
const maxBodyBytes = 16_384;

/** What has passed of a body. */
class Excerpt {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  add(chunk: unknown): void {
    if (this.#bytes >= maxBodyBytes || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk).subarray(0, maxBodyBytes - this.#bytes);
    this.#bytes += bytes.length;
    this.#chunks.push(bytes);
  }

  /** As JSON where it is JSON, and as text otherwise. */
  read(): unknown {
    const text = Buffer.concat(this.#chunks).toString();
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
}

/** Looks at the first argument of each call of a method of this object alone. */
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

/** Looks at the body of a request as it arrives; to be called before any of it has. Who reads it gets it as ever. */
export function watchBody(req: IncomingMessage): void {
  const body = new Excerpt();
  bodies.set(req, body);
  observe(req, 'push', (chunk) => body.add(chunk));
}

/** Watches a request, and gives the record of it when it is over. */
export function watch(
  req: IncomingMessage,
  res: ServerResponse,
  clock: () => number,
  isOver: (record: RecordedRequest) => void,
): Exchange {
  const path = (req.url ?? '').split('?', 1)[0] ?? '';
  const exchange: Exchange = { operation: operationAt(path), hasFault: false };
  const time = clock();
  const began = performance.now();
  const reply = new Excerpt();
  observe(res, 'write', (chunk) => reply.add(chunk));
  observe(res, 'end', (chunk) => reply.add(chunk));
  res.on('close', () => {
    isOver({
      requestId: String(res.getHeader('x-request-id') ?? ''),
      time,
      method: req.method ?? '',
      path,
      operationId: exchange.operation?.id ?? null,
      request: bodies.get(req)?.read() ?? '',
      status: res.headersSent ? res.statusCode : null,
      durationMs: Math.round(performance.now() - began),
      fault: exchange.hasFault,
      reply: reply.read(),
    });
  });
  return exchange;
}
