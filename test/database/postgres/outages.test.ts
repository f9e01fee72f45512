/** Outages of a responding PostgreSQL: read-only, out of connections, with other credentials, or hung. */
import pg from 'pg';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../../generated/client.ts';
import { ConnectionPool } from '../../../server/database/postgres/pool.ts';
import { sql } from '../../../server/database/sql.ts';
import { type Config, readConfig } from '../../../server/settings/config.ts';
import { administer as administerAt, databaseIn, ownsServer, waitingForLock } from '../../support/databases.ts';
import {
  aService,
  aTenantWithAcme,
  createDatabase,
  createEmptyDatabase,
  secret,
  type Tenant,
  type TestService,
} from '../../support/harness.ts';
import { openConnection } from '../../support/postgres-connection.ts';
import { createProxy } from '../../support/proxy.ts';
import { aServiceProcess } from '../../support/service-process.ts';
import { createOwnPostgres } from '../../torture/own-postgres.ts';

const patiently = { timeout: 60_000, interval: 50 };

const administer = (statement: string) => administerAt(inject('postgresUrl'), statement);

interface OwnRole {
  service: TestService;
  tenant: Tenant;
  role: string;
}

/** A service that connects with a role of its own. */
async function aServiceWithRole(database: Partial<Config['database']> = {}): Promise<OwnRole> {
  const { env, drop } = await createEmptyDatabase();
  const url = new URL(env.DATABASE_URL ?? '');
  const role = databaseIn(url.href);
  await administer(`create role ${role} login password 'old'`);
  await administer(`alter database ${role} owner to ${role}`);
  onTestFinished(async () => {
    await drop();
    await administer(`drop role ${role}`);
  });
  url.username = role;
  url.password = 'old';
  const service = await aService({ databaseUrl: url.href, database: { ...readConfig({}).database, ...database } });
  return { service, tenant: await aTenantWithAcme(service), role };
}

const disconnect = (role: string) => administer(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);

const readiness = async ({ url }: TestService) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: await response.json() };
};

const update = ({ client }: Tenant) =>
  client.updateOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Renamed' }] });

const read = ({ client }: Tenant) => client.getDocuments({ organizationId: 'acme' });

/** 16 callers until the end of the test. Returns the number of failures among the latest calls. */
function load(tenant: Tenant, calls: readonly ((tenant: Tenant) => Promise<unknown>)[]): () => number {
  const latest: boolean[] = [];
  let isOver = false;
  const callers = Array.from({ length: 16 }, async (_, i) => {
    for (let n = i; !isOver; n++) {
      const succeeded = await calls[n % calls.length]?.(tenant).then(
        () => true,
        () => false,
      );
      latest.unshift(succeeded === true);
      latest.length = Math.min(latest.length, 64);
    }
  });
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(callers);
  });
  return () => (latest.length < 64 ? 64 : latest.filter((succeeded) => !succeeded).length);
}

const unavailable = (reason: string) => ({ status: 503, body: { status: 'unavailable', reason } });

/** A service behind a proxy to a primary and its standby. These are two databases, which PostgreSQL tells apart by name. */
async function aServiceBeforeTwoServers() {
  const primary = await createDatabase();
  onTestFinished(primary.drop);
  const primaryUrl = primary.env.DATABASE_URL ?? '';
  const first = await aService({ databaseUrl: primaryUrl });
  const tenant = await aTenantWithAcme(first);
  await first.service.stop();
  const standby = await createDatabase({ from: databaseIn(primaryUrl) });
  onTestFinished(standby.drop);
  const standbyName = databaseIn(standby.env.DATABASE_URL ?? '');
  await administer(`alter database ${standbyName} set default_transaction_read_only = on`);
  const proxy = await createProxy(primaryUrl);
  onTestFinished(proxy.close);
  const service = await aService({ databaseUrl: proxy.url });
  const { apiKey, authToken } = tenant;
  const client = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
  return {
    service,
    tenant: { ...tenant, client },
    failOver: () => {
      proxy.leadTo({ database: standbyName });
      proxy.cutAll();
    },
    /** Open connections still lead to the standby. */
    failBack: () => proxy.leadTo({ database: databaseIn(primaryUrl) }),
  };
}

