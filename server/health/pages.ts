/**
 * `/healthz`: the service goes on with its work. `/readyz`: it can serve, so the database takes writes. They are asked for on the port of
 * the operations, and on one of their own, whose thread (thread.ts) loads no more than is imported here.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Health {
  /** Whether the event loop that serves the operations turns. */
  isAlive: () => boolean;
  /** Whether operations can be served now; a rejection says that they cannot. */
  isReady: () => Promise<boolean>;
  /** Milliseconds in which that must be known. */
  readinessTimeoutMs: number;
}

/** By their paths. */
export interface HealthPages {
  readonly '/healthz': RequestListener;
  readonly '/readyz': RequestListener;
}

export function healthPages({ isAlive, isReady, readinessTimeoutMs }: Health): HealthPages {
  const isReadyInTime = () => Promise.race([isReady().catch(() => false), pause(readinessTimeoutMs, false, { ref: false })]);
  return {
    '/healthz': (_req, res) => sendStatus(res, isAlive(), { yes: 'ok', no: 'stalled' }),
    '/readyz': async (_req, res) => sendStatus(res, await isReadyInTime(), { yes: 'ready', no: 'not ready' }),
  };
}

function sendStatus(res: ServerResponse, is: boolean, { yes, no }: { yes: string; no: string }): void {
  if (is) send(res, 200, { status: yes });
  else send(res.setHeader('retry-after', '1'), 503, { status: no });
}

export function send(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}
