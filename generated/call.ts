// Generated from the contract by `npm run generate`. Do not edit.
/**
 * What all calls of the client have in common, over openapi-fetch, which makes each attempt: retries, deadlines and hooks. It knows no
 * operation, and of its runtime only what Node.js, Deno, Bun, workers and browsers share, as all that is beside it.
 *
 * What is internal is not declared in the package, so that nobody's compiler has to read the types of openapi-fetch.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './types.ts';
import { ApiError, isObject, type ResponseMetadata, readRateLimit } from './api-error.ts';
import { checkCallOptions } from './options.ts';
import { pause, withLimit } from './timers.ts';

/** How calls are made: for all of a client's, or for one of them. */
export interface CallSettings {
  /** The number of safe retries of a call: a whole number from 0. Default 2. */
  retries?: number | undefined;
  /** Milliseconds for one attempt with `onRequest`, from 1 to 2147483647. By default what fits the operation, 30 seconds or more. */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds for a call with all its attempts, hooks and pauses, from 1 to 2147483647. Then it rejects with a `DOMException` named
   * `TimeoutError`, whose `cause` is the failure of the attempt before. By default `timeoutMs` and two minutes.
   */
  deadlineMs?: number | undefined;
  /** Before each attempt: it may set headers of the request, such as `traceparent`. */
  onRequest?: ((request: Request, attempt: Attempt) => void | Promise<void>) | undefined;
  /** After each response, whatever its status. */
  onResponse?: ((response: ResponseMetadata, attempt: Attempt) => void | Promise<void>) | undefined;
  /** Before each pause that another attempt follows. */
  onRetry?: ((retry: Retry) => void | Promise<void>) | undefined;
}

export interface CallOptions extends CallSettings {
  /** Ends the call, and the pauses between its attempts, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Sent as `x-request-id`, for the service's log: visible ASCII characters. */
  requestId?: string | undefined;
}

export interface ClientOptions extends CallSettings {
  /** The http or https URL of the service, such as `http://127.0.0.1:8080`; in a page it may be relative to the page. */
  baseUrl: string;
  /** In place of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Everyone who opens the page can read the auth token and use it: only for pages that nobody else opens. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

export interface Attempt {
  operationId: string;
  /** From 1 on. */
  attempt: number;
}

export interface Retry extends Attempt {
  /** What the attempt failed with. */
  error: unknown;
  /** How long the pause is that follows, in milliseconds. */
  delayMs: number;
}

/** A call under way: what is awaited is its result. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** The result together with the reply's status, headers, request id and rate limit. */
  withResponse(): Promise<{ result: Result; response: ResponseMetadata }>;
}

export type Method<Input, Result> = (data: Input, options?: CallOptions) => ApiPromise<Result>;

/** @internal The paths of the document, each with what it takes and gives. */
export type Http = Client<paths>;

/** @internal */
export interface Connection extends CallSettings {
  http: Http;
}

/** @internal What the methods of a client share. A browser shows its headers to everyone, so credentials do not go into one unless told to. */
export function connect(options: ClientOptions, agent: string, credentials: { [name: string]: string } = {}): Connection {
  const isBrowser = typeof window === 'object' && typeof window.document === 'object';
  if (isBrowser && Object.keys(credentials).length > 0 && options.dangerouslyAllowBrowser !== true) {
    throw new Error(
      'In a browser everyone can read the auth token: call the service from a server, or set dangerouslyAllowBrowser.',
    );
  }
  return {
    ...options,
    http: createFetchClient<paths>({
      baseUrl: options.baseUrl.replace(/\/+$/, ''),
      // Called later, so that whoever replaces the global one (a test, a tracer) is heard.
      fetch: options.fetch ?? ((request) => fetch(request)),
      // In a browser it would be one's own, and would have to be allowed by CORS.
      headers: { ...(isBrowser ? {} : { 'user-agent': agent }), ...credentials },
      // Credentials go to where the client was told to send them, and nowhere else.
      redirect: 'manual',
    }),
  };
}

/** @internal A request, as openapi-fetch takes it: a type, since an interface has no place for the further members that it allows. */
export type Init<Input> = {
  body: { data: Input };
  bodySerializer: () => string;
  headers: { [name: string]: string | undefined };
  signal: AbortSignal;
  middleware: Middleware[];
  /** So that a page in place of the reply is no SyntaxError. */
  parseAs: 'text';
};

/** @internal */
export interface Middleware {
  onRequest: (options: { request: Request }) => Promise<void>;
}

/** @internal What openapi-fetch makes of the reply to it. */
export interface RawReply {
  data?: string | undefined;
  error?: unknown;
  response: Response;
}

/** @internal */
export interface Facts<Input> {
  id: string;
  post: (http: Http, init: Init<Input>) => Promise<RawReply>;
  /** How long the operation may take, and the way there and back. */
  timeoutMs: number;
  isIdempotent: boolean;
  /** The member of the input that makes a repeated call one and the same. */
  idempotencyKey?: string;
  /** The result is the member `result` of the body; otherwise it is the whole body. */
  isEnveloped: boolean;
}

/** @internal */
export function method<Input extends object, Result>(connection: Connection, facts: Facts<Input>): Method<Input, Result> {
  return (data, options = {}) => {
    const answer = call<Input, Result>(connection, facts, data, options);
    const result = answer.then((whole) => whole.result);
    const withResponse = () => {
      // Who takes the answer whole need not look at the result alone.
      result.catch(() => {});
      return answer;
    };
    return Object.assign(result, { withResponse });
  };
}

