/** Adds users to an organization's contact list, and updates those who are on it. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { limits, type Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { LostRaceError } from '../database/errors.ts';
import { lockInOrder } from '../database/lock.ts';
import { inOrder } from '../database/rows.ts';
import { integer, rowsOf, statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { invalidArgument, tooManyBytes } from '../errors.ts';
import { detailsOf, idOnly } from './users.ts';

type User = Schema<'User'>;
type UserRow = Tables['users'];

/** An organization's, among the contact lists. */
export interface ContactList {
  apiKeyId: string;
  organizationId: string;
}

/** A user's context permissions; null: none. */
export type Context = { readonly [field: string]: string } | null;

const keyOf = ({ apiKeyId, organizationId }: ContactList, userId: string) => ({
  api_key_id: apiKeyId,
  organization_id: organizationId,
  user_id: userId,
});

const contextOf = (context: Context): string | null => (context === null ? null : JSON.stringify(context));

const ofUsers = { apiKeyId: text, organizationId: text, userIds: textList };

const findAmong = statement(ofUsers, (db, { apiKeyId, organizationId, userIds }) =>
  db
    .selectFrom('users')
    .select(['user_id', 'added_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(userIds.includes('user_id')),
);

/** Those of these users whom the organization knows. */
export async function findKnown(db: Db, list: ContactList, userIds: readonly string[]): Promise<Set<string>> {
  return new Set((await findAmong(db, { ...list, userIds })).map(({ user_id }) => user_id));
}

/** Those of these users who were added to the organization. */
export async function findAdded(db: Db, list: ContactList, userIds: readonly string[]): Promise<Set<string>> {
  const found = await findAmong(db, { ...list, userIds });
  return new Set(found.flatMap(({ user_id, added_at }) => (added_at === null ? [] : [user_id])));
}

const userKey = ['api_key_id', 'organization_id', 'user_id'] as const;

const insertUsers = statement(
  { users: rowsOf('users', [...userKey, 'details', 'context', 'last_seen_at', 'added_at']) },
  (db, { users }) =>
    db
      .insertInto('users')
      .columns(users.columns)
      .expression(users.query)
      .onConflict((conflict) =>
        conflict
          .columns(userKey)
          .doUpdateSet((row) => ({
            details: row
              .case()
              .when('excluded.details', '=', sql.lit(idOnly))
              .then(row.ref('users.details'))
              .else(row.ref('excluded.details'))
              .end(),
            context: row.fn.coalesce('excluded.context', 'users.context'),
            last_seen_at: row.ref('excluded.last_seen_at'),
            added_at: row.ref('excluded.added_at'),
          }))
          .where('users.added_at', 'is', null),
      )
      .returning('user_id'),
);

export interface NewContact {
  user: User;
  context: Context;
}

/** Adds users who were found not to be added yet. */
export async function add(db: Db, now: number, list: ContactList, contacts: readonly NewContact[]): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map(
    ({ user, context }): UserRow => ({
      ...keyOf(list, user.userId),
      details: detailsOf(user),
      context: contextOf(context),
      last_seen_at: now,
      added_at: now,
    }),
  );
  const added = await insertUsers(db, { users: inOrder(rows, 'user_id') });
  if (added.length < contacts.length) throw new LostRaceError('A user was added between two statements.');
}

const lockUsers = statement(ofUsers, (db, { apiKeyId, organizationId, userIds }) =>
  lockInOrder(
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
export async function lock(db: Db, list: ContactList, userIds: readonly string[]): Promise<void> {
  const locked = await lockUsers(db, { ...list, userIds });
  if (locked.length < userIds.length) throw new LostRaceError('A user was deleted between two statements.');
}

const updateContextsOf = statement(
  { users: rowsOf('users', [...userKey, 'context', 'last_seen_at']) },
  (_db, { users }) =>
    sql`update users set context = changed.context, last_seen_at = changed.last_seen_at from (${users.query}) as changed
      where users.api_key_id = changed.api_key_id and users.organization_id = changed.organization_id
        and users.user_id = changed.user_id`,
);

/** New context permissions of users who are locked for it, by their ids. */
export async function updateContexts(
  db: Db,
  now: number,
  list: ContactList,
  contexts: ReadonlyMap<string, Context>,
): Promise<void> {
  if (contexts.size === 0) return;
  const users = Array.from(contexts, ([userId, context]) => ({
    ...keyOf(list, userId),
    context: contextOf(context),
    last_seen_at: now,
  }));
  await updateContextsOf(db, { users });
}

/** Members of users that replace those of the same name, by the users' ids, in the order of the call. */
export type Changes = ReadonlyMap<string, ChangedMembers>;

export interface ChangedMembers {
  /** Its place in the call. */
  index: number;
  members: { readonly [member: string]: unknown };
}

/** What one chunk holds of details at most, unless it is a single user: milliseconds of work, for which others wait. */
const maxChunkBytes = 262_144;

type Chunk = Pick<UserRow, 'user_id' | 'details'>[];

/**
 * The details of the first of these users, in the order of their ids: as many as hold `maxBytes` together, but at least one. Of the others
 * only the size is read.
 */
const findFirstDetails = statement(
  { ...ofUsers, maxBytes: integer },
  (_db, { apiKeyId, organizationId, userIds, maxBytes }) =>
    sql<Chunk[number]>`with
      sizes as materialized (
        select user_id, octet_length(details) as bytes from users
        where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and ${userIds.includes('user_id')}
      ),
      totals as (select user_id, bytes, sum(bytes) over (order by user_id) as total_bytes from sizes)
    select user_id, details from users where api_key_id = ${apiKeyId} and organization_id = ${organizationId}
      and user_id in (select user_id from totals where total_bytes <= ${maxBytes} or total_bytes = bytes)
    order by user_id`,
);

/** What the first of these users are before they change: read before they are locked, and handed to `mergeDetails`. */
export const findDetails = async (db: Db, list: ContactList, userIds: readonly string[]): Promise<Chunk> =>
  userIds.length === 0 ? [] : await findFirstDetails(db, { ...list, userIds, maxBytes: maxChunkBytes });

const detailsAmong = statement(ofUsers, (db, { apiKeyId, organizationId, userIds }) =>
  db
    .selectFrom('users')
    .select(['user_id', 'details'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(userIds.includes('user_id'))
    .orderBy('user_id'),
);

const updateDetails = statement(
  { users: rowsOf('users', [...userKey, 'details', 'last_seen_at']) },
  (_db, { users }) =>
    sql`update users set details = changed.details, last_seen_at = changed.last_seen_at from (${users.query}) as changed
      where users.api_key_id = changed.api_key_id and users.organization_id = changed.organization_id
        and users.user_id = changed.user_id`,
);

/** Makes the transaction start again where what was read of users before they were locked is no longer so. */
export async function mustBeUnchanged(db: Db, list: ContactList, chunk: Chunk): Promise<void> {
  if (chunk.length === 0) return;
  const locked = await detailsAmong(db, { ...list, userIds: chunk.map(({ user_id }) => user_id) });
  if (!isDeepStrictEqual(locked, chunk)) throw new LostRaceError('A user was changed between two statements.');
}

/**
 * Changes users who are locked for it, in chunks, since what is known of them may be far more than the call that changes them. The next
 * chunk is read while the one before is written.
 */
export async function mergeDetails(db: Db, now: number, list: ContactList, changes: Changes, firstChunk: Chunk): Promise<void> {
  let remaining = [...changes.keys()];
  for (let chunk = firstChunk; chunk.length > 0; ) {
    const found = new Set(chunk.map(({ user_id }) => user_id));
    const users = chunk.flatMap(({ user_id, details }) => {
      const change = changes.get(user_id);
      return change === undefined
        ? []
        : [{ ...keyOf(list, user_id), details: merged(user_id, details, change), last_seen_at: now }];
    });
    remaining = remaining.filter((userId) => !found.has(userId));
    [chunk] = await Promise.all([findDetails(db, list, remaining), updateDetails(db, { users })]);
  }
}

function merged(userId: string, before: string, { members, index }: ChangedMembers): string {
  const details = JSON.stringify({ ...JSON.parse(before), userId, ...members });
  // What is larger since before there was a bound may stay, and become smaller.
  if (Buffer.byteLength(details) > Math.max(limits.objectBytes, Buffer.byteLength(before))) {
    throw invalidArgument(tooManyBytes(`/data/users/${index}`, limits.objectBytes));
  }
  return details;
}
