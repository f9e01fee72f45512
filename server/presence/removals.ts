import type { Environment } from '../context.ts';
import { removeOwnedRows } from '../database/remove-rows.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';

export const presenceRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-presence',
    remove: (ask, now, maxRows) => {
      const ended = (time: Sql) => sql`${time} <= ${now - config.presenceSeconds * 1000}`;
      return removeOwnedRows(ask, { table: 'presence', key: ['document_key', 'user_id'], order: 'renewed_at' }, ended, maxRows);
    },
  },
];
