// Generated from the contract by `npm run generate`. Do not edit.
/**
 * What all calls of the client have in common, over openapi-fetch, which makes each attempt: what comes between the attempts, errors,
 * pages, jobs and bulk results. It knows no operation, and of its runtime only what Node.js, Deno, Bun, workers and browsers share.
 *
 * What is internal is not declared in the package, so that nobody's compiler has to read the types of openapi-fetch.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { ErrorDetail, ErrorStatus, paths } from './types.ts';

/** How calls are made: for all of a client's, or for one of them. */
export interface CallSettings {
  /** How often a call is tried again where that does no harm. Default 2. */
  retries?: number | undefined;
  /** How long one attempt may take, in milliseconds; by default what fits the operation. */
  timeoutMs?: number | undefined;
  /** How long a call may take with all its attempts and the pauses between them, in milliseconds; by default `timeoutMs` and two minutes. */
  deadlineMs?: number | undefined;
  /** Before each attempt: it may set headers of the request, such as `traceparent`. */
  onRequest?: ((request: Request, attempt: Attempt) => void | Promise<void>) | undefined;
  /** After each reply, whatever its status. */
  onResponse?: ((response: ResponseMetadata, attempt: Attempt) => void | Promise<void>) | undefined;
  /** Before each pause that another attempt follows. */
  onRetry?: ((retry: Retry) => void | Promise<void>) | undefined;
}

export interface CallOptions extends CallSettings {
  /** Ends the call, and the pauses between its attempts, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Sent as `x-request-id`, for the service's log. */
  requestId?: string | undefined;
}

export interface ClientOptions extends CallSettings {
  /** Where the service is, such as `http://127.0.0.1:8080`. */
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

/** A call under way: what is awaited is its result. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** The result together with the reply's status, headers, request id and rate limit. */
  withResponse(): Promise<{ result: Result; response: ResponseMetadata }>;
}

export type Method<Input, Result> = (data: Input, options?: CallOptions) => ApiPromise<Result>;

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
  /** The result is the whole body, without an envelope. */
  isBare?: true;
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
  const { signal, requestId } = options;
  const setting = <Name extends keyof CallSettings>(name: Name) => options[name] ?? connection[name];
  const timeoutMs = setting('timeoutMs') ?? facts.timeoutMs;
  const deadline = performance.now() + (setting('deadlineMs') ?? timeoutMs + defaultWaitingMs);
  const left = () => deadline - performance.now();
  const body = { data: key === undefined ? data : { ...data, [key]: Reflect.get(data, key) ?? crypto.randomUUID() } };
  const text = JSON.stringify(body);
  const init: Omit<Init<Input>, 'signal' | 'middleware'> = {
    body,
    // Another attempt sends the same, also when the caller has changed the data since.
    bodySerializer: () => text,
    headers: { 'x-request-id': requestId },
    parseAs: 'text',
  };
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const limit = limitTime(Math.min(timeoutMs, left()), signal);
    let error: unknown;
    try {
      const reply = await exchange(
        (middleware) => facts.post(connection.http, { ...init, signal: limit.signal, middleware: [middleware] }),
        async (request) => setting('onRequest')?.(request, { operationId, attempt }),
      );
      if ('response' in reply) {
        await setting('onResponse')?.(reply.response, { operationId, attempt });
        const success = readSuccess<Result>(reply, facts);
        if (success !== undefined) return { result: success.result, response: reply.response };
        error = new ApiError(operationId, reply.response, reply.body);
      } else {
        error = limit.signal.aborted ? limit.signal.reason : reply.lost;
      }
    } finally {
      limit.release();
    }
    signal?.throwIfAborted();
    const delayMs = pauseAfter(error, attempt);
    const isLast = attempt > (setting('retries') ?? defaultRetries) || delayMs >= left();
    if (isLast || !mayRetry(error, facts.isIdempotent || key !== undefined)) throw error;
    await setting('onRetry')?.({ operationId, attempt, error, delayMs });
    await pause(delayMs, signal);
  }
}

interface Reply {
  response: ResponseMetadata;
  /** What its JSON says, or its text where it is none. */
  body: unknown;
}

