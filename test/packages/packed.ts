/** The npm packages, built once and installed once for the tests that use them. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

interface Tarballs {
  contract: string;
  sandbox: string;
  server: string;
  msw: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tarballs: Tarballs;
    /** The folder of a project with the packages. */
    consumer: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-')));
  const { stdout } = await run(process.execPath, [join(root, 'openapi/tools/pack/pack.ts')], { cwd: folder });
  const named = (name: string) =>
    join(folder, stdout.split('\n').find((file) => file.startsWith(`collaboration-${name}-`)) ?? name);
  const tarballs = { contract: named('contract'), sandbox: named('sandbox'), server: named('server'), msw: named('msw') };
  const consumer = join(folder, 'consumer');
  await install(consumer, tarballs);
  project.provide('tarballs', tarballs);
  project.provide('consumer', consumer);
  return () => rm(folder, { recursive: true, force: true });
}

/** The consumer's own packages. */
const own = [
  '@modelcontextprotocol/sdk',
  '@tanstack/react-query',
  '@types/express',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'express',
  'express-openapi-validator',
  'jsdom',
  'msw',
  'react',
  'react-dom',
  'typescript',
  'vitest',
];

async function install(folder: string, tarballs: Tarballs): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  // Links every dependency of ours from this project. So nothing is downloaded, and undeclared dependencies are missing.
  const here = Object.keys({ ...dependencies, ...devDependencies }).map((name) => [
    name,
    `file:${join(root, 'node_modules', name)}`,
  ]);
  const links = Object.fromEntries(here);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(own.map((name) => [name, links[name]])),
    overrides: links,
  };
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // Linked packages would build themselves otherwise.
  const command = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...Object.values(tarballs)];
  await run('npm', command, { cwd: folder });
}
