/** Removes expired and unneeded rows. Each part registers its removals in tasks.ts. Retention periods: openapi/decisions.md. */
import { dayMs } from '../clock.ts';
import { isOfStatement } from '../database/database-errors.ts';
import { bytesOf, columnsOf, firstWithin, type Key, ownedTable, type TableName } from '../database/keyed-rows.ts';
import type { Ask } from '../database/sql.ts';
import {
  among,
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
} from '../database/sql.ts';
import type { TaskKinds } from './kinds.ts';
import { requeue, saveProgress, type Task } from './queue.ts';

/** The owners whose rows a removal looks at: all but those that failed, or a single one. */
export type Owners = { except: readonly string[] } | { only: string };

export interface Removal {
  /** Names the kind in the queue, which outlives a deployment: never rename it. */
  kind: string;
  /**
   * Removes at most `maxRows` rows, those of an owner in `forOwner`. Returns whether more may exist. The payload of `task` is this removal's, to
   * be merged.
   */
  remove(ask: Ask, now: number, maxRows: number, task: Task, owners: Owners): Promise<boolean>;
  /** Milliseconds between removals; default `removalIntervalMs`. */
  intervalMs?: number;
}

export const removalIntervalMs = 600_000;

/** Rows that one batch, which is one transaction, removes. */
const batchSize = 50;

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const ofOwnerKind = 'remove-rows-of-owner';

/** Owners that a removal passes over. With more, the database has a fault. */
const maxPassed = 100;

interface RemovalPayload {
  /** Owners whose rows could not be removed since the removal began. */
  passed?: readonly string[];
}

interface OfOwnerPayload {
  removal: string;
}

/**
 * Returns a recurring task for each removal. One process at a time works on it. An owner whose rows cannot be removed gets a task of its own,
 * which is repeated with pauses, and has alerts like every task. The removal goes on with the others.
 */
export const removalTasks = (removals: readonly Removal[]): TaskKinds => ({
  ...Object.fromEntries(
    removals.map(({ kind, remove, intervalMs = removalIntervalMs }): [string, TaskKinds[string]] => [
      kind,
      {
        intervalMs,
        runBatch: async (ask, task, now) => {
          const { passed = [] }: RemovalPayload = JSON.parse(task.payload);
          if (await remove(ask, now, batchSize, task, { except: passed })) return 'more';
          if (passed.length > 0) await ask(saveProgress(task, {}));
          return 'done';
        },
        passOver: (task, error, now) => {
          const owner = failedFor(error);
          const { passed = [], ...progress }: RemovalPayload = JSON.parse(task.payload);
          if (owner === undefined || passed.length === maxPassed) return undefined;
          const payload: OfOwnerPayload = { removal: kind };
          const own = {
            ...({ queue: 'maintenance', workspaceId: '', apiKeyId: owner } as const),
            ...{ kind: ofOwnerKind, taskId: `removal:${kind}`, payload },
          };
          return { owner, statements: [requeue(now, own), saveProgress(task, { ...progress, passed: [...passed, owner] })] };
        },
      },
    ]),
  ),
  [ofOwnerKind]: {
    runBatch: async (ask, task, now) => {
      const payload: OfOwnerPayload = JSON.parse(task.payload);
      const removal = removals.find(({ kind }) => kind === payload.removal);
      if (removal === undefined) throw new Error(`This version does not know the removal "${payload.removal}".`);
      return (await removal.remove(ask, now, batchSize, task, { only: task.apiKeyId })) ? 'more' : 'done';
    },
  },
});

/** The owners that errors are about. */
const ownersOf = new WeakMap<object, string>();

/** Runs statements for one owner. If they fail, the removal goes on with the other owners. */
export async function forOwner<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) ownersOf.set(error, owner);
    throw error;
  }
}

