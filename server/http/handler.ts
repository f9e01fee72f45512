/** Serves the operations to hosts with the requests of `fetch`, such as Hono and Next. They bound connections and turns themselves. */
import { randomUUID } from 'node:crypto';
import type { Contexts } from '../../generated/handlers.ts';
import { Stopwatch } from '../clock.ts';
import { envelope, type Failure, headersOf, tooLarge } from '../errors.ts';
import type { AppOptions } from './options.ts';
import { checkBody, operationAt, sentRequestId, sentTraceId, unknownPath } from './request.ts';
import { checkReply, createFailing } from './respond.ts';
import { carryingOut, checkCalls } from './serve.ts';

type Shared = 'handlers' | 'authenticate' | 'once' | 'missing' | 'isUnavailable' | 'isDevelopment' | 'onRequest' | 'logger';

export interface HandlerOptions<C extends Contexts> extends Pick<AppOptions<C>, Shared> {
  /** The path before those of the operations, such as `/api`. */
  prefix?: string | undefined;
  /** Returns the caller's network address. Default: it is unknown, and empty. */
  addressOf?: ((request: Request) => string) | undefined;
}

/**
 * Creates a function that serves the contract. It does the same as `createApp`, without Express. Other paths return 404. Throws a
 * `TypeError` for a handler that does not exist.
 */
export function createHandler<Public, Workspace, ApiKey>(
  options: HandlerOptions<{ public: Public; workspace: Workspace; apiKey: ApiKey }>,
): (request: Request) => Promise<Response> {
  const { handlers, authenticate, once, missing = 'unimplemented', isUnavailable, onRequest, logger: log } = options;
  const { isDevelopment = process.env.NODE_ENV === 'development', prefix = '', addressOf = () => '' } = options;
  checkCalls('createHandler', handlers, authenticate);
  const carryOut = carryingOut({ handlers, authenticate, once, missing });
  const failureOf = createFailing({ log, isUnavailable, isDevelopment });
  return async (request) => {
    const startedAt = performance.now();
    const { method } = request;
    const headers = Object.fromEntries(request.headers);
    const { pathname } = new URL(request.url);
    const operation = pathname.startsWith(prefix) ? operationAt(pathname.slice(prefix.length)) : undefined;
    const ids = { requestId: sentRequestId(headers) ?? randomUUID(), traceId: sentTraceId(headers) };
    let sent: { [name: string]: string } = { 'cache-control': 'no-store', 'x-request-id': ids.requestId };
    let failure: Failure | undefined;
    const database = new Stopwatch();
    const respond = async (): Promise<Response> => {
      if (operation === undefined) throw unknownPath();
      const setHeaders = (given: { readonly [name: string]: string }) => {
        sent = { ...sent, ...given };
      };
      const { origin } = headers;
      const caller = { verified: undefined, address: addressOf(request), origin, hasSession: false, setHeaders, database };
      const body = await carryOut(
        operation,
        { method, headers },
        {
          caller,
          leave: () => {},
          enter: () => {},
          read: (maxBytes) => readBytes(request, maxBytes),
          validate: (whole, bytes) => checkBody(operation, whole, bytes),
          checkReply: (reply) => checkReply(operation, reply),
        },
      );
      return Response.json(body, { status: operation.success, headers: sent });
    };
    const response = await respond().catch((error: unknown) => {
      failure = failureOf(error, { ...ids, operation });
      const own = { ...sent, ...headersOf(failure) };
      return Response.json(envelope(failure, operation), { status: failure.httpStatus, headers: own });
    });
    const { status } = response;
    const ms = performance.now() - startedAt;
    onRequest?.({ operation: operation?.id, status, seconds: ms / 1000, databaseSeconds: database.milliseconds / 1000, failure });
    const line = { ...ids, method, path: pathname.slice(0, 200), operation: operation?.id, status, error: failure?.status };
    const message = isDevelopment ? { message: failure?.message } : {};
    log?.info({ ...line, ms: Math.round(ms * 100) / 100, ...message }, 'request');
    return response;
  };
}

/** Reads the whole body. Enforces the limit while reading, since the header may lie. */
async function readBytes({ body, headers }: Request, maxBytes: number): Promise<Buffer> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
