/** Reads a snapshot of the database, even during writes. */
import { compile, type Sql, type Value } from '../../database/sql.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import type { Config } from '../../settings/config.ts';
import { CommandError } from '../commands/command.ts';

/** A row of texts, numbers and nulls. */
export type Values = { readonly [column: string]: Value };

export interface Snapshot {
  read(statement: Sql): Promise<readonly Values[]>;
  close(): Promise<void>;
}

export const openSnapshot = ({ databaseUrl, dataDir }: Config): Promise<Snapshot> =>
  databaseUrl === undefined ? openSqlite(fileIn(dataDir)) : openPostgres(databaseUrl);

async function openSqlite(file: string): Promise<Snapshot> {
  const { Connection } = await import('../../database/sqlite/connection.ts');
  const connection = new Connection(file, { readOnly: true }, '', () => {});
  connection.run('begin');
  return {
    read: async (statement) => {
      const { text, values } = compile(statement, 'sqlite');
      const { columns, rows } = connection.run(text, values);
      return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, toValue(row[i])])));
    },
    close: async () => connection.close(),
  };
}

async function openPostgres(url: string): Promise<Snapshot> {
  const [{ default: pg }, { applicationName, getTypeParser }] = await Promise.all([
    import('pg'),
    import('../../database/postgres/pool.ts'),
  ]);
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: applicationName,
    types: { getTypeParser },
  });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  return {
    read: async (statement) => {
      const { text, values } = compile(statement, 'postgres');
      try {
        return (await client.query<Values>({ text, values })).rows;
      } catch (error) {
        throw new CommandError(`The database cannot be read: ${error instanceof Error ? error.message : error}`);
      }
    },
    close: () => client.end(),
  };
}

const toValue = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : null);
