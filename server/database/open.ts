/** Opens either engine behind one interface: PostgreSQL if there is a URL, otherwise SQLite in the data folder. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { limitRepeats } from '../log/repeats.ts';
import { allApplied, assertFits, toApplied } from './applied.ts';
import { isUnavailable, NotBegunError } from './database-errors.ts';
import type { Driver } from './driver.ts';
import { createHeartbeatProbe } from './heartbeats.ts';
import { assertFitting, assertMigrated, type Connect, connectPostgres, connectSqlite, migrate } from './migrate.ts';
import type { PostgresSettings } from './postgres/driver.ts';
import { engineProblem, type Identity, identity, openableConnections } from './postgres/engine.ts';
import type { SchemaMigration } from './schema.ts';
import { logSlow } from './slow.ts';
import { type Ask, raw, sql } from './sql.ts';
import { fileIn, openSqlite } from './sqlite/open.ts';
import { isCorruption } from './sqlite/sqlite-errors.ts';
import { createAsk } from './verbs.ts';

export interface Database {
  driver: Driver;
  /** Throws if the database rejects writes or its file is damaged. */
  assertHealthy(databaseTime: () => Promise<number>): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PostgresSettings {
  /** The URL of PostgreSQL; undefined: a file in `folder`. */
  url: string | undefined;
  folder: string;
  /** Milliseconds to wait at the start for an unreachable server. */
  startTimeoutMs: number;
  log: Logger;
  /** `check`: no migration may be pending. `off`: pending ones are not looked for. Neither creates or migrates anything. */
  migrate: 'auto' | 'check' | 'off';
  /** `citus`: rejects a database without the extension, which is used wherever it is. */
  engine: 'postgresql' | 'citus';
  /** Default: those of this version. */
  migrations?: readonly SchemaMigration[];
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder, log } = options;
  const driver = await (url === undefined ? openSqlite(folder, options, log) : openPostgres(url, options));
  const ask = createAsk(driver);
  try {
    await waitFor(ask, options);
    if (url !== undefined) await assertEngine(ask);
    if (url !== undefined) await warnOfFewConnections(ask, options);
    if ((await driver.detectEngine?.()) === 'postgresql' && options.engine === 'citus')
      throw new NotBegunError(new Error('it has no extension "citus". Run `create extension citus` on all nodes first.'));
    if (url !== undefined && options.prepare) await assertPrepares(url, options);
    await prepareSchema(options);
  } catch (error) {
    await driver.close();
    throw error;
  }
  const probe = createHeartbeatProbe(ask);
  const assertSchema = async () => assertFits((await ask(allApplied)).map(toApplied), driver.engine, options.migrations);
  const assertHealthy = async (databaseTime: () => Promise<number>) => {
    await Promise.all([driver.check(), probe(databaseTime), assertSchema()]);
  };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= driver.close();
    return closed;
  };
  return { driver, assertHealthy, close };
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Driver> {
  // Loaded on first use, since it takes a tenth of the startup time.
  const [{ PostgresDriver }, { assertReadable }] = await Promise.all([
    import('./postgres/driver.ts'),
    import('./postgres/pool.ts'),
  ]);
  assertReadable(url);
  const { log } = options;
  const limited = limitRepeats();
  const onError = (error: Error) =>
    limited(error.message, (repeats) => log.warn({ err: error, ...repeats }, 'database connection lost'));
  return new PostgresDriver(url, options, { onError, onSlow: logSlow(log) });
}

async function prepareSchema(options: DatabaseOptions): Promise<void> {
  if (options.migrate === 'auto') await migrate(schemaConnection(options), options);
  if (options.migrate === 'check') await assertMigrated(schemaConnection(options), options);
  if (options.migrate === 'off') await assertFitting(schemaConnection(options));
}

export const schemaConnection =
  ({ url, folder, lockTimeoutMs }: Pick<DatabaseOptions, 'url' | 'folder' | 'lockTimeoutMs'>): Connect =>
  async () =>
    url === undefined ? connectSqlite(fileIn(folder), lockTimeoutMs) : await connectPostgres(url);

const startPollMs = 1000;

async function waitFor(ask: Ask, { startTimeoutMs, log }: DatabaseOptions): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      await ask(sql`select 1`);
      return;
    } catch (error) {
      if (!isUnavailable(error) || isCorruption(error) || performance.now() - since > startTimeoutMs) throw error;
      log.warn({ err: error }, 'database not reachable yet, retrying');
      await pause(startPollMs);
    }
  }
}

async function assertEngine(ask: Ask): Promise<void> {
  const [row] = await ask(sql<Identity>`${raw(identity)}`);
  const problem = engineProblem(row ?? { version: '', encoding: '' });
  if (problem !== undefined) throw new NotBegunError(new Error(`${problem}.`));
}

/** Statements on several connections would fail occasionally. */
async function assertPrepares(url: string, { connectTimeoutMs }: DatabaseOptions): Promise<void> {
  const { findPooler, poolerAdvice } = await import('./postgres/pooler.ts');
  // Another error says nothing about a pooler.
  const pooler = await findPooler(url, connectTimeoutMs).catch(() => undefined);
  if (pooler?.canPrepare !== false) return;
  throw new NotBegunError(new Error(`the connection pooler does not support prepared statements: ${poolerAdvice}.`));
}

/** Warns if the server has fewer connections than the pool. Further calls would wait for other clients, or fail if none is open. */
async function warnOfFewConnections(ask: Ask, { poolSize, log }: DatabaseOptions): Promise<void> {
  const [row] = await ask(sql<{ connections: number }>`select ${raw(openableConnections)} as connections`);
  const connections = row?.connections ?? poolSize;
  if (connections < poolSize) {
    log.warn({ poolSize, connections }, 'DATABASE_POOL_SIZE exceeds the connections that the server allows this process');
  }
}
