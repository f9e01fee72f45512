/** The handle on a database that every store function takes, and how a transaction on it is run. */
import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  Transaction,
} from 'kysely';
import { isFromServer, UnknownOutcomeError } from './errors.ts';
import type { Tables } from './tables.ts';
import type { Tenant } from './tenant-lock.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
export const engineOf = (db: Db): Engine => (isPostgres(db) ? 'postgres' : 'sqlite');

export interface OpenDatabase {
  /** For statements on their own. */
  db: Db;
  /** Runs `work` in a transaction, which commits when it resolves and rolls back when it rejects. It holds the lock of `tenant`, shared. */
  transact: Transact;
}

/**
 * `ready` resolves when the transaction has begun. Statements need not wait for it: whatever is sent without waiting for what was sent
 * before reaches the database in one go and in that order, and nothing of it is kept unless all succeed.
 */
export type Transact = <Result>(
  tenant: Tenant,
  work: (tx: Tx, scope: TransactionScope & { ready: Promise<void> }) => Promise<Result>,
) => Promise<Result>;

/** What the work of a transaction gets beside it. */
export interface TransactionScope {
  sendWithCommit: SendWithCommit;
}

/**
 * Takes the last statements of a transaction, whose answers the work does not need: the commit goes out right behind them, which saves a wait
 * for the database. When one of them fails, nothing of the transaction is kept and it rejects. Each must be one statement: what is
 * sent after the answer to another comes after the commit, and is refused.
 */
type SendWithCommit = (...statements: readonly Promise<unknown>[]) => void;

/** A driver whose transactions know their tenant. */
interface TenantDriver extends Driver {
  /** Begins a transaction in the tenant's turn, or with its lock, shared: all that is sent after it waits for that. */
  begin(connection: DatabaseConnection, tenant: Tenant): Promise<void>;
}

/** One that sends what it is given without waiting for what it was given before. */
export interface PipeliningDriver extends TenantDriver {
  /** For statements on their own. */
  readonly shared: ConnectionProvider;
}

const knowsTenants = (driver: Driver): driver is TenantDriver => 'begin' in driver;
const isPipelining = (driver: Driver): driver is PipeliningDriver => 'shared' in driver;

/**
 * As Kysely does, except for transactions: Kysely's send one statement at a time, and wait for each, `begin` included. So an
 * operation waits for PostgreSQL two or three times, where it was four to sixteen (2026-11-22).
 */
export async function connect(dialect: Dialect): Promise<OpenDatabase> {
  const driver = dialect.createDriver();
  await driver.init();
  const compiler = dialect.createQueryCompiler();
  const connections = new DefaultConnectionProvider(driver);
  const executor = new DefaultQueryExecutor(compiler, dialect.createAdapter(), connections);
  const common = { config: { dialect }, dialect, driver };
  const reading = isPipelining(driver) ? executor.withConnectionProvider(driver.shared) : executor;
  const db = new Kysely<Tables>({ ...common, executor: reading });
  const on = (provider: ConnectionProvider) =>
    new Transaction<Tables>({ ...common, executor: executor.withConnectionProvider(provider) });
  const transact: Transact = async (tenant, work) =>
    await executor.provideConnection((connection) => {
      const statements = new TransactionStatements(connection);
      const tx = on(statements);
      return run({ driver, connection, tenant }, statements, (scope) => work(tx, scope));
    });
  return { db, transact };
}

interface Beginning {
  driver: Driver;
  connection: DatabaseConnection;
  tenant: Tenant;
}

async function run<Result>(
  { driver, connection, tenant }: Beginning,
  statements: TransactionStatements,
  work: (scope: { ready: Promise<void>; sendWithCommit: SendWithCommit }) => Promise<Result>,
): Promise<Result> {
  const ready = knowsTenants(driver) ? driver.begin(connection, tenant) : driver.beginTransaction(connection, {});
  // Whoever does not wait for it, or for one of the last statements, learns of its failure below.
  const ignore = () => {};
  ready.catch(ignore);
  const last: Promise<unknown>[] = [];
  try {
    const sendWithCommit: SendWithCommit = (...sent) => {
      for (const one of sent) one.catch(ignore);
      last.push(...sent);
    };
    const result = await work({ ready, sendWithCommit });
    if (!isPipelining(driver)) await statements.end();
    statements.assertSucceeded();
    // PostgreSQL answers it with a rollback, and without an error, when a statement before it has failed.
    const committed = driver.commitTransaction(connection);
    await Promise.all([committed, statements.end()]);
    statements.assertSucceeded();
    await Promise.all(last);
    return result;
  } catch (error) {
    // What follows a `begin` that failed fails for no reason of its own.
    const cause = await ready.then(
      () => statements.causeOf(error),
      (reason: unknown) => (error instanceof UnknownOutcomeError ? error : reason),
    );
    await statements.end();
    await driver.rollbackTransaction(connection);
    throw cause;
  }
}

/** Those of one transaction. Of several that were sent together, one may fail and end it while others are still to come. */
class TransactionStatements implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  readonly #unanswered = new Set<Promise<unknown>>();
  readonly #failures: unknown[] = [];
  #isOver = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#isOver) throw new Error('The transaction is over.');
    const answer = use(this.#connection);
    this.#unanswered.add(answer);
    try {
      return await answer;
    } catch (error) {
      this.#failures.push(error);
      throw error;
    } finally {
      this.#unanswered.delete(answer);
    }
  }

  /** Throws the first failure, whatever its caller made of it: PostgreSQL answers a commit after it with a rollback, and without an error. */
  assertSucceeded(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** After the first that fails, PostgreSQL refuses all others: whichever of them its caller hears of first, it is not the cause. */
  causeOf(error: unknown): unknown {
    const [first] = this.#failures;
    // Nothing was committed behind a statement that the server says it did not carry out.
    if (error instanceof UnknownOutcomeError && isFromServer(first)) return first;
    return this.#failures.includes(error) ? first : error;
  }

  /** From here on none is sent; resolves when all that were are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.allSettled(this.#unanswered);
  }
}
