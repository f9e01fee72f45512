import { removeOwnedRows } from '../database/remove-rows.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { keptMs } from './once.ts';

export const idempotencyRemovals: readonly Removal[] = [
  {
    kind: 'remove-idempotency-records',
    remove: (ask, now, maxRows) => {
      const isExpired = (time: Sql) => sql`${time} <= ${now - keptMs}`;
      const records = { table: 'idempotency_records', owner: 'caller_id', key: ['key_hash'], order: 'created_at' };
      return removeOwnedRows(ask, records, isExpired, maxRows);
    },
  },
];
