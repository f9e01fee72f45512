/** Updates documents in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../generated/handlers.ts';
import type { ApiKeyContext } from '../context.ts';
import { among, forNoKeyUpdate, matches, type Rows, rows, type Sql, sql } from '../database/sql.ts';
import { invalidArgument } from '../errors.ts';
import type { AccessType } from '../folders/store.ts';
import { type FieldsChange, hasCustomFields, merge } from '../organizations/custom-fields.ts';
import { assertExists, type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { snapshotOf } from './page.ts';
import { findFolders } from './store.ts';

/** Columns that an update may change, besides the custom fields. */
interface Content {
  documentName: string;
  disabled: number;
  accessType: AccessType | null;
  folderId: string | null;
}

interface DocumentChange extends FieldsChange {
  content: Partial<Content>;
}

interface Updated {
  updated: ReadonlySet<string>;
  /** The new folders that exist. */
  existingFolders: ReadonlySet<string>;
}

export async function updateDocuments(
  { change, apiKeyId, events }: Pick<ApiKeyContext, 'change' | 'apiKeyId' | 'events'>,
  { organizationId, documents }: Input<'updateDocuments'>,
): Promise<Updated> {
  const changes = documents.map(toChange);
  const ids = changes.map(({ id }) => id);
  const merged = changes.filter(hasCustomFields).map(({ id }) => id);
  const { found } = await change({
    prepare: async (ask) => {
      const inOrganization = organizationKey(apiKeyId, organizationId);
      const [existingFolders, locked, stored, key] = await Promise.all([
        findFolders(ask, apiKeyId, inOrganization, documents),
        ask(lock(apiKeyId, inOrganization, ids)),
        merged.length === 0 ? [] : ask(findCustomFields(apiKeyId, inOrganization, merged)),
        assertExists(ask, apiKeyId, organizationId),
      ]);
      const rows = new Map(locked.map((row) => [row.documentId, row]));
      const possible = changes.flatMap((one) => {
        const row = rows.get(one.id);
        const { folderId } = one.content;
        return row === undefined || (folderId != null && !existingFolders.has(folderId)) ? [] : [{ ...one, row }];
      });
      return { possible, stored: new Map(stored.map(({ id, metadata }) => [id, metadata])), existingFolders, key };
    },
    write: ({ possible, stored, key }, now) => {
      const changed = possible.map((one) => {
        const before = stored.get(one.id);
        const metadata = before === undefined ? null : merge(one, before);
        return { apiKeyId, ...one.row, ...one.content, metadata };
      });
      if (changed.length === 0) return {};
      const isChanged = ({ id, row, content }: (typeof possible)[number], metadata: string | null) =>
        !isDeepStrictEqual({ ...row, ...content }, { ...row }) ||
        (metadata !== null && !isDeepStrictEqual(JSON.parse(metadata), JSON.parse(stored.get(id) ?? '{}')));
      const recorded = possible.flatMap((one, i) =>
        isChanged(one, changed[i]?.metadata ?? null)
          ? [{ documentId: one.id, folderId: one.content.folderId === undefined ? one.row.folderId : one.content.folderId }]
          : [],
      );
      const items = snapshotOf(apiKeyId, key, organizationId, recorded);
      return {
        updated: update(apiKeyId, changed),
        recorded: events?.record(now, { type: 'documents.updated', organizationKey: key, items }),
      };
    },
  });
  return { updated: new Set(found.possible.map(({ id }) => id)), existingFolders: found.existingFolders };
}

function toChange(document: Input<'updateDocuments'>['documents'][number], i: number): DocumentChange {
  const { documentId, documentName, disabled, accessType, folderId, customFields } = toGiven(document, i);
  const content = {
    ...(documentName === undefined ? {} : { documentName }),
    ...(disabled === undefined ? {} : { disabled: disabled ? 1 : 0 }),
    ...(accessType === undefined ? {} : { accessType }),
    ...(folderId === undefined ? {} : { folderId }),
  };
  return { id: documentId, field: `/data/documents/${i}`, customFields, content };
}

/**
 * Splits a document of a call into documented and custom fields. Accepts what Get Documents returns: the id under both names, and the
 * access type in force of a document that inherits it.
 */
export function toGiven(document: Input<'updateDocuments'>['documents'][number], i: number) {
  const {
    documentId,
    id = documentId,
    documentName,
    disabled,
    accessType,
    inheritFromParent,
    folderId,
    ...customFields
  } = document;
  if (id !== documentId) {
    throw invalidArgument({
      field: `/data/documents/${i}/id`,
      reason: 'UNKNOWN_MEMBER',
      description: 'must equal documentId or be omitted',
    });
  }
  const ownAccessType = inheritFromParent === true ? null : accessType;
  return { documentId, documentName, disabled, accessType: ownAccessType, folderId, customFields };
}

const lock = (apiKeyId: string, key: OrganizationKey, documentIds: readonly string[]) =>
  sql<Content & { documentId: string; documentKey: string }>`
    select document_id, document_key, document_name, disabled, access_type, folder_id from documents
    where api_key_id = ${apiKeyId} and organization_key = ${key} and document_id ${among(documentIds)}
      and document_exists = 1
    order by document_id ${forNoKeyUpdate}`;

const findCustomFields = (apiKeyId: string, key: OrganizationKey, documentIds: readonly string[]) =>
  sql<{ id: string; metadata: string }>`select document_id as id, metadata from documents
    where api_key_id = ${apiKeyId} and organization_key = ${key} and document_id ${among(documentIds)}
      and document_exists = 1`;

const columns = ['api_key_id', 'document_key', 'document_name', 'disabled', 'access_type', 'folder_id', 'metadata'] as const;

/** Updates locked documents. Custom fields stay if `metadata` is null. */
const update = (apiKeyId: string, changed: Rows<(typeof columns)[number]>): Sql =>
  sql`update documents
    set document_name = changed.document_name, disabled = changed.disabled, access_type = changed.access_type,
      folder_id = changed.folder_id, metadata = coalesce(changed.metadata, documents.metadata)
    from ${rows('documents', columns, changed)} as changed
    where ${matches('documents', apiKeyId, ['document_key'], 'changed')}`;
