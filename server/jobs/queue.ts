/** The queue is a table: what is in it survives a crash, and any number of processes may work on it. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 as orderedUuid } from 'uuid';
import { skipLocked } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inPieces } from '../database/rows.ts';
import { type Integer, type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type Task = Selectable<Tables['tasks']>;

export interface NewTask {
  kind: string;
  payload: unknown;
  /** The API key that the task works for. */
  apiKeyId?: string;
  /** What the task is counted under. */
  jobId?: string;
  /** By default one of its own. */
  taskId?: string;
}

const insert = statement((db, tasks: RowOf<Insertable<Tables['tasks']>>[]) => db.insertInto('tasks').values(tasks));

/** Part of the transaction that makes the tasks necessary: either both happen or neither. */
export async function enqueue(db: Db, now: number, tasks: readonly NewTask[]): Promise<void> {
  const rows = tasks.map(({ kind, payload, apiKeyId = '', jobId = '', taskId = orderedUuid() }): Insertable<Tables['tasks']> => ({
    api_key_id: apiKeyId,
    task_id: taskId,
    kind,
    job_id: jobId,
    payload: JSON.stringify(payload),
    created_at: now,
    run_at: now,
    attempts: 0,
    completed_at: null,
    last_error: null,
  }));
  await inPieces(rows, (some) => insert(db, some));
}

const due = statement((db, now: Integer) =>
  skipLocked(
    db,
    db
      .selectFrom('tasks')
      .selectAll()
      .where('completed_at', 'is', null)
      .where('run_at', '<=', now)
      .orderBy('run_at')
      .limit(sql.lit(1)),
  ),
);

/** The task that has waited longest of those whose time has come, locked for this transaction. */
export async function nextDue(db: Db, now: number): Promise<Task | undefined> {
  const [task] = await due(db, now);
  return task;
}

type Changes = Partial<Pick<Task, 'payload' | 'run_at' | 'attempts' | 'completed_at' | 'last_error'>>;

/** Unless the task is done. */
const change = statement((db, apiKeyId: Text, taskId: Text, changes: RowOf<Changes>) =>
  db
    .updateTable('tasks')
    .set(changes)
    .where('api_key_id', '=', apiKeyId)
    .where('task_id', '=', taskId)
    .where('completed_at', 'is', null),
);

/** Keeps how far the task is, for its next batch. */
export async function keepPayload(db: Db, { api_key_id, task_id }: Task, payload: unknown): Promise<void> {
  await change(db, api_key_id, task_id, { payload: JSON.stringify(payload) });
}

export async function complete(db: Db, { api_key_id, task_id }: Task, now: number): Promise<void> {
  await change(db, api_key_id, task_id, { completed_at: now, last_error: null });
}

/** Puts the task back: for its next batch, for after its lease, or for another attempt. */
export async function postpone(
  db: Db,
  { api_key_id, task_id }: Task,
  { runAt, attempts, error }: { runAt: number; attempts: number; error: string | null },
): Promise<void> {
  await change(db, api_key_id, task_id, { run_at: runAt, attempts, last_error: error });
}

export interface QueuedTask {
  kind: string;
  apiKeyId: string;
  jobId: string;
  attempts: number;
  runAt: number;
  lastError: string | null;
}

/** What waits, those that have failed most often first. */
export async function waiting(db: Db, limit: number): Promise<QueuedTask[]> {
  return await db
    .selectFrom('tasks')
    .select(['kind', 'api_key_id as apiKeyId', 'job_id as jobId', 'attempts', 'run_at as runAt', 'last_error as lastError'])
    .where('completed_at', 'is', null)
    .orderBy('attempts', 'desc')
    .orderBy('run_at')
    .limit(limit)
    .execute();
}
