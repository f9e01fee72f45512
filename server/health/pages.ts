/**
 * `/healthz`: the process works. `/readyz`: it can serve, so the database takes writes. Both are on the port of the operations and on
 * HEALTH_PORT, whose thread (thread.ts) loads no more than is imported here.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Readiness } from './readiness.ts';

export interface Health {
  /** Whether the event loop that serves the operations turns. */
  isAlive: () => boolean;
  readiness: Readiness;
}

/** By their paths. */
export interface HealthPages {
  readonly '/healthz': RequestListener;
  readonly '/readyz': RequestListener;
}

export function healthPages({ isAlive, readiness }: Health): HealthPages {
  return {
    '/healthz': (_req, res) => (isAlive() ? send(res, 200, { status: 'ok' }) : sendUnavailable(res, { status: 'stalled' })),
    '/readyz': async (_req, res) => {
      const reason = await readiness();
      if (reason === undefined) send(res, 200, { status: 'ready' });
      else sendUnavailable(res, { status: 'unavailable', reason });
    },
  };
}

const sendUnavailable = (res: ServerResponse, body: object) => send(res.setHeader('retry-after', '1'), 503, body);

export function send(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}
