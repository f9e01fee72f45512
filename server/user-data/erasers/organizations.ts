import { sql } from '../../database/sql.ts';
import { eraseFieldsBefore } from '../../organizations/user-fields.ts';
import { type Eraser, outcomeOf } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';
import { contactWithout } from './without-user.ts';

export const organizationErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-contacts',
    table: 'users',
    user: 'user_id',
    key: ['organization_key', 'user_id'],
    time: 'last_seen_at',
    parts: [
      { column: 'context', time: 'context_set_at', blank: 'null' },
      { column: 'added_at', time: 'added_at', blank: 'null' },
    ],
    shows: {
      kind: 'user',
      data: sql`details, context, added_at as "addedAt", last_seen_at as "lastSeenAt"`,
      json: ['details', 'context'],
      order: ['organization_key'],
    },
  }),
  {
    kind: 'erase-contact-fields',
    covers: ['users.details', 'users.field_times'],
    // The user's item has them.
    find: async () => ({ items: [], next: undefined }),
    erase: async (ask, erasure) => outcomeOf(await eraseFieldsBefore(ask, { ...erasure, limit: erasure.maxRows }), erasure.maxRows),
  },
  // Without a time, since several calls may have given the fields in `details`.
  referencesIn({
    kind: 'erase-from-other-contacts',
    table: 'users',
    column: 'details',
    key: ['organization_key', 'user_id'],
    owner: 'user_id',
    clean: contactWithout,
    shows: 'userReference',
  }),
  referencesIn({
    kind: 'erase-from-organizations',
    table: 'organizations',
    column: 'metadata',
    key: ['organization_id'],
    organization: 'id',
    time: 'created_at',
    shows: 'organizationReference',
  }),
];
