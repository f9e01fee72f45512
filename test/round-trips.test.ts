/** Siblings of a Get accept what it returns: writing it back succeeds and changes nothing. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ApiKeyClient } from '../generated/client.ts';
import type { Input } from '../generated/handlers.ts';
import { contractOperations } from '../generated/operations.ts';
import { aTenantWithAcme, startTestService } from './harness.ts';

const service = await startTestService();
afterAll(() => service.stop());

const organizationId = 'acme';
const inAcme = { organizationId };
const hour = 3_600_000;

/** Names of the documented fields would be those fields; look-alikes are rejected. */
const taken = /^(?:id|name|email|status|context|disabled|config|.*(?:id|name|type|role|at|parent))$/i;
/** The clients send only numbers that arrive unchanged. */
const sendable = fc
  .jsonValue({ maxDepth: 2 })
  .map((value): unknown =>
    JSON.parse(JSON.stringify(value), (_key, one: unknown) => (Number.isInteger(one) && !Number.isSafeInteger(one) ? 0 : one)),
  );
const customFields = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).filter((name) => !taken.test(name) && !name.includes('\0')),
  // Null means no field.
  sendable.filter((value) => value !== null && !JSON.stringify(value).includes('\\u0000')),
  { maxKeys: 4 },
);
const id = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcABC.-_é😀"\'%') });
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
const accessType = fc.constantFrom('public', 'organizationPrivate', 'restricted', null);
const expiresAt = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined });
const level = fc.option(fc.constantFrom('ALL', 'MINE', 'NONE'), { nil: null });
const levels = fc.record({ inbox: level, email: level, slack: level });
const roles = fc.option(fc.constantFrom('viewer', 'editor'), { nil: undefined });
const email = fc.constantFrom('', 'ann@acme.example');

const withIds = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<[string, T][]> =>
  ids.chain((names) =>
    fc
      .array(arbitrary, { minLength: names.length, maxLength: names.length })
      .map((values) => values.map((value, i): [string, T] => [names[i] ?? '', value])),
  );

const later = (hours: number | undefined) => (hours === undefined ? {} : { expiresAt: service.now() + hours * hour });

/** A read and its siblings. `holds` adds data, reads it, writes it back, and expects it to be unchanged. */
interface Pair {
  reads: readonly string[];
  holds: () => Promise<void>;
}

/** Writes what was read, and reads it again. */
async function returns<Read>(read: () => Promise<Read>, write: (read: Read) => Promise<unknown>): Promise<void> {
  const before = await read();
  await write(before);
  expect(await read()).toEqual(before);
}

/** Fails for an item that failed. */
function allSucceed({ data }: { data: unknown }): void {
  for (const [key, item] of Object.entries(data ?? {})) expect(item, key).toMatchObject({ success: true });
}

const check = async <T>(arbitrary: fc.Arbitrary<T>, run: (client: ApiKeyClient, value: T) => Promise<void>): Promise<void> => {
  const property = fc.asyncProperty(arbitrary, async (value) => {
    const { client } = await aTenantWithAcme(service);
    await run(client, value);
  });
  await fc.assert(property, { numRuns: 12 });
};

