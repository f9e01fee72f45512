/**
 * Works in slices, so that one call never has the event loop for long. A call brings at most a thousand ids, but the objects that they name
 * may be a thousand times larger.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** Stored bytes that one step reads, merges, compares or writes. A single object may be larger. */
export const sliceBytes = 65_536;

/** Returns a function that takes the bytes of each object in order, and returns whether a new slice begins with it. */
export function countSlices(): (bytes: number) => boolean {
  let left = sliceBytes;
  return (bytes) => {
    const begins = bytes > left;
    left = (begins ? sliceBytes : left) - bytes;
    return begins;
  };
}

export function slicesOf<Row>(rows: readonly Row[], bytesOf: (row: Row) => number): Row[][] {
  const slices: Row[][] = [];
  const begins = countSlices();
  for (const row of rows) {
    const slice = slices.at(-1);
    if (begins(bytesOf(row)) || slice === undefined) slices.push([row]);
    else slice.push(row);
  }
  return slices;
}

/** Milliseconds of other work in a turn of the event loop, from which it counts as shared. A turn without any takes less than a tenth. */
const sharedMs = 0.2;

/**
 * Returns a function to call between two slices, which lets others have a turn of the event loop. Once there were others, it waits for as
 * long as the slice has taken, so that they have half of the time.
 */
export function pace(): () => Promise<void> {
  let isShared = false;
  let began = activeMs();
  return async () => {
    const ended = activeMs();
    await turn();
    isShared ||= activeMs() - ended > sharedMs;
    if (isShared) await pause(ended - began);
    began = activeMs();
  };
}

/** Milliseconds for which the event loop has worked. It does not while a call waits for the database. */
const activeMs = (): number => performance.eventLoopUtilization().active;

/** Maps each row, with a rest between two slices. */
export async function mapInSlices<Row, Result>(
  rows: readonly Row[],
  bytesOf: (row: Row) => number,
  map: (row: Row) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = pace();
  for (const slice of slicesOf(rows, bytesOf)) {
    if (results.length > 0) await rest();
    results.push(...slice.map(map));
  }
  return results;
}
