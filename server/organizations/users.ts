/** The users of an organization: whom notifyAll reaches, and whom people find when they mention someone. */
import { sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { LostRaceError } from '../database/errors.ts';
import { forUpdate } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import { excluded, insertRows, rowsOf, statement, text, textList, updateRows } from '../database/statement.ts';
import { type FieldChange, fieldChange, idOnly, mergeFields, userKey } from './user-fields.ts';

type User = Schema<'User'>;

export interface OrganizationKey {
  apiKeyId: string;
  organizationId: string;
}

/** A user's context permissions; null: none. */
export type Context = { readonly [field: string]: string } | null;

const columns = [...userKey, 'details', 'last_seen_at', 'described_at'] as const;

/** A user who is known already keeps what is stored, and is locked. */
const upsert = statement({ users: rowsOf('users', columns) }, (db, { users }) =>
  insertRows(db, 'users', users).onConflict((conflict) => conflict.columns(userKey).doUpdateSet(excluded('last_seen_at'))),
);

/** A user as a call gives it. */
export interface Said {
  user: User;
  /** The place of `user` in the call, as a JSON Pointer. */
  field: string;
}

/**
 * Makes the users known to each of these organizations, and merges what the call says of them: fields that it gives replace, all others stay.
 * Every operation that takes a user writes through this.
 */
export async function saveUsers(
  db: Db,
  apiKeyId: string,
  now: number,
  organizationIds: readonly string[],
  said: readonly Said[],
): Promise<void> {
  const changes = [...new Set(organizationIds)].flatMap((organizationId) => said.map((one) => toChange(organizationId, one)));
  const rows = changes.map((change) => toRow(apiKeyId, now, change));
  await Promise.all([
    upsert(db, { users: sortByColumns(rows, 'organization_id', 'user_id') }),
    mergeFields(db, apiKeyId, now, changes.filter(hasFields)),
  ]);
}

/** Frontends send null for what they do not know: only Update Users removes by it. */
function toChange(organizationId: string, { user, field }: Said): FieldChange {
  const { userId, ...fields } = user;
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return fieldChange({ organizationId, userId }, field, Object.fromEntries(given));
}

const hasFields = ({ asGiven }: FieldChange): boolean => asGiven !== idOnly;

const toRow = (apiKeyId: string, now: number, { organizationId, userId, asGiven }: FieldChange) => ({
  ...keyOf({ apiKeyId, organizationId }, userId),
  details: asGiven,
  last_seen_at: now,
  described_at: now,
});

const keyOf = ({ apiKeyId, organizationId }: OrganizationKey, userId: string) => ({
  api_key_id: apiKeyId,
  organization_id: organizationId,
  user_id: userId,
});

const contextOf = (context: Context): string | null => (context === null ? null : JSON.stringify(context));

const ofThese = { apiKeyId: text, organizationId: text, userIds: textList };

const findAmong = statement(ofThese, (db, { apiKeyId, organizationId, userIds }) =>
  db
    .selectFrom('users')
    .select(['user_id', 'added_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(userIds.includes('user_id')),
);

/** Those of these users whom the organization knows. */
export async function findKnown(db: Db, organization: OrganizationKey, userIds: readonly string[]): Promise<Set<string>> {
  return new Set((await findAmong(db, { ...organization, userIds })).map(({ user_id }) => user_id));
}

/** Those of these users who were added to the organization. */
export async function findAdded(db: Db, organization: OrganizationKey, userIds: readonly string[]): Promise<Set<string>> {
  const found = await findAmong(db, { ...organization, userIds });
  return new Set(found.flatMap(({ user_id, added_at }) => (added_at === null ? [] : [user_id])));
}

const insertUsers = statement({ users: rowsOf('users', [...columns, 'context', 'context_set_at', 'added_at']) }, (db, { users }) =>
  insertRows(db, 'users', users)
    .onConflict((conflict) =>
      conflict
        .columns(userKey)
        .doUpdateSet((row) => ({
          context: row.fn.coalesce('excluded.context', 'users.context'),
          context_set_at: sql<number>`case when excluded.context is null then users.context_set_at else excluded.context_set_at end`,
          ...excluded('last_seen_at', 'added_at'),
        }))
        .where('users.added_at', 'is', null),
    )
    .returning('user_id'),
);

/** As Add Users adds one. */
export interface NewUser extends Said {
  context: Context;
}

/** Adds users who were found not to be added yet. */
export async function add(db: Db, now: number, organization: OrganizationKey, users: readonly NewUser[]): Promise<void> {
  if (users.length === 0) return;
  const { apiKeyId, organizationId } = organization;
  const changes = users.map((user) => ({ ...toChange(organizationId, user), context: user.context }));
  const rows = changes.map((change) => ({
    ...toRow(apiKeyId, now, change),
    context: contextOf(change.context),
    added_at: now,
    context_set_at: now,
  }));
  const [added] = await Promise.all([
    insertUsers(db, { users: sortByColumns(rows, 'user_id') }),
    mergeFields(db, apiKeyId, now, changes.filter(hasFields)),
  ]);
  if (added.length < users.length) throw new LostRaceError('A user was added between two statements.');
}

const lockUsers = statement(ofThese, (db, { apiKeyId, organizationId, userIds }) =>
  forUpdate(
    db,
    db
      .selectFrom('users')
      .select('user_id')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(userIds.includes('user_id'))
      .orderBy('user_id'),
  ),
);

/** Locks users who were found to be known: from here on until the transaction ends nobody else changes them. */
export async function lock(db: Db, organization: OrganizationKey, userIds: readonly string[]): Promise<void> {
  const locked = await lockUsers(db, { ...organization, userIds });
  if (locked.length < userIds.length) throw new LostRaceError('A user was deleted between two statements.');
}

const updateContextsOf = statement({ users: rowsOf('users', [...userKey, 'context', 'last_seen_at']) }, (_db, { users }) =>
  updateRows('users', userKey, users, { context_set_at: sql.ref('changed.last_seen_at') }),
);

/** New context permissions of users who are locked for it, by their ids. */
export async function updateContexts(
  db: Db,
  now: number,
  organization: OrganizationKey,
  contexts: ReadonlyMap<string, Context>,
): Promise<void> {
  if (contexts.size === 0) return;
  const users = Array.from(contexts, ([userId, context]) => ({
    ...keyOf(organization, userId),
    context: contextOf(context),
    last_seen_at: now,
  }));
  await updateContextsOf(db, { users });
}
