import type { Environment } from '../context.ts';
import { removeRows } from '../database/remove-rows.ts';
import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';

export const presenceRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-presence',
    remove: (ask, now, maxRows) => {
      const ended = sql`renewed_at <= ${now - config.presenceSeconds * 1000} order by renewed_at`;
      return removeRows(ask, 'presence', 'api_key_id, document_key, user_id', ended, maxRows);
    },
  },
];
