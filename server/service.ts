/** The whole service in one process: database, worker and server, started and stopped together. */
import { type Express, Router } from 'express';
import type { Logger } from 'pino';
import type { Handlers } from '../generated/handlers.ts';
import { createApp } from './app.ts';
import { createAuthenticate } from './callers/authenticate.ts';
import { keySet } from './callers/key-set.ts';
import { type Clock, systemClock } from './clock.ts';
import { consolePages } from './console/pages.ts';
import { type Contexts, type Environment, publicEnvironment } from './context.ts';
import { sharesOf } from './database/caller-limit.ts';
import { describeOutage, isUnavailable } from './database/database-errors.ts';
import { lockFolder } from './database/sqlite/service-lock.ts';
import { openEnvironment } from './environment.ts';
import { handlers as allHandlers } from './handlers.ts';
import { affordableConnections, type Descriptors, keepDescriptors } from './health/descriptors.ts';
import { type HealthServer, startHealthServer } from './health/health-server.ts';
import { joinProcesses } from './health/processes.ts';
import { createReadiness, healthPages, type Readiness, starting, stopping } from './health/readiness.ts';
import { createCallers } from './health/usage.ts';
import { createAdmission } from './http/admission.ts';
import { createHttpServer, listen, urlOf } from './http/http-server.ts';
import type { OnRequest } from './http/options.ts';
import { createOnce } from './idempotency/once.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { LedgerError } from './ledger/ledger.ts';
import type { Mailer } from './mail/mailer.ts';
import { unsubscribePages } from './notifications/unsubscribe.ts';
import type { OpenSender } from './outgoing/send.ts';
import { docs } from './pages/docs.ts';
import type { Config } from './settings/config.ts';
import { loginPages } from './sign-in/login-pages.ts';
import { sessionCredentials } from './sign-in/sessions.ts';
import { taskKinds } from './tasks.ts';
import { processGauges, serviceGauges } from './telemetry/gauges.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Observers } from './telemetry/observe.ts';
import { queueDeliveries } from './webhooks/delivery.ts';
import { prepareSecrets } from './webhooks/secrets.ts';

export interface Service {
  url: string;
  /** The URL of `/healthz` and `/readyz`: on a port of their own, or on that of the operations. */
  healthUrl: string;
  environment: Environment;
  worker: Worker;
  /**
   * Answers every request that was read whole, then closes everything. For `graceMs` new connections are still accepted, while load
   * balancers learn from `/readyz` to send them elsewhere.
   */
  stop(options?: { graceMs: number }): Promise<void>;
}

interface ServiceOptions extends Observers {
  config: Config;
  log: Logger;
  clock?: Clock;
  /** Milliseconds between polls of the queue; 0: the worker works only on demand. */
  pollIntervalMs?: number;
}

export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log, metrics } = options;
  const { host, port, requestTimeoutMs } = config;
  const maxConnections = affordableConnections(
    config.maxConnections,
    config.databaseUrl === undefined ? 0 : config.database.poolSize,
    log,
  );
  const descriptors = keepDescriptors(log);
  let readiness: Readiness = async () => ({ reason: starting });
  // Opens the health server first: orchestrators kill a process that does not answer while it waits for its database.
  const healthServer = await openHealthServer(config, () => readiness(), metrics);
  let unlock = () => {};
  try {
    // On PostgreSQL, several processes may share the folder.
    if (config.databaseUrl === undefined) unlock = lockFolder(config.dataDir);
    const opened = await openService({ ...options, descriptors });
    const { app, environment, worker, onConnection, close } = opened;
    const server = createHttpServer(options.tracing?.requests(app) ?? app, { maxConnections, requestTimeoutMs, logger: log });
    server.on('connection', onConnection);
    descriptors.onChange((areUsedUp) => (server.maxConnections = areUsedUp ? 0 : maxConnections));
    try {
      // Listens last, so a stop before this point loses no request. The backlog is large, since callers beyond it retry only after
      // seconds (default 511).
      await listen(server, { host, port, setting: 'PORT', backlog: maxConnections });
      readiness = opened.readiness;
      const stop: Service['stop'] = async ({ graceMs } = { graceMs: 0 }) => {
        healthServer?.announceStop();
        await close(() => server.stop(graceMs));
        unlock();
        await healthServer?.close();
        descriptors.close();
      };
      return {
        url: urlOf(server.address()),
        healthUrl: urlOf(healthServer?.address ?? server.address()),
        environment,
        worker,
        stop,
      };
    } catch (error) {
      server.close();
      await close();
      throw error;
    }
  } catch (error) {
    unlock();
    await healthServer?.close();
    descriptors.close();
    throw error;
  }
}

