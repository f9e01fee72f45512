/** The whole service in one process: database, worker and server, started and stopped together. */
import type { AddressInfo, Server } from 'node:net';
import { type Express, Router } from 'express';
import type { Logger } from 'pino';
import type { Handlers } from '../generated/server.ts';
import { createApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import type { Contexts, Environment } from './context.ts';
import { isUnavailable } from './database/errors.ts';
import { fileIn, openDatabase } from './database/open.ts';
import { limitPerTenant } from './database/tenant-limit.ts';
import { runInTransactions } from './database/transaction.ts';
import { docs } from './docs.ts';
import { handlers as allHandlers } from './handlers.ts';
import { createHealthServer, health } from './health.ts';
import { createAdmission, inTurn } from './http/admission.ts';
import { createHttpServer } from './http/server.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import type { Mailer } from './mailer.ts';
import { unsubscribePages } from './notifications/unsubscribe.ts';
import { taskKinds } from './tasks.ts';
import { createAuthenticate } from './workspaces/authenticate.ts';
import { keySet } from './workspaces/key-set.ts';
import { loginPages } from './workspaces/login-pages.ts';
import { createTokens, loadOrCreateSecret } from './workspaces/tokens.ts';
import { createUserTokens } from './workspaces/user-tokens.ts';

export interface Service {
  url: string;
  /** Where `/healthz` and `/readyz` are: a port of their own, or that of the operations. */
  healthUrl: string;
  environment: Environment;
  worker: Worker;
  /**
   * Answers every request that was read whole, then lets go of everything. `graceMs`: for so long new connections are still accepted,
   * while load balancers learn from `/readyz` to send them elsewhere.
   */
  stop(options?: { graceMs: number }): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  log: Logger;
  clock?: Clock;
  /** Milliseconds between looks at the queue; 0: the worker works only when told to. */
  pollIntervalMs?: number;
}

export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log } = options;
  const { host, port, healthPort, maxConnections, requestTimeoutMs } = config;
  const { app, healthPages, environment, worker, onConnection, close } = await openService(options);
  const server = createHttpServer(app, { maxConnections, requestTimeoutMs, log });
  server.on('connection', onConnection);
  const healthServer = healthPort === undefined ? undefined : createHealthServer(healthPages);
  try {
    // Whoever the operating system cannot keep waiting tries again only after seconds, and by default that is the 512th.
    await listen(server, { host, port, setting: 'PORT', backlog: maxConnections });
    if (healthServer !== undefined) await listen(healthServer, { host, port: healthPort, setting: 'HEALTH_PORT' });
  } catch (error) {
    server.close();
    await close();
    throw error;
  }
  const stop: Service['stop'] = async ({ graceMs } = { graceMs: 0 }) => {
    await close(() => server.stop(graceMs));
    healthServer?.close().closeAllConnections();
  };
  return { url: urlOf(server.address()), healthUrl: urlOf((healthServer ?? server).address()), environment, worker, stop };
}

interface OpenOptions extends ServiceOptions {
  /** In place of the service's own. */
  handlers?: Handlers<Contexts>;
  /** In place of what the configuration says. */
  mailer?: Mailer;
  /** While it is, the worker works only when told to. */
  isPaused?: () => boolean;
}

/** The service without a server: who opens it hands it its requests. */
export interface OpenService extends Pick<Service, 'environment' | 'worker'> {
  app: Express;
  /** `/healthz` and `/readyz`, which the application has too. */
  healthPages: Router;
  /** To be told of each new connection. */
  onConnection: () => void;
  /** Lets go of everything when the requests under way have ended: `/readyz` says meanwhile that it is stopping. */
  close(finishRequests?: () => Promise<void>): Promise<void>;
}

