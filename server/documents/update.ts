/** Updates documents in one transaction. */
import type { Input } from '../../generated/server.ts';
import { type FieldsChange, hasCustomFields, merge } from '../custom-fields.ts';
import type { Db } from '../database/db.ts';
import { among, forUpdate, matches, type Rows, rows, type Sql, sql } from '../database/sql.ts';
import type { Tables } from '../database/tables.ts';
import { askOn } from '../database/verbs.ts';
import * as folders from '../folders/store.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { folderIdsOf } from './add.ts';

type Content = Pick<Tables['documents'], 'document_name' | 'disabled' | 'access_type' | 'folder_id'>;

interface DocumentChange extends FieldsChange {
  /** Only changed columns. */
  content: Partial<Content>;
}

interface Updated {
  updated: ReadonlySet<string>;
  /** The new folders that exist. */
  existingFolders: ReadonlySet<string>;
}

export async function updateDocuments(
  db: Db,
  apiKeyId: string,
  { organizationId, documents }: Input<'updateDocuments'>,
): Promise<Updated> {
  const ask = askOn(db);
  const changes = documents.map(toChange);
  const merged = changes.filter(hasCustomFields).map(({ id }) => id);
  const [rows, stored, existingFolders] = await Promise.all([
    ask(
      lock(
        apiKeyId,
        organizationId,
        changes.map(({ id }) => id),
      ),
    ),
    merged.length === 0 ? [] : ask(findCustomFields(apiKeyId, organizationId, merged)),
    folders.findExisting(db, apiKeyId, organizationId, folderIdsOf(documents)),
    assertExists(ask, apiKeyId, organizationId),
  ]);
  const locked = new Map(rows.map((row) => [row.document_id, row]));
  const before = new Map(stored.map(({ document_id, metadata }) => [document_id, metadata]));
  const possible = changes.flatMap((change) => {
    const row = locked.get(change.id);
    const { folder_id: folderId } = change.content;
    return row === undefined || (folderId != null && !existingFolders.has(folderId)) ? [] : [{ ...change, row }];
  });
  const updated = possible.map((change) => {
    const { document_id, ...row } = change.row;
    const fields = before.get(change.id);
    return {
      ...{ api_key_id: apiKeyId, ...row, ...change.content },
      metadata: fields === undefined ? null : merge(change, fields),
    };
  });
  if (updated.length > 0) await ask(update(updated));
  return { updated: new Set(possible.map(({ id }) => id)), existingFolders };
}

function toChange(document: Input<'updateDocuments'>['documents'][number], i: number): DocumentChange {
  const { documentId, documentName, disabled, accessType, folderId, ...customFields } = document;
  const content = {
    ...(documentName === undefined ? {} : { document_name: documentName }),
    ...(disabled === undefined ? {} : { disabled: disabled ? 1 : 0 }),
    ...(accessType === undefined ? {} : { access_type: accessType }),
    ...(folderId === undefined ? {} : { folder_id: folderId }),
  };
  return { id: documentId, field: `/data/documents/${i}`, customFields, content };
}

/** Locks the documents that exist. */
const lock = (apiKeyId: string, organizationId: string, documentIds: readonly string[]) =>
  sql<Content & Pick<Tables['documents'], 'document_id' | 'document_key'>>`
    select document_id, document_key, document_name, disabled, access_type, folder_id from documents
    where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and document_id ${among(documentIds)}
      and document_exists = 1
    order by document_id ${forUpdate}`;

const findCustomFields = (apiKeyId: string, organizationId: string, documentIds: readonly string[]) =>
  sql<Pick<Tables['documents'], 'document_id' | 'metadata'>>`select document_id, metadata from documents
    where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and document_id ${among(documentIds)}
      and document_exists = 1`;

const columns = ['api_key_id', 'document_key', 'document_name', 'disabled', 'access_type', 'folder_id', 'metadata'] as const;

/** Updates locked documents. Custom fields stay where `metadata` is null. */
const update = (changed: Rows<(typeof columns)[number]>): Sql =>
  sql`update documents
    set document_name = changed.document_name, disabled = changed.disabled, access_type = changed.access_type,
      folder_id = changed.folder_id, metadata = coalesce(changed.metadata, documents.metadata)
    from ${rows('documents', columns, changed)} as changed
    where ${matches('documents', ['api_key_id', 'document_key'], 'changed')}`;
