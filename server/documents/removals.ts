import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { removeRows } from '../database/remove-rows.ts';
import { sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { sweepTable } from '../jobs/sweep.ts';

/** Only grants refer to placeholders. */
const isAwaited = sql`exists (select 1 from grants
  where grants.api_key_id = documents.api_key_id and grants.organization_key = documents.organization_key
    and grants.resource_type = 'document' and grants.resource_id = documents.document_key)`;

export const documentRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-migrations',
    remove: (ask, now, maxRows) => {
      const before = now - config.retentionDays * dayMs;
      const isOld = sql`created_at < ${before} and status in ('completed', 'failed') order by created_at`;
      return removeRows(ask, 'document_migrations', 'api_key_id, migration_id', isOld, maxRows);
    },
  },
  sweepTable({
    kind: 'remove-placeholder-documents',
    table: 'documents',
    key: ['api_key_id', 'document_key'],
    condition: sql`document_exists = 0`,
    isNeeded: isAwaited,
  }),
];
