/**
 * Claims the next task. Workspaces take turns within a queue: a task waits for at most one task of each other workspace. The
 * longest-waiting task of a workspace comes first. Admission has no part in tasks: without these turns, `jobs.test.ts` fails.
 *
 * Turns are found without locks, since on Citus each API key is on one of many nodes. Locks are taken in the transaction of one key.
 */
import { type Ask, forUpdateSkipLocked, join, limit, raw, type Sql, sql } from '../database/sql.ts';
import { type Owner, type Queue, queues, type Task, taskColumns } from './queue.ts';

const waitsIn = (queue: string | Sql): Sql => sql`tasks.queue = ${queue} and tasks.completed_at is null`;

/**
 * Selects the first workspace with a due task in the queue, and the API key of its longest-waiting one. The order is the index's, so
 * PostgreSQL takes no other index, under which it would read completed tasks and those of other queues. Deferred tasks are passed over
 * within the index.
 */
const firstDue = (queue: string | Sql, now: number, isAfter: Sql = sql`1 = 1`) => sql<Owner>`
  select tasks.workspace_id, tasks.api_key_id from tasks where ${waitsIn(queue)} and run_at <= ${now} and ${isAfter}
  order by tasks.workspace_id, tasks.run_at limit 1`;

/** Selects the queues that have a due task. */
export const dueQueues = (now: number) =>
  sql<{ queue: Queue }>`${join(
    queues.map((queue) => {
      const name = raw(`'${queue}'`);
      return sql`select ${name} as queue from (${firstDue(name, now)}) as due`;
    }),
    ' union all ',
  )}`;

const follows = (workspaceId: string): Sql => sql`tasks.workspace_id > ${workspaceId}`;

/** Returns the turns with due tasks, each once, from the one that follows `after`. The last one is followed by the first. */
export async function* turnsAfter(ask: Ask, queue: Queue, after: string, now: number): AsyncGenerator<Owner> {
  const seen = new Set<string>();
  for (let last = after; ; ) {
    const [next] = await ask(firstDue(queue, now, follows(last)));
    const [turn] = next === undefined ? await ask(firstDue(queue, now)) : [next];
    if (turn === undefined || seen.has(turn.workspaceId)) return;
    seen.add(turn.workspaceId);
    last = turn.workspaceId;
    yield turn;
  }
}

/** Locks the first due task of the API key in its turn, unless another transaction has locked it. */
export const lockFirst = (queue: Queue, now: number, { workspaceId, apiKeyId }: Owner) => sql<Task>`
  select ${taskColumns} from tasks
  where ${waitsIn(queue)} and workspace_id = ${workspaceId} and api_key_id = ${apiKeyId} and run_at <= ${now}
  order by run_at limit 1 ${forUpdateSkipLocked}`;

/** Clocks of several processes may differ by up to this many milliseconds. A larger difference means that a clock was set back. */
export const maxSkewMs = 60_000;

const chunkSize = 500;

/**
 * Makes tasks due that were deferred before the clock was set back, so that they do not wait until it has caught up. Attempted tasks
 * are due after `delayMs`, since a lease on them may have just begun.
 */
export async function reschedule(ask: Ask, now: number, delayMs: number): Promise<void> {
  const isEarly = sql`completed_at is null and deferred_at > ${now + maxSkewMs}`;
  for (const { apiKeyId } of await ask(sql<{ apiKeyId: string }>`select distinct api_key_id from tasks where ${isEarly}`)) {
    const isOfKey = sql`api_key_id = ${apiKeyId}`;
    const update = sql`
      update tasks set deferred_at = ${now},
        run_at = cast(${now} as bigint) + case when attempts = 0 then 0 else cast(${delayMs} as bigint) end
      where ${isOfKey} and task_id in (
        select task_id from tasks where ${isOfKey} and ${isEarly} ${limit(chunkSize)} ${forUpdateSkipLocked}
      ) returning 1`;
    while ((await ask(update)).length >= chunkSize);
  }
}
