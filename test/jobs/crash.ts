/**
 * A process to be killed: the service with a working worker, on the configured data. Its time begins at `NOW`. It also runs tasks
 * of kind `count`, which record their executions.
 */
import { pino } from 'pino';
import { type Ask, sql } from '../../server/database/sql.ts';
import { enqueue, type Task } from '../../server/jobs/queue.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import { taskKinds } from '../../server/tasks.ts';

const { NOW, WORKER = 'worker' } = process.env;
const clock = () => Number(NOW) + Math.round(performance.now());
const log = pino({ base: null });
// The service's own worker does nothing; the one below knows more kinds.
const { url, environment } = await startService({ config: readConfig(process.env), log, clock, pollIntervalMs: 0 });

const yearMs = 365 * 86_400_000;

/** Adds a deferred task for each batch, in the batch's own transaction. So a repeated batch counts twice. */
async function count(ask: Ask, task: Task, now: number): Promise<'done' | 'more'> {
  const { batches } = JSON.parse(task.payload);
  await ask(
    enqueue(now, [
      { queue: 'erasure', workspaceId: '', kind: `hit by ${WORKER}`, payload: {}, jobId: task.taskId, delayMs: yearMs },
    ]),
  );
  const isHit = sql`api_key_id = ${task.apiKeyId} and job_id = ${task.taskId}`;
  const [sum] = await ask(sql<{ hits: number }>`select count(*) as hits from tasks where ${isHit}`);
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
