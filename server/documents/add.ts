/** Adds documents. */

import type { Input } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { askOn } from '../database/verbs.ts';
import * as folders from '../folders/store.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import * as store from './store.ts';

interface Added {
  added: ReadonlySet<string>;
  /** Those of the folders that exist. */
  existingFolders: ReadonlySet<string>;
}

export async function addDocuments(
  db: Db,
  startedAt: Promise<number>,
  apiKeyId: string,
  { organizationId, documents }: Input<'addDocuments'>,
): Promise<Added> {
  const [now, existingFolders] = await Promise.all([
    startedAt,
    folders.findExisting(db, apiKeyId, organizationId, folderIdsOf(documents)),
    assertExists(askOn(db), apiKeyId, organizationId),
  ]);
  const rows = documents
    .filter(({ folderId }) => folderId == null || existingFolders.has(folderId))
    .map(({ documentId, documentName, disabled, accessType, folderId, ...members }) =>
      store.toRow(apiKeyId, now, { organizationId, documentId, documentName, disabled, accessType, folderId }, members),
    );
  return { added: await store.add(db, rows), existingFolders };
}

/** Each once. */
export const folderIdsOf = (documents: readonly { folderId?: string | null }[]): string[] => [
  ...new Set(documents.flatMap(({ folderId }) => folderId ?? [])),
];
