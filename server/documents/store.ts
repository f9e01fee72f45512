/**
 * Documents. All data of a document refers to its key, which never changes; its id may. Keys are ordered by time, so rows that are
 * added together are close on disk.
 */
import { v7 as orderedUuid } from 'uuid';
import type { NewDocument as Given } from '../../generated/types.ts';
import { LostRaceError } from '../database/database-errors.ts';
import type { Ask } from '../database/sql.ts';
import {
  among,
  excluded,
  forKeyShare,
  forUpdate,
  indexedBy,
  insertFrom,
  insertInto,
  isAmong,
  raw,
  type Sql,
  sql,
} from '../database/sql.ts';
import type { Sized } from '../database/stored-objects.ts';
import * as folders from '../folders/store.ts';
import * as tree from '../folders/tree.ts';
import type { Documented, GivenOf, StoredOf } from '../organizations/custom-fields.ts';
import type { OrganizationKey } from '../organizations/key.ts';

export interface DocumentName {
  organizationKey: string;
  documentId: string;
}

export interface NamedDocument extends DocumentName {
  documentKey: string;
  /** 0 for a placeholder. */
  documentExists: number;
}

/** The fields that callers set, besides the custom fields. */
export type Field = Documented<Given, 'documentId' | 'id' | 'inheritFromParent'>;
export type Content = StoredOf<Given, Field>;
export type GivenContent = GivenOf<Given, Field>;

/** Their columns, from which every statement takes its own. */
const columnOf = {
  documentName: 'document_name',
  disabled: 'disabled',
  accessType: 'access_type',
  folderId: 'folder_id',
} as const satisfies { readonly [Name in Field]: string };
export const content = Object.values(columnOf);

/** A document without its key. */
export interface StoredDocument extends DocumentName, Content {
  /** Custom fields, as JSON. */
  metadata: string;
}

/** Returns the content with the given fields in place of those before. */
export const replaced = (
  before: Content,
  {
    documentName = before.documentName,
    disabled = before.disabled === 1,
    accessType = before.accessType,
    folderId = before.folderId,
  }: Partial<GivenContent>,
): Content => ({ documentName, disabled: disabled ? 1 : 0, accessType, folderId });

export const withDefaults = (
  { organizationKey, documentId, ...given }: DocumentName & Partial<GivenContent>,
  customFields: object,
): StoredDocument => ({
  ...{ organizationKey, documentId, metadata: JSON.stringify(customFields) },
  ...replaced({ documentName: documentId, disabled: 0, accessType: null, folderId: null }, given),
});

// `document_exists` has a literal value in every statement, so the planner can use the partial indexes on it.

const byId = indexedBy('documents_by_id');

