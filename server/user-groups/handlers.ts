import type { Schema, UserGroupsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import type { Db } from '../database/open.ts';
import * as contacts from '../organizations/contacts.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as groups from './store.ts';

type MembershipResult = Schema<'MembershipResult'>;

/** Members that leave a group in one statement, and in one call: as many as its reply may name. */
const batchSize = 10_000;
const mostRemoved = 1_000_000;

export const userGroups: UserGroupsHandlers<Contexts> = {
  async addUsersToGroups({ organizationId, organizationUserGroupId, userIds }, { transaction, apiKeyId }) {
    const group = { organizationId, groupId: organizationUserGroupId };
    await transaction(async (tx, now) => {
      await mustExist(tx, apiKeyId, organizationId);
      await groups.ensure(tx, apiKeyId, now, group);
      await groups.addMembers(tx, apiKeyId, now, group, userIds);
      await contacts.meet(
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

  async deleteUsersFromGroups(data, { transaction, apiKeyId }) {
    const { organizationId, organizationUserGroupId } = data;
    const group = { organizationId, groupId: organizationUserGroupId };
    const removed: MembershipResult = { success: true, organizationUserGroupId, message: 'User removed from the group.' };

    if (data.deleteAll === true) {
      const left = await transaction(async (tx) => {
        await mustExist(tx, apiKeyId, organizationId);
        return await removeAll(tx, apiKeyId, group);
      });
      const message = left.length > 0 ? 'Users removed from the group.' : 'The group has no users.';
      return success(message, Object.fromEntries(left.map((userId) => [userId, removed])));
    }

    const { userIds } = data;
    const { exists, left } = await transaction(async (tx) => {
      await mustExist(tx, apiKeyId, organizationId);
      return {
        exists: await groups.exists(tx, apiKeyId, group),
        left: new Set(await groups.removeMembers(tx, apiKeyId, group, userIds)),
      };
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

/** In batches, so that the database hands over a large group in pieces. */
async function removeAll(db: Db, apiKeyId: string, group: groups.GroupName): Promise<string[]> {
  const removed: string[] = [];
  while (removed.length < mostRemoved) {
    const last = await groups.findMemberAt(db, apiKeyId, group, batchSize - 1);
    for (const userId of await groups.removeMembersUpTo(db, apiKeyId, group, last)) removed.push(userId);
    if (last === undefined) break;
  }
  return removed;
}
