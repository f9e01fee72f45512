import { afterAll, expect, it } from 'vitest';
import { type Input, limits } from '../../generated/handlers.ts';
import { sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { storedPage } from '../../server/documents/page.ts';
import { documentTasks } from '../../server/documents/tasks.ts';
import { lockFirst, turnsAfter } from '../../server/jobs/claim.ts';
import { organizationKey } from '../../server/organizations/key.ts';
import * as grants from '../../server/permissions/store.ts';
import { seedDocuments, seedFolders, type TestDocument, whoHasAccess } from '../support/content.ts';
import { fillOrganization } from '../support/filled.ts';
import { aTenant, aTenantWithAcme, keyOf, startTestService, type Tenant } from '../support/harness.ts';
import { countRows } from '../support/rows.ts';
import { allOf } from './pages.ts';

const service = await startTestService();
afterAll(() => service.stop());

type Query = Omit<Parameters<Tenant['client']['getDocuments']>[0], 'organizationId'>;

const get = async ({ client }: Tenant, query: Query = {}) => await client.getDocuments({ organizationId: 'acme', ...query });
const idsOf = async (tenant: Tenant, query: Query = {}) => (await get(tenant, query)).data.map(({ id }) => id);

async function aTenantWith(wanted: { [documentId: string]: TestDocument }): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, { marketing: {}, finance: {} });
  await seedDocuments(service, tenant, wanted);
  return tenant;
}

const numbered = (count: number, document: TestDocument = {}): { [documentId: string]: TestDocument } =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`doc-${String(i).padStart(4, '0')}`, document]));

/** A document in no folder, with its own access type. */
const atTop = { folderId: null, inheritFromParent: false };

// Proves getDocuments/all, getDocuments/whole-organization, getDocuments/fields, getDocuments/public-value
it('Get Documents returns all documents of the organization; custom fields never replace documented fields', async () => {
  const own = { tags: ['a'], constructor: { b: null }, ...JSON.parse('{"__proto__": {"c": 1}}') };
  const tenant = await aTenantWith({
    pricing: { name: 'Pricing model', disabled: true, accessType: 'restricted' },
    'launch-plan': {
      accessType: 'public',
      metadata: { ...own, id: 'forged', documentName: 1, disabled: true, accessType: 'forged' },
    },
  });
  const { status, message, data } = await get(tenant);
  expect({ status, message }).toEqual({ status: 'success', message: 'Documents found.' });
  expect(data.map((document) => JSON.parse(JSON.stringify(document)))).toEqual([
    { ...own, ...atTop, id: 'launch-plan', documentName: 'launch-plan', disabled: false, accessType: 'public' },
    { ...atTop, id: 'pricing', documentName: 'Pricing model', disabled: true, accessType: 'restricted' },
  ]);
  expect(Object.entries(data[0] ?? {})).toContainEqual(['__proto__', { c: 1 }]);
});

// Proves getDocuments/by-id, getDocuments/with-ids
it('Get Documents returns the requested documents that exist, all on one page', async () => {
  const tenant = await aTenantWith(numbered(150));
  const documentIds = [...Object.keys(numbered(150)).toReversed(), 'unknown', '__proto__'];
  const answer = await get(tenant, { documentIds, pageSize: 1 });
  expect(answer.data.map(({ id }) => id)).toEqual(Object.keys(numbered(150)));
  expect(answer).not.toHaveProperty('pageToken');
});

// Proves getDocuments/by-folder, getDocuments/both, getDocuments/with-folder
it('Get Documents returns the documents directly in a folder, and with ids only the requested ones in it', async () => {
  const inMarketing = { folderId: 'marketing' };
  const tenant = await aTenantWith({ plan: inMarketing, logo: inMarketing, budget: { folderId: 'finance' }, loose: {} });
  await seedFolders(service, tenant, { campaigns: { parentFolderId: 'marketing' } });
  await seedDocuments(service, tenant, { poster: { folderId: 'campaigns' } });
  expect(await idsOf(tenant, { folderId: 'marketing' })).toEqual(['logo', 'plan']);
  expect(await idsOf(tenant, { folderId: 'marketing', documentIds: ['plan', 'budget', 'poster'] })).toEqual(['plan']);
  expect(await idsOf(tenant, { folderId: 'marketing', documentIds: [] })).toEqual(['logo', 'plan']);
});

