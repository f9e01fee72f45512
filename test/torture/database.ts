/** The tortures' own databases, on either engine. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { createDatabaseAt, databaseAt, dropDatabases } from '../support/databases.ts';
import type { TortureDatabase } from './framework.ts';

/** Returns a file in the folder, which the service creates at its start. */
export async function createSqlite(parent: string): Promise<TortureDatabase> {
  const folder = join(parent, nameOfOwn());
  await mkdir(folder);
  return {
    engine: 'sqlite',
    env: { DATA_DIR: folder },
    folder,
    query: async (statement, parameters = [], { canWrite = false } = {}) => {
      // Yields, since many synchronous statements in a row would block everything else.
      await nextTurn();
      const database = new DatabaseSync(join(folder, 'collaboration.sqlite'), { readOnly: !canWrite, timeout: 5000 });
      try {
        const named = Object.fromEntries(parameters.map((value, i) => [`$${i + 1}`, value]));
        return database.prepare(statement).all(named);
      } finally {
        database.close();
      }
    },
    // The file is removed with the folder.
    drop: async () => {},
  };
}

/** `url`: of a role that may create databases. */
export async function createPostgres(parent: string, url: string): Promise<TortureDatabase> {
  const name = nameOfOwn();
  const folder = join(parent, name);
  await mkdir(folder);
  await createDatabaseAt(url, name);
  const own = databaseAt(url, name);
  const pool = new pg.Pool({ connectionString: own, max: 2 });
  // A torture may end the server or cut its connections; the next query fails then.
  pool.on('error', () => {});
  // Reads counts and milliseconds as numbers, as the service does.
  const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
  return {
    engine: 'postgres',
    env: {
      DATA_DIR: folder,
      DATABASE_URL: own,
      TOKEN_SECRET: 'a secret that only the tortures know and no one else',
    },
    folder,
    query: async (statement, parameters = []) =>
      (await pool.query({ text: statement, values: [...parameters], types: { getTypeParser } })).rows,
    drop: async () => {
      await pool.end();
      await dropDatabases(url, [name]);
    },
  };
}

const nameOfOwn = (): string => `torture_${randomBytes(8).toString('hex')}`;
