/** Removes the members of groups that were emptied. */
import type { Db, Tx } from '../database/db.ts';
import { type Ask, askOn } from '../database/verbs.ts';
import { enqueue, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import * as members from './members.ts';

/** Names the kind in the queue, where it outlives a deployment: never rename it. */
const removeGroupMembersKind = 'remove-group-members';

/** Rows that one batch removes, which is one transaction: a few milliseconds, for which other requests wait. */
const rowsInBatch = 200;

export async function enqueueRemoval(db: Db, now: number, group: members.GroupKey): Promise<void> {
  await askOn(db)(enqueue(now, [{ queue: 'maintenance', kind: removeGroupMembersKind, payload: group, apiKeyId: group.apiKeyId }]));
}

export const userGroupTasks: TaskKinds = { [removeGroupMembersKind]: { runBatch: removeBatch } };

async function removeBatch(_ask: Ask, { payload }: Task, _now: number, tx: Tx): Promise<'done' | 'more'> {
  const group: members.GroupKey = JSON.parse(payload);
  const userIds = await members.findFirst(tx, group, rowsInBatch);
  if (userIds.length > 0) await members.remove(tx, group, userIds);
  return userIds.length < rowsInBatch ? 'done' : 'more';
}
