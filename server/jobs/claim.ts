/**
 * Which task is next. Within a queue the API keys take turns: however much one of them has queued, the next of another waits for one
 * task of it. Among the tasks of a key, the one that has waited longest comes first.
 */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { skipLocked } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { type Integer, statement, type Text } from '../database/statement.ts';
import { type Queue, queues, type Task } from './queue.ts';

const isDue = (now: Integer): RawBuilder<SqlBool> => sql<SqlBool>`tasks.completed_at is null and tasks.run_at <= ${now}`;

const names = sql.join(queues.map((queue) => sql`(${sql.lit(queue)})`));

const due = statement(
  (_db, now: Integer) => sql<{ queue: Queue }>`
    select column1 as queue from (values ${names}) as names
    where exists (select 1 from tasks where tasks.queue = names.column1 and ${isDue(now)})`,
);

/** The queues in which something is due, in one statement, so that looking costs little where nothing is. */
export async function findDueQueues(db: Db, now: number): Promise<Queue[]> {
  const rows = await due(db, now);
  return rows.map(({ queue }) => queue);
}

const first = (db: Db, queue: Text, now: Integer) =>
  db.selectFrom('tasks').selectAll().where('queue', '=', queue).where(isDue(now)).limit(sql.lit(1));

const ofNextKey = statement((db, queue: Text, after: Text, now: Integer) => {
  const keys = db.selectFrom('tasks').select('api_key_id').where('queue', '=', queue).where(isDue(now));
  const firstOf = (some: typeof keys) => some.orderBy('api_key_id').limit(sql.lit(1));
  const nextKey = db.fn.coalesce(firstOf(keys.where('api_key_id', '>', after)), firstOf(keys));
  return skipLocked(db, first(db, queue, now).where('api_key_id', '=', nextKey).orderBy('run_at'));
});

const ofAnyKey = statement((db, queue: Text, now: Integer) =>
  skipLocked(db, first(db, queue, now).orderBy('api_key_id').orderBy('run_at')),
);

/** A task of the queue that is due, locked for this transaction: of the API key that follows `after`, and of the first after the last. */
export async function claim(db: Db, queue: Queue, after: string, now: number): Promise<Task | undefined> {
  const [task] = await ofNextKey(db, queue, after, now);
  if (task !== undefined) return task;
  // Where others work on all that the next key has, there may still be something of another one.
  const [other] = await ofAnyKey(db, queue, now);
  return other;
}

/** Clocks of several processes may differ by less than this; beyond it, a clock has gone back. In milliseconds. */
export const maxSkewMs = 60_000;

const chunkSize = 500;

/**
 * Makes what was deferred before the clock went back due after `byMs`: it would wait until the clock has caught up. Not at once, since it
 * may be held by someone whose lease has just begun.
 */
export async function bringForward(db: Db, now: number, byMs: number): Promise<void> {
  for (let brought = chunkSize; brought === chunkSize; ) {
    const early = db
      .selectFrom('tasks')
      .select(['api_key_id', 'task_id'])
      .where('completed_at', 'is', null)
      .where('deferred_at', '>', now + maxSkewMs)
      .limit(chunkSize);
    const { numUpdatedRows } = await db
      .updateTable('tasks')
      .set({ run_at: now + byMs, deferred_at: now })
      .where(({ refTuple }) => refTuple('api_key_id', 'task_id'), 'in', skipLocked(db, early).$asTuple('api_key_id', 'task_id'))
      .executeTakeFirstOrThrow();
    brought = Number(numUpdatedRows);
  }
}
