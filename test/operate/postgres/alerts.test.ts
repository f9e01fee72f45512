/**
 * Planted incidents under a real Prometheus with the rules of `server/monitoring`. Each takes one to four minutes, so only long runs plant
 * them. Debian's package `prometheus` has the program. Full disks need root, and used up descriptors Linux.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expiredCertificate } from '../../support/certificates.ts';
import { run } from '../../support/commands.ts';
import { freePort } from '../../support/embedded-postgres.ts';
import { createDatabase, secret } from '../../support/harness.ts';
import { isLong } from '../../support/long.ts';
import { portOf } from '../../support/port-of.ts';
import { openConnection } from '../../support/postgres-connection.ts';
import { createProxy, type TcpProxy } from '../../support/proxy.ts';
import { root } from '../../support/service-process.ts';
import type { Env, ServiceProcess } from '../../torture/framework.ts';
import { createCaller, createTenant, type Tenant } from '../../torture/http.ts';
import { launchService } from '../../torture/process.ts';

/** Twice the time in which alerts fire on an idle machine. */
const maxMs = 240_000;
/** Milliseconds for which the alerts are watched before the incident, and once its alert has fired. */
const watchMs = 15_000;

interface Scene {
  /** SQLite has one. */
  services: readonly [first: ServiceProcess, second: ServiceProcess | undefined];
  tenant: Tenant;
  proxy: TcpProxy;
  databaseUrl: string;
  folder: string;
  /** Ends with the incident. */
  atEnd(end: () => unknown): void;
}

interface Incident {
  alert: string;
  /** Alerts that may fire, too: effects that also have other causes. */
  others?: readonly string[];
  /** The line of the doctor. Undefined: only the log and the metrics have the incident. */
  doctor?: RegExp;
  /** The embedded database, with one process. */
  isEmbedded?: true;
  /** The program. Default: the service. */
  file?: string;
  /** Settings of the services. */
  env?(scene: Pick<Scene, 'folder' | 'atEnd'>): Promise<Env> | Env;
  /** Settings of the second service alone. */
  secondEnv?: Env;
  /** Milliseconds in which nothing may fire before the incident. */
  quietMs?: number;
  plant?(scene: Scene): Promise<unknown> | unknown;
}

/** Runs the code in the process of the service. */
const preload = (code: string): Env => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });

const settings: Env = { HEALTH_PORT: '0', TOKEN_SECRET: secret, MAX_QUEUE_DELAY: '0', READINESS_TIMEOUT: '4' };
const crashingPort = String(await freePort());
/** Milliseconds in which a process is scraped at least once. */
const scrapeMs = 12_000;

