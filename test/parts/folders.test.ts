import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Input, limits } from '../../generated/handlers.ts';
import { analyze, raw } from '../../server/database/sql.ts';
import { seedDocuments, seedFolders, type TestFolder, whoHasAccess } from '../support/content.ts';
import { isCluster } from '../support/databases.ts';
import { describePlan, pagesOf, plansOf, rowsOf } from '../support/explained.ts';
import { fillOrganization } from '../support/filled.ts';
import { aService, aTenant, aTenantWithAcme, createDatabase, keyOf, startTestService, type Tenant } from '../support/harness.ts';
import { countRows } from '../support/rows.ts';

const service = await startTestService();
afterAll(() => service.stop());

async function aTenantWith(wanted: Parameters<typeof seedFolders>[2], on = service): Promise<Tenant> {
  const tenant = await aTenantWithAcme(on);
  await seedFolders(on, tenant, wanted);
  return tenant;
}

/** Returns the access type of each document, as Get Documents shows it. */
async function accessTypes({ client }: Tenant): Promise<{ [documentId: string]: string }> {
  const { data } = await client.getDocuments({ organizationId: 'acme' });
  return Object.fromEntries(data.map(({ id, accessType }) => [id, accessType]));
}

type Change = DistributiveOmit<Input<'updateAccessForFolders'>, 'organizationId'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const update = async ({ client }: Tenant, change: Change, organizationId = 'acme') =>
  await client.updateAccessForFolders({ organizationId, ...change });

// Proves updateAccessForFolders/inherits, addDocuments/place, updateAccessForFolders/sets-access-type
// Proves updateAccessForFolders/inherits-from-parent, updateAccessForFolders/inherited-result
// Proves updateAccessForFolders/organization-private
it('Update Folder Access sets an access type, which documents and inheriting subfolders adopt', async () => {
  const tenant = await aTenantWith({
    top: {},
    middle: { parentFolderId: 'top' },
    bottom: { parentFolderId: 'middle' },
    apart: { parentFolderId: 'top', accessType: 'restricted' },
  });
  await seedDocuments(service, tenant, {
    deep: { folderId: 'bottom' },
    own: { folderId: 'bottom', accessType: 'restricted' },
    aside: { folderId: 'apart' },
    nowhere: {},
  });
  const unaffected = { own: 'restricted', nowhere: 'organizationPrivate' };
  expect(await accessTypes(tenant)).toEqual({ deep: 'organizationPrivate', aside: 'restricted', ...unaffected });

  const set = await update(tenant, { folderIds: ['top'], accessType: 'public' });
  expect(set.message).toBe('Folder access updated.');
  expect(set.data).toEqual({ top: { success: true, accessType: 'public', message: 'Access updated.' } });
  expect(await accessTypes(tenant)).toEqual({ deep: 'public', aside: 'restricted', ...unaffected });

  await update(tenant, { folderIds: ['middle', 'apart'], accessType: 'restricted', inheritFromParent: false });
  expect(await accessTypes(tenant)).toEqual({ deep: 'restricted', aside: 'restricted', ...unaffected });

  const inherited = await update(tenant, { folderIds: ['middle', 'apart'], inheritFromParent: true });
  const result = { success: true, inheritFromParent: true, accessType: null, message: 'Access is inherited from the parent.' };
  expect(inherited.data).toEqual({ middle: result, apart: result });
  expect(await accessTypes(tenant)).toEqual({ deep: 'public', aside: 'public', ...unaffected });

  await update(tenant, { folderIds: ['middle'], accessType: 'organizationPrivate' });
  expect(await accessTypes(tenant)).toEqual({ deep: 'organizationPrivate', aside: 'public', ...unaffected });
});

// Proves updateAccessForFolders/inherits, updateAccessForFolders/default-access
it("Top-level folders have the API key's default, which comes from the configuration", async () => {
  const other = await aService({ defaultFolderAccess: 'restricted' });
  const tenant = await aTenantWith({ top: { accessType: 'public' }, below: { parentFolderId: 'top' } }, other);
  await seedDocuments(other, tenant, { plan: { folderId: 'below' } });
  await update(tenant, { folderIds: ['top', 'below'], inheritFromParent: true });
  expect(await accessTypes(tenant)).toEqual({ plan: 'restricted' });
});

