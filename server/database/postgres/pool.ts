/**
 * `pg.Pool`, with what it does not know of its connections:
 *
 * - A connection to a wrong target (`hasChanged`) is not used again, nor is any connection of its age.
 * - While the server rejects new connections, callers share those that are open.
 * - A connection that was given up counts until its server process has ended, since that may still wait for a lock or a standby.
 */
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ConfigError } from '../../settings/config-error.ts';
import { codeOf, isConnectionLost, isStale } from '../database-errors.ts';
import type { Connections } from '../driver.ts';
import { findExtension, planCacheMode } from './citus.ts';

/** Times in milliseconds. */
export interface PoolSettings {
  poolSize: number;
  /** Milliseconds to wait for a connection, new or from the pool. */
  connectTimeoutMs: number;
  /** Milliseconds for one statement; 0: any. A connection without a response is closed. */
  statementTimeoutMs: number;
  /** Milliseconds to wait for a lock of another transaction. */
  lockTimeoutMs: number;
}

/**
 * The server's own timeout comes first, see `statement_timeout` below and `localSettings` in driver.ts. The driver's is for a server
 * that does not respond at all. It bounds every statement, so a transaction can set a shorter `statement_timeout`, but no longer one.
 */
const graceMs = 1000;

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

/** Milliseconds for which a connection is used before a better one may be looked for. */
const minAgeMs = 1000;
/** Milliseconds between two attempts to open a connection outside the pool. */
const trialIntervalMs = 1000;

/**
 * Settings of a connection, which a pooler's session keeps. Statements find rows by an index, for each item of a list, and each has one plan.
 * A plan for the values of a call would depend on the tenant's share in the latest statistics: a new tenant has none, and would be read as a
 * whole. Compiling plans takes a second where PostgreSQL expects much of lists and recursions.
 */
const planning = `select set_config('jit', 'off', false), set_config('enable_seqscan', 'off', false),
  set_config('enable_bitmapscan', 'off', false), set_config('plan_cache_mode',
    case when exists (${findExtension}) then '${planCacheMode}' else 'force_generic_plan' end, false)`;

/** Returns whether this is PgBouncer's response to a setting in a new connection. */
export const isUnsupportedParameter = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

/** Returns whether no connection of the pool became free in time. */
const isWaitTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** Returns whether no response came in time. The driver has closed the connection, but the server process may not have noticed. */
const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** The name of the service's connections in PostgreSQL, unless the URL or `PGAPPNAME` has another one. */
export const applicationName = 'collaboration';

