import type { Tx } from '../database/db.ts';
import { waitForWriters } from '../database/tenant-lock.ts';
import type { Ask } from '../database/verbs.ts';
import { enqueue, type NewTask, saveProgress, type Task } from '../jobs/queue.ts';
import { NotYet, type TaskKinds } from '../jobs/worker.ts';
import { findDeliveries, isDelivering } from '../notifications/tasks.ts';
import type { Eraser } from './erasers/eraser.ts';
import { erasers } from './erasers/erasers.ts';
import { personOf } from './erasers/without-user.ts';
import * as store from './store.ts';

/** Rows that one batch erases or queues, which is one transaction: about a millisecond, for which other requests wait. */
const maxRows = 50;

/** Deliveries that one batch looks at: a few milliseconds. */
const maxDeliveries = 500;

/** Names the kind in the queue, where it outlives a deployment: never rename it. */
export const startDeletionKind = 'start-deletion';

export const userDataTasks: TaskKinds = {
  [startDeletionKind]: { runBatch: queueBatch, excludesWriters: true },
  ...Object.fromEntries(
    erasers.map((eraser) => [
      eraser.kind,
      { runBatch: (ask: Ask, task: Task, _now: number, tx: Tx) => eraseBatch(ask, tx, task, eraser) },
    ]),
  ),
};

/** Queues the tasks of some users: a job may have thousands, and its caller waits for none of them. */
async function queueBatch(ask: Ask, task: Task, now: number, tx: Tx): Promise<'done' | 'more' | 'wait'> {
  const { apiKeyId, jobId } = task;
  const start: store.StartDeletionPayload = JSON.parse(task.payload);
  const { userIds, kinds } = start;
  const job = await findJob(tx, apiKeyId, jobId);
  let { deliveries } = start;
  if (deliveries === undefined) {
    if (!(await waitForWriters(tx, apiKeyId))) throw new NotYet('A transaction of the API key is still open.');
    // What is older than the job may also be on its way in the queue. All that was queued before the job began is seen by now. What comes
    // later is newer, and never waited for: by its time alone it could not be told where the clock went back, and more of it comes each second.
    deliveries = await findDeliveries(tx, apiKeyId, job.startedAt);
  }
  if (deliveries.length > 0) {
    const isWaiting = await isDelivering(tx, apiKeyId, deliveries.slice(0, maxDeliveries));
    const left = isWaiting ? deliveries : deliveries.slice(maxDeliveries);
    if (left.length > 0) {
      await ask(saveProgress(task, { userIds, kinds, deliveries: left }));
      return isWaiting ? 'wait' : 'more';
    }
  }
  const count = Math.ceil(maxRows / kinds.length);
  const next = userIds.slice(0, count);
  const tasks = next.map(async (userId): Promise<NewTask[]> => {
    const work: store.EraseUserDataPayload = {
      userId,
      ...(await store.findIdentifiers(tx, apiKeyId, userId)),
      inAllOrganizations: job.organizationIds.length === 0,
      from: '',
    };
    return kinds.map((kind) => ({ queue: 'erasure', kind, payload: work, apiKeyId, jobId }));
  });
  await ask(enqueue(now, (await Promise.all(tasks)).flat()));
  const left = userIds.slice(count);
  if (left.length === 0) return 'done';
  await ask(saveProgress(task, { userIds: left, kinds, deliveries: [] }));
  return 'more';
}

async function findJob(tx: Tx, apiKeyId: string, jobId: string): Promise<store.DeletionJob> {
  const job = await store.findJob(tx, apiKeyId, jobId);
  if (job === undefined) throw new Error(`Deletion job ${jobId} not found.`);
  return job;
}

/** Erases what one user has of one kind of data: first where the job says, then everywhere. */
async function eraseBatch(ask: Ask, tx: Tx, task: Task, eraser: Eraser): Promise<'done' | 'more'> {
  const job = await findJob(tx, task.apiKeyId, task.jobId);
  const queued: store.EraseUserDataPayload = JSON.parse(task.payload);
  const person = personOf(queued.userId, queued.names ?? [], queued.emails ?? []);
  let work: store.EraseUserDataPayload | undefined = queued;
  for (let limit = maxRows; work !== undefined && limit > 0; ) {
    const { inAllOrganizations, from }: store.EraseUserDataPayload = work;
    const erased = await eraser.erase(tx, {
      apiKeyId: task.apiKeyId,
      ...person,
      organizationIds: inAllOrganizations ? undefined : job.organizationIds,
      // What was made in the very millisecond in which the job started goes too.
      before: job.startedAt + 1,
      limit,
      from,
    });
    limit -= erased.rows;
    if (erased.next === undefined) work = inAllOrganizations ? undefined : { ...work, inAllOrganizations: true, from: '' };
    else {
      work = { ...work, from: erased.next };
      break;
    }
  }
  if (work === undefined) return 'done';
  await ask(saveProgress(task, work));
  return 'more';
}
