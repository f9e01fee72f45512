/** Many calls at once: none is lost, none is refused for being one of many, and a deletion misses nothing that was under way. */
import { describe, expect, it } from 'vitest';
import type { ApiKeyClient } from '../generated/client.ts';
import { operations } from '../generated/server.ts';
import { readConfig } from '../server/config.ts';
import { bulkData, reportMissingBulkCalls } from './bulk-calls.ts';
import { seedDocuments, seedFolders } from './content.ts';
import { aService, aTenantWithAcme, type Tenant } from './harness.ts';
import { createCaller, credentialsFor } from './torture/http.ts';
import { createRandom } from './torture/random.ts';
import { createWorld } from './torture/world.ts';
import { bulkOperations } from './writes.ts';

const atOnce = 50;
const acme = { organizationId: 'acme' };
const each = <Item>(make: (i: number) => Item, count = atOnce): Item[] => Array.from({ length: count }, (_, i) => make(i));

describe('Updates at once', () => {
  it('are all kept where each changes another member of an organization', async () => {
    const service = await aService();
    const { client } = await aTenantWithAcme(service);
    await Promise.all(
      each((i) => client.updateOrganizations({ organizations: [{ ...acme, organizationName: 'Acme', [`m${i}`]: i }] })),
    );
    const [row] = await service.service.environment.db.selectFrom('organizations').select('metadata').execute();
    expect(Object.keys(JSON.parse(row?.metadata ?? '{}')).sort()).toEqual(each((i) => `m${i}`).sort());
  });

  it('are all kept where each changes another member of a document', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    await seedDocuments(service, tenant, { plan: {} });
    await Promise.all(each((i) => tenant.client.updateDocuments({ ...acme, documents: [{ documentId: 'plan', [`m${i}`]: i }] })));
    const { data } = await tenant.client.getDocuments({ ...acme, documentIds: ['plan'] });
    expect(data[0]).toMatchObject(Object.fromEntries(each((i) => [`m${i}`, i] as [string, number])));
  });

  it('are all kept where each changes another member of a user', async () => {
    const { client } = await aTenantWithAcme(await aService());
    await client.addUsers({ ...acme, users: [{ userId: 'maya' }] });
    await Promise.all(each((i) => client.updateUsers({ ...acme, users: [{ userId: 'maya', [`m${i}`]: i }] })));
    const { data } = await client.getUsers({ ...acme, userIds: ['maya'] });
    expect(data[0]).toMatchObject(Object.fromEntries(each((i) => [`m${i}`, i] as [string, number])));
  });
});

describe('Hundreds of calls at once', () => {
  it('that name the same things in different orders are all answered, whichever operations they are', async () => {
    reportMissingBulkCalls(console.warn);
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { organizationIds, ...others } = createWorld({ organizations: 20, folders: 20, documents: 20, users: 20 });
    const world = { ...others, organizationIds: ['acme', ...organizationIds] };
    await seedFolders(service, tenant, Object.fromEntries(world.folderIds.map((id) => [id, {}])));
    await seedDocuments(service, tenant, Object.fromEntries(world.documentIds.map((id) => [id, {}])));
    // Another order for each call, the same in every run.
    const random = createRandom(1);
    const calls = each(() => bulkOperations.map((id) => ({ id, data: bulkData(id, world, random) })), 30).flat();
    const caller = createCaller(service.url, { connections: calls.length });
    const replies = await Promise.all(
      calls.map(({ id, data }) => caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data }))),
    );
    caller.close();
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(replies.filter(({ status }) => status < 300).length).toBeGreaterThan(replies.length / 2);
    expect(service.log.join('')).not.toMatch(/deadlock/);
  });
});

describe('Sixty calls at once of one API key', () => {
  it.each([
    { name: 'migrations', call: ({ client }: Tenant, i: number) => migrate(client, i) },
    { name: 'deletions', call: ({ client }: Tenant, i: number) => client.deleteAllUserData({ userIds: [`user-${i}`] }) },
  ])('are $name that take no longer than one after the other, and no transaction is run again', async ({ call }) => {
    const count = 60;
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
    // A first run compiles and prepares, which must not count.
    await timed(atOnce);
    const inTurnMs = await timed(inTurn);
    expect(await timed(atOnce)).toBeLessThan(3 * inTurnMs);
    expect(service.log.filter((line) => line.includes('lost a race'))).toEqual([]);
  });
});

const migrate = (client: ApiKeyClient, i: number) =>
  client.migrateDocuments({ ...acme, documentId: `document-${i}`, newDocumentId: `moved-${i}` });

describe('A deletion', () => {
  it('is not complete while a call that had begun before it may still write, and misses nothing of it', async () => {
    // A transaction may be idle for half of it.
    const service = await aService({ database: { ...readConfig({}).database, lockTimeoutMs: 600_000 } });
    const tenant = await aTenantWithAcme(service);
    const { db, transactionOf } = service.service.environment;
    const transaction = transactionOf(tenant.apiKey);
    const goOn = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    // What a call does: it takes its time, writes, and commits, which here takes long.
    const call = transaction(async (tx, { startedAt }) => {
      const now = await startedAt;
      hasBegun.resolve();
      const grant = { resource_type: 'folder' as const, resource_id: 'f', access_role: 'viewer' as const, expires_at: null };
      const whose = { api_key_id: tenant.apiKey, organization_id: 'acme', user_id: 'jonas' };
      await tx
        .insertInto('grants')
        .values({ ...grant, ...whose, granted_at: now })
        .execute();
      await goOn.promise;
    });
    await hasBegun.promise;
    service.advance({ seconds: 1 });
    // The embedded database lets the deletion begin when the call has ended, and PostgreSQL at once.
    const starting = tenant.client.deleteAllUserData({ userIds: ['jonas'] });
    const isPostgres = process.env.TEST_ENGINE === 'postgres';
    if (isPostgres) {
      const { jobId } = (await starting).data;
      await service.service.worker.drain();
      service.advance({ seconds: 1 });
      await service.service.worker.drain();
      service.advance({ seconds: 1 });
      expect((await tenant.client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: false });
    }
    goOn.resolve();
    await call;
    const { jobId } = (await starting).data;
    service.advance({ seconds: 1 });
    await service.work();
    expect((await tenant.client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true });
    expect(await db.selectFrom('grants').selectAll().where('user_id', '=', 'jonas').execute()).toEqual([]);
  });
});
