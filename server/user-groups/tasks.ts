/** Removes the members of emptied groups. */
import type { Ask, Sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type Owner, type Task } from '../jobs/queue.ts';
import { findFirst, type GroupKey, lockMembers, removeMembers } from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const removeGroupMembersKind = 'remove-group-members';

/** Rows that one batch, which is one transaction, removes. */
const rowsInBatch = 200;

export const enqueueRemoval = (now: number, { apiKeyId, workspaceId }: Owner, group: GroupKey): Sql =>
  enqueue(now, [{ queue: 'maintenance', kind: removeGroupMembersKind, payload: group, apiKeyId, workspaceId }]);

export const userGroupTasks: TaskKinds = { [removeGroupMembersKind]: { runBatch: removeBatch } };

async function removeBatch(ask: Ask, { payload }: Task): Promise<'done' | 'more'> {
  const group: GroupKey = JSON.parse(payload);
  const userIds = (await ask(findFirst(group, rowsInBatch))).map(({ userId }) => userId);
  if (userIds.length > 0) await Promise.all([ask(lockMembers(group, userIds)), ask(removeMembers(group, userIds))]);
  return userIds.length < rowsInBatch ? 'done' : 'more';
}
