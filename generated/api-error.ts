// Generated from the contract by `npm run generate`. Do not edit.
/** Failures of calls, and the headers of any response. */
import { httpStatusOf } from './server.ts';
import type { ErrorDetail, ErrorStatus } from './types.ts';

export interface ResponseMetadata {
  /** The HTTP status. */
  status: number;
  headers: Headers;
  /** The id to quote when you report a problem. */
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

/** Thrown if the service refuses a call or fails. Network failures (no connection, a timeout) are thrown as `fetch` throws them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: string;
  /** The failure's code. Responses of other servers, such as a proxy's page, have RESOURCE_EXHAUSTED, UNAVAILABLE or INTERNAL. */
  readonly status: ErrorStatus;
  /** The HTTP status. */
  readonly httpStatus: number;
  /** The invalid fields; empty if the request's content was not the reason. */
  readonly details: ErrorDetail[];
  /** The id to quote when you report a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry; undefined if the service does not say. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Whether the response comes from the service itself: an error body with a message and a status, and the header `x-request-id`.
   */
  readonly isFromService: boolean;
  readonly response: ResponseMetadata;

  constructor(operationId: string, response: ResponseMetadata, body: unknown) {
    const failure = readFailure(body);
    const { status, headers } = response;
    super(failure?.message ?? `${operationId} was not answered by the service: HTTP ${status}, ${excerpt(headers, body)}`);
    this.operationId = operationId;
    this.status = isErrorStatus(failure?.status) ? failure.status : foreignStatus(status);
    this.httpStatus = status;
    this.details = Array.isArray(failure?.details) ? failure.details.filter(isErrorDetail) : [];
    this.requestId = response.requestId;
    this.retryAfterSeconds = readRetryAfter(headers);
    this.isFromService = failure !== undefined && response.requestId !== undefined;
    this.response = response;
  }
}

const foreignStatus = (httpStatus: number): ErrorStatus =>
  httpStatus === 429 ? 'RESOURCE_EXHAUSTED' : httpStatus >= 502 && httpStatus <= 504 ? 'UNAVAILABLE' : 'INTERNAL';

function excerpt(headers: Headers, body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return `${headers.get('content-type') ?? 'no content-type'}, ${JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)}`;
}

/** Reads whole seconds, or an HTTP date by the sender's clock (RFC 9110, 10.2.3). Ignores anything else. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (readDate(text) - (readDate(headers.get('date') ?? '') || Date.now())) / 1000;
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
