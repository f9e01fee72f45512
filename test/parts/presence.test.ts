import { afterAll, expect, it } from 'vitest';
import { sql } from '../../server/database/sql.ts';
import { seedDocuments } from '../support/content.ts';
import { aService, aTenantWithAcme, startTestService, type TestService } from '../support/harness.ts';
import { allOf } from './pages.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const plan = { organizationId: 'acme', documentId: 'plan' };

/** A tenant with the document `plan`, and a list of its present users. */
async function aTenantWithPlan(service: TestService) {
  const tenant = await aTenantWithAcme(service);
  await seedDocuments(service, tenant, { plan: {} });
  const present = async () => {
    const { data } = await tenant.client.getPresence(plan);
    return Object.fromEntries(data.map(({ userId, status }) => [userId, status]));
  };
  return { ...tenant, present };
}

// Proves addPresence/one-entry, addPresence/adds-users, addPresence/status-optional, addPresence/response
it('Add Presence lists users, online unless given as away, and replaces an existing entry', async () => {
  const { client, present } = await aTenantWithPlan(shared);
  const users = [{ userId: 'maya' }, { userId: '__proto__', name: 'Jonas', status: 'away' as const }];
  const added = await client.addPresence({ ...plan, users });
  expect(added).toEqual({ status: 'success', message: 'Presence added.', data: { success: true } });
  expect(Object.entries(await present())).toEqual([
    ['__proto__', 'away'],
    ['maya', 'online'],
  ]);
  await client.addPresence({ ...plan, users: [{ userId: 'maya', status: 'away' }] });
  await client.addPresence({ ...plan, users: [{ userId: '__proto__' }] });
  expect(Object.entries(await present())).toEqual([
    ['__proto__', 'online'],
    ['maya', 'away'],
  ]);
});

// Proves addPresence/expires
it('Add Presence lists a user until the entry expires, to the millisecond', async () => {
  const service = await aService({ presenceSeconds: 60 });
  const { client, present } = await aTenantWithPlan(service);
  await client.addPresence({ ...plan, users: [{ userId: 'maya' }, { userId: 'jonas' }] });
  service.advance({ seconds: 30 });
  await client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
  service.advance({ seconds: 29, milliseconds: 999 });
  expect(Object.keys(await present())).toEqual(['jonas', 'maya']);
  service.advance({ milliseconds: 1 });
  expect(Object.keys(await present())).toEqual(['maya']);
});

it('Expired entries of any user are removed soon', async () => {
  const service = await aService({ presenceSeconds: 60 });
  const [abandoned, { client, apiKey }] = [await aTenantWithPlan(service), await aTenantWithPlan(service)];
  const many = Array.from({ length: 700 }, (_, i) => ({ userId: `user-${i}` }));
  await abandoned.client.addPresence({ ...plan, users: many });
  await client.addPresence({ ...plan, users: many });
  service.advance({ minutes: 2 });
  const kept = () => service.service.environment.ask(sql`select api_key_id, user_id from presence`);
  await client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
  // Not at the cost of the next caller.
  expect(await kept()).toHaveLength(1401);
  await service.work();
  expect(await kept()).toEqual([{ apiKeyId: apiKey, userId: 'maya' }]);
});

// Proves addPresence/merges, addPresence/must-exist, addNotifications/custom-user-fields
it('Add Presence makes its users permanently known in the organization, without adding them to it', async () => {
  const { client } = await aTenantWithPlan(shared);
  await client.addPresence({ ...plan, users: [{ userId: 'maya', name: 'Maya Chen', status: 'away', team: 'design' }] });
  shared.advance({ hours: 1 });
  expect((await client.getUsers({ organizationId: 'acme' })).data).toEqual([{ userId: 'maya', name: 'Maya Chen' }]);
});

