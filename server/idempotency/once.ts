/**
 * Idempotency-Key: carries out a write at most once for each key of a caller. The record with the response is committed in the
 * transaction of the write, so a key has a record if and only if its write has happened. A failed call stores nothing.
 */
import { hash } from 'node:crypto';
import { countInSlices } from '../auth/rate-limits.ts';
import { dayMs } from '../clock.ts';
import type { AfterCommit, Contexts, Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { ChangeOf } from '../database/verbs.ts';
import { Failure } from '../errors.ts';
import type { Once } from '../http/options.ts';
import * as records from './records.ts';
import { seal, unseal } from './records.ts';

/** Milliseconds for which a response is stored. */
export const keptMs = dayMs;
/** Bytes of a stored response that count as one further key against the limit. */
const bytesPerCount = 4096;
/** Seconds after which a call that is still running may be repeated. */
const retryAfterSeconds = 1;

/** The content of a record, before encryption. */
interface Stored {
  operation: string;
  /** SHA-256 of the request body. */
  request: string;
  /** The body of the success. */
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
  const countKey = countInSlices(ask, { name: 'idempotency-keys', calls: config.idempotencyLimit, windowSeconds: 86_400 });

  /** Counts the size of a stored response. The limit rejects later calls, since this one is done. */
  async function countSize(callerId: string, sealed: string): Promise<void> {
    try {
      for (let bytes = bytesPerCount; bytes <= sealed.length; bytes += bytesPerCount) await countKey(clock(), callerId);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  return async ({ operation, idempotencyKey, bytes }, context, handle) => {
    const [callerId, tenant] = callerOf(context);
    const key = records.keyOf(callerId, idempotencyKey);
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
      context.verbsOf(callerId, tenant).together({
        before: async (ask) => {
          const [record] = await ask(records.claim(key));
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
          return { record: (isExpired ? records.replace : records.add)(key, sealed, now) };
        },
      });

    try {
      await countKey(clock(), callerId);
      const body = await run();
      for (const effect of effects) await context.afterCommit(effect);
      await countSize(callerId, sealed);
      return { body, isReplay: false };
    } catch (error) {
      // A stored record takes precedence over every refusal: the handler may have rejected before its first change, or after an
      // earlier attempt.
      const isRefusal = error instanceof Failure && error.httpStatus < 500;
      const found = isRefusal
        ? await context
            .ask(records.find(key))
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

function callerOf(context: Context): [callerId: string, tenant: string | typeof noTenant] {
  if ('apiKeyId' in context) return [context.apiKeyId, context.apiKeyId];
  if ('workspaceId' in context) return [context.workspaceId, noTenant];
  throw new Error('A public operation takes no Idempotency-Key.');
}

/** Replaces the verbs that change data, and puts other effects off until they are committed. */
const withChanges = (
  context: Context,
  changeOf: ChangeOf,
  tenant: string | typeof noTenant,
  effects: Parameters<AfterCommit>[0][],
): Context => ({
  ...context,
  change: changeOf(tenant),
  changeOf,
  verbsOf: (caller, other) => ({ ...context.verbsOf(caller, other), change: changeOf(other) }),
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
