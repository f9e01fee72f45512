/** Removes unneeded rows that no index finds. The table is scanned, a range at a time. */
import { dayMs } from '../clock.ts';
import type { Ask } from '../database/sql.ts';
import { empty, fieldOf, forUpdateSkipLocked, isAmong, join, limit, raw, type Sql, sql, type Value } from '../database/sql.ts';
import { saveProgress } from './queue.ts';
import type { Removal } from './removal.ts';

export interface Sweep<Row> {
  kind: string;
  /** Returns at most `maxRows` rows after this one, ordered by primary key. Undefined: from the first. */
  find(ask: Ask, after: Row | undefined, maxRows: number): Promise<readonly (Row & { isNeeded: boolean })[]>;
  /** Removes these rows, except locked ones and rows that are needed by now. */
  remove(ask: Ask, rows: readonly Row[]): Promise<void>;
}

/** The payload of the task: the start of its next batch. */
interface Progress<Row> {
  after?: Row | undefined;
}

/** Rows that a batch scans for each row that it may remove. */
const scanFactor = 10;

export function sweep<Row>({ kind, find, remove }: Sweep<Row>): Removal {
  return {
    kind,
    intervalMs: dayMs,
    remove: async (ask, _now, maxRows, task) => {
      const { after }: Progress<Row> = JSON.parse(task.payload);
      const rows = await find(ask, after, maxRows * scanFactor);
      const unneeded = rows.filter(({ isNeeded }) => !isNeeded);
      const removed = unneeded.slice(0, maxRows);
      if (removed.length > 0) await remove(ask, removed);
      const isAll = removed.length === unneeded.length;
      const last = isAll ? rows.at(-1) : removed.at(-1);
      const isOver = isAll && rows.length < maxRows * scanFactor;
      // Saved in the same transaction, so a range is scanned again if its rows were not removed.
      const progress: Progress<Row> = isOver ? {} : { after: last };
      await ask(saveProgress(task, progress));
      return !isOver;
    },
  };
}

interface TableSweep {
  kind: string;
  table: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** Limits the scan to matching rows. Default: all. */
  condition?: Sql;
  isNeeded: Sql;
}

/** Sweeps unneeded rows of a table. */
export function sweepTable({ kind, table, key, condition = sql`true`, isNeeded }: TableSweep): Removal {
  type Row = { key: { readonly [column: string]: Value } };
  const columns = raw(key.join(', '));
  const isOneOf = (rows: readonly Row[]) =>
    isAmong(
      table,
      key,
      rows.map((row) => row.key),
    );
  return sweep<Row>({
    kind,
    find: async (ask, after, maxRows) => {
      const isAfter = after && sql`and (${columns}) > (${join(key.map((column) => after.key[fieldOf(column)] ?? ''))})`;
      const found = await ask(sql<{ [column: string]: Value }>`
        select ${columns}, case when ${isNeeded} then 1 else 0 end as needed from ${raw(table)}
        where ${condition} ${isAfter ?? empty} order by ${columns} ${limit(maxRows)}`);
      return found.map(({ needed, ...row }) => ({ key: row, isNeeded: needed === 1 }));
    },
    remove: async (ask, rows) => {
      const locked = await ask(sql<Row['key']>`select ${columns} from ${raw(table)}
        where ${condition} and ${isOneOf(rows)} ${forUpdateSkipLocked}`);
      if (locked.length === 0) return;
      // A separate statement, since it sees the commits of transactions that held the rows before.
      await ask(sql`delete from ${raw(table)} where ${isOneOf(locked.map((row) => ({ key: row })))} and not ${isNeeded}`);
    },
  });
}
