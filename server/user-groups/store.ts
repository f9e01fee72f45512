/** User groups, and who is in them. */
import type { Db } from '../database/open.ts';

export interface GroupName {
  organizationId: string;
  groupId: string;
}

/** Makes the group, where it does not exist yet. */
export async function ensure(db: Db, apiKeyId: string, now: number, { organizationId, groupId }: GroupName): Promise<void> {
  await db
    .insertInto('user_groups')
    .values({ api_key_id: apiKeyId, organization_id: organizationId, organization_user_group_id: groupId, created_at: now })
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'organization_user_group_id']).doNothing())
    .execute();
}

export async function exists(db: Db, apiKeyId: string, { organizationId, groupId }: GroupName): Promise<boolean> {
  const found = await db
    .selectFrom('user_groups')
    .select('organization_user_group_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of these users who are in any group of the organization. */
export async function findMembers(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const members = await db
    .selectFrom('user_group_members')
    .select('user_id')
    .distinct()
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(members.map(({ user_id }) => user_id));
}

/** Adds the users. A member stays one, as of now: one who is added again while their data is being deleted came back. */
export async function addMembers(
  db: Db,
  apiKeyId: string,
  now: number,
  { organizationId, groupId }: GroupName,
  userIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('user_group_members')
    .values(
      userIds.map((userId) => ({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        organization_user_group_id: groupId,
        user_id: userId,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'organization_user_group_id', 'user_id'])
        .doUpdateSet((row) => ({ added_at: row.ref('excluded.added_at') })),
    )
    .execute();
}

/** Removes those of these users who are members, and gives their ids. */
export async function removeMembers(
  db: Db,
  apiKeyId: string,
  { organizationId, groupId }: GroupName,
  userIds: readonly string[],
): Promise<string[]> {
  const removed = await db
    .deleteFrom('user_group_members')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute();
  return removed.map(({ user_id }) => user_id);
}

/** Of the members in order of their ids, the one at this place. */
export async function findMemberAt(
  db: Db,
  apiKeyId: string,
  { organizationId, groupId }: GroupName,
  place: number,
): Promise<string | undefined> {
  const member = await db
    .selectFrom('user_group_members')
    .select('user_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId)
    .orderBy('user_id')
    .offset(place)
    .limit(1)
    .executeTakeFirst();
  return member?.user_id;
}

/** Removes all members up to and with this one, or without one all there are, and gives their ids. */
export async function removeMembersUpTo(
  db: Db,
  apiKeyId: string,
  { organizationId, groupId }: GroupName,
  lastUserId: string | undefined,
): Promise<string[]> {
  const removed = await db
    .deleteFrom('user_group_members')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId)
    .$if(lastUserId !== undefined, (query) => query.where('user_id', '<=', lastUserId ?? ''))
    .returning('user_id')
    .execute();
  return removed.map(({ user_id }) => user_id);
}
