/** Notifications on their way to everyone in a large organization. */
import type { Environment } from '../context.ts';
import type { Tx } from '../database/db.ts';
import { among, type Sql, sql } from '../database/sql.ts';
import type { Ask } from '../database/verbs.ts';
import { enqueue, saveProgress, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import { findNextRecipients } from './deliver.ts';
import { mailNotificationKind, mailNotificationTask, mailTasks } from './mails.ts';
import * as recipients from './recipients.ts';
import type { Checks } from './rules.ts';
import * as store from './store.ts';

/** Names the kind in the queue, where it outlives a deployment: never rename it. */
const deliverNotificationKind = 'deliver-notification';

/** Users that one batch looks at: a few milliseconds, for which other requests wait. */
const usersInBatch = 200;

/** A notification to everyone, as far as it is delivered: up to a user, by id. The queue keeps it, where it outlives a deployment. */
export interface DeliverNotificationPayload {
  delivery: recipients.Delivery;
  checks: Checks;
  actorId: string;
  after: string;
  /** Whether it is to be mailed, too, when it is delivered. */
  isMailed?: boolean;
}

export const enqueueDelivery = (apiKeyId: string, now: number, payload: DeliverNotificationPayload): Sql =>
  enqueue(now, [{ queue: 'delivery', kind: deliverNotificationKind, payload, apiKeyId }]);

export const notificationTasks = (environment: Environment): TaskKinds => ({
  [deliverNotificationKind]: { runBatch: deliverBatch },
  ...mailTasks(environment),
});

async function deliverBatch(ask: Ask, task: Task, _now: number, tx: Tx): Promise<'done' | 'more'> {
  const everyone: DeliverNotificationPayload = JSON.parse(task.payload);
  const { delivery, checks, actorId, after, isMailed } = everyone;
  const { api_key_id: apiKeyId, organization_id: organizationId, document_key: documentKey, created_at: now } = delivery;
  const document = { apiKeyId, organizationId, documentKey };
  const [notification, { userIds, last }] = await Promise.all([
    store.find(tx, apiKeyId, organizationId, delivery.notification_id),
    findNextRecipients(tx, { document, checks, now }, actorId, { after, limit: usersInBatch }),
  ]);
  if (notification === undefined) return 'done';
  await Promise.all([
    recipients.add(
      tx,
      delivery,
      userIds.map((userId) => ({ user_id: userId, named: 0 })),
    ),
    last === undefined ? undefined : ask(saveProgress(task, { ...everyone, after: last })),
    last === undefined && isMailed === true
      ? ask(
          enqueue(now, [
            {
              ...mailNotificationTask({ organizationId, notificationId: delivery.notification_id }),
              apiKeyId,
              taskId: mailTaskIdOf(task.taskId),
            },
          ]),
        )
      : undefined,
  ]);
  return last === undefined ? 'done' : 'more';
}

/** Of the task that mails what a delivery has brought: known before it is queued, so that who waits for the one waits for both. */
const mailTaskIdOf = (deliveryTaskId: string): string => `${deliveryTaskId}:mails`;

/** Returns the unfinished tasks of notifications from this time or before, whose recipients or mails are yet to be written. */
export async function findDeliveries(ask: Ask, apiKeyId: string, until: number): Promise<string[]> {
  const kinds = [deliverNotificationKind, mailNotificationKind];
  const rows = await ask(sql<{ taskId: string }>`select task_id as "taskId" from tasks
    where completed_at is null and queue = 'delivery' and api_key_id = ${apiKeyId} and kind ${among(kinds)} and created_at <= ${until}`);
  return rows.map(({ taskId }) => taskId);
}

/** Returns whether one of these tasks is unfinished, or the task that its completion has queued. */
export async function isDelivering(ask: Ask, apiKeyId: string, deliveries: readonly string[]): Promise<boolean> {
  // One statement, since a delivery is completed in the moment in which its mails are queued.
  const taskIds = [...deliveries, ...deliveries.map(mailTaskIdOf)];
  const unfinished = await ask(sql`select 1 from tasks
    where api_key_id = ${apiKeyId} and task_id ${among(taskIds)} and completed_at is null limit 1`);
  return unfinished.length > 0;
}
