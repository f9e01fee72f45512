/** Connections to PostgreSQL: their settings, their statements, and poolers in between. */
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../server/config.ts';
import { type Sql, sql } from '../server/database/sql.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { aService, aTenantWithAcme, createDatabase, type Tenant } from './harness.ts';
import { aProxy } from './proxy.ts';

const { database } = readConfig({});

const read = ({ client }: Tenant) => client.getDocuments({ organizationId: 'acme' });

describe('A service on PostgreSQL', () => {
  it.each([true, false])(
    'The service prepares named statements on PostgreSQL only if DATABASE_PREPARE is on: %s',
    async (prepare) => {
      const tenant = await aTenantWithAcme(await aService({ database: { ...database, prepare } }));
      const query = vi.spyOn(pg.Client.prototype, 'query');
      onTestFinished(() => query.mockRestore());
      await read(tenant);
      const sent: unknown[] = query.mock.calls.map(([asked]) => asked);
      const hasName = (asked: unknown) =>
        typeof asked === 'object' && asked !== null && 'name' in asked && asked.name !== undefined;
      expect(sent.some(hasName)).toBe(prepare);
    },
  );

  it('The service leaves no statement running on PostgreSQL when a call waits too long', async () => {
    const service = await aService({ database: { ...database, statementTimeoutMs: 300 } });
    const tenant = await aTenantWithAcme(service);
    const other = new pg.Client({ connectionString: service.config.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('lock table organizations in access exclusive mode');
    const organizations = [{ organizationId: 'acme', organizationName: 'Renamed' }];
    await expect(tenant.client.updateOrganizations({ organizations })).rejects.toMatchObject({ httpStatus: 503 });
    await expect(read(tenant)).rejects.toMatchObject({ httpStatus: 503 });
    const { rowCount } = await other.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(0);
    await other.query('rollback');
    await read(tenant);
  });

  it('keeps connections for others while the reads of one caller wait', async () => {
    const { service, config } = await aService({ database: { ...database, poolSize: 4 } });
    const other = new pg.Client({ connectionString: config.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('select pg_advisory_lock(1)');
    const askAs = (caller: string, statement: Sql) => service.environment.verbsOf(caller, noTenant).ask(statement);
    const waiting = Array.from({ length: 20 }, () => askAs('many', sql`select pg_advisory_xact_lock(1)`));
    expect(await askAs('other', sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await other.query('select pg_advisory_unlock(1)');
    await Promise.all(waiting);
  });

  it('The service works through a pooler that takes no settings with a connection', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const { url } = await aProxy(env.DATABASE_URL ?? '', { refusedParameter: 'statement_timeout' });
    const tenant = await aTenantWithAcme(await aService({ databaseUrl: url }));
    expect((await read(tenant)).data).toEqual([]);
  });
});
