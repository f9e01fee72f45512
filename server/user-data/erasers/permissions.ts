import { sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { rowsOfUser } from './user-rows.ts';

export const permissionErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-permissions',
    table: 'grants',
    user: 'user_id',
    key: ['organization_key', 'resource_type', 'resource_id', 'user_id'],
    time: 'granted_at',
    shows: {
      kind: 'grant',
      data: (apiKeyId) => sql`resource_type as "type", case when resource_type = 'document' then (select document_id from documents
          where documents.api_key_id = ${apiKeyId} and documents.document_key = found.resource_id) else resource_id end as id,
        access_role, expires_at, granted_at`,
      order: ['organization_key', 'resource_type', 'resource_id'],
    },
  }),
];
