/** What Get User Groups reads: groups, or the members of one. */
import { sql } from 'kysely';
import { limits } from '../../generated/server.ts';
import { integer, optional, statement, text } from '../database/statement.ts';

/** Counted so far only, since a group may have any number of them. */
const memberCount = sql<number>`(select count(*) from (
  select 1 from user_group_members as members
  where members.api_key_id = user_groups.api_key_id and members.organization_id = user_groups.organization_id
    and members.group_key = user_groups.group_key
  limit ${sql.lit(limits.countedMembers)}
) as counted)`;

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number];

/** Groups in the order of their ids, also those without members; or the one with this id. */
export const findGroups = statement(
  { apiKeyId: text, organizationId: text, groupId: optional(text), after: text, limit: integer },
  (db, { apiKeyId, organizationId, groupId, after, limit }) => {
    const groups = db
      .selectFrom('user_groups')
      .select(['organization_user_group_id', memberCount.as('member_count')])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('organization_user_group_id', '>', after)
      .orderBy('organization_user_group_id')
      .limit(limit);
    return groupId === undefined ? groups : groups.where('organization_user_group_id', '=', groupId);
  },
);

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
