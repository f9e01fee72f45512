/** The sandbox: the service itself, with controls for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ConnectionError, createClient } from '../../generated/client.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { contractOperations } from '../../generated/operations.ts';
import type { Contents } from '../../generated/sandbox-types.ts';
import { documentedCredentials, tokenSecret } from '../../mock/sandbox/documented.ts';
import { type Sandbox, type SandboxSession, startSandbox } from '../../mock/sandbox.ts';
import { createTokens, type TokenKind } from '../../server/auth/tokens.ts';
import { createUserTokens } from '../../server/auth/user-tokens.ts';
import { aReceiver, received } from '../support/receiver.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';
import { createCaller } from '../torture/http.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function post(path: string, data: unknown, headers: { [name: string]: string } = {}) {
  const reply = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  return { status: reply.status, headers: reply.headers, body: JSON.parse(await reply.text()) };
}

async function controlOf({ url }: SandboxSession, control: string) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/sandbox/${control}`, { method: 'POST', headers, body: '{"data":{}}' });
  return (await reply.json()).result;
}

/** One attempt, since the tests look at its response. */
const oneAttempt = { retries: 0 };
const inAcme = { organizationId: 'acme' };
const plan = { ...inAcme, documentId: 'launch-plan' };
const umbrella = { organizationId: 'umbrella', organizationName: 'Umbrella' };
const lena = { userId: 'lena', name: 'Lena Fischer' };

it('A sandbox reset discards writes, clock, faults, emails and records', async () => {
  const before = await sandbox.client.getOrganizations({});
  await sandbox.client.addOrganizations({ organizations: [umbrella] });
  expect((await sandbox.client.getOrganizations({})).data).toHaveLength(3);
  await sandbox.advance(3_600_000);
  await sandbox.fail({ status: 503 });
  await sandbox.setJobs({ mode: 'manual' });
  expect((await post('/sandbox/reset', {})).status).toBe(200);
  expect(await sandbox.client.getOrganizations({}, oneAttempt)).toEqual(before);
  const { result } = (await post('/sandbox/state', {})).body;
  expect(Math.abs(result.time - Date.now())).toBeLessThan(60_000);
  expect(result.jobs.mode).toBe('automatic');
  expect(await sandbox.requests()).toHaveLength(1);
});

it('A sandbox reset answers pending requests from the old data', async () => {
  await sandbox.fail({ operation: 'getOrganizations', delayMs: 200 });
  const underWay = sandbox.client.getOrganizations({}, oneAttempt);
  await vi.waitFor(async () => expect((await post('/sandbox/faults', {})).body.result.faults[0].met).toBe(1), 60_000);
  await sandbox.reset();
  expect((await underWay).data).toHaveLength(2);
});

it('A sandbox session has its own data, clock and faults', async () => {
  const other = sandbox.session('checkout.test-1');
  await other.client.addOrganizations({ organizations: [umbrella] });
  await other.fail({ status: 503 });
  await other.advance(86_400_000);
  expect((await sandbox.client.getOrganizations({}, oneAttempt)).data).toHaveLength(2);
  await expect(other.client.getOrganizations({}, oneAttempt)).rejects.toMatchObject({ httpStatus: 503 });
  const [mine, theirs] = await Promise.all([
    post('/sandbox/clock', {}),
    post('/sandbox/clock', {}, { 'x-sandbox-session': 'checkout.test-1' }),
  ]);
  expect(theirs.body.result.time - mine.body.result.time).toBeGreaterThan(86_000_000);
});

it('A sandbox session can be named in the path if headers are impossible', async () => {
  await sandbox.session('by-path').client.addOrganizations({ organizations: [umbrella] });
  const byPath = await post('/sandbox/sessions/by-path/sandbox/state', {});
  expect(byPath.body.result).toMatchObject({ session: 'by-path', baseUrl: `${sandbox.url}/sandbox/sessions/by-path` });
  const { apiKey, authToken } = sandbox.credentials;
  const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken, 'x-sandbox-session': 'by-path' };
  expect((await post('/v2/organizations/get', {}, headers)).body.result.data).toHaveLength(3);
  // The links of the page are relative.
  const page = await fetch(`${sandbox.url}/sandbox/sessions/by-path`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([308, '/sandbox/sessions/by-path/']);
});

