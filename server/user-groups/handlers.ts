import { limits, type Schema, type UserGroupsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { upsertUsers } from '../organizations/users.ts';
import { success } from '../replies.ts';
import * as members from './members.ts';
import * as groups from './store.ts';
import { enqueueRemoval } from './tasks.ts';

type MembershipResult = Schema<'MembershipResult'>;

export const userGroups: UserGroupsHandlers<Contexts> = {
  async addUsersToGroups({ organizationId, organizationUserGroupId, userIds }, { transaction, apiKeyId }) {
    await transaction(async (tx, begun) => {
      const now = await begun;
      await mustExist(tx, apiKeyId, organizationId);
      const groupKey = await groups.keyFor(tx, apiKeyId, now, { organizationId, groupId: organizationUserGroupId });
      await members.add(tx, now, { apiKeyId, organizationId, groupKey }, userIds);
      await upsertUsers(
        tx,
        apiKeyId,
        now,
        [organizationId],
        userIds.map((userId) => ({ userId })),
      );
    });
    const added: MembershipResult = { success: true, organizationUserGroupId, message: 'User added to the group.' };
    return success('Users added to the group.', Object.fromEntries(userIds.map((userId) => [userId, added])));
  },

  async deleteUsersFromGroups(data, { transaction, apiKeyId, wakeWorker }) {
    const { organizationId, organizationUserGroupId } = data;
    const group = { organizationId, groupId: organizationUserGroupId };
    const removed: MembershipResult = { success: true, organizationUserGroupId, message: 'User removed from the group.' };

    if (data.deleteAll === true) {
      const { count, listed } = await transaction(async (tx, begun) => {
        const now = await begun;
        await mustExist(tx, apiKeyId, organizationId);
        const groupKey = await groups.replaceKey(tx, apiKeyId, group);
        if (groupKey === undefined) return { count: 0, listed: [] };
        const emptied = { apiKeyId, organizationId, groupKey };
        await enqueueRemoval(tx, now, emptied);
        return { count: await members.count(tx, emptied), listed: await members.findFirst(tx, emptied, limits.removedMembers) };
      });
      wakeWorker();
      return success(removedInAll(count, listed.length), Object.fromEntries(listed.map((userId) => [userId, removed])));
    }

    const { userIds } = data;
    const { exists, left } = await transaction(async (tx) => {
      await mustExist(tx, apiKeyId, organizationId);
      const groupKey = await groups.findKey(tx, apiKeyId, group);
      if (groupKey === undefined) return { exists: false, left: new Set() };
      return { exists: true, left: new Set(await members.remove(tx, { apiKeyId, organizationId, groupKey }, userIds)) };
    });
    const why = (userId: string) =>
      exists ? `The user "${userId}" is not a member of the group.` : `The user group "${organizationUserGroupId}" does not exist.`;
    const results = userIds.map((userId): [string, MembershipResult] => [
      userId,
      left.has(userId) ? removed : { success: false, organizationUserGroupId, message: why(userId) },
    ]);
    const message = left.size === userIds.length ? 'Users' : `${left.size} of ${userIds.length} users`;
    return success(`${message} removed from the group.`, Object.fromEntries(results));
  },
};

function removedInAll(count: number, listed: number): string {
  if (count === 0) return 'The group has no users.';
  const those = listed < count ? `; the first ${listed} by their ids are listed` : '';
  return `${count} ${count === 1 ? 'user' : 'users'} removed from the group${those}.`;
}
