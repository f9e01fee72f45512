/** Transactions that are run again where they only lost a race. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Failure } from '../errors.ts';
import type { Transact, TransactionScope, Tx } from './db.ts';
import { isRetryable, UnknownOutcomeError } from './errors.ts';
import { shareTenant, type Tenant, timeIn } from './tenant-lock.ts';
import { askOn } from './verbs.ts';

/**
 * Runs `work` in one transaction, from the start again where the engine says that it lost a race. `startedAt` is the time that all it writes
 * bears, see tenant-lock.ts. It comes from the database with what is asked of it first: send that along, and wait for both. `sendWithCommit`
 * takes the statements whose answers the work does not need.
 */
export type RunInTransaction = <Result>(work: (tx: Tx, scope: TimedScope) => Promise<Result>) => Promise<Result>;

/** Runs transactions that write data of this tenant, or of none. */
export type TransactionOf = (tenant: Tenant) => RunInTransaction;

export interface TimedScope extends TransactionScope {
  startedAt: Promise<number>;
  /** Makes a transaction that began without a tenant one of this tenant: takes its lock, and gives the time from then on. */
  joinTenant(apiKeyId: string): Promise<number>;
}

interface Dependencies {
  transact: Transact;
  clock: Clock;
  log: Logger;
}

const maxAttempts = 8;
const firstBackoffMs = 10;
const maxBackoffMs = 250;

export function runInTransactions({ transact, clock, log }: Dependencies): TransactionOf {
  return (tenant) => async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(tenant, (tx, { sendWithCommit }) => {
          const ask = askOn(tx);
          // Sent along with BEGIN, and answered when the transaction has the lock.
          const startedAt = timeIn(ask, tenant, clock);
          // Work that does not use it learns of a failure from its own statements.
          startedAt.catch(() => {});
          const joinTenant = async (apiKeyId: string) => {
            const [, joinedAt] = await Promise.all([ask(shareTenant(apiKeyId)), timeIn(ask, apiKeyId, clock)]);
            return joinedAt;
          };
          return work(tx, { startedAt, joinTenant, sendWithCommit });
        });
      } catch (error) {
        if (error instanceof UnknownOutcomeError) throw unknownOutcome(error);
        if (!isRetryable(error) || attempt === maxAttempts) throw error;
        // Full jitter: those who met once do not meet again.
        const backoffMs = Math.ceil(Math.random() * Math.min(firstBackoffMs * 2 ** attempt, maxBackoffMs));
        log.warn({ err: error, attempt, backoffMs }, 'transaction lost a race, retrying');
        await pause(backoffMs);
      }
    }
  };
}

const unknownOutcome = (cause: UnknownOutcomeError): Failure =>
  new Failure(
    'INTERNAL',
    'The database did not confirm the change, which may have happened or not. Read before you try again. Quote the x-request-id when reporting this.',
    { cause },
  );
