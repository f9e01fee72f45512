/**
 * How a job that erases older data knows that none can appear after it has looked.
 *
 * A transaction takes its time (`startedAt` of `RunInTransaction`) after it has begun, and others see what it wrote after it has ended. A job takes
 * its own time T in one transaction and raises the fence in a later one. From the moment in which that one begins, every other transaction
 * is on one of two sides:
 *
 * - It had begun. Whatever time its rows bear, it ends some day, and `isPassed` says when all of these have: then their rows are seen.
 * - It had not begun. Then it takes its time after T was taken: its rows are newer than T, and stay. Where the clock went back, T is ahead of
 *   it (`latestTime`), and such rows may bear times up to T. They were written after the job began all the same: it may erase those that it
 *   meets, but waits for none.
 *
 * PostgreSQL: a transaction begins by taking a transaction id (`begin` in postgres/dialect.ts), and ids are given out in order. The fence is the id
 * of the transaction that raises it: all of the first side have a smaller one, and have ended when the oldest that is running is not smaller
 * any more. Nobody waits for the job, and transactions that only read have no id and are not waited for.
 *
 * A transaction of one statement (write-statement.ts) takes its time from the process before it is sent:
 *
 *     process:  reads the clock, t ──── sends ────▶ takes its id, looks for jobs, writes
 *     job:              starts at T (committed) ── raises the fence
 *
 * Where t is before T and the id after the fence, its rows would be on the second side and yet older than T. So the statement, once it has its
 * id, looks for jobs that started after t. It sees every one whose fence is smaller than its id, since that job's start was committed before
 * its fence. Its rows then bear the time after the latest of these starts. It looks at the minute after t only: no statement takes that long
 * to arrive, and a job that is further ahead is from before the clock went back.
 *
 * SQLite: one transaction at a time writes, and `begin immediate` waits for it, so that all which had begun before the job's have ended
 * before the job's began.
 *
 * What is left to the clocks: those of several processes must agree, as NTP makes them do.
 */
import { sql } from 'kysely';
import { isPostgres, type Tx } from './db.ts';

/** In a transaction that has begun after the job's time was taken. */
export async function raiseFence(tx: Tx): Promise<string> {
  if (!isPostgres(tx)) return '';
  const { rows } = await sql<{ fence: string }>`select pg_current_xact_id()::text as fence`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The transaction has no id.');
  return row.fence;
}

/** Whether all transactions that had begun when the fence was raised have ended. */
export async function isPassed(tx: Tx, fence: string): Promise<boolean> {
  if (fence === '' || !isPostgres(tx)) return true;
  const { rows } = await sql<{ passed: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${fence}::text::xid8 as passed`.execute(tx);
  return rows[0]?.passed === true;
}
