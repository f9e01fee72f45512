/**
 * The ledger keeps a restored backup from undoing revocations, deletions and unsubscriptions. An entry is first a row of its change's own
 * transaction, so it exists if and only if the change is committed. Then it is written to a file outside of the database and its backups, and
 * the row is removed.
 *
 * A call waits for the file before it returns, so that its change outlives the loss of the database. If the file cannot be written,
 * the change stands, its row waits, and `/readyz` reports it. Several processes may append to one file.
 */
import { createReadStream, existsSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { v7 as orderedUuid } from 'uuid';
import { type Ask, among, insertInto, limit, type Sql, sql } from '../database/sql.ts';
import { limitRepeats } from '../log/repeats.ts';
import { ConfigError } from '../settings/config-error.ts';
import { readLines } from './lines.ts';

export type LedgerEntry =
  /** All tokens below the version are revoked. */
  | { kind: 'tokensRevoked'; of: 'workspace' | 'key'; id: string; version: number }
  | { kind: 'apiKeyDeleted' | 'workspaceDeleted'; id: string }
  /** A job of Delete All User Data. `startedAt`: in epoch milliseconds. */
  | {
      kind: 'userDataDeleted';
      apiKeyId: string;
      jobId: string;
      userIds: readonly string[];
      organizationIds: readonly string[];
      startedAt: number;
    }
  /** A user has ended the emails of an organization. `addressHash`: of the address, in the form of `unsubscribed_addresses`. */
  | { kind: 'unsubscribed'; apiKeyId: string; organizationKey: string; userId: string; addressHash: string };

/** An entry, in the form of the database and the file. */
export type Recorded = LedgerEntry & {
  /** Later entries of a process have greater ids. */
  entryId: string;
  /** The time of the change's transaction, in epoch milliseconds. */
  at: number;
};

/** The start of each line. A line that was cut off is recognized by it. */
const lineStart = '{"entryId":"';

/** Returns the entry as a line of the file, without line breaks. */
export const lineOf = ({ entryId, at, ...entry }: Recorded): string => JSON.stringify({ entryId, at, ...entry });

/** Returns undefined for a line that is not an entry. */
function parseLine(line: string): Recorded | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the line is the beginning of an entry that a full disk or a killed process has cut off. The change's row in the
 * database is kept until the whole line is on the disk.
 */
function isCutOff(line: string): boolean {
  // An entry has one object, so it ends with the first brace outside of a string.
  const isInString = (line.replaceAll(/\\./g, '').split('"').length - 1) % 2 === 1;
  return lineStart.startsWith(line.slice(0, lineStart.length)) && (isInString || !line.endsWith('}'));
}

type Types = { readonly [name: string]: 'string' | 'number' | 'list' };

const recorded: Types = { entryId: 'string', at: 'number' };

const fields: { readonly [Kind in LedgerEntry['kind']]: Types } = {
  tokensRevoked: { of: 'string', id: 'string', version: 'number' },
  apiKeyDeleted: { id: 'string' },
  workspaceDeleted: { id: 'string' },
  userDataDeleted: { apiKeyId: 'string', jobId: 'string', userIds: 'list', organizationIds: 'list', startedAt: 'number' },
  unsubscribed: { apiKeyId: 'string', organizationKey: 'string', userId: 'string', addressHash: 'string' },
};

function isEntry(value: unknown): value is Recorded {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const ofKind = Object.entries(fields).find(([kind]) => kind === value.kind)?.[1];
  if (ofKind === undefined) return false;
  return Object.entries({ ...recorded, ...ofKind }).every(([name, type]) => {
    const member: unknown = Reflect.get(value, name);
    return type === 'list' ? Array.isArray(member) && member.every((one) => typeof one === 'string') : typeof member === type;
  });
}

/** The file cannot be written. Entries wait in the database. */
export class LedgerError extends ConfigError {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : cause;
    super(`The ledger ${file} cannot be written: ${reason}. Set LEDGER to a file that the service can write.`, { cause });
  }
}

/** Bytes that a disk must have left. An entry may name a thousand users. */
const minFreeBytes = 2 ** 20;

/** Throws a LedgerError if the file cannot be opened for appending, or its disk is full. Creates a missing file. */
export async function assertWritable(file: string): Promise<void> {
  await append(file, []);
  const { blocks, bavail, bsize } = await statfs(file).catch((error: unknown) => {
    throw new LedgerError(file, error);
  });
  if (blocks > 0 && bavail * bsize < minFreeBytes) throw new LedgerError(file, new Error('the disk is full'));
}

/** Appends lines, and resolves once they are on the disk. Throws a LedgerError; some lines may be written, and one in part. */
export async function append(file: string, lines: readonly string[]): Promise<void> {
  try {
    const handle = await open(file, 'a', 0o600);
    try {
      for (const line of lines) {
        // One write, which the lines of other processes do not split. It begins a new line, even behind one that was cut off.
        const bytes = Buffer.from(`\n${line}\n`);
        const { bytesWritten } = await handle.write(bytes);
        if (bytesWritten < bytes.length) throw new Error('the disk is full');
      }
      if (lines.length > 0) await handle.sync();
    } finally {
      await handle.close();
    }
    if (lines.length > 0) await syncFolder(dirname(file));
  } catch (error) {
    throw new LedgerError(file, error);
  }
}

/** Keeps the name of a new file after a crash. Windows cannot open a folder, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

interface Found {
  entries: readonly Recorded[];
  /** The numbers of lines that were cut off. */
  cutOff: readonly number[];
}

/**
 * Reads the entries of a file, in order. The last line counts without its line break. Skips a truncated line: its call has not
 * returned, and its change waits in the database. Any other invalid line is an error.
 */
