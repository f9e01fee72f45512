/** Calls while the database is unavailable: the process lives, reports it, and recovers by itself. */
import { once } from 'node:events';
import { chmod, copyFile, cp, mkdir, open, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { pino } from 'pino';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createTokens, loadOrCreateSecret } from '../../server/auth/tokens.ts';
import { raw, sql } from '../../server/database/sql.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { currentRequest } from '../../server/log/current-request.ts';
import { databaseFindings } from '../../server/operate/doctor/database.ts';
import { startupError } from '../../server/operate/load.ts';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import { run } from '../support/commands.ts';
import { administer as administerAt, databaseIn, isCluster, ownsServer, waitingForLock } from '../support/databases.ts';
import { freePort } from '../support/embedded-postgres.ts';
import {
  aService,
  aTenant,
  aTenantWithAcme,
  createEmptyDatabase,
  secret,
  silent,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { aLink } from '../support/mailbox.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { createProxy } from '../support/proxy.ts';
import { createKeys } from '../torture/http.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

type Key = Pick<Tenant, 'apiKey' | 'authToken'>;

/** An API call as raw HTTP. */
async function call({ url }: TestService, { apiKey, authToken }: Key, path: string, data: unknown) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken },
    body: JSON.stringify({ data }),
  });
  const body: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

const add = (service: TestService, tenant: Key, organizationId: string) =>
  call(service, tenant, '/v2/organizations/add', { organizations: [{ organizationId, organizationName: organizationId }] });

const update = (service: TestService, tenant: Key, organizationName: string) =>
  call(service, tenant, '/v1/organizations/update', { organizations: [{ organizationId: 'acme', organizationName }] });

const unavailable = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  body: { error: { status: 'UNAVAILABLE', message: expect.any(String) } },
};

const readiness = async ({ url }: TestService): Promise<number> => (await fetch(`${url}/readyz`)).status;

/** A connection outside the service. */
async function aConnection({ config }: TestService): Promise<pg.Client> {
  const client = await openConnection(config.databaseUrl);
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

const owner = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };

const patiently = { timeout: 10_000, interval: 20 };

/** Locks the organizations until the test ends. */
async function lockOrganizations(service: TestService): Promise<void> {
  if (isPostgres) {
    const locker = await aConnection(service);
    await locker.query('begin');
    await locker.query('lock table organizations in exclusive mode');
    return;
  }
  const locker = new DatabaseSync(fileIn(service.config.dataDir));
  onTestFinished(() => locker.close());
  locker.exec('begin immediate');
}

const slowStatements = ({ log }: TestService) => log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow statement');