const pairs: { readonly [name: string]: Pair } = {
  'Update Organizations and Get Organizations': {
    reads: ['getOrganizations'],
    holds: () =>
      check(withIds(customFields), async (client, given) => {
        const organizations = given.map(([one, fields]) => ({
          organizationId: `o-${one}`,
          organizationName: `The ${one}`,
          ...fields,
        }));
        allSucceed(await client.addOrganizations({ organizations }));
        await returns(
          async () => (await client.getOrganizations({})).data,
          async (found) => allSucceed(await client.updateOrganizations({ organizations: found })),
        );
      }),
  },
  'Update Access for Folders, Add Folders and Get Folders': {
    reads: ['getFolders'],
    holds: () =>
      check(withIds(accessType), async (client, given) => {
        const folders = given.map(([folderId, access], i) => ({
          ...{ folderId, folderName: `Folder ${folderId}`, accessType: access },
          parentFolderId: i === 0 ? null : (given[i - 1]?.[0] ?? null),
        }));
        allSucceed(await client.addFolders({ ...inAcme, folders }));
        const read = async (of: string) => (await client.getFolders({ organizationId: of })).data;
        await returns(
          () => read('acme'),
          async (found) => allSucceed(await client.updateFolders({ ...inAcme, folders: found })),
        );
        await returns(
          () => read('acme'),
          async (found) => {
            for (const { folderId, accessType: own } of found) {
              const access = own === null ? { inheritFromParent: true as const, accessType: own } : { accessType: own };
              allSucceed(await client.updateAccessForFolders({ ...inAcme, folderIds: [folderId], ...access }));
            }
          },
        );
        await client.addOrganizations({ organizations: [{ organizationId: 'copy', organizationName: 'Copy' }] });
        const found = await read('acme');
        allSucceed(await client.addFolders({ organizationId: 'copy', folders: found }));
        expect(await read('copy')).toEqual(found);
      }),
  },
  'Update Documents, Add Documents and Get Documents': {
    reads: ['getDocuments'],
    holds: () =>
      check(
        withIds(fc.record({ accessType, fields: customFields, inFolder: fc.boolean(), disabled: fc.boolean() })),
        async (client, given) => {
          for (const one of ['acme', 'copy']) {
            await client.addOrganizations({ organizations: [{ organizationId: one, organizationName: one }] });
            await client.addFolders({ organizationId: one, folders: [{ folderId: 'f', accessType: 'restricted' }] });
          }
          const documents = given.map(([documentId, { fields, inFolder, ...own }]) => ({
            ...{ documentId, documentName: `Document ${documentId}`, folderId: inFolder ? 'f' : null, ...own, ...fields },
          }));
          allSucceed(await client.addDocuments({ ...inAcme, documents }));
          const read = async (of: string) => (await client.getDocuments({ organizationId: of })).data;
          const written = (found: Awaited<ReturnType<typeof read>>) =>
            found.map((document) => ({ ...document, documentId: document.id }));
          await returns(
            () => read('acme'),
            async (found) => allSucceed(await client.updateDocuments({ ...inAcme, documents: written(found) })),
          );
          const found = await read('acme');
          allSucceed(await client.addDocuments({ organizationId: 'copy', documents: written(found) }));
          expect(await read('copy')).toEqual(found);
        },
      ),
  },
  'Update Users, Add Users and Get Users': {
    reads: ['getUsers'],
    holds: () =>
      check(
        withIds(
          fc.record({
            email,
            role: roles,
            expiresAt,
            fields: customFields,
            team: fc.option(fc.constant('red'), { nil: undefined }),
          }),
        ),
        async (client, given) => {
          const users = given.map(([userId, { role, expiresAt: hours, fields, team, ...one }]) => ({
            ...{ userId, name: `User ${userId}`, ...one, ...fields },
            ...(role === undefined ? {} : { accessRole: role, ...later(hours) }),
            ...(team === undefined ? {} : { context: { access: { team } } }),
          }));
          allSucceed(await client.addUsers({ ...inAcme, users }));
          const read = async (of: string) => (await client.getUsers({ organizationId: of })).data;
          await returns(
            () => read('acme'),
            async (found) => allSucceed(await client.updateUsers({ ...inAcme, users: found })),
          );
          await client.addOrganizations({ organizations: [{ organizationId: 'copy', organizationName: 'Copy' }] });
          const found = await read('acme');
          allSucceed(await client.addUsers({ organizationId: 'copy', users: found }));
          expect(await read('copy')).toEqual(found);
        },
      ),
  },
  'Add Permissions, Remove Permissions and Get Permissions': {
    reads: ['getPermissions'],
    holds: () =>
      check(
        withIds(
          fc.record({
            type: fc.constantFrom('folder', 'document', 'organization'),
            role: fc.constantFrom('viewer', 'editor'),
            expiresAt,
          }),
        ),
        async (client, given) => {
          const resources = given.map(
            ([one, { type, role, expiresAt: hours }]): Input<'addPermissions'>['permissions']['resources'][number] => {
              const granted = { accessRole: role, ...later(hours) };
              return type === 'organization' ? { type, id: 'acme', ...granted } : { type, id: one, ...inAcme, ...granted };
            },
          );
          const once = [...new Map(resources.map((resource) => [`${resource.type} ${resource.id}`, resource])).values()];
          await client.addPermissions({ user: { userId: 'ann' }, permissions: { resources: once } });
          const read = async () => (await client.getPermissions(inAcme)).data;
          await returns(read, async (found) => {
            await client.addPermissions({ user: { userId: 'ann' }, permissions: { resources: found } });
          });
          const found = await read();
          expect((await client.getPermissions({ ...inAcme, resources: found })).data).toEqual(found);
          await client.removePermissions({ userId: 'ann', permissions: { resources: found } });
          expect(await read()).toEqual([]);
        },
      ),
  },
  'Add Presence and Get Presence': {
    reads: ['getPresence'],
    holds: () =>
      check(
        withIds(fc.record({ email, status: fc.constantFrom('online', 'away'), fields: customFields })),
        async (client, given) => {
          await client.addDocuments({ ...inAcme, documents: [{ documentId: 'plan' }] });
          const plan = { ...inAcme, documentId: 'plan' };
          const users = given.map(([userId, { fields, ...one }]) => ({ userId, name: `User ${userId}`, ...one, ...fields }));
          await client.addPresence({ ...plan, users });
          await returns(
            async () => (await client.getPresence(plan)).data,
            (found) => client.addPresence({ ...plan, users: found }),
          );
        },
      ),
  },
  'Add Users to Groups and Get User Groups': {
    reads: ['getUserGroups'],
    holds: () =>
      check(ids, async (client, userIds) => {
        const group = { ...inAcme, organizationUserGroupId: 'designers' };
        await client.addUsersToGroups({ ...group, userIds });
        await returns(
          async () => (await client.getUserGroups(group)).data,
          async (found) => {
            for (const { organizationUserGroupId, userIds: members = [] } of found) {
              allSucceed(await client.addUsersToGroups({ ...inAcme, organizationUserGroupId, userIds: members }));
            }
          },
        );
      }),
  },
  'Set Config and Get Config': {
    reads: ['getConfig'],
    holds: () =>
      check(fc.tuple(withIds(levels), levels), async (client, [given, ofDocument]) => {
        await client.addDocuments({ ...inAcme, documents: [{ documentId: 'plan' }] });
        const query = { ...inAcme, userIds: given.map(([userId]) => userId), documentIds: ['plan'] };
        for (const [userId, config] of given) {
          await client.setConfig({ ...inAcme, userIds: [userId], config });
          await client.setConfig({ ...inAcme, userIds: [userId], documentIds: ['plan'], config: ofDocument });
        }
        await returns(
          async () => (await client.getConfig(query)).data,
          async (found) => {
            for (const [userId, { config, documents }] of Object.entries(found)) {
              allSucceed(await client.setConfig({ ...inAcme, userIds: [userId], config }));
              for (const [documentId, one] of Object.entries(documents ?? {})) {
                allSucceed(await client.setConfig({ ...inAcme, userIds: [userId], documentIds: [documentId], config: one.config }));
              }
            }
          },
        );
      }),
  },
  'Add Domains, Delete Domains and Get Domains': {
    reads: ['getDomains'],
    holds: async () => {
      const { workspace } = await aTenantWithAcme(service);
      await workspace.addDomains({ domains: ['acme.example', '*.acme.example', 'bücher.example'] });
      const read = async () => (await workspace.getDomains({})).data;
      await returns(read, async (domains) => allSucceed(await workspace.addDomains({ domains })));
      allSucceed(await workspace.deleteDomains({ domains: await read() }));
      expect(await read()).toEqual([]);
    },
  },
  'Update API Key and Get API Keys': {
    reads: ['getApiKeys'],
    holds: async () => {
      const { workspace } = await aTenantWithAcme(service);
      await workspace.createApiKey({ apiKeyName: 'Live', type: 'production' });
      await returns(
        async () => (await workspace.getApiKeys({})).data,
        async (found) => {
          for (const key of found) await workspace.updateApiKey({ ...key, apiKey: key.id });
        },
      );
    },
  },
  'Update Email Config and Get Email Config': {
    reads: ['getEmailConfig'],
    holds: async () => {
      const { workspace, apiKey } = await aTenantWithAcme(service);
      await workspace.updateEmailConfig({ apiKey, enabled: true, fromName: 'Acme', replyTo: 'help@acme.example' });
      await returns(
        async () => (await workspace.getEmailConfig({ apiKey })).data,
        (config) => workspace.updateEmailConfig(config),
      );
    },
  },
};

/** Reads without a sibling that writes the same object. */
const readOnly = new Set([
  'getUserData',
  'getWorkspace',
  'getAuthTokens',
  'getDeleteAllUserDataStatus',
  'getMigrationStatus',
  'getJobs',
  'getUsage',
  // A notification is sent once. Its fields fit those of Add Notifications, and its recipients are only known by their ids.
  'getNotifications',
]);

describe('Round trips', () => {
  it('Every Get is part of a round trip, or reads data that no operation writes', () => {
    const reads = contractOperations.map(({ id: one }) => one).filter((one) => one.startsWith('get'));
    const paired = Object.values(pairs).flatMap((pair) => pair.reads);
    expect(reads.filter((one) => !readOnly.has(one)).toSorted()).toEqual(paired.toSorted());
  });

  it.each(Object.entries(pairs))('Round trip: %s', async (_name, { holds }) => {
    await holds();
  });
});
