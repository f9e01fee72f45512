/** The embedded database's file. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { resultCodes } from './errors.ts';

/** For the service's user alone; SQLite gives the files beside it the same mode. */
const fileMode = 0o600;

export class SqliteFile {
  readonly path: string;
  readonly #device: number;
  readonly #inode: number;

  /** Makes the file where there is none. */
  constructor(path: string) {
    closeSync(openSync(path, 'a', fileMode));
    chmodSync(path, fileMode);
    const { dev, ino } = statSync(path);
    this.path = path;
    this.#device = dev;
    this.#inode = ino;
  }

  /** Throws where the file was removed or replaced: what is still written to it would be gone with the process. */
  assertInPlace(): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    if (found?.dev === this.#device && found.ino === this.#inode) return;
    throw Object.assign(new Error(`The database file ${this.path} was removed or replaced.`), { errcode: resultCodes.cannotOpen });
  }
}