// Proves updateAccessForFolders/keeps-grants, updateAccessForFolders/sets-access-type
it('Update Folder Access changes access from the next call on, and keeps grants', async () => {
  const tenant = await aTenantWith({ top: { accessType: 'restricted' }, below: { parentFolderId: 'top' } });
  await seedDocuments(service, tenant, { plan: { folderId: 'below' } });
  await tenant.client.addPermissions({
    user: { userId: 'granted above' },
    permissions: { resources: [{ type: 'folder', id: 'top', organizationId: 'acme', accessRole: 'viewer' }] },
  });
  const people = ['granted above', 'stranger'];
  expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(['granted above']);
  await update(tenant, { folderIds: ['top'], accessType: 'public' });
  expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(people);
  await update(tenant, { folderIds: ['below'], accessType: 'restricted' });
  expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(['granted above']);
});

// Proves updateAccessForFolders/item-success, everyOperation/failed-items, updateAccessForFolders/keyed-result
it('Update Folder Access fails missing folders without creating them, and updates the others', async () => {
  const tenant = await aTenantWith({ toString: {} });
  const folderIds = ['toString', '__proto__'];
  const { message, data } = await update(tenant, { folderIds, accessType: 'public' });
  expect(message).toBe('1 of 2 folders updated.');
  expect(Object.entries(data)).toEqual([
    ['toString', { success: true, accessType: 'public', message: 'Access updated.' }],
    ['__proto__', { success: false, accessType: null, message: 'The folder "__proto__" does not exist.' }],
  ]);
  const lookup = tenant.client.getDocuments({ organizationId: 'acme', folderId: '__proto__' });
  await expect(lookup).rejects.toMatchObject({ status: 'NOT_FOUND' });
});

it('Folders that contain each other in stored data get the default access', async () => {
  const around = { hen: { parentFolderId: 'egg' }, egg: { parentFolderId: 'hen' }, alone: { parentFolderId: 'alone' } };
  const tenant = await aTenantWith(around);
  await seedDocuments(service, tenant, { first: { folderId: 'hen' }, second: { folderId: 'alone' } });
  expect(await accessTypes(tenant)).toEqual({ first: 'organizationPrivate', second: 'organizationPrivate' });
  const { data } = await tenant.client.getFolders({ organizationId: 'acme' });
  const organizationPrivate = { accessType: null, effectiveAccessType: 'organizationPrivate' };
  expect(data).toMatchObject([organizationPrivate, organizationPrivate, organizationPrivate]);
});

// Proves updateAccessForFolders/inherits, updateAccessForFolders/inherits-from-parent
it('Nested folders inherit the nearest access type above, up to a hundred levels', async () => {
  const own: { [level: number]: TestFolder } = { 0: { accessType: 'public' }, 5: { accessType: 'restricted' } };
  const levels = Array.from({ length: 100 }, (_, i): [string, TestFolder] => [
    `level-${i}`,
    { ...own[i], ...(i === 0 ? {} : { parentFolderId: `level-${i - 1}` }) },
  ]);
  const tenant = await aTenantWith(Object.fromEntries(levels));
  await seedDocuments(service, tenant, Object.fromEntries(levels.map(([folderId], i) => [`${i}`, { folderId }])));
  const expected = levels.map((_, i) => [`${i}`, i < 5 ? 'public' : 'restricted']);
  expect(await accessTypes(tenant)).toEqual(Object.fromEntries(expected));
});

type NewFolder = Input<'addFolders'>['folders'][number];

const added = { success: true, message: 'Folder added.' };
const notAdded = (message: string) => ({ success: false, message });

const add = async ({ client }: Tenant, folders: NewFolder[]) => await client.addFolders({ organizationId: 'acme', folders });
const parentsOf = async ({ client }: Tenant) => {
  const { data } = await client.getFolders({ organizationId: 'acme' });
  return Object.fromEntries(data.map(({ folderId, parentFolderId }) => [folderId, parentFolderId]));
};