it.each(['no load', 'load'])(
  'A service recovers under %s when new connections reach the primary again, though open ones reach a standby',
  async (name) => {
    const { service, tenant, failOver, failBack } = await aServiceBeforeTwoServers();
    await update(tenant);
    failOver();
    await expect.poll(() => readiness(service), patiently).toEqual(unavailable('the database is read-only'));
    await expect(update(tenant)).rejects.toMatchObject({ httpStatus: 503 });
    await read(tenant);
    const failed = name === 'load' ? load(tenant, [update, read]) : undefined;
    if (failed !== undefined) await expect.poll(failed, patiently).toBeLessThan(64);
    failBack();
    await expect.poll(() => readiness(service), patiently).toMatchObject({ status: 200 });
    if (failed === undefined) await update(tenant);
    else await expect.poll(failed, patiently).toBe(0);
  },
);

it.runIf(ownsServer)(
  'After a password change, open connections still serve, the service is unready, and the reason is logged once',
  async () => {
    const { service, tenant, role } = await aServiceWithRole();
    await update(tenant);
    await administer(`alter role ${role} password 'new'`);
    await expect.poll(() => readiness(service), patiently).toEqual(unavailable('the database rejects the credentials'));
    const calls = await Promise.allSettled(Array.from({ length: 32 }, () => update(tenant)));
    expect(calls.filter(({ status }) => status === 'rejected')).toEqual([]);
    await disconnect(role);
    await expect(update(tenant)).rejects.toMatchObject({ httpStatus: 503 });
    expect(await readiness(service)).toEqual(unavailable('the database rejects the credentials'));
    await administer(`alter role ${role} password 'old'`);
    await expect.poll(() => readiness(service), patiently).toMatchObject({ status: 200 });
    await update(tenant);
    const logged = service.log.map((line): { msg: string; reason?: string } => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === 'not ready' || msg === 'ready again')).toMatchObject([
      { msg: 'not ready', reason: 'the database rejects the credentials' },
      { msg: 'ready again' },
    ]);
  },
);

it.runIf(ownsServer)('A PostgreSQL that rejects new connections serves every caller on the open ones', async () => {
  const { service, tenant, role } = await aServiceWithRole();
  await administer(`alter role ${role} connection limit 3`);
  await disconnect(role);
  await expect.poll(() => readiness(service), patiently).toMatchObject({ status: 200 });
  const calls = await Promise.allSettled(Array.from({ length: 32 }, (_, i) => (i % 2 === 0 ? update : read)(tenant)));
  expect(calls.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await readiness(service)).toEqual({ status: 200, body: { status: 'ready' } });
});

