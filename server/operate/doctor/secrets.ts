/** Finds stored secrets of webhooks that depend on another TOKEN_SECRET. */
import { existsSync } from 'node:fs';
import { secretFileIn } from '../../auth/tokens.ts';
import { createVault } from '../../auth/vault.ts';
import { compile } from '../../database/sql.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import type { Config } from '../../settings/config.ts';
import { readTextFile } from '../../settings/foreign-text.ts';
import { countOthers, missingSecret } from '../../webhooks/secrets.ts';
import { type Finding, holds, problem, reading, warning } from './finding.ts';

export async function secretFindings(config: Config): Promise<Finding[]> {
  const { databaseUrl: url, dataDir, tokenSecrets } = config;
  if (url === undefined && !existsSync(fileIn(dataDir))) return [];
  const [first, ...rest] =
    tokenSecrets.length > 0 || !existsSync(secretFileIn(dataDir)) ? tokenSecrets : [readTextFile(secretFileIn(dataDir)).trim()];
  if (first === undefined) return [];
  const { keyIds } = createVault([first, ...rest]);
  const counting = reading(config, async ({ engine, run }) => {
    const { text, values } = compile(countOthers(keyIds[0]), engine);
    return (await run(text, values)).map((row) => ({
      isKnown: keyIds.includes(String(row.sealed_with)),
      webhooks: Number(row.webhooks),
    }));
  });
  // The check of the database says why there is none, or no such table.
  const others = await counting.catch(() => undefined);
  if (others === undefined) return [];
  const sumOf = (isKnown: boolean) => others.reduce((sum, one) => (one.isKnown === isKnown ? sum + one.webhooks : sum), 0);
  const [waiting, lost] = [sumOf(true), sumOf(false)];
  if (lost > 0) return [problem(missingSecret(lost))];
  if (waiting > 0)
    return [
      warning(
        `Webhooks that still depend on a later secret in TOKEN_SECRET than the first: ${waiting}. The service encrypts their secrets anew within ten minutes. Keep it until then.`,
      ),
    ];
  return [holds('The secrets of all webhooks depend on the first secret in TOKEN_SECRET alone.')];
}
