/**
 * `@collaboration/contract/msw`: the contract as request handlers of Mock Service Worker, for a frontend's tests in Node.js and
 * browsers. Invalid requests are refused with the service's words. Valid ones return a documented example, fitted to the request. A
 * boundary file: a resolver meets input and response of its operation, whose types the table of resolvers does not know.
 */
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Json } from '../generated/document.ts';
import { type Input, type OperationId, type Output, operations } from '../generated/server.ts';
import type { operations as Contract } from '../generated/types.ts';
import { replies } from '../generated/validators.js';
import { Failure } from '../server/errors.ts';
import { contractOperations, type Operation } from '../server/http/contract.ts';
import { envelope, headersOf } from '../server/http/envelope.ts';
import { operationAt, sentRequestId, unknownPath } from '../server/http/request.ts';
import { createEngine, type Engine, failureOf } from './engine/engine.ts';
import { at } from './engine/examples.ts';
import { documented, hasRetryAfter } from './msw/document.ts';
import { receive } from './msw/receive.ts';

export interface HandlersOptions {
  /** The client's `baseUrl`. In a browser it may be relative to the page. */
  baseUrl: string;
}

/** The result of a client's method. */
export type Result<Id extends OperationId> = Output<Id> extends { result: infer Members } ? Members : Output<Id>;

export interface ResolverInfo<Id extends OperationId> {
  /** `data` of the request, which is valid. */
  input: Input<Id>;
  /** The response without the override. */
  reply: Result<Id>;
  request: Request;
}

/** Returns the result, or a Response to send unchanged. */
export type Resolver<Id extends OperationId> = (info: ResolverInfo<Id>) => Result<Id> | Response | Promise<Result<Id> | Response>;

/** By operation. A lookup by key keeps the types of literals in a resolver. */
type Resolvers = { [Id in OperationId]: Resolver<Id> };

export interface OverrideOptions {
  /** The number of calls; afterwards the previous behaviour returns. Default: until `reset`. */
  times?: number;
  /** Milliseconds before the response. */
  delayMs?: number;
}

/** A fault with only `delayMs` makes the call succeed late. */
export interface Fault<Id extends OperationId> extends OverrideOptions {
  /** A documented status, shown by its first example. */
  status?: Exclude<keyof Contract[Id]['responses'], 200 | 202>;
  /** The name of a documented example of a failure, such as `tooManyRequests`. */
  example?: string;
  /** The ids of failing items in a bulk call. */
  items?: readonly string[];
  /** Breaks the connection: `fetch` rejects. */
  networkError?: boolean;
  /** The header `retry-after`, for statuses that have it. Default 0, so that tests of retries do not wait. */
  retryAfterSeconds?: number;
}

/** A received request and its response. */
export type RecordedRequest<Id extends OperationId = OperationId> = Id extends OperationId
  ? {
      operationId: Id;
      /** `data`; undefined for an invalid request. */
      input: Input<Id> | undefined;
      request: Request;
      response: Response;
    }
  : never;

export interface ContractHandlers {
  /** Pass these to `setupWorker`, `setupServer`, or the `msw` parameter of Storybook. */
  handlers: HttpHandler[];
  /** Makes the resolver answer the operation. The latest override goes first. */
  override<Id extends OperationId>(operationId: Id, resolver: Resolvers[Id], options?: OverrideOptions): void;
  /** Makes valid calls of the operation fail. */
  fail<Id extends OperationId>(operationId: Id, fault: Fault<Id>): void;
  /** Returns the calls so far, in order. */
  requests<Id extends OperationId = OperationId>(operationId?: Id): RecordedRequest<Id>[];
  /** Drops overrides, faults, recorded requests and the progress of jobs. */
  reset(): void;
}

/** A valid request, and the whole body of its response. */
interface Call {
  body: Json;
  reply: Json;
  request: Request;
}

/** Returns another body, or a Response. */
type Behaviour = (call: Call) => unknown;

