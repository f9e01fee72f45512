/**
 * Carries out each block of commands, and each sample, of server/operating.md: as printed, on a machine with its own folders, user and
 * settings. Programs that are not installed leave their samples to the parsers of samples.ts.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { Agent, fetch as fetchWith } from 'undici';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../../generated/client.ts';
import { validCertificate } from '../../support/certificates.ts';
import type { Ended } from '../../support/commands.ts';
import { root } from '../../support/service-process.ts';
import { createTenant, type Tenant } from '../../torture/http.ts';
import { load } from '../load.ts';
import { createMachine, type Machine } from '../machine/machine.ts';
import { parsers } from '../machine/samples.ts';

const page = readFileSync(join(root, 'server/operating.md'), 'utf8');
const blocks = [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', language = '', text = '']) => ({
  language,
  text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
}));

let machine: Machine;
let tenant: Tenant;
beforeAll(async () => {
  machine = await createMachine();
});
afterAll(() => machine.remove());

/** Types commands that must succeed. */
async function type(text: string, options: Parameters<Machine['type']>[1] = {}): Promise<Ended> {
  const ended = await machine.type(text, options);
  expect([ended.code, ended.code === 0 ? '' : ended.stdout + ended.stderr]).toEqual([0, '']);
  return ended;
}

const url = (port: string) => machine.local(`http://127.0.0.1:${port}`);
const isInstalled = (program: string) => ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((bin) => existsSync(`${bin}/${program}`));
/** Starts a program of this machine until the end of the test. */
function startProgram(program: string, ...args: string[]): void {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
}

const settings = () => execFileSync('cat', [join(machine.folder, 'etc/collaboration/.env')], { encoding: 'utf8' });
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(settings())?.[1] ?? '';
const organizationsIn = (database: string) => machine.database.ask(database, 'select organization_id from organizations');
const sampleOf = (language: string) => blocks.find((block) => block.language === language)?.text ?? '';

interface Step {
  /** Matches the first line of the block. */
  begins: RegExp;
  promise: string;
  run(text: string): Promise<void>;
}

