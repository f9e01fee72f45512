/** HEALTH_PORT serves metrics, which the dashboard and the alert rules use. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import type { ErrorStatus } from '../../generated/types.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { insertInto, sql } from '../../server/database/sql.ts';
import { Failure, invalidArgument, type ShedCause } from '../../server/errors.ts';
import { enqueue, enqueueRecurring, type NewTask, type Queue } from '../../server/jobs/queue.ts';
import { createMetrics } from '../../server/telemetry/metrics.ts';
import { freePort } from '../support/embedded-postgres.ts';
import { aService, aTenantWithAcme, createDatabase, secret } from '../support/harness.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { createProxy } from '../support/proxy.ts';
import { anEmptyFolder, aServiceProcess, root } from '../support/service-process.ts';
import { createTenant } from '../torture/http.ts';

const formerSecret = 'the secret of last year that has 40 letters';
const isPostgres = process.env.TEST_ENGINE === 'postgres';

it('HEALTH_PORT serves metrics of requests, errors, tasks and the process, none of which names a tenant', async () => {
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const { url } = await aServiceProcess({
    env: { ...env, TOKEN_SECRET: `${secret},${formerSecret}`, HEALTH_PORT: String(port) },
  });
  const tenant = await createTenant(url);
  const client = createClient({ baseUrl: url, apiKey: tenant.apiKey, authToken: tenant.authToken });
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
  const formerToken = createTokens([formerSecret]).issue('key', tenant.apiKey, 1);
  await createClient({ baseUrl: url, apiKey: tenant.apiKey, authToken: formerToken }).getOrganizations({});
  await expect(client.getUsers({ organizationId: 'nowhere' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  const { jobId } = (await client.deleteAllUserData({ userIds: ['anja-k'] })).data;
  const isCompleted = async () => (await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted;
  await expect.poll(isCompleted).toBe(true);

  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    return await response.text();
  };
  // A request is counted when its connection has got the whole response.
  await expect.poll(scrape).toContain('collaboration_request_duration_seconds_count{operation="deleteAllUserData",status="202"} 1');
  const text = await scrape();
  for (const line of [
    'collaboration_request_duration_seconds_count{operation="addOrganizations",status="200"} 1',
    'collaboration_request_duration_seconds_count{operation="getUsers",status="404"} 1',
    'collaboration_refusals_total{status="NOT_FOUND",reason=""} 1',
    'collaboration_tasks_total{queue="erasure",kind="start-deletion",outcome="done"}',
    'collaboration_task_delay_seconds_count{queue="erasure"}',
    'collaboration_build_info{version="1.0.0"} 1',
    'collaboration_ready{reason=""} 1',
    'collaboration_database_seconds_total{operation="addOrganizations"}',
    'collaboration_shed_requests_total{cause="connections"} 0',
    'collaboration_token_uses_total{secret="2"} 1',
    ...(isPostgres ? ['collaboration_database_connections{state="open"}', 'collaboration_database_lock_waits 0'] : []),
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/collaboration_token_uses_total{secret="1"} [1-9]/);
  const [, seconds] =
    /collaboration_request_duration_seconds_sum{operation="addOrganizations",status="200"} (\S+)/.exec(text) ?? [];
  expect(Number(seconds)).toBeLessThan(elapsed() / 1000);
  for (const id of [secret, formerSecret, tenant.apiKey, tenant.workspaceId, 'acme', 'anja-k']) expect(text).not.toContain(id);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);

  const monitoring = ['grafana-dashboard.json', 'alerts.yaml'].map((name) =>
    readFile(join(root, 'server/monitoring', name), 'utf8'),
  );
  const names = (await Promise.all(monitoring)).join('\n').match(/\b(?:collaboration|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const withTypes = text.replaceAll(/^# TYPE (\S+) histogram$/gm, '# TYPE $1_bucket histogram\n# TYPE $1_count histogram');
  const unknown = [...new Set(names)].filter((name) => !withTypes.includes(`# TYPE ${name} `));
  const ofPostgres = /^collaboration_(?:database|process)_/;
  expect(isPostgres ? unknown : unknown.filter((name) => !ofPostgres.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(15);
});

it('The panels of the dashboard have titles of their own, and lie beside each other', async () => {
  const { panels } = JSON.parse(await readFile(join(root, 'server/monitoring/grafana-dashboard.json'), 'utf8'));
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)}, ${y + Math.floor(i / w)}`),
  );
  expect(cells.length).toBeGreaterThan(100);
  expect(new Set(cells).size, 'panels overlap').toBe(cells.length);
  // Grafana's grid has 24 columns.
  expect(Math.max(...cells.map((cell: string) => Number.parseInt(cell, 10)))).toBe(23);
  expect(new Set(panels.map(({ title }: { title: string }) => title)).size).toBe(panels.length);
});

it('Each event counts under its labels and in its time bucket', async () => {
  const metrics = createMetrics();
  const failure = (status: ErrorStatus, why?: ShedCause) => new Failure(status, 'No.', { why });
  metrics.request({ operation: undefined, status: 200, seconds: 0.02, databaseSeconds: 0, failure: undefined });
  metrics.request({
    operation: 'getUsers',
    status: 503,
    seconds: 3,
    databaseSeconds: 2.5,
    failure: failure('UNAVAILABLE', 'queue delay'),
  });
  const refused = invalidArgument({ field: '/data', reason: 'TYPE', description: 'is odd' });
  metrics.request({ operation: 'getUsers', status: 400, seconds: 0.005, databaseSeconds: 0, failure: refused });
  metrics.request({
    operation: 'getUsers',
    status: 500,
    seconds: 60,
    databaseSeconds: 1,
    failure: failure('INTERNAL', 'memory'),
  });
  metrics.task({ queue: 'mail', kind: 'mail', delaySeconds: -1, hasFailed: true });
  metrics.task({ queue: 'mail', kind: 'mail', delaySeconds: 61, hasFailed: false });
  metrics.retry();
  for (const secret of [0, 0, 1]) metrics.token(secret);
  const own = (await metrics.text()).split('\n').filter((line) => /^collaboration_/.test(line));
  const values = Object.fromEntries(
    own.map((line) => [line.slice('collaboration_'.length, line.lastIndexOf(' ')), line.split(' ').at(-1)]),
  );
  const time = (name: string) => `request_duration_seconds_${name}`;
  expect(values).toMatchObject({
    [time('bucket{le="0.01",operation="page",status="200"}')]: '0',
    [time('bucket{le="0.025",operation="page",status="200"}')]: '1',
    [time('bucket{le="0.005",operation="getUsers",status="400"}')]: '1',
    [time('bucket{le="2.5",operation="getUsers",status="503"}')]: '0',
    [time('bucket{le="10",operation="getUsers",status="503"}')]: '1',
    [time('sum{operation="getUsers",status="500"}')]: '60',
    'database_seconds_total{operation="getUsers"}': '3.5',
    'refusals_total{status="UNAVAILABLE",reason=""}': '1',
    'refusals_total{status="INVALID_ARGUMENT",reason="TYPE"}': '1',
    'shed_requests_total{cause="queue delay"}': '1',
    'shed_requests_total{cause="memory"}': '1',
    'shed_requests_total{cause="connections"}': '0',
    'task_delay_seconds_bucket{le="0.1",queue="mail"}': '1',
    'task_delay_seconds_bucket{le="60",queue="mail"}': '1',
    'task_delay_seconds_bucket{le="600",queue="mail"}': '2',
    'task_delay_seconds_sum{queue="mail"}': '61',
    'tasks_total{queue="mail",kind="mail",outcome="failed"}': '1',
    'tasks_total{queue="mail",kind="mail",outcome="done"}': '1',
    transaction_retries_total: '1',
    'token_uses_total{secret="1"}': '2',
    'token_uses_total{secret="2"}': '1',
  });
});

it.runIf(isPostgres)('A connection that waits for a lock in PostgreSQL is counted, with its waiting time', async () => {
  const metrics = createMetrics();
  const test = await aService({}, undefined, { metrics });
  const { client } = await aTenantWithAcme(test);
  const blocker = await openConnection(test.config.databaseUrl);
  onTestFinished(() => blocker.end());
  await expect.poll(() => metrics.text()).toContain('collaboration_database_lock_waits 0');
  await blocker.query('begin; lock table organizations in exclusive mode');
  const changes = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  const waiting = Promise.allSettled([client.updateOrganizations({ organizations: changes })]);
  const counted = /^collaboration_database_lock_waits 1$/m;
  const timed = /^collaboration_database_lock_wait_seconds [\d.e-]*[1-9]/m;
  await expect.poll(() => metrics.text().then((text) => counted.test(text) && timed.test(text))).toBe(true);
  await blocker.query('rollback');
  await waiting;
  await expect.poll(() => metrics.text()).toContain('collaboration_database_lock_waits 0');
});

it.each([
  ['fails', () => Promise.reject(new Error('The database cannot be used.'))],
  ['does not respond', () => new Promise<never>(() => {})],
])('A value whose source %s is missing, and no other', async (_name, read) => {
  const metrics = createMetrics();
  const connections = { name: 'connections', help: 'Connections.', label: 'state', read: () => ({ waiting: 3 }) };
  const waits = { name: 'lock_waits', help: 'Waits.', timeoutMs: 50, read };
  metrics.watch([connections, waits, { ...waits, name: 'lock_waits_by_kind', label: 'kind' }]);
  const text = await metrics.text();
  expect(text).toContain('collaboration_connections{state="waiting"} 3');
  expect(text).toContain('collaboration_build_info{version="1.0.0"} 1');
  expect(text).not.toMatch(/^collaboration_lock_waits/m);
});

it.runIf(isPostgres)('Without its database, the service is not ready, as its metrics say with the reason', async () => {
  const metrics = createMetrics();
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  const proxy = await createProxy(env.DATABASE_URL ?? '');
  onTestFinished(proxy.close);
  await aService({ databaseUrl: proxy.url }, undefined, { metrics });
  expect(await metrics.text()).toContain('collaboration_ready{reason=""} 1');
  proxy.leadTo({ database: 'nowhere' });
  proxy.cutAll();
  await expect.poll(() => metrics.text()).toMatch(/^collaboration_ready\{reason="[^"]+"\} 0$/m);
});

it('Metrics say what waits: tasks that are due, failing or overdue, and entries of the ledger. Deferred tasks do not count', async () => {
  const metrics = createMetrics();
  const folder = await anEmptyFolder();
  const ledger = join(folder, 'ledger');
  const { service } = await aService({ ledger }, undefined, { metrics });
  // A ledger that cannot be written.
  await rm(ledger);
  await mkdir(ledger);
  const { ask, databaseTime } = service.environment;
  const now = await databaseTime();
  const task = (queue: Queue, delayMs: number): NewTask => ({
    queue,
    kind: 'a',
    payload: {},
    workspaceId: '',
    delayMs,
    createdAt: now - 90_000,
  });
  await ask(enqueue(now, [task('erasure', 0), task('erasure', 60_000), task('mail', 60_000)]));
  await ask(sql`update tasks set attempts = 1 where queue = 'erasure' and run_at > ${now}`);
  await ask(enqueue(now, [{ ...task('delivery', 60_000), apiKeyId: 'failing' }]));
  await ask(sql`update tasks set attempts = 3 where api_key_id = 'failing'`);
  // Recurring tasks: one that hangs without failing, and one that is late by a second.
  await ask(enqueueRecurring(now - 120_000, ['hanging']));
  await ask(enqueueRecurring(now - 1000, ['late']));
  await ask(
    insertInto(
      'ledger_entries',
      ['entry_id', 'recorded_at', 'entry'],
      [{ entryId: 'a', recordedAt: now, entry: '{}' }],
      ['entry_id'],
    ),
  );
  const text = await metrics.text();
  for (const line of [
    'pending_tasks{queue="erasure"} 2',
    'pending_tasks{queue="mail"} 0',
    'pending_tasks{queue="maintenance"} 1',
    'oldest_task_seconds{queue="erasure"} 90',
    'oldest_task_seconds{queue="mail"} 0',
    'oldest_task_seconds{queue="maintenance"} 120',
    'failing_tasks{api_key="failing"} 1',
    'ledger_pending_entries 1',
  ]) {
    expect(text).toContain(`collaboration_${line}`);
  }
});
