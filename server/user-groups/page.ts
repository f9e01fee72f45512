/** What Get User Groups reads: groups, or the members of one. */
import { sql } from 'kysely';
import { limits } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { readInChunks } from '../database/rows.ts';
import { integer, statement, type Text, text, textList } from '../database/statement.ts';

/** Counted so far only, since a group may have any number of them. */
const memberCount = sql<number>`(select count(*) from (
  select 1 from user_group_members as members
  where members.api_key_id = user_groups.api_key_id and members.organization_id = user_groups.organization_id
    and members.group_key = user_groups.group_key
  limit ${sql.lit(limits.countedMembers)}
) as counted)`;

export type FoundGroup = Awaited<ReturnType<typeof findByIds>>[number];

const groupsQuery = (db: Db, { apiKeyId, organizationId }: { apiKeyId: Text; organizationId: Text }) =>
  db
    .selectFrom('user_groups')
    .select('organization_user_group_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId);

const organization = { apiKeyId: text, organizationId: text };

/** The groups with these ids, also without members, in no order. */
export const findByIds = statement({ ...organization, groupIds: textList }, (db, { groupIds, ...of }) =>
  groupsQuery(db, of).select(memberCount.as('member_count')).where(groupIds.includes('organization_user_group_id')),
);

const firstAfter = { ...organization, after: text, limit: integer };

const findCounted = statement(firstAfter, (db, { after, limit, ...of }) =>
  groupsQuery(db, of)
    .select(memberCount.as('member_count'))
    .where('organization_user_group_id', '>', after)
    .orderBy('organization_user_group_id')
    .limit(limit),
);

const findIds = statement(firstAfter, (db, { after, limit, ...of }) =>
  groupsQuery(db, of).where('organization_user_group_id', '>', after).orderBy('organization_user_group_id').limit(limit),
);

/** Groups whose members one statement counts: 10 ms of SQLite where each has as many as are counted. */
const maxCountedGroups = 101;

/** Groups in the order of their ids, also those without members. */
export async function findGroups(db: Db, query: Parameters<typeof findCounted>[1]): Promise<FoundGroup[]> {
  if (query.limit <= maxCountedGroups) return await findCounted(db, query);
  const { apiKeyId, organizationId } = query;
  const ids = (await findIds(db, query)).map((row) => row.organization_user_group_id);
  const counted = await readInChunks(ids, maxCountedGroups, (groupIds) => findByIds(db, { apiKeyId, organizationId, groupIds }));
  const counts = new Map(counted.map((row) => [row.organization_user_group_id, row.member_count]));
  // One that has gone meanwhile has none, and its place in the page.
  return ids.map((id) => ({ organization_user_group_id: id, member_count: counts.get(id) ?? 0 }));
}

/** Members of the group in the order of their ids. */
export const findMembers = statement(
  { apiKeyId: text, organizationId: text, groupId: text, after: text, limit: integer },
  (db, { apiKeyId, organizationId, groupId, after, limit }) =>
    db
      .selectFrom('user_group_members')
      .select('user_id')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('group_key', '=', (group) =>
        group
          .selectFrom('user_groups')
          .select('group_key')
          .where('api_key_id', '=', apiKeyId)
          .where('organization_id', '=', organizationId)
          .where('organization_user_group_id', '=', groupId),
      )
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(limit),
);
