/**
 * `npm run doctor`: checks the configuration, the database, the mail server and the public URL, and prints the findings and the
 * remedies. `-- --verify` then runs the verifier against the service, which creates a workspace. Exit code 1 for a problem.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checks } from '../doctor/checks.ts';
import { type Finding, reasonOf } from '../doctor/finding.ts';
import { loadConfig, startupError } from '../load.ts';
import { print, printError } from './command.ts';

const marks = { holds: '✓', warning: '!', problem: '✗' };

function tell({ kind, text }: Finding): void {
  print(`${marks[kind]} ${text}`);
  if (kind === 'problem') process.exitCode = 1;
}

async function examine(): Promise<void> {
  const config = loadConfig();
  tell({ kind: 'holds', text: 'The configuration is valid.' });
  for (const check of checks) {
    const found = await check(config).catch((error: unknown): Finding[] => [{ kind: 'problem', text: reasonOf(error) }]);
    for (const finding of found) tell(finding);
  }
  if (!wanted.includes('--verify')) return;
  const verifier = fileURLToPath(new URL('../../../openapi/tools/verify/bin.ts', import.meta.url));
  if (!existsSync(verifier)) {
    return tell({
      kind: 'warning',
      text: `This build has no verifier: run npx @collaboration/contract verify ${config.publicUrl}.`,
    });
  }
  const { status } = spawnSync(process.execPath, [verifier, config.publicUrl], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const wanted = process.argv.slice(2);
if (wanted.some((one) => one !== '--verify')) {
  printError('Usage: npm run doctor [-- --verify]');
  process.exitCode = 2;
} else {
  await examine().catch((error: unknown) => tell({ kind: 'problem', text: String(startupError(error, undefined)) }));
}
