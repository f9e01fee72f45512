import { isAmong, raw, sql } from '../../database/sql.ts';
import { content, type Field, type StoredDocument, withDefaults } from '../../documents/store.ts';
import type { LineOf } from './check.ts';
import { assertExists, type Keyed, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

/** Has every field of documents, since an import would reset a missing one. */
type DocumentLine = Keyed<Pick<LineOf<'document'>, 'organizationId' | 'documentId' | 'metadata' | Field>>;

export const findDocuments = (apiKeyId: string, lines: readonly Numbered<DocumentLine>[]) => {
  const names = lines.map(({ line }) => line);
  return sql<StoredDocument>`select organization_key, document_id, ${raw(content.join(', '))}, metadata from documents
    where api_key_id = ${apiKeyId} and ${isAmong('documents', ['organization_key', 'document_id'], names)} and document_exists = 1`;
};

export function planDocuments(
  scope: Scope,
  lines: readonly Numbered<DocumentLine>[],
  found: readonly StoredDocument[],
): Plan<StoredDocument> {
  const existing = new Map(found.map((row) => [nameOf('document', row.organizationKey, row.documentId), row]));
  const toRow = (line: DocumentLine, number: number) => {
    const { organizationId, organizationKey, documentId, folderId, metadata = {} } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    if (folderId !== undefined) assertExists(scope, number, '/folderId', 'folder', organizationKey, folderId);
    return { name: nameOf('document', organizationKey, documentId), row: withDefaults(line, metadata) };
  };
  return plan(scope, lines, toRow, existing);
}
