/**
 * `/healthz`: the process answers. `/readyz`: it can serve, so the database takes writes. They are asked for on the port of the operations,
 * or on one of their own: there nobody has to wait behind all who want to connect at that moment.
 */
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Router } from 'express';

interface Health {
  /** Throws where the database cannot serve now. */
  mustServe: () => Promise<void>;
  isStopping: () => boolean;
  /** Milliseconds in which the database must have answered. */
  readinessTimeoutMs: number;
}

export function health({ mustServe, isStopping, readinessTimeoutMs }: Health): Router {
  const router = express.Router();
  const mustServeSoon = () =>
    Promise.race([
      mustServe(),
      pause(readinessTimeoutMs, undefined, { ref: false }).then(() => {
        throw new Error('The database did not answer in time.');
      }),
    ]);
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    try {
      if (isStopping()) throw new Error('stopping');
      await mustServeSoon();
      res.json({ status: 'ready' });
    } catch {
      res.status(503).set('retry-after', '1').json({ status: 'not ready' });
    }
  });
  return router;
}

/** Load balancers and orchestrators are few. */
const maxConnections = 100;

/** Answers for health, and nothing else. */
export function createHealthServer(pages: Router): Server {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const server = createServer({ requestTimeout: 10_000, connectionsCheckingInterval: 2000 }, app.use(pages));
  server.maxConnections = maxConnections;
  return server;
}
