// Generated from the contract by `npm run generate`. Do not edit.
/** Replies that are no success, and what the headers of any reply say. */
import type { ErrorDetail, ErrorStatus } from './types.ts';

export interface ResponseMetadata {
  /** The HTTP status. */
  status: number;
  headers: Headers;
  /** Quote it when you report a problem. */
  requestId: string | undefined;
  /** What is left of the caller's quota, where the service tells it. */
  rateLimit: RateLimit | undefined;
}

export interface RateLimit {
  /** How many calls are left. */
  remaining: number;
  /** In how many seconds the quota is whole again. */
  resetSeconds: number;
}

/** The service refused or failed. Failures on the way (no connection, a timeout) are thrown as `fetch` throws them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: string;
  /** The failure's code; of what is no reply of the service (a proxy's page) RESOURCE_EXHAUSTED, UNAVAILABLE or INTERNAL. */
  readonly status: ErrorStatus;
  /** The HTTP status. */
  readonly httpStatus: number;
  /** Each member at fault; empty when the request's content was not the reason. */
  readonly details: ErrorDetail[];
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait, where the service says so. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the reply is the service's, and not that of something before it. */
  readonly isFromService: boolean;
  readonly response: ResponseMetadata;

  constructor(operationId: string, response: ResponseMetadata, body: unknown) {
    const failure = readFailure(body);
    const { status, headers } = response;
    super(failure?.message ?? `${operationId} was not answered by the service: HTTP ${status}, ${excerpt(headers, body)}`);
    this.operationId = operationId;
    this.status = failure?.status ?? foreignStatus(status);
    this.httpStatus = status;
    this.details = failure?.details ?? [];
    this.requestId = response.requestId;
    this.retryAfterSeconds = readRetryAfter(headers);
    this.isFromService = failure !== undefined;
    this.response = response;
  }
}

const foreignStatus = (httpStatus: number): ErrorStatus =>
  httpStatus === 429 ? 'RESOURCE_EXHAUSTED' : httpStatus >= 502 && httpStatus <= 504 ? 'UNAVAILABLE' : 'INTERNAL';

function excerpt(headers: Headers, body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return `${headers.get('content-type') ?? 'no content-type'}, ${JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)}`;
}

/** Seconds, or a date, which is meant by the clock of who sent it. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** @internal `"create-workspace";r=9;t=3600` */
export function readRateLimit(headers: Headers): RateLimit | undefined {
  const [, remaining, resetSeconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return remaining === undefined ? undefined : { remaining: Number(remaining), resetSeconds: Number(resetSeconds) };
}

/** @internal */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

interface Failure {
  message: string;
  status: ErrorStatus;
  details?: ErrorDetail[];
}

const readFailure = (body: unknown): Failure | undefined => (isObject(body) && isFailure(body.error) ? body.error : undefined);

const isFailure = (error: unknown): error is Failure =>
  isObject(error) && typeof error.message === 'string' && typeof error.status === 'string';
