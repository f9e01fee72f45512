/** Concurrent calls of one API key. The torture `races` shows that none of them is lost, and how long they take. */
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
