/** Serves the operations. A boundary file: one table holds all handlers, and no type expresses their different contexts. */
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Json } from '../../generated/document.ts';
import type { Contexts, Handlers } from '../../generated/server.ts';
import { Failure, unimplemented } from '../errors.ts';
import type { Admission } from './admission.ts';
import { readBytes } from './body.ts';
import { examplesOf, type Operation, operationsByPath } from './contract.ts';
import { parse } from './parse.ts';
import {
  checkBeyondSchema,
  checkMediaType,
  checkMethod,
  credentialKindOf,
  credentialsOf,
  maxBodyBytes,
  unknownPath,
} from './request.ts';
import type { Validator } from './validator.ts';

/** A request whose caller is not known yet. */
interface Call {
  operation: Operation;
  /** The kind of credentials. Some operations take either of two. */
  kind: keyof Contexts;
  /** The headers of these credentials; none is empty. */
  credentials: { readonly [header: string]: string };
  /** The origin of the page that calls; undefined if no browser does. */
  origin: string | undefined;
  /** Returns the caller's network address. */
  address(): string;
  /** Sends these headers with any response. */
  setHeaders(headers: { readonly [name: string]: string }): void;
  /** Runs `count` before a refusal for content (4xx, except 429) is sent. */
  whenRefused(count: () => Promise<void>): void;
}

/** Turns a request into the context of its handler, or throws. */
export type Authenticate<C extends Contexts> = (call: Call) => Promise<C[keyof Contexts]>;

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
  const { handlers, authenticate, missing, validator, admission, bodyTimeoutMs } = serving;
  const table = tableOf(handlers, missing);
  return async (req, res, next) => {
    const { operation, caller } = res.locals;
    if (operation === undefined) return next();
    checkMethod(req.method);
    let countRefusal = async () => {};
    let hasEntered = await admission.enter(req, caller);
    try {
      const context = await authenticate({
        operation,
        kind: credentialKindOf(req.headers, operation),
        credentials: credentialsOf(req.headers, operation),
        origin: req.headers.origin,
        address: () => req.ip ?? '',
        setHeaders: (headers) => {
          res.locals.headers = { ...res.locals.headers, ...headers };
        },
        whenRefused: (count) => {
          countRefusal = count;
        },
      });
      res.locals.context = context;
      checkMediaType(req.headers);
      const bytes = await readBytes(req, { maxBytes: maxBodyBytes(operation), timeoutMs: bodyTimeoutMs });
      res.locals.bodyBytes = bytes.length;
      // Queues only now: a slow sender takes no turn while its body arrives.
      hasEntered ||= await admission.enter(req, caller, bytes.length);
      req.body = parse(bytes);
      await validator.checkRequest(req, res, operation);
      checkBeyondSchema(operation, req.body.data, bytes.length);
      validator.send(res, operation, await table[operation.id](req.body.data, context, req.headers));
    } catch (error) {
      if (isRefusal(error)) await countRefusal();
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
