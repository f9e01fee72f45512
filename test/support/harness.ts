/** A service for a test: real HTTP, a real database of its own, a clock that the test sets, and work done when the test says so. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DestinationStream } from 'pino';
import { expect, inject, onTestFinished } from 'vitest';
import { type ApiKeyClient, createClient, type PublicClient, type WorkspaceClient } from '../../generated/client.ts';
import { readLines } from '../../server/ledger/lines.ts';
import { createLog } from '../../server/log/log.ts';
import { importLines } from '../../server/operate/import/run-import.ts';
import { assertExists } from '../../server/organizations/key.ts';
import { type Service, startService } from '../../server/service.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { type Observers, observe } from '../../server/telemetry/observe.ts';
import { type Tenant as Credentials, createTenant } from '../torture/http.ts';
import { createDatabaseAt, databaseAt, databaseIn, deleteAllRows, dropDatabases } from './databases.ts';

/** 2026-11-20T10:00:00Z, when every test begins. */
export const start = 1_795_168_800_000;

export const secret = 'a secret that only the tests know and no one else';

export const silent = createLog('silent');

export interface TestService {
  url: string;
  config: Config;
  service: Service;
  /** The lines of the log so far. */
  log: string[];
  /** Without credentials. */
  client: PublicClient;
  now(): number;
  advance(by: { milliseconds?: number; seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  /** Does all queued work that is due. */
  work(): Promise<void>;
  /** Stops the process and starts another on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const isPostgres = process.env.TEST_ENGINE === 'postgres';

/** The settings of a service behind an old PgBouncer, see pgbouncer.ts. */
const poolerSettings = process.env.TEST_POOLER === 'unprepared' ? { DATABASE_PREPARE: 'off' } : {};

const warnLevel = 40;

/** Warnings and errors that services have logged since the test began: `setup.ts` prints them if it fails. */
export const warnings: string[] = [];

/** A separate service, stopped when the test ends. `config` overrides what a plain installation has. */
export async function startTestService(
  config: Partial<Config> = {},
  createOwn = takeDatabase,
  ownObservers: Observers = {},
): Promise<TestService> {
  const database = await createOwn();
  const log: string[] = [];
  const stream: DestinationStream = {
    write: (line) => {
      log.push(line);
      if (JSON.parse(line).level >= warnLevel) warnings.push(line);
    },
  };
  const whole: Config = {
    ...readConfig({
      PORT: '0',
      // A slow machine counts neither as overload nor as an outage.
      MAX_QUEUE_DELAY: '0',
      DATABASE_CONNECT_TIMEOUT: '60',
      DATABASE_STATEMENT_TIMEOUT: '60',
      DATABASE_LOCK_TIMEOUT: '60',
      TOKEN_SECRET: secret,
      ...database.env,
    }),
    createWorkspaceLimit: 0,
    loginLinkLimit: 0,
    refusedCallsLimit: 0,
    ...config,
  };
  let now = start;
  const launch = async () => {
    const observers = { ...(await observe(whole, process.env)), ...ownObservers };
    return await startService({ config: whole, log: createLog('info', stream), clock: () => now, pollIntervalMs: 0, ...observers });
  };
  let service = await launch();
  let client = createClient({ baseUrl: service.url, retries: 0 });
  let running = true;
  const test: TestService = {
    get url() {
      return service.url;
    },
    get service() {
      return service;
    },
    get client() {
      return client;
    },
    config: whole,
    log,
    now: () => now,
    advance: ({ milliseconds = 0, seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now += milliseconds + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)));
    },
    work: () => service.worker.drain(),
    restart: async () => {
      await service.stop();
      service = await launch();
      client = createClient({ baseUrl: service.url, retries: 0 });
    },
    stop: async () => {
      if (!running) return;
      running = false;
      await service.stop();
      await database.drop();
    },
  };
  return test;
}

/** The same, stopped at the end of the test. */
export async function aService(
  config: Partial<Config> = {},
  createOwn = takeDatabase,
  observers: Observers = {},
): Promise<TestService> {
  const test = await startTestService(config, createOwn, observers);
  onTestFinished(() => test.stop());
  return test;
}

/** The same, which does due work by itself. */
export async function aWorkingService(config?: Partial<Config>): Promise<TestService> {
  const service = await aService(config);
  const working = setInterval(() => void service.work(), 50);
  onTestFinished(() => clearInterval(working));
  return service;
}

export interface Tenant extends Credentials {
  client: ApiKeyClient;
  workspace: WorkspaceClient;
}

/** A new workspace with its API key: data of its own. */
export async function aTenant({ url: baseUrl }: Pick<TestService, 'url'>): Promise<Tenant> {
  const tenant = await createTenant(baseUrl);
  const { apiKey, authToken, workspaceId, workspaceToken } = tenant;
  const client = createClient({ baseUrl, apiKey, authToken, retries: 0 });
  return { ...tenant, client, workspace: createClient({ baseUrl, workspaceId, authToken: workspaceToken, retries: 0 }) };
}

/** A tenant with the organization `acme`. */
export async function aTenantWithAcme(service: Pick<TestService, 'url'>): Promise<Tenant> {
  const tenant = await aTenant(service);
  await tenant.client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
  return tenant;
}

/** The internal key of an organization. */
export const keyOf = ({ service }: TestService, { apiKey }: Tenant, organizationId = 'acme'): Promise<string> =>
  assertExists(service.environment.ask, apiKey, organizationId);

/** Imports lines as `npm run import` does; none may be rejected. */
export async function importAll({ service }: TestService, { apiKey }: Tenant, lines: readonly object[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  const refused: string[] = [];
  const report = { refused: (number: number, reason: string) => void refused.push(`${number}: ${reason}`), progress: () => {} };
  await importLines(service.environment, apiKey, readLines(Readable.from(text.map((line) => Buffer.from(line))), 2 ** 20), report);
  expect(refused).toEqual([]);
}

export interface TestDatabase {
  /** The environment variables that name it. */
  env: { DATA_DIR: string; DATABASE_URL?: string; DATABASE_PREPARE?: string };
  drop: () => Promise<void>;
}

/** Creates a database with the schema: on PostgreSQL, a copy of `from`. */
export const createDatabase = ({ from = inject('template') } = {}): Promise<TestDatabase> => createOf(from);

/** On PostgreSQL, it has no schema, which takes ten times as long to create as to copy. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createOf(undefined);

async function createOf(from: string | undefined): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isPostgres) return { env: { DATA_DIR: folder }, drop: removeFolder };
  const url = await createPostgresDatabase(from);
  const drop = async () => {
    await dropDatabases(inject('postgresUrl'), [databaseIn(url)]);
    await removeFolder();
  };
  return { env: { DATA_DIR: folder, DATABASE_URL: url, ...poolerSettings }, drop };
}

async function createPostgresDatabase(from: string | undefined): Promise<string> {
  const name = aDatabaseName();
  await createDatabaseAt(inject('postgresUrl'), name, from);
  return databaseAt(inject('serviceUrl'), name);
}

/** Returns a name for a database, which is dropped at the end of the run. */
export const aDatabaseName = (): string => `${inject('template')}_${randomBytes(8).toString('hex')}`;

/** URLs of databases on PostgreSQL that earlier tests of the file have left, without rows. Creating one takes much longer. */
const emptied: string[] = [];

/** A database with the schema and no rows. Tests that change its schema or its settings create one of their own. */
export async function takeDatabase(): Promise<TestDatabase> {
  if (!isPostgres) return await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-'));
  const url = emptied.pop() ?? (await createPostgresDatabase(inject('template')));
  const drop = async () => {
    if (await deleteAllRows(url)) emptied.push(url);
    else await dropDatabases(inject('postgresUrl'), [databaseIn(url)]);
    await rm(folder, { recursive: true, force: true });
  };
  return { env: { DATA_DIR: folder, DATABASE_URL: url, ...poolerSettings }, drop };
}
