/** `npm run compact`: rewrites the embedded database, so that its file holds nothing of deleted data. The service does so with small ones. */
import { DatabaseSync } from 'node:sqlite';
import { compactedName } from '../../database/sqlite/file.ts';
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
    // Deletions that end from now on may leave something in the file.
    database
      .prepare(
        `insert into heartbeats (name, beat_at)
        select ?, max(?, coalesce((select max(completed_at) from tasks where completed_at is not null), 0)) where true
        on conflict (name) do update set beat_at = excluded.beat_at`,
      )
      .run(compactedName, Date.now());
    database.exec('vacuum');
    const state = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (state?.busy !== 0)
      throw new CommandError('Another process is reading the database, so its WAL cannot be emptied. Try again later.');
  } finally {
    database.close();
  }
  print('The database was rewritten. Its file contains no deleted data.');
});