it('An invalid session name is rejected with the allowed characters', async () => {
  const { status, body } = await post('/v2/organizations/get', {}, { 'x-sandbox-session': 'a b' });
  expect([status, body.error.details[0].field]).toEqual([400, 'x-sandbox-session']);
});

it('A sandbox session ends with its test, and starts anew on its next use', async () => {
  const before = (await controlOf(sandbox, 'state')).sessions;
  let name: string;
  {
    await using mine = sandbox.session();
    name = (await controlOf(mine, 'state')).session;
    await mine.client.addOrganizations({ organizations: [umbrella] });
  }
  expect((await controlOf(sandbox, 'state')).sessions).toEqual(before);
  const again = sandbox.session(name);
  expect((await again.client.getOrganizations({})).data).toHaveLength(2);
  await controlOf(again, 'close');
  expect((await controlOf(sandbox, 'state')).sessions).toEqual(before);
});

it('An idle session ends after 15 minutes, and the 101st ends the one idle longest, but never the default one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = await startSandbox({ seed: 'empty' });
  onTestFinished(() => own.close());
  const names = Array.from({ length: 99 }, (_, i) => `session-${i}`);
  for (const name of names) {
    own.session(name);
    vi.advanceTimersByTime(1);
  }
  own.session('session-0');
  vi.advanceTimersByTime(1);
  own.session('one-more');
  expect((await controlOf(own, 'state')).sessions.toSorted()).toEqual(
    ['default', ...names.filter((name) => name !== 'session-1'), 'one-more'].toSorted(),
  );
  vi.advanceTimersByTime(14 * 60_000);
  own.session('one-more');
  vi.advanceTimersByTime(2 * 60_000);
  expect((await controlOf(own, 'state')).sessions).toEqual(['default', 'one-more']);
});

it('Advancing the sandbox clock lets a grant and presence expire', async () => {
  const expiresAt = (await post('/sandbox/clock', {})).body.result.time + 3_600_000;
  const resources = [{ type: 'folder' as const, id: 'finance', ...inAcme, accessRole: 'viewer' as const, expiresAt }];
  await sandbox.client.addPermissions({ user: { userId: 'lena' }, permissions: { resources } });
  const grants = async () => (await sandbox.client.getPermissions({ ...inAcme, userIds: ['lena'] })).data;
  const counts = async () => {
    const { contents } = (await post('/sandbox/state', {})).body.result;
    return contents.flatMap(({ name, count }: Contents) => (['permissions', 'presence'].includes(name) ? [count] : []));
  };
  const [granted] = await counts();
  expect(await grants()).toHaveLength(1);
  expect((await sandbox.client.getPresence(plan)).data).toHaveLength(1);
  await sandbox.advance(3_600_001);
  expect(await grants()).toEqual([]);
  expect(await counts()).toEqual([granted - 1, 0]);
  expect((await sandbox.client.getPresence(plan)).data).toEqual([]);
});

it('Advancing the sandbox clock resets a quota', async () => {
  const anyone = createClient({ baseUrl: sandbox.url, retries: 0 });
  const create = () => anyone.createWorkspace({ ownerEmail: 'lena@acme.example', name: 'Lena', workspaceName: 'Lab' });
  for (let i = 0; i < 10; i++) await create();
  await expect(create()).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  await sandbox.advance(3_600_000);
  await expect(create()).resolves.toMatchObject({ status: 'success' });
});

it('Advancing the sandbox clock removes no finished job or old notification', async () => {
  const counts = async () => {
    const { contents }: { contents: { name: string; count: number }[] } = await controlOf(sandbox, 'state');
    return contents.flatMap(({ name, count }) => (/migrations|jobs|notifications/.test(name) ? [count] : []));
  };
  const before = await counts();
  await sandbox.advance(400 * 86_400_000);
  expect([before, await counts()]).toEqual([[2, 1, 2], before]);
});

it("The sandbox clock can be set, but not before the story's time", async () => {
  const { body } = await post('/sandbox/clock', { time: 1_900_000_000_000 });
  expect(body.result.time - 1_900_000_000_000).toBeLessThan(60_000);
  await sandbox.setTime(new Date('2031-05-01T12:00:00Z'));
  expect((await post('/sandbox/clock', {})).body.result.time - Date.UTC(2031, 4, 1, 12)).toBeLessThan(60_000);
  await sandbox.reset();
  const [latest] = (await sandbox.client.getNotifications(plan)).data;
  expect((await post('/sandbox/clock', {})).body.result.time).toBeGreaterThan(latest?.timestamp ?? Number.NaN);
});

