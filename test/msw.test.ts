/** The MSW handlers in Node.js, called by the client as in a frontend's tests. */
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, ConnectionError, createClient, failed } from '../generated/client.ts';
import { recordUsage } from '../generated/usage.ts';
import { createHandlers } from '../mock/msw.ts';

const baseUrl = 'http://api.example/backend';
const api = createHandlers({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.reset());
afterAll(() => server.close());

const client = createClient({ baseUrl, apiKey: 'any', authToken: 'any' });
const acme = { organizationId: 'acme' };
const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

it('An override returns a result of the right type for its operation', async () => {
  api.override('getDocuments', ({ input, reply }) => ({
    ...reply,
    data: [{ id: `plan-of-${input.organizationId}`, documentName: 'Plan', disabled: false, accessType: 'public' }],
  }));
  expect((await client.getDocuments(acme)).data).toEqual([expect.objectContaining({ id: 'plan-of-acme' })]);
  const secret = { id: 'plan', documentName: 'Plan', disabled: false, accessType: 'secret' } as const;
  // @ts-expect-error There is no such access type.
  api.override('getDocuments', ({ reply }) => ({ ...reply, data: [secret] }));
  // @ts-expect-error The input has no such member.
  api.override('getDocuments', ({ input, reply }) => ({ ...reply, message: input.documentId }));
  // @ts-expect-error There is no such operation.
  api.override('getDocument', ({ reply }) => reply);
  // @ts-expect-error The document shows no such status.
  expect(() => api.fail({ operation: 'addUsers', status: 418 })).toThrow('status must be one of 200, 400');
});

it('An override may return any Response for a number of calls; the latest one applies first', async () => {
  api.override('getUsers', ({ reply }) => ({ ...reply, message: 'First.' }), { times: 2 });
  api.override('getUsers', () => HttpResponse.json({ any: 'thing' }, { status: 418 }), { times: 1 });
  expect(await errorOf(client.getUsers(acme))).toMatchObject({ httpStatus: 418, isFromService: false });
  const messages = [await client.getUsers(acme), await client.getUsers(acme), await client.getUsers(acme)].map(
    ({ message }) => message,
  );
  expect(messages).toEqual(['First.', 'First.', 'Users found.']);
});

it('An override that violates the contract is reported', async () => {
  // The types are wrong on purpose, as in JavaScript.
  const reply = JSON.parse('{ "status": "success", "message": "Users found.", "data": [{}] }');
  api.override('getUsers', () => reply);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetch(`${baseUrl}/v2/users/get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' },
    body: JSON.stringify({ data: acme }),
  });
  expect(response.status).toBe(500);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
  expect(await response.text()).toContain('The override of getUsers returns a result that violates the contract');
});

it('A fault is a documented failure, from which the client recovers', async () => {
  api.fail({ operation: 'addUsers', example: 'tooManyRequests', times: 2 });
  const retries: unknown[] = [];
  const users = [{ userId: 'maya' }];
  const result = await client.addUsers({ ...acme, users }, { onRetry: ({ error }) => void retries.push(error) });
  expect(Object.keys(result.data)).toEqual(['maya']);
  expect(retries).toMatchObject([{ httpStatus: 429 }, { httpStatus: 429 }]);
});

it('A fault may have any documented status', async () => {
  api.fail({ operation: 'getUsers', status: 404 });
  const error = await errorOf(client.getUsers({ organizationId: 'acme-labs' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', isFromService: true });
});

it('A fault may be a lost connection', async () => {
  api.fail({ operation: 'getUsers', drop: true });
  await expect(client.getUsers(acme, { retries: 0 })).rejects.toThrow(ConnectionError);
});

it('A fault may be one failed item of a bulk call, with its reason', async () => {
  api.fail({ operation: 'addUsers', items: ['lena'] });
  const result = await client.addUsers({ ...acme, users: [{ userId: 'maya' }, { userId: 'lena' }] });
  expect(result.message).toBe('1 of 2 users added.');
  expect([...failed(result)]).toEqual([['lena', { success: false, message: expect.stringMatching(/^The user already exists/) }]]);
});

it('A fault may be a late response', async () => {
  api.fail({ operation: 'getUsers', delayMs: 60 });
  const begun = performance.now();
  await client.getUsers(acme);
  expect(performance.now() - begun).toBeGreaterThan(55);
});

it('A fault does not replace the rejection of an invalid request', async () => {
  api.fail({ operation: 'getUsers', status: 429, times: 1 });
  const tooMany = { ...acme, pageSize: 100_000 };
  expect(await errorOf(client.getUsers(tooMany))).toMatchObject({ httpStatus: 400, details: [{ field: '/data/pageSize' }] });
  expect(await errorOf(client.getUsers(acme, { retries: 0 }))).toMatchObject({ httpStatus: 429 });
});

it('The client pages through the MSW handlers to the end, at any page size', async () => {
  const sizes: number[] = [];
  for await (const { data } of client.getPermissions.pages({ ...acme, pageSize: 2 })) sizes.push(data.length);
  expect(sizes).toEqual([2, 2, 1]);
  // A full last page ends the list, without an empty page behind it.
  expect((await client.getPermissions({ ...acme, pageSize: 5 })).pageToken).toBeUndefined();
  const ids = new Set<string>();
  for await (const { id } of client.getDocuments.items({ ...acme, pageSize: 1 })) ids.add(id);
  expect(ids.size).toBe(3);
  expect(await errorOf(client.getDocuments({ ...acme, pageToken: 'invented' }))).toMatchObject({ httpStatus: 400 });
});

it('The client sees MSW jobs progress and end, each with its own id and input', async () => {
  const quick = { intervalMs: 1 };
  const move = { ...acme, documentId: 'draft', newDocumentId: 'final' };
  const jobs = [
    client.migrateDocumentsAndWait(move, quick),
    client.migrateDocumentsAndWait({ ...move, documentId: 'other' }, quick),
  ];
  const ends = await Promise.all(jobs);
  expect(ends.map(({ data }) => [data.documentId, data.newDocumentId, data.status])).toEqual([
    ['draft', 'final', 'completed'],
    ['other', 'final', 'completed'],
  ]);
  expect(new Set(ends.map(({ data }) => data.migrationId)).size).toBe(2);
  const left: number[] = [];
  await client.deleteAllUserDataAndWait(
    { userIds: ['maya'] },
    { ...quick, onProgress: ({ data }) => void left.push(data.tasksLeft) },
  );
  expect(left.length).toBeGreaterThan(2);
  expect(left).toEqual(left.toSorted((a, b) => b - a));
});

it('Requests are recorded with their responses, including rejected and dropped ones, until a reset', async () => {
  await client.addUsers({ ...acme, users: [{ userId: 'maya' }] }, { idempotencyKey: 'once' });
  await errorOf(client.getUsers({ organizationId: '' }));
  api.fail({ operation: 'getUsers', drop: true, times: 1 });
  await errorOf(client.getUsers(acme, { retries: 0 }));
  api.override('getUsers', () => new HttpResponse(new ReadableStream()), { times: 1 });
  const endless = await fetch(`${baseUrl}/v2/users/get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' },
    body: JSON.stringify({ data: acme }),
  });
  expect(endless.status).toBe(200);
  await fetch(`${baseUrl}/v2/lost?a=b`, { method: 'POST', body: 'no JSON' });
  const [added] = await api.requests('addUsers');
  expect(added).toMatchObject({
    request: { data: { ...acme, users: [{ userId: 'maya' }] } },
    reply: { result: { data: { maya: { success: true } } } },
    headers: { 'idempotency-key': 'once' },
  });
  expect(Object.keys(added?.headers ?? {}).filter((name) => name.startsWith('x-svc-'))).toEqual([]);
  expect((await api.requests()).map(({ path, status, fault, dropped }) => [path, status, fault, dropped])).toEqual([
    ['/v2/users/add', 200, false, false],
    ['/v2/users/get', 400, false, false],
    ['/v2/users/get', null, true, true],
    ['/v2/users/get', 200, false, false],
    ['/v2/lost', 404, false, false],
  ]);
  api.reset();
  expect(await api.requests()).toEqual([]);
});