it('A PostgreSQL whose commits hang has no more busy server processes than pooled connections and one monitor', async () => {
  const postgres = await createOwnPostgres();
  onTestFinished(() => postgres.remove());
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  const database = { ...readConfig({}).database, poolSize: 4, statementTimeoutMs: 100, connectTimeoutMs: 1000 };
  const service = await aService({ dataDir: env.DATA_DIR, databaseUrl: postgres.url, database });
  const tenant = await aTenantWithAcme(service);
  const countBackends = async () => {
    const [row] = await postgres.administer(`select count(*)::int as backends from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    return Number(row?.backends);
  };
  // No standby has that name, so commits wait for it.
  await postgres.administer(`alter system set synchronous_standby_names = 'nobody'`, 'select pg_reload_conf()');
  let last = 0;
  // Equal calls would wait for each other's rows instead.
  const add = () =>
    tenant.client.addOrganizations({ organizations: [{ organizationId: `org-${++last}`, organizationName: 'Acme' }] });
  const refused = async () => {
    const calls = await Promise.allSettled(Array.from({ length: 8 }, add));
    return calls.filter(({ status }) => status === 'rejected').length;
  };
  // Each server process reads the setting in its own time.
  await expect.poll(refused, patiently).toBe(8);
  expect(await refused()).toBe(8);
  expect(await countBackends()).toBeLessThanOrEqual(5);
  await postgres.administer('alter system reset synchronous_standby_names', 'select pg_reload_conf()');
  await expect.poll(() => readiness(service), patiently).toMatchObject({ status: 200 });
  await update(tenant);
});

it('The locks of a frozen process in PostgreSQL are released before callers of other processes time out', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const url = service.config.databaseUrl ?? '';
  const frozen = await aServiceProcess({ env: { DATABASE_URL: url, TOKEN_SECRET: secret } });
  const locker = await openConnection(url);
  onTestFinished(() => locker.end());
  await locker.query('begin');
  const { apiKey, authToken } = tenant;
  await locker.query('select 1 from organizations where api_key_id = $1 for update', [apiKey]);
  const lost = update({ ...tenant, client: createClient({ baseUrl: frozen.url, apiKey, authToken, retries: 0 }) });
  lost.catch(() => {});
  // Uses a connection of its own: within a transaction, PostgreSQL repeats the same activity.
  const watcher = await openConnection(url);
  onTestFinished(() => watcher.end());
  const waitingConnections = async () => (await watcher.query(waitingForLock)).rowCount;
  await expect.poll(waitingConnections, patiently).toBe(1);
  frozen.child.kill('SIGSTOP');
  await locker.query('rollback');
  // Only now has the frozen process the row. A call before could take it first.
  await expect.poll(waitingConnections, patiently).toBe(0);
  await update(tenant);
  frozen.child.kill('SIGCONT');
  await expect(lost).rejects.toThrow();
});

it.runIf(ownsServer)('A PostgreSQL with fewer connections than DATABASE_POOL_SIZE is reported at the start', async () => {
  const { service, role } = await aServiceWithRole();
  const warnings = () => service.log.filter((line) => line.includes('DATABASE_POOL_SIZE')).map((line) => JSON.parse(line));
  expect(warnings()).toEqual([]);
  await administer(`alter role ${role} connection limit 3`);
  await service.restart();
  expect(warnings()).toMatchObject([{ poolSize: 16, connections: 3 }]);
});

it("PostgreSQL shows the connections under the service's name, or the one in DATABASE_URL", async () => {
  const nameIn = async ({ service }: TestService) => {
    const own = sql<{ name: string }>`select current_setting('application_name') as name`;
    return (await service.environment.ask(own))[0]?.name;
  };
  const service = await aService();
  expect(await nameIn(service)).toBe('collaboration');
  const databaseUrl = `${service.config.databaseUrl}?application_name=acme-production`;
  expect(await nameIn(await aService({ databaseUrl }))).toBe('acme-production');
});

it('A check opens a connection of its own at most once a second', async () => {
  const { config } = await aService();
  const pool = new ConnectionPool(config.databaseUrl ?? '', config.database, () => {});
  const opened = vi.spyOn(pg.Client.prototype, 'connect');
  const time = vi.spyOn(performance, 'now');
  onTestFinished(async () => {
    for (const spy of [opened, time]) spy.mockRestore();
    await pool.end();
  });
  const counts: number[] = [];
  for (const now of [0, 999, 1000, 1999, 2000]) {
    time.mockReturnValue(now);
    await pool.assertOpens();
    counts.push(opened.mock.calls.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});

it('A server process that is abandoned during a trial counts as a connection of the pool', async () => {
  const { config } = await aService();
  const pool = new ConnectionPool(config.databaseUrl ?? '', { ...config.database, poolSize: 3 }, () => {});
  const client = await pool.connect();
  const { promise: hung, reject: fail } = Promise.withResolvers<void>();
  const connect = vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(() => hung);
  const trial = pool.assertOpens();
  pool.release(client, new Error('Query read timeout'), true);
  const callers = [pool.connect(), pool.connect()];
  expect(pool.connections).toEqual({ open: 1, idle: 0, waiting: 1 });
  connect.mockRestore();
  fail(new Error('The trial failed.'));
  await expect(trial).rejects.toThrow('The trial failed.');
  for (const caller of callers) pool.release(await caller, undefined, false);
  await pool.end();
});
