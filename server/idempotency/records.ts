/** Stored responses, one for each caller and key. */
import { hash } from 'node:crypto';
import { perEngine, type Sql, sql } from '../database/sql.ts';

/** The primary key of a record. */
export interface RecordKey {
  /** The id of the API key or workspace. */
  callerId: string;
  keyHash: string;
}

export const keyOf = (callerId: string, idempotencyKey: string): RecordKey => ({
  callerId,
  keyHash: hash('sha256', `${callerId} ${idempotencyKey}`, 'hex'),
});

export const find = ({ callerId, keyHash }: RecordKey): Sql<{ sealed: string; createdAt: number }> =>
  sql`select sealed, created_at from idempotency_records where caller_id = ${callerId} and key_hash = ${keyHash}`;

export const add = ({ callerId, keyHash }: RecordKey, sealed: string, now: number): Sql =>
  sql`insert into idempotency_records (caller_id, key_hash, sealed, created_at) values (${callerId}, ${keyHash}, ${sealed}, ${now})`;

/** Replaces an expired record that has not been removed yet. */
export const replace = ({ callerId, keyHash }: RecordKey, sealed: string, now: number): Sql =>
  sql`update idempotency_records set sealed = ${sealed}, created_at = ${now}
    where caller_id = ${callerId} and key_hash = ${keyHash}`;

/**
 * Locks the record until the transaction ends, and selects it. `isLocked` is 0 if another call holds the lock. SQLite has one writer at
 * a time and needs no lock. A record that is committed in between is not seen; adding another one is then a lost race.
 */
export const claim = ({ callerId, keyHash }: RecordKey) => {
  const key = Buffer.from(keyHash.slice(0, 16), 'hex').readBigInt64BE().toString();
  const [before, after] = [
    perEngine({ postgres: 'pg_try_advisory_xact_lock(', sqlite: '(' }),
    perEngine({ postgres: ')::int', sqlite: ') is not null' }),
  ];
  return sql<{ isLocked: number; sealed: string | null; createdAt: number | null }>`
    select ${before}cast(${key} as bigint)${after} as is_locked, sealed, created_at
    from (select 1 as one) as one left join idempotency_records on caller_id = ${callerId} and key_hash = ${keyHash}`;
};
