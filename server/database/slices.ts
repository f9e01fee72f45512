/**
 * Works on stored objects in slices of bounded bytes, with a turn of the event loop between two. A call brings at most a thousand ids, but
 * the objects that they name may be a thousand times larger.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { limits } from '../../generated/handlers.ts';
import { invalidArgument } from '../errors.ts';
import type { Ask, Sql } from './sql.ts';
import type { Statements } from './verbs.ts';

/** Stored bytes that one step reads, merges or compares. A single object may be larger. */
const sliceBytes = 131_072;

/** A stored object, without its content. */
export interface Sized {
  bytes: number;
}

/**
 * Returns the bytes up to which an object comes with its row, where a statement reads this many. Together, they are at most a slice. Larger
 * ones are read slice by slice.
 */
export const shareOf = (objects: number): number => Math.floor(sliceBytes / Math.max(1, objects));

/** Returns a function that takes the bytes of each object in order, and returns whether a new slice begins with it. */
export function countSlices(): (bytes: number) => boolean {
  let left = sliceBytes;
  return (bytes) => {
    const begins = bytes > left;
    left = (begins ? sliceBytes : left) - bytes;
    return begins;
  };
}

function slicesOf<Row>(rows: readonly Row[], bytesOf: (row: Row) => number): Row[][] {
  const slices: Row[][] = [];
  const begins = countSlices();
  for (const row of rows) {
    const slice = slices.at(-1);
    if (begins(bytesOf(row)) || slice === undefined) slices.push([row]);
    else slice.push(row);
  }
  return slices;
}

/** Works on each slice, and sends its statements. Returns the statements of the last slice, which leave with the commit. */
export async function changeInSlices<Row extends Sized>(
  ask: Ask,
  rows: readonly Row[],
  change: (slice: readonly Row[]) => Promise<Statements>,
): Promise<Statements> {
  let last: Statements = {};
  for (const [i, slice] of slicesOf(rows, ({ bytes }) => bytes).entries()) {
    if (i > 0) {
      await Promise.all(Object.values(last).map((statement) => statement && ask(statement)));
      await turn();
    }
    last = await change(slice);
  }
  return last;
}

/** Maps each row, with a turn of the event loop between two slices. */
export async function mapInSlices<Row, Result>(
  rows: readonly Row[],
  bytesOf: (row: Row) => number,
  map: (row: Row) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const slice of slicesOf(rows, bytesOf)) {
    if (results.length > 0) await turn();
    results.push(...slice.map(map));
  }
  return results;
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
