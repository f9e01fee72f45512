/** Tasks are rows of a table: what is queued survives a crash, and any number of processes may work on it. Who is next: claim.ts. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as orderedUuid } from 'uuid';
import type { Db } from '../database/db.ts';
import { forUpdateSkipLocked } from '../database/lock.ts';
import { inTuples } from '../database/rows.ts';
import {
  type ExpressionOf,
  type Expressions,
  insertRows,
  integer,
  nullableText,
  rowsOf,
  statement,
  type Text,
  text,
} from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import type { Found } from '../database/write-statement.ts';

export type Task = Tables['tasks'];

/** They take turns, so that what is urgent in one never waits for a million tasks of another. The names outlive a deployment in the table. */
export const queues = ['mail', 'migration', 'delivery', 'erasure', 'maintenance'] as const;
export type Queue = (typeof queues)[number];

export interface NewTask {
  queue: Queue;
  kind: string;
  payload: unknown;
  /** The API key that the task works for. */
  apiKeyId?: string;
  /** What the task is counted under. */
  jobId?: string;
  /** By default one of its own. */
  taskId?: string;
  /** When what it is about was made, which decides whether a deletion takes it; by default now. */
  createdAt?: number;
}

const columns = [
  'api_key_id',
  'task_id',
  'queue',
  'kind',
  'job_id',
  'payload',
  'created_at',
  'run_at',
  'deferred_at',
  'attempts',
  'completed_at',
  'last_error',
] as const;
const rows = { tasks: rowsOf('tasks', columns) };

const insert = statement(rows, (db, { tasks }) => insertRows(db, 'tasks', tasks));

/** Part of the transaction that makes the tasks necessary: either both happen or neither. */
export async function enqueue(db: Db, now: number, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length > 0) await insert(db, { tasks: tasks.map((task) => rowOf(now, task)) });
}

export const newTasks = rowsOf('tasks', ['task_id', 'queue', 'kind', 'payload']);

/** Of `newTasks`. */
export const toNewTask = ({
  queue,
  kind,
  payload,
  taskId = orderedUuid(),
}: Pick<NewTask, 'queue' | 'kind' | 'payload' | 'taskId'>) => ({
  ...{ task_id: taskId, queue, kind },
  payload: JSON.stringify(payload),
});

/** In a statement of write-statement.ts: `enqueue` where the condition is true. */
export const enqueueQuery = (
  db: Db,
  tasks: ExpressionOf<typeof newTasks>,
  apiKeyId: Text,
  { now, source }: Found<unknown>,
  condition: RawBuilder<SqlBool>,
) => {
  const none = sql.lit('');
  const times = { created_at: now, run_at: sql<number>`${now} - ${sql.lit(earlyMs)}`, deferred_at: now };
  const { columns, query } = tasks.withColumns(
    source,
    { api_key_id: apiKeyId, job_id: none, ...times, attempts: sql.lit(0) },
    () => condition,
  );
  return db.insertInto('tasks').columns(columns).expression(query);
};

const insertMissing = statement(rows, (db, { tasks }) =>
  insertRows(db, 'tasks', tasks).onConflict((conflict) => conflict.columns(['api_key_id', 'task_id']).doNothing()),
);

/** Queues one task of each of these kinds, where there is none yet; its kind is its id. */
export async function enqueueRecurring(db: Db, now: number, kinds: readonly string[]): Promise<void> {
  const tasks = kinds.toSorted().map((kind) => rowOf(now, { queue: 'maintenance', kind, payload: {}, taskId: kind }));
  if (tasks.length > 0) await insertMissing(db, { tasks });
}

/** New tasks are due at once, also if their time is put off by a millisecond: if a deletion began in the same one (tenant-lock.ts). */
const earlyMs = 1;

const rowOf = (
  now: number,
  { queue, kind, payload, apiKeyId = '', jobId = '', taskId = orderedUuid(), createdAt = now }: NewTask,
): Tables['tasks'] => ({
  api_key_id: apiKeyId,
  task_id: taskId,
  queue,
  kind,
  job_id: jobId,
  payload: JSON.stringify(payload),
  created_at: createdAt,
  run_at: now - earlyMs,
  deferred_at: now,
  attempts: 0,
  completed_at: null,
  last_error: null,
});