const incidents: { readonly [name: string]: Incident } = {
  'no process': {
    alert: 'CollaborationDown',
    doctor: /No response from \S+ .*: start the service/,
    plant: ({ services }) => Promise.all(services.map((service) => service?.kill())),
  },
  'one process less': {
    alert: 'CollaborationProcessDown',
    doctor: /The process .* ended without a stop/,
    plant: ({ services: [, second] }) => second?.kill(),
  },
  'a process in a crash loop': {
    alert: 'CollaborationCrashLoop',
    doctor: /The process .* ended without a stop/,
    secondEnv: { HEALTH_PORT: crashingPort },
    plant: async ({ services: [, second], proxy, folder, atEnd }) => {
      const env = { ...settings, HEALTH_PORT: crashingPort, DATA_DIR: folder, DATABASE_URL: proxy.url };
      let service = second;
      atEnd(() => service?.kill());
      for (let start = 0; start < 4; start++) {
        await service?.kill();
        service = await launchService({ file: 'server/main.ts', env, folder, timeoutMs: 120_000 });
        await pause(scrapeMs);
      }
    },
  },
  'PostgreSQL away': {
    alert: 'CollaborationNotReady',
    doctor: /PostgreSQL cannot be used/,
    plant: ({ proxy }) => proxy.close(),
  },
  'a slow PostgreSQL': {
    alert: 'CollaborationSlow',
    doctor: /The database takes \d+ ms for the smallest statement/,
    plant: ({ proxy }) => proxy.delay(400),
  },
  'a noisy tenant': {
    alert: 'CollaborationSheds',
    doctor: /rejected under load in the last minute: \d+\. [-\w]+ had \d+ of them/,
    env: () => ({ MAX_CONCURRENT_REQUESTS: '1', MAX_QUEUE_DELAY: '20' }),
    plant: ({ services: [{ url }], tenant, atEnd }) => load(url, tenant, { connections: 60, pauseMs: 0, atEnd }),
  },
  'a mail server that is away': {
    alert: 'CollaborationMail',
    doctor: /The mail server \S+ rejected the connection/,
    env: () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@acme.example' }),
    plant: ({ services: [{ url }], tenant }) => {
      const login = { email: 'maya@acme.example', continueUrl: 'https://acme.example/' };
      return createCaller(url, { connections: 1 }).call(tenant, 'sendLoginLink', login);
    },
  },
  'a deletion that fails': {
    alert: 'CollaborationTaskFails',
    // No other task is done meanwhile.
    others: ['CollaborationQueueBlocked'],
    doctor: /Tasks of the queue erasure wait or fail: 1/,
    plant: async ({ services: [{ url }], databaseUrl, tenant, atEnd }) => {
      const caller = createCaller(url, { connections: 1 });
      await caller.call(tenant, 'addOrganizations', { organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
      await caller.call(tenant, 'addUsers', { organizationId: 'acme', users: [{ userId: 'anja-k', name: 'Anja' }] });
      const client = await connected(databaseUrl, atEnd);
      await client.query(`create function planted() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`);
      await client.query('create trigger planted before delete on users for each row execute function planted()');
      await caller.call(tenant, 'deleteAllUserData', { userIds: ['anja-k'] });
    },
  },
  'a deletion behind a transaction that hangs': {
    alert: 'CollaborationQueueBlocked',
    others: ['CollaborationTaskFails'],
    doctor: /Tasks of the queue erasure wait or fail: 1/,
    plant: async ({ services: [{ url }], databaseUrl, tenant, atEnd }) => {
      await lockTable(databaseUrl, 'users', atEnd);
      await createCaller(url, { connections: 1 }).call(tenant, 'deleteAllUserData', { userIds: ['anja-k'] });
    },
  },
  'writes behind a transaction that hangs': {
    alert: 'CollaborationLockWaits',
    doctor: /Connections that wait for locks in PostgreSQL: \d+\. The backends [\d, ]+ hold them/,
    env: () => ({ DATABASE_LOCK_TIMEOUT: '600', DATABASE_STATEMENT_TIMEOUT: '600' }),
    plant: async ({ services: [{ url }], databaseUrl, tenant, atEnd }) => {
      await lockTable(databaseUrl, 'organizations', atEnd);
      load(url, tenant, { connections: 8, pauseMs: 0, atEnd, operation: 'addOrganizations' });
    },
  },
  'a table that is gone': {
    alert: 'CollaborationErrors',
    plant: async ({ databaseUrl, atEnd }) => {
      const client = await connected(databaseUrl, atEnd);
      await client.query('alter table organizations rename to former_organizations');
    },
  },
  'a wrong clock': {
    alert: 'CollaborationClock',
    doctor: /The process .* has a clock that is \d\.\d s ahead/,
    secondEnv: preload('const { now } = Date; Date.now = () => now.call(Date) + 3000'),
  },
  'another secret': {
    alert: 'CollaborationProcessesDiffer',
    doctor: /The process .* has another TOKEN_SECRET/,
    secondEnv: { TOKEN_SECRET: 'another secret that no other process of the service has' },
  },
  'a rolling upgrade that stays incomplete for an hour': {
    alert: 'CollaborationProcessesDiffer',
    doctor: /The process .* has version 1\.0\.1 beside 1\.0\.0: complete the upgrade\.$/,
    file: 'test/torture/service-with-clock.ts',
    env: async ({ folder }) => {
      const CLOCK = join(folder, 'clock');
      await writeFile(CLOCK, '-3700000');
      return { CLOCK };
    },
    secondEnv: preload(`
      import { registerHooks } from 'node:module';
      registerHooks({
        load(url, context, next) {
          const loaded = next(url, context);
          if (!url.endsWith('/generated/handlers.ts')) return loaded;
          return { ...loaded, source: String(loaded.source).replace("version = '1.0.0'", "version = '1.0.1'") };
        },
      });`),
    // The alert's own minute, and a heartbeat.
    quietMs: 80_000,
    plant: ({ folder }) => writeFile(join(folder, 'clock'), '0'),
  },
  'a full disk of the ledger': {
    alert: 'CollaborationDisk',
    doctor: /The ledger \S+ cannot be written: the disk is full/,
    env: async ({ folder, atEnd }) => ({ LEDGER: join(await aSmallDisk(folder, atEnd), 'ledger') }),
    plant: ({ folder }) => fillDisk(folder),
  },
  'a full disk of the embedded database': {
    alert: 'CollaborationDisk',
    doctor: /The disk of \S+ has 0 MiB left: free up space/,
    isEmbedded: true,
    env: async ({ folder, atEnd }) => ({ DATA_DIR: await aSmallDisk(folder, atEnd) }),
    plant: ({ folder }) => fillDisk(folder),
  },
  'a certificate near its end': {
    alert: 'CollaborationCertificate',
    doctor: /The certificate of 127\.0\.0\.1 expired on/,
    env: async ({ atEnd }) => {
      const server = createServer(expiredCertificate);
      atEnd(() => server.close());
      return { PUBLIC_URL: `https://127.0.0.1:${await portOf(server)}` };
    },
  },
  'used up file descriptors': {
    alert: 'CollaborationDescriptors',
    doctor: /The process .* uses \d+ % of its file descriptors: raise the limit/,
    env: () =>
      preload(`
        import { openSync } from 'node:fs';
        process.on('SIGUSR2', () => { try { for (;;) openSync('/dev/null'); } catch {} });`),
    plant: ({ services: [{ pid, signal }] }) => {
      succeed('prlimit', '--pid', String(pid), '--nofile=500:500');
      signal('SIGUSR2');
    },
  },
  'an event loop that is held up': {
    alert: 'CollaborationStalled',
    others: ['CollaborationSlow'],
    env: () =>
      preload(`
        const hold = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
        process.on('SIGUSR2', () => setInterval(hold, 650));`),
    plant: ({ services: [{ signal }] }) => signal('SIGUSR2'),
  },
};

interface Row {
  incident: string;
  alert: string;
  seconds: number | string;
  doctor: string;
  faults: string[];
}

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

it('Each alert rule has an incident', async () => {
  const rules = await readFile(join(root, 'server/monitoring/alerts.yaml'), 'utf8');
  const names = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.values(incidents).map(({ alert }) => alert)));
});

