/** Deletion jobs. How far one is, the queue knows: its tasks are counted. */
import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import { type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export interface DeletionJob {
  /** Where to begin; empty: anywhere. */
  organizationIds: readonly string[];
  startedAt: number;
}

const insert = statement((db, job: RowOf<Insertable<Tables['deletion_jobs']>>) => db.insertInto('deletion_jobs').values(job));

export async function addJob(db: Db, apiKeyId: string, jobId: string, { organizationIds, startedAt }: DeletionJob): Promise<void> {
  await insert(db, {
    api_key_id: apiKeyId,
    job_id: jobId,
    organization_ids: JSON.stringify(organizationIds),
    started_at: startedAt,
  });
}

const byId = statement((db, apiKeyId: Text, jobId: Text) =>
  db
    .selectFrom('deletion_jobs')
    .select(['organization_ids', 'started_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('job_id', '=', jobId),
);

export async function findJob(db: Db, apiKeyId: string, jobId: string): Promise<DeletionJob | undefined> {
  const [row] = await byId(db, apiKeyId, jobId);
  return row === undefined ? undefined : { organizationIds: JSON.parse(row.organization_ids), startedAt: row.started_at };
}

/** What a task of a deletion job has to do, as far as it is not done yet. */
export interface Work {
  userId: string;
  /** Whether what the job names first is done. */
  isEverywhere: boolean;
  /** Where the next batch begins. */
  from: string;
}

/** Keeps what is left of a task's work. Of one that is done nothing is kept: it names the user whose data is gone. */
export async function keepWork(db: Db, apiKeyId: string, taskId: string, work: Work | undefined): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ payload: JSON.stringify(work ?? {}) })
    .where('api_key_id', '=', apiKeyId)
    .where('task_id', '=', taskId)
    .execute();
}
