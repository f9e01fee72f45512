/**
 * `npm run migrate`: creates the database or applies its pending migrations. `-- --check`: names them, with exit code 1 if there are
 * any.
 */
import { findPending } from '../../database/migrate.ts';
import { schemaConnection } from '../../database/open.ts';
import { assertFile } from '../../database/sqlite/open.ts';
import { openEnvironment } from '../../environment.ts';
import { nameOf, print, printError, runWithOptions, UsageError } from './command.ts';

function readArguments(): { isCheck: boolean } {
  const given = process.argv.slice(2);
  if (given.length > 1 || (given.length === 1 && given[0] !== '--check'))
    throw new UsageError('Usage: npm run migrate [-- --check]');
  return { isCheck: given.length === 1 };
}

await runWithOptions(readArguments, async (options, { isCheck }) => {
  const { config, log } = options;
  const { databaseUrl: url, dataDir: folder } = config;
  const { lockTimeoutMs } = config.database;
  if (isCheck && url === undefined) assertFile(folder);
  printError(`Database: ${nameOf(config)}`);
  if (isCheck) {
    const pending = await findPending(schemaConnection({ url, folder, lockTimeoutMs }), { lockTimeoutMs, log });
    const names = pending.map(({ name }) => name);
    print(names.length === 0 ? 'No pending migrations.' : `Pending migrations: ${names.join(', ')}.`);
    if (names.length > 0) process.exitCode = 1;
    return;
  }
  const migrating = { ...config, database: { ...config.database, migrate: 'auto' as const } };
  const { close } = await openEnvironment({ ...options, config: migrating });
  await close();
  print('No pending migrations.');
});
