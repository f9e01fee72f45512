/** The users of an organization: whom notifyAll reaches, and whom people find when they mention someone. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { LostRaceError } from '../database/errors.ts';
import { forUpdate } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import {
  type ExpressionOf,
  insertRows,
  type RowSource,
  rowsOf,
  statement,
  type Text,
  text,
  textList,
} from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import type { Found } from '../database/write-statement.ts';

type User = Schema<'User'>;
type UserRow = Tables['users'];

export interface OrganizationKey {
  apiKeyId: string;
  organizationId: string;
}

/** A user's context permissions; null: none. */
export type Context = { readonly [field: string]: string } | null;

/** In place of the details of a user of whom only the id was given. */
export const idOnly = '{}';

export const userKey = ['api_key_id', 'organization_id', 'user_id'] as const;
const columns = [...userKey, 'details', 'last_seen_at', 'described_at'] as const;

/** On a conflict: what is kept of a user stays, with its time, where now only the id was given. */
const latest = (column: 'details' | 'described_at') =>
  sql<never>`case when excluded.details = ${sql.lit(idOnly)} then ${sql.ref(`users.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
const latestDescription = { details: latest('details'), described_at: latest('described_at') };

const upsertQuery = (db: Db, users: RowSource<(typeof columns)[number]>) =>
  insertRows(db, 'users', users).onConflict((conflict) =>
    conflict.columns(userKey).doUpdateSet((row) => ({
      last_seen_at: row.ref('excluded.last_seen_at'),
      ...latestDescription,
    })),
  );

const upsert = statement({ users: rowsOf('users', columns) }, (db, { users }) => upsertQuery(db, users));

export const describedUsers = rowsOf('users', ['user_id', 'details']);

/** Of `describedUsers`. */
export const toDescribed = (user: User) => ({ user_id: user.userId, details: detailsOf(user) });

/** In a statement of write-statement.ts: adds those of the users to the organization for whom the condition is true. */
export const upsertUsersQuery = (
  db: Db,
  users: ExpressionOf<typeof describedUsers>,
  { apiKeyId, organizationId }: { apiKeyId: Text; organizationId: Text },
  { now, source }: Found<unknown>,
  condition?: (row: { user_id: Text }) => RawBuilder<SqlBool>,
) => {
  const values = { api_key_id: apiKeyId, organization_id: organizationId, last_seen_at: now, described_at: now };
  return upsertQuery(db, users.withColumns(source, values, condition));
};

/** Adds the users to each of these organizations. */
export async function upsertUsers(
  db: Db,
  apiKeyId: string,
  now: number,
  organizationIds: readonly string[],
  users: readonly User[],
): Promise<void> {
  const rows = [...new Set(organizationIds)].flatMap((organizationId) =>
    users.map((user) => ({
      api_key_id: apiKeyId,
      organization_id: organizationId,
      ...toDescribed(user),
      last_seen_at: now,
      described_at: now,
    })),
  );
  await upsert(db, { users: sortByColumns(rows, 'organization_id', 'user_id') });
}

const detailsOf = (user: User): string => (Object.keys(user).length === 1 ? idOnly : JSON.stringify(user));

export const keyOf = ({ apiKeyId, organizationId }: OrganizationKey, userId: string) => ({
  api_key_id: apiKeyId,
  organization_id: organizationId,
  user_id: userId,
});

export const contextOf = (context: Context): string | null => (context === null ? null : JSON.stringify(context));

export const ofThese = { apiKeyId: text, organizationId: text, userIds: textList };

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
          ...latestDescription,
          context: row.fn.coalesce('excluded.context', 'users.context'),
          context_set_at: sql<number>`case when excluded.context is null then users.context_set_at else excluded.context_set_at end`,
          last_seen_at: row.ref('excluded.last_seen_at'),
          added_at: row.ref('excluded.added_at'),
        }))
        .where('users.added_at', 'is', null),
    )
    .returning('user_id'),
);

/** As Add Users adds one. */
export interface NewUser {
  user: User;
  context: Context;
}

/** Adds users who were found not to be added yet. */
export async function add(db: Db, now: number, organization: OrganizationKey, users: readonly NewUser[]): Promise<void> {
  if (users.length === 0) return;
  const rows = users.map(
    ({ user, context }): UserRow => ({
      ...keyOf(organization, user.userId),
      details: detailsOf(user),
      context: contextOf(context),
      last_seen_at: now,
      added_at: now,
      described_at: now,
      context_set_at: now,
    }),
  );
  const added = await insertUsers(db, { users: sortByColumns(rows, 'user_id') });
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