// Proves getDocuments/all, getDocuments/by-folder, getDocuments/paged
it('Get Documents pages through each form in byte order of ids, a hundred per page by default', async () => {
  const strange = ['~', 'Z', 'a', 'ä', '\u{FFFD}', '😀', ' ', '__proto__', '%', 'a b'];
  const inFolder = Object.fromEntries(strange.map((id) => [id, { folderId: 'marketing' }]));
  const tenant = await aTenantWith({ ...numbered(101), ...inFolder });
  const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const inOrder = [...Object.keys(numbered(101)), ...strange].toSorted(byBytes);

  expect(await idsOf(tenant)).toEqual(inOrder.slice(0, 100));
  const inPages = async (query: Query) =>
    (await allOf(tenant.client.getDocuments.items({ organizationId: 'acme', ...query }))).map(({ id }) => id);
  expect(await inPages({ pageSize: 7 })).toEqual(inOrder);
  expect(await inPages({ folderId: 'marketing', pageSize: 1 })).toEqual(strange.toSorted(byBytes));
});

// PostgreSQL may choose another index. postgres/plans.test.ts bounds the rows that it reads.
it.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'Get Documents starts each page at its place in an index, so every page costs the same',
  async () => {
    const { ask } = service.service.environment;
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { even: {}, odd: {} });
    for (let part = 0; part < 6; part++) {
      const documents = Array.from({ length: 1000 }, (_, i) => [`${part}-${i}`, { folderId: i % 2 === 0 ? 'even' : 'odd' }]);
      await seedDocuments(service, tenant, Object.fromEntries(documents));
    }
    await ask(sql`analyze`);
    const planOf = async (folderId: string | undefined) => {
      const page = {
        apiKeyId: tenant.apiKey,
        organizationKey: organizationKey(tenant.apiKey, 'acme'),
        documentIds: undefined,
        folderId,
        after: '3-500',
        maxRows: 101,
      };
      return JSON.stringify(await ask(sql`explain query plan ${storedPage(page)}`));
    };
    for (const [plan, index] of [
      // The index has no placeholders.
      [await planOf(undefined), 'documents_existing'],
      [await planOf('odd'), 'documents_by_folder'],
    ] as const) {
      expect(plan).toContain(index);
      expect(plan).toMatch(/document_id\)? ?>/);
      expect(plan).not.toMatch(/sort|temp b-tree|scan (on )?documents/i);
    }
  },
);

/** `launch-plan`, which is to become `launch-2027`. */
async function aTenantWithPlan(): Promise<Tenant> {
  return await aTenantWith({
    'launch-plan': { name: 'Launch plan', accessType: 'restricted', metadata: { tags: ['a'] } },
    roadmap: { accessType: 'restricted' },
  });
}

const bothIds = ['launch-plan', 'launch-2027'];
const move = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'launch-2027' };

const start = async ({ client }: Tenant, newDocumentId = 'launch-2027') =>
  (await client.migrateDocuments({ ...move, newDocumentId })).data.migrationId;
const statusOf = async ({ client }: Tenant, migrationId: string) =>
  (await client.getMigrationStatus({ organizationId: 'acme', migrationId })).data.status;

const grant = async ({ client }: Tenant, userId: string, id: string, expiresAt?: number) =>
  await client.addPermissions({
    user: { userId },
    permissions: {
      resources: [{ type: 'document', id, organizationId: 'acme', accessRole: 'viewer', ...(expiresAt && { expiresAt }) }],
    },
  });

/** Runs the next batch of the queue, committed unless `work` says otherwise. The task itself stays, for the worker to find. */
async function oneBatch(fails = false): Promise<void> {
  const batch = service.service.environment.changeOf(noTenant)({
    prepare: async (ask, startedAt) => {
      const now = await startedAt;
      const { value: turn } = await turnsAfter(ask, 'migration', '', now).next();
      const [task] = turn === undefined ? [] : await ask(lockFirst('migration', now, turn));
      const kind = task && documentTasks[task.kind];
      if (task === undefined || kind === undefined || !('runBatch' in kind)) throw new Error('nothing to do');
      await kind.runBatch(ask, task, now);
      if (fails) throw new Error('killed');
    },
    write: () => ({}),
  });
  await (fails ? expect(batch).rejects.toThrow('killed') : batch);
}

