/**
 * `npm run check-environments`: packs the packages, installs them in an empty project for each environment of other people, and compiles
 * and runs programs there. `-- 'jest|pnpm'` runs only the environments whose names match. It takes minutes, and downloads. pyright needs a
 * Python with httpx.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eachPackage, firstCalls, printedByEach, printedByReceivers, receivers } from './environment-programs.ts';
import { hosts, printedByHosts } from './host-programs.ts';
import { consumer, oldConfig, others, printedWithMsw, strict, typesWithMsw, withMsw } from './programs.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

interface Environment {
  node: number;
  /** Each package in the version of the name, such as `jest@30`. */
  packages: readonly string[];
  /** Our packages; default: the client and the handlers for MSW. */
  own?: readonly string[];
  about: string;
  files: { readonly [name: string]: string };
  command: readonly string[];
  env?: { readonly [name: string]: string };
  /** The expected output; default: any. */
  output?: string;
  /** Default: npm. */
  installer?: Installer;
}

type Installer = 'npm' | 'pnpm' | 'Yarn PnP';

type Versions = readonly string[];

const withVitest = (node: number, environment: string, ...packages: Versions): Environment => ({
  ...{ node, packages, about: environment, files: { 'first.test.js': firstCalls } },
  command: ['node_modules/vitest/vitest.mjs', 'run', '--globals', '--environment', environment],
});

// Jest runs ES modules, such as those of MSW, in contexts of Node.js.
const withJest = (node: number, environment: string, ...packages: Versions): Environment => ({
  ...{ node, packages, about: environment, files: { 'first.test.js': firstCalls } },
  command: ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testEnvironment', environment],
});

const compiled = (typescript: string, file: string, ...options: string[]): Environment => ({
  ...{
    node: 24,
    packages: [typescript, '@types/node@24'],
    own: ['contract'],
    about: `compiles ${file}`,
    files: { [file]: consumer },
  },
  command: ['node_modules/typescript/bin/tsc', file, ...strict, ...options],
});

const installedBy = (installer: Installer, node = 24): Environment => ({
  ...{
    installer,
    node,
    packages: ['express@5', 'express-openapi-validator@5', 'msw@2'],
    about: `each package under ${installer}`,
  },
  ...{ own: ['contract', 'docs', 'msw', 'sandbox', 'server'], files: { 'program.js': eachPackage } },
  ...{ command: ['program.js'], output: printedByEach },
});

/** MSW 3 and Vitest 5 need Node.js 22. */
const environments: Environment[] = [
  withVitest(20, 'node', 'vitest@3', 'msw@2.6.0'),
  withVitest(20, 'happy-dom', 'vitest@4', 'msw@2', 'happy-dom@20'),
  withJest(20, 'node', 'jest@29', 'msw@2'),
  withVitest(22, 'jsdom', 'vitest@3', 'msw@3', 'jsdom@26'),
  withVitest(22, 'node', 'vitest@4', 'msw@3'),
  withVitest(22, 'happy-dom', 'vitest@5', 'msw@3', 'happy-dom@21'),
  withJest(22, 'jest-fixed-jsdom', 'jest@30', 'msw@2', 'jest-environment-jsdom@30', 'jest-fixed-jsdom'),
  withVitest(24, 'jsdom', 'vitest@5', 'msw@2', 'jsdom@31'),
  withJest(24, 'node', 'jest@30', 'msw@2'),
  {
    ...withVitest(24, 'happy-dom', 'vitest@5', 'msw@2', 'happy-dom@21'),
    ...{ own: ['contract', 'msw', 'sandbox'], files: { 'others.test.js': others } },
  },
  {
    node: 22,
    packages: ['msw@3'],
    about: 'each call',
    files: { 'program.js': withMsw },
    command: ['program.js'],
    output: printedWithMsw,
  },
  {
    ...{ node: 24, packages: ['typescript@5.9', 'msw@3'], own: ['contract', 'msw', 'sandbox'], about: 'compiles types.ts' },
    ...{
      files: { 'types.ts': typesWithMsw, 'old.json': oldConfig },
      command: ['node_modules/typescript/bin/tsc', '-p', 'old.json'],
    },
  },
  installedBy('npm', 22),
  installedBy('pnpm'),
  installedBy('Yarn PnP'),
  compiled('typescript@5.4', 'consumer.ts', '--module', 'node16', '--lib', 'es2022,dom'),
  compiled('typescript@5.4', 'consumer.cts', '--module', 'commonjs', '--lib', 'es2022,dom'),
  compiled('typescript@6', 'consumer.ts', '--module', 'nodenext', '--lib', 'es2022,dom'),
  {
    node: 20,
    packages: ['node-fetch@3', 'node-fetch-2@npm:node-fetch@2', 'undici@7', 'whatwg-fetch@3'],
    own: ['contract'],
    about: 'receives webhooks',
    files: { 'program.js': receivers },
    command: ['program.js'],
    output: printedByReceivers,
  },
  {
    node: 20,
    packages: ['express@5', 'koa@3', 'koa-connect@2'],
    own: ['contract', 'server'],
    about: 'hosts of the server',
    files: { 'program.js': hosts },
    command: ['program.js'],
    output: printedByHosts,
  },
  {
    ...{ node: 24, packages: ['pyright@1'], own: [], about: 'types of the Python client', files: {} },
    command: [
      'node_modules/pyright/index.js',
      '--pythonpath',
      process.env.PYTHON ?? 'python3',
      join(root, 'test/clients/python/typed.py'),
    ],
    env: { PYTHONPATH: join(root, 'generated/python') },
  },
];

