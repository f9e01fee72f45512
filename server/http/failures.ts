/** Anything thrown, by anyone, at any stage, becomes the failure envelope here, once. */
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { failures as fitting } from '../../generated/validators.js';
import { Failure, unauthenticated, unavailable } from '../errors.ts';
import { BadReply } from './engine.ts';
import { sendJson } from './json.ts';

interface FailureHandling {
  log: Logger | undefined;
  /** Whether an error says that the database cannot be reached. */
  isUnavailable: (error: unknown) => boolean;
}

export function failures({ log, isUnavailable }: FailureHandling): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    const { requestId, operation } = res.locals;
    if (res.headersSent) {
      log?.error({ err: error, requestId }, 'failed after the reply had begun');
      res.destroy();
      return;
    }
    let failure = toFailure(error, isUnavailable);
    const unfit = whyUnfit(failure, res);
    if (unfit !== undefined) {
      log?.error({ err: error, requestId, problem: unfit }, 'a failure that breaks the contract was not sent');
      failure = internal(error);
    } else if (failure.httpStatus >= 500 && failure.status !== 'UNIMPLEMENTED') {
      log?.error({ err: error, requestId, operation: operation?.id }, 'failed');
    }
    sendJson(res, failure.httpStatus, envelope(failure, res), failure.headers);
  };
}

const internal = (cause: unknown): Failure =>
  new Failure('INTERNAL', 'The service failed to answer. Quote the x-request-id when reporting this.', { cause });

function toFailure(error: unknown, isUnavailable: FailureHandling['isUnavailable']): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof BadReply) return internal(error);
  if (isUnavailable(error)) return unavailable(error);
  // The validator's own refusal of credentials that authentication has let in.
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 401) return unauthenticated();
  return internal(error);
}

function envelope({ message, status, details, httpStatus }: Failure, res: Response): unknown {
  const error = {
    message: message.length <= 1000 ? message : `${message.slice(0, 999)}…`,
    status,
    ...(details.length > 0 ? { details } : {}),
  };
  return { error: res.locals.operation?.failureHasCode ? { ...error, code: httpStatus } : error };
}

/** Nobody else looks at replies that are no success. */
function whyUnfit(failure: Failure, res: Response): string | undefined {
  const { operation } = res.locals;
  if (operation === undefined || failure.httpStatus === 405) return undefined;
  if (!operation.statuses.includes(failure.httpStatus)) return `HTTP ${failure.httpStatus} is not documented for ${operation.id}`;
  return fitting[operation.id](envelope(failure, res))
    ? undefined
    : `the body does not fit the schema of ${operation.id}'s failures`;
}