it('Sandbox jobs run step by step, so that progress is visible', async () => {
  await sandbox.setJobs({ mode: 'manual', pauseMs: 10 });
  const { data } = await sandbox.client.deleteAllUserData({ userIds: ['jonas'] });
  const { jobId, tasksCount } = data;
  const left = async () => (await sandbox.client.getDeleteAllUserDataStatus({ jobId })).data.tasksLeft;
  // Time alone runs no step.
  await sandbox.fail({ operation: 'getFolders', delayMs: 50, times: 1 });
  await sandbox.client.getFolders(inAcme);
  expect(await left()).toBe(tasksCount);
  // The first steps wait for writers, and queue the tasks.
  expect(await sandbox.step(2)).toBe(2);
  expect(await left()).toBe(tasksCount);
  await sandbox.step(3);
  expect(await left()).toBe(tasksCount - 3);
  expect(await sandbox.step(1000)).toBe(tasksCount - 3);
  expect(await left()).toBe(0);
});

it('Sandbox jobs run slowly by themselves, or at once on demand', async () => {
  await sandbox.setJobs({ mode: 'slow', pauseMs: 10 });
  const { migrationId } = (await sandbox.client.migrateDocuments({ ...plan, newDocumentId: 'plan-b' })).data;
  const status = async () => (await sandbox.client.getMigrationStatus({ ...inAcme, migrationId })).data.status;
  await vi.waitFor(async () => expect(await status()).toBe('completed'), 60_000);
  await sandbox.setJobs({ mode: 'manual' });
  const { jobId } = (await sandbox.client.deleteAllUserData({ userIds: ['maya'] })).data;
  await sandbox.setJobs({ mode: 'automatic' });
  const isDone = async () => (await sandbox.client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted;
  await vi.waitFor(async () => expect(await isDone()).toBe(true), 60_000);
});

const addLena = () => sandbox.client.addUsers({ ...inAcme, users: [lena] }, oneAttempt);

it('A requested failure is not logged', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  await sandbox.fail({ status: 500, times: 1 });
  await expect(addLena()).rejects.toMatchObject({ httpStatus: 500 });
  expect(written).not.toHaveBeenCalled();
});

it('A dropped request is recorded as dropped, with its body, before the caller notices', async () => {
  await sandbox.fail({ drop: true, delayMs: 1 });
  for (let calls = 1; calls <= 30; calls++) {
    const [first, second] = [sandbox.client.getUsers(inAcme, oneAttempt), addLena()];
    const requests = await Promise.allSettled([first, second]).then(([one, other]) => {
      expect([one, other]).toMatchObject([{ reason: expect.any(ConnectionError) }, { reason: expect.any(ConnectionError) }]);
      return sandbox.requests();
    });
    expect(requests).toHaveLength(2 * calls);
    expect(requests.filter(({ status, fault, dropped }) => status !== null || !fault || !dropped)).toEqual([]);
    expect(requests.slice(-2).map(({ request }) => request)).toEqual(
      expect.arrayContaining([{ data: inAcme }, { data: { ...inAcme, users: [lena] } }]),
    );
  }
  expect(await sandbox.scene()).toEqual({ base: 'story', calls: [] });
});

it('A sandbox fault is removed singly, by its own value', async () => {
  const slow = { operation: 'getUsers', delayMs: 1, times: 3 };
  const refused = { operation: 'addUsers', status: 429 };
  await post('/sandbox/faults', { add: [slow, refused, slow] });
  const { body } = await post('/sandbox/faults', {
    remove: [
      { times: 3, delayMs: 1, operation: 'getUsers' },
      { ...refused, times: 1 },
    ],
  });
  expect(body.result.faults.map(({ fault }: { fault: unknown }) => fault)).toEqual([refused, slow]);
  expect((await post('/sandbox/faults', { remove: [refused], add: [{ status: 503 }] })).body.result.faults).toEqual([
    { fault: slow, met: 0 },
    { fault: { status: 503 }, met: 0 },
  ]);
});