export async function openService(options: OpenOptions): Promise<OpenService> {
  const { config, log, clock = systemClock, pollIntervalMs = 1000, handlers = allHandlers, mailer, isPaused } = options;
  const opened = await openEnvironment({ config, clock, log, mailer, wakeWorker: () => worker.wake() });
  const { environment, mustServe } = opened;
  const { db, transaction } = environment;
  const worker = startWorker({ db, transaction, kinds: taskKinds(environment), clock, log, pollIntervalMs, isPaused });
  let stopping = false;
  const { readinessTimeoutMs } = config;
  const healthPages = health({ mustServe, isStopping: () => stopping, readinessTimeoutMs });
  const admission = createAdmission(config);
  const app = createApp({
    handlers,
    authenticate: createAuthenticate(environment),
    pages: [
      Router().use(['/healthz', '/readyz'], inTurn(admission, { isUrgent: true })),
      healthPages,
      inTurn(admission),
      docs(),
      keySet(environment.userTokens),
      loginPages(environment),
      unsubscribePages(environment),
    ],
    admission,
    bodyTimeoutMs: config.requestTimeoutMs,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    isUnavailable,
    validation: config.validation,
    log,
  });
  return {
    app,
    healthPages,
    environment,
    worker,
    onConnection: admission.onConnection,
    close: async (finishRequests) => {
      stopping = true;
      await Promise.all([finishRequests?.(), worker.stop()]);
      await opened.close();
    },
  };
}

/** What one tenant's transactions may hold of the connections. */
const maxShareOfPool = 0.75;

interface EnvironmentOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  mailer?: Mailer | undefined;
  wakeWorker: () => void;
}

interface OpenEnvironment {
  environment: Environment;
  /** Throws where the database cannot serve now. */
  mustServe: () => Promise<void>;
  close: () => Promise<void>;
}

/** What handlers and commands work with, without a server. */
export async function openEnvironment(options: EnvironmentOptions): Promise<OpenEnvironment> {
  const { config, clock, log, mailer, wakeWorker } = options;
  const { databaseUrl: url, dataDir: folder } = config;
  // Before the database is made: one without its secret would be refused from then on.
  const [first = loadOrCreateSecret(folder, fileIn(folder)), ...rest] = config.tokenSecrets;
  const { db, transact, mustServe, close } = await openDatabase({ ...config.database, url, folder, log });
  const transaction = runInTransactions({ transact, clock, log });
  const tokens = createTokens([first, ...rest]);
  const userTokens = createUserTokens([first, ...rest]);
  // The embedded database runs one transaction at a time anyway.
  const { poolSize, lockTimeoutMs } = config.database;
  const limit = { max: Math.ceil(poolSize * maxShareOfPool), timeoutMs: lockTimeoutMs };
  const transactionOf = url === undefined ? () => transaction : limitPerTenant(transaction, limit);
  let loading = mailer && Promise.resolve(mailer);
  const loadMailer = () => (loading ??= import('./mailer.ts').then(({ createMailer }) => createMailer({ config, clock })));
  const environment = { db, transaction, transactionOf, clock, config, tokens, userTokens, log, loadMailer, wakeWorker };
  return { environment, mustServe: () => mustServe(clock()), close };
}

interface Address {
  host: string;
  port: number | undefined;
  /** What names the port. */
  setting: string;
  backlog?: number;
}

async function listen(server: Server, address: Address): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(address, resolve);
  await promise.catch((error: unknown) => Promise.reject(listenError(error, address)));
  server.off('error', reject);
}

/** In words for who started it, where that can be put right. */
function listenError(error: unknown, { host, port, setting }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasonsOf(setting)[code];
  return reason === undefined ? error : new ConfigError(`The service cannot listen on ${host}, port ${port}: ${reason}.`);
}

const reasonsOf = (setting: string): { [code: string]: string } => ({
  EADDRINUSE: `the port is in use (${setting})`,
  EACCES: `the port is not allowed (${setting})`,
  EADDRNOTAVAIL: 'this machine does not have the address (HOST)',
  ENOTFOUND: 'the host is not known (HOST)',
});

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server has no network address.');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
