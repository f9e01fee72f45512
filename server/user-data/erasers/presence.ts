import { sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';

export const presenceErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-presence',
    table: 'presence',
    user: 'user_id',
    key: ['document_key', 'user_id'],
    time: 'renewed_at',
    shows: {
      kind: 'presence',
      data: sql`status, details, renewed_at`,
      json: ['details'],
      hasDocument: true,
      order: ['organization_key', 'document_key'],
      index: 'presence_by_user',
    },
  }),
  referencesIn({
    kind: 'erase-from-presence-of-others',
    table: 'presence',
    column: 'details',
    key: ['document_key', 'user_id'],
    time: 'renewed_at',
    owner: 'user_id',
    shows: 'presenceReference',
    hasDocument: true,
  }),
];