/** Returns the owner that the error is about; undefined if the database is out of reach. A statement that ran out of time is the owner's. */
const failedFor = (error: unknown): string | undefined =>
  error instanceof Error && isOfStatement(error) ? ownersOf.get(error) : undefined;

/** Limits a condition to these owners: `where day < … ${ownedBy('caller_id', owners)}`. */
export function ownedBy(column: string, owners: Owners): Sql {
  if ('only' in owners) return sql`and ${raw(column)} = ${owners.only}`;
  return owners.except.length === 0 ? empty : sql`and not (${raw(column)} ${among(owners.except)})`;
}

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
  remove: async (ask, now, maxRows, _task, owners) => {
    const owned = ownedTable(name);
    const { table, owner, key } = owned;
    const [from, ownerColumn, columns] = [raw(table), raw(owner), raw(key.join(', '))];
    const found = await ask(sql<Key & { owner: string; bytes: number }>`
      select ${ownerColumn} as owner, ${bytesOf(owned)} as bytes, ${columns} from ${from}
      where ${hasExpired(raw(order), now)} ${ownedBy(owner, owners)} order by ${raw(order)} ${fixedLimit(maxRows)}`);
    const batch = firstWithin(found);
    const removed = await Promise.all(
      [...Map.groupBy(batch, (row) => row.owner)].map(([id, rows]) =>
        forOwner(id, () =>
          ask(sql`
            with expired as materialized (
              select ${columns} from ${from}
              where ${ownerColumn} = ${id} and ${isAmong(table, key, rows)} and ${hasExpired(raw(`+${order}`), now)} ${forUpdateSkipLocked}
            )
            delete from ${from} where ${ownerColumn} = ${id} and (${columns}) in (select ${columns} from expired) returning 1`),
        ),
      ),
    );
    const isWhole = found.length < maxRows && batch.length === found.length;
    return !isWhole && removed.flat().length === batch.length;
  },
});

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
  async function find(
    ask: Ask,
    after: Key | undefined,
    maxRows: number,
    owners: Owners,
  ): Promise<{ key: Key; isNeeded: boolean }[]> {
    const isAfter = after && sql`and (${wholeColumns}) > (${join(wholeKey.map((column) => after[fieldOf(column)] ?? ''))})`;
    const found = await ask(sql<Key & { needed: number }>`
      select ${wholeColumns}, case when ${isNeededAnywhere} then 1 else 0 end as needed from ${from}
      where ${condition} ${isAfter ?? empty} ${ownedBy(owned.owner, owners)} order by ${wholeColumns} ${limit(maxRows)}`);
    return found.map(({ needed, ...row }) => ({ key: row, isNeeded: needed === 1 }));
  }

  /** Removes these rows, except locked ones and rows that are needed by now. */
  async function remove(ask: Ask, rows: readonly Key[]): Promise<void> {
    for (const [apiKeyId, keys] of Map.groupBy(rows, (row) => String(row.apiKeyId))) {
      await forOwner(apiKeyId, async () => {
        const areOneOf = (some: readonly Key[]) => sql`${from}.api_key_id = ${apiKeyId} and ${isAmong(table, owned.key, some)}`;
        const locked = await ask(sql<Key>`select ${columns} from ${from}
          where ${condition} and ${areOneOf(keys)} ${forUpdateSkipLocked}`);
        // A separate statement, since it sees the commits of transactions that held the rows before.
        if (locked.length > 0) await ask(sql`delete from ${from} where ${areOneOf(locked)} and not ${isNeeded(sql`${apiKeyId}`)}`);
      });
    }
  }

  return {
    kind,
    intervalMs: dayMs,
    remove: async (ask, _now, maxRows, task, owners) => {
      const progress: Progress = JSON.parse(task.payload);
      const rows = await find(ask, progress.after, maxRows * scanFactor, owners);
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
      const next: Progress = { ...progress, after: isOver ? undefined : last?.key };
      await ask(saveProgress(task, next));
      return !isOver;
    },
  };
}
