/** Planted incidents under a real Prometheus with the rules of `server/monitoring`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expiredCertificate } from '../certificates.ts';
import { freePort } from '../postgres.ts';
import { root } from '../service-process.ts';
import { createPostgres } from './database.ts';
import { type Context, type Env, type Report, report, type ServiceProcess, type Torture } from './framework.ts';
import { createCaller, createTenant, type Tenant } from './http.ts';
import { createProxy, type TcpProxy } from './proxy.ts';

export const alerts: Torture = {
  name: 'alerts',
  promise: 'Each planted incident fires its own alert within two minutes, and no other.',
  engines: ['postgres'],
  runsAlone: true,
  run,
};

/** Milliseconds until the alert must fire, with the pause between two scrapes. */
const maxMs = 125_000;
/** Milliseconds for which the alerts are watched once it has fired. */
const watchMs = 15_000;
/** Incidents at a time: each has two services and a Prometheus. */
const together = 4;

interface Scene {
  context: Context;
  services: readonly [ServiceProcess, ServiceProcess];
  tenant: Tenant;
  proxy: TcpProxy;
  databaseUrl: string;
  /** Ends with the incident. */
  atEnd(end: () => unknown): void;
}

interface Incident {
  alert: string;
  /** Settings of the services. */
  env?(scene: Pick<Scene, 'context' | 'atEnd'>): Promise<Env> | Env;
  /** Settings of the second service alone. */
  secondEnv?: Env;
  plant?(scene: Scene): Promise<unknown> | void;
}

