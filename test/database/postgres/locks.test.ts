/** Transactions on the same rows wait for each other without deadlocks. */
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { type Ask, raw, sql } from '../../../server/database/sql.ts';
import { noTenant } from '../../../server/database/tenant-lock.ts';
import { removeGrants, takeOverGrants } from '../../../server/documents/tasks.ts';
import * as folders from '../../../server/folders/store.ts';
import { readLines } from '../../../server/ledger/lines.ts';
import { importLines } from '../../../server/operate/import/run-import.ts';
import * as grants from '../../../server/permissions/store.ts';
import { erasers } from '../../../server/user-data/erasers/erasers.ts';
import { personOf } from '../../../server/user-data/erasers/without-user.ts';
import { lockUsers, mergeUsers, toChanges } from '../../../server/users/user-fields.ts';
import { lockIds } from '../../../server/users/user-rows.ts';
import { admin } from '../../support/commands.ts';
import { waitingForLock } from '../../support/databases.ts';
import { fillOrganization } from '../../support/filled.ts';
import { aService, aTenant, aTenantWithAcme, importAll, keyOf, type Tenant, type TestService } from '../../support/harness.ts';

const acme = { organizationId: 'acme' };

async function addDocument({ client }: Tenant, documentId: string): Promise<void> {
  const notification = {
    actionUser: { userId: 'maya' },
    displayHeadlineMessageTemplate: 'Hello',
    notifyUsers: [{ userId: 'maya' }],
  };
  await client.addNotifications({ ...acme, documentId, createDocument: true, ...notification });
}

/** Returns the number of transactions that wait for a lock. */
const countWaiting = async (ask: Ask): Promise<number> => (await ask(raw(waitingForLock))).length;

it('Update Users keeps a role that another call sets concurrently', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, apiKey } = tenant;
  const { ask, changeOf } = service.service.environment;
  const organizationKey = await keyOf(service, tenant);
  await client.addUsers({ ...acme, users: [{ userId: 'jonas' }, { userId: 'maya', accessRole: 'viewer' }] });
  let updating: Promise<unknown> | undefined;
  let granting: Promise<unknown> | undefined;
  await changeOf(noTenant)({
    prepare: async (own) => {
      await own(grants.lock(apiKey, [{ organizationKey, resourceType: 'organization', resourceId: 'acme', userId: 'maya' }]));
      updating ??= client.updateUsers({ ...acme, users: ['jonas', 'maya'].map((userId) => ({ userId, expiresAt: null })) });
      // It waits for the role of maya, and holds jonas, for whom the other call waits.
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(1);
      const resource = { type: 'organization' as const, id: 'acme', accessRole: 'editor' as const };
      granting ??= client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [resource] } });
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(2);
    },
    write: () => ({}),
  });
  await granting;
  expect(await updating).toMatchObject({ data: { jonas: { success: true }, maya: { success: true } } });
  const { data } = await client.getUsers({ ...acme, userIds: ['jonas', 'maya'] });
  expect(data.map(({ userId, accessRole }) => [userId, accessRole])).toEqual([
    ['jonas', 'editor'],
    ['maya', 'viewer'],
  ]);
});

it('Update Users does not wait for a deletion of its organization that has not ended', async () => {
  const service = await aService();
  const { client } = await aTenantWithAcme(service);
  await client.addUsers({ ...acme, users: [{ userId: 'jonas' }] });
  const user = { userId: 'jonas', accessRole: 'viewer' } as const;
  await service.service.environment.changeOf(noTenant)({
    prepare: async (own) => {
      await own(sql`delete from organizations where organization_id = 'acme'`);
      expect(await client.updateUsers({ ...acme, users: [user] })).toMatchObject({ data: { jonas: { success: true } } });
    },
    write: () => ({}),
  });
  await expect(client.updateUsers({ ...acme, users: [user] })).rejects.toMatchObject({ status: 'NOT_FOUND' });
});

it('Update Users keeps a concurrent change made since its read, without a retry', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, apiKey } = tenant;
  const { ask, changeOf } = service.service.environment;
  const organizationKey = await keyOf(service, tenant);
  await client.addUsers({ ...acme, users: [{ userId: 'maya', city: 'Oslo' }] });
  let updating: Promise<unknown> | undefined;
  await changeOf(noTenant)({
    prepare: async (own, startedAt) => {
      const changes = toChanges([organizationKey], [{ user: { userId: 'maya', name: 'Maya Chen' }, field: '' }]);
      const locked = await lockUsers(own, apiKey, startedAt, changes);
      updating ??= client.updateUsers({ ...acme, users: [{ userId: 'maya', team: 'design' }] });
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(1);
      return await mergeUsers(own, apiKey, await startedAt, locked);
    },
    write: ({ statements }) => statements,
  });
  await updating;
  const { data } = await client.getUsers({ ...acme, userIds: ['maya'] });
  expect(data).toMatchObject([{ name: 'Maya Chen', team: 'design', city: 'Oslo' }]);
  expect(service.log.filter((line) => line.includes('lost a race'))).toEqual([]);
});

