/** Checks the ledger: its file, the entries that wait for it, and whether a restore was interrupted. */
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileIn } from '../../database/sqlite/open.ts';
import { assertWritable, LedgerError, readLedger } from '../../ledger/ledger.ts';
import { assertUnmarked } from '../../ledger/marker.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, holds, problem, reading, reasonOf } from './finding.ts';

/** Entries wait for less time while the file can be written. */
const maxWaitMs = 60_000;

export async function ledgerFindings(config: Config): Promise<Finding[]> {
  const { ledger } = config;
  if (ledger === undefined) return [];
  const findings: Finding[] = [];
  const check = async (work: () => Promise<void> | void) => {
    try {
      await work();
    } catch (error) {
      findings.push(problem(reasonOf(error instanceof LedgerError ? error.message : error)));
    }
  };
  await check(() => assertUnmarked(config));
  await check(async () => {
    // Creates no file, which would belong to the user of this command.
    if (existsSync(ledger)) await assertWritable(ledger);
    else await access(dirname(ledger), constants.W_OK);
    await readLedger(ledger);
  });
  if (findings.length === 0) findings.push(holds(`The ledger ${ledger} is intact and can be written.`));
  const waiting = await waitingSince(config).catch(() => undefined);
  if (waiting === undefined || Date.now() - waiting < maxWaitMs) return findings;
  const since = new Date(waiting).toISOString();
  return [
    ...findings,
    problem(`Ledger entries have been waiting in the database since ${since}: start the service with a LEDGER that it can write.`),
  ];
}

/** Returns the time of the oldest entry that is not in the file; undefined for none. */
async function waitingSince(config: Config): Promise<number | undefined> {
  if (config.databaseUrl === undefined && !existsSync(fileIn(config.dataDir))) return undefined;
  const [row] = await reading(config, ({ run }) => run('select min(recorded_at) as since from ledger_entries'));
  return row?.since === null || row?.since === undefined ? undefined : Number(row.since);
}