const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = await mkdtemp(join(tmpdir(), 'environments-'));

/** Installs the packages, and returns the command that runs a program there. */
async function install(installer: Installer, project: string, node: number, wanted: readonly string[]): Promise<readonly string[]> {
  const ofVersion = [`${platform}@${node}`, ...wanted];
  const inProject = join(project, 'node_modules', platform, 'bin/node');
  if (installer === 'npm') {
    await run('npm', ['install', '--no-audit', '--no-fund', ...ofVersion], { cwd: project });
    return [inProject];
  }
  const tools = join(folder, 'tools');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, 'pnpm@10', '@yarnpkg/cli-dist@4']);
  if (installer === 'pnpm') {
    await run(process.execPath, [join(tools, 'node_modules/pnpm/bin/pnpm.cjs'), 'add', ...ofVersion], { cwd: project });
    return [inProject];
  }
  // Its packages stay in archives, where no program can be run: this Node.js runs there.
  const yarn = [process.execPath, join(tools, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')];
  const { stdout } = await run('npm', ['config', 'get', 'registry']);
  const settings = ['nodeLinker: pnp', 'enableGlobalCache: false', 'enableTelemetry: false', 'unsafeHttpWhitelist: ["*"]'];
  await writeFile(join(project, '.yarnrc.yml'), [...settings, `npmRegistryServer: ${stdout}`].join('\n'));
  await writeFile(join(project, 'yarn.lock'), '');
  const named = wanted.map((one) => one.replace(/^.*\/collaboration-(\w+)-.*$/, '@collaboration/$1@file:$&'));
  await run(process.execPath, [...yarn.slice(1), 'add', ...named], { cwd: project });
  return [...yarn, 'exec', process.execPath];
}

try {
  const { stdout: packed } = await run(process.execPath, [join(root, 'openapi/tools/pack/pack.ts')], { cwd: folder });
  for (const one of environments) {
    const { node, packages, own = ['contract', 'msw'], about, files, command, env, output, installer = 'npm' } = one;
    const name = `Node.js ${node}, ${packages.join(', ')}, ${about}`;
    if (!new RegExp(process.argv[2] ?? '').test(name)) continue;
    const project = await mkdtemp(join(folder, 'project-'));
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    for (const [file, text] of Object.entries(files)) await writeFile(join(project, file), text);
    const tarballs = packed.split('\n').filter((file) => own.some((one) => file.startsWith(`collaboration-${one}-`)));
    const wanted = [...packages, ...tarballs.map((file) => join(folder, file))];
    const began = Date.now();
    const options = { cwd: project, timeout: 300_000, env: { ...process.env, ...env } };
    const problem = await install(installer, project, node, wanted)
      .then(([program = '', ...words]) => run(program, [...words, ...command], options))
      .then(
        ({ stdout }) => (output === undefined || output === stdout ? undefined : stdout),
        ({ message, stdout }) => `${message}\n${stdout}`,
      );
    console.log(
      `${problem === undefined ? '✓' : '✗'} ${name} (${Math.round((Date.now() - began) / 1000)} s)${problem === undefined ? '' : `\n${problem}`}`,
    );
    if (problem !== undefined) process.exitCode = 1;
    await rm(project, { recursive: true });
  }
} finally {
  await rm(folder, { recursive: true });
}
