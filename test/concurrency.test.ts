/** Many concurrent calls of one API key. The torture `races` shows that none of them is lost. */
import { describe, expect, it } from 'vitest';
import type { ApiKeyClient } from '../generated/client.ts';
import { seedDocuments } from './content.ts';
import { aService, aTenantWithAcme, type Tenant } from './harness.ts';

const each = <Item>(make: (i: number) => Item, count: number): Item[] => Array.from({ length: count }, (_, i) => make(i));

describe('Twenty calls at once of one API key', () => {
  it.each([
    { name: 'migrations', call: ({ client }: Tenant, i: number) => migrate(client, i) },
    { name: 'deletions', call: ({ client }: Tenant, i: number) => client.deleteAllUserData({ userIds: [`user-${i}`] }) },
  ])('Twenty concurrent calls of $name take no longer than twenty in a row, and repeat no transaction', async ({ call }) => {
    const count = 20;
    const inTurn = async (tenant: Tenant) => {
      for (let i = 0; i < count; i++) await call(tenant, i);
    };
    const atOnce = async (tenant: Tenant) => {
      await Promise.all(each((i) => call(tenant, i), count));
    };
    const service = await aService();
    const timed = async (run: (tenant: Tenant) => Promise<void>) => {
      const tenant = await aTenantWithAcme(service);
      await seedDocuments(service, tenant, Object.fromEntries(each((i) => [`document-${i}`, {}], count)));
      const since = performance.now();
      await run(tenant);
      await service.work();
      return performance.now() - since;
    };
    // The first run compiles and prepares, so it does not count.
    await timed(atOnce);
    const inTurnMs = await timed(inTurn);
    expect(await timed(atOnce)).toBeLessThan(3 * inTurnMs);
    expect(service.log.filter((line) => line.includes('lost a race'))).toEqual([]);
  });
});

const migrate = (client: ApiKeyClient, i: number) =>
  client.migrateDocuments({ organizationId: 'acme', documentId: `document-${i}`, newDocumentId: `moved-${i}` });
