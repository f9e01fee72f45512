/**
 * Which task is next. Within a queue the API keys take turns: however much one of them has queued, the next of another waits for one
 * task of it. Among the tasks of a key, the one that has waited longest comes first.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdateSkipLocked } from '../database/lock.ts';
import { type Integer, integer, statement, type Text, text } from '../database/statement.ts';
import { type Queue, queues, type Task } from './queue.ts';

const waitsIn = (queue: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`tasks.queue = ${queue} and tasks.completed_at is null`;

/**
 * The API keys that have something due in the queue, in order; those after one, or all. A step for each key, which looks at its first task
 * alone: however many are deferred, they are not looked through.
 */
const dueKeys = (queue: RawBuilder<unknown>, now: Integer, after?: Text): RawBuilder<{ key: string }> => sql<{ key: string }>`
  with recursive keys (api_key_id) as (
    select min(api_key_id) from tasks where ${waitsIn(queue)} and ${after === undefined ? sql`1 = 1` : sql`api_key_id > ${after}`}
    union all
    select (select min(tasks.api_key_id) from tasks where ${waitsIn(queue)} and tasks.api_key_id > keys.api_key_id)
    from keys where keys.api_key_id is not null
  )
  select keys.api_key_id as key from keys
  where (select min(run_at) from tasks where ${waitsIn(queue)} and tasks.api_key_id = keys.api_key_id) <= ${now}`;

const names = sql.join(queues.map((queue) => sql`(${sql.lit(queue)})`));

const dueQueues = statement(
  { now: integer },
  (_db, { now }) => sql<{ queue: Queue }>`
    select column1 as queue from (values ${names}) as names where exists (${dueKeys(sql.ref('names.column1'), now)})`,
);

/** The queues in which something is due, in one statement, so that looking costs little where nothing is. */
export async function findDueQueues(db: Db, now: number): Promise<Queue[]> {
  const rows = await dueQueues(db, { now });
  return rows.map(({ queue }) => queue);
}

const first = (db: Db, queue: Text, now: Integer, key: Text) =>
  forUpdateSkipLocked(
    db,
    db
      .selectFrom('tasks')
      .selectAll()
      .where(waitsIn(queue))
      .where('api_key_id', '=', key)
      .where('run_at', '<=', now)
      .orderBy('run_at')
      .limit(sql.lit(1)),
  );

const ofNextKey = statement({ queue: text, after: text, now: integer }, (db, { queue, after, now }) =>
  first(db, queue, now, sql<string>`coalesce((${dueKeys(queue, now, after)} limit 1), (${dueKeys(queue, now)} limit 1))`),
);

const ofKey = statement({ queue: text, key: text, now: integer }, (db, { queue, key, now }) => first(db, queue, now, key));

const keysDue = statement({ queue: text, now: integer }, (_db, { queue, now }) => dueKeys(queue, now));

/** A task of the queue that is due, locked for this transaction: of the API key that follows `after`, and of the first after the last. */
export async function claim(db: Db, queue: Queue, after: string, now: number): Promise<Task | undefined> {
  const [task] = await ofNextKey(db, { queue, after, now });
  if (task !== undefined) return task;
  // Where others work on all that the next key has, there may still be something of another one.
  for (const { key } of await keysDue(db, { queue, now })) {
    const [other] = await ofKey(db, { queue, key, now });
    if (other !== undefined) return other;
  }
  return undefined;
}

/** Clocks of several processes may differ by less than this; beyond it, a clock has gone back. In milliseconds. */
export const maxSkewMs = 60_000;

const chunkSize = 500;

/**
 * Makes what was deferred before the clock went back due, which would wait until the clock has caught up. What was attempted is due after
 * `delayMs`: someone may hold a lease on it that has just begun.
 */
export async function reschedule(db: Db, now: number, delayMs: number): Promise<void> {
  for (let brought = chunkSize; brought === chunkSize; ) {
    const early = db
      .selectFrom('tasks')
      .select(['api_key_id', 'task_id'])
      .where('completed_at', 'is', null)
      .where('deferred_at', '>', now + maxSkewMs)
      .limit(chunkSize);
    const { numUpdatedRows } = await db
      .updateTable('tasks')
      .set(({ eb }) => ({
        run_at: eb
          .case()
          .when('attempts', '=', 0)
          .then(now)
          .else(now + delayMs)
          .end(),
        deferred_at: now,
      }))
      .where(
        ({ refTuple }) => refTuple('api_key_id', 'task_id'),
        'in',
        forUpdateSkipLocked(db, early).$asTuple('api_key_id', 'task_id'),
      )
      .executeTakeFirstOrThrow();
    brought = Number(numUpdatedRows);
  }
}