it('A slow statement is logged with its request and without its values, once a second with the number of repeats', async () => {
  const service = await aService();
  const { ask } = service.service.environment;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = isPostgres
    ? sql`select pg_sleep(0.2), cast(${'secret'} as text) -- ${raw('x'.repeat(1000))}`
    : sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 6000000) select max(i), ${'secret'} from n -- ${raw('x'.repeat(1000))}`;
  await ask(sql`select 1`);
  const request = { requestId: 'report-7', operation: 'getUsers' };
  await currentRequest.run(request, async () => {
    for (let i = 0; i < 2; i++) await ask(slow);
  });
  const logged = () => slowStatements(service).filter(({ operation }) => operation !== undefined);
  const line = {
    ...request,
    level: 40,
    ms: expect.any(Number),
    statement: expect.stringMatching(/^(select|with recursive n) .{470,495}…$/),
  };
  expect(logged()).toEqual([expect.objectContaining(line)]);
  vi.advanceTimersByTime(1000);
  expect(logged()).toEqual([expect.objectContaining(line), expect.objectContaining({ ...line, repeats: 1 })]);
  expect(service.log.join()).not.toContain('secret');
});

it.runIf(isPostgres)(
  'A statement that waits for a lock is logged with the request id and the operation of its request',
  async () => {
    const service = await aService({ database: { ...readConfig({}).database, lockTimeoutMs: 300 } });
    const tenant = await aTenantWithAcme(service);
    await lockOrganizations(service);
    await update(service, tenant, 'Renamed');
    const [line] = slowStatements(service).filter(({ operation }) => operation !== undefined);
    expect(line).toMatchObject({ operation: 'updateOrganizations', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  },
);

it.runIf(isPostgres)('A statement sent behind a slow one of its transaction is not logged as slow', async () => {
  const service = await aService();
  const { changeOf } = service.service.environment;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await changeOf(noTenant)({
    prepare: (ask) => Promise.all([ask(sql`select pg_sleep(0.2)`), ask(sql`select 1`)]),
    write: () => ({}),
  });
  vi.advanceTimersByTime(1000);
  const slow = slowStatements(service).map(({ statement }) => statement);
  expect(slow).toContain('select pg_sleep(0.2)');
  expect(slow).not.toContain('select 1');
});

it('The log line of a request has its milliseconds in the database', async () => {
  const lockTimeoutMs = 300;
  const service = await aService({ database: { ...readConfig({}).database, lockTimeoutMs } });
  const tenant = await aTenantWithAcme(service);
  await lockOrganizations(service);
  expect(await update(service, tenant, 'Renamed')).toMatchObject(unavailable);
  expect(await update(service, tenant, '')).toMatchObject({ status: 400 });
  const lines = () =>
    service.log
      .map((line) => JSON.parse(line))
      .filter(({ msg, operation }) => /request$/.test(msg) && operation === 'updateOrganizations');
  await expect.poll(lines).toMatchObject([
    { status: 503, error: 'UNAVAILABLE' },
    { status: 400, error: 'INVALID_ARGUMENT' },
  ]);
  const [waited, refused] = lines();
  // PostgreSQL counts whole milliseconds.
  expect(waited.databaseMs).toBeGreaterThan(lockTimeoutMs - 2);
  expect(waited.databaseMs).toBeLessThanOrEqual(waited.ms);
  expect(refused.databaseMs).toBeLessThan(refused.ms);
});

// The embedded database has one writer at a time, so it has no races. Citus has no triggers.
describe.runIf(isPostgres && !isCluster)('A call that always loses the race', () => {
  it('A call that always loses the race is tried eight times, then returns 503 without effect, and works afterwards', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const { ask } = service.service.environment;
    for (const statement of [
      `create function lose() returns trigger language plpgsql as $$ begin raise 'lost' using errcode = '40001'; end $$`,
      'create trigger lose before insert on users for each row execute function lose()',
    ])
      await ask(raw(statement));
    // The shortest back-off.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => random.mockRestore());
    const users = [{ userId: 'maya', accessRole: 'viewer' }];
    const addMaya = () => call(service, tenant, '/v2/users/add', { organizationId: 'acme', users });
    expect(await addMaya()).toMatchObject(unavailable);
    expect(service.log.filter((line) => line.includes('lost a race'))).toHaveLength(7);
    expect(await ask(sql`select 1 from grants`)).toEqual([]);
    await ask(sql`drop trigger lose on users`);
    expect(await addMaya()).toMatchObject({ status: 200 });
  });
});

describe.runIf(isPostgres)('A connection to PostgreSQL', () => {
  it.each(['before', 'after'] as const)(
    'A connection lost %s the database has committed leaves an unknown outcome, as the response says',
    async (when) => {
      const { env, drop } = await createEmptyDatabase();
      onTestFinished(drop);
      const proxy = await createProxy(env.DATABASE_URL ?? '');
      onTestFinished(proxy.close);
      const service = await aService({ databaseUrl: proxy.url });
      const tenant = await aTenant(service);
      proxy.cutAt('commit', when);
      expect(await add(service, tenant, 'acme')).toMatchObject({
        status: 500,
        body: { error: { status: 'INTERNAL', message: expect.stringContaining('may or may not have been made') } },
      });
      const again = await add(service, tenant, 'acme');
      expect(again).toMatchObject({
        status: 200,
        body: { result: { data: { acme: { success: when === 'before' } } } },
      });

      const { token } = await aLink(service);
      const body = new URLSearchParams({ token, tokens: 'keep' });
      const logIn = async () => (await fetch(`${service.url}/login`, { method: 'POST', body, redirect: 'manual' })).status;
      proxy.cutAt('commit', when);
      expect(await logIn()).toBe(500);
      expect(await logIn()).toBe(when === 'before' ? 303 : 410);
    },
  );

  it('A lost connection to PostgreSQL costs the running call a 503, and the next call succeeds', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    const other = await aConnection(service);
    await other.query('begin');
    await other.query('select 1 from organizations for update');
    const cut = update(service, tenant, 'Renamed');
    const waiting = async () => (await service.service.environment.ask(raw(waitingForLock))).length;
    await expect.poll(waiting, patiently).toBe(1);
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(await cut).toMatchObject(unavailable);
    await other.query('rollback');
    expect(await update(service, tenant, 'Renamed')).toMatchObject({ status: 200 });
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(async () => (await update(service, tenant, 'Again')).status, patiently).toBe(200);
    await service.work();
  });

  it.each([
    { poolSize: 4, left: 1 },
    { poolSize: 9, left: 2 },
  ])(
    'A tenant with many keys, whose rows are locked elsewhere, leaves $left of $poolSize connections to others; its calls and tasks share the rest',
    async ({ poolSize, left }) => {
      const database = { ...readConfig({}).database, poolSize, lockTimeoutMs: 60_000 };
      const service = await aService({ database });
      const [blocked, other] = [await aTenantWithAcme(service), await aTenantWithAcme(service)];
      const documentIds = ['a', 'b', 'c', 'd'];
      await blocked.client.addDocuments({
        organizationId: 'acme',
        documents: documentIds.map((documentId) => ({ documentId, documentName: documentId })),
      });
      for (const documentId of documentIds)
        await blocked.client.migrateDocuments({ organizationId: 'acme', documentId, newDocumentId: `new ${documentId}` });
      const further = await createKeys(service.url, blocked, 3);
      for (const key of further) await add(service, key, 'acme');
      const keys: Key[] = [blocked, ...further];
      const locker = await aConnection(service);
      await locker.query('begin');
      for (const table of ['organizations', 'documents'])
        await locker.query(`select 1 from ${table} where api_key_id = any($1) for update`, [keys.map(({ apiKey }) => apiKey)]);
      const working = service.work();
      const observer = await aConnection(service);
      const countWaiting = async () => (await observer.query(waitingForLock)).rowCount;
      await expect.poll(countWaiting, patiently).toBeGreaterThan(0);
      let answered = 0;
      const calls = Array.from({ length: 20 }, async (_, i) => {
        const reply = await update(service, keys[i % keys.length] ?? blocked, 'Renamed');
        answered++;
        return reply;
      });
      await expect.poll(countWaiting, patiently).toBe(poolSize - left);
      expect(await update(service, other, 'Renamed')).toMatchObject({ status: 200 });
      expect(await readiness(service)).toBe(200);
      expect(answered).toBe(0);
      await locker.query('rollback');
      for (const one of await Promise.all(calls)) expect(one).toMatchObject({ status: 200 });
      await working;
    },
  );

  it.each<[string, (service: TestService, tenant: Tenant) => Promise<unknown>]>([
    ['callers without credentials', ({ client }) => client.createWorkspace(owner)],
    ['the calls of a workspace', (_service, { workspace }) => workspace.createApiKey({ apiKeyName: 'Web', type: 'testing' })],
  ])('Calls of %s that wait for locked rows leave connections to others', async (_who, callIt) => {
    const database = { ...readConfig({}).database, poolSize: 4, lockTimeoutMs: 60_000 };
    const service = await aService({ database });
    const tenant = await aTenantWithAcme(service);
    const locker = await aConnection(service);
    await locker.query('begin');
    await locker.query('lock table workspaces in exclusive mode');
    const calls = Promise.allSettled(Array.from({ length: 8 }, () => callIt(service, tenant)));
    const observer = await aConnection(service);
    const countWaiting = async () => (await observer.query(waitingForLock)).rowCount;
    await expect.poll(countWaiting, patiently).toBe(2);
    expect(await update(service, tenant, 'Renamed')).toMatchObject({ status: 200 });
    // A link that does not exist uses none of the connections for strangers.
    const body = new URLSearchParams({ token: 'unknown' });
    expect((await fetch(`${service.url}/login`, { method: 'POST', body })).status).toBe(404);
    expect(await countWaiting()).toBe(2);
    await locker.query('rollback');
    await calls;
    await callIt(service, tenant);
  });

  it('The start waits, with a line in the log, while the database is missing or being migrated by another process', async () => {
    const { env, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    const databaseUrl = env.DATABASE_URL ?? '';
    const port = await freePort();
    const url = new URL(databaseUrl);
    url.port = String(port);
    const migrating = await openConnection(databaseUrl);
    await migrating.query('begin; select pg_advisory_xact_lock(3853314791062309107)');
    const log: string[] = [];
    const config = readConfig({ ...env, PORT: '0', DATABASE_URL: url.href, TOKEN_SECRET: secret });
    const starting = startService({
      config,
      log: pino({ base: null }, { write: (line) => void log.push(line) }),
      pollIntervalMs: 0,
    });
    await expect.poll(() => log.join(''), patiently).toContain('database not reachable yet, retrying');
    const proxy = await createProxy(databaseUrl, { at: port });
    onTestFinished(proxy.close);
    await expect.poll(() => log.join(''), patiently).toContain('waiting for another process that migrates the database');
    await migrating.end();
    await (await starting).stop();

    const impatient = { ...config, databaseUrl: url.href.replace(String(port), String(await freePort())) };
    const refused = startService({ config: { ...impatient, database: { ...config.database, startTimeoutMs: 100 } }, log: silent });
    await expect(refused).rejects.toThrow(/ECONNREFUSED/);
  });

  it.runIf(ownsServer)('The start retries a wrong password until DATABASE_START_TIMEOUT', async () => {
    const { env, drop } = await createEmptyDatabase();
    const url = new URL(env.DATABASE_URL ?? '');
    const role = databaseIn(url.href);
    const administer = (statement: string) => administerAt(inject('postgresUrl'), statement);
    await administer(`create role ${role} superuser login password 'new'`);
    onTestFinished(async () => {
      await drop();
      await administer(`drop role ${role}`);
    });
    url.username = role;
    url.password = 'old';
    const log: string[] = [];
    const config = readConfig({ ...env, PORT: '0', DATABASE_URL: url.href, TOKEN_SECRET: secret });
    const start = (startTimeoutMs: number) =>
      startService({
        config: { ...config, database: { ...config.database, startTimeoutMs } },
        log: pino({ base: null }, { write: (line) => void log.push(line) }),
        pollIntervalMs: 0,
      });
    await expect(start(0)).rejects.toThrow(/^The database cannot be used: password authentication failed/);
    const starting = start(60_000);
    await expect.poll(() => log.join(''), patiently).toContain('password authentication failed');
    await administer(`alter role ${role} password 'old'`);
    await (await starting).stop();
  });

  it('A connection holds no session lock, which a pooler would pass on', async () => {
    const service = await aService();
    const locks = sql`select * from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and datname = current_database()`;
    expect(await service.service.environment.ask(locks)).toEqual([]);
  });
});

/** Overwrites the first pages of a table and its indexes. Returns a function that restores them. */
async function damage(path: string, table: string): Promise<() => Promise<void>> {
  const database = new DatabaseSync(path);
  const roots = database.prepare('select rootpage from sqlite_schema where tbl_name = ?').all(table);
  database.close();
  const opened = await open(path, 'r+');
  onTestFinished(() => opened.close());
  const pages = await Promise.all(
    roots.map(async ({ rootpage }) => {
      const position = (Number(rootpage) - 1) * 4096;
      return { position, bytes: (await opened.read(Buffer.alloc(4096), 0, 4096, position)).buffer };
    }),
  );
  for (const { position } of pages) await opened.write(Buffer.alloc(4096, 0xff), 0, 4096, position);
  return async () => {
    for (const { position, bytes } of pages) await opened.write(bytes, 0, 4096, position);
  };
}

/** Returns the result of the thread that checks a database's file. */
async function isSound(path: string): Promise<boolean> {
  const thread = new Worker(new URL('../../server/database/sqlite/check.ts', import.meta.url), { workerData: path });
  const [found]: boolean[] = await once(thread, 'message');
  return found === true;
}

it('/readyz writes to the database at most a few times a second, whatever the number of requests', async () => {
  const service = await aService();
  const count = async () => {
    const counted = sql<{ count: number }>`select beat_at as count from heartbeats where name = 'count'`;
    return (await service.service.environment.ask(counted))[0]?.count ?? 0;
  };
  const before = await count();
  const since = performance.now();
  for (let i = 0; i < 2; i++) {
    expect(await Promise.all(Array.from({ length: 50 }, () => readiness(service)))).toEqual(Array(50).fill(200));
  }
  const written = (await count()) - before;
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThanOrEqual(2 + (performance.now() - since) / 200);
});

describe.runIf(!isPostgres)('The embedded database', () => {
  const file = ({ config }: TestService) => fileIn(config.dataDir);

  it('With a possibly damaged embedded database, the service is ready again only after a full check finds no damage', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    await service.service.stop();
    const repair = await damage(file(service), 'organizations');
    const again = await aService({ dataDir: service.config.dataDir });
    for (let i = 0; i < 2; i++) expect(await update(again, tenant, 'Renamed')).toMatchObject(unavailable);
    expect(again.log.filter((line) => line.includes('may be damaged'))).toHaveLength(1);
    expect(await readiness(again)).toBe(503);
    // Meanwhile the service has checked it too.
    expect(await isSound(file(service))).toBe(false);
    expect(await readiness(again)).toBe(503);
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
    await repair();
    await expect.poll(() => readiness(again), patiently).toBe(200);
    expect(again.log.join('')).toContain('the database file is intact');
    expect(await update(again, tenant, 'Renamed')).toMatchObject({ status: 200 });
  });

  it('An embedded database that rejects writes makes the service unready, even if the clock was set back', async () => {
    const service = await aService();
    service.advance({ hours: 1 });
    expect(await readiness(service)).toBe(200);
    service.advance({ hours: -1 });
    const other = new DatabaseSync(file(service));
    onTestFinished(() => other.close());
    // A write that changes nothing would not reach the disk.
    other.exec(`create trigger refuse_writes before update on heartbeats when new.beat_at <> old.beat_at
      begin select raise(abort, 'no writes'); end`);
    expect(await readiness(service)).toBe(503);
    other.exec('drop trigger refuse_writes');
    expect(await readiness(service)).toBe(200);
  });

  it.each(['', '-wal', '-shm'])(
    'The embedded database confirms no writes once its file (%j) is removed or replaced, and /readyz says so',
    async (suffix) => {
      const service = await aService();
      const tenant = await aTenantWithAcme(service);
      const moved = file(service) + suffix;
      const assertRefuses = async () => {
        expect(await update(service, tenant, 'Renamed')).toMatchObject(unavailable);
        const ready = await fetch(`${service.url}/readyz`);
        expect(await ready.json()).toMatchObject({ reason: 'a file of the database was removed or replaced' });
      };
      expect(await readiness(service)).toBe(200);
      await rename(moved, `${moved}.away`);
      await assertRefuses();
      await writeFile(moved, '');
      await assertRefuses();
      await rm(moved);
      await rename(`${moved}.away`, moved);
      expect(await update(service, tenant, 'Renamed')).toMatchObject({ status: 200 });
      expect(await readiness(service)).toBe(200);
    },
  );

  it('A normal stop saves every confirmed write of the embedded database, even if its -wal file was removed', async () => {
    const service = await aService();
    const tenant = await aTenantWithAcme(service);
    await rm(`${file(service)}-wal`);
    expect(await update(service, tenant, 'Renamed')).toMatchObject(unavailable);
    await service.service.stop();
    const again = await aService({ dataDir: service.config.dataDir });
    expect(await update(again, tenant, 'Renamed')).toMatchObject({ status: 200 });
  });

  it.each<[string, (file: string) => Promise<void>, RegExp]>([
    ['without its -wal file', (file) => rm(`${file}-wal`), /has lost its latest changes/],
    ['replaced by an older copy', (file) => rename(`${file}.older`, file).then(() => rm(`${file}-wal`)), /has lost its latest/],
    ['that is empty', (file) => truncate(file), /is empty/],
    ['that is gone', (file) => rm(file), /is missing/],
  ])('An embedded database %s is not served after a crash, as the start, the doctor and the backup say', async (_, lose, loss) => {
    const first = await aService();
    const tenant = await aTenantWithAcme(first);
    await first.service.stop();
    const { config } = first;
    const [crashed, whole] = [join(config.dataDir, 'crashed'), join(config.dataDir, 'whole')];
    await mkdir(crashed);
    await copyFile(file(first), `${fileIn(crashed)}.older`);
    const service = await aService({ dataDir: config.dataDir });
    expect(await update(service, tenant, 'Renamed')).toMatchObject({ status: 200 });
    // The files as a crash leaves them.
    for (const suffix of ['', '-wal', '-latest']) await copyFile(file(service) + suffix, fileIn(crashed) + suffix);
    await cp(crashed, whole, { recursive: true });
    expect(await update(await aService({ dataDir: whole }), tenant, 'Again')).toMatchObject({ status: 200 });

    await lose(fileIn(crashed));
    const start = () => startService({ config: { ...config, dataDir: crashed }, log: silent, pollIntervalMs: 0 });
    // A start that was rejected leaves everything as it was.
    for (let i = 0; i < 2; i++) await expect(start()).rejects.toThrow(loss);
    const findings = await databaseFindings({ ...config, dataDir: crashed });
    expect(findings).toEqual([{ kind: 'problem', text: expect.stringMatching(loss) }]);
    const backup = await run('backup', [join(config.dataDir, 'backup')], { env: { DATA_DIR: crashed, TOKEN_SECRET: secret } });
    expect(backup).toMatchObject({ code: 1, stderr: expect.stringMatching(loss) });
  });

  it('The embedded database waits a limited time for another writing process, and serves all others meanwhile', async () => {
    const service = await aService({ database: { ...readConfig({}).database, lockTimeoutMs: 300 } });
    const tenant = await aTenantWithAcme(service);
    const other = new DatabaseSync(file(service));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const told: string[] = [];
    const writing = update(service, tenant, 'Renamed').then((reply) => {
      told.push('the write');
      return reply;
    });
    expect(await call(service, tenant, '/v2/organizations/documents/get', { organizationId: 'acme' })).toMatchObject({
      status: 200,
    });
    told.push('a read');
    expect(await writing).toMatchObject(unavailable);
    expect(told).toEqual(['a read', 'the write']);
    const patient = update(service, tenant, 'Renamed');
    other.exec('commit');
    expect(await patient).toMatchObject({ status: 200 });
  });

  it('The embedded database can be read only by its owner', async () => {
    const { env, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    const service = await aService({ dataDir: join(env.DATA_DIR, 'data') });
    await aTenantWithAcme(service);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(service.config.dataDir)).toBe(0o700);
    for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(file(service) + suffix)).toBe(0o600);
    await service.service.stop();
    await chmod(file(service), 0o644);
    await aService({ dataDir: service.config.dataDir });
    expect(await modeOf(file(service))).toBe(0o600);
  });

  it('The embedded database is not opened without its token secret', async () => {
    const { env, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    const [folder, secret] = [env.DATA_DIR, join(env.DATA_DIR, 'token-secret')];
    const [made, kept] = [loadOrCreateSecret(folder, fileIn(folder)), loadOrCreateSecret(folder, fileIn(folder))];
    expect(kept).toBe(made);
    expect(createTokens([made]).verify('key', 'a', createTokens([kept]).issue('key', 'a', 1))).toBe(1);
    const problem = () => {
      try {
        return loadOrCreateSecret(folder, fileIn(folder));
      } catch (error) {
        return startupError(error, undefined);
      }
    };
    await writeFile(secret, '\n');
    expect(problem()).toMatch(/token-secret must hold at least 32 characters/);
    await writeFile(secret, '\u00E9'.repeat(40), 'latin1');
    expect(problem()).toMatch(/token-secret is not in UTF-8/);
    await rm(secret);
    await writeFile(fileIn(folder), '');
    expect(problem()).toMatch(/token-secret is missing, but the database beside it exists/);
  });
});
