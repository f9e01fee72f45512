/**
 * `@collaboration/msw`: the contract as request handlers of Mock Service Worker, for a frontend's tests in Node.js and browsers.
 * Invalid requests are rejected with the service's words. Valid ones return a documented example, fitted to the request. A
 * boundary file: a resolver meets input and response of its operation, whose types the table of resolvers does not know.
 */
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Usage } from '../generated/client.ts';
import type { Json } from '../generated/document.ts';
import type { Input, OperationId, Output, operations } from '../generated/handlers.ts';
import { contractOperations, type Operation } from '../generated/operations.ts';
import { checkHandlersOptions } from '../generated/options.ts';
import { recordWhole } from '../generated/usage.ts';
import { replies } from '../generated/validators.js';
import { envelope, Failure, headersOf } from '../server/errors.ts';
import { operationAt, sentRequestId, unknownPath } from '../server/http/request.ts';
import { createEngine } from './engine/engine.ts';
import { at } from './engine/examples.ts';
import { createFaults } from './engine/faults.ts';
import { type SendEvent, sendEvent } from './engine/send-event.ts';
import { headersIn, origins, preflight } from './msw/headers.ts';
import { receiveFetched } from './msw/receive.ts';
import { createRecords, headersToKeep, knownOperation, parsed, type Requests } from './recorded-requests.ts';

export type { Requests } from './recorded-requests.ts';

export interface HandlersOptions {
  /** The client's `baseUrl`. In a browser it may be relative to the page. */
  baseUrl: string;
  /** Records the calls, for `npm run diff -- --used-by`. Every field of a response counts as read; a client's own `usage` is exact. */
  usage?: Usage | undefined;
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
  times?: number | undefined;
  /** Milliseconds before the response. */
  delayMs?: number | undefined;
}

/** One of a response (`status`, `example`), `items` and `drop`, or only a delay. The same in the mock and the sandbox. */
export interface Fault<Id extends OperationId> {
  /** The operation. Absent, the fault applies to every operation. */
  operation?: Id | undefined;
  /** Returns the first documented example with this HTTP status. */
  status?: (typeof operations)[Id]['statuses'][number] | undefined;
  /** Returns the documented example with this name, such as `tooManyRequests`. */
  example?: string | undefined;
  /** Fails these items of a bulk call, by key or position, and does the others. */
  items?: readonly (string | number)[] | undefined;
  /** Breaks the connection: `fetch` rejects. */
  drop?: true | undefined;
  /** Milliseconds before the fault. */
  delayMs?: number | undefined;
  /** The header `retry-after` of 429 and 503. Default 0, so that tests of retries do not wait. */
  retryAfterSeconds?: number | undefined;
  /** The number of requests that meet the fault. Absent, all do until `reset`. */
  times?: number | undefined;
}

export interface ContractHandlers {
  /** Pass these to `setupWorker`, `setupServer`, or the `msw` parameter of Storybook. */
  handlers: HttpHandler[];
  /** Makes the resolver answer the operation. The latest override goes first. */
  override<Id extends OperationId>(operationId: Id, resolver: Resolvers[Id], options?: OverrideOptions): void;
  /** Makes calls fail. The first fault goes first, and faults go before overrides. */
  fail<Id extends OperationId>(fault: Fault<Id>): void;
  requests: Requests;
  /** Sends an event to a receiver of webhooks, as the service would. */
  sendEvent: SendEvent;
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

/** @throws {TypeError} An option is missing, unknown or has a value that is not allowed. */
export function createHandlers(options: HandlersOptions): ContractHandlers {
  checkHandlersOptions(options);
  const { baseUrl, usage } = options;
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/$/, '');
  const [engine, faults] = [createEngine(), createFaults()];
  const behaviours = new Map<OperationId, ({ behave: Behaviour } & Required<OverrideOptions>)[]>();
  let received = 0;
  const records = createRecords();

  async function answer(request: Request): Promise<Response> {
    const [time, began] = [Date.now(), performance.now()];
    const target = request.url.slice(base.length);
    const [operation, headers, text] = [operationAt(target), headersIn(request), await request.clone().text()];
    received += 1;
    const requestId = sentRequestId(headers) ?? `request-${received}`;
    let [hasFault, dropped] = [false, false];
    let input: Json | undefined;
    const respond = async (): Promise<Response> => {
      if (operation === undefined) throw unknownPath();
      const replyTo = (body: Json) => engine.fit(operation, engine.choose(operation, body, headers), body);
      const arrival = faults.meetOnArrival(operation);
      hasFault = arrival !== undefined;
      dropped = arrival?.drop === true;
      await pause(arrival);
      if (dropped) return HttpResponse.error();
      const { body, data } = await receiveFetched(request.clone(), operation);
      input = data;
      const fault = faults.meet(operation, data);
      hasFault ||= fault !== undefined;
      await pause(fault);
      const result =
        fault === undefined
          ? await behave(operation.id, { body, reply: replyTo(body), request })
          : await faults.respond(fault, operation, data, async (rest) => replyTo({ data: rest }));
      return result instanceof Response ? result : json(result, operation.success, { 'x-request-id': requestId });
    };
    const response = await respond().catch((error: unknown) => {
      if (error instanceof Failure) return refusal(error, requestId, operation);
      throw error;
    });
    // The response of an override may not be JSON, and may never end.
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    const reply = isJson ? parsed(await response.clone().text()) : '';
    records.keep({
      ...{ requestId, time, method: request.method, path: target.split('?', 1)[0] ?? '', operationId: operation?.id ?? null },
      ...{ headers: headersToKeep(headers), request: parsed(text), status: response.status || null },
      ...{ durationMs: Math.round(performance.now() - began), fault: hasFault, dropped, reply },
    });
    if (usage !== undefined && operation !== undefined && input !== undefined && response.status > 0)
      recordWhole(usage, operation.id, { body: JSON.stringify({ data: input }), headers }, { response, body: reply });
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
    handlers: versions.map((version) => http.all(`${base}/${version}/*`, ({ request }) => preflight(request) ?? answer(request))),
    override: (id, resolver, options) => add(knownOperation(id), overriding(id, resolver as AnyResolver), options),
    fail: (fault) => faults.add([fault]),
    requests: async (id) => records.list(id && knownOperation(id)),
    sendEvent,
    reset: () => {
      engine.reset();
      faults.clear();
      behaviours.clear();
      records.clear();
      received = 0;
    },
  };
}

/** The first segment of every path. */
const versions = [...new Set(contractOperations.map(({ path }) => path.split('/')[1]))];

const json = (body: unknown, status: number, headers: { readonly [name: string]: string }): Response =>
  Response.json(body, { status, headers: { ...origins, ...headers, ...ofEach } });

/** Headers of each response. */
const ofEach = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

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
    throw new TypeError(`The override of ${id} returns a result that violates the contract: ${JSON.stringify(result)}`);
  };

const pause = async (fault: { delayMs?: number } | undefined): Promise<void> => {
  if (fault?.delayMs !== undefined) await delay(fault.delayMs);
};
