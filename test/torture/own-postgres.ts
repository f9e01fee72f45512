/** A torture's own PostgreSQL to kill, restart and stop, from npm like the one of the tests. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { preparePostgres } from '../postgres.ts';

export interface OwnPostgres {
  url: string;
  port: number;
  maxConnections: number;
  start(): Promise<void>;
  /** SIGQUIT ends it at once, with recovery at the next start. SIGKILL does not even end its processes in order. */
  end(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Stops all of its processes, and returns a function that continues them. */
  hang(): Promise<() => void>;
  /** Runs statements one after the other, on a connection of its own with write access. */
  administer(...statements: string[]): Promise<pg.QueryResultRow[]>;
  remove(): Promise<void>;
}

const maxConnections = 40;
const maxStartMs = 20_000;

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const { postgres, folder, port, url } = await preparePostgres([`max_connections=${maxConnections}`]);

  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    client.on('error', () => {});
    await client.connect();
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

  await start();
  return {
    url,
    port,
    maxConnections,
    start,
    end: stop,
    hang: async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      const pids = [await postmaster()];
      // From here on there are no new processes.
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      pids.push(...rows.map(({ pid }) => pid));
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      void client.end().catch(() => {});
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
