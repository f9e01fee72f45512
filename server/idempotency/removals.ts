import { removeRows } from '../database/remove-rows.ts';
import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { keptMs } from './once.ts';

export const idempotencyRemovals: readonly Removal[] = [
  {
    kind: 'remove-idempotency-records',
    remove: (ask, now, maxRows) => {
      const isExpired = sql`created_at <= ${now - keptMs} order by created_at`;
      return removeRows(ask, 'idempotency_records', 'caller_id, key_hash', isExpired, maxRows);
    },
  },
];
