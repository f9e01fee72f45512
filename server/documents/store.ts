/** Documents. Everything that belongs to one points at its key, which never changes; its id may. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/open.ts';
import { inRows } from '../database/rows.ts';

export interface DocumentName {
  organizationId: string;
  documentId: string;
}

/** The keys of these documents. One that does not exist gets a key all the same, for what waits for it. */
export async function keysFor(
  db: Db,
  apiKeyId: string,
  now: number,
  names: readonly DocumentName[],
): Promise<(organizationId: string, documentId: string) => string> {
  const keys = new Map<string, string>();
  if (names.length > 0) {
    await db
      .insertInto('documents')
      .values(
        names.map(({ organizationId, documentId }) => ({
          api_key_id: apiKeyId,
          document_key: randomUUID(),
          organization_id: organizationId,
          document_id: documentId,
          document_name: documentId,
          disabled: 0,
          access_type: null,
          folder_id: null,
          metadata: '{}',
          present: 0,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'document_id']).doNothing())
      .execute();
    for (const row of await findKeys(db, apiKeyId, names)) keys.set(JSON.stringify([row.organization_id, row.document_id]), row.document_key);
  }
  return (organizationId, documentId) => {
    const key = keys.get(JSON.stringify([organizationId, documentId]));
    if (key === undefined) throw new Error(`No key was asked for of the document "${documentId}".`);
    return key;
  };
}

/** The keys of those of these documents that exist, or that something waits for. */
export async function findKeys(db: Db, apiKeyId: string, names: readonly DocumentName[]) {
  if (names.length === 0) return [];
  return await db
    .selectFrom('documents')
    .select(['organization_id', 'document_id', 'document_key', 'present'])
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'document_id'], names.map(({ organizationId, documentId }) => [organizationId, documentId])))
    .execute();
}
