import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { bytesAtOnce, keyed, removeSome } from '../database/keyed-rows.ts';
import { type Ask, limit, sql } from '../database/sql.ts';
import { waitForWriters } from '../database/tenant-lock.ts';
import { NotYet, type TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type NewTask, type Owner, removeTasks, saveProgress, type Task } from '../jobs/queue.ts';
import { forOwner, type Owners, ownedBy, type Removal } from '../jobs/removal.ts';
import { findDeliveries, isDelivering } from '../notifications/tasks.ts';
import { findExistingKeys } from '../organizations/key.ts';
import type { Eraser } from './erasers/eraser.ts';
import { erasers } from './erasers/erasers.ts';
import { personOf } from './erasers/without-user.ts';
import * as store from './store.ts';

/** Rows that one batch, which is one transaction, erases or queues. */
const maxRows = 50;

/** Deliveries that one batch checks. */
const maxDeliveries = 500;

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const startDeletionKind = 'start-deletion';

/** Milliseconds after which a task looks by itself whether those that it follows have ended. The last of them makes it due before. */
const followerMs = 3_600_000;

/** A deletion has one task for each user and kind. */
export const kindsOfDeletion: readonly string[] = erasers.map(({ kind }) => kind);

/** Returns the task that starts a job. Its id is the job's. */
export const startDeletionTask = ({ apiKeyId, workspaceId }: Owner, jobId: string, userIds: readonly string[]): NewTask => {
  const payload: store.StartDeletionPayload = { userIds, kinds: kindsOfDeletion };
  return { queue: 'erasure', kind: startDeletionKind, payload, apiKeyId, workspaceId, jobId, taskId: jobId };
};

export const userDataTasks: TaskKinds = {
  [startDeletionKind]: { runBatch: queueBatch, excludesWriters: true },
  ...Object.fromEntries(
    erasers.map((eraser) => [eraser.kind, { runBatch: (ask: Ask, task: Task) => eraseInOrder(ask, task, eraser) }]),
  ),
};

/** Queues the tasks of some users. A job may have thousands, too many for its call. */
async function queueBatch(ask: Ask, task: Task, now: number): Promise<'done' | 'more' | 'wait'> {
  const { apiKeyId, workspaceId, jobId } = task;
  const start: store.StartDeletionPayload = JSON.parse(task.payload);
  const { userIds, kinds } = start;
  if (start.haveWritersEnded !== true) {
    // A transaction of its own, since it holds up all writers of the API key until it ends.
    await ask(saveProgress(task, { ...start, haveWritersEnded: true }));
    if (!(await waitForWriters(ask, apiKeyId))) throw new NotYet('A transaction of the API key is still open.');
    return 'more';
  }
  const job = await findJob(ask, apiKeyId, jobId);
  // Waits for older notifications in the queue. All deliveries that were queued before the job are visible by now. Later ones are
  // left out: their times are unreliable after a clock change, and more of them come each second.
  const deliveries = start.deliveries ?? (await findDeliveries(ask, task, job.startedAt));
  if (deliveries.length > 0) {
    const isWaiting = await isDelivering(ask, apiKeyId, deliveries.slice(0, maxDeliveries));
    const left = isWaiting ? deliveries : deliveries.slice(maxDeliveries);
    if (left.length > 0) {
      await ask(saveProgress(task, { ...start, deliveries: left }));
      return isWaiting ? 'wait' : 'more';
    }
  }
  const tasks: NewTask[] = [];
  let [count, bytes] = [0, 0];
  for (const userId of userIds) {
    if (tasks.length >= maxRows) break;
    const identifiers = await store.findIdentifiers(ask, apiKeyId, userId);
    bytes += searching.size * Buffer.byteLength(JSON.stringify(identifiers));
    if (count > 0 && bytes > bytesAtOnce) break;
    for (const kind of kinds) {
      const payload: store.EraseUserDataPayload = {
        ...{ userId, inAllOrganizations: job.organizationIds.length === 0, from: '' },
        ...(searching.has(kind) ? identifiers : { names: [], emails: [] }),
      };
      const delayMs = followers.some((one) => one.kind === kind) ? followerMs : 0;
      tasks.push({ queue: 'erasure', kind, payload, apiKeyId, workspaceId, jobId, delayMs });
    }
    count++;
  }
  await ask(enqueue(now, tasks));
  const left = userIds.slice(count);
  if (left.length === 0) return 'done';
  await ask(saveProgress(task, { ...start, userIds: left, deliveries: [] }));
  return 'more';
}

