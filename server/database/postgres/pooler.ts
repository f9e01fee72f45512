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

/** Opens a few connections in turn, which prepare statements of the same name. */
export async function findPooler(url: string, timeoutMs: number): Promise<Pooler> {
  for (let i = 0; i < connections; i++) {
    const client: pg.Client & { processID?: number | null } = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>({
        name: 'collaboration-pooler',
        text: 'select pg_backend_pid() as pid',
      });
      // A pooler invents the process id of a connection.
      if (rows[0]?.pid === client.processID) return { isPooled: false, canPrepare: true };
    } catch (error) {
      if (!mixedUp.has(codeOf(error))) throw error;
      return { isPooled: true, canPrepare: false };
    } finally {
      await client.end().catch(() => {});
    }
  }
  return { isPooled: true, canPrepare: true };
}

export const poolerAdvice = `set the pooler's max_prepared_statements above 0, or DATABASE_PREPARE=off`;
