/** Who has access to a document: the rule by itself, and the same table through the service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../generated/server.ts';
import { hasAccess, type LiveGrant, usersWithAccess } from '../server/permissions/rules.ts';
import { seedDocuments, seedFolders, whoHasAccess } from './content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

const accessTypes = ['public', 'organizationPrivate', 'restricted'] as const;

type Resource = Input<'addPermissions'>['permissions']['resources'][number];
const inAcme = (type: 'folder' | 'document', id: string): Resource => ({ type, id, organizationId: 'acme', accessRole: 'viewer' });

/** What a grant can be on, as seen from `plan`, a document in the folder `launch`, which is in `marketing`. */
const grants: { readonly on: string; readonly resource: Resource; readonly applies: boolean }[] = [
  { on: 'the document', resource: inAcme('document', 'plan'), applies: true },
  { on: 'its folder', resource: inAcme('folder', 'launch'), applies: true },
  { on: 'the folder above', resource: inAcme('folder', 'marketing'), applies: true },
  { on: 'the organization', resource: { type: 'organization', id: 'acme', accessRole: 'viewer' }, applies: true },
  { on: 'another document', resource: inAcme('document', 'roadmap'), applies: false },
  { on: 'another folder', resource: inAcme('folder', 'finance'), applies: false },
  { on: 'a folder below', resource: inAcme('folder', 'drafts'), applies: false },
  { on: 'a folder that has the document’s id', resource: inAcme('folder', 'plan'), applies: false },
];

/** The grant as it is kept, where a document has its id for a key. */
const kept = ({ resource }: { resource: Resource }): LiveGrant => ({
  userId: 'maya',
  resourceType: resource.type,
  resourceId: resource.id,
});

const plan = { documentKey: 'plan', organizationId: 'acme', folderIds: ['launch', 'marketing'] };

describe('The rule of access', () => {
  const cases = accessTypes.flatMap((accessType) =>
    [undefined, ...grants].flatMap((grant) =>
      [false, true].map((isGroupMember) => ({
        accessType,
        grant,
        isGroupMember,
        expected:
          accessType === 'public' ||
          (accessType === 'organizationPrivate' && (isGroupMember || grant !== undefined)) ||
          (accessType === 'restricted' && grant?.applies === true),
        name: `${accessType}, a grant on ${grant?.on ?? 'nothing'}, in ${isGroupMember ? 'a' : 'no'} user group`,
      })),
    ),
  );

  it.each(cases.map((one) => [one.name, one.expected, one] as const))('%s: %s', (_name, expected, one) => {
    const { accessType, grant, isGroupMember } = one;
    const live = grant === undefined ? [] : [kept(grant)];
    expect(hasAccess({ ...plan, accessType }, { grants: live, isGroupMember })).toBe(expected);
    // The same among others, who have nothing and lend nothing.
    const members = new Set(isGroupMember ? ['maya'] : []);
    const among = usersWithAccess({ ...plan, accessType }, live, members, ['jonas', 'maya']);
    expect([...among]).toEqual([...(accessType === 'public' ? ['jonas'] : []), ...(expected ? ['maya'] : [])]);
  });

  it('takes one grant of many that applies to the document', () => {
    const restricted = { ...plan, accessType: 'restricted' as const };
    expect(hasAccess(restricted, { grants: grants.map(kept), isGroupMember: false })).toBe(true);
    const others = grants.filter(({ applies }) => !applies).map(kept);
    expect(hasAccess(restricted, { grants: others, isGroupMember: true })).toBe(false);
  });
});

describe('Access to a document', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function prepared(accessType: (typeof accessTypes)[number]): Promise<Tenant> {
    const tenant = await aTenantWithAcme(service);
    await seedFolders(service, tenant, {
      marketing: { accessType },
      launch: { parentFolderId: 'marketing' },
      drafts: { parentFolderId: 'launch' },
      finance: { accessType: 'restricted' },
      plan: {},
    });
    await seedDocuments(service, tenant, { plan: { folderId: 'launch' }, roadmap: {} });
    return tenant;
  }

  it.each(accessTypes)('%s: lasts for a grant until the millisecond at which it ends, and for members', async (accessType) => {
    const tenant = await prepared(accessType);
    const end = service.now() + 1000;
    for (const { on, resource } of grants) {
      for (const [userId, expiry] of [
        [`ends: ${on}`, { expiresAt: end }],
        [`stays: ${on}`, {}],
      ] as const) {
        await tenant.client.addPermissions({ user: { userId }, permissions: { resources: [{ ...resource, ...expiry }] } });
      }
    }
    await tenant.client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'designers', userIds: ['member'] });
    const people = ['member', 'stranger', ...grants.flatMap(({ on }) => [`ends: ${on}`, `stays: ${on}`])].toSorted();

    const counting = grants.filter(({ applies }) => accessType === 'organizationPrivate' || applies).map(({ on }) => on);
    const others = accessType === 'organizationPrivate' ? ['member'] : [];
    const staying = [...others, ...counting.map((on) => `stays: ${on}`)];
    const ending = counting.map((on) => `ends: ${on}`);
    const expected = (some: string[]) => (accessType === 'public' ? people : some.toSorted());

    service.advance({ milliseconds: 999 });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(expected([...staying, ...ending]));
    service.advance({ milliseconds: 1 });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(expected(staying));
  });

  it('comes from no grant on a document or a folder that does not exist yet, and does from the moment it exists', async () => {
    const tenant = await prepared('organizationPrivate');
    const people = ['document', 'folder'];
    await tenant.client.addPermissions({ user: { userId: 'document' }, permissions: { resources: [inAcme('document', 'later')] } });
    await tenant.client.addPermissions({ user: { userId: 'folder' }, permissions: { resources: [inAcme('folder', 'later')] } });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual([]);
    await seedFolders(service, tenant, { later: { accessType: 'restricted' } });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(['folder']);
    await seedDocuments(service, tenant, { later: { folderId: 'later' } });
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(people);
    expect(await whoHasAccess(tenant.client, 'later', [...people, 'stranger'])).toEqual(people);
  });

  it('comes from nothing in another organization or under another API key', async () => {
    const tenant = await prepared('organizationPrivate');
    const stranger = await prepared('organizationPrivate');
    await tenant.client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
    const elsewhere: Resource[] = [
      { type: 'organization', id: 'globex', accessRole: 'editor' },
      { type: 'folder', id: 'launch', organizationId: 'globex', accessRole: 'editor' },
      { type: 'document', id: 'plan', organizationId: 'globex', accessRole: 'editor' },
    ];
    await tenant.client.addPermissions({ user: { userId: 'maya' }, permissions: { resources: elsewhere } });
    await tenant.client.addUsersToGroups({ organizationId: 'globex', organizationUserGroupId: 'designers', userIds: ['maya'] });
    const resources = grants.map(({ resource }) => resource);
    await stranger.client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } });
    expect(await whoHasAccess(tenant.client, 'plan', ['maya'])).toEqual([]);
    expect(await whoHasAccess(stranger.client, 'plan', ['maya'])).toEqual(['maya']);
  });
});
