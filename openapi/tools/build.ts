/**
 * `npm run build`: builds the service and the operators' commands as JavaScript in dist/, `npm run build -- FOLDER` in another
 * folder. `npm ci` installs their packages there. They then need only Node.js.
 */
import { execFile } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepare } from './generate.ts';
import { readManifest, writeCode } from './pack/code.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist'));
const validator = 'express-openapi-validator';

/** Files that the service reads at run time, besides the docs, and files for its operators. */
const alongside = [
  'generated/openapi.json',
  'generated/openapi.yaml',
  'generated/workflows.json',
  'server/console/page',
  'server/deploy/collaboration@.service',
  'server/monitoring',
  'LICENSE',
];

await prepare();
const { name, version, license, engines, scripts, dependencies } = await readManifest(join(root, 'package.json'));
const own = Object.entries(scripts).filter(([, script]) => /\bserver\/(?:main|operate\/commands\/\w+)\.ts\b/.test(script));
const programs = own.flatMap(([, script]) => script.match(/\bserver\/\S+\.ts\b/)?.[0] ?? []);

// Other files in the folder may be an operator's settings or data.
for (const made of ['generated', 'server']) await rm(join(folder, made), { recursive: true, force: true });
const needed = await writeCode(root, folder, programs);
for (const file of alongside) await cp(join(root, file), join(folder, file), { recursive: true });
await run(process.execPath, [join(root, 'openapi/tools/build-docs.ts'), join(folder, 'generated/docs')]);
const manifest = {
  name,
  version,
  private: true,
  license,
  type: 'module',
  engines,
  scripts: Object.fromEntries(own.map(([command, script]) => [command, script.replaceAll('.ts', '.js')])),
  dependencies: needed,
  // Loaded only for the setting VALIDATION.
  peerDependencies: { [validator]: dependencies[validator] },
  peerDependenciesMeta: { [validator]: { optional: true } },
};
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await cp(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
// Removes the other packages from the lock file, and changes no version.
await run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
console.log(`Wrote the service to ${folder}. Run npm ci there.`);
