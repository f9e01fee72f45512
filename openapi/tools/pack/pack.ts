/** `npm run pack`: builds the npm packages, each into a .tgz in the working directory. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepare } from '../generate.ts';
import { readManifest } from './code.ts';
import { buildContract } from './contract.ts';
import { buildDocs } from './docs.ts';
import { buildMsw } from './msw.ts';
import { buildSandbox } from './sandbox.ts';
import { buildServer } from './server.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Each builds a package in a folder, and returns its manifest. The contract and the sandbox take the docs from the folder beside their own. */
const packages = { docs: buildDocs, contract: buildContract, sandbox: buildSandbox, server: buildServer, msw: buildMsw };

await prepare();
const { version, license } = await readManifest(join(root, 'generated/package.json'));
const folder = await mkdtemp(join(tmpdir(), 'packages-'));
try {
  for (const [name, build] of Object.entries(packages)) {
    const target = join(folder, name);
    await mkdir(target);
    const manifest = { name: `@collaboration/${name}`, version, license, ...(await build(root, target, version)) };
    await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  }
  const folders = Object.keys(packages).map((name) => join(folder, name));
  const { stdout } = await run('npm', ['pack', ...folders, '--silent'], { cwd: process.cwd() });
  console.log(stdout.trim());
} finally {
  await rm(folder, { recursive: true });
}
