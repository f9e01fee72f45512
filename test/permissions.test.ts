import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../generated/server.ts';
import { expiryMilliseconds } from '../server/permissions/rules.ts';
import { seedDocuments, seedFolders, whoHasAccess } from './content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Resource = Input<'addPermissions'>['permissions']['resources'][number];
type ResourceName = Input<'removePermissions'>['permissions']['resources'][number];

const acme: Resource = { type: 'organization', id: 'acme', accessRole: 'viewer' };
const marketing: Resource = { type: 'folder', id: 'marketing', organizationId: 'acme', accessRole: 'viewer' };
const plan: Resource = { type: 'document', id: 'plan', organizationId: 'acme', accessRole: 'viewer' };

const nameOf = (resource: Resource): ResourceName =>
  resource.type === 'organization'
    ? { type: resource.type, id: resource.id }
    : { type: resource.type, id: resource.id, organizationId: resource.organizationId };

const add = async ({ client }: Tenant, userId: string, ...resources: Resource[]) =>
  await client.addPermissions({ user: { userId }, permissions: { resources } });
const remove = async ({ client }: Tenant, userId: string, ...resources: Resource[]) =>
  await client.removePermissions({ userId, permissions: { resources: resources.map(nameOf) } });

/** `plan`, in `marketing`, and `roadmap`, in no folder: both for those with a grant alone. */
async function prepared(): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, { marketing: { accessType: 'restricted' } });
  await seedDocuments(service, tenant, { plan: { folderId: 'marketing' }, roadmap: { accessType: 'restricted' } });
  return tenant;
}

const reach = async ({ client }: Tenant, ...userIds: string[]) => await whoHasAccess(client, 'plan', userIds);

/** No operation shows a role, so it is read where it is kept. */
const roles = async ({ apiKey }: Tenant) =>
  (
    await service.service.environment.db
      .selectFrom('grants')
      .select(['user_id', 'resource_type', 'access_role'])
      .where('api_key_id', '=', apiKey)
      .orderBy('user_id')
      .orderBy('resource_type')
      .execute()
  ).map(({ user_id, resource_type, access_role }) => `${user_id}: ${resource_type} ${access_role}`);

