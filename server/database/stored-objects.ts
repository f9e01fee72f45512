/** Changes of stored objects in slices, and the bound of all objects that a call names. */
import { limits } from '../../generated/handlers.ts';
import { invalidArgument } from '../errors.ts';
import { pace, sliceBytes, slicesOf } from './slices.ts';
import type { Ask, Sql } from './sql.ts';
import type { Statements } from './verbs.ts';

/** A stored object, without its content. */
export interface Sized {
  bytes: number;
}

/**
 * Returns the bytes up to which an object comes with its row, where a statement reads this many. Together, they are at most a slice. Larger
 * ones are read slice by slice. A power of two, so that statements with it as a literal have few texts.
 */
export const shareOf = (objects: number): number => 2 ** Math.floor(Math.log2(sliceBytes / Math.max(1, objects)));

/** Works on each slice, and sends its statements. Returns the statements of the last slice, which leave with the commit. */
export async function changeInSlices<Row extends Sized>(
  ask: Ask,
  rows: readonly Row[],
  change: (slice: readonly Row[]) => Promise<Statements>,
): Promise<Statements> {
  let last: Statements = {};
  const rest = pace();
  for (const [i, slice] of slicesOf(rows, ({ bytes }) => bytes).entries()) {
    if (i > 0) {
      await Promise.all(Object.values(last).map((statement) => statement && ask(statement)));
      await rest();
    }
    last = await change(slice);
  }
  return last;
}

/** Objects that a call names. */
interface Named {
  /** The field of the list in the call, as a JSON Pointer. */
  field: string;
  ids: readonly string[];
  /** Selects the sizes of those that exist, without their content. */
  sizes: (ids: readonly string[]) => Sql<Sized & { id: string }>;
  /** The most that an object can have; default: `limits.objectBytes`. */
  maxBytes?: number;
}

/** Rejects a call whose objects have more stored bytes than `limits.callBytes`, before their content is read. */
export async function assertCallFits(ask: Ask, { field, ids, sizes, maxBytes = limits.objectBytes }: Named): Promise<void> {
  if (ids.length * maxBytes <= limits.callBytes) return;
  const bytesOf = new Map((await ask(sizes(ids))).map(({ id, bytes }) => [id, bytes]));
  let total = 0;
  const fitting = ids.findIndex((id) => (total += bytesOf.get(id) ?? 0) > limits.callBytes);
  if (fitting === -1) return;
  throw invalidArgument({
    field,
    reason: 'TOO_LARGE',
    description: `names stored objects of more than ${limits.callBytes} bytes in total. Send at most the first ${fitting} items in one call`,
  });
}
