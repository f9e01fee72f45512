/** Stores tasks as rows of a table. Queued tasks survive a crash, and any number of processes may run them. */
import { v7 as orderedUuid } from 'uuid';
import type { Ask } from '../database/sql.ts';
import { among, fixedLimit, forUpdate, forUpdateSkipLocked, insertInto, join, limit, raw, type Sql, sql } from '../database/sql.ts';

/** The API key and the workspace of a task. */
export interface Owner {
  /** Empty for a task without an API key. */
  apiKeyId: string;
  /** Takes turns with other workspaces in the queue, however many API keys it has; empty for work of the service. */
  workspaceId: string;
}

/** A claimed task. */
export interface Task extends Owner {
  taskId: string;
  queue: string;
  kind: string;
  /** The job that counts the task; empty for none. */
  jobId: string;
  payload: string;
  createdAt: number;
  /** The time at which the task is due. */
  runAt: number;
  attempts: number;
  lastError: string | null;
}

export const taskColumns = sql`api_key_id, workspace_id, task_id, queue, kind, job_id, payload, created_at, run_at, attempts, last_error`;

/**
 * Queues take turns, so that an urgent task never waits for a million tasks of another queue. The table keeps the names across
 * deployments.
 */
export const queues = ['mail', 'migration', 'delivery', 'webhooks', 'erasure', 'maintenance'] as const;
export type Queue = (typeof queues)[number];

export interface NewTask extends Pick<Owner, 'workspaceId'>, Partial<Pick<Owner, 'apiKeyId'>> {
  queue: Queue;
  kind: string;
  payload: unknown;
  /** The job that counts the task. */
  jobId?: string;
  /** The task's id. Default: a new one. */
  taskId?: string;
  /** Milliseconds until the task is due. Default: at once. */
  delayMs?: number;
  /** The time of the task's data, which decides whether a deletion covers it. Default: now. */
  createdAt?: number;
}

/** New tasks are due at once, even if a deletion in the same millisecond moved their time forward by one (tenant-lock.ts). */
const earlyMs = 1;

/** Queues tasks. Send it in the transaction that needs them: both commit or neither does. */
export const enqueue = (now: number, tasks: readonly NewTask[]): Sql => {
  const added = tasks.map((task) => {
    const { queue, kind, payload, workspaceId, apiKeyId = '', jobId = '', taskId = orderedUuid() } = task;
    const { createdAt = now, delayMs = 0 } = task;
    return {
      ...{ apiKeyId, taskId, queue, workspaceId, kind, jobId, payload: JSON.stringify(payload), createdAt },
      ...{ runAt: now - earlyMs + delayMs, deferredAt: now, attempts: 0 },
    };
  });
  const columns = [
    ...(['api_key_id', 'task_id', 'queue', 'workspace_id', 'kind', 'job_id', 'payload', 'created_at'] as const),
    ...(['run_at', 'deferred_at', 'attempts'] as const),
  ];
  return insertInto('tasks', columns, added, ['api_key_id', 'task_id']);
};

/** Queues the task, unless it is queued already. A completed one with its id is used again. */
export const requeue = (now: number, task: NewTask & { taskId: string }): Sql =>
  sql`${enqueue(now, [task])} on conflict (api_key_id, task_id) do update set
    payload = excluded.payload, created_at = excluded.created_at, run_at = excluded.run_at, deferred_at = excluded.deferred_at,
    attempts = 0, completed_at = null where tasks.completed_at is not null`;

/** Queues one task of each kind, unless it is queued already. The kind is the task's id. */
export const enqueueRecurring = (now: number, kinds: readonly string[]): Sql => {
  const tasks = kinds.map((kind): NewTask => ({ queue: 'maintenance', workspaceId: '', kind, payload: {}, taskId: kind }));
  return sql`${enqueue(now, tasks)} on conflict (api_key_id, task_id) do nothing`;
};

const isOpen = ({ apiKeyId, taskId }: Task): Sql => sql`api_key_id = ${apiKeyId} and task_id = ${taskId} and completed_at is null`;

/** Saves the task's progress for its next batch. */
export const saveProgress = (task: Task, progress: unknown): Sql =>
  sql`update tasks set payload = ${JSON.stringify(progress)} where ${isOpen(task)}`;

/** Completes the task. Its payload goes, since it may name people. */
export const complete = (task: Task, now: number): Sql =>
  sql`update tasks set payload = '{}', completed_at = ${now}, last_error = null where ${isOpen(task)}`;

/** Milliseconds for which a worker has an external task for itself. */
export const leaseMs = 60_000;

interface Deferral {
  now: number;
  delayMs: number;
  attempts: number;
  error: string | null;
}

/** Defers the task: until its next batch, the end of its lease, or another attempt. */
export const defer = (task: Task, { now, delayMs, attempts, error }: Deferral): Sql =>
  sql`update tasks set run_at = ${now + delayMs}, deferred_at = ${now}, attempts = ${attempts}, last_error = ${error}
    where ${isOpen(task)}`;

export const removeTasks = (apiKeyId: string, tasks: readonly Pick<Task, 'taskId'>[]): Sql =>
  sql`delete from tasks where api_key_id = ${apiKeyId} and task_id ${among(tasks.map(({ taskId }) => taskId))}`;

export interface QueuedTask {
  taskId: string;
  queue: string;
  kind: string;
  apiKeyId: string;
  jobId: string;
  attempts: number;
  runAt: number;
  deferredAt: number;
  lastError: string | null;
}

