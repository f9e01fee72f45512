/** `npm run backup -- FOLDER`: copies the embedded database and its token secret into a new folder, while the service runs. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { secretFileIn } from '../../auth/tokens.ts';
import { assertFile, assertNoLoss, fileIn } from '../../database/sqlite/open.ts';
import { assertUnmarked } from '../../ledger/marker.ts';
import { syncToDisk } from '../../settings/data-folder.ts';
import { nameOf, print, printError, runWithOptions, UsageError } from './command.ts';

function readArguments(): string {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new UsageError('Usage: npm run backup -- FOLDER (a new folder)');
  if (existsSync(folder)) throw new UsageError(`${folder} already exists. Name a new folder.`);
  return folder;
}

await runWithOptions(readArguments, async ({ config }, folder) => {
  if (config.databaseUrl !== undefined) {
    throw new UsageError('The database is PostgreSQL. Back it up with its own tools; see "Backups" in server/operating.md.');
  }
  assertUnmarked(config);
  assertFile(config.dataDir);
  printError(`Database: ${nameOf(config)}`);
  // Renamed at the end, so that an interrupted backup is never taken for a whole one.
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  copyDatabase(fileIn(config.dataDir), fileIn(draft));
  const secret = secretFileIn(config.dataDir);
  // TOKEN_SECRET has replaced the file, perhaps because somebody else has read it.
  const isReplaced = config.tokenSecrets.length > 0;
  if (!isReplaced && existsSync(secret)) copyFileSync(secret, secretFileIn(draft));
  chmodSync(fileIn(draft), 0o600);
  for (const file of [fileIn(draft), draft]) syncToDisk(file);
  renameSync(draft, folder);
  const kept = isReplaced ? 'Keep TOKEN_SECRET with it: the backup has no secret. ' : '';
  print(`Backup written to ${folder}. ${kept}Keep the ledger in another place: npm run restore needs the latest one.`);
});

/** Writes the state of one moment. Writers are not blocked. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    assertNoLoss(from, Number(database.prepare('pragma user_version').get()?.user_version));
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
