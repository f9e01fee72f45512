/** The header Idempotency-Key: each write happens once, and a repeated call returns its response. */
import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { type OperationId, operations } from '../../generated/handlers.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { sql } from '../../server/database/sql.ts';
import { aService, aTenantWithAcme, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { createKeys, credentialsFor } from '../torture/http.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const isPostgres = process.env.TEST_ENGINE === 'postgres';
const header = 'idempotency-key';

interface Reply {
  status: number;
  replayed: string | null;
  retryAfter: string | null;
  text: string;
}

/** Sends a call as any HTTP client does. */
async function call({ url }: TestService, tenant: Tenant, id: OperationId, data: object, key?: string): Promise<Reply> {
  const response = await fetch(url + operations[id].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentialsFor(id, tenant), ...(key === undefined ? {} : { [header]: key }) },
    body: JSON.stringify({ data }),
  });
  const { status, headers } = response;
  return {
    status,
    replayed: headers.get('idempotency-replayed'),
    retryAfter: headers.get('retry-after'),
    text: await response.text(),
  };
}

const apiKeyNames = async (service: TestService, tenant: Tenant): Promise<string[]> => {
  const { text } = await call(service, tenant, 'getWorkspace', {});
  const list: { [id: string]: { apiKeyName: string } } = JSON.parse(text).result.data.apiKeyList;
  return Object.values(list)
    .map(({ apiKeyName }) => apiKeyName)
    .filter((name) => name !== 'Testing');
};

const production = { apiKeyName: 'Production', type: 'production' };
const news = { organizationId: 'acme', documentId: 'plan', actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'News' };
const toJonas = { ...news, notifyUsers: [{ userId: 'jonas' }], createDocument: true };

it('A failed call stores nothing, so it can be corrected and sent again', async () => {
  const tenant = await aTenantWithAcme(shared);
  const refused = await call(shared, tenant, 'addNotifications', { ...toJonas, createDocument: false }, 'again');
  expect(refused).toMatchObject({ status: 404, replayed: null });
  expect(await call(shared, tenant, 'addNotifications', toJonas, 'again')).toMatchObject({ status: 200, replayed: 'false' });
  expect(await call(shared, tenant, 'addNotifications', toJonas, 'again')).toMatchObject({ status: 200, replayed: 'true' });
});

it('A write whose work is already done stores its response, and creates nothing', async () => {
  const tenant = await aTenantWithAcme(shared);
  const named = { ...toJonas, notificationId: 'news' };
  await call(shared, tenant, 'addNotifications', named, 'first');
  const second = await call(shared, tenant, 'addNotifications', named, 'second');
  expect(second).toMatchObject({ status: 200, replayed: 'false' });
  expect(await call(shared, tenant, 'addNotifications', named, 'second')).toEqual({ ...second, replayed: 'true' });
});

it('A repeated call returns the stored response even if the request would be rejected now', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const expiresAt = service.now() + 60_000;
  const resources = [{ type: 'organization', id: 'acme', accessRole: 'viewer', expiresAt }];
  const grant = { user: { userId: 'maya' }, permissions: { resources } };
  const first = await call(service, tenant, 'addPermissions', grant, 'short');
  service.advance({ hours: 1 });
  expect(await call(service, tenant, 'addPermissions', grant)).toMatchObject({ status: 400 });
  expect(await call(service, tenant, 'addPermissions', grant, 'short')).toEqual({ ...first, replayed: 'true' });
  // Another request with the key, which is rejected before it changes anything.
  const mixed = { ...grant, permissions: { resources: [{ ...resources[0], organizationId: 'globex' }] } };
  expect(await call(service, tenant, 'addPermissions', mixed)).toMatchObject({ status: 400 });
  expect(await call(service, tenant, 'addPermissions', mixed, 'short')).toMatchObject({ status: 409 });
});

it('A malformed key is rejected with its header named; reads and public operations ignore it', async () => {
  const tenant = await aTenantWithAcme(shared);
  const { maxLength } = document.components.parameters.IdempotencyKey.schema;
  const malformed = ['', 'two words', 'schlüssel', 'x'.repeat(maxLength + 1)];
  for (const key of malformed) {
    const refused = await call(shared, tenant, 'createApiKey', production, key);
    expect(refused.status, key).toBe(400);
    expect(JSON.parse(refused.text).error.details).toMatchObject([{ field: 'Idempotency-Key', reason: 'PATTERN' }]);
    expect(await call(shared, tenant, 'getWorkspace', {}, key)).toMatchObject({ status: 200, replayed: null });
  }
  expect(await apiKeyNames(shared, tenant)).toEqual([]);
  expect(await call(shared, tenant, 'createApiKey', production, 'x'.repeat(maxLength))).toMatchObject({ status: 200 });
});