it('A call waits while another transaction deletes its row, then reports it as missing', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, workspace } = tenant;
  const { ask, changeOf } = service.service.environment;
  await fillOrganization(service, tenant, 'acme');
  await client.addPresence({ ...acme, documentId: 'notes', users: [{ userId: 'maya' }] });
  await client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
  const { id: apiKey } = (await workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).data;
  const received = { ...acme, userId: 'jonas', notificationIds: ['hello'] };
  const calls = () => [
    client.deleteOrganizations({ organizationIds: ['beta'] }),
    client.updateOrganizations({ organizations: [{ organizationId: 'beta', plan: 'gold' }] }),
    client.updateAccessForFolders({ ...acme, folderIds: ['launch'], accessType: 'public' }),
    client.deleteDocuments({ ...acme, documentIds: ['plan'] }),
    client.updateDocuments({ ...acme, documents: [{ documentId: 'plan', revision: 2 }] }),
    client.deleteUsers({ ...acme, userIds: ['maya'] }),
    client.removePresence({ ...acme, documentId: 'notes', userIds: ['maya'] }),
    client.deleteNotifications({ ...acme, notificationIds: ['hello'] }),
    client.deleteNotifications(received),
    client.updateNotifications({ ...received, read: true }),
  ];
  const callsOfKey = () => [
    workspace.updateApiKey({ apiKey, apiKeyName: 'Other' }),
    workspace.updateEmailConfig({ apiKey, enabled: true }),
    workspace.resetAuthToken({ apiKey }),
  ];
  const other = await aTenantWithAcme(service);
  let calling: Promise<unknown>[] = [];
  let refused: Promise<unknown>[] = [];
  await changeOf(noTenant)({
    prepare: async (own) => {
      const removed = ['documents', 'users', 'presence', 'notification_recipients', 'notifications', 'folders'];
      for (const table of removed) await own(sql`delete from ${raw(table)}`);
      await own(sql`delete from organizations where organization_id = 'beta'`);
      await own(sql`delete from api_keys where api_key_id = ${apiKey}`);
      await own(sql`delete from workspaces where workspace_id = ${other.workspaceId}`);
      if (calling.length === 0) {
        calling = calls();
        refused = callsOfKey().map((call) => expect(call).rejects.toMatchObject({ status: 'NOT_FOUND' }));
        const creating = other.workspace.createApiKey({ apiKeyName: 'Late', type: 'testing' });
        refused.push(expect(creating).rejects.toMatchObject({ status: 'UNAUTHENTICATED' }));
      }
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(calling.length + refused.length);
    },
    write: () => ({}),
  });
  await Promise.all(refused);
  const outcomes = await Promise.all(calling);
  const failed = expect.objectContaining({ success: false });
  for (const outcome of outcomes) expect(Object.values(Object(outcome).data)).toEqual([failed]);
});

it('Concurrent imports never put two folders into each other', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, apiKey } = tenant;
  const { ask, changeOf } = service.service.environment;
  await client.addFolders({ ...acme, folders: [{ folderId: 'x' }, { folderId: 'y' }] });
  const move = async (folderId: string, parentFolderId: string) => {
    const refusals: string[] = [];
    const line = `${JSON.stringify({ type: 'folder', ...acme, folderId, folderName: folderId, parentFolderId })}\n`;
    const report = { refused: (_number: number, reason: string) => void refusals.push(reason), progress: () => {} };
    await importLines(service.service.environment, apiKey, readLines(Readable.from([Buffer.from(line)]), 1000), report);
    return refusals;
  };
  const organizationKey = await keyOf(service, tenant);
  let moving: Promise<string[]>[] = [];
  await changeOf(noTenant)({
    prepare: async (own) => {
      await own(folders.setAccessType(apiKey, organizationKey, ['x', 'y'], 'public'));
      if (moving.length === 0) moving = [move('x', 'y'), move('y', 'x')];
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(2);
    },
    write: () => ({}),
  });
  expect((await Promise.all(moving)).flat()).toEqual(['/parentFolderId must not be the folder itself or a folder inside it.']);
  expect(await ask(sql`select folder_id from folders where parent_folder_id = ''`)).toHaveLength(1);
});

