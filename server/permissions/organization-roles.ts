/** Grants on an organization itself, of many users at once. */
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

type Grant = Tables['grants'];

export interface OrganizationRole {
  accessRole: Grant['access_role'];
  expiresAt: number | null;
}

const ofUsers = { apiKeyId: text, organizationId: text, userIds: textList };

const lockGrants = statement(ofUsers, (db, { apiKeyId, organizationId, userIds }) =>
  forUpdate(
    db,
    db
      .selectFrom('grants')
      .select(['user_id', 'access_role', 'expires_at'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('resource_type', '=', 'organization')
      .where('resource_id', '=', organizationId)
      .where(userIds.includes('user_id'))
      .orderBy('user_id'),
  ),
);

/** The roles of those of these users who have one, by their ids, ended ones too. They are locked until the transaction ends. */
export async function lock(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, OrganizationRole>> {
  if (userIds.length === 0) return new Map();
  const grants = await lockGrants(db, { apiKeyId, organizationId, userIds });
  return new Map(
    grants.map(({ user_id, access_role, expires_at }) => [user_id, { accessRole: access_role, expiresAt: expires_at }]),
  );
}

const deleteGrants = statement(ofUsers, (db, { apiKeyId, organizationId, userIds }) =>
  db
    .deleteFrom('grants')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('resource_type', '=', 'organization')
    .where('resource_id', '=', organizationId)
    .where(userIds.includes('user_id')),
);

/** Removes these users' roles, which are locked for it. */
export async function remove(db: Db, apiKeyId: string, organizationId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await deleteGrants(db, { apiKeyId, organizationId, userIds });
}

/** The grant as the table has it. */
export const toGrant = (
  { apiKeyId, organizationId, now }: { apiKeyId: string; organizationId: string; now: number },
  userId: string,
  { accessRole, expiresAt }: OrganizationRole,
): Grant => ({
  api_key_id: apiKeyId,
  organization_id: organizationId,
  resource_type: 'organization',
  resource_id: organizationId,
  user_id: userId,
  access_role: accessRole,
  expires_at: expiresAt,
  granted_at: now,
});
