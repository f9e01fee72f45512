/** Injects faults into requests, on demand. */
import type { ActiveFault, Fault } from '../../generated/sandbox-types.ts';
import { type Handlers, operations, type Schema } from '../../generated/server.ts';
import { failures } from '../../generated/validators.js';
import type { Contexts } from '../../server/context.ts';
import { Failure, invalidArgument } from '../../server/errors.ts';
import { handlers } from '../../server/handlers.ts';
import { contractOperations, examplesOf, type Operation } from '../../server/http/contract.ts';
import { failItem, failingItemOf, findItem } from './bulk.ts';
import { exchanges } from './exchange.ts';

/** Replaces an operation's own response. */
export class InjectedFailure extends Failure {}

export interface Faults {
  /** Returns the faults that are not used up, in order of precedence. */
  list(): ActiveFault[];
  /** Adds faults. If the document lacks the example of a fault, throws and adds none. */
  add(faults: readonly Fault[]): void;
  clear(): void;
  /** Returns the fault that hits an arriving request: a broken connection or a delay. Counts as used. */
  meetOnArrival(operation: Operation): Fault | undefined;
  /** Wraps the service's handlers, so that faults with a response hit them. */
  handlers(pause: Pause): Handlers<Contexts>;
}

type Pause = (milliseconds: number) => Promise<unknown>;
type Handler = (data: object, context: unknown) => Promise<unknown>;

export function createFaults(): Faults {
  let active: ActiveFault[] = [];

  /** Uses the first fault for this operation that matches. */
  function meet({ id }: Operation, isMet: (fault: Fault) => boolean): Fault | undefined {
    const found = active.find(({ fault }) => (fault.operationId ?? id) === id && isMet(fault));
    if (found === undefined) return undefined;
    found.met++;
    active = active.filter(({ fault, met }) => met !== fault.times);
    return found.fault;
  }

  async function handle(operation: Operation, data: object, proceed: (data: object) => Promise<unknown>, pause: Pause) {
    const exchange = exchanges.getStore();
    const fault = exchange && meet(operation, (one) => !isMetOnArrival(one) && hasAnswer(one, operation, data));
    if (exchange === undefined || fault === undefined) return await proceed(data);
    const { item, delayMs = 0 } = fault;
    exchange.hasFault = true;
    await pause(delayMs);
    const failing = item === undefined ? undefined : failingItemOf(operation);
    if (item !== undefined && failing !== undefined) return await failItem(failing, data, findItem(failing, data, item), proceed);
    return answer(fault, operation);
  }

  return {
    list: () => active,
    add: (faults) => {
      faults.forEach((fault, i) => assertDocumented(fault, `/data/add/${i}`));
      active = [...active, ...faults.map((fault) => ({ fault, met: 0 }))];
    },
    clear: () => {
      active = [];
    },
    meetOnArrival: (operation) => meet(operation, isMetOnArrival),
    handlers: (pause) =>
      new Proxy(handlers, {
        get: (target, id) => {
          const operation = contractOperations.find((one) => one.id === id);
          const handler: unknown = Reflect.get(target, id);
          if (operation === undefined || typeof handler !== 'function') return handler;
          const handled: Handler = (data, context) => handle(operation, data, (changed) => handler(changed, context), pause);
          return handled;
        },
      }),
  };
}

/** Returns whether the fault needs no response. */
const isMetOnArrival = ({ status, example, item }: Fault): boolean =>
  status === undefined && example === undefined && item === undefined;

/** Returns whether both the document and the request have data for the fault. */
function hasAnswer(fault: Fault, operation: Operation, data: unknown): boolean {
  if (fault.item === undefined) return replyFor(fault, operation) !== undefined;
  const failing = failingItemOf(operation);
  return failing !== undefined && findItem(failing, data, fault.item) !== -1;
}

interface Reply {
  status: number;
  body: unknown;
}

/** Returns the documented example for the fault. */
function replyFor({ status: asked, example }: Fault, operation: Operation): Reply | undefined {
  for (const status of operation.statuses.filter((one) => asked === undefined || one === asked)) {
    const examples = examplesOf(operation, status);
    const name = example ?? Object.keys(examples)[0] ?? '';
    if (Object.hasOwn(examples, name)) return { status, body: examples[name] };
  }
  return undefined;
}

function answer(fault: Fault, operation: Operation): unknown {
  const { status, body } = replyFor(fault, operation) ?? { status: 500, body: undefined };
  if (status === operation.success) return body;
  if (!isFailure(body, operation)) throw new Error(`The document has no such failure of ${operation.id}.`);
  const { error } = body;
  const isTemporary = status === 429 || status === 503;
  throw new InjectedFailure(error.status, error.message, {
    details: error.details ?? [],
    httpStatus: status,
    ...(isTemporary ? { headers: { 'retry-after': String(fault.retryAfterSeconds ?? 1) } } : {}),
  });
}

const isFailure = (body: unknown, { id }: Operation): body is Schema<'Failure'> => failures[id](body);

function assertDocumented(fault: Fault, field: string): void {
  const { operationId, status, example, item, drop } = fault;
  if ([status ?? example, item, drop].filter((what) => what !== undefined).length > 1) {
    throw invalidArgument({
      field,
      reason: 'CONFLICT',
      description: 'must be one of an answer (status, example), an item and drop',
    });
  }
  const asked = contractOperations.filter(({ id }) => id === (operationId ?? id));
  if (asked.length === 0) throw notOneOf(`${field}/operationId`, Object.keys(operations));
  if (isMetOnArrival(fault)) return;
  if (item !== undefined) {
    const bulk = contractOperations.filter((one) => failingItemOf(one) !== undefined).map(({ id }) => id);
    if (!asked.some(({ id }) => bulk.includes(id))) throw notOneOf(`${field}/operationId`, bulk);
    return;
  }
  if (asked.some((operation) => replyFor(fault, operation) !== undefined)) return;
  const statuses = asked.flatMap((one) => one.statuses.filter((each) => replyFor({ status: each, example }, one) !== undefined));
  if (statuses.length > 0) throw notOneOf(`${field}/status`, statuses);
  const names = asked.flatMap((one) => one.statuses.flatMap((each) => Object.keys(examplesOf(one, each))));
  throw notOneOf(example === undefined ? `${field}/status` : `${field}/example`, names);
}

const notOneOf = (field: string, allowed: readonly (string | number)[]): Failure => {
  const list = [...new Set(allowed)].map((one) => JSON.stringify(one)).join(', ');
  return invalidArgument({ field, reason: 'ENUM', description: `must be one of ${list}` });
};
