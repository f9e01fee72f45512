/** Updates documents in one transaction. */
import { sql } from 'kysely';
import type { Input } from '../../generated/server.ts';
import { type Change, hasCustomFields, maxChunkBytes, mergeInChunks, type Stored, writeInChunks } from '../custom-fields.ts';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { integer, rowsOf, statement, text, textList, updateRows } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import * as folders from '../folders/store.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { folderIdsOf } from './add.ts';
import { existing } from './store.ts';

type Content = Pick<Tables['documents'], 'document_name' | 'disabled' | 'access_type' | 'folder_id'>;

interface DocumentChange extends Change {
  /** Only what changes. */
  content: Partial<Content>;
}

interface Updated {
  updated: ReadonlySet<string>;
  /** Those of the new folders that exist. */
  existingFolders: ReadonlySet<string>;
}

export async function updateDocuments(
  db: Db,
  apiKeyId: string,
  { organizationId, documents }: Input<'updateDocuments'>,
): Promise<Updated> {
  const changes = documents.map(toChange);
  const merges = changes.filter(hasCustomFields);
  const find = (some: readonly Change[]) => findCustomFields(db, apiKeyId, organizationId, some);
  const [rows, firstChunk, existingFolders] = await Promise.all([
    lock(db, { apiKeyId, organizationId, documentIds: changes.map(({ id }) => id) }),
    merges.length === 0 ? new Map() : find(merges),
    folders.findExisting(db, apiKeyId, organizationId, folderIdsOf(documents)),
    assertExists(db, apiKeyId, organizationId),
  ]);
  const locked = new Map(rows.map((row) => [row.document_id, row]));
  const possible = changes.flatMap((change) => {
    const row = locked.get(change.id);
    const { folder_id: folderId } = change.content;
    return row === undefined || (folderId != null && !existingFolders.has(folderId)) ? [] : [{ ...change, row }];
  });
  const toRow = ({ row, content }: (typeof possible)[number]) => ({
    api_key_id: apiKeyId,
    document_key: row.document_key,
    document_name: row.document_name,
    disabled: row.disabled,
    access_type: row.access_type,
    folder_id: row.folder_id,
    ...content,
  });
  await Promise.all([
    writeInChunks(
      possible.filter((change) => !hasCustomFields(change)),
      ({ row }) => row.metadataBytes,
      (chunk) => update(db, { documents: chunk.map(toRow) }),
    ),
    mergeInChunks(possible.filter(hasCustomFields), firstChunk, {
      find,
      write: (merged) =>
        updateWithCustomFields(db, {
          documents: merged.map(({ change, customFields }) => ({ ...toRow(change), metadata: customFields })),
        }),
    }),
  ]);
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

const ofThese = { apiKeyId: text, organizationId: text, documentIds: textList };

/** Those of these that exist, locked until the transaction ends. Without their custom fields, of which only the size is read. */
const lock = statement(ofThese, (db, { apiKeyId, organizationId, documentIds }) =>
  forUpdate(
    db,
    db
      .selectFrom('documents')
      .select(['document_id', 'document_key', 'document_name', 'disabled', 'access_type', 'folder_id'])
      .select(sql<number>`octet_length(metadata)`.as('metadataBytes'))
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(documentIds.includes('document_id'))
      .where('document_exists', '=', existing)
      .orderBy('document_id'),
  ),
);

/** The sizes come first and by themselves, so that of those that are too many no more is read. */
const customFieldsOf = statement(
  { ...ofThese, maxBytes: integer },
  (_db, { apiKeyId, organizationId, documentIds, maxBytes }) =>
    sql<Pick<Tables['documents'], 'document_id' | 'metadata'>>`with
      sizes as materialized (
        select document_id, octet_length(metadata) as bytes from documents
        where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and ${documentIds.includes('document_id')}
          and document_exists = 1
      ),
      totals as (select document_id, bytes, sum(bytes) over (order by document_id) as total_bytes from sizes)
    select document_id, metadata from documents where api_key_id = ${apiKeyId} and organization_id = ${organizationId}
      and document_id in (select document_id from totals where total_bytes <= ${maxBytes} or total_bytes = bytes)`,
);

async function findCustomFields(db: Db, apiKeyId: string, organizationId: string, changes: readonly Change[]): Promise<Stored> {
  const documentIds = changes.map(({ id }) => id);
  const rows = await customFieldsOf(db, { apiKeyId, organizationId, documentIds, maxBytes: maxChunkBytes });
  return new Map(rows.map(({ document_id, metadata }) => [document_id, metadata]));
}

const key = ['api_key_id', 'document_key'] as const;
const contentColumns = ['document_name', 'disabled', 'access_type', 'folder_id'] as const;

const updateOf = <Column extends keyof Content | 'metadata'>(...columns: readonly Column[]) =>
  statement({ documents: rowsOf('documents', [...key, ...columns]) }, (_db, { documents }) =>
    updateRows('documents', key, documents),
  );

/** Of documents that are locked for it. */
const update = updateOf(...contentColumns);

/** The same with new custom fields. */
const updateWithCustomFields = updateOf(...contentColumns, 'metadata');
