/**
 * A process of its own, to be killed: the service with its worker at work, on the data that the configuration names. Its time
 * begins at `NOW`. Besides the service's tasks it does those of the kind `count`, which say who did them and how often.
 */
import { pino } from 'pino';
import { readConfig } from '../server/config.ts';
import type { Tx } from '../server/database/db.ts';
import type { Task } from '../server/jobs/queue.ts';
import { startWorker } from '../server/jobs/worker.ts';
import { startService } from '../server/service.ts';
import { taskKinds } from '../server/tasks.ts';

const { NOW, WORKER = 'worker' } = process.env;
const clock = () => Number(NOW) + Math.round(performance.now());
const log = pino({ base: null });
// The service's own worker looks at nothing: the one below knows more kinds.
const { url, environment } = await startService({ config: readConfig(process.env), log, clock, pollIntervalMs: 0 });

/** Counts in a table that any number can be written to, in the batch's own transaction: what is done twice counts twice. */
async function count(tx: Tx, task: Task): Promise<'done' | 'more'> {
  const { batches } = JSON.parse(task.payload);
  const bucket = `${WORKER} ${task.task_id}`;
  await tx
    .insertInto('rate_limits')
    .values({ bucket, window_start: clock(), hits: 1 })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet((row) => ({ hits: row('rate_limits.hits', '+', 1) })))
    .execute();
  const { total } = await tx
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.sum<number>('hits').as('total'))
    .where('bucket', 'like', `%${task.task_id}`)
    .executeTakeFirstOrThrow();
  return Number(total) < batches ? 'more' : 'done';
}

const { db, transactionOf, databaseTime } = environment;
startWorker({
  db,
  transactionOf,
  kinds: { ...taskKinds(environment), count: { runBatch: count } },
  clock,
  databaseTime,
  log,
  maxTransactions: 4,
  pollIntervalMs: 20,
});
log.info({ url, worker: WORKER }, 'at work');
