/**
 * Notices a database file that has lost changes: a removed -wal file, an older copy in its place, an empty file. A number in the database
 * (`user_version`) grows with the changes, and a file beside it keeps the latest one that was committed.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';

const latestFileOf = (path: string): string => `${path}-latest`;

/** Keeps the number. Without it, the next start notices less; a full disk must not fail a commit for that. */
export function keepLatest(path: string, version: number): void {
  try {
    writeFileSync(latestFileOf(path), `${version}\n`, { mode: 0o600 });
  } catch {
    // The same as above.
  }
}

/** Returns the kept number; 0 for none. */
function latestOf(path: string): number {
  try {
    return Number(/^(\d+)\n$/.exec(readFileSync(latestFileOf(path), 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Describes what the database has lost; undefined for nothing. `version`: its number, once it is open. */
export function findLoss(path: string, version?: number): string | undefined {
  const latest = latestOf(path);
  const loss = latest === 0 ? undefined : lossOf(statSync(path, { throwIfNoEntry: false })?.size, version ?? latest, latest);
  return (
    loss &&
    `The database ${path} ${loss}. Put its files back, or restore a backup (npm run restore -- FOLDER). FOLDER may also hold the remaining files of this database. To start with an empty database, delete all files ${path}*.`
  );
}

function lossOf(bytes: number | undefined, version: number, latest: number): string | undefined {
  if (bytes === undefined) return 'is missing';
  if (bytes === 0) return 'is empty';
  return version < latest ? 'has lost its latest changes, for example through a removed -wal file or an older copy' : undefined;
}
