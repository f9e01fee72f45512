/**
 * A process to be killed: the service with a working worker, on the configured data. Its time begins at `NOW`. It also runs tasks
 * of kind `count`, which record their executions.
 */
import { pino } from 'pino';
import type { Ask } from '../server/database/sql.ts';
import { sql } from '../server/database/sql.ts';
import type { Task } from '../server/jobs/queue.ts';
import { startWorker } from '../server/jobs/worker.ts';
import { startService } from '../server/service.ts';
import { readConfig } from '../server/settings/config.ts';
import { taskKinds } from '../server/tasks.ts';

const { NOW, WORKER = 'worker' } = process.env;
const clock = () => Number(NOW) + Math.round(performance.now());
const log = pino({ base: null });
// The service's own worker does nothing; the one below knows more kinds.
const { url, environment } = await startService({ config: readConfig(process.env), log, clock, pollIntervalMs: 0 });

/** Counts in the batch's own transaction, so a repeated batch counts twice. */
async function count(ask: Ask, task: Task): Promise<'done' | 'more'> {
  const { batches } = JSON.parse(task.payload);
  const bucket = `${WORKER} ${task.taskId}`;
  await ask(sql`insert into rate_limits (bucket, window_start, hits) values (${bucket}, ${clock()}, 1)
    on conflict (bucket) do update set hits = rate_limits.hits + 1`);
  const [sum] = await ask(sql<{ hits: number }>`select sum(hits) as hits from rate_limits where bucket like ${`%${task.taskId}`}`);
  return Number(sum?.hits) < batches ? 'more' : 'done';
}

const { ask, changeOf, databaseTime } = environment;
startWorker({
  ask,
  changeOf,
  kinds: { ...taskKinds(environment), count: { runBatch: count } },
  clock,
  databaseTime,
  log,
  maxTransactions: 4,
  pollIntervalMs: 20,
});
log.info({ url, worker: WORKER }, 'at work');
