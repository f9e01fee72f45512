/** Samples the connections of the service that wait for a lock. PostgreSQL keeps no sum of these waits. */
import type { Ask } from '../sql.ts';
import { sql } from '../sql.ts';

export interface LockWaits {
  /** Connections that wait for a lock of a row, a tenant or a table, in all processes of the service. */
  connections: number;
  /** The age of the oldest statement that waits. */
  longestSeconds: number;
}

export async function sampleLockWaits(ask: Ask): Promise<LockWaits | undefined> {
  const [sample] = await ask(sql<LockWaits>`
    select count(*) as connections,
      coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as longest_seconds
    from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and usename = session_user
      and application_name = current_setting('application_name')`);
  return sample;
}
