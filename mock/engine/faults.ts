/** The faults of mock, sandbox and MSW: one vocabulary with one meaning, so that tests move between them. */
import type { Json } from '../../generated/document.ts';
import type { Schema } from '../../generated/server.ts';
import { failures } from '../../generated/validators.js';
import { type ErrorDetail, Failure } from '../../server/errors.ts';
import type { Operation } from '../../server/http/contract.ts';
import { type DocumentedOperation, type DocumentedOperations, type Example, findReply } from './examples.ts';
import { failItems, failingItemOf, findItems, type Proceed } from './items.ts';

/** One of `status` and `example`, `items`, and `drop`, or a delay alone. */
export interface Fault {
  /** The operation; absent, every operation. */
  operation?: string;
  /** Returns the first documented example with this HTTP status. */
  status?: number;
  /** Returns the documented example with this name. */
  example?: string;
  /** Fails these items of a bulk call, by key or position, and does the others. */
  items?: readonly (string | number)[];
  /** Closes the connection without a response. */
  drop?: boolean;
  /** The delay before the fault, in milliseconds. */
  delayMs?: number;
  /** The header `retry-after` of 429 and 503. Default 0, so that tests of retries do not wait. */
  retryAfterSeconds?: number;
  /** The number of requests that meet the fault. Absent, all do until it is cleared. */
  times?: number;
}

/** Replaces an operation's own response. */
export class InjectedFailure extends Failure {}

export interface Faults<F extends Fault> {
  /** Returns the faults that are not used up, in order of precedence. */
  list(): { fault: F; met: number }[];
  /** Adds faults. If the document lacks one, throws an UnknownFault and adds none. */
  add(faults: readonly F[]): void;
  clear(): void;
  /** Returns the fault that hits an arriving request: a broken connection or a delay. Counts as used. */
  meetOnArrival(operation: Operation): F | undefined;
  /** Returns the fault with a response that hits a valid request. Counts as used. */
  meet(operation: Operation, data: unknown): F | undefined;
  /** Returns the body of the response, or throws an InjectedFailure. `proceed` makes the call with the items that do not fail. */
  respond(fault: F, operation: Operation, data: Json, proceed: Proceed): Promise<unknown>;
}

/** The document has nothing for a fault. */
export class UnknownFault extends TypeError {
  readonly index: number;
  readonly field: string;
  readonly reason: ErrorDetail['reason'];
  readonly description: string;

  constructor(index: number, field: string, reason: ErrorDetail['reason'], description: string) {
    super(`${field === '' ? 'A fault' : field} ${description}.`);
    this.index = index;
    this.field = field;
    this.reason = reason;
    this.description = description;
  }
}

export function createFaults<F extends Fault>(documented: DocumentedOperations): Faults<F> {
  let active: { fault: F; met: number }[] = [];
  const all = Object.values(documented);

  /** Uses the first fault for this operation that matches. */
  function use({ id }: Operation, isMet: (fault: F) => boolean): F | undefined {
    const found = active.find(({ fault }) => (fault.operation ?? id) === id && isMet(fault));
    if (found === undefined) return undefined;
    found.met++;
    active = active.filter(({ fault, met }) => met !== fault.times);
    return found.fault;
  }

  const own = ({ id }: Operation): DocumentedOperation | undefined => documented[id];

  /** Returns whether both the document and the request have data for the fault. */
  function hasResponse(fault: F, operation: Operation, data: unknown): boolean {
    const shown = own(operation);
    if (isMetOnArrival(fault) || shown === undefined) return false;
    if (fault.items === undefined) return exampleFor(fault, shown) !== undefined;
    const failing = failingItemOf(shown);
    return failing !== undefined && findItems(failing, data, fault.items).length > 0;
  }

  return {
    list: () => active,
    add: (faults) => {
      for (const [i, fault] of faults.entries()) assertDocumented(fault, i, all);
      active = [...active, ...faults.map((fault) => ({ fault, met: 0 }))];
    },
    clear: () => {
      active = [];
    },
    meetOnArrival: (operation) => use(operation, isMetOnArrival),
    meet: (operation, data) => use(operation, (fault) => hasResponse(fault, operation, data)),
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

/** Returns whether the fault needs no response. */
const isMetOnArrival = ({ status, example, items }: Fault): boolean =>
  status === undefined && example === undefined && items === undefined;

const exampleFor = ({ status, example }: Fault, operation: DocumentedOperation): Example | undefined =>
  findReply(operation, { status, name: example });

const isFailure = ({ id }: Operation, body: unknown): body is Schema<'Failure'> => failures[id](body);

/** Turns an example into the Failure that a handler would throw. */
export function failureOf(operation: Operation, { status, value }: Example, headers: { [name: string]: string } = {}): Failure {
  if (!isFailure(operation, value)) throw new Error(`The document's example of HTTP ${status} for ${operation.id} is no failure.`);
  const { error } = value;
  return new InjectedFailure(error.status, error.message, { details: error.details ?? [], httpStatus: status, headers });
}

function injected(operation: Operation, example: Example, { retryAfterSeconds = 0 }: Fault): Failure {
  const isTemporary = example.status === 429 || example.status === 503;
  return failureOf(operation, example, isTemporary ? { 'retry-after': String(retryAfterSeconds) } : {});
}

function assertDocumented(fault: Fault, index: number, all: readonly DocumentedOperation[]): void {
  const { operation, status, example, items, drop } = fault;
  const notOneOf = (field: string, allowed: readonly (string | number)[]): UnknownFault => {
    const list = [...new Set(allowed)].map((one) => JSON.stringify(one)).join(', ');
    return new UnknownFault(index, field, 'ENUM', `must be one of ${list}`);
  };
  if ([status ?? example, items, drop].filter((one) => one !== undefined).length > 1) {
    throw new UnknownFault(index, '', 'CONFLICT', 'must be one of a response (status, example), items and drop');
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
