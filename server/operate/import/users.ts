import { parseJson } from '../../database/json.ts';
import { type Ask, excluded, insertInto, isAmong, keepLater, type Sql, sql } from '../../database/sql.ts';
import type { Identity } from '../../users/identities.ts';
import { fieldChange, lockUsers, readDetails, replacedIdentities } from '../../users/user-fields.ts';
import type { UserKey } from '../../users/user-rows.ts';
import type { LineOf } from './check.ts';
import { assertExists, type Keyed, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type UserLine = Keyed<LineOf<'user'>>;

interface User extends UserKey {
  details: string;
  /** Context permissions as JSON. */
  context: string | null;
  addedAt: number | null;
}

export const findUsers = (apiKeyId: string, lines: readonly Numbered<UserLine>[]) => {
  const names = lines.map(({ line }) => ({ organizationKey: line.organizationKey, userId: line.user.userId }));
  return sql<User>`select organization_key, user_id, details, context, added_at from users
    where api_key_id = ${apiKeyId} and ${isAmong('users', ['organization_key', 'user_id'], names)}`;
};

export function planUsers(scope: Scope, lines: readonly Numbered<UserLine>[], found: readonly User[]): Plan<User> {
  const existing = new Map(found.map((row) => [nameOf('user', row.organizationKey, row.userId), row]));
  const toRow = ({ organizationId, organizationKey, user, context }: UserLine, number: number) => {
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    const name = nameOf('user', organizationKey, user.userId);
    const row = {
      organizationKey,
      userId: user.userId,
      // Null counts as absent.
      details: JSON.stringify(Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null))),
      context: context === undefined ? null : JSON.stringify(context.access),
      addedAt: existing.get(name)?.addedAt ?? scope.now,
    };
    return { name, row };
  };
  return plan(scope, lines, toRow, existing);
}

/** Adds users, or replaces all their columns. Names must be unique. */
export const upsertUsers = (apiKeyId: string, now: number, users: readonly User[]): Sql => {
  const key = ['api_key_id', 'organization_key', 'user_id'] as const;
  const content = ['details', 'context', 'added_at', 'described_at', 'context_set_at'] as const;
  const rows = users.map((user) => ({
    ...user,
    ...{ apiKeyId, lastSeenAt: now, describedAt: now, contextSetAt: now },
  }));
  return sql`${insertInto('users', [...key, ...content, 'last_seen_at'], rows, ['organization_key', 'user_id'])}
    on conflict (api_key_id, organization_key, user_id) do update set
    ${excluded(...content)}, ${keepLater('users', 'last_seen_at')}`;
};

/** Locks the users, adds missing ones, and returns the identities that the import replaces. */
export async function lockImported(ask: Ask, apiKeyId: string, now: Promise<number>, users: readonly User[]): Promise<Identity[]> {
  const changes = users.map(({ details, ...key }) => fieldChange(key, '', parseJson(details)));
  const { stored } = await lockUsers(ask, apiKeyId, now, changes);
  const detailsOf = await readDetails(ask, apiKeyId, [...stored.values()]);
  return changes.flatMap(({ id, userId }, i) => {
    const [before, after] = [stored.get(id), users[i]];
    if (before === undefined || after === undefined) return [];
    const { describedAt } = before;
    return replacedIdentities(userId, { details: detailsOf(before), describedAt }, after.details, {
      alsoGiven: {},
      now: describedAt,
    });
  });
}
