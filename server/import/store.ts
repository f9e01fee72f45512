/** What is there already, by the names that lines give it. */
import type { Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import { inRows } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

/** The organization's id and the thing's own. */
export type Pair = readonly [organizationId: string, id: string];

export async function findOrganizationIds(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<string[]> {
  if (organizationIds.length === 0) return [];
  const found = await db
    .selectFrom('organizations')
    .select('organization_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', 'in', organizationIds)
    .execute();
  return found.map(({ organization_id }) => organization_id);
}

export async function findFolders(db: Db, apiKeyId: string, folders: readonly Pair[]): Promise<Selectable<Tables['folders']>[]> {
  if (folders.length === 0) return [];
  const isOneOf = inRows(['organization_id', 'folder_id'], folders);
  return await db.selectFrom('folders').selectAll().where('api_key_id', '=', apiKeyId).where(isOneOf).execute();
}

type DocumentRow = Selectable<Tables['documents']>;

/** Those that exist: nothing that only waits for a document. */
export async function findDocuments(db: Db, apiKeyId: string, documents: readonly Pair[]): Promise<DocumentRow[]> {
  if (documents.length === 0) return [];
  return await db
    .selectFrom('documents')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'document_id'], documents))
    .where('present', '=', 1)
    .execute();
}

export type UserRow = Selectable<Tables['users']>;

export async function findUsers(db: Db, apiKeyId: string, users: readonly Pair[]): Promise<UserRow[]> {
  if (users.length === 0) return [];
  const isOneOf = inRows(['organization_id', 'user_id'], users);
  return await db.selectFrom('users').selectAll().where('api_key_id', '=', apiKeyId).where(isOneOf).execute();
}

/** Makes users known, or replaces all that is known of them. No two rows may name the same user. */
export async function upsertUsers(db: Db, users: readonly UserRow[]): Promise<void> {
  if (users.length === 0) return;
  await db
    .insertInto('users')
    .values([...users])
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id']).doUpdateSet((row) => ({
        details: row.ref('excluded.details'),
        context: row.ref('excluded.context'),
        met_at: row.ref('excluded.met_at'),
      })),
    )
    .execute();
}
