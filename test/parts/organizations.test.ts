import { afterAll, expect, it } from 'vitest';
import { createClient } from '../../generated/client.ts';
import type { Input } from '../../generated/handlers.ts';
import { sql } from '../../server/database/sql.ts';
import { tablesOfDocument, tablesOfNotifications, tablesOfOrganization } from '../../server/deletion/tables.ts';
import { fillOrganization } from '../support/filled.ts';
import { aService, aTenant, keyOf, startTestService, type Tenant } from '../support/harness.ts';
import { columnsOf, countRows } from '../support/rows.ts';
import { allOf } from './pages.ts';

const service = await startTestService();
afterAll(() => service.stop());

// Proves addOrganizations/own-id, addOrganizations/callers-ids, addOrganizations/service-id
it('Add Organizations adds organizations, each with a permanent id from the service', async () => {
  const { client, apiKey, authToken } = await aTenant(service);
  const organizations = [
    { organizationId: 'acme', organizationName: 'Acme Robotics', plan: 'gold' },
    { organizationId: '__proto__', organizationName: 'An id like any other' },
  ];
  const { data: added, message } = await client.addOrganizations({ organizations });
  expect(message).toBe('Organizations added.');
  expect(Object.keys(added).sort()).toEqual(['__proto__', 'acme']);
  expect(added.acme).toMatchObject({ success: true });
  await service.restart();
  const restarted = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
  await restarted.updateOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
  const idOf = new Map(Object.entries(added).map(([organizationId, { id }]) => [organizationId, id]));
  expect((await restarted.getOrganizations({})).data).toEqual([
    { organizationId: '__proto__', id: idOf.get('__proto__'), organizationName: 'An id like any other' },
    { organizationId: 'acme', id: idOf.get('acme'), organizationName: 'Acme', plan: 'gold' },
  ]);
});

// Proves addOrganizations/item-success, everyOperation/failed-items, addOrganizations/service-id, addOrganizations/keyed-result
it('Add Organizations leaves an existing organization unchanged, and returns its id with the failed item', async () => {
  const { client } = await aTenant(service);
  const acme = { organizationId: 'acme', organizationName: 'Acme Robotics' };
  const first = await client.addOrganizations({ organizations: [acme] });
  const again = await client.addOrganizations({
    organizations: [
      { ...acme, organizationName: 'Other', plan: 'gold' },
      { organizationId: 'globex', organizationName: 'Globex' },
    ],
  });
  expect(again.message).toBe('1 of 2 organizations added.');
  expect(again.data.acme).toMatchObject({ success: false, id: first.data.acme?.id });
  expect(again.data.globex).toMatchObject({ success: true });
  const { data } = await client.getOrganizations({ organizationIds: ['acme'] });
  expect(data).toEqual([{ ...acme, id: first.data.acme?.id }]);
});

// Proves everyOperation/keyed-results
it('Add Organizations returns items in the order of the request, with any ids', async () => {
  const { client } = await aTenant(service);
  const named = (...ids: string[]) => ids.map((organizationId) => ({ organizationId, organizationName: organizationId }));
  const ids = ['zebra', '🦊', 'acme', '\uffee', 'Möbius'];
  await client.addOrganizations({ organizations: named('acme', 'Möbius') });
  expect(Object.keys((await client.addOrganizations({ organizations: named(...ids) })).data)).toEqual(ids);
  const wanted = [...ids.toReversed(), 'lost'];
  expect(Object.keys((await client.updateOrganizations({ organizations: named(...wanted) })).data)).toEqual(wanted);
});

const acme = { organizationId: 'acme', organizationName: 'Acme Robotics' };
const globex = { organizationId: 'globex', organizationName: 'Globex' };

/** The tenant's organizations by id, each with its name and custom fields. */
async function stored({ client }: Tenant) {
  const pages = await allOf(client.getOrganizations.pages({}));
  const found = pages.flatMap(({ data }) => data);
  return Object.fromEntries(
    found.map(({ organizationId, id, organizationName: name, ...own }) => [organizationId, { name, ...own }]),
  );
}

