/**
 * `npm test` runs all checks of CI, and the same cases each time. `npm test -- presence` runs the tests with this in their path, on each engine
 * if they need one. Vitest's options may follow, such as `-t 'in time'` or `--project sqlite`.
 *
 * `npm run test:long` runs everything, tortures in full and planted incidents included, with a new seed. It takes names, too.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireFresh } from '../openapi/tools/fresh.ts';

requireFresh();
const isLong = process.argv[2] === '--long';
const wanted = process.argv.slice(isLong ? 3 : 2);
const { TEST_LONG: givenSeed = String(Date.now() % 2 ** 31), ...env } = process.env;
if (isLong) {
  env.TEST_LONG = givenSeed;
  console.log(`TEST_LONG=${givenSeed}`);
}
const cwd = join(import.meta.dirname, '..');
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

const start = (file: string, args: readonly string[], stdout: 'inherit' | 'pipe') =>
  spawn(process.execPath, [file, ...args], { cwd, env, stdio: ['inherit', stdout, 'inherit'] });

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
  start('test/torture/torture.ts', ['--group', group, ...(isLong ? ['--seed', givenSeed] : ['--short'])], stdout);

async function check(): Promise<boolean> {
  // The tests use the processor while tortures wait, for processes that they end and timeouts that they provoke. Their output comes
  // in between, so that of the others is printed at the end.
  const [checks, together] = [start('test/static.ts', [], 'pipe'), torture('together', 'pipe')];
  const reports = [reportOf(checks), reportOf(together)];
  const outcomes = await Promise.all([test(), succeeds(checks), succeeds(together)]);
  for (const report of reports) console.log(report.text);
  return outcomes.every(Boolean) && (await succeeds(torture('alone', 'inherit')));
}

process.exitCode = (await (wanted.length === 0 ? check() : test())) ? 0 : 1;
