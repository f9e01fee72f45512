/** Writes that depend on one row. */
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../server/config.ts';
import { integer, rowsOf, text } from '../server/database/statement.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { writeStatement } from '../server/database/write-statement.ts';
import { aService, aTenantWithAcme, start, type Tenant, type TestService } from './harness.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';
const plan = { organizationId: 'acme', documentId: 'plan' };

async function aServiceWithPlan(config: Parameters<typeof aService>[0] = {}): Promise<{ service: TestService; tenant: Tenant }> {
  const service = await aService(config);
  const tenant = await aTenantWithAcme(service);
  await tenant.client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  return { service, tenant };
}

describe('A write statement', () => {
  const buckets = rowsOf('rate_limits', ['bucket']);
  const write = writeStatement({
    parameters: { apiKeyId: text, now: integer, first: buckets, second: buckets },
    columns: ['name'],
    find: (db, { apiKeyId }) => db.selectFrom('api_keys').select('name').where('api_key_id', '=', apiKeyId),
    first: (db, { first }, { now, source }) => {
      const { columns, query } = first.withColumns(source, { window_start: now, hits: now });
      const insert = db.insertInto('rate_limits').columns(columns).expression(query);
      return insert.onConflict((conflict) => conflict.column('bucket').doNothing());
    },
    others: [
      (db, { second }, { name, now, source }) => {
        const { columns, query } = second.withColumns(
          source,
          { window_start: now, hits: now },
          ({ bucket }) => sql`${bucket} <> ${name}`,
        );
        return db.insertInto('rate_limits').columns(columns).expression(query);
      },
    ],
  });

  it('writes all of it or nothing, as the row says that it finds', async () => {
    const { service, tenant } = await aServiceWithPlan();
    const { db, transactionOf } = service.service.environment;
    const run = (apiKeyId: string, first: string, second: string[]) =>
      transactionOf(noTenant)(async (tx, { startedAt }) => {
        const now = await startedAt;
        const buckets = { first: [{ bucket: first }], second: second.map((name) => ({ bucket: name })) };
        return await write(tx, { apiKeyId, now, ...buckets });
      });
    const kept = async () => {
      const buckets = db.selectFrom('rate_limits').select(['bucket', 'hits']).where('bucket', 'like', 'test-%').orderBy('bucket');
      return (await buckets.execute()).map(({ bucket, hits }) => [bucket, hits]);
    };
    const { name } = await db
      .selectFrom('api_keys')
      .select('name')
      .where('api_key_id', '=', tenant.apiKey)
      .executeTakeFirstOrThrow();

    expect(await run('nobody', 'test-a', ['test-b'])).toBeUndefined();
    expect(await kept()).toEqual([]);
    expect(await run(tenant.apiKey, 'test-a', ['test-b', name, 'test-c'])).toEqual({ name, now: start });
    const all = ['test-a', 'test-b', 'test-c'].map((bucket) => [bucket, start]);
    expect(await kept()).toEqual(all);
    // The first is there already.
    expect(await run(tenant.apiKey, 'test-a', ['test-d'])).toBeUndefined();
    // The second is, and that is no reason to leave it out.
    await expect(run(tenant.apiKey, 'test-e', ['test-f', 'test-b'])).rejects.toThrow();
    expect(await kept()).toEqual(all);
  });
});

describe.runIf(isPostgres)('On PostgreSQL, a call that writes with one statement', () => {
  const connect = async ({ config }: TestService) => {
    const client = new pg.Client({ connectionString: config.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    return client;
  };
  const addPresence = ({ client }: Tenant) => client.addPresence({ ...plan, users: [{ userId: 'maya' }] });
  const addNotification = ({ client }: Tenant) =>
    client.addNotifications({
      ...plan,
      actionUser: { userId: 'maya' },
      displayHeadlineMessageTemplate: 'Done.',
      notifyUsers: [{ userId: 'jonas' }],
    });
  it('waits for what others have locked, and for no longer than any other call', async () => {
    const { service, tenant } = await aServiceWithPlan({ database: { ...readConfig({}).database, lockTimeoutMs: 300 } });
    await addPresence(tenant);
    const other = await connect(service);
    await other.query('begin');
    await other.query('select 1 from users for update');
    for (const call of [addPresence, addNotification]) await expect(call(tenant)).rejects.toMatchObject({ httpStatus: 503 });
    expect((await tenant.client.getNotifications({ organizationId: 'acme', userId: 'jonas' })).data).toEqual([]);
    await other.query('rollback');
    await addNotification(tenant);
    expect((await tenant.client.getNotifications({ organizationId: 'acme', userId: 'jonas' })).data).toHaveLength(1);
  });

  it('says that nothing was done where the connection is lost before the commit', async () => {
    const { service, tenant } = await aServiceWithPlan();
    await addPresence(tenant);
    const other = await connect(service);
    await other.query('begin');
    await other.query('select 1 from users for update');
    const lost = addPresence(tenant).catch((error: unknown) => error);
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.query(`select 1 ${waiting}`)).rowCount, { timeout: 10_000 }).toBe(1);
    await other.query(`select pg_terminate_backend(pid) ${waiting}`);
    expect(await lost).toMatchObject({ httpStatus: 503 });
    await other.query('rollback');
    await addPresence(tenant);
  });
});
