import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { removeOwnedRows } from '../database/remove-rows.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Removal } from '../jobs/removal.ts';
import { sweepTable } from '../jobs/sweep.ts';

/** Only grants refer to placeholders. */
const isAwaited = (apiKeyId: Sql): Sql => sql`exists (select 1 from grants
  where grants.api_key_id = ${apiKeyId} and grants.organization_key = documents.organization_key
    and grants.resource_type = 'document' and grants.resource_id = documents.document_key)`;

export const documentRemovals = ({ config }: Environment): readonly Removal[] => [
  {
    kind: 'remove-migrations',
    remove: (ask, now, maxRows) => {
      const before = now - config.retentionDays * dayMs;
      const isOld = (time: Sql) => sql`${time} < ${before} and status in ('completed', 'failed')`;
      return removeOwnedRows(ask, { table: 'document_migrations', key: ['migration_id'], order: 'created_at' }, isOld, maxRows);
    },
  },
  sweepTable({
    kind: 'remove-placeholder-documents',
    table: 'documents',
    key: ['document_key'],
    condition: sql`document_exists = 0`,
    isNeeded: isAwaited,
  }),
];