// Proves migrateDocuments/all-data, operationsThatAreOnlyNamed/migration-status, migrateDocuments/moves
// Proves migrateDocuments/migration-id
it('A migration moves the document with all of its data to the new id', async () => {
  const tenant = await aTenantWithPlan();
  const { client } = tenant;
  await grant(tenant, 'granted', 'launch-plan');
  await grant(tenant, 'silent', 'launch-plan');
  const config = { inbox: 'NONE' as const };
  await client.setConfig({ organizationId: 'acme', documentIds: ['launch-plan'], userIds: ['silent'], config });
  await client.addNotifications({
    organizationId: 'acme',
    documentId: 'launch-plan',
    notificationId: 'before',
    actionUser: { userId: 'maya' },
    displayHeadlineMessageTemplate: 'New',
    notifyAll: true,
  });

  const migrationId = await start(tenant);
  await service.work();
  expect(await client.getMigrationStatus({ organizationId: 'acme', migrationId })).toEqual({
    status: 'success',
    message: 'Migration status found.',
    data: { migrationId, status: 'completed', documentId: 'launch-plan', newDocumentId: 'launch-2027' },
  });
  expect((await get(tenant, { documentIds: bothIds })).data).toEqual([
    { ...atTop, id: 'launch-2027', documentName: 'Launch plan', disabled: false, accessType: 'restricted', tags: ['a'] },
  ]);
  expect(await whoHasAccess(client, 'launch-2027', ['granted', 'silent', 'stranger'])).toEqual(['granted']);
  const before = { organizationId: 'acme', notificationIds: ['before'] };
  const { data } = await client.getNotifications({ ...before, documentId: 'launch-2027' });
  expect(data.map(({ metadata }) => metadata.documentId)).toEqual(['launch-2027']);
  expect((await client.getNotifications({ ...before, documentId: 'launch-plan' })).data).toEqual([]);
  await expect(start(tenant, 'elsewhere')).rejects.toMatchObject({
    status: 'NOT_FOUND',
    message: 'The document "launch-plan" does not exist.',
  });
});

// Proves migrateDocuments/taken-id
it('A migration merges the grants on both ids into the stronger role and the longer expiry of those in force', async () => {
  const tenant = await aTenantWithPlan();
  const { client } = tenant;
  const now = service.now();
  const times = { past: now + 1000, soon: now + 3_600_000, later: now + 7_200_000, never: Number.POSITIVE_INFINITY };
  const grants = (['viewer', 'editor'] as const).flatMap((role) => Object.values(times).map((ends) => ({ role, ends })));
  // Without a grant on one of the ids, or with one on each.
  const alone = grants.flatMap((one) => [
    { own: [one], waiting: [] },
    { own: [], waiting: [one] },
  ]);
  const people = [...alone, ...grants.flatMap((one) => grants.map((other) => ({ own: [one], waiting: [other] })))];
  const granted = ({ role: accessRole, ends: expiresAt }: (typeof grants)[number], id: string) => ({
    ...{ type: 'document' as const, id, organizationId: 'acme', accessRole },
    ...(Number.isFinite(expiresAt) ? { expiresAt } : {}),
  });
  for (const [i, { own, waiting }] of people.entries()) {
    const resources = [...own.map((one) => granted(one, 'launch-plan')), ...waiting.map((one) => granted(one, 'launch-2027'))];
    await client.addPermissions({ user: { userId: `user-${i}` }, permissions: { resources } });
  }
  await grant(tenant, 'elsewhere', 'roadmap');
  service.advance({ seconds: 1 });
  await start(tenant);
  await service.work();
  const merged = people.flatMap(({ own, waiting }, i) => {
    const live = [...own, ...waiting].filter(({ ends }) => ends > times.past);
    const role = live.some((one) => one.role === 'editor') ? 'editor' : 'viewer';
    const ends = Math.max(...live.map((one) => one.ends));
    return live.length === 0 ? [] : [{ userId: `user-${i}`, ...granted({ role, ends }, 'launch-2027') }];
  });
  const { data } = await client.getPermissions({ organizationId: 'acme', pageSize: 1000 });
  const byUser = (a: { userId: string }, b: { userId: string }) => (a.userId < b.userId ? -1 : 1);
  const elsewhere = { userId: 'elsewhere', ...granted({ role: 'viewer', ends: times.never }, 'roadmap') };
  expect(data.toSorted(byUser)).toEqual([elsewhere, ...merged].toSorted(byUser));
});

