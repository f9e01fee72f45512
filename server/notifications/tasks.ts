/** Delivers a notification to everyone in a large organization, batch by batch. */
import type { Environment } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { keyed, removeSome } from '../database/keyed-rows.ts';
import { type Ask, among, sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type NewTask, type Owner, saveProgress, type Task } from '../jobs/queue.ts';
import { recordIn } from '../recording/record.ts';
import { findChoices } from './configs.ts';
import { notificationEvent } from './event.ts';
import { mailNotificationKind, mailNotificationTask, mailTasks } from './mails.ts';
import * as recipients from './recipients.ts';
import type { Checks } from './rules.ts';
import * as store from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const deliverNotificationKind = 'deliver-notification';

const removeRecipientsKind = 'remove-notification-recipients';

const usersInBatch = 200;

/** A notification to everyone, with the progress of its delivery. The queue keeps it across deployments. */
interface DeliverNotificationPayload {
  delivery: recipients.Delivery;
  checks: Checks;
  actorId: string;
  /** The last user of the last batch. */
  after: string;
  /** Whether to mail the notification after its delivery. */
  isMailed: boolean;
}

export const deliverNotificationTask = (payload: DeliverNotificationPayload) => ({
  queue: 'delivery' as const,
  kind: deliverNotificationKind,
  payload,
});

export const notificationTasks = (environment: Environment): TaskKinds => ({
  [deliverNotificationKind]: { runBatch: deliverBatch },
  [removeRecipientsKind]: { runBatch: removeBatch },
  ...mailTasks(environment),
});

async function deliverBatch(ask: Ask, task: Task): Promise<'done' | 'more'> {
  const { workspaceId } = task;
  const payload: DeliverNotificationPayload = JSON.parse(task.payload);
  const { delivery, checks, actorId, after, isMailed } = payload;
  const { apiKeyId, organizationKey, documentKey, notificationKey, notificationId, createdAt } = delivery;
  const decision = { document: { apiKeyId, organizationKey, documentKey }, checks, now: createdAt };
  const [[notification], { userIds, last }] = await Promise.all([
    ask(store.hold(apiKeyId, notificationKey)),
    recipients.findNext(ask, decision, actorId, { after, maxUsers: usersInBatch }),
  ]);
  // The organization, document or notification may have been deleted since.
  if (notification?.isInDocument !== 1) return 'done';
  const received = userIds.map((userId) => ({ userId, named: 0 }));
  if (received.length > 0 && notification.hasEvents === 0) await ask(recipients.add(delivery, received));
  if (received.length > 0 && notification.hasEvents === 1) await addAndRecord(ask, delivery, received);
  if (last !== undefined) {
    await ask(saveProgress(task, { ...payload, after: last }));
    return 'more';
  }
  const mailing = mailNotificationTask({ organizationKey, notificationKey, notificationId });
  if (isMailed) await ask(enqueue(createdAt, [{ ...mailing, apiKeyId, workspaceId, taskId: mailTaskIdOf(task.taskId) }]));
  return 'done';
}

/** Adds the recipients, and records an event with those who have not received the notification yet. */
async function addAndRecord(ask: Ask, delivery: recipients.Delivery, received: readonly recipients.Recipient[]): Promise<void> {
  const { apiKeyId, organizationKey, createdAt } = delivery;
  const [[place], added] = await Promise.all([
    ask(store.holdPlace(delivery)),
    ask(sql<{ userId: string }>`${recipients.add(delivery, received)} returning user_id`),
  ]);
  if (place === undefined || added.length === 0) return;
  const userIds = added.map(({ userId }) => userId);
  const levels = await findChoices(ask, apiKeyId, organizationKey, userIds, [place.documentId]);
  const told = userIds.map((userId) => ({ userId, named: 0 }));
  const event = notificationEvent({ ...delivery, ...place, content: parseJson(place.content) }, told, levels);
  // As old as its recipients, so that a deletion of user data that waits for the delivery erases it too.
  await recordIn(ask, apiKeyId, createdAt, event);
}

/** Deleted notifications whose recipients are to be removed. */
interface RemoveRecipientsPayload {
  notificationKeys: readonly string[];
}

/** Returns the task that removes the recipients of deleted notifications. */
export const removeRecipientsTask = ({ apiKeyId, workspaceId }: Owner, notificationKeys: readonly string[]): NewTask => {
  const payload: RemoveRecipientsPayload = { notificationKeys };
  return { queue: 'maintenance', kind: removeRecipientsKind, payload, apiKeyId, workspaceId };
};

async function removeBatch(ask: Ask, { apiKeyId, payload }: Task): Promise<'done' | 'more'> {
  const { notificationKeys }: RemoveRecipientsPayload = JSON.parse(payload);
  const areTheirs = sql`notification_key ${among(notificationKeys)}`;
  const removed = await removeSome(ask, apiKeyId, keyed('notification_recipients'), areTheirs, usersInBatch);
  return removed < usersInBatch ? 'done' : 'more';
}

/**
 * Returns the id of the task that emails a delivered notification. It is known in advance, so a deletion that waits for the delivery
 * also waits for the emails.
 */
const mailTaskIdOf = (deliveryTaskId: string): string => `${deliveryTaskId}:mails`;

/** Returns the unfinished delivery tasks of notifications up to this time. */
export async function findDeliveries(ask: Ask, { apiKeyId, workspaceId }: Owner, until: number): Promise<string[]> {
  const kinds = [deliverNotificationKind, mailNotificationKind];
  const rows = await ask(sql<{ taskId: string }>`select task_id from tasks
    where completed_at is null and queue = 'delivery' and workspace_id = ${workspaceId} and api_key_id = ${apiKeyId} and kind ${among(kinds)} and created_at <= ${until}`);
  return rows.map(({ taskId }) => taskId);
}

/** Returns whether one of these tasks is unfinished, or the mail task that its completion has queued. */
export async function isDelivering(ask: Ask, apiKeyId: string, deliveries: readonly string[]): Promise<boolean> {
  // One statement, since a delivery completes in the transaction that queues its emails.
  const taskIds = [...deliveries, ...deliveries.map(mailTaskIdOf)];
  const unfinished = await ask(sql`select 1 from tasks
    where api_key_id = ${apiKeyId} and task_id ${among(taskIds)} and completed_at is null limit 1`);
  return unfinished.length > 0;
}
