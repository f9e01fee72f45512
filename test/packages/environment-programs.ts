/** Programs that `npm run check-environments` runs. */
/** Calls each function of the client's entries, and returns a line for each. */
export const callContract = `
import { ApiError, createClient, failed, headline, orThrow, succeeded } from '@collaboration/contract';
import { createProxy } from '@collaboration/contract/proxy';
import { createQueries } from '@collaboration/contract/query';
import { addUsersInput } from '@collaboration/contract/schemas';
import { recordUsage } from '@collaboration/contract/usage';
import { receive, receiveRaw, sign } from '@collaboration/contract/webhooks';

const acme = { organizationId: 'acme' };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const planOf = async (client) => (await client.getDocuments(acme)).data.find(({ id }) => id === 'launch-plan').id;

async function callContract(baseUrl, { apiKey, authToken }) {
  const credentials = { apiKey, authToken };
  const usage = recordUsage('environments');
  const client = createClient({ baseUrl, ...credentials, usage, dangerouslyAllowBrowser: true });
  const lines = ['client ' + (await planOf(client))];
  const added = await client.addUsers({ ...acme, users: [{ userId: 'lena' }] });
  lines.push('bulk ' + [[...failed(added)].length, [...succeeded(added)].length, [...orThrow(added).keys()]].join(' '));
  const { data } = await client.getNotifications({ ...acme, userId: 'jonas' });
  lines.push('headline ' + (headline(data[0]) !== ''));
  const job = client.migrateDocumentsAndWait({ ...acme, documentId: 'pricing', newDocumentId: 'prices' }, { intervalMs: 50 });
  lines.push('job ' + (await job).data.status);
  const error = await client.getUsers({ organizationId: '' }).catch((thrown) => thrown);
  lines.push('error ' + (error instanceof ApiError && error.status));
  lines.push('usage ' + Object.keys(JSON.parse(JSON.stringify(usage)).operations).includes('addUsers'));
  const session = async () => ({ userId: 'maya', ...acme });
  const proxy = createProxy({ baseUrl, ...credentials, operations: ['getDocuments'], prefix: '/api', session });
  const fetchFromProxy = (url, init) => proxy(new Request(url, init));
  lines.push('proxy ' + (await planOf(createClient({ baseUrl: 'http://app.example/api', proxied: true, fetch: fetchFromProxy }))));
  lines.push('query ' + createQueries(client, { scope: 'acme' }).getUsers.queryOptions(acme).queryKey[1]);
  const { issues } = await addUsersInput['~standard'].validate({ ...acme, users: [] });
  lines.push('schemas ' + issues.map(({ path }) => path.join('.')));
  const body = JSON.stringify({ eventId: 'event-1', type: 'users.added', data: {} });
  const headers = await sign({ id: 'event-1', body, timestamp: Math.floor(Date.now() / 1000) }, secret);
  const request = new Request('http://receiver.example', { method: 'POST', headers, body });
  lines.push('webhooks ' + [(await receive(request, secret)).type, (await receiveRaw({ headers, body }, secret)).type]);
  return lines.join('\\n');
}
`;

const printedByContract = `client launch-plan
bulk 0 1 lena
headline true
job completed
error INVALID_ARGUMENT
usage true
proxy launch-plan
query getUsers
schemas users
webhooks users.added,users.added
`;

/** Receives deliveries in requests and headers of other realms. */
export const receivers = `
import { receive, receiveRaw, sign } from '@collaboration/contract/webhooks';
import nodeFetch2 from 'node-fetch-2';
import * as nodeFetch3 from 'node-fetch';
import * as undici from 'undici';
import { Headers as Polyfill } from 'whatwg-fetch';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = JSON.stringify({ eventId: 'event-1', type: 'users.added', data: {} });
const signed = await sign({ id: 'event-1', body, timestamp: Math.floor(Date.now() / 1000) }, secret);
const realms = { 'node-fetch 2': nodeFetch2, 'node-fetch 3': nodeFetch3, undici };
for (const [name, { Request, Headers }] of Object.entries(realms)) {
  const request = new Request('http://receiver.example', { method: 'POST', headers: new Headers(signed), body });
  const { type } = await receive(request, secret);
  const raw = await receiveRaw({ headers: new Headers(signed), body }, secret);
  const { message } = await receive(request, secret).catch((error) => error);
  console.log(name, type, raw.type, message);
}
console.log('whatwg-fetch', (await receiveRaw({ headers: new Polyfill(signed), body }, secret)).type);
`;