describe('POST /v2/auth/permissions/add', () => {
  it('gives access to an organization, a folder and a document in one call, each with its own role', async () => {
    const tenant = await prepared();
    const answer = await add(tenant, 'maya', acme, { ...marketing, accessRole: 'editor' }, plan);
    expect(answer).toEqual({ status: 'success', message: 'Permissions added.' });
    expect(await roles(tenant)).toEqual(['maya: document viewer', 'maya: folder editor', 'maya: organization viewer']);
    expect(await reach(tenant, 'maya', 'stranger')).toEqual(['maya']);
  });

  it('replaces role and expiry of a grant that is there, whichever way', async () => {
    const tenant = await prepared();
    const soon = service.now() + 1000;
    await add(tenant, 'shortened', { ...plan, accessRole: 'editor' });
    await add(tenant, 'shortened', { ...plan, expiresAt: soon });
    await add(tenant, 'prolonged', { ...plan, expiresAt: soon });
    await add(tenant, 'prolonged', { ...plan, accessRole: 'editor', expiresAt: soon + 1000 });
    await add(tenant, 'unlimited', { ...plan, expiresAt: soon });
    await add(tenant, 'unlimited', plan);
    expect(await roles(tenant)).toEqual(['prolonged: document editor', 'shortened: document viewer', 'unlimited: document viewer']);
    service.advance({ seconds: 1 });
    expect(await reach(tenant, 'shortened', 'prolonged', 'unlimited')).toEqual(['prolonged', 'unlimited']);
    service.advance({ seconds: 1 });
    expect(await reach(tenant, 'shortened', 'prolonged', 'unlimited')).toEqual(['unlimited']);
    await add(tenant, 'shortened', plan);
    expect(await reach(tenant, 'shortened')).toEqual(['shortened']);
  });

  it('reads an expiry in seconds or in milliseconds, and ends the grant at that millisecond', async () => {
    const tenant = await prepared();
    service.advance({ milliseconds: 1000 - (service.now() % 1000) });
    const end = service.now() + 60_000;
    await add(tenant, 'seconds', { ...plan, expiresAt: end / 1000 });
    await add(tenant, 'fraction', { ...plan, expiresAt: end / 1000 + 0.002 });
    await add(tenant, 'milliseconds', { ...plan, expiresAt: end });
    const people = ['seconds', 'fraction', 'milliseconds'] as const;
    service.advance({ milliseconds: 59_999 });
    expect(await reach(tenant, ...people)).toEqual(people.toSorted());
    service.advance({ milliseconds: 1 });
    expect(await reach(tenant, ...people)).toEqual(['fraction']);
    service.advance({ milliseconds: 2 });
    expect(await reach(tenant, ...people)).toEqual([]);
  });

  it.each([
    [1, 1000],
    [1_795_168_800, 1_795_168_800_000],
    [99_999_999_999, 99_999_999_999_000],
    [100_000_000_000, 100_000_000_000],
    [1_795_168_800_000, 1_795_168_800_000],
    [8_640_000_000_000_000, 8_640_000_000_000_000],
    [1_795_168_800_000.9, 1_795_168_800_000],
  ])('reads the expiry %d as the millisecond %d', (expiresAt, milliseconds) => {
    expect(expiryMilliseconds(expiresAt)).toBe(milliseconds);
  });

  it('refuses an expiry that is not in the future, names each, and grants nothing of the call', async () => {
    const tenant = await prepared();
    const past = (i: number) => ({ field: `/data/permissions/resources/${i}/expiresAt`, reason: 'IN_THE_PAST' });
    const now = service.now();
    await expect(add(tenant, 'maya', plan, { ...acme, expiresAt: now }, { ...marketing, expiresAt: 1 })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: '/data/permissions/resources/1/expiresAt must be in the future.',
      details: [past(1), past(2)],
    });
    expect(await reach(tenant, 'maya')).toEqual([]);
    await add(tenant, 'maya', { ...plan, expiresAt: now + 1 });
    expect(await reach(tenant, 'maya')).toEqual(['maya']);
  });

  it('grants nothing of a call that names an organization which does not exist, or is another API key’s', async () => {
    const tenant = await prepared();
    const stranger = await prepared();
    await stranger.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    const inGlobex = { organizationId: 'globex' };
    for (const resource of [
      { ...acme, id: 'globex' },
      { ...plan, ...inGlobex },
      { ...marketing, ...inGlobex },
    ]) {
      await expect(add(tenant, 'maya', plan, resource)).rejects.toMatchObject({
        status: 'NOT_FOUND',
        message: 'The organization "globex" does not exist.',
      });
    }
    expect(await reach(tenant, 'maya')).toEqual([]);
    await add(stranger, 'maya', { ...plan, organizationId: 'globex' });
  });

  it('takes a grant on a folder or a document before that exists, in force once it does', async () => {
    const tenant = await prepared();
    const later: Resource[] = [
      { ...marketing, id: 'later' },
      { ...plan, id: 'later' },
    ];
    await add(tenant, 'maya', ...later);
    await add(tenant, 'jonas', ...later.slice(1));
    await expect(whoHasAccess(tenant.client, 'later', ['maya'])).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await seedDocuments(service, tenant, { later: { accessType: 'restricted' } });
    expect(await whoHasAccess(tenant.client, 'later', ['maya', 'jonas', 'priya'])).toEqual(['jonas', 'maya']);
    await seedFolders(service, tenant, { later: {} });
    await seedDocuments(service, tenant, { 'in it': { accessType: 'restricted', folderId: 'later' } });
    expect(await whoHasAccess(tenant.client, 'in it', ['maya', 'jonas'])).toEqual(['maya']);
  });

  it('takes ids that are names of JavaScript for ids like any other', async () => {
    const strange = ['__proto__', 'constructor', 'toString', ' ', '😀'];
    const tenant = await aTenantWithAcme(service);
    const organizations = strange.map((organizationId) => ({ organizationId, organizationName: 'Strange' }));
    await tenant.client.addOrganizations({ organizations });
    for (const id of strange) {
      const inStrange = { id, organizationId: id };
      await add(tenant, id, { ...acme, id }, { ...marketing, ...inStrange }, { ...plan, ...inStrange }, { ...plan, id });
    }
    const wanted = Object.fromEntries(strange.map((id) => [id, { accessType: 'restricted' as const }]));
    await seedDocuments(service, tenant, wanted);
    for (const id of strange) expect(await whoHasAccess(tenant.client, id, strange)).toEqual([id]);
    for (const id of strange) await remove(tenant, id, { ...plan, id });
    for (const id of strange) expect(await whoHasAccess(tenant.client, id, strange)).toEqual([]);
  });

  it('refuses a resource that is named twice, and grants nothing; of another type or organization it is another one', async () => {
    const tenant = await prepared();
    await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    await expect(add(tenant, 'maya', plan, acme, { ...plan, accessRole: 'editor' })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ field: '/data/permissions/resources/2', reason: 'DUPLICATE' }],
    });
    expect(await reach(tenant, 'maya')).toEqual([]);
    await add(tenant, 'maya', plan, { ...plan, organizationId: 'globex' }, { ...marketing, id: 'plan' });
    expect(await reach(tenant, 'maya')).toEqual(['maya']);
  });

  it('grants a thousand resources in one call, and the same from several calls at once', async () => {
    const tenant = await prepared();
    const resources = Array.from({ length: 999 }, (_, i): Resource => ({ ...plan, id: `document-${i}` }));
    await Promise.all([
      add(tenant, 'jonas', plan, ...resources),
      add(tenant, 'maya', plan, ...resources.toReversed()),
      add(tenant, 'priya', ...resources, plan),
    ]);
    await seedDocuments(service, tenant, { 'document-998': { accessType: 'restricted' } });
    const people = ['jonas', 'maya', 'priya'];
    expect(await whoHasAccess(tenant.client, 'document-998', people)).toEqual(people);
    expect(await reach(tenant, ...people)).toEqual(people);
  });
});

