import { type Input, limits, operations, type Schema, type UserGroupsHandlers } from '../../generated/server.ts';
import type { ApiKeyContext, Contexts } from '../context.ts';
import { askOn } from '../database/verbs.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { lockUsers, mergeUsers } from '../organizations/user-fields.ts';
import { toChanges } from '../organizations/users.ts';
import { pagesOf } from '../page-token.ts';
import { countMessage, page, success } from '../replies.ts';
import * as members from './members.ts';
import { type FoundGroup, findByIds, findGroups, findMembers } from './page.ts';
import * as groups from './store.ts';
import { enqueueRemoval } from './tasks.ts';

type MembershipResult = Schema<'MembershipResult'>;

export const userGroups: UserGroupsHandlers<Contexts> = {
  async addUsersToGroups({ organizationId, organizationUserGroupId, userIds }, { transaction, clock, apiKeyId }) {
    const group = { organizationId, groupId: organizationUserGroupId };
    const said = userIds.map((userId, i) => ({ user: { userId }, field: `/data/userIds/${i}` }));
    await transaction(async (tx, { startedAt, sendWithCommit }) => {
      const [now, groupKey, locked] = await Promise.all([
        startedAt,
        groups.keyFor(tx, apiKeyId, clock(), group),
        lockUsers(askOn(tx), apiKeyId, startedAt, toChanges([organizationId], said)),
        assertExists(askOn(tx), apiKeyId, organizationId),
      ]);
      const merge = mergeUsers(apiKeyId, now, locked);
      sendWithCommit(
        members.add(tx, now, { apiKeyId, organizationId, groupKey }, userIds),
        ...(merge === undefined ? [] : [askOn(tx)(merge)]),
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
      const { count, listed } = await transaction(async (tx, { startedAt }) => {
        const [now, groupKey] = await Promise.all([
          startedAt,
          groups.findKeyForUpdate(tx, apiKeyId, group),
          assertExists(askOn(tx), apiKeyId, organizationId),
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
      const [groupKey] = await Promise.all([
        groups.findKey(tx, apiKeyId, group),
        assertExists(askOn(tx), apiKeyId, organizationId),
      ]);
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
    return success(countMessage(count, userIds.length, 'Users removed from the group.'), Object.fromEntries(results));
  },

  async getUserGroups(data, context) {
    const { organizationUserGroupId: groupId } = data;
    const { groups, next } = groupId === undefined ? await readGroups(data, context) : await readMembers(data, groupId, context);
    if (groups.length === 0) await assertExists(context.ask, context.apiKeyId, data.organizationId);
    return page('User groups found.', groups, next);
  },
};

interface Found {
  groups: Schema<'UserGroup'>[];
  next: { pageToken?: string };
}

const { pageSize: defaultPageSize } = operations.getUserGroups.defaults;

async function readGroups(data: Input<'getUserGroups'>, { db, tokens, apiKeyId }: ApiKeyContext): Promise<Found> {
  const { organizationId, pageSize = defaultPageSize, pageToken } = data;
  const query = { operation: 'getUserGroups', apiKeyId, filter: { organizationId } } as const;
  const pages = pagesOf(tokens, query, (row: FoundGroup) => row.organization_user_group_id);
  const after = pages.readToken(pageToken) ?? '';
  const found = await findGroups(db, { apiKeyId, organizationId, after, limit: pageSize + 1 });
  const { rows, next } = pages.toPage(found, pageSize);
  return { groups: rows.filter(hasMembers).map(toGroup), next };
}

async function readMembers(data: Input<'getUserGroups'>, groupId: string, { db, tokens, apiKeyId }: ApiKeyContext): Promise<Found> {
  const { organizationId, pageSize = defaultPageSize, pageToken } = data;
  const query = { operation: 'getUserGroups', apiKeyId, filter: { organizationId, groupId } } as const;
  const pages = pagesOf(tokens, query, (row: { user_id: string }) => row.user_id);
  const group = { apiKeyId, organizationId, groupId };
  const [groups, found] = await Promise.all([
    findByIds(db, { apiKeyId, organizationId, groupIds: [groupId] }),
    findMembers(db, { ...group, after: pages.readToken(pageToken) ?? '', limit: pageSize + 1 }),
  ]);
  const { rows, next } = pages.toPage(found, pageSize);
  const userIds = rows.map(({ user_id }) => user_id);
  return { groups: groups.filter(hasMembers).map((row) => ({ ...toGroup(row), userIds })), next };
}

/** A group that was emptied is there until it is removed. */
const hasMembers = ({ member_count }: FoundGroup): boolean => member_count > 0;

const toGroup = (row: FoundGroup): Schema<'UserGroup'> => ({
  organizationUserGroupId: row.organization_user_group_id,
  memberCount: row.member_count,
});

function removedAllMessage(count: number, listed: number): string {
  if (count === 0) return 'The group has no users.';
  const note = listed < count ? `; the first ${listed} by their ids are listed` : '';
  return `${count} ${count === 1 ? 'user' : 'users'} removed from the group${note}.`;
}
