/** Removes finished deletion jobs with their tasks. */
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { limit, sql } from '../database/sql.ts';
import { removeTasks, type Task } from '../jobs/queue.ts';
import type { Removal } from '../jobs/removal.ts';

/** Selects a job that was completed before this time. */
const finishedJob = (before: number) => sql<{ apiKeyId: string; jobId: string }>`
  select api_key_id, job_id from deletion_jobs
  where started_at < ${before} and not exists (
    select 1 from tasks
    where tasks.api_key_id = deletion_jobs.api_key_id and tasks.job_id = deletion_jobs.job_id and tasks.job_id <> ''
      and (tasks.completed_at is null or tasks.completed_at >= ${before})
  ) order by started_at limit 1`;

export const userDataRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-deletion-jobs',
    remove: async (ask, now, maxRows) => {
      const [job] = await ask(finishedJob(now - config.retentionDays * dayMs));
      if (job === undefined) return false;
      const ofJob = sql`api_key_id = ${job.apiKeyId} and job_id = ${job.jobId}`;
      const tasks = await ask(sql<Pick<Task, 'taskId'>>`
        select task_id from tasks where ${ofJob} and job_id <> ''
        order by completed_at ${limit(maxRows)}`);
      if (tasks.length > 0) await ask(removeTasks(job.apiKeyId, tasks));
      // The job goes with its last tasks, so that its status stays complete until then.
      if (tasks.length < maxRows) await ask(sql`delete from deletion_jobs where ${ofJob}`);
      return true;
    },
  },
];
