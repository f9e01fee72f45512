/**
 * `pg.Pool`, with what it does not know of its connections:
 *
 * - A connection that leads to something else than it should (discard.ts) is not used again, and no other of its age either.
 * - While the server refuses new connections, callers share those that are open.
 * - A connection that was given up counts until its server process has ended, since that may still wait for a lock or a standby.
 */
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { codeOf } from '../errors.ts';
import { hasChanged, isBroken } from './discard.ts';

/** Times in milliseconds. */
export interface PoolSettings {
  poolSize: number;
  /** To wait for a connection: a new one, or one of the pool. */
  connectTimeoutMs: number;
  /** For one statement to be answered; 0: any. A connection that does not answer is given up. */
  statementTimeoutMs: number;
  /** To wait for what another transaction has locked. */
  lockTimeoutMs: number;
}

/** The server's own timeout comes first, see `begin`: the driver's is for a server that does not answer at all. */
const graceMs = 1000;

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

/** A connection may be as it is for this long before another one could be better. In milliseconds. */
const minAgeMs = 1000;
/** Milliseconds between two attempts to open a connection outside the pool. */
const trialIntervalMs = 1000;

/** PgBouncer's response to a setting that comes with a new connection. */
const isUnsupportedParameter = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

/** The pool's: no connection became free in time. */
const isWaitTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** The driver's: no response in time. It has closed the connection; the server process may not have noticed. */
const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

const tooManyConnections = '53300';

export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #size: number;
  readonly #connectTimeoutMs: number;
  /** By open connection, when it was opened. */
  readonly #openedAt = new Map<pg.PoolClient, number>();
  /** Connections opened before are not used again. */
  #outdatedBefore = Number.NEGATIVE_INFINITY;
  /** Process ids, on the server, of connections that were given up. */
  readonly #abandoned = new Set<number>();
  /** The error that the latest new connection got. */
  #refusal: Error | undefined;
  #trial: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #nextTrial: NodeJS.Timeout | undefined;
  #isEnding = false;

  /** `onError`: a connection broke; it is replaced. */
  constructor(url: string, settings: PoolSettings, onError: (error: Error) => void) {
    const { poolSize, connectTimeoutMs, statementTimeoutMs, lockTimeoutMs } = settings;
    this.#size = poolSize;
    this.#connectTimeoutMs = connectTimeoutMs;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs + graceMs }),
      // For what is no transaction. Given up by the client alone, a statement that waits would keep its connection in the database.
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      keepAlive: true,
      // Statements leave without waiting for the answers to earlier ones.
      pipeline: true,
      types: { getTypeParser },
    });
    // The pool listens to its idle connections alone, and an error without a listener ends the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', onError);
      client.once('end', () => this.#openedAt.delete(client));
      this.#openedAt.set(client, performance.now());
      this.#setRefusal(undefined);
    });
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
          // There the client alone ends statements outside transactions, unless the role or the database has such a setting.
          Object.assign(this.#pool.options, { statement_timeout: 0, lock_timeout: 0 });
          continue;
        }
        if (isWaitTimeout(error) || !(error instanceof Error)) throw error;
        this.#setRefusal(error);
        if (this.#openedAt.size === 0 || performance.now() >= deadline) throw error;
      }
    }
  }

  /** Takes a connection back. `error`: the one that a statement on it got. */
  release(client: pg.PoolClient & { processID?: number | null }, error: unknown): void {
    if (isReadTimeout(error) && typeof client.processID === 'number') {
      this.#abandoned.add(client.processID);
      this.#tryLater();
    }
    if (hasChanged(error)) this.#outdatedBefore = performance.now() - minAgeMs;
    this.#resize();
    if (isBroken(error) || this.#isOutdated(client)) this.#remove(client);
    else client.release();
  }

  /** Rejects with the error that new connections get, unless all that the pool wants are open. Opens one where that is not known. */
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
    // Callers that wait are served as soon as a connection comes back.
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

  /** Opens a connection outside the pool, which learns from it whether the server lets others in, and which processes have ended. */
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
    const client = new pg.Client({ ...this.#pool.options, query_timeout: this.#connectTimeoutMs });
    client.on('error', () => {});
    try {
      await client.connect();
      const abandoned = [...this.#abandoned];
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid = any($1)', [abandoned]);
      const alive = new Set(rows.map(({ pid }) => pid));
      for (const pid of abandoned) if (!alive.has(pid)) this.#abandoned.delete(pid);
      this.#setRefusal(undefined);
    } catch (error) {
      if (error instanceof Error) this.#setRefusal(error);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
