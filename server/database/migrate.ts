/** Updates the schema of a database. Each pending migration runs in a transaction of its own, under a lock. */
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { type Applied, assertFits, createTable, findApplied, insertApplied, schemaError } from './applied.ts';
import { isLockTimeout, isRetryable, NotBegunError } from './database-errors.ts';
import { distribution, nodeSettings } from './postgres/citus.ts';
import { exampleStatistics } from './postgres/statistics.ts';
import { history, type SchemaMigration, statementsOf } from './schema.ts';
import type { Engine } from './sql.ts';

/** A connection of its own, since a migration may take long and must not hold up other statements. */
export interface SchemaConnection {
  engine: Engine;
  /** Runs statements, or one with values. Returns the rows of the last one if it is a select. */
  run(statements: string, values?: readonly unknown[]): Promise<readonly { readonly [column: string]: unknown }[]>;
  close(): Promise<void>;
}

/** Opens another connection to the same database. */
export type Connect = () => Promise<SchemaConnection>;

export async function connectPostgres(url: string): Promise<SchemaConnection> {
  // Loaded on first use, as in open.ts.
  const [{ default: pg }, { applicationName, getTypeParser }] = await Promise.all([import('pg'), import('./postgres/pool.ts')]);
  const client = new pg.Client({ connectionString: url, fallback_application_name: applicationName, types: { getTypeParser } });
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    throw new NotBegunError(cause);
  });
  return {
    engine: 'postgres',
    run: async (statements, values) => [await client.query(statements, values && [...values])].flat().at(-1)?.rows ?? [],
    close: () => client.end(),
  };
}

export function connectSqlite(path: string, lockTimeoutMs: number, readOnly = false): SchemaConnection {
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs, readOnly });
  database.exec('pragma secure_delete = on');
  return {
    engine: 'sqlite',
    run: async (statements, values) => {
      if (values !== undefined || statements.startsWith('select'))
        return database.prepare(statements).all(...(values ?? []).map(toParameter));
      database.exec(statements);
      return [];
    },
    close: async () => database.close(),
  };
}

const toParameter = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The advisory lock of a migrating process, the same in every version. */
const migrationLock = '3853314791062309107';
const maxWaitMinutes = 10;

export interface MigrateOptions {
  /** Default: those of this version. */
  migrations?: readonly SchemaMigration[];
  lockTimeoutMs: number;
  log: Logger;
}

