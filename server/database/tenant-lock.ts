/**
 * Deletes what is older than a job, and nothing else, whatever runs at the same time.
 *
 * A transaction that writes data of a tenant (an API key) takes the tenant's lock, shared, before it reads the clock. All of its rows bear that
 * time. A deletion notes its start T, commits, and then takes the same lock exclusively for an instant (`waitForWriters`). From then on:
 *
 * - A writer with a time of T or earlier had the lock when T was read. It has ended, so the deletion sees its rows.
 * - A writer that takes the lock later has a time after T. Its rows stay.
 *
 * Nothing stored depends on ids of transactions: a job goes on in another cluster, after a restore or a failover. Transactions of other
 * databases, and those that only read, hold no such lock. A writer that hangs holds up its own tenant's deletions alone.
 *
 * The time is PostgreSQL's own, so clocks of processes need not agree. If it steps back:
 *
 * - Rows written after T still stay: while the job is open, writers take T + 1 at least (`timeIn`).
 * - Rows written before T still go: T is not before the latest heartbeat (`latestTime`), and a process's own times do not go back by less than
 *   the interval of heartbeats (`steady`). One gap is left: rows of another process from the last five seconds before a step back of less
 *   than these five seconds.
 *
 * SQLite has one writer at a time and needs no lock. The rest is the same, with the clock of the process.
 */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Db, isPostgres, type Tx } from './db.ts';
import { isLockTimeout } from './errors.ts';
import { integer, statement, text } from './statement.ts';

/** An API key's id; or, for what writes no data of a tenant, `noTenant`. */
export type Tenant = string | typeof noTenant;
export const noTenant = Symbol('no tenant');

/** The 64-bit key of the tenant's advisory lock, as text. */
export const lockKeyOf = (apiKeyId: string): string =>
  Buffer.from(hash('sha256', `tenant ${apiKeyId}`, 'hex').slice(0, 16), 'hex')
    .readBigInt64BE()
    .toString();

const share = statement({ key: text }, (_db, { key }) => sql`select pg_advisory_xact_lock_shared(${key}::bigint)`);

/** Takes the tenant's lock, shared, in a transaction that did not know its tenant when it began. */
export async function shareTenant(tx: Tx, apiKeyId: string): Promise<void> {
  if (isPostgres(tx)) await share(tx, { key: lockKeyOf(apiKeyId) });
}

/** Milliseconds for which a deletion waits for writers, and new writers for it. Most transactions end within a few. */
const maxWaitMs = 200;

const exclude = statement({ key: text }, (_db, { key }) => sql`select pg_advisory_xact_lock(${key}::bigint)`);

/**
 * Waits until all writers of the tenant have ended that have the lock; later ones wait until this transaction ends. Returns false where they
 * take too long: the transaction has failed then, and is to be run again later.
 */
export async function waitForWriters(tx: Tx, apiKeyId: string): Promise<boolean> {
  if (!isPostgres(tx)) return true;
  try {
    await Promise.all([
      sql`select set_config('lock_timeout', ${String(maxWaitMs)}, true)`.execute(tx),
      exclude(tx, { key: lockKeyOf(apiKeyId) }),
    ]);
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const ownTime = sql<number | null>`null`;

const now = statement({}, () => sql<{ time: number }>`select ${databaseTime} as time`);

/** The time outside a transaction. */
export async function timeOf(db: Db, clock: Clock): Promise<number> {
  if (!isPostgres(db)) return clock();
  const [row] = await now(db, {});
  return clock(row?.time);
}

/** A statement of its own behind the lock, so that it sees what was committed before the lock was taken. */
const inTenant = statement(
  { apiKeyId: text },
  (db, { apiKeyId }) => sql<{ time: number | null; deletedAt: number | null }>`
    select ${isPostgres(db) ? databaseTime : ownTime} as time,
      (select max(started_at) from deletion_jobs where api_key_id = ${apiKeyId}) as "deletedAt"`,
);

const latestOpen = statement(
  { apiKeyId: text, since: integer },
  (_db, { apiKeyId, since }) => sql<{ deletedAt: number | null }>`
    select max(started_at) as "deletedAt" from deletion_jobs
    where api_key_id = ${apiKeyId} and started_at >= ${since} and exists (
      select 1 from tasks
      where tasks.api_key_id = ${apiKeyId} and tasks.job_id = deletion_jobs.job_id and completed_at is null and tasks.job_id <> '')`,
);

/** The time that what a transaction of the tenant writes bears, once it has the lock: after the start of every open deletion job. */
export async function timeIn(tx: Tx, tenant: Tenant, clock: Clock): Promise<number> {
  if (tenant === noTenant) return await timeOf(tx, clock);
  const [row] = await inTenant(tx, { apiKeyId: tenant });
  const time = clock(row?.time ?? undefined);
  if ((row?.deletedAt ?? Number.NEGATIVE_INFINITY) < time) return time;
  // Only in the same millisecond, and where the clock went back.
  const [ahead] = await latestOpen(tx, { apiKeyId: tenant, since: time });
  return Math.max(time, (ahead?.deletedAt ?? Number.NEGATIVE_INFINITY) + 1);
}
