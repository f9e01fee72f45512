/** `@collaboration/server` in a backend team's project, and in an application that the team has already. */
import { execFile, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Express } from 'express';
import { rolldown } from 'rolldown';
import { beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Json } from '../../generated/document.ts';
import { contractOperations, examplesOf } from '../../generated/operations.ts';
import { edited } from '../support/edited.ts';
import { listening } from '../support/listening.ts';
import { anEmptyFolder } from '../support/service-process.ts';
import { nodes } from './nodes.ts';

const run = promisify(execFile);
const modules = join(inject('consumer'), 'node_modules');
const installed = join(modules, '@collaboration/server');
const bin = join(installed, 'server/package/bin.js');

/** The team's application, before it adopts the contract. */
const stranger = `
import { createApp, type Handlers, type Logger, page, pageSigner, pagesOf, sized, success, unauthenticated } from '@collaboration/server';
import express, { type Express, Router } from 'express';

const signer = pageSigner('a secret of at least thirty-two characters');
const names = ['acme', 'globex', 'initech'];
const id = '5e2b9d74-0a8f-4f36-b1c7-93d64e8a0f52';

export function createStranger(logger: Logger, validation: 'compiled' | 'express-openapi-validator'): Express {
  const api = createApp({
    authenticate: {
      public: () => undefined,
      workspace: ({ workspaceId }) => ({ workspaceId }),
      apiKey({ apiKey, authToken }, { address, setHeaders }) {
        setHeaders({ 'x-seen-address': address });
        if (authToken !== 'secret') throw unauthenticated();
        return { tenant: apiKey };
      },
    },
    handlers: {
      // A result that the compiler cannot see.
      addOrganizations: async () => JSON.parse('{"result":{"status":"success","message":"Done.","data":{},"password":"leaked"}}'),
      addPresence: async (_data, { tenant }) => success(\`Presence added for \${tenant}.\`, { success: true }),
      async getOrganizations({ pageSize = 100, pageToken }, { tenant }) {
        const query = { operation: 'getOrganizations' as const, apiKeyId: tenant, filter: {} };
        const pages = pagesOf(signer, query, ({ name }: { name: string }) => name);
        const after = pages.readToken(pageToken) ?? '';
        const found = names.filter((name) => name > after).map((name) => sized({ name }, name));
        const { rows, next } = pages.toPage(found, pageSize);
        const data = rows.map(({ name }) => ({ organizationId: name, id, organizationName: name }));
        return page('Organizations found.', data, next);
      },
    },
    validation,
    logger,
  });
  const routes = Router().use(api);
  const own = express().set('trust proxy', 1);
  own.get('/hello', (_req, res) => void res.send('hello'));
  own.use('/api', routes);
  own.use(express.json());
  own.post('/api/v2/organizations', (req, res) => void res.json(req.body));
  own.use('/late', api);
  return own;
}

declare const counted: { success: true; count: number };

type Wrong = Partial<Handlers<{ public: undefined; workspace: undefined; apiKey: { tenant: string } }>>;
export const misspelt: Wrong = {
  // @ts-expect-error The result has another shape.
  addPresence: async () => success('Presence added.', { succes: true }),
};
export const wrong: Wrong = {
  // @ts-expect-error The result has a field that the contract does not have.
  addPresence: async () => success('Presence added.', counted),
  // @ts-expect-error The context has no such field.
  removePresence: async (_data, { apiKey }) => success(apiKey),
};
`;

/** The project that \`init\` makes, with the team's application and the README's beside it. */
let project: string;
beforeAll(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'backend-')));
  await symlink(modules, join(folder, 'node_modules'));
  await run(process.execPath, [bin, 'init', 'My Backend'], { cwd: folder });
  project = join(folder, 'My Backend');
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const samples = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, sample = '']) => sample);
  for (const [i, name] of ['sample', 'fetched'].entries()) await writeFile(join(project, `src/${name}.ts`), samples[i] ?? '');
  await writeFile(join(project, 'src/stranger.ts'), stranger);
  const tsc = join(modules, 'typescript/bin/tsc');
  await run(process.execPath, [tsc, '-p', project]).catch(({ stdout, stderr }) => expect(`failed: ${stdout}${stderr}`).toBe(''));
  return () => rm(folder, { recursive: true, force: true });
}, 120_000);

