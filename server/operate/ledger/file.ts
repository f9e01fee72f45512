/** The ledger's file: an entry on each line, outside of the database and its backups. Several processes may append to one file. */
import { createReadStream, existsSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../../settings/config-error.ts';
import { readLines } from '../import/lines.ts';
import { isCutOff, parseLine, type Recorded } from './entry.ts';

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
  for await (const { number, bytes } of readLines(createReadStream(file), Number.POSITIVE_INFINITY)) {
    // Trims a byte order mark, too.
    const line = String(bytes).trim();
    if (line !== '') yield { number, line };
  }
}
