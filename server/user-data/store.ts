/** Deletion jobs. A job's progress is counted from its tasks. */
import { ofKeyByTime } from '../database/latest.ts';
import { type Ask, among, fixedLimit, forUpdate, indexedBy, jsonMember, limit, type Sql, sql } from '../database/sql.ts';
import type { Statements } from '../database/verbs.ts';
import type { Task } from '../jobs/queue.ts';
import { noteDeletion } from '../users/deletions.ts';
import * as identities from '../users/identities.ts';

export interface DeletionJob {
  /** The organizations to erase first; empty: all. */
  organizationIds: readonly string[];
  startedAt: number;
}

/** Adds a job, and notes its users. */
export const addJob = (
  apiKeyId: string,
  jobId: string,
  { organizationIds, startedAt }: DeletionJob,
  userIds: readonly string[],
): Statements => ({
  job: sql`insert into deletion_jobs (api_key_id, job_id, organization_ids, started_at)
    values (${apiKeyId}, ${jobId}, ${JSON.stringify(organizationIds)}, ${startedAt})`,
  users: noteDeletion(apiKeyId, jobId, startedAt, userIds),
});

/** Returns the latest start of the API key's jobs; negative infinity for none. */
export async function findLastStart(ask: Ask, apiKeyId: string): Promise<number> {
  const [last] = await ask(sql<{ startedAt: number | null }>`select max(started_at) as started_at from deletion_jobs
    where api_key_id = ${apiKeyId}`);
  return last?.startedAt ?? Number.NEGATIVE_INFINITY;
}

export async function findJob(ask: Ask, apiKeyId: string, jobId: string): Promise<DeletionJob | undefined> {
  const [row] = await ask(sql<{ organizationIds: string; startedAt: number }>`
    select organization_ids, started_at from deletion_jobs
    where api_key_id = ${apiKeyId} and job_id = ${jobId}`);
  return row && { organizationIds: JSON.parse(row.organizationIds), startedAt: row.startedAt };
}

/** The payload of the task that starts a job: the remaining work. The task's id is the job's. */
export interface StartDeletionPayload {
  /** Users without queued tasks. */
  userIds: readonly string[];
  /** The kinds of tasks for each user. */
  kinds: readonly string[];
  /** Whether writers that are older than the job have ended, see database/tenant-lock.ts. */
  haveWritersEnded?: true;
  /** Unfinished deliveries of notifications that are older than the job. Absent until they are looked for. */
  deliveries?: readonly string[];
}

/** Counts the open jobs of the API key up to the limit. Each step looks at the first task of one job. */
export async function countOpenJobs(ask: Ask, apiKeyId: string, maxJobs: number): Promise<number> {
  const isOpen = sql`api_key_id = ${apiKeyId} and completed_at is null and job_id <> ''`;
  const openJobs = indexedBy('tasks_of_open_jobs');
  const [counted] = await ask(sql<{ jobs: number }>`
    with recursive open (job_id) as (
      select min(job_id) from tasks ${openJobs} where ${isOpen}
      union all
      select (select min(job_id) from tasks ${openJobs} where ${isOpen} and job_id > open.job_id) from open where open.job_id is not null
    )
    select count(*) as jobs from (select job_id from open where job_id is not null ${limit(maxJobs)}) as counted`);
  return counted?.jobs ?? 0;
}

interface ListedJob {
  jobId: string;
  startedAt: number;
  /** 1 while the job has unfinished tasks. */
  isOpen: number;
}

/** Selects the latest jobs of the API key. The limit lets PostgreSQL look at one task of each job, and not at all tasks. */
export const latestJobs = (apiKeyId: string, maxRows: number) => sql<ListedJob>`
  select job_id, started_at, coalesce((
    select 1 from tasks where tasks.api_key_id = ${apiKeyId} and tasks.job_id = deletion_jobs.job_id and tasks.job_id <> ''
      and tasks.completed_at is null limit 1), 0) as is_open
  from deletion_jobs where ${ofKeyByTime(apiKeyId, 'started_at', maxRows)}`;

export interface Progress {
  tasksLeft: number;
  lastCompletedAt: number | null;
}