it('Every documented status may be a fault, that of a success too', async () => {
  for (const { id, statuses } of contractOperations) {
    const add = statuses.map((status) => ({ operation: id, status }));
    const { body } = await post('/sandbox/faults', { clear: true, add });
    expect(body.result.faults.map(({ fault }: { fault: unknown }) => fault)).toEqual(add);
  }
});

it('A caller that leaves is recorded without a response, and not as dropped', async () => {
  await sandbox.fail({ operation: 'getUsers', delayMs: 600_000 });
  const leaving = new AbortController();
  const left = sandbox.client.getUsers(inAcme, { ...oneAttempt, signal: leaving.signal });
  await vi.waitFor(async () => expect((await post('/sandbox/faults', {})).body.result.faults[0].met).toBe(1), 60_000);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => sandbox.requests()).toMatchObject([{ status: null, fault: true, dropped: false }]);
});

it.each([
  [{ operation: 'addUser', status: 429 }, '/data/add/0/operation', 'addUsers'],
  [{ operation: 'addUsers', status: 402 }, '/data/add/0/status', '429'],
  [{ operation: 'addUsers', example: 'lost' }, '/data/add/0/example', 'oneExists'],
  [{ operation: 'getUsers', items: ['lena'] }, '/data/add/0/operation', 'addUsers'],
  [{ drop: true, status: 500 }, '/data/add/0', 'must be a response'],
])('An invalid fault is rejected with the possible ones instead of %j', async (fault, field, named) => {
  const { status, body } = await post('/sandbox/faults', { add: [fault] });
  expect(status).toBe(400);
  expect(body.error.details[0]).toMatchObject({ field, description: expect.stringContaining(named) });
  expect((await post('/sandbox/faults', {})).body.result.faults).toEqual([]);
});

it('The sandbox records the latest 500 requests, searchable by operation, with 16 KiB of a body and without the docs', async () => {
  await sandbox.client.getOrganizations({});
  const caller = createCaller(sandbox.url, { connections: 4 });
  onTestFinished(() => caller.close());
  await Promise.all(Array.from({ length: 498 }, () => caller.send('/v2/lost', {}, '{}')));
  await fetch(`${sandbox.url}/docs/`);
  await post('/sandbox/clock', {});
  expect((await post('/v2/users/add', 'x'.repeat(20_000))).status).toBe(401);
  await sandbox.client.getUsers(inAcme);
  const requests = await sandbox.requests();
  expect(requests.map(({ path }) => path)).toEqual([...Array(498).fill('/v2/lost'), '/v2/users/add', '/v2/users/get']);
  const { body } = await post('/sandbox/requests', { operationId: 'addUsers' });
  expect(body.result.requests).toMatchObject([{ operationId: 'addUsers', request: expect.stringMatching(/^.{16384}$/) }]);
});

it('Sandbox controls accept only POST requests with JSON', async () => {
  const get = await fetch(`${sandbox.url}/sandbox/clock`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(`${sandbox.url}/sandbox/clock`, { method: 'POST', body: '{"data":{}}' })).status).toBe(415);
  const twice = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{},"data":{}}' };
  const refused = await fetch(`${sandbox.url}/sandbox/clock`, twice);
  expect(await refused.json()).toMatchObject({ error: { details: [{ field: '/data', reason: 'DUPLICATE' }] } });
});

