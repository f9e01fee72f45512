/** The metrics of a process, for `/metrics` on HEALTH_PORT. No label names a tenant, so their number is bounded. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { version } from '../../generated/handlers.ts';
import { type Failure, shedCauseOf, shedCauses } from '../errors.ts';
import { inTime } from '../health/readiness.ts';
import type { Queue } from '../jobs/queue.ts';

/** A value that is read at each scrape. */
export interface WatchedGauge {
  /** Without the prefix. */
  name: string;
  help: string;
  /** The label of its values. Undefined: there is one value. */
  label?: string;
  /** Milliseconds that reading may take. Default: 500. */
  timeoutMs?: number;
  /** Returns the values by label. One that is undefined, rejected or late is missing from the scrape, as during an outage. */
  read(): Values | Promise<Values>;
}

type Values = number | undefined | { readonly [label: string]: number };

export interface Metrics {
  /** Counts a request that is over. `operation`: undefined for pages. */
  request(request: {
    operation: string | undefined;
    status: number;
    seconds: number;
    databaseSeconds: number;
    failure: Failure | undefined;
  }): void;
  /** Counts an attempt at a task. `delaySeconds`: from the time at which it was due. */
  task(task: { queue: Queue; kind: string; delaySeconds: number; hasFailed: boolean }): void;
  /** Counts a transaction that is repeated after a deadlock or another lost race. */
  retry(): void;
  /** Counts a valid token or signature. `secret`: the index of its secret in TOKEN_SECRET. */
  token(secret: number): void;
  watch(gauges: readonly WatchedGauge[]): void;
  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

const prefix = 'collaboration_';

const valuesOf = async (read: WatchedGauge['read']): Promise<Values> => {
  try {
    return await read();
  } catch {
    return undefined;
  }
};

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: prefix + name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name: prefix + name, help, labelNames, buckets, registers });
  const requests = histogram(
    'request_duration_seconds',
    'Time from the headers of a request to the end of its response.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ...(['operation', 'status'] as const),
  );
  const databaseTime = counter(
    'database_seconds_total',
    'Time that requests have spent in the database, by operation.',
    'operation',
  );
  const refusals = counter('refusals_total', 'Error responses by error.status and the first reason.', 'status', 'reason');
  const shed = counter(
    'shed_requests_total',
    'Requests rejected with 503 under load, by cause. connections: those of one caller.',
    'cause',
  );
  // A rate needs a value before the first event.
  for (const cause of shedCauses) shed.inc({ cause }, 0);
  const taskDelay = histogram(
    'task_delay_seconds',
    'Time for which tasks have waited in the queue after they were due.',
    [0.1, 1, 10, 60, 600, 3600, 86_400],
    'queue',
  );
  const tasks = counter('tasks_total', 'Attempts at tasks, by queue, kind and outcome.', 'queue', 'kind', 'outcome');
  const retries = counter('transaction_retries_total', 'Transactions that were repeated after a deadlock or another lost race.');
  const tokens = counter(
    'token_uses_total',
    'Valid tokens and signatures, by the position of their secret in TOKEN_SECRET, from 1.',
    'secret',
  );
  new Gauge({ name: `${prefix}build_info`, help: 'Always 1.', labelNames: ['version'] as const, registers }).set({ version }, 1);
  return {
    request: ({ operation = 'page', status, seconds, databaseSeconds, failure }) => {
      requests.observe({ operation, status }, seconds);
      databaseTime.inc({ operation }, databaseSeconds);
      if (failure === undefined) return;
      refusals.inc({ status: failure.status, reason: failure.details[0]?.reason ?? '' });
      const cause = shedCauseOf(failure);
      if (cause !== undefined) shed.inc({ cause });
    },
    task: ({ queue, kind, delaySeconds, hasFailed }) => {
      taskDelay.observe({ queue }, Math.max(delaySeconds, 0));
      tasks.inc({ queue, kind, outcome: hasFailed ? 'failed' : 'done' });
    },
    retry: () => retries.inc(),
    token: (secret) => tokens.inc({ secret: secret + 1 }),
    watch: (gauges) => {
      for (const { name, help, label, timeoutMs = 500, read } of gauges) {
        const labelNames = label === undefined ? [] : [label];
        new Gauge({
          name: prefix + name,
          help,
          labelNames,
          registers,
          async collect() {
            const values = await inTime(valuesOf(read), timeoutMs, undefined);
            this.reset();
            if (typeof values === 'number') this.set(values);
            else if (label === undefined) this.remove();
            else for (const [value, count] of Object.entries(values ?? {})) this.set({ [label]: value }, count);
          },
        });
      }
    },
    text: () => register.metrics(),
  };
}
