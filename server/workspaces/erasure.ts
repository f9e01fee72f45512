/** Removes all rows of a deleted API key or workspace, in bounded batches. */
import type { Ask } from '../database/sql.ts';
import { among, fixedLimit, forUpdate, jsonMember, raw, type Sql, sql } from '../database/sql.ts';
import { type NewTask, saveProgress, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import type { Config } from '../settings/config.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const eraseKind = 'erase-owner';

/** Milliseconds in which the last requests and transactions of the owner end, besides the time for which tokens are cached. */
const graceMs = 60_000;

/**
 * Erases the rows of this API key or workspace. Its id is in the payload: a task of the API key would be removed with its data.
 */
export const eraseTask = (ownerId: string, { authCacheSeconds }: Pick<Config, 'authCacheSeconds'>): NewTask => ({
  queue: 'erasure',
  kind: eraseKind,
  payload: { ownerId, table: 0 },
  delayMs: graceMs + 1000 * authCacheSeconds,
});

/**
 * The tables with data of API keys and workspaces, with their primary keys, which begin with the owner's id. Webhooks come first, since
 * the worker queues tasks for them, and then tasks, since they may write the others. Events come before their log: without it, they would be
 * numbered from 1 on again. The rows in `api_keys` and `workspaces` are removed with the call.
 */
export const ownedTables: readonly (readonly [table: string, key: string])[] = [
  ['webhooks', 'api_key_id, webhook_id'],
  ['tasks', 'api_key_id, task_id'],
  ['organizations', 'api_key_id, organization_id'],
  ['folders', 'api_key_id, organization_key, folder_id'],
  ['documents', 'api_key_id, document_key'],
  ['document_migrations', 'api_key_id, migration_id'],
  ['user_groups', 'api_key_id, organization_key, organization_user_group_id'],
  ['users', 'api_key_id, organization_key, user_id'],
  ['user_identities', 'api_key_id, user_id, kind, value'],
  ['grants', 'api_key_id, organization_key, resource_type, resource_id, user_id'],
  ['user_group_members', 'api_key_id, organization_key, group_key, user_id'],
  ['presence', 'api_key_id, document_key, user_id'],
  ['notifications', 'api_key_id, organization_key, notification_id'],
  ['notification_recipients', 'api_key_id, organization_key, notification_id, user_id'],
  ['notification_configs', 'api_key_id, organization_key, user_id, document_key'],
  ['email_configs', 'api_key_id'],
  ['annotations', 'api_key_id, document_key, annotation_id'],
  ['annotation_mentions', 'api_key_id, user_id, document_key, annotation_id'],
  ['deletion_jobs', 'api_key_id, job_id'],
  ['events', 'api_key_id, event_id'],
  ['event_logs', 'api_key_id'],
  ['usage_by_day', 'caller_id, day'],
  ['idempotency_records', 'caller_id, key_hash'],
  ['workspace_domains', 'workspace_id, domain'],
  ['sender_domains', 'workspace_id, domain'],
  ['unsubscribed_addresses', 'workspace_id, address_hash'],
  ['suppressed_addresses', 'workspace_id, address_hash'],
];

/** Selects a row if rows of one of these API keys and workspaces are still to be erased. */
export const findErasure = (ownerIds: readonly string[]): Sql =>
  sql`select 1 from tasks where api_key_id = '' and kind = ${eraseKind} and completed_at is null and ${jsonMember('payload', 'ownerId')} ${among(ownerIds)} limit 1`;

const batchSize = 500;

interface Progress {
  ownerId: string;
  /** The index of the table of the next batch. */
  table: number;
}

export const erasureTasks: TaskKinds = { [eraseKind]: { runBatch: eraseBatch } };

async function eraseBatch(ask: Ask, task: Task): Promise<'done' | 'more'> {
  const { ownerId, table: index }: Progress = JSON.parse(task.payload);
  const place = ownedTables[index];
  if (place === undefined) return 'done';
  const [table, columns] = place;
  const [owner = '', ...others] = columns.split(', ');
  // A table without other columns has a single row of the owner.
  const key = raw(others.length === 0 ? owner : others.join(', '));
  const isOwned = sql`${raw(owner)} = ${ownerId}`;
  const removed = await ask(sql`
    with erased as materialized (
      select ${key} from ${raw(table)} where ${isOwned} ${fixedLimit(batchSize)} ${forUpdate}
    )
    delete from ${raw(table)} where ${isOwned} and (${key}) in (select ${key} from erased) returning 1`);
  if (removed.length < batchSize) await ask(saveProgress(task, { ownerId, table: index + 1 }));
  return 'more';
}
