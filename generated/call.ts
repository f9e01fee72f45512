// Generated from the contract by `npm run generate`. Do not edit.
/** How the client calls an operation: timeouts, retries and errors. Knows no operation. */
import type { components } from './types.ts';

export type ErrorStatus = components['schemas']['ErrorStatus'];
export type ErrorDetail = components['schemas']['ErrorDetail'];

export interface CallOptions {
  /** Ends the call, and the waiting between its attempts, with the signal's reason. */
  signal?: AbortSignal;
  /** How long one attempt may take, in milliseconds; by default what fits the operation. */
  timeoutMs?: number;
  /** Sent as `x-request-id`, for the service's log. */
  requestId?: string;
}

export interface Retrying {
  /**
   * How often an idempotent operation is tried again when the service is unavailable, out of reach or asks for a pause. Default 2.
   */
  retries?: number;
}

/** The service refused or failed. Failures on the way (no connection, a timeout) are thrown as `fetch` throws them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The failure's code; what is no reply of the service (a proxy's page) is UNAVAILABLE or INTERNAL. */
  readonly status: ErrorStatus;
  /** The HTTP status. */
  readonly httpStatus: number;
  /** Each member at fault; empty when the request's content was not the reason. */
  readonly details: ErrorDetail[];
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait, where the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, body: unknown) {
    const failure = readFailure(body);
    super(failure?.message ?? `The service answered with HTTP ${response.status} and no reason.`);
    this.status = failure?.status ?? (response.status >= 502 && response.status <= 504 ? 'UNAVAILABLE' : 'INTERNAL');
    this.httpStatus = response.status;
    this.details = failure?.details ?? [];
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  }
}

interface Attempt<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

interface Facts {
  timeoutSeconds: number;
  idempotent: boolean;
}

/** Tries `send` until it succeeds, fails for good, or has been tried often enough. */
export async function call<Body>(
  { timeoutSeconds, idempotent }: Facts,
  { retries = 2 }: Retrying,
  { signal, timeoutMs = timeoutSeconds * 1000, requestId }: CallOptions,
  send: (init: { signal: AbortSignal; headers: { 'x-request-id'?: string } }) => Promise<Attempt<Body>>,
): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const init = {
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: requestId === undefined ? {} : { 'x-request-id': requestId },
    };
    const mayRetry = idempotent && attempt <= retries;
    let seconds = 0.2 * 2 ** attempt;
    try {
      const { data, error, response } = await send(init);
      if (response.ok && data !== undefined) return data;
      throw new ApiError(response, error);
    } catch (failure) {
      if (!mayRetry || init.signal.aborted) throw failure;
      if (failure instanceof ApiError) {
        if (failure.status !== 'UNAVAILABLE' && failure.status !== 'RESOURCE_EXHAUSTED') throw failure;
        seconds = failure.retryAfterSeconds ?? seconds;
        if (seconds * 1000 > timeoutMs) throw failure;
      }
    }
    await pause(seconds * 1000, signal);
  }
}

/** Asks until the answer is final. */
export async function poll<Answer>(
  ask: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
  { intervalMs = 2000, signal }: { intervalMs?: number; signal?: AbortSignal },
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (isFinal(answer)) return answer;
    await pause(intervalMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

interface ReadableFailure {
  message: string;
  status: ErrorStatus;
  details?: ErrorDetail[];
}

function readFailure(body: unknown): ReadableFailure | undefined {
  return isFailure(body) ? body.error : undefined;
}

function isFailure(body: unknown): body is { error: ReadableFailure } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error) || !('status' in error)) return false;
  return typeof error.message === 'string' && typeof error.status === 'string';
}
