/**
 * One interface to either engine: SQLite in the data folder, or PostgreSQL where a URL names one. What differs between them is in
 * this folder.
 */
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
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
  // The driver of PostgreSQL is loaded where it is used: it would be a tenth of the start.
  const dialect =
    url === undefined ? sqliteDialect(join(folder, 'collaboration.sqlite')) : (await import('./postgres.ts')).postgresDialect(url);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}