describe('POST /v2/auth/permissions/remove', () => {
  it('takes the access that a user was given, and leaves that of others and on other resources', async () => {
    const tenant = await prepared();
    for (const userId of ['maya', 'jonas']) await add(tenant, userId, plan, { ...plan, id: 'roadmap' });
    expect(await remove(tenant, 'maya', plan)).toEqual({ status: 'success', message: 'Permissions removed.' });
    expect(await reach(tenant, 'maya', 'jonas')).toEqual(['jonas']);
    expect(await whoHasAccess(tenant.client, 'roadmap', ['maya', 'jonas'])).toEqual(['jonas', 'maya']);
  });

  it('takes the listed grants alone: access through the folder or the organization stays', async () => {
    const tenant = await prepared();
    await add(tenant, 'maya', acme, marketing, plan);
    for (const resource of [plan, marketing]) {
      await remove(tenant, 'maya', resource);
      expect(await reach(tenant, 'maya')).toEqual(['maya']);
    }
    await remove(tenant, 'maya', acme);
    expect(await reach(tenant, 'maya')).toEqual([]);
  });

  it('takes a grant that waits for a document or a folder', async () => {
    const tenant = await prepared();
    const later: Resource[] = [
      { ...marketing, id: 'later' },
      { ...plan, id: 'later' },
    ];
    await add(tenant, 'maya', ...later);
    await add(tenant, 'jonas', ...later);
    await remove(tenant, 'maya', ...later);
    await seedFolders(service, tenant, { later: {} });
    await seedDocuments(service, tenant, { later: { accessType: 'restricted', folderId: 'later' } });
    expect(await whoHasAccess(tenant.client, 'later', ['maya', 'jonas'])).toEqual(['jonas']);
  });

  it('succeeds where there is nothing to take, and makes nothing', async () => {
    const tenant = await prepared();
    const answer = await remove(tenant, 'nobody', acme, { ...marketing, id: 'lost-folder' }, { ...plan, id: 'lost-plan' }, plan);
    expect(answer).toEqual({ status: 'success', message: 'Permissions removed.' });
    expect((await tenant.client.getDocuments({ organizationId: 'acme' })).data.map(({ id }) => id)).toEqual(['plan', 'roadmap']);
  });

  it('has nothing to take from an organization, a folder or a document that does not exist, and takes the rest', async () => {
    const tenant = await prepared();
    const stranger = await prepared();
    await stranger.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    const gone = ['acme-labs', 'globex'].flatMap((id): Resource[] => [
      { ...acme, id },
      { ...marketing, organizationId: id },
      { ...plan, organizationId: id },
    ]);
    await add(tenant, 'maya', plan, marketing);
    expect(await remove(tenant, 'maya', ...gone)).toEqual({ status: 'success', message: 'Permissions removed.' });
    expect(await reach(tenant, 'maya')).toEqual(['maya']);
    await remove(tenant, 'maya', ...gone, plan, marketing, { ...plan, id: 'lost-plan' }, { ...marketing, id: 'lost-folder' });
    expect(await reach(tenant, 'maya')).toEqual([]);
  });

  it('takes nothing under another API key', async () => {
    const tenant = await prepared();
    const stranger = await prepared();
    await add(tenant, 'maya', plan, marketing, acme);
    await remove(stranger, 'maya', plan, marketing, acme);
    expect(await reach(tenant, 'maya')).toEqual(['maya']);
  });

  it('refuses a resource that is named twice, and takes nothing', async () => {
    const tenant = await prepared();
    await add(tenant, 'maya', plan);
    await expect(remove(tenant, 'maya', plan, plan)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ field: '/data/permissions/resources/1', reason: 'DUPLICATE' }],
    });
    expect(await reach(tenant, 'maya')).toEqual(['maya']);
  });
});