// Proves addFolders/place, addFolders/access
it('Add Folders stores name, place and access; the defaults are the id as name, the top level, and inheritance', async () => {
  const tenant = await aTenantWithAcme(service);
  const reply = await add(tenant, [
    { folderId: 'marketing', folderName: 'Marketing', accessType: 'restricted' },
    { folderId: '__proto__', parentFolderId: 'marketing', accessType: null },
    { folderId: 'finance', parentFolderId: null },
  ]);
  expect({ ...reply, data: Object.entries(reply.data) }).toEqual({
    status: 'success',
    message: 'Folders added.',
    data: [
      ['marketing', added],
      ['__proto__', added],
      ['finance', added],
    ],
  });
  const inherited = { accessType: null, inheritFromParent: true };
  const restricted = { accessType: 'restricted', inheritFromParent: false };
  const folder = (folderId: string, folderName: string, parentFolderId: string | null) => ({
    folderId,
    folderName,
    parentFolderId,
  });
  expect((await tenant.client.getFolders({ organizationId: 'acme' })).data).toEqual([
    { ...folder('__proto__', '__proto__', 'marketing'), ...inherited, effectiveAccessType: 'restricted' },
    { ...folder('finance', 'finance', null), ...inherited, effectiveAccessType: 'organizationPrivate' },
    { ...folder('marketing', 'Marketing', null), ...restricted, effectiveAccessType: 'restricted' },
  ]);
});

// Proves addFolders/access, updateFolders/access
it('Add and Update Folders reject an access type together with inheritFromParent', async () => {
  const { client } = await aTenantWith({ finance: {} });
  const folders = [{ folderId: 'finance', accessType: 'public' as const, inheritFromParent: true }];
  const [inherited, own] = ['/data/folders/0/inheritFromParent', '/data/folders/0/accessType'];
  for (const call of [client.addFolders, client.updateFolders])
    await expect(call({ organizationId: 'acme', folders })).rejects.toMatchObject({
      message: `${inherited} cannot be combined with ${own}.`,
      details: [
        { field: inherited, reason: 'CONFLICT' },
        { field: own, reason: 'CONFLICT' },
      ],
    });
  const { data } = await client.getFolders({ organizationId: 'acme' });
  expect(data).toMatchObject([{ folderId: 'finance', accessType: null }]);
});

// Proves addFolders/place, addFolders/item-success
it('Add Folders accepts parents from the same call in any order, and fails cycles and missing parents', async () => {
  const tenant = await aTenantWithAcme(service);
  await add(tenant, [{ folderId: 'old' }]);
  const { message, data } = await add(tenant, [
    { folderId: 'c', parentFolderId: 'b' },
    { folderId: 'b', parentFolderId: 'a' },
    { folderId: 'a', parentFolderId: 'old' },
    { folderId: 'below', parentFolderId: 'beside' },
    { folderId: 'beside', parentFolderId: 'hen' },
    { folderId: 'hen', parentFolderId: 'egg' },
    { folderId: 'egg', parentFolderId: 'hen' },
    { folderId: 'itself', parentFolderId: 'itself' },
    { folderId: 'orphan', parentFolderId: 'lost' },
    { folderId: 'of orphan', parentFolderId: 'orphan' },
  ]);
  expect(message).toBe('3 of 10 folders added.');
  expect(data).toEqual({
    ...{ a: added, b: added, c: added },
    hen: notAdded('A folder cannot be inside itself.'),
    egg: notAdded('A folder cannot be inside itself.'),
    itself: notAdded('A folder cannot be inside itself.'),
    beside: notAdded('The parent folder "hen" was not added.'),
    below: notAdded('The parent folder "beside" was not added.'),
    orphan: notAdded('The folder "lost" does not exist.'),
    'of orphan': notAdded('The parent folder "orphan" was not added.'),
  });
  expect(await parentsOf(tenant)).toEqual({ old: null, a: 'old', b: 'a', c: 'b' });
});

// Proves addFolders/item-success
it('Add Folders leaves an existing folder unchanged, and adds others to it', async () => {
  const tenant = await aTenantWithAcme(service);
  await add(tenant, [{ folderId: 'plans', folderName: 'Plans', accessType: 'public' }]);
  const { message, data } = await add(tenant, [
    { folderId: 'plans', folderName: 'Other', parentFolderId: 'drafts' },
    { folderId: 'drafts', parentFolderId: 'plans' },
  ]);
  expect(message).toBe('1 of 2 folders added.');
  expect(data).toEqual({ plans: notAdded('The folder already exists. It was not changed.'), drafts: added });
  const { data: found } = await tenant.client.getFolders({ organizationId: 'acme', folderIds: ['plans'] });
  expect(found).toMatchObject([{ folderName: 'Plans', parentFolderId: null, accessType: 'public' }]);
});

