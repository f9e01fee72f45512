import type { Tables } from '../database/tables.ts';
import type { NewDocument } from '../documents/store.ts';
import type { LineOf } from './check.ts';
import { mustExist, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

export function planDocuments(
  scope: Scope,
  lines: readonly Numbered<LineOf<'document'>>[],
  found: readonly Tables['documents'][],
): Plan<NewDocument> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [nameOf('document', row.organization_id, row.document_id), row]));
  const toRow = (line: LineOf<'document'>, number: number) => {
    const { organizationId, documentId, documentName, disabled = false, folderId = null, accessType = null, metadata = {} } = line;
    mustExist(scope, number, '/organizationId', 'organization', organizationId);
    if (folderId !== null) mustExist(scope, number, '/folderId', 'folder', organizationId, folderId);
    const row: NewDocument = {
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
  };
  return plan(scope, lines, toRow, existing, ['document_name', 'disabled', 'access_type', 'folder_id', 'metadata']);
}
