/**
 * Stored responses, one for each caller and key. They hold ids, names and tokens of the caller, and the service never needs them: only a
 * repeated call does, which brings its Idempotency-Key. AES-256-GCM with a key derived from the Idempotency-Key and the service's secret.
 * Without both, nobody can read a record, or tell which operation or user it is about.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
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

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Shorter texts are not compressed, which would take longer than everything else. */
const minCompressed = 2048;

/** Encrypts the text, compressed if it is long, and returns base64. The first byte says whether it is compressed. */
export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const isCompressed = text.length >= minCompressed;
  const content = isCompressed ? deflateRawSync(text, { level: 1 }) : Buffer.from(text);
  const encrypted = [cipher.update(Buffer.of(isCompressed ? 1 : 0)), cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64');
}

/** Returns the text; undefined if none of the keys fits. */
export function unseal(sealed: string, keys: readonly Buffer[]): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const decrypted = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    try {
      const whole = Buffer.concat([decrypted, decipher.final()]);
      const content = whole.subarray(1);
      return (whole[0] === 1 ? inflateRawSync(content) : content).toString();
    } catch {
      // Encrypted with another secret.
    }
  }
  return undefined;
}
