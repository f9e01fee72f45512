/** Serves the operations. A boundary file: one table holds all handlers, and no type expresses their different contexts. */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Json } from '../../generated/document.ts';
import type { Contexts, Handlers } from '../../generated/handlers.ts';
import { examplesOf, type Operation, operationsByPath } from '../../generated/operations.ts';
import { Failure, unimplemented } from '../errors.ts';
import type { Admission } from './admission.ts';
import type { Authenticate, Caller, Missing, Once } from './options.ts';
import { readBytes } from './read-body.ts';
import { receive } from './receive.ts';
import { type Credentials, sentIdempotencyKey, unknownPath } from './request.ts';
import { sendJson } from './respond.ts';
import type { Validator } from './validate.ts';

/** Rejects every request that no operation or page has taken. */
export const refuseUnknownPath: RequestHandler = () => {
  throw unknownPath();
};

interface Serving<C extends Contexts> {
  handlers: Partial<Handlers<C>>;
  authenticate: Authenticate<C>;
  /** Undefined: the handlers see to the key themselves. */
  once: Once<C> | undefined;
  missing: Missing;
  validator: Validator;
  admission: Admission;
  /** Milliseconds in which a body must have arrived. */
  bodyTimeoutMs: number;
}

/** Serves the paths of operations and no others. */
export function serve<C extends Contexts>(serving: Serving<C>): RequestHandler {
  const { handlers, authenticate, once, missing, validator, admission, bodyTimeoutMs } = serving;
  const table = tableOf(handlers, missing);
  return async (req, res, next) => {
    const { operation, caller, queue, database } = res.locals;
    if (operation === undefined) return next();
    if (req.readableDidRead) throw misplaced();
    let countRefusal = async () => {};
    let hasEntered = false;
    try {
      const { context, bytes, idempotencyKey } = await receive(operation, req, {
        enter: async () => {
          hasEntered = await queue.during(() => admission.enter(req, caller));
        },
        authenticate: async (credentials) => {
          const context = await contextOf(authenticate, credentials, {
            operationId: operation.id,
            verified: res.locals.verified,
            address: req.ip ?? '',
            origin: req.headers.origin,
            hasSession: res.locals.hasSession === true,
            idempotencyKey: sentIdempotencyKey(req.headers, operation),
            setHeaders: (headers) => {
              res.locals.headers = { ...res.locals.headers, ...headers };
            },
            database,
            whenRefused: (count) => {
              countRefusal = count;
            },
          });
          res.locals.context = context;
          return context;
        },
        read: async (maxBytes) => {
          const read = await readBytes(req, { maxBytes, timeoutMs: bodyTimeoutMs });
          res.locals.bodyBytes = read.length;
          // Queues only now, so that a slow sender takes no turn while its body arrives.
          hasEntered ||= await queue.during(() => admission.enter(req, caller, read.length));
          return read;
        },
        validate: (body) => {
          req.body = body;
          return validator.checkRequest(req, res, operation);
        },
      });
      const handle = (given: C[keyof Contexts]) => table[operation.id](req.body.data, given, req.headers);
      let isReplay = false;
      let body: unknown;
      if (idempotencyKey === undefined || once === undefined) {
        body = await handle(context);
      } else {
        ({ body, isReplay } = await once({ operation, idempotencyKey, bytes }, context, handle));
        res.locals.headers = { ...res.locals.headers, 'idempotency-replayed': String(isReplay) };
      }
      // Replays stored responses unchanged, even those of another version.
      if (!isReplay) validator.checkReply(res, operation, body);
      sendJson(res, operation.success, body);
    } catch (error) {
      if (isRefusal(error)) await database.during(countRefusal);
      throw error;
    } finally {
      if (hasEntered) admission.leave(caller);
    }
  };
}

function contextOf<C extends Contexts>(
  authenticate: Authenticate<C>,
  credentials: Credentials,
  caller: Caller,
): C[keyof Contexts] | Promise<C[keyof Contexts]> {
  if (credentials.kind === 'public') return authenticate.public(caller);
  const { id, authToken } = credentials;
  return credentials.kind === 'workspace'
    ? authenticate.workspace({ workspaceId: id, authToken }, caller)
    : authenticate.apiKey({ apiKey: id, authToken }, caller);
}

/** The checks of size, depth and encoding need the bytes of a body. */
const misplaced = (): Failure =>
  new Failure('INTERNAL', 'Other middleware has already read the request body. Mount the contract before express.json().');

const isRefusal = (error: unknown): boolean => error instanceof Failure && error.httpStatus < 500 && error.httpStatus !== 429;

type AnyHandler = (data: Json, context: unknown, headers: IncomingHttpHeaders) => Promise<unknown>;

function tableOf<C extends Contexts>(
  handlers: Partial<Handlers<C>>,
  missing: Missing,
): { readonly [Id in Operation['id']]: AnyHandler } {
  const entries = [...operationsByPath.values()].map((operation): [string, AnyHandler] => {
    const handler = handlers[operation.id] as AnyHandler | undefined;
    return [operation.id, handler ?? fallbackOf(operation, missing)];
  });
  return Object.fromEntries(entries) as { readonly [Id in Operation['id']]: AnyHandler };
}

function fallbackOf(operation: Operation, missing: Missing): AnyHandler {
  if (missing === 'unimplemented') return () => Promise.reject(unimplemented());
  if (missing === 'example') return example(operation);
  return (data, _context, headers) => missing(operation, data, headers);
}

const example = (operation: Operation): AnyHandler => {
  const [first] = Object.values(examplesOf(operation, operation.success));
  return async () => first;
};
