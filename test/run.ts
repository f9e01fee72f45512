/**
 * `npm test` runs all checks of CI. `npm test -- presence` runs the tests with this in their file's name, on each engine if they
 * need a service. Vitest's options may follow, such as `-t 'in time'` or `--project sqlite`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireFresh } from '../openapi/tools/fresh.ts';
import { preparePostgres } from './support/embedded-postgres.ts';

requireFresh();
const wanted = process.argv.slice(2);
// Each run takes the same shares, see share.ts. `TEST_SEED` takes others.
process.env.TEST_SEED ??= '1';
console.log(`TEST_SEED=${process.env.TEST_SEED}`);
const cwd = join(import.meta.dirname, '..');
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

const start = (file: string, args: readonly string[], stdout: 'inherit' | 'pipe') =>
  spawn(process.execPath, [file, ...args], { cwd, stdio: ['inherit', stdout, 'inherit'] });

/** Resolves to whether the process succeeds, after all of its output. */
async function succeeds(child: ChildProcess): Promise<boolean> {
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Collects the output of the process, to be printed in one piece. */
function reportOf({ stdout }: ChildProcess): { text: string } {
  const report = { text: '' };
  stdout?.setEncoding('utf8').on('data', (text: string) => (report.text += text));
  return report;
}

const test = () => succeeds(start(vitest, ['run', '--config', 'test/vitest.config.ts', ...wanted], 'inherit'));
const torture = (group: string, stdout: 'inherit' | 'pipe') =>
  start('test/torture/torture.ts', ['--short', '--group', group], stdout);

async function check(): Promise<boolean> {
  const { folder } = await preparePostgres([]);
  process.env.TEST_POSTGRES_COPY = folder;
  // The tests use the processor while tortures wait, for processes that they end and timeouts that they provoke. Their output comes
  // in between, so that of the others is printed at the end.
  const [checks, together] = [start('test/static.ts', [], 'pipe'), torture('together', 'pipe')];
  const reports = [reportOf(checks), reportOf(together)];
  const outcomes = await Promise.all([test(), succeeds(checks), succeeds(together)]);
  for (const report of reports) console.log(report.text);
  const holds = outcomes.every(Boolean) && (await succeeds(torture('alone', 'inherit')));
  await rm(folder, { recursive: true });
  return holds;
}

process.exitCode = (await (wanted.length === 0 ? check() : test())) ? 0 : 1;
