/** Finds work that stands still or is too much: a slow database, waiting tasks, a noisy tenant, used up descriptors. */
import { existsSync } from 'node:fs';
import { at } from '../../../generated/operations.ts';
import { fileIn } from '../../database/sqlite/open.ts';
import { freshMs } from '../../health/processes.ts';
import { callersIn, sumOf } from '../../health/usage.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, holds, problem, reading, warning } from './finding.ts';

const maxStatementMs = 100;
const maxWaitMs = 60_000;
/** As the alert rules have it. */
const maxSheds = 6;
const maxUsedDescriptors = 0.9;

export async function workFindings(config: Config): Promise<Finding[]> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined && !existsSync(fileIn(dataDir))) return [];
  const findings = reading(config, async (connection) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const began = performance.now();
      await connection.run('select 1');
      times.push(performance.now() - began);
    }
    const tookMs = Math.round(Math.min(...times));
    const clock = url === undefined ? Date.now() : 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';
    const isAlive = `abs(beat_at - ${clock}) < ${freshMs}`;
    const oldest = 'min(case when task_id = kind then deferred_at else created_at end)';
    const rows = await connection.run(`select queue, count(*) as tasks, ${oldest} as oldest_at from tasks
      where completed_at is null and (attempts > 0 or run_at < ${clock} - ${maxWaitMs}) and created_at < ${clock} - ${maxWaitMs}
        and (task_id <> kind or exists (select 1 from processes where ${isAlive}))
      group by queue order by queue`);
    const beats = await connection.run(`select facts from processes where ${isAlive} order by process_id`);
    const facts = beats.map((row) => String(row.facts));
    return [
      ...(tookMs <= maxStatementMs ? [] : [slow(tookMs)]),
      ...(connection.engine === 'postgres' ? lockWaits(await connection.run(waitsForLocks)) : []),
      ...(rows.length === 0 ? [holds('No task waits for more than a minute.')] : rows.map(waiting)),
      ...shedding(facts),
      ...facts.flatMap(descriptors),
    ];
  });
  // The check of the database says why there is none, or no such table.
  return await findings.catch(() => []);
}

const slow = (ms: number): Finding =>
  warning(`The database takes ${ms} ms for the smallest statement: look at its load and at the network in between.`);

const waitsForLocks = `select count(distinct waiting.pid) as connections, string_agg(distinct blocking.pid::text, ', ') as holders
  from pg_stat_activity as waiting cross join lateral unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
  where wait_event_type = 'Lock' and datname = current_database() and query_start < clock_timestamp() - interval '3 seconds'`;

const lockWaits = ([row]: readonly { readonly [column: string]: unknown }[]): Finding[] =>
  typeof row?.holders === 'string'
    ? [
        warning(
          `Connections that wait for locks in PostgreSQL: ${row.connections}. The backends ${row.holders} hold them: let their transactions finish, or end them with pg_terminate_backend.`,
        ),
      ]
    : [];

const waiting = ({ queue, tasks, oldest_at }: { readonly [column: string]: unknown }): Finding =>
  warning(
    `Tasks of the queue ${queue} wait or fail: ${tasks}, the oldest since ${new Date(Number(oldest_at)).toISOString()}: npm run admin -- tasks list has their errors.`,
  );

/** Names the caller with the most rejected calls of the last minute. */
function shedding(facts: readonly string[]): Finding[] {
  const callers = sumOf(facts.flatMap(callersIn));
  const all = callers.reduce((sum, { sheds }) => sum + sheds, 0);
  const [noisiest] = callers.toSorted((a, b) => b.sheds - a.sheds);
  if (noisiest === undefined || all <= maxSheds) return [];
  const { callerId, calls, sheds } = noisiest;
  return [
    warning(
      `Calls that were rejected under load in the last minute: ${all}. ${callerId} had ${sheds} of them, and sent ${calls}: limit its workspace, which npm run admin -- top names, or start further processes.`,
    ),
  ];
}

function descriptors(facts: string): Finding[] {
  const row: unknown = JSON.parse(facts);
  const used = at(row, 'usedDescriptors');
  if (typeof used !== 'number' || used <= maxUsedDescriptors) return [];
  return [
    problem(
      `The process ${at(row, 'name')} uses ${Math.round(used * 100)} % of its file descriptors: raise the limit of open files (ulimit -n, LimitNOFILE), or lower MAX_CONNECTIONS.`,
    ),
  ];
}
