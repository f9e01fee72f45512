/** The embedded database: a file in the data folder. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { ConfigError } from '../../settings/config-error.ts';
import { makeFolder } from '../../settings/data-folder.ts';
import { threadOptions } from '../../settings/threads.ts';
import type { Driver } from '../driver.ts';
import { logSlow } from '../slow.ts';
import { driverOf, SqliteClient, type SqliteEvents } from './client.ts';
import { CorruptionMonitor } from './corruption.ts';
import { createFile, findLoss, SqliteFiles } from './file.ts';
import type { ServerOptions } from './messages.ts';

export const fileIn = (folder: string): string => join(folder, 'collaboration.sqlite');

/** Throws if the database has lost changes. `version`: its `user_version`, once it is open. */
export function assertNoLoss(path: string, version?: number): void {
  const loss = findLoss(path, version);
  if (loss !== undefined) throw new ConfigError(loss);
}

/** Throws if the file is missing, for programs that must not create one. */
export function assertFile(folder: string): void {
  assertNoLoss(fileIn(folder));
  if (existsSync(fileIn(folder))) return;
  throw new ConfigError(
    `There is no database in ${resolve(folder)}. Use the DATA_DIR or DATABASE_URL of the service, or start the service first.`,
  );
}

export interface SqliteSettings {
  /** Milliseconds to wait for another process that is writing. */
  lockTimeoutMs: number;
}

/** Creates the folder and the file if missing. `check` rejects if the file is known to be damaged or misplaced. */
export async function openSqlite(folder: string, { lockTimeoutMs }: SqliteSettings, log: Logger): Promise<Driver> {
  makeFolder(folder);
  const path = fileIn(folder);
  assertNoLoss(path);
  createFile(path);
  const corruption = new CorruptionMonitor(path, log);
  const events = { onError: (error: unknown) => corruption.observe(error), onSlow: logSlow(log) };
  const client = open({ path, lockTimeoutMs }, events);
  await client.opened;
  const files = new SqliteFiles(path);
  const { rows } = await client.read('', { text: 'pragma user_version', values: [] });
  try {
    assertNoLoss(path, Number(rows[0]?.[0]));
  } catch (error) {
    await client.close();
    throw error;
  }
  const check = async () => {
    corruption.assertNone();
    files.assertInPlace();
  };
  return driverOf(client, check);
}

/** One for all databases of the process: a sandbox has up to a hundred. */
let thread: Worker | undefined;

/** Has the file opened in the thread. */
function open(options: ServerOptions, events: SqliteEvents): SqliteClient {
  thread ??= startThread();
  const { port1, port2 } = new MessageChannel();
  thread.postMessage({ ...options, port: port2 }, [port2]);
  return new SqliteClient(port1, events);
}

function startThread(): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  // The process's compiled code takes half of the time from the thread's start.
  const options = threadOptions(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE });
  const started = new Worker(new URL('./thread.ts', import.meta.url), options);
  // An uncaught error, which ends the process: without its database it serves nobody.
  started.once('error', (cause) => {
    throw new Error('The thread of the embedded database has failed.', { cause });
  });
  // The ports keep the process alive until the databases are closed.
  started.unref();
  return started;
}
