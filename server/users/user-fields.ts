/** Merges users' fields from calls into the stored ones. Each field has its time, so that a deletion can tell older from newer. */
import type { GivenUser as GivenFields, User } from '../../generated/types.ts';
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
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';
import type { Statements } from '../database/verbs.ts';
import { emailAddressIn } from '../mail/email-address.ts';
import { type FieldsChange, merge } from '../organizations/custom-fields.ts';
import * as identities from './identities.ts';

export interface UserKey {
  organizationKey: string;
  userId: string;
}

/** Fields of a user that replace stored ones of the same name. Null removes a field; other stored fields stay. */
export interface FieldChange extends FieldsChange, UserKey {
  /** The details of a new user with these fields. */
  asGiven: string;
  /** Other fields that the same call gives the user. `customFields` replaces them. */
  alsoGiven: Fields;
}

type Fields = FieldsChange['customFields'];

/** Returns the change that a call makes to a user. `field`: the user's place in the call, as a JSON Pointer. */
export function fieldChange(
  { organizationKey, userId }: UserKey,
  field: string,
  given: Fields,
  alsoGiven: Fields = {},
): FieldChange {
  const fields = withParsedEmail(given, field);
  const asGiven = detailsOf(userId, fields);
  const id = idOf(organizationKey, userId);
  return { organizationKey, userId, field, asGiven, alsoGiven, id, customFields: { userId, ...fields } };
}

/** A user as a call gives it. */
export interface GivenUser {
  user: GivenFields;
  /** The place of `user` in the call, as a JSON Pointer. */
  field: string;
  /** The same user in another place of the call, whose fields give way to those of `user`. */
  alsoGiven?: User | undefined;
}

/**
 * Returns the changes that a call makes to users, in each of the organizations. Every operation that takes users passes them to
 * `lockUsers`, then to `mergeUsers`.
 */
export const toChanges = (organizationKeys: readonly string[], givenUsers: readonly GivenUser[]): FieldChange[] =>
  [...new Set(organizationKeys)].flatMap((organizationKey) => givenUsers.map((one) => toChange(organizationKey, one)));

/** Frontends send null for unknown fields. Null removes a field only in Update Users. */
function toChange(organizationKey: string, { user, field, alsoGiven }: GivenUser): FieldChange {
  const { userId, ...fields } = user;
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return fieldChange({ organizationKey, userId }, field, Object.fromEntries(given), alsoGiven);
}

/** Returns the user without a name or address that is null. */
export function withoutNulls(user: GivenFields): User {
  const { name, email, ...fields } = user;
  if (isWithoutNulls(user)) return user;
  return { ...fields, ...(name == null ? {} : { name }), ...(email == null ? {} : { email }) };
}

const isWithoutNulls = (user: GivenFields): user is User => user.name !== null && user.email !== null;

/** Returns the fields with the canonical form of `email`. Throws unless it is an address, null or empty. */
export function withParsedEmail<Given extends { email?: unknown }>(fields: Given, field: string): Given {
  const { email } = fields;
  if (typeof email !== 'string' || email === '') return fields;
  return { ...fields, email: emailAddressIn(`${field}/email`, email).text };
}

/** Joins both ids with a control character, which ids cannot contain. */
const idOf = (organizationKey: string, userId: string): string => `${organizationKey}\n${userId}`;

/** Details of a user without fields other than the id. */
const idOnly = '{}';

/** Returns the stored form of fields: with the id, unless there are no others. */
const detailsOf = (userId: unknown, fields: Fields): string =>
  Object.keys(fields).length === 0 ? idOnly : JSON.stringify({ userId, ...fields });

export interface StoredUser extends UserKey {
  details: string;
  describedAt: number;
  fieldTimes: string;
  lastSeenAt: number;
  addedAt: number | null;
}

const columns = sql`organization_key, user_id, details, described_at, field_times, last_seen_at, added_at`;

export const userKey = ['api_key_id', 'organization_key', 'user_id'] as const;

/** Locks the users that exist, to change them. */
const lockExisting = (apiKeyId: string, keys: readonly UserKey[]) =>
  sql<StoredUser>`select ${columns} from users
    where api_key_id = ${apiKeyId} and ${isAmong('users', ['organization_key', 'user_id'], keys)}
    order by organization_key, user_id ${forNoKeyUpdate}`;

