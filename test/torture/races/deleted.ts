/** Checks completed deletions: no data older than the job is left. */
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../../generated/operations.ts';
import type { Race } from './race.ts';

const maxWaitMs = 60_000;

/**
 * Rows of `$2` that are not newer than `$3`, or contain older data, by table. Annotations are left out: their time is the caller's,
 * and the import repeats them. The torture `kill` checks those.
 */
const remains: { readonly [table: string]: string } = {
  grants: 'user_id = $2 and granted_at <= $3',
  user_group_members: 'user_id = $2 and added_at <= $3',
  users: `user_id = $2 and (last_seen_at <= $3 or (described_at <= $3 and details <> '{}')
    or (context_set_at <= $3 and context is not null))`,
  presence: 'user_id = $2 and renewed_at <= $3',
  notification_recipients: 'user_id = $2 and created_at <= $3',
  notification_configs: `user_id = $2 and (updated_at <= $3 or (inbox_set_at <= $3 and inbox is not null)
    or (email_set_at <= $3 and email is not null) or (slack_set_at <= $3 and slack is not null))`,
  // The import gives names at the times of its annotations, all of which are older than the workspace.
  user_identities: 'user_id = $2 and given_at <= $3 and given_at > (select max(created_at) from workspaces)',
  notifications: `content like '%"' || $2 || '"%' and created_at <= $3`,
};

export async function checkDeleted({ context, call, tenant }: Race, jobs: readonly Deletion[]): Promise<void> {
  const { database, violation, exceeded } = context;
  for (const { jobId, userId } of jobs) {
    const began = performance.now();
    while (!(await isCompleted(call, jobId))) {
      if (performance.now() - began > maxWaitMs)
        return exceeded(`The deletion of ${userId} is not completed after ${maxWaitMs} ms.`);
      await pause(100);
    }
    const [job] = await database.query('select started_at from deletion_jobs where job_id = $1', [jobId]);
    for (const [table, condition] of Object.entries(remains)) {
      const statement = `select count(*) as number from ${table} where api_key_id = $1 and ${condition}`;
      const [row] = await database.query(statement, [tenant.apiKey, userId, Number(job?.started_at)]);
      if (Number(row?.number) > 0)
        violation(`A deletion was completed and left older data of ${userId}: ${row?.number} rows of ${table}.`);
    }
  }
}

export interface Deletion {
  jobId: string;
  userId: string;
}

async function isCompleted(call: Race['call'], jobId: string): Promise<boolean> {
  const reply = await call('getDeleteAllUserDataStatus', { jobId });
  return at(JSON.parse(reply?.text ?? 'null'), 'result', 'data', 'isDeleteCompleted') === true;
}