/** Request and whole reply; what is lost on the way is told apart from what the hook throws, and from what cannot be sent. */
async function exchange(
  send: (middleware: Middleware) => Promise<RawReply>,
  hook: (request: Request) => Promise<void>,
): Promise<Reply | { lost: unknown }> {
  let isSent = false;
  const onRequest = async ({ request }: { request: Request }) => {
    await hook(request);
    isSent = true;
  };
  try {
    const { data, error, response } = await send({ onRequest });
    const { status, headers } = response;
    const requestId = headers.get('x-request-id') ?? undefined;
    const metadata = { status, headers, requestId, rateLimit: readRateLimit(headers) };
    return { response: metadata, body: data === undefined ? error : parse(data) };
  } catch (lost) {
    if (!isSent) throw lost;
    return { lost };
  }
}

/** Every result of the contract says that it is a success; a page of something before the service does not. */
function readSuccess<Result>({ response, body }: Reply, { isBare }: { isBare?: true }): { result: Result } | undefined {
  if (response.status < 200 || response.status > 299) return undefined;
  const reply = isBare ? { result: body } : body;
  return hasResult<Result>(reply) ? reply : undefined;
}

const hasResult = <Result>(reply: unknown): reply is { result: Result } =>
  isObject(reply) && isObject(reply.result) && reply.result.status === 'success';

/** Where nothing was done, another attempt is safe; where nobody knows, it is if doing it twice is as doing it once. */
function mayRetry(error: unknown, isRepeatable: boolean): boolean {
  if (!(error instanceof ApiError)) return isRepeatable;
  const { httpStatus, isFromService } = error;
  if (httpStatus === 429 || (httpStatus === 503 && isFromService)) return true;
  return isRepeatable && [408, 500, 502, 503, 504].includes(httpStatus);
}

/** What the service asks for, and on top of it a random part of a growing time, so that not all come back at once. */
function pauseAfter(error: unknown, attempt: number): number {
  const askedFor = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return askedFor + Math.random() * Math.min(maxBackoffMs, 250 * 2 ** attempt);
}

/** Seconds, or a date, which is meant by the clock of who sent it. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** `"create-workspace";r=9;t=3600` */
function readRateLimit(headers: Headers): RateLimit | undefined {
  const [, remaining, resetSeconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return remaining === undefined ? undefined : { remaining: Number(remaining), resetSeconds: Number(resetSeconds) };
}

/** What timers can count. */
const maxTimerMs = 2 ** 31 - 1;

/** A signal that is aborted after a time, or with the caller's. */
function limitTime(ms: number, signal: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const message = `No reply within ${Math.round(ms)} ms.`;
  const timer = setTimeout(() => controller.abort(new DOMException(message, 'TimeoutError')), Math.min(ms, maxTimerMs));
  const follow = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow);
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, release };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(ms, maxTimerMs),
    );
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Calls that come in pages: beside the method, all pages and all items of a query. */
export interface PagedMethod<Input, Result, Item> {
  (data: Input, options?: CallOptions): ApiPromise<Result>;
  /** Each page, asked for when it is its turn. */
  pages(data: Input, options?: CallOptions): AsyncGenerator<Result, void, undefined>;
  /** Each item of all pages. */
  items(data: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
}

/** @internal */
export interface Paging<Input, Result, Item> {
  pageToken: (page: Result) => string | undefined;
  items: (page: Result) => Item[];
  at: (data: Input, pageToken: string) => Input;
}

/** @internal */
export function paged<Input, Result, Item>(
  ask: Method<Input, Result>,
  paging: Paging<Input, Result, Item>,
): PagedMethod<Input, Result, Item> {
  async function* pages(data: Input, options?: CallOptions) {
    let page = await ask(data, options);
    yield page;
    for (let token = paging.pageToken(page); token !== undefined; token = paging.pageToken(page)) {
      page = await ask(paging.at(data, token), options);
      yield page;
      if (paging.pageToken(page) === token) throw new Error('The service answered with the page token that it was asked for.');
    }
  }
  async function* items(data: Input, options?: CallOptions) {
    for await (const page of pages(data, options)) yield* paging.items(page);
  }
  return Object.assign((data: Input, options?: CallOptions) => ask(data, options), { pages, items });
}

export interface JobOptions<Status> extends CallOptions {
  /** The first pause before the job's status is asked for, in milliseconds; each one is longer than the one before. Default 1000. */
  intervalMs?: number | undefined;
  /** With each status, the last one too. */
  onProgress?: ((status: Status) => void) | undefined;
  /** How long the job may take, from its start to its end, in milliseconds. Default 24 hours. */
  deadlineMs?: number | undefined;
}

/** A job under way: what is awaited is its last status. */
export interface Job<Started, Status> extends Promise<Status> {
  /** What it was started with: its id, by which it can be found again, is there long before it is done. */
  started(): Promise<Started>;
}

/** A job that failed, or was not done in time: it goes on then, and `started` has its id. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly reason: 'FAILED' | 'TIMEOUT';
  readonly started: unknown;
  /** The last status that was told. */
  readonly lastStatus: unknown;

