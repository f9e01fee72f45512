/** Concurrent calls of one API key. The torture `races` shows that each succeeds, and how long it takes. */
import { expect, it } from 'vitest';
import type { ApiKeyClient } from '../../generated/client.ts';
import { seedDocuments } from '../support/content.ts';
import { aService, aTenantWithAcme } from '../support/harness.ts';

const migrate = (client: ApiKeyClient, i: number) =>
  client.migrateDocuments({ organizationId: 'acme', documentId: `document-${i}`, newDocumentId: `moved-${i}` });

it.each([
  { name: 'migrations', call: migrate },
  { name: 'deletions', call: (client: ApiKeyClient, i: number) => client.deleteAllUserData({ userIds: [`user-${i}`] }) },
])('Twenty concurrent calls of $name repeat no transaction', async ({ call }) => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const numbers = Array.from({ length: 20 }, (_, i) => i);
  await seedDocuments(service, tenant, Object.fromEntries(numbers.map((i) => [`document-${i}`, {}])));
  await Promise.all(numbers.map((i) => call(tenant.client, i)));
  await service.work();
  expect(service.log.filter((line) => line.includes('lost a race'))).toEqual([]);
});

const organizationId = 'acme';
const ids = ['a', 'b', 'c'];

type Merging = [
  name: string,
  update: (client: ApiKeyClient, ids: string[], field: object) => Promise<unknown>,
  read: (client: ApiKeyClient) => Promise<{ data: unknown }>,
];

it.each<Merging>([
  [
    'Update Organizations',
    (client, ids, field) =>
      client.updateOrganizations({ organizations: ids.map((id) => ({ organizationId: id, organizationName: id, ...field })) }),
    (client) => client.getOrganizations({ organizationIds: ids }),
  ],
  [
    'Update Documents',
    (client, ids, field) =>
      client.updateDocuments({ organizationId, documents: ids.map((documentId) => ({ documentId, ...field })) }),
    (client) => client.getDocuments({ organizationId, documentIds: ids }),
  ],
  [
    'Update Users',
    (client, ids, field) => client.updateUsers({ organizationId, users: ids.map((userId) => ({ userId, ...field })) }),
    (client) => client.getUsers({ organizationId, userIds: ids }),
  ],
])('Fifty concurrent calls of %s, each with another field of the same items, lose nothing', async (_name, update, read) => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client } = tenant;
  await client.addOrganizations({ organizations: ids.map((id) => ({ organizationId: id, organizationName: id })) });
  await client.addUsers({ organizationId, users: ids.map((userId) => ({ userId })) });
  await seedDocuments(service, tenant, Object.fromEntries(ids.map((id) => [id, {}])));
  const fields = Array.from({ length: 50 }, (_, i) => ({ [`field-${i}`]: i }));
  await Promise.all(fields.map((field, i) => update(client, [...ids.slice(i % 3), ...ids.slice(0, i % 3)], field)));
  const all = Object.assign({}, ...fields);
  expect((await read(client)).data).toMatchObject([all, all, all]);
});
