/** Events of changes that are made while a deletion runs: the objects still name the user then, and the events must not keep that. */
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../server/database/sql.ts';
import { startTestService, type Tenant } from '../support/harness.ts';
import { aTenantWithEvents } from '../support/receiver.ts';

const service = await startTestService();
afterAll(() => service.stop());

const organizationId = 'acme';
const acme = { organizationId };
const plan = { ...acme, documentId: 'plan' };
const maya = { userId: 'maya' };
const userIds = ['jonas'];
const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'weber@acme.example' };
const owner = { owner: jonas, note: 'Ask @Jonas Weber, weber@acme.example' };
const hello = { ...plan, displayHeadlineMessageTemplate: 'Hello' };

/** Each write that records an object with fields that it does not give. `round` differs each time. */
const writes: { readonly [name: string]: (tenant: Tenant, round: string) => Promise<unknown> } = {
  updateOrganizations: ({ client }, round) => client.updateOrganizations({ organizations: [{ ...acme, round }] }),
  updateDocuments: ({ client }, round) => client.updateDocuments({ ...acme, documents: [{ documentId: 'plan', round }] }),
  updateUsers: ({ client }, round) => client.updateUsers({ ...acme, users: [{ ...maya, round }] }),
  addPresence: ({ client }, round) => client.addPresence({ ...plan, users: [{ ...maya, name: round }] }),
  addNotifications: ({ client }, round) =>
    client.addNotifications({ ...hello, actionUser: { ...maya, name: round }, notifyUsers: [maya] }),
  generateToken: ({ client }, round) => {
    const resources = [{ ...acme, type: 'organization' as const, id: organizationId, accessRole: 'viewer' as const }];
    return client.generateToken({ ...maya, userProperties: { name: round }, permissions: { resources } });
  },
};

async function aTenantThatNamesJonas(): Promise<Tenant> {
  const tenant = await aTenantWithEvents(service);
  const { client } = tenant;
  await client.addUsers({ ...acme, users: [jonas, { ...maya, ...owner }] });
  await client.addDocuments({ ...acme, documents: [{ documentId: 'plan', ...owner }] });
  await client.updateOrganizations({ organizations: [{ ...acme, ...owner }] });
  await service.work();
  return tenant;
}

/** Returns all events, and all stored ones. */
async function eventsOf({ client, apiKey }: Tenant) {
  const { data } = await client.getEvents({ pageSize: 1000 });
  const stored = await service.service.environment.ask(sql`select items from events where api_key_id = ${apiKey}`);
  return { data, text: JSON.stringify([data, stored]) };
}

const ofJonas = /jonas|weber/i;

// Proves getEvents/erasure
it.each(Object.entries(writes))('An event of a change during a deletion keeps nothing of the user: %s', async (name, write) => {
  const tenant = await aTenantThatNamesJonas();
  await tenant.client.deleteAllUserData({ userIds });
  const { ask } = service.service.environment;
  let round = 0;
  do {
    service.advance({ milliseconds: 1 });
    await write(tenant, `${name} ${round++}`);
    // The task of events comes first, as in a process whose clock is ahead.
    await ask(sql`update tasks set run_at = 0
      where api_key_id = ${tenant.apiKey} and kind = 'erase-events' and run_at > ${service.now() + 60_000}`);
  } while (await service.service.worker.step());
  const events = await eventsOf(tenant);
  const types = /^(organizations|documents|users)\.updated$/;
  const changes = events.data.filter(({ type }) => types.test(type)).slice(-round);
  expect(changes).toHaveLength(round);
  expect(round).toBeGreaterThan(10);
  expect(events.text).not.toMatch(ofJonas);
  // Changes of the cleaned object are whole.
  expect([changes[0], changes.at(-1)].map((event) => JSON.stringify(event).includes('"isPartial":true'))).toEqual([true, false]);
});

// A transaction may read the clock after the job did, and commit before it.
it('An event of a writer that does not see the deletion keeps no former name or address of the user', async () => {
  const tenant = await aTenantThatNamesJonas();
  await tenant.client.deleteAllUserData({ userIds });
  await service.service.environment.ask(sql`delete from deletion_users where api_key_id = ${tenant.apiKey}`);
  service.advance({ milliseconds: 1 });
  await tenant.client.updateUsers({ ...acme, users: [{ userId: 'jonas', color: 'blue' }] });
  expect((await eventsOf(tenant)).text).toMatch(/weber/);
  await service.work();
  const { data, text } = await eventsOf(tenant);
  expect(text).not.toMatch(/weber/i);
  expect(data.at(-1)).toMatchObject({ type: 'users.updated', userId: 'jonas', isPartial: true });
});

it('A deletion leaves the events of a user who comes back while it runs, and Get Users has the rest', async () => {
  const tenant = await aTenantThatNamesJonas();
  await tenant.client.deleteAllUserData({ userIds });
  service.advance({ milliseconds: 1 });
  const users = [{ userId: 'jonas', name: 'Jonas Anew' }];
  await tenant.client.addUsers({ ...acme, users });
  await tenant.client.addUsersToGroups({ ...acme, organizationUserGroupId: 'group', userIds });
  await service.work();
  const { data, text } = await eventsOf(tenant);
  expect(text).not.toMatch(/weber/i);
  expect(data.filter((event) => 'userId' in event && event.userId === 'jonas').map(({ type }) => type)).toEqual([
    'users.added',
    'userGroups.usersAdded',
  ]);
  expect((await tenant.client.getUsers({ ...acme, userIds })).data).toMatchObject(users);
});