const headers = {
  'content-type': 'application/json',
  'x-svc-api-key': 'demo',
  'x-svc-workspace-id': 'demo',
};

async function post(url: string, data: unknown, others: { [name: string]: string } = {}) {
  const reply = await fetch(url, { method: 'POST', headers: { ...headers, ...others }, body: JSON.stringify({ data }) });
  const text = await reply.text();
  const body = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: reply.status, headers: reply.headers, body };
}

/** The logger of a team that reads no log. */
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];

it('The server package runs as ESM and as CommonJS, which share one implementation, on an installed Node.js from 20 on', async () => {
  const [names, from] = ['{ createApp, Failure, operations }', '@collaboration/server'];
  const program = `const authenticate = { public: () => {}, workspace: () => {}, apiKey: () => {} };
      startServer(createApp({ authenticate, handlers: {} })).then(async ({ url, close }) => {
        const { status } = await fetch(url + operations.sendLoginLink.path, { method: 'POST' });
        await close();
        console.log(status, Failure === (await import('${from}')).Failure);
      });`;
  await writeFile(
    join(project, 'program.mjs'),
    `import ${names} from '${from}';\nimport { startServer } from '${from}/testing';\n${program}`,
  );
  await writeFile(
    join(project, 'program.cjs'),
    `const ${names} = require('${from}');\nconst { startServer } = require('${from}/testing');\n${program}`,
  );
  for (const node of await nodes()) {
    for (const file of ['program.mjs', 'program.cjs']) {
      // Like Jest, which loads no ESM by default.
      const { stdout } = await run(node, ['--no-experimental-require-module', file], { cwd: project });
      expect(stdout).toBe('415 true\n');
    }
  }
});

it('The server package compiles as CommonJS with the oldest module resolution, including its declarations', async () => {
  const program = `import { createApp, type Handlers, success } from '@collaboration/server';
import { startServer, type TestServer } from '@collaboration/server/testing';
const handlers: Partial<Handlers<{ public: undefined; workspace: undefined; apiKey: string }>> = {
  addPresence: async (_data, key) => success(key, { success: true }),
};
const authenticate = { public: () => undefined, workspace: () => undefined, apiKey: ({ apiKey }: { apiKey: string }) => apiKey };
export const server: Promise<TestServer> = startServer(createApp({ authenticate, handlers }));
`;
  await writeFile(join(project, 'commonjs.cts'), program);
  const options = { module: 'commonjs', moduleResolution: 'node10', target: 'es2023', lib: 'es2023', types: 'node' };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const tsc = [join(modules, 'typescript/bin/tsc'), '--noEmit', '--strict', '--esModuleInterop', ...flags, 'commonjs.cts'];
  await run(process.execPath, tsc, { cwd: project }).catch(({ stdout, stderr }) => expect(`failed: ${stdout}${stderr}`).toBe(''));
});

