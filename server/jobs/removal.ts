/** What each part registers in tasks.ts for the removal of rows that are over. How long what is kept: openapi/decisions.md. */
import type { Tx } from '../database/db.ts';
import type { Task } from './queue.ts';
import type { TaskKinds } from './worker.ts';

/** One kind of rows that are over some day. */
export interface Removal {
  /** Names the kind in the queue, where it outlives a deployment: never rename it. */
  kind: string;
  /** Removes at most `limit` rows; false when it found no more. `task` is the one that comes back for it. */
  remove(tx: Tx, now: number, limit: number, task: Task): Promise<boolean>;
  /** Milliseconds from one removal to the next; default `removalIntervalMs`. */
  intervalMs?: number;
}

export const removalIntervalMs = 600_000;

/** Rows that one batch removes, which is one transaction. */
const batchSize = 50;

/** Each is a task that comes back by itself: of any number of processes, one at a time works on it. */
export const removalTasks = (removals: readonly Removal[]): TaskKinds =>
  Object.fromEntries(
    removals.map(({ kind, remove, intervalMs = removalIntervalMs }) => [
      kind,
      {
        intervalMs,
        runBatch: async (tx: Tx, task: Task, now: number) => ((await remove(tx, now, batchSize, task)) ? 'more' : 'done'),
      },
    ]),
  );