it('A response is stored for 24 hours, encrypted, and then removed', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { ask } = service.service.environment;
  const records = () => ask(sql<{ record: string }>`select caller_id || key_hash || sealed as record from idempotency_records`);
  const before = (await records()).length;
  const users = [{ userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' }];
  const first = await call(service, tenant, 'addUsers', { organizationId: 'acme', users }, 'maya@acme.example');
  const added = (await records()).slice(before).map(({ record }) => record);
  expect(added).toHaveLength(1);
  const decoded = added.map((record) => record + Buffer.from(record.slice(-200), 'base64').toString('latin1'));
  expect(decoded.join()).not.toMatch(/maya|Chen|acme|addUsers|success/i);
  service.advance({ hours: 24, milliseconds: -1 });
  expect(await call(service, tenant, 'addUsers', { organizationId: 'acme', users }, 'maya@acme.example')).toEqual({
    ...first,
    replayed: 'true',
  });
  service.advance({ milliseconds: 1 });
  const second = await call(service, tenant, 'addUsers', { organizationId: 'acme', users }, 'maya@acme.example');
  expect(second).toMatchObject({ status: 200, replayed: 'false' });
  service.advance({ days: 1 });
  await service.work();
  expect(await records()).toEqual([]);
});

it('A stored response is returned after a rotation of TOKEN_SECRET, but never by a process without its secret', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const first = await call(service, tenant, 'deleteAllUserData', { userIds: ['nobody'] }, 'rotated');
  const [old = ''] = service.config.tokenSecrets;
  service.config.tokenSecrets.push('another secret that only the tests know of them all');
  service.config.tokenSecrets.reverse();
  await service.restart();
  expect(await call(service, tenant, 'deleteAllUserData', { userIds: ['nobody'] }, 'rotated')).toEqual({
    ...first,
    replayed: 'true',
  });
  expect(service.config.tokenSecrets.pop()).toBe(old);
});

it('Twenty concurrent calls with one key take effect once', async () => {
  const tenant = await aTenantWithAcme(shared);
  const calls = Array.from({ length: 20 }, () => call(shared, tenant, 'createApiKey', production, 'twenty'));
  const replies = await Promise.all(calls);
  const done = replies.filter(({ status }) => status === 200);
  expect(done.filter(({ replayed }) => replayed === 'false')).toHaveLength(1);
  expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  expect(replies.filter(({ status, retryAfter }) => status !== 200 && (status !== 409 || retryAfter !== '1'))).toEqual([]);
  expect(await apiKeyNames(shared, tenant)).toEqual(['Production']);
});

it.runIf(isPostgres)('A call whose first attempt is still running returns 409 with Retry-After', async () => {
  const tenant = await aTenantWithAcme(shared);
  const { changeOf } = shared.service.environment;
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  let isReleased = false;
  const holding = changeOf(tenant.apiKey)({
    prepare: async (ask) => {
      await ask(sql`select 1 from workspaces where workspace_id = ${tenant.workspaceId} for update`);
      isLocked();
      // Not idle, since PostgreSQL would end the transaction.
      while (!isReleased) await ask(sql`select pg_sleep(0.05)`);
    },
    write: () => ({}),
  });
  await locked;
  const calls = [0, 1].map(() => call(shared, tenant, 'createApiKey', production, 'slow'));
  // One waits for the workspace.
  expect(await Promise.race(calls)).toMatchObject({ status: 409, retryAfter: '1', replayed: null });
  isReleased = true;
  await holding;
  const first = (await Promise.all(calls)).find(({ status }) => status === 200);
  expect(first).toMatchObject({ replayed: 'false' });
  expect(await call(shared, tenant, 'createApiKey', production, 'slow')).toEqual({ ...first, replayed: 'true' });
});

it('A workspace over its limit of stored responses is rejected, whichever of its API keys it uses, and may call without a key', async () => {
  const service = await aService({ idempotencyLimit: 100 });
  const tenant = await aTenantWithAcme(service);
  const [further] = await createKeys(service.url, tenant, 1);
  const calls = Array.from({ length: 100 }, (_, i) => call(service, tenant, 'generateToken', { userId: 'maya' }, `key-${i}`));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  // Its organization and its second API key were created with one key each.
  expect(statuses.filter((status) => status === 200)).toHaveLength(98);
  expect(await call(service, { ...tenant, ...further }, 'generateToken', { userId: 'maya' }, 'one-more')).toMatchObject({
    status: 429,
  });
  expect(await call(service, tenant, 'generateToken', { userId: 'maya' }, 'one-more')).toMatchObject({ status: 429 });
  expect(await call(service, tenant, 'generateToken', { userId: 'maya' })).toMatchObject({ status: 200, replayed: null });
  const stored = await call(service, tenant, 'generateToken', { userId: 'maya' }, `key-${statuses.indexOf(200)}`);
  expect(stored).toMatchObject({ status: 200, replayed: 'true' });
  service.advance({ hours: 24 });
  expect(await call(service, tenant, 'generateToken', { userId: 'maya' }, 'one-more')).toMatchObject({ status: 200 });
});

it('Each 4 KiB of a stored response count as another key', async () => {
  const service = await aService({ idempotencyLimit: 4 });
  const tenant = await aTenantWithAcme(service);
  const resources = Array.from({ length: 100 }, () => {
    return { type: 'document', id: randomBytes(60).toString('hex'), organizationId: 'acme', accessRole: 'viewer' };
  });
  const large = { userId: 'maya', permissions: { resources } };
  expect(await call(service, tenant, 'generateToken', large, 'large')).toMatchObject({ status: 200 });
  expect(await call(service, tenant, 'generateToken', { userId: 'maya' }, 'small')).toMatchObject({ status: 429 });
});