/** Locks the users that exist, to delete them, and selects their ids. */
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

/**
 * Adds missing users with the given fields, and notes that the others were seen, which locks them. One statement takes all locks in
 * one order. If it locked first and added afterwards, calls that add users while others remove them would deadlock.
 */
const lockOrAdd = (apiKeyId: string, now: number, users: readonly (UserKey & Pick<FieldChange, 'asGiven'>)[]) => {
  const added = users.map(({ organizationKey, userId, asGiven }) => ({
    apiKeyId,
    organizationKey,
    userId,
    details: asGiven,
    lastSeenAt: now,
    describedAt: now,
  }));
  return sql<StoredUser>`${insertInto('users', [...userKey, 'details', 'last_seen_at', 'described_at'], added, ['organization_key', 'user_id'])}
    on conflict (api_key_id, organization_key, user_id)
    do update set ${keepLater('users', 'last_seen_at')} returning ${columns}`;
};

const update = (apiKeyId: string, users: readonly Omit<StoredUser, 'addedAt'>[]): Sql => {
  const changed = users.map((user) => ({ ...user, apiKeyId }));
  const names = [...userKey, 'details', 'described_at', 'field_times', 'last_seen_at'] as const;
  return sql`update users
    set details = changed.details, described_at = changed.described_at,
      field_times = changed.field_times, last_seen_at = ${greatest('users.last_seen_at', 'changed.last_seen_at')}
    from ${rows('users', names, changed)} as changed
    where ${matches('users', apiKeyId, ['organization_key', 'user_id'], 'changed')}`;
};

/** Users of a call, with the fields that it gives. */
interface GivenUsers {
  changes: readonly FieldChange[];
  /** The locked users, by the `id` of the change. Undefined: the writes lock them. */
  stored: ReadonlyMap<string, StoredUser> | undefined;
}

export interface LockedUsers extends GivenUsers {
  stored: ReadonlyMap<string, StoredUser>;
}

export async function lockExistingUsers(ask: Ask, apiKeyId: string, changes: readonly FieldChange[]): Promise<LockedUsers> {
  return { changes, stored: byId(changes.length === 0 ? [] : await ask(lockExisting(apiKeyId, changes))) };
}

/** Locks the users, and adds missing ones with the given fields. */
export async function lockUsers(
  ask: Ask,
  apiKeyId: string,
  now: Promise<number>,
  changes: readonly FieldChange[],
): Promise<LockedUsers> {
  return { changes, stored: byId(changes.length === 0 ? [] : await ask(lockOrAdd(apiKeyId, await now, changes))) };
}

/** Locks the users, and adds missing ones, of whom a call gives only the ids. */
export const seeUsers = (apiKeyId: string, now: number, organizationKey: string, userIds: readonly string[]): Sql =>
  lockOrAdd(
    apiKeyId,
    now,
    userIds.map((userId) => ({ organizationKey, userId, asGiven: idOnly })),
  );

/** The same as `lockUsers`, except that users of whom the call gives only ids are locked and added with the writes: they need no merging. */
export const prepareUsers = async (
  ask: Ask,
  apiKeyId: string,
  now: Promise<number>,
  changes: readonly FieldChange[],
): Promise<GivenUsers> => (changes.some(hasFields) ? await lockUsers(ask, apiKeyId, now, changes) : { changes, stored: undefined });

const byId = (users: readonly StoredUser[]): Map<string, StoredUser> =>
  new Map(users.map((user) => [idOf(user.organizationKey, user.userId), user]));

/**
 * Merges the fields into the users, notes that they were seen, and keeps identities that are replaced. Rejects more than
 * `limits.objectBytes` of JSON after merging, unless the user had as much before.
 */
