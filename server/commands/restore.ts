/**
 * `npm run restore -- [FOLDER] [--ledger FILE]...`: puts the backup in FOLDER in place of the embedded database, and applies the ledgers
 * before anything is served. On PostgreSQL, restore the database with its own tools first, and leave FOLDER out.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Environment } from '../context.ts';
import { makeFolder } from '../data-folder.ts';
import { fileIn } from '../database/sqlite/open.ts';
import { openEnvironment } from '../environment.ts';
import { startWorker } from '../jobs/worker.ts';
import { readLedger } from '../ledger.ts';
import { taskKinds } from '../tasks.ts';
import { restartDeletions } from '../user-data/restart.ts';
import { progressOf } from '../user-data/store.ts';
import { deleteApiKey, deleteWorkspace } from '../workspaces/deletion.ts';
import { revokeBelow } from '../workspaces/store.ts';
import { secretFileIn } from '../workspaces/tokens.ts';
import { CommandError, nameOf, print, printError, runWithOptions, UsageError } from './command.ts';

interface Arguments {
  folder: string | undefined;
  ledgers: readonly string[];
}

/** Milliseconds until unfinished jobs are tried again. */
const retryMs = 1000;

const usage = 'Usage: npm run restore -- [FOLDER of npm run backup] [--ledger FILE]...';

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: { ledger: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    });
    if (positionals.length <= 1) return { folder: positionals[0], ledgers: values.ledger };
  } catch {
    // An unknown option.
  }
  throw new UsageError(usage);
}

await runWithOptions(readArguments, async (options, { folder, ledgers }) => {
  const { config } = options;
  if ((config.databaseUrl === undefined) !== (folder !== undefined)) {
    throw new UsageError(
      folder === undefined
        ? `Name the folder of the backup. ${usage}`
        : 'The database is PostgreSQL. Restore it with its own tools, and leave out the folder.',
    );
  }
  // Read first: nothing is replaced if one is damaged.
  const own = config.ledger !== undefined && existsSync(config.ledger) ? [config.ledger] : [];
  const entries = (await Promise.all([...own, ...ledgers].map(readLedger))).flat();
  if (folder !== undefined) replaceDatabase(folder, config);
  printError(`Database: ${nameOf(config)}`);
  const migrating = { ...config, database: { ...config.database, migrate: 'auto' as const } };
  const { environment, close } = await openEnvironment({ ...options, config: migrating });
  try {
    const counts = { tokens: 0, apiKeys: 0, workspaces: 0 };
    const actor = 'restore';
    for (const entry of entries) {
      if (entry.kind === 'tokensRevoked')
        counts.tokens += Number(await revokeBelow(environment.ask, entry.of, entry.id, entry.version));
      if (entry.kind === 'apiKeyDeleted') counts.apiKeys += Number(await deleteApiKey(environment, entry.id, actor));
      if (entry.kind === 'workspaceDeleted') counts.workspaces += Number(await deleteWorkspace(environment, entry.id, actor));
    }
    const deletions = await restartDeletions(
      environment,
      entries.filter((entry) => entry.kind === 'userDataDeleted'),
    );
    await complete(environment, deletions);
    print(
      `Applied from the ledger: revoked tokens ${counts.tokens}, deleted API keys ${counts.apiKeys}, deleted workspaces ${counts.workspaces}, deletions ${deletions.length}.`,
    );
  } finally {
    await close();
  }
});

/** Puts the backup in place of the database. The replaced files stay beside it under other names. */
function replaceDatabase(folder: string, { dataDir }: Config): void {
  const backup = fileIn(folder);
  if (!existsSync(backup)) throw new UsageError(`${folder} has no ${basename(backup)}. ${usage}`);
  assertIntact(backup);
  makeFolder(dataDir);
  const [database, secret] = [fileIn(dataDir), secretFileIn(dataDir)];
  if (existsSync(database)) assertUnused(database);
  const suffix = `.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const replaced = readdirSync(dataDir).filter((name) => name.startsWith(basename(database)) && !name.includes('.replaced-'));
  for (const name of replaced) renameSync(join(dataDir, name), join(dataDir, name + suffix));
  copyFileSync(backup, database);
  const ownSecret = secretFileIn(folder);
  if (existsSync(ownSecret)) {
    if (existsSync(secret) && !readFileSync(secret).equals(readFileSync(ownSecret))) renameSync(secret, secret + suffix);
    copyFileSync(ownSecret, secret);
  }
  if (replaced.length > 0) printError(`The replaced database is kept as ${database}${suffix}.`);
}

function assertIntact(file: string): void {
  let found: unknown;
  try {
    found = checkIntegrity(file);
  } catch (error) {
    // Otherwise, the message would name the service's own database.
    found = error instanceof Error ? error.message : error;
  }
  if (found !== 'ok') throw new CommandError(`The backup ${file} is damaged: ${found}.`);
}

/** Returns `ok` or the first problem. Throws if the file cannot be read. */
function checkIntegrity(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('pragma integrity_check').all()[0]?.integrity_check;
  } finally {
    database.close();
  }
}

/** Throws if a process has the database open. */
function assertUnused(file: string): void {
  const database = new DatabaseSync(file);
  try {
    // Fails while another connection exists, even an idle one.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    throw new CommandError(
      `The database ${file} is in use: ${error instanceof Error ? error.message : error}. Stop the service first.`,
    );
  } finally {
    database.close();
  }
}

/** Runs these jobs to their end. The service has not started, so nothing else runs them. */
async function complete(environment: Environment, jobs: readonly { apiKeyId: string; jobId: string }[]): Promise<void> {
  const { ask, changeOf, clock, databaseTime, log } = environment;
  const kinds = taskKinds(environment);
  const worker = startWorker({
    ...{ ask, changeOf, kinds, clock, databaseTime, log, maxTransactions: 1, pollIntervalMs: 0 },
    // Mail waits for the service.
    only: ['delivery', 'erasure'],
  });
  for (let left = jobs; left.length > 0; ) {
    await worker.drain();
    const progress = await Promise.all(left.map(({ apiKeyId, jobId }) => progressOf(ask, apiKeyId, jobId)));
    left = left.filter((_, i) => (progress[i]?.tasksLeft ?? 0) > 0);
    if (left.length === 0) break;
    printError(`Deletions to complete: ${left.length}.`);
    await pause(retryMs);
  }
  await worker.stop();
}