/** Returns the progress of a job; undefined if the job does not exist. Uses one statement, so each task is counted once. */
export async function progressOf(ask: Ask, apiKeyId: string, jobId: string): Promise<Progress | undefined> {
  // `job_id <> ''` lets the planner use the partial index of tasks with a job.
  const [row] = await ask(sql<{ start: string | null; queued: number; done: number; last: number | null }>`
    select
      (select payload from tasks as start
        where start.api_key_id = ${apiKeyId} and start.task_id = ${jobId} and start.completed_at is null) as start,
      count(tasks.task_id) as queued, count(tasks.completed_at) as done, max(tasks.completed_at) as last
    from deletion_jobs left join tasks on tasks.api_key_id = ${apiKeyId} and tasks.job_id = ${jobId}
      and tasks.job_id <> '' and tasks.task_id <> tasks.job_id
    where deletion_jobs.api_key_id = ${apiKeyId} and deletion_jobs.job_id = ${jobId}
    group by deletion_jobs.job_id`);
  if (row === undefined) return undefined;
  const { userIds, kinds }: StartDeletionPayload = row.start === null ? { userIds: [], kinds: [] } : JSON.parse(row.start);
  return { tasksLeft: userIds.length * kinds.length + row.queued - row.done, lastCompletedAt: row.last };
}

/** Maximum of names and addresses to look for in each place. Real users have fewer. */
const maxIdentifiers = 1000;
/** Rows of `users` that one statement reads. Each has up to `limits.objectBytes`. */
const rowsAtOnce = 100;

/**
 * Returns the user's names and email addresses, in all organizations and of all times. Former ones come last: a name that a call replaces
 * meanwhile is among them.
 */
export async function findIdentifiers(ask: Ask, apiKeyId: string, userId: string): Promise<{ names: string[]; emails: string[] }> {
  const [names, emails] = [new Set<string>(), new Set<string>()];
  for (let after: string | undefined = ''; after !== undefined && Math.max(names.size, emails.size) < maxIdentifiers; ) {
    const rows: Described[] = await ask(sql<Described>`
      select organization_key, ${jsonMember('details', 'name')} as name, ${jsonMember('details', 'email')} as email from users
      where api_key_id = ${apiKeyId} and user_id = ${userId} and organization_key > ${after}
      order by organization_key ${limit(rowsAtOnce)}`);
    for (const { name, email } of rows) {
      if (name) names.add(name);
      if (email) emails.add(email);
    }
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.organizationKey;
  }
  for (const { kind, value } of await ask(identities.findLatest(apiKeyId, userId))) (kind === 'name' ? names : emails).add(value);
  return { names: [...names], emails: [...emails] };
}

interface Described {
  organizationKey: string;
  name: string | null;
  email: string | null;
}

const areOpen = ({ apiKeyId, jobId, taskId }: Task, kinds: readonly string[]): Sql =>
  sql`api_key_id = ${apiKeyId} and job_id = ${jobId} and job_id <> '' and completed_at is null
    and task_id <> ${taskId} and kind ${among(kinds)}`;

/** Returns whether the task's job has other open tasks of these kinds. */
export async function hasOthers(ask: Ask, task: Task, kinds: readonly string[]): Promise<boolean> {
  const [other] = await ask(sql`select 1 from tasks where ${areOpen(task, kinds)} ${fixedLimit(1)}`);
  return other !== undefined;
}

/** Lets one task of the job end at a time, so that the last one knows that it is. */
export const lockJob = ({ apiKeyId, jobId }: Task): Sql =>
  sql`select 1 from deletion_jobs where api_key_id = ${apiKeyId} and job_id = ${jobId} ${forUpdate}`;

/** Makes the job's open tasks of these kinds due, like the task itself. */
export const makeOthersDue = (task: Task, kinds: readonly string[]): Sql =>
  sql`update tasks set run_at = ${task.runAt}, deferred_at = ${task.runAt} where ${areOpen(task, kinds)}`;

/** The payload of a task that erases: the remaining work. */
export interface EraseUserDataPayload {
  userId: string;
  /** The user's names and addresses in the organizations when the job began; none if the task searches no texts. */
  names: readonly string[];
  emails: readonly string[];
  /** Whether the job has finished its named organizations. */
  inAllOrganizations: boolean;
  /** The `next` of the previous batch. */
  from: string;
}
