/**
 * Shared code of all calls of the client: retries, deadlines and hooks. openapi-fetch makes each attempt. This file and the ones
 * beside it know no operation. They use only what Node.js, Deno, Bun, workers and browsers share.
 *
 * Internal types are left out of the package's declarations, so that no compiler has to read the types of openapi-fetch.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { CallOptions, CallSettings, ClientOptions, FetchInit, FetchResponse } from './call-options.ts';
import {
  ApiError,
  ConnectionError,
  isObject,
  type ResponseMetadata,
  readRateLimit,
  rememberCall,
  TimeoutError,
} from './client-errors.ts';
import { randomId } from './crypto.ts';
import { debugLine } from './debug.ts';
import { write } from './numbers.ts';
import { checkCallOptions } from './options.ts';
import { pause, throwIfAborted, withLimit } from './timers.ts';

/** A pending call. It resolves to the result. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** Resolves to the result with the response's status, headers, request id and rate limit. */
  withResponse(): Promise<{ result: Result; response: ResponseMetadata }>;
}

export type Method<Input, Result> = (data: Input, options?: CallOptions) => ApiPromise<Result>;

/** The document for openapi-fetch. The methods have the types of their operations. */
interface Paths {
  [path: `/${string}`]: {
    post: {
      requestBody: { content: { 'application/json': unknown } };
      responses: { 200: { content: { 'application/json': unknown } } };
    };
  };
}

/** @internal */
export interface Connection extends CallSettings, Pick<ClientOptions, 'baseUrl' | 'fetch' | 'usage'> {
  http: Client<Paths>;
}

/**
 * @internal Connects the methods of a client. Rejects credentials in a browser unless allowed, since it shows its headers to
 * everyone.
 */
export function connect(options: ClientOptions, agent: string, credentials: { [name: string]: string } = {}): Connection {
  if (isBrowser() && Object.keys(credentials).length > 0 && options.dangerouslyAllowBrowser !== true) {
    throw new Error('In a browser, anyone can read the auth token. Call a proxy of yours, or set dangerouslyAllowBrowser.');
  }
  return {
    ...options,
    http: createFetchClient<Paths>({
      baseUrl: options.baseUrl.replace(/\/+$/, ''),
      // A browser sends its own user agent, and CORS would have to allow another.
      headers: { ...(isBrowser() ? {} : { 'user-agent': agent }), ...credentials },
    }),
  };
}

/** A client with a relative URL is made where a server renders the page, and only the page can call it. */
function checkBaseUrl(operationId: string, { baseUrl }: Connection): void {
  if (/^https?:/i.test(baseUrl) || globalThis.location !== undefined) return;
  throw new TypeError(
    `${operationId}: the baseUrl ${JSON.stringify(baseUrl)} is relative: only a page can call it. A server needs the URL of the service.`,
  );
}

/** Includes workers. Node.js, Deno, Bun and the workers of servers name themselves otherwise. */
const isBrowser = (): boolean => typeof navigator === 'object' && /^Mozilla\//.test(navigator.userAgent);

/** Sends a URL and an object, since a `fetch` from elsewhere does not know the `Request` of this realm. */
async function send(request: Request, customFetch: ClientOptions['fetch'], maxBytes: number): Promise<Response> {
  const { url, method, headers, signal } = request;
  // Redirects are rejected, so credentials go only to the given server.
  const init: FetchInit = {
    ...{ method, headers: Object.fromEntries(headers), body: await request.text() },
    ...{ redirect: 'manual', signal },
  };
  // Looked up per call, so that a later replacement of the global `fetch` (a test, a tracer) is used.
  return asResponse(await (customFetch ?? fetch)(url, init), maxBytes);
}

/** Thrown for a response beyond `maxResponseBytes`. */
class TooLarge extends Error {}

function asResponse(given: FetchResponse, maxBytes: number): Response {
  const headers = new Headers();
  given?.headers?.forEach((value, name) => headers.append(name, value));
  const response: unknown = { ok: given?.ok, status: given?.status, headers, text: () => readText(given, maxBytes) };
  if (!isResponse(response)) throw new TypeError('fetch must resolve to a response with ok, status, headers and text().');
  return response;
}