/** The state of a queue. Tasks that are deferred on purpose do not count, unless they have failed or are overdue. */
export interface QueueState {
  queue: Queue;
  /** At most `maxCounted`. */
  pending: number;
  /** The time at which the oldest of these was created, or, if it is a recurring one, was due; null for none. */
  oldestAt: number | null;
}

const maxCounted = 1000;
/** Milliseconds after which a recurring task counts as overdue. Others are created when they are needed, so they count at once. */
export const overdueMs = 60_000;
/** Milliseconds by which a task is deferred that waits for another. */
export const waitMs = 1000;

/** Reads the state of all queues, at the cost of a thousand entries of an index each. */
export const queueStates = (now: number) => {
  const states = queues.map(
    (queue) => sql`
      select ${raw(`'${queue}'`)} as queue, count(*) as pending, min(since) as oldest_at from (
        select case when task_id = kind and attempts = 0 then run_at else created_at end as since
        from tasks where queue = ${raw(`'${queue}'`)} and completed_at is null
          and (attempts > 0 or run_at < ${now - overdueMs} or (run_at <= ${now + waitMs} and task_id <> kind))
        order by workspace_id, run_at ${fixedLimit(maxCounted)}) as first_tasks`,
  );
  return sql<QueueState>`${join(states, ' union all ')}`;
};

/** Attempts after which a task counts as failing. */
const manyAttempts = 3;

/** Selects the API keys with failing tasks, among as many tasks of each queue. Without emails: a mail server that is away fails those of all. */
export const failingKeys = sql<{ apiKeyId: string; tasks: number }>`select api_key_id, count(*) as tasks from (${join(
  queues
    .filter((queue) => queue !== 'mail')
    .map(
      (queue) => sql`
      select api_key_id, attempts from (
        select api_key_id, attempts from tasks where queue = ${raw(`'${queue}'`)} and completed_at is null
        order by workspace_id, run_at ${fixedLimit(maxCounted)}) as first_tasks`,
    ),
  ' union all ',
)}) as tasks_of_all where attempts >= ${manyAttempts} and api_key_id <> '' group by api_key_id order by count(*) desc ${fixedLimit(20)}`;

const queuedColumns = sql`task_id, queue, kind, api_key_id, job_id, attempts, run_at, deferred_at, last_error`;

/**
 * Selects pending tasks, of these API keys or of all, the most attempts first. Includes recurring tasks only if they fail, or were due
 * before `overdueAt`.
 */
export const waiting = (maxRows: number, apiKeyIds?: readonly string[], overdueAt = 0) =>
  sql<QueuedTask>`select ${queuedColumns} from tasks
    where completed_at is null and (attempts > 0 or task_id <> kind or run_at < ${overdueAt})
      and ${apiKeyIds === undefined ? sql`true` : sql`api_key_id ${among(apiKeyIds)}`}
    order by attempts desc, run_at ${limit(maxRows)}`;

/** Selects those of these tasks of the API key that no transaction has locked. */
export const unlocked = (apiKeyId: string, tasks: readonly Pick<Task, 'taskId'>[]) =>
  sql<Pick<Task, 'taskId'>>`select task_id from tasks
    where api_key_id = ${apiKeyId} and task_id ${among(tasks.map(({ taskId }) => taskId))} ${forUpdateSkipLocked}`;

/** Returns the pending task, locked until the transaction ends. No index finds its API key: this is for an operator. */
export async function lockPending(ask: Ask, taskId: string): Promise<QueuedTask | undefined> {
  const isPending = sql`task_id = ${taskId} and completed_at is null`;
  const [owner] = await ask(sql<{ apiKeyId: string }>`select api_key_id from tasks where ${isPending}`);
  if (owner === undefined) return undefined;
  const [task] = await ask(
    sql<QueuedTask>`select ${queuedColumns} from tasks where api_key_id = ${owner.apiKeyId} and ${isPending} ${forUpdate}`,
  );
  return task;
}

export const makeDue = (now: number, { apiKeyId, taskId }: Pick<Task, 'apiKeyId' | 'taskId'>): Sql =>
  sql`update tasks set run_at = ${now - earlyMs}, deferred_at = ${now} where api_key_id = ${apiKeyId} and task_id = ${taskId}`;

/** Makes all recurring tasks due, such as removals of expired rows. */
export const makeRecurringDue = (now: number): Sql =>
  sql`update tasks set run_at = ${now - earlyMs}, deferred_at = ${now}
    where api_key_id = '' and queue = 'maintenance' and workspace_id = '' and completed_at is null`;

/** Returns whether a process works on the task, or has died at it less than a minute ago. */
export const isInWork = ({ attempts, runAt, deferredAt }: QueuedTask, now: number): boolean =>
  // No other delay of an attempted task is as long.
  runAt > now && attempts > 0 && runAt - deferredAt === leaseMs;

/** Returns why a pending task waits, and until when. */
export function reasonToWait(task: QueuedTask, now: number): string {
  const { runAt, lastError } = task;
  const at = new Date(runAt).toISOString();
  if (runAt <= now) return `waiting for its turn since ${at}`;
  if (isInWork(task, now)) return `running; if its process has died, next attempt at ${at}`;
  return lastError === null ? `due ${at}` : `failed, next attempt at ${at}`;
}