describe.runIf(isLong).concurrent('Each incident fires its alert and no other, and the doctor names it', () => {
  beforeAll(() => {
    if (spawnSync('prometheus', ['--version']).status !== 0) throw new Error('Install prometheus, which these tests run.');
  });
  const rows: Row[] = [];
  afterAll(() => {
    const cells = rows.map(({ incident, alert, seconds, doctor }) => `| ${[incident, alert, seconds, doctor].join(' | ')} |`);
    console.log(['| Incident | Alert | Seconds | Doctor |', '|---|---|---|---|', ...cells].join('\n'));
  });

  const all = Object.entries(incidents).filter(([, { alert }]) => mayMount || alert !== 'CollaborationDisk');
  it.each(all)('%s', { timeout: 3_600_000 }, async (name, incident) => {
    // A busy machine may be as slow as an incident.
    const row = await twice(() => observe(name, incident));
    rows.push(row);
    expect(row.faults).toEqual([]);
  });
});

async function twice(attempt: () => Promise<Row>): Promise<Row> {
  const row = await attempt();
  if (row.faults.length > 0) console.log(JSON.stringify(row));
  return row.faults.length === 0 ? row : await attempt();
}

async function observe(name: string, incident: Incident): Promise<Row> {
  const { alert, others = [], doctor, isEmbedded, file = 'server/main.ts', secondEnv, quietMs = watchMs, plant } = incident;
  const ends: (() => unknown)[] = [];
  const atEnd = (end: () => unknown) => void ends.unshift(end);
  const row: Row = { incident: name, alert, seconds: '', doctor: '', faults: [] };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    const database = await createDatabase();
    atEnd(database.drop);
    const databaseUrl = database.env.DATABASE_URL ?? '';
    const proxy = await createProxy(databaseUrl);
    atEnd(() => proxy.close());
    const env: Env = {
      ...settings,
      ...(isEmbedded ? {} : { DATA_DIR: folder, DATABASE_URL: proxy.url }),
      ...(await incident.env?.({ folder, atEnd })),
    };
    const start = async (own: Env) => {
      const service = await launchService({ file, env: { ...env, ...own }, folder, timeoutMs: 120_000 });
      atEnd(() => service.kill());
      return service;
    };
    const first = await start({});
    const second = isEmbedded ? undefined : await start(secondEnv ?? {});
    const services = [first, ...(second === undefined ? [] : [second])];
    const tenant = await createTenant(first.url);
    for (const { url } of services) load(url, tenant, { connections: 1, pauseMs: 100, atEnd });
    const firing = await startPrometheus(folder, services, atEnd);
    const unexpected = new Set<string>();
    const look = async () => {
      const found = await firing();
      for (const one of found) if (one !== alert && !others.includes(one)) unexpected.add(one);
      return found.includes(alert);
    };
    for (const end = performance.now() + quietMs; performance.now() < end; await pause(1000)) {
      if ((await look()) && plant !== undefined) row.faults.push(`${name}: ${alert} fired before the incident.`);
    }
    const began = performance.now() - (plant === undefined ? quietMs : 0);
    await plant?.({ services: [first, second], tenant, proxy, databaseUrl, folder, atEnd });
    while (!(await look())) {
      if (performance.now() - began > maxMs) throw new Error(`${alert} did not fire.`);
      await pause(1000);
    }
    row.seconds = Math.round((performance.now() - began) / 1000);
    const { stdout } = await run('doctor', [], { cwd: folder, env: { PUBLIC_URL: first.url, ...env, HEALTH_PORT: '1' } });
    row.doctor = stdout.split('\n').find((line) => doctor?.test(line)) ?? '';
    if (doctor !== undefined && row.doctor === '') row.faults.push(`${name}: the doctor does not name it. ${stdout}`);
    for (const end = performance.now() + watchMs; performance.now() < end; await pause(1000)) await look();
    if (unexpected.size > 0) row.faults.push(`${name}: ${[...unexpected].join(', ')} fired, too.`);
  } catch (error) {
    row.faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    for (const end of ends) await end();
  }
  return row;
}

