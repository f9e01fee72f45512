/**
 * `npm test` runs all checks of CI. `npm test -- presence` runs the tests with this in their file's name, on each engine if they
 * need a service. Vitest's options may follow, such as `-t 'in time'` or `--project sqlite`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wanted = process.argv.slice(2);
const cwd = join(import.meta.dirname, '..');
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const { status } =
  wanted.length === 0
    ? spawnSync('npm run check', { cwd, stdio: 'inherit', shell: true })
    : spawnSync(process.execPath, [vitest, 'run', '--config', 'test/vitest.config.ts', ...wanted], { cwd, stdio: 'inherit' });
process.exitCode = status ?? 1;
