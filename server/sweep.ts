/** Removes rows that nothing needs, where no index leads to them: the table is looked through, a range at a time. */
import type { Tx } from './database/db.ts';
import { dayMs, type Removal } from './removal.ts';

export interface Sweep<Row> {
  kind: string;
  /** Rows after this one in the order of their primary keys, at most `limit`; undefined: from the first. */
  find(tx: Tx, after: Row | undefined, limit: number): Promise<readonly (Row & { isNeeded: boolean })[]>;
  /** Removes those of these rows that nobody holds, and nothing needs by now. */
  remove(tx: Tx, rows: readonly Row[]): Promise<void>;
}

/** How many times as many rows a batch looks through as it may remove. */
const scanFactor = 10;

/** Where a process begins is in its memory: when it dies, the next begins at the first row. */
export function sweep<Row>({ kind, find, remove }: Sweep<Row>): Removal {
  let after: Row | undefined;
  return {
    kind,
    intervalMs: dayMs,
    remove: async (tx, _now, limit) => {
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
      after = isOver ? undefined : last;
      return !isOver;
    },
  };
}
