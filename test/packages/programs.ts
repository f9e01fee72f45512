/** Programs of consumers, which tests of the packages and `npm run check-environments` compile and run. */
import { contractOperations, examplesOf } from '../../generated/operations.ts';

/** A user's program, compiled as strictly as possible. */
export const consumer = `
import {
  type NewOrganizationResult, type AddPermissionsInput, type AddPermissionsResult, ApiError, BulkError, createClient, type CollaborationDocument,
  CollaborationError, ConnectionError, type ErrorBody, failed, type FetchResponse, type GetDocumentsResult, headline, JobError, TimeoutError, type CollaborationNotification, orThrow, succeeded,
} from '@collaboration/contract';
import { type Handlers, operations } from '@collaboration/contract/handlers';
import { createProxy } from '@collaboration/contract/proxy';
import { createQueries } from '@collaboration/contract/query';
import { addPermissionsInput, type StandardSchemaV1 } from '@collaboration/contract/schemas';
import { receive, receiveRaw, sign, WebhookError } from '@collaboration/contract/webhooks';

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key', authToken: 'token', onRetry: ({ delayMs }) => void delayMs });
const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics', plan: 'enterprise' }];

declare const cache: Parameters<ReturnType<ReturnType<typeof createQueries<typeof client>>['getUsers']['queryOptions']>['queryFn']>[0];

export async function use(signal: AbortSignal | undefined): Promise<string | undefined> {
  const input: AddPermissionsInput = { user: { userId: 'jonas' }, permissions: { resources: [] } };
  const added: AddPermissionsResult = await client.addPermissions(input, { signal, timeoutMs: undefined });
  const { result, response } = await client.addOrganizations({ organizations }).withResponse();
  for (const [id, item] of failed(result)) item satisfies NewOrganizationResult & { success: false } & { message: typeof id };
  for (const item of orThrow(result).values()) item.success satisfies true;
  succeeded(await client.updateAccessForFolders({ organizationId: 'acme', folderIds: ['plans'], inheritFromParent: true }));
  // @ts-expect-error Its result is not one of many things.
  failed(await client.addPresence({ organizationId: 'acme', documentId: 'launch-plan', users: [{ userId: 'maya' }] }));
  const group = { organizationId: 'acme', organizationUserGroupId: 'staff' };
  await client.deleteUsersFromGroups({ ...group, userIds: ['maya'] });
  await client.deleteUsersFromGroups({ ...group, deleteAll: true });
  // @ts-expect-error Either some users or all.
  await client.deleteUsersFromGroups({ ...group, userIds: ['maya'], deleteAll: true });
  // @ts-expect-error Either an access type or that of the folder above.
  await client.updateAccessForFolders({ organizationId: 'acme', folderIds: ['plans'], inheritFromParent: true, accessType: 'public' });
  for await (const organization of client.getOrganizations.items()) organization.organizationId satisfies string;
  const { data: notifications } = await client.getNotifications({ organizationId: 'acme', userId: 'jonas' });
  notifications.map(headline) satisfies string[];
  const problem: unknown = await client.getOrganizations().catch((error: unknown) => error);
  if (problem instanceof ApiError && problem.status === 'NOT_FOUND') problem.details[0]?.reason satisfies string | undefined;
  if (problem instanceof TimeoutError) problem.limit satisfies 'timeoutMs' | 'deadlineMs';
  if (problem instanceof CollaborationError || problem instanceof ConnectionError) problem.requestId satisfies string | undefined;
  // @ts-expect-error There is no such role.
  input.permissions.resources.push({ type: 'organization', id: 'acme', accessRole: 'owner' });
  for await (const page of client.getDocuments.pages({ organizationId: 'acme' })) page satisfies GetDocumentsResult;
  const resources = [{ type: 'document', id: 'plan', organizationId: 'acme' }] as const;
  const checked = await client.checkPermissions({ userId: 'jonas', resources });
  const grants = checked.data.map(({ accessRole }) => ({ ...resources[0], accessRole: accessRole ?? 'viewer', expiresAt: undefined } as const));
  await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: grants } });
  const { pageToken } = await client.getDocuments({ organizationId: 'acme', pageToken: undefined });
  await client.getDocuments({ organizationId: 'acme', pageToken });
  for await (const document of client.getDocuments.items({ organizationId: 'acme' })) document satisfies CollaborationDocument;
  const move = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'plan' };
  const job = client.migrateDocumentsAndWait(move, { onProgress: ({ data }) => data.status satisfies string });
  await client.addNotifications({
    organizationId: 'acme', documentId: 'launch-plan', actionUser: { userId: 'maya', team: 'Plans' }, notifyAll: true,
    displayHeadlineMessageTemplate: '{actionUser} shared {slide}', displayHeadlineMessageTemplateData: { actionUser: { userId: 'maya' }, slide: 'Milestones' },
  });
  await job.started().catch((error) => error instanceof ApiError || error instanceof JobError || error instanceof BulkError);
  const proxy = createProxy({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key', authToken: 'token', operations: ['getUsers'], session: async () => undefined });
  await createClient({ baseUrl: '/api', proxied: true, fetch: (url, init) => proxy(new Request(url, init)) }).getUsers({ organizationId: 'acme' });
  const queries = createQueries(client, { scope: 'acme' });
  const page: GetDocumentsResult = await queries.getDocuments.infiniteQueryOptions({ organizationId: 'acme' }).queryFn({ ...cache, pageParam: undefined });
  queries.migrateDocuments.jobOptions(move, await queries.migrateDocuments.mutationOptions().mutationFn(move, cache)).queryKey satisfies readonly [string, 'getMigrationStatus', ...unknown[]];
  // @ts-expect-error It has no pages.
  queries.getConfig.infiniteQueryOptions;
  // @ts-expect-error It needs an organization.
  queries.getUsers.queryOptions();
  // @ts-expect-error It reads.
  queries.getUsers.mutationOptions;
  const delivery = { headers: await sign({ id: '1', body: '{}', timestamp: 0 }, ['whsec_']), body: new Uint8Array() };
  const event = await receiveRaw(delivery, 'whsec_').catch((error) => error instanceof WebhookError && error.code === 'SIGNATURE_MISMATCH');
  if (typeof event === 'object') event.eventId satisfies string;
  (await receive(new Request('http://127.0.0.1'), ['whsec_'], { now: 0 })).type satisfies string;
  addPermissionsInput satisfies StandardSchemaV1<AddPermissionsInput>;
  queries.getOrganizations.queryOptions().enabled satisfies boolean;
  return page.data[0]?.id ?? (await job).data.status === 'completed' ? added.message : response.headers.get('date') ?? operations.addPresence.path;
}
export type Use = [CollaborationNotification['id'], Handlers<{ public: 1; workspace: 2; apiKey: 3 }>, ErrorBody, FetchResponse];
`;

