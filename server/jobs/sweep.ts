/** Removes unneeded rows that no index finds. The table is scanned, a range at a time. */
import { dayMs } from '../clock.ts';
import type { Ask } from '../database/sql.ts';
import { empty, fieldOf, forUpdateSkipLocked, isAmong, join, limit, raw, type Sql, sql, type Value } from '../database/sql.ts';
import { saveProgress } from './queue.ts';
import type { Removal } from './removal.ts';

type Key = { readonly [column: string]: Value };

/** The payload of the task: the row after which its next batch starts. */
interface Progress {
  after?: Key | undefined;
}

/** Rows that a batch scans for each row that it may remove. */
const scanFactor = 10;

interface TableSweep {
  kind: string;
  /** A table with rows of many API keys. */
  table: string;
  /** The columns of the primary key after `api_key_id`. */
  key: readonly string[];
  /** Limits the scan to matching rows. Default: all. */
  condition?: Sql;
  /** Whether a row of the API key is needed. */
  isNeeded(apiKeyId: Sql): Sql;
}

/** Sweeps unneeded rows of a table. Removes them key by key: on Citus, each API key is on one of several nodes. */
export function sweepTable({ kind, table, key, condition = sql`true`, isNeeded }: TableSweep): Removal {
  const wholeKey = ['api_key_id', ...key];
  const [from, columns, wholeColumns] = [raw(table), raw(key.join(', ')), raw(wholeKey.join(', '))];
  const isNeededAnywhere = isNeeded(raw(`${table}.api_key_id`));

  /** Returns at most `maxRows` rows after this one, ordered by primary key. Undefined: from the first. */
  async function find(ask: Ask, after: Key | undefined, maxRows: number): Promise<{ key: Key; isNeeded: boolean }[]> {
    const isAfter = after && sql`and (${wholeColumns}) > (${join(wholeKey.map((column) => after[fieldOf(column)] ?? ''))})`;
    const found = await ask(sql<Key>`
      select ${wholeColumns}, case when ${isNeededAnywhere} then 1 else 0 end as needed from ${from}
      where ${condition} ${isAfter ?? empty} order by ${wholeColumns} ${limit(maxRows)}`);
    return found.map(({ needed, ...row }) => ({ key: row, isNeeded: needed === 1 }));
  }

  /** Removes these rows, except locked ones and rows that are needed by now. */
  async function remove(ask: Ask, rows: readonly Key[]): Promise<void> {
    for (const [apiKeyId = '', keys] of Map.groupBy(rows, (row) => row.apiKeyId)) {
      const areOneOf = (some: readonly Key[]) => sql`${from}.api_key_id = ${apiKeyId} and ${isAmong(table, key, some)}`;
      const locked = await ask(sql<Key>`select ${columns} from ${from}
        where ${condition} and ${areOneOf(keys)} ${forUpdateSkipLocked}`);
      // A separate statement, since it sees the commits of transactions that held the rows before.
      if (locked.length > 0) await ask(sql`delete from ${from} where ${areOneOf(locked)} and not ${isNeeded(sql`${apiKeyId}`)}`);
    }
  }

  return {
    kind,
    intervalMs: dayMs,
    remove: async (ask, _now, maxRows, task) => {
      const { after }: Progress = JSON.parse(task.payload);
      const rows = await find(ask, after, maxRows * scanFactor);
      const unneeded = rows.filter((row) => !row.isNeeded);
      const removed = unneeded.slice(0, maxRows);
      await remove(
        ask,
        removed.map((row) => row.key),
      );
      const isAll = removed.length === unneeded.length;
      const last = isAll ? rows.at(-1) : removed.at(-1);
      const isOver = isAll && rows.length < maxRows * scanFactor;
      // Saved in the same transaction, so a range is scanned again if its rows were not removed.
      const progress: Progress = isOver ? {} : { after: last?.key };
      await ask(saveProgress(task, progress));
      return !isOver;
    },
  };
}