async function findJob(ask: Ask, apiKeyId: string, jobId: string): Promise<store.DeletionJob> {
  const job = await store.findJob(ask, apiKeyId, jobId);
  if (job === undefined) throw new Error(`Deletion job ${jobId} not found.`);
  return job;
}

/** The kinds that need the names and addresses of a user, of which there may be a thousand. */
const searching = new Set(erasers.flatMap(({ kind, searchesTexts }) => (searchesTexts === true ? [kind] : [])));

const followers = erasers.flatMap(({ kind, follows }) => (follows === undefined ? [] : [{ kind, follows }]));

/** Does a batch once the tasks that it follows have ended. Their order counts in the whole job, since no task knows those of its user. */
async function eraseInOrder(ask: Ask, task: Task, eraser: Eraser): Promise<'done' | 'more' | 'wait'> {
  if (eraser.follows !== undefined && (await store.hasOthers(ask, task, eraser.follows))) return 'wait';
  const outcome = await eraseBatch(ask, task, eraser);
  if (outcome === 'more') return outcome;
  for (const { kind, follows } of followers.filter((one) => one.follows.includes(eraser.kind))) {
    await ask(store.lockJob(task));
    if (!(await store.hasOthers(ask, task, follows))) await ask(store.makeOthersDue(task, [kind]));
  }
  return outcome;
}

/** Erases one kind of data of a user, first in the job's named organizations, then in all. */
async function eraseBatch(ask: Ask, task: Task, eraser: Eraser): Promise<'done' | 'more'> {
  const job = await findJob(ask, task.apiKeyId, task.jobId);
  const queued: store.EraseUserDataPayload = JSON.parse(task.payload);
  const organizationKeys = queued.inAllOrganizations
    ? []
    : [...(await findExistingKeys(ask, task.apiKeyId, job.organizationIds)).values()];
  const person = personOf(queued.userId, queued.names, queued.emails);
  const isFirst = queued.inAllOrganizations || organizationKeys.length > 0;
  let work: store.EraseUserDataPayload | undefined = isFirst ? queued : { ...queued, inAllOrganizations: true, from: '' };
  for (let rowsLeft = maxRows; work !== undefined && rowsLeft > 0; ) {
    const { inAllOrganizations, from }: store.EraseUserDataPayload = work;
    const erased = await eraser.erase(ask, {
      apiKeyId: task.apiKeyId,
      ...person,
      organizationKeys: inAllOrganizations ? undefined : organizationKeys,
      // Includes data from the millisecond in which the job started.
      before: job.startedAt + 1,
      maxRows: rowsLeft,
      from,
    });
    rowsLeft -= erased.rows;
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

/** Selects a job that was completed before this time. */
const finishedJob = (before: number, owners: Owners) => sql<{ apiKeyId: string; jobId: string }>`
  select api_key_id, job_id from deletion_jobs
  where started_at < ${before} ${ownedBy('api_key_id', owners)} and not exists (
    select 1 from tasks
    where tasks.api_key_id = deletion_jobs.api_key_id and tasks.job_id = deletion_jobs.job_id and tasks.job_id <> ''
      and (tasks.completed_at is null or tasks.completed_at >= ${before})
  ) order by started_at limit 1`;

export const userDataRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-deletion-jobs',
    remove: async (ask, now, maxRows, _task, owners) => {
      const [job] = await ask(finishedJob(now - config.retentionDays * dayMs, owners));
      if (job === undefined) return false;
      const ofJob = sql`api_key_id = ${job.apiKeyId} and job_id = ${job.jobId}`;
      await forOwner(job.apiKeyId, async () => {
        const tasks = await ask(sql<Pick<Task, 'taskId'>>`
          select task_id from tasks where ${ofJob} and job_id <> ''
          order by completed_at ${limit(maxRows)}`);
        if (tasks.length > 0) await ask(removeTasks(job.apiKeyId, tasks));
        if (tasks.length === maxRows) return;
        const users = await removeSome(ask, job.apiKeyId, keyed('deletion_users'), sql`job_id = ${job.jobId}`, maxRows);
        // The job goes with its last rows, so that its status stays complete until then.
        if (users < maxRows) await ask(sql`delete from deletion_jobs where ${ofJob}`);
      });
      return true;
    },
  },
];
