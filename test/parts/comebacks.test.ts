/**
 * A user who comes back while a deletion runs. Each write is made at each place of the deletion: what the deletion will erase counts no more,
 * and all that the write gives stays. The clock stands still, so no time tells the two apart.
 */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestService, type Tenant } from '../support/harness.ts';
import { aTenantWithEvents } from '../support/receiver.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const organizationId = 'acme';
const acme = { organizationId };
const plan = { ...acme, documentId: 'plan' };
const maya = { userId: 'maya' };
const userIds = ['jonas'];
const jonas = { userId: 'jonas' };
const hello = { ...plan, actionUser: maya, displayHeadlineMessageTemplate: 'Hello' };
const accessRole = 'viewer' as const;
const resources = [{ ...plan, type: 'document' as const, id: 'plan', accessRole }].map(
  ({ documentId: _, ...resource }) => resource,
);
const group = { ...acme, organizationUserGroupId: 'group' };

type Write = (tenant: Tenant) => Promise<unknown>;

/** Each write that takes a user, with and without the fields of a user. */
const writes: { readonly [name: string]: Write } = {
  addUsers: ({ client }) => client.addUsers({ ...acme, users: [jonas] }),
  'addUsers with everything': ({ client }) => {
    const context = { access: { team: 'new' } };
    return client.addUsers({
      ...acme,
      users: [{ ...jonas, name: 'New', email: 'new@acme.example', accessRole, context, color: 'blue' }],
    });
  },
  'addUsers twice': async ({ client }) => {
    const first = await client.addUsers({ ...acme, users: [{ ...jonas, name: 'New' }] });
    return [first.data, (await client.addUsers({ ...acme, users: [{ ...jonas, name: 'Again' }] })).data];
  },
  'addUsers, updateUsers': async ({ client }) => {
    const first = await client.addUsers({ ...acme, users: [jonas] });
    return [first.data, (await client.updateUsers({ ...acme, users: [{ ...jonas, color: 'blue' }] })).data];
  },
  addPermissions: ({ client }) => client.addPermissions({ user: jonas, permissions: { resources } }),
  addPresence: ({ client }) => client.addPresence({ ...plan, users: [{ ...jonas, name: 'New', cursor: 1 }] }),
  'addPresence with the id alone': ({ client }) => client.addPresence({ ...plan, users: [jonas] }),
  'addNotifications by the user': ({ client }) =>
    client.addNotifications({ ...hello, notificationId: 'new', actionUser: { ...jonas, name: 'New' }, notifyUsers: [maya] }),
  'addNotifications to the user': ({ client }) =>
    client.addNotifications({ ...hello, notificationId: 'new', notifyUsers: [{ ...jonas, email: 'new@acme.example' }] }),
  'addNotifications to everyone': ({ client }) => client.addNotifications({ ...hello, notificationId: 'new', notifyAll: true }),
  addUsersToGroups: ({ client }) => client.addUsersToGroups({ ...group, userIds }),
  setConfig: ({ client }) => client.setConfig({ ...acme, userIds, config: { slack: 'ALL' } }),
  'setConfig of a document': ({ client }) =>
    client.setConfig({ ...acme, userIds, documentIds: ['plan'], config: { slack: 'NONE' } }),
  generateToken: async ({ client }) => {
    await client.generateToken({ ...jonas, userProperties: { name: 'New', color: 'blue' }, permissions: { resources } });
    return 'a token';
  },
};

/** Gives the user everything, under another name, with other settings and roles. */
const live: Write = async ({ client }) => {
  const former = { ...jonas, name: 'Old', email: 'old@acme.example' };
  const context = { access: { team: 'old' } };
  await client.addUsers({ ...acme, users: [{ ...former, accessRole: 'editor', context, size: 'large' }] });
  const folders = [{ ...acme, type: 'folder' as const, id: 'folder', accessRole: 'editor' as const }];
  await client.addPermissions({ user: jonas, permissions: { resources: [...folders, ...resources] } });
  await client.addPresence({ ...plan, users: [{ ...jonas, status: 'away', cursor: 9 }] });
  await client.addNotifications({ ...hello, notificationId: 'by', actionUser: former, notifyUsers: [maya] });
  await client.addUsersToGroups({ ...group, userIds: [...userIds, 'priya'] });
  await client.setConfig({ ...acme, userIds, config: { inbox: 'MINE', email: 'ALL' } });
  await client.setConfig({ ...acme, userIds, documentIds: ['plan'], config: { inbox: 'ALL' } });
};

const begin: Write = ({ client }) => client.deleteAllUserData({ userIds });

