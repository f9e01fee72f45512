/** Removes unneeded rows that no index leads to. The table is scanned, a range at a time. */
import { dayMs } from '../clock.ts';
import type { Tx } from '../database/db.ts';
import type { Ask } from '../database/verbs.ts';
import { saveProgress } from './queue.ts';
import type { Removal } from './removal.ts';

export interface Sweep<Row> {
  kind: string;
  /** Returns at most `maxRows` rows after this one, in the order of their primary keys. Undefined: from the first. */
  find(ask: Ask, after: Row | undefined, maxRows: number, tx: Tx): Promise<readonly (Row & { isNeeded: boolean })[]>;
  /** Removes these rows, except locked ones and those that are needed by now. `tx` goes away when all parts use `ask`. */
  remove(ask: Ask, rows: readonly Row[], tx: Tx): Promise<void>;
}

/** The payload of the task: where its next batch begins. */
interface Progress<Row> {
  after?: Row | undefined;
}

/** Rows that a batch scans for each row that it may remove. */
const scanFactor = 10;

export function sweep<Row>({ kind, find, remove }: Sweep<Row>): Removal {
  return {
    kind,
    intervalMs: dayMs,
    remove: async (ask, _now, maxRows, task, tx) => {
      const { after }: Progress<Row> = JSON.parse(task.payload);
      const rows = await find(ask, after, maxRows * scanFactor, tx);
      const unneeded = rows.filter(({ isNeeded }) => !isNeeded);
      const removed = unneeded.slice(0, maxRows);
      if (removed.length > 0) await remove(ask, removed, tx);
      const isAll = removed.length === unneeded.length;
      const last = isAll ? rows.at(-1) : removed.at(-1);
      const isOver = isAll && rows.length < maxRows * scanFactor;
      // In the same transaction, so a range is scanned again if its rows were not removed.
      const progress: Progress<Row> = isOver ? {} : { after: last };
      await ask(saveProgress(task, progress));
      return !isOver;
    },
  };
}
