/**
 * `npm run restore -- [FOLDER] [--ledger FILE]...`: puts the backup in FOLDER in place of the embedded database, and applies the ledgers
 * before anything is served. On PostgreSQL, restore the database with its own tools first, and leave FOLDER out.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fileIn } from '../../database/sqlite/open.ts';
import { openEnvironment } from '../../environment.ts';
import { readLedger } from '../../ledger/ledger.ts';
import { removeMark } from '../../ledger/marker.ts';
import { findLoss } from '../../webhooks/secrets.ts';
import { applyLedger } from '../restore/apply.ts';
import { replaceDatabase } from '../restore/replace.ts';
import { nameOf, print, printError, runWithOptions, UsageError } from './command.ts';

interface Arguments {
  folder: string | undefined;
  ledgers: readonly string[];
}

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
        : 'The database is PostgreSQL. Restore it with its own tools, then run this command without a folder.',
    );
  }
  if (folder !== undefined && !existsSync(fileIn(folder)))
    throw new UsageError(`${folder} has no ${basename(fileIn(folder))}. ${usage}`);
  for (const file of ledgers) if (!existsSync(file)) throw new UsageError(`There is no ledger ${file}.`);
  const files = [...(config.ledger === undefined ? [] : [config.ledger]), ...ledgers];
  // Reads them first, so that nothing is replaced if one is damaged.
  await Promise.all(files.map(readLedger));
  const replaced = folder === undefined ? [] : await replaceDatabase(folder, config);
  printError(`Database: ${nameOf(config)}`);
  for (const file of replaced) printError(`Replaced, and kept: ${file}`);
  // Again, since the replaced database may have had entries that were not in the file.
  const found = await Promise.all(files.map(readLedger));
  for (const [i, { cutOff }] of found.entries())
    for (const line of cutOff) printError(`Line ${line} of the ledger ${files[i]} is incomplete and was skipped.`);
  const migrating = { ...config, database: { ...config.database, migrate: 'auto' as const } };
  const { environment, close } = await openEnvironment({ ...options, config: migrating, isRestoring: true });
  let applied: Awaited<ReturnType<typeof applyLedger>>;
  try {
    applied = await applyLedger(
      environment,
      found.flatMap(({ entries }) => entries),
    );
    await environment.ledger.flush();
    const loss = await findLoss(environment);
    if (loss !== undefined) printError(`The service will not start yet: ${loss}`);
  } finally {
    await close();
  }
  removeMark(config.dataDir);
  const { tokens, apiKeys, workspaces, deletions, unsubscriptions } = applied;
  print(
    `Applied from the ledger: revoked tokens ${tokens}, deleted API keys ${apiKeys}, deleted workspaces ${workspaces}, deletions ${deletions}, unsubscriptions ${unsubscriptions}.`,
  );
});