/** Reads the body, and stops beyond the limit. A custom `fetch` may have no stream: then the limit holds for the whole text. */
async function readText(response: FetchResponse, maxBytes: number): Promise<string> {
  const check = (bytes: number): void => {
    if (bytes > maxBytes) throw new TooLarge(`the response is larger than ${maxBytes} bytes (maxResponseBytes)`);
  };
  const reader = response instanceof Response ? response.body?.getReader() : undefined;
  if (reader === undefined) {
    const text = await response.text();
    check(new TextEncoder().encode(text).length);
    return text;
  }
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let bytes = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      check((bytes += value.length));
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof TooLarge) void reader.cancel().catch(() => {});
    throw error;
  }
}

/** The transport uses no more of it. */
const isResponse = (value: unknown): value is Response =>
  isObject(value) && typeof value.ok === 'boolean' && typeof value.status === 'number';

/** The response as openapi-fetch returns it. */
interface RawReply {
  data?: string | undefined;
  error?: unknown;
  response: Response;
}

/** @internal */
export interface Facts {
  id: string;
  path: `/${string}`;
  /** The operation's time limit, with time for the network. */
  timeoutMs: number;
  isIdempotent: boolean;
  /** Whether each call has an `Idempotency-Key`, with which it may be repeated. */
  takesIdempotencyKey: boolean;
  /** Whether the result is the field `result` of the body, or the whole body. */
  isEnveloped: boolean;
}

