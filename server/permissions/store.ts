/** Grants: who may read or edit which organization, folder or document. */
import type { Insertable } from 'kysely';
import { lockInOrder, skipLocked } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces, inRows } from '../database/rows.ts';
import { type Integer, type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import type { LiveGrant } from './rules.ts';

export type NewGrant = Insertable<Tables['grants']>;
export type GrantKey = Pick<NewGrant, 'organization_id' | 'resource_type' | 'resource_id'>;

const keyColumns = ['organization_id', 'resource_type', 'resource_id'] as const;

const addSome = statement((db, grants: RowOf<NewGrant>[]) =>
  db
    .insertInto('grants')
    .values(grants)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'resource_type', 'resource_id', 'user_id']).doUpdateSet((row) => ({
        access_role: row.ref('excluded.access_role'),
        expires_at: row.ref('excluded.expires_at'),
        granted_at: row.ref('excluded.granted_at'),
      })),
    ),
);

/** Adds the grants; one that exists gets the new role and expiry. */
export async function add(db: Db, grants: readonly NewGrant[]): Promise<void> {
  await inPieces(inOrder(grants, ...keyColumns), (some) => addSome(db, some));
}

const removeKeys = statement((db, apiKeyId: Text, userId: Text, keys: Text[][]) =>
  db
    .deleteFrom('grants')
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .where(({ eb, refTuple }) => {
      const held = db
        .selectFrom('grants')
        .select([...keyColumns])
        .where('api_key_id', '=', apiKeyId)
        .where('user_id', '=', userId)
        .where(inRows(keyColumns, keys))
        .orderBy('organization_id')
        .orderBy('resource_type')
        .orderBy('resource_id');
      return eb(refTuple(...keyColumns), 'in', lockInOrder(db, held).$asTuple(...keyColumns));
    }),
);

/** Takes the user's grants on these resources, as far as there are any. */
export async function remove(db: Db, apiKeyId: string, userId: string, keys: readonly GrantKey[]): Promise<void> {
  if (keys.length === 0) return;
  await removeKeys(
    db,
    apiKeyId,
    userId,
    keys.map((key) => [key.organization_id, key.resource_type, key.resource_id]),
  );
}

const live = statement((db, apiKeyId: Text, organizationId: Text, now: Integer, userIds: Text[]) =>
  db
    .selectFrom('grants')
    .select(['grants.user_id as userId', 'grants.resource_type as resourceType', 'grants.resource_id as resourceId'])
    .where('grants.api_key_id', '=', apiKeyId)
    .where('grants.organization_id', '=', organizationId)
    .where('grants.user_id', 'in', userIds)
    .where((row) => row.or([row('grants.expires_at', 'is', null), row('grants.expires_at', '>', now)]))
    .where((row) =>
      row.or([
        row('grants.resource_type', '=', 'organization'),
        row.and([
          row('grants.resource_type', '=', 'document'),
          row.exists(
            row
              .selectFrom('documents')
              .select('documents.present')
              .whereRef('documents.api_key_id', '=', 'grants.api_key_id')
              .whereRef('documents.document_key', '=', 'grants.resource_id')
              .where('documents.present', '=', 1),
          ),
        ]),
        row.and([
          row('grants.resource_type', '=', 'folder'),
          row.exists(
            row
              .selectFrom('folders')
              .select('folders.folder_id')
              .whereRef('folders.api_key_id', '=', 'grants.api_key_id')
              .whereRef('folders.organization_id', '=', 'grants.organization_id')
              .whereRef('folders.folder_id', '=', 'grants.resource_id'),
          ),
        ]),
      ]),
    ),
);

/** The grants in force of these users (at most 1,000) in the organization: not ended, and on something that exists. */
export async function findLive(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  now: number,
  userIds: readonly string[],
): Promise<LiveGrant[]> {
  return userIds.length === 0 ? [] : await live(db, apiKeyId, organizationId, now, userIds);
}

const key = ['api_key_id', 'organization_id', 'resource_type', 'resource_id', 'user_id'] as const;

/** Removes grants that ended before this time; false when there are no more. */
export async function removeExpired(db: Db, before: number, limit: number): Promise<boolean> {
  const expired = db
    .selectFrom('grants')
    .select(key)
    .where('expires_at', 'is not', null)
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('grants')
    .where(({ refTuple }) => refTuple(...key), 'in', skipLocked(db, expired).$asTuple(...key))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === limit;
}
