/**
 * PostgreSQL behind Kysely: a pool of connections that prepare what they are asked, since planning takes longer than answering. A
 * boundary file: the driver's `query` has many forms, of which Kysely uses two.
 */
import { hash } from 'node:crypto';
import { CompiledQuery, type DatabaseConnection, type Dialect, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import { isConnectionLost, isStale, UnknownOutcomeError } from './transaction.ts';

/** Times in milliseconds. */
export interface PostgresSettings {
  poolSize: number;
  /** To wait for a connection: a new one, or one of the pool. */
  connectTimeoutMs: number;
  /** For one statement to be answered. A connection that does not answer is given up. */
  statementTimeoutMs: number;
  /** To wait for what another transaction has locked. */
  lockTimeoutMs: number;
}

/** `onError`: a connection broke; it is replaced. */
export function postgresDialect(url: string, settings: PostgresSettings, onError: (error: Error) => void): Dialect {
  const { poolSize, connectTimeoutMs, statementTimeoutMs } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // The server's own timeout comes first, see `begin`: this one is for a server that does not answer at all.
    query_timeout: statementTimeoutMs + graceMs,
    keepAlive: true,
    types: { getTypeParser },
    Client: PreparingClient as new () => pg.Client,
  });
  // The pool listens to its idle connections alone, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new Postgres(pool, settings);
}

const graceMs = 1000;

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

class Postgres extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #settings: PostgresSettings;

  constructor(pool: pg.Pool, settings: PostgresSettings) {
    super({ pool });
    this.#pool = pool;
    this.#settings = settings;
  }

  override createDriver(): PostgresDriver {
    return new TransactionDriver({ pool: this.#pool }, this.#settings);
  }

  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** The migrator's own lock belongs to a session, which a pooler hands on to whoever comes next; migrations.ts takes one of its own. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class TransactionDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: { pool: pg.Pool }, { statementTimeoutMs, lockTimeoutMs }: PostgresSettings) {
    super(config);
    // In one round trip, and for this transaction alone: settings of a session would reach others through a pooler. The transaction has
    // its id before it reads the clock, see fence.ts.
    this.#begin = CompiledQuery.raw(
      `begin; set local statement_timeout = ${statementTimeoutMs}; set local lock_timeout = ${lockTimeoutMs}; select pg_current_xact_id()`,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    } catch (error) {
      throw isConnectionLost(error) ? new UnknownOutcomeError('The connection was lost during a commit.', { cause: error }) : error;
    }
  }

  /** What could not be rolled back ends with its connection; why the transaction failed is what its caller must learn. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
    });
  }
}

/** Each connection keeps what it has prepared: so many statements at most, and no long ones, which rarely come again. */
const mostPrepared = 500;
const longestPrepared = 2000;

/**
 * The names of statements that are to be prepared, by their text; of each connection, which prepares it when it first comes. A name is made
 * of the text: through a pooler, a connection may have been another process's before.
 */
const names = new Map<string, string>();
let generation = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared || text.length > longestPrepared) return known;
  const name = `s${generation}_${hash('sha256', text, 'base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

/** Gives what the driver gives: `never` stands for the types of all its forms. */
class PreparingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [text, values] = asked;
    const query = super.query as (...asked: unknown[]) => Promise<unknown> | undefined;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const answer = name === undefined ? query.apply(this, asked) : query.call(this, { name, text, values });
    return answer?.catch((error: unknown) => {
      // Another process has changed a table: under new names all are prepared anew.
      if (isStale(error)) forgetNames();
      // Its answer could still come, and would be taken for that of the next statement.
      if (error instanceof Error && error.message === 'Query read timeout') this.#giveUp();
      throw error;
    }) as never;
  }

  #giveUp(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

function forgetNames(): void {
  names.clear();
  generation++;
}