/** In the order in which an operator takes them. */
const steps: Step[] = [
  {
    begins: /^npm ci && npm run build/,
    promise: 'The service is built and packed',
    run: async (text) => {
      await type(text, { cwd: machine.checkout });
      // The shell goes on after a failure before `&&`.
      expect(existsSync(join(machine.checkout, 'dist/node_modules/pino'))).toBe(true);
      await type(`cp collaboration.tgz ${machine.home}`, { cwd: machine.checkout });
    },
  },
  {
    begins: /^cd server\/deploy/,
    promise: 'Docker Compose starts the service, and its commands run beside it and without it',
    run: async (text) => {
      expect((await type(text, { cwd: machine.checkout })).stdout).toContain('"status":"ready"');
      const cwd = join(machine.checkout, 'server/deploy');
      const [tasks = '', migrate = ''] = [...page.matchAll(/`(docker compose (?:exec|run) [^`]*)`/g)].map(([, command]) => command);
      expect((await type(tasks, { cwd })).stdout).toBe('No pending tasks.\n');
      expect((await type(migrate, { cwd })).stdout).toBe('No pending migrations.\n');
      await type('sudo systemctl stop --all');
      for (const statement of ['drop database collaboration', 'drop role collaboration'])
        await machine.database.ask('postgres', statement);
      if (machine.database.hasClients) return;
      await machine.database.ask('postgres', 'create role collaboration login');
      await machine.database.ask('postgres', 'create database collaboration owner collaboration');
    },
  },
  {
    begins: /^sudo useradd/,
    promise: 'The service is installed under systemd, with two processes',
    run: async (text) => {
      expect((await type(text)).stdout.match(/"status":"ready"/g)).toHaveLength(2);
      tenant = await createTenant(url('8091'));
      if (isInstalled('systemd-analyze')) {
        const unit = join(machine.folder, 'collaboration@1.service');
        writeFileSync(unit, machine.local(readFileSync(join(root, 'server/deploy/collaboration@.service'), 'utf8')));
        const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', unit]);
        expect(stderr).not.toContain(unit);
      }
    },
  },
  {
    begins: /^sudo -u collaboration env .* tasks list/,
    promise: "A command runs as the service's user",
    run: async (text) => {
      expect((await type(text)).stdout).toBe('No pending tasks.\n');
    },
  },
  {
    begins: /^sudo mkdir \/opt\/collaboration-2/,
    promise: 'An upgrade under load loses no call, directly and through the sampled proxies',
    run: upgrade,
  },
  {
    begins: /^npm install @opentelemetry/,
    promise: 'A service with an SDK has a span for each request',
    run: async (text) => {
      const cwd = join(machine.checkout, 'dist');
      const env = { PORT: '0', DATA_DIR: join(machine.folder, 'traced'), TOKEN_SECRET: settingOf('TOKEN_SECRET') };
      const owner = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
      let call: Promise<unknown> | undefined;
      let isOver = false;
      const onOutput = (stdout: string, interrupt: () => void) => {
        const [, baseUrl] = /"url":"([^"]+)".*"msg":"ready"/.exec(stdout) ?? [];
        if (baseUrl !== undefined) call ??= createClient({ baseUrl }).createWorkspace(owner);
        // A second signal would end it at once.
        if (/^span createWorkspace$/m.test(stdout) && !isOver) interrupt();
        isOver ||= stdout.includes('span createWorkspace\n');
      };
      await type(text.replaceAll(/ \\\n/g, ' ').replace(' node --import', ' exec node --import'), { cwd, env, onOutput });
      await call;
    },
  },
  {
    begins: /^pg_dump /,
    promise: 'A dump has the tables',
    run: async (text) => {
      await type(text, { cwd: machine.checkout, env: { DATABASE_URL: asSuperuser('collaboration') } });
      await expectTables(join(machine.checkout, 'collaboration.dump'));
    },
  },
  {
    begins: /^DATABASE_URL=/,
    promise: 'A dump under systemd has the tables, with settings that are no shell',
    run: async (text) => {
      writeFileSync(join(machine.folder, 'etc/collaboration/.env'), `${settings()}MAIL_FROM=Acme <no-reply@acme.example>\n`);
      await type(text);
      await expectTables(join(machine.folder, 'var/lib/collaboration/collaboration.dump'));
    },
  },
  {
    begins: /^pg_restore /,
    promise: 'A dump is restored into an empty database',
    run: async (text) => {
      await machine.database.ask('postgres', 'create database restored');
      const { stdout } = await type(text, { cwd: machine.checkout, env: inCheckout('restored') });
      expect(stdout).toContain('Applied from the ledger');
      if (!machine.database.hasClients) return;
      expect(await organizationsIn('restored')).toEqual(await organizationsIn('collaboration'));
    },
  },
  {
    begins: /^npm run --silent demo/,
    promise: 'Demo data is imported',
    run: async (text) => {
      await type(text, { cwd: machine.checkout, env: { ...inCheckout('collaboration'), apiKey: tenant.apiKey } });
      expect((await organizationsIn('collaboration')).length).toBeGreaterThan(1);
    },
  },
  {
    begins: /^archive_mode = on/,
    promise: 'PostgreSQL takes the settings of the archive',
    run: (text) => expectSettings(text, { archive_mode: 'on', archive_command: 'test ! -f /archive/%f && cp %p /archive/%f' }),
  },
  {
    begins: /^archive_mode = off/,
    promise: 'PostgreSQL takes the settings of a recovery',
    run: (text) =>
      expectSettings(text, { archive_mode: 'off', restore_command: 'cp /archive/%f %p', recovery_target_action: 'promote' }),
  },
  {
    begins: /^api\.example\.com \{/,
    promise: 'Caddy takes its sample',
    run: async (text) => {
      expect(parsers.caddy(text)).toEqual([]);
      const file = join(machine.folder, 'Caddyfile');
      writeFileSync(file, text);
      if (isInstalled('caddy')) await promisify(execFile)('caddy', ['validate', '--adapter', 'caddyfile', '--config', file]);
    },
  },
  {
    begins: /^log_format collaboration/,
    promise: 'nginx takes its sample',
    run: async (text) => {
      expect(parsers.nginx(text)).toEqual([]);
      expect([...text.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)).toEqual(['8091', '8092']);
      if (isInstalled('nginx')) await promisify(execFile)('nginx', ['-t', ...nginxOptions()]);
    },
  },
  {
    begins: /^defaults\n/,
    promise: 'HAProxy takes its sample',
    run: async (text) => {
      expect(parsers.haproxy(text)).toEqual([]);
      expect([...text.matchAll(/server \w 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)).toEqual(['8091', '8092']);
      if (isInstalled('haproxy')) await promisify(execFile)('haproxy', ['-c', '-f', haproxyFile()]);
    },
  },
];

const asSuperuser = (database: string) => machine.local(`postgres:///${database}?host=/var/run/postgresql&user=postgres`);
const inCheckout = (database: string) => ({
  DATABASE_URL: asSuperuser(database),
  TOKEN_SECRET: settingOf('TOKEN_SECRET'),
  DATA_DIR: join(machine.folder, 'restored'),
});

async function expectTables(dump: string): Promise<void> {
  expect(existsSync(dump)).toBe(true);
  if (machine.database.hasClients)
    expect((await type(`pg_restore --list ${dump}`, { cwd: machine.checkout })).stdout).toContain(
      ' TABLE DATA public organizations ',
    );
}

async function expectSettings(text: string, expected: { [name: string]: string }): Promise<void> {
  const file = join(machine.folder, 'settings.conf');
  writeFileSync(file, text);
  for (const [name, value] of Object.entries(expected))
    expect([name, await machine.database.settingIn(file, name)]).toEqual([name, value]);
}

function nginxOptions(): string[] {
  const { folder, local } = machine;
  const included = join(folder, 'etc/nginx/conf.d/collaboration.conf');
  writeFileSync(included, local(sampleOf('nginx')));
  writeFileSync(join(folder, 'etc/ssl/api.example.com.pem'), validCertificate.cert);
  writeFileSync(join(folder, 'etc/ssl/private/api.example.com.key'), validCertificate.key);
  const file = join(folder, 'etc/nginx/nginx.conf');
  // As Debian's includes it.
  writeFileSync(file, `daemon off; pid ${folder}/run/nginx; error_log stderr; events {} http { include ${included}; }`);
  return ['-p', folder, '-c', file];
}

function haproxyFile(): string {
  const file = join(machine.folder, 'etc/haproxy/haproxy.cfg');
  writeFileSync(file, machine.local(sampleOf('haproxy')));
  writeFileSync(join(machine.folder, 'etc/haproxy/api.pem'), validCertificate.cert + validCertificate.key);
  return file;
}

type Fetch = NonNullable<Parameters<typeof createClient>[0]['fetch']>;

/** Upgrades both processes while callers write and read. A call that gets no response fails the test. */
async function upgrade(text: string): Promise<void> {
  const dispatcher = new Agent({ connect: { ca: validCertificate.cert } });
  onTestFinished(() => dispatcher.close());
  const throughTls: Fetch = (to, init) => fetchWith(to, { ...init, dispatcher });
  const ways: { [baseUrl: string]: Fetch } = {};
  const { local } = machine;
  if (isInstalled('nginx')) {
    startProgram('nginx', ...nginxOptions());
    ways[local('https://localhost:listen 443').replace(/listen \S+:/, '')] = throughTls;
  }
  if (isInstalled('haproxy')) {
    startProgram('haproxy', '-db', '-f', haproxyFile());
    ways[local('https://localhost:bind :443').replace(/bind \S+:/, '')] = throughTls;
  }
  // A rejected connection is safe to repeat at the other process.
  if (Object.keys(ways).length === 0) {
    ways[url('8091')] = (to, init) =>
      fetch(to, init).catch((error: unknown) => {
        if (!(error instanceof Error) || !inspect(error.cause).includes('ECONNREFUSED')) throw error;
        return fetch(to.replace(url('8091'), url('8092')), init);
      });
  }
  const { apiKey, authToken } = tenant;
  const clients = Object.entries(ways).map(([baseUrl, by]) => createClient({ baseUrl, apiKey, authToken, retries: 0, fetch: by }));
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme' }];
  for (const client of clients)
    await expect.poll(() => client.addOrganizations({ organizations }).catch(String)).toBeTypeOf('object');
  const loads = clients.map((client, i) => load(client, `way-${i}`));
  const pids = ['1', '2'].map((process) => readFileSync(join(machine.folder, `run/collaboration@${process}.pid`), 'utf8'));
  expect((await type(text)).stdout.match(/"status":"ready"/g)).toHaveLength(2);
  for (const { stop } of loads) expect(await stop()).toBeGreaterThan(0);
  if (isInstalled('nginx')) {
    const logged = readFileSync(join(machine.folder, 'var/log/nginx/collaboration.log'), 'utf8').trimEnd().split('\n');
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.filter((line) => !/ POST \/v2\/\S+ 200 .* [0-9a-f]{32}$/.test(line))).toEqual([]);
  }
  for (const [i, process] of ['1', '2'].entries())
    expect(readFileSync(join(machine.folder, `run/collaboration@${process}.pid`), 'utf8')).not.toBe(pids[i]);
}

it('Each block of the page is carried out by one step, and each step carries one out', () => {
  const matching = blocks.map(({ text }) => steps.filter(({ begins }) => begins.test(text)).length);
  expect(blocks.filter((_, i) => matching[i] !== 1)).toEqual([]);
  expect(blocks).toHaveLength(steps.length);
});

it.for(steps.map(({ promise, begins }) => [promise, begins] as const))('%s', async ([, begins]) => {
  const text = blocks.find((block) => begins.test(block.text))?.text ?? '';
  await steps.find((step) => step.begins === begins)?.run(text);
});

it('No command writes a dump or restores one if DATABASE_URL is empty', async () => {
  const using = blocks.filter(({ language, text }) => language === 'sh' && text.includes('"${DATABASE_URL'));
  expect(using).toHaveLength(3);
  writeFileSync(join(machine.folder, 'etc/collaboration/.env'), '');
  for (const { text } of using) {
    const { code, stderr } = await machine.type(`rm -f collaboration.dump\n${text}`, { env: { DATABASE_URL: '' } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL: parameter null or not set')]);
    expect(existsSync(join(machine.home, 'collaboration.dump'))).toBe(false);
  }
});
