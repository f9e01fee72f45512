/** Users of an organization: who they are, and their role in it. */
import type { Input, PermissionsHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { lockExisting } from '../organizations/assert-exists.ts';
import { type FieldChange, fieldChange, mergeFields } from '../organizations/user-fields.ts';
import * as organizationUsers from '../organizations/users.ts';
import { success } from '../replies.ts';
import { rejectPastExpiries } from './expiries.ts';
import * as roles from './organization-roles.ts';
import { expiryMilliseconds } from './rules.ts';
import * as grants from './store.ts';

type Handlers = PermissionsHandlers<Contexts>;

const expiryField = (i: number): string => `/data/users/${i}/expiresAt`;
const noRoleToEnd = 'There is no access role for expiresAt to end.';

export const addUsers: Handlers['addUsers'] = async ({ organizationId, users }, { transaction, apiKeyId }) => {
  const organization = { apiKeyId, organizationId };
  const entries = users.map(({ accessRole, expiresAt, context, ...user }, i) => ({
    user,
    field: `/data/users/${i}`,
    userId: user.userId,
    accessRole,
    expiresAt: expiresAt === undefined ? null : expiryMilliseconds(expiresAt),
    context: context?.access ?? null,
  }));
  const userIds = entries.map(({ userId }) => userId);
  const failures = await transaction(async (tx, { startedAt }) => {
    const [now, , existing] = await Promise.all([
      startedAt,
      lockExisting(tx, apiKeyId, organizationId),
      organizationUsers.findAdded(tx, organization, userIds),
    ]);
    const expiries = entries.map(({ expiresAt }) => expiresAt);
    rejectPastExpiries(expiries, now, expiryField);
    const failed = new Map<string, string>();
    for (const { userId, accessRole, expiresAt } of entries) {
      if (existing.has(userId)) failed.set(userId, 'The user was added already; nothing was changed.');
      else if (accessRole === undefined && expiresAt !== null) failed.set(userId, noRoleToEnd);
    }
    const added = entries.filter(({ userId }) => !failed.has(userId));
    const granted = added.flatMap(({ userId, accessRole, expiresAt }) =>
      accessRole === undefined ? [] : [roles.toGrant({ ...organization, now }, userId, { accessRole, expiresAt })],
    );
    await Promise.all([grants.add(tx, granted), organizationUsers.add(tx, now, organization, added)]);
    return failed;
  });
  return outcomes(userIds, failures, 'added');
};

export const updateUsers: Handlers['updateUsers'] = async ({ organizationId, users }, { transaction, apiKeyId }) => {
  const organization = { apiKeyId, organizationId };
  const entries = users.map((user, i) => toChange(organizationId, user, i));
  const userIds = entries.map(({ userId }) => userId);
  const withRole = entries.filter(changesRole).map(({ userId }) => userId);
  const failures = await transaction(async (tx, { startedAt }) => {
    const [now, , known, held] = await Promise.all([
      startedAt,
      // Roles that there are not yet cannot be locked: two changes of the same users would meet where both give them.
      lockExisting(tx, apiKeyId, organizationId),
      organizationUsers.findKnown(tx, organization, userIds),
      roles.lock(tx, apiKeyId, organizationId, withRole),
    ]);
    const expiries = entries.map(({ expiresAt }) => expiresAt ?? null);
    rejectPastExpiries(expiries, now, expiryField);
    const failed = new Map<string, string>();
    const granted: grants.NewGrant[] = [];
    const withoutRole: string[] = [];
    for (const change of entries) {
      const { userId } = change;
      const role = roleAfter(change, held.get(userId), now);
      if (!known.has(userId)) failed.set(userId, `The user "${userId}" is not known in the organization.`);
      else if (role === null && typeof change.expiresAt === 'number') failed.set(userId, noRoleToEnd);
      else if (role === null) {
        // One that was not found is not locked either: on PostgreSQL a call may have just given it.
        if (held.has(userId)) withoutRole.push(userId);
      } else if (role !== undefined) granted.push(roles.toGrant({ ...organization, now }, userId, role));
    }
    const updated = entries.filter(({ userId }) => !failed.has(userId));
    const updatedIds = updated.map(({ userId }) => userId);
    const contexts = new Map(updated.flatMap(({ userId, context }) => (context === undefined ? [] : [[userId, context] as const])));
    const changes = updated.flatMap(({ fields }) => fields ?? []);
    await Promise.all([
      grants.add(tx, granted),
      roles.remove(tx, apiKeyId, organizationId, withoutRole),
      organizationUsers.lock(tx, organization, updatedIds),
      organizationUsers.updateContexts(tx, now, organization, contexts),
      mergeFields(tx, apiKeyId, now, changes),
    ]);
    return failed;
  });
  return outcomes(userIds, failures, 'updated');
};

/** What is undefined stays as it is. */
interface UserChange {
  userId: string;
  accessRole: roles.OrganizationRole['accessRole'] | null | undefined;
  expiresAt: number | null | undefined;
  context: organizationUsers.Context | undefined;
  fields: FieldChange | undefined;
}

const toChange = (
  organizationId: string,
  { userId, accessRole, expiresAt, context, ...fields }: Input<'updateUsers'>['users'][number],
  i: number,
): UserChange => ({
  userId,
  accessRole,
  expiresAt: typeof expiresAt === 'number' ? expiryMilliseconds(expiresAt) : expiresAt,
  context: context === undefined ? undefined : (context?.access ?? null),
  fields: Object.keys(fields).length === 0 ? undefined : fieldChange({ organizationId, userId }, `/data/users/${i}`, fields),
});

const changesRole = ({ accessRole, expiresAt }: UserChange): boolean => accessRole !== undefined || expiresAt !== undefined;

/** The role that a user has after the change; null: none, undefined: as before. A role that has ended is none. */
function roleAfter(
  change: UserChange,
  held: roles.OrganizationRole | undefined,
  now: number,
): roles.OrganizationRole | null | undefined {
  if (!changesRole(change)) return undefined;
  const live = held !== undefined && (held.expiresAt === null || held.expiresAt > now) ? held : undefined;
  const { accessRole = live?.accessRole ?? null, expiresAt = live?.expiresAt ?? null } = change;
  return accessRole === null ? null : { accessRole, expiresAt };
}

function outcomes(
  userIds: readonly string[],
  failures: ReadonlyMap<string, string>,
  verb: 'added' | 'updated',
): Schema<'AddUsersReply'> {
  const done: Schema<'UserOutcome'> = { success: true, message: `User ${verb}.` };
  const results = userIds.map((userId): [string, Schema<'UserOutcome'>] => {
    const failure = failures.get(userId);
    return [userId, failure === undefined ? done : { success: false, message: failure }];
  });
  const count = userIds.length - failures.size;
  const message = failures.size === 0 ? `Users ${verb}.` : `${count} of ${userIds.length} users ${verb}.`;
  return success(message, Object.fromEntries(results));
}
