import { afterAll, expect, it } from 'vitest';
import type { Input } from '../../generated/handlers.ts';
import { at, examplesOf } from '../../generated/operations.ts';
import { operationOf } from '../../openapi/tools/verify/accounts.ts';
import { sql } from '../../server/database/sql.ts';
import { seedDocuments, whoHasAccess } from '../support/content.ts';
import { aTenantWithAcme, startTestService, type Tenant } from '../support/harness.ts';
import { allOf } from './pages.ts';

const service = await startTestService();
afterAll(() => service.stop());

const designers = { organizationId: 'acme', organizationUserGroupId: 'designers' };
const people = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `user-${String(from + i).padStart(5, '0')}`);

/** The members of the group, ordered by id. */
async function membersOf({ client }: Tenant, group = designers): Promise<string[]> {
  const pages = await allOf(client.getUserGroups.pages({ ...group, pageSize: 1000 }));
  return pages.flatMap(({ data }) => data.flatMap(({ userIds = [] }) => userIds));
}

type GroupsQuery = Omit<Input<'getUserGroups'>, 'organizationId'>;

const groups = async ({ client }: Tenant, query: GroupsQuery = {}) =>
  await client.getUserGroups({ organizationId: 'acme', ...query });

/** The group rows in the database, also of an emptied one. */
async function rowsOf({ apiKey }: Tenant): Promise<string[]> {
  const rows = await service.service.environment.ask(sql<{ userId: string }>`
    select user_id from user_group_members where api_key_id = ${apiKey}`);
  return rows.map(({ userId }) => userId).sort();
}

// Proves addUsersToGroups/creates-group, addUsersToGroups/result-for-each, addUsersToGroups/become-members
// Proves addUsersToGroups/keyed-result
it('Add Users to Groups creates a group with its first members, and returns a result for each, under any id', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  const added = await client.addUsersToGroups({ ...designers, userIds: ['maya', '__proto__'] });
  const result = { success: true, organizationUserGroupId: 'designers', message: 'User added to the group.' };
  expect(added.message).toBe('Users added to the group.');
  expect(Object.entries(added.data)).toEqual([
    ['maya', result],
    ['__proto__', result],
  ]);
  expect(await membersOf(tenant)).toEqual(['__proto__', 'maya']);
});

// Proves addUsersToGroups/member-again
it('Add Users to Groups succeeds for existing members, even in concurrent calls', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  const userIds = people(200);
  await client.addUsersToGroups({ ...designers, userIds });
  const again = await Promise.all([
    client.addUsersToGroups({ ...designers, userIds }),
    client.addUsersToGroups({ ...designers, userIds: userIds.toReversed() }),
  ]);
  for (const { data } of again) expect(Object.values(data).every(({ success }) => success)).toBe(true);
  expect(await membersOf(tenant)).toEqual(userIds);
});

// Proves deleteUsersFromGroups/result-for-each, deleteUsersFromGroups/not-a-member, deleteUsersFromGroups/removes-listed
// Proves deleteUsersFromGroups/keyed-result
it('Delete Users from Groups removes the members among the listed users, and fails the others', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await client.addUsersToGroups({ ...designers, userIds: ['maya', 'jonas'] });
  const { data, message } = await client.deleteUsersFromGroups({ ...designers, userIds: ['jonas', 'priya'], deleteAll: false });
  expect(message).toBe('1 of 2 users removed from the group.');
  expect(data).toEqual({
    jonas: { success: true, organizationUserGroupId: 'designers', message: 'User removed from the group.' },
    priya: { success: false, organizationUserGroupId: 'designers', message: 'The user "priya" is not a member of the group.' },
  });
  expect(await membersOf(tenant)).toEqual(['maya']);
});

// Proves deleteUsersFromGroups/not-a-member, deleteUsersFromGroups/keyed-result, deleteUsersFromGroups/delete-all
it('Delete Users from Groups returns the same for a group that is missing as for an empty one', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  const remove = () => client.deleteUsersFromGroups({ ...designers, userIds: ['jonas'] });
  const removeAll = () => client.deleteUsersFromGroups({ ...designers, deleteAll: true });
  const missing = await remove();
  expect(missing.message).toBe('0 of 1 users removed from the group.');
  expect(missing.data.jonas).toMatchObject({ success: false, message: 'The user "jonas" is not a member of the group.' });
  expect(await removeAll()).toMatchObject({ message: 'The group has no users.', data: {} });
  await client.addUsersToGroups({ ...designers, userIds: ['jonas'] });
  await remove();
  expect(await remove()).toEqual(missing);
  expect(await removeAll()).toMatchObject({ message: 'The group has no users.', data: {} });
  expect((await groups(tenant)).data).toEqual([]);
});