// Proves migrateDocuments/one-id, migrateDocuments/moves
it('During a migration, the document has exactly one id at any moment, and grants of the new id apply only with it', async () => {
  const tenant = await aTenantWithPlan();
  for (const userId of ['maya', 'jonas']) await grant(tenant, userId, 'launch-2027');
  const migrationId = await start(tenant);
  const found = async () => ({ status: await statusOf(tenant, migrationId), ids: await idsOf(tenant, { documentIds: bothIds }) });

  expect(await found()).toEqual({ status: 'pending', ids: ['launch-plan'] });
  await oneBatch();
  expect(await found()).toEqual({ status: 'inProgress', ids: ['launch-plan'] });
  await oneBatch(true);
  expect(await found()).toEqual({ status: 'inProgress', ids: ['launch-plan'] });
  expect(await whoHasAccess(tenant.client, 'launch-plan', ['maya', 'jonas'])).toEqual([]);
  await oneBatch();
  expect(await found()).toEqual({ status: 'completed', ids: ['launch-2027'] });
  expect(await whoHasAccess(tenant.client, 'launch-2027', ['maya', 'jonas'])).toEqual(['jonas', 'maya']);
  // The task still exists, as after a crash before its completion. Repeated, it changes nothing.
  await service.work();
  expect(await found()).toEqual({ status: 'completed', ids: ['launch-2027'] });
});

it('A migration keeps grants added to the new id meanwhile, and restores no removed ones', async () => {
  const tenant = await aTenantWith(numbered(10, { accessType: 'restricted' }));
  const added = Array.from({ length: 10 }, (_, i) => `added ${i}`);
  const removed = Array.from({ length: 10 }, (_, i) => `removed ${i}`);
  for (const [round, id] of Object.keys(numbered(10)).entries()) {
    const newDocumentId = `${id}-new`;
    // In every second round, the new id has no placeholder yet.
    if (round % 2 === 0) for (const userId of removed) await grant(tenant, userId, newDocumentId);
    await tenant.client.migrateDocuments({ organizationId: 'acme', documentId: id, newDocumentId });
    const resources = [{ type: 'document' as const, id: newDocumentId, organizationId: 'acme' }];
    await Promise.all([
      service.work(),
      ...added.map((userId) => grant(tenant, userId, newDocumentId)),
      ...removed.map((userId) => tenant.client.removePermissions({ userId, permissions: { resources } })),
    ]);
    expect(await whoHasAccess(tenant.client, newDocumentId, [...added, ...removed])).toEqual(added);
  }
});

it('A migration fails and leaves both documents unchanged if the new id is taken meanwhile', async () => {
  const tenant = await aTenantWithPlan();
  await grant(tenant, 'maya', 'launch-2027');
  const migrationId = await start(tenant);
  const another = { documentId: 'launch-2027', documentName: 'Another plan', accessType: 'restricted' } as const;
  expect((await add(tenant, [another])).data).toEqual({ 'launch-2027': added });
  await service.work();
  expect(await statusOf(tenant, migrationId)).toBe('failed');
  const { data } = await get(tenant, { documentIds: bothIds });
  expect(data.map(({ documentName }) => documentName)).toEqual(['Another plan', 'Launch plan']);
  expect(await whoHasAccess(tenant.client, 'launch-2027', ['maya'])).toEqual(['maya']);
  expect(await whoHasAccess(tenant.client, 'launch-plan', ['maya'])).toEqual([]);
  await start(tenant, 'launch-2028');
  await service.work();
  expect(await idsOf(tenant)).toEqual(['launch-2027', 'launch-2028', 'roadmap']);
});

it('If two documents migrate to the same id, one gets it', async () => {
  const tenant = await aTenantWithPlan();
  const first = await start(tenant);
  const { data } = await tenant.client.migrateDocuments({ ...move, documentId: 'roadmap' });
  await service.work();
  const statuses = [await statusOf(tenant, first), await statusOf(tenant, data.migrationId)];
  expect(statuses.toSorted()).toEqual(['completed', 'failed']);
  expect(await idsOf(tenant)).toHaveLength(2);
});

it('A repeated call continues the same unfinished migration', async () => {
  const tenant = await aTenantWithPlan();
  const [first, second] = [await start(tenant), await start(tenant)];
  expect(second).toBe(first);
  await service.work();
  expect(await statusOf(tenant, first)).toBe('completed');
});

it('A call with a different new id ends the unfinished migration', async () => {
  const tenant = await aTenantWithPlan();
  const first = await start(tenant);
  await oneBatch();
  const second = await start(tenant, 'launch-2028');
  expect([await statusOf(tenant, first), await statusOf(tenant, second)]).toEqual(['failed', 'pending']);
  await service.work();
  expect([await statusOf(tenant, first), await statusOf(tenant, second)]).toEqual(['failed', 'completed']);
  expect(await idsOf(tenant)).toEqual(['launch-2028', 'roadmap']);
});

