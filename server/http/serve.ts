/** Serves the operations. A boundary file: one table holds all handlers, and no type expresses their different contexts. */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Json } from '../../generated/document.ts';
import type { Contexts, Handlers } from '../../generated/handlers.ts';
import { examplesOf, type Operation, operationsByPath } from '../../generated/operations.ts';
import { Failure, unimplemented } from '../errors.ts';
import type { Stopwatch } from '../log/stopwatch.ts';
import type { Admission } from './admission.ts';
import { parse, readBytes } from './read-body.ts';
import {
  checkBeyondSchema,
  checkMediaType,
  checkMethod,
  credentialKindOf,
  credentialsOf,
  idempotencyKeyOf,
  maxBodyBytes,
  sentIdempotencyKey,
  unknownPath,
} from './request.ts';
import { sendJson } from './respond.ts';
import type { Validator } from './validate.ts';

/** A request whose caller is not known yet. */
interface Call {
  operation: Operation;
  /** The kind of credentials. Some operations take either of two. */
  kind: keyof Contexts;
  /** The headers of these credentials; none is empty. */
  credentials: { readonly [header: string]: string };
  /** The origin of the page that calls; undefined if no browser does. */
  origin: string | undefined;
  /** Whether a session of the console stands for the credentials. */
  hasSession: boolean;
  /** The caller's `Idempotency-Key`, if the operation takes one. Malformed ones are refused later. */
  idempotencyKey: string | undefined;
  /** Returns the caller's network address. */
  address(): string;
  /** Sends these headers with any response. */
  setHeaders(headers: { readonly [name: string]: string }): void;
  /** Measures the time in the database, for the log. */
  database: Stopwatch;
  /** Runs `count` before a refusal for content (4xx, except 429) is sent. */
  whenRefused(count: () => Promise<void>): void;
}

/** Turns a request into the context of its handler, or throws. */
export type Authenticate<C extends Contexts> = (call: Call) => Promise<C[keyof Contexts]>;

/** A write with an `Idempotency-Key`. */
interface KeyedCall {
  operation: Operation;
  idempotencyKey: string;
  /** The whole request body. */
  bytes: Buffer;
}

/** The body of a success: new, or the stored one of an earlier call. */
interface Outcome {
  body: unknown;
  isReplay: boolean;
}

/**
 * Carries out a call at most once for each key, and stores its response. `handle` runs the handler, with the given context in place
 * of the caller's.
 */
export type Once<C extends Contexts> = (
  call: KeyedCall,
  context: C[keyof Contexts],
  handle: (context: C[keyof Contexts]) => Promise<unknown>,
) => Promise<Outcome>;

/** The response of operations without a handler: a 501, the document's example, or a function. */
export type Missing = 'unimplemented' | 'example' | Fallback;

/** Resolves to the body of a success, or rejects, like a handler. */
export type Fallback = (operation: Operation, data: Json, headers: IncomingHttpHeaders) => Promise<unknown>;

/** Refuses every request that no operation or page has taken. */
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

/**
 * Serves the paths of operations and no others. Refusals come in this order: method, credentials, media type, size, content. The
 * body is read only after authentication.
 */
export function serve<C extends Contexts>(serving: Serving<C>): RequestHandler {
  const { handlers, authenticate, once, missing, validator, admission, bodyTimeoutMs } = serving;
  const table = tableOf(handlers, missing);
  return async (req, res, next) => {
    const { operation, caller, queue, database } = res.locals;
    if (operation === undefined) return next();
    checkMethod(req.method);
    let countRefusal = async () => {};
    let hasEntered = await queue.during(() => admission.enter(req, caller));
    try {
      const context = await authenticate({
        operation,
        kind: credentialKindOf(req.headers, operation),
        credentials: credentialsOf(req.headers, operation),
        origin: req.headers.origin,
        hasSession: res.locals.hasSession === true,
        idempotencyKey: sentIdempotencyKey(req.headers, operation),
        address: () => req.ip ?? '',
        setHeaders: (headers) => {
          res.locals.headers = { ...res.locals.headers, ...headers };
        },
        database,
        whenRefused: (count) => {
          countRefusal = count;
        },
      });
      res.locals.context = context;
      checkMediaType(req.headers);
      const bytes = await readBytes(req, { maxBytes: maxBodyBytes(operation), timeoutMs: bodyTimeoutMs });
      res.locals.bodyBytes = bytes.length;
      // Queues only now: a slow sender takes no turn while its body arrives.
      hasEntered ||= await queue.during(() => admission.enter(req, caller, bytes.length));
      const idempotencyKey = idempotencyKeyOf(req.headers, operation);
      req.body = parse(bytes);
      await validator.checkRequest(req, res, operation);
      checkBeyondSchema(operation, req.body.data, bytes.length);
      const handle = (given: C[keyof Contexts]) => table[operation.id](req.body.data, given, req.headers);
      let isReplay = false;
      let body: unknown;
      if (idempotencyKey === undefined || once === undefined) {
        body = await handle(context);
      } else {
        ({ body, isReplay } = await once({ operation, idempotencyKey, bytes }, context, handle));
        res.locals.headers = { ...res.locals.headers, 'idempotency-replayed': String(isReplay) };
      }
      // A stored response stays as it was, also if another version of the service stored it.
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
