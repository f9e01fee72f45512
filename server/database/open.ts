/**
 * One interface to either engine: SQLite in the data folder, or PostgreSQL where a URL names one. What differs between them is in
 * this folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database or a transaction on it: the first argument of every store function. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  db: Db;
  engine: Engine;
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date. `url`: PostgreSQL; without it a file in `folder`. */
export async function openDatabase({ url, folder }: { url?: string | undefined; folder: string }): Promise<Database> {
  const engine = url === undefined ? 'sqlite' : 'postgres';
  const db = new Kysely<Tables>({ dialect: url === undefined ? sqlite(join(folder, 'collaboration.sqlite')) : postgres(url) });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

function postgres(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000, types: { getTypeParser } });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

function sqlite(file: string): SqliteDialect {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  // FULL: a commit returns when it is on disk. The other processes of this folder (its commands) wait for their turn.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536;');
  return new SqliteDialect({ database: kyselyDatabase(database) });
}

type SqliteStatement = ReturnType<SqliteDatabase['prepare']>;

/** Statements whose compiled form is kept; each list of another length is a text of its own. */
const mostStatements = 500;

/** node:sqlite as Kysely expects a SQLite driver to be. A boundary file: the driver's values are any. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const compile = (text: string): SqliteStatement => {
    // A transaction that begins by reading could not be upgraded to a writing one while another process writes.
    const statement = database.prepare(text === 'begin' ? 'begin immediate' : text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
    };
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      let statement = statements.get(text);
      if (statement === undefined) {
        statement = compile(text);
        const [oldest] = statements.keys();
        if (statements.size >= mostStatements && oldest !== undefined) statements.delete(oldest);
        statements.set(text, statement);
      }
      return statement;
    },
  };
}
