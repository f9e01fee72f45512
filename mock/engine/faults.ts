/** The faults of mock, sandbox and MSW: one vocabulary with one meaning, so that tests move between them. */
import type { Json } from '../../generated/document.ts';
import type { Example, Operation } from '../../generated/operations.ts';
import type { ActiveFault, Fault } from '../../generated/sandbox-types.ts';
import type { ErrorBody } from '../../generated/types.ts';
import { failures } from '../../generated/validators.js';
import { Failure, invalidArgument } from '../../server/errors.ts';
import { type DocumentedOperation, documentedOperations, findReply } from './examples.ts';
import { failItems, failingItemOf, findItems, type Proceed } from './items.ts';

/** Replaces an operation's own response. */
export class InjectedFailure extends Failure {}

export interface Faults {
  /** Returns the faults that are not used up, in order of precedence. */
  list(): ActiveFault[];
  /** Adds faults. If the document lacks one, throws a Failure and adds none. `field`: the place of the list in a request. */
  add(faults: readonly Fault[], field?: string): void;
  /** Removes the first fault that equals this one. */
  remove(fault: Fault): void;
  clear(): void;
  /** Returns the fault that hits an arriving request: a broken connection or a delay. Counts as used. */
  meetOnArrival(operation: Operation): Fault | undefined;
  /** Returns the fault with a response that hits a valid request. Counts as used. */
  meet(operation: Operation, data: unknown): Fault | undefined;
  /** Returns the fault that hits a delivery to a webhook. Counts as used. */
  meetDelivery(webhookId: string): Fault | undefined;
  /** Returns the body of the response, or throws an InjectedFailure. `proceed` makes the call with the items that do not fail. */
  respond(fault: Fault, operation: Operation, data: Json, proceed: Proceed): Promise<unknown>;
}

export function createFaults(): Faults {
  const documented = documentedOperations();
  let active: ActiveFault[] = [];
  const all = Object.values(documented);

  /** Uses the first fault that matches. */
  function use(isMet: (fault: Fault) => boolean): Fault | undefined {
    const found = active.find(({ fault }) => isMet(fault));
    if (found === undefined) return undefined;
    found.met++;
    active = active.filter(({ fault, met }) => met !== fault.times);
    return found.fault;
  }

  const isFor = ({ operation, webhookId }: Fault, { id }: Operation) => webhookId === undefined && (operation ?? id) === id;
  const own = ({ id }: Operation): DocumentedOperation | undefined => documented[id];

  /** Returns whether both the document and the request have data for the fault. */
  function hasResponse(fault: Fault, operation: Operation, data: unknown): boolean {
    const shown = own(operation);
    if (isMetOnArrival(fault) || shown === undefined) return false;
    if (fault.items === undefined) return exampleFor(fault, shown) !== undefined;
    const failing = failingItemOf(shown);
    return failing !== undefined && findItems(failing, data, fault.items).length > 0;
  }

  return {
    list: () => active,
    add: (faults, field) => {
      for (const [i, fault] of faults.entries()) assertDocumented(fault, all, field && `${field}/${i}`);
      active = [...active, ...faults.map((fault) => ({ fault, met: 0 }))];
    },
    remove: (fault) => {
      const found = active.findIndex((one) => textOf(one.fault) === textOf(fault));
      active = active.filter((_, i) => i !== found);
    },
    clear: () => {
      active = [];
    },
    meetOnArrival: (operation) => use((fault) => isFor(fault, operation) && isMetOnArrival(fault)),
    meetDelivery: (webhookId) => use((fault) => fault.webhookId === webhookId),
    meet: (operation, data) => use((fault) => isFor(fault, operation) && hasResponse(fault, operation, data)),
    respond: async (fault, operation, data, proceed) => {
      const shown = own(operation);
      const failing = fault.items && shown && failingItemOf(shown);
      if (failing) return await failItems(failing, data, findItems(failing, data, fault.items ?? []), proceed);
      const example = shown && exampleFor(fault, shown);
      if (example?.status === operation.success) return example.value;
      throw example === undefined
        ? new Error(`${operation.id} lacks the example of a fault.`)
        : injected(operation, example, fault);
    },
  };
}

const textOf = (fault: Fault): string => JSON.stringify(Object.entries(fault).sort());

/** Returns whether the fault needs no response. */
const isMetOnArrival = ({ status, example, items }: Fault): boolean =>
  status === undefined && example === undefined && items === undefined;

const exampleFor = ({ status, example }: Fault, operation: DocumentedOperation): Example | undefined =>
  findReply(operation, { status, name: example });

const isFailure = ({ id }: Operation, body: unknown): body is ErrorBody => failures[id](body);

/** Turns an example into the Failure that a handler would throw. */
export function failureOf(operation: Operation, { status, value }: Example, headers: { [name: string]: string } = {}): Failure {
  if (!isFailure(operation, value))
    throw new Error(`The document's example of HTTP ${status} for ${operation.id} is not a failure.`);
  const { error } = value;
  return new InjectedFailure(error.status, error.message, { details: error.details ?? [], httpStatus: status, headers });
}

function injected(operation: Operation, example: Example, { retryAfterSeconds = 0 }: Fault): Failure {
  const isTemporary = example.status === 429 || example.status === 503;
  return failureOf(operation, example, isTemporary ? { 'retry-after': String(retryAfterSeconds) } : {});
}

function assertDocumented(fault: Fault, all: readonly DocumentedOperation[], place: string | undefined): void {
  const { operation, status, example, items, drop, webhookId } = fault;
  const notOneOf = (name: string, allowed: readonly (string | number)[]): Failure => {
    const list = [...new Set(allowed)].map((one) => JSON.stringify(one)).join(', ');
    const field = place === undefined ? name : `${place}/${name}`;
    return invalidArgument({ field, reason: 'ENUM', description: `must be one of ${list}` });
  };
  if ([status ?? example, items, drop].filter((one) => one !== undefined).length > 1) {
    const description = 'must be a response (status, example), items or drop';
    throw invalidArgument({ field: place ?? 'fault', reason: 'CONFLICT', description });
  }
  if (webhookId !== undefined) {
    if ([operation, example, items].every((one) => one === undefined)) return;
    const description = 'must have the effects of a delivery: status, drop or delayMs';
    throw invalidArgument({ field: place ?? 'fault', reason: 'CONFLICT', description });
  }
  const asked = all.filter(({ id }) => id === (operation ?? id));
  const idsOf = (some: readonly DocumentedOperation[]) => some.map(({ id }) => id);
  if (asked.length === 0) throw notOneOf('operation', idsOf(all));
  if (isMetOnArrival(fault)) return;
  if (items !== undefined) {
    if (asked.every((one) => failingItemOf(one) === undefined)) {
      throw notOneOf('operation', idsOf(all.filter((one) => failingItemOf(one) !== undefined)));
    }
    return;
  }
  const replies = asked.flatMap((one) => one.replies);
  if (replies.some((one) => one.status === (status ?? one.status) && one.name === (example ?? one.name))) return;
  const statuses = replies.filter(({ name }) => name === (example ?? name)).map((one) => one.status);
  if (statuses.length > 0) throw notOneOf('status', statuses);
  throw notOneOf(
    'example',
    replies.map(({ name }) => name),
  );
}
