/** Users of an organization. Notifications to everyone reach them, and others can mention them. */
import type { User } from '../../generated/types.ts';
import { type Ask, jsonMember, matches, rows, type Sql, sql } from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { type UserKey, userKey } from './user-rows.ts';

/** A user as notifications name one. */
export type Person = Pick<User, 'userId' | 'name' | 'email'>;

/** Returns the user's name and address in the organization, if they are known. */
export async function findPerson(ask: Ask, apiKeyId: string, organizationKey: OrganizationKey, userId: string): Promise<Person> {
  const [known] = await ask(sql<{ name: string | null; email: string | null }>`
    select ${jsonMember('details', 'name')} as name, ${jsonMember('details', 'email')} as email from users
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = ${userId}`);
  const { name = null, email = null } = known ?? {};
  return { userId, ...(name === null ? {} : { name }), ...(email === null ? {} : { email }) };
}

/** A user's context permissions; null: none. */
export type Context = { readonly [field: string]: string } | null;

export interface UserContext extends UserKey {
  context: Context;
}

/** Selects the locked users whose context permissions differ from these. */
export const findOtherContexts = (apiKeyId: string, users: readonly UserContext[]) =>
  sql<{ userId: string }>`select users.user_id from ${given(apiKeyId, users)} as given cross join users
    where ${matches('users', apiKeyId, ['organization_key', 'user_id'], 'given')} and users.context is distinct from given.context`;

/** A user to mark as added, and the start of an open deletion, which erases older context permissions. */
export interface AddedUser extends UserContext {
  deletedAt: number;
}

/** Marks locked users as added. A user without context permissions keeps the stored ones. */
export const markAdded = (apiKeyId: string, now: number, users: readonly AddedUser[]): Sql =>
  sql`update users
    set added_at = ${now},
      context = coalesce(given.context, case when users.context_set_at > given.context_set_at then users.context end),
      context_set_at = case when given.context is null then users.context_set_at else ${now} end
    ${fromGiven(apiKeyId, users)}`;

export const setContexts = (apiKeyId: string, now: number, users: readonly UserContext[]): Sql =>
  sql`update users set context = given.context, context_set_at = ${now} ${fromGiven(apiKeyId, users)}`;

const fromGiven = (apiKeyId: string, users: readonly UserContext[]): Sql =>
  sql`from ${given(apiKeyId, users)} as given where ${matches('users', apiKeyId, ['organization_key', 'user_id'], 'given')}`;

function given(apiKeyId: string, users: readonly (UserContext & Partial<AddedUser>)[]): Sql {
  const list = users.map(({ organizationKey, userId, context, deletedAt = 0 }) => ({
    ...{ apiKeyId, organizationKey, userId },
    context: context === null ? null : JSON.stringify(context),
    contextSetAt: Math.max(deletedAt, -1),
  }));
  return rows('users', [...userKey, 'context', 'context_set_at'], list);
}