// Proves addPresence/own-fields, getPresence/entries, getPresence/pages, addPresence/adds-users, addPresence/user-fields
it("Get Presence returns each entry as last added, with its own fields and the user's current name and address", async () => {
  const { client } = await aTenantWithPlan(shared);
  const maya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example', team: 'design', cursor: 'kept' };
  const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example', status: 'away' as const };
  await client.addUsers({ organizationId: 'acme', users: [maya] });
  const addedAt = shared.now();
  const own = { cursor: { line: 3 }, color: 'red', selection: null };
  await client.addPresence({ ...plan, users: [{ userId: 'maya', status: 'away', ...own }, jonas] });
  const ofJonas = { ...jonas, renewedAt: addedAt };
  const ofMaya = { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example', status: 'away', renewedAt: addedAt };
  const found = { status: 'success', message: 'Presence found.' };
  expect(await client.getPresence(plan)).toEqual({ ...found, data: [ofJonas, { ...ofMaya, ...own }] });
  const { data: known } = await client.getUsers({ organizationId: 'acme', userIds: ['maya'] });
  expect(known).toEqual([{ ...maya, addedAt }]);
  await client.updateUsers({ organizationId: 'acme', users: [{ userId: 'maya', name: 'Maya C.', email: '' }] });
  shared.advance({ seconds: 90 });
  await client.addPresence({ ...plan, users: [{ userId: 'maya', color: 'blue', renewedAt: 7 }] });
  const renewed = { ...ofMaya, name: 'Maya C.', email: '', status: 'online', color: 'blue', renewedAt: shared.now() };
  expect((await client.getPresence(plan)).data).toEqual([ofJonas, renewed]);
});

// Proves addPresence/all-or-nothing, addPresence/must-exist, getPresence/must-exist
it.each([
  ['an organization that does not exist', { organizationId: 'acme-labs' }, 'The organization "acme-labs" does not exist.'],
  ['a document that does not exist', { documentId: 'lost' }, 'The document "lost" does not exist.'],
  ['a document that only a grant waits for', { documentId: 'later' }, 'The document "later" does not exist.'],
])('Presence of what does not exist returns NOT_FOUND, and adds nobody: %s', async (_, where, message) => {
  const tenant = await aTenantWithPlan(shared);
  const later = { type: 'document', organizationId: 'acme', id: 'later', accessRole: 'viewer' } as const;
  await tenant.client.addPermissions({ user: { userId: 'granted' }, permissions: { resources: [later] } });
  const call = tenant.client.addPresence({ ...plan, ...where, users: [{ userId: 'maya' }] });
  await expect(call).rejects.toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', message });
  await expect(tenant.client.getPresence({ ...plan, ...where })).rejects.toMatchObject({ httpStatus: 404, message });
  const known = await shared.service.environment.ask(sql`select user_id from users where api_key_id = ${tenant.apiKey}`);
  expect(known).toEqual([{ userId: 'granted' }]);
});

// Proves getPresence/scans
it('Get Presence scans a bounded number of expired entries per page, and returns later users on the next page', async () => {
  const service = await aService({ presenceSeconds: 60 });
  const { client } = await aTenantWithPlan(service);
  const add = (userIds: string[]) => client.addPresence({ ...plan, users: userIds.map((userId) => ({ userId })) });
  const page = async (pageToken = '') => {
    const { data, pageToken: next } = await client.getPresence({ ...plan, pageSize: 1000, pageToken });
    return { userIds: data.map(({ userId }) => userId), next };
  };
  for (const letter of 'abcde') await add(Array.from({ length: 1000 }, (_, i) => `${letter}${i}`));
  service.advance({ minutes: 1 });
  expect(await page()).toEqual({ userIds: [], next: expect.any(String) });
  await add(['zoe']);
  const { userIds, next } = await page();
  expect(userIds).toEqual([]);
  expect(await page(next)).toEqual({ userIds: ['zoe'], next: undefined });
  await add(['aaron']);
  const first = await page();
  expect(first.userIds).toEqual(['aaron']);
  expect(await page(first.next)).toEqual({ userIds: ['zoe'], next: undefined });
  await add(['abel']);
  const single = await allOf(client.getPresence.pages({ ...plan, pageSize: 1 }));
  expect(single.flatMap(({ data }) => data.map(({ userId }) => userId))).toEqual(['aaron', 'abel', 'zoe']);
});

// Proves migrateDocuments/all-data, getPresence/must-exist
it('Get and Remove Presence cover only one document, and follow it to a new id', async () => {
  const tenant = await aTenantWithPlan(shared);
  const { client, present } = tenant;
  const roadmap = { ...plan, documentId: 'roadmap' };
  await seedDocuments(shared, tenant, { roadmap: {} });
  for (const userId of ['jonas', 'maya']) await client.addPresence({ ...plan, users: [{ userId }] });
  expect((await client.getPresence(roadmap)).data).toEqual([]);
  await client.addPresence({ ...roadmap, users: [{ userId: 'maya' }] });
  await client.migrateDocuments({ ...plan, newDocumentId: 'new-plan' });
  await shared.work();
  const newPlan = { ...plan, documentId: 'new-plan' };
  expect((await client.removePresence({ ...newPlan, userIds: ['maya'] })).data).toMatchObject({ maya: { success: true } });
  expect((await client.getPresence(newPlan)).data).toMatchObject([{ userId: 'jonas' }]);
  expect((await client.getPresence(roadmap)).data).toMatchObject([{ userId: 'maya' }]);
  await expect(present()).rejects.toMatchObject({ status: 'NOT_FOUND' });
});

// Proves addPresence/expires, removePresence/item-success, removePresence/stays-known
it('Remove Presence removes present users, and fails absent and expired ones', async () => {
  const tenant = await aTenantWithPlan(shared);
  const { client } = tenant;
  await client.addPresence({ ...plan, users: [{ userId: 'expired' }] });
  const resource = { type: 'document', organizationId: 'acme', id: 'plan' } as const;
  const resources = [{ ...resource, accessRole: 'editor' as const }];
  await client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } });
  shared.advance({ minutes: 5 });
  await client.addPresence({ ...plan, users: [{ userId: 'jonas' }, { userId: '__proto__' }, { userId: 'maya' }] });
  const reply = await client.removePresence({ ...plan, userIds: ['maya', 'nobody', '__proto__', 'expired'] });
  const removed = { success: true, message: 'Presence removed.' };
  expect({ ...reply, data: Object.entries(reply.data) }).toEqual({
    status: 'success',
    message: '2 of 4 users removed.',
    data: [
      ['maya', removed],
      ['nobody', { success: false, message: 'The user "nobody" is not present.' }],
      ['__proto__', removed],
      ['expired', { success: false, message: 'The user "expired" is not present.' }],
    ],
  });
  expect((await client.getPresence(plan)).data.map(({ userId }) => userId)).toEqual(['jonas']);
  // They stay known, and keep their access.
  expect((await client.getUsers({ organizationId: plan.organizationId, userIds: ['maya'] })).data).toHaveLength(1);
  const { data: access } = await client.checkPermissions({ userId: 'maya', resources: [resource] });
  expect(access).toMatchObject([{ accessRole: 'editor', reason: 'grant' }]);
});