const steps = async (count: number) => {
  for (let i = 0; i < count; i++) await shared.service.worker.step();
};

const places: { readonly [name: string]: Write } = {
  'an untouched deletion': begin,
  'a deletion of which all tasks are queued': (tenant) => begin(tenant).then(() => steps(2)),
  'a deletion that is half done': (tenant) => begin(tenant).then(() => steps(12)),
  'a completed deletion': (tenant) => begin(tenant).then(shared.work),
  'a second deletion': async (tenant) => {
    await begin(tenant);
    await writes['addUsers with everything']?.(tenant);
    await begin(tenant);
  },
  // The work records a heartbeat of this time.
  'a deletion, after which the clock is set back': (tenant) =>
    shared
      .work()
      .then(() => begin(tenant))
      .then(setBack),
  'a completed deletion, after which the clock is set back': (tenant) => begin(tenant).then(shared.work).then(setBack),
};

/** Sets the clock back by an hour until the test ends. */
function setBack(): void {
  shared.advance({ hours: -1 });
  onTestFinished(() => shared.advance({ hours: 1 }));
}

async function aTenantWithPlan(): Promise<Tenant> {
  const tenant = await aTenantWithEvents(shared);
  const { client } = tenant;
  await client.addFolders({ ...acme, folders: [{ folderId: 'folder' }] });
  await client.addDocuments({ ...acme, documents: [{ documentId: 'plan', accessType: 'restricted' }] });
  await client.addUsers({ ...acme, users: [maya, { userId: 'priya' }] });
  await client.addUsersToGroups({ ...group, userIds: ['priya'] });
  return tenant;
}

/** Times differ by the milliseconds that a deletion moves them. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' && one > 1e12 ? 'a time' : one)));

/** Returns everything that callers can read of the user. */
async function seen({ client, apiKey }: Tenant) {
  const found = {
    // The former grants and settings decide which events a write records.
    data: (await client.getUserData(jonas)).data.filter(({ kind }) => kind !== 'event'),
    users: (await client.getUsers(acme)).data,
    permissions: (await client.getPermissions(acme)).data,
    checks: (await client.checkPermissions({ ...jonas, resources: [{ ...acme, type: 'document', id: 'plan' }] })).data,
    members: (await client.getUserGroups(group)).data,
    presence: (await client.getPresence(plan)).data,
    notifications: (await client.getNotifications(plan)).data,
    inbox: (await client.getNotifications({ ...acme, ...jonas })).data,
    settings: (await client.getConfig({ ...acme, userIds, documentIds: ['plan'] })).data,
  };
  return withoutTimes(JSON.parse(JSON.stringify(found).replaceAll(apiKey, 'the API key')));
}

describe.each(Object.entries(places))('In %s', (_place, reach) => {
  // Proves deleteAllUserData/comes-back
  it.each(Object.entries(writes))('a write finds nothing of the user, and all that it gives stays: %s', async (_name, write) => {
    const [tenant, other] = [await aTenantWithPlan(), await aTenantWithPlan()];
    await live(tenant);
    await reach(tenant);
    expect(withoutTimes(await write(tenant))).toEqual(withoutTimes(await write(other)));
    await shared.work();
    expect(await seen(tenant)).toEqual(await seen(other));
    // Merges with what the write gave.
    for (const { client } of [tenant, other])
      await client.addPresence({ ...plan, users: [{ ...jonas, email: 'later@acme.example' }] });
    expect(await seen(tenant)).toEqual(await seen(other));
    const { data: events } = await tenant.client.getEvents({});
    expect(JSON.stringify(events)).not.toMatch(/old@acme/);
  });
});

it.each(Object.entries(writes))('A deletion leaves nothing of an earlier write: %s', async (_name, write) => {
  const tenant = await aTenantWithPlan();
  await live(tenant);
  await write(tenant);
  await begin(tenant);
  await shared.work();
  expect((await tenant.client.getUserData(jonas)).data).toEqual([]);
});

// Proves addUsers/item-success
it('A rejected item of Add Users changes nothing of its user', async () => {
  const tenant = await aTenantWithPlan();
  await live(tenant);
  const before = (await tenant.client.getUserData(jonas)).data;
  shared.advance({ milliseconds: 1 });
  const users = [{ ...jonas, name: 'New', accessRole, context: { access: { team: 'new' } } }];
  expect((await tenant.client.addUsers({ ...acme, users })).data).toMatchObject({ jonas: { success: false } });
  expect((await tenant.client.getUserData(jonas)).data).toEqual(before);
});
