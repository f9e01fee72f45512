import { limits, type UserGroupsHandlers } from '../../generated/handlers.ts';
import type { MembershipResult, UserGroup } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import type { Sql } from '../database/sql.ts';
import { assertExists, organizationKey, readIn } from '../organizations/key.ts';
import { pagesIn } from '../paging/page-token.ts';
import { page, results, success } from '../replies.ts';
import * as users from '../users/user-rows.ts';
import * as store from './store.ts';
import { enqueueRemoval } from './tasks.ts';

export const userGroups: UserGroupsHandlers<Contexts> = {
  async addUsersToGroups({ organizationId, organizationUserGroupId, userIds }, { change, apiKeyId, events }) {
    const group = { apiKeyId, organizationKey: organizationKey(apiKeyId, organizationId), groupId: organizationUserGroupId };
    await change({
      prepare: async (ask, now) => {
        const [existing] = await ask(store.holdKey(group));
        // A group proves that its organization exists.
        return (
          existing ?? (await store.add(ask, { ...group, organizationKey: await assertExists(ask, apiKeyId, organizationId) }, now))
        );
      },
      write: (key, now) => ({
        users: users.seen(
          apiKeyId,
          now,
          userIds.map((userId) => ({ organizationKey: key.organizationKey, userId })),
        ),
        locked: events !== undefined ? store.lockMembers(key, userIds) : undefined,
        ...events?.record(now, {
          ...{ type: 'userGroups.usersAdded', organizationKey: key.organizationKey },
          items: store.snapshotOfMissing(key, userIds, { organizationId, groupId: organizationUserGroupId }),
        }),
        members: store.addMembers(now, key, userIds),
      }),
    });
    const added: MembershipResult = { success: true, organizationUserGroupId, message: 'User added to the group.' };
    return success('Users added to the group.', Object.fromEntries(userIds.map((userId) => [userId, added])));
  },

  async deleteUsersFromGroups(data, { change, apiKeyId, workspaceId, afterCommit, events }) {
    const { organizationId, organizationUserGroupId } = data;
    const group = { apiKeyId, organizationKey: organizationKey(apiKeyId, organizationId), groupId: organizationUserGroupId };
    const removed: MembershipResult = { success: true, organizationUserGroupId, message: 'User removed from the group.' };

    if (data.deleteAll === true) {
      const { found } = await change({
        prepare: async (ask) => {
          const [emptied] = await ask(store.lockKey(group));
          if (emptied === undefined) {
            await assertExists(ask, apiKeyId, organizationId);
            return { emptied, listed: [], count: 0 };
          }
          const listed = await ask(store.findFirst(emptied, limits.removedMembers));
          const last = listed.at(limits.removedMembers - 1);
          const [others] = last === undefined ? [] : await ask(store.countAfter(emptied, last.userId));
          return { emptied, listed: listed.map(({ userId }) => userId), count: listed.length + (others?.count ?? 0) };
        },
        write: ({ emptied, count }, now) => ({
          ...(emptied &&
            events?.record(now, {
              ...{ type: 'userGroups.usersDeleted', organizationKey: emptied.organizationKey },
              items: count === 0 ? [] : [{ organizationId, data: { organizationUserGroupId } }],
            })),
          replaced: emptied && store.replaceKey({ ...group, ...emptied }),
          queued: emptied && enqueueRemoval(now, { apiKeyId, workspaceId }, emptied),
        }),
      });
      if (found.emptied !== undefined) await afterCommit(({ wakeWorker }) => wakeWorker());
      const { count, listed } = found;
      return success(removedAllMessage(count, listed.length), Object.fromEntries(listed.map((userId) => [userId, removed])));
    }

    const { userIds } = data;
    const { found } = await change({
      prepare: async (ask) => {
        const ofGroup = { ...group, groupKey: store.keyOf(group) };
        const [[key], members] = await Promise.all([ask(store.holdKey(group)), ask(store.lockMembers(ofGroup, userIds))]);
        if (key === undefined) await assertExists(ask, apiKeyId, organizationId);
        return { key, memberIds: key === undefined ? [] : members.map(({ userId }) => userId) };
      },
      write: ({ key, memberIds }, now) => {
        if (key === undefined || memberIds.length === 0) return {};
        const items = memberIds.map((userId) => ({ organizationId, userId, data: { organizationUserGroupId, userId } }));
        return {
          removed: store.removeMembers(key, memberIds),
          ...events?.record(now, { type: 'userGroups.usersDeleted', organizationKey: key.organizationKey, items }),
        };
      },
    });
    const removedIds = new Set(found.memberIds);
    // The same for a missing group, since an empty one is removed at any time.
    const failureMessage = (userId: string) => `The user "${userId}" is not a member of the group.`;
    const items = userIds.map((userId): [string, MembershipResult] => [
      userId,
      removedIds.has(userId) ? removed : { success: false, organizationUserGroupId, message: failureMessage(userId) },
    ]);
    return results('Users removed from the group.', items);
  },

  async getUserGroups(data, context) {
    const { snapshot, apiKeyId } = context;
    const { organizationId, organizationUserGroupId: groupId } = data;
    const inOrganization = organizationKey(apiKeyId, organizationId);
    const readRows = <Row>(statement: Sql<Row>) => readIn(snapshot, apiKeyId, organizationId, (ask) => ask(statement));
    const readGroups = async () => {
      const pages = pagesIn('getUserGroups', data, context, (group: UserGroup) => group.organizationUserGroupId);
      const { after = '', pageSize } = pages;
      return pages.toPage(await readRows(store.findPage(apiKeyId, inOrganization, after, pageSize + 1)), pageSize);
    };
    const readMembers = async (groupId: string) => {
      const group = { apiKeyId, organizationKey: inOrganization, groupId };
      const pages = pagesIn('getUserGroups', data, context, (member: { userId: string }) => member.userId);
      const { after = '', pageSize } = pages;
      const found = await readRows(store.findWithMembers(group, after, pageSize + 1));
      const members = found.flatMap(({ userId }) => (userId === null ? [] : [{ userId }]));
      const { rows, next } = pages.toPage(members, pageSize);
      const userIds = rows.map(({ userId }) => userId);
      return { rows: found.slice(0, 1).map(({ userId: _member, ...one }) => ({ ...one, userIds })), next };
    };
    const { rows, next } = await (groupId === undefined ? readGroups() : readMembers(groupId));
    const groups = rows.filter(({ memberCount }) => memberCount > 0);
    return page('User groups found.', groups, next);
  },
};

function removedAllMessage(count: number, listed: number): string {
  if (count === 0) return 'The group has no users.';
  const note = listed < count ? `. Only the first ${listed} by id are listed` : '';
  return `${count} ${count === 1 ? 'user' : 'users'} removed from the group${note}.`;
}