const readBefore = 'receive: the body of the request was read before. Call receive ahead of the parser that reads it.';
export const printedByReceivers = `node-fetch 2 users.added users.added ${readBefore}
node-fetch 3 users.added users.added ${readBefore}
undici users.added users.added ${readBefore}
whatwg-fetch users.added
`;

/** Tests of a frontend with MSW, which Vitest and Jest run. */
export const firstCalls = `${callContract}
import { createHandlers } from '@collaboration/msw';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

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
beforeEach(() => api.reset());
afterAll(() => server.close());
const any = { apiKey: 'any', authToken: 'any' };

test('Each function of the client', async () => {
  expect((await callContract(baseUrl, any)).split('\\n')).toEqual(${JSON.stringify(printedByContract.trim().split('\n'))});
}, 60_000);

test('Faults, overrides and records', async () => {
  const client = createClient({ baseUrl, ...any, dangerouslyAllowBrowser: true });
  api.fail({ operation: 'addUsers', drop: true, times: 1 });
  await client.addUsers({ ...acme, users: [{ userId: 'lena' }] });
  const requests = await api.requests('addUsers');
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(requests.length).toBe(2);
  api.override('getUsers', ({ reply }) => ({ ...reply, data: [] }));
  expect((await client.getUsers(acme)).data).toEqual([]);
  api.reset();
  expect((await client.getUsers(acme)).data.length).toBeGreaterThan(0);
}, 60_000);

test('Events', async () => {
  expect((await api.sendEvent('users.added', 'http://receiver.example/hooks', { secret })).status).toBe(204);
  expect(received).toEqual(['users.added']);
  const body = JSON.stringify({ eventId: 'event-1', type: 'users.added', data: {} });
  const headers = await sign({ id: 'event-1', body, timestamp: Math.floor(Date.now() / 1000) }, secret);
  await expect(receiveRaw({ headers, body: body + ' ' }, secret)).rejects.toMatchObject({ code: 'SIGNATURE_MISMATCH' });
}, 60_000);
`;

/** Calls each package: the client, its other entries, the handlers for MSW, the sandbox with its database, the mock, the docs and the server. */
export const eachPackage = `${callContract}
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { createHandlers } from '@collaboration/msw';
import { startMock, startSandbox } from '@collaboration/sandbox';
import { createApp, success } from '@collaboration/server';
import express from 'express';
import { setupServer } from 'msw/node';

const any = { apiKey: 'any', authToken: 'any' };

const sandbox = await startSandbox();
console.log(await callContract(sandbox.url, sandbox.credentials));
const session = sandbox.session();
await session.setJobs({ mode: 'manual' });
await session.client.deleteAllUserData({ userIds: ['jonas'] });
await session.fail({ operation: 'getUsers', status: 429, times: 1 });
await session.client.getUsers(acme);
await session.advance(1000);
console.log('controls', await session.step(1), (await session.requests('getUsers')).length, (await session.scene()).calls.length);
await session.reset();
await sandbox.close();

const mock = await startMock();
const receiver = createServer(async (req, res) => {
  const { type } = await receiveRaw({ headers: req.headers, body: Buffer.concat(await req.toArray()) }, secret);
  res.end(type);
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const delivered = await mock.sendEvent('users.added', 'http://127.0.0.1:' + receiver.address().port, { secret });
console.log('mock', await planOf(createClient({ baseUrl: mock.url, ...any })), delivered.body);
receiver.close();
await mock.close();

const intercepted = setupServer(...createHandlers({ baseUrl: 'http://api.example' }).handlers);
intercepted.listen();
console.log('msw', await planOf(createClient({ baseUrl: 'http://api.example', ...any })));
intercepted.close();

const require = createRequire(import.meta.url);
console.log('docs', gunzipSync(readFileSync(require.resolve('@collaboration/docs/operations/addUsers.md.gz'))).includes('Add Users'));
const authenticate = { public: () => undefined, workspace: () => undefined, apiKey: () => undefined };
for (const validation of ['compiled', 'express-openapi-validator']) {
  const handlers = { addPresence: () => success('Presence added.', { success: true }) };
  const server = express().use(createApp({ authenticate, handlers, validation })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const client = createClient({ baseUrl: 'http://127.0.0.1:' + server.address().port, ...any });
  const added = await client.addPresence({ ...acme, documentId: 'plan', users: [{ userId: 'maya' }] });
  console.log('server', validation, added.message);
  server.close();
}
`;

export const printedByEach = `${printedByContract}controls 1 2 1
mock launch-plan users.added
msw launch-plan
docs true
server compiled Presence added.
server express-openapi-validator Presence added.
`;
