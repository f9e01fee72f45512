/** The tables with rows of an organization, a document or a user, and the tasks that empty them. A test compares them with the schema. */
import { type Keyed, keyed, removeSome } from '../database/keyed-rows.ts';
import { type Ask, among, limit, type Sql, sql } from '../database/sql.ts';
import { waitForWriters } from '../database/tenant-lock.ts';
import { NotYet, type TaskKinds } from '../jobs/kinds.ts';
import { saveProgress } from '../jobs/queue.ts';

/** Tables whose rows are found only by the key of their document. */
export const tablesOfDocument: readonly Keyed[] = [
  keyed('presence'),
  keyed('annotation_mentions', 'annotation_mentions_by_annotation'),
  keyed('annotations'),
];

/** Tables that are found by the key of their organization. */
export const tablesOfOrganization: readonly Keyed[] = [
  keyed('user_group_members'),
  keyed('user_groups'),
  keyed('grants'),
  keyed('notification_configs'),
  keyed('users'),
  keyed('document_migrations'),
  keyed('folders'),
  keyed('events', 'events_by_organization'),
];

/** Tables that are found by the keys of notifications, which are found by their document or organization. */
export const tablesOfNotifications: readonly Keyed[] = [keyed('notification_recipients'), keyed('notifications')];

/** Tables with rows that make a user a part of an organization, besides `users`. In the order in which transactions lock rows. */
export const tablesOfUser: readonly Keyed[] = [
  keyed('grants'),
  keyed('user_group_members'),
  keyed('presence'),
  keyed('notification_configs'),
  keyed('notification_recipients', 'notification_recipients_by_user'),
];

/** Rows that one batch, which is one transaction, removes from a table. */
export const rowsInBatch = 50;

/** Removes some rows. Returns whether they were the last. */
export type Step<Deleted> = (ask: Ask, apiKeyId: string, deleted: Deleted) => Promise<boolean>;

/**
 * Removes some notifications, their recipients first. The condition may end with an order. Returns whether they were the last.
 */
export async function removeNotifications(ask: Ask, apiKeyId: string, condition: Sql): Promise<boolean> {
  const found = await ask(sql<{ key: string }>`select notification_key as key from notifications
    where api_key_id = ${apiKeyId} and ${condition} ${limit(rowsInBatch)}`);
  if (found.length === 0) return true;
  const areTheirs = sql`notification_key ${among(found.map(({ key }) => key))}`;
  if ((await removeSome(ask, apiKeyId, keyed('notification_recipients'), areTheirs, rowsInBatch)) > 0) return false;
  return (await removeSome(ask, apiKeyId, keyed('notifications'), areTheirs, rowsInBatch)) < rowsInBatch;
}

/**
 * Runs the steps one after another, once transactions that may still write under the deleted keys have ended. A batch locks rows of a single
 * table, so that it deadlocks with no call.
 */
export const inSteps = <Deleted extends object>(steps: readonly Step<Deleted>[]): TaskKinds[string] => ({
  excludesWriters: true,
  runBatch: async (ask, task) => {
    const { apiKeyId } = task;
    // `finished`: the number of finished steps; absent until the transactions have ended.
    const deleted: Deleted & { finished?: number } = JSON.parse(task.payload);
    const { finished = -1 } = deleted;
    const step = steps[finished];
    if (finished >= steps.length) return 'done';
    if (step === undefined && !(await waitForWriters(ask, apiKeyId)))
      throw new NotYet('A transaction of the API key is still open.');
    const isFinished = step === undefined || (await step(ask, apiKeyId, deleted));
    if (isFinished) await ask(saveProgress(task, { ...deleted, finished: finished + 1 }));
    return 'more';
  },
});
