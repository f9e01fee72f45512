/**
 * `@collaboration/contract/msw`: the contract as request handlers of Mock Service Worker, for a frontend's tests in Node.js and in
 * browsers. What the service would refuse is refused with the same words; all else is answered with a documented example that is fitted
 * to the request. A boundary file: here a resolver meets the input and the reply of its operation, whatever their types.
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
import { at } from './examples.ts';
import { type Answers, createAnswers } from './msw/answers.ts';
import { examplesOf, failureOf } from './msw/document.ts';
import { receive } from './msw/receive.ts';

export interface HandlersOptions {
  /** Where the client calls: its own `baseUrl`. In a browser it may be relative to the page. */
  baseUrl: string;
}

/** What a method of the client gives: the members of the result. */
export type Result<Id extends OperationId> = Output<Id> extends { result: infer Members } ? Members : Output<Id>;

export interface ResolverInfo<Id extends OperationId> {
  /** `data` of the request, which fits the contract. */
  input: Input<Id>;
  /** What would be answered. */
  reply: Result<Id>;
  request: Request;
}

/** Gives the result, or a Response, which is sent as it is. */
export type Resolver<Id extends OperationId> = (info: ResolverInfo<Id>) => Result<Id> | Response | Promise<Result<Id> | Response>;

/** By operation: looked up, a literal in a resolver keeps its type. */
type Resolvers = { [Id in OperationId]: Resolver<Id> };

export interface OverrideOptions {
  /** For so many calls; then what was in force before. Without it, until `reset`. */
  times?: number;
  /** Milliseconds before the answer. */
  delayMs?: number;
}

/** With `delayMs` alone, a call succeeds late. */
export interface Fault<Id extends OperationId> extends OverrideOptions {
  /** A documented status, shown by its first example. */
  status?: Exclude<keyof Contract[Id]['responses'], 200 | 202>;
  /** A documented example of a failure by its name, such as `tooManyRequests`. */
  example?: string;
  /** The ids of the items that fail, of a bulk call. */
  items?: readonly string[];
  /** The connection is lost: `fetch` rejects. */
  networkError?: boolean;
  /** Of a status that has the header `retry-after`. Default 0, so that a test of retries does not wait. */
  retryAfterSeconds?: number;
}

/** A call that came in, and its answer. */
export type RecordedRequest<Id extends OperationId = OperationId> = Id extends OperationId
  ? {
      operationId: Id;
      /** `data`; undefined where the request does not fit the contract. */
      input: Input<Id> | undefined;
      request: Request;
      response: Response;
    }
  : never;

export interface ContractHandlers {
  /** For `setupWorker`, `setupServer`, or the `msw` parameter of Storybook. */
  handlers: HttpHandler[];
  /** Has the resolver answer the operation. The latest one goes first. */
  override<Id extends OperationId>(operationId: Id, resolver: Resolvers[Id], options?: OverrideOptions): void;
  /** Has the operation fail, for requests that fit the contract. */
  fail<Id extends OperationId>(operationId: Id, fault: Fault<Id>): void;
  /** The calls so far, in their order. */
  requests<Id extends OperationId = OperationId>(operationId?: Id): RecordedRequest<Id>[];
  /** Forgets overrides, faults and requests, and how far jobs have come. */
  reset(): void;
}

/** A request that fits the contract, and the whole body that answers it. */
interface Call {
  body: Json;
  documented: Json;
  request: Request;
}

/** Gives another body, or a Response. */
type Behaviour = (call: Call) => unknown;

export function createHandlers({ baseUrl }: HandlersOptions): ContractHandlers {
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/$/, '');
  const answers = createAnswers();
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
      const result = await behave(operation.id, { body, documented: answers.replyTo(operation, body), request });
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
    if (latest === undefined) return call.documented;
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
    fail: (id, fault) => add(id, failing({ id, ...operations[id] }, fault, answers), fault),
    requests: <Id extends OperationId>(id?: Id) =>
      recorded.filter(({ operationId }) => id === undefined || operationId === id) as RecordedRequest<Id>[],
    reset: () => {
      answers.reset();
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

/** Any operation's. */
type AnyResolver = (info: { input: unknown; reply: unknown; request: Request }) => unknown;

const overriding =
  (id: OperationId, resolver: AnyResolver): Behaviour =>
  async ({ body, documented, request }) => {
    const members = at(documented, '/result');
    const result = await resolver({ input: at(body, '/data'), reply: members ?? documented, request });
    if (result instanceof Response) return result;
    const reply = members === undefined ? result : { result };
    if (replies[id](reply)) return reply;
    throw new TypeError(`The override of ${id} gives a result that breaks the contract: ${JSON.stringify(result)}`);
  };

function failing<Id extends OperationId>(operation: Operation, fault: Fault<Id>, answers: Answers): Behaviour {
  const { status, example: name, items, networkError = false, retryAfterSeconds } = fault;
  if (networkError) return () => HttpResponse.error();
  if (items !== undefined) return ({ body, documented }) => answers.withFailed(items, documented, operation, body);
  if (status === undefined && name === undefined) return ({ documented }) => documented;
  const failures = examplesOf(operation).replies.filter((reply) => reply.status >= 400);
  const shown = failures.find(
    (reply) => (status === undefined || reply.status === Number(status)) && (name === undefined || reply.name === name),
  );
  if (shown === undefined) {
    const known = failures.map((reply) => `${reply.status} ${reply.name}`).join(', ');
    throw new TypeError(`The document shows no such failure of ${operation.id}, but these: ${known}`);
  }
  return () => {
    throw failureOf(operation, shown, retryAfterSeconds);
  };
}
