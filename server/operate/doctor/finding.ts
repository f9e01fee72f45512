/** The results of the checks of `npm run doctor`. */
import { printable } from '../../../generated/text.ts';
import { type SchemaConnection, withConnection } from '../../database/migrate.ts';
import { schemaConnection } from '../../database/open.ts';
import type { Config } from '../../settings/config.ts';

export interface Finding {
  kind: 'holds' | 'warning' | 'problem';
  /** Says what to do, too. */
  text: string;
}

export const holds = (text: string): Finding => ({ kind: 'holds', text });
export const warning = (text: string): Finding => ({ kind: 'warning', text });
export const problem = (text: string): Finding => ({ kind: 'problem', text });

export type Check = (config: Config) => Promise<Finding[]>;

/** Bounds each step of a check. */
export const timeoutMs = 5000;

/** Returns the reason in one line: a server's text must not look like our own output. */
export const reasonOf = (error: unknown): string => printable(messageOf(error));

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/** Reads the database on a connection of its own. */
export const reading = <Result>(
  { databaseUrl: url, dataDir: folder, database: { lockTimeoutMs } }: Config,
  read: (connection: SchemaConnection) => Promise<Result>,
): Promise<Result> => withConnection(schemaConnection({ url, folder, lockTimeoutMs }), read);
