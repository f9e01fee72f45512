import { dayMs } from '../clock.ts';
import { removeRows } from '../database/remove-rows.ts';
import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';

export const permissionRemovals: readonly Removal[] = [
  {
    kind: 'remove-grants',
    remove: (ask, now, maxRows) => {
      // Waits a day after the expiry, so that a clock which runs ahead for a while removes no grant too early.
      const isOver = sql`expires_at is not null and expires_at < ${now - dayMs} order by expires_at`;
      return removeRows(ask, 'grants', 'api_key_id, organization_key, resource_type, resource_id, user_id', isOver, maxRows);
    },
  },
];