// Proves updateOrganizations/item-success, updateOrganizations/metadata, everyOperation/live-together
// Proves updateOrganizations/sets-fields, updateOrganizations/keyed-result
it('Update Organizations sets names, replaces given custom fields, and keeps the others', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  const added = await client.addOrganizations({
    organizations: [
      { ...acme, plan: 'gold', seats: 3 },
      { ...globex, plan: 'team' },
    ],
  });
  const updated = await client.updateOrganizations({
    organizations: [
      { organizationId: 'lost', organizationName: 'Lost' },
      { ...globex, organizationName: 'Globex International' },
      { ...acme, seats: 4, ['__proto__']: 'a member like any other' },
    ],
  });
  expect(updated.message).toBe('2 of 3 organizations updated.');
  expect(updated.data).toEqual({
    lost: { success: false, id: null, message: 'The organization "lost" does not exist.' },
    globex: { success: true, id: added.data.globex?.id, message: 'Organization updated.' },
    acme: { success: true, id: added.data.acme?.id, message: 'Organization updated.' },
  });
  expect(await stored(tenant)).toEqual({
    acme: { name: 'Acme Robotics', plan: 'gold', seats: 4, ['__proto__']: 'a member like any other' },
    globex: { name: 'Globex International', plan: 'team' },
  });
});

// Proves updateOrganizations/item-success, updateOrganizations/metadata, addOrganizations/metadata
it('Update Organizations keeps absent fields, null ones among them, removes those given as null, and rejects a different id', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  const { data: added } = await client.addOrganizations({
    organizations: [{ ...acme, plan: 'gold', seats: 3, note: null }, globex],
  });
  const id = added.acme?.id ?? '';
  const { data } = await client.updateOrganizations({
    organizations: [
      { organizationId: 'acme', id, plan: null, seats: 4 },
      { ...globex, id, organizationName: 'Other' },
    ],
  });
  expect(data).toEqual({
    acme: { success: true, id, message: 'Organization updated.' },
    globex: { success: false, id: null, message: 'The id of an organization cannot be changed.' },
  });
  expect(await stored(tenant)).toEqual({ acme: { name: 'Acme Robotics', seats: 4, note: null }, globex: { name: 'Globex' } });
  await client.updateOrganizations({ organizations: [{ organizationId: 'acme', note: null }] });
  expect((await stored(tenant)).acme).toEqual({ name: 'Acme Robotics', seats: 4 });
});

it('Update Organizations updates many organizations that together exceed a request body', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  const text = 'x'.repeat(60_000);
  const ids = Array.from({ length: 15 }, (_, i) => `org-${i}`);
  await client.addOrganizations({
    organizations: ids.map((organizationId) => ({ organizationId, organizationName: 'before', text })),
  });
  const updated = await client.updateOrganizations({
    organizations: ['lost', ...ids].map((organizationId, i) => ({
      organizationId,
      organizationName: `after ${i}`,
      // Some get only a new name.
      ...(i % 3 === 0 ? {} : { plan: `plan ${i}` }),
    })),
  });
  expect(updated.message).toBe('15 of 16 organizations updated.');
  const expected = ids.map((organizationId, i) => {
    const isRenamed = (i + 1) % 3 === 0;
    return [organizationId, { name: `after ${i + 1}`, text, ...(isRenamed ? {} : { plan: `plan ${i + 1}` }) }];
  });
  expect(await stored(tenant)).toEqual(Object.fromEntries(expected));
});

// Proves updateOrganizations/size
it('Custom fields of an organization may have 64 KiB over all calls; larger stored ones may only stay or shrink', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  const refused = (index: number) => ({
    httpStatus: 400,
    message: `/data/organizations/${index} must be at most 65536 bytes of JSON.`,
    details: [{ field: `/data/organizations/${index}`, reason: 'LENGTH' }],
  });
  const text = 'x'.repeat(40_000);
  await client.addOrganizations({ organizations: [{ ...acme, text }, globex] });
  const grow = client.updateOrganizations({
    organizations: [
      { ...globex, plan: 'team' },
      { ...acme, more: text },
    ],
  });
  await expect(grow).rejects.toMatchObject(refused(1));
  expect(await stored(tenant)).toEqual({ acme: { name: 'Acme Robotics', text }, globex: { name: 'Globex' } });

  const before = { text: text.repeat(5), note: 'long' };
  await service.service.environment.ask(sql`
      update organizations set metadata = ${JSON.stringify(before)}
      where api_key_id = ${tenant.apiKey} and organization_id = 'acme'`);
  await client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });
  await client.updateOrganizations({ organizations: [{ ...acme, note: 'less' }] });
  expect(await stored(tenant)).toMatchObject({ acme: { text: before.text, note: 'less' } });
  await expect(client.updateOrganizations({ organizations: [{ ...acme, note: 'longer' }] })).rejects.toMatchObject(refused(0));
  await client.updateOrganizations({ organizations: [{ ...acme, text: 'short' }] });
  expect(await stored(tenant)).toMatchObject({ acme: { name: 'Acme Robotics', text: 'short', note: 'less' } });
});

