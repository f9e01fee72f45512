/** Who is in user groups. Members hang on the key of their group; those on a key that no group has any more are in none. */
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import {
  type Expressions,
  excluded,
  insertRows,
  integer,
  rowsOf,
  statement,
  type Text,
  type TextList,
  text,
  textList,
} from '../database/statement.ts';

export interface GroupKey {
  apiKeyId: string;
  organizationId: string;
  groupKey: string;
}

interface UsersInOrganization {
  apiKeyId: Text;
  organizationId: Text;
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

const columns = ['api_key_id', 'organization_id', 'group_key', 'user_id', 'added_at'] as const;

const upsertMembers = statement({ members: rowsOf('user_group_members', columns) }, (db, { members }) =>
  insertRows(db, 'user_group_members', members).onConflict((conflict) =>
    conflict.columns(['api_key_id', 'organization_id', 'group_key', 'user_id']).doUpdateSet(excluded('added_at')),
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
  await upsertMembers(db, { members: sortByColumns(members, 'user_id') });
}

const ofGroup = { apiKeyId: text, organizationId: text, groupKey: text };
const pageOfGroup = { ...ofGroup, after: text, limit: integer };

/** The group's members, by their ids: those after this one, at most so many. */
const pageQuery = (db: Db, { apiKeyId, organizationId, groupKey, after, limit }: Expressions<typeof pageOfGroup>) =>
  db
    .selectFrom('user_group_members')
    .select('user_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('group_key', '=', groupKey)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit);

const findPage = statement(pageOfGroup, pageQuery);

/** The first members by their ids, at most so many. */
export async function findFirst(db: Db, group: GroupKey, limit: number): Promise<string[]> {
  return (await findPage(db, { ...group, after: '', limit })).map(({ user_id }) => user_id);
}

const countPage = statement(pageOfGroup, (db, page) =>
  db
    .selectFrom(pageQuery(db, page).as('page'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('user_id').as('last')]),
);

/** Rows that one statement counts: milliseconds, for which SQLite keeps the process from all else. */
const maxCountedRows = 10_000;

/** How many members follow this one. */
export async function countAfter(db: Db, group: GroupKey, after: string): Promise<number> {
  const [page] = await countPage(db, { ...group, after, limit: maxCountedRows });
  if (page === undefined || page.last === null) return 0;
  return page.count < maxCountedRows ? page.count : page.count + (await countAfter(db, group, page.last));
}

const lockMembers = statement({ ...ofGroup, userIds: textList }, (db, { apiKeyId, organizationId, groupKey, userIds }) =>
  forUpdate(
    db,
    db
      .selectFrom('user_group_members')
      .select('user_id')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('group_key', '=', groupKey)
      .where(userIds.includes('user_id'))
      .orderBy('user_id'),
  ),
);

const deleteMembers = statement({ ...ofGroup, userIds: textList }, (db, { apiKeyId, organizationId, groupKey, userIds }) =>
  db
    .deleteFrom('user_group_members')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('group_key', '=', groupKey)
    .where(userIds.includes('user_id'))
    .returning('user_id'),
);

/** Removes those of these users who are members, and returns their ids. */
export async function remove(db: Db, group: GroupKey, userIds: readonly string[]): Promise<Set<string>> {
  // Two statements: with the lock inside the other, PostgreSQL looks through the whole group.
  const [, removed] = await Promise.all([lockMembers(db, { ...group, userIds }), deleteMembers(db, { ...group, userIds })]);
  return new Set(removed.map(({ user_id }) => user_id));
}
