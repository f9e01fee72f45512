/** Grants: who may read or edit which organization, folder or document. */
import { excluded, forUpdate, insertInto, isAmong, keepLater, type Sql, sql } from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';

export type ResourceType = 'organization' | 'folder' | 'document';

export interface GrantKey {
  organizationKey: string;
  resourceType: ResourceType;
  /**
   * The organization's id, the folder's id or the document's key. The organization's id is unambiguous, since no grant refers to
   * another organization.
   */
  resourceId: string;
  userId: string;
}

export interface Grant extends GrantKey {
  accessRole: 'viewer' | 'editor';
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

const keyColumns = ['organization_key', 'resource_type', 'resource_id', 'user_id'] as const;

/** Adds the grants. If the user already has a grant on the resource, the new role and expiry replace it. */
export const upsert = (apiKeyId: string, now: number, grants: readonly Grant[]): Sql => {
  const rows = grants.map((grant) => ({ ...grant, apiKeyId, grantedAt: now }));
  return sql`${insertInto('grants', ['api_key_id', ...keyColumns, 'access_role', 'expires_at', 'granted_at'], rows)}
    order by organization_key, resource_type, resource_id, user_id
    on conflict (api_key_id, organization_key, resource_type, resource_id, user_id)
    do update set ${excluded('access_role', 'expires_at')}, ${keepLater('grants', 'granted_at')}`;
};

// Repeats the user with each key: as one parameter, it makes PostgreSQL read the list again for every grant of the user.
const isOneOf = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong('grants', keyColumns, keys)}`;

/** Locks existing grants, including expired ones. */
export const lock = (apiKeyId: string, keys: readonly GrantKey[]) =>
  sql<Pick<Grant, 'userId' | 'accessRole' | 'expiresAt'>>`
    select user_id, access_role, expires_at from grants
    where ${isOneOf(apiKeyId, keys)} order by organization_key, resource_type, resource_id, user_id ${forUpdate}`;

/** Removes locked grants. If one statement also locked them, PostgreSQL would read all grants of the user. */
export const remove = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`delete from grants where ${isOneOf(apiKeyId, keys)}`;

/** Selects the users' grants in force in the organization, on any resource. `isUser` matches the users. */
export const liveGrants = (apiKeyId: string, organizationKey: OrganizationKey, now: number, isUser: Sql) => sql<
  Omit<GrantKey, 'organizationKey'>
>`
  select grants.user_id, grants.resource_type, grants.resource_id from grants
  where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey} and ${isUser}
    and (grants.expires_at is null or grants.expires_at > ${now})`;
