/** Anything thrown, by anyone, at any stage, becomes the failure envelope here, once. */
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { limits } from '../../generated/server.ts';
import { Failure, invalidArgument, unauthenticated, unavailable } from '../errors.ts';
import { at } from './contract.ts';
import { explain, fits } from './explain.ts';

interface FailureHandling {
  log: Logger;
  /** Whether an error says that the database cannot be reached. */
  isUnavailable: (error: unknown) => boolean;
}

export function failures({ log, isUnavailable }: FailureHandling): ErrorRequestHandler {
  return (error, req, res, _next) => {
    if (res.headersSent) {
      log.error({ err: error, requestId: res.locals.requestId }, 'failed after the reply had begun');
      res.destroy();
      return;
    }
    let failure = toFailure(error, req, res, isUnavailable);
    let body = envelope(failure, res);
    const unfit = whyUnfit(failure.httpStatus, body, res);
    if (unfit !== undefined) {
      log.error({ err: error, requestId: res.locals.requestId, problem: unfit }, 'a failure that breaks the contract was not sent');
      failure = internal(error);
      body = envelope(failure, res);
    } else if (failure.httpStatus >= 500 && failure.status !== 'UNIMPLEMENTED') {
      log.error({ err: error, requestId: res.locals.requestId, operation: res.locals.operation?.id }, 'failed');
    }
    res.status(failure.httpStatus).set(failure.headers).type('application/json').send(JSON.stringify(body));
  };
}

const internal = (cause: unknown): Failure =>
  new Failure('INTERNAL', 'The service failed to answer. Quote the x-request-id when reporting this.', { cause });

function toFailure(error: unknown, req: Request, res: Response, isUnavailable: FailureHandling['isUnavailable']): Failure {
  if (error instanceof Failure) return error;
  if (res.locals.badReply !== undefined) return internal(error);
  if (isUnavailable(error)) return unavailable(error);
  switch (statusOf(error)) {
    case 400:
      return badRequest(error, req, res);
    case 401:
      return unauthenticated();
    case 413: {
      const message = `The request body is too large: at most ${limits.bodyBytes} bytes are allowed.`;
      return new Failure('INVALID_ARGUMENT', message, { httpStatus: 413, headers: { connection: 'close' } });
    }
    case 415:
      return new Failure('INVALID_ARGUMENT', 'The header content-type must be application/json.', { httpStatus: 415 });
    default:
      return internal(error);
  }
}

/** The validator's own words are not for people; the schema says better what is wrong. */
function badRequest(error: unknown, req: Request, res: Response): Failure {
  const { operation, bodyBytes } = res.locals;
  if (operation === undefined || bodyBytes === undefined) {
    return invalidArgument({ field: '', reason: 'SYNTAX', description: 'was not received whole' });
  }
  const [first, ...rest] = explain(operation.request, req.body, bodyBytes);
  return first === undefined ? disagreement(error) : invalidArgument(first, ...rest);
}

/** The validator refused what the schema allows: a fault of ours that the tests should have found; the caller still gets the reason. */
function disagreement(error: unknown): Failure {
  const description = error instanceof Error ? error.message : 'is not as the contract describes it';
  return invalidArgument({ field: '', reason: 'CONFLICT', description: shorten(description) });
}

/** Libraries put the HTTP status of an error they raise on it. */
const statusOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined);

function envelope({ message, status, details, httpStatus }: Failure, res: Response): unknown {
  const error = { message: shorten(message), status, ...(details.length > 0 ? { details } : {}) };
  // One operation's failures also carry the HTTP status as a number; its schema says so.
  const schema = res.locals.operation?.responses.get(httpStatus)?.schema;
  return { error: at(schema, 'properties', 'error', 'properties', 'code') === undefined ? error : { ...error, code: httpStatus } };
}

const shorten = (message: string): string => (message.length <= 1000 ? message : `${message.slice(0, 999)}…`);

function whyUnfit(httpStatus: number, body: unknown, res: Response): string | undefined {
  const { operation } = res.locals;
  if (operation === undefined) return undefined;
  const schema = operation.responses.get(httpStatus)?.schema;
  if (schema === undefined) return httpStatus === 405 ? undefined : `HTTP ${httpStatus} is not documented for ${operation.id}`;
  return fits(schema, body) ? undefined : `the body does not fit the schema of HTTP ${httpStatus}`;
}
