/** Finds out whether a pooler such as PgBouncer is in between, and whether it supports prepared statements. */
import pg from 'pg';
import { codeOf } from '../database-errors.ts';

export interface Pooler {
  isPooled: boolean;
  canPrepare: boolean;
}

/** A new connection got a session in which another one has prepared a statement: no such statement, or one of this name already. */
const mixedUp = new Set<unknown>(['26000', '42P05']);

/** PgBouncer gives a free session to the next connection, the one that became free last. */
const connections = 3;

/** Opens a connection for some work. */
export async function withClient<Result>(
  { url, timeoutMs, ...settings }: pg.ClientConfig & { url: string; timeoutMs: number },
  work: (client: pg.Client & { processID?: number | null }) => Promise<Result>,
): Promise<Result> {
  const times = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const client = new pg.Client({ connectionString: url, ...times, ...settings });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens a few connections in turn, which prepare statements of the same name. */
export async function findPooler(url: string, timeoutMs: number): Promise<Pooler> {
  const statement = { name: 'collaboration-pooler', text: 'select pg_backend_pid() as pid' };
  for (let i = 0; i < connections; i++) {
    try {
      const isDirect = await withClient({ url, timeoutMs }, async (client) => {
        const { rows } = await client.query<{ pid: number }>(statement);
        // A pooler invents the process id of a connection.
        return rows[0]?.pid === client.processID;
      });
      if (isDirect) return { isPooled: false, canPrepare: true };
    } catch (error) {
      if (!mixedUp.has(codeOf(error))) throw error;
      return { isPooled: true, canPrepare: false };
    }
  }
  return { isPooled: true, canPrepare: true };
}

export const poolerAdvice = `set the pooler's max_prepared_statements above 0, or DATABASE_PREPARE=off`;