/** Opens a connection for some work. */
export async function withConnection<Result>(
  connect: Connect,
  work: (connection: SchemaConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

export const migrate = (connect: Connect, options: MigrateOptions): Promise<void> =>
  withConnection(connect, async (connection) => {
    const pending = await pendingIn(connection, options);
    for (const migration of pending) await apply(migration, connection, { ...options, connect });
    if (connection.engine !== 'postgres') return;
    if (pending.length > 0) await connection.run(exampleStatistics);
    await connection.run(nodeSettings);
  });

export async function assertMigrated(connect: Connect, options: MigrateOptions): Promise<void> {
  const pending = await findPending(connect, options);
  if (pending.length === 0) return;
  const reason =
    pending[0]?.name === history[0]?.name ? 'it has no tables of the service' : 'its schema is older than this version';
  throw schemaError(`${reason}. Run \`npm run migrate\` first.`);
}

/** Returns the migrations that the database does not have yet. Throws if this version cannot run on its schema. */
export const findPending = (connect: Connect, options: MigrateOptions): Promise<readonly SchemaMigration[]> =>
  withConnection(connect, (connection) => pendingIn(connection, options));

/** Throws if this version cannot run on the schema, pending migrations aside. */
export const assertFitting = (connect: Connect): Promise<void> =>
  withConnection(connect, async ({ run, engine }) => assertFits(await findApplied(run, engine), engine));

async function pendingIn(
  connection: SchemaConnection,
  { migrations = history, lockTimeoutMs }: MigrateOptions,
): Promise<readonly SchemaMigration[]> {
  const applied = await readApplied(connection, lockTimeoutMs);
  assertFits(applied, connection.engine, migrations);
  return migrations.filter(({ name }) => !applied.some((one) => one.name === name));
}

async function readApplied(connection: SchemaConnection, lockTimeoutMs: number): Promise<Applied[]> {
  const isPostgres = connection.engine === 'postgres';
  try {
    if (isPostgres) await connection.run(`begin; set local lock_timeout = ${lockTimeoutMs}`);
    return await findApplied(connection.run, connection.engine);
  } finally {
    if (isPostgres) await connection.run('rollback').catch(() => {});
  }
}

/** Applies a migration unless another process has applied it in the meantime. */
async function apply(
  migration: SchemaMigration,
  connection: SchemaConnection,
  { connect, lockTimeoutMs, log, migrations = history }: MigrateOptions & { connect: Connect },
): Promise<void> {
  const isPostgres = connection.engine === 'postgres';
  await connection.run(isPostgres ? 'begin' : 'begin immediate');
  try {
    if (isPostgres) {
      await connection.run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      await waitForOthers(connection, log);
      await connection.run(`set local lock_timeout = ${lockTimeoutMs}`);
    }
    await connection.run(createTable);
    const applied = await findApplied(connection.run, connection.engine);
    assertFits(applied, connection.engine, migrations);
    if (!applied.some(({ name }) => name === migration.name)) {
      log.info({ migration: migration.name }, 'migrating the database');
      if (isPostgres && migration.index !== undefined)
        await createIndexConcurrently(migration.index, connection, { connect, lockTimeoutMs });
      else await connection.run(statementsOf(migration, connection.engine));
      if (isPostgres) await connection.run(distribution);
      await connection.run(insertApplied(migration, connection.engine));
    }
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Creates an index without blocking writers, which no transaction can: on a connection beside the one with the lock. An interrupted
 * creation leaves an invalid index, which the next one replaces.
 */
async function createIndexConcurrently(
  index: string,
  locked: SchemaConnection,
  { connect, lockTimeoutMs }: Pick<MigrateOptions, 'lockTimeoutMs'> & { connect: Connect },
): Promise<void> {
  const [name] = index.split(' ');
  const connection = await connect();
  try {
    await connection.run(`set lock_timeout = ${lockTimeoutMs}`);
    await connection.run(`drop index concurrently if exists ${name}`);
    await connection.run(`create index concurrently ${index}`);
  } catch (error) {
    // A killed process leaves its creation behind, and two of them may wait for each other.
    if (!isLockTimeout(error) && !isRetryable(error)) throw error;
    const seconds = lockTimeoutMs / 1000;
    throw new NotBegunError(
      new Error(
        `the index ${name} waited ${seconds} s for other transactions. The oldest is ${await oldestTransaction(locked)}. Let it finish or end it with pg_terminate_backend, then migrate again.`,
      ),
    );
  } finally {
    // A pooler may give the connection to others.
    await connection.run('reset lock_timeout').catch(() => {});
    await connection.close();
  }
}

/** Describes the oldest open transaction in the database, besides that of this connection. */
async function oldestTransaction(connection: SchemaConnection): Promise<string> {
  const [oldest] = await connection.run(`
    select pid, coalesce(nullif(application_name, ''), usename) as name, state,
      round(extract(epoch from clock_timestamp() - xact_start)) as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type <> 'walsender'
    order by xact_start limit 1`);
  if (oldest === undefined) return 'already finished';
  return `process ${oldest.pid} (${oldest.name}, ${oldest.state}, for ${oldest.seconds} s)`;
}

/** The lock ends with the transaction, even if the process dies or a pooler is in between. */
async function waitForOthers(connection: SchemaConnection, log: Logger): Promise<void> {
  const [row] = await connection.run(`select pg_try_advisory_xact_lock(${migrationLock}) as locked`);
  if (row?.locked === true) return;
  log.info('waiting for another process that migrates the database');
  await connection.run(`set local lock_timeout = '${maxWaitMinutes}min'`);
  await connection.run(`select pg_advisory_xact_lock(${migrationLock})`);
}
