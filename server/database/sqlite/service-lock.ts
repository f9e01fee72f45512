/**
 * The lock of the service on its data folder: a second service would keep caches that the first does not know of. Commands need no lock. It is
 * SQLite's lock on an empty file, which the operating system releases at the end of the process, however it ends.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../settings/config-error.ts';
import { makeFolder } from '../../settings/data-folder.ts';
import { createFile } from './file.ts';
import { isLocked } from './sqlite-errors.ts';

/** Throws if another service has the lock. Returns the function that releases it. */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const path = join(folder, 'collaboration.lock');
  // Closing a file that was opened beside SQLite would release the lock of this process.
  if (!existsSync(path)) createFile(path);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isLocked(error)) throw error;
    throw new ConfigError(
      `Another service runs on the folder ${resolve(folder)}. Stop it first, or set DATA_DIR to another folder. Several processes can share a PostgreSQL (DATABASE_URL).`,
    );
  }
  return () => {
    if (file.isOpen) file.close();
  };
}
