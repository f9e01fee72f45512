/** User groups, and who is in them. */
import type { Insertable } from 'kysely';
import { lockInOrder } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import { type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export interface GroupName {
  organizationId: string;
  groupId: string;
}

const add = statement((db, group: RowOf<Insertable<Tables['user_groups']>>) =>
  db
    .insertInto('user_groups')
    .values(group)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'organization_user_group_id']).doNothing()),
);

/** Makes the group, where it does not exist yet. */
export async function ensure(db: Db, apiKeyId: string, now: number, { organizationId, groupId }: GroupName): Promise<void> {
  await add(db, {
    api_key_id: apiKeyId,
    organization_id: organizationId,
    organization_user_group_id: groupId,
    created_at: now,
  });
}

const byId = statement((db, apiKeyId: Text, organizationId: Text, groupId: Text) =>
  db
    .selectFrom('user_groups')
    .select('organization_user_group_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId),
);

export async function exists(db: Db, apiKeyId: string, { organizationId, groupId }: GroupName): Promise<boolean> {
  return (await byId(db, apiKeyId, organizationId, groupId)).length > 0;
}

const membersAmong = statement((db, apiKeyId: Text, organizationId: Text, userIds: Text[]) =>
  db
    .selectFrom('user_group_members')
    .select('user_id')
    .distinct()
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds),
);

/** Those of these users who are in any group of the organization. */
export async function findMembers(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const members = await membersAmong(db, apiKeyId, organizationId, userIds);
  return new Set(members.map(({ user_id }) => user_id));
}

const upsertMembers = statement((db, members: RowOf<Insertable<Tables['user_group_members']>>[]) =>
  db
    .insertInto('user_group_members')
    .values(members)
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'organization_user_group_id', 'user_id'])
        .doUpdateSet((row) => ({ added_at: row.ref('excluded.added_at') })),
    ),
);

/** Adds the users. A member stays one, as of now: one who is added again while their data is being deleted came back. */
export async function addMembers(
  db: Db,
  apiKeyId: string,
  now: number,
  { organizationId, groupId }: GroupName,
  userIds: readonly string[],
): Promise<void> {
  const members = userIds.map((userId) => ({
    api_key_id: apiKeyId,
    organization_id: organizationId,
    organization_user_group_id: groupId,
    user_id: userId,
    added_at: now,
  }));
  await inPieces(inOrder(members, 'user_id'), (some) => upsertMembers(db, some));
}

const deleteMembers = statement((db, apiKeyId: Text, organizationId: Text, groupId: Text, userIds: Text[]) =>
  db
    .deleteFrom('user_group_members')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId)
    .where(
      'user_id',
      'in',
      lockInOrder(
        db,
        db
          .selectFrom('user_group_members')
          .select('user_id')
          .where('api_key_id', '=', apiKeyId)
          .where('organization_id', '=', organizationId)
          .where('organization_user_group_id', '=', groupId)
          .where('user_id', 'in', userIds)
          .orderBy('user_id'),
      ),
    )
    .returning('user_id'),
);

/** Removes those of these users who are members, and gives their ids. */
export async function removeMembers(
  db: Db,
  apiKeyId: string,
  { organizationId, groupId }: GroupName,
  userIds: readonly string[],
): Promise<string[]> {
  const removed = await deleteMembers(db, apiKeyId, organizationId, groupId, userIds);
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
