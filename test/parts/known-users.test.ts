/** Every operation merges the given user fields into the stored ones. */
import { afterAll, expect, it } from 'vitest';
import type { OperationId } from '../../generated/handlers.ts';
import { contractOperations, type Operation, requestSchema } from '../../generated/operations.ts';
import type { GivenUser } from '../../generated/types.ts';
import { addContents, tellStory } from '../../mock/story.ts';
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';
import { sql } from '../../server/database/sql.ts';
import { callsAbout } from '../support/example-calls.ts';
import { aService, aTenantWithAcme, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { mailsOf } from '../support/mailbox.ts';
import { createCaller, credentialsFor } from '../torture/http.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

const organizationId = 'acme';
const plan = { organizationId, documentId: 'plan' };
/** With a testing key, emails go only to the workspace's owner. */
const email = 'maya@acme.example';
const ann = { userId: 'ann', name: 'Ann Lee', email, team: 'design' };
const hello = { ...plan, actionUser: { userId: 'maya' } };

async function aTenantWithPlan(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await tenant.client.addDocuments({ organizationId, documents: [{ documentId: 'plan' }] });
  return tenant;
}

const known = async ({ client }: Tenant, userId = 'ann') => {
  const [user] = (await client.getUsers({ organizationId, userIds: [userId] })).data;
  return user;
};

type User = GivenUser;

const resources = [{ type: 'organization' as const, id: organizationId, accessRole: 'viewer' as const }];

type Call = (tenant: Tenant, user: User) => Promise<unknown>;

/** Calls with this user in every place. Other operations are called with their documented requests. */
const calls = {
  addNotifications: async ({ client }, user) => {
    // Small, since the three have 64 KiB together.
    const { userId } = user;
    const displayHeadlineMessageTemplateData = { actionUser: { userId }, recipientUser: { userId }, other: { userId } };
    const told = { ...plan, displayHeadlineMessageTemplate: 'Hello', displayHeadlineMessageTemplateData };
    await client.addNotifications({ ...told, actionUser: user, notifyUsers: [{ userId: 'maya' }] });
    await client.addNotifications({ ...told, actionUser: { userId: 'maya' }, notifyUsers: [user] });
    await client.addNotifications({ ...told, actionUser: user, notifyUsers: [user], notifyAll: true });
  },
  generateToken: async ({ client }, { userId, ...userProperties }) => {
    await client.generateToken({ userId, userProperties, permissions: { resources } });
    await client.generateToken({ userId, permissions: { resources } });
  },
  addPresence: ({ client }, user) => client.addPresence({ ...plan, users: [user] }),
  addUsers: ({ client }, user) => client.addUsers({ organizationId, users: [user] }),
  updateUsers: ({ client }, user) => client.updateUsers({ organizationId, users: [user] }),
} satisfies { readonly [Id in OperationId]?: Call };

/** Sends the documented requests of an operation with this user in every place. At least one must succeed. */
const documented =
  (operation: Operation): Call =>
  async (tenant, user) => {
    const caller = createCaller(shared.url, { connections: 1 });
    const replies: { status: number; text: string }[] = [];
    for (const data of callsAbout(operation, { userId: user.userId })) {
      const body = JSON.stringify({ data: withFields(operation, data, user) });
      replies.push(await caller.send(operation.path, credentialsFor(operation.id, tenant), body));
    }
    caller.close();
    expect(
      replies.map(({ status }) => status),
      replies[0]?.text,
    ).toContain(operation.success);
  };

/** The operations that end users. */
const erasing: readonly OperationId[] = ['deleteAllUserData', 'deleteUsers'];

/** Returns whether a schema contains a user or a user id. */
function takesUser(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(takesUser);
  return Object.entries(schema).some(
    ([key, value]) => (key === 'properties' && ('userId' in value || 'userIds' in value)) || takesUser(value),
  );
}

/** Returns the names and addresses of users in a schema, with their types. */
function detailsOfUsers(place: string, schema: unknown): { place: string; type: unknown[] }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties: object = 'properties' in schema && isObject(schema.properties) ? schema.properties : {};
  const isUser = 'userId' in properties || ('x-id-field' in schema && schema['x-id-field'] === 'userId');
  const own = Object.entries(isUser ? properties : {}).filter(([name]) => name === 'name' || name === 'email');
  return [
    ...own.map(([name, { type }]) => ({ place: `${place}/${name}`, type: [type].flat() })),
    ...Object.entries(schema).flatMap(([key, value]) => detailsOfUsers(`${place}/${key}`, value)),
  ];
}

