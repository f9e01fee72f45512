/** Grants: who may read or edit which organization, folder or document. */
import type { Db } from '../database/db.ts';
import { deleteUnlocked, forUpdate } from '../database/lock.ts';
import { excluded, insertInto, type Sql, sql } from '../database/sql.ts';
import { type Integer, rowsOf, statement, type Text, type TextList, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type Grant = Tables['grants'];
export type GrantKey = Pick<Grant, 'organization_id' | 'resource_type' | 'resource_id'>;

const keyColumns = ['organization_id', 'resource_type', 'resource_id'] as const;
const ownKey = [...keyColumns, 'user_id'] as const;
const primaryKey = ['api_key_id', ...ownKey] as const;

/** Adds the grants. If the user already has a grant on the resource, the new role and expiry replace it. */
export const upsert = (grants: readonly Grant[]): Sql =>
  sql`${insertInto('grants', [...primaryKey, 'access_role', 'expires_at', 'granted_at'], grants)}
    order by organization_id, resource_type, resource_id, user_id
    on conflict (api_key_id, organization_id, resource_type, resource_id, user_id)
    do update set ${excluded('access_role', 'expires_at', 'granted_at')}`;

/** The user comes with each: given once for all, it makes PostgreSQL go through the list again for every grant of the user. */
const ofUser = { apiKeyId: text, keys: rowsOf('grants', ownKey) };

const lockGrants = statement(ofUser, (db, { apiKeyId, keys }) =>
  forUpdate(
    db,
    db
      .selectFrom('grants')
      .select('resource_id')
      .where('api_key_id', '=', apiKeyId)
      .where(keys.includes(...ownKey))
      .orderBy('organization_id')
      .orderBy('resource_type')
      .orderBy('resource_id'),
  ),
);

const deleteGrants = statement(ofUser, (db, { apiKeyId, keys }) =>
  db
    .deleteFrom('grants')
    .where('api_key_id', '=', apiKeyId)
    .where(keys.includes(...ownKey)),
);

/** Removes the user's grants on these resources, as far as there are any. */
export async function remove(db: Db, apiKeyId: string, userId: string, keys: readonly GrantKey[]): Promise<void> {
  if (keys.length === 0) return;
  // Two statements: with the lock inside the other, PostgreSQL looks through all grants of the user.
  const own = { apiKeyId, keys: keys.map((key) => ({ ...key, user_id: userId })) };
  await Promise.all([lockGrants(db, own), deleteGrants(db, own)]);
}

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

/** Removes grants that ended before this time; false when there are no more. */
export async function removeExpired(db: Db, before: number, limit: number): Promise<boolean> {
  const expired = db
    .selectFrom('grants')
    .select(primaryKey)
    .where('expires_at', 'is not', null)
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit);
  return (await deleteUnlocked(db, 'grants', primaryKey, expired)) === limit;
}
