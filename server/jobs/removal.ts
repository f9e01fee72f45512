/** Removes expired rows. Each part registers its removals in tasks.ts. Retention periods: openapi/decisions.md. */
import type { Ask } from '../database/sql.ts';
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
