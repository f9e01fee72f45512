/** The embedded database: a file in the data folder. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Dialect } from 'kysely';
import type { Logger } from 'pino';
import { ConfigError } from '../../config.ts';
import { makeFolder } from '../../data-folder.ts';
import { truncate } from '../../text.ts';
import { SqliteClient, type SqliteEvents } from './client.ts';
import { CorruptionMonitor } from './corruption.ts';
import { sqliteDialect } from './dialect.ts';
import { SqliteFile } from './file.ts';
import type { ServerOptions, SlowStatement } from './messages.ts';

export const fileIn = (folder: string): string => join(folder, 'collaboration.sqlite');

/** Throws if there is no file, for programs that must not create one. */
export function assertFile(folder: string): void {
  if (existsSync(fileIn(folder))) return;
  throw new ConfigError(
    `There is no database in ${resolve(folder)}. Set DATA_DIR or DATABASE_URL as they are set for the service, or start the service first.`,
  );
}

export interface SqliteSettings {
  /** Milliseconds to wait for another process that is writing. */
  lockTimeoutMs: number;
}

/** Creates the folder and the file if there are none. `check` rejects if the file is known to be damaged or misplaced. */
export function openSqlite(
  folder: string,
  { lockTimeoutMs }: SqliteSettings,
  log: Logger,
): { dialect: Dialect; check(): Promise<void> } {
  makeFolder(folder);
  const file = new SqliteFile(fileIn(folder));
  const corruption = new CorruptionMonitor(file.path, log);
  const client = startThread(
    { path: file.path, lockTimeoutMs },
    { onError: (error) => corruption.observe(error), onSlow: logSlow(log) },
  );
  const check = async () => {
    corruption.assertNone();
    file.assertInPlace();
  };
  return { dialect: sqliteDialect(client), check };
}

function startThread(options: ServerOptions, events: SqliteEvents): SqliteClient {
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { ...options, port: port2 },
    transferList: [port2],
    env: {},
    // Modules that the process preloads, such as a monitoring agent, are not needed there.
    execArgv: [],
  });
  // Nobody catches it, so the process ends: without its database it serves nobody.
  thread.once('error', (cause) => {
    throw new Error('The thread of the embedded database has failed.', { cause });
  });
  // The port keeps the process alive until the database is closed.
  thread.unref();
  return new SqliteClient(port1, events);
}

const slowLogIntervalMs = 10_000;
const maxLoggedText = 500;

/** Logs at most one slow statement in an interval, with the number of unlogged ones before it. */
function logSlow(log: Logger): (statement: SlowStatement) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return ({ text, milliseconds }) => {
    const now = performance.now();
    if (now - loggedAt < slowLogIntervalMs) {
      unlogged++;
      return;
    }
    const facts = { milliseconds: Math.round(milliseconds), statement: truncate(text, maxLoggedText), unlogged };
    log.warn(facts, 'slow SQLite statement held up all others');
    loggedAt = now;
    unlogged = 0;
  };
}
