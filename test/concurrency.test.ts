/** Many calls at once: none is lost, none is refused for being one of many, and a deletion misses nothing that was under way. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../generated/client.ts';
import { seedDocuments } from './content.ts';
import { aService, aTenantWithAcme, type Tenant, type TestService } from './harness.ts';
import type { BulkOperation } from './writes.ts';

const atOnce = 50;
const acme = { organizationId: 'acme' };
const each = <Item>(make: (i: number) => Item, count = atOnce): Item[] => Array.from({ length: count }, (_, i) => make(i));

/** Another order for each call, the same in every run. */
const shuffled = (ids: readonly string[], i: number): string[] =>
  ids.toSorted((a, b) => ((a.charCodeAt(1) * (i + 7)) % 31) - ((b.charCodeAt(1) * (i + 7)) % 31) || (a < b ? -1 : 1));

const ids = Array.from({ length: 20 }, (_, i) => `i${String.fromCharCode(97 + i)}`);

describe('Updates at once', () => {
  it('are all kept where each changes another member of an organization', async () => {
    const service = await aService();
    const { client } = await aTenantWithAcme(service);
    await Promise.all(
      each((i) => client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Acme', [`m${i}`]: i }] })),
    );
    const [row] = await service.service.environment.db.selectFrom('organizations').select('metadata').execute();
    expect(Object.keys(JSON.parse(row?.metadata ?? '{}')).sort()).toEqual(each((i) => `m${i}`).sort());
  });

  it('are all kept where each changes another member of a document', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    await seedDocuments(service, tenant, { plan: {} });
    await Promise.all(each((i) => tenant.client.updateDocuments({ ...acme, documents: [{ documentId: 'plan', [`m${i}`]: i }] })));
    const { data } = await tenant.client.getDocuments({ ...acme, documentIds: ['plan'] });
    expect(data[0]).toMatchObject(Object.fromEntries(each((i) => [`m${i}`, i] as [string, number])));
  });

  it('are all kept where each changes another member of a user', async () => {
    const { client } = await aTenantWithAcme(await aService());
    await client.addUsers({ ...acme, users: [{ userId: 'maya' }] });
    await Promise.all(each((i) => client.updateUsers({ ...acme, users: [{ userId: 'maya', [`m${i}`]: i }] })));
    const { data } = await client.getUsers({ ...acme, userIds: ['maya'] });
    expect(data[0]).toMatchObject(Object.fromEntries(each((i) => [`m${i}`, i] as [string, number])));
  });
});

/** Each operation that takes many ids, as a call of its own that is given them in its own order. */
const bulk: { readonly [Id in BulkOperation]: (tenant: Tenant, ids: string[], i: number) => Promise<unknown> } = {
  addOrganizations: ({ client }, some) =>
    client.addOrganizations({ organizations: some.map((id) => ({ organizationId: id, organizationName: id })) }),
  updateOrganizations: ({ client }, some) =>
    client.updateOrganizations({ organizations: some.map((id) => ({ organizationId: id, organizationName: id })) }),
  addPermissions: ({ client }, some) =>
    client.addPermissions({
      user: { userId: 'jonas' },
      permissions: { resources: some.map((id) => ({ ...acme, type: 'document', id, accessRole: 'viewer' })) },
    }),
  removePermissions: ({ client }, some) =>
    client.removePermissions({
      userId: 'jonas',
      permissions: { resources: some.map((id) => ({ ...acme, type: 'document', id })) },
    }),
  addUsersToGroups: ({ client }, userIds) => client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds }),
  deleteUsersFromGroups: ({ client }, userIds) =>
    client.deleteUsersFromGroups({ ...acme, organizationUserGroupId: 'group', userIds }),
  addUsers: ({ client }, some) =>
    client.addUsers({ ...acme, users: some.map((userId) => ({ userId, name: userId, accessRole: 'viewer' })) }),
  updateUsers: ({ client }, some, i) =>
    client.updateUsers({
      ...acme,
      users: some.map((userId) => ({ userId, accessRole: i % 2 === 0 ? 'editor' : null, [`m${i}`]: i })),
    }),
  addDomains: ({ workspace }, some) => workspace.addDomains({ domains: some.map((id) => `${id}.acme.example`) }),
  addFolders: ({ client }, some) => client.addFolders({ ...acme, folders: some.map((folderId) => ({ folderId })) }),
  addDocuments: ({ client }, some) => client.addDocuments({ ...acme, documents: some.map((documentId) => ({ documentId })) }),
  updateDocuments: ({ client }, some, i) =>
    client.updateDocuments({ ...acme, documents: some.map((documentId) => ({ documentId, [`m${i}`]: i })) }),
  updateAccessForFolders: ({ client }, folderIds) => client.updateAccessForFolders({ ...acme, folderIds, accessType: 'public' }),
  addPresence: ({ client }, some) =>
    client.addPresence({ ...acme, documentId: 'plan', users: some.map((userId) => ({ userId, name: userId })) }),
  setConfig: ({ client }, userIds, i) =>
    client.setConfig({ ...acme, userIds, config: { inbox: 'ALL' }, ...(i % 2 === 0 ? {} : { documentIds: ['plan'] }) }),
  addNotifications: ({ client }, some, i) =>
    client.addNotifications({
      ...acme,
      documentId: 'plan',
      actionUser: i % 2 === 0 ? { userId: some[0] ?? '' } : { userId: some[0] ?? '', name: 'Maya' },
      displayHeadlineMessageTemplate: 'Hello',
      notifyUsers: some.map((userId, place) => ((place + i) % 3 === 0 ? { userId } : { userId, name: userId })),
    }),
};