export function mergeUsers(apiKeyId: string, now: number, { changes, stored }: GivenUsers): Statements {
  if (stored === undefined) return { seenUsers: changes.length === 0 ? undefined : lockOrAdd(apiKeyId, now, changes) };
  const merged = changes.flatMap((change) => {
    const before = stored.get(change.id);
    if (before === undefined) return [];
    const isMerged = hasFields(change) ? before.details === change.asGiven && before.describedAt === now : before.lastSeenAt >= now;
    const after = isMerged ? before : { ...before, ...(hasFields(change) ? mergedInto(change, before, now) : {}), lastSeenAt: now };
    return [{ before, after, isMerged, replaced: replacedIdentities(before, after.details, change.alsoGiven, now) }];
  });
  const users = merged.flatMap(({ after, isMerged }) => (isMerged ? [] : [after]));
  const replaced = merged.flatMap(({ replaced }) => replaced);
  return { mergedUsers: users.length === 0 ? undefined : update(apiKeyId, users), ...identities.keep(apiKeyId, replaced) };
}

/** Returns the identities of a locked user that the new details do not have. */
export function replacedIdentities(
  { userId, details, describedAt, fieldTimes }: StoredUser,
  newDetails: string,
  alsoGiven: Fields,
  now: number,
): identities.Identity[] {
  if (details === newDetails && Object.keys(alsoGiven).length === 0) return [];
  const times: FieldTimes = JSON.parse(fieldTimes);
  const newFields: Fields = JSON.parse(newDetails);
  const before = identities.identitiesIn(userId, JSON.parse(details), (field) => timeOf(times, field) ?? describedAt);
  const others = identities.identitiesIn(userId, alsoGiven, () => now);
  return [...before, ...others].filter(({ kind, value }) => newFields[kind] !== value);
}

/** A call may give only a user's id. */
const hasFields = ({ asGiven }: FieldChange): boolean => asGiven !== idOnly;

type FieldTimes = { readonly [name: string]: number };

function mergedInto(change: FieldChange, before: StoredUser, now: number) {
  const { customFields: given } = change;
  const { userId, ...fields }: Fields = JSON.parse(merge(change, before.details));
  const names = Object.keys(fields);
  const details = detailsOf(userId, fields);
  if (names.every((name) => Object.hasOwn(given, name))) return { details, describedAt: now, fieldTimes: '{}' };
  const times: FieldTimes = JSON.parse(before.fieldTimes);
  const newer = names.flatMap((name): [string, number][] => {
    const time = Object.hasOwn(given, name) ? now : timeOf(times, name);
    return time === undefined ? [] : [[name, time]];
  });
  return { details, fieldTimes: JSON.stringify(Object.fromEntries(newer)) };
}

const timeOf = (times: FieldTimes, name: string): number | undefined => (Object.hasOwn(times, name) ? times[name] : undefined);

/** The fields to erase. Undefined organizations: all. */
interface OldFields {
  apiKeyId: string;
  userId: string;
  before: number;
  organizationKeys: readonly string[] | undefined;
  limit: number;
}

/** Locks users with fields from before this time. */
const lockWithOldFields = ({ apiKeyId, userId, before, organizationKeys, limit: maxRows }: OldFields) =>
  sql<StoredUser>`select ${columns} from users
    where api_key_id = ${apiKeyId} and user_id = ${userId} and described_at < ${before} and details <> '{}'
      ${organizationKeys === undefined ? empty : sql`and organization_key ${among(organizationKeys)}`}
    order by organization_key ${limit(maxRows)} ${forUpdate}`;

/** Erases a user's fields from before this time, and returns the number of organizations. */
export async function eraseFieldsBefore(ask: Ask, oldFields: OldFields): Promise<number> {
  const found = await ask(lockWithOldFields(oldFields));
  const users = found.map((user) => ({ ...user, ...fieldsSince(oldFields.before, user) }));
  if (users.length > 0) await ask(update(oldFields.apiKeyId, users));
  return users.length;
}

/** Returns the columns without fields older than this. */
function fieldsSince(since: number, { details, fieldTimes }: StoredUser) {
  const { userId, ...fields }: Fields = JSON.parse(details);
  const times: FieldTimes = JSON.parse(fieldTimes);
  const isKept = (name: string) => (timeOf(times, name) ?? 0) >= since;
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));
  const keptTimes = Object.fromEntries(Object.entries(times).filter(([name]) => isKept(name)));
  return { details: detailsOf(userId, kept), describedAt: since, fieldTimes: JSON.stringify(keptTimes) };
}
