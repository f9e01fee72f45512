import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { sweepTable } from '../jobs/sweep.ts';

/** Removes empty groups, which had a first member once. */
export const userGroupRemovals: readonly Removal[] = [
  sweepTable({
    kind: 'remove-empty-groups',
    table: 'user_groups',
    key: ['organization_key', 'organization_user_group_id'],
    isNeeded: (apiKeyId) => sql`exists (select 1 from user_group_members as members
      where members.api_key_id = ${apiKeyId} and members.organization_key = user_groups.organization_key
        and members.group_key = user_groups.group_key)`,
  }),
];
