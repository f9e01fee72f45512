/**
 * The verbs of the database: `ask` sends one statement, `snapshot` reads with several as of one moment, `change` runs one transaction that
 * prepares, decides and writes, and `together` makes the changes of one call a single transaction. A boundary file: rows are matched to the
 * types of their statements.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock, Stopwatch } from '../clock.ts';
import { Failure } from '../errors.ts';
import { isFromServer, isRetryable, UnknownOutcomeError } from './database-errors.ts';
import type { Driver } from './driver.ts';
import { type Ask, type Compiled, compile, type Result, rowsOf, type Sql } from './sql.ts';
import { noTenant, shareTenant, type Tenant, timeIn } from './tenant-lock.ts';

/** Statements by name, in the order of sending. Undefined ones are left out. */
export type Statements = { readonly [name: string]: Sql | undefined };

/** The rows of each statement; empty for one that was left out. */
type RowsOf<Written extends Statements> = {
  readonly [Name in keyof Written]: Written[Name] extends Sql<infer Row> | undefined ? Row[] : never;
};

interface Work<Found, Written extends Statements> {
  /**
   * Reads what the change depends on, locks it, and adds what is missing. `now` is the time of the transaction in epoch milliseconds,
   * which all of its rows get. It comes from the database with the first responses. `joinTenant` turns a change of no tenant into one
   * of this tenant: it takes the tenant's lock, and returns the time from then on.
   */
  prepare?(ask: Ask, now: Promise<number>, joinTenant: (apiKeyId: string) => Promise<number>): Promise<Found>;
  /** Decides: throws a Failure, or returns the statements, which are sent together with the commit. */
  write(found: Found, now: number): Written;
}

interface Changed<Found, Written extends Statements> {
  found: Found;
  now: number;
  /** With an Idempotency-Key, waiting for them is another wait for the database. */
  rows: Promise<RowsOf<Written>>;
}

/**
 * Runs one transaction, and repeats it if it lost a race. Resolves when it is committed. If it rejects, nothing is committed,
 * unless the error says that the outcome is unknown.
 */
export type Change = <Found, Written extends Statements>(work: Work<Found, Written>) => Promise<Changed<Found, Written>>;

/** Changes data of this tenant, or of none. */
export type ChangeOf = (tenant: Tenant) => Change;

/** The changes of one call, and the statements around them. */
interface Call<Result> {
  /** Runs in the transaction ahead of the first change. Its error ends the call, even if `run` catches it. */
  before(ask: Ask): Promise<void>;
  /** Calls the handler. Each of its changes runs in the same transaction, that of the first one's tenant. */
  run(changeOf: ChangeOf): Promise<Result>;
  /** Sent with the commit, once `run` has resolved. */
  after(result: Result, now: number): Statements;
}

/**
 * Runs all changes of a call as one transaction, and repeats the call if it lost a race. If `run` rejects, nothing is committed. If
 * it resolves without a change, or after a failed one, the statements around it are a transaction of their own.
 */
type Together = <Result>(call: Call<Result>) => Promise<Result>;

/**
 * Reads with several statements as of one moment. All must be sent before the first response, and so they are one round trip.
 * Further ones are rejected.
 */
export type Snapshot = <Result>(read: (ask: Ask) => Promise<Result>) => Promise<Result>;

interface Verbs {
  ask: Ask;
  snapshot: Snapshot;
  change: Change;
  together: Together;
}

/**
 * Returns the verbs of a caller: the API keys of a workspace, the workspace itself, the public, or the service. Callers take turns at the
 * database. Changes hold the lock of `tenant`. `authenticate` calls it for each request, and `sessions.ts` for a cookie.
 */
export type VerbsOf = (caller: string, tenant: Tenant) => Verbs;

/** Returns the same verbs, which also measure the time that they take. */
export const timed =
  (verbsOf: VerbsOf, stopwatch: Stopwatch): VerbsOf =>
  (caller, tenant) => {
    const { ask, snapshot, change, together } = verbsOf(caller, tenant);
    return {
      ask: (statement) => stopwatch.during(() => ask(statement)),
      snapshot: (read) => stopwatch.during(() => snapshot(read)),
      change: (work) => stopwatch.during(() => change(work)),
      together: (call) => stopwatch.during(() => together(call)),
    };
  };

/** The caller of statements without a request. */
export const theService = '';

export const createAsk =
  (driver: Driver, caller: string = theService): Ask =>
  async <Row>(statement: Sql<Row>) =>
    rowsOf(await driver.send(compile(statement, driver.engine), caller)) as Row[];

const createSnapshot =
  (driver: Driver, caller: string): Snapshot =>
  async (read) => {
    const statements: Compiled[] = [];
    const answers = Promise.withResolvers<Result[]>();
    answers.promise.catch(() => {});
    let isSent = false;
    const ask: Ask = async <Row>(statement: Sql<Row>) => {
      if (isSent) throw new Error('The snapshot is over.');
      const place = statements.push(compile(statement, driver.engine)) - 1;
      return rowsOf((await answers.promise)[place] ?? { columns: [], rows: [] }) as Row[];
    };
    const result = read(ask);
    isSent = true;
    const [first] = statements;
    const isOne = first !== undefined && statements.length === 1;
    answers.resolve(isOne ? driver.send(first, caller).then((result) => [result]) : driver.read(statements, caller));
    return await result;
  };

interface Dependencies {
  driver: Driver;
  clock: Clock;
  log: Logger;
  /** Called before a transaction is repeated. */
  onRetry?: (() => void) | undefined;
}

const maxAttempts = 8;
const firstBackoffMs = 10;
const maxBackoffMs = 250;

