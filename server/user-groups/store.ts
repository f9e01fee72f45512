/**
 * User groups. Members refer to their group's key. A new key empties a group of any size. Members with an unused key are in no
 * group.
 */
import { randomUUID } from 'node:crypto';
import { limits } from '../../generated/handlers.ts';
import type { UserGroup } from '../../generated/types.ts';
import { LostRaceError } from '../database/database-errors.ts';
import { type Ask, among, forShare, forUpdate, insertInto, keepLater, limit, raw, rows, type Sql, sql } from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { jsonArray, jsonObject, snapshot } from '../recording/record.ts';

export interface GroupName {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  groupId: string;
}

interface Members {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  groupKey: string | Sql;
}

export interface GroupKey extends Members {
  organizationKey: string;
  groupKey: string;
}

const isGroup = ({ apiKeyId, organizationKey, groupId }: GroupName): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and organization_user_group_id = ${groupId}`;

/** In a statement: the group's key; null if it does not exist. */
export const keyOf = (group: GroupName): Sql => sql`(select group_key from user_groups where ${isGroup(group)})`;

const findKey = (group: GroupName) =>
  sql<GroupKey>`select api_key_id, organization_key, group_key from user_groups where ${isGroup(group)}`;

/** Selects the group's key, and locks it in share mode until the transaction ends. */
export const holdKey = (group: GroupName) => sql<GroupKey>`${findKey(group)} ${forShare}`;

/** Selects the group's key, and locks it to empty the group. */
export const lockKey = (group: GroupName) => sql<GroupKey>`${findKey(group)} ${forUpdate}`;

/** Adds a missing group. Returns its key, and locks it in share mode until the transaction ends. */
export async function add(ask: Ask, group: GroupName & { organizationKey: string }, now: Promise<number>): Promise<GroupKey> {
  const { apiKeyId, organizationKey, groupId } = group;
  const adding = sql`insert into user_groups (api_key_id, organization_key, organization_user_group_id, group_key, created_at)
    values (${apiKeyId}, ${organizationKey}, ${groupId}, ${randomUUID()}, ${await now})
    on conflict (api_key_id, organization_key, organization_user_group_id) do nothing`;
  const [, [added]] = await Promise.all([ask(adding), ask(holdKey(group))]);
  if (added === undefined) throw new LostRaceError('The user group was removed between two statements.');
  return added;
}

const isIn = ({ apiKeyId, organizationKey, groupKey }: Members): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and group_key = ${groupKey}`;

/** Empties the locked group. */
export const replaceKey = (group: GroupName): Sql =>
  sql`update user_groups set group_key = ${randomUUID()} where ${isGroup(group)}`;

/** Adds members. Existing members count as added now, so a running deletion of their data keeps them. */
export const addMembers = (now: number, group: GroupKey, userIds: readonly string[]): Sql => {
  const members = userIds.map((userId) => ({ ...group, userId, addedAt: now }));
  return sql`${insertInto('user_group_members', ['api_key_id', 'organization_key', 'group_key', 'user_id', 'added_at'], members, ['user_id'])}
    on conflict (api_key_id, organization_key, group_key, user_id) do update set ${keepLater('user_group_members', 'added_at')}`;
};

/** The users who are not members yet, for events. Must follow the locks of users and members. */
export const snapshotOfMissing = (group: GroupKey, userIds: readonly string[], ids: { organizationId: string; groupId: string }) =>
  snapshot(userIds, (some) => {
    const listed = some.map((userId) => ({ userId }));
    const given = rows('user_group_members', ['user_id'], listed);
    const [organizationId, groupId] = [sql`cast(${ids.organizationId} as text)`, sql`cast(${ids.groupId} as text)`];
    const userId = raw('user_id');
    return jsonArray(
      jsonObject({ organizationId, userId, data: jsonObject({ organizationUserGroupId: groupId, userId }) }),
      sql`from (select user_id from ${given} as given
        where (select 1 from user_group_members as members where ${isIn(group)} and members.user_id = given.user_id) is null) as missing`,
    );
  });

const areMembers = (group: Members, userIds: readonly string[]): Sql => sql`${isIn(group)} and user_id ${among(userIds)}`;

/** Locks the members of the group among these users. */
export const lockMembers = (group: Members, userIds: readonly string[]) =>
  sql<{ userId: string }>`select user_id from user_group_members where ${areMembers(group, userIds)} order by user_id ${forUpdate}`;

/** Removes locked members. If one statement also locked them, PostgreSQL would read the whole group. */
export const removeMembers = (group: GroupKey, userIds: readonly string[]): Sql =>
  sql`delete from user_group_members where ${areMembers(group, userIds)}`;

export const findFirst = (group: GroupKey, maxRows: number) =>
  sql<{
    userId: string;
  }>`select user_id from user_group_members where api_key_id = ${group.apiKeyId} and organization_key = ${group.organizationKey}
      and group_key between ${group.groupKey} and ${group.groupKey} order by group_key, user_id ${limit(maxRows)}`;

export const countAfter = (group: GroupKey, userId: string) =>
  sql<{ count: number }>`select count(*) as count from user_group_members where ${isIn(group)} and user_id > ${userId}`;

/** Counts by the index of the range and order. For an equality, PostgreSQL may take another one, and read all members for each group. */
const groupsWithCount = (apiKeyId: string, organizationKey: OrganizationKey, condition: Sql) =>
  sql<UserGroup>`select organization_user_group_id, (
      select count(*) from (
        select 1 from user_group_members as members
        where members.api_key_id = ${apiKeyId} and members.organization_key = user_groups.organization_key
          and members.group_key between user_groups.group_key and user_groups.group_key
        order by members.group_key ${raw(`limit ${limits.countedMembers}`)}
      ) as counted
    ) as member_count
    from user_groups where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and ${condition}`;

/** Selects the group, which may be empty. */
export const find = ({ apiKeyId, organizationKey, groupId }: GroupName) =>
  groupsWithCount(apiKeyId, organizationKey, sql`organization_user_group_id = ${groupId}`);

/** Selects groups ordered by id. Empty ones are included until they are removed. */
export const findPage = (apiKeyId: string, organizationKey: OrganizationKey, after: string, maxRows: number) =>
  groupsWithCount(
    apiKeyId,
    organizationKey,
    sql`organization_user_group_id > ${after} order by organization_user_group_id ${limit(maxRows)}`,
  );

const findMembers = (group: GroupName, after: string, maxRows: number) =>
  sql<{ userId: string }>`select user_id from user_group_members
    where api_key_id = ${group.apiKeyId} and organization_key = ${group.organizationKey}
      and group_key = ${keyOf(group)} and user_id > ${after}
    order by user_id ${limit(maxRows)}`;

/** Selects the group with each of these members, in one statement so that they agree with the count. */
export const findWithMembers = (group: GroupName, after: string, maxRows: number) =>
  sql<UserGroup & { userId: string | null }>`with found as materialized (${find(group)})
    select found.*, listed.user_id from found
    left join (${findMembers(group, after, maxRows)}) as listed on 1 = 1 order by listed.user_id`;

/** Selects the users in a user group of the organization. `isUser` matches the users. */
export const groupedUsers = (apiKeyId: string, organizationKey: OrganizationKey, isUser: Sql) => sql<{ userId: string }>`
  select distinct members.user_id from user_group_members as members
  where members.api_key_id = ${apiKeyId} and members.organization_key = ${organizationKey} and ${isUser}
    and (select 1 from user_groups where user_groups.api_key_id = ${apiKeyId}
      and user_groups.organization_key = members.organization_key and user_groups.group_key = members.group_key) = 1`;