/** Returns a copy in which each user has these fields, if the operation takes fields of users. */
function withFields(operation: Operation, data: unknown, user: User): unknown {
  if (detailsOfUsers('', requestSchema(operation)).length === 0) return data;
  return JSON.parse(JSON.stringify(data), (name, value: unknown) => {
    if (name === '' || !isObject(value) || !('userId' in value)) return value;
    const { name: _name, email: _email, ...fields } = value;
    return { ...fields, ...user };
  });
}

const takingUsers = contractOperations.filter((one) => takesUser(requestSchema(one)) && !erasing.includes(one.id));
const everyCall = takingUsers.map((one): [OperationId, Call] => [
  one.id,
  Object.entries(calls).find(([id]) => id === one.id)?.[1] ?? documented(one),
]);

it('Every operation that takes the name or address of a user accepts null for it', () => {
  const places = contractOperations.flatMap((operation) => detailsOfUsers(operation.id, requestSchema(operation)));
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ type }) => !type.includes('null'))).toEqual([]);
});

// Proves addPermissions/keeps-user, addPresence/merges, addNotifications/merges, addUsers/merges, generateToken/merges
it.each(everyCall)('User fields that an operation omits stay, and emails continue: %s', async (id, call) => {
  // An address gets a limited number of emails a day.
  shared.advance({ days: 1 });
  const tenant = await aTenantWithPlan(shared);
  const { client, workspace, apiKey } = tenant;
  await addContents(client);
  await tellStory(client, async () => {});
  await workspace.updateEmailConfig({ apiKey, enabled: true });
  await client.addUsers({ organizationId, users: [ann] });
  const unknown = { userId: 'ann', name: null, email: null };
  for (const said of [{ userId: 'ann' }, { userId: 'ann', name: 'Ann Lee' }, ...(id === 'updateUsers' ? [] : [unknown])]) {
    await call(tenant, said);
    expect(await known(tenant)).toMatchObject(ann);
  }
  const headline = `To Ann of ${apiKey}`;
  await client.addNotifications({ ...hello, displayHeadlineMessageTemplate: headline, notifyUsers: [{ userId: 'ann' }] });
  await shared.work();
  const mails = (await mailsOf(shared)).filter(({ text }) => text.includes(headline));
  expect(mails.map(({ headers }) => /^To: (.*)$/m.exec(headers)?.[1]?.trim())).toEqual([email]);
});

// Proves addNotifications/merges
it.each(['addNotifications', 'generateToken', 'updateUsers', 'addUsers'] as const)(
  'User fields that an operation sends replace the stored ones: %s',
  async (id) => {
    const tenant = await aTenantWithPlan(shared);
    // Known, and not added yet.
    await calls.addNotifications(tenant, ann);
    await calls[id](tenant, { userId: 'ann', name: 'Ann', team: ['sales'], floor: 3 });
    expect(await known(tenant)).toMatchObject({ userId: 'ann', name: 'Ann', email, team: ['sales'], floor: 3 });
  },
);

// Proves addNotifications/merges, addUsers/merges, updateUsers/absent-stay, generateToken/merges
it.each(['addNotifications', 'generateToken', 'addPresence'] as const)(
  'A null field of a user counts as absent, except in Update Users: %s',
  async (id) => {
    const tenant = await aTenantWithPlan(shared);
    await tenant.client.addUsers({ organizationId, users: [{ ...ann, role: null }] });
    await calls[id](tenant, { userId: 'ann', team: null });
    expect(await known(tenant)).toMatchObject(ann);
    await tenant.client.updateUsers({ organizationId, users: [{ userId: 'ann', name: null, team: null, floor: null }] });
    const { accessRole, addedAt, ...left } = (await known(tenant)) ?? {};
    expect(left).toEqual({ userId: 'ann', email });
  },
);