// Proves addFolders/item-success
it('Add Folders nests folders up to a hundred levels deep', async () => {
  const tenant = await aTenantWithAcme(service);
  const level = (i: number): NewFolder => ({ folderId: `level-${i}`, parentFolderId: i === 1 ? null : `level-${i - 1}` });
  const levels = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => level(from + i));
  expect((await add(tenant, levels(1, 60))).message).toBe('Folders added.');
  const { message, data } = await add(tenant, levels(61, 102).reverse());
  expect(message).toBe('40 of 42 folders added.');
  expect(data['level-101']).toEqual(notAdded('Folders can be nested at most 100 levels deep.'));
  expect(data['level-102']).toEqual(notAdded('The parent folder "level-101" was not added.'));
});

async function aTenantWithFolders(): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  const folders: NewFolder[] = [
    { folderId: 'b', accessType: 'public' },
    { folderId: 'd', parentFolderId: 'b' },
    { folderId: 'f', parentFolderId: 'b', accessType: 'restricted' },
    { folderId: 'h', parentFolderId: 'd' },
    { folderId: 'j' },
  ];
  await tenant.client.addFolders({ organizationId: 'acme', folders });
  return tenant;
}
type Query = Omit<Input<'getFolders'>, 'organizationId'>;
const idsOf = async ({ client }: Tenant, query: Query = {}) => {
  const { data } = await client.getFolders({ organizationId: 'acme', ...query });
  return data.map(({ folderId }) => folderId);
};

// Proves getFolders/all, getFolders/by-id, getFolders/by-parent, getFolders/both
it('Get Folders returns all folders, top-level ones, those in a folder, or those with given ids', async () => {
  const tenant = await aTenantWithFolders();
  expect(await idsOf(tenant)).toEqual(['b', 'd', 'f', 'h', 'j']);
  expect(await idsOf(tenant, { parentFolderId: 'b' })).toEqual(['d', 'f']);
  expect(await idsOf(tenant, { parentFolderId: 'j' })).toEqual([]);
  expect(await idsOf(tenant, { parentFolderId: null })).toEqual(['b', 'j']);
  expect(await idsOf(tenant, { folderIds: ['j', 'lost', 'd'] })).toEqual(['d', 'j']);
  expect(await idsOf(tenant, { folderIds: ['j', 'lost', 'd'], parentFolderId: 'b' })).toEqual(['d']);
  expect(await idsOf(tenant, { folderIds: [] })).toEqual(['b', 'd', 'f', 'h', 'j']);
});

it('Get Folders and Get Documents return the same access types for many folders as for few', async () => {
  const tenant = await aTenantWithAcme(service);
  const parents = { open: { accessType: 'public' }, within: { parentFolderId: 'open' }, plain: {} } as const;
  const numbers = Array.from({ length: 250 }, (_, i) => `${i}`.padStart(3, '0'));
  const inParents = numbers.map((number, i): [string, TestFolder] => {
    const parentFolderId = Object.keys(parents)[i % 4];
    return [`f-${number}`, parentFolderId === undefined ? {} : { parentFolderId }];
  });
  await seedFolders(service, tenant, { ...parents, ...Object.fromEntries(inParents) });
  const inFolders = numbers.map((number) => [`d-${number}`, { folderId: `f-${number}` }]);
  await seedDocuments(service, tenant, Object.fromEntries(inFolders));
  const inPagesOf = async (pageSize: number) => {
    const [folders, documents] = [new Map<string, string>(), new Map<string, string>()];
    const query = { organizationId: 'acme', pageSize };
    for await (const folder of tenant.client.getFolders.items(query)) folders.set(folder.folderId, folder.effectiveAccessType);
    for await (const { id, accessType } of tenant.client.getDocuments.items(query)) documents.set(id, accessType);
    return { folders, documents };
  };
  const { folders, documents } = await inPagesOf(50);
  expect([folders.size, documents.size]).toEqual([253, 250]);
  expect([folders.get('f-001'), folders.get('f-002')]).toEqual(['public', 'organizationPrivate']);
  expect([...documents.values()]).toEqual(numbers.map((number) => folders.get(`f-${number}`)));
  expect(await inPagesOf(1000)).toEqual({ folders, documents });
});

