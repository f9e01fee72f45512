/** Removes expired and unneeded rows. Each part registers its removals in tasks.ts. Retention periods: openapi/decisions.md. */
import { dayMs } from '../clock.ts';
import { columnsOf, ownedTable, type TableName } from '../database/keyed-rows.ts';
import type { Ask } from '../database/sql.ts';
import {
  empty,
  fieldOf,
  fixedLimit,
  forUpdateSkipLocked,
  isAmong,
  join,
  limit,
  raw,
  type Sql,
  sql,
  type Value,
} from '../database/sql.ts';
import { saveProgress, type Task } from './queue.ts';
import type { TaskKinds } from './worker.ts';

export interface Removal {
  /** Names the kind in the queue, which outlives a deployment: never rename it. */
  kind: string;
  /** Removes at most `maxRows` rows. Returns whether more may exist. `task` is the recurring task of this removal. */
  remove(ask: Ask, now: number, maxRows: number, task: Task): Promise<boolean>;
  /** Milliseconds between removals; default `removalIntervalMs`. */
  intervalMs?: number;
}

export const removalIntervalMs = 600_000;

/** Rows that one batch, which is one transaction, removes. */
const batchSize = 50;

/** Returns a recurring task for each removal. One process at a time works on it. */
export const removalTasks = (removals: readonly Removal[]): TaskKinds =>
  Object.fromEntries(
    removals.map(({ kind, remove, intervalMs = removalIntervalMs }) => [
      kind,
      {
        intervalMs,
        runBatch: async (ask: Ask, task: Task, now: number) => ((await remove(ask, now, batchSize, task)) ? 'more' : 'done'),
      },
    ]),
  );

/**
 * Removes expired rows of a table. `key` names the columns of the primary key, and `hasExpired` ends with the order of the rows. Skips rows
 * that another transaction has locked. Materialized, since PostgreSQL may run a subquery again for each row, and remove more.
 */
export const expiredRows = (kind: string, table: string, key: string, hasExpired: (now: number) => Sql): Removal => ({
  kind,
  remove: async (ask, now, maxRows) => {
    const [from, columns] = [raw(table), raw(key)];
    const removed = await ask(sql`
      with expired as materialized (
        select ${columns} from ${from} where ${hasExpired(now)} ${fixedLimit(maxRows)} ${forUpdateSkipLocked}
      )
      delete from ${from} where (${columns}) in (select ${columns} from expired) returning 1`);
    return removed.length === maxRows;
  },
});

/**
 * The same for a table with rows of many owners. `hasExpired` gets the time of a row, which is the order of removal. Finds rows without locks,
 * and removes them owner by owner: on Citus, these are on several nodes. The sign keeps SQLite from the index of the time, which would read all
 * expired rows.
 */
export const expiredOwnedRows = (
  kind: string,
  name: TableName,
  order: string,
  hasExpired: (time: Sql, now: number) => Sql,
): Removal => ({
  kind,
  remove: async (ask, now, maxRows) => {
    const { table, owner, key } = ownedTable(name);
    const [from, ownerColumn, columns] = [raw(table), raw(owner), raw(key.join(', '))];
    const found = await ask(sql<{ owner: string; [field: string]: string }>`
      select ${ownerColumn} as owner, ${columns} from ${from}
      where ${hasExpired(raw(order), now)} order by ${raw(order)} ${fixedLimit(maxRows)}`);
    const removed = await Promise.all(
      [...Map.groupBy(found, (row) => row.owner)].map(([id, rows]) =>
        ask(sql`
          with expired as materialized (
            select ${columns} from ${from}
            where ${ownerColumn} = ${id} and ${isAmong(table, key, rows)} and ${hasExpired(raw(`+${order}`), now)} ${forUpdateSkipLocked}
          )
          delete from ${from} where ${ownerColumn} = ${id} and (${columns}) in (select ${columns} from expired) returning 1`),
      ),
    );
    return removed.flat().length === maxRows;
  },
});

type Key = { readonly [column: string]: Value };

/** The payload of the task: the row after which its next batch starts. */
interface Progress {
  after?: Key | undefined;
}

/** Rows that a batch scans for each row that it may remove. */
const scanFactor = 10;

interface Sweep {
  kind: string;
  table: TableName;
  /** Limits the scan to matching rows. Default: all. */
  condition?: Sql;
  /** Whether a row of the API key is needed. */
  isNeeded(apiKeyId: Sql): Sql;
}

/**
 * Removes unneeded rows that no index finds. Scans the table, a range at a time, and removes rows key by key: on Citus, each API key is on one
 * of several nodes.
 */
export function sweepTable({ kind, table, condition = sql`true`, isNeeded }: Sweep): Removal {
  const owned = ownedTable(table);
  const wholeKey = [owned.owner, ...owned.key];
  const [from, columns, wholeColumns] = [raw(table), columnsOf(owned), raw(wholeKey.join(', '))];
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
      const areOneOf = (some: readonly Key[]) => sql`${from}.api_key_id = ${apiKeyId} and ${isAmong(table, owned.key, some)}`;
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
