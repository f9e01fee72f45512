import { sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { rowsOfUser } from './user-rows.ts';

export const userGroupErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-group-memberships',
    table: 'user_group_members',
    user: 'user_id',
    key: ['organization_key', 'group_key', 'user_id'],
    time: 'added_at',
    shows: {
      kind: 'userGroupMembership',
      data: (apiKeyId) => sql`(select organization_user_group_id from user_groups
          where user_groups.api_key_id = ${apiKeyId} and user_groups.organization_key = found.organization_key
            and user_groups.group_key = found.group_key) as organization_user_group_id, added_at`,
      order: ['organization_key', 'group_key'],
    },
  }),
];