it('The contents of a session are its rows of each kind, without documents that only have grants', async () => {
  const resources = [{ type: 'document' as const, id: 'unnamed', ...inAcme, accessRole: 'viewer' as const }];
  await sandbox.client.addPermissions({ user: { userId: 'tom' }, permissions: { resources } });
  const { contents } = await controlOf(sandbox, 'state');
  const shown = (name: string, ...fields: string[]): string[] => {
    const [kind] = contents.filter((one: { name: string }) => one.name === name);
    expect(kind.count, name).toBe(kind.rows.length);
    return kind.rows.map((row: { [field: string]: unknown }) => fields.map((field) => row[field]).join(' '));
  };
  expect(shown('organizations', 'organizationId', 'organizationName', 'metadata')).toEqual([
    'acme Acme Robotics {}',
    'globex Globex {"plan":"team","region":"eu"}',
  ]);
  expect(shown('folders', 'organizationId', 'folderId', 'folderName')).toEqual([
    'acme finance Finance',
    'acme marketing Marketing',
  ]);
  expect(shown('documents', 'organizationId', 'documentId', 'documentName', 'folderId', 'accessType')).toEqual([
    'acme launch-plan Launch plan marketing organizationPrivate',
    'acme pricing Pricing model marketing restricted',
    'acme roadmap Roadmap  public',
  ]);
  expect(shown('users', 'userId', 'name', 'email')).toEqual([
    'jonas Jonas Weber jonas@acme.example',
    'maya Maya Chen maya@acme.example',
    'priya Priya Nair priya@acme.example',
    'tom  ',
  ]);
  expect(shown('permissions', 'userId', 'type', 'id', 'accessRole', 'expiresAt').sort()).toEqual([
    'jonas document pricing viewer ',
    'jonas folder marketing editor ',
    'jonas organization acme viewer ',
    'maya document launch-plan editor ',
    'priya document launch-plan viewer 4102444800000',
    'tom document unnamed viewer ',
  ]);
  expect(shown('user groups', 'organizationUserGroupId', 'memberCount')).toEqual(['designers 3', 'leads 1']);
  expect(shown('presence', 'organizationId', 'documentId', 'userId', 'status')).toEqual(['acme launch-plan maya online']);
  expect(shown('notifications', 'documentId', 'notificationId', 'actionUser', 'recipients')).toEqual([
    'launch-plan launch-plan-comment-18 priya 2',
    'launch-plan launch-plan-comment-17 maya 1',
  ]);
  expect(shown('deletion jobs', 'tasksQueued')).toEqual(['0']);
  expect(shown('migrations', 'documentId', 'newDocumentId', 'status').sort()).toEqual([
    'launch-plan launch-plan-2027 completed',
    'launch-plan-2027 launch-plan completed',
  ]);
});