async function aTenantWithPlan(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await tenant.client.addNotifications({
    ...acme,
    documentId: 'plan',
    createDocument: true,
    actionUser: { userId: 'maya' },
    displayHeadlineMessageTemplate: 'Hello',
    notifyUsers: [{ userId: 'maya' }],
  });
  return tenant;
}

describe('Hundreds of calls at once', () => {
  it('that name the same things in different orders are all answered, whichever operations they are', async () => {
    const service = await aService();
    const tenant = await aTenantWithPlan(service);
    const calls = each((i) => Object.values(bulk).map((call) => call(tenant, shuffled(ids, i), i)), 30).flat();
    const failed = (await Promise.allSettled(calls)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failed.filter((error) => !(error instanceof ApiError) || error.httpStatus >= 500)).toEqual([]);
    expect(service.log.join('')).not.toMatch(/deadlock/);
  });
});

describe('A deletion', () => {
  it('is not complete while a call that had begun before it may still write, and misses nothing of it', async () => {
    const service = await aService();
    const tenant = await aTenantWithPlan(service);
    const { db, transaction } = service.service.environment;
    const goOn = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    // What a call does: it takes its time, writes, and commits, which here takes long.
    const call = transaction(async (tx, startedAt) => {
      const now = await startedAt;
      hasBegun.resolve();
      const grant = { resource_type: 'folder' as const, resource_id: 'f', access_role: 'viewer' as const, expires_at: null };
      const whose = { api_key_id: tenant.apiKey, organization_id: 'acme', user_id: 'jonas' };
      await tx
        .insertInto('grants')
        .values({ ...grant, ...whose, granted_at: now })
        .execute();
      await goOn.promise;
    });
    await hasBegun.promise;
    service.advance({ seconds: 1 });
    // The embedded database lets the deletion begin when the call has ended, and PostgreSQL at once.
    const starting = tenant.client.deleteAllUserData({ userIds: ['jonas'] });
    const isPostgres = process.env.TEST_ENGINE === 'postgres';
    if (isPostgres) {
      const { jobId } = (await starting).data;
      // Briefly: other tests' deletions wait for this call, too.
      await service.service.worker.drain();
      service.advance({ seconds: 1 });
      await service.service.worker.drain();
      service.advance({ seconds: 1 });
      expect((await tenant.client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: false });
    }
    goOn.resolve();
    await call;
    const { jobId } = (await starting).data;
    await service.work();
    expect((await tenant.client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true });
    expect(await db.selectFrom('grants').selectAll().where('user_id', '=', 'jonas').execute()).toEqual([]);
  });
});
