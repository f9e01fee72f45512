/**
 * The users of deletion jobs. Data that an open job will erase does not count any more: a call that gives a user something during the job
 * finds nothing older, and its own data stays. So a row needs a single time, and no time for each of its fields.
 */
import { hash } from 'node:crypto';
import { type Ask, among, insertInto, type Sql, sql } from '../database/sql.ts';

/** Only the hash of an id is stored, since the row outlives the user. */
const hashOf = (apiKeyId: string, userId: string): string => hash('sha256', `${apiKeyId}\n${userId}`, 'base64url');

/** Notes the users of a job. Send it in the transaction that adds the job: later transactions of the API key see it. */
export const noteDeletion = (apiKeyId: string, jobId: string, startedAt: number, userIds: readonly string[]): Sql => {
  const users = userIds.map((userId) => ({ apiKeyId, jobId, userHash: hashOf(apiKeyId, userId), startedAt }));
  return sql`${insertInto('deletion_users', ['api_key_id', 'job_id', 'user_hash', 'started_at'], users, ['user_hash'])}
    on conflict (api_key_id, job_id, user_hash) do nothing`;
};

/** Returns when the latest open deletion of a user started, in epoch milliseconds. Its data from up to then counts as erased. */
export type DeletedAt = (userId: string) => number;

export async function findDeletions(ask: Ask, apiKeyId: string, userIds: readonly string[]): Promise<DeletedAt> {
  const hashes = userIds.map((userId) => hashOf(apiKeyId, userId));
  const found = await ask(sql<{ userHash: string; startedAt: number }>`
    select user_hash, max(started_at) as started_at from deletion_users
    where api_key_id = ${apiKeyId} and user_hash ${among(hashes)} and (
      select 1 from tasks where tasks.api_key_id = ${apiKeyId} and tasks.job_id = deletion_users.job_id and tasks.job_id <> ''
        and tasks.completed_at is null limit 1) = 1
    group by user_hash`);
  const startedAt = new Map(found.map((one) => [one.userHash, one.startedAt]));
  return (userId) => (found.length === 0 ? undefined : startedAt.get(hashOf(apiKeyId, userId))) ?? Number.NEGATIVE_INFINITY;
}
