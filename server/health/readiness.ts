/**
 * Checks whether the service can serve operations, and serves `/healthz` (the process is alive) and `/readyz` (the database accepts writes).
 * Both are on the port of the operations and on HEALTH_PORT. The thread of HEALTH_PORT (thread.ts) loads only the imports of this file.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A description that anyone may see. */
export interface Report {
  /** The reason why the service is not ready; undefined if it is ready. */
  reason?: string | undefined;
  /** A defect with which the service can serve. */
  warning?: string | undefined;
}

export type Readiness = () => Promise<Report>;

interface ReadinessOptions {
  assertHealthy: () => Promise<void>;
  describe: (error: unknown) => string;
  warning: () => string | undefined;
  timeoutMs: number;
  log: Logger;
}

interface Finding {
  reason?: string;
  error?: unknown;
}

/** Logs each change once. */
export function createReadiness({ assertHealthy, describe, warning, timeoutMs, log }: ReadinessOptions): Readiness {
  let latest: string | undefined;
  let pending: Promise<Finding> | undefined;
  // Concurrent callers share one check.
  const check = () => {
    pending ??= assertHealthy()
      .then(
        () => ({}),
        (error: unknown) => ({ error, reason: describe(error) }),
      )
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  return async () => {
    const { error, reason } = await inTime<Finding>(check(), timeoutMs, { reason: unknownInTime });
    if (reason !== latest) {
      if (reason === undefined) log.info('ready again');
      else log.warn({ reason, ...(error === undefined ? {} : { err: error }) }, 'not ready');
      latest = reason;
    }
    return { reason, warning: warning() };
  };
}

/** Milliseconds that a scrape of the metrics may take, beside the check of readiness in it. */
export const metricsMs = 1000;

export const starting = 'the service is starting';
export const stopping = 'the service is stopping';
export const unknownInTime = 'the check took longer than READINESS_TIMEOUT';

export const inTime = <Result>(result: Promise<Result>, timeoutMs: number, otherwise: Result): Promise<Result> =>
  Promise.race([result, pause(timeoutMs, otherwise, { ref: false })]);

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