export async function readLedger(file: string): Promise<Found> {
  const entries: Recorded[] = [];
  const cutOff: number[] = [];
  for await (const { number, line } of linesOf(file)) {
    const entry = parseLine(line);
    if (entry !== undefined) entries.push(entry);
    else if (isCutOff(line)) cutOff.push(number);
    else throw new ConfigError(`Line ${number} of the ledger ${file} is not a ledger entry.`);
  }
  return { entries, cutOff };
}

/** Returns whether the file has an entry after this time, in epoch milliseconds. Damaged lines do not count. */
export async function hasEntryAfter(file: string, time: number): Promise<boolean> {
  for await (const { line } of linesOf(file)) {
    // Parsing a line takes longer than reading it, and a start reads the whole file.
    const at = Number(/"at"\s*:\s*([^,}\s]+)/.exec(line)?.[1]);
    if (at <= time) continue;
    const entry = parseLine(line);
    if (entry !== undefined && entry.at > time) return true;
  }
  return false;
}

/** Reads the lines that are not blank. A missing file has none. */
async function* linesOf(file: string): AsyncGenerator<{ number: number; line: string }> {
  if (!existsSync(file)) return;
  for await (const { number, bytes } of readLines(chunksOf(file), Number.POSITIVE_INFINITY)) {
    // Trims a byte order mark, too.
    const line = String(bytes).trim();
    if (line !== '') yield { number, line };
  }
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new ConfigError(`The ledger ${file} cannot be read: ${reason}. Set LEDGER to a file that the service can read.`, {
      cause,
    });
  }
}

export interface Ledger {
  /** Returns the statements that record entries, for the transaction of their change. Without LEDGER, there are none. */
  record(now: number, ...entries: readonly LedgerEntry[]): { ledgerEntry: Sql | undefined; ledgerTime: Sql | undefined };
  /** Writes pending entries to the file. Resolves once they are on the disk. Rejects with a LedgerError. */
  flush(): Promise<void>;
  /** The same for a call, which has succeeded anyway: never rejects, waits for a short time, and logs a failure. */
  settle(): Promise<void>;
  /** Rejects with a LedgerError if the file cannot be written. Pending entries are written first. */
  assertHealthy(): Promise<void>;
}

/** A row may hold a thousand user ids. */
const rowsInBatch = 16;

export interface Row {
  entryId: string;
  at: number;
  entry: string;
}

const findRows = (maxRows: number) => sql<Row>`
  select entry_id, recorded_at as at, entry from ledger_entries order by entry_id ${limit(maxRows)}`;

/** Returns the entries that are not in the file yet. */
export async function findPending(ask: Ask): Promise<Recorded[]> {
  return (await ask(findRows(1_000_000))).map(toEntry);
}

/** Counts entries that are not in the file yet, at most a thousand. */
export const countPending = sql<{
  count: number;
}>`select count(*) as count from (select 1 from ledger_entries limit 1000) as pending`;

export const toEntry = ({ entry, ...row }: Row): Recorded => {
  const stored: LedgerEntry = JSON.parse(entry);
  return { ...row, ...stored };
};

export const noLedger: Ledger = {
  record: () => ({ ledgerEntry: undefined, ledgerTime: undefined }),
  flush: async () => {},
  settle: async () => {},
  assertHealthy: async () => {},
};

/** Milliseconds that a call waits for the file. */
const maxWaitMs = 2000;

export function createLedger(file: string, ask: Ask, log: Logger): Ledger {
  const limited = limitRepeats();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await ask(findRows(rowsInBatch));
      if (rows.length === 0) return;
      await append(
        file,
        rows.map((row) => lineOf(toEntry(row))),
      );
      // After a crash in between, the file has the entry twice. That is harmless.
      await ask(sql`delete from ledger_entries where entry_id ${among(rows.map(({ entryId }) => entryId))}`);
      isMore = rows.length === rowsInBatch;
    }
  }

  /** Begins after the current run, which may have read before the caller's commit. Concurrent callers share it. */
  function flush(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = writeAll();
        return running;
      });
    return next;
  }

  return {
    record: (now, ...entries) => {
      if (entries.length === 0) return noLedger.record(now);
      const rows = entries.map((entry) => ({ entryId: orderedUuid(), recordedAt: now, entry: JSON.stringify(entry) }));
      return {
        ledgerEntry: insertInto('ledger_entries', ['entry_id', 'recorded_at', 'entry'], rows, ['entry_id']),
        ledgerTime: raiseLedgerTime(now),
      };
    },
    flush,
    settle: async () => {
      const written = flush().catch((error: unknown) =>
        limited('', (repeats) => log.error({ err: error, ...repeats }, 'ledger entries are waiting in the database')),
      );
      await Promise.race([written, pause(maxWaitMs, undefined, { ref: false })]);
    },
    assertHealthy: async () => {
      await assertWritable(file);
      await flush();
    },
  };
}

/** The name of the row of `heartbeats` with the time of the latest entry that this database has recorded or applied. */
const timeName = 'ledger';

export const raiseLedgerTime = (at: number): Sql => sql`
  insert into heartbeats (name, beat_at) values (${timeName}, ${at}) on conflict (name) do update set beat_at = case
    when heartbeats.beat_at < excluded.beat_at then excluded.beat_at else heartbeats.beat_at end`;

/** Returns the time of the latest entry that the database has recorded or applied; 0 for none. */
export async function latestLedgerTime(ask: Ask): Promise<number> {
  const [row] = await ask(sql<{ at: number }>`select beat_at as at from heartbeats where name = ${timeName}`);
  return row?.at ?? 0;
}
