/** The embedded database's file. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { resultCodes } from './errors.ts';

/** Only the service's user may read it. SQLite gives the files beside it the same mode. */
const fileMode = 0o600;

export class SqliteFile {
  readonly path: string;
  readonly #device: number;
  readonly #inode: number;

  /** Creates the file if there is none. */
  constructor(path: string) {
    closeSync(openSync(path, 'a', fileMode));
    chmodSync(path, fileMode);
    const { dev, ino } = statSync(path);
    this.path = path;
    this.#device = dev;
    this.#inode = ino;
  }

  /** Throws if the file was removed or replaced: later writes would be lost with the process. */
  assertInPlace(): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    if (found?.dev === this.#device && found.ino === this.#inode) return;
    throw Object.assign(new Error(`The database file ${this.path} was removed or replaced.`), { errcode: resultCodes.cannotOpen });
  }
}