type NewUser = Input<'addUsers'>['users'][number];

const addUsers = async ({ client }: Tenant, ...users: NewUser[]) => await client.addUsers({ organizationId: 'acme', users });
const updateUsers = async ({ client }: Tenant, ...users: Input<'updateUsers'>['users']) =>
  await client.updateUsers({ organizationId: 'acme', users });

/** What `acme` knows of the user, read where it is kept. */
async function contact({ apiKey }: Tenant, userId: string) {
  const row = await service.service.environment.db
    .selectFrom('users')
    .select(['details', 'context', 'added_at'])
    .where('api_key_id', '=', apiKey)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { details: JSON.parse(row.details), context: JSON.parse(row.context ?? 'null'), addedAt: row.added_at };
}

/** Those of the users whose context permissions let them receive what is for this region. */
async function inRegion({ client }: Tenant, region: string, ...userIds: string[]): Promise<string[]> {
  const notificationId = `${region} ${Math.random()}`;
  await client.addNotifications({
    organizationId: 'acme',
    documentId: 'plan',
    notificationId,
    actionUser: { userId: 'somebody else' },
    displayHeadlineMessageTemplate: 'Something happened',
    notifyUsers: userIds.map((userId) => ({ userId })),
    context: { access: { region } },
  });
  const { data } = await client.getNotifications({ organizationId: 'acme', documentId: 'plan', notificationIds: [notificationId] });
  return Object.keys(data[0]?.notifyUsers ?? {}).sort();
}

const added = { success: true, message: 'User added.' };
const updated = { success: true, message: 'User updated.' };
const addedBefore = { success: false, message: 'The user was added already; nothing was changed.' };
const noRoleToEnd = { success: false, message: 'There is no access role for expiresAt to end.' };