async function openHealthServer(
  config: Config,
  readiness: Readiness,
  metrics: Metrics | undefined,
): Promise<HealthServer | undefined> {
  const { healthHost: host, healthPort: port, livenessTimeoutMs, readinessTimeoutMs } = config;
  if (port === undefined) return undefined;
  const address = { host, port, setting: 'HEALTH_PORT', hostSetting: 'HEALTH_HOST' };
  const text = metrics?.text ?? (async () => '');
  return await startHealthServer({ address, readiness, metrics: text, livenessTimeoutMs, readinessTimeoutMs });
}

/** Says in fixed words why the service is not ready. */
const describeFault = (error: unknown): string =>
  error instanceof LedgerError ? 'the ledger cannot be written' : describeOutage(error);

interface OpenOptions extends ServiceOptions {
  descriptors?: Descriptors;
  /** Replaces the service's own handlers. */
  handlers?: Handlers<Contexts>;
  /** Replaces the configured mailer. */
  mailer?: Mailer;
  /** Replaces the sender of webhooks. */
  openSender?: OpenSender;
  /** While it returns true, the worker works only on demand. */
  isPaused?: () => boolean;
}

/** The service without a server. Its opener passes the requests to `app`. */
export interface OpenService extends Pick<Service, 'environment' | 'worker'> {
  app: Express;
  readiness: Readiness;
  /** Call this for each new connection. */
  onConnection: () => void;
  /** Closes everything once pending requests have ended. Meanwhile `/readyz` reports that the service is stopping. */
  close(finishRequests?: () => Promise<void>): Promise<void>;
}

export async function openService(options: OpenOptions): Promise<OpenService> {
  const {
    config,
    log,
    clock = systemClock,
    pollIntervalMs = 1000,
    handlers = allHandlers,
    isPaused,
    descriptors,
    metrics,
    tracing,
  } = options;
  const opened = await openEnvironment({ ...options, clock, wakeWorker: () => worker.wake() });
  const { environment, assertHealthy, warning, secondsAhead } = opened;
  const { ask, changeOf, databaseTime } = environment;
  await prepareSecrets(environment).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const { tasks: maxTransactions } = sharesOf(config.database.poolSize);
  const ownKinds = taskKinds(environment);
  const kinds = tracing?.tasks(ownKinds) ?? ownKinds;
  const callers = createCallers();
  const processes = await joinProcesses({ ask, callers, descriptors, databaseTime, secondsAhead, config, log });
  // Tasks are done whatever another version has recorded.
  const compareProcesses = () =>
    processes.beat().catch((error: unknown) => log.warn({ err: error }, 'cannot compare the processes'));
  await compareProcesses();
  if (config.databaseUrl !== undefined) metrics?.watch(processGauges(processes.counts));
  const onBeat = async () => {
    await environment.ledger.settle();
    await environment.usage.flush(ask);
    await compareProcesses();
  };
  const onTask = metrics?.task;
  const worker = startWorker({
    ask,
    changeOf,
    kinds,
    clock: environment.clock,
    databaseTime,
    onBeat,
    findWork: () => queueDeliveries(environment),
    onTask,
    log,
    maxTransactions,
    pollIntervalMs,
    isPaused,
  });
  let isStopping = false;
  const whileOpen = createReadiness({
    assertHealthy: async () => {
      descriptors?.assertLeft();
      await assertHealthy();
    },
    describe: describeFault,
    warning: () => [warning(), processes.warning()].filter((text) => text !== undefined).join('; ') || undefined,
    timeoutMs: config.readinessTimeoutMs,
    log,
  });
  const readiness: Readiness = async () => (isStopping ? { reason: stopping } : await whileOpen());
  metrics?.watch(serviceGauges(environment, readiness, descriptors));
  // Liveness needs no check here: a blocked event loop sends no response.
  const pages = healthPages({ isAlive: () => true, readiness });
  const countInBoth: OnRequest = (request) => {
    callers.count(request);
    metrics?.request(request);
  };
  const onRequest = metrics === undefined ? callers.count : countInBoth;
  const { authenticate, nameCaller } = createAuthenticate(environment);
  const admission = createAdmission(config, nameCaller);
  const app = createApp({
    handlers,
    authenticate,
    sessions: sessionCredentials(environment),
    once: createOnce(environment),
    pages: [
      Router().get('/healthz', pages['/healthz']).get('/readyz', pages['/readyz']),
      docs(),
      keySet(publicEnvironment(environment)),
      loginPages(publicEnvironment(environment)),
      consolePages(publicEnvironment(environment)),
      unsubscribePages(publicEnvironment(environment)),
    ],
    urgentPaths: Object.keys(pages),
    admission,
    bodyTimeoutMs: config.requestTimeoutMs,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    isUnavailable,
    validation: config.validation,
    onRequest,
    logger: log,
  });
  return {
    app,
    readiness,
    environment,
    worker,
    onConnection: admission.onConnection,
    close: async (finishRequests) => {
      isStopping = true;
      await Promise.all([finishRequests?.(), worker.stop()]);
      await processes.leave();
      await opened.close();
    },
  };
}
