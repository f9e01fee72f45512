/** A torture's own PostgreSQL to kill, restart and stop, from npm like the one of the tests. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { preparePostgres } from '../support/embedded-postgres.ts';
import { openConnection } from '../support/postgres-connection.ts';

export interface OwnPostgres {
  url: string;
  port: number;
  maxConnections: number;
  start(): Promise<void>;
  /** SIGQUIT ends it at once, with recovery at the next start. SIGKILL does not even end its processes in order. */
  end(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Kills all of its processes at once, as if its machine were lost. */
  lose(): Promise<void>;
  /** Creates and starts a streaming standby, and starts this one again. */
  createStandby(): Promise<OwnPostgres>;
  /** Stops all of its processes, and returns a function that continues them. */
  hang(): Promise<() => void>;
  /** Runs statements one after the other, on a connection of its own with write access. */
  administer(...statements: string[]): Promise<pg.QueryResultRow[]>;
  remove(): Promise<void>;
}

const maxConnections = 40;
const maxStartMs = 20_000;

// Killed processes lose nothing that the system has.
const ownSettings = [`max_connections=${maxConnections}`, 'fsync=off', 'full_page_writes=off'];

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const prepared = await preparePostgres(ownSettings);
  const own = createControls(prepared);
  await own.start();
  return own;
}

/** The name of a standby in `synchronous_standby_names`. */
export const standbyName = 'standby';

async function createStandbyOf({ folder, port }: Prepared): Promise<OwnPostgres> {
  const primary = `host=127.0.0.1 port=${port} user=test password=test application_name=${standbyName}`;
  const prepared = await preparePostgres([...ownSettings, `primary_conninfo=${primary}`], folder);
  await writeFile(join(prepared.folder, 'data/standby.signal'), '');
  // Resolves only for a primary.
  prepared.postgres.start().catch(() => {});
  return createControls(prepared);
}

type Prepared = Awaited<ReturnType<typeof preparePostgres>>;

function createControls(prepared: Prepared): OwnPostgres {
  const { postgres, folder, port, url } = prepared;

  const administer = async (...statements: string[]) => {
    const client = await openConnection({ connectionString: url, options: '-c default_transaction_read_only=off' });
    try {
      let rows: pg.QueryResultRow[] = [];
      for (const statement of statements) rows = (await client.query(statement)).rows;
      return rows;
    } finally {
      await client.end();
    }
  };
  const postmaster = async () => Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
  const start = async () => {
    const end = performance.now() + maxStartMs;
    for (;;) {
      try {
        return await postgres.start();
      } catch (error) {
        // Processes of a killed server notice a moment later. Until then, no other may use their memory.
        if (performance.now() > end) throw error ?? new Error('PostgreSQL does not start.');
        await pause(100);
      }
    }
  };
  const stop = async (signal: NodeJS.Signals) => {
    const pid = await postmaster();
    process.kill(pid, signal);
    while (isAlive(pid)) await pause(10);
  };

  /** Stops the processes, and returns their ids. */
  const freeze = async () => {
    const client = await openConnection(url);
    const pids = [await postmaster()];
    // From here on there are no new processes.
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    pids.push(...rows.map(({ pid }) => pid));
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    void client.end().catch(() => {});
    return pids;
  };

  return {
    url,
    port,
    maxConnections,
    start,
    end: stop,
    lose: async () => {
      const pids = await freeze();
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      while (pids.some(isAlive)) await pause(10);
    },
    createStandby: async () => {
      await stop('SIGINT');
      const standby = await createStandbyOf(prepared);
      await start();
      return standby;
    },
    hang: async () => {
      const pids = await freeze();
      return () => {
        for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
      };
    },
    administer,
    remove: async () => {
      await stop('SIGQUIT').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Keeps the standby from connecting for seconds, since it pauses between its attempts. */
export async function cutReplication(primary: OwnPostgres): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    await untilStreaming(primary);
    await primary.administer('select pg_terminate_backend(pid) from pg_stat_replication');
  }
}

export async function untilStreaming(primary: OwnPostgres): Promise<void> {
  for (;;) {
    const rows = await primary.administer(`select 1 from pg_stat_replication where state = 'streaming'`);
    if (rows.length > 0) return;
    await pause(50);
  }
}
