/** Deletion jobs that are over, with their tasks. */
import { sql } from 'kysely';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { Db } from '../database/db.ts';
import { integer, statement } from '../database/statement.ts';
import { askOn } from '../database/verbs.ts';
import { removeTasks } from '../jobs/queue.ts';
import type { Removal } from '../jobs/removal.ts';

interface JobKey {
  api_key_id: string;
  job_id: string;
}

const finishedJobs = statement({ before: integer }, (db, { before }) =>
  db
    .selectFrom('deletion_jobs')
    .select(['api_key_id', 'job_id'])
    .where('started_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tasks')
            .select('tasks.task_id')
            .whereRef('tasks.api_key_id', '=', 'deletion_jobs.api_key_id')
            .whereRef('tasks.job_id', '=', 'deletion_jobs.job_id')
            .where('tasks.job_id', '<>', sql.lit(''))
            .where((task) => task.or([task('tasks.completed_at', 'is', null), task('tasks.completed_at', '>=', before)])),
        ),
      ),
    )
    .orderBy('started_at')
    .limit(sql.lit(1)),
);

/** A job that was completed before this time. */
async function findFinished(db: Db, before: number): Promise<JobKey | undefined> {
  const [job] = await finishedJobs(db, { before });
  return job;
}

/** Removes so many tasks of a job that is over, and the job with the last of them: until then it can be asked for as it was. */
async function removeJob(db: Db, { api_key_id, job_id }: JobKey, limit: number): Promise<void> {
  const tasks = await db
    .selectFrom('tasks')
    .select(['api_key_id as apiKeyId', 'task_id as taskId'])
    .where('api_key_id', '=', api_key_id)
    .where('job_id', '=', job_id)
    .where('job_id', '<>', sql.lit(''))
    .orderBy('completed_at')
    .limit(limit)
    .execute();
  if (tasks.length > 0) await askOn(db)(removeTasks(tasks));
  if (tasks.length === limit) return;
  await db.deleteFrom('deletion_jobs').where('api_key_id', '=', api_key_id).where('job_id', '=', job_id).execute();
}

export const userDataRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-deletion-jobs',
    remove: async (_ask, now, limit, _task, tx) => {
      const job = await findFinished(tx, now - config.retentionDays * dayMs);
      if (job !== undefined) await removeJob(tx, job, limit);
      return job !== undefined;
    },
  },
];
