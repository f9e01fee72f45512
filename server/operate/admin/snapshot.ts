/** Reads a snapshot of the database, even during writes. */
import { schemaConnection } from '../../database/open.ts';
import { compile, type Sql, type Value } from '../../database/sql.ts';
import type { Config } from '../../settings/config.ts';
import { CommandError } from '../commands/command.ts';

/** A row of texts, numbers and nulls. */
export type Values = { readonly [column: string]: Value };

export interface Snapshot {
  read(statement: Sql): Promise<readonly Values[]>;
  close(): Promise<void>;
}

const beginReading = `begin isolation level repeatable read read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export async function openSnapshot({ databaseUrl: url, dataDir: folder, database: { lockTimeoutMs } }: Config): Promise<Snapshot> {
  const { engine, run, close } = await schemaConnection({ url, folder, lockTimeoutMs })();
  await run(engine === 'postgres' ? beginReading : 'begin');
  return {
    read: async (statement) => {
      const { text, values } = compile(statement, engine);
      const rows = await run(text, values).catch((error: unknown) => {
        throw new CommandError(`The database cannot be read: ${error instanceof Error ? error.message : error}`);
      });
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toValue(value)])));
    },
    close,
  };
}

const toValue = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : null);
