import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { limits, operations } from '../../generated/handlers.ts';
import { contractOperations, examplesOf, firstExample, type Operation } from '../../generated/operations.ts';
import { type Mock, main, startMock, startMockOnPrism } from '../../mock/mock.ts';
import { printRequests } from '../../mock/print-requests.ts';
import { startProxy } from '../../mock/proxy.ts';
import { textOf } from '../../openapi/tools/verify/corpus/json.ts';
import { anyCredentials, createApp } from '../../server/app.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { listening } from '../support/listening.ts';
import { anEmptyFolder } from '../support/service-process.ts';
import { hostileBodies, hostileHeaders, hostileValues } from '../torture/fuzz/hostile.ts';
import { createCaller, credentialsFor } from '../torture/http.ts';

const tenant = { apiKey: 'any', authToken: 'any', workspaceId: 'any', workspaceToken: 'any' };

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

async function post({ id, path }: Operation, body: unknown, headers: { [name: string]: string } = {}) {
  const all = { 'content-type': 'application/json', ...credentialsFor(id, tenant), ...headers };
  const reply = await fetch(mock.url + path, { method: 'POST', headers: all, body: JSON.stringify(body) });
  const answer: unknown = await reply.json();
  return { status: reply.status, body: answer, headers: reply.headers };
}

const [operation] = contractOperations.filter(({ id }) => id === 'addOrganizations');
if (operation === undefined) throw new Error('The document has no addOrganizations.');
const body = firstExample(operation);
const { exists } = examplesOf(operation, 200);

it('A status alone selects its first example, and a name alone the first example with this name, of any status', async () => {
  for (const status of operation.statuses) {
    const examples = examplesOf(operation, status);
    expect(await post(operation, body, { prefer: `code=${status}` })).toMatchObject({ status, body: Object.values(examples)[0] });
    for (const name of Object.keys(examples)) {
      const [first] = operation.statuses.filter((one) => Object.hasOwn(examplesOf(operation, one), name));
      expect((await post(operation, body, { prefer: `example=${name}` })).status, name).toBe(first);
    }
  }
});

it('The prefer header may have quotes, and semicolons as separators', async () => {
  const { duplicate } = examplesOf(operation, 400);
  expect(await post(operation, body, { prefer: 'example="duplicate"; code=400' })).toMatchObject({
    status: 400,
    body: duplicate,
  });
});

it.each(['example=unknown', 'code=418', 'code=abc', 'code=', 'code=429, example=added', 'dynamic=true', 'dynamic'])(
  'The preference "%s" is rejected with the allowed ones',
  async (prefer) => {
    const { status, body: refusal } = await post(operation, body, { prefer });
    expect(status).toBe(400);
    expect(refusal).toEqual({
      error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(/200 added, .*; 400 duplicate, /) },
    });
  },
);

it.each(['', 'return=minimal', 'respond-async, wait=10', 'dynamic=false', 'seed=1', ',;=,"', '__proto__=1, constructor=2'])(
  'The preference "%s" changes nothing',
  async (prefer) => {
    expect(await post(operation, body, { prefer })).toMatchObject({
      status: 200,
      body: exists,
    });
  },
);

it('The preferred limit example has the wait and the quota of the operation', async () => {
  const quotaOf = async (one: Operation) => {
    const { headers } = await post(one, firstExample(one), { prefer: 'code=429, example=tooManyRequests' });
    return ['retry-after', 'ratelimit', 'ratelimit-policy'].map((name) => headers.get(name));
  };
  for (const one of contractOperations) {
    const name = { createWorkspace: 'create-workspace', sendLoginLink: 'send-login-link' }[String(one.id)] ?? 'api-key';
    const [seconds] = await quotaOf(one);
    expect(await quotaOf(one), one.id).toEqual([
      expect.stringMatching(/^\d+$/),
      `"${name}";r=0;t=${seconds}`,
      expect.stringMatching(new RegExp(`^"${name}";q=\\d+;w=\\d+$`)),
    ]);
  }
  const usual = await post(operation, body);
  expect(usual.headers.has('ratelimit')).toBe(false);
});

const client = () => createClient({ baseUrl: mock.url, apiKey: 'any', authToken: 'any' });