export const createVerbs =
  (dependencies: Dependencies): VerbsOf =>
  (caller, tenant) => ({
    ask: createAsk(dependencies.driver, caller),
    snapshot: createSnapshot(dependencies.driver, caller),
    change: (work) => repeated(dependencies, () => runOnce({ ...dependencies, caller }, tenant, work)),
    together: (call) => repeated(dependencies, () => runTogether({ ...dependencies, caller }, call)),
  });

interface Options extends Dependencies {
  caller: string;
}

async function repeated<Result>({ log, onRetry }: Dependencies, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof UnknownOutcomeError) throw unknownOutcome(error);
      if (!isRetryable(error) || attempt === maxAttempts) throw error;
      // Random, so that colliding transactions do not collide again.
      const backoffMs = Math.ceil(Math.random() * Math.min(firstBackoffMs * 2 ** attempt, maxBackoffMs));
      log.warn({ err: error, attempt, backoffMs }, 'transaction lost a race, retrying');
      onRetry?.();
      await pause(backoffMs);
    }
  }
}

async function runOnce<Found, Written extends Statements>(
  options: Options,
  tenant: Tenant,
  work: Work<Found, Written>,
): Promise<Changed<Found, Written>> {
  const transaction = await open(options, tenant);
  try {
    const [now, found] = await Promise.all([transaction.time, prepare(transaction, work)]);
    const rows = transaction.write(work.write(found, now));
    await transaction.commit();
    return { found, now, rows };
  } catch (error) {
    throw await transaction.undo(error);
  }
}

async function runTogether<Result>(options: Options, { before, run, after }: Call<Result>): Promise<Result> {
  let opened: Promise<Open> | undefined;
  let admitted: Promise<void> | undefined;
  let isUndone = false;
  /** Opens the transaction with the first change. */
  const openFor = (tenant: Tenant): Promise<Open> => {
    opened ??= open(options, tenant).then((transaction) => {
      admitted = before(transaction.ask);
      admitted.catch(() => {});
      return transaction;
    });
    return opened;
  };
  const changeOf: ChangeOf = (tenant) => async (work) => {
    if (isUndone) throw new Error('The transaction is over.');
    const transaction = await openFor(tenant);
    try {
      // Reads may wait for locks of the call that holds the key.
      await admitted;
      const [now, found] = await Promise.all([transaction.time, prepare(transaction, work)]);
      return { found, now, rows: transaction.write(work.write(found, now)) };
    } catch (error) {
      isUndone = true;
      throw await transaction.undo(error);
    }
  };
  let result: Result;
  try {
    result = await run(changeOf);
  } catch (error) {
    if (opened !== undefined && !isUndone) throw await (await opened).undo(error);
    throw error;
  }
  // A refusal counts, even if `run` caught it.
  await admitted;
  if (isUndone) return await runTogether(options, { before, run: async () => result, after });
  const transaction = await openFor(noTenant);
  try {
    await admitted;
    const written = transaction.write(after(result, await transaction.time));
    await transaction.commit();
    await written;
    return result;
  } catch (error) {
    throw await transaction.undo(error);
  }
}

/** Without such a step, nothing is found. */
const prepare = async <Found, Written extends Statements>(
  { ask, time, joinTenant }: Open,
  work: Work<Found, Written>,
): Promise<Found> => (await work.prepare?.(ask, time, joinTenant)) as Found;

interface Open {
  ask: Ask;
  /** The time of its rows. */
  time: Promise<number>;
  joinTenant(apiKeyId: string): Promise<number>;
  /** Sends statements. Unawaited failures are thrown by the commit. */
  write<Written extends Statements>(statements: Written): Promise<RowsOf<Written>>;
  commit(): Promise<void>;
  /** Rolls back, and returns the error to throw: the first failure, if this error is a later one. */
  undo(error: unknown): Promise<unknown>;
}

async function open({ driver, clock, caller }: Options, tenant: Tenant): Promise<Open> {
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
    return rowsOf(await answer) as Row[];
  };
  const time = timeIn(ask, tenant, clock);
  time.catch(() => {});
  return {
    ask,
    time,
    joinTenant: async (apiKeyId) => {
      const [, joinedAt] = await Promise.all([ask(shareTenant(apiKeyId)), timeIn(ask, apiKeyId, clock)]);
      return joinedAt;
    },
    write: <Written extends Statements>(statements: Written) => {
      const answers = Promise.all(
        Object.entries(statements).map(
          async ([name, statement]) => [name, statement === undefined ? [] : await ask(statement)] as const,
        ),
      ).then((rows) => Object.fromEntries(rows) as RowsOf<Written>);
      answers.catch(() => {});
      return answers;
    },
    commit: async () => {
      isOver = true;
      try {
        await transaction.commit();
      } catch (error) {
        const [first] = failures;
        // A statement that the server rejected has committed nothing.
        const isUnknown = error instanceof UnknownOutcomeError && !isFromServer(first);
        throw isUnknown || first === undefined ? error : first;
      }
    },
    undo: async (error) => {
      isOver = true;
      await Promise.allSettled(sent);
      await transaction.rollback();
      // If the transaction did not begin, this rejects with the reason.
      return await transaction.begun.then(
        () => (failures.includes(error) ? failures[0] : error),
        (reason: unknown) => reason,
      );
    },
  };
}

const unknownOutcome = (cause: UnknownOutcomeError): Failure =>
  new Failure(
    'INTERNAL',
    'The database did not confirm the change, which may or may not have been made. Repeat the request with its Idempotency-Key, or read the data before you try again. Quote the x-request-id when you report this.',
    { cause },
  );
