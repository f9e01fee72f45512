/** Access to documents. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Input } from '../../generated/handlers.ts';
import type { ResourceAccess } from '../../generated/types.ts';
import { reasonIn } from '../../server/permissions/places.ts';
import { seedDocuments, seedFolders, whoHasAccess } from '../support/content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { allOf } from './pages.ts';

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
  { on: 'a folder that has the organization’s id', resource: inAcme('folder', 'acme'), applies: false },
];

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

// Proves updateAccessForFolders/keeps-grants, addNotifications/permissions, addPermissions/expires, addPermissions/inherited-grants
// Proves addUsersToGroups/become-members
it.each(accessTypes)('%s: a grant gives access until its last millisecond, and a membership until it ends', async (accessType) => {
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
});

// Proves addPermissions/missing-resources, addFolders/grants
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

// Proves removePermissions/listed-only, removePermissions/only-listed
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

// Proves updateAccessForFolders/access-types, checkPermissions/reasons, checkPermissions/user-group, checkPermissions/order
// Proves getAccessibleDocuments/filters, getAccessibleDocuments/same-rule, getUsersWithAccess/same-rule, getUsersWithAccess/public
// Proves addPermissions/roles, addPermissions/expiry-optional, addPermissions/inherited-grants, getDocuments/public-value
it('In any organization, Check Permissions, notifications and the lists of documents and of users agree with the rule', async () => {
  // A folder and a document have the id of the organization, and the others each other's.
  const folderIds = ['folder acme', 'folder 1', 'folder 2', 'folder 3'];
  const documentIds = ['document 1', 'document 2', 'document 3', 'document acme'];
  const idOf = (name: string) => name.replace(/^\w+ /, '');
  const userIds = ['u0', 'u1', 'u2', 'u3'];
  const option = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
  const accessType = option(fc.constantFrom(...accessTypes));
  const end = option(fc.constantFrom(1000, 2000, 3000));
  const grant = fc.record({
    userId: fc.constantFrom(...userIds),
    on: fc.constantFrom('acme', ...folderIds, ...folderIds, ...documentIds),
    accessRole: fc.constantFrom('viewer', 'editor'),
    end,
  });
  const world = fc.record({
    // Lists of documents look at more places if nothing is open by default.
    byDefault: fc.constantFrom('restricted', 'restricted', ...accessTypes),
    folders: fc.tuple(
      ...folderIds.map((_, i) => fc.record({ parentFolderId: fc.constantFrom(undefined, ...folderIds.slice(0, i)), accessType })),
    ),
    documents: fc.tuple(...documentIds.map(() => fc.record({ folderId: option(fc.constantFrom(...folderIds)), accessType }))),
    granted: fc.uniqueArray(grant, { maxLength: 8, selector: ({ userId, on }) => `${userId} ${on}` }),
    elsewhere: fc.array(grant, { maxLength: 2 }),
    grouped: fc.subarray(userIds),
    removed: fc.subarray(userIds, { maxLength: 1 }),
    pageSize: fc.integer({ min: 1, max: 3 }),
  });
  type World = typeof world extends fc.Arbitrary<infer Generated> ? Generated : never;

  /** A grant opens a folder inside another one, and a user group a folder of its own. */
  const nested: World = {
    byDefault: 'restricted',
    folders: [
      { parentFolderId: undefined, accessType: undefined },
      { parentFolderId: 'folder acme', accessType: undefined },
      { parentFolderId: undefined, accessType: 'organizationPrivate' },
      { parentFolderId: 'folder 2', accessType: undefined },
    ],
    documents: folderIds.map((folderId) => ({ folderId, accessType: undefined })),
    granted: [{ userId: 'u0', on: 'folder acme', accessRole: 'editor', end: undefined }],
    ...{ elsewhere: [], grouped: ['u1'], removed: [], pageSize: 1 },
  };

  /** Returns what the rule gives: the strongest role with its latest end. Searches from the top down; the service does not. */
  function ruleOf({ byDefault, folders, documents, granted, grouped, removed }: World, time: number) {
    const inside = (id: string): string[] => [
      id,
      ...folderIds.filter((_, i) => (folders[i]?.parentFolderId ?? 'acme') === id).flatMap(inside),
      ...documentIds.filter((_, i) => (documents[i]?.folderId ?? 'acme') === id),
    ];
    const typeOf = new Map<string, (typeof accessTypes)[number]>();
    const spread = (id: string, inherited: (typeof accessTypes)[number]) => {
      const own = id === 'acme' ? undefined : (folders[folderIds.indexOf(id)] ?? documents[documentIds.indexOf(id)])?.accessType;
      typeOf.set(id, own ?? inherited);
      for (const [i, child] of folderIds.entries())
        if ((folders[i]?.parentFolderId ?? 'acme') === id) spread(child, own ?? inherited);
      for (const [i, child] of documentIds.entries())
        if ((documents[i]?.folderId ?? 'acme') === id) spread(child, own ?? inherited);
    };
    spread('acme', byDefault);
    return (userId: string, id: string) => {
      const isRemoved = removed.includes(userId);
      const isReader =
        typeOf.get(id) === 'public' || (typeOf.get(id) === 'organizationPrivate' && grouped.includes(userId) && !isRemoved);
      const terms = [
        ...(isReader ? [{ accessRole: 'viewer', end: Number.POSITIVE_INFINITY }] : []),
        ...granted
          .filter((one) => one.userId === userId && !isRemoved && inside(one.on).includes(id))
          .map(({ accessRole, end = Number.POSITIVE_INFINITY }) => ({ accessRole, end }))
          .filter(({ end }) => end > time),
      ];
      const role = terms.some(({ accessRole }) => accessRole === 'editor') ? 'editor' : 'viewer';
      const ends = terms.filter(({ accessRole }) => accessRole === role).map(({ end }) => end);
      return { accessRole: terms.length === 0 ? null : role, end: Math.max(...ends) };
    };
  }

  await fc.assert(
    fc.asyncProperty(world, async (one) => {
      const { byDefault, folders, documents, granted, elsewhere, grouped, removed, pageSize } = one;
      const tenant = await aTenantWithAcme(service);
      const { client } = tenant;
      const start = service.now();
      await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, defaultFolderAccess: byDefault });
      await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
      const given = <Value extends object>(value: Value) =>
        JSON.parse(JSON.stringify(value, (_, field) => (typeof field === 'string' ? idOf(field) : field)));
      const seeds = (names: readonly string[], values: readonly object[]) =>
        Object.fromEntries(names.map((name, i) => [idOf(name), given(values[i] ?? {})]));
      await seedFolders(service, tenant, seeds(folderIds, folders));
      await seedDocuments(service, tenant, seeds(documentIds, documents));
      const resourceOf = (id: string) => {
        if (id === 'acme') return { type: 'organization', id } as const;
        return { type: folderIds.includes(id) ? 'folder' : 'document', id: idOf(id), organizationId: 'acme' } as const;
      };
      for (const { userId, on, accessRole, end } of granted) {
        const expiry = end === undefined ? {} : { expiresAt: start + end };
        const resources = [{ ...resourceOf(on), accessRole, ...expiry }];
        await client.addPermissions({ user: { userId }, permissions: { resources } });
      }
      for (const { userId, on, accessRole } of elsewhere.filter(({ on }) => on !== 'acme')) {
        const resources = [{ ...resourceOf(on), organizationId: 'globex', accessRole }];
        await client.addPermissions({ user: { userId }, permissions: { resources } });
      }
      for (const [i, userId] of grouped.entries()) {
        const group = { organizationUserGroupId: `group-${i % 2}`, userIds: [userId] };
        await client.addUsersToGroups({ organizationId: 'acme', ...group });
      }
      if (removed.length > 0) await client.deleteUsers({ organizationId: 'acme', userIds: removed });
      service.advance({ milliseconds: 2000 });

      const rule = ruleOf(one, service.now() - start);
      const ids = [...folderIds, ...documentIds];
      const everyone = [...userIds, 'stranger'];
      const checked = new Map<string, Omit<ResourceAccess, 'type'>>();
      for (const userId of everyone) {
        const { data } = await client.checkPermissions({ userId, resources: ids.map(resourceOf) });
        for (const [i, { type: _type, organizationId: _organization, ...access }] of data.entries()) {
          const [name] = ids.slice(i);
          const { accessRole, end } = rule(userId, name ?? '');
          const expiry = Number.isFinite(end) ? { expiresAt: start + end } : {};
          const { grantedOn: _, reason: _reason, ...terms } = access;
          expect(terms, `${userId} ${name}`).toEqual({ id: access.id, accessRole, ...(accessRole === null ? {} : expiry) });
          if (accessRole !== null) checked.set(`${userId} ${name}`, access);
        }
      }
      const accessOf = (userId: string, id: string) => checked.get(`${userId} ${id}`) ?? [];
      for (const userId of everyone) {
        const expected = documentIds.flatMap((id) => accessOf(userId, id));
        const listed = async (filter: object) =>
          await allOf(client.getAccessibleDocuments.items({ userId, organizationId: 'acme', pageSize, ...filter }));
        expect(await listed({})).toEqual(expected);
        expect(await listed({ accessRole: 'viewer' })).toEqual(expected);
        expect(await listed({ accessRole: 'editor' })).toEqual(expected.filter(({ accessRole }) => accessRole === 'editor'));
        const inFolder = documentIds.filter((_, i) => documents[i]?.folderId === 'folder 1').map(idOf);
        expect(await listed({ folderId: '1' })).toEqual(expected.filter(({ id }) => inFolder.includes(id)));
      }
      const known = (await client.getUsers({ organizationId: 'acme' })).data.map(({ userId }) => userId);
      for (const id of ids) {
        const resource = resourceOf(id);
        if (resource.type === 'organization') continue;
        const query = { organizationId: 'acme', resource: { type: resource.type, id: resource.id }, pageSize };
        const pages = await allOf(client.getUsersWithAccess.pages(query));
        const isPublic = checked.has(`stranger ${id}`);
        expect(new Set(pages.map((page) => page.isPublic))).toEqual(new Set([isPublic]));
        const expected = userIds.flatMap((userId) => {
          const access = checked.get(`${userId} ${id}`);
          if (access === undefined || (access.reason === 'public' && !known.includes(userId))) return [];
          const { id: _, ...terms } = access;
          return [{ userId, ...terms }];
        });
        expect(
          pages.flatMap(({ data }) => data),
          id,
        ).toEqual(expected);
      }
      for (const id of documentIds) {
        const notified = everyone.filter((userId) => checked.has(`${userId} ${id}`)).toSorted();
        expect(await whoHasAccess(client, idOf(id), everyone), id).toEqual(notified);
      }
    }),
    { numRuns: 15, examples: [[nested]] },
  );
});

it('The access to all documents of a folder looks once at each folder above', () => {
  const levels = Array.from({ length: 100 }, (_, i) => i);
  const folders = new Map(
    levels.map((i) => [
      `folder-${i}`,
      { folderId: `folder-${i}`, parentFolderId: i === 99 ? null : `folder-${i + 1}`, accessType: null, granted: 'viewer' },
    ]),
  );
  const look = vi.spyOn(folders, 'get');
  const asked = { apiKeyId: 'key', userId: 'maya', now: 0 };
  const organization = { organizationId: 'acme', defaultAccessType: 'restricted' as const, isGroupMember: null, granted: null };
  for (let i = 0; i < 50; i++) {
    const document = {
      documentId: `document-${i}`,
      documentKey: `key-${i}`,
      accessType: null,
      folderId: 'folder-0',
      granted: null,
    };
    const grant = expect.objectContaining({ resourceType: 'folder', resourceId: 'folder-0' });
    expect(reasonIn(asked, organization, folders, document)).toEqual({ by: 'grant', grant });
  }
  expect(look.mock.calls.length).toBeLessThanOrEqual(levels.length);
});