it("The client sees the mock's jobs progress and end", async () => {
  const seen: unknown[] = [];
  const [organizationId, documented] = ['o', 'f4d27b8c-3e61-4590-a9d8-05b6e2c71f3a'];
  const status = async (migrationId: string) => (await client().getMigrationStatus({ organizationId, migrationId })).data.status;
  // Its start gets this id, and begins again.
  expect([await status(documented), await status('m')]).toEqual(['pending', 'pending']);
  const options = { intervalMs: 1, onProgress: ({ data }: { data: object }) => void seen.push(data) };
  await client().migrateDocumentsAndWait({ organizationId, documentId: 'a', newDocumentId: 'b' }, options);
  const { data } = await client().migrateDocuments({ organizationId, documentId: 'c', newDocumentId: 'd' });
  expect([await status(documented), await status('m'), await status(data.migrationId)]).toEqual([
    'completed',
    'inProgress',
    'pending',
  ]);
  await client().deleteAllUserDataAndWait({ userIds: ['my-user'] }, options);
  expect(seen).toMatchObject([
    { status: 'pending' },
    { status: 'inProgress' },
    { status: 'completed' },
    { isDeleteCompleted: false, tasksLeft: 36 },
    { isDeleteCompleted: false, tasksLeft: 5 },
    { isDeleteCompleted: true },
  ]);
  mock.reset();
  expect(await status('m')).toBe('pending');
});

const origin = 'http://localhost:3000';
const url = () => mock.url + '/v2/organizations/add';

