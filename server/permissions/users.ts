/** The operations on users of an organization and their roles in it. */
import type { Input, PermissionsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import type { FieldsChange } from '../organizations/custom-fields.ts';
import { assertExists, organizationKey as organizationKeyOf } from '../organizations/key.ts';
import { itemResults } from '../replies.ts';
import { assertUsersFit, fieldChange, lockExistingUsers, lockUsers, mergeUsers, toChanges } from '../users/user-fields.ts';
import { type Context, findOtherContexts, markAdded, setContexts } from '../users/users.ts';
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
      const inOrganization = organizationKeyOf(apiKeyId, organizationId);
      const ids = users.map(({ userId }) => userId);
      const [organizationKey] = await Promise.all([
        assertExists(ask, apiKeyId, organizationId),
        assertUsersFit(ask, apiKeyId, inOrganization, { field: '/data/users', ids }),
      ]);
      const givenUsers = possible.map(({ givenUser }) => givenUser);
      const keys = possible.flatMap(({ userId, accessRole }) =>
        accessRole === undefined ? [] : [roleKey(organizationKey, organizationId, userId)],
      );
      const [locked, held] = await Promise.all([
        // A user who already exists stays untouched.
        lockUsers(ask, apiKeyId, now, toChanges([organizationKey], givenUsers), { isSeen: false }),
        events !== undefined && keys.length > 0 ? now.then(() => ask(grants.lock(apiKeyId, keys))) : [],
      ]);
      const { deletedAt } = locked;
      const isAdded = (userId: string, addedAt: number | null) => addedAt !== null && addedAt > deletedAt(userId);
      const existing = new Set(
        [...locked.stored.values()].flatMap(({ userId, addedAt }) => (isAdded(userId, addedAt) ? [userId] : [])),
      );
      const added = possible.filter(({ userId }) => !existing.has(userId));
      const changes = locked.changes.filter(({ userId }) => !existing.has(userId));
      const merged = await mergeUsers(ask, apiKeyId, await now, { ...locked, changes });
      // An open deletion will erase older roles.
      const erased = new Set<string>();
      for (const [until, some] of Map.groupBy(added, ({ userId }) => deletedAt(userId))) {
        if (until < 0) continue;
        const roles = some.map(({ userId }) => roleKey(organizationKey, organizationId, userId));
        for (const { userId } of await ask(grants.removeUntil(apiKeyId, until, roles))) erased.add(userId);
      }
      return { organizationKey, existing, added, deletedAt, held: held.filter(({ userId }) => !erased.has(userId)), merged };
    },
    write: ({ organizationKey, added, deletedAt, held, merged }, now) => {
      rejectPastExpiries(
        entries.map(({ expiresAt }) => expiresAt),
        now,
        expiryField,
      );
      const granted = added.flatMap(({ userId, accessRole, expiresAt }) =>
        accessRole === undefined ? [] : [{ ...roleKey(organizationKey, organizationId, userId), accessRole, expiresAt }],
      );
      const marked = added.map(({ userId, context }) => ({ organizationKey, userId, context, deletedAt: deletedAt(userId) }));
      return {
        ...merged.statements,
        mark: marked.length === 0 ? undefined : markAdded(apiKeyId, now, marked),
        grant: granted.length === 0 ? undefined : grants.upsert(apiKeyId, now, granted),
        ...events?.record(
          now,
          {
            ...{ type: 'users.added', organizationKey },
            items: snapshotOf(
              apiKeyId,
              organizationId,
              now,
              added.map(({ userId }) => userId),
            ),
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
  const { found } = await change({
    prepare: async (ask, time) => {
      const [organizationKey] = await Promise.all([
        assertExists(ask, apiKeyId, organizationId),
        assertUsersFit(ask, apiKeyId, organizationKeyOf(apiKeyId, organizationId), { field: '/data/users', ids: userIds }),
      ]);
      const changes = entries.map(({ userId, fields }, i) => fieldChange({ organizationKey, userId }, `/data/users/${i}`, fields));
      const keyOf = (userId: string) => roleKey(organizationKey, organizationId, userId);
      const withRole = entries.filter(changesRole).map(({ userId }) => keyOf(userId));
      const contexts = entries.flatMap(({ userId, context }) =>
        context === undefined ? [] : [{ organizationKey, userId, context }],
      );
      // Missing roles cannot be locked. The locks of users come first, here as in all calls that grant roles.
      const [locked, roles, others, now] = await Promise.all([
        lockExistingUsers(ask, apiKeyId, changes),
        withRole.length === 0 ? [] : ask(grants.lock(apiKeyId, withRole)),
        events !== undefined && contexts.length > 0 ? ask(findOtherContexts(apiKeyId, contexts)) : [],
        time,
      ]);
      const known = new Set(Array.from(locked.stored.values(), ({ userId }) => userId));
      const held = new Map(roles.map((role) => [role.userId, role]));
      const outcomes = entries.map((entry) =>
        outcomeOf(entry, { isKnown: known.has(entry.userId), held: held.get(entry.userId), now }),
      );
      const isUpdated = new Set(entries.flatMap(({ userId }, i) => (outcomes[i]?.failure === undefined ? [userId] : [])));
      const merged = await mergeUsers(ask, apiKeyId, now, {
        ...locked,
        changes: changes.filter(({ userId }) => isUpdated.has(userId)),
      });
      const isSet = ({ userId }: { userId: string }) => isUpdated.has(userId);
      const changed = new Set([...merged.changed, ...others.filter(isSet)].map(({ userId }) => userId));
      return { organizationKey, keyOf, held, outcomes, statements: merged.statements, contexts: contexts.filter(isSet), changed };
    },
    write: ({ organizationKey, keyOf, held, outcomes, statements, contexts, changed }, now) => {
      rejectPastExpiries(
        entries.map(({ expiresAt }) => expiresAt ?? null),
        now,
        expiryField,
      );
      const granted: grants.Grant[] = [];
      const withoutRole: grants.GrantKey[] = [];
      for (const [i, { userId }] of entries.entries()) {
        const { failure, role } = outcomes[i] ?? {};
        if (failure !== undefined || role === undefined) continue;
        if (role !== null) granted.push({ ...keyOf(userId), ...role });
        // A missing role was not locked, so another call may have granted it meanwhile.
        else if (held.has(userId)) withoutRole.push(keyOf(userId));
      }
      return {
        ...statements,
        contexts: contexts.length === 0 ? undefined : setContexts(apiKeyId, now, contexts),
        grant: granted.length === 0 ? undefined : grants.upsert(apiKeyId, now, granted),
        remove: withoutRole.length === 0 ? undefined : grants.remove(apiKeyId, withoutRole),
        ...events?.record(
          now,
          {
            ...{ type: 'users.updated', organizationKey },
            items: snapshotOf(
              apiKeyId,
              organizationId,
              now,
              userIds.filter((userId) => changed.has(userId)),
            ),
          },
          ...addedGrants(now, [...held.values()], named(organizationId, granted)),
          ...removedGrants(now, [...held.values()], named(organizationId, withoutRole)),
        ),
      };
    },
  });
  return itemResults('Users updated.', userIds, 'User updated.', (_userId, i) => found.outcomes[i]?.failure);
};

interface Outcome {
  failure?: string;
  /** The role after the call; null: none, undefined: unchanged. */
  role?: Role | null | undefined;
}

function outcomeOf(entry: UserChange, { isKnown, held, now }: { isKnown: boolean; held: Role | undefined; now: number }): Outcome {
  const role = roleAfter(entry, held, now);
  if (!isKnown) return { failure: `The user "${entry.userId}" does not exist in the organization.` };
  if (role === null && typeof entry.expiresAt === 'number') return { failure: noRoleToEnd };
  return { role };
}

const named = <Key extends grants.GrantKey>(organizationId: string, keys: readonly Key[]) =>
  keys.map((key) => ({ ...key, organizationId, id: organizationId }));

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
