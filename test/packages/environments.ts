/**
 * `npm run check-environments`: packs the client and the handlers for MSW, installs them in an empty project for each environment of other
 * people's tests, and runs first calls there. `-- jest` runs only the environments with this in their name. It takes minutes, and downloads.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Each package in the version of the name, such as `jest@30`. Vitest 5 and MSW 3 need Node.js 22. */
const environments: { node: number; packages: string[]; environment: string }[] = [
  { node: 20, packages: ['vitest@3', 'msw@2'], environment: 'node' },
  { node: 20, packages: ['vitest@4', 'msw@2', 'happy-dom@20'], environment: 'happy-dom' },
  { node: 20, packages: ['jest@29', 'msw@2'], environment: 'node' },
  { node: 22, packages: ['vitest@3', 'msw@3', 'jsdom@26'], environment: 'jsdom' },
  { node: 22, packages: ['vitest@4', 'msw@3'], environment: 'node' },
  { node: 22, packages: ['vitest@5', 'msw@3', 'happy-dom@21'], environment: 'happy-dom' },
  { node: 22, packages: ['jest@30', 'msw@2', 'jest-environment-jsdom@30', 'jest-fixed-jsdom'], environment: 'jest-fixed-jsdom' },
  { node: 24, packages: ['vitest@5', 'msw@2', 'jsdom@31'], environment: 'jsdom' },
  { node: 24, packages: ['jest@30', 'msw@2'], environment: 'node' },
];

const firstCalls = `import { ApiError, createClient } from '@collaboration/contract';
import { createHandlers } from '@collaboration/msw';
import { setupServer } from 'msw/node';

const baseUrl = 'http://api.example';
const api = createHandlers({ baseUrl });
const server = setupServer(...api.handlers);
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
`;

const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = await mkdtemp(join(tmpdir(), 'environments-'));
try {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, '../../openapi/tools/pack/pack.ts')], { cwd: folder });
  const tarballs = stdout.split('\n').filter((file) => /^collaboration-(contract|msw)-/.test(file));
  for (const { node, packages, environment } of environments) {
    const name = `Node.js ${node}, ${packages.join(', ')}, ${environment}`;
    if (!name.includes(process.argv[2] ?? '')) continue;
    const project = join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-'));
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    await writeFile(join(project, 'first.test.js'), firstCalls);
    const wanted = [`${platform}@${node}`, ...packages, ...tarballs.map((file) => join(folder, file))];
    // Jest runs ES modules, such as those of MSW, in contexts of Node.js.
    const command = packages.some((one) => one.startsWith('vitest'))
      ? ['node_modules/vitest/vitest.mjs', 'run', '--globals', '--environment', environment]
      : ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testEnvironment', environment];
    const began = Date.now();
    const problem = await run('npm', ['install', '--no-audit', '--no-fund', ...wanted], { cwd: project })
      .then(() => run(join(project, 'node_modules', platform, 'bin/node'), command, { cwd: project, timeout: 300_000 }))
      .then(
        () => undefined,
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
