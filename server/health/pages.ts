/**
 * Serves `/healthz` (the process is alive) and `/readyz` (the database accepts writes). Both are on the port of the operations and
 * on HEALTH_PORT. The thread of HEALTH_PORT (thread.ts) loads only the imports of this file.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Readiness } from './readiness.ts';

export interface Health {
  /** Returns whether the event loop of the operations turns. */
  isAlive: () => boolean;
  readiness: Readiness;
}

export interface HealthPages {
  readonly '/healthz': RequestListener;
  readonly '/readyz': RequestListener;
}

export function healthPages({ isAlive, readiness }: Health): HealthPages {
  return {
    '/healthz': (_req, res) => (isAlive() ? send(res, 200, { status: 'ok' }) : sendUnavailable(res, { status: 'stalled' })),
    '/readyz': async (_req, res) => {
      const { reason, warning } = await readiness();
      if (reason === undefined) send(res, 200, { status: 'ready', warning });
      else sendUnavailable(res, { status: 'unavailable', reason, warning });
    },
  };
}

const sendUnavailable = (res: ServerResponse, body: object) => send(res.setHeader('retry-after', '1'), 503, body);

export function send(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}
