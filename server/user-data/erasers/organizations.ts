import type { Eraser } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';

export const organizationErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-contacts',
    table: 'users',
    user: 'user_id',
    key: ['organization_id', 'user_id'],
    time: 'last_seen_at',
  }),
  // A user is upserted again by calls that give the id alone, so that the time says nothing about the details.
  referencesIn({
    kind: 'erase-from-other-contacts',
    table: 'users',
    column: 'details',
    key: ['organization_id', 'user_id'],
    owner: 'user_id',
  }),
  referencesIn({
    kind: 'erase-from-organizations',
    table: 'organizations',
    column: 'metadata',
    key: ['organization_id'],
    time: 'created_at',
  }),
];