it.each(['default', 'mail-test'])('Sandbox emails have login links that work in session %s', async (name) => {
  const session = sandbox.session(name);
  await createClient({ baseUrl: session.url }).sendLoginLink({
    email: 'maya@acme.example',
    continueUrl: 'https://acme.example/x',
  });
  const mails = await vi.waitFor(async () => {
    const found = await session.mail();
    expect(found).toHaveLength(1);
    return found;
  }, 60_000);
  expect(mails[0]).toMatchObject({
    to: 'maya@acme.example',
    subject: 'Your login link',
    link: expect.stringContaining(session.url),
  });
  const page = await fetch(mails[0]?.link ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Acme Robotics')]);
  const mail = async (data: object) => (await post('/sandbox/mail', data, { 'x-sandbox-session': name })).body.result.mails;
  expect(await mail({ to: 'lena@acme.example' })).toEqual([]);
  expect(await mail({ to: 'maya@acme.example', clear: true })).toEqual(mails);
  expect(await session.mail()).toEqual([]);
});

it('A sandbox seed adds lines and makes calls, bypassing faults and records', async () => {
  await sandbox.fail({ status: 503 });
  const lines = [
    { type: 'organization' as const, ...umbrella },
    { type: 'document' as const, organizationId: 'umbrella', documentId: 'handbook', documentName: 'Handbook' },
  ];
  const calls = [{ operationId: 'addPresence', data: { organizationId: 'umbrella', documentId: 'handbook', users: [lena] } }];
  const { status, body } = await post('/sandbox/seed', { lines, calls });
  expect([status, body.result.lines, body.result.calls[0].result.message]).toEqual([200, 2, 'Presence added.']);
  expect(await sandbox.requests()).toEqual([]);
  await post('/sandbox/faults', { clear: true });
  expect((await sandbox.client.getPresence({ organizationId: 'umbrella', documentId: 'handbook' })).data).toMatchObject([lena]);
});

it.each([
  [{ lines: [{ type: 'document', ...plan }] }, '/data/lines/0/documentName'],
  [{ lines: [{ type: 'document', organizationId: 'lost', documentId: 'a', documentName: 'A' }] }, '/data/lines/0'],
  [{ calls: [{ operationId: 'addOrganization', data: {} }] }, '/data/calls/0/operationId'],
  [{ calls: [{ operationId: 'addUsers', data: { ...inAcme, users: [] } }] }, '/data/calls/0'],
])('A seed error names the mistake in %j', async (data, field) => {
  const { status, body } = await post('/sandbox/seed', data);
  expect([status, body.error.details[0].field]).toEqual([400, field]);
});

async function fileOf(scene: unknown, name = 'scene.yaml'): Promise<string> {
  const folder = await anEmptyFolder();
  const file = join(folder, name);
  await writeFile(file, typeof scene === 'string' ? scene : JSON.stringify(scene));
  return file;
}

it('A scene has the changes of a session, and a sandbox can start with the data of a scene file', async () => {
  const handbook = { organizationId: 'umbrella', documentId: 'handbook' };
  await sandbox.client.addOrganizations({ organizations: [umbrella] });
  await sandbox.client.getOrganizations({});
  await sandbox.client.checkPermissions({ userId: 'jonas', resources: [{ type: 'organization', id: 'acme' }] });
  await expect(sandbox.client.addPresence({ ...handbook, users: [] }, oneAttempt)).rejects.toMatchObject({ httpStatus: 400 });
  const saved = await sandbox.scene();
  expect(saved).toEqual({ base: 'story', calls: [{ operationId: 'addOrganizations', data: { organizations: [umbrella] } }] });
  const lines = [
    { type: 'organization', ...umbrella },
    { type: 'document', ...handbook, documentName: 'Handbook' },
  ];
  const calls = [{ operationId: 'addPresence', data: { ...handbook, users: [lena] } }];
  const own = await startSandbox({ seed: await fileOf({ base: 'empty', lines, calls }) });
  onTestFinished(() => own.close());
  expect((await own.client.getPresence(handbook)).data).toMatchObject([lena]);
  expect((await own.client.getOrganizations({})).data).toHaveLength(1);
  await own.client.addOrganizations({ organizations: [{ ...umbrella, organizationId: 'acme' }] });
  expect(await own.scene()).toEqual({
    base: 'empty',
    lines,
    calls: [...calls, { operationId: 'addOrganizations', data: expect.anything() }],
  });
});

it('No scene is made of a truncated request body or an import file', async () => {
  const organizations = Array.from({ length: 300 }, (_, i) => ({ ...umbrella, organizationId: `umbrella-${i}` }));
  await sandbox.client.addOrganizations({ organizations });
  await expect(sandbox.scene()).rejects.toThrow('was truncated');
  const own = await startSandbox({ seed: await fileOf(JSON.stringify({ type: 'organization', ...umbrella }), 'lines.ndjson') });
  onTestFinished(() => own.close());
  expect((await own.client.getOrganizations({})).data).toMatchObject([umbrella]);
  await expect(own.scene()).rejects.toThrow('is an import file');
});

it.each([
  ['base: stories', '/base must be one of'],
  ['calls: [', 'is not YAML'],
  ['lines: [{ type: document, organizationId: a, documentId: b }]', '/lines/0/documentName'],
  ['calls: [{ operationId: addUser, data: {} }]', '/calls/0/operationId must be one of'],
  ['calls: [{ operationId: addUsers, data: {} }]', /\/calls\/0 was rejected: [^.]+\.(?!\.)/],
])('A scene file error names the mistake in %s', async (text, message) => {
  await expect(startSandbox({ seed: await fileOf(text) })).rejects.toThrow(message);
});

it('Pages of this machine may call with the session header, even from outside the private network', async () => {
  const headers = {
    origin: 'http://localhost:5173',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-sandbox-session,x-svc-api-key',
    'access-control-request-private-network': 'true',
  };
  for (const path of ['/v2/users/get', '/sandbox/reset']) {
    const preflight = await fetch(sandbox.url + path, { method: 'OPTIONS', headers });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type,x-sandbox-session,x-svc-api-key',
        'access-control-allow-private-network': 'true',
      },
    ]);
  }
  const refused = await post('/v2/users/get', {}, { origin: 'http://localhost:5173' });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
});

it('A sandbox started in code has more data with the seed demo, and the given latency', async () => {
  const own = await startSandbox({ seed: 'demo', latency: [40, 60], jobs: { mode: 'manual' } });
  onTestFinished(() => own.close());
  expect((await own.client.getOrganizations({})).data.length).toBeGreaterThan(0);
  const [request] = await own.requests();
  expect(request?.durationMs).toBeGreaterThanOrEqual(39);
});