const incidents: { readonly [name: string]: Incident } = {
  'no process': { alert: 'CollaborationDown', plant: ({ services }) => Promise.all(services.map((service) => service.kill())) },
  'one process less': { alert: 'CollaborationProcessDown', plant: ({ services: [, second] }) => second.kill() },
  'PostgreSQL away': { alert: 'CollaborationNotReady', plant: ({ proxy }) => proxy.close() },
  'a slow PostgreSQL': { alert: 'CollaborationSlow', plant: ({ proxy }) => proxy.delay(400) },
  'a noisy tenant': {
    alert: 'CollaborationSheds',
    env: () => ({ MAX_CONCURRENT_REQUESTS: '1', MAX_QUEUE_DELAY: '20' }),
    plant: ({ services: [{ url }], tenant, atEnd }) => load(url, tenant, { connections: 60, pauseMs: 0, atEnd }),
  },
  'a mail server that is away': {
    alert: 'CollaborationMail',
    env: () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@acme.example' }),
    plant: ({ services: [{ url }], tenant }) => {
      const login = { email: 'maya@acme.example', continueUrl: 'https://acme.example/' };
      return createCaller(url, { connections: 1 }).call(tenant, 'sendLoginLink', login);
    },
  },
  'a deletion behind a transaction that hangs': {
    alert: 'CollaborationQueueBlocked',
    plant: async ({ services: [{ url }], databaseUrl, tenant, atEnd }) => {
      const blocker = new pg.Client({ connectionString: databaseUrl });
      await blocker.connect();
      atEnd(() => blocker.end());
      await blocker.query('begin; lock table users in access exclusive mode');
      await createCaller(url, { connections: 1 }).call(tenant, 'deleteAllUserData', { userIds: ['anja-k'] });
    },
  },
  'a wrong clock': {
    alert: 'CollaborationClock',
    secondEnv: { NODE_OPTIONS: '--import=data:text/javascript,const{now}=Date;Date.now=()=>now.call(Date)+3000' },
  },
  'another secret': {
    alert: 'CollaborationProcessesDiffer',
    secondEnv: { TOKEN_SECRET: 'another secret that no other process of the service has' },
  },
  'little room on the disk of the ledger': {
    alert: 'CollaborationDisk',
    env: async ({ context, atEnd }) => {
      const folder = await mkdtemp(join(context.folder, 'disk-'));
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
      if (mounted.status !== 0) throw new Error('This incident needs a mount of a small disk, as root.');
      atEnd(() => spawnSync('umount', [folder]));
      return { LEDGER: join(folder, 'ledger') };
    },
  },
  'a certificate near its end': {
    alert: 'CollaborationCertificate',
    env: async ({ atEnd }) => {
      const server = createServer(expiredCertificate).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      atEnd(() => server.close());
      return { PUBLIC_URL: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
    },
  },
};

async function run(context: Context): Promise<Report> {
  if (context.short || spawnSync('prometheus', ['--version']).status !== 0) {
    context.log('skipped: this torture runs in its long form, where prometheus is installed');
    return { incidents: 0 };
  }
  const left = Object.entries(incidents);
  let slowestMs = 0;
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, incident] = next;
      try {
        const tookMs = await plant(context, name, incident);
        context.log(`${name}: ${incident.alert} after ${Math.round(tookMs / 1000)} s`);
        slowestMs = Math.max(slowestMs, tookMs);
      } catch (error) {
        report(context, name, error);
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return { incidents: Object.keys(incidents).length, slowest: `${Math.round(slowestMs / 1000)} s` };
}

/** Returns the milliseconds until the alert has fired. */
async function plant(context: Context, name: string, { alert, env = () => ({}), secondEnv, plant }: Incident): Promise<number> {
  const ends: (() => unknown)[] = [];
  const atEnd = (end: () => unknown) => void ends.unshift(end);
  try {
    const { port: databasePort, href } = new URL((await context.createDatabase()).env.DATABASE_URL ?? '');
    const proxy = await createProxy(Number(databasePort));
    atEnd(() => proxy.close());
    // A database of its own, through the proxy.
    const database = await createPostgres(context.folder, withPort(href, String(proxy.port)));
    const databaseUrl = withPort(database.env.DATABASE_URL ?? '', databasePort);
    const settings = { HEALTH_PORT: '0', ...(await env({ context, atEnd })) };
    const first = await context.startService({ database, env: settings });
    const second = await context.startService({ database, env: { ...settings, ...secondEnv } });
    for (const service of [first, second]) atEnd(() => service.kill());
    const tenant = await createTenant(first.url);
    for (const { url } of [first, second]) load(url, tenant, { connections: 1, pauseMs: 500, atEnd });
    const prometheus = await startPrometheus(context, [first, second], atEnd);
    await pause(10_000);
    const before = await prometheus.firing();
    if (before.length > 0) context.violation(`${name}: ${before.join(', ')} fired before the incident.`);
    const began = performance.now();
    await plant?.({ context, services: [first, second], tenant, proxy, databaseUrl, atEnd });
    const others = new Set<string>();
    let firedAt: number | undefined;
    while (performance.now() < (firedAt === undefined ? began + maxMs : firedAt + watchMs)) {
      const firing = await prometheus.firing();
      if (firing.includes(alert)) firedAt ??= performance.now();
      for (const other of firing) if (other !== alert) others.add(other);
      await pause(1000);
    }
    if (firedAt === undefined) context.violation(`${name}: ${alert} did not fire.`);
    if (others.size > 0) context.violation(`${name}: ${[...others].join(', ')} fired, too.`);
    return (firedAt ?? performance.now()) - began;
  } finally {
    for (const end of ends) await end();
  }
}

function withPort(url: string, port: string): string {
  const other = new URL(url);
  other.port = port;
  return other.href;
}

interface Loading extends Pick<Scene, 'atEnd'> {
  connections: number;
  pauseMs: number;
}

/** Calls until the incident ends. Failures are what the alerts are for. */
function load(url: string, tenant: Tenant, { connections, pauseMs, atEnd }: Loading): void {
  const caller = createCaller(url, { connections });
  let isOver = false;
  atEnd(() => {
    isOver = true;
    caller.close();
  });
  for (let i = 0; i < connections; i++) {
    void (async () => {
      while (!isOver) {
        await caller.call(tenant, 'getOrganizations', {}).catch(() => {});
        await pause(pauseMs);
      }
    })();
  }
}

async function startPrometheus(
  context: Context,
  services: readonly ServiceProcess[],
  atEnd: Scene['atEnd'],
): Promise<{ firing(): Promise<string[]> }> {
  const folder = await mkdtemp(join(context.folder, 'prometheus-'));
  await mkdir(join(folder, 'data'));
  const targets = services.map(({ healthUrl }) => new URL(healthUrl).host);
  const config = {
    global: { scrape_interval: '5s', scrape_timeout: '5s', evaluation_interval: '2s' },
    rule_files: [join(root, 'server/monitoring/alerts.yaml')],
    scrape_configs: [{ job_name: 'collaboration', static_configs: [{ targets }] }],
  };
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: 'ignore' },
  );
  atEnd(async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  });
  return {
    firing: async () => {
      const response = await fetch(`${url}/api/v1/alerts`);
      const { data }: { data: { alerts: { state: string; labels: { alertname: string } }[] } } = await response.json();
      return [...new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
    },
  };
}
