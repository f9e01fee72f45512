/**
 * Idempotency-Key: carries out a write at most once for each key of a caller. The record with the response is committed in the
 * transaction of the write, so a key has a record if and only if its write has happened. A failed call stores nothing.
 *
 * A record holds ids, names and tokens of the caller, and the service never needs it: only a repeated call does, which brings its
 * Idempotency-Key. AES-256-GCM with a key derived from the Idempotency-Key and the service's secret. Without both, nobody can read a
 * record, or tell which operation or user it is about.
 */
import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { countInSlices } from '../auth/rate-limits.ts';
import { decrypt, encrypt } from '../auth/vault.ts';
import { dayMs } from '../clock.ts';
import type { AfterCommit, Contexts, Environment } from '../context.ts';
import { perEngine, type Sql, sql } from '../database/sql.ts';
import { noTenant, type Tenant } from '../database/tenant-lock.ts';
import type { ChangeOf } from '../database/verbs.ts';
import { Failure } from '../errors.ts';
import type { Once } from '../http/options.ts';
import { expiredOwnedRows } from '../jobs/removal.ts';

/** Milliseconds for which a response is stored. */
const keptMs = dayMs;
/** Bytes of a stored response that count as one further key against the limit. */
const bytesPerCount = 4096;
/** Seconds after which a call that is still running may be repeated. */
const retryAfterSeconds = 1;

/** The content of a record, before encryption. */
interface Stored {
  operation: string;
  /** SHA-256 of the request body. */
  request: string;
  response: unknown;
}

/** Ends a call whose response is stored. */
class Replay extends Error {
  readonly body: unknown;

  constructor(body: unknown) {
    super('The response is stored.');
    this.body = body;
  }
}

