/**
 * How a job that erases older data knows that none can appear after it has looked.
 *
 * A transaction takes its time (`now` of `RunInTransaction`) after it has begun, and another sees what it wrote after it has ended. So the
 * job takes its own time T in a transaction and then raises a fence: from it, every other transaction is on one of two sides.
 *
 * - It had begun. Whatever time its rows bear, it ends some day, and `isBehind` says when all of these have: then their rows are seen.
 * - It had not begun. Then it takes its time after T was taken: its rows are newer than T, and stay.
 *
 * PostgreSQL: a transaction begins by taking a transaction id (`begin` in postgres.ts). The fence is the next id to be given out; all of
 * the first side have a smaller one, and have ended when the oldest one running is not smaller any more. Nobody waits for the job, and
 * transactions that only read have no id and are not waited for. SQLite: one transaction writes at a time, and `begin immediate` waits
 * for it, so that all which had begun before the job's have ended before the job's began.
 *
 * What is left to the clocks: those of several processes must agree, as NTP makes them do.
 */
import { sql } from 'kysely';
import { isPostgres } from './lock.ts';
import type { Db } from './open.ts';

/** Raises a fence: call it after the time was taken, in the same transaction. */
export async function raiseFence(db: Db): Promise<string> {
  if (!isPostgres(db)) return '';
  const { rows } = await sql<{ fence: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as fence`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no snapshot.');
  return row.fence;
}

/** Whether all transactions that had begun when the fence was raised have ended. */
export async function isBehind(db: Db, fence: string): Promise<boolean> {
  if (fence === '' || !isPostgres(db)) return true;
  const { rows } = await sql<{ behind: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${fence}::text::xid8 as behind`.execute(db);
  return rows[0]?.behind === true;
}
