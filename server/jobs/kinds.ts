/** The kinds of tasks, which the parts define and the worker runs. */
import type { Ask, Sql } from '../database/sql.ts';
import type { Task } from './queue.ts';

/** A task whose effect and completion commit in one transaction. After a crash both or neither remain, so no task runs twice. */
interface TransactionalTask {
  /** Does one bounded batch. `more` repeats the task at once for the next batch, `wait` after a second. */
  runBatch(ask: Ask, task: Task, now: number): Promise<'done' | 'more' | 'wait'>;
  /** Whether the task takes its tenant's lock itself, exclusively. */
  excludesWriters?: boolean;
  intervalMs?: number;
  /** Returns the owner that the error of a batch is about, and the statements after which the task goes on without it. Undefined for none. */
  passOver?(task: Task, error: unknown, now: number): { owner: string; statements: readonly Sql[] } | undefined;
}

/** A task with an effect outside the database. It is repeated if the process dies before saving its completion. */
export interface ExternalTask {
  /** Must end within its lease of a minute. Returns `expired` for a task that was too old to be useful. */
  execute(task: Task): Promise<'expired' | void>;
  intervalMs?: number;
}

/** Thrown by a batch that has to wait: rolls it back and repeats it after a second. Does not count as a failure. */
export class NotYet extends Error {}

/** `intervalMs`: milliseconds until the task is repeated. The worker queues one task of each recurring kind. */
export type TaskKinds = { readonly [kind: string]: TransactionalTask | ExternalTask };