/** Reads something of an organization with every call. Returns the data, or the failure. */
async function read({ client }: Tenant, organizationId: string) {
  const inside = { organizationId };
  const calls = {
    getDocuments: client.getDocuments(inside),
    getFolders: client.getFolders(inside),
    getUsers: client.getUsers(inside),
    getUserGroups: client.getUserGroups(inside),
    getPermissions: client.getPermissions(inside),
    getPresence: client.getPresence({ ...inside, documentId: 'plan' }),
    getNotifications: client.getNotifications({ ...inside, userId: 'jonas' }),
    getConfig: client.getConfig({ ...inside, userIds: ['jonas'] }),
  };
  const replies = Object.entries(calls).map(async ([name, call]): Promise<[string, unknown]> => {
    const reply = call.then(
      ({ data }) => data,
      ({ message }) => message,
    );
    return [name, await reply];
  });
  return Object.fromEntries(await Promise.all(replies));
}

// Proves deleteOrganizations/gone, deleteOrganizations/item-success
it('Delete Organizations ends all access at once, and leaves other organizations as they are', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  for (const organizationId of ['acme', 'globex']) await fillOrganization(service, tenant, organizationId);
  const globex = await read(tenant, 'globex');
  const { message, data } = await client.deleteOrganizations({ organizationIds: ['acme', 'nobody'] });
  expect(message).toBe('1 of 2 organizations deleted.');
  expect(data).toEqual({
    acme: { success: true, message: 'Organization deleted.' },
    nobody: { success: false, message: 'The organization "nobody" does not exist.' },
  });
  const gone = 'The organization "acme" does not exist.';
  expect(new Set(Object.values(await read(tenant, 'acme')))).toEqual(new Set([gone]));
  const add = client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'new' }] });
  await expect(add).rejects.toMatchObject({ status: 'NOT_FOUND', message: gone });
  expect((await client.deleteOrganizations({ organizationIds: ['acme'] })).data.acme).toMatchObject({ success: false });
  await service.work();
  expect(await read(tenant, 'globex')).toEqual({ ...globex, getDocuments: expect.anything() });
});

// Proves deleteOrganizations/waiting
it('Pending deliveries and migrations of a deleted organization have no effect, even on a new one with its id', async () => {
  const tenant = await aTenant(service);
  const { client } = tenant;
  const add = async () => {
    await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
    await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
    await client.addUsers({ organizationId: 'acme', users: [{ userId: 'jonas' }] });
  };
  await add();
  const users = Array.from({ length: 1000 }, (_, i) => ({ userId: `a${i}` }));
  await client.addUsers({ organizationId: 'acme', users });
  await client.addNotifications({
    ...{ organizationId: 'acme', documentId: 'plan', notificationId: 'hello', displayHeadlineMessageTemplate: 'Hello' },
    ...{ actionUser: { userId: 'maya' }, notifyAll: true },
  });
  const move = { organizationId: 'acme', documentId: 'plan', newDocumentId: 'roadmap' };
  const { migrationId } = (await client.migrateDocuments(move)).data;
  const inbox = async () => (await client.getNotifications({ organizationId: 'acme', userId: 'jonas' })).data;
  // The queue has the recipients beyond the first thousand, and the move.
  expect(await inbox()).toEqual([]);
  const deleted = await keyOf(service, tenant, 'acme');
  await client.deleteOrganizations({ organizationIds: ['acme'] });
  await add();
  expect(await keyOf(service, tenant, 'acme')).not.toBe(deleted);
  // The delivery and the migration come before the removal of the organization's rows.
  const { ask } = service.service.environment;
  await ask(sql`update tasks set run_at = ${service.now() + 60_000} where kind = 'remove-organization'`);
  const before = await countRows(service, 'organization_key', deleted);
  await service.work();
  expect(await countRows(service, 'organization_key', deleted)).toEqual(before);
  service.advance({ minutes: 1 });
  await service.work();
  expect(await countRows(service, 'organization_key', deleted)).toEqual({});
  expect(await inbox()).toEqual([]);
  expect((await client.getDocuments({ organizationId: 'acme' })).data.map(({ id }) => id)).toEqual(['plan']);
  await expect(client.getMigrationStatus({ organizationId: 'acme', migrationId })).rejects.toMatchObject({ httpStatus: 404 });
});

it('Every table with rows of organizations is in the list of tables that the queue empties', async () => {
  const listed = [...tablesOfOrganization, ...tablesOfNotifications, ...tablesOfDocument].map(({ table }) => table);
  const columns = await columnsOf(service);
  const owned = columns.filter((column) => column.endsWith('.organization_key'));
  expect(owned.toSorted()).toEqual(['documents', ...listed].map((table) => `${table}.organization_key`).toSorted());
});

