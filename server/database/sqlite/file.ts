/** The embedded database's files. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
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