it('The server package declares no types of pino, openapi-fetch or openapi-typescript, and needs no database', async () => {
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(manifest.dependencies)).toEqual(['ajv', 'ajv-formats', 'cors']);
  // npm also installs peers that are not optional.
  const { peerDependencies, peerDependenciesMeta: meta } = manifest;
  expect(Object.keys(peerDependencies).filter((name) => meta[name]?.optional !== true)).toEqual([
    '@collaboration/contract',
    'express',
  ]);
  for (const file of globSync('**/*.{js,d.ts}', { cwd: installed, exclude: ['**/node_modules/**'] })) {
    const text = await readFile(join(installed, file), 'utf8');
    expect(text, file).not.toMatch(/ from ["'](?:pino|pg|node:sqlite|openapi-)/);
  }
});

it('init rejects a folder with files, and prints its usage after a mistake', async () => {
  const init = (...args: string[]) => run(process.execPath, [bin, ...args], { cwd: project });
  const refusal = (stderr: RegExp) => ({ code: 2, stderr: expect.stringMatching(stderr) });
  await expect(init('init', 'src')).rejects.toMatchObject(refusal(/^The folder src is not empty\. Name a new or empty/));
  await expect(init('init', 'package.json')).rejects.toMatchObject(refusal(/^package\.json is a file\./));
  await expect(init('create', 'new')).rejects.toMatchObject(
    refusal(/^There is no command "create"\.\s+Usage: npx @collaboration\/server init/),
  );
  expect((await init('--help')).stdout).toContain('npx @collaboration/server init FOLDER');
});

it('init uses the packages from the tarballs that it was installed from', async () => {
  const { name, dependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  expect(name).toBe('my-backend');
  const { contract, server } = inject('tarballs');
  expect(['contract', 'server'].map((one) => join(project, dependencies[`@collaboration/${one}`].slice('file:'.length)))).toEqual([
    contract,
    server,
  ]);
});

it('init creates a project whose operations all return 501, on an installed Node.js from 20 on', async () => {
  const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  expect(scripts).toMatchObject({
    prestart: 'tsc',
    start: 'node dist/src/main.js',
    verify: expect.stringMatching(/^npx @collaboration\/contract verify http/),
  });
  for (const node of await nodes()) {
    const server = spawn(node, ['dist/src/main.js'], { cwd: project, env: { ...process.env, PORT: '0' } });
    onTestFinished(() => void server.kill());
    const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
    const [url = ''] = /http:\S+/.exec((await lines.next()).value ?? '') ?? [];
    for (const operation of contractOperations) {
      const [body] = Object.values(examplesOf(operation, 'requestBody'));
      const init = { method: 'POST', headers: { ...headers, 'x-svc-auth-token': 'demo-token' }, body: JSON.stringify(body) };
      expect([operation.id, (await fetch(url + operation.path, init)).status]).toEqual([operation.id, 501]);
      expect((await lines.next()).value).toMatch(new RegExp(`^501 ${operation.id} \\d+ ms`));
    }
  }
});

it('After an upgrade, the command tells which handlers a new optional field of a request concerns', async () => {
  const file = join(project, 'contract.json');
  const today: Json = JSON.parse(await readFile(join(installed, 'generated/openapi.json'), 'utf8'));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(today);
  const upgrade = async () => (await run(process.execPath, [bin, 'upgrade'], { cwd: project })).stdout;
  expect(await upgrade()).toBe('The contract has nothing new for handlers, from version 1.0.0 to 1.0.0.\n');
  const earlier = edited(today, [
    ['/components/schemas/PresenceUser/properties/status'],
    ['/components/schemas/PresenceUser/properties/name/description', 'Other words.'],
    // A webhook has it as well.
    ['/components/schemas/UsersDeletedEvent/properties/organizationId'],
    ['/info/version', '0.9.0'],
  ]);
  await writeFile(file, JSON.stringify(earlier));
  const modules = ['src/commonjs.cts', 'src/module.mts'];
  for (const name of modules) await writeFile(join(project, name), 'const handlers = { addPresence() {} };');
  const upgraded = await upgrade();
  for (const name of modules) {
    expect(upgraded).toContain(`${name}:1`);
    await rm(join(project, name));
  }
  expect(
    upgraded.replace(/(?<=addPresence, ).*(src\/handlers\S+:7), .*(src\/stranger\S+:23)/, '$1, $2'),
  ).toBe(`The contract went from version 0.9.0 to 1.0.0.

addPresence, src/handlers/presence.ts:7, src/stranger.ts:23
- New: request, data.users[].status: Optional field added

getEvents, src/handlers/events.ts:7
- New: response 200, result.data[].organizationId: Field added, always present

Commit contract.json.
`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(today);
  await rm(file);
  expect(await upgrade()).toMatch(/^Wrote contract\.json\. Commit it/);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(today);
});

it('The authentication that init writes returns 404 for an unknown workspace only in Get Workspace, and otherwise 401', async () => {
  const url = await serve('app.js', ({ createBackend }) => Reflect.apply(Object(createBackend), undefined, [{ logger: silent }]));
  const unknown = { 'x-svc-workspace-id': 'unknown', 'x-svc-auth-token': 'demo-token' };
  const statuses = ['/v2/workspace/get', '/v2/workspace/authtokens/get'].map(
    async (path) => (await post(url + path, {}, unknown)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 401]);
});

it('The test that init writes passes', async () => {
  const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', 'dist/test/app.test.js'], { cwd: project });
  expect(stdout).toMatch(/^# pass 1$/m);
});

/** Serves an application that a module of the project exports. */
async function serve(module: string, application: (exports: { [name: string]: unknown }) => unknown): Promise<string> {
  const app = application(await import(pathToFileURL(join(project, 'dist/src', module)).href)) as Express;
  return await listening(createServer(app));
}

it('createApp rejects unknown handlers, unknown validators and missing authentication', async () => {
  const { createApp } = await import(pathToFileURL(join(installed, 'server/package/index.js')).href);
  const authenticate = { public: () => {}, workspace: () => {}, apiKey: () => {} };
  const handlers = { addOrganisations: async () => {} };
  expect(() => createApp({ authenticate, handlers })).toThrow(/no operation "addOrganisations".*addOrganizations/);
  expect(() => createApp({ authenticate, handlers: {}, validation: 'ajv' })).toThrow(
    /compiled or express-openapi-validator, but is ajv/,
  );
  expect(() => createApp({ handlers: {} })).toThrow('createApp: authenticate.public must be a function.');
});

it('The application in the README serves the contract below its prefix', async () => {
  vi.stubEnv('AUTH_TOKEN', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(console, 'info').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const url = await serve('sample.js', ({ app }) => app);
  const presence = { organizationId: 'acme', documentId: 'launch-plan', users: [{ userId: 'maya' }] };
  const add = (data: object, token: string) => post(`${url}/api/v2/presence/add`, data, { 'x-svc-auth-token': token });
  expect(await add(presence, 'secret')).toMatchObject({ status: 200, body: { result: { message: 'Presence added for demo.' } } });
  expect(await add({ ...presence, documentId: 'lost-plan' }, 'secret')).toMatchObject({ status: 404 });
  expect(await add(presence, 'wrong')).toMatchObject({ status: 401 });
});

it('The handler in the README serves requests of fetch below its prefix', async () => {
  const { handle } = await import(pathToFileURL(join(project, 'dist/src/fetched.js')).href);
  const call = (body: string) =>
    handle(new Request('http://host/api/v2/organizations/add', { method: 'POST', headers: { ...headers, ...demo }, body }));
  const demo = { 'x-svc-auth-token': 'demo-token' };
  expect((await call(JSON.stringify({ data: { organizations } }))).status).toBe(501);
  const refused = await call('{"data":{}}');
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { details: [{ field: '/data/organizations' }] } }]);
});

it('A bundle explains refusals on hosts that forbid to generate code, such as Cloudflare Workers', async () => {
  const build = await rolldown({ input: join(project, 'dist/src/fetched.js'), platform: 'node' });
  const folder = await anEmptyFolder();
  const file = join(folder, 'bundle.mjs');
  await build.write({ file, format: 'es', codeSplitting: false });
  const request = { method: 'POST', headers: { ...headers, 'x-svc-auth-token': 'demo-token' }, body: '{"data":{}}' };
  const program = `import { handle } from '${pathToFileURL(file).href}';
const response = await handle(new Request('http://host/api/v2/organizations/add', ${JSON.stringify(request)}));
console.log(response.status, await response.text());`;
  const args = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  expect(stdout).toMatch(/^400 .*"field":"\/data\/organizations","reason":"REQUIRED"/m);
});

it.each(['compiled', 'express-openapi-validator'] as const)(
  'An Express application can mount the contract below a prefix and keep its own logger (%s)',
  async (validation) => {
    const entries: [level: string, fields: { [field: string]: unknown }, message: string][] = [];
    const level = (name: string) => (fields: { [field: string]: unknown }, message: string) =>
      entries.push([name, fields, message]);
    const logger = { info: level('info'), warn: level('warn'), error: level('error') };
    const url = await serve('stranger.js', ({ createStranger }) =>
      Reflect.apply(Object(createStranger), undefined, [logger, validation]),
    );
    const token = { 'x-svc-auth-token': 'secret' };
    const call = (path: string, data: unknown) => post(`${url}${path}`, data, token);

    const duplicate = await call('/api/v2/organizations/add', { organizations: [...organizations, ...organizations] });
    expect(duplicate.body.error.details).toMatchObject([{ field: '/data/organizations/1', reason: 'DUPLICATE' }]);
    const tooLarge = await call('/api/v2/organizations/add', { padding: 'x'.repeat(2 ** 20) });
    expect(tooLarge).toMatchObject({ status: 413, body: { error: { status: 'INVALID_ARGUMENT' } } });
    const first = (await call('/api/v2/organizations/get', { pageSize: 2 })).body.result;
    const second = (await call('/api/v2/organizations/get', { pageSize: 2, pageToken: first.pageToken })).body.result;
    expect([...first.data, ...second.data].map(({ organizationId }) => organizationId)).toEqual(['acme', 'globex', 'initech']);
    expect(second).not.toHaveProperty('pageToken');
    const forged = await call('/api/v2/organizations/get', { pageToken: `${first.pageToken}x` });
    expect(forged.body.error.details).toMatchObject([{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }]);

    const broken = await call('/api/v2/organizations/add', { organizations });
    expect(broken).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } });
    expect(JSON.stringify(broken.body)).not.toMatch(/password|leaked/);
    const logged = entries.find(([name]) => name === 'error')?.[1];
    expect(logged?.err).toMatchObject({ message: expect.stringContaining('/result/password is not a known field') });
    await expect
      .poll(() =>
        entries
          .filter(([, , message]) => /^(?:slow )?request$/.test(message))
          .map(([, { operation, status }]) => [operation, status]),
      )
      .toContainEqual(['addOrganizations', 500]);

    const seen = await post(`${url}/api/v2/presence/get`, {}, { 'x-forwarded-for': '192.0.2.7', 'x-svc-auth-token': 'wrong' });
    expect([seen.status, seen.headers.get('x-seen-address')]).toEqual([401, '192.0.2.7']);
  },
);

it('An Express application keeps its other routes, and an error says that express.json() must come after the contract', async () => {
  const url = await serve('stranger.js', ({ createStranger }) =>
    Reflect.apply(Object(createStranger), undefined, [silent, 'compiled']),
  );
  expect(await (await fetch(`${url}/hello`)).text()).toBe('hello');
  expect(await post(`${url}/api/v2/organizations`, { its: 'own' })).toMatchObject({
    status: 200,
    body: { data: { its: 'own' } },
  });
  const unknown = await post(`${url}/api/v2/nowhere`, {});
  expect([unknown.status, unknown.body]).toEqual([404, expect.stringContaining('Cannot POST /api/v2/nowhere')]);
  expect(await post(`${url}/late/v2/organizations/add`, { organizations }, { 'x-svc-auth-token': 'secret' })).toMatchObject({
    status: 500,
    body: { error: { message: expect.stringContaining('Mount the contract before express.json()') } },
  });
});
