/** The embedded database: a file in the data folder. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dialect } from 'kysely';
import type { Logger } from 'pino';
import { ConfigError } from '../../config.ts';
import { makeFolder } from '../../data-folder.ts';
import { truncate } from '../../text.ts';
import { CorruptionMonitor } from './corruption.ts';
import { type SqliteSettings, sqliteDialect } from './dialect.ts';
import { SqliteFile } from './file.ts';

export const fileIn = (folder: string): string => join(folder, 'collaboration.sqlite');

/** Throws where there is no file: for programs that must not make one. */
export function assertFile(folder: string): void {
  if (existsSync(fileIn(folder))) return;
  throw new ConfigError(
    `There is no database in ${resolve(folder)}. Set DATA_DIR or DATABASE_URL as they are set for the service, or start the service first.`,
  );
}

/** Makes folder and file where there are none. `check` rejects for what is known to be wrong with the file. */
export function openSqlite(folder: string, settings: SqliteSettings, log: Logger): { dialect: Dialect; check(): Promise<void> } {
  makeFolder(folder);
  const file = new SqliteFile(fileIn(folder));
  const corruption = new CorruptionMonitor(file.path, log);
  const dialect = sqliteDialect(file, settings, { onError: (error) => corruption.observe(error), onSlow: logSlow(log) });
  const check = async () => {
    corruption.assertNone();
    file.assertInPlace();
  };
  return { dialect, check };
}

const slowLogIntervalMs = 10_000;
const maxLoggedText = 500;

/** One at most in an interval, with how many there were since the one before. */
function logSlow(log: Logger): (text: string, milliseconds: number) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (text, milliseconds) => {
    const now = performance.now();
    if (now - loggedAt < slowLogIntervalMs) {
      unlogged++;
      return;
    }
    const facts = { milliseconds: Math.round(milliseconds), statement: truncate(text, maxLoggedText), unlogged };
    log.warn(facts, 'slow SQLite statement blocked the event loop');
    loggedAt = now;
    unlogged = 0;
  };
}
