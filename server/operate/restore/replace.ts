/**
 * Puts a backup in place of the embedded database. The backup is first copied beside it, so that a full disk changes nothing. From
 * then on, a mark rejects every start until the ledger is applied. A killed restore can be repeated.
 */
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { secretFileIn } from '../../auth/tokens.ts';
import { NotBegunError } from '../../database/database-errors.ts';
import { assertFitting, connectSqlite } from '../../database/migrate.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import { isLocked } from '../../database/sqlite/sqlite-errors.ts';
import { append, lineOf, type Row, toEntry } from '../../ledger/ledger.ts';
import { removeMark, setMark } from '../../ledger/marker.ts';
import type { Config } from '../../settings/config.ts';
import { makeFolder, syncToDisk } from '../../settings/data-folder.ts';
import { CommandError, printError } from '../commands/command.ts';

/** Bytes that a disk has left for the files beside an open database. */
const minFreeBytes = 2 ** 20;

/** Returns the names of the replaced files. They stay beside the restored ones. */
export async function replaceDatabase(folder: string, { dataDir, ledger, tokenSecrets }: Config): Promise<string[]> {
  await assertWhole(fileIn(folder));
  makeFolder(dataDir);
  const database = fileIn(dataDir);
  if (existsSync(database)) assertUnused(database);
  // Next to TOKEN_SECRET, a secret in a file has no use.
  const drafts = (tokenSecrets.length > 0 ? [fileIn] : [fileIn, secretFileIn]).flatMap((nameIn) =>
    existsSync(nameIn(folder)) ? [{ from: nameIn(folder), draft: `${nameIn(dataDir)}.restoring`, to: nameIn(dataDir) }] : [],
  );
  const removeDrafts = () => {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  };
  let isMarked = false;
  try {
    for (const { from, draft } of drafts) copyToDisk(from, draft);
    isMarked = setMark(dataDir);
    // Again: nobody may have opened the database before the mark. A process that opens it later sees the mark.
    if (existsSync(database)) assertUnused(database);
    await keepPending(database, ledger);
  } catch (error) {
    removeDrafts();
    // Otherwise, an earlier restore has set it, and may have replaced something.
    if (isMarked) removeMark(dataDir);
    throw error;
  }
  const suffix = `.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const replaced = readdirSync(dataDir).filter(
    (name) => name.startsWith(basename(database)) && !/\.(replaced-.*|restoring)$/.test(name),
  );
  const secret = secretFileIn(dataDir);
  const isOtherSecret = existsSync(secret) && drafts.some(({ draft, to }) => to === secret && !isSame(draft, secret));
  if (isOtherSecret) replaced.push(basename(secret));
  for (const name of replaced) renameSync(join(dataDir, name), join(dataDir, name + suffix));
  for (const { draft, to } of drafts) renameSync(draft, to);
  syncToDisk(dataDir);
  return replaced.map((name) => join(dataDir, name + suffix));
}

const isSame = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

function copyToDisk(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  syncToDisk(to);
}

/** Throws unless the file is a sound database of the service, with a schema that this version can run on. */
async function assertWhole(file: string): Promise<void> {
  let problem: unknown;
  try {
    problem = inFile(file, (database) => {
      const [found] = database.prepare('pragma integrity_check').all();
      if (found?.integrity_check !== 'ok') return found?.integrity_check;
      return database.prepare('select 1 from schema_migrations').all().length > 0 ? undefined : 'it has no tables';
    });
  } catch (error) {
    // Otherwise, the message would name the service's own database.
    problem = error instanceof Error ? error.message : error;
  }
  if (problem !== undefined) throw new CommandError(`The backup ${file} is damaged: ${problem}.`);
  try {
    await assertFitting(async () => connectSqlite(file, 0, true));
  } catch (error) {
    const cause = error instanceof NotBegunError ? error.cause : error;
    throw new CommandError(`The backup ${file} cannot be used: ${cause instanceof Error ? cause.message : cause}`);
  }
}

function inFile<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Throws if a process has the database open. A damaged one, which nobody can open, is unused. */
function assertUnused(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      // Fails while another connection exists, even an idle one.
      database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    } finally {
      database.close();
    }
  } catch (error) {
    if (isLocked(error)) throw new CommandError(`The database ${file} is in use. Stop the service first.`);
  }
}

/** Writes the entries of the replaced database that are not in the ledger yet. */
async function keepPending(database: string, ledger: string | undefined): Promise<void> {
  if (ledger === undefined || !existsSync(database)) return;
  let rows: readonly Row[];
  try {
    rows = inFile(database, (opened) =>
      opened
        .prepare('select entry_id, recorded_at, entry from ledger_entries order by entry_id')
        .all()
        .map(({ entry_id, recorded_at, entry }) => ({
          entryId: String(entry_id),
          at: Number(recorded_at),
          entry: String(entry),
        })),
    );
  } catch (error) {
    // On a full disk, SQLite cannot open a sound database either.
    const { blocks, bavail, bsize } = statfsSync(database);
    if (blocks > 0 && bavail * bsize < minFreeBytes)
      throw new CommandError(`The disk of ${database} is full: free up space. Nothing was replaced.`);
    const reason = error instanceof Error ? error.message : error;
    printError(
      `The replaced database cannot be read: ${reason}. If /readyz had reported the ledger, the revocations and deletions since then are lost. Repeat them.`,
    );
    return;
  }
  if (rows.length === 0) return;
  await append(
    ledger,
    rows.map((row) => lineOf(toEntry(row))),
  );
  printError(`Entries of the replaced database, added to the ledger ${ledger}: ${rows.length}.`);
}
