/** Users of an organization: who they are, and their role in it. */
import type { Input, PermissionsHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import * as contacts from '../organizations/contacts.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import { rejectPastExpiries } from './expiries.ts';
import * as roles from './organization-roles.ts';
import { expiryMilliseconds } from './rules.ts';
import * as grants from './store.ts';

type Handlers = PermissionsHandlers<Contexts>;

const expiryField = (i: number): string => `/data/users/${i}/expiresAt`;
const noRoleToEnd = 'There is no access role for expiresAt to end.';

export const addUsers: Handlers['addUsers'] = async ({ organizationId, users }, { transaction, apiKeyId }) => {
  const list = { apiKeyId, organizationId };
  const entries = users.map(({ accessRole, expiresAt, context, ...user }) => ({
    user,
    userId: user.userId,
    accessRole,
    expiresAt: expiresAt === undefined ? null : expiryMilliseconds(expiresAt),
    context: context?.access ?? null,
  }));
  const userIds = entries.map(({ userId }) => userId);
  const failures = await transaction(async (tx, begun) => {
    const [now, existing] = await Promise.all([
      begun,
      contacts.findAdded(tx, list, userIds),
      mustExist(tx, apiKeyId, organizationId),
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
      accessRole === undefined ? [] : [roles.toGrant({ ...list, now }, userId, { accessRole, expiresAt })],
    );
    await Promise.all([grants.add(tx, granted), contacts.add(tx, now, list, added)]);
    return failed;
  });
  return outcomes(userIds, failures, 'added');
};

export const updateUsers: Handlers['updateUsers'] = async ({ organizationId, users }, { transaction, apiKeyId }) => {
  const list = { apiKeyId, organizationId };
  const entries = users.map(toChange);
  const userIds = entries.map(({ userId }) => userId);
  const withRole = entries.filter(changesRole).map(({ userId }) => userId);
  const failures = await transaction(async (tx, begun) => {
    const [now, known, held, firstDetails] = await Promise.all([
      begun,
      contacts.findKnown(tx, list, userIds),
      roles.lock(tx, apiKeyId, organizationId, withRole),
      contacts.findDetails(tx, list, [...membersOf(entries).keys()]),
      mustExist(tx, apiKeyId, organizationId),
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
      else if (role === null) withoutRole.push(userId);
      else if (role !== undefined) granted.push(roles.toGrant({ ...list, now }, userId, role));
    }
    const updated = entries.filter(({ userId }) => !failed.has(userId));
    const updatedIds = updated.map(({ userId }) => userId);
    const contexts = new Map(updated.flatMap(({ userId, context }) => (context === undefined ? [] : [[userId, context] as const])));
    await Promise.all([
      grants.add(tx, granted),
      roles.remove(tx, apiKeyId, organizationId, withoutRole),
      contacts.lock(tx, list, updatedIds),
      contacts.mustBeUnchanged(tx, list, firstDetails),
      contacts.mergeDetails(tx, now, list, membersOf(updated), firstDetails),
      contacts.updateContexts(tx, now, list, contexts),
    ]);
    return failed;
  });
  return outcomes(userIds, failures, 'updated');
};

/** What is undefined stays as it is. */
interface Change extends contacts.ChangedMembers {
  userId: string;
  accessRole: roles.OrganizationRole['accessRole'] | null | undefined;
  expiresAt: number | null | undefined;
  context: contacts.Context | undefined;
}

const toChange = (
  { userId, accessRole, expiresAt, context, ...members }: Input<'updateUsers'>['users'][number],
  index: number,
): Change => ({
  userId,
  accessRole,
  expiresAt: typeof expiresAt === 'number' ? expiryMilliseconds(expiresAt) : expiresAt,
  context: context === undefined ? undefined : (context?.access ?? null),
  members,
  index,
});

const changesRole = ({ accessRole, expiresAt }: Change): boolean => accessRole !== undefined || expiresAt !== undefined;

const membersOf = (changes: readonly Change[]): contacts.Changes =>
  new Map(changes.filter(({ members }) => Object.keys(members).length > 0).map((change) => [change.userId, change]));

/** The role that a user has after the change; null: none, undefined: as before. A role that has ended is none. */
function roleAfter(
  change: Change,
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
