import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { type Input, limits } from '../../generated/handlers.ts';
import { analyze, sql } from '../../server/database/sql.ts';
import { expiryMilliseconds } from '../../server/permissions/grant.ts';
import { rangesOf } from '../../server/permissions/grants-page.ts';
import * as grants from '../../server/permissions/store.ts';
import { seedDocuments, seedFolders, whoHasAccess } from '../support/content.ts';
import { fillOrganization } from '../support/filled.ts';
import { aService, aTenant, aTenantWithAcme, keyOf, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { countRows } from '../support/rows.ts';
import { allOf } from './pages.ts';

const service = await startTestService();
afterAll(() => service.stop());

type Resource = Input<'addPermissions'>['permissions']['resources'][number];

const acme: Resource = { type: 'organization', id: 'acme', accessRole: 'viewer' };
const marketing: Resource = { type: 'folder', id: 'marketing', organizationId: 'acme', accessRole: 'viewer' };
const plan: Resource = { type: 'document', id: 'plan', organizationId: 'acme', accessRole: 'viewer' };

const add = async ({ client }: Tenant, userId: string, ...resources: Resource[]) =>
  await client.addPermissions({ user: { userId }, permissions: { resources } });
const remove = async ({ client }: Tenant, userId: string, ...resources: Resource[]) =>
  await client.removePermissions({ userId, permissions: { resources } });

/** `plan`, in `marketing`, and `roadmap`, in no folder. Only a grant opens either. */
async function prepared(): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, { marketing: { accessType: 'restricted' } });
  await seedDocuments(service, tenant, { plan: { folderId: 'marketing' }, roadmap: { accessType: 'restricted' } });
  return tenant;
}

const reach = async ({ client }: Tenant, ...userIds: string[]) => await whoHasAccess(client, 'plan', userIds);
/** The users with access whose context permissions admit notifications for this region. */
const inRegion = async ({ client }: Tenant, region: string, ...userIds: string[]) =>
  await whoHasAccess(client, 'plan', userIds, { region });

type GrantsQuery = Omit<Input<'getPermissions'>, 'organizationId'>;

const get = async ({ client }: Tenant, query: GrantsQuery = {}) =>
  await client.getPermissions({ organizationId: 'acme', ...query });

/** Every grant in force, as user, resource and role. */
const grantsOf = async (tenant: Tenant, query: GrantsQuery = {}) =>
  (await get(tenant, query)).data.map(({ userId, type, id, accessRole }) => `${userId}: ${type} ${id} ${accessRole}`);

/** Everyone's roles, on any resource. */
const roles = async (tenant: Tenant) =>
  (await get(tenant, { pageSize: 1000 })).data.map(({ userId, type, accessRole }) => `${userId}: ${type} ${accessRole}`).toSorted();

// Proves addPermissions/replaces-grant
it('Add Permissions replaces the role and expiry of an existing grant, in either direction', async () => {
  const tenant = await prepared();
  const soon = service.now() + 1000;
  await add(tenant, 'shortened', { ...plan, accessRole: 'editor' });
  await add(tenant, 'shortened', { ...plan, expiresAt: soon });
  await add(tenant, 'prolonged', { ...plan, expiresAt: soon });
  await add(tenant, 'prolonged', { ...plan, accessRole: 'editor', expiresAt: soon + 1000 });
  await add(tenant, 'unlimited', { ...plan, expiresAt: soon });
  await add(tenant, 'unlimited', plan);
  expect((await get(tenant)).data).toEqual([
    { userId: 'prolonged', ...plan, accessRole: 'editor', expiresAt: soon + 1000 },
    { userId: 'shortened', ...plan, expiresAt: soon },
    { userId: 'unlimited', ...plan },
  ]);
  service.advance({ seconds: 1 });
  expect(await reach(tenant, 'shortened', 'prolonged', 'unlimited')).toEqual(['prolonged', 'unlimited']);
  service.advance({ seconds: 1 });
  expect(await reach(tenant, 'shortened', 'prolonged', 'unlimited')).toEqual(['unlimited']);
  await add(tenant, 'shortened', plan);
  expect(await reach(tenant, 'shortened')).toEqual(['shortened']);
});

// Proves addPermissions/expiry, addPermissions/expires
it('Add Permissions accepts an expiry in seconds or milliseconds, and ends the grant at that millisecond', async () => {
  const tenant = await prepared();
  service.advance({ milliseconds: 1000 - (service.now() % 1000) });
  const end = service.now() + 60_000;
  await add(tenant, 'seconds', { ...plan, expiresAt: end / 1000 });
  await add(tenant, 'fraction', { ...plan, expiresAt: end / 1000 + 0.002 });
  await add(tenant, 'milliseconds', { ...plan, expiresAt: end });
  const people = ['seconds', 'fraction', 'milliseconds'] as const;
  const endOf = async (userId: string) => (await get(tenant, { userIds: [userId] })).data.map(({ expiresAt }) => expiresAt);
  expect(await Promise.all(people.map(endOf))).toEqual([[end], [end + 2], [end]]);
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
])('Add Permissions reads the expiry %d as the millisecond %d', (expiresAt, milliseconds) => {
  expect(expiryMilliseconds(expiresAt)).toBe(milliseconds);
});

it('Add Permissions rejects past expiries, names each, and grants nothing', async () => {
  const tenant = await prepared();
  const past = (i: number) => ({ field: `/data/permissions/resources/${i}/expiresAt`, reason: 'IN_THE_PAST' });
  const now = service.now();
  await expect(add(tenant, 'maya', plan, { ...acme, expiresAt: now }, { ...marketing, expiresAt: 1 })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: '/data/permissions/resources/1/expiresAt must be in the future.',
    details: [past(1), past(2)],
  });
  expect(await grantsOf(tenant)).toEqual([]);
  await add(tenant, 'maya', { ...plan, expiresAt: now + 1 });
  expect(await reach(tenant, 'maya')).toEqual(['maya']);
});

// Proves addPermissions/all-or-nothing, addPermissions/missing-resources
it('Add Permissions grants nothing if an organization does not exist or belongs to another API key', async () => {
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
  expect(await grantsOf(tenant)).toEqual([]);
  await add(stranger, 'maya', { ...plan, organizationId: 'globex' });
});

// Proves addPermissions/all-or-nothing
it('Add Permissions rejects a duplicate resource and grants nothing; equal ids of other types or organizations are no duplicates', async () => {
  const tenant = await prepared();
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  await expect(add(tenant, 'maya', plan, acme, { ...plan, accessRole: 'editor' })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: [{ field: '/data/permissions/resources/2', reason: 'DUPLICATE' }],
  });
  expect(await grantsOf(tenant)).toEqual([]);
  await add(tenant, 'maya', plan, { ...plan, organizationId: 'globex' }, { ...marketing, id: 'plan' });
  expect(await reach(tenant, 'maya')).toEqual(['maya']);
});

// Proves addPermissions/several-resources
it('Add Permissions grants a thousand resources in one call, even in concurrent calls', async () => {
  const tenant = await prepared();
  const resources = Array.from({ length: 999 }, (_, i): Resource => ({ ...plan, id: `document-${i}` }));
  await Promise.all([
    add(tenant, 'jonas', plan, ...resources),
    add(tenant, 'maya', plan, ...resources.toReversed()),
    add(tenant, 'priya', ...resources, plan),
  ]);
  await seedDocuments(service, tenant, { 'document-998': { accessType: 'restricted' } });
  const people = ['jonas', 'maya', 'priya'];
  const { data } = await get(tenant, { userIds: ['maya'], pageSize: 1000 });
  expect(data.map(({ id }) => id).toSorted()).toEqual([...resources, plan].map(({ id }) => id).toSorted());
  expect(await whoHasAccess(tenant.client, 'document-998', people)).toEqual(people);
  expect(await reach(tenant, ...people)).toEqual(people);
});

