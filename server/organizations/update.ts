/** Updates organizations in one transaction. */

import { type Change, hasCustomFields, maxChunkBytes, mergeInChunks, type Stored, writeInChunks } from '../custom-fields.ts';
import type { Db } from '../database/db.ts';
import * as store from './store.ts';

export interface OrganizationChange extends Change {
  name: string;
}

const idsOf = (changes: readonly Change[]): string[] => changes.map(({ id }) => id);

/** Returns the service's own ids, by their ids, of those that exist and are updated now. */
export async function updateOrganizations(
  db: Db,
  apiKeyId: string,
  changes: readonly OrganizationChange[],
): Promise<Map<string, string>> {
  const merges = changes.filter(hasCustomFields);
  const find = (some: readonly Change[]) => findMetadata(db, apiKeyId, some);
  const [rows, firstChunk] = await Promise.all([
    store.lock(db, { apiKeyId, organizationIds: idsOf(changes) }),
    merges.length === 0 ? new Map() : find(merges),
  ]);
  const locked = new Map(rows.map((row) => [row.organization_id, row]));
  const isLocked = ({ id }: Change) => locked.has(id);
  const toRow = ({ id, name }: OrganizationChange) => ({ api_key_id: apiKeyId, organization_id: id, organization_name: name });
  await Promise.all([
    writeInChunks(
      changes.filter((change) => isLocked(change) && !hasCustomFields(change)),
      ({ id }) => locked.get(id)?.metadataBytes ?? 0,
      (chunk) => store.updateNames(db, { organizations: chunk.map(toRow) }),
    ),
    mergeInChunks(merges.filter(isLocked), firstChunk, {
      find,
      write: (merged) =>
        store.updateContents(db, {
          organizations: merged.map(({ change, customFields }) => ({ ...toRow(change), metadata: customFields })),
        }),
    }),
  ]);
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

async function findMetadata(db: Db, apiKeyId: string, changes: readonly Change[]): Promise<Stored> {
  const rows = await store.findMetadata(db, { apiKeyId, organizationIds: idsOf(changes), maxBytes: maxChunkBytes });
  return new Map(rows.map(({ organization_id, metadata }) => [organization_id, metadata]));
}
