/** PostgreSQL behind Kysely: a pool of connections, each a pipeline. */
import { CompiledQuery, type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import type { PipeliningDriver } from '../db.ts';
import { isConnectionLost, NotBegunError, UnknownOutcomeError } from '../errors.ts';
import { namedQuery } from '../statement.ts';
import { PostgresConnection } from './connection.ts';
import { SharedConnections } from './shared-connections.ts';

/** Times in milliseconds. */
export interface PostgresSettings {
  poolSize: number;
  /** To wait for a connection: a new one, or one of the pool. */
  connectTimeoutMs: number;
  /** For one statement to be answered; 0: any. A connection that does not answer is given up. */
  statementTimeoutMs: number;
  /** To wait for what another transaction has locked. */
  lockTimeoutMs: number;
  /** Whether connections keep statements prepared. A pooler in transaction mode may not know them on another one. */
  prepare: boolean;
}

/** `onError`: a connection broke; it is replaced. */
export const postgresDialect = (url: string, settings: PostgresSettings, onError: (error: Error) => void): Dialect => ({
  createAdapter: () => new Adapter(settings.lockTimeoutMs),
  createDriver: () => new PostgresDriver(url, settings, onError),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** The migrator's own lock belongs to a session, which a pooler hands on to whoever comes next; schema-migrations.ts takes one of its own. */
class Adapter extends PostgresAdapter {
  /** For statements that are transactions of their own, see write-statement.ts. */
  readonly lockTimeoutMs: number;

  constructor(lockTimeoutMs: number) {
    super();
    this.lockTimeoutMs = lockTimeoutMs;
  }

  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** The server's own timeout comes first, see `begin`: the driver's is for a server that does not answer at all. */
const graceMs = 1000;

/** What PgBouncer says to a setting that comes with a new connection. */
const isUnsupportedParameter = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

class PostgresDriver implements PipeliningDriver {
  readonly shared = new SharedConnections(this);
  readonly #pool: pg.Pool;
  readonly #settings: CompiledQuery;
  readonly #prepare: boolean;

  constructor(url: string, settings: PostgresSettings, onError: (error: Error) => void) {
    const { poolSize, connectTimeoutMs, statementTimeoutMs, lockTimeoutMs, prepare } = settings;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs + graceMs }),
      // For what is no transaction. Given up by the client alone, a statement that waits would keep its connection in the database.
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      keepAlive: true,
      // What is asked without waiting for the answer before is sent at once.
      pipeline: true,
      types: { getTypeParser },
    });
    // The pool listens to its idle connections alone, and an error that nobody listens to ends the process.
    this.#pool.on('connect', (client) => client.on('error', onError));
    this.#pool.on('error', () => {});
    this.#prepare = prepare;
    // For this transaction alone: a pooler may take none with a connection, and would hand on those of a session to others. The transaction
    // has its id before it reads the clock, see fence.ts.
    const local = { ...planning, statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs };
    const values = Object.entries(local).map(([name, value]) => `set_config('${name}', '${value}', true)`);
    this.#settings = namedQuery(`select ${values.join(', ')}, pg_current_xact_id()`);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = this.#pool.connect().catch((error: unknown) => {
      if (!isUnsupportedParameter(error)) throw error;
      // There the client alone ends what is no transaction, unless the role or the database has such a setting.
      Object.assign(this.#pool.options, { statement_timeout: 0, lock_timeout: 0 });
      return this.#pool.connect();
    });
    return new PostgresConnection(await client.catch(failToBegin), this.#prepare);
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await Promise.all([connection.executeQuery(begin), connection.executeQuery(this.#settings)]).catch(failToBegin);
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    try {
      await connection.executeQuery(commit);
    } catch (error) {
      throw isConnectionLost(error) ? new UnknownOutcomeError('The connection was lost during a commit.', { cause: error }) : error;
    }
  }

  /** What could not be rolled back ends with its connection; why the transaction failed is what its caller must learn. */
  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(rollback).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
    });
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/**
 * Whatever a transaction looks up, it finds by an index, for each item of a list. How long a list is, PostgreSQL does not know when it plans a
 * statement, and planning anew for each call costs more than most statements. A plan that was made while a table was small is kept when it
 * has grown: it must not be one that reads the table as a whole.
 */
const planning = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' };

const failToBegin = (cause: unknown): never => {
  throw new NotBegunError(cause);
};

const begin = CompiledQuery.raw('begin');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
