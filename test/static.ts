/** `npm run check:static`: checks that run no test, side by side. Prints the output of each when it ends. */
import { exec } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');
// Without npm, which takes half a second of processor time for each.
// Several checkers would each work out the types that they share.
const compiler = 'node node_modules/typescript-7/bin/tsc --checkers 1';
const checks = [
  'node openapi/tools/generate.ts --check',
  'node openapi/tools/diff/diff.ts',
  'node test/sentences.ts',
  'node test/proofs.ts',
  compiler,
  `${compiler} --project openapi/tools/pack`,
  'node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings',
  'node node_modules/knip/bin/knip.js',
];

await Promise.all(
  checks.map(
    (check) =>
      new Promise<void>((resolve) => {
        exec(check, { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
          console.log(`${error === null ? '✓' : '✗'} ${check}\n${stdout}${stderr}`);
          if (error !== null) process.exitCode = 1;
          resolve();
        });
      }),
  ),
);
