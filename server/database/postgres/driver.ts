/** PostgreSQL: a pool of connections. Statements are sent without waiting for earlier responses. */
import type pg from 'pg';
import { isConnectionLost, isUnconfirmed, NotBegunError, UnknownOutcomeError } from '../database-errors.ts';
import type { Connections, Driver, Transaction } from '../driver.ts';
import { type SlowStatement, slowMs } from '../slow.ts';
import { type Compiled, named, type Result } from '../sql.ts';
import { lockKeyOf, noTenant, type Tenant } from '../tenant-lock.ts';
import { findExtension, lockOnNode, planCacheMode } from './citus.ts';
import { ConnectionPool, hasChanged, isBroken, type PoolSettings } from './pool.ts';

export interface PostgresSettings extends PoolSettings {
  /** Whether connections keep statements prepared. A pooler in transaction mode may not know them on another connection. */
  prepare: boolean;
}

interface PostgresEvents {
  /** Called for a broken connection, which is replaced. */
  onError: (error: Error) => void;
  onSlow: (statement: SlowStatement) => void;
}

export class PostgresDriver implements Driver {
  readonly engine = 'postgres';
  readonly #pool: ConnectionPool;
  readonly #prepare: boolean;
  readonly #onSlow: PostgresEvents['onSlow'];
  readonly #settings: PostgresSettings;
  #first: First;

  constructor(url: string, settings: PostgresSettings, { onError, onSlow }: PostgresEvents) {
    this.#pool = new ConnectionPool(url, settings, onError);
    this.#onSlow = onSlow;
    this.#prepare = settings.prepare;
    this.#settings = settings;
    this.#first = firstOf(settings);
  }

  async detectEngine(): Promise<'postgresql' | 'citus'> {
    const { rows } = await this.send(named(findExtension));
    if (rows.length === 0) return 'postgresql';
    this.#first = firstOnCitus(this.#settings);
    return 'citus';
  }

  async send(statement: Compiled): Promise<Result> {
    const connection = await this.#connect();
    try {
      return await connection.send(statement);
    } finally {
      connection.release();
    }
  }

  async read(statements: readonly Compiled[]): Promise<Result[]> {
    const connection = await this.#connect();
    const answers = Promise.all([connection.send(beginReading), ...statements.map((statement) => connection.send(statement))]);
    // Sent at once, and releases the connection.
    void connection.rollback();
    const [, ...results] = await answers;
    return results;
  }

