/**
 * The lock with which a deletion erases exactly the rows that are older than its job, even if others run at the same time.
 *
 * A transaction that writes data of a tenant (an API key) takes the tenant's lock, shared, before it reads the clock. All of its rows bear that
 * time, except those that already bear a later one (`keepLater` in sql.ts). A deletion notes its start T, commits, and then takes the same lock
 * exclusively for an instant (`waitForWriters`). From then on:
 *
 * - A writer with a time of T or earlier had the lock when T was read. It has ended, so the deletion sees its rows.
 * - A writer that takes the lock later has a time after T. Its rows stay.
 *
 * Nothing stored depends on ids of transactions: a job continues in another cluster, after a restore or a failover. Transactions of other
 * databases, and those that only read, hold no such lock. A hung writer delays only its own tenant's deletions.
 *
 * The time is PostgreSQL's own, so clocks of processes need not agree. If it steps back:
 *
 * - Rows written after T still stay: while the job is open, writers take T + 1 at least (`timeIn`).
 * - Rows written before T still go: T is not before the latest heartbeat (`latestTime`), and a process's own times do not go back by less than
 *   the interval of heartbeats (`steady`). One gap is left: rows of another process from the last five seconds before a step back of less
 *   than these five seconds.
 *
 * On Citus, lock and time are those of the node with the tenant's rows, whichever node a process is connected to. Moving these rows to another
 * node waits for writers. Two nodes whose clocks differ are then the step back above.
 *
 * SQLite has one writer at a time and needs no lock. The rest is the same, with the machine's clock.
 */
import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { isLockTimeout } from './database-errors.ts';
import { type Ask, empty, fixedLimit, perEngine, type Sql, sql } from './sql.ts';

/** An API key's id, or `noTenant` for transactions that write no tenant's data. */
export type Tenant = string | typeof noTenant;
export const noTenant = Symbol('no tenant');

/** Returns the 64-bit key of an advisory lock of the tenant, as text. */
export const lockKeyOf = (apiKeyId: string, name = 'tenant'): string =>
  Buffer.from(hash('sha256', `${name} ${apiKeyId}`, 'hex').slice(0, 16), 'hex')
    .readBigInt64BE()
    .toString();

/**
 * Takes the tenant's lock; on SQLite, does nothing. Names rows of the tenant, so that Citus takes the lock on their node. The update, of no row,
 * keeps Citus from moving them to another node until the transaction ends. `before`: further columns.
 */
const lock = (apiKeyId: string, lockFunction: string, before = empty, lockKey = lockKeyOf(apiKeyId)): Sql => {
  const held = `with held as (update deletion_jobs set started_at = started_at where api_key_id = ? and job_id = '')`;
  return sql`${perEngine({ postgres: held, sqlite: '' }, apiKeyId)}
    select ${before}${perEngine({ postgres: lockFunction, sqlite: 'typeof' })}(cast(${lockKey} as bigint))
    from (${noRows(apiKeyId)}) as tenant`;
};

const noRows = (apiKeyId: string): Sql => sql`select count(*) from deletion_jobs where api_key_id = ${apiKeyId} and job_id = ''`;

/** Takes the tenant's lock in share mode. */
export const lockShared = (apiKeyId: string, before: Sql): Sql => lock(apiKeyId, 'pg_advisory_xact_lock_shared', before);

/** The same, in a transaction that began without a tenant. */
export const shareTenant = (apiKeyId: string): Sql => lockShared(apiKeyId, empty);

/** Lets one deletion job of the API key begin at a time. Writers do not wait for it. */
export const lockDeletions = (apiKeyId: string): Sql =>
  lock(apiKeyId, 'pg_advisory_xact_lock', empty, lockKeyOf(apiKeyId, 'deletions'));

/** Limits the mutual wait of deletions and writers to 200 ms. Most transactions end within a few. */
const boundWait = perEngine({ postgres: "set_config('lock_timeout', '200', true), ", sqlite: '' });

/**
 * Waits until all current writers of the tenant have ended. Later ones wait until this transaction ends. Returns false after the
 * time limit: the transaction has failed, and must be repeated later.
 */
export async function waitForWriters(ask: Ask, apiKeyId: string): Promise<boolean> {
  try {
    await ask(lock(apiKeyId, 'pg_advisory_xact_lock', boundWait));
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

/** PostgreSQL's time. SQLite has none, and uses the time of the process. */
const databaseTime = perEngine({ postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint', sqlite: 'null' });

/** Returns the database's time; undefined if it has none. `apiKeyId`: on Citus, the time of the node with the tenant's rows. */
export async function readTime(ask: Ask, apiKeyId?: string): Promise<number | undefined> {
  const node = apiKeyId === undefined ? empty : sql`from (${noRows(apiKeyId)}) as tenant`;
  const [row] = await ask(sql<{ time: number | null }>`select ${databaseTime} as time ${node}`);
  return row?.time ?? undefined;
}

/**
 * Returns the time of the rows that a tenant's transaction writes, once it has the lock. It is after the start of every open
 * deletion job. A separate statement behind the lock, so it sees rows that were committed before.
 */
export async function timeIn(ask: Ask, tenant: Tenant, clock: Clock): Promise<number> {
  if (tenant === noTenant) return clock(await readTime(ask));
  const [row] = await ask(sql<{ time: number | null; deletedAt: number | null }>`
    select ${databaseTime} as time, (select max(started_at) from deletion_jobs where api_key_id = ${tenant}) as deleted_at`);
  const time = clock(row?.time ?? undefined);
  if ((row?.deletedAt ?? Number.NEGATIVE_INFINITY) < time) return time;
  // Needed only in the same millisecond, or after the clock was set back.
  const [ahead] = await ask(sql<{ deletedAt: number | null }>`
    select max(started_at) as deleted_at from deletion_jobs
    where api_key_id = ${tenant} and started_at >= ${time} and (
      select 1 from tasks
      where tasks.api_key_id = ${tenant} and tasks.job_id = deletion_jobs.job_id and completed_at is null and tasks.job_id <> ''
      ${fixedLimit(1)}) = 1`);
  return Math.max(time, (ahead?.deletedAt ?? Number.NEGATIVE_INFINITY) + 1);
}
