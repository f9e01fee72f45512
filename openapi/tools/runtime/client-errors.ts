/** The errors of calls, and the headers of any response. */
import { httpStatusOf } from '../../../generated/handlers.ts';
import { printable } from '../../../generated/text.ts';
import type { ErrorDetail, ErrorStatus } from '../../../generated/types.ts';

export interface ResponseMetadata {
  /** The HTTP status. */
  status: number;
  headers: Headers;
  /** The header `x-request-id`. */
  requestId: string | undefined;
  /** The caller's remaining quota; undefined if the service does not report it. */
  rateLimit: RateLimit | undefined;
}

export interface RateLimit {
  /** The number of calls left. */
  remaining: number;
  /** The seconds until the quota resets. */
  resetSeconds: number;
}

/** The call that an error or a result comes from. */
export interface CallInfo {
  operationId: string;
  /** The number of attempts so far. */
  attempts: number;
  /** The call's id in the service's log: the option `requestId`, or a random one. */
  requestId: string;
}

/**
 * Any error of a call, except mistakes in options (a TypeError), errors that a hook throws, and the reason of an aborted signal. Only
 * a BulkError of a result that came from no client lacks the call.
 */
export class CollaborationError extends Error {
  override readonly name: string = 'CollaborationError';
  readonly operationId: string | undefined;
  /** The number of attempts so far. */
  readonly attempts: number | undefined;
  /** The id to quote when you report a problem. */
  readonly requestId: string | undefined;

  constructor(message: string, call: CallInfo | undefined, options?: { cause?: unknown }) {
    super(message, options);
    this.operationId = call?.operationId;
    this.attempts = call?.attempts;
    this.requestId = call?.requestId;
  }
}

/** Thrown if no complete response arrived: the service is unreachable, or the connection broke. `cause` is the error of `fetch`. */
export class ConnectionError extends CollaborationError {
  override readonly name = 'ConnectionError';
}

/** Thrown if a call takes longer than `timeoutMs` or `deadlineMs`. `cause` is the error of the attempt before, if any. */
export class TimeoutError extends CollaborationError {
  override readonly name = 'TimeoutError';
  /** The exceeded option. */
  readonly limit: 'timeoutMs' | 'deadlineMs';

  constructor(message: string, call: CallInfo, limit: 'timeoutMs' | 'deadlineMs', options?: { cause?: unknown }) {
    super(message, call, options);
    this.limit = limit;
  }
}

/** Thrown if the service rejects a call or fails. Tell the failures apart by `status`. */
export class ApiError extends CollaborationError {
  override readonly name = 'ApiError';
  /** The failure's code. Responses of other servers, such as a proxy's page, have RESOURCE_EXHAUSTED, UNAVAILABLE or INTERNAL. */
  readonly status: ErrorStatus;
  /** The HTTP status. */
  readonly httpStatus: number;
  /** The invalid fields; empty if the request's content was not the reason. */
  readonly details: ErrorDetail[];
  /** Seconds to wait before a retry; undefined if the service does not say. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Whether the response comes from the service itself: an error body with a message and a status, and the header `x-request-id`.
   */
  readonly isFromService: boolean;
  readonly response: ResponseMetadata;

  constructor(call: CallInfo, response: ResponseMetadata, body: unknown) {
    const failure = readFailure(body);
    const { status, headers } = response;
    const foreign = `${call.operationId} got a response that is not from the service: HTTP ${status}, ${excerpt(headers, body)}`;
    // An uncaught error prints it.
    super(printable(failure?.message ?? foreign), { ...call, requestId: response.requestId ?? call.requestId });
    this.status = isErrorStatus(failure?.status) ? failure.status : foreignStatus(status);
    this.httpStatus = status;
    this.details = Array.isArray(failure?.details) ? failure.details.filter(isErrorDetail) : [];
    this.retryAfterSeconds = readRetryAfter(headers.get('retry-after') ?? '', headers.get('date') ?? '');
    this.isFromService = failure !== undefined && response.requestId !== undefined;
    this.response = response;
  }
}

const calls = new WeakMap<object, CallInfo>();

/** @internal Remembers the call of a result, for errors that are found in it later. */
export function rememberCall(result: unknown, call: CallInfo): void {
  if (isObject(result)) calls.set(result, call);
}

/** @internal */
export const callOf = (result: unknown): CallInfo | undefined => (isObject(result) ? calls.get(result) : undefined);

const foreignStatus = (httpStatus: number): ErrorStatus =>
  httpStatus === 429 ? 'RESOURCE_EXHAUSTED' : httpStatus >= 502 && httpStatus <= 504 ? 'UNAVAILABLE' : 'INTERNAL';

function excerpt(headers: Headers, body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const location = headers.get('location');
  const target = location === null ? '' : `location ${JSON.stringify(location)}, `;
  return `${target}${headers.get('content-type') ?? 'no content-type'}, ${JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)}`;
}

/** @internal Reads whole seconds, or an HTTP date by the sender's clock (RFC 9110, 10.2.3). Ignores anything else. */
export function readRetryAfter(text: string, date: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (readDate(text) - (readDate(date) || Date.now())) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Returns the time of an HTTP date in milliseconds; NaN for other text. An HTTP date begins with the day of the week. Its oldest
 * form names no zone.
 */
const readDate = (text: string): number =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun).* \d\d:\d\d:\d\d/.test(text) ? Date.parse(text.replace(/( GMT)?$/, ' GMT')) : Number.NaN;

/** @internal Reads a header such as `"create-workspace";r=9;t=3600`. */
export function readRateLimit(headers: Headers): RateLimit | undefined {
  const [, remaining, resetSeconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return remaining === undefined ? undefined : { remaining: Number(remaining), resetSeconds: Number(resetSeconds) };
}

/** @internal */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The error body as received. Any server may stand between client and service. */
interface Failure {
  message: string;
  status: string;
  details?: unknown;
}

const readFailure = (body: unknown): Failure | undefined => (isObject(body) && isFailure(body.error) ? body.error : undefined);

const isFailure = (error: unknown): error is Failure =>
  isObject(error) && typeof error.message === 'string' && typeof error.status === 'string';

const isErrorStatus = (status: unknown): status is ErrorStatus => typeof status === 'string' && Object.hasOwn(httpStatusOf, status);

const isErrorDetail = (detail: unknown): detail is ErrorDetail =>
  isObject(detail) && ['field', 'reason', 'description'].every((name) => typeof detail[name] === 'string');
