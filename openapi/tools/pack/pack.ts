/** `npm run pack`: builds the npm packages, each into a .tgz in the working directory. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepare } from '../generate.ts';
import { buildContract } from './contract.ts';
import { buildDocs } from './docs.ts';
import { buildMsw } from './msw.ts';
import { buildSandbox } from './sandbox.ts';
import { buildServer } from './server.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Each builds a package in a folder. The contract and the sandbox take the docs from the folder beside their own. */
const packages = { docs: buildDocs, contract: buildContract, sandbox: buildSandbox, server: buildServer, msw: buildMsw };

await prepare();
const folder = await mkdtemp(join(tmpdir(), 'packages-'));
try {
  for (const [name, build] of Object.entries(packages)) {
    await mkdir(join(folder, name));
    await build(root, join(folder, name));
  }
  const folders = Object.keys(packages).map((name) => join(folder, name));
  const { stdout } = await run('npm', ['pack', ...folders, '--silent'], { cwd: process.cwd() });
  console.log(stdout.trim());
} finally {
  await rm(folder, { recursive: true });
}
