/** Types of the parts that an application is made of. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Json } from '../../generated/document.ts';
import type { Contexts, Handlers, OperationId } from '../../generated/handlers.ts';
import type { Operation } from '../../generated/operations.ts';
import type { Stopwatch } from '../clock.ts';
import type { Failure } from '../errors.ts';
import type { Logger } from '../log/readable-log.ts';
import type { Admission, VerifiedToken } from './admission.ts';

/** `compiled` is many times faster; `express-openapi-validator` is the independent validator. */
export type Validation = 'compiled' | 'express-openapi-validator';

/** Both validators accept and reject the same messages with the same words. */
export interface Validator {
  /** Throws if the request does not fit the document. */
  checkRequest(req: Request, res: Response, operation: Operation): Promise<void> | void;
  /** Throws a BadReply if the body of a success does not fit the document. */
  checkReply(res: Response, operation: Operation, body: unknown): void;
}

export interface AppOptions<C extends Contexts> {
  /** Handlers by operation; see `missing`. */
  handlers: Partial<Handlers<C>>;
  /** Checks credentials. Listed before inline handlers, it gives their contexts their types. */
  authenticate: Authenticate<C>;
  /** Executes calls with an `Idempotency-Key`. Default: handlers run each time. */
  once?: Once<C> | undefined;
  /**
   * The response of operations without a handler: `unimplemented` (501), `example` (the document's example), or a function in the
   * handler's place. Default `unimplemented`.
   */
  missing?: Missing | undefined;
  /**
   * The validator of requests and responses; both accept and reject the same. `express-openapi-validator` must be installed, is
   * slower, and independent of the compiled code. Default `compiled`.
   */
  validation?: Validation | undefined;
  /** Pages beside the API, such as `/healthz`. Every other path returns 404. Without `pages`, other paths are passed on. */
  pages?: readonly RequestHandler[] | undefined;
  /** Paths of pages that go before all other requests in the queue. */
  urgentPaths?: readonly string[] | undefined;
  /** Lets requests in, in turns. Default: without limits. */
  admission?: Admission | undefined;
  /** Gives requests with a cookie their credentials. Default: cookies are ignored. */
  sessions?: RequestHandler | undefined;
  /** Milliseconds in which a request body must have arrived. Default 30,000. */
  bodyTimeoutMs?: number | undefined;
  /** Origins whose pages may call, or `*` for any. Default: none. */
  corsOrigins?: readonly string[] | '*' | undefined;
  /** With `pages`, Express's `trust proxy`: the number of proxies before the service, or their networks. */
  trustProxy?: number | readonly string[] | false | undefined;
  /** Returns whether an error means that something is unavailable, such as the database. Callers then get a 503. Default: never. */
  isUnavailable?: ((error: unknown) => boolean) | undefined;
  /**
   * Names reasons: a 500 says how a handler broke the contract, as the log always does, and the log has the message of a refusal. Default: whether
   * `NODE_ENV` is `development`.
   */
  isDevelopment?: boolean | undefined;
  /** Called after each request. */
  onRequest?: OnRequest | undefined;
  /** Gets one line for each request, and each error of a handler. Default: nothing is logged. */
  logger?: Logger | undefined;
}

/** Turns credentials into the contexts that handlers get, or throws `unauthenticated()`. No credential is empty. */
export interface Authenticate<C extends Contexts> {
  public(caller: Caller): Promised<C['public']>;
  workspace(credentials: { workspaceId: string; authToken: string }, caller: Caller): Promised<C['workspace']>;
  apiKey(credentials: { apiKey: string; authToken: string }, caller: Caller): Promised<C['apiKey']>;
}

type Promised<T> = T | Promise<T>;

export interface Caller {
  operationId: OperationId;
  /** The token that has named the caller for the queue. Do not verify it again. */
  verified: VerifiedToken | undefined;
  /** The caller's network address, by the setting `trust proxy`. */
  address: string;
  /** The origin of the page that calls; undefined if no browser does. */
  origin: string | undefined;
  /** Whether a session of the console stands for the credentials. */
  hasSession: boolean;
  /**
   * The caller's `Idempotency-Key`, if the operation takes one. Without the option `once`, store the response with it in the
   * transaction of the write. Return it to the same request, with the header `idempotency-replayed: true`. Malformed keys, of other
   * than 1 to 255 visible ASCII characters, are rejected later.
   */
  idempotencyKey: string | undefined;
  /** Sends these headers with any response to this request. */
  setHeaders(headers: { readonly [name: string]: string }): void;
  /** Measures the time in the database, for the log. */
  database: Stopwatch;
  /** Runs `count` before a refusal for content (4xx, except 429) is sent. */
  whenRefused(count: () => Promise<void>): void;
  /** Sends the response of a success only once the promise has resolved. Meanwhile, the call takes nobody's turn. */
  holdSuccess(until: Promise<void>): void;
}

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

export type OnRequest = (request: {
  /** Undefined for another path. */
  operation: string | undefined;
  /** The id of the API key or workspace that a valid token names. */
  callerId?: string | undefined;
  status: number;
  seconds: number;
  /** The time in the database, as the handlers measure it. */
  databaseSeconds: number;
  failure: Failure | undefined;
}) => void;
