/**
 * Marks a restore that is not complete, so that nothing serves a database without its ledger. On SQLite, the mark is a file, since the
 * database is replaced meanwhile; on both engines, it is a row of the restored database.
 */
import { existsSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, type Sql, sql } from '../database/sql.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { syncToDisk } from '../settings/data-folder.ts';
import { hasEntryAfter, latestLedgerTime, raiseLedgerTime } from './ledger.ts';

const markIn = (dataDir: string): string => join(dataDir, 'restore-incomplete');

/** Returns false if a killed restore has left the mark. */
export function setMark(dataDir: string): boolean {
  if (existsSync(markIn(dataDir))) return false;
  writeFileSync(markIn(dataDir), 'npm run restore has not applied the ledger yet.\n', { mode: 0o600, flush: true });
  syncToDisk(dataDir);
  return true;
}

export function removeMark(dataDir: string): void {
  if (!existsSync(markIn(dataDir))) return;
  unlinkSync(markIn(dataDir));
  syncToDisk(dataDir);
}

const rowName = 'restore';

export const setRow: Sql = sql`insert into heartbeats (name, beat_at) values (${rowName}, 1) on conflict (name) do nothing`;

/** Ends the restore of a database that has all entries up to this time. */
export const endRestore = (latestAt: number) => ({
  ledgerTime: raiseLedgerTime(latestAt),
  restored: sql`delete from heartbeats where name = ${rowName}`,
});

/** Throws if a restore of the embedded database is not complete. */
export function assertUnmarked({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  if (databaseUrl !== undefined || !existsSync(markIn(dataDir))) return;
  throw new ConfigError(
    `A restore was interrupted: ${markIn(dataDir)}. The revocations and deletions in the ledger are not applied yet. Run the same npm run restore again.`,
  );
}

/** Throws if the ledger has entries that the database lacks: it was restored, and nobody has applied them. */
export async function assertApplied(ask: Ask, config: Pick<Config, 'dataDir' | 'databaseUrl' | 'ledger'>): Promise<void> {
  // Again, behind the open database: a restore sets the mark, and then makes sure that nobody has the database open.
  assertUnmarked(config);
  const rows = await ask(sql`select 1 from heartbeats where name = ${rowName}`);
  if (rows.length > 0)
    throw new ConfigError('A restore was interrupted before it had applied the ledger. Run npm run restore again.');
  const { ledger } = config;
  if (ledger === undefined || !(await hasEntryAfter(ledger, await latestLedgerTime(ask)))) return;
  throw new ConfigError(
    `The database is older than the ledger ${ledger}. It would accept revoked tokens, and contains deleted data. Run npm run restore to apply the ledger. For a new database, set LEDGER to a new file.`,
  );
}
