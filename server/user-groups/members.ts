/** For queries that are still built with Kysely. */
import type { Db } from '../database/db.ts';
import type { Text, TextList } from '../database/statement.ts';

interface UsersInOrganization {
  apiKeyId: Text;
  organizationId: Text;
  users: TextList;
}

/** The users who are in any group of the organization. */
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
