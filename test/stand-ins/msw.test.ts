/** The MSW handlers in Node.js, called by the client as in a frontend's tests. */
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { operations } from '../../generated/handlers.ts';
import { recordUsage } from '../../generated/usage.ts';
import { createHandlers } from '../../mock/msw.ts';

const baseUrl = 'http://api.example/backend';
const api = createHandlers({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.reset());
afterAll(() => server.close());

const client = createClient({ baseUrl, apiKey: 'any', authToken: 'any' });
const acme = { organizationId: 'acme' };
const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

const getUsers = (): Promise<Response> =>
  fetch(`${baseUrl}/v2/users/get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-auth-token': 'any' },
    body: JSON.stringify({ data: acme }),
  });

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
  const unknown = new TypeError(`There is no operation "getDocument". The operations are ${Object.keys(operations).join(', ')}.`);
  // @ts-expect-error There is no such operation.
  expect(() => api.override('getDocument', ({ reply }) => reply)).toThrow(unknown);
  // @ts-expect-error There is no such operation.
  await expect(api.requests('getDocument')).rejects.toThrow(unknown);
  // @ts-expect-error The document shows no such status.
  expect(() => api.fail({ operation: 'addUsers', status: 418 })).toThrow('status must be one of 200, 400');
});

it.each<[options: object, complaint: string]>([
  [{}, 'baseUrl must be an http or https URL such as "http://127.0.0.1:8080"'],
  [{ baseUrl: 'localhost:8080' }, 'baseUrl must be an http or https URL such as'],
  [{ baseUrl: '/api' }, 'baseUrl must be an http or https URL such as'],
  [{ baseURL: baseUrl }, 'there is no option "baseURL". The options are baseUrl, usage.'],
])('The MSW handlers reject the options %j at once', (options, complaint) => {
  expect(() => Reflect.apply(createHandlers, undefined, [options])).toThrow(`createHandlers: ${complaint}`);
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
  const response = await getUsers();
  expect(response.status).toBe(500);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
  expect(await response.text()).toContain('The override of getUsers returns a result that violates the contract');
});

it('An override may return a response that never ends, which is recorded at once', async () => {
  api.override('getUsers', () => new HttpResponse(new ReadableStream()), { times: 1 });
  expect((await getUsers()).status).toBe(200);
  expect(await api.requests()).toMatchObject([{ path: '/v2/users/get', status: 200, fault: false }]);
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
