/** `npm run compact`: rewrites the embedded database, so that its file holds nothing of deleted data. The service does so with small ones. */
import { DatabaseSync } from 'node:sqlite';
import { assertFile, fileIn } from '../../database/sqlite/open.ts';
import { CommandError, nameOf, print, printError, runWithOptions, UsageError } from './command.ts';

function readArguments(): void {
  if (process.argv.length > 2) throw new UsageError('Usage: npm run compact');
}

await runWithOptions(readArguments, async ({ config }) => {
  if (config.databaseUrl !== undefined) {
    throw new UsageError('The database is PostgreSQL. Use its own tools; see "Deleted data in files" in server/operating.md.');
  }
  assertFile(config.dataDir);
  printError(`Database: ${nameOf(config)}`);
  const database = new DatabaseSync(fileIn(config.dataDir), { timeout: config.database.lockTimeoutMs });
  try {
    database.exec('vacuum');
    const state = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (state?.busy !== 0)
      throw new CommandError('Another process is reading the database, so its WAL cannot be emptied. Try again later.');
  } finally {
    database.close();
  }
  print('The database was rewritten. Its file contains no deleted data.');
});