it('A delivery waits for Delete Users, and gives nothing to a deleted user', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, apiKey } = tenant;
  const { ask, changeOf } = service.service.environment;
  await addDocument(tenant, 'plan');
  const users = Array.from({ length: 1100 }, (_, i) => ({ userId: `user-${String(i).padStart(4, '0')}` }));
  await importAll(
    service,
    tenant,
    users.map((user) => ({ type: 'user', ...acme, user })),
  );
  const told = { actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello', notifyAll: true as const };
  await client.addNotifications({ ...acme, documentId: 'plan', notificationId: 'all', ...told });
  const organizationKey = await keyOf(service, tenant);
  const last = users.at(-1)?.userId ?? '';
  let working: Promise<unknown> | undefined;
  // As Delete Users does.
  await changeOf(noTenant)({
    prepare: async (own) => {
      await own(lockIds(apiKey, organizationKey, [last]));
      working ??= service.work();
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(1);
      await own(sql`delete from users where user_id = ${last}`);
    },
    write: () => ({}),
  });
  await working;
  const received = await ask(sql<{ userId: string }>`
      select user_id from notification_recipients where notification_id = 'all' order by user_id`);
  expect(received.map(({ userId }) => userId)).toEqual(users.slice(0, -1).map(({ userId }) => userId));
});

/** Runs a batch of the eraser while another transaction is between its two steps. */
async function eraseBetween(
  service: TestService,
  { apiKey }: Tenant,
  kind: string,
  steps: readonly [(ask: Ask) => Promise<unknown>, (ask: Ask) => Promise<unknown>],
): Promise<void> {
  const { ask, changeOf } = service.service.environment;
  const change = changeOf(noTenant);
  const [eraser] = erasers.filter((one) => one.kind === kind);
  const before = service.now() + 1;
  const erasure = { ...personOf('jonas', [], []), apiKeyId: apiKey, organizationKeys: undefined, before, maxRows: 500, from: '' };
  let erasing: Promise<unknown> | undefined;
  await change({
    prepare: async (own) => {
      await steps[0](own);
      erasing ??= change({ prepare: async (other) => await eraser?.erase(other, erasure), write: () => ({}) });
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(1);
      await steps[1](own);
    },
    write: () => ({}),
  });
  await erasing;
}

it('An eraser locks documents in order of their ids, as calls do', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { ask } = service.service.environment;
  for (const id of ['b', 'a']) await addDocument(tenant, id);
  await ask(sql`update documents set metadata = '{"reviewer":{"userId":"jonas"}}'`);
  const rename = (id: string) => (own: Ask) => own(sql`update documents set document_name = 'Plan' where document_id = ${id}`);
  await eraseBetween(service, tenant, 'erase-from-documents', [rename('a'), rename('b')]);
  const documents = await ask(sql`select document_name, metadata from documents`);
  expect(documents).toEqual([0, 1].map(() => ({ documentName: 'Plan', metadata: '{}' })));
  expect(service.log.join('')).not.toMatch(/lost a race/);
});

it('An eraser locks grants in the same order as a migration that takes them over', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { ask } = service.service.environment;
  const resources = ['wanted', 'plan'].map((id) => ({ ...acme, type: 'document' as const, id, accessRole: 'viewer' as const }));
  await tenant.client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources } });
  const [{ from, to } = { from: '', to: '' }] = await ask(sql<{ from: string; to: string }>`
    select waiting.document_key as "from", plan.document_key as "to" from documents as waiting, documents as plan
    where waiting.document_id = 'wanted' and plan.document_id = 'plan'`);
  // A time after both, so that the waiting grants are the later ones.
  await ask(sql`update grants set granted_at = ${service.now() - 1} where resource_id = ${to}`);
  const organizationKey = await keyOf(service, tenant);
  await eraseBetween(service, tenant, 'erase-permissions', [
    (own) => takeOverGrants(own, tenant.apiKey, organizationKey, { from, to, now: service.now() }),
    (own) => own(removeGrants(tenant.apiKey, organizationKey, from)),
  ]);
  expect(await ask(sql`select user_id from grants`)).toEqual([]);
  expect(service.log.join('')).not.toMatch(/lost a race/);
});

it('No operator command changes a workspace or API key that is being deleted', async () => {
  const service = await aService();
  const { workspaceId: id, apiKey } = await aTenant(service);
  const { ask, changeOf } = service.service.environment;
  const commands = [
    ['keys', 'delete', apiKey, '--yes'],
    ['keys', 'revoke', apiKey],
    ['workspaces', 'delete', id, '--yes'],
    ['workspaces', 'limits', id, '--calls', '6'],
    ['workspaces', 'verify', id],
    ['workspaces', 'sender-domains', id, 'add', 'acme.example'],
    ['workspaces', 'unsuppress', id],
    ['workspaces', 'revoke', id],
  ];
  let outcomes: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await changeOf(noTenant)({
    prepare: async (own) => {
      await own(sql`delete from api_keys where workspace_id = ${id}`);
      await own(sql`delete from workspaces where workspace_id = ${id}`);
      outcomes ??= Promise.allSettled(commands.map((words) => admin(service, ...words)));
      await expect.poll(() => countWaiting(ask), { timeout: 10_000 }).toBe(commands.length);
    },
    write: () => ({}),
  });
  const message = expect.stringMatching(/^There is no (workspace|API key) "/);
  expect(await outcomes).toMatchObject(commands.map(() => ({ reason: { message } })));
  expect(await ask(sql`select 1 from audit_entries`)).toEqual([]);
});
