/**
 * The file of an exported workspace: a header, a line for each row, and a last line with the number of rows, their SHA-256 and its
 * signature. The signature proves the same TOKEN_SECRET, without which no token of the workspace would be valid.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Tokens } from '../../auth/tokens.ts';
import { schemaHash } from '../../database/applied.ts';
import { parseJson } from '../../database/json.ts';
import { type OwnedTable, ownedTables } from '../../database/keyed-rows.ts';
import { history } from '../../database/schema.ts';
import { type Line, readLines } from '../../ledger/lines.ts';
import { withoutMark } from '../../settings/foreign-text.ts';
import { CommandError } from '../commands/command.ts';
import type { Values } from './snapshot.ts';

/** Not in a file: an import queues the tasks that its rows need, must not forge events, and sends nothing to URLs of a file. */
const leftOut: readonly string[] = ['tasks', 'events', 'event_logs', 'webhooks'];

export const sections: readonly OwnedTable[] = [
  { table: 'workspaces', owner: 'workspace_id', key: [] },
  { table: 'api_keys', owner: 'api_key_id', key: [] },
  { table: 'audit_entries', owner: 'workspace_id', key: ['entry_id'] },
  ...ownedTables.filter(({ table }) => !leftOut.includes(table)),
];

/** In place of a table: a user whose data an unfinished deletion job still has to delete. */
export const openDeletions = 'open_deletions';

export interface OpenDeletion {
  apiKeyId: string;
  jobId: string;
  userId: string;
}

export interface Header {
  format: string;
  /** The latest migration of the database, and the content of all. */
  schema: string;
  workspaceId: string;
  apiKeyIds: readonly string[];
  /** In epoch milliseconds. */
  exportedAt: number;
}

const format = 'collaboration-workspace/1';
const schema = `${history.at(-1)?.name} ${schemaHash.slice(0, 12)}`;

export async function* writeLines(
  header: Omit<Header, 'format' | 'schema'>,
  rows: AsyncIterable<{ table: string; row: Values }>,
  tokens: Tokens,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const lineOf = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield lineOf({ format, schema, ...header });
  let count = 0;
  for await (const { table, row } of rows) {
    count++;
    yield lineOf([table, row]);
  }
  const sha256 = hash.digest('hex');
  yield `${JSON.stringify({ rows: count, sha256, signature: tokens.sign(purpose, sha256) })}\n`;
}

const purpose = 'workspace export';

/** A row with its content may have this many bytes. */
const maxLineBytes = 33_554_432;

const linesOf = (file: string): AsyncIterable<Line> =>
  readLines(withoutMark(createReadStream(file, { highWaterMark: 262_144 }), file), maxLineBytes);

export interface Checked {
  header: Header;
  rows: number;
  /** The SHA-256 of all lines but the last one. */
  sha256: string;
  /** Whether a service with the same TOKEN_SECRET has made the file. */
  isSigned: boolean;
}

/** Reads a whole file, and throws unless it is intact. */
export async function checkFile(file: string, tokens: Tokens): Promise<Checked> {
  const hash = createHash('sha256');
  let [first, last]: [Buffer | undefined, Buffer | undefined] = [undefined, undefined];
  try {
    for await (const { bytes = Buffer.alloc(0) } of linesOf(file)) {
      first ??= bytes;
      if (last !== undefined) hash.update(last).update('\n');
      last = bytes;
    }
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const sha256 = hash.digest('hex');
  const header: Partial<Header> = parse(first);
  const end: { rows?: number; sha256?: string; signature?: string } = parse(last);
  const { workspaceId, apiKeyIds, exportedAt } = header;
  if (header.format !== format || workspaceId === undefined || !Array.isArray(apiKeyIds) || exportedAt === undefined)
    throw new CommandError(`${file} was not written by npm run admin -- workspaces export.`);
  if (end.sha256 !== sha256 || end.rows === undefined)
    throw new CommandError(`${file} is incomplete or damaged. Export the workspace again.`);
  if (header.schema !== schema) {
    throw new CommandError(
      `${file} has the schema "${header.schema}", but this version has "${schema}". Use the same version of the service on both sides.`,
    );
  }
  const isSigned = tokens.isSigned(purpose, sha256, end.signature ?? '');
  return { header: { format, schema, workspaceId, apiKeyIds, exportedAt }, rows: end.rows, sha256, isSigned };
}

function parse(line: Buffer | undefined) {
  try {
    return parseJson(line?.toString() ?? '') ?? {};
  } catch {
    return {};
  }
}

/** Reads the rows of a checked file. Throws at the end if the file has changed since. */
export async function* readRows(file: string, sha256?: string): AsyncGenerator<{ table: string; row: Values }> {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  for await (const { number, bytes = Buffer.alloc(0) } of linesOf(file)) {
    if (last !== undefined) hash.update(last).update('\n');
    last = bytes;
    const value: unknown = parse(bytes);
    if (number === 1 || !Array.isArray(value)) continue;
    const [table, row]: [string, Values] = [String(value[0]), { ...value[1] }];
    yield { table, row };
  }
  if (sha256 !== undefined && hash.digest('hex') !== sha256) throw new CommandError(`${file} was changed during the import.`);
}
