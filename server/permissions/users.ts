/** The operations on users of an organization and their roles in it. */
import { isDeepStrictEqual } from 'node:util';
import type { Input, PermissionsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { type FieldsChange, merge } from '../organizations/custom-fields.ts';
import { assertExists } from '../organizations/key.ts';
import { itemResults } from '../replies.ts';
import { fieldChange, type LockedUsers, lockExistingUsers, lockUsers, mergeUsers, toChanges } from '../users/user-fields.ts';
import { type Context, findContexts, markAdded, setContexts } from '../users/users.ts';
import { addedGrants, expiryMilliseconds, rejectPastExpiries, removedGrants } from './grant.ts';
import * as grants from './store.ts';
import { snapshotOf } from './users-page.ts';

type Handlers = PermissionsHandlers<Contexts>;

const expiryField = (i: number): string => `/data/users/${i}/expiresAt`;
const noRoleToEnd = '`expiresAt` requires `accessRole`.';

export const addUsers: Handlers['addUsers'] = async ({ organizationId, users }, { change, apiKeyId, events }) => {
  const entries = users.map(({ accessRole, expiresAt, context, addedAt: _ignored, ...user }, i) => ({
    userId: user.userId,
    givenUser: { user, field: `/data/users/${i}` },
    accessRole,
    expiresAt: expiresAt === undefined ? null : expiryMilliseconds(expiresAt),
    context: context?.access ?? null,
  }));
  const possible = entries.filter(({ accessRole, expiresAt }) => accessRole !== undefined || expiresAt === null);
  const { found } = await change({
    prepare: async (ask, now) => {
      const organizationKey = await assertExists(ask, apiKeyId, organizationId);
      const givenUsers = possible.map(({ givenUser }) => givenUser);
      const keys = possible.flatMap(({ userId, accessRole }) =>
        accessRole === undefined ? [] : [roleKey(organizationKey, organizationId, userId)],
      );
      const [locked, held] = await Promise.all([
        lockUsers(ask, apiKeyId, now, toChanges([organizationKey], givenUsers)),
        events !== undefined && keys.length > 0 ? now.then(() => ask(grants.lock(apiKeyId, keys))) : [],
      ]);
      const existing = new Set(Array.from(locked.stored.values(), ({ userId, addedAt }) => (addedAt === null ? '' : userId)));
      const added = possible.filter(({ userId }) => !existing.has(userId));
      return { organizationKey, locked, existing, added, held };
    },
    write: ({ organizationKey, locked, added, held }, now) => {
      rejectPastExpiries(
        entries.map(({ expiresAt }) => expiresAt),
        now,
        expiryField,
      );
      const addedIds = new Set(added.map(({ userId }) => userId));
      const granted = added.flatMap(({ userId, accessRole, expiresAt }) =>
        accessRole === undefined ? [] : [{ ...roleKey(organizationKey, organizationId, userId), accessRole, expiresAt }],
      );
      const marked = added.map(({ userId, context }) => ({ organizationKey, userId, context }));
      return {
        ...mergeUsers(apiKeyId, now, { ...locked, changes: locked.changes.filter(({ userId }) => addedIds.has(userId)) }),
        mark: marked.length === 0 ? undefined : markAdded(apiKeyId, now, marked),
        grant: granted.length === 0 ? undefined : grants.upsert(apiKeyId, now, granted),
        recorded: events?.record(
          now,
          {
            ...{ type: 'users.added', organizationKey },
            items: snapshotOf(apiKeyId, organizationId, now, [...addedIds]),
          },
          ...addedGrants(now, held, named(organizationId, granted)),
        ),
      };
    },
  });
  const ids = entries.map(({ userId }) => userId);
  return itemResults('Users added.', ids, 'User added.', (userId, i) => {
    if (found.existing.has(userId)) return 'The user already exists. Nothing was changed.';
    const { accessRole, expiresAt = null } = entries[i] ?? {};
    return accessRole === undefined && expiresAt !== null ? noRoleToEnd : undefined;
  });
};

export const updateUsers: Handlers['updateUsers'] = async ({ organizationId, users }, { change, apiKeyId, events }) => {
  const entries = users.map(toChange);
  const userIds = entries.map(({ userId }) => userId);
  const failed = new Map<string, string>();
  await change({
    prepare: async (ask) => {
      const organizationKey = await assertExists(ask, apiKeyId, organizationId);
      const changes = entries.map(({ userId, fields }, i) => fieldChange({ organizationKey, userId }, `/data/users/${i}`, fields));
      const keyOf = (userId: string) => roleKey(organizationKey, organizationId, userId);
      const withRole = entries.filter(changesRole).map(({ userId }) => keyOf(userId));
      const hasContexts = entries.some(({ context }) => context !== undefined);
      // Missing roles cannot be locked. The locks of users come first, here as in all calls that grant roles.
      const [locked, held, contextsBefore] = await Promise.all([
        lockExistingUsers(ask, apiKeyId, changes),
        withRole.length === 0 ? [] : ask(grants.lock(apiKeyId, withRole)),
        events !== undefined && hasContexts ? ask(findContexts(apiKeyId, organizationKey, userIds)) : [],
      ]);
      const known = new Set(Array.from(locked.stored.values(), ({ userId }) => userId));
      return { organizationKey, keyOf, known, locked, contextsBefore, held: new Map(held.map((role) => [role.userId, role])) };
    },
    write: ({ organizationKey, keyOf, known, locked, contextsBefore, held }, now) => {
      rejectPastExpiries(
        entries.map(({ expiresAt }) => expiresAt ?? null),
        now,
        expiryField,
      );
      failed.clear();
      const granted: grants.Grant[] = [];
      const withoutRole: grants.GrantKey[] = [];
      for (const entry of entries) {
        const { userId } = entry;
        const role = roleAfter(entry, held.get(userId), now);
        if (!known.has(userId)) failed.set(userId, `The user "${userId}" does not exist in the organization.`);
        else if (role === null && typeof entry.expiresAt === 'number') failed.set(userId, noRoleToEnd);
        else if (role === null) {
          // A missing role was not locked, so another call may have granted it meanwhile.
          if (held.has(userId)) withoutRole.push(keyOf(userId));
        } else if (role !== undefined) granted.push({ ...keyOf(userId), ...role });
      }
      const updated = entries.filter(({ userId }) => !failed.has(userId));
      const changes = locked.changes.filter(({ userId }) => !failed.has(userId));
      const contexts = updated.flatMap(({ userId, context }) =>
        context === undefined ? [] : [{ organizationKey, userId, context }],
      );
      return {
        ...mergeUsers(apiKeyId, now, { ...locked, changes }),
        contexts: contexts.length === 0 ? undefined : setContexts(apiKeyId, now, contexts),
        grant: granted.length === 0 ? undefined : grants.upsert(apiKeyId, now, granted),
        remove: withoutRole.length === 0 ? undefined : grants.remove(apiKeyId, withoutRole),
        recorded: events?.record(
          now,
          {
            ...{ type: 'users.updated', organizationKey },
            items: snapshotOf(apiKeyId, organizationId, now, changedUsers(updated, locked, contextsBefore)),
          },
          ...addedGrants(now, [...held.values()], named(organizationId, granted)),
          ...removedGrants(now, [...held.values()], named(organizationId, withoutRole)),
        ),
      };
    },
  });
  return itemResults('Users updated.', userIds, 'User updated.', (userId) => failed.get(userId));
};

const named = <Key extends grants.GrantKey>(organizationId: string, keys: readonly Key[]) =>
  keys.map((key) => ({ ...key, organizationId, id: organizationId }));

/** Returns the users whose details or context permissions differ after the changes. Roles have events of their own. */
function changedUsers(
  updated: readonly UserChange[],
  { changes, stored }: LockedUsers,
  contexts: readonly { userId: string; context: string | null }[],
): string[] {
  const before = new Map(contexts.map(({ userId, context }) => [userId, context]));
  return updated.flatMap(({ userId, context }) => {
    const change = changes.find((one) => one.userId === userId);
    const user = change && stored.get(change.id);
    if (change === undefined || user === undefined) return [];
    const isMerged = isDeepStrictEqual(JSON.parse(merge(change, user.details)), { userId, ...JSON.parse(user.details) });
    const isSame = context === undefined || isDeepStrictEqual(context, JSON.parse(before.get(userId) ?? 'null'));
    return isMerged && isSame ? [] : [userId];
  });
}

type Role = Pick<grants.Grant, 'accessRole' | 'expiresAt'>;

/** A role is a grant on the organization itself. */
const roleKey = (organizationKey: string, organizationId: string, userId: string): grants.GrantKey => ({
  organizationKey,
  resourceType: 'organization',
  resourceId: organizationId,
  userId,
});

/** Fields to change. Undefined ones stay unchanged. */
interface UserChange {
  userId: string;
  accessRole: Role['accessRole'] | null | undefined;
  expiresAt: number | null | undefined;
  context: Context | undefined;
  fields: FieldsChange['customFields'];
}

const toChange = ({
  userId,
  accessRole,
  expiresAt,
  context,
  addedAt: _ignored,
  ...fields
}: Input<'updateUsers'>['users'][number]): UserChange => ({
  userId,
  accessRole,
  expiresAt: typeof expiresAt === 'number' ? expiryMilliseconds(expiresAt) : expiresAt,
  context: context === undefined ? undefined : (context?.access ?? null),
  fields,
});

const changesRole = ({ accessRole, expiresAt }: UserChange): boolean => accessRole !== undefined || expiresAt !== undefined;

/** Returns the user's role after the change; null: none, undefined: unchanged. An expired role counts as none. */
function roleAfter(change: UserChange, held: Role | undefined, now: number): Role | null | undefined {
  if (!changesRole(change)) return undefined;
  const live = held !== undefined && (held.expiresAt === null || held.expiresAt > now) ? held : undefined;
  const { accessRole = live?.accessRole ?? null, expiresAt = live?.expiresAt ?? null } = change;
  return accessRole === null ? null : { accessRole, expiresAt };
}