  constructor(reason: 'FAILED' | 'TIMEOUT', started: unknown, lastStatus: unknown, options?: ErrorOptions) {
    super(reason === 'FAILED' ? 'The job failed.' : 'The job was not done in time.', options);
    this.reason = reason;
    this.started = started;
    this.lastStatus = lastStatus;
  }
}

/** @internal */
export interface Polling<Input, Started, Query, Status> {
  query: (data: Input, started: Started) => Query;
  isOver: (status: Status) => boolean;
  hasFailed: (status: Status) => boolean;
}

const defaultJobMs = 24 * 3_600_000;
const maxIntervalMs = 30_000;

/** @internal */
export function job<Input, Started, Query, Status>(
  start: Method<Input, Started>,
  ask: Method<Query, Status>,
  { query, isOver, hasFailed }: Polling<Input, Started, Query, Status>,
): (data: Input, options?: JobOptions<Status>) => Job<Started, Status> {
  async function wait(data: Input, { intervalMs = 1_000, onProgress, ...options }: JobOptions<Status>, starting: Promise<Started>) {
    const deadline = performance.now() + (options.deadlineMs ?? defaultJobMs);
    const left = () => deadline - performance.now();
    const started = await starting;
    let status: Status | undefined;
    let cause: unknown;
    for (let ms = intervalMs; ms < left(); ms = Math.min(ms * 1.5, Math.max(intervalMs, maxIntervalMs))) {
      await pause(ms, options.signal);
      try {
        status = await ask(query(data, started), options.deadlineMs === undefined ? options : { ...options, deadlineMs: left() });
      } catch (error) {
        // The job goes on, whether or not it can be asked.
        if (options.signal?.aborted || !mayRetry(error, true)) throw error;
        cause = error;
        continue;
      }
      onProgress?.(status);
      if (hasFailed(status)) throw new JobError('FAILED', started, status);
      if (isOver(status)) return status;
    }
    throw new JobError('TIMEOUT', started, status, { cause });
  }
  return (data, options = {}) => {
    const starting = start(data, options);
    const last = wait(data, options, starting);
    const started = () => {
      // Who takes the job's id may leave the waiting to others.
      last.catch(() => {});
      return starting;
    };
    return Object.assign(last, { started });
  };
}

export interface BulkItem {
  success: boolean;
  message: string;
}

/** The result of an operation on many things: what became of each, by its id. */
export interface BulkResult<Item extends BulkItem> {
  data: { [id: string]: Item };
}

type Succeeded<Item> = Extract<Item, { success: true }>;
type Failed<Item> = Extract<Item, { success: false }>;

/** What succeeded of a bulk result, by id. */
export const succeeded = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Succeeded<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Succeeded<Item>] => entry[1].success));

/** What failed of a bulk result, by id. */
export const failed = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Failed<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Failed<Item>] => !entry[1].success));

/** The items of a bulk result by id, all of which succeeded; otherwise a BulkError is thrown. */
export function orThrow<Item extends BulkItem>(result: BulkResult<Item>): Map<string, Succeeded<Item>> {
  const failures = failed(result);
  if (failures.size > 0) throw new BulkError(failures, Object.keys(result.data).length);
  return succeeded(result);
}

/** Some items of a bulk operation failed; the others are done. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  /** What failed, by id. */
  readonly failed: ReadonlyMap<string, BulkItem>;

  constructor(failures: ReadonlyMap<string, BulkItem>, count: number) {
    const [first] = failures;
    super(
      `${failures.size} of ${count} failed${first === undefined ? '' : `, first ${JSON.stringify(first[0])}: ${first[1].message}`}`,
    );
    this.failed = failures;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

interface Failure {
  message: string;
  status: ErrorStatus;
  details?: ErrorDetail[];
}

const readFailure = (body: unknown): Failure | undefined => (isObject(body) && isFailure(body.error) ? body.error : undefined);

const isFailure = (error: unknown): error is Failure =>
  isObject(error) && typeof error.message === 'string' && typeof error.status === 'string';