interface Answer<Result> {
  result: Result;
  response: ResponseMetadata;
}

const defaultRetries = 2;
const defaultWaitingMs = 120_000;
const maxBackoffMs = 8_000;

async function call<Input extends object, Result>(
  connection: Connection,
  facts: Facts<Input>,
  data: Input,
  options: CallOptions,
): Promise<Answer<Result>> {
  const { id: operationId, idempotencyKey: key } = facts;
  checkCallOptions(operationId, options);
  const setting = <Name extends keyof CallSettings>(name: Name) => options[name] ?? connection[name];
  const timeoutMs = setting('timeoutMs') ?? facts.timeoutMs;
  const deadlineMs = setting('deadlineMs') ?? timeoutMs + defaultWaitingMs;
  const began = performance.now();
  const body = { data: key === undefined ? data : { ...data, [key]: Reflect.get(data, key) ?? crypto.randomUUID() } };
  const text = JSON.stringify(body);
  const init: Omit<Init<Input>, 'signal' | 'middleware'> = {
    body,
    // Another attempt sends the same, also when the caller has changed the data since.
    bodySerializer: () => text,
    headers: { 'x-request-id': options.requestId },
    parseAs: 'text',
  };
  let attempt = 0;
  let waitsFor = '';
  let failure: unknown;
  const limit = (name: 'timeoutMs' | 'deadlineMs', ms: number, signal: AbortSignal | undefined, since: number) => ({
    ms,
    signal,
    late: () => {
      const passed = Math.round(performance.now() - since);
      return timeoutError(`${operationId}: no ${waitsFor} after ${passed} ms (${name} ${ms}), attempt ${attempt}.`, failure);
    },
  });

  async function tryOften(signal: AbortSignal): Promise<Answer<Result>> {
    for (attempt = 1; ; attempt++) {
      const reply = await tryOnce(signal);
      if (reply !== undefined) {
        waitsFor = 'return of onResponse';
        await setting('onResponse')?.(reply.response, { operationId, attempt });
        signal.throwIfAborted();
        const success = readSuccess<Result>(reply, facts);
        if (success !== undefined) return { result: success.result, response: reply.response };
        failure = new ApiError(operationId, reply.response, reply.body);
      }
      const delayMs = pauseAfter(failure, attempt);
      const isLast = attempt > (setting('retries') ?? defaultRetries) || delayMs >= deadlineMs - (performance.now() - began);
      if (isLast || !mayRetry(failure, facts.isIdempotent || key !== undefined)) throw failure;
      waitsFor = 'return of onRetry';
      await setting('onRetry')?.({ operationId, attempt, error: failure, delayMs });
      waitsFor = 'response';
      await pause(delayMs, signal);
    }
  }

  /** Request and whole reply, or nothing where they are lost on the way; throws what the hook throws, and what cannot be sent. */
  async function tryOnce(callSignal: AbortSignal): Promise<Reply | undefined> {
    let isSent = false;
    try {
      return await withLimit(limit('timeoutMs', timeoutMs, callSignal, performance.now()), async (signal) => {
        const onRequest = async ({ request }: { request: Request }) => {
          waitsFor = 'return of onRequest';
          await setting('onRequest')?.(request, { operationId, attempt });
          signal.throwIfAborted();
          waitsFor = 'response';
          isSent = true;
        };
        return readReply(await facts.post(connection.http, { ...init, signal, middleware: [{ onRequest }] }));
      });
    } catch (error) {
      if (!isSent || callSignal.aborted) throw error;
      failure = error;
      return undefined;
    }
  }

  return await withLimit(limit('deadlineMs', deadlineMs, options.signal, began), tryOften);
}

/** Its cause is the failure of the attempt before, if there was one. */
const timeoutError = (message: string, cause: unknown): Error =>
  Object.assign(new DOMException(message, 'TimeoutError'), cause === undefined ? {} : { cause });

interface Reply {
  response: ResponseMetadata;
  /** What its JSON says, or its text where it is none. */
  body: unknown;
}

function readReply({ data, error, response }: RawReply): Reply {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const metadata = { status, headers, requestId, rateLimit: readRateLimit(headers) };
  return { response: metadata, body: data === undefined ? error : parse(data) };
}

/** Every result of the contract says that it is a success; a page of something before the service does not. */
function readSuccess<Result>({ response, body }: Reply, { isEnveloped }: { isEnveloped: boolean }): { result: Result } | undefined {
  if (response.status < 200 || response.status > 299) return undefined;
  const reply = isEnveloped ? body : { result: body };
  return hasResult<Result>(reply) ? reply : undefined;
}

const hasResult = <Result>(reply: unknown): reply is { result: Result } =>
  isObject(reply) && isObject(reply.result) && reply.result.status === 'success';

/**
 * @internal The service's own 429 and 503 prove that nothing was done, so any operation may be repeated. After anything else, only one
 * that does no harm when it is done twice.
 */
export function mayRetry(error: unknown, isRepeatable: boolean): boolean {
  if (!(error instanceof ApiError)) return isRepeatable;
  const { httpStatus, isFromService } = error;
  if (isFromService && (httpStatus === 429 || httpStatus === 503)) return true;
  return isRepeatable && [408, 429, 500, 502, 503, 504].includes(httpStatus);
}

/** What the service asks for, and on top of it a random part of a growing time, so that not all come back at once. */
function pauseAfter(error: unknown, attempt: number): number {
  const askedFor = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return askedFor + Math.random() * Math.min(maxBackoffMs, 250 * 2 ** attempt);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