/** Throws if the URL names a file that cannot be read. */
export function assertReadable(url: string): void {
  try {
    new pg.Client({ connectionString: url });
  } catch (error) {
    throw new ConfigError(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The connection has ended, or its prepared statements no longer fit the tables. */
export const isBroken = (error: unknown): boolean => isConnectionLost(error) || isStale(error) || isFatal(error);

/**
 * The connection leads to the wrong target: a role, a server or a pooler's session that has changed. A new connection may lead to
 * the right one.
 */
export function hasChanged(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'string' && changedStates.some((state) => code.startsWith(state));
}

const changedStates = [
  '25006', // read-only: a standby, or a role or database that was read-only when the connection began
  '26000', // no such prepared statement: a pooler's other session
  '28', // invalid authorization: a pooler could not authenticate
  '3D000', // no such database: the same
  '3F000', // no such schema
  '42501', // no privilege
  '42P01', // no such table
  '42P05', // the prepared statement exists already: a pooler's other session
];

/** PostgreSQL ends the connection after such an error. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');

const tooManyConnections = '53300';

export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #size: number;
  readonly #connectTimeoutMs: number;
  readonly #openedAt = new Map<pg.PoolClient, number>();
  /** Connections that were opened before are not reused. */
  #outdatedBefore = Number.NEGATIVE_INFINITY;
  /** Server process ids of abandoned connections. */
  readonly #abandoned = new Set<number>();
  /** The error of the latest new connection. */
  #refusal: Error | undefined;
  #trial: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #nextTrial: NodeJS.Timeout | undefined;
  #isEnding = false;

  /** `onError`: called for a broken connection, which is replaced. */
  constructor(url: string, settings: PoolSettings, onError: (error: Error) => void) {
    const { poolSize, connectTimeoutMs, statementTimeoutMs, lockTimeoutMs } = settings;
    this.#size = poolSize;
    this.#connectTimeoutMs = connectTimeoutMs;
    this.#pool = new pg.Pool({
      connectionString: url,
      fallback_application_name: applicationName,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs + graceMs }),
      // For statements outside transactions. If only the client gave up, a waiting statement would keep its connection in the
      // database.
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      keepAlive: true,
      // Statements are sent without waiting for earlier responses.
      pipeline: true,
      types: { getTypeParser },
    });
    // The pool listens only to idle connections. An error without a listener would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', onError);
      // Goes before the connection's first statement.
      client.query(planning).catch(() => {});
      client.once('end', () => this.#openedAt.delete(client));
      this.#openedAt.set(client, performance.now());
      this.#setRefusal(undefined);
    });
  }

  get connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<pg.PoolClient> {
    const deadline = performance.now() + this.#connectTimeoutMs;
    for (;;) {
      try {
        const client = await this.#pool.connect();
        if (!this.#isOutdated(client)) return client;
        this.#remove(client);
      } catch (error) {
        if (isUnsupportedParameter(error) && this.#pool.options.statement_timeout !== 0) {
          // There, only the client ends statements outside transactions, unless the role or the database has such a setting.
          Object.assign(this.#pool.options, { statement_timeout: 0, lock_timeout: 0 });
          continue;
        }
        if (isWaitTimeout(error) || !(error instanceof Error)) throw error;
        this.#setRefusal(error);
        if (this.#openedAt.size === 0 || performance.now() >= deadline) throw error;
      }
    }
  }

  /** Takes a connection back. `error`: the error of a statement on it. `isUnsound`: to end it. */
  release(client: pg.PoolClient & { processID?: number | null }, error: unknown, isUnsound: boolean): void {
    if (isReadTimeout(error) && typeof client.processID === 'number') {
      this.#abandoned.add(client.processID);
      this.#tryLater();
    }
    if (hasChanged(error)) this.#outdatedBefore = performance.now() - minAgeMs;
    this.#resize();
    if (isUnsound || isBroken(error) || this.#isOutdated(client)) this.#remove(client);
    else client.release();
  }

  /**
   * Rejects with the error of new connections, unless all of the pool's connections are open. Opens one if the state is unknown.
   */
  async assertOpens(): Promise<void> {
    const isFull = this.#openedAt.size >= this.#size;
    if (!isFull && performance.now() - this.#triedAt >= trialIntervalMs) await this.#tryOne();
    const refusal = this.#refusal;
    if (refusal === undefined || isFull) return;
    // Too few connections are slow, but they serve.
    if (codeOf(refusal) === tooManyConnections && this.#openedAt.size > 0) return;
    throw refusal;
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#nextTrial);
    await this.#pool.end();
  }

  #isOutdated(client: pg.PoolClient): boolean {
    return (this.#openedAt.get(client) ?? 0) < this.#outdatedBefore;
  }

  #remove(client: pg.PoolClient): void {
    this.#openedAt.delete(client);
    client.release(true);
  }

  #setRefusal(error: Error | undefined): void {
    this.#refusal = error;
    if (error !== undefined) this.#tryLater();
    this.#resize();
  }

  /** The pool opens no connection beyond its `max`. */
  #resize(): void {
    const available = this.#size - this.#abandoned.size - (this.#trial === undefined ? 0 : 1);
    const max = Math.max(this.#refusal === undefined ? available : Math.min(available, Math.max(this.#openedAt.size, 1)), 0);
    const grows = max > this.#pool.options.max;
    this.#pool.options.max = max;
    // Serves waiting callers as soon as a connection comes back.
    if (!grows || this.#pool.waitingCount === 0 || this.#isEnding) return;
    this.#pool.connect().then(
      (client) => client.release(),
      () => {},
    );
  }

  #tryLater(): void {
    if (this.#isEnding || this.#nextTrial !== undefined) return;
    this.#nextTrial = setTimeout(() => {
      this.#nextTrial = undefined;
      void this.#tryOne();
    }, trialIntervalMs).unref();
  }

  /**
   * Opens a connection outside the pool. It shows whether the server accepts connections, and which abandoned processes have ended.
   */
  #tryOne(): Promise<void> {
    this.#trial ??= this.#open().finally(() => {
      this.#trial = undefined;
      this.#triedAt = performance.now();
      this.#resize();
      if (this.#refusal !== undefined || this.#abandoned.size > 0) this.#tryLater();
    });
    this.#resize();
    return this.#trial;
  }

  async #open(): Promise<void> {
    let client: pg.Client | undefined;
    try {
      // Throws if a file of the URL, such as a certificate, is gone.
      client = new pg.Client({ ...this.#pool.options, query_timeout: this.#connectTimeoutMs });
      client.on('error', () => {});
      await client.connect();
      const abandoned = [...this.#abandoned];
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid = any($1)', [abandoned]);
      const alive = new Set(rows.map(({ pid }) => pid));
      for (const pid of abandoned) if (!alive.has(pid)) this.#abandoned.delete(pid);
      this.#setRefusal(undefined);
    } catch (error) {
      if (error instanceof Error) this.#setRefusal(error);
    } finally {
      await client?.end().catch(() => {});
    }
  }
}
