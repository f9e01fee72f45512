/** The whole service in one process: database, worker and server, started and stopped together. */
import type { AddressInfo } from 'node:net';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Environment } from './context.ts';
import { openDatabase } from './database/open.ts';
import { isUnavailable } from './database/transaction.ts';
import { docs } from './docs.ts';
import { handlers } from './handlers.ts';
import { createHttpServer } from './http/server.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { erasers, taskKinds } from './tasks.ts';
import { createAuthenticate } from './workspaces/authenticate.ts';
import { loginPages } from './workspaces/login-pages.ts';
import { createTokens, keptSecret } from './workspaces/tokens.ts';

export interface Service {
  url: string;
  environment: Environment;
  worker: Worker;
  /** Finishes what is in flight, then lets go of everything. */
  stop(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  log: Logger;
  clock?: Clock;
  /** Milliseconds between looks at the queue; 0: the worker works only when told to. */
  lookEveryMs?: number;
}

export async function startService({ config, log, clock = systemClock, lookEveryMs = 1000 }: ServiceOptions): Promise<Service> {
  const { environment, close } = await openEnvironment(config, clock, () => worker.wake());
  const worker = startWorker({ db: environment.db, kinds: taskKinds(environment), clock, log, lookEveryMs });
  let stopping = false;
  const app = createApp({
    handlers,
    authenticate: createAuthenticate(environment),
    pages: [health(environment, () => stopping), docs(), loginPages(environment)],
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    isUnavailable,
    validation: config.validation,
    log,
  });
  const server = createHttpServer(app);
  // Longer than the idle time of common load balancers, so that they and not the server close a connection.
  server.keepAliveTimeout = 65_000;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    await worker.stop();
    await close();
    throw error;
  }
  const url = urlOf(server.address());
  return {
    url,
    environment,
    worker,
    stop: async () => {
      stopping = true;
      await Promise.all([new Promise<void>((resolve) => server.close(() => resolve())), worker.stop()]);
      await close();
    },
  };
}

/** What handlers and commands work with, without a server. */
export async function openEnvironment(
  config: Config,
  clock: Clock,
  wakeWorker: () => void,
): Promise<{ environment: Environment; close: () => Promise<void> }> {
  const { db, close } = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  const [first = keptSecret(config.dataDir), ...rest] = config.tokenSecrets;
  const tokens = createTokens([first, ...rest]);
  return { environment: { db, clock, config, tokens, wakeWorker, eraserKinds: erasers.map(({ kind }) => kind) }, close };
}

/** `/healthz`: the process answers. `/readyz`: it can serve, so the database does too. */
function health({ db }: Environment, isStopping: () => boolean): Router {
  const router = express.Router();
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    try {
      if (isStopping()) throw new Error('stopping');
      await sql`select 1`.execute(db);
      res.json({ status: 'ready' });
    } catch {
      res.status(503).json({ status: 'not ready' });
    }
  });
  return router;
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server has no network address.');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