it('A page of any origin may call the mock, with every header that calls need', async () => {
  const asked = 'content-type,idempotency-key,prefer,x-request-id,x-svc-api-key,x-svc-auth-token';
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked };
  const preflight = await fetch(url(), { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
});

it("A page of any origin can read the mock's responses, including errors and their headers", async () => {
  const refused = await fetch(url(), { method: 'POST', headers: { origin, 'content-type': 'application/json' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  expect(refused.headers.get('access-control-expose-headers')).toBe(
    'x-request-id,retry-after,ratelimit,ratelimit-policy,idempotency-replayed',
  );
});

/** The operations that the mock itself inspects, and one with a large body. The service's frame rejects the same for all. */
const ids = ['addNotifications', 'getDocuments', 'migrateDocuments', 'getMigrationStatus'];
const some = contractOperations.filter(({ id }) => ids.includes(id));
const maxMs = 5000;

it('Every request to the mock gets a response quickly', { timeout: 120_000 }, async () => {
  const caller = createCaller(mock.url, { connections: 1, timeoutMs: 30_000 });
  onTestFinished(() => caller.close());
  const slow: string[] = [];
  for (const operation of some) {
    const { id, path } = operation;
    const example = firstExample(operation);
    const bodies = [...hostileBodies(example), ...hostileValues(example)].map(({ name, body }) => ({ name, body, headers: {} }));
    const hostile = [...hostileHeaders, ...hostilePreferences].map((headers) => ({
      name: JSON.stringify(headers).slice(0, 80),
      body: textOf(example),
      headers,
    }));
    for (const { name, body, headers } of [...bodies, ...hostile]) {
      const { status, ms } = await caller.send(path, { ...credentialsFor(id, tenant), ...headers }, body);
      if (status >= 500 || ms > maxMs) slow.push(`${id} ${name}: ${status} after ${ms} ms`);
    }
  }
  expect(slow).toEqual([]);
});

/** In particular `dynamic=true`, after which plain Prism never responds again. */
const hostilePreferences = [
  ...[
    'dynamic=true',
    'dynamic=true, dynamic=false',
    'DYNAMIC=TRUE',
    'dynamic',
    'code=999999999999999999999',
    'code=-1',
    'code=1e3',
  ],
  ...[
    'example=__proto__',
    'example=constructor',
    'example=',
    '='.repeat(4000),
    ','.repeat(8000),
    `example=${'x'.repeat(8000)}`,
    '"\\"',
  ],
].map((prefer) => ({ prefer }));

const script = fileURLToPath(new URL('../../mock/mock.ts', import.meta.url));
const line = '/v2/workspace/create';

function run(...options: string[]) {
  const running = spawn(process.execPath, [script, '--port', '0', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void running.kill('SIGKILL'));
  const printed: string[] = [];
  for (const stream of [running.stdout, running.stderr]) createInterface(stream).on('line', (text) => printed.push(text));
  const ready = async (): Promise<string> => {
    const last = () => printed.find((text) => text.includes(' is ready at '));
    await expect.poll(last, { timeout: 60_000 }).toBeDefined();
    return last()?.split(' ').at(-1) ?? '';
  };
  return { running, printed, ready };
}

it('npm run mock prints its URL, and stops on request, even during a call', async () => {
  const { running, printed, ready } = run();
  const url = await ready();
  expect((await fetch(url + line, { method: 'POST' })).status).toBe(415);
  expect((await fetch(url + line, { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(403);
  const caller = createCaller(url, { connections: 8 });
  onTestFinished(() => caller.close());
  let isOver = false;
  const callers = Array.from({ length: 8 }, async () => {
    while (!isOver) await caller.send(line, {}, '{}').catch(() => (isOver = true));
  });
  running.kill('SIGTERM');
  expect(await once(running, 'close')).toEqual([0, null]);
  await Promise.all(callers);
  expect(printed).toEqual([expect.stringContaining('Starting Prism'), `The mock is ready at ${url}`]);
});

/** Runs the command without a process of its own. Returns its exit code and what it prints. */
async function outcomeOf(...options: string[]): Promise<{ exitCode: unknown; printed: string }> {
  const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((print) => print.mockImplementation(() => {}));
  const { exitCode: before } = process;
  onTestFinished(() => void vi.restoreAllMocks());
  await main('npm run mock --', options);
  const { exitCode } = process;
  process.exitCode = before;
  return { exitCode, printed: printed.flatMap(({ mock: { calls } }) => calls.flat()).join('\n') };
}

it.each([
  [['--prot', '4010'], /'--prot'[^]*--port 4010/],
  [['--proxy', 'localhost:8080'], /http:\/\/127\.0\.0\.1:8080/],
])('npm run mock rejects %j, and lists the known options', async (options, message) => {
  expect(await outcomeOf(...options)).toEqual({ exitCode: 2, printed: expect.stringMatching(message) });
});

it('npm run mock says if its port is taken', async () => {
  const { port } = new URL(mock.url);
  await expect(startMockOnPrism({ port: Number(port) })).rejects.toThrow(`port ${port}`);
  const proxy = startProxy({ host: '127.0.0.1', port: Number(port), quiet: true, origins: [], upstream: new URL(mock.url) });
  await expect(proxy).rejects.toThrow(`port ${port}`);
});

it('npm run mock with --plain runs Prism alone', async () => {
  const { ready } = run('--plain');
  const url = await ready();
  const refused = await fetch(url + line, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  // The document's first example of a refusal, not the service's error.
  expect(await refused.json()).toMatchObject({ error: { details: [{ reason: 'DISPOSABLE_DOMAIN' }] } });
  const foreign = await fetch(url + line, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"日":1}' });
  expect(foreign.headers.get('sl-violations')).toContain('\\u65e5');
});

it('npm run mock -- --help explains each option', async () => {
  const { printed } = await outcomeOf('--help');
  for (const option of ['--port', '--host', '--quiet', '--plain', '--proxy', '--usage']) {
    expect(printed).toMatch(new RegExp(`^  ${option} .*[a-z]{3}`, 'm'));
  }
});

/** Clears the screen, sets the title, and begins a line of its own. */
const hostile = '\u001b[2J\u001b]0;owned\u0007\u009b2J\r\nforged';

it('npm run mock with --proxy forwards calls, prints violations, and rejects requests that Prism cannot judge', async () => {
  // A server that does not know the document, and does not implement one operation.
  let calls = 0;
  let received = '';
  const careless = express().use(express.text({ type: () => true }), (req, res) => {
    calls += 1;
    received = `${req.method} ${req.url} ${req.get('x-svc-api-key')} ${req.get('x-request-id')} ${req.body}`;
    if (req.path === '/v2/organizations/add') res.status(501).json({ error: { status: 'UNIMPLEMENTED', message: 'No.' } });
    else res.json({ result: { status: 'success', message: 'Done.', surplus: true, [hostile]: hostile } });
  });
  const folder = await anEmptyFolder();
  const [file, upstream] = [join(folder, 'app.json'), await listening(createServer(careless))];
  const { running, printed, ready } = run('--proxy', upstream, '--usage', file);
  const url = await ready();
  const send = async (path: string, body: string, prefer?: string) => {
    const headers = { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' };
    const sent = prefer === undefined ? headers : { ...headers, prefer };
    const reply = await fetch(url + path, { method: 'POST', headers: sent, body });
    const answer: unknown = await reply.json();
    return { status: reply.status, body: answer, violations: reply.headers.get('sl-violations') };
  };
  expect(await send('/v2/auth/permissions/remove', '{"data":{"userId":7}}')).toMatchObject({
    status: 200,
    body: { result: { status: 'success', message: 'Done.', surplus: true, [hostile]: hostile } },
  });
  expect(received).toMatch(/^POST \/v2\/auth\/permissions\/remove any \S+ \{"data":\{"userId":7\}\}$/);
  await expect.poll(() => printed.join('\n')).toMatch(/request.*userId/);
  await expect.poll(() => printed.join('\n')).toMatch(/response.*surplus/);

  // A violation may quote any text, which must be escaped in a header.
  for (const foreign of ['日本', 'é\u0085', '💥', '日'.repeat(5000)]) {
    const { violations } = await send('/v2/auth/permissions/remove', JSON.stringify({ data: { [foreign]: 7 } }));
    if (foreign.length < 100) expect(JSON.stringify(JSON.parse(violations ?? ''))).toContain(foreign);
    else expect(violations).toMatch(/^[ -~]{8000}$/);
  }

  await send('/v2/auth/permissions/remove', JSON.stringify({ data: { [hostile]: 7 } }));
  calls = 0;
  const refused = [
    { body: ' '.repeat(limits.bodyBytes + 1), status: 413 },
    { body: '{', status: 400, reason: 'SYNTAX' },
    { body: `{"data":${'['.repeat(99)}${']'.repeat(99)}}`, status: 400, reason: 'DEPTH' },
    { body: '{"data":{"userIds":["maya","maya"]}}', status: 400, reason: 'DUPLICATE' },
    { body: '{"data":{"userIds":["maya"],"userIds":["jonas"]}}', status: 400, reason: 'DUPLICATE' },
    { body: '{"data":{"userIds":[9007199254740993]}}', status: 400, reason: 'RANGE' },
  ];
  for (const { body, status, reason } of refused) {
    const details = reason === undefined ? {} : { details: [{ reason }] };
    expect(await send('/v2/users/data/delete', body)).toMatchObject({ status, body: { error: details } });
  }
  const add = '{"data":{"organizations":[{"organizationId":"acme","organizationName":"Acme"}]}}';
  expect((await send('/v2/organizations/add', add, 'dynamic=true')).status).toBe(400);
  expect(calls).toBe(0);
  const examples = Object.values(examplesOf({ id: 'addOrganizations', ...operations.addOrganizations }, 200));
  for (const query of ['', '?__dynamic=true']) {
    const { status, body } = await send(`/v2/organizations/add${query}`, add);
    expect(status).toBe(200);
    expect(examples).toContainEqual(body);
  }
  running.kill('SIGTERM');
  await once(running, 'close');
  // Neither callers nor the server control the terminal.
  expect(printed.join('\n')).toContain('\\u001b[2J');
  expect(printed.filter((text) => /[^\P{Cc}\t]/u.test(text) || text.startsWith('forged'))).toEqual([]);
  const { consumer, operations: used } = JSON.parse(await readFile(file, 'utf8'));
  expect(consumer).toBe('app');
  expect(used.addOrganizations.sent['/data/organizations/*/organizationName']).toMatchObject({ count: 2, maxLength: 4 });
  expect(used.addOrganizations.read['200']).toContain('/result/data/*/success');
});

it('The mock prints a line for each request, with the reason of an error', async () => {
  const lines: string[] = [];
  const app = express().use(
    printRequests((text) => lines.push(text.replace(/\d+ ms/, 'so many ms'))),
    createApp({ authenticate: anyCredentials, pages: [], handlers: {}, missing: 'example' }),
  );
  const caller = createCaller(await listening(createHttpServer(app)), { connections: 1 });
  onTestFinished(() => caller.close());
  await caller.send('/v2/workspace/get', credentialsFor('getWorkspace', tenant), '{"data":{}}');
  await caller.send('/v2/organizations/get', credentialsFor('getOrganizations', tenant), '{"data":{"\\u001b[2J":1}}');
  await caller.send('/nowhere', {}, '');
  await expect
    .poll(() => lines)
    .toEqual([
      'POST /v2/workspace/get 200 (so many ms)',
      expect.stringMatching(/^POST .* 400 \(so many ms\) \/data\/\\u001b\[2J is not a known field; allowed fields: /),
      'POST /nowhere 404 (so many ms) There is nothing at this path.',
    ]);
});