// Proves deleteUsersFromGroups/delete-all, deleteUsersFromGroups/removes-all
it('Delete Users from Groups with deleteAll removes and lists all members of this group only', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  const userIds = people(300);
  await client.addUsersToGroups({ ...designers, userIds: userIds.toReversed() });
  const others = [
    { ...designers, organizationUserGroupId: 'painters' },
    { ...designers, organizationId: 'globex' },
  ];
  for (const other of others) await client.addUsersToGroups({ ...other, userIds: ['maya'] });

  // An empty list has no effect.
  const { data, message } = await client.deleteUsersFromGroups({ ...designers, deleteAll: true, userIds: [] });
  expect(message).toBe('300 users removed from the group.');
  expect(Object.keys(data)).toEqual(userIds);
  expect(await membersOf(tenant)).toEqual([]);
  for (const other of others) expect(await membersOf(tenant, other)).toEqual(['maya']);
  const removed = { success: true, organizationUserGroupId: 'designers', message: 'User removed from the group.' };
  expect(data['user-00007']).toEqual(removed);
  await service.work();
  for (const other of others) {
    const emptied = await client.deleteUsersFromGroups({ ...other, deleteAll: true });
    const { organizationUserGroupId } = other;
    expect(emptied).toMatchObject({
      message: '1 user removed from the group.',
      data: { maya: { ...removed, organizationUserGroupId } },
    });
  }
});

// Proves deleteUsersFromGroups/delete-all, deleteUsersFromGroups/removes-all
it('deleteAll empties a large group and its access at once, lists 10,000 members, and leaves the rest to the queue', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await seedDocuments(service, tenant, { plan: { accessType: 'organizationPrivate' } });
  const withAccess = (...userIds: string[]) => whoHasAccess(client, 'plan', userIds);
  const userIds = people(10_200);
  for (let from = 0; from < userIds.length; from += 1000) {
    await client.addUsersToGroups({ ...designers, userIds: userIds.slice(from, from + 1000) });
  }
  const [first = '', last = ''] = [userIds.at(0), userIds.at(-1)];
  expect(await withAccess(first, last)).toEqual([first, last]);
  const { data, message } = await client.deleteUsersFromGroups({ ...designers, deleteAll: true });
  const { everyone } = examplesOf(operationOf('deleteUsersFromGroups'), 200);
  expect(message).toBe(String(at(everyone, 'result', 'message')).replace('950000', '10200'));
  for (const item of [data[first], ...Object.values(at(everyone, 'result', 'data') ?? {})])
    expect(item).toEqual({ success: true, organizationUserGroupId: 'designers', message: 'User removed from the group.' });
  expect(Object.keys(data)).toEqual(userIds.slice(0, 10_000));
  expect(await withAccess(first, last)).toEqual([]);

  await client.addUsersToGroups({ ...designers, userIds: [last, 'maya'] });
  await service.work();
  expect(await withAccess(first, last, 'maya')).toEqual(['maya', last]);
  expect(await membersOf(tenant)).toEqual(['maya', last]);
  expect(await rowsOf(tenant)).toEqual(['maya', last]);
});

it('A member added while deleteAll runs is either listed as removed, or stays', async () => {
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  const userIds = people(600);
  const adding = Array.from({ length: 30 }, (_, i) =>
    client.addUsersToGroups({ ...designers, userIds: userIds.slice(20 * i, 20 * i + 20) }),
  );
  const emptying = Array.from({ length: 5 }, () => client.deleteUsersFromGroups({ ...designers, deleteAll: true }));
  const [emptied] = await Promise.all([Promise.all(emptying), Promise.all(adding)]);
  await service.work();
  const staying = await membersOf(tenant);
  const removed = emptied.flatMap(({ data }) => Object.keys(data));
  expect([...removed, ...staying].sort()).toEqual(userIds);
  expect(await rowsOf(tenant)).toEqual(staying);
});

const add = async ({ client }: Tenant, organizationUserGroupId: string, ...userIds: string[]) =>
  await client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId, userIds });
const empty = async ({ client }: Tenant, organizationUserGroupId: string) =>
  await client.deleteUsersFromGroups({ organizationId: 'acme', organizationUserGroupId, deleteAll: true });
