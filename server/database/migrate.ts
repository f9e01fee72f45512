/** Updates the schema of a database. All pending migrations run in one transaction, under a lock. */
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { isUnavailable, NotBegunError } from './errors.ts';
import { history, statementsOf } from './schema.ts';
import type { Engine } from './sql.ts';

/** A connection of its own, since a migration may take long and must not hold up other statements. */
export interface SchemaConnection {
  engine: Engine;
  /** Runs statements, and returns the rows of the last one if it is a select. */
  run(statements: string): Promise<readonly { readonly [column: string]: unknown }[]>;
  close(): Promise<void>;
}

export async function connectPostgres(url: string): Promise<SchemaConnection> {
  // Loaded on first use, as in open.ts.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return {
    engine: 'postgres',
    run: async (statements) => [await client.query(statements)].flat().at(-1)?.rows ?? [],
    close: () => client.end(),
  };
}

export function connectSqlite(path: string, lockTimeoutMs: number): SchemaConnection {
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs });
  return {
    engine: 'sqlite',
    run: async (statements) => {
      if (statements.startsWith('select')) return database.prepare(statements).all();
      database.exec(statements);
      return [];
    },
    close: async () => database.close(),
  };
}

/** The advisory lock of a migrating process, the same in every version. */
const migrationLock = '3853314791062309107';
const maxWaitMinutes = 10;

/** `lockTimeoutMs`: the maximum wait for a table that another transaction has locked. */
export async function migrate(connection: SchemaConnection, lockTimeoutMs: number, log: Logger): Promise<void> {
  // SQLite has one writer. A start without pending migrations does not wait for it.
  if (connection.engine === 'sqlite' && hasAll(await findAppliedOrNone(connection))) return;
  await connection.run(connection.engine === 'postgres' ? 'begin' : 'begin immediate');
  try {
    if (connection.engine === 'postgres') {
      await connection.run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      await waitForOthers(connection, log);
      await connection.run(`set local lock_timeout = ${lockTimeoutMs}`);
    }
    await connection.run(
      'create table if not exists schema_migrations (name text not null primary key, is_breaking bigint not null)',
    );
    const applied = await findApplied(connection);
    assertAllKnown(applied);
    for (const migration of history) {
      if (applied.some(({ name }) => name === migration.name)) continue;
      await connection.run(statementsOf(migration, connection.engine));
      await connection.run(`insert into schema_migrations values ('${migration.name}', ${migration.isBreaking ? 1 : 0})`);
    }
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    throw error;
  }
}

/** The lock ends with the transaction, even if the process dies or a pooler is in between. */
async function waitForOthers(connection: SchemaConnection, log: Logger): Promise<void> {
  const [row] = await connection.run(`select pg_try_advisory_xact_lock(${migrationLock}) as locked`);
  if (row?.locked === true) return;
  log.info('waiting for another process that migrates the database');
  await connection.run(`set local lock_timeout = '${maxWaitMinutes}min'`);
  await connection.run(`select pg_advisory_xact_lock(${migrationLock})`);
}

/** Throws if the schema is not of this version. */
export async function assertMigrated(connection: SchemaConnection): Promise<void> {
  const applied = await findAppliedOrNone(connection);
  if (hasAll(applied)) return;
  const reason = applied.length === 0 ? 'it has no tables of the service' : 'its schema is older than this version';
  throw new NotBegunError(new Error(`${reason}. Only the service creates and migrates them: start it first.`));
}

/** Before the first migration, the table of migrations is missing. */
const findAppliedOrNone = (connection: SchemaConnection): Promise<Applied[]> =>
  findApplied(connection).catch((error: unknown) => {
    if (isUnavailable(error)) throw error;
    return [];
  });

/** Returns whether no migration is pending. Throws as `assertAllKnown` does. */
function hasAll(applied: readonly Applied[]): boolean {
  assertAllKnown(applied);
  return history.every(({ name }) => applied.some((one) => one.name === name));
}

interface Applied {
  name: string;
  isBreaking: boolean;
}

async function findApplied(connection: SchemaConnection): Promise<Applied[]> {
  const found = await connection.run('select name, is_breaking from schema_migrations');
  return found.map(({ name, is_breaking }) => ({ name: String(name), isBreaking: Number(is_breaking) === 1 }));
}

/** Throws if a newer version has applied a migration after which this version cannot run. */
function assertAllKnown(applied: readonly Applied[]): void {
  const unknown = applied.find(({ name, isBreaking }) => isBreaking && !history.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new NotBegunError(
    new Error(
      `its schema has the migration "${unknown.name}", which this version does not know. A newer version or another branch has applied it: run that one, or restore a backup from before.`,
    ),
  );
}
