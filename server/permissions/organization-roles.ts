/** Grants on an organization itself, for many users at once. */
import { among, forUpdate, type Sql, sql } from '../database/sql.ts';
import type { Grant } from './store.ts';

export interface OrganizationRole {
  accessRole: Grant['access_role'];
  expiresAt: number | null;
}

const ofUsers = (apiKeyId: string, organizationId: string, userIds: readonly string[]): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_id = ${organizationId}
    and resource_type = 'organization' and resource_id = ${organizationId} and user_id ${among(userIds)}`;

/** Locks the roles that these users have, ended ones too. */
export const lock = (apiKeyId: string, organizationId: string, userIds: readonly string[]) =>
  sql<OrganizationRole & { userId: string }>`
    select user_id as "userId", access_role as "accessRole", expires_at as "expiresAt" from grants
    where ${ofUsers(apiKeyId, organizationId, userIds)} order by user_id ${forUpdate}`;

/** Removes these users' roles, which are locked. */
export const remove = (apiKeyId: string, organizationId: string, userIds: readonly string[]): Sql =>
  sql`delete from grants where ${ofUsers(apiKeyId, organizationId, userIds)}`;

/** Returns the grant as the table has it. */
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
