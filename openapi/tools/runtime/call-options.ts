/** The options of clients, calls and jobs. */
import type { ResponseMetadata } from './client-errors.ts';
import type { Usage } from './usage.ts';

/** Settings for all calls of a client, or for one call. */
export interface CallSettings {
  /** Maximum number of safe retries of a call: an integer from 0. Default 2. */
  retries?: number | undefined;
  /**
   * Milliseconds for one attempt with `onRequest`, from 1 to 2147483647. The default depends on the operation, and is 30 seconds or
   * more.
   */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds for a call with all attempts, hooks and pauses, from 1 to 2147483647. Afterwards it rejects with a TimeoutError.
   * Default: `timeoutMs` plus two minutes.
   */
  deadlineMs?: number | undefined;
  /**
   * Headers of each request, such as those of a gateway. A call adds its own to those of the client. They cannot replace the
   * client's own headers.
   */
  headers?: { readonly [name: string]: string } | undefined;
  /** The maximum size of a response in bytes, from 1. A larger one is a ConnectionError. Default 16777216; a page has about 1 MB. */
  maxResponseBytes?: number | undefined;
  /**
   * Called with a line for each request and response, such as `console.debug`. Fields with tokens and the values of headers that may be
   * secret are redacted. The rest of the data is shown.
   */
  debug?: ((line: string) => void) | undefined;
  /** Called before each attempt. It may set headers of the request, such as `traceparent`. */
  onRequest?: ((request: Request, attempt: Attempt) => void | Promise<void>) | undefined;
  /** Called after each response, with any status. */
  onResponse?: ((response: ResponseMetadata, attempt: Attempt) => void | Promise<void>) | undefined;
  /** Called before each pause that another attempt follows. */
  onRetry?: ((retry: Retry) => void | Promise<void>) | undefined;
}

export interface CallOptions extends CallSettings {
  /** Aborts the call, and the pauses between its attempts, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Sent as `x-request-id` for the service's log. Visible ASCII characters. Default: a random one for each call. */
  requestId?: string | undefined;
  /**
   * Sent as `Idempotency-Key` with all attempts of a write. 1 to 255 visible ASCII characters. Default: a random one for each call.
   * Give your own to repeat a call later.
   */
  idempotencyKey?: string | undefined;
}

export interface ClientOptions extends CallSettings {
  /** The http or https URL of the service, such as `http://127.0.0.1:8080`. In a browser it may be relative to the page. */
  baseUrl: string;
  /** Replaces the global `fetch`, for a proxy, client certificates or instrumentation. */
  fetch?: ((url: string, init: FetchInit) => Promise<FetchResponse>) | undefined;
  /** A `recordUsage(…)`. It records the fields that the program sends and reads: maintainers of the API then know the changes that break it. */
  usage?: Usage | undefined;
  /**
   * Allows credentials in a page or worker of a browser, where every user of the page can read and use them. Set it only for pages
   * that nobody else opens.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The request, in the form that any `fetch` takes. */
export interface FetchInit {
  method: string;
  headers: { [name: string]: string };
  body: string;
  redirect: 'manual';
  signal: AbortSignal;
}

/** The part of a response that the client uses. Each `fetch` has headers of its own type. */
export interface FetchResponse {
  ok: boolean;
  status: number;
  headers: { forEach(each: (value: string, name: string) => void): void };
  text(): Promise<string>;
}

export interface Attempt {
  operationId: string;
  /** The number of the attempt, from 1. */
  attempt: number;
}

export interface Retry extends Attempt {
  /** The error of the attempt. */
  error: unknown;
  /** The pause before the next attempt, in milliseconds. */
  delayMs: number;
}

export interface JobOptions<Status> extends CallOptions {
  /** Milliseconds before the first request for the job's status, from 0 to 2147483647. Later pauses get longer. Default 1000. */
  intervalMs?: number | undefined;
  /** Called with each status, including the last, and awaited. Its errors end the promise, but not the job. */
  onProgress?: ((status: Status) => unknown) | undefined;
  /**
   * Milliseconds for the whole job, from 1 to 2147483647. Shortly before the end, the status is requested once more. Then the
   * promise rejects with a JobError, and the job continues. Default 24 hours.
   */
  deadlineMs?: number | undefined;
}
