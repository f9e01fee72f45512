/** The metrics of a process, for `/metrics` on HEALTH_PORT. No label names a tenant, so their number is bounded. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../generated/server.ts';
import type { Connections } from './database/driver.ts';
import type { Failure } from './errors.ts';
import type { Queue } from './jobs/queue.ts';

export interface Metrics {
  /** Counts a request that is over. `operation`: undefined for pages. */
  request(request: { operation: string | undefined; status: number; seconds: number; failure: Failure | undefined }): void;
  /** Counts an attempt at a task. `delaySeconds`: from the time at which it was due. */
  task(task: { queue: Queue; kind: string; delaySeconds: number; hasFailed: boolean }): void;
  /** Counts a transaction that is repeated after a deadlock or another lost race. */
  retry(): void;
  /** Counts the use of a token or signature of a secret other than the first of TOKEN_SECRET. */
  otherSecret(): void;
  /** Reads the connections at each scrape. */
  watchConnections(read: () => Connections | undefined): void;
  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

const prefix = 'collaboration_';

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: `${prefix}request_duration_seconds`,
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const refusals = new Counter({
    name: `${prefix}refusals_total`,
    help: 'Error responses by error.status and the first reason. UNAVAILABLE without a database outage: the service was too busy.',
    labelNames: ['status', 'reason'] as const,
    registers,
  });
  const taskDelay = new Histogram({
    name: `${prefix}task_delay_seconds`,
    help: 'Time for which tasks have waited in the queue after they were due.',
    labelNames: ['queue'] as const,
    buckets: [0.1, 1, 10, 60, 600, 3600, 86_400],
    registers,
  });
  const tasks = new Counter({
    name: `${prefix}tasks_total`,
    help: 'Attempts at tasks, by kind and outcome.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const retries = new Counter({
    name: `${prefix}transaction_retries_total`,
    help: 'Transactions that were repeated after a deadlock or another lost race.',
    registers,
  });
  const otherSecrets = new Counter({
    name: `${prefix}other_secret_uses_total`,
    help: 'Uses of tokens and signatures of another secret than the first in TOKEN_SECRET.',
    registers,
  });
  new Gauge({ name: `${prefix}build_info`, help: 'Always 1.', labelNames: ['version'] as const, registers }).set({ version }, 1);
  return {
    request: ({ operation = 'page', status, seconds, failure }) => {
      requests.observe({ operation, status }, seconds);
      if (failure !== undefined) refusals.inc({ status: failure.status, reason: failure.details[0]?.reason ?? '' });
    },
    task: ({ queue, kind, delaySeconds, hasFailed }) => {
      taskDelay.observe({ queue }, Math.max(delaySeconds, 0));
      tasks.inc({ kind, outcome: hasFailed ? 'failed' : 'done' });
    },
    retry: () => retries.inc(),
    otherSecret: () => otherSecrets.inc(),
    watchConnections: (read) => {
      new Gauge({
        name: `${prefix}database_connections`,
        help: 'Connections to PostgreSQL by state. waiting: statements and transactions without one.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          for (const [state, count] of Object.entries(read() ?? {})) this.set({ state }, count);
        },
      });
    },
    text: () => register.metrics(),
  };
}
