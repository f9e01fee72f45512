import { keyed } from '../../database/keyed-rows.ts';
import { sql } from '../../database/sql.ts';
import * as identities from '../../users/identities.ts';
import { eraseFieldsBefore } from '../../users/user-rows.ts';
import { type Eraser, outcomeOf, type Placed } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';
import { contactWithout } from './without-user.ts';

export const organizationErasers: readonly Eraser[] = [
  rowsOfUser({
    kind: 'erase-contacts',
    ...keyed('users'),
    user: 'user_id',
    time: 'last_seen_at',
    parts: [
      { column: 'context', time: 'context_set_at', blank: 'null' },
      { column: 'added_at', time: 'added_at', blank: 'null' },
    ],
    shows: {
      kind: 'user',
      data: sql`details, context, added_at, last_seen_at`,
      json: ['details', 'context'],
      order: ['organization_key'],
    },
  }),
  {
    kind: 'erase-contact-fields',
    covers: ['users.details', 'user_identities.user_id'],
    // The user's item has the fields.
    find: async (ask, { apiKeyId, userId, from, maxRows }) => {
      const after: readonly [string, string] = from === '' ? ['', ''] : JSON.parse(from);
      const found = await ask(identities.findPage(apiKeyId, userId, after, maxRows));
      const items = found.map(({ kind, value, givenAt }): Placed => {
        return { place: JSON.stringify([kind, value]), item: { kind: 'identity', data: { [kind]: value, givenAt } } };
      });
      return { items, next: found.length < maxRows ? undefined : items.at(-1)?.place };
    },
    erase: async (ask, erasure) => {
      const { apiKeyId, userId, before, organizationKeys, maxRows } = erasure;
      const fields = await eraseFieldsBefore(ask, { ...erasure, limit: maxRows });
      if (fields === maxRows || organizationKeys !== undefined) return outcomeOf(fields, maxRows);
      // Comes after the fields, since a call that replaces an old name keeps it among the identities. It locks the user as above.
      const rest = maxRows - fields;
      return outcomeOf(fields + (await identities.eraseBefore(ask, apiKeyId, userId, before, rest)), maxRows);
    },
  },
  // Without a time, since several calls may have given the fields in `details`.
  referencesIn({
    kind: 'erase-from-other-contacts',
    ...keyed('users'),
    column: 'details',
    owner: 'user_id',
    clean: contactWithout,
    shows: 'userReference',
  }),
  referencesIn({
    kind: 'erase-from-organizations',
    ...keyed('organizations'),
    column: 'metadata',
    organization: 'id',
    time: 'created_at',
    shows: 'organizationReference',
  }),
];
