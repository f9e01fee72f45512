/** Access to documents: the rule by itself, and the same table through the service. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../generated/handlers.ts';
import { hasAccess, type LiveGrant, usersWithAccess } from '../server/permissions/rules.ts';
import { seedDocuments, seedFolders, whoHasAccess } from './content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';

const accessTypes = ['public', 'organizationPrivate', 'restricted'] as const;

type Resource = Input<'addPermissions'>['permissions']['resources'][number];
const inAcme = (type: 'folder' | 'document', id: string): Resource => ({ type, id, organizationId: 'acme', accessRole: 'viewer' });

/** The possible resources of a grant, as seen from `plan`: a document in the folder `launch`, which is in `marketing`. */
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

/** The stored grant. Here a document's key equals its id. */
const kept = ({ resource }: { resource: Resource }): LiveGrant => ({
  userId: 'maya',
  resourceType: resource.type,
  resourceId: resource.id,
});

const plan = { documentKey: 'plan', organizationId: 'acme', folderIds: ['launch', 'marketing'] };

describe('The access rule', () => {
  const cases = accessTypes.flatMap((accessType) =>
    [undefined, ...grants].flatMap((grant) =>
      [false, true].map((isGroupMember) => ({
        accessType,
        grant,
        isGroupMember,
        expected: accessType === 'public' || grant?.applies === true || (accessType === 'organizationPrivate' && isGroupMember),
        name: `${accessType}, a grant on ${grant?.on ?? 'nothing'}, in ${isGroupMember ? 'a' : 'no'} user group`,
      })),
    ),
  );

  it.each(cases.map((one) => [one.name, one.expected, one] as const))('Access rule, %s: %s', (_name, expected, one) => {
    const { accessType, grant, isGroupMember } = one;
    const live = grant === undefined ? [] : [kept(grant)];
    expect(hasAccess({ ...plan, accessType }, { grants: live, isGroupMember })).toBe(expected);
    // The same among other principals without access.
    const members = new Set(isGroupMember ? ['maya'] : []);
    const among = usersWithAccess({ ...plan, accessType }, live, members, ['jonas', 'maya']);
    expect([...among]).toEqual([...(accessType === 'public' ? ['jonas'] : []), ...(expected ? ['maya'] : [])]);
  });

  it('The access rule finds the one grant of many that applies to the document', () => {
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

  it.each(accessTypes)(
    '%s: a grant gives access until its last millisecond, and a membership until it ends',
    async (accessType) => {
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

      const counting = grants.filter(({ applies }) => applies).map(({ on }) => on);
      const others = accessType === 'organizationPrivate' ? ['member'] : [];
      const staying = [...others, ...counting.map((on) => `stays: ${on}`)];
      const ending = counting.map((on) => `ends: ${on}`);
      const expected = (some: string[]) => (accessType === 'public' ? people : some.toSorted());

      service.advance({ milliseconds: 999 });
      expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(expected([...staying, ...ending]));
      service.advance({ milliseconds: 1 });
      expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual(expected(staying));
    },
  );

  it('A grant on a missing document or folder gives access once that exists, and to nothing else', async () => {
    const tenant = await prepared('organizationPrivate');
    const people = ['document', 'folder'];
    await tenant.client.addPermissions({ user: { userId: 'document' }, permissions: { resources: [inAcme('document', 'later')] } });
    await tenant.client.addPermissions({ user: { userId: 'folder' }, permissions: { resources: [inAcme('folder', 'later')] } });
    await seedDocuments(service, tenant, { later: { folderId: 'later', accessType: 'organizationPrivate' } });
    expect(await whoHasAccess(tenant.client, 'later', people)).toEqual(['document']);
    await seedFolders(service, tenant, { later: {} });
    expect(await whoHasAccess(tenant.client, 'later', [...people, 'stranger'])).toEqual(people);
    expect(await whoHasAccess(tenant.client, 'plan', people)).toEqual([]);
  });

  it('Access to an organizationPrivate document ends with the last grant or membership, in any order', async () => {
    const applying = grants.filter(({ applies }) => applies).map(({ resource }) => resource);
    const group = { organizationId: 'acme', organizationUserGroupId: 'designers', userIds: ['maya'] };
    for (let first = 0; first <= applying.length; first++) {
      const { client } = await prepared('organizationPrivate');
      const others = grants.filter(({ applies }) => !applies).map(({ resource }) => resource);
      await client.addPermissions({ user: { userId: 'maya' }, permissions: { resources: [...applying, ...others] } });
      await client.addUsersToGroups(group);
      const removals = [
        ...applying.map(({ accessRole: _role, ...resource }) => async () => {
          await client.removePermissions({ userId: 'maya', permissions: { resources: [resource] } });
        }),
        async () => void (await client.deleteUsersFromGroups(group)),
      ];
      for (const [i, remove] of [...removals.slice(first), ...removals.slice(0, first)].entries()) {
        expect(await whoHasAccess(client, 'plan', ['maya']), `after ${i} of ${removals.length}, beginning with ${first}`).toEqual([
          'maya',
        ]);
        await remove();
      }
      expect(await whoHasAccess(client, 'plan', ['maya'])).toEqual([]);
    }
  });

  it('In any folder tree, Check Permissions returns the sum of the grants above the document and, for organizationPrivate, of groups', async () => {
    const folderIds = ['f0', 'f1', 'f2', 'f3'];
    const documentIds = ['d0', 'd1', 'd2'];
    const userIds = ['u0', 'u1', 'u2', 'u3'];
    const world = fc.record({
      parents: fc.tuple(...folderIds.map((_, i) => fc.constantFrom(undefined, ...folderIds.slice(0, i)))),
      documents: fc.array(
        fc.record({
          folderId: fc.option(fc.constantFrom(...folderIds), { nil: undefined }),
          accessType: fc.constantFrom(...accessTypes),
        }),
        { minLength: documentIds.length, maxLength: documentIds.length },
      ),
      granted: fc.array(fc.subarray(['acme', ...folderIds, ...documentIds], { maxLength: 2 }), {
        minLength: userIds.length,
        maxLength: userIds.length,
      }),
      grouped: fc.subarray(userIds),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ parents, documents, granted, grouped }) => {
        const tenant = await aTenantWithAcme(service);
        const parentOf = new Map(folderIds.map((id, i) => [id, parents[i]]));
        await seedFolders(
          service,
          tenant,
          Object.fromEntries(
            [...parentOf].map(([id, parentFolderId]) => [id, parentFolderId === undefined ? {} : { parentFolderId }]),
          ),
        );
        const folderOf = new Map(documentIds.map((id, i) => [id, documents[i]?.folderId]));
        await seedDocuments(
          service,
          tenant,
          Object.fromEntries(
            documents.map(({ folderId, accessType }, i) => [`d${i}`, { accessType, ...(folderId && { folderId }) }]),
          ),
        );
        // Searches from the top down; the service searches from the document up.
        const opened = (id: string): string[] => {
          if (id === 'acme') return documentIds;
          if (documentIds.includes(id)) return [id];
          const below = folderIds.filter((folderId) => parentOf.get(folderId) === id).flatMap(opened);
          return [...documentIds.filter((documentId) => folderOf.get(documentId) === id), ...below];
        };
        for (const [i, ids] of granted.entries()) {
          const resources = ids.map((id): Resource => {
            if (id === 'acme') return { type: 'organization', id, accessRole: 'viewer' };
            return inAcme(folderIds.includes(id) ? 'folder' : 'document', id);
          });
          if (resources.length > 0) await tenant.client.addPermissions({ user: { userId: `u${i}` }, permissions: { resources } });
        }
        const group = { organizationId: 'acme', organizationUserGroupId: 'designers', userIds: grouped };
        if (grouped.length > 0) await tenant.client.addUsersToGroups(group);
        for (const [i, documentId] of documentIds.entries()) {
          const accessType = documents[i]?.accessType;
          const expected = userIds.filter(
            (userId, u) =>
              accessType === 'public' ||
              granted[u]?.some((id) => opened(id).includes(documentId)) === true ||
              (accessType === 'organizationPrivate' && grouped.includes(userId)),
          );
          expect(await whoHasAccess(tenant.client, documentId, userIds), `${documentId}, ${accessType}`).toEqual(expected);
        }
        // Check Permissions and notifications agree, for documents and users that are known or not.
        const resources = [...documentIds, 'lost'].map((id) => inAcme('document', id));
        const checks = [...userIds, 'stranger'].map(async (userId) => {
          const { data } = await tenant.client.checkPermissions({ userId, resources });
          return data.filter(({ accessRole }) => accessRole !== null).map(({ id }) => `${userId} ${id}`);
        });
        const notified = documentIds.map(async (documentId) => {
          const found = await whoHasAccess(tenant.client, documentId, [...userIds, 'stranger']);
          return found.map((userId) => `${userId} ${documentId}`);
        });
        const [checked, received] = await Promise.all([Promise.all(checks), Promise.all(notified)]);
        expect(checked.flat().toSorted()).toEqual(received.flat().toSorted());
      }),
      { numRuns: 15 },
    );
  });

  it('Nothing in another organization or under another API key gives access', async () => {
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