describe('POST /v2/users/add', () => {
  it('puts people on the contact list, and gives access to those with a role', async () => {
    const tenant = await prepared();
    const lena = { userId: 'lena', name: 'Lena Fischer', email: 'lena@acme.example', team: ['design'] };
    const answer = await addUsers(tenant, { ...lena, accessRole: 'editor' }, { userId: 'omar' });
    expect(answer).toEqual({ status: 'success', message: 'Users added.', data: { lena: added, omar: added } });
    expect(await contact(tenant, 'lena')).toEqual({ details: lena, context: null, addedAt: service.now() });
    expect(await roles(tenant)).toEqual(['lena: organization editor']);
    expect(await reach(tenant, 'lena', 'omar')).toEqual(['lena']);
  });

  it('leaves who was added before as they are, and adds the others', async () => {
    const tenant = await prepared();
    const lena = { userId: 'lena', name: 'Lena' };
    await addUsers(tenant, lena);
    const answer = await addUsers(
      tenant,
      { ...lena, name: 'Other', accessRole: 'editor', context: { access: { a: 'b' } } },
      { userId: 'omar' },
    );
    expect(answer).toMatchObject({ message: '1 of 2 users added.', data: { lena: addedBefore, omar: added } });
    expect(await contact(tenant, 'lena')).toMatchObject({ details: lena, context: null });
    expect(await reach(tenant, 'lena')).toEqual([]);
  });

  it('adds who is known from other calls alone: their grant stays, unless a role replaces it', async () => {
    const tenant = await prepared();
    for (const userId of ['lena', 'omar']) await add(tenant, userId, { ...acme, accessRole: 'editor' });
    await tenant.client.addPresence({ organizationId: 'acme', documentId: 'plan', users: [{ userId: 'lena', name: 'Lena' }] });
    expect((await addUsers(tenant, { userId: 'lena' }, { userId: 'omar', accessRole: 'viewer' })).message).toBe('Users added.');
    expect(await contact(tenant, 'lena')).toMatchObject({ details: { name: 'Lena' }, addedAt: service.now() });
    expect(await roles(tenant)).toEqual(['lena: organization editor', 'omar: organization viewer']);
  });

  it('ends the access at expiresAt; without a role there is none to end', async () => {
    const tenant = await prepared();
    const expiresAt = service.now() + 1000;
    const answer = await addUsers(tenant, { userId: 'lena', accessRole: 'viewer', expiresAt }, { userId: 'omar', expiresAt });
    expect(answer).toMatchObject({ message: '1 of 2 users added.', data: { lena: added, omar: noRoleToEnd } });
    expect(await reach(tenant, 'lena')).toEqual(['lena']);
    service.advance({ seconds: 1 });
    expect(await reach(tenant, 'lena')).toEqual([]);
    expect((await addUsers(tenant, { userId: 'omar' })).data).toEqual({ omar: added });
  });

  it('adds nobody of a call in which an expiry is not in the future', async () => {
    const tenant = await prepared();
    const expired: NewUser = { userId: 'omar', accessRole: 'viewer', expiresAt: service.now() };
    await expect(addUsers(tenant, { userId: 'lena' }, expired)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: [{ field: '/data/users/1/expiresAt', reason: 'IN_THE_PAST' }],
    });
    expect((await addUsers(tenant, { userId: 'lena' })).data).toEqual({ lena: added });
  });

  it('gives context permissions, which notifications with a context ask for', async () => {
    const tenant = await prepared();
    await addUsers(tenant, { userId: 'lena', context: { access: { region: 'eu' } } }, { userId: 'omar' });
    expect(await inRegion(tenant, 'eu', 'lena', 'omar')).toEqual(['lena']);
    expect(await inRegion(tenant, 'us', 'lena', 'omar')).toEqual([]);
  });

  it('takes ids that are names of JavaScript for ids like any other', async () => {
    const tenant = await prepared();
    const strange = ['__proto__', 'constructor', 'toString'];
    const users = strange.map((userId): NewUser => ({ userId, accessRole: 'viewer', expiresAt: service.now() + 1000 }));
    for (const [call, outcome] of [
      [addUsers, added],
      [updateUsers, updated],
      [addUsers, addedBefore],
    ] as const) {
      const { data } = await call(tenant, ...users);
      expect(Object.entries(data)).toEqual(strange.map((userId) => [userId, outcome]));
    }
    expect(await reach(tenant, ...strange)).toEqual(strange.toSorted());
  });

  it('adds nobody to an organization that does not exist, or is another API key’s', async () => {
    const tenant = await prepared();
    const stranger = await prepared();
    await stranger.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    const asked = { organizationId: 'globex', users: [{ userId: 'lena' }] };
    const refusal = { status: 'NOT_FOUND', message: 'The organization "globex" does not exist.' };
    await expect(tenant.client.addUsers(asked)).rejects.toMatchObject(refusal);
    await expect(tenant.client.updateUsers(asked)).rejects.toMatchObject(refusal);
    expect((await stranger.client.addUsers(asked)).data).toEqual({ lena: added });
  });

  it('adds each of a thousand users once, whoever asks for them at the same time', async () => {
    const tenant = await prepared();
    const users = Array.from({ length: 1000 }, (_, i): NewUser => ({ userId: `user-${i}`, accessRole: 'viewer' }));
    const answers = await Promise.all([users, users.toReversed(), users].map((some) => addUsers(tenant, ...some)));
    const outcomes = answers.flatMap(({ data }) => Object.values(data));
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1000);
    expect(await roles(tenant)).toHaveLength(1000);
  });

  it('refuses a user of more than 64 KiB, and adds nobody', async () => {
    const tenant = await prepared();
    await expect(addUsers(tenant, { userId: 'omar' }, { userId: 'lena', notes: 'x'.repeat(65_536) })).rejects.toMatchObject({
      details: [{ field: '/data/users/1', reason: 'LENGTH', description: 'must have at most 65536 bytes of JSON' }],
    });
    expect((await addUsers(tenant, { userId: 'omar' })).data).toEqual({ omar: added });
  });
});

