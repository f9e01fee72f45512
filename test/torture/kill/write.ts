/** A write during a possible crash, with the query that shows whether it happened. */
import type { Input, OperationId } from '../../../generated/handlers.ts';
import type { Random } from '../random.ts';
import { exampleData } from '../traffic.ts';

export interface Write {
  id: OperationId;
  data: unknown;
  /** The data that it changes. If a later write changes the same data, only that one is checked. */
  about: string[];
  effect?: Effect;
  /** Data that an example names need not exist. */
  mayBeRefused?: true;
}

/** The result of the query, before and after. */
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

/** A call of an operation without a writer: any documented response is fine. */
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

/** Returns `$2`, `$3`, … for this many values. */
export const list = (items: readonly unknown[]): string => items.map((_, i) => `$${i + 2}`).join(', ');
