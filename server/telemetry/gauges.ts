/** Values that each scrape of `/metrics` reads: readiness, waiting work, and resources that may run out. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ServiceTime } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { Driver } from '../database/driver.ts';
import { type Ask, sql } from '../database/sql.ts';
import { certificateEnd } from '../health/certificate.ts';
import type { Descriptors } from '../health/descriptors.ts';
import type { Processes } from '../health/processes.ts';
import { metricsMs, type Readiness } from '../health/readiness.ts';
import { failingKeys, type QueueState, queueStates } from '../jobs/queue.ts';
import { countPending } from '../ledger/ledger.ts';
import type { WatchedGauge } from './metrics.ts';

export function serviceGauges(
  { ask, databaseTime, config: { publicUrl, dataDir, databaseUrl, ledger, readinessTimeoutMs } }: Environment,
  readiness: Readiness,
  descriptors: Descriptors | undefined,
): WatchedGauge[] {
  const queues = shared(async () => {
    const now = await databaseTime();
    return { now, states: await ask(queueStates(now)) };
  });
  const byQueue = async (value: (state: QueueState, now: number) => number) => {
    const { now, states } = await queues();
    return Object.fromEntries(states.map((state) => [state.queue, value(state, now)]));
  };
  const folders = {
    ...(databaseUrl === undefined ? { data: dataDir } : {}),
    ...(ledger === undefined ? {} : { ledger: dirname(ledger) }),
  };
  const { protocol, hostname, port } = new URL(publicUrl);
  const end = protocol === 'https:' ? hourly(() => certificateEnd(hostname, Number(port || 443))) : undefined;
  return [
    {
      name: 'ready',
      help: '1 if the service can serve operations, otherwise 0 with the reason.',
      label: 'reason',
      timeoutMs: readinessTimeoutMs + metricsMs / 2,
      read: async () => {
        const { reason = '' } = await readiness();
        return { [reason]: reason === '' ? 1 : 0 };
      },
    },
    {
      name: 'pending_tasks',
      help: 'Tasks of all processes that are due or have failed, by queue, at most 1000 of each.',
      label: 'queue',
      read: () => byQueue(({ pending }) => pending),
    },
    {
      name: 'oldest_task_seconds',
      help: 'Time since the oldest of these tasks was queued; 0 without tasks.',
      label: 'queue',
      read: () => byQueue(({ oldestAt }, now) => (oldestAt === null ? 0 : Math.max(now - oldestAt, 0) / 1000)),
    },
    {
      name: 'failing_tasks',
      help: 'Tasks other than emails that have failed three times or more, by API key.',
      label: 'api_key',
      read: async () => Object.fromEntries((await ask(failingKeys)).map(({ apiKeyId, tasks }) => [apiKeyId, tasks])),
    },
    {
      name: 'ledger_pending_entries',
      help: 'Entries of all processes that wait in the database until the ledger can be written, at most 1000.',
      read: async () => (ledger === undefined ? undefined : (await ask(countPending))[0]?.count),
    },
    {
      name: 'disk_free_bytes',
      help: 'Bytes left on the disk of the embedded database (data) and of the ledger.',
      label: 'folder',
      read: async () => {
        const free = Object.entries(folders).map(async ([name, path]) => {
          const { bavail, bsize } = await statfs(path);
          return [name, bavail * bsize] as const;
        });
        return Object.fromEntries(await Promise.all(free));
      },
    },
    {
      name: 'used_descriptors_ratio',
      help: 'Share of the limit of open files that the process uses, on Linux.',
      read: () => descriptors?.used(),
    },
    {
      name: 'certificate_seconds',
      help: 'Time until the certificate at PUBLIC_URL expires, looked up once an hour.',
      read: async () => {
        const at = await end?.();
        return at === undefined ? undefined : (at - Date.now()) / 1000;
      },
    },
  ];
}

/** Only PostgreSQL has these. */
export function databaseGauges(driver: Driver, ask: Ask, time: ServiceTime): WatchedGauge[] {
  if (driver.connections === undefined) return [];
  const waits = shared(() => sampleLockWaits(ask));
  const wait = (name: string, help: string, field: keyof LockWaits): WatchedGauge => ({
    name,
    help,
    read: async () => (await waits())?.[field],
  });
  return [
    {
      name: 'database_clock_difference_seconds',
      help: "Seconds by which the machine's clock is ahead of PostgreSQL's, which the service uses.",
      read: () => time.secondsAhead() ?? 0,
    },
    {
      name: 'database_connections',
      help: 'Connections to PostgreSQL by state. waiting: statements and transactions without one.',
      label: 'state',
      read: () => ({ ...driver.connections?.() }),
    },
    wait('database_lock_waits', 'Connections of all processes that wait for a lock in PostgreSQL.', 'connections'),
    wait('database_lock_wait_seconds', 'Age of the oldest statement of all processes that waits for a lock.', 'longestSeconds'),
  ];
}

export const processGauges = (counts: Processes['counts']): WatchedGauge[] => [
  { name: 'processes', help: 'Processes of the database that run.', read: () => counts().running },
  {
    name: 'process_differences',
    help: 'Other processes with another secret, version, contract or settings, or with a wrong clock.',
    label: 'about',
    read: () => Object.fromEntries(counts().alarms),
  },
];

/** Concurrent reads share one. */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () => {
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

const hourMs = 3_600_000;

/** Keeps a result for an hour. A failure is not kept. */
function hourly<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let kept: { result: Result; readAt: number } | undefined;
  return shared(async () => {
    if (kept === undefined || performance.now() - kept.readAt > hourMs) kept = { result: await read(), readAt: performance.now() };
    return kept.result;
  });
}

interface LockWaits {
  /** Connections that wait for a lock of a row, a tenant or a table, in all processes of the service. */
  connections: number;
  longestSeconds: number;
}

/** Samples the connections of the service that wait for a lock. PostgreSQL keeps no sum of these waits. */
async function sampleLockWaits(ask: Ask): Promise<LockWaits | undefined> {
  const [sample] = await ask(sql<LockWaits>`
    select count(*) as connections,
      coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as longest_seconds
    from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and usename = session_user
      and application_name = current_setting('application_name')`);
  return sample;
}
