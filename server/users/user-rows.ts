/** The statements over users of organizations. */

import type { Ask } from '../database/sql.ts';
import {
  among,
  empty,
  forKeyShare,
  forNoKeyUpdate,
  forUpdate,
  greatest,
  insertInto,
  isAmong,
  keepLater,
  limit,
  matches,
  raw,
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { type Sized, shareOf } from '../database/stored-objects.ts';
import type { Statements } from '../database/verbs.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import * as identities from './identities.ts';

export interface UserKey {
  organizationKey: string;
  userId: string;
}

/** A locked user. */
export interface LockedUser extends UserKey, Sized {
  /** The User as JSON; null if it is larger than its share of a slice. */
  details: string | null;
  describedAt: number;
  lastSeenAt: number;
  addedAt: number | null;
}

export const userKey = ['api_key_id', 'organization_key', 'user_id'] as const;

const key = ['organization_key', 'user_id'] as const;

/**
 * The columns of locked users, of which there are at most this many. Without parameters: where Citus collects the rows of an insert, those
 * behind the rows fail.
 */
const columns = (users: number): Sql =>
  sql`organization_key, user_id, octet_length(details) as bytes, described_at, last_seen_at, added_at,
    case when octet_length(details) <= ${raw(String(shareOf(users)))} then details end as details`;

const areNamed = (apiKeyId: string, users: readonly UserKey[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong('users', key, users)}`;

/** Locks the users that exist, to change them. */
export const lockExisting = (apiKeyId: string, users: readonly UserKey[]) =>
  sql<LockedUser>`select ${columns(users.length)} from users where ${areNamed(apiKeyId, users)}
    order by organization_key, user_id ${forNoKeyUpdate}`;

/**
 * Adds missing users with these details, and locks the others. `isSeen`: notes that these were seen. Otherwise they stay unchanged.
 */
export const lockOrAdd = (
  apiKeyId: string,
  now: number,
  users: readonly (UserKey & { details: string })[],
  { isSeen = true } = {},
) => {
  const added = users.map((user) => ({ ...user, apiKeyId, lastSeenAt: now, describedAt: now }));
  // One statement takes all locks in one order. If it locked first and added afterwards, calls that add users while others remove them
  // would deadlock.
  return sql<LockedUser>`${insertInto('users', [...userKey, 'details', 'last_seen_at', 'described_at'], added, key)}
    on conflict (api_key_id, organization_key, user_id)
    do update set ${isSeen ? keepLater('users', 'last_seen_at') : raw('last_seen_at = users.last_seen_at')}
    returning ${columns(users.length)}`;
};

/** The same for users of whom a call gives only the ids. */
export const seen = (apiKeyId: string, now: number, users: readonly UserKey[]): Sql =>
  lockOrAdd(
    apiKeyId,
    now,
    users.map(({ organizationKey, userId }) => ({ organizationKey, userId, details: '{}' })),
  );

export const findDetails = (apiKeyId: string, users: readonly UserKey[]) =>
  sql<UserKey & { details: string }>`select organization_key, user_id, details from users where ${areNamed(apiKeyId, users)}`;

/** Selects the bytes of users in an organization. */
export const findSizes = (apiKeyId: string, organizationKey: OrganizationKey) => (userIds: readonly string[]) =>
  sql<Sized & { id: string }>`select user_id as id, octet_length(details) as bytes from users
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id ${among(userIds)}`;

/** Selects the bytes of a user in organizations. */
export const findSizesOf = (apiKeyId: string, userId: string) => (organizationKeys: readonly string[]) =>
  sql<Sized & { id: string }>`select organization_key as id, octet_length(details) as bytes from users
    where api_key_id = ${apiKeyId} and user_id = ${userId} and organization_key ${among(organizationKeys)}`;

export interface ChangedRow extends UserKey {
  /** Null: unchanged. */
  details: string | null;
  describedAt: number;
  lastSeenAt: number;
}

/** Updates locked users. */
export const update = (apiKeyId: string, users: readonly ChangedRow[]): Sql => {
  const changed = users.map((user) => ({ ...user, apiKeyId }));
  const names = [...userKey, 'details', 'described_at', 'last_seen_at'] as const;
  return sql`update users
    set details = coalesce(changed.details, users.details), described_at = changed.described_at,
      last_seen_at = ${greatest('users.last_seen_at', 'changed.last_seen_at')}
    from ${rows('users', names, changed)} as changed
    where ${matches('users', apiKeyId, key, 'changed')}`;
};

/** Locks users to delete them, and selects their ids. */
export const lockIds = (apiKeyId: string, organizationKey: string, userIds: readonly string[]) =>
  sql<{ userId: string }>`select user_id from users
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id ${among(userIds)}
    order by user_id ${forUpdate}`;

/** Keeps the users that exist from being deleted until the transaction ends. */
export const hold = (apiKeyId: string, organizationKey: string, userIds: readonly string[]): Sql =>
  sql`select user_id from users
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id ${among(userIds)}
    order by user_id ${forKeyShare}`;

/** Removes locked users, and keeps their identities. */
export function remove(apiKeyId: string, organizationKey: string, userIds: readonly string[]): Statements {
  const areRemoved = sql`organization_key = ${organizationKey} and user_id ${among(userIds)}`;
  const [keptIdentities, oldestIdentities] = identities.keepOf(apiKeyId, new Set(userIds), areRemoved);
  return {
    keptIdentities,
    oldestIdentities,
    removed: sql`delete from users where api_key_id = ${apiKeyId} and ${areRemoved}`,
  };
}

interface OldFields {
  apiKeyId: string;
  userId: string;
  before: number;
  /** Undefined: all. */
  organizationKeys: readonly string[] | undefined;
  limit: number;
}

/** Erases a user's fields if they are from before this time, and returns the number of organizations. */
export async function eraseFieldsBefore(
  ask: Ask,
  { apiKeyId, userId, before, organizationKeys, limit: maxRows }: OldFields,
): Promise<number> {
  const found = await ask(sql<UserKey & { lastSeenAt: number }>`select organization_key, user_id, last_seen_at from users
    where api_key_id = ${apiKeyId} and user_id = ${userId} and described_at < ${before} and details <> '{}'
      ${organizationKeys === undefined ? empty : sql`and organization_key ${among(organizationKeys)}`}
    order by organization_key ${limit(maxRows)} ${forUpdate}`);
  const erased = found.map((user) => ({ ...user, details: '{}', describedAt: before }));
  if (erased.length > 0) await ask(update(apiKeyId, erased));
  return erased.length;
}