const isNamed = (apiKeyId: string, names: readonly DocumentName[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong('documents', ['organization_key', 'document_id'], names)}`;

/** Selects documents and placeholders. */
export const find = (apiKeyId: string, names: readonly DocumentName[]) =>
  sql<NamedDocument>`select organization_key, document_id, document_key, document_exists
    from documents ${byId} where ${isNamed(apiKeyId, names)}`;

/** Selects documents and placeholders of one organization. */
export const findByIds = (apiKeyId: string, organizationKey: OrganizationKey, documentIds: readonly string[]) =>
  sql<{ documentKey: string }>`select document_key from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)}`;

/** Locks placeholders, so that no migration takes over their grants until the transaction ends. */
const lockPlaceholders = (apiKeyId: string, names: readonly DocumentName[]) =>
  sql`select document_key from documents ${byId} where ${isNamed(apiKeyId, names)} and document_exists = 0
    order by organization_key, document_id ${forUpdate}`;

/** Locks placeholders, and returns their keys with those of existing documents. */
export async function findKeys(ask: Ask, apiKeyId: string, names: readonly DocumentName[]): Promise<NamedDocument[]> {
  if (names.length === 0) return [];
  const [, found] = await Promise.all([ask(lockPlaceholders(apiKeyId, names)), ask(find(apiKeyId, names))]);
  return found;
}

/** Returns the keys of these documents. Adds and locks a placeholder for each missing one. */
export async function keysFor(
  ask: Ask,
  apiKeyId: string,
  now: Promise<number> | number,
  names: readonly DocumentName[],
): Promise<(organizationKey: string, documentId: string) => string> {
  const wanted = new Map(names.map((name) => [mapKeyOf(name), name]));
  const all = [...wanted.values()];
  let found = all.length === 0 ? [] : await ask(find(apiKeyId, all));
  for (const document of found) if (document.documentExists === 1) wanted.delete(mapKeyOf(document));
  // Usually all documents exist.
  if (wanted.size > 0) {
    const adding = addOrLockPlaceholders(apiKeyId, await now, [...wanted.values()]);
    [, found] = await Promise.all([ask(adding), ask(find(apiKeyId, all))]);
  }
  const keys = new Map(found.map((document) => [mapKeyOf(document), document.documentKey]));
  // A second lookup in this transaction would break the order of locks.
  if (keys.size < all.length) throw new LostRaceError('A document got another id between two statements.');
  return (organizationKey, documentId) => {
    const key = keys.get(mapKeyOf({ organizationKey, documentId }));
    if (key === undefined) throw new Error(`The document "${documentId}" was not requested.`);
    return key;
  };
}

const mapKeyOf = ({ organizationKey, documentId }: DocumentName): string => JSON.stringify([organizationKey, documentId]);

const columns = [
  ...(['api_key_id', 'document_key', 'organization_key', 'document_id'] as const),
  ...content,
  ...(['metadata', 'created_at', 'document_exists'] as const),
] as const;

interface NewDocument extends StoredDocument {
  documentKey: string;
}

export const withKey = (document: StoredDocument): NewDocument => ({ ...document, documentKey: orderedUuid() });

const toRow = (apiKeyId: string, now: number, document: NewDocument, documentExists: number) => ({
  ...document,
  ...{ apiKeyId, createdAt: now, documentExists },
});

const onConflict = sql`on conflict (api_key_id, organization_key, document_id) do update set`;
/** Replaces all columns except the key and the creation time. */
const replacement = sql`${onConflict} ${excluded(...content, 'metadata', 'document_exists')}`;

/** Inserts missing documents. Existing ones are neither changed nor locked. For `exists`, PostgreSQL would read a tenant of some thousands. */
const insertMissing = (apiKeyId: string, documents: readonly ReturnType<typeof toRow>[]): Sql =>
  sql`${insertFrom('documents', columns, documents)} and (
      select 1 from documents where documents.api_key_id = ${apiKeyId} and documents.organization_key = given.organization_key
        and documents.document_id = given.document_id and documents.document_exists = 1) is null
    order by organization_key, document_id`;

const addOrLockPlaceholders = (apiKeyId: string, now: number, names: readonly DocumentName[]): Sql => {
  const placeholders = names.map((name) => toRow(apiKeyId, now, withKey(withDefaults(name, {})), 0));
  return sql`${insertMissing(apiKeyId, placeholders)} ${onConflict} document_exists = 0 where documents.document_exists = 0`;
};

/** Adds missing documents, and returns their ids. A placeholder becomes the document and keeps key and grants. Names must be unique. */
export const add = (apiKeyId: string, now: number, documents: readonly NewDocument[]) =>
  sql<{ documentId: string }>`${insertMissing(
    apiKeyId,
    documents.map((document) => toRow(apiKeyId, now, document, 1)),
  )} ${replacement}, added_key = excluded.document_key where documents.document_exists = 0 returning document_id`;

/** Adds documents, or replaces all columns except key and creation time. Names must be unique. */
export const upsert = (apiKeyId: string, now: number, documents: readonly StoredDocument[]): Sql => {
  const added = documents.map((document) => toRow(apiKeyId, now, withKey(document), 1));
  return sql`${insertInto('documents', columns, added, ['organization_key', 'document_id'])} ${replacement}`;
};

export const findExisting = (apiKeyId: string, organizationKey: OrganizationKey, documentIds: readonly string[]) =>
  sql<Omit<NamedDocument, 'documentExists'>>`select organization_key, document_id, document_key from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)}
      and document_exists = 1`;

/** Selects existing documents, and keeps them from being deleted or migrated until the transaction ends. */
export const holdExisting = (apiKeyId: string, organizationKey: OrganizationKey, documentIds: readonly string[]) =>
  sql<Omit<NamedDocument, 'documentExists'>>`${findExisting(apiKeyId, organizationKey, documentIds)}
    order by document_id ${forKeyShare}`;

/** Selects the bytes of existing documents. */
export const findSizes = (apiKeyId: string, organizationKey: OrganizationKey) => (documentIds: readonly string[]) =>
  sql<Sized & { id: string }>`select document_id as id, octet_length(metadata) as bytes from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)}
      and document_exists = 1`;

export const lockExisting = (apiKeyId: string, organizationKey: OrganizationKey, documentIds: readonly string[]) =>
  sql<Omit<NamedDocument, 'documentExists'>>`${findExisting(apiKeyId, organizationKey, documentIds)}
    order by document_id ${forUpdate}`;

/** In a statement over the table: whether the document with the key in this column exists. */
export const isDocumentOf = (apiKeyId: string, table: string): Sql =>
  sql`coalesce((select documents.document_exists from documents where documents.api_key_id = ${apiKeyId}
    and documents.document_key = ${raw(table)}.document_key), 0) = 1`;

/** Returns the ids of the documents' existing folders. They are not deleted until the transaction ends. */
export async function findFolders(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  documents: readonly { folderId?: string | null }[],
): Promise<Set<string>> {
  const folderIds = [...new Set(documents.flatMap(({ folderId }) => folderId ?? []))];
  const found = folderIds.length === 0 ? [] : await ask(folders.holdExisting(apiKeyId, organizationKey, folderIds));
  return new Set(found.map(({ folderId }) => folderId));
}

export interface DocumentReference {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  documentKey?: string | undefined;
  documentId?: string | undefined;
}

/** In a statement over documents: whether the row is the document and the document exists. */
export const isDocument = ({ apiKeyId, organizationKey, documentKey, documentId = '' }: DocumentReference): Sql =>
  sql`documents.api_key_id = ${apiKeyId} and documents.organization_key = ${organizationKey} and documents.document_exists = 1
    and ${documentKey === undefined ? sql`documents.document_id = ${documentId}` : sql`documents.document_key = ${documentKey}`}`;

/** In a statement: the key of the document; null if it does not exist. */
export const keyOf = (document: DocumentReference): Sql =>
  document.documentKey === undefined
    ? sql`(select documents.document_key from documents where ${isDocument(document)})`
    : sql`${document.documentKey}`;

/** In a statement over folders: whether the row is the document's folder. */
const isFolderOf = (document: DocumentReference): Sql =>
  sql`folder_id = (select documents.folder_id from documents where ${isDocument(document)})`;

/** The facts that decide who has access to a document. */
export interface DocumentAccess {
  documentKey: string;
  /** The access type in force: the document's own, or the one of its folder. */
  accessType: tree.AccessType;
  /** Its folder and all folders above. */
  folderIds: readonly string[];
}

export async function findAccess(ask: Ask, document: DocumentReference): Promise<DocumentAccess | undefined> {
  const { apiKeyId, organizationKey } = document;
  const [[found], above] = await Promise.all([
    ask(
      sql<{ documentKey: string; accessType: tree.AccessType | null; defaultAccessType: tree.AccessType }>`
        select document_key, access_type, default_folder_access as default_access_type
        from documents join api_keys on api_keys.api_key_id = documents.api_key_id where ${isDocument(document)}`,
    ),
    ask(tree.findAncestors(apiKeyId, organizationKey, isFolderOf(document))),
  ]);
  if (found === undefined) return undefined;
  const { documentKey, accessType, defaultAccessType } = found;
  const inherited = above.find((folder) => folder.accessType !== null)?.accessType;
  const folderIds = above.map(({ folderId }) => folderId);
  return { documentKey, accessType: accessType ?? inherited ?? defaultAccessType, folderIds };
}
