import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Integer, statement, type Text } from '../database/forms.ts';
import { skipLocked } from '../database/lock.ts';
import { inRows } from '../database/rows.ts';
import type { Removal } from '../removal.ts';
import { sweep } from '../sweep.ts';

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

const after = statement((db, apiKeyId: Text, organizationId: Text, groupId: Text, limit: Integer) =>
  db
    .selectFrom('user_groups')
    .select([...key, hasMembers.as('hasMembers')])
    .where(sql<boolean>`(api_key_id, organization_id, organization_user_group_id) > (${apiKeyId}, ${organizationId}, ${groupId})`)
    .orderBy('api_key_id')
    .orderBy('organization_id')
    .orderBy('organization_user_group_id')
    .limit(limit),
);

const valuesOf = (groups: readonly Group[]) => groups.map((group) => key.map((column) => group[column]));

async function remove(db: Db, groups: readonly Group[]): Promise<void> {
  // One that a call is just filling is held by it. Looked at again in a statement of its own, which sees the members that came before.
  const held = await skipLocked(
    db,
    db
      .selectFrom('user_groups')
      .select(key)
      .where(inRows(key, valuesOf(groups))),
  ).execute();
  if (held.length === 0) return;
  await db
    .deleteFrom('user_groups')
    .where(inRows(key, valuesOf(held)))
    .where(hasMembers, '=', 0)
    .execute();
}

/** A group comes into being with its first member; without any it is not needed. */
export const userGroupRemovals: readonly Removal[] = [
  sweep<Group>({
    kind: 'remove-empty-groups',
    find: async (db, last, limit) => {
      const { api_key_id = '', organization_id = '', organization_user_group_id = '' } = last ?? {};
      const rows = await after(db, api_key_id, organization_id, organization_user_group_id, limit);
      return rows.map((row) => ({ ...row, isNeeded: row.hasMembers === 1 }));
    },
    remove,
  }),
];
