/** Failures of the contract, which handlers throw, and their envelope. The caller reads their message. Nothing here needs Node.js. */
import { failureLimits, httpStatusOf, type OperationFacts } from '../generated/handlers.ts';
import { truncate } from '../generated/text.ts';
import type { ErrorDetail, ErrorStatus } from '../generated/types.ts';

interface FailureOptions {
  details?: readonly ErrorDetail[] | undefined;
  /** Set if HTTP has a status of its own (405, 413, 415). */
  httpStatus?: number | undefined;
  headers?: { readonly [name: string]: string } | undefined;
  cause?: unknown;
  /** The reason in fixed words, for the log and the metrics. */
  why?: string | undefined;
}

export class Failure extends Error {
  readonly status: ErrorStatus;
  readonly httpStatus: number;
  readonly details: readonly ErrorDetail[];
  readonly headers: { readonly [name: string]: string };
  readonly why: string | undefined;

  constructor(status: ErrorStatus, message: string, { details = [], httpStatus, headers = {}, cause, why }: FailureOptions = {}) {
    super(message, { cause });
    this.status = status;
    this.httpStatus = httpStatus ?? httpStatusOf[status];
    this.details = details;
    this.headers = headers;
    this.why = why;
  }
}

/** Returns the failure for invalid fields; the first becomes the message. */
export function invalidArgument(...details: [ErrorDetail, ...ErrorDetail[]]): Failure {
  const [{ field, description }] = details;
  return new Failure('INVALID_ARGUMENT', `${field || 'The request body'} ${description}.`, { details });
}

export const notFound = (kind: string, id: string): Failure => new Failure('NOT_FOUND', `The ${kind} "${id}" does not exist.`);

/** Returns the detail for an optional field that contradicts another one. */
export const mustEqual = (field: string, other: string): ErrorDetail => ({
  field,
  reason: 'CONFLICT',
  description: `must equal ${other} or be omitted`,
});

export const tooLarge = (maxBytes: number): Failure =>
  new Failure('INVALID_ARGUMENT', `The request body must be at most ${maxBytes} bytes.`, { httpStatus: 413 });

/** `why`: fixed words for the log. The response is the same for all. */
export const unauthenticated = (why?: string): Failure =>
  new Failure('UNAUTHENTICATED', 'The credentials are missing or invalid.', { why });

export const originNotAllowed = (): Failure =>
  new Failure('PERMISSION_DENIED', 'This origin is not among the allowed domains of the workspace.');

/** Replaces a handler that does not exist yet. */
export const unimplemented = (): Failure => new Failure('UNIMPLEMENTED', 'This server does not implement this operation yet.');

/** Causes of a 503 under load, in the words of the log and of the metrics. */
export const shedCauses = ['queue delay', 'memory', 'connections'] as const;
export type ShedCause = (typeof shedCauses)[number];

/** Returns the cause of a rejection under load; undefined for another failure. */
export const shedCauseOf = ({ why }: Failure): ShedCause | undefined => shedCauses.find((one) => one === why);

/** `why`: the cause, if the service is under load. */
export const unavailable = (cause?: unknown, why?: ShedCause): Failure =>
  new Failure('UNAVAILABLE', 'The service is currently unavailable. Try again later.', { cause, why });

/** Returns the body of the response, cut to the limits of the document. */
export function envelope(
  { message, status, details, httpStatus }: Failure,
  operation: Pick<OperationFacts, 'failureHasCode'> | undefined,
): unknown {
  const shown = details.slice(0, failureLimits.details).map(({ field, reason, description }) => ({
    field: truncate(field, failureLimits.field),
    reason,
    description: truncate(description, failureLimits.description),
  }));
  const error = { message: truncate(message, failureLimits.message), status, ...(shown.length > 0 ? { details: shown } : {}) };
  return { error: operation?.failureHasCode ? { ...error, code: httpStatus } : error };
}

export const headersOf = ({ httpStatus, headers }: Failure): { readonly [name: string]: string } =>
  httpStatus === 503 ? { 'retry-after': '1', ...headers } : headers;
