/**
 * One interface to either engine: SQLite in the data folder, or PostgreSQL where a URL names one. What differs between them is in
 * this folder.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { connect, type Db, type OpenDatabase } from './db.ts';
import { isUnavailable } from './errors.ts';
import { createHeartbeatProbe } from './heartbeat.ts';
import { assertMigrated, connectPostgres, connectSqlite, migrate } from './migrate.ts';
import type { PostgresSettings } from './postgres/dialect.ts';
import { isCorruption } from './sqlite/errors.ts';
import { fileIn, openSqlite } from './sqlite/open.ts';
import { askOn } from './verbs.ts';

export interface Database extends OpenDatabase {
  /** Throws where the database does not take writes, or what it keeps cannot be relied on. */
  assertHealthy(databaseTime: () => Promise<number>): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PostgresSettings {
  /** PostgreSQL; without it a file in `folder`. */
  url: string | undefined;
  folder: string;
  /** Milliseconds for which a server that is not there yet is waited for at start. */
  startTimeoutMs: number;
  log: Logger;
  /** Default true. Otherwise the schema must be that of this version: nothing is created or migrated. */
  mayCreate?: boolean;
}

/** Opens the database and brings its schema up to date, if that is allowed. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder, log, mayCreate = true } = options;
  const opened: Opened = url === undefined ? openSqlite(folder, options, log) : await openPostgres(url, options);
  const { dialect, check } = opened;
  const { db, transact } = await connect(dialect);
  try {
    await waitFor(db, options);
    if (url !== undefined && mayCreate) await warnOfFewConnections(db, options);
    await prepareSchema(options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const probe = createHeartbeatProbe(askOn(db));
  const assertHealthy = async (databaseTime: () => Promise<number>) => {
    await Promise.all([check(), probe(databaseTime)]);
  };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= db.destroy();
    return closed;
  };
  return { db, transact, assertHealthy, close };
}

interface Opened {
  dialect: Dialect;
  /** Rejects for what is known to be wrong. */
  check(): Promise<void>;
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Opened> {
  // Loaded on first use: it would account for a tenth of the startup time.
  const [{ postgresDialect }, { ConnectionPool }] = await Promise.all([
    import('./postgres/dialect.ts'),
    import('./postgres/pool.ts'),
  ]);
  const onError = (error: Error) => options.log.warn({ err: error }, 'database connection lost');
  const pool = new ConnectionPool(url, options, onError);
  return {
    dialect: postgresDialect(pool, options),
    check: () => pool.assertOpens(),
  };
}

async function prepareSchema({ url, folder, lockTimeoutMs, log, mayCreate = true }: DatabaseOptions): Promise<void> {
  const connection = url === undefined ? connectSqlite(fileIn(folder), lockTimeoutMs) : await connectPostgres(url);
  try {
    await (mayCreate ? migrate(connection, lockTimeoutMs, log) : assertMigrated(connection));
  } finally {
    await connection.close();
  }
}

const startPollMs = 1000;

async function waitFor(db: Db, { startTimeoutMs, log }: DatabaseOptions): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isUnavailable(error) || isCorruption(error) || performance.now() - since > startTimeoutMs) throw error;
      log.warn({ err: error }, 'database not reachable yet, retrying');
      await pause(startPollMs);
    }
  }
}

/** Calls beyond the server's connections would wait for others, or fail where none is open. */
async function warnOfFewConnections(db: Db, { poolSize, log }: DatabaseOptions): Promise<void> {
  const { rows } = await sql<{ connections: number }>`
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as connections`.execute(db);
  const connections = rows[0]?.connections ?? poolSize;
  if (connections < poolSize) {
    log.warn({ poolSize, connections }, 'DATABASE_POOL_SIZE is larger than the connections that the server has for this process');
  }
}