it('New objects have unique ids, and after a reset the documented ones again', async () => {
  const anyone = createClient({ baseUrl });
  const maya = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
  const create = async () => (await anyone.createWorkspace(maya)).data.id;
  const [first, second] = [await create(), await create()];
  api.reset();
  expect([await create(), await create()]).toEqual([first, second]);
  expect(second).not.toBe(first);
});

it('The MSW handlers record sent and returned fields for npm run diff', async () => {
  const usage = recordUsage('app');
  const recorded = createHandlers({ baseUrl, usage });
  server.use(...recorded.handlers);
  onTestFinished(() => server.resetHandlers());
  await client.getDocuments({ ...acme, pageSize: 2 });
  const { sent, read } = usage.toJSON().operations.getDocuments ?? {};
  expect(sent?.['/data/pageSize']).toMatchObject({ count: 1, maximum: 2 });
  expect(read?.['200']).toContain('/result/data/*/documentName');
});

it('An unknown path below the contract’s versions is a 404, and other paths are ignored', async () => {
  const response = await fetch(`${baseUrl}/v2/nothing`, { method: 'POST', headers: { 'x-request-id': 'mine' } });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([404, 'mine']);
  expect(await response.json()).toEqual({ error: { status: 'NOT_FOUND', message: 'There is nothing at this path.' } });
  await expect(fetch(`${baseUrl}/assets/logo.svg`)).rejects.toThrow();
});
