/**
 * The embedded database's files. Notices one that has lost changes: a removed -wal file, an older copy in its place, an empty file. A number in
 * the database (`user_version`) grows with the changes, and a file beside it keeps the latest one that was committed.
 */
import { chmodSync, closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resultCodes } from './sqlite-errors.ts';

/** Only the service's user may read it. SQLite gives the files beside it the same mode. */
const fileMode = 0o600;

/** Larger files are not rewritten while they are served, since everybody waits: this size takes about half a second. */
export const maxRewrittenBytes = 67_108_864;

/** The name of the row of `heartbeats` with the time when `npm run compact` has rewritten the file. */
export const compactedName = 'compacted';

export function createFile(path: string): void {
  closeSync(openSync(path, 'a', fileMode));
  chmodSync(path, fileMode);
}

/** The first part of the outage's code, see database-errors.ts. */
export const misplaced = 'DATABASE_FILE_MISPLACED';

/** The files of an open database: its own, its log (WAL) and the log's index. */
export class SqliteFiles {
  readonly #files: readonly { path: string; device: number; inode: number }[];

  /** `path`: of a database that a connection has open. */
  constructor(path: string) {
    this.#files = ['', '-wal', '-shm'].map((suffix) => {
      const { dev, ino } = statSync(path + suffix);
      return { path: path + suffix, device: dev, inode: ino };
    });
  }

  /** Throws if a file was removed or replaced: later writes would be lost with the process. */
  assertInPlace(): void {
    for (const { path, device, inode } of this.#files) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.dev === device && found.ino === inode) continue;
      const message = `The file ${path} was removed or replaced. If you have moved it, move it back. Then stop the service normally: that saves the content of a removed -wal file.`;
      throw Object.assign(new Error(message), { errcode: resultCodes.cannotOpen, code: misplaced });
    }
  }
}

const latestFileOf = (path: string): string => `${path}-latest`;

/** Keeps the number. Without it, the next start notices less; a full disk must not fail a commit for that. */
export function keepLatest(path: string, version: number): void {
  try {
    writeFileSync(latestFileOf(path), `${version}\n`, { mode: 0o600 });
  } catch {
    // The same as above.
  }
}

/** Returns the kept number; 0 for none. */
function latestOf(path: string): number {
  try {
    return Number(/^(\d+)\n$/.exec(readFileSync(latestFileOf(path), 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Describes what the database has lost; undefined for nothing. `version`: its number, once it is open. */
export function findLoss(path: string, version?: number): string | undefined {
  const latest = latestOf(path);
  const loss = latest === 0 ? undefined : lossOf(statSync(path, { throwIfNoEntry: false })?.size, version ?? latest, latest);
  return (
    loss &&
    `The database ${path} ${loss}. Put its files back, or restore a backup (npm run restore -- FOLDER). FOLDER may also hold the remaining files of this database. To start with an empty database, delete all files ${path}*.`
  );
}

function lossOf(bytes: number | undefined, version: number, latest: number): string | undefined {
  if (bytes === undefined) return 'is missing';
  if (bytes === 0) return 'is empty';
  return version < latest ? 'has lost its latest changes, for example through a removed -wal file or an older copy' : undefined;
}
