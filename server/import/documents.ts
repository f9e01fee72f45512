import type { Tables } from '../database/tables.ts';
import * as documents from '../documents/store.ts';
import type { LineOf } from './check.ts';
import { assertExists, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

export function planDocuments(
  scope: Scope,
  lines: readonly Numbered<LineOf<'document'>>[],
  found: readonly Tables['documents'][],
): Plan<documents.NewDocument> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [nameOf('document', row.organization_id, row.document_id), row]));
  const toRow = (line: LineOf<'document'>, number: number) => {
    const { organizationId, documentId, folderId, metadata = {} } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    if (folderId !== undefined) assertExists(scope, number, '/folderId', 'folder', organizationId, folderId);
    return { name: nameOf('document', organizationId, documentId), row: documents.toRow(apiKeyId, now, line, metadata) };
  };
  return plan(scope, lines, toRow, existing, ['document_name', 'disabled', 'access_type', 'folder_id', 'metadata']);
}
