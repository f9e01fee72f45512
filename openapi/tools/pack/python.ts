/**
 * `npm run pack:python`: packs the Python client as a wheel and a source archive into the working directory. It needs Python with
 * hatchling: `python3`, or the program that the variable PYTHON names.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const python = process.env.PYTHON ?? 'python3';
const options = { cwd: join(import.meta.dirname, '../../../generated/python'), stdio: 'inherit' } as const;
if (spawnSync(python, ['-c', 'import hatchling']).status === 0) {
  process.exitCode = spawnSync(python, ['-m', 'hatchling', 'build', '-d', process.cwd()], options).status ?? 1;
} else {
  console.error(
    `npm run pack:python needs Python 3.11 or newer with hatchling, and ${python} is none. Install hatchling ` +
      '(python3-hatchling on Debian, or pip install hatchling), or name another Python: PYTHON=/usr/bin/python3 npm run pack:python',
  );
  process.exitCode = 1;
}