describe('POST /v2/users/update', () => {
  it('changes what is sent, and keeps all else', async () => {
    const tenant = await prepared();
    const lena = { userId: 'lena', name: 'Lena', email: 'lena@acme.example', team: ['design'], city: 'Basel' };
    await addUsers(tenant, { ...lena, accessRole: 'editor', context: { access: { region: 'eu' } } });
    const { addedAt } = await contact(tenant, 'lena');
    service.advance({ seconds: 1 });
    const answer = await updateUsers(tenant, { userId: 'lena', name: 'Lena B', team: ['sales'], floor: 3 });
    expect(answer).toEqual({ status: 'success', message: 'Users updated.', data: { lena: updated } });
    const details = { ...lena, name: 'Lena B', team: ['sales'], floor: 3 };
    expect(await contact(tenant, 'lena')).toEqual({ details, context: { region: 'eu' }, addedAt });
    expect(await roles(tenant)).toEqual(['lena: organization editor']);
  });

  it('sets the role and keeps its end, sets the end and keeps the role, and takes either away', async () => {
    const tenant = await prepared();
    const soon = service.now() + 1000;
    await addUsers(
      tenant,
      ...['ended', 'unending', 'removed', 'later'].map((userId): NewUser => ({ userId, accessRole: 'viewer', expiresAt: soon })),
    );
    await add(tenant, 'removed', plan);
    await addUsers(tenant, { userId: 'new' });
    await updateUsers(tenant, { userId: 'ended', accessRole: 'editor' }, { userId: 'unending', expiresAt: null });
    await updateUsers(
      tenant,
      { userId: 'removed', accessRole: null },
      { userId: 'later', expiresAt: soon + 1000 },
      { userId: 'new', accessRole: 'editor' },
    );
    const kept = ['ended: organization editor', 'later: organization viewer', 'new: organization editor'];
    expect(await roles(tenant)).toEqual([...kept, 'removed: document viewer', 'unending: organization viewer']);
    service.advance({ seconds: 1 });
    expect(await reach(tenant, 'ended', 'later', 'new', 'removed', 'unending')).toEqual(['later', 'new', 'removed', 'unending']);
    service.advance({ seconds: 1 });
    expect(await reach(tenant, 'later', 'new', 'unending')).toEqual(['new', 'unending']);
  });

  it('takes a role that has ended for none: a new one does not end, and there is nothing to prolong', async () => {
    const tenant = await prepared();
    const soon = service.now() + 1000;
    await addUsers(
      tenant,
      { userId: 'lena', accessRole: 'viewer', expiresAt: soon },
      { userId: 'omar', accessRole: 'viewer', expiresAt: soon },
    );
    service.advance({ seconds: 1 });
    const answer = await updateUsers(
      tenant,
      { userId: 'lena', accessRole: 'viewer' },
      { userId: 'omar', name: 'Omar', expiresAt: soon + 9000 },
    );
    expect(answer).toMatchObject({ message: '1 of 2 users updated.', data: { lena: updated, omar: noRoleToEnd } });
    expect(await reach(tenant, 'lena', 'omar')).toEqual(['lena']);
    expect((await contact(tenant, 'omar')).details).toEqual({});
  });

  it('replaces and removes context permissions', async () => {
    const tenant = await prepared();
    const context = { access: { region: 'eu' } };
    await addUsers(tenant, { userId: 'lena', context }, { userId: 'omar', context }, { userId: 'nadia', context });
    await updateUsers(
      tenant,
      { userId: 'lena', context: { access: { region: 'us' } } },
      { userId: 'omar', context: null },
      { userId: 'nadia', name: 'N' },
    );
    expect(await inRegion(tenant, 'eu', 'lena', 'omar', 'nadia')).toEqual(['nadia']);
    expect(await inRegion(tenant, 'us', 'lena', 'omar', 'nadia')).toEqual(['lena']);
  });

  it('adds nobody: who is unknown is a failed item, and who is known from other calls alone stays to be added', async () => {
    const tenant = await prepared();
    await add(tenant, 'lena', acme);
    const answer = await updateUsers(
      tenant,
      { userId: 'lena', name: 'Lena' },
      { userId: 'nobody', accessRole: 'editor', name: 'Nobody' },
    );
    const nobody = { success: false, message: 'The user "nobody" is not known in the organization.' };
    expect(answer).toMatchObject({ message: '1 of 2 users updated.', data: { lena: updated, nobody } });
    expect(await reach(tenant, 'lena', 'nobody')).toEqual(['lena']);
    expect(await contact(tenant, 'lena')).toMatchObject({ details: { name: 'Lena' }, addedAt: null });
    expect((await addUsers(tenant, { userId: 'lena' }, { userId: 'nobody' })).message).toBe('Users added.');
  });

  it('refuses what would leave a user with more than 64 KiB, and updates nobody', async () => {
    const tenant = await prepared();
    await addUsers(tenant, { userId: 'lena', notes: 'x'.repeat(60_000) }, { userId: 'omar' });
    const grown = updateUsers(
      tenant,
      { userId: 'omar', name: 'Omar', accessRole: 'viewer' },
      { userId: 'lena', more: 'x'.repeat(6000) },
    );
    await expect(grown).rejects.toMatchObject({ details: [{ field: '/data/users/1', reason: 'LENGTH' }] });
    expect((await contact(tenant, 'omar')).details).toEqual({});
    expect(await roles(tenant)).toEqual([]);
  });

  it('keeps every member that calls set at the same time, of users with much data too', async () => {
    const tenant = await prepared();
    const people = Array.from({ length: 12 }, (_, i) => `user-${String(i).padStart(2, '0')}`);
    for (const userId of people) await addUsers(tenant, { userId, notes: 'x'.repeat(60_000) });
    const members = ['a', 'b', 'c', 'd'];
    const calls = members.map((member, i) => {
      const users = people.map((userId) => ({ userId, [member]: i, accessRole: 'viewer' as const }));
      return updateUsers(tenant, ...(i % 2 === 0 ? users : users.toReversed()));
    });
    for (const { message } of await Promise.all(calls)) expect(message).toBe('Users updated.');
    for (const userId of people) expect((await contact(tenant, userId)).details).toMatchObject({ a: 0, b: 1, c: 2, d: 3 });
  });
});