const ofTask = { apiKeyId: text, taskId: text };

/** Unless the task is done. */
const updateTask = (db: Db, { apiKeyId, taskId }: Expressions<typeof ofTask>) =>
  db.updateTable('tasks').where('api_key_id', '=', apiKeyId).where('task_id', '=', taskId).where('completed_at', 'is', null);

const setPayload = statement({ ...ofTask, payload: text }, (db, { payload, ...task }) => updateTask(db, task).set({ payload }));

/** Saves how far the task is, for its next batch. */
export async function saveProgress(db: Db, { api_key_id: apiKeyId, task_id: taskId }: Task, progress: unknown): Promise<void> {
  await setPayload(db, { apiKeyId, taskId, payload: JSON.stringify(progress) });
}

const setCompleted = statement({ ...ofTask, now: integer }, (db, { now, ...task }) =>
  updateTask(db, task).set({ payload: sql.lit('{}'), completed_at: now, last_error: null }),
);

/** Of a task that is done only that is kept: its payload may name people. */
export async function complete(db: Db, { api_key_id: apiKeyId, task_id: taskId }: Task, now: number): Promise<void> {
  await setCompleted(db, { apiKeyId, taskId, now });
}

interface Deferral {
  now: number;
  /** Milliseconds from now. */
  delayMs: number;
  attempts: number;
  error: string | null;
}

const setDeferred = statement(
  { ...ofTask, runAt: integer, now: integer, attempts: integer, error: nullableText },
  (db, { runAt, now, attempts, error, ...task }) =>
    updateTask(db, task).set({ run_at: runAt, deferred_at: now, attempts, last_error: error }),
);

/** Puts the task back: for its next batch, for after its lease, or for another attempt. */
export async function defer(db: Db, { api_key_id: apiKeyId, task_id: taskId }: Task, deferral: Deferral): Promise<void> {
  const { now, delayMs, attempts, error } = deferral;
  await setDeferred(db, { apiKeyId, taskId, runAt: now + delayMs, now, attempts, error });
}

/** Removes tasks that were done before this time; false when there are no more. Those of a job go with the job. */
export async function removeCompleted(db: Db, before: number, limit: number): Promise<boolean> {
  const completed = db
    .selectFrom('tasks')
    .select(['api_key_id', 'task_id'])
    .where('completed_at', 'is not', null)
    .where('completed_at', '<', before)
    .where('job_id', '=', sql.lit(''))
    .orderBy('completed_at')
    .limit(limit);
  return (await removeTasks(db, await forUpdateSkipLocked(db, completed).execute())) === limit;
}

/** Removes these tasks, and gives the number. */
export async function removeTasks(db: Db, tasks: readonly Pick<Task, 'api_key_id' | 'task_id'>[]): Promise<number> {
  if (tasks.length === 0) return 0;
  const keys = tasks.map(({ api_key_id, task_id }) => [api_key_id, task_id]);
  const { numDeletedRows } = await db
    .deleteFrom('tasks')
    .where(inTuples(['api_key_id', 'task_id'], keys))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface QueuedTask {
  kind: string;
  apiKeyId: string;
  jobId: string;
  attempts: number;
  runAt: number;
  lastError: string | null;
}

/** What waits, those that have failed most often first. Of what comes back by itself only what fails. */
export async function waiting(db: Db, limit: number): Promise<QueuedTask[]> {
  return await db
    .selectFrom('tasks')
    .select(['kind', 'api_key_id as apiKeyId', 'job_id as jobId', 'attempts', 'run_at as runAt', 'last_error as lastError'])
    .where('completed_at', 'is', null)
    .where((row) => row.or([row('attempts', '>', 0), row('task_id', '<>', row.ref('kind'))]))
    .orderBy('attempts', 'desc')
    .orderBy('run_at')
    .limit(limit)
    .execute();
}
