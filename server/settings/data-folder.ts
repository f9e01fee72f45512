/** Creates the data folder and its folders, and writes files in it to the disk. */
import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Creates the folder and missing parents, for the service's user alone. */
export function makeFolder(folder: string): void {
  try {
    make(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new ConfigError(
      `The folder ${folder} cannot be created: ${reason}. Set DATA_DIR to a folder that the service can write to.`,
    );
  }
}

/** Not `recursive`: with it, Node.js never returns if the parent exists but takes no folders, as in /proc. */
function make(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const above = dirname(folder);
  if (above !== folder) make(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made the folder meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** Keeps a file, or the names of new files in a folder, after a crash. Windows cannot open a folder, and needs no such step. */
export function syncToDisk(path: string): void {
  const isFolder = statSync(path).isDirectory();
  if (isFolder && process.platform === 'win32') return;
  const opened = openSync(path, isFolder ? 'r' : 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
