/** The metrics of a process, for `/metrics` on HEALTH_PORT. No label names a tenant, so their number is bounded. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../../generated/handlers.ts';
import type { Connections } from '../database/driver.ts';
import type { LockWaits } from '../database/postgres/lock-waits.ts';
import { type Failure, shedCauses } from '../errors.ts';
import type { Processes } from '../health/processes.ts';
import { inTime } from '../health/readiness.ts';
import type { Queue } from '../jobs/queue.ts';

export interface Metrics {
  /** Counts a request that is over. `operation`: undefined for pages. */
  request(request: { operation: string | undefined; status: number; seconds: number; failure: Failure | undefined }): void;
  /** Counts an attempt at a task. `delaySeconds`: from the time at which it was due. */
  task(task: { queue: Queue; kind: string; delaySeconds: number; hasFailed: boolean }): void;
  /** Counts a transaction that is repeated after a deadlock or another lost race. */
  retry(): void;
  /** Counts a valid token or signature. `secret`: the index of its secret in TOKEN_SECRET. */
  token(secret: number): void;
  /** Reads the connections and the clock, and samples the waits for locks at each scrape. */
  watchDatabase(database: {
    connections: () => Connections | undefined;
    lockWaits: () => Promise<LockWaits | undefined>;
    secondsAhead: () => number | undefined;
  }): void;
  /** Reads the number of running processes, and of their alarms, at each scrape. */
  watchProcesses(counts: Processes['counts']): void;
  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

const prefix = 'collaboration_';
/** Milliseconds that the sample of the database may take. */
const maxSampleMs = 500;

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
    help: 'Error responses by error.status and the first reason.',
    labelNames: ['status', 'reason'] as const,
    registers,
  });
  const shed = new Counter({
    name: `${prefix}shed_requests_total`,
    help: 'Requests rejected with 503 under load, by cause. connections: those of one caller.',
    labelNames: ['cause'] as const,
    registers,
  });
  // A rate needs a value before the first event.
  for (const cause of shedCauses) shed.inc({ cause }, 0);
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
  const tokens = new Counter({
    name: `${prefix}token_uses_total`,
    help: 'Valid tokens and signatures, by the position of their secret in TOKEN_SECRET, from 1.',
    labelNames: ['secret'] as const,
    registers,
  });
  new Gauge({ name: `${prefix}build_info`, help: 'Always 1.', labelNames: ['version'] as const, registers }).set({ version }, 1);
  return {
    request: ({ operation = 'page', status, seconds, failure }) => {
      requests.observe({ operation, status }, seconds);
      if (failure !== undefined) refusals.inc({ status: failure.status, reason: failure.details[0]?.reason ?? '' });
      const cause = shedCauses.find((one) => one === failure?.why);
      if (cause !== undefined) shed.inc({ cause });
    },
    task: ({ queue, kind, delaySeconds, hasFailed }) => {
      taskDelay.observe({ queue }, Math.max(delaySeconds, 0));
      tasks.inc({ kind, outcome: hasFailed ? 'failed' : 'done' });
    },
    retry: () => retries.inc(),
    token: (secret) => tokens.inc({ secret: secret + 1 }),
    watchDatabase: ({ connections, lockWaits, secondsAhead }) => {
      new Gauge({
        name: `${prefix}database_clock_difference_seconds`,
        help: "Seconds by which the machine's clock is ahead of PostgreSQL's, which the service uses.",
        registers,
        collect() {
          this.set(secondsAhead() ?? 0);
        },
      });
      new Gauge({
        name: `${prefix}database_connections`,
        help: 'Connections to PostgreSQL by state. waiting: statements and transactions without one.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
        },
      });
      let pending: Promise<LockWaits | undefined> | undefined;
      // Both gauges share a sample. During an outage, the other metrics are still reported.
      const sample = () => {
        pending ??= lockWaits()
          .catch(() => undefined)
          .finally(() => {
            pending = undefined;
          });
        return inTime(pending, maxSampleMs, undefined);
      };
      const watch = (name: string, help: string, field: keyof LockWaits) =>
        new Gauge({
          name: `${prefix}${name}`,
          help,
          registers,
          async collect() {
            const value = (await sample())?.[field];
            if (value === undefined) this.remove();
            else this.set(value);
          },
        });
      watch('database_lock_waits', 'Connections of all processes that wait for a lock in PostgreSQL.', 'connections');
      watch('database_lock_wait_seconds', 'Age of the oldest statement of all processes that waits for a lock.', 'longestSeconds');
    },
    watchProcesses: (counts) => {
      new Gauge({
        name: `${prefix}processes`,
        help: 'Processes of the database that run.',
        registers,
        collect() {
          this.set(counts().running);
        },
      });
      new Gauge({
        name: `${prefix}process_differences`,
        help: 'Other processes with another secret, version, contract or settings, or with a wrong clock.',
        labelNames: ['about'] as const,
        registers,
        collect() {
          for (const [about, count] of counts().alarms) this.set({ about }, count);
        },
      });
    },
    text: () => register.metrics(),
  };
}
