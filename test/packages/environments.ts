/**
 * `npm run check-environments`: packs the packages, installs them in an empty project for each environment of other people, and compiles
 * and runs programs there. `-- jest` runs only the environments with this in their name. It takes minutes, and downloads. pyright needs a
 * Python with httpx.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  consumer,
  eachPackage,
  oldConfig,
  others,
  printedByEach,
  printedWithMsw,
  strict,
  typesWithMsw,
  withMsw,
} from './programs.ts';

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

const firstCalls = `import { ApiError, createClient, failed, headline, orThrow, succeeded } from '@collaboration/contract';
import { createProxy } from '@collaboration/contract/proxy';
import { createQueries } from '@collaboration/contract/query';
import { addUsersInput } from '@collaboration/contract/schemas';
import { receive, receiveRaw, sign } from '@collaboration/contract/webhooks';
import { createHandlers } from '@collaboration/msw';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const received = [];
const receiver = http.post('http://receiver.example/hooks', async ({ request }) => {
  received.push((await receive(request, secret)).type);
  return new HttpResponse(null, { status: 204, headers: { 'access-control-allow-origin': '*' } });
});
// happy-dom asks the receiver before it sends an event to another origin.
const preflight = http.options('http://receiver.example/hooks', () => new HttpResponse(null, { status: 204, headers:
  { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': 'POST' } }));
const baseUrl = 'http://api.example';
const api = createHandlers({ baseUrl });
const server = setupServer(...api.handlers, receiver, preflight);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('First calls', async () => {
  const client = createClient({ baseUrl, apiKey: 'any', authToken: 'any', dangerouslyAllowBrowser: true });
  const ids = [];
  for await (const { id } of client.getDocuments.items({ organizationId: 'acme' })) ids.push(id);
  expect(ids).toContain('launch-plan');
  api.fail({ operation: 'addUsers', drop: true, times: 1 });
  const added = await client.addUsers({ organizationId: 'acme', users: [{ userId: 'lena' }] });
  expect(added.data.lena.success).toBe(true);
  const requests = await api.requests('addUsers');
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(requests.length).toBe(2);
  const error = await client.getUsers({ organizationId: '' }).catch((thrown) => thrown);
  expect([error instanceof ApiError, error.status]).toEqual([true, 'INVALID_ARGUMENT']);
}, 60_000);

test('Events and schemas', async () => {
  expect((await api.sendEvent('users.added', 'http://receiver.example/hooks', { secret })).status).toBe(204);
  expect(received).toEqual(['users.added']);
  const body = JSON.stringify({ eventId: 'event-1', type: 'users.added', data: {} });
  const headers = await sign({ id: 'event-1', body, timestamp: Math.floor(Date.now() / 1000) }, secret);
  expect((await receiveRaw({ headers, body }, secret)).type).toBe('users.added');
  await expect(receiveRaw({ headers, body: body + ' ' }, secret)).rejects.toMatchObject({ code: 'SIGNATURE_MISMATCH' });
  const { issues } = await addUsersInput['~standard'].validate({ organizationId: 'acme', users: [] });
  expect(issues.map(({ path }) => path)).toEqual([['users']]);
}, 60_000);

test('Results, pages and the proxy', async () => {
  const client = createClient({ baseUrl, apiKey: 'any', authToken: 'any', dangerouslyAllowBrowser: true, retries: 0 });
  const acme = { organizationId: 'acme' };
  const added = await client.addUsers({ ...acme, users: [{ userId: 'lena' }] });
  expect([[...failed(added)], [...succeeded(added)].length, [...orThrow(added).keys()]]).toEqual([[], 1, ['lena']]);
  const notifications = await client.getNotifications({ ...acme, userId: 'jonas' });
  expect(headline(notifications.data[0])).not.toBe('');
  const options = createQueries(client, { scope: 'acme' }).getUsers.queryOptions(acme);
  expect((await options.queryFn({ queryKey: options.queryKey })).data.length).toBeGreaterThan(0);
  const session = async () => ({ userId: 'maya', ...acme });
  const proxy = createProxy({ baseUrl, apiKey: 'any', authToken: 'any', prefix: '/api', operations: ['getUsers'], session });
  const fetchFromProxy = (url, init) => proxy(new Request(url, init));
  const page = createClient({ baseUrl: 'http://app.example/api', proxied: true, fetch: fetchFromProxy });
  expect((await page.getUsers(acme)).data.length).toBeGreaterThan(0);
  api.override('getUsers', ({ reply }) => ({ ...reply, data: [] }));
  expect((await page.getUsers(acme)).data).toEqual([]);
  api.reset();
  expect((await client.getUsers(acme)).data.length).toBeGreaterThan(0);
}, 60_000);
`;

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

const installedBy = (installer: Installer): Environment => ({
  ...{
    installer,
    node: 24,
    packages: ['express@5', 'express-openapi-validator@5', 'msw@2'],
    about: `each package under ${installer}`,
  },
  ...{ own: ['contract', 'docs', 'msw', 'sandbox', 'server'], files: { 'program.js': eachPackage } },
  ...{ command: ['program.js'], output: printedByEach },
});

/** MSW 3 and Vitest 5 need Node.js 22, and the sandbox 24. */
const environments: Environment[] = [
  withVitest(20, 'node', 'vitest@3', 'msw@2'),
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
  installedBy('npm'),
  installedBy('pnpm'),
  installedBy('Yarn PnP'),
  compiled('typescript@5.4', 'consumer.ts', '--module', 'node16', '--lib', 'es2022,dom'),
  compiled('typescript@5.4', 'consumer.cts', '--module', 'commonjs', '--lib', 'es2022,dom'),
  compiled('typescript@6', 'consumer.ts', '--module', 'nodenext', '--lib', 'es2022,dom'),
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
    if (!name.includes(process.argv[2] ?? '')) continue;
    const project = join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-'));
    await mkdir(project);
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