async function connected(url: string, atEnd: Scene['atEnd']): Promise<pg.Client> {
  const client = await openConnection(url);
  atEnd(() => client.end());
  return client;
}

async function lockTable(url: string, table: string, atEnd: Scene['atEnd']): Promise<void> {
  const client = await connected(url, atEnd);
  await client.query(`begin; lock table ${table} in exclusive mode`);
}

function succeed(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

const diskIn = (folder: string): string => join(folder, 'disk');

/** Mounts a disk in memory. */
async function aSmallDisk(folder: string, atEnd: Scene['atEnd']): Promise<string> {
  await mkdir(diskIn(folder));
  succeed('mount', '-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', diskIn(folder));
  atEnd(() => succeed('umount', '--lazy', diskIn(folder)));
  return diskIn(folder);
}

/** Makes the disk as small as its files. */
function fillDisk(folder: string): void {
  const { stdout } = spawnSync('df', ['--output=used', '--block-size=1K', diskIn(folder)], { encoding: 'utf8' });
  const used = Number(stdout.split('\n')[1]);
  succeed('mount', '-o', `remount,size=${used + 16}k`, diskIn(folder));
}

interface Loading extends Pick<Scene, 'atEnd'> {
  connections: number;
  pauseMs: number;
  operation?: 'getOrganizations' | 'addOrganizations';
}

/** Calls until the incident ends. Failures are what the alerts are for. */
function load(url: string, tenant: Tenant, { connections, pauseMs, atEnd, operation = 'getOrganizations' }: Loading): void {
  const caller = createCaller(url, { connections, timeoutMs: maxMs });
  let isOver = false;
  atEnd(() => {
    isOver = true;
    caller.close();
  });
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  const call = () => {
    if (operation === 'addOrganizations') return caller.call(tenant, operation, { organizations });
    return caller.call(tenant, operation, {});
  };
  for (let i = 0; i < connections; i++) {
    void (async () => {
      while (!isOver) {
        await call().catch(() => {});
        await pause(pauseMs);
      }
    })();
  }
}

/** Returns a function that names the alerts that fire. */
async function startPrometheus(
  folder: string,
  services: readonly ServiceProcess[],
  atEnd: Scene['atEnd'],
): Promise<() => Promise<string[]>> {
  await mkdir(join(folder, 'prometheus'));
  const targets = services.map(({ healthUrl }) => new URL(healthUrl).host);
  const config = {
    global: { scrape_interval: '5s', scrape_timeout: '5s', evaluation_interval: '2s' },
    rule_files: [join(root, 'server/monitoring/alerts.yaml')],
    scrape_configs: [{ job_name: 'collaboration', static_configs: [{ targets }] }],
  };
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const url = `http://127.0.0.1:${await freePort()}`;
  const args = ['--config.file=prometheus.yml', '--storage.tsdb.path=prometheus', `--web.listen-address=${new URL(url).host}`];
  const child: ChildProcess = spawn('prometheus', args, { cwd: folder, stdio: 'ignore' });
  atEnd(async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  });
  const firing = async () => {
    const response = await fetch(`${url}/api/v1/alerts`);
    const { data }: { data: { alerts: { state: string; labels: { alertname: string } }[] } } = await response.json();
    return [...new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
  };
  await expect.poll(() => firing().catch(() => undefined)).toEqual([]);
  return firing;
}