describe('POST /v2/organizations/folders/update', () => {
  const acme = { organizationId: 'acme' };
  const update = ({ client }: Tenant, folders: Input<'updateFolders'>['folders']) => client.updateFolders({ ...acme, folders });
  /** The folders' names and parents. */
  const tree = async ({ client }: Tenant) =>
    Object.fromEntries(
      (await client.getFolders(acme)).data.map(({ folderId, folderName, parentFolderId }) => [
        folderId,
        [folderName, parentFolderId],
      ]),
    );

  // Proves updateFolders/moves
  it('Update Folders renames and moves folders with their contents, and documents adopt the access of the new place', async () => {
    const tenant = await aTenantWith({ open: { accessType: 'public' }, closed: { accessType: 'restricted' } });
    await seedFolders(service, tenant, { plans: { parentFolderId: 'open' }, drafts: { parentFolderId: 'plans' } });
    await seedDocuments(service, tenant, { plan: { folderId: 'drafts' } });
    const access = async () => (await tenant.client.getDocuments(acme)).data.map(({ accessType }) => accessType);
    expect(await access()).toEqual(['public']);
    const { message, data } = await update(tenant, [
      { folderId: 'plans', parentFolderId: 'closed' },
      { folderId: 'drafts', folderName: 'Drafts' },
      { folderId: 'lost', folderName: 'Lost' },
    ]);
    expect(message).toBe('2 of 3 folders updated.');
    expect(data).toEqual({
      plans: { success: true, message: 'Folder updated.' },
      drafts: { success: true, message: 'Folder updated.' },
      lost: { success: false, message: 'The folder "lost" does not exist.' },
    });
    expect(await access()).toEqual(['restricted']);
    await update(tenant, [{ folderId: 'plans', parentFolderId: null }]);
    expect(await tree(tenant)).toEqual({
      closed: ['closed', null],
      drafts: ['Drafts', 'plans'],
      open: ['open', null],
      plans: ['plans', null],
    });
  });

  // Proves updateFolders/item-success
  it('Update Folders fails moves into the folder itself, into missing folders and beyond a hundred levels', async () => {
    const tenant = await aTenantWithAcme(service);
    const chain = Array.from({ length: 99 }, (_, i) => ({ folderId: `l${i}`, parentFolderId: i === 0 ? null : `l${i - 1}` }));
    await tenant.client.addFolders({ ...acme, folders: [...chain, { folderId: 'a' }, { folderId: 'b', parentFolderId: 'a' }] });
    const { data } = await update(tenant, [
      { folderId: 'l0', parentFolderId: 'l98' },
      { folderId: 'l1', parentFolderId: 'l1' },
      { folderId: 'l2', parentFolderId: 'lost' },
      { folderId: 'a', parentFolderId: 'l98' },
      { folderId: 'b', parentFolderId: 'l98' },
    ]);
    expect(Object.values(data).map(({ message }) => message)).toEqual([
      'A folder cannot be inside itself.',
      'A folder cannot be inside itself.',
      'The folder "lost" does not exist.',
      'Folders can be nested at most 100 levels deep.',
      'Folder updated.',
    ]);
    expect((await tree(tenant)).b).toEqual(['b', 'l98']);
    // Later items of a call see the earlier moves.
    await tenant.client.addFolders({ ...acme, folders: [{ folderId: 'x' }, { folderId: 'y' }] });
    const crossed = await update(tenant, [
      { folderId: 'x', parentFolderId: 'y' },
      { folderId: 'y', parentFolderId: 'x' },
    ]);
    expect(Object.values(crossed.data).map(({ message }) => message)).toEqual([
      'Folder updated.',
      'A folder cannot be inside itself.',
    ]);
  });

  // Proves updateFolders/access
  it('Update Folders sets the access of a folder, or lets it inherit again', async () => {
    const tenant = await aTenantWithAcme(service);
    await tenant.client.addFolders({
      ...acme,
      folders: [
        { folderId: 'a', accessType: 'public' },
        { folderId: 'b', parentFolderId: 'a', accessType: 'restricted' },
        { folderId: 'c' },
      ],
    });
    const accesses = async () =>
      (await tenant.client.getFolders(acme)).data.map((one) => [one.accessType, one.effectiveAccessType]);
    const before = await accesses();
    await update(tenant, [{ folderId: 'b', folderName: 'B', inheritFromParent: false }]);
    expect(await accesses()).toEqual(before);
    await update(tenant, [
      { folderId: 'a', accessType: 'organizationPrivate' },
      { folderId: 'b', accessType: null },
    ]);
    expect((await accesses()).slice(0, 2)).toEqual([
      ['organizationPrivate', 'organizationPrivate'],
      [null, 'organizationPrivate'],
    ]);
    await update(tenant, [
      { folderId: 'a', inheritFromParent: true },
      { folderId: 'c', accessType: 'public' },
      { folderId: 'b', parentFolderId: 'c' },
    ]);
    expect(await accesses()).toEqual([
      [null, before[2]?.[1]],
      [null, 'public'],
      ['public', 'public'],
    ]);
  });

  // Proves updateFolders/limit
  it('Update Folders moves folders with up to 10,000 folders in total to a deeper level, and fails more', async () => {
    const tenant = await aTenantWith({ one: {}, two: {}, target: {} });
    const inside = (count: number, prefix: string, parentFolderId: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i}`, { parentFolderId }]));
    await seedFolders(service, tenant, inside(limits.deletedFolderRows, 'a', 'one'));
    await seedFolders(service, tenant, inside(1, 'b', 'two'));
    // PostgreSQL does so by itself within a minute. Until then, it reads all folders for each of them.
    await service.service.environment.ask(analyze);
    const { data } = await update(tenant, [
      { folderId: 'one', parentFolderId: 'target' },
      { folderId: 'two', parentFolderId: 'target' },
      { folderId: 'b0', folderName: 'Renamed' },
    ]);
    const message = 'The moved folders contain more than 10000 folders in total. Move fewer folders per call.';
    expect(Object.values(data).filter((one) => one.message === message).length).toBeGreaterThan(0);
    expect(data.b0).toMatchObject({ success: true });
    const moved = await update(tenant, [{ folderId: 'one', parentFolderId: 'target' }]);
    expect(moved.data.one).toMatchObject({ success: true });
    const back = await update(tenant, [
      { folderId: 'one', parentFolderId: null },
      { folderId: 'two', parentFolderId: 'target' },
    ]);
    expect(back.message).toBe('Folders updated.');
  });

  it.runIf(process.env.TEST_ENGINE === 'postgres' && !isCluster)(
    'Add, Get and Update Folders look up each folder by index on PostgreSQL, even without statistics',
    async () => {
      const fresh = await startTestService({}, createDatabase);
      onTestFinished(() => fresh.stop());
      await fresh.service.environment.ask(raw('alter table folders set (autovacuum_enabled = off)'));
      const tenant = await aTenantWithAcme(fresh);
      const count = 2000;
      const ids = Array.from({ length: count }, (_, i) => `f${i}`);
      const tree = ids.map((id, i): [string, TestFolder] => [id, i < 2 ? {} : { parentFolderId: `f${Math.floor(i / 2)}` }]);
      await seedFolders(fresh, tenant, { target: {}, ...Object.fromEntries(tree) });
      const folderIds = ids.slice(-100);
      const plans = await plansOf(async () => {
        await tenant.client.getFolders({ ...acme, folderIds });
        await update(
          tenant,
          folderIds.map((folderId) => ({ folderId, parentFolderId: 'f1' })),
        );
        await update(tenant, [{ folderId: 'f1', parentFolderId: 'target' }]);
        await tenant.client.addFolders({ ...acme, folders: folderIds.map((id) => ({ folderId: `in-${id}`, parentFolderId: id })) });
      });
      const recursive = plans.filter(({ 'Query Text': text }) => text.includes('recursive'));
      const greedy = recursive.filter(({ Plan: plan }) => rowsOf(plan) > 2 * count || pagesOf(plan) > 10 * count);
      expect(greedy.map(({ 'Query Text': text, Plan: plan }) => `${text}\n${describePlan(plan)}`).join('\n')).toBe('');
      expect(recursive.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('If two folders are moved into each other concurrently, only one move succeeds', async () => {
    const tenant = await aTenantWithAcme(service);
    for (let round = 0; round < 5; round++) {
      const [x, y] = [`x${round}`, `y${round}`];
      await tenant.client.addFolders({ ...acme, folders: [{ folderId: x }, { folderId: y }] });
      const moves = [[x, y] as const, [y, x] as const].map(([folderId, parentFolderId]) =>
        update(tenant, [{ folderId, parentFolderId }]),
      );
      const moved = (await Promise.all(moves)).flatMap(({ data }) => Object.values(data).map(({ success }) => success));
      expect(moved.toSorted()).toEqual([false, true]);
    }
  });
});

describe('POST /v2/organizations/folders/delete', () => {
  const acme = { organizationId: 'acme' };

  // Proves deleteFolders/not-empty, deleteFolders/item-success, deleteFolders/gone
  it('Delete Folders deletes empty folders, and with recursive all contents; a reused id has no grants', async () => {
    const tenant = await aTenant(service);
    const { client } = tenant;
    await fillOrganization(service, tenant, 'acme');
    await client.addFolders({ ...acme, folders: [{ folderId: 'empty' }, { folderId: 'other' }] });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'elsewhere', folderId: 'other' }] });
    const holds = { success: false, message: 'The folder is not empty. Set `recursive` to delete its contents.' };
    const first = await client.deleteFolders({ ...acme, folderIds: ['marketing', 'launch', 'empty', 'lost'] });
    expect(first.data).toEqual({
      marketing: holds,
      launch: holds,
      empty: { success: true, message: 'Folder deleted.' },
      lost: { success: false, message: 'The folder "lost" does not exist.' },
    });
    const second = await client.deleteFolders({ ...acme, folderIds: ['marketing'], recursive: true });
    expect(second.message).toBe('Folders deleted.');
    for (const isOver of [false, true]) {
      if (isOver) await service.work();
      expect((await client.getFolders(acme)).data.map(({ folderId }) => folderId)).toEqual(
        isOver ? ['launch', 'other'] : ['other'],
      );
      expect((await client.getDocuments(acme)).data.map(({ id }) => id)).toEqual(['elsewhere']);
      expect((await client.getPermissions({ ...acme, userIds: ['jonas'] })).data.map(({ id }) => id)).toEqual(['later']);
      expect((await client.getNotifications({ ...acme, userId: 'jonas' })).data).toEqual([]);
      if (!isOver) await client.addFolders({ ...acme, folders: [{ folderId: 'launch' }] });
    }
  });

  // Proves deleteFolders/not-empty
  it('Delete Folders deletes a folder if its whole content is deleted in the same call, in any order', async () => {
    const { client } = await aTenantWithAcme(service);
    const [top, middle, low, beside] = ['top', 'middle', 'low', 'beside'] as const;
    const folders = [
      { folderId: top },
      { folderId: middle, parentFolderId: top },
      ...[low, beside].map((folderId) => ({ folderId, parentFolderId: middle })),
    ];
    await client.addFolders({ ...acme, folders });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'kept', folderId: beside }] });
    const remove = async (...folderIds: string[]) => {
      const { data } = await client.deleteFolders({ ...acme, folderIds });
      return folderIds.filter((folderId) => data[folderId]?.success);
    };
    // A document, or a folder that is not in the call, keeps all folders above.
    expect(await remove(top, middle)).toEqual([]);
    expect(await remove(top, low, middle, beside)).toEqual([low]);
    await client.deleteDocuments({ ...acme, documentIds: ['kept'] });
    expect(await remove(beside, top, middle)).toEqual([beside, top, middle]);
    expect((await client.getFolders(acme)).data).toEqual([]);
  });

  // Proves deleteFolders/limit
  it('Delete Folders deletes up to 10,000 folders, documents and grants in a call, otherwise nothing', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { client } = tenant;
    await seedFolders(service, tenant, { big: {} });
    const documents = (count: number, prefix: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i}`, { folderId: 'big' }]));
    await seedDocuments(service, tenant, documents(limits.deletedFolderRows - 1, 'd'));
    const onBig = { type: 'folder' as const, id: 'big', ...acme, accessRole: 'viewer' as const };
    await client.addPermissions({ user: { userId: 'jonas' }, permissions: { resources: [onBig] } });
    const remove = async () => (await client.deleteFolders({ ...acme, folderIds: ['big'], recursive: true })).data.big;
    expect(await remove()).toEqual({
      success: false,
      message: expect.stringContaining('more than 10000 folders, documents and grants'),
    });
    expect((await client.getDocuments({ ...acme, folderId: 'big', pageSize: 1 })).data).toHaveLength(1);
    await client.deleteDocuments({ ...acme, documentIds: ['d0'] });
    expect(await remove()).toMatchObject({ success: true });
    expect((await client.getDocuments(acme)).data).toEqual([]);
    await service.work();
    expect(await countRows(service, 'organization_key', await keyOf(service, tenant))).toEqual({ users: 1 });
  });
});
