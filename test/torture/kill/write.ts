/** A write that is made while the process may die, and what tells whether it happened. */
import type { Input, OperationId } from '../../../generated/server.ts';
import type { Random } from '../random.ts';
import { exampleData } from '../traffic.ts';

export interface Write {
  id: OperationId;
  data: unknown;
  /** The things that it changes. If a later write changes one of them, only that write is checked. */
  about: string[];
  effect?: Effect;
  /** Things that an example names need not exist. */
  mayBeRefused?: true;
}

/** The number that the query counts, before and after. */
export interface Effect {
  /** Its first parameter is the API key. */
  statement: string;
  parameters: string[];
  before: number;
  after: number;
}

export const write = <Id extends OperationId>(id: Id, data: Input<Id>, about: string[], effect?: Effect): Write => ({
  id,
  data,
  about,
  ...(effect === undefined ? {} : { effect }),
});

/** A call of an operation that has no writer: any documented response will do. */
export const exampleWrite = (id: OperationId, random: Random): Write => ({
  id,
  data: exampleData(id, random),
  about: [],
  mayBeRefused: true,
});

export const added = (statement: string, parameters: string[], after: number): Effect => ({
  statement,
  parameters,
  before: 0,
  after,
});

/** `$2`, `$3`, … for as many. */
export const list = (items: readonly unknown[]): string => items.map((_, i) => `$${i + 2}`).join(', ');