it('Delete All User Data erases the user from an organization whose rows are still being removed', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  await fillOrganization(service, tenant, 'acme');
  await tenant.client.deleteOrganizations({ organizationIds: ['acme'] });
  const { jobId } = (await tenant.client.deleteAllUserData({ userIds: ['jonas'] })).data;
  while (await service.service.worker.step());
  expect((await tenant.client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true });
  expect(await countRows(service, 'user_id', 'jonas')).toEqual({});
});

const named = (...ids: string[]) => ids.map((organizationId) => ({ organizationId, organizationName: `The ${organizationId}` }));
const idsOf = async ({ client }: Tenant, query: Input<'getOrganizations'> = {}) =>
  (await client.getOrganizations(query)).data.map(({ organizationId }) => organizationId);

async function aTenantWith(...ids: string[]): Promise<Tenant> {
  const tenant = await aTenant(service);
  await tenant.client.addOrganizations({ organizations: named(...ids) });
  return tenant;
}

// Proves addOrganizations/metadata, getOrganizations/metadata, addOrganizations/other-metadata
it('Get Organizations returns all organizations; custom fields never replace the documented fields', async () => {
  const tenant = await aTenant(service);
  const own = { plan: 'gold', ['__proto__']: { seats: 3 } };
  const { data: added } = await tenant.client.addOrganizations({
    organizations: [
      { organizationId: 'globex', organizationName: 'Globex', ...own },
      { organizationId: 'acme', organizationName: 'Acme Robotics' },
    ],
  });
  const found = await tenant.client.getOrganizations({});
  expect(found).toEqual({
    status: 'success',
    message: 'Organizations found.',
    data: [
      { organizationId: 'acme', id: added.acme?.id, organizationName: 'Acme Robotics' },
      { organizationId: 'globex', id: added.globex?.id, organizationName: 'Globex', ...own },
    ],
  });
  expect(Object.hasOwn(found.data[1] ?? {}, '__proto__')).toBe(true);
  const forged = JSON.stringify({ organizationId: 'forged', id: 'forged', organizationName: 'Forged' });
  await service.service.environment.ask(sql`
      update organizations set metadata = ${forged} where api_key_id = ${tenant.apiKey} and organization_id = 'acme'`);
  expect((await tenant.client.getOrganizations({ organizationIds: ['acme'] })).data).toEqual([found.data[0]]);
});

// Proves addOrganizations/own-key, getOrganizations/order
it('Get Organizations returns each requested organization that exists once, and none of another API key', async () => {
  const tenant = await aTenantWith('acme', '__proto__', 'globex');
  expect(await idsOf(tenant, { organizationIds: ['lost', 'globex', '__proto__'] })).toEqual(['__proto__', 'globex']);
  expect(await idsOf(tenant, { organizationIds: [] })).toEqual(['__proto__', 'acme', 'globex']);
  const stranger = await aTenant(service);
  expect(await stranger.client.getOrganizations({})).toMatchObject({ message: 'Organizations found.', data: [] });
  expect(await idsOf(stranger, { organizationIds: ['acme'] })).toEqual([]);
  const added = await stranger.client.addOrganizations({ organizations: named('acme') });
  expect(added.data.acme).toMatchObject({ success: true });
  const { data } = await tenant.client.getOrganizations({ organizationIds: ['acme'] });
  expect(data[0]?.id).not.toBe(added.data.acme?.id);
});

// Proves getOrganizations/order
it('Get Organizations pages in byte order of ids, a hundred per page by default; given ids are on one page', async () => {
  const strange = ['~', 'Z', 'ä', '\u{FFFD}', '😀', ' ', 'a b'];
  const ids = [...Array.from({ length: 101 }, (_, i) => `org-${i}`), ...strange];
  const tenant = await aTenantWith(...ids);
  const inOrder = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(await idsOf(tenant)).toEqual(inOrder.slice(0, 100));
  for (const pageSize of [7, 54, 1000]) {
    const pages = await allOf(tenant.client.getOrganizations.pages({ pageSize }));
    expect(pages.flatMap(({ data }) => data.map(({ organizationId }) => organizationId))).toEqual(inOrder);
    expect(pages.length).toBe(Math.ceil(inOrder.length / pageSize));
  }
  const given = await allOf(tenant.client.getOrganizations.pages({ organizationIds: strange, pageSize: 3 }));
  expect(given.map(({ data }) => data.map(({ organizationId }) => organizationId))).toEqual([
    inOrder.filter((id) => strange.includes(id)),
  ]);
});
