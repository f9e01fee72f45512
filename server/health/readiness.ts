/** Checks whether the service can serve operations. */
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
