/** Grants: who may read or edit which organization, folder or document. */
import type { Db } from '../database/db.ts';
import { excluded, forUpdate, insertInto, isAmong, type Sql, sql } from '../database/sql.ts';
import type { Integer, Text, TextList } from '../database/statement.ts';

export type ResourceType = 'organization' | 'folder' | 'document';

export interface GrantKey {
  organizationId: string;
  resourceType: ResourceType;
  /** The organization's id, the folder's id or the document's key. */
  resourceId: string;
  userId: string;
}

export interface Grant extends GrantKey {
  accessRole: 'viewer' | 'editor';
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

const keyColumns = ['organization_id', 'resource_type', 'resource_id', 'user_id'] as const;

const toKey = ({ organizationId, resourceType, resourceId, userId }: GrantKey) => ({
  ...{ organization_id: organizationId, resource_type: resourceType, resource_id: resourceId, user_id: userId },
});

/** Adds the grants. If the user already has a grant on the resource, the new role and expiry replace it. */
export const upsert = (apiKeyId: string, now: number, grants: readonly Grant[]): Sql => {
  const rows = grants.map(({ accessRole, expiresAt, ...key }) => ({
    ...{ api_key_id: apiKeyId, ...toKey(key), access_role: accessRole, expires_at: expiresAt, granted_at: now },
  }));
  return sql`${insertInto('grants', ['api_key_id', ...keyColumns, 'access_role', 'expires_at', 'granted_at'], rows)}
    order by organization_id, resource_type, resource_id, user_id
    on conflict (api_key_id, organization_id, resource_type, resource_id, user_id)
    do update set ${excluded('access_role', 'expires_at', 'granted_at')}`;
};

// The user stands with each key: given once for all, it makes PostgreSQL read the list again for every grant of the user.
const isOneOf = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong('grants', keyColumns, keys.map(toKey))}`;

/** Locks the grants that exist, expired ones too. */
export const lock = (apiKeyId: string, keys: readonly GrantKey[]) =>
  sql<Pick<Grant, 'userId' | 'accessRole' | 'expiresAt'>>`
    select user_id as "userId", access_role as "accessRole", expires_at as "expiresAt" from grants
    where ${isOneOf(apiKeyId, keys)} order by organization_id, resource_type, resource_id, user_id ${forUpdate}`;

/** Removes locked grants. In one statement with the lock, PostgreSQL would read all grants of the user. */
export const remove = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`delete from grants where ${isOneOf(apiKeyId, keys)}`;

// For queries that are still built with Kysely.

interface UsersInOrganization {
  apiKeyId: Text;
  organizationId: Text;
  now: Integer;
  users: TextList;
}

/** The grants in force of these users in the organization, whatever they are on. */
export const liveGrantsQuery = (db: Db, { apiKeyId, organizationId, now, users }: UsersInOrganization) =>
  db
    .selectFrom('grants')
    .select(['grants.user_id as userId', 'grants.resource_type as resourceType', 'grants.resource_id as resourceId'])
    .where('grants.api_key_id', '=', apiKeyId)
    .where('grants.organization_id', '=', organizationId)
    .where(users.includes('grants.user_id'))
    .where((row) => row.or([row('grants.expires_at', 'is', null), row('grants.expires_at', '>', now)]));