/** Options of a strict compiler. */
export const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'es2022'];

/** A frontend's program with MSW: calls each operation, prints the statuses that differ from the expected ones, and provokes faults. */
export const withMsw = `
import { createClient } from '@collaboration/contract';
import { createHandlers } from '@collaboration/msw';
import { setupServer } from 'msw/node';

const calls = ${JSON.stringify(contractOperations.map((one) => [one.path, one.success, Object.values(examplesOf(one, 'requestBody'))[0]]))};
const api = createHandlers({ baseUrl: 'http://api.example' });
const server = setupServer(...api.handlers);
server.listen();
const headers = { 'content-type': 'application/json', 'x-svc-api-key': 'any', 'x-svc-workspace-id': 'any', 'x-svc-auth-token': 'any' };
for (const [path, success, data] of calls) {
  const { status } = await fetch('http://api.example' + path, { method: 'POST', headers, body: JSON.stringify(data) });
  if (status !== success) console.log(path, status);
}
api.reset();
const client = createClient({ baseUrl: 'http://api.example', apiKey: 'any', authToken: 'any', retries: 0 });
await client.getUsers({ organizationId: 'acme' });
await client.getUsers({ organizationId: '' }).catch(() => {});
api.fail({ operation: 'getUsers', status: 429, times: 1 });
await client.getUsers({ organizationId: 'acme' }).catch(() => {});
api.fail({ operation: 'getUsers', drop: true, times: 1 });
await client.getUsers({ organizationId: 'acme' }).catch(() => {});
const statuses = (await api.requests('getUsers')).map(({ status }) => String(status));
console.log(calls.length, 'calls, then', statuses.join(' '));
server.close();
`;