  async begin(_caller: string, tenant: Tenant): Promise<Transaction> {
    const connection = await this.#connect();
    const first = [begin, ...this.#first(tenant)].map((statement) => connection.send(statement));
    const begun = Promise.all(first).then(() => {}, failToBegin);
    begun.catch(() => {});
    return {
      begun,
      send: (statement) => connection.send(statement),
      commit: () => connection.commit(),
      rollback: () => connection.rollback(),
    };
  }

  async #connect(): Promise<Connection> {
    return new Connection(this.#pool, await this.#pool.connect().catch(failToBegin), this.#prepare, this.#onSlow);
  }

  connections(): Connections {
    return this.#pool.connections;
  }

  check(): Promise<void> {
    return this.#pool.assertOpens();
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/**
 * Settings of a transaction. Session settings would stay with a pooler's connection. Statements outside a transaction have the
 * settings of their connection, see pool.ts, which says what those of plans are for.
 */
const localSettings = ({ statementTimeoutMs, lockTimeoutMs }: PostgresSettings, planCacheMode = 'force_generic_plan'): string =>
  Object.entries({
    plan_cache_mode: planCacheMode,
    enable_seqscan: 'off',
    enable_bitmapscan: 'off',
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    // Releases locks of a frozen process in time for other transactions. A working process never pauses for a second.
    idle_in_transaction_session_timeout: Math.max(lockTimeoutMs / 2, 1000),
  })
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ');

/** Returns the first statements of a tenant's transaction, after BEGIN. */
type First = (tenant: Tenant) => readonly Compiled[];

/**
 * One statement for the settings and the lock. The wait for the lock has the new lock_timeout, but the connection's statement_timeout: a new
 * one counts from the next statement.
 */
function firstOf(settings: PostgresSettings): First {
  const values = localSettings(settings);
  const [alone, withLock] = [named(`select ${values}`), named(`select ${values}, pg_advisory_xact_lock_shared($1::bigint)`)];
  return (tenant) => [tenant === noTenant ? alone : { ...withLock, values: [lockKeyOf(tenant)] }];
}

function firstOnCitus(settings: PostgresSettings): First {
  const values = localSettings(settings, planCacheMode);
  const here = named(`select ${values}`);
  return (tenant) => (tenant === noTenant ? [here] : [here, lockOnNode(values, tenant)]);
}

/** The names of the statements that a connection has prepared. */
const preparedNames = new WeakMap<pg.PoolClient, Set<string>>();

function preparedBy(client: pg.PoolClient): Set<string> {
  const names = preparedNames.get(client) ?? new Set();
  preparedNames.set(client, names);
  return names;
}

class Connection {
  readonly #pool: ConnectionPool;
  readonly #client: pg.PoolClient;
  /** The names of its prepared statements; undefined: nothing is prepared. */
  readonly #prepared: Set<string> | undefined;
  readonly #onSlow: PostgresEvents['onSlow'];
  /** Whether to close it after its transaction. */
  #isUnsound = false;
  /** The first error that makes the connection unusable. */
  #fault: unknown;
  #respondedAt = 0;

  constructor(pool: ConnectionPool, client: pg.PoolClient, prepare: boolean, onSlow: PostgresEvents['onSlow']) {
    this.#pool = pool;
    this.#client = client;
    this.#prepared = prepare ? preparedBy(client) : undefined;
    this.#onSlow = onSlow;
  }

  async send(statement: Compiled): Promise<Result> {
    const { fields, rows } = await this.#query(statement);
    return { columns: fields.map(({ name }) => name), rows };
  }

  async commit(): Promise<void> {
    let command: string;
    try {
      ({ command } = await this.#query(commit));
    } catch (error) {
      if (!isConnectionLost(error) && !isUnconfirmed(error)) throw error;
      throw new UnknownOutcomeError('The connection was lost during a commit.', { cause: error });
    }
    // After a failed statement, PostgreSQL responds to COMMIT with ROLLBACK and without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    this.release();
  }

  async rollback(): Promise<void> {
    // A lost connection ends its transaction.
    await this.#query(rollback).catch(() => {});
    this.release();
  }

  async #query({ text, values, name }: Compiled): Promise<pg.QueryArrayResult> {
    const sentAt = performance.now();
    this.#sendTogether();
    try {
      const result = await this.#client.query({
        ...(this.#prepared === undefined ? {} : { name }),
        text,
        values,
        rowMode: 'array',
      });
      this.#prepared?.add(name);
      return result;
    } catch (error) {
      if (isBroken(error) || hasChanged(error)) this.#fault ??= error;
      // PgBouncer counts the name as taken if the server could not prepare the statement, and ends the connection at the next attempt.
      if (name !== '' && this.#prepared?.has(name) === false) this.#isUnsound = true;
      throw error;
    } finally {
      const now = performance.now();
      // A statement begins when the previous one has ended.
      const milliseconds = now - Math.max(sentAt, this.#respondedAt);
      this.#respondedAt = now;
      if (milliseconds >= slowMs) this.#onSlow({ text, milliseconds });
    }
  }

  /** Sends the statements of one turn of the event loop in one write. Each would cost both processes a system call. */
  #sendTogether(): void {
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  release(): void {
    this.#pool.release(this.#client, this.#fault, this.#isUnsound);
  }
}

const failToBegin = (cause: unknown): never => {
  throw new NotBegunError(cause);
};

/** Without a name, since PostgreSQL plans nothing for it. */
const unprepared = (text: string): Compiled => ({ text, values: [], name: '' });

const begin = unprepared('begin');
const beginReading = unprepared('begin isolation level repeatable read read only');
const commit = unprepared('commit');
const rollback = unprepared('rollback');
