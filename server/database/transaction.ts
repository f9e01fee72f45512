/** Transactions that are run again where they only lost a race. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Failure } from '../errors.ts';
import type { Transact, TransactionOptions, TransactionScope, Tx } from './db.ts';
import { isRetryable, UnknownOutcomeError } from './errors.ts';

/**
 * Runs `work` in one transaction, from the start again where the engine says that it lost a race. `startedAt` is the time at which the
 * transaction had begun: whatever a transaction writes bears it, which is what fence.ts builds on. It comes from the database with what is
 * asked of it first: send that along, and wait for both. `sendWithCommit` takes the statements whose answers the work does not need.
 * `reader` takes what is only read where the transaction is one statement (`isOneStatement`), which is all that `tx` takes then.
 */
export type RunInTransaction = <Result>(
  work: (tx: Tx, scope: TimedScope) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>;

export interface TimedScope extends TransactionScope {
  startedAt: Promise<number>;
}

interface Dependencies {
  transact: Transact;
  clock: Clock;
  log: Logger;
}

const maxAttempts = 8;
const firstBackoffMs = 10;
const maxBackoffMs = 250;

export function runInTransactions({ transact, clock, log }: Dependencies): RunInTransaction {
  return async (work, options) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact((tx, { ready, ...scope }) => {
          const startedAt = ready.then(clock);
          // Whoever does not ask for it learns of a failure from what they do ask.
          startedAt.catch(() => {});
          return work(tx, { startedAt, ...scope });
        }, options);
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
