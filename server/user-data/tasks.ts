import type { Environment } from '../context.ts';
import type { Tx } from '../database/open.ts';
import type { Eraser } from '../eraser.ts';
import type { Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import * as store from './store.ts';

/** Rows that one batch erases, which is one transaction: about two milliseconds, for which other requests wait. */
const mostRows = 100;

export const userDataTasks = (_environment: Environment, erasers: readonly Eraser[]): TaskKinds =>
  Object.fromEntries(erasers.map((eraser) => [eraser.kind, { batch: (tx: Tx, task: Task) => eraseBatch(tx, task, eraser) }]));

/** Erases what one user has of one kind of data: first where the job says, then everywhere. */
async function eraseBatch(tx: Tx, task: Task, eraser: Eraser): Promise<'done' | 'more'> {
  const job = await store.findJob(tx, task.api_key_id, task.job_id);
  if (job === undefined) throw new Error(`The deletion job ${task.job_id} is not there.`);
  let work: store.Work | undefined = JSON.parse(task.payload);
  for (let limit = mostRows; work !== undefined && limit > 0;) {
    const { userId, isEverywhere, from }: store.Work = work;
    const erased = await eraser.erase(tx, {
      apiKeyId: task.api_key_id,
      userId,
      organizationIds: isEverywhere ? undefined : job.organizationIds,
      // What was made in the very millisecond in which the job started goes too.
      before: job.startedAt + 1,
      limit,
      from,
    });
    limit -= erased.rows;
    if (erased.next === undefined) work = isEverywhere ? undefined : { userId, isEverywhere: true, from: '' };
    else {
      work = { userId, isEverywhere, from: erased.next };
      break;
    }
  }
  await store.keepWork(tx, task.api_key_id, task.task_id, work);
  return work === undefined ? 'done' : 'more';
}