// Proves removePermissions/revokes, removePermissions/response
it("Remove Permissions removes the user's grant, and keeps those of other users and on other resources", async () => {
  const tenant = await prepared();
  for (const userId of ['maya', 'jonas']) await add(tenant, userId, plan, { ...plan, id: 'roadmap' });
  expect(await remove(tenant, 'maya', plan)).toEqual({ status: 'success', message: 'Permissions removed.' });
  expect(await grantsOf(tenant)).toEqual([
    'jonas: document plan viewer',
    'jonas: document roadmap viewer',
    'maya: document roadmap viewer',
  ]);
  expect(await reach(tenant, 'maya', 'jonas')).toEqual(['jonas']);
  expect(await whoHasAccess(tenant.client, 'roadmap', ['maya', 'jonas'])).toEqual(['jonas', 'maya']);
});

it('Remove Permissions removes grants on missing documents and folders, even with equal ids in two organizations', async () => {
  const tenant = await prepared();
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  const inGlobex = { ...plan, id: 'later', organizationId: 'globex' };
  const later: Resource[] = [{ ...marketing, id: 'later' }, { ...plan, id: 'later' }, inGlobex];
  for (const userId of ['maya', 'jonas']) await add(tenant, userId, ...later);
  await remove(tenant, 'maya', ...later);
  expect(await grantsOf(tenant)).toEqual(['jonas: document later viewer', 'jonas: folder later viewer']);
  const { data } = await tenant.client.getPermissions({ organizationId: 'globex' });
  expect(data).toEqual([{ userId: 'jonas', ...inGlobex }]);
});

