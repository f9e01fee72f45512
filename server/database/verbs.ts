/**
 * The two verbs of the database: `ask` sends one statement, `change` runs one transaction that reads, decides and writes. A boundary file:
 * rows are matched to the types of their statements.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Failure } from '../errors.ts';
import type { Driver } from './driver.ts';
import { isFromServer, isRetryable, UnknownOutcomeError } from './errors.ts';
import { compile, type Sql } from './sql.ts';
import { shareTenant, type Tenant, timeIn } from './tenant-lock.ts';

/** Sends a statement and resolves to its rows. Statements that are sent without waiting for each other leave together. */
export type Ask = <Row>(statement: Sql<Row>) => Promise<Row[]>;

/** Statements by name, in the order of sending. Undefined ones are left out. */
export type Statements = { readonly [name: string]: Sql | undefined };

/** The rows of each statement; empty for one that was left out. */
type RowsOf<Written extends Statements> = {
  readonly [Name in keyof Written]: Written[Name] extends Sql<infer Row> | undefined ? Row[] : never;
};

interface Work<Found, Written extends Statements> {
  /**
   * Reads everything that the change depends on. `now` is the time of the transaction in epoch milliseconds, which all of its rows
   * get. It comes from the database with the first responses. Writes whose rows are needed belong here too. `joinTenant` turns a
   * change of no tenant into one of this tenant: it takes the tenant's lock, and returns the time from then on.
   */
  read(ask: Ask, now: Promise<number>, joinTenant: (apiKeyId: string) => Promise<number>): Promise<Found>;
  /** Decides: throws a Failure, or returns the statements, which are sent together with the commit. */
  write(found: Found, now: number): Written;
}

interface Changed<Found, Written extends Statements> {
  found: Found;
  /** The time of the transaction. */
  now: number;
  /** Rows that the written statements returned. */
  rows: RowsOf<Written>;
}

/**
 * Runs one transaction, and repeats it if it lost a race. Resolves when it is committed. If it rejects, nothing is committed,
 * unless the error says that the outcome is unknown.
 */
export type Change = <Found, Written extends Statements>(work: Work<Found, Written>) => Promise<Changed<Found, Written>>;

/** Changes data of this tenant, or of none. */
export type ChangeOf = (tenant: Tenant) => Change;

interface Verbs {
  ask: Ask;
  change: Change;
}

/**
 * Returns the verbs of a caller: an API key, a workspace, the public, or the service itself. Callers take turns at the database.
 * Changes hold the lock of `tenant`. `authenticate` calls it for each request. A handler that calls it again gets verbs of its own.
 */
export type VerbsOf = (caller: string, tenant: Tenant) => Verbs;

/** The caller of statements without a request. */
export const theService = '';

export const createAsk =
  (driver: Driver, caller: string = theService): Ask =>
  async <Row>(statement: Sql<Row>) =>
    (await driver.send(compile(statement, driver.engine), caller)) as Row[];

interface Dependencies {
  driver: Driver;
  clock: Clock;
  log: Logger;
}

const maxAttempts = 8;
const firstBackoffMs = 10;
const maxBackoffMs = 250;

export const createVerbs =
  (dependencies: Dependencies): VerbsOf =>
  (caller, tenant) => ({
    ask: createAsk(dependencies.driver, caller),
    change: createChange({ ...dependencies, caller, tenant }),
  });

interface ChangeOptions extends Dependencies {
  caller: string;
  tenant: Tenant;
}

const createChange =
  (options: ChangeOptions): Change =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(options, work);
      } catch (error) {
        if (error instanceof UnknownOutcomeError) throw unknownOutcome(error);
        if (!isRetryable(error) || attempt === maxAttempts) throw error;
        // Random, so that colliding transactions do not collide again.
        const backoffMs = Math.ceil(Math.random() * Math.min(firstBackoffMs * 2 ** attempt, maxBackoffMs));
        options.log.warn({ err: error, attempt, backoffMs }, 'transaction lost a race, retrying');
        await pause(backoffMs);
      }
    }
  };

async function runOnce<Found, Written extends Statements>(
  { driver, clock, caller, tenant }: ChangeOptions,
  { read, write }: Work<Found, Written>,
): Promise<Changed<Found, Written>> {
  const transaction = await driver.begin(caller, tenant);
  const sent: Promise<unknown>[] = [];
  /** After the first failure all statements fail, and only the first one has the reason. */
  const failures: unknown[] = [];
  let isOver = false;
  const ask: Ask = async <Row>(statement: Sql<Row>) => {
    if (isOver) throw new Error('The transaction is over.');
    const answer = transaction.send(compile(statement, driver.engine));
    answer.catch((error: unknown) => failures.push(error));
    sent.push(answer);
    return (await answer) as Row[];
  };
  const joinTenant = async (apiKeyId: string) => {
    const [, joinedAt] = await Promise.all([ask(shareTenant(apiKeyId)), timeIn(ask, apiKeyId, clock)]);
    return joinedAt;
  };
  const commit = async () => {
    try {
      await transaction.commit();
    } catch (error) {
      const [first] = failures;
      // A statement that the server refused has committed nothing.
      const isUnknown = error instanceof UnknownOutcomeError && !isFromServer(first);
      throw isUnknown || first === undefined ? error : first;
    }
  };
  try {
    const time = timeIn(ask, tenant, clock);
    const [now, found] = await Promise.all([time, read(ask, time, joinTenant)]);
    const statements = Object.entries(write(found, now));
    const answers = Promise.all(
      statements.map(async ([name, statement]) => [name, statement === undefined ? [] : await ask(statement)] as const),
    );
    answers.catch(() => {});
    isOver = true;
    await commit();
    return { found, now, rows: Object.fromEntries(await answers) as RowsOf<Written> };
  } catch (error) {
    isOver = true;
    await Promise.allSettled(sent);
    await transaction.rollback();
    // If the transaction did not begin, this rejects with the reason.
    await transaction.begun;
    throw failures.includes(error) ? failures[0] : error;
  }
}

const unknownOutcome = (cause: UnknownOutcomeError): Failure =>
  new Failure(
    'INTERNAL',
    'The database did not confirm the change, which may have happened or not. Read before you try again. Quote the x-request-id when reporting this.',
    { cause },
  );