export function createHandlers({ baseUrl }: HandlersOptions): ContractHandlers {
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/$/, '');
  const engine = createEngine(documented);
  const behaviours = new Map<OperationId, ({ behave: Behaviour } & Required<OverrideOptions>)[]>();
  let received = 0;
  const recorded: { operationId: OperationId; input: unknown; request: Request; response: Response }[] = [];

  async function answer(request: Request): Promise<Response> {
    const operation = operationAt(request.url.slice(base.length));
    received += 1;
    const requestId = sentRequestId(Object.fromEntries(request.headers)) ?? `request-${received}`;
    if (operation === undefined) return refusal(unknownPath(), requestId);
    let input: unknown;
    const respond = async (): Promise<Response> => {
      const body = await receive(request.clone(), operation);
      input = at(body, '/data');
      const reply = engine.fit(operation, engine.choose(operation, body), body);
      const result = await behave(operation.id, { body, reply, request });
      return result instanceof Response ? result : json(result, operation.success, { 'x-request-id': requestId });
    };
    const response = await respond().catch((error: unknown) => {
      if (error instanceof Failure) return refusal(error, requestId, operation);
      throw error;
    });
    recorded.push({ operationId: operation.id, input, request, response: response.clone() });
    return response;
  }

  async function behave(id: OperationId, call: Call): Promise<unknown> {
    const latest = behaviours.get(id)?.findLast(({ times }) => times > 0);
    if (latest === undefined) return call.reply;
    latest.times -= 1;
    if (latest.delayMs > 0) await delay(latest.delayMs);
    return await latest.behave(call);
  }

  function add(id: OperationId, behave: Behaviour, { times = Number.POSITIVE_INFINITY, delayMs = 0 }: OverrideOptions = {}): void {
    behaviours.set(id, [...(behaviours.get(id) ?? []), { behave, times, delayMs }]);
  }

  return {
    handlers: versions.map((version) => http.all(`${base}/${version}/*`, ({ request }) => answer(request))),
    override: (id, resolver, options) => add(id, overriding(id, resolver as AnyResolver), options),
    fail: (id, fault) => add(id, failing({ id, ...operations[id] }, fault, engine), fault),
    requests: <Id extends OperationId>(id?: Id) =>
      recorded.filter(({ operationId }) => id === undefined || operationId === id) as RecordedRequest<Id>[],
    reset: () => {
      engine.reset();
      behaviours.clear();
      recorded.length = 0;
      received = 0;
    },
  };
}

/** The first segment of every path. */
const versions = [...new Set(contractOperations.map(({ path }) => path.split('/')[1]))];

const json = (body: unknown, status: number, headers: { readonly [name: string]: string }): Response =>
  Response.json(body, { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });

const refusal = (failure: Failure, requestId: string, operation?: Operation): Response =>
  json(envelope(failure, operation), failure.httpStatus, { ...headersOf(failure), 'x-request-id': requestId });

/** A resolver of any operation. */
type AnyResolver = (info: { input: unknown; reply: unknown; request: Request }) => unknown;

const overriding =
  (id: OperationId, resolver: AnyResolver): Behaviour =>
  async ({ body, reply, request }) => {
    const members = at(reply, '/result');
    const result = await resolver({ input: at(body, '/data'), reply: members ?? reply, request });
    if (result instanceof Response) return result;
    const changed = members === undefined ? result : { result };
    if (replies[id](changed)) return changed;
    throw new TypeError(`The override of ${id} returns a result that breaks the contract: ${JSON.stringify(result)}`);
  };

function failing<Id extends OperationId>(operation: Operation, fault: Fault<Id>, engine: Engine): Behaviour {
  const { status, example: name, items, networkError = false, retryAfterSeconds = 0 } = fault;
  if (networkError) return () => HttpResponse.error();
  if (items !== undefined) return ({ body, reply }) => engine.withFailed(items, reply, operation, body);
  if (status === undefined && name === undefined) return ({ reply }) => reply;
  const failures = engine.examplesOf(operation).replies.filter((reply) => reply.status >= 400);
  const shown = failures.find(
    (reply) => (status === undefined || reply.status === Number(status)) && (name === undefined || reply.name === name),
  );
  if (shown === undefined) {
    const known = failures.map((reply) => `${reply.status} ${reply.name}`).join(', ');
    throw new TypeError(`The document shows no such failure of ${operation.id}. It shows: ${known}`);
  }
  return () => {
    throw failureOf(operation, shown, hasRetryAfter(operation, shown.status) ? { 'retry-after': String(retryAfterSeconds) } : {});
  };
}