export function createOnce(environment: Environment): Once<Contexts> {
  const { ask, clock, config, tokens } = environment;
  const countCall = countInSlices(ask, { name: 'idempotency-keys', windowSeconds: 86_400 });
  const countKey = async (workspaceId: string) => {
    if (config.idempotencyLimit > 0) await countCall(clock(), workspaceId, config.idempotencyLimit);
  };

  /** Counts the size of a stored response. The limit rejects later calls, since this one is done. */
  async function countSize(workspaceId: string, sealed: string): Promise<void> {
    try {
      for (let bytes = bytesPerCount; bytes <= sealed.length; bytes += bytesPerCount) await countKey(workspaceId);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  return async ({ operation, idempotencyKey, bytes }, context, handle) => {
    const { callerId, tenant, workspaceId } = callerOf(context);
    const key = keyOf(callerId, idempotencyKey);
    const keys = tokens.deriveKeys('idempotency', `${callerId} ${idempotencyKey}`);
    const request = hash('sha256', bytes, 'hex');
    let isExpired = false;
    let sealed = '';
    /** Effects of the handler outside the database, for after the commit. */
    const effects: Parameters<AfterCommit>[0][] = [];

    /** Throws if the record is in force: a Replay, or a failure for another request. */
    function check(record: { sealed: string | null; createdAt: number | null } | undefined): void {
      const { sealed: stored, createdAt } = record ?? { sealed: null, createdAt: null };
      isExpired = createdAt !== null && createdAt <= clock() - keptMs;
      if (stored === null || isExpired) return;
      const text = unseal(stored, keys);
      // No secret of this process opens it: without the response, the call must not run again.
      if (text === undefined) throw unreadable();
      const earlier: Stored = JSON.parse(text);
      if (earlier.operation !== operation.id || earlier.request !== request) throw otherRequest();
      throw new Replay(earlier.response);
    }

    const run = () =>
      context.verbsOf(tenant).together({
        before: async (ask) => {
          const [record] = await ask(claimRecord(key));
          check(record);
          if (record?.isLocked !== 1) throw stillRunning();
        },
        run: (changeOf) => {
          effects.length = 0;
          return handle(withChanges(context, changeOf, tenant, effects));
        },
        after: (response, now) => {
          const stored: Stored = { operation: operation.id, request, response };
          sealed = seal(JSON.stringify(stored), keys[0]);
          return { record: (isExpired ? replaceRecord : addRecord)(key, sealed, now) };
        },
      });

    try {
      await countKey(workspaceId);
      const body = await run();
      for (const effect of effects) await context.afterCommit(effect);
      await countSize(workspaceId, sealed);
      return { body, isReplay: false };
    } catch (error) {
      // A stored record takes precedence over every refusal: the handler may have rejected before its first change, or after an
      // earlier attempt.
      const isRefusal = error instanceof Failure && error.httpStatus < 500;
      const found = isRefusal
        ? await context
            .ask(findRecord(key))
            .then(([record]) => check(record))
            .catch(toError)
        : error;
      if (found instanceof Replay) return { body: found.body, isReplay: true };
      throw found instanceof Failure ? found : error;
    }
  };
}

const toError = (error: unknown): unknown => error;

type Context = Contexts['apiKey' | 'workspace' | 'public'];

function callerOf(context: Context): { callerId: string; tenant: Tenant; workspaceId: string } {
  if (!('workspaceId' in context)) throw new Error('A public operation takes no Idempotency-Key.');
  const { workspaceId } = context;
  if ('apiKeyId' in context) return { callerId: context.apiKeyId, tenant: context.apiKeyId, workspaceId };
  return { callerId: workspaceId, tenant: noTenant, workspaceId };
}

/** Replaces the verbs that change data, and puts other effects off until they are committed. */
const withChanges = (context: Context, changeOf: ChangeOf, tenant: Tenant, effects: Parameters<AfterCommit>[0][]): Context => ({
  ...context,
  change: changeOf(tenant),
  changeOf,
  verbsOf: (other) => ({ ...context.verbsOf(other), change: changeOf(other) }),
  afterCommit: async (effect) => void effects.push(effect),
});

const otherRequest = (): Failure =>
  new Failure('ALREADY_EXISTS', 'This Idempotency-Key belongs to a different request. Send each request with its own key.');

export const stillRunning = (): Failure =>
  new Failure('ALREADY_EXISTS', 'A request with this Idempotency-Key is still running. Repeat it later to get its response.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

const unreadable = (): Failure =>
  new Failure('ALREADY_EXISTS', 'A request with this Idempotency-Key succeeded, but its response can no longer be read.');

interface RecordKey {
  /** The id of the API key or workspace. */
  callerId: string;
  keyHash: string;
}

const keyOf = (callerId: string, idempotencyKey: string): RecordKey => ({
  callerId,
  keyHash: hash('sha256', `${callerId} ${idempotencyKey}`, 'hex'),
});

const findRecord = ({ callerId, keyHash }: RecordKey): Sql<{ sealed: string; createdAt: number }> =>
  sql`select sealed, created_at from idempotency_records where caller_id = ${callerId} and key_hash = ${keyHash}`;

const addRecord = ({ callerId, keyHash }: RecordKey, sealed: string, now: number): Sql =>
  sql`insert into idempotency_records (caller_id, key_hash, sealed, created_at) values (${callerId}, ${keyHash}, ${sealed}, ${now})`;

/** Replaces an expired record that has not been removed yet. */
const replaceRecord = ({ callerId, keyHash }: RecordKey, sealed: string, now: number): Sql =>
  sql`update idempotency_records set sealed = ${sealed}, created_at = ${now}
    where caller_id = ${callerId} and key_hash = ${keyHash}`;

/**
 * Locks the record until the transaction ends, and selects it. `isLocked` is 0 if another call holds the lock. SQLite has one writer at
 * a time and needs no lock. A record that is committed in between is not seen; adding another one is then a lost race.
 */
const claimRecord = ({ callerId, keyHash }: RecordKey) => {
  const key = Buffer.from(keyHash.slice(0, 16), 'hex').readBigInt64BE().toString();
  const [before, after] = [
    perEngine({ postgres: 'pg_try_advisory_xact_lock(', sqlite: '(' }),
    perEngine({ postgres: ')::int', sqlite: ') is not null' }),
  ];
  return sql<{ isLocked: number; sealed: string | null; createdAt: number | null }>`
    select ${before}cast(${key} as bigint)${after} as is_locked, sealed, created_at
    from (select 1 as one) as one left join idempotency_records on caller_id = ${callerId} and key_hash = ${keyHash}`;
};

/** Shorter texts are not compressed, which would take longer than everything else. */
const minCompressed = 2048;

/** Encrypts the text, compressed if it is long, and returns base64. The first byte says whether it is compressed. */
function seal(text: string, key: Buffer): string {
  const isCompressed = text.length >= minCompressed;
  const content = isCompressed ? deflateRawSync(text, { level: 1 }) : Buffer.from(text);
  return encrypt(Buffer.concat([Buffer.of(isCompressed ? 1 : 0), content]), key).toString('base64');
}

/** Returns the text; undefined if none of the keys fits. */
function unseal(sealed: string, keys: readonly Buffer[]): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of keys) {
    // Undefined: encrypted with another secret.
    const whole = decrypt(bytes, key);
    if (whole === undefined) continue;
    const content = whole.subarray(1);
    return (whole[0] === 1 ? inflateRawSync(content) : content).toString();
  }
  return undefined;
}

export const idempotencyRemoval = expiredOwnedRows(
  'remove-idempotency-records',
  'idempotency_records',
  'created_at',
  (time, now) => sql`${time} <= ${now - keptMs}`,
);
