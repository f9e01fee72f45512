/** Notifications on their way to everyone in a large organization. */
import type { Db, Tx } from '../database/db.ts';
import { type Integer, statement, type Text } from '../database/forms.ts';
import { enqueue, saveProgress, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import { deliverToEveryone, type ToEveryone } from './deliver.ts';
import * as store from './store.ts';

/** Names the kind in the queue, where it outlives a deployment: never rename it. */
const deliverNotification = 'deliver-notification';

/** Users that one batch looks at: a few milliseconds, for which other requests wait. */
const usersInBatch = 200;

export const enqueueDelivery = (db: Db, apiKeyId: string, now: number, payload: ToEveryone): Promise<void> =>
  enqueue(db, now, [{ queue: 'delivery', kind: deliverNotification, payload, apiKeyId }]);

export const notificationTasks: TaskKinds = { [deliverNotification]: { batch: deliverBatch } };

async function deliverBatch(tx: Tx, task: Task): Promise<'done' | 'more'> {
  const everyone: ToEveryone = JSON.parse(task.payload);
  const { api_key_id, organization_id, notification_id } = everyone.delivery;
  if (!(await store.exists(tx, api_key_id, organization_id, notification_id))) return 'done';
  const last = await deliverToEveryone(tx, everyone, usersInBatch);
  if (last === undefined) return 'done';
  await saveProgress(tx, task, { ...everyone, after: last });
  return 'more';
}

const unfinished = statement((db, apiKeyId: Text, until: Integer) =>
  db
    .selectFrom('tasks')
    .select('task_id')
    .where('completed_at', 'is', null)
    .where('queue', '=', 'delivery')
    .where('api_key_id', '=', apiKeyId)
    .where('kind', '=', deliverNotification)
    .where('created_at', '<=', until)
    .limit(1),
);

/** Whether a notification of this time or before is still on its way: its recipients are yet to be written, as of that time. */
export async function isDelivering(db: Db, apiKeyId: string, until: number): Promise<boolean> {
  return (await unfinished(db, apiKeyId, until)).length > 0;
}
