import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdateSkipLocked } from '../database/lock.ts';
import { integer, rowsOf, statement, text } from '../database/statement.ts';
import type { Removal } from '../jobs/removal.ts';
import { sweep } from '../jobs/sweep.ts';

interface Group {
  api_key_id: string;
  organization_id: string;
  organization_user_group_id: string;
}

const key = ['api_key_id', 'organization_id', 'organization_user_group_id'] as const;

const hasMembers = sql<number>`case when exists (
  select 1 from user_group_members as members
  where members.api_key_id = user_groups.api_key_id and members.organization_id = user_groups.organization_id
    and members.group_key = user_groups.group_key
) then 1 else 0 end`;

const findAfter = statement(
  { apiKeyId: text, organizationId: text, groupId: text, limit: integer },
  (db, { apiKeyId, organizationId, groupId, limit }) =>
    db
      .selectFrom('user_groups')
      .select([...key, hasMembers.as('hasMembers')])
      .where(sql<boolean>`(api_key_id, organization_id, organization_user_group_id) > (${apiKeyId}, ${organizationId}, ${groupId})`)
      .orderBy('api_key_id')
      .orderBy('organization_id')
      .orderBy('organization_user_group_id')
      .limit(limit),
);

const ofThese = { groups: rowsOf('user_groups', key) };

const lockGroups = statement(ofThese, (db, { groups }) =>
  forUpdateSkipLocked(
    db,
    db
      .selectFrom('user_groups')
      .select(key)
      .where(groups.includes(...key)),
  ),
);

const deleteEmpty = statement(ofThese, (db, { groups }) =>
  db
    .deleteFrom('user_groups')
    .where(groups.includes(...key))
    .where(hasMembers, '=', 0),
);

async function remove(db: Db, groups: readonly Group[]): Promise<void> {
  // One that a call is just filling is locked by it. Looked at again in a statement of its own, which sees the members that came before.
  const locked = await lockGroups(db, { groups });
  if (locked.length > 0) await deleteEmpty(db, { groups: locked });
}

/** A group comes into being with its first member; without any it is not needed. */
export const userGroupRemovals: readonly Removal[] = [
  sweep<Group>({
    kind: 'remove-empty-groups',
    find: async (_ask, last, limit, tx) => {
      const { api_key_id = '', organization_id = '', organization_user_group_id = '' } = last ?? {};
      const rows = await findAfter(tx, {
        apiKeyId: api_key_id,
        organizationId: organization_id,
        groupId: organization_user_group_id,
        limit,
      });
      return rows.map((row) => ({ ...row, isNeeded: row.hasMembers === 1 }));
    },
    remove: async (_ask, groups, tx) => await remove(tx, groups),
  }),
];
