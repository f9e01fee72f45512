/** Who is in user groups. Members hang on the key of their group; those on a key that no group has any more are in none. */
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Integer, type RowOf, statement, type Text } from '../database/forms.ts';
import { lockInOrder } from '../database/lock.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import type { Text as FixedText, TextList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export interface GroupKey {
  apiKeyId: string;
  organizationId: string;
  groupKey: string;
}

interface UsersInOrganization {
  apiKeyId: FixedText;
  organizationId: FixedText;
  users: TextList;
}

/** Those of these users who are in any group of the organization. */
export const groupedUsersQuery = (db: Db, { apiKeyId, organizationId, users }: UsersInOrganization) =>
  db
    .selectFrom('user_group_members as members')
    .innerJoin('user_groups', (join) =>
      join
        .onRef('user_groups.api_key_id', '=', 'members.api_key_id')
        .onRef('user_groups.organization_id', '=', 'members.organization_id')
        .onRef('user_groups.group_key', '=', 'members.group_key'),
    )
    .select('members.user_id')
    .distinct()
    .where('members.api_key_id', '=', apiKeyId)
    .where('members.organization_id', '=', organizationId)
    .where(users.includes('members.user_id'));

const upsert = statement((db, members: RowOf<Insertable<Tables['user_group_members']>>[]) =>
  db
    .insertInto('user_group_members')
    .values(members)
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'group_key', 'user_id'])
        .doUpdateSet((row) => ({ added_at: row.ref('excluded.added_at') })),
    ),
);

/** Adds the users. A member stays one, as of now: one who is added again while their data is being deleted came back. */
export async function add(
  db: Db,
  now: number,
  { apiKeyId, organizationId, groupKey }: GroupKey,
  userIds: readonly string[],
): Promise<void> {
  const members = userIds.map((userId) => ({
    api_key_id: apiKeyId,
    organization_id: organizationId,
    group_key: groupKey,
    user_id: userId,
    added_at: now,
  }));
  await inPieces(inOrder(members, 'user_id'), (some) => upsert(db, some));
}

/** The group's members, by their ids: after this one, at most so many. */
const membersAfter = (db: Db, { apiKeyId, organizationId, groupKey }: RowOf<GroupKey>, after: Text, limit: Integer) =>
  db
    .selectFrom('user_group_members')
    .select('user_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('group_key', '=', groupKey)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit);

const page = statement(membersAfter);

/** The first so many members, by their ids. */
export async function findFirst(db: Db, group: GroupKey, limit: number): Promise<string[]> {
  return (await page(db, group, '', limit)).map(({ user_id }) => user_id);
}

const countPage = statement((db, group: RowOf<GroupKey>, after: Text, limit: Integer) =>
  db
    .selectFrom(membersAfter(db, group, after, limit).as('some'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('user_id').as('last')]),
);

/** Rows that one statement counts: milliseconds, for which SQLite keeps the process from all else. */
const countedInOne = 10_000;

export async function count(db: Db, group: GroupKey): Promise<number> {
  let total = 0;
  for (let after = ''; ; ) {
    const [counted] = await countPage(db, group, after, countedInOne);
    if (counted === undefined || counted.last === null) return total;
    total += counted.count;
    if (counted.count < countedInOne) return total;
    after = counted.last;
  }
}

const lockAmong = statement((db, { apiKeyId, organizationId, groupKey }: RowOf<GroupKey>, userIds: Text[]) =>
  lockInOrder(
    db,
    db
      .selectFrom('user_group_members')
      .select('user_id')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('group_key', '=', groupKey)
      .where('user_id', 'in', userIds)
      .orderBy('user_id'),
  ),
);

const deleteAmong = statement((db, { apiKeyId, organizationId, groupKey }: RowOf<GroupKey>, userIds: Text[]) =>
  db
    .deleteFrom('user_group_members')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('group_key', '=', groupKey)
    .where('user_id', 'in', userIds),
);

/** Removes those of these users who are members, and gives their ids. */
export async function remove(db: Db, group: GroupKey, userIds: readonly string[]): Promise<string[]> {
  // Two statements: with the lock inside the other, PostgreSQL looks through the whole group.
  const found = (await lockAmong(db, group, userIds)).map(({ user_id }) => user_id);
  if (found.length > 0) await deleteAmong(db, group, found);
  return found;
}
