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
  async addUsersToGroups({ organizationId, organizationUserGroupId, userIds }, { transaction, clock, apiKeyId }) {
    const group = { organizationId, groupId: organizationUserGroupId };
    const users = userIds.map((userId) => ({ userId }));
    await transaction(async (tx, begun) => {
      const [now, groupKey] = await Promise.all([
        begun,
        groups.keyFor(tx, apiKeyId, clock(), group),
        mustExist(tx, apiKeyId, organizationId),
      ]);
      await Promise.all([
        members.add(tx, now, { apiKeyId, organizationId, groupKey }, userIds),
        upsertUsers(tx, apiKeyId, now, [organizationId], users),
      ]);
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
        const [now, groupKey] = await Promise.all([
          begun,
          groups.findKeyForUpdate(tx, apiKeyId, group),
          mustExist(tx, apiKeyId, organizationId),
        ]);
        if (groupKey === undefined) return { count: 0, listed: [] };
        const emptied = { apiKeyId, organizationId, groupKey };
        const [listed] = await Promise.all([
          members.findFirst(tx, emptied, limits.removedMembers),
          groups.replaceKey(tx, apiKeyId, group),
          enqueueRemoval(tx, now, emptied),
        ]);
        const last = listed.at(limits.removedMembers - 1);
        const others = last === undefined ? 0 : await members.countAfter(tx, emptied, last);
        return { count: listed.length + others, listed };
      });
      wakeWorker();
      return success(removedAllMessage(count, listed.length), Object.fromEntries(listed.map((userId) => [userId, removed])));
    }

    const { userIds } = data;
    const removedIds = await transaction(async (tx) => {
      const [groupKey] = await Promise.all([groups.findKey(tx, apiKeyId, group), mustExist(tx, apiKeyId, organizationId)]);
      return groupKey === undefined ? undefined : await members.remove(tx, { apiKeyId, organizationId, groupKey }, userIds);
    });
    const failureMessage = (userId: string) =>
      removedIds === undefined
        ? `The user group "${organizationUserGroupId}" does not exist.`
        : `The user "${userId}" is not a member of the group.`;
    const results = userIds.map((userId): [string, MembershipResult] => [
      userId,
      removedIds?.has(userId) ? removed : { success: false, organizationUserGroupId, message: failureMessage(userId) },
    ]);
    const count = removedIds?.size ?? 0;
    const message = count === userIds.length ? 'Users' : `${count} of ${userIds.length} users`;
    return success(`${message} removed from the group.`, Object.fromEntries(results));
  },
};

function removedAllMessage(count: number, listed: number): string {
  if (count === 0) return 'The group has no users.';
  const note = listed < count ? `; the first ${listed} by their ids are listed` : '';
  return `${count} ${count === 1 ? 'user' : 'users'} removed from the group${note}.`;
}
