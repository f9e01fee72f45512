/** Notifications on their way to everyone in a large organization. */
import { sql } from 'kysely';
import type { Environment } from '../context.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';
import { integer, statement, text, textList } from '../database/statement.ts';
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

const unfinishedUntil = statement({ apiKeyId: text, until: integer }, (db, { apiKeyId, until }) =>
  db
    .selectFrom('tasks')
    .select('task_id')
    .where('completed_at', 'is', null)
    .where('queue', '=', 'delivery')
    .where('api_key_id', '=', apiKeyId)
    .where('kind', 'in', [deliverNotificationKind, mailNotificationKind])
    .where('created_at', '<=', until),
);

/** The tasks of notifications of this time or before that are still on their way: recipients or mails are yet to be written. */
export async function findDeliveries(db: Db, apiKeyId: string, until: number): Promise<string[]> {
  return (await unfinishedUntil(db, { apiKeyId, until })).map(({ task_id }) => task_id);
}

const unfinishedAmong = statement({ apiKeyId: text, taskIds: textList }, (db, { apiKeyId, taskIds }) =>
  db
    .selectFrom('tasks')
    .select('task_id')
    .where('api_key_id', '=', apiKeyId)
    .where(taskIds.includes('task_id'))
    .where('completed_at', 'is', null)
    .limit(sql.lit(1)),
);

/** Whether one of these that were found, or what it has queued, is still to be done. */
export async function isDelivering(db: Db, apiKeyId: string, deliveries: readonly string[]): Promise<boolean> {
  // At once: where a delivery is done, its mails are queued in the same moment.
  const taskIds = [...deliveries, ...deliveries.map(mailTaskIdOf)];
  return (await unfinishedAmong(db, { apiKeyId, taskIds })).length > 0;
}
