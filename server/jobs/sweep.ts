/** Removes rows that nothing needs, where no index leads to them: the table is looked through, a range at a time. */
import { dayMs } from '../clock.ts';
import type { Tx } from '../database/db.ts';
import { saveProgress } from './queue.ts';
import type { Removal } from './removal.ts';

export interface Sweep<Row> {
  kind: string;
  /** Rows after this one in the order of their primary keys, at most `limit`; undefined: from the first. */
  find(tx: Tx, after: Row | undefined, limit: number): Promise<readonly (Row & { isNeeded: boolean })[]>;
  /** Removes those of these rows that nobody holds, and nothing needs by now. */
  remove(tx: Tx, rows: readonly Row[]): Promise<void>;
}

/** What its task keeps from one batch to the next. */
interface Progress<Row> {
  after?: Row | undefined;
}

/** How many times as many rows a batch looks through as it may remove. */
const scanFactor = 10;

export function sweep<Row>({ kind, find, remove }: Sweep<Row>): Removal {
  return {
    kind,
    intervalMs: dayMs,
    remove: async (tx, _now, limit, task) => {
      const { after }: Progress<Row> = JSON.parse(task.payload);
      const rows = await find(tx, after, limit * scanFactor);
      const unneeded = rows.flatMap((row, i) => (row.isNeeded ? [] : [{ row, i }]));
      const removed = unneeded.slice(0, limit);
      if (removed.length > 0)
        await remove(
          tx,
          removed.map(({ row }) => row),
        );
      const isAll = removed.length === unneeded.length;
      const last = isAll ? rows.at(-1) : removed.at(-1)?.row;
      const isOver = isAll && rows.length < limit * scanFactor;
      // In the same transaction: a range whose rows were not removed after all is looked through again.
      const progress: Progress<Row> = isOver ? {} : { after: last };
      await saveProgress(tx, task, progress);
      return !isOver;
    },
  };
}
