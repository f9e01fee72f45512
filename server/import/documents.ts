import * as documents from '../documents/store.ts';
import type { LineOf } from './check.ts';
import { compare, mustBeThere, type Numbered, nameOf, type Outcome, organizationsThere, type Scope, sift } from './scope.ts';
import * as store from './store.ts';

export async function importDocuments(scope: Scope, lines: readonly Numbered<LineOf<'document'>>[]): Promise<Outcome[]> {
  const { tx, apiKeyId, now } = scope;
  const there = await organizationsThere(scope, lines);
  const folders = lines.flatMap(({ line: { organizationId, folderId } }): store.Pair[] =>
    folderId === undefined ? [] : [[organizationId, folderId]],
  );
  for (const row of await store.findFolders(tx, apiKeyId, folders)) there.add(nameOf('folder', row.organization_id, row.folder_id));
  const rows = await store.findDocuments(
    tx,
    apiKeyId,
    lines.map(({ line }) => [line.organizationId, line.documentId]),
  );
  const found = new Map(rows.map((row) => [nameOf('document', row.organization_id, row.document_id), row]));
  const { wanted, refused } = sift(lines, (line, number) => {
    const { organizationId, documentId, documentName, disabled = false, folderId = null, accessType = null, metadata = {} } = line;
    mustBeThere(scope, there, number, '/organizationId', 'organization', organizationId);
    if (folderId !== null) mustBeThere(scope, there, number, '/folderId', 'folder', organizationId, folderId);
    const row: documents.ImportedDocument = {
      api_key_id: apiKeyId,
      organization_id: organizationId,
      document_id: documentId,
      document_name: documentName,
      disabled: disabled ? 1 : 0,
      access_type: accessType,
      folder_id: folderId,
      metadata: JSON.stringify(metadata),
      created_at: now,
    };
    return { name: nameOf('document', organizationId, documentId), row };
  });
  const columns = ['document_name', 'disabled', 'access_type', 'folder_id', 'metadata'] as const;
  const { outcomes, added, updated } = compare(scope, wanted, found, columns);
  await documents.upsert(tx, [...added, ...updated]);
  return [...outcomes, ...refused];
}