it('A sandbox stops at once on request, and answers callers who wait for a fault', async () => {
  const own = await startSandbox({ seed: 'empty', jobs: { mode: 'slow', pauseMs: 10 } });
  await own.fail({ delayMs: 600_000 });
  const waiting = own.client.getOrganizations({}, oneAttempt);
  await vi.waitFor(async () => expect((await controlOf(own, 'faults')).faults[0].met).toBe(1), 60_000);
  await own.close();
  expect((await waiting).data).toEqual([]);
});

/** Runs `npx sandbox events`. Returns what it has printed so far. */
async function printEvents(): Promise<() => string> {
  const child = spawn(process.execPath, [join(root, 'mock/package/bin.ts'), 'events', '--url', sandbox.url]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  await vi.waitFor(() => expect(printed).toContain('Waiting for changes.'), 60_000);
  return () => printed;
}

it('The sandbox delivers events to this machine, except for faults, and npx sandbox events prints both', async () => {
  const receiver = await aReceiver();
  receiver.status = 200;
  const url = receiver.url.replace('127.0.0.1', 'localhost');
  const printed = await printEvents();

  await sandbox.client.addWebhooks({ webhooks: [{ webhookId: 'frontend', url }] });
  await sandbox.fail({ webhookId: 'frontend', status: 503, times: 1 });
  await sandbox.fail({ webhookId: 'frontend', drop: true, times: 1 });
  await expect(sandbox.fail({ webhookId: 'frontend', operation: 'addUsers' })).rejects.toThrow('status, drop or delayMs');
  await sandbox.client.addOrganizations({ organizations: [umbrella] });
  for (const outcome of ['503 (attempt 1)', 'connection (attempt 2)', '200 (attempt 3)']) {
    await vi.waitFor(() => expect(printed()).toContain(`  sent organizations.added to frontend: ${outcome}`), 60_000);
    // Below the lease of an attempt, which would be made twice.
    await sandbox.advance(30_000);
  }
  const { data } = await sandbox.client.getEvents();
  expect(received(receiver)).toEqual(data);
  expect(printed()).toContain(JSON.stringify(data[0]));
  const { contents }: { contents: { name: string; rows: object[] }[] } = await controlOf(sandbox, 'state');
  const rows = contents.flatMap((kind) => (/^(?:events|deliveries)$/.test(kind.name) ? kind.rows : []));
  expect(rows).toMatchObject([
    { type: 'organizations.added', organizationId: 'umbrella' },
    { webhookId: 'frontend', outcome: '200' },
    { outcome: 'connection' },
    { outcome: '503' },
  ]);
});

it('After a reset, npx sandbox events says so, and prints each new event', async () => {
  const { apiKey, workspaceId, workspaceAuthToken } = sandbox.credentials;
  const workspace = createClient({ baseUrl: sandbox.url, workspaceId, authToken: workspaceAuthToken });
  const printed = await printEvents();
  await sandbox.client.addOrganizations({ organizations: [umbrella, { ...umbrella, organizationId: 'later' }] });
  await vi.waitFor(() => expect(printed()).toContain('"later"'), 60_000);

  await sandbox.reset();
  await workspace.updateApiKey({ apiKey, events: true });
  await sandbox.client.addOrganizations({ organizations: [{ ...umbrella, organizationId: 'first' }] });
  await vi.waitFor(() => expect(printed()).toMatch(/pageToken.*\n.*"first"/), 60_000);
});

/** With a temporary folder of its own. */
async function run(...options: string[]): Promise<{ child: ChildProcess; folder: string; output: () => string }> {
  const folder = await anEmptyFolder();
  const child = spawn(process.execPath, [join(root, 'mock/sandbox.ts'), '--port', '0', ...options], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, folder, output: () => text };
}

it('npm run sandbox prints variables to paste and a line for each request, and leaves nothing behind', async () => {
  const { child, folder, output } = await run('--latency', '0-1');
  await vi.waitFor(() => expect(output()).toContain('curl -s'), 60_000);
  const [, baseUrl = ''] = /COLLABORATION_URL=(\S+)/.exec(output()) ?? [];
  const pasted = output().slice(output().indexOf('export COLLABORATION_URL'));
  expect(await inBash(pasted, folder)).toContain('Acme Robotics');
  expect(output()).toMatch(/POST \/v2\/\S+ 200 \(\d+ ms\)\n/);
  await fetch(`${baseUrl}/v2/users/get`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  await vi.waitFor(() => expect(output()).toMatch(/get 401 \(\d+ ms\) The credentials are missing or invalid\.\n/), 60_000);
  expect((await fetch(baseUrl, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  const fault = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{"add":[{"drop":true}]}}' };
  await fetch(`${baseUrl}/sandbox/faults`, fault);
  await expect(fetch(`${baseUrl}/v2/users/get`, { method: 'POST' })).rejects.toThrow();
  await vi.waitFor(() => expect(output()).toMatch(/get dropped \(\d+ ms\) fault\n/), 60_000);
  expect((await readdir(folder)).filter((name) => name.startsWith('collaboration-sandbox-'))).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect((await readdir(folder)).filter((name) => name.startsWith('collaboration-sandbox-'))).toEqual([]);
});

it('npm run sandbox -- --quiet prints the variables, and a call that succeeds without any data', async () => {
  const { child, folder, output } = await run('--quiet', '--seed', 'empty');
  await vi.waitFor(() => expect(output()).toContain('curl -s'), 60_000);
  const before = output();
  expect(await inBash(before.slice(before.indexOf('export COLLABORATION_URL')), folder)).toContain('Organizations found.');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output()).toBe(before);
});

it('npm run sandbox leaves nothing behind when stopped during its start', async () => {
  const { child, folder } = await run();
  const made = async () => (await readdir(folder)).filter((name) => name.startsWith('collaboration-sandbox-'));
  await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 60_000, interval: 10 });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await made()).toEqual([]);
});

