/** Removes expired rows. Each part registers its removals in tasks.ts. Retention periods: openapi/decisions.md. */
import { type OwnedTable, removeOwnedRows, removeRows } from '../database/remove-rows.ts';
import type { Ask, Sql } from '../database/sql.ts';
import type { Task } from './queue.ts';
import type { TaskKinds } from './worker.ts';

export interface Removal {
  /** Names the kind in the queue, which outlives a deployment: never rename it. */
  kind: string;
  /** Removes at most `maxRows` expired rows. Returns whether more may exist. `task` is the recurring task of this removal. */
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

/** Removes expired rows of a table. `hasExpired` ends with their order. */
export const expiredRows = (kind: string, table: string, key: string, hasExpired: (now: number) => Sql): Removal => ({
  kind,
  remove: (ask, now, maxRows) => removeRows(ask, table, key, hasExpired(now), maxRows),
});

/** The same for a table with rows of many owners. `hasExpired` gets the time of a row. */
export const expiredOwnedRows = (kind: string, table: OwnedTable, hasExpired: (time: Sql, now: number) => Sql): Removal => ({
  kind,
  remove: (ask, now, maxRows) => removeOwnedRows(ask, table, (time) => hasExpired(time, now), maxRows),
});