it('A notification stores no null, and equals one that omits names and addresses', async () => {
  const { client } = await aTenantWithPlan(shared);
  const said = (userId: string, unknown: Partial<User>): User => ({ userId, team: 'design', ...unknown });
  const told = (unknown: Partial<User>, ...recipients: string[]) => {
    const [actionUser, other] = [said('maya', unknown), said('ben', unknown)];
    return {
      ...{ ...plan, notificationId: 'one', displayHeadlineMessageTemplate: '{other} and @Maya', actionUser },
      displayHeadlineMessageTemplateData: { actionUser, recipientUser: other, other, text: 'Hello' },
      notifyUsers: recipients.map((userId) => said(userId, unknown)),
    };
  };
  await client.addNotifications(told({ name: null, email: null }, 'ann', 'ben'));
  // The recipients are a set.
  await client.addNotifications(told({}, 'ben', 'ann'));
  await client.addNotifications(told({ name: null }, 'ben', 'ann'));
  const { data } = await client.getNotifications({ ...plan });
  const { actionUser, displayHeadlineMessageTemplateData } = told({});
  expect(data).toMatchObject([{ actionUser, displayHeadlineMessageTemplateData }]);
  expect(JSON.stringify(data)).not.toContain('null');
});

it('Concurrent updates of a user keep all fields, whether or not the user existed', async () => {
  const tenant = await aTenantWithPlan(shared);
  await tenant.client.addUsers({ organizationId, users: [ann] });
  for (const userId of ['ann', 'ben']) {
    const says = Array.from({ length: 12 }, (_, i) => ({ userId, [`field-${i}`]: i }));
    const say = (user: User, i: number) => (i % 2 === 0 ? calls.addNotifications : calls.generateToken)(tenant, user);
    await Promise.all(says.map(say));
    const all = Object.fromEntries(says.map((_, i) => [`field-${i}`, i]));
    expect(await known(tenant, userId)).toMatchObject(userId === 'ann' ? { ...ann, ...all } : all);
  }
});

// Proves addNotifications/merges, addUsers/merges, updateUsers/size, generateToken/merges
it.each([
  ['addNotifications', '/data/actionUser'],
  ['generateToken', '/data/userProperties'],
  ['updateUsers', '/data/users/0'],
  ['addUsers', '/data/users/0'],
] as const)('A user may have at most 64 KiB after merging: %s', async (id, field) => {
  const tenant = await aTenantWithPlan(shared);
  await calls.addNotifications(tenant, { ...ann, notes: 'x'.repeat(60_000) });
  const description = 'must be at most 65536 bytes of JSON';
  const refusal = { httpStatus: 400, details: [{ field, reason: 'LENGTH', description }] };
  await expect(calls[id](tenant, { userId: 'ann', more: 'x'.repeat(6000) })).rejects.toMatchObject(refusal);
  expect(await known(tenant)).not.toHaveProperty('more');
  await calls[id](tenant, { userId: 'ann', more: 'x'.repeat(5000) });
  expect(await known(tenant)).toMatchObject({ ...ann, more: 'x'.repeat(5000) });
});

// Proves addNotifications/merges, updateUsers/size
it('A larger stored user is still accepted by id, without new fields', async () => {
  const service = await aService();
  const tenant = await aTenantWithPlan(service);
  await tenant.client.addUsers({ organizationId, users: [ann] });
  const details = JSON.stringify({ ...ann, notes: 'x'.repeat(70_000) });
  await service.service.environment.ask(sql`update users set details = ${details} where user_id = 'ann'`);
  for (const id of ['generateToken', 'addNotifications', 'addPresence', 'updateUsers'] as const) {
    await calls[id](tenant, { userId: 'ann', name: 'Ann B.' });
    expect(await known(tenant)).toMatchObject({ name: 'Ann B.', team: 'design' });
  }
  for (const id of ['generateToken', 'addNotifications', 'updateUsers'] as const) {
    await expect(calls[id](tenant, { userId: 'ann', more: 1 }), id).rejects.toMatchObject({ httpStatus: 400 });
  }
});
