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
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export const engineOf = (db: Db): Engine => (db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite');

export interface OpenDatabase {
  db: Db;
  /** Runs `work` in a transaction, which commits when it resolves and rolls back when it rejects. */
  transact: Transact;
}

/**
 * `begun` resolves when the transaction has begun. Statements need not wait for it: whatever is sent without waiting for what was sent
 * before reaches the database in one go and in that order, and nothing of it is kept unless all succeed.
 */
export type Transact = <Result>(work: (tx: Tx, begun: Promise<void>) => Promise<Result>) => Promise<Result>;

/**
 * What Kysely makes of a dialect, but for transactions: Kysely's send one statement at a time, and wait for each, also for `begin`.
 */
export async function connect(dialect: Dialect): Promise<OpenDatabase> {
  const driver = dialect.createDriver();
  await driver.init();
  const compiler = dialect.createQueryCompiler();
  const connections = new DefaultConnectionProvider(driver);
  const executor = new DefaultQueryExecutor(compiler, dialect.createAdapter(), connections);
  const common = { config: { dialect }, dialect, driver };
  const transact: Transact = (work) =>
    executor.provideConnection((connection) => {
      const statements = new Statements(connection);
      const tx = new Transaction<Tables>({ ...common, executor: executor.withConnectionProvider(statements) });
      return run(driver, connection, statements, (begun) => work(tx, begun));
    });
  return { db: new Kysely<Tables>({ ...common, executor }), transact };
}

async function run<Result>(
  driver: Driver,
  connection: DatabaseConnection,
  statements: Statements,
  work: (begun: Promise<void>) => Promise<Result>,
): Promise<Result> {
  const begun = driver.beginTransaction(connection, {});
  // Whoever does not wait for it learns of its failure below.
  begun.catch(() => {});
  try {
    const result = await work(begun);
    await begun;
    await statements.end();
    statements.mustHaveSucceeded();
    await driver.commitTransaction(connection);
    return result;
  } catch (error) {
    // What follows a `begin` that failed fails for no reason of its own.
    const cause = await begun.then(
      () => statements.causeOf(error),
      (reason: unknown) => reason,
    );
    await statements.end();
    await driver.rollbackTransaction(connection);
    throw cause;
  }
}

/** Those of one transaction. Of several that were sent together, one may fail and end it while others are still to come. */
class Statements implements ConnectionProvider {
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
  mustHaveSucceeded(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** After the first that fails, PostgreSQL refuses all others: whichever of them its caller hears of first, it is not the cause. */
  causeOf(error: unknown): unknown {
    return this.#failures.includes(error) ? this.#failures[0] : error;
  }

  /** From here on none is sent; resolves when all that were are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.allSettled(this.#unanswered);
  }
}