const idsOf = async (tenant: Tenant, query: GroupsQuery = {}) =>
  (await groups(tenant, query)).data.map(({ organizationUserGroupId }) => organizationUserGroupId);

// Proves getUserGroups/all
it('Get User Groups returns the groups of the organization with the number of their members', async () => {
  const tenant = await aTenantWithAcme(service);
  expect(await groups(tenant)).toEqual({ status: 'success', message: 'User groups found.', data: [] });
  await add(tenant, 'painters', 'maya');
  await add(tenant, 'designers', 'maya', 'jonas', 'priya');
  await add(tenant, '__proto__', 'maya', 'jonas');
  await tenant.client.deleteUsersFromGroups({ ...designers, userIds: ['priya'] });
  expect((await groups(tenant)).data).toEqual([
    { organizationUserGroupId: '__proto__', memberCount: 2 },
    { organizationUserGroupId: 'designers', memberCount: 2 },
    { organizationUserGroupId: 'painters', memberCount: 1 },
  ]);
});

// Proves getUserGroups/one
it('Get User Groups returns one group with its members, page by page, ordered by id', async () => {
  const tenant = await aTenantWithAcme(service);
  const userIds = people(25);
  await add(tenant, 'designers', ...userIds.toReversed());
  await add(tenant, 'painters', 'maya');
  const pages = await allOf(tenant.client.getUserGroups.pages({ ...designers, pageSize: 10 }));
  const page = (from: number) => ({
    organizationUserGroupId: 'designers',
    memberCount: 25,
    userIds: userIds.slice(from, from + 10),
  });
  expect(pages.map(({ data }) => data)).toEqual([[page(0)], [page(10)], [page(20)]]);
});

// Proves getUserGroups/omits-empty
it('Get User Groups omits a missing or empty group, even if its members leave between pages', async () => {
  const tenant = await aTenantWithAcme(service);
  for (const id of ['a', 'b', 'c', 'd']) await add(tenant, id, 'maya');
  await empty(tenant, 'a');
  await tenant.client.deleteUsersFromGroups({ organizationId: 'acme', organizationUserGroupId: 'c', userIds: ['maya'] });
  expect(await idsOf(tenant)).toEqual(['b', 'd']);
  for (const organizationUserGroupId of ['a', 'c', 'lost']) {
    expect(await groups(tenant, { organizationUserGroupId })).toEqual({
      status: 'success',
      message: 'User groups found.',
      data: [],
    });
  }
  const pages = await allOf(tenant.client.getUserGroups.pages({ organizationId: 'acme', pageSize: 1 }));
  expect(pages.map(({ data }) => data.map(({ organizationUserGroupId }) => organizationUserGroupId))).toEqual([
    [],
    ['b'],
    [],
    ['d'],
  ]);
  await add(tenant, 'a', 'jonas');
  expect((await groups(tenant, { organizationUserGroupId: 'a' })).data).toEqual([
    { organizationUserGroupId: 'a', memberCount: 1, userIds: ['jonas'] },
  ]);
});

// Proves getUserGroups/count
it('Get User Groups counts up to a thousand members, and lists all of them', async () => {
  const tenant = await aTenantWithAcme(service);
  await add(tenant, 'designers', ...people(1000));
  await add(tenant, 'designers', ...people(10, 1000));
  await add(tenant, 'painters', ...people(999));
  expect((await groups(tenant)).data).toEqual([
    { organizationUserGroupId: 'designers', memberCount: 1000 },
    { organizationUserGroupId: 'painters', memberCount: 999 },
  ]);
  expect(await membersOf(tenant)).toEqual(people(1010));
});

// Proves getUserGroups/pages
it('Get User Groups skips and repeats nobody while members come and go, or the group is emptied and filled again', async () => {
  const tenant = await aTenantWithAcme(service);
  const userIds = people(20);
  await add(tenant, 'designers', ...userIds);
  const seen: string[] = [];
  for await (const { data } of tenant.client.getUserGroups.pages({ ...designers, pageSize: 3 })) {
    seen.push(...data.flatMap((group) => group.userIds ?? []));
    if (seen.length === 9) {
      await empty(tenant, 'designers');
      await add(tenant, 'designers', ...userIds);
    }
    await add(tenant, 'designers', 'a-user-before', `${seen.at(-1)}-next`);
  }
  expect(seen.filter((id) => !id.endsWith('next'))).toEqual(userIds);
});
