/** PostgreSQL behind Kysely: a pool of connections, each a pipeline. */
import { CompiledQuery, type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { PipeliningDriver } from '../db.ts';
import { isConnectionLost, NotBegunError, UnknownOutcomeError } from '../errors.ts';
import { type NamedQuery, namedQuery } from '../statement.ts';
import { lockKeyOf, noTenant, type Tenant } from '../tenant-lock.ts';
import { PostgresConnection } from './connection.ts';
import type { ConnectionPool, PoolSettings } from './pool.ts';
import { SharedConnections } from './shared-connections.ts';

export interface PostgresSettings extends PoolSettings {
  /** Whether connections keep statements prepared. A pooler in transaction mode may not know them on another one. */
  prepare: boolean;
}

export const postgresDialect = (pool: ConnectionPool, settings: PostgresSettings): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new PostgresDriver(pool, settings),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** The migrator's own lock belongs to a session, which a pooler hands on to whoever comes next; schema-migrations.ts takes one of its own. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class PostgresDriver implements PipeliningDriver {
  readonly shared = new SharedConnections(this);
  readonly #pool: ConnectionPool;
  readonly #settings: NamedQuery;
  readonly #settingsAndLock: NamedQuery;
  readonly #prepare: boolean;

  constructor(pool: ConnectionPool, { statementTimeoutMs, lockTimeoutMs, prepare }: PostgresSettings) {
    this.#pool = pool;
    this.#prepare = prepare;
    // For this transaction alone: a pooler may take none with a connection, and would hand on those of a session to others.
    const local = {
      ...planning,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: maxIdleMs(lockTimeoutMs),
    };
    const values = Object.entries(local).map(([name, value]) => `set_config('${name}', '${value}', true)`);
    this.#settings = namedQuery(`select ${values.join(', ')}`);
    this.#settingsAndLock = namedQuery(`select ${values.join(', ')}, pg_advisory_xact_lock_shared($1::bigint)`);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(this.#pool, await this.#pool.connect().catch(failToBegin), this.#prepare);
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await this.begin(connection, noTenant);
  }

  async begin(connection: PostgresConnection, tenant: Tenant): Promise<void> {
    const first = tenant === noTenant ? this.#settings : { ...this.#settingsAndLock, parameters: [lockKeyOf(tenant)] };
    await Promise.all([connection.executeQuery(begin), connection.executeQuery(first)]).catch(failToBegin);
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

/** In a transaction of a process that is frozen. Others that wait for its locks still get them in time. */
const maxIdleMs = (lockTimeoutMs: number): number => Math.max(lockTimeoutMs / 2, minIdleMs);

/** No process that works is held up for longer between two statements. */
const minIdleMs = 1000;

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
