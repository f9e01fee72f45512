/** What each part registers in tasks.ts for the removal of rows that are over. How long what is kept: openapi/decisions.md. */
import type { Tx } from './database/open.ts';
import type { Task } from './jobs/queue.ts';
import type { TaskKinds } from './jobs/worker.ts';

/** One kind of rows that are over some day. */
export interface Removal {
  /** Names the kind in the queue, where it outlives a deployment: never rename it. */
  kind: string;
  /** Removes at most `limit` rows, and gives the number; fewer when there are no more. */
  remove(tx: Tx, now: number, limit: number): Promise<number>;
}

export const dayMs = 86_400_000;

/** Rows that one batch removes, which is one transaction. */
const batchSize = 50;
const everyMs = 600_000;

/** Each is a task that comes back by itself: of any number of processes, one at a time works on it. */
export const removalTasks = (removals: readonly Removal[], clock: () => number): TaskKinds =>
  Object.fromEntries(
    removals.map(({ kind, remove }) => [
      kind,
      { everyMs, batch: async (tx: Tx, _task: Task) => ((await remove(tx, clock(), batchSize)) < batchSize ? 'done' : 'more') },
    ]),
  );
