/** Deletion jobs. How far one is, is counted from its tasks. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { limitTo } from '../database/rows.ts';
import { jsonText } from '../database/search.ts';
import { insertRows, integer, rowsOf, statement, text } from '../database/statement.ts';

export interface DeletionJob {
  /** Where to begin; empty: anywhere. */
  organizationIds: readonly string[];
  startedAt: number;
}

const insert = statement(
  { jobs: rowsOf('deletion_jobs', ['api_key_id', 'job_id', 'organization_ids', 'started_at']) },
  (db, { jobs }) => insertRows(db, 'deletion_jobs', jobs),
);

export async function addJob(db: Db, apiKeyId: string, jobId: string, { organizationIds, startedAt }: DeletionJob): Promise<void> {
  const job = { api_key_id: apiKeyId, job_id: jobId, organization_ids: JSON.stringify(organizationIds), started_at: startedAt };
  await insert(db, { jobs: [job] });
}

const byId = statement({ apiKeyId: text, jobId: text }, (db, { apiKeyId, jobId }) =>
  db
    .selectFrom('deletion_jobs')
    .select(['organization_ids', 'started_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('job_id', '=', jobId),
);

export async function findJob(db: Db, apiKeyId: string, jobId: string): Promise<DeletionJob | undefined> {
  const [row] = await byId(db, { apiKeyId, jobId });
  return row === undefined ? undefined : { organizationIds: JSON.parse(row.organization_ids), startedAt: row.started_at };
}

/** What the task that starts a job has to do, as far as it is not done yet. The job's id is the task's own too. */
export interface StartDeletionPayload {
  /** Whose tasks are not queued yet. */
  userIds: readonly string[];
  /** Each user has a task for each of these. */
  kinds: readonly string[];
  /** Unfinished deliveries of notifications that are older than the job. Absent until its writers have ended, see database/tenant-lock.ts. */
  deliveries?: readonly string[];
}

const progress = statement({ apiKeyId: text, jobId: text }, (db, { apiKeyId, jobId }) =>
  db
    .selectFrom('deletion_jobs')
    .leftJoin('tasks', (join) =>
      join
        .on('tasks.api_key_id', '=', apiKeyId)
        .on('tasks.job_id', '=', jobId)
        // Says that the index of tasks with a job will do, which a parameter could not.
        .on('tasks.job_id', '<>', sql.lit(''))
        .onRef('tasks.task_id', '<>', 'tasks.job_id'),
    )
    .select(({ fn, selectFrom }) => [
      selectFrom('tasks as start')
        .select('start.payload')
        .where('start.api_key_id', '=', apiKeyId)
        .where('start.task_id', '=', jobId)
        .where('start.completed_at', 'is', null)
        .as('start'),
      fn.count<number>('tasks.task_id').as('queued'),
      fn.count<number>('tasks.completed_at').as('done'),
      fn.max('tasks.completed_at').as('last'),
    ])
    .where('deletion_jobs.api_key_id', '=', apiKeyId)
    .where('deletion_jobs.job_id', '=', jobId)
    .groupBy('deletion_jobs.job_id'),
);

export interface Progress {
  tasksLeft: number;
  lastCompletedAt: number | null;
}

/** A step for each job, of whose tasks no more than the first is looked at. */
const openJobs = statement(
  { apiKeyId: text, limit: integer },
  (_db, { apiKeyId, limit }) => sql<{ jobs: number }>`
    with recursive open (job_id) as (
      select min(job_id) from tasks where api_key_id = ${apiKeyId} and completed_at is null and job_id <> ''
      union all
      select (select min(job_id) from tasks
        where api_key_id = ${apiKeyId} and completed_at is null and job_id <> '' and job_id > open.job_id)
      from open where open.job_id is not null
    )
    select count(*) as jobs from (select job_id from open where job_id is not null ${limitTo(limit)}) as counted`,
);

/** How many jobs of the API key are not completed; counted up to the limit. */
export async function countOpenJobs(db: Db, apiKeyId: string, limit: number): Promise<number> {
  const [counted] = await openJobs(db, { apiKeyId, limit });
  return counted?.jobs ?? 0;
}

/** How far a job is, in one statement, so that no task is counted twice or not at all; undefined where there is no such job. */
export async function progressOf(db: Db, apiKeyId: string, jobId: string): Promise<Progress | undefined> {
  const [row] = await progress(db, { apiKeyId, jobId });
  if (row === undefined) return undefined;
  const { userIds, kinds }: StartDeletionPayload = row.start === null ? { userIds: [], kinds: [] } : JSON.parse(row.start);
  return { tasksLeft: userIds.length * kinds.length + row.queued - row.done, lastCompletedAt: row.last };
}

/** Names and addresses that are looked for; nobody has more who is not made up. */
const maxIdentifiers = 1000;

const identifiers = statement({ apiKeyId: text, userId: text, limit: integer }, (db, { apiKeyId, userId, limit }) =>
  db
    .selectFrom('users')
    .select([jsonText(db, 'details', 'name').as('name'), jsonText(db, 'details', 'email').as('email')])
    .distinct()
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .limit(limit),
);

/** The names and e-mail addresses that organizations have for the user. */
export async function findIdentifiers(db: Db, apiKeyId: string, userId: string): Promise<{ names: string[]; emails: string[] }> {
  const rows = await identifiers(db, { apiKeyId, userId, limit: maxIdentifiers });
  const distinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value || []))];
  return { names: distinct(rows.map(({ name }) => name)), emails: distinct(rows.map(({ email }) => email)) };
}

/** What a task of a deletion job has to do, as far as it is not done yet. */
export interface EraseUserDataPayload {
  userId: string;
  /** What organizations had for the user when the job began: they are erased too. Absent in what older versions queued. */
  names?: readonly string[];
  emails?: readonly string[];
  /** Whether what the job names first is done. */
  inAllOrganizations: boolean;
  /** Where the next batch begins. */
  from: string;
}
