/** Grants: who may read or edit which organization, folder or document. */
import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import { inRows } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

export type NewGrant = Insertable<Tables['grants']>;
export type GrantKey = Pick<NewGrant, 'organization_id' | 'resource_type' | 'resource_id'>;

/** Adds the grants; one that exists gets the new role and expiry. */
export async function add(db: Db, grants: readonly NewGrant[]): Promise<void> {
  await db
    .insertInto('grants')
    .values([...grants])
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'resource_type', 'resource_id', 'user_id']).doUpdateSet((row) => ({
        access_role: row.ref('excluded.access_role'),
        expires_at: row.ref('excluded.expires_at'),
        granted_at: row.ref('excluded.granted_at'),
      })),
    )
    .execute();
}

/** Takes the user's grants on these resources, as far as there are any. */
export async function remove(db: Db, apiKeyId: string, userId: string, keys: readonly GrantKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('grants')
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .where(
      inRows(
        ['organization_id', 'resource_type', 'resource_id'],
        keys.map((key) => [key.organization_id, key.resource_type, key.resource_id]),
      ),
    )
    .execute();
}
