/** Merges users' fields from calls into the stored ones. */
import type { GivenUser as GivenFields, User } from '../../generated/types.ts';
import { emailAddressIn } from '../addresses/email-address.ts';
import { parseJson } from '../database/json.ts';
import type { Ask } from '../database/sql.ts';
import { assertCallFits, changeInSlices } from '../database/stored-objects.ts';
import type { Statements } from '../database/verbs.ts';
import { type FieldsChange, merge } from '../organizations/custom-fields.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { type DeletedAt, findDeletions } from './deletions.ts';
import * as identities from './identities.ts';
import * as users from './user-rows.ts';

/** Fields of a user that replace stored ones of the same name. Null removes a field; other stored fields stay. */
export interface FieldChange extends FieldsChange, users.UserKey {
  /** The details of a new user with these fields. */
  asGiven: string;
  /** Other fields that the same call gives the user. `customFields` replaces them. */
  alsoGiven: Fields;
}

type Fields = FieldsChange['customFields'];

/** Returns the change that a call makes to a user. `field`: the user's place in the call, as a JSON Pointer. */
export function fieldChange(
  { organizationKey, userId }: users.UserKey,
  field: string,
  given: Fields,
  alsoGiven: Fields = {},
): FieldChange {
  const fields = withParsedEmail(given, field);
  const asGiven = detailsOf({ userId, ...fields });
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
const detailsOf = (fields: Fields): string => (Object.keys(fields).length <= 1 ? idOnly : JSON.stringify(fields));

/** Rejects a call whose users have too many stored bytes in the organization. `field`: the list of users in the call. */
export const assertUsersFit = (
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  { field, ids }: { field: string; ids: readonly string[] },
): Promise<void> => assertCallFits(ask, { field, ids, sizes: users.findSizes(apiKeyId, organizationKey) });

/** Users of a call, with the fields that it gives. */
interface GivenUsers {
  changes: readonly FieldChange[];
  /** The locked users, by the `id` of the change. Undefined: the writes lock them. */
  stored: ReadonlyMap<string, users.LockedUser> | undefined;
  deletedAt: DeletedAt | undefined;
}

export interface LockedUsers extends GivenUsers {
  stored: ReadonlyMap<string, users.LockedUser>;
  deletedAt: DeletedAt;
}

export const lockExistingUsers = (ask: Ask, apiKeyId: string, changes: readonly FieldChange[]): Promise<LockedUsers> =>
  locked(ask, apiKeyId, changes, () => ask(users.lockExisting(apiKeyId, changes)));

/** Locks the users, and adds missing ones with the given fields. `isSeen`: see `lockOrAdd`. */
export const lockUsers = (
  ask: Ask,
  apiKeyId: string,
  now: Promise<number>,
  changes: readonly FieldChange[],
  { isSeen = true } = {},
): Promise<LockedUsers> => {
  const added = changes.map(({ organizationKey, userId, asGiven }) => ({ organizationKey, userId, details: asGiven }));
  return locked(ask, apiKeyId, changes, async () => await ask(users.lockOrAdd(apiKeyId, await now, added, { isSeen })));
};

async function locked(
  ask: Ask,
  apiKeyId: string,
  changes: readonly FieldChange[],
  lock: () => Promise<users.LockedUser[]>,
): Promise<LockedUsers> {
  if (changes.length === 0) return { changes, stored: new Map(), deletedAt: () => Number.NEGATIVE_INFINITY };
  const userIds = [...new Set(changes.map(({ userId }) => userId))];
  const [rows, deletedAt] = await Promise.all([lock(), findDeletions(ask, apiKeyId, userIds)]);
  return { changes, stored: new Map(rows.map((user) => [idOf(user.organizationKey, user.userId), user])), deletedAt };
}

/** The same as `lockUsers`, except that users of whom the call gives only ids are locked and added with the writes: they need no merging. */
export const prepareUsers = async (
  ask: Ask,
  apiKeyId: string,
  now: Promise<number>,
  changes: readonly FieldChange[],
): Promise<GivenUsers> =>
  changes.some(hasFields) ? await lockUsers(ask, apiKeyId, now, changes) : { changes, stored: undefined, deletedAt: undefined };

export interface MergedUsers {
  /** To send with the commit. */
  statements: Statements;
  /** The users whose stored fields the call has changed, added users among them. All others keep theirs. */
  changed: readonly users.UserKey[];
}

/**
 * Merges the fields into the users, notes that they were seen, and keeps identities that are replaced. Rejects more than
 * `limits.objectBytes` of JSON after merging, unless the user had as much before.
 */
export async function mergeUsers(
  ask: Ask,
  apiKeyId: string,
  now: number,
  { changes, stored, deletedAt }: GivenUsers,
): Promise<MergedUsers> {
  const changed: users.UserKey[] = [];
  if (stored === undefined || deletedAt === undefined) {
    return { statements: { seenUsers: changes.length === 0 ? undefined : users.seen(apiKeyId, now, changes) }, changed };
  }
  const possible = changes.flatMap((change) => {
    const before = stored.get(change.id);
    if (before === undefined) return [];
    const isMerged = hasFields(change) || before.describedAt <= deletedAt(change.userId);
    return [{ change, before, isMerged, bytes: isMerged ? before.bytes : 0 }];
  });
  const statements = await changeInSlices(ask, possible, async (slice) => {
    const detailsOfUser = await readDetails(
      ask,
      apiKeyId,
      slice.flatMap(({ before, isMerged }) => (isMerged ? [before] : [])),
    );
    const updated: users.ChangedRow[] = [];
    const replaced: identities.Identity[] = [];
    for (const { change, before, isMerged } of slice) {
      const { organizationKey, userId } = change;
      const after = isMerged
        ? mergedInto(change, { ...before, details: detailsOfUser(before) }, deletedAt(userId), now)
        : { ...before, details: null, isChanged: false, replaced: [] };
      if (after.isChanged) changed.push({ organizationKey, userId });
      replaced.push(...after.replaced);
      const isSeen = before.lastSeenAt >= now;
      if (after.details === null && after.describedAt === before.describedAt && isSeen) continue;
      updated.push({ organizationKey, userId, details: after.details, describedAt: after.describedAt, lastSeenAt: now });
    }
    return {
      mergedUsers: updated.length === 0 ? undefined : users.update(apiKeyId, updated),
      ...identities.keep(apiKeyId, replaced),
    };
  });
  return { statements, changed };
}

/** Returns the details of locked users: those that came with their rows, and the others, which it reads. */
export async function readDetails(
  ask: Ask,
  apiKeyId: string,
  locked: readonly users.LockedUser[],
): Promise<(user: users.LockedUser) => string> {
  const large = locked.filter(({ details }) => details === null);
  const found = large.length === 0 ? [] : await ask(users.findDetails(apiKeyId, large));
  const details = new Map(found.map((user) => [idOf(user.organizationKey, user.userId), user.details]));
  return (user) => user.details ?? details.get(idOf(user.organizationKey, user.userId)) ?? idOnly;
}

/** A call may give only a user's id. */
const hasFields = ({ asGiven }: FieldChange): boolean => asGiven !== idOnly;

/** Returns the user's columns after the change; null for details that stay. */
function mergedInto(change: FieldChange, { details, describedAt }: Described, deletedAt: number, now: number) {
  // An open deletion will erase all fields from before it.
  const isErased = describedAt <= deletedAt;
  const { fields } = merge(change, isErased ? idOnly : details);
  const after = detailsOf(fields);
  const isAdded = describedAt === now && details === change.asGiven;
  const areAllGiven = Object.keys(fields).every((name) => Object.hasOwn(change.customFields, name));
  return {
    details: after === details ? null : after,
    describedAt: areAllGiven || isErased ? now : describedAt,
    isChanged: isAdded || after !== details,
    replaced: replacedIdentities(change.userId, { details, describedAt }, after, { alsoGiven: change.alsoGiven, now }),
  };
}

/** Fields of a user as they are stored. */
interface Described {
  details: string;
  /** When the oldest of them was given. */
  describedAt: number;
}

/** Returns the identities of a locked user that the new details do not have, with others that the call gives. */
export function replacedIdentities(
  userId: string,
  { details, describedAt }: Described,
  newDetails: string,
  { alsoGiven, now }: { alsoGiven: Fields; now: number },
): identities.Identity[] {
  if (details === newDetails && Object.keys(alsoGiven).length === 0) return [];
  const newFields: Fields = parseJson(newDetails);
  const before = identities.identitiesIn(userId, parseJson(details), describedAt);
  return [...before, ...identities.identitiesIn(userId, alsoGiven, now)].filter(({ kind, value }) => newFields[kind] !== value);
}