async function inBash(script: string, cwd: string): Promise<string> {
  const child = spawn('bash', ['-euc', script], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  expect(await once(child, 'close')).toEqual([0, null]);
  return text;
}

const mistakes: [options: string[], exitCode: number, words: string][] = [
  [['--latency', 'slow'], 2, '--latency takes milliseconds such as 200 or 50-300'],
  [['--port', '99999'], 2, '--port takes a number from 0 to 65535'],
  [['--seed', 'lost.ndjson'], 1, 'lost.ndjson'],
  [['--seed', join(root, 'LICENSE')], 1, 'line 1: The line must be JSON'],
];
it.each(mistakes)('npm run sandbox explains the mistake in %j', async (options, exitCode, words) => {
  const { child, folder, output } = await run(...options);
  expect(await once(child, 'close')).toEqual([exitCode, null]);
  expect(output()).toContain(words);
  expect(output()).not.toContain('    at ');
  expect((await readdir(folder)).filter((name) => name.startsWith('collaboration-sandbox-'))).toEqual([]);
});

const texts = (pattern: RegExp): string[] => [...new Set(JSON.stringify(document).match(pattern))];

it("The document's tokens of workspaces and API keys are valid in the sandbox", () => {
  const tokens = createTokens([tokenSecret]);
  const shown = texts(/\b(?:workspace|key)_[0-9a-f-]{36}_\d+_[0-9a-f]{64}/g);
  expect(shown.length).toBeGreaterThan(2);
  const genuine = shown.map((token) => {
    const [kind = '', id = '', version = ''] = token.split('_');
    return tokens.issue(kindOf(kind), id, Number(version));
  });
  // On failure the expected texts are the right ones.
  expect(shown).toEqual(genuine);
});
const kindOf = (kind: string): TokenKind => (kind === 'workspace' ? 'workspace' : 'key');

it("The document's user tokens have the sandbox's signature", async () => {
  const userTokens = createUserTokens({ secrets: [tokenSecret], issuer: '' });
  const { keys } = await userTokens.keySet(documentedCredentials().apiKey);
  const shown = texts(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g);
  expect(shown.length).toBeGreaterThan(0);
  for (const token of shown) {
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const key = keys.find((one) => one.kid === kid);
    expect(key, `${kid} is no key of the sandbox; mock/sandbox/documented.ts has the secret`).toBeDefined();
    if (key !== undefined) await jwtVerify(token, key, { currentDate: new Date(1_795_168_800_000) });
  }
});
