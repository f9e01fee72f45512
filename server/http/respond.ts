/** Checks and sends responses: JSON, and for every thrown error the failure envelope. */
import type { ErrorRequestHandler, Locals, Response } from 'express';
import { explain } from '../../generated/explain.ts';
import { httpStatusOf } from '../../generated/handlers.ts';
import { at, type Operation, replySchema } from '../../generated/operations.ts';
import type { ErrorStatus } from '../../generated/types.ts';
import { replies, failures as validators } from '../../generated/validators.js';
import { pace, sliceBytes } from '../database/slices.ts';
import { envelope, Failure, headersOf, unauthenticated, unavailable } from '../errors.ts';
import { describeError } from '../log/describe-error.ts';
import type { Logger } from '../log/readable-log.ts';
import { limitRepeats } from '../log/repeats.ts';
import { holdUntilRead } from './admission.ts';

/**
 * Writes headers and the text of a JSON body in one piece each. Express itself looks at the body four times first. Headers that were set before
 * are sent too.
 */
export function sendJson(res: Response, status: number, text: string, headers?: { readonly [name: string]: string }): void {
  const length = Buffer.byteLength(text);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    // Any response may hold a token or a person's data.
    'cache-control': 'no-store',
    'x-request-id': res.locals.requestId,
    ...res.locals.headers,
    ...headers,
  });
  // ASCII text needs no transcoding.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
  // The operating system has taken most responses by now.
  if (!res.writableFinished) holdUntilRead(res, length);
}

/** Items of a list that are written in one piece. A stored object has at most 64 KiB. */
const itemsAtOnce = 2;

/**
 * Returns the JSON of a response. A large list is written in slices, with a rest between two. It is whole before the first
 * byte leaves.
 */
export async function serialize(body: unknown): Promise<string> {
  const result = at(body, 'result');
  const items = at(result, 'data');
  if (!Array.isArray(items) || items.length <= 1) return JSON.stringify(body);
  const texts: string[] = [];
  let left = sliceBytes;
  const rest = pace();
  for (let i = 0; i < items.length; i += itemsAtOnce) {
    if (left <= 0) {
      await rest();
      left = sliceBytes;
    }
    const text = JSON.stringify(items.slice(i, i + itemsAtOnce)).slice(1, -1);
    left -= text.length;
    texts.push(text);
  }
  const others = JSON.stringify({ ...Object(body), result: { ...Object(result), data: [] } });
  // Only a field has these quotes: those of a text are escaped.
  return others.replace('"data":[]', () => `"data":[${texts.join(',')}]`);
}

/** A handler's response that breaks the contract, and is never sent. The message names the first violation, for the log. */
export class BadReply extends Error {
  constructor(operation: Operation, body: unknown, options?: ErrorOptions) {
    const [violation] = explain(replySchema(operation, operation.success), body, Number.POSITIVE_INFINITY);
    const why = violation === undefined ? '' : `: ${violation.field || 'it'} ${violation.description}`;
    super(`The response of ${operation.id} does not fit its schema${why}`, options);
    // No frame is the handler's.
    delete this.stack;
  }
}

/** Throws a BadReply if the body of a success does not fit the document. */
export function checkReply(operation: Operation, body: unknown): void {
  if (!replies[operation.id](body)) throw new BadReply(operation, body);
}

interface FailureHandling {
  log?: Logger | undefined;
  /** Returns whether an error means that the database is unavailable. Default: never. */
  isUnavailable?: ((error: unknown) => boolean) | undefined;
  /** Tells the caller how a handler broke the contract. Default: only the log says it. */
  isDevelopment?: boolean;
}

export function failures(handling: FailureHandling = {}): ErrorRequestHandler {
  const failureOf = createFailing(handling);
  return (error, _req, res, _next) => {
    const { requestId, traceId, operation } = res.locals;
    if (res.headersSent) {
      handling.log?.error({ err: describeError(error), requestId, traceId }, 'failed after the response had begun');
      res.destroy();
      return;
    }
    const failure = failureOf(error, res.locals);
    res.locals.failure = failure;
    sendJson(res, failure.httpStatus, JSON.stringify(envelope(failure, operation)), headersOf(failure));
  };
}

type Failed = Pick<Locals, 'requestId' | 'traceId' | 'operation'>;

/** Returns a function that logs an error, and returns the failure to send for it. */
export function createFailing({ log, isUnavailable = () => false, isDevelopment = false }: FailureHandling) {
  const limited = limitRepeats();
  return (error: unknown, { requestId, traceId, operation }: Failed): Failure => {
    // Errors may quote callers, so their descriptions are bounded.
    const logError = (fields: object, message: string) =>
      log?.error({ err: describeError(error), requestId, traceId, ...fields }, message);
    let failure = toFailure(error, isUnavailable);
    const violation = violationOf(failure, operation);
    if (violation !== undefined) {
      logError({ violation }, 'error response violates the contract, sent as 500');
      failure = internal(error);
    } else if (isOurs(failure)) {
      const write = (repeats: object) => logError({ operation: operation?.id, ...repeats }, 'request failed');
      // An outage fails all requests. Callers report a 500 by its request id, so each has its line.
      if (failure.httpStatus === 503) limited(describeError(failure.cause).message, write);
      else write({});
    }
    const breach = error instanceof BadReply ? error.message : violation;
    if (isDevelopment && breach !== undefined) return new Failure('INTERNAL', `The handler broke the contract. ${breach}.`);
    return failure;
  };
}

/** Returns whether the operator has to look into the failure. */
const isOurs = ({ httpStatus, cause }: Failure): boolean => httpStatus === 500 || (httpStatus === 503 && cause !== undefined);

const internal = (cause: unknown): Failure =>
  new Failure('INTERNAL', 'An internal error occurred. Quote the x-request-id when you report it.', { cause });

function toFailure(error: unknown, isUnavailable: (error: unknown) => boolean): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof BadReply) return internal(error);
  if (isUnavailable(error)) return unavailable(error);
  // Express and its parsers throw these for malformed requests.
  if (typeof error === 'object' && error !== null && 'status' in error && isClientError(error.status))
    return clientError(error.status);
  return internal(error);
}

const isClientError = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= 400 && Number(status) < 500;

/** Replaces the library's message, which may repeat the request. */
function clientError(httpStatus: number): Failure {
  if (httpStatus === 401) return unauthenticated();
  return new Failure(statusOf(httpStatus), reasons[httpStatus] ?? 'The request cannot be processed.', { httpStatus });
}

const reasons: { [httpStatus: number]: string } = {
  413: 'The request body is too large.',
  415: 'The content type or encoding of the request body is not supported.',
};

const statuses: readonly ErrorStatus[] = ['NOT_FOUND', 'ALREADY_EXISTS', 'RESOURCE_EXHAUSTED'];
const statusOf = (httpStatus: number): ErrorStatus =>
  statuses.find((status) => httpStatusOf[status] === httpStatus) ?? 'INVALID_ARGUMENT';

/** Statuses outside of the document: other methods of a path, and operations that this server does not implement. */
const undocumented = [405, 501];

/** Checks failures against the document. Validators check only successes. */
function violationOf(failure: Failure, operation: Operation | undefined): string | undefined {
  if (operation === undefined || undocumented.includes(failure.httpStatus)) return undefined;
  if (!operation.statuses.includes(failure.httpStatus)) return `HTTP ${failure.httpStatus} is not documented for ${operation.id}`;
  return validators[operation.id](envelope(failure, operation))
    ? undefined
    : `the body does not fit the schema of ${operation.id}'s failures`;
}