// Proves removePermissions/revokes-nothing
it('Remove Permissions ignores missing organizations, folders and documents, and removes the other grants', async () => {
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

// Proves removePermissions/all-or-nothing, removePermissions/role-without-effect
it('Permissions identify an organization by its id; organizationId may only repeat it', async () => {
  const tenant = await prepared();
  const [again, other] = [{ ...acme, organizationId: 'acme' } as const, { ...acme, organizationId: 'globex' } as const];
  await add(tenant, 'maya', again);
  expect((await get(tenant, { resources: [{ type: 'organization', id: 'acme', organizationId: 'acme' }] })).data).toEqual([
    { userId: 'maya', ...acme },
  ]);
  const place = '/data/permissions/resources/0';
  const contradiction = [{ field: `${place}/organizationId`, reason: 'CONFLICT', description: 'must equal id or be omitted' }];
  const twice = [{ field: '/data/permissions/resources/1', reason: 'DUPLICATE', description: `must not repeat ${place}` }];
  const check = tenant.client.checkPermissions({ userId: 'maya', resources: [other] });
  await expect(check).rejects.toMatchObject({ details: [{ field: '/data/resources/0/organizationId', reason: 'CONFLICT' }] });
  for (const change of [add, remove]) {
    await expect(change(tenant, 'maya', other)).rejects.toMatchObject({ httpStatus: 400, details: contradiction });
    await expect(change(tenant, 'maya', acme, again)).rejects.toMatchObject({ httpStatus: 400, details: twice });
  }
  const elsewhere = get(tenant, { resources: [{ type: 'document', id: 'plan', organizationId: 'globex' }] });
  const field = '/data/resources/0/organizationId';
  await expect(elsewhere).rejects.toMatchObject({ httpStatus: 400, details: [{ field, reason: 'CONFLICT' }] });
  await remove(tenant, 'maya', again);
  expect((await get(tenant)).data).toEqual([]);
});

type NewUser = Input<'addUsers'>['users'][number];

const addUsers = async ({ client }: Tenant, ...users: NewUser[]) => await client.addUsers({ organizationId: 'acme', users });
const updateUsers = async ({ client }: Tenant, ...users: Input<'updateUsers'>['users']) =>
  await client.updateUsers({ organizationId: 'acme', users });

/** The user as Get Users returns it. */
async function known({ client }: Tenant, userId: string) {
  const [user] = (await client.getUsers({ organizationId: 'acme', userIds: [userId] })).data;
  return user;
}

const added = { success: true, message: 'User added.' };
const updated = { success: true, message: 'User updated.' };
const addedBefore = { success: false, message: 'The user already exists. Nothing was changed.' };
const noRoleToEnd = { success: false, message: '`expiresAt` requires `accessRole`.' };

// Proves addUsers/access, getPermissions/own-grants, everyOperation/keyed-results, operationsThatAreOnlyNamed/add-users-role
it('Add Users adds users to the organization, and gives access to those with a role', async () => {
  const tenant = await prepared();
  const lena = { userId: 'lena', name: 'Lena Fischer', email: 'lena@acme.example', team: ['design'] };
  const answer = await addUsers(tenant, { ...lena, accessRole: 'editor' }, { userId: '__proto__' });
  expect(answer).toMatchObject({ status: 'success', message: 'Users added.' });
  expect(Object.entries(answer.data)).toEqual([
    ['lena', added],
    ['__proto__', added],
  ]);
  expect(await known(tenant, 'lena')).toEqual({ ...lena, accessRole: 'editor', addedAt: service.now() });
  expect(await roles(tenant)).toEqual(['lena: organization editor']);
  expect(await reach(tenant, 'lena', '__proto__')).toEqual(['lena']);
  const renamed = await updateUsers(tenant, { userId: '__proto__', name: 'Omar' });
  expect(Object.entries(renamed.data)).toEqual([['__proto__', updated]]);
});

// Proves addUsers/item-success
it('Add Users leaves existing users unchanged, and adds the others', async () => {
  const tenant = await prepared();
  const lena = { userId: 'lena', name: 'Lena' };
  await addUsers(tenant, lena);
  const answer = await addUsers(
    tenant,
    { ...lena, name: 'Other', accessRole: 'editor', context: { access: { a: 'b' } } },
    { userId: 'omar' },
  );
  expect(answer).toMatchObject({ message: '1 of 2 users added.', data: { lena: addedBefore, omar: added } });
  expect(await known(tenant, 'lena')).toEqual({ ...lena, addedAt: service.now() });
});

// Proves addUsers/context, addNotifications/matches-context
it('Add Users keeps existing context permissions unless they are replaced', async () => {
  const tenant = await prepared();
  const context = { access: { region: 'eu' } };
  for (const userId of ['lena', 'omar']) await add(tenant, userId, acme);
  await updateUsers(tenant, { userId: 'lena', context }, { userId: 'omar', context });
  await addUsers(tenant, { userId: 'lena' }, { userId: 'omar', context: { access: { region: 'us' } } });
  expect(await inRegion(tenant, 'eu', 'lena', 'omar')).toEqual(['lena']);
  expect(await inRegion(tenant, 'us', 'lena', 'omar')).toEqual(['omar']);
});

// Proves addUsers/known-only, addUsers/access, getUsers/known
it('Add Users adds a user known from other calls, and keeps their grant unless a role replaces it', async () => {
  const tenant = await prepared();
  for (const userId of ['lena', 'omar']) await add(tenant, userId, { ...acme, accessRole: 'editor' });
  await tenant.client.addPresence({ organizationId: 'acme', documentId: 'plan', users: [{ userId: 'lena', name: 'Lena' }] });
  expect((await addUsers(tenant, { userId: 'lena' }, { userId: 'omar', accessRole: 'viewer' })).message).toBe('Users added.');
  expect(await known(tenant, 'lena')).toMatchObject({ name: 'Lena', addedAt: service.now() });
  expect(await roles(tenant)).toEqual(['lena: organization editor', 'omar: organization viewer']);
});

// Proves addUsers/access
it('Add Users ends access at expiresAt, and ignores it without a role', async () => {
  const tenant = await prepared();
  const expiresAt = service.now() + 1000;
  const answer = await addUsers(tenant, { userId: 'lena', accessRole: 'viewer', expiresAt }, { userId: 'omar', expiresAt });
  expect(answer).toMatchObject({ message: '1 of 2 users added.', data: { lena: added, omar: noRoleToEnd } });
  expect(await reach(tenant, 'lena')).toEqual(['lena']);
  service.advance({ seconds: 1 });
  expect(await reach(tenant, 'lena')).toEqual([]);
  expect((await addUsers(tenant, { userId: 'omar' })).data).toEqual({ omar: added });
});

// Proves updateUsers/absent-stay
it('Update Users changes the given fields, and keeps the others', async () => {
  const tenant = await prepared();
  const lena = { userId: 'lena', name: 'Lena', email: 'lena@acme.example', team: ['design'], city: 'Basel' };
  await addUsers(tenant, { ...lena, accessRole: 'editor', context: { access: { region: 'eu' } } });
  const addedAt = service.now();
  service.advance({ seconds: 1 });
  const answer = await updateUsers(tenant, { userId: 'lena', name: 'Lena B', team: ['sales'], floor: 3 });
  expect(answer).toEqual({ status: 'success', message: 'Users updated.', data: { lena: updated } });
  const others = { accessRole: 'editor', context: { access: { region: 'eu' } }, addedAt };
  expect(await known(tenant, 'lena')).toEqual({ ...lena, name: 'Lena B', team: ['sales'], floor: 3, ...others });
  await updateUsers(tenant, { userId: 'lena', name: null, email: null, team: null });
  expect(await known(tenant, 'lena')).toEqual({ userId: 'lena', city: 'Basel', floor: 3, ...others });
});

// Proves updateUsers/role, updateUsers/expiry, operationsThatAreOnlyNamed/update-users-role
it('Update Users sets role and expiry independently, and can remove either', async () => {
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

// Proves updateUsers/role, updateUsers/expiry
it('Update Users treats an expired role as none: a new role does not expire, and an expiry alone fails', async () => {
  const tenant = await prepared();
  const soon = service.now() + 1000;
  await addUsers(
    tenant,
    { userId: 'lena', accessRole: 'viewer', expiresAt: soon },
    { userId: 'omar', accessRole: 'viewer', expiresAt: soon - 1 },
  );
  service.advance({ seconds: 1 });
  const answer = await updateUsers(
    tenant,
    { userId: 'lena', accessRole: 'viewer' },
    { userId: 'omar', name: 'Omar', expiresAt: soon + 9000 },
  );
  expect(answer).toMatchObject({ message: '1 of 2 users updated.', data: { lena: updated, omar: noRoleToEnd } });
  expect(await reach(tenant, 'lena', 'omar')).toEqual(['lena']);
  expect(await known(tenant, 'omar')).not.toHaveProperty('name');
});

it("Update Users does not mistake a grant on a folder with the organization's id for a role", async () => {
  const tenant = await prepared();
  const folder: Resource = { ...marketing, id: 'acme', accessRole: 'editor' };
  await addUsers(tenant, { userId: 'lena', accessRole: 'viewer' }, { userId: 'omar' });
  for (const userId of ['lena', 'omar']) await add(tenant, userId, folder);
  const { data } = await tenant.client.getUsers({ organizationId: 'acme' });
  expect(data.map(({ userId, accessRole }) => [userId, accessRole])).toEqual([
    ['lena', 'viewer'],
    ['omar', undefined],
  ]);
  const omar = { userId: 'omar', expiresAt: service.now() + 1000 };
  expect((await updateUsers(tenant, { userId: 'lena', accessRole: null }, omar)).data).toEqual({
    lena: updated,
    omar: noRoleToEnd,
  });
  expect(await roles(tenant)).toEqual(['lena: folder editor', 'omar: folder editor']);
});

// Proves updateUsers/context
it('Update Users replaces and removes context permissions', async () => {
  const tenant = await prepared();
  const granted = { accessRole: 'viewer' as const, context: { access: { region: 'eu' } } };
  await addUsers(tenant, ...['lena', 'omar', 'nadia'].map((userId) => ({ userId, ...granted })));
  await updateUsers(
    tenant,
    { userId: 'lena', context: { access: { region: 'us' } } },
    { userId: 'omar', context: null },
    { userId: 'nadia', name: 'N' },
  );
  expect(await inRegion(tenant, 'eu', 'lena', 'omar', 'nadia')).toEqual(['nadia']);
  expect(await inRegion(tenant, 'us', 'lena', 'omar', 'nadia')).toEqual(['lena']);
});

// Proves updateUsers/item-success, getUsers/known
it('Update Users adds nobody: an unknown user fails, and a user known from other calls is not added', async () => {
  const tenant = await prepared();
  await add(tenant, 'lena', acme);
  const answer = await updateUsers(
    tenant,
    { userId: 'lena', name: 'Lena' },
    { userId: 'nobody', accessRole: 'editor', name: 'Nobody' },
  );
  const nobody = { success: false, message: 'The user "nobody" does not exist in the organization.' };
  expect(answer).toMatchObject({ message: '1 of 2 users updated.', data: { lena: updated, nobody } });
  expect(await reach(tenant, 'lena', 'nobody')).toEqual(['lena']);
  expect(await known(tenant, 'lena')).toEqual({ userId: 'lena', name: 'Lena', accessRole: 'viewer' });
  expect((await addUsers(tenant, { userId: 'lena' }, { userId: 'nobody' })).message).toBe('Users added.');
});

const keySetUrl = ({ url }: TestService, apiKey: string) => new URL(`/api-keys/${apiKey}/.well-known/jwks.json`, url);

/** Verifies a token as another service would that knows this service's URL and its own API key. */
const verify = async (test: TestService, { apiKey }: Pick<Tenant, 'apiKey'>, token: string) =>
  await jwtVerify(token, createRemoteJWKSet(keySetUrl(test, apiKey)), {
    issuer: `${test.config.publicUrl}/api-keys/${apiKey}`,
    audience: apiKey,
    algorithms: ['EdDSA'],
    currentDate: new Date(test.now()),
  });

// Proves generateToken/claims, generateToken/validity, generateToken/keys, getPermissions/own-grants
// Proves operationsThatAreOnlyNamed/generate-token-role
it('Generate Token grants the resources, and returns a token with them that anyone can verify with the public keys for 48 hours', async () => {
  const tenant = await prepared();
  const userProperties = { name: 'Maya Chen', email: 'maya@acme.example', team: 'design' };
  const end = 1000 * Math.ceil(service.now() / 1000) + 60_000;
  const resources: Resource[] = [plan, { ...marketing, accessRole: 'editor', expiresAt: end / 1000 }];
  const answer = await tenant.client.generateToken({ userId: 'maya', userProperties, permissions: { resources } });
  const { token } = answer.data;
  const issuedAt = Math.floor(service.now() / 1000);
  expect(answer).toEqual({
    status: 'success',
    message: 'Token generated.',
    data: { token, expiresAt: (issuedAt + 172_800) * 1000 },
  });
  const { payload, protectedHeader } = await verify(service, tenant, token);
  expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: expect.any(String) });
  expect(payload).toEqual({
    iss: `${service.config.publicUrl}/api-keys/${tenant.apiKey}`,
    aud: tenant.apiKey,
    sub: 'maya',
    permissions: [plan, { ...marketing, accessRole: 'editor', expiresAt: end }],
    iat: issuedAt,
    exp: issuedAt + 172_800,
    jti: expect.any(String),
  });
  expect(await roles(tenant)).toEqual(['maya: document viewer', 'maya: folder editor']);
  expect(await reach(tenant, 'maya')).toEqual(['maya']);
  expect(await known(tenant, 'maya')).toEqual({ ...userProperties, userId: 'maya' });
  // By then, one grant is removed and the other has expired.
  await remove(tenant, 'maya', plan);
  service.advance({ hours: 47 });
  expect(await roles(tenant)).toEqual([]);
  expect((await verify(service, tenant, token)).payload).toEqual(payload);
  service.advance({ hours: 1 });
  await expect(verify(service, tenant, token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
});

// Proves generateToken/merges
it('Generate Token stores the user fields in each organization of the permissions, and in no other', async () => {
  const tenant = await prepared();
  const others = ['globex', 'initech'].map((organizationId) => ({ organizationId, organizationName: organizationId }));
  await tenant.client.addOrganizations({ organizations: others });
  const resources: Resource[] = [plan, { ...acme, id: 'globex' }];
  await tenant.client.generateToken({ userId: 'maya', userProperties: { name: 'Maya Chen' }, permissions: { resources } });
  const nameIn = async (organizationId: string) =>
    (await tenant.client.getUsers({ organizationId, userIds: ['maya'] })).data.map(({ name }) => name);
  expect(await Promise.all(['acme', 'globex', 'initech'].map(nameIn))).toEqual([['Maya Chen'], ['Maya Chen'], []]);
});

// Proves generateToken/merges, generateToken/claims
it('Generate Token returns a token without permissions for a user who has none, and a different token each time', async () => {
  const tenant = await prepared();
  const userProperties = { name: 'Nobody here' };
  const ask = async () => (await tenant.client.generateToken({ userId: '__proto__', userProperties })).data.token;
  const [first, second] = [await ask(), await ask()];
  expect((await verify(service, tenant, first)).payload).toMatchObject({ sub: '__proto__', permissions: [] });
  expect(decodeJwt(first).jti).not.toBe(decodeJwt(second).jti);
  expect(await roles(tenant)).toEqual([]);
  expect((await tenant.client.getUserData({ userId: '__proto__' })).data).toEqual([]);
});

// Proves generateToken/all-or-nothing
it('Generate Token returns no token and grants nothing if a permission is rejected or there are more than a hundred', async () => {
  const tenant = await prepared();
  const ask = (...resources: Resource[]) => tenant.client.generateToken({ userId: 'maya', permissions: { resources } });
  await expect(ask(plan, { ...marketing, expiresAt: service.now() })).rejects.toMatchObject({
    details: [{ field: '/data/permissions/resources/1/expiresAt', reason: 'IN_THE_PAST' }],
  });
  await expect(ask(plan, { ...acme, id: 'acme-labs' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  await expect(ask(plan, plan)).rejects.toMatchObject({ details: [{ reason: 'DUPLICATE' }] });
  const documents = Array.from({ length: 101 }, (_, i): Resource => ({ ...plan, id: 'x'.repeat(120) + i }));
  await expect(ask(...documents)).rejects.toMatchObject({ details: [{ reason: 'ITEMS' }] });
  expect(await roles(tenant)).toEqual([]);
  const { token } = (await ask(...documents.slice(1))).data;
  expect((await verify(service, tenant, token)).payload.permissions).toHaveLength(100);
});

// Proves generateToken/keys
it("A user token does not verify with another API key's public keys, even without a check of aud", async () => {
  const [tenant, other] = [await prepared(), await prepared()];
  const { id: sibling } = (await tenant.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' })).data;
  const { token } = (await other.client.generateToken({ userId: 'maya' })).data;
  const currentDate = new Date(service.now());
  const verifyKeysOf = (apiKey: string) => jwtVerify(token, createRemoteJWKSet(keySetUrl(service, apiKey)), { currentDate });
  expect((await verifyKeysOf(other.apiKey)).payload.sub).toBe('maya');
  for (const apiKey of [tenant.apiKey, sibling])
    await expect(verifyKeysOf(apiKey)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  const { keys } = await (await fetch(keySetUrl(service, tenant.apiKey))).json();
  // Also by a verifier that ignores `kid`.
  await expect(jwtVerify(token, keys[0], { currentDate })).rejects.toMatchObject({
    code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  });
});

// Proves generateToken/keys
it('The key set has only public keys, may be cached, and stays the same after a restart', async () => {
  const { apiKey } = await prepared();
  const fetchKeys = async () => await fetch(keySetUrl(service, apiKey));
  const reply = await fetchKeys();
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^application\/jwk-set\+json/),
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
  const keys = await reply.json();
  const text = expect.any(String);
  expect(keys).toEqual({ keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x: text, kid: text }] });
  await service.restart();
  expect(await (await fetchKeys()).json()).toEqual(keys);
});

it('The key set of an unknown API key returns the same response as any unknown path', async () => {
  const unknown = await fetch(new URL('/nothing/here', service.url));
  const expected = { status: unknown.status, body: await unknown.json() };
  expect(expected.status).toBe(404);
  const { apiKey, workspaceId } = await prepared();
  const paths = [
    ...['6f0e0b1e-2f2b-4a3c-9a51-5d1a0e6b7c11', workspaceId, apiKey.toUpperCase(), '%zz', '%00', '..', 'constructor'].map(
      (id) => `/api-keys/${id}/.well-known/jwks.json`,
    ),
    ...[`/api-keys/${apiKey}/.well-known/jwks.json/`, `/api-keys/${apiKey}`, '/.well-known/jwks.json'],
  ];
  for (const path of paths) {
    const reply = await fetch(service.url + path);
    expect({ status: reply.status, body: await reply.json() }, path).toEqual(expected);
    expect(reply.headers.get('cache-control'), path).toBe(unknown.headers.get('cache-control'));
  }
});

const ids = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}-${String(i).padStart(4, '0')}`);

describe('POST /v2/auth/permissions/get', () => {
  const roadmap: Resource = { ...plan, id: 'roadmap' };
  const later: Resource = { ...plan, id: 'later' };

  /** Three users with grants on every resource, and on missing ones. */
  async function granted(): Promise<Tenant> {
    const tenant = await prepared();
    await add(tenant, 'maya', acme, { ...marketing, accessRole: 'editor' }, plan);
    await add(tenant, 'jonas', { ...plan, accessRole: 'editor' }, roadmap, { ...marketing, id: 'campaigns' });
    await add(tenant, 'priya', acme, later);
    return tenant;
  }

  // Proves getPermissions/own-grants, getPermissions/in-force, getPermissions/order, addPermissions/several-resources
  // Proves addPermissions/response
  it('Get Permissions lists every grant by type, resource and user, including grants on missing resources', async () => {
    const tenant = await granted();
    // A member of a user group has access, and no grant.
    await tenant.client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'designers', userIds: ['lena'] });
    expect(await get(tenant)).toEqual({
      status: 'success',
      message: 'Permissions found.',
      data: [
        { userId: 'jonas', ...plan, accessRole: 'editor' },
        { userId: 'maya', ...plan },
        { userId: 'jonas', ...roadmap },
        { userId: 'priya', ...later },
        { userId: 'jonas', ...marketing, id: 'campaigns' },
        { userId: 'maya', ...marketing, accessRole: 'editor' },
        { userId: 'maya', ...acme },
        { userId: 'priya', ...acme },
      ],
    });
    // A new id does not change the place of a document.
    await tenant.client.migrateDocuments({ organizationId: 'acme', documentId: 'plan', newDocumentId: 'the-plan' });
    await service.work();
    expect((await grantsOf(tenant)).slice(0, 3)).toEqual([
      'jonas: document the-plan editor',
      'maya: document the-plan viewer',
      'jonas: document roadmap viewer',
    ]);
  });

  // Proves getPermissions/order
  it('Get Permissions lists grants by user, by resource, or both', async () => {
    const tenant = await granted();
    const users = { userIds: ['priya', 'maya', 'nobody'] };
    const resources: GrantsQuery = {
      resources: [acme, plan, later, { ...plan, id: 'lost' }].map(({ type, id }) => ({ type, id })),
    };
    expect(await grantsOf(tenant, users)).toEqual([
      'maya: document plan viewer',
      'maya: folder marketing editor',
      'maya: organization acme viewer',
      'priya: document later viewer',
      'priya: organization acme viewer',
    ]);
    expect(await grantsOf(tenant, resources)).toEqual([
      'jonas: document plan editor',
      'maya: document plan viewer',
      'priya: document later viewer',
      'maya: organization acme viewer',
      'priya: organization acme viewer',
    ]);
    expect(await grantsOf(tenant, { ...resources, userIds: ['priya', 'jonas'] })).toEqual([
      'jonas: document plan editor',
      'priya: document later viewer',
      'priya: organization acme viewer',
    ]);
    expect(await grantsOf(tenant, { resources: [{ type: 'folder', id: 'plan' }] })).toEqual([]);
    expect(await grantsOf(tenant, { userIds: [], resources: [] })).toEqual(await grantsOf(tenant));
  });

  // Proves getPermissions/in-force
  it('Get Permissions omits a grant from its expiry on, even on later pages', async () => {
    const tenant = await prepared();
    const expiresAt = service.now() + 1000;
    await add(tenant, 'jonas', { ...plan, expiresAt });
    await add(tenant, 'maya', { ...plan, expiresAt });
    await add(tenant, 'priya', plan);
    service.advance({ milliseconds: 999 });
    expect((await get(tenant)).data.map((grant) => grant.expiresAt)).toEqual([expiresAt, expiresAt, undefined]);
    service.advance({ milliseconds: 1 });
    expect(await grantsOf(tenant)).toEqual(['priya: document plan viewer']);
    const pages = await allOf(tenant.client.getPermissions.pages({ organizationId: 'acme', pageSize: 1 }));
    expect(pages.map(({ data }) => data.map(({ userId }) => userId))).toEqual([[], [], ['priya']]);
  });

  it('Get Permissions omits grants on deleted documents and in deleted organizations at once', async () => {
    const tenant = await prepared();
    const { client } = tenant;
    await add(tenant, 'maya', plan, acme);
    await client.deleteDocuments({ organizationId: 'acme', documentIds: ['plan'] });
    expect(await grantsOf(tenant)).toEqual(['maya: organization acme viewer']);
    await client.deleteOrganizations({ organizationIds: ['acme'] });
    await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
    expect(await grantsOf(tenant)).toEqual([]);
  });

  // Proves getPermissions/order, getPermissions/pages
  it('Get Permissions pages through each form in its order, without gaps or repetitions, at any page size', async () => {
    const tenant = await granted();
    for (const userId of ids(7, 'user')) await add(tenant, userId, acme, plan, roadmap, marketing, later);
    const { client } = tenant;
    const resources: GrantsQuery['resources'] = [acme, marketing, later, plan].map(({ type, id }) => ({ type, id }));
    const forms: GrantsQuery[] = [
      {},
      { userIds: [...ids(7, 'user').toReversed(), 'maya', 'nobody'] },
      { resources },
      { resources, userIds: ids(5, 'user') },
    ];
    for (const form of forms) {
      const { data: all, pageToken } = await get(tenant, { ...form, pageSize: 1000 });
      expect(all.length).toBeGreaterThan(10);
      expect(pageToken).toBeUndefined();
      for (const pageSize of [1, 2, 3, 7]) {
        const pages = await allOf(client.getPermissions.pages({ organizationId: 'acme', ...form, pageSize }));
        expect(pages.flatMap(({ data }) => data)).toEqual(all);
        expect(pages.map(({ data }) => data.length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(pageSize));
      }
    }
  });

  // PostgreSQL may choose another index. postgres/plans.test.ts bounds the rows that it reads.
  it.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'Get Permissions starts each page at its place in an index, so every page costs the same',
    async () => {
      const { ask } = service.service.environment;
      const tenant = await aTenantWithAcme(service);
      const folders = ids(60, 'folder').map((id): Resource => ({ ...marketing, id }));
      for (const userId of ids(100, 'user')) await add(tenant, userId, ...folders);
      await ask(sql`analyze`);
      const after = { resourceType: 'folder', resourceId: 'folder-0030', userId: 'user-0050' } as const;
      const all = {
        apiKeyId: tenant.apiKey,
        organizationKey: await keyOf(service, tenant),
        userIds: undefined,
        resources: undefined,
        after,
        maxRows: 11,
      };
      const resources = ids(60, 'folder').map((id) => ({ type: 'folder' as const, id }));
      const queries = [
        { query: all, index: 'sqlite_autoindex_grants_1' },
        { query: { ...all, resources }, index: 'sqlite_autoindex_grants_1' },
        { query: { ...all, userIds: ids(100, 'user') }, index: 'grants_by_user' },
      ];
      const plans = await Promise.all(
        queries.map(async ({ query, index }) => {
          const ranges = rangesOf(query);
          return { index, plans: await Promise.all(ranges.map((range) => ask(sql`explain query plan ${range}`))) };
        }),
      );
      expect(plans.map((one) => one.plans.length)).toEqual([1, 2, 2]);
      for (const { plans: ofQuery, index } of plans) {
        for (const plan of ofQuery) {
          expect(JSON.stringify(plan)).toContain(index);
          expect(JSON.stringify(plan)).not.toMatch(/sort|temp b-tree|scan (on )?grants/i);
        }
      }
    },
  );
});

/** Returns the key in a page token, behind which the next page begins. */
const placeOf = (token = ''): unknown =>
  JSON.parse(
    Buffer.from(token.split('.')[0] ?? '', 'base64url')
      .toString()
      .slice(3),
  );

/** Returns the places of a list that each page has moved on by, and all items. */
async function progress<Item>(all: readonly string[], pages: AsyncIterable<{ data: Item[]; pageToken?: string }>) {
  const items: Item[] = [];
  const steps: number[] = [];
  let last = -1;
  for await (const { data, pageToken } of pages) {
    items.push(...data);
    const place = pageToken === undefined ? all.length - 1 : all.indexOf(String(placeOf(pageToken)));
    steps.push(place - last);
    last = place;
  }
  return { items, steps };
}

describe('POST /v2/auth/permissions/documents/get', () => {
  const acme = { organizationId: 'acme' };

  // Proves getAccessibleDocuments/ends-early
  it('Get Accessible Documents looks at a limited number of documents for a page, and finds all', async () => {
    const tenant = await aTenantWithAcme(service);
    const { client } = tenant;
    const all = ids(2400, 'document');
    const folderOf = (i: number) => (i % 3 === 0 ? 'large' : i % 3 === 1 ? 'small' : 'other');
    await seedFolders(service, tenant, { large: {}, small: { parentFolderId: 'large' }, other: {} });
    const documents = all.map((id, i) => [id, { accessType: 'restricted', folderId: folderOf(i) }] as const);
    await seedDocuments(service, tenant, Object.fromEntries(documents));
    const restricted = { type: 'document', organizationId: 'acme', accessRole: 'viewer' } as const;
    const grant = async (userId: string, ids: string[]) => await add(tenant, userId, ...ids.map((id) => ({ ...restricted, id })));
    const few = all.filter((_, i) => i % 800 === 7);
    const half = all.filter((_, i) => i % 2 === 1);
    await grant('few', few);
    for (let i = 0; i < half.length; i += 100) await grant('half', half.slice(i, i + 100));
    // Grants on missing documents are too many to look up.
    for (let i = 0; i < 600; i += 100) await grant('early', ids(100, `missing-${i}`));
    await grant('early', few);
    await add(tenant, 'reader', { ...marketing, id: 'large' });

    const listed = async (userId: string, pageSize: number) => {
      const pages = client.getAccessibleDocuments.pages({ ...acme, userId, pageSize });
      const { items, steps } = await progress(all, pages);
      return { ids: items.map(({ id }) => id), pages: steps.length, longest: Math.max(...steps) };
    };
    expect(await listed('few', 10)).toEqual({ ids: few, pages: 1, longest: 2400 });
    expect(await listed('half', 100)).toMatchObject({ ids: half, pages: 12 });
    // Pages of 120 documents, most of them without any to show. The last one finds the end.
    expect(await listed('early', 10)).toEqual({ ids: few, pages: 21, longest: 120 });
    const inside = all.filter((_, i) => i % 3 < 2);
    expect(await listed('reader', 400)).toMatchObject({ ids: inside, pages: 4 });
    expect(await listed('reader', 1000)).toMatchObject({ ids: inside, pages: 2 });
  });

  it('Get Accessible Documents looks behind pages of restricted documents in an open folder', async () => {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, { open: { accessType: 'public' } });
    const restricted = ids(300, 'a').map((id) => [id, { accessType: 'restricted', folderId: 'open' }] as const);
    await seedDocuments(service, tenant, { ...Object.fromEntries(restricted), b: { folderId: 'open' } });
    const found = await allOf(tenant.client.getAccessibleDocuments.items({ ...acme, userId: 'stranger', pageSize: 10 }));
    expect(found.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('POST /v2/auth/permissions/users/get', () => {
  const acme = { organizationId: 'acme' };

  it('Get Users with Access looks behind pages of expired grants, and of the members of one of many groups', async () => {
    const tenant = await prepared();
    const { client } = tenant;
    const usersOf = async (id: string) => {
      const pages = client.getUsersWithAccess.items({ ...acme, resource: { type: 'document', id }, pageSize: 10 });
      return (await allOf(pages)).map(({ userId }) => userId);
    };
    const expired = ids(200, 'a');
    for (const userId of expired) await add(tenant, userId, { ...plan, expiresAt: service.now() + 1000 });
    await add(tenant, 'b', plan);
    service.advance({ seconds: 1 });
    expect(await usersOf('plan')).toEqual(['b']);
    await seedDocuments(service, tenant, { shared: { accessType: 'organizationPrivate' } });
    const members = ids(30, 'member');
    for (const [i, organizationUserGroupId] of ids(20, 'group').entries())
      await client.addUsersToGroups({ ...acme, organizationUserGroupId, userIds: i === 0 ? members : ['zoe'] });
    expect(await usersOf('shared')).toEqual([...members, 'zoe']);
  });

  // Proves getUsersWithAccess/ends-early
  it('Get Users with Access looks at a limited number of users for a page, and finds all', async () => {
    const tenant = await prepared();
    const { client } = tenant;
    await seedDocuments(service, tenant, { open: { accessType: 'public' }, shared: { accessType: 'organizationPrivate' } });
    const all = ids(1600, 'user');
    for (let i = 0; i < all.length; i += 800) {
      await client.addUsers({ ...acme, users: all.slice(i, i + 800).map((userId) => ({ userId })) });
    }
    const listed = async (id: string, pageSize: number) => {
      const pages = client.getUsersWithAccess.pages({ ...acme, resource: { type: 'document', id }, pageSize });
      const { items, steps } = await progress(all, pages);
      return { ids: items.map(({ userId }) => userId), pages: steps.length, longest: Math.max(...steps) };
    };
    const third = all.filter((_, i) => i % 3 === 0);
    const others = all.filter((_, i) => i % 3 === 1);
    const key = await keyOf(service, tenant);
    const granted = [
      ...third.map((userId) => [userId, 'folder', 'marketing'] as const),
      ...others.map((userId) => [userId, 'organization', 'acme'] as const),
    ];
    await service.service.environment.ask(
      grants.upsert(
        tenant.apiKey,
        service.now(),
        granted.map(([userId, resourceType, resourceId]) => ({
          organizationKey: key,
          userId,
          resourceType,
          resourceId,
          accessRole: 'viewer',
          expiresAt: null,
        })),
      ),
    );
    const holders = all.filter((_, i) => i % 3 < 2);
    expect(await listed('plan', 400)).toMatchObject({ ids: holders, pages: 3 });
    expect(await listed('open', 800)).toEqual({ ids: all, pages: 2, longest: 800 });
    for (const [i, userIds] of [third, all.slice(0, 900)].entries()) {
      await client.addUsersToGroups({ ...acme, organizationUserGroupId: `group-${i}`, userIds });
    }
    const expected = all.filter((_, i) => i % 3 < 2 || i < 900);
    expect(await listed('shared', 500)).toMatchObject({ ids: expected });
    // Too many groups to look them up.
    for (const id of ids(101, 'team'))
      await client.addUsersToGroups({ ...acme, organizationUserGroupId: id, userIds: ['user-1598'] });
    const withLast = [...expected, 'user-1598'].toSorted();
    expect(await listed('shared', 500)).toMatchObject({ ids: withLast });
    const organizationGrants = granted.map(([userId, resourceType, resourceId]) => ({
      organizationKey: key,
      userId,
      resourceType,
      resourceId,
    }));
    await service.service.environment.ask(grants.remove(tenant.apiKey, organizationGrants));
    await client.deleteUsersFromGroups({ ...acme, organizationUserGroupId: 'group-0', deleteAll: true });
    await client.deleteUsersFromGroups({ ...acme, organizationUserGroupId: 'group-1', deleteAll: true });
    // Pages of 120 users, most of them without any to show.
    expect(await listed('shared', 10)).toEqual({ ids: ['user-1598'], pages: 14, longest: 120 });
  });
});

describe('POST /v2/users/delete', () => {
  const acme = { organizationId: 'acme' };
  const inboxOf = async ({ client }: Tenant, userId: string, organizationId = 'acme') =>
    (await client.getNotifications({ organizationId, userId })).data.map(({ id }) => id).sort();
  const tellEveryone = (tenant: Tenant, notificationId: string, organizationId = 'acme') =>
    tenant.client.addNotifications({
      ...{ organizationId, documentId: 'plan', notificationId, actionUser: { userId: 'maya' }, notifyAll: true },
      displayHeadlineMessageTemplate: 'Hello',
    });

  // Proves deleteUsers/item-success, deleteUsers/empty-inbox, deleteUsers/stays, deleteUsers/known-again
  it('Delete Users removes users and all their data from the organization, and from no other', async () => {
    const tenant = await aTenant(service);
    const { client } = tenant;
    for (const organizationId of ['acme', 'globex']) await fillOrganization(service, tenant, organizationId);
    const jonas = { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' };
    await client.updateUsers({ ...acme, users: [jonas] });
    const { message, data } = await client.deleteUsers({ ...acme, userIds: ['jonas', 'nobody', 'priya'] });
    expect(message).toBe('2 of 3 users deleted.');
    expect(Object.entries(data).map(([userId, { success, message }]) => [userId, success, message])).toEqual([
      ['jonas', true, 'User deleted.'],
      ['nobody', false, 'The user "nobody" does not exist in the organization.'],
      ['priya', true, 'User deleted.'],
    ]);
    // A later deletion of all data needs the former names and addresses.
    const { data: kept } = await client.getUserData({ userId: 'jonas' });
    const identities = kept.filter(({ kind }) => kind === 'identity');
    expect(Object.assign({}, ...identities.map((one) => one.data))).toMatchObject({ name: jonas.name, email: jonas.email });
    const stateIn = async (organizationId: string) => {
      const inside = { organizationId };
      const [users, grants, groups, presence, config] = await Promise.all([
        client.getUsers(inside),
        client.getPermissions({ ...inside, userIds: ['jonas', 'priya'] }),
        client.getUserGroups({ ...inside, organizationUserGroupId: 'designers' }),
        client.getPresence({ ...inside, documentId: 'plan' }),
        client.getConfig({ ...inside, userIds: ['jonas'], documentIds: ['plan'] }),
      ]);
      return {
        users: users.data.map(({ userId }) => userId),
        grants: grants.data.length,
        members: groups.data.flatMap(({ userIds }) => userIds),
        present: presence.data.length,
        email: [config.data.jonas?.config.email, config.data.jonas?.documents?.plan?.config.email],
      };
    };
    expect(await stateIn('acme')).toEqual({ users: ['maya'], grants: 0, members: ['maya'], present: 0, email: [null, null] });
    expect(await stateIn('globex')).toEqual({
      ...{ users: ['jonas', 'maya', 'priya'], grants: 3, members: ['maya', 'priya'], present: 1, email: ['ALL', 'ALL'] },
    });
    const read = { ...acme, notificationIds: ['hello'], userId: 'jonas', read: true };
    expect((await client.updateNotifications(read)).data.hello?.success).toBe(false);
    for (const organizationId of ['acme', 'globex']) await tellEveryone(tenant, 'all', organizationId);
    expect([await inboxOf(tenant, 'jonas'), await inboxOf(tenant, 'jonas', 'globex')]).toEqual([[], ['all', 'hello']]);
    const { data: ofOthers } = await client.getNotifications({ ...acme, documentId: 'plan', notificationIds: ['hello'] });
    expect(ofOthers).toMatchObject([{ id: 'hello', notifyUsers: {} }]);
    await client.addUsers({ ...acme, users: [{ userId: 'jonas', name: 'Another Jonas' }] });
    const { data: again } = await client.getUsers({ ...acme, userIds: ['jonas'] });
    expect(again).toMatchObject([{ userId: 'jonas', name: 'Another Jonas' }]);
    expect(again[0]).not.toHaveProperty('accessRole');
    expect(await inboxOf(tenant, 'jonas')).toEqual([]);
    await tellEveryone(tenant, 'since');
    expect(await inboxOf(tenant, 'jonas')).toEqual(['since']);
    await service.work();
  });

  // Proves deleteUsers/limit
  it('Delete Users removes up to 10,000 rows per call, and repeated calls finish the work', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { client } = tenant;
    await client.addUsers({ ...acme, users: [{ userId: 'jonas' }, { userId: 'maya' }] });
    const organizationKey = await keyOf(service, tenant);
    const many = Array.from({ length: limits.deletedUserRows + 500 }, (_, i) => ({
      ...{ organizationKey, resourceType: 'folder' as const, resourceId: `f${i}`, userId: 'jonas' },
      ...{ accessRole: 'viewer' as const, expiresAt: null },
    }));
    const { ask } = service.service.environment;
    await ask(grants.upsert(tenant.apiKey, service.now(), many));
    // PostgreSQL may have analyzed the table while it was empty, and would compare each grant with each key.
    await ask(analyze);
    const first = await client.deleteUsers({ ...acme, userIds: ['jonas', 'maya'] });
    expect(first.data.jonas).toEqual({ success: false, message: expect.stringContaining('Send it again') });
    expect(await countRows(service, 'user_id', 'jonas')).toEqual({ grants: 500, users: 1 });
    const second = await client.deleteUsers({ ...acme, userIds: ['jonas', 'maya'] });
    expect(second.message).toBe('Users deleted.');
    expect(await countRows(service, 'user_id', 'jonas')).toEqual({});
  });

  it('Concurrent calls that grant, group and delete the same users leave no grant of an unknown user', async () => {
    const tenant = await aTenantWithAcme(service);
    const { client } = tenant;
    const userIds = ids(20, 'user');
    const resource = { type: 'folder' as const, id: 'plans', ...acme, accessRole: 'viewer' as const };
    await client.addUsers({ ...acme, users: userIds.map((userId) => ({ userId })) });
    await Promise.all(
      ids(5, 'round').flatMap(() => [
        client.deleteUsers({ ...acme, userIds }),
        client.addUsersToGroups({ ...acme, organizationUserGroupId: 'all', userIds }),
        ...userIds.map((userId) => client.addPermissions({ user: { userId }, permissions: { resources: [resource] } })),
        client.deleteUsers({ ...acme, userIds: userIds.toReversed() }),
      ]),
    );
    const known = new Set((await client.getUsers(acme)).data.map(({ userId }) => userId));
    const granted = (await client.getPermissions(acme)).data.map(({ userId }) => userId);
    const members = (await client.getUserGroups({ ...acme, organizationUserGroupId: 'all' })).data.flatMap(
      ({ userIds = [] }) => userIds,
    );
    expect([...granted, ...members].filter((userId) => !known.has(userId))).toEqual([]);
  });
});

type UsersQuery = Omit<Input<'getUsers'>, 'organizationId'>;
const users = async ({ client }: Tenant, query: UsersQuery = {}) => await client.getUsers({ organizationId: 'acme', ...query });
const idsOf = async (tenant: Tenant, query: UsersQuery = {}) => (await users(tenant, query)).data.map(({ userId }) => userId);

type People = NonNullable<Input<'addNotifications'>['notifyUsers']>;

/** A notification names people who belong to nothing. */
const nameIn = async ({ client }: Tenant, ...[actionUser = { userId: 'nobody' }, ...notifyUsers]: People) =>
  await client.addNotifications({
    ...{ organizationId: 'acme', documentId: 'plan', displayHeadlineMessageTemplate: 'Hello' },
    ...{ actionUser, notifyUsers: [actionUser, ...notifyUsers] },
  });

async function aTenantWhoKnows(...people: People): Promise<Tenant> {
  const tenant = await prepared();
  await nameIn(tenant, ...people);
  return tenant;
}

// Proves getUsers/known, getUsers/fields
it('Get Users returns every known user of the organization with all given fields, ordered by id', async () => {
  const own = { tags: ['a'], ['__proto__']: { b: null } };
  const tenant = await aTenantWhoKnows(
    { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example', ...own },
    { userId: '__proto__' },
  );
  await add(tenant, 'jonas', plan);
  await add(tenant, 'maya', plan);
  await tenant.client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'designers', userIds: ['priya'] });
  expect(await users(tenant)).toEqual({
    status: 'success',
    message: 'Users found.',
    data: [
      { userId: '__proto__' },
      { userId: 'jonas' },
      { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example', ...own },
      { userId: 'priya' },
    ],
  });
  await nameIn(tenant, { userId: 'maya', name: 'Maya' });
  const maya = { userId: 'maya', name: 'Maya', email: 'maya@acme.example', ...own };
  expect((await users(tenant, { userIds: ['nobody', 'maya'] })).data).toEqual([maya]);
  expect(await idsOf(tenant, { userIds: [] })).toEqual(['__proto__', 'jonas', 'maya', 'priya']);
});

// Proves getUsers/fields
it('Get Users returns the role on the organization and its expiry while that grant is in force, and no other grant', async () => {
  const tenant = await aTenantWhoKnows({ userId: 'maya' }, { userId: 'jonas' });
  const expiresAt = service.now() + 1000;
  await add(tenant, 'maya', { ...acme, accessRole: 'editor', expiresAt });
  await add(tenant, 'jonas', plan, marketing);
  await add(tenant, 'priya', acme);
  const [jonas, priya] = [{ userId: 'jonas' }, { userId: 'priya', accessRole: 'viewer' }];
  expect((await users(tenant)).data).toEqual([jonas, { userId: 'maya', accessRole: 'editor', expiresAt }, priya]);
  service.advance({ seconds: 1 });
  expect((await users(tenant)).data).toEqual([jonas, { userId: 'maya' }, priya]);
});

// Proves getUsers/fields
it('Get Users returns context permissions and the time of adding, which custom fields never replace', async () => {
  const forged = { accessRole: 'owner', expiresAt: 'never', context: 'all', addedAt: 'always' };
  const tenant = await aTenantWhoKnows({ userId: 'jonas', ...forged, role: 'guest' });
  const details = JSON.stringify({ userId: 'maya', name: 'Maya Chen', ...forged });
  await service.service.environment.ask(sql`
      insert into users (api_key_id, organization_key, user_id, details, context, last_seen_at, added_at)
      values (${tenant.apiKey}, ${await keyOf(service, tenant)}, 'maya', ${details}, '{"region":"eu"}', ${service.now()}, ${service.now()})`);
  expect((await users(tenant)).data).toEqual([
    { userId: 'jonas', role: 'guest' },
    { userId: 'maya', name: 'Maya Chen', context: { access: { region: 'eu' } }, addedAt: service.now() },
  ]);
});

describe('POST /v2/auth/permissions/check', () => {
  const check = async ({ client }: Tenant, userId: string, ...resources: Resource[]) =>
    (await client.checkPermissions({ userId, resources })).data.map(({ organizationId: _, ...access }) => access);
  const roadmap: Resource = { ...plan, id: 'roadmap' };

  // Proves checkPermissions/reasons, checkPermissions/grant, checkPermissions/user-group, checkPermissions/strongest
  // Proves checkPermissions/order
  it('Check Permissions returns the strongest role, then the longest access, then the nearest reason', async () => {
    const tenant = await prepared();
    const [soon, later] = [service.now() + 1000, service.now() + 2000];
    await seedFolders(service, tenant, { open: { accessType: 'organizationPrivate' } });
    await seedDocuments(service, tenant, { notes: { folderId: 'open' }, press: { accessType: 'public' } });
    const [notes, press, open] = [
      { ...plan, id: 'notes' },
      { ...plan, id: 'press' },
      { ...marketing, id: 'open' },
    ];
    await add(tenant, 'maya', { ...plan, expiresAt: later }, { ...marketing, accessRole: 'editor', expiresAt: soon });
    await tenant.client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'designers', userIds: ['maya'] });
    const all = [plan, roadmap, marketing, acme, notes, open, press, { ...plan, id: 'lost' }];
    const inGroup = { accessRole: 'viewer', reason: 'userGroup' };
    const none = { accessRole: null, reason: 'noAccess' };
    const asEditor = { accessRole: 'editor', reason: 'grant', grantedOn: { type: 'folder', id: 'marketing' }, expiresAt: soon };
    expect(await check(tenant, 'maya', ...all)).toEqual([
      { type: 'document', id: 'plan', ...asEditor },
      { type: 'document', id: 'roadmap', ...none },
      { type: 'folder', id: 'marketing', ...asEditor },
      { type: 'organization', id: 'acme', ...none },
      { type: 'document', id: 'notes', ...inGroup },
      { type: 'folder', id: 'open', ...inGroup },
      { type: 'document', id: 'press', accessRole: 'viewer', reason: 'public' },
      { type: 'document', id: 'lost', accessRole: null, reason: 'notFound' },
    ]);
    service.advance({ milliseconds: 1000 });
    const asViewer = { accessRole: 'viewer', reason: 'grant', grantedOn: { type: 'document', id: 'plan' }, expiresAt: later };
    expect(await check(tenant, 'maya', plan)).toEqual([{ type: 'document', id: 'plan', ...asViewer }]);
    await add(tenant, 'maya', acme);
    const forEver = { accessRole: 'viewer', reason: 'grant', grantedOn: { type: 'organization', id: 'acme' } };
    expect(await check(tenant, 'maya', plan, press)).toEqual([
      { type: 'document', id: 'plan', ...forEver },
      // A grant is nearer than public access, which lasts as long.
      { type: 'document', id: 'press', ...forEver },
    ]);
    const expiresAt = service.now() + 3000;
    for (const [shorter, longer] of [
      [plan, acme],
      [acme, plan],
    ] as const) {
      await add(tenant, 'jonas', { ...shorter, expiresAt: later }, { ...longer, expiresAt });
      expect(await check(tenant, 'jonas', plan)).toMatchObject([{ grantedOn: { type: longer.type, id: longer.id }, expiresAt }]);
    }
  });

  it('Check Permissions tells a folder and a document of the same id apart, together and alone', async () => {
    const tenant = await prepared();
    await seedFolders(service, tenant, { twin: {}, alone: {} });
    await seedDocuments(service, tenant, { twin: {} });
    const [folder, document] = [
      { ...marketing, id: 'twin' },
      { ...plan, id: 'twin' },
    ];
    const alone: Resource = { ...marketing, id: 'alone' };
    await add(tenant, 'maya', folder, alone);
    await add(tenant, 'jonas', document);
    for (const [userId, granted, other] of [
      ['maya', folder, document],
      ['jonas', document, folder],
    ] as const) {
      const role = { accessRole: 'viewer', reason: 'grant', grantedOn: { type: granted.type, id: 'twin' } };
      const none = { accessRole: null, reason: 'noAccess' };
      expect(await check(tenant, userId, granted)).toMatchObject([role]);
      expect(await check(tenant, userId, other)).toMatchObject([none]);
      expect(await check(tenant, userId, other, granted)).toMatchObject([none, role]);
    }
    expect(await check(tenant, 'maya', alone)).toMatchObject([{ accessRole: 'viewer', reason: 'grant' }]);
    expect(await check(tenant, 'maya', { ...plan, id: 'alone' })).toMatchObject([{ reason: 'notFound' }]);
  });

  // Proves checkPermissions/grant, checkPermissions/strongest
  it('Check Permissions returns the nearest of several equal grants', async () => {
    const tenant = await prepared();
    await seedFolders(service, tenant, { outer: {}, inner: { parentFolderId: 'outer' } });
    await seedDocuments(service, tenant, { deep: { folderId: 'inner' } });
    const deep: Resource = { ...plan, id: 'deep' };
    const levels = [acme, { ...marketing, id: 'outer' }, { ...marketing, id: 'inner' }, deep];
    for (const level of levels) {
      await add(tenant, 'maya', level);
      expect(await check(tenant, 'maya', deep)).toMatchObject([{ grantedOn: { type: level.type, id: level.id } }]);
    }
  });
});
