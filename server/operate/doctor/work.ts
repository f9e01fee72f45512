/** Finds work that stands still: a slow database, and tasks that wait or fail. */
import { existsSync } from 'node:fs';
import { schemaConnection } from '../../database/open.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import type { Config } from '../../settings/config.ts';
import type { Finding } from './finding.ts';

const maxStatementMs = 100;
const maxWaitMs = 60_000;

export async function workFindings({ databaseUrl: url, dataDir: folder, database: { lockTimeoutMs } }: Config): Promise<Finding[]> {
  if (url === undefined && !existsSync(fileIn(folder))) return [];
  // The check of the database says why there is none.
  const connection = await schemaConnection({ url, folder, lockTimeoutMs })().catch(() => undefined);
  if (connection === undefined) return [];
  try {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const began = performance.now();
      await connection.run('select 1');
      times.push(performance.now() - began);
    }
    const tookMs = Math.round(Math.min(...times));
    const clock = url === undefined ? Date.now() : 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';
    const rows = await connection.run(`select queue, count(*) as tasks, min(created_at) as oldest_at from tasks
      where completed_at is null and task_id <> kind and (attempts > 0 or run_at < ${clock} - ${maxWaitMs})
        and created_at < ${clock} - ${maxWaitMs}
      group by queue order by queue`);
    return [
      ...(tookMs <= maxStatementMs ? [] : [slow(tookMs)]),
      ...(rows.length === 0 ? [{ kind: 'holds' as const, text: 'No task waits for more than a minute.' }] : rows.map(waiting)),
    ];
  } catch {
    // The same for a database without the table.
    return [];
  } finally {
    await connection.close();
  }
}

const slow = (ms: number): Finding => ({
  kind: 'warning',
  text: `The database takes ${ms} ms for the smallest statement: look at its load and at the network in between.`,
});

const waiting = ({ queue, tasks, oldest_at }: { readonly [column: string]: unknown }): Finding => ({
  kind: 'warning',
  text: `Tasks of the queue ${queue} wait or fail: ${tasks}, the oldest since ${new Date(Number(oldest_at)).toISOString()}: npm run admin -- tasks list has their errors.`,
});