/** @internal */
export function method<Input, Result>(connection: Connection, facts: Facts): Method<Input, Result> {
  return (data, options = {}) => {
    const answer = call<Result>(connection, facts, data, options);
    const result = answer.then((whole) => whole.result);
    const withResponse = () => {
      // Callers of `withResponse` may leave the result itself unawaited.
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
const defaultResponseBytes = 2 ** 24;
const defaultWaitingMs = 120_000;
const maxBackoffMs = 8_000;

async function call<Result>(connection: Connection, facts: Facts, data: unknown, options: CallOptions): Promise<Answer<Result>> {
  const { id: operationId, takesIdempotencyKey } = facts;
  checkCallOptions(operationId, options);
  checkBaseUrl(operationId, connection);
  const setting = <Name extends keyof CallSettings>(name: Name) => options[name] ?? connection[name];
  const timeoutMs = setting('timeoutMs') ?? facts.timeoutMs;
  const deadlineMs = setting('deadlineMs') ?? timeoutMs + defaultWaitingMs;
  const requestId = options.requestId ?? randomId();
  const began = performance.now();
  const text = write(operationId, { data: data ?? {} });
  const init = {
    body: text,
    // Every attempt sends the same text, even if the caller has changed the data meanwhile.
    bodySerializer: () => text,
    headers: {
      ...connection.headers,
      ...options.headers,
      'x-request-id': requestId,
      ...(takesIdempotencyKey ? { 'idempotency-key': options.idempotencyKey ?? randomId() } : {}),
    },
    /** Text, so that a page instead of JSON causes no SyntaxError. */
    parseAs: 'text' as const,
  };
  let attempt = 0;
  let waitsFor = '';
  let failure: unknown;
  const info = () => ({ operationId, attempts: attempt, requestId });
  const limit = (name: 'timeoutMs' | 'deadlineMs', ms: number, signal: AbortSignal | undefined, since: number) => ({
    ms,
    signal,
    late: () => {
      const passed = Math.round(performance.now() - since);
      const message = `${operationId}: no ${waitsFor} after ${passed} ms (${name} ${ms}), attempt ${attempt}.`;
      return new TimeoutError(message, info(), name, failure === undefined ? {} : { cause: failure });
    },
  });

  async function tryOften(signal: AbortSignal): Promise<Answer<Result>> {
    for (attempt = 1; ; attempt++) {
      const reply = await tryOnce(signal);
      if (reply !== undefined) {
        waitsFor = 'return of onResponse';
        await setting('onResponse')?.(reply.response, { operationId, attempt });
        throwIfAborted(signal);
        const success = readSuccess<Result>(reply, facts);
        if (success !== undefined) {
          rememberCall(success.result, info());
          return { result: success.result, response: reply.response };
        }
        failure = new ApiError(info(), reply.response, reply.body);
      }
      const delayMs = pauseAfter(failure, attempt);
      const isLast = attempt > (setting('retries') ?? defaultRetries) || delayMs >= deadlineMs - (performance.now() - began);
      if (isLast || !mayRetry(failure, facts.isIdempotent || takesIdempotencyKey)) throw failure;
      waitsFor = 'return of onRetry';
      await setting('onRetry')?.({ operationId, attempt, error: failure, delayMs });
      waitsFor = 'response';
      await pause(delayMs, signal);
    }
  }

  /**
   * Returns the response to one attempt; undefined if request or response got lost. Throws errors of hooks, and for data that
   * cannot be sent.
   */
  async function tryOnce(callSignal: AbortSignal): Promise<Reply | undefined> {
    let isSent = false;
    try {
      return await withLimit(limit('timeoutMs', timeoutMs, callSignal, performance.now()), async (signal) => {
        const onRequest = async ({ request }: { request: Request }) => {
          waitsFor = 'return of onRequest';
          await setting('onRequest')?.(request, { operationId, attempt });
          throwIfAborted(signal);
          setting('debug')?.(debugLine(`${operationId} #${attempt}: POST ${request.url}`, request.headers, JSON.parse(text)));
          waitsFor = 'response';
          isSent = true;
        };
        const sending = (request: Request) => send(request, connection.fetch, setting('maxResponseBytes') ?? defaultResponseBytes);
        const reply = readReply(
          await connection.http.POST(facts.path, { ...init, signal, fetch: sending, middleware: [{ onRequest }] }),
        );
        const { status, headers } = reply.response;
        setting('debug')?.(debugLine(`${operationId} #${attempt}: HTTP ${status}`, headers, reply.body));
        return connection.usage?.(operationId, init, reply) ?? reply;
      });
    } catch (error) {
      if (!isSent || callSignal.aborted) throw error;
      setting('debug')?.(debugLine(`${operationId} #${attempt}: ${connectionReason(error)}`, new Headers(), undefined));
      if (error instanceof TooLarge) throw new ConnectionError(`${operationId}: ${error.message}.`, info(), { cause: error });
      failure =
        error instanceof TimeoutError
          ? error
          : new ConnectionError(`${operationId}: no response, ${connectionReason(error)}`, info(), { cause: error });
      return undefined;
    }
  }

  return await withLimit(limit('deadlineMs', deadlineMs, options.signal, began), tryOften);
}

/** Node.js says only `fetch failed`, and gives the reason as the cause. Tests of Jest have an `Error` of their own. */
function connectionReason(error: unknown): string {
  const causes = [isObject(error) ? error.cause : undefined, error].filter(isObject);
  const reason = causes.flatMap(({ message, code }) => [message, code]).find((text) => typeof text === 'string' && text !== '');
  return String(reason ?? error);
}

interface Reply {
  response: ResponseMetadata;
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown;
}

function readReply({ data, error, response }: RawReply): Reply {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const metadata = { status, headers, requestId, rateLimit: readRateLimit(headers) };
  return { response: metadata, body: data === undefined ? error : parse(data) };
}

/** Returns the result of a success. A response without the contract's `success` comes from another server, such as a proxy. */
function readSuccess<Result>({ response, body }: Reply, { isEnveloped }: { isEnveloped: boolean }): { result: Result } | undefined {
  if (response.status < 200 || response.status > 299) return undefined;
  const reply = isEnveloped ? body : { result: body };
  return hasResult<Result>(reply) ? reply : undefined;
}

const hasResult = <Result>(reply: unknown): reply is { result: Result } =>
  isObject(reply) && isObject(reply.result) && reply.result.status === 'success';

/**
 * @internal Returns whether a failed call may be repeated. The service's own 429 and 503 prove that nothing was done, so any
 * operation may be repeated. A 409 with `retry-after` says that an earlier attempt is still running. After other failures, only
 * reads, idempotent operations and calls with an `Idempotency-Key` may.
 */
export function mayRetry(error: unknown, isRepeatable: boolean): boolean {
  if (!(error instanceof ApiError)) return isRepeatable;
  const { httpStatus, isFromService, retryAfterSeconds } = error;
  if (isFromService && (httpStatus === 429 || httpStatus === 503)) return true;
  if (isFromService && httpStatus === 409 && retryAfterSeconds !== undefined) return isRepeatable;
  return isRepeatable && [408, 429, 500, 502, 503, 504].includes(httpStatus);
}

/** Returns the pause that the service asks for, plus a random part of a growing time. So clients do not return all at once. */
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
