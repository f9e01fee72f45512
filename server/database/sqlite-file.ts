/** The embedded database's file, and what SQLite's errors say about it. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

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
    throw Object.assign(new Error(`The database file ${this.path} was removed or replaced.`), { errcode: cannotOpen });
  }
}

const busy = 5;
const ioError = 10;
const corrupt = 11;
const cannotOpen = 14;
const notADatabase = 26;

/** SQLite's primary result code; extended codes carry it in their lowest byte. */
function resultCode(error: unknown): number | undefined {
  const code: unknown = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Another process is writing. */
export const isLocked = (error: unknown): boolean => resultCode(error) === busy;

export const isIoError = (error: unknown): boolean => resultCode(error) === ioError;

/** SQLite calls the file damaged. A read error that passes may look the same, see sqlite-corruption.ts. */
export const isCorruption = (error: unknown): boolean => {
  const code = resultCode(error);
  return code === corrupt || code === notADatabase;
};