it('The status of a migration in another organization or API key returns NOT_FOUND', async () => {
  const [tenant, stranger] = [await aTenantWithPlan(), await aTenantWithAcme(service)];
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  const migrationId = await start(tenant);
  const missing = { status: 'NOT_FOUND', message: `The migration "${migrationId}" does not exist.` };
  for (const [{ client }, organizationId] of [
    [stranger, 'acme'],
    [tenant, 'globex'],
  ] as const)
    await expect(client.getMigrationStatus({ organizationId, migrationId })).rejects.toMatchObject(missing);
  expect(await statusOf(tenant, migrationId)).toBe('pending');
});

// Proves migrateDocuments/many-grants
it('A migration takes over 10,000 grants on the new id, and is rejected or fails with more', async () => {
  const tenant = await aTenantWithPlan();
  await grant(tenant, 'one-more', 'launch-2027');
  const { ask } = service.service.environment;
  const [granted] = await ask(sql<{ resourceId: string; grantedAt: number }>`
      select resource_id, granted_at from grants where api_key_id = ${tenant.apiKey}`);
  const people = Array.from({ length: limits.waitingGrants }, (_, i) => `user-${i}`);
  const organizationKey = await keyOf(service, tenant);
  const resource = { organizationKey, resourceType: 'document', resourceId: granted?.resourceId ?? '' } as const;
  const added = people.map((userId) => ({ ...resource, userId, accessRole: 'viewer' as const, expiresAt: null }));
  await ask(grants.upsert(tenant.apiKey, granted?.grantedAt ?? 0, added));
  const details = [{ field: '/data/newDocumentId', reason: 'TOO_LARGE', description: expect.stringContaining('10000 grants') }];
  await expect(start(tenant)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT', details });
  const removeOne = () =>
    tenant.client.removePermissions({
      userId: 'one-more',
      permissions: { resources: [{ type: 'document', id: 'launch-2027', organizationId: 'acme' }] },
    });
  await removeOne();
  const late = await start(tenant);
  await grant(tenant, 'one-more', 'launch-2027');
  await service.work();
  expect(await statusOf(tenant, late)).toBe('failed');
  await removeOne();
  const migrationId = await start(tenant);
  await service.work();
  expect(await statusOf(tenant, migrationId)).toBe('completed');
  expect(await whoHasAccess(tenant.client, 'launch-2027', people.slice(-500))).toHaveLength(500);
});

// Proves migrateDocuments/taken-id
it('A migration to a taken id, including the document’s own, is rejected and starts nothing', async () => {
  const tenant = await aTenantWithPlan();
  for (const taken of ['roadmap', 'launch-plan']) {
    await expect(start(tenant, taken)).rejects.toMatchObject({
      status: 'ALREADY_EXISTS',
      httpStatus: 409,
      message: `The document "${taken}" already exists.`,
    });
  }
  await grant(tenant, 'maya', 'placeholder');
  const missing = tenant.client.migrateDocuments({ ...move, documentId: 'placeholder' });
  await expect(missing).rejects.toMatchObject({ message: 'The document "placeholder" does not exist.' });
  await service.work();
  expect(await idsOf(tenant)).toEqual(['launch-plan', 'roadmap']);
});

type NewDocument = Input<'addDocuments'>['documents'][number];
const add = async ({ client }: Tenant, documents: NewDocument[]) =>
  await client.addDocuments({ organizationId: 'acme', documents });
const added = { success: true, message: 'Document added.' };
const exists = { success: false, message: 'The document already exists. It was not changed.' };

// Proves addDocuments/place, addDocuments/custom-fields
it('Add Documents stores all given fields; the defaults are the id as name, no folder, and enabled', async () => {
  const tenant = await aTenantWith({});
  const own = { revision: 7, tags: ['a', { b: null }], ...JSON.parse('{"__proto__": {"c": 1}}') };
  const reply = await add(tenant, [
    { documentId: 'pricing', documentName: 'Pricing', accessType: 'restricted', disabled: true, folderId: 'finance', ...own },
    { documentId: '__proto__', accessType: null, folderId: null },
  ]);
  expect({ ...reply, data: Object.entries(reply.data) }).toEqual({
    status: 'success',
    message: 'Documents added.',
    data: [
      ['pricing', added],
      ['__proto__', added],
    ],
  });
  const { data } = await get(tenant);
  expect(data.map((document) => JSON.parse(JSON.stringify(document)))).toEqual([
    {
      ...{ id: '__proto__', documentName: '__proto__', disabled: false },
      ...{ accessType: 'organizationPrivate', folderId: null, inheritFromParent: true },
    },
    {
      ...{ ...own, id: 'pricing', documentName: 'Pricing', disabled: true },
      ...{ accessType: 'restricted', folderId: 'finance', inheritFromParent: false },
    },
  ]);
  expect(await idsOf(tenant, { folderId: 'finance' })).toEqual(['pricing']);
});

// Proves addDocuments/item-success
it('Add Documents leaves existing documents unchanged, fails items with missing folders, and adds the others', async () => {
  const tenant = await aTenantWith({ plan: { name: 'Plan', metadata: { revision: 1 } } });
  const { message, data } = await add(tenant, [
    { documentId: 'plan', documentName: 'Other', revision: 2, folderId: 'finance' },
    { documentId: 'lost', folderId: 'lost-folder' },
    { documentId: 'new' },
  ]);
  expect(message).toBe('1 of 3 documents added.');
  expect(data).toEqual({
    plan: exists,
    lost: { success: false, message: 'The folder "lost-folder" does not exist.' },
    new: added,
  });
  expect((await get(tenant)).data).toMatchObject([{ id: 'new' }, { id: 'plan', documentName: 'Plan', revision: 1 }]);
  expect(await idsOf(tenant, { folderId: 'finance' })).toEqual([]);
});

// Proves addDocuments/grants
it('Add Documents turns a placeholder into a document, whose grants then apply', async () => {
  const tenant = await aTenantWith({});
  await grant(tenant, 'early', 'plan');
  for (const query of [{}, { documentIds: ['plan'] }]) expect(await idsOf(tenant, query)).toEqual([]);
  const document = { documentId: 'plan', documentName: 'Plan', accessType: 'restricted' as const, disabled: true, revision: 3 };
  expect((await add(tenant, [document])).data).toEqual({ plan: added });
  expect((await get(tenant)).data).toEqual([
    { ...atTop, id: 'plan', documentName: 'Plan', accessType: 'restricted', disabled: true, revision: 3 },
  ]);
  expect(await whoHasAccess(tenant.client, 'plan', ['early', 'stranger'])).toEqual(['early']);
  expect((await add(tenant, [document])).data).toEqual({ plan: exists });
});

type Change = Input<'updateDocuments'>['documents'][number];
const update = async ({ client }: Tenant, documents: Change[]) =>
  await client.updateDocuments({ organizationId: 'acme', documents });
const updated = { success: true, message: 'Document updated.' };

// Proves addDocuments/custom-fields, updateDocuments/custom-fields
it('A custom field that is null is kept until Update Documents sets it to null', async () => {
  const tenant = await aTenantWith({});
  await add(tenant, [{ documentId: 'pricing', note: null, revision: 1 }]);
  const afterwards = async (change: object) => {
    await update(tenant, [{ documentId: 'pricing', ...change }]);
    const [document] = (await get(tenant)).data;
    return { note: document?.note, revision: document?.revision };
  };
  expect(await afterwards({})).toEqual({ note: null, revision: 1 });
  expect(await afterwards({ revision: 2 })).toEqual({ note: null, revision: 2 });
  expect(await afterwards({ note: null })).toEqual({ note: undefined, revision: 2 });
});

// Proves updateDocuments/moves, updateDocuments/custom-fields
it('Update Documents changes only the given fields', async () => {
  const before = { name: 'Plan', accessType: 'public' as const, folderId: 'finance', metadata: { revision: 1, tags: ['a'] } };
  const tenant = await aTenantWith({ plan: before });
  const shown = {
    ...{ id: 'plan', documentName: 'Plan', disabled: false, revision: 1, tags: ['a'] },
    ...{ accessType: 'public', folderId: 'finance', inheritFromParent: false },
  };
  const afterwards = async (change: Omit<Change, 'documentId'>) => {
    const reply = await update(tenant, [{ documentId: 'plan', ...change }]);
    expect(reply).toEqual({ status: 'success', message: 'Documents updated.', data: { plan: updated } });
    return (await get(tenant)).data[0];
  };
  expect(await afterwards({})).toEqual(shown);
  Object.assign(shown, { disabled: true, documentName: 'Prices' });
  expect(await afterwards({ disabled: true, documentName: 'Prices' })).toEqual(shown);
  // A null removes the field.
  Object.assign(shown, { revision: { of: 2 } });
  expect(await afterwards({ revision: { of: 2 }, note: null })).toEqual(shown);
  Object.assign(shown, { accessType: 'organizationPrivate', inheritFromParent: true, tags: [] });
  expect(await afterwards({ accessType: null, tags: [] })).toEqual(shown);
  Object.assign(shown, { accessType: 'restricted', inheritFromParent: false });
  expect(await afterwards({ accessType: 'restricted', inheritFromParent: false })).toEqual(shown);
  // With inheritance, the access type beside it has no effect.
  Object.assign(shown, { accessType: 'organizationPrivate', inheritFromParent: true });
  expect(await afterwards({ accessType: 'public', inheritFromParent: true })).toEqual(shown);
  expect(await afterwards({ folderId: null })).toEqual({ ...shown, folderId: null });
  expect(await afterwards({ folderId: 'finance', disabled: false })).toEqual({ ...shown, disabled: false });
});

// Proves updateDocuments/item-success
it('Update Documents fails missing documents and folders, creates neither, and updates the others', async () => {
  const tenant = await aTenantWith({ plan: { name: 'Plan', folderId: 'finance', metadata: { revision: 1 } }, pricing: {} });
  await grant(tenant, 'early', 'later');
  const { message, data } = await update(tenant, [
    { documentId: 'lost', disabled: true },
    { documentId: 'later', documentName: 'Later' },
    { documentId: 'plan', documentName: 'Other', revision: 2, folderId: 'lost-folder' },
    { documentId: 'pricing', revision: 3 },
  ]);
  expect(message).toBe('1 of 4 documents updated.');
  expect(data).toEqual({
    lost: { success: false, message: 'The document "lost" does not exist.' },
    later: { success: false, message: 'The document "later" does not exist.' },
    plan: { success: false, message: 'The folder "lost-folder" does not exist.' },
    pricing: updated,
  });
  expect((await get(tenant)).data).toMatchObject([{ documentName: 'Plan', revision: 1 }, { revision: 3 }]);
  expect(await idsOf(tenant, { folderId: 'finance' })).toEqual(['plan']);
});

// Proves updateDocuments/moves
it('Update Documents changes access from the next call on', async () => {
  const tenant = await aTenantWith({ plan: { accessType: 'restricted' } });
  const onFolder = { type: 'folder', id: 'finance', organizationId: 'acme', accessRole: 'viewer' } as const;
  await tenant.client.addPermissions({ user: { userId: 'granted' }, permissions: { resources: [onFolder] } });
  expect(await whoHasAccess(tenant.client, 'plan', ['granted', 'stranger'])).toEqual([]);
  await update(tenant, [{ documentId: 'plan', folderId: 'finance' }]);
  expect(await whoHasAccess(tenant.client, 'plan', ['granted', 'stranger'])).toEqual(['granted']);
  await update(tenant, [{ documentId: 'plan', folderId: null, accessType: 'public' }]);
  expect(await whoHasAccess(tenant.client, 'plan', ['granted', 'stranger'])).toEqual(['granted', 'stranger']);
});

it('Update Documents merges stored fields of any size', async () => {
  const ids = Object.keys(numbered(40));
  const tenant = await aTenantWith(Object.fromEntries(ids.map((id) => [id, { metadata: { id, text: 'x'.repeat(30_000) } }])));
  const changes = ids.map((documentId, i) => (i % 2 === 0 ? { documentId, note: i } : { documentId, documentName: `${i}` }));
  expect((await update(tenant, changes.toReversed())).message).toBe('Documents updated.');
  const data = await allOf(tenant.client.getDocuments.items({ organizationId: 'acme' }));
  const own = data.map(({ id, documentName, ...members }) => [id, documentName, members.note, `${members.text}`.length]);
  expect(own).toEqual(ids.map((id, i) => (i % 2 === 0 ? [id, id, i, 30_000] : [id, `${i}`, undefined, 30_000])));
});

const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' };
const acme = { organizationId: 'acme' };

/** A tenant whose documents `plan` and `notes` have everything, see filled.ts. */
async function aFilledTenant(): Promise<Tenant> {
  const tenant = await aTenant(service);
  await fillOrganization(service, tenant, 'acme');
  return tenant;
}

const hello = (notificationId: string, documentId: string) => ({
  ...{ ...acme, documentId, notificationId, actionUser: maya, displayHeadlineMessageTemplate: 'Hello' },
  notifyUsers: [{ userId: 'jonas' }],
});
const inboxOf = async ({ client }: Tenant, userId: string) =>
  (await client.getNotifications({ ...acme, userId })).data.map(({ id }) => id);

// Proves deleteDocuments/gone, deleteDocuments/item-success
it('Delete Documents deletes a document and its contents at once, also those that the queue removes later', async () => {
  const tenant = await aFilledTenant();
  const { client } = tenant;
  await client.addNotifications(hello('older', 'notes'));
  const before = await whoHasAccess(client, 'plan', ['jonas', 'priya']);
  expect(before).toEqual(['jonas', 'priya']);
  const { message, data } = await client.deleteDocuments({ ...acme, documentIds: ['plan', 'lost'] });
  expect(message).toBe('1 of 2 documents deleted.');
  expect(data).toEqual({
    plan: { success: true, message: 'Document deleted.' },
    lost: { success: false, message: 'The document "lost" does not exist.' },
  });
  for (const isOver of [false, true]) {
    if (isOver) await service.work();
    expect(await idsOf(tenant, { documentIds: ['plan'] })).toEqual([]);
    expect((await client.getNotifications({ ...acme, documentId: 'plan' })).data).toEqual([]);
    expect(await inboxOf(tenant, 'jonas')).toEqual(['older']);
    expect((await client.getNotifications({ ...acme, userId: 'jonas' })).unreadCount).toBe(1);
    const permissions = (await client.getPermissions({ ...acme, userIds: ['jonas'] })).data;
    expect(permissions.map(({ id }) => id).sort()).toEqual(['later', 'launch']);
  }
});

// Proves deleteDocuments/pending
it.each([
  { before: 'pending', batches: 0, after: 'failed', documentId: 'launch-plan' },
  { before: 'inProgress', batches: 1, after: 'failed', documentId: 'launch-plan' },
  { before: 'completed', batches: 2, after: 'completed', documentId: 'launch-2027' },
])('A $before migration of a deleted document is $after at once, and its status stays readable', async (migration) => {
  const { before, batches, after, documentId } = migration;
  const tenant = await aTenantWithPlan();
  const migrationId = await start(tenant);
  for (let i = 0; i < batches; i++) await oneBatch();
  expect(await statusOf(tenant, migrationId)).toBe(before);
  await tenant.client.deleteDocuments({ ...acme, documentIds: [documentId] });
  for (const isOver of [false, true]) {
    if (isOver) await service.work();
    expect(await statusOf(tenant, migrationId)).toBe(after);
    expect(await idsOf(tenant, { documentIds: bothIds })).toEqual([]);
  }
});

// Proves deleteDocuments/pending
it('Pending deliveries of a deleted document have no effect', async () => {
  const tenant = await aFilledTenant();
  const { client } = tenant;
  await client.addUsers({ ...acme, users: Array.from({ length: 1000 }, (_, i) => ({ userId: `a${i}` })) });
  // The queue delivers to the users beyond the first thousand.
  await client.addNotifications({ ...hello('everyone', 'plan'), notifyAll: true, notifyUsers: [] });
  const { ask } = service.service.environment;
  const [plan] = await ask(sql<{ key: string }>`
      select document_key as key from documents where api_key_id = ${tenant.apiKey} and document_id = 'plan'`);
  await client.deleteDocuments({ ...acme, documentIds: ['plan'] });
  await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
  // The delivery comes after the removal of the document's rows.
  await ask(sql`update tasks set run_at = ${service.now() + 60_000} where kind = 'deliver-notification'`);
  await service.work();
  service.advance({ minutes: 1 });
  await service.work();
  expect(await inboxOf(tenant, 'jonas')).toEqual([]);
  expect(await countRows(service, 'document_key', plan?.key ?? '')).toEqual({});
});

it('A grant on a deleted document makes nobody a recipient of notifications to everyone', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }, { documentId: 'notes' }] });
  await grant(tenant, 'jonas', 'plan');
  await grant(tenant, 'priya', 'notes');
  await client.deleteDocuments({ ...acme, documentIds: ['plan'] });
  const { notifyUsers, ...notification } = hello('all', 'notes');
  await client.addNotifications({ ...notification, notifyAll: true });
  expect([await inboxOf(tenant, 'jonas'), await inboxOf(tenant, 'priya')]).toEqual([[], ['all']]);
});