export const printedWithMsw = `${contractOperations.length} calls, then 200 400 429 null\n`;

/** Its types include those of the sandbox and the client. */
export const typesWithMsw = `
import { createClient } from '@collaboration/contract';
import { createHandlers, type Requests } from '@collaboration/msw';
import type { Mock, Sandbox } from '@collaboration/sandbox';
import { setupServer } from 'msw/node';

const api = createHandlers({ baseUrl: 'http://api.example' });
setupServer(...api.handlers).listen();
api.fail({ operation: 'getUsers', status: 429, times: 1 });
createClient({ baseUrl: 'http://api.example', apiKey: 'any', authToken: 'any' }).getUsers satisfies Function;
export const all: Requests = api.requests;
export const others = (sandbox: Sandbox, mock: Mock): Requests[] => [sandbox.session().requests, mock.requests];
`;

/** A configuration of the compiler for `types.ts` and old browsers. */
export const oldConfig = JSON.stringify({
  compilerOptions: {
    ...{ strict: true, noEmit: true, types: [], module: 'esnext', moduleResolution: 'bundler', target: 'es2020' },
    lib: ['es2020', 'dom', 'dom.iterable'],
  },
  files: ['types.ts'],
});

/** Tests of a frontend team. Their page may have an origin that the sandbox does not allow. */
export const others = `
import { ApiError, createClient } from '@collaboration/contract';
import { createHandlers } from '@collaboration/msw';
import { startMock, startSandbox } from '@collaboration/sandbox';
import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';

const credentials = { apiKey: 'any', authToken: 'any', dangerouslyAllowBrowser: true };
const inAcme = { organizationId: 'acme' };

it('The sandbox records requests of a page with their bodies', async () => {
  globalThis.happyDOM?.setURL('https://app.example/');
  onTestFinished(() => globalThis.happyDOM?.setURL('http://localhost:3000/'));
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  await expect(sandbox.client.getPresence({ ...inAcme, documentId: 'lost' })).rejects.toBeInstanceOf(ApiError);
  await expect(sandbox.client.getUsers(inAcme, { signal: AbortSignal.abort() })).rejects.toThrow();
  await sandbox.fail({ operation: 'getUsers', delayMs: 30, times: 1 });
  globalThis.happyDOM?.setURL('http://localhost:3000/');
  const { apiKey, authToken } = sandbox.credentials;
  const page = createClient({ baseUrl: sandbox.url, ...credentials, apiKey, authToken });
  await page.getUsers(inAcme);
  const requests = await sandbox.requests();
  expect(requests).toMatchObject([{ status: 404, request: { data: inAcme } }, { status: 200, request: { data: inAcme }, fault: true }]);
  expect(requests[1].durationMs).toBeGreaterThanOrEqual(29);
});

it('The mock answers a page', async () => {
  const mock = await startMock();
  onTestFinished(mock.close);
  mock.fail({ operation: 'getUsers', delayMs: 30, times: 1 });
  const page = createClient({ baseUrl: mock.url, ...credentials });
  const before = performance.now();
  await page.getUsers(inAcme);
  expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  expect((await page.getDocuments(inAcme)).data).toHaveLength(3);
  expect(await mock.requests('getUsers')).toMatchObject([{ status: 200, request: { data: inAcme }, fault: true }]);
});

it('MSW answers a page', async () => {
  const mock = createHandlers({ baseUrl: 'http://api.example' });
  const server = setupServer(...mock.handlers);
  server.listen();
  onTestFinished(() => server.close());
  const page = createClient({ baseUrl: 'http://api.example', ...credentials });
  expect((await page.getDocuments(inAcme)).data).toHaveLength(3);
  mock.fail({ operation: 'getDocuments', status: 429, times: 1, retryAfterSeconds: 7 });
  await expect(page.getDocuments(inAcme, { retries: 0 })).rejects.toMatchObject({ retryAfterSeconds: 7 });
  await expect(page.getDocuments({ organizationId: '' })).rejects.toBeInstanceOf(ApiError);
  expect((await mock.requests()).map(({ status }) => status)).toEqual([200, 429, 400]);
});
`;
