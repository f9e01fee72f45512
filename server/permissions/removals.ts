import { dayMs } from '../clock.ts';
import { removeOwnedRows } from '../database/remove-rows.ts';
import { type Sql, sql } from '../database/sql.ts';
import { grantsTable } from '../deletion/tables.ts';
import type { Removal } from '../jobs/removal.ts';

export const permissionRemovals: readonly Removal[] = [
  {
    kind: 'remove-grants',
    remove: (ask, now, maxRows) => {
      // Waits a day after the expiry, so that a clock which runs ahead for a while removes no grant too early.
      const isOver = (time: Sql) => sql`${time} is not null and ${time} < ${now - dayMs}`;
      return removeOwnedRows(ask, { ...grantsTable, order: 'expires_at' }, isOver, maxRows);
    },
  },
];
