import { sql } from 'kysely';
import { askOn } from '../../database/verbs.ts';
import { eraseFieldsBefore } from '../../organizations/user-fields.ts';
import type { Eraser } from './eraser.ts';
import { referencesIn } from './references.ts';
import { outcomeOf, rowsOfUser } from './user-rows.ts';
import { contactWithout } from './without-user.ts';

export const organizationErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-contacts',
    table: 'users',
    user: 'user_id',
    key: ['organization_id', 'user_id'],
    time: 'last_seen_at',
    parts: [
      { column: 'context', time: 'context_set_at', blank: sql.lit(null) },
      { column: 'added_at', time: 'added_at', blank: sql.lit(null) },
    ],
  }),
  {
    kind: 'erase-contact-fields',
    covers: ['users.details', 'users.field_times'],
    erase: async (db, erasure) => outcomeOf(await eraseFieldsBefore(askOn(db), erasure), erasure.limit),
  },
  // Of the members of `details` that several calls have given, no time is known.
  referencesIn({
    kind: 'erase-from-other-contacts',
    table: 'users',
    column: 'details',
    key: ['organization_id', 'user_id'],
    owner: 'user_id',
    clean: contactWithout,
  }),
  referencesIn({
    kind: 'erase-from-organizations',
    table: 'organizations',
    column: 'metadata',
    key: ['organization_id'],
    time: 'created_at',
  }),
];
