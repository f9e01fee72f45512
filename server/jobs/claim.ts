/**
 * Claims the next task. API keys take turns within a queue: a task waits for at most one task of each other key. A key's
 * longest-waiting task comes first. Admission has no part in tasks: without these turns, `jobs.test.ts` fails.
 */
import type { Ask } from '../database/sql.ts';
import { forUpdateSkipLocked, limit, raw, type Sql, sql } from '../database/sql.ts';
import { type Queue, queues, type Task, taskColumns } from './queue.ts';

const waitsIn = (queue: string | Sql): Sql => sql`tasks.queue = ${queue} and tasks.completed_at is null`;

/**
 * Selects the first API key that has a due task in the queue. The order is the index's, so PostgreSQL takes no other index, under which it
 * would read completed tasks and those of other queues. Deferred tasks are passed over within the index.
 */
const firstDueKey = (queue: string | Sql, now: number, isAfter: Sql = sql`1 = 1`) => sql<{ apiKeyId: string }>`
  select tasks.api_key_id from tasks where ${waitsIn(queue)} and run_at <= ${now} and ${isAfter}
  order by tasks.api_key_id, tasks.run_at limit 1`;

const queueNames = raw(queues.map((queue) => `('${queue}')`).join(', '));

/** Selects the queues that have a due task. */
export const dueQueues = (now: number) => sql<{ queue: Queue }>`
  select column1 as queue from (values ${queueNames}) as names where (${firstDueKey(raw('names.column1'), now)}) is not null`;

/** Locks the first due task of the API key, unless another transaction has locked it. */
const lockFirst = (queue: Queue, now: number, apiKeyId: string | Sql) => sql<Task>`
  select ${taskColumns} from tasks where ${waitsIn(queue)} and api_key_id = ${apiKeyId} and run_at <= ${now}
  order by run_at limit 1 ${forUpdateSkipLocked}`;

const follows = (apiKeyId: string): Sql => sql`tasks.api_key_id > ${apiKeyId}`;

/** Locks a due task of the API key that follows `after`. The last key is followed by the first. */
export async function claim(ask: Ask, queue: Queue, after: string, now: number): Promise<Task | undefined> {
  const nextKey = sql`coalesce((${firstDueKey(queue, now, follows(after))}), (${firstDueKey(queue, now)}))`;
  const [task] = await ask(lockFirst(queue, now, nextKey));
  if (task !== undefined) return task;
  // If all due tasks of the next key are locked, try the keys in turn.
  for (let [key] = await ask(firstDueKey(queue, now)); key !== undefined; ) {
    const [other] = await ask(lockFirst(queue, now, key.apiKeyId));
    if (other !== undefined) return other;
    [key] = await ask(firstDueKey(queue, now, follows(key.apiKeyId)));
  }
  return undefined;
}

/** Clocks of several processes may differ by up to this many milliseconds. A larger difference means that a clock was set back. */
export const maxSkewMs = 60_000;

const chunkSize = 500;

/**
 * Makes tasks due that were deferred before the clock was set back, so that they do not wait until it has caught up. Attempted tasks
 * are due after `delayMs`, since a lease on them may have just begun.
 */
export async function reschedule(ask: Ask, now: number, delayMs: number): Promise<void> {
  const update = sql`
    update tasks set deferred_at = ${now},
      run_at = cast(${now} as bigint) + case when attempts = 0 then 0 else cast(${delayMs} as bigint) end
    where (api_key_id, task_id) in (
      select api_key_id, task_id from tasks where completed_at is null and deferred_at > ${now + maxSkewMs}
      ${limit(chunkSize)} ${forUpdateSkipLocked}
    ) returning 1`;
  while ((await ask(update)).length >= chunkSize);
}
