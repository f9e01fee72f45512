/**
 * Documents. Everything that belongs to one points at its key, which never changes; its id may. Keys are made in the order of time,
 * so that what is made together lies together on disk.
 */
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as orderedUuid } from 'uuid';
import type { Db } from '../database/db.ts';
import { LostRaceError } from '../database/errors.ts';
import { forUpdate } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import { type Expressions, insertRows, optional, rowsOf, statement, text, textList } from '../database/statement.ts';
import type { AccessType, Tables } from '../database/tables.ts';
import * as folders from '../folders/store.ts';

export interface DocumentName {
  organizationId: string;
  documentId: string;
}

/**
 * Values of `document_exists`. As literals: there is an index of placeholders alone, so that SQLite looks at the value of a parameter when it
 * plans, and plans anew each time that it is given one, which takes three times as long as to find ten documents.
 */
export const existing = sql.lit(1);
export const placeholder = sql.lit(0);

/** What decides who has access to a document. */
export interface DocumentAccess {
  documentKey: string;
  organizationId: string;
  /** The one in force: its own, or that of its folder. */
  accessType: AccessType;
  /** Its folder and all folders above. */
  folderIds: readonly string[];
}

/** The keys of these documents. One that does not exist gets a placeholder, for what waits for it, which is locked. */
export async function keysFor(
  db: Db,
  apiKeyId: string,
  now: number,
  names: readonly DocumentName[],
): Promise<(organizationId: string, documentId: string) => string> {
  const wanted = new Map(names.map((name) => [mapKeyOf(name), name]));
  const all = [...wanted.values()];
  let found = await find(db, apiKeyId, all);
  for (const row of found) if (row.document_exists === 1) wanted.delete(mapKeyOfRow(row));
  // Mostly all exist.
  if (wanted.size > 0) {
    const missing = [...wanted.values()];
    [, found] = await Promise.all([addOrLockPlaceholders(db, apiKeyId, now, missing), find(db, apiKeyId, all)]);
  }
  const keys = new Map(found.map((row) => [mapKeyOfRow(row), row.document_key]));
  // Looked for again in the same transaction, its lock would be taken out of order.
  if (keys.size < all.length) throw new LostRaceError('A document got another id between two statements.');
  return (organizationId, documentId) => {
    const key = keys.get(mapKeyOf({ organizationId, documentId }));
    if (key === undefined) throw new Error(`The document "${documentId}" was not asked for.`);
    return key;
  };
}

/** The keys of those of these documents that exist, or that something waits for, in which case their placeholders are locked. */
export async function findKeys(db: Db, apiKeyId: string, names: readonly DocumentName[]): Promise<KeyRow[]> {
  if (names.length === 0) return [];
  const [, found] = await Promise.all([lockPlaceholders(db, { apiKeyId, names: names.map(namesOf) }), find(db, apiKeyId, names)]);
  return found;
}

const mapKeyOf = ({ organizationId, documentId }: DocumentName): string => JSON.stringify([organizationId, documentId]);

const mapKeyOfRow = (row: KeyRow): string => mapKeyOf({ organizationId: row.organization_id, documentId: row.document_id });

type KeyRow = Pick<Tables['documents'], 'organization_id' | 'document_id' | 'document_key' | 'document_exists'>;

const nameColumns = ['organization_id', 'document_id'] as const;
const namesOf = ({ organizationId, documentId }: DocumentName) => ({ organization_id: organizationId, document_id: documentId });
const ofNames = { apiKeyId: text, names: rowsOf('documents', nameColumns) };

const named = statement(ofNames, (db, { apiKeyId, names }) =>
  db
    .selectFrom('documents')
    .select(['organization_id', 'document_id', 'document_key', 'document_exists'])
    .where('api_key_id', '=', apiKeyId)
    .where(names.includes(...nameColumns)),
);

/** The keys of those of these documents that exist, or that something waits for. */
export const find = async (db: Db, apiKeyId: string, names: readonly DocumentName[]): Promise<KeyRow[]> =>
  names.length === 0 ? [] : await named(db, { apiKeyId, names: names.map(namesOf) });

const columns = [
  'api_key_id',
  'document_key',
  'organization_id',
  'document_id',
  'document_name',
  'disabled',
  'access_type',
  'folder_id',
  'metadata',
  'created_at',
  'document_exists',
] as const;
const rows = { documents: rowsOf('documents', columns) };
const uniqueColumns = ['api_key_id', 'organization_id', 'document_id'] as const;

/** A document that exists is not touched, and so not locked. */
const onlyMissing = (wanted: RawBuilder<never>) => sql<never>`select * from (${wanted}) as wanted where not exists (
  select 1 from documents where documents.api_key_id = wanted.api_key_id and documents.organization_id = wanted.organization_id
    and documents.document_id = wanted.document_id and documents.document_exists = 1)
  order by organization_id, document_id`;

const insertOrLockPlaceholders = statement(rows, (db, { documents }) =>
  db
    .insertInto('documents')
    .columns(documents.columns)
    .expression(onlyMissing(documents.query))
    .onConflict((conflict) =>
      conflict.columns(uniqueColumns).doUpdateSet({ document_exists: 0 }).where('documents.document_exists', '=', placeholder),
    ),
);

/** A placeholder for each of these documents that does not exist, locked until the transaction ends. */
async function addOrLockPlaceholders(db: Db, apiKeyId: string, now: number, names: readonly DocumentName[]): Promise<void> {
  const placeholders = sortByColumns(names, 'organizationId', 'documentId').map(({ organizationId, documentId }) => ({
    ...withKey(toRow(apiKeyId, now, { organizationId, documentId }, {})),
    document_exists: 0,
  }));
  await insertOrLockPlaceholders(db, { documents: placeholders });
}

/** Until the transaction ends, no migration takes over what waits for these documents: nothing comes or goes behind its back. */
const lockPlaceholders = statement(ofNames, (db, { apiKeyId, names }) =>
  forUpdate(
    db,
    db
      .selectFrom('documents')
      .select('document_key')
      .where('api_key_id', '=', apiKeyId)
      .where(names.includes(...nameColumns))
      .where('document_exists', '=', placeholder)
      .orderBy('organization_id')
      .orderBy('document_id'),
  ),
);

/** A document as callers describe it. */
interface GivenDocument {
  organizationId: string;
  documentId: string;
  documentName?: string | undefined;
  disabled?: boolean | undefined;
  accessType?: AccessType | null | undefined;
  folderId?: string | null | undefined;
}

/** `metadata`: custom fields. */
export const toRow = (apiKeyId: string, now: number, given: GivenDocument, metadata: object): NewDocument => ({
  api_key_id: apiKeyId,
  organization_id: given.organizationId,
  document_id: given.documentId,
  document_name: given.documentName ?? given.documentId,
  disabled: given.disabled === true ? 1 : 0,
  access_type: given.accessType ?? null,
  folder_id: given.folderId ?? null,
  metadata: JSON.stringify(metadata),
  created_at: now,
});

const existingAmong = statement(
  { apiKeyId: text, organizationId: text, documentIds: textList },
  (db, { apiKeyId, organizationId, documentIds }) =>
    db
      .selectFrom('documents')
      .select(['document_id', 'document_key'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(documentIds.includes('document_id'))
      .where('document_exists', '=', existing),
);

/** The keys, by id, of those of these documents that exist. */
export async function findExisting(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await existingAmong(db, { apiKeyId, organizationId, documentIds });
  return new Map(rows.map(({ document_id, document_key }) => [document_id, document_key]));
}

/** Of the row that is there: all but its key and its time of creation. */
const replacement = (row: ExpressionBuilder<Tables & { excluded: Tables['documents'] }, 'documents' | 'excluded'>) => ({
  document_name: row.ref('excluded.document_name'),
  disabled: row.ref('excluded.disabled'),
  access_type: row.ref('excluded.access_type'),
  folder_id: row.ref('excluded.folder_id'),
  metadata: row.ref('excluded.metadata'),
  document_exists: row.ref('excluded.document_exists'),
});

const insertMissing = statement(rows, (db, { documents }) =>
  db
    .insertInto('documents')
    .columns(documents.columns)
    .expression(onlyMissing(documents.query))
    .onConflict((conflict) =>
      conflict.columns(uniqueColumns).doUpdateSet(replacement).where('documents.document_exists', '=', placeholder),
    )
    .returning('document_id'),
);

/** A document that does not exist yet: its key is made here. */
export type NewDocument = Omit<Tables['documents'], 'document_key' | 'document_exists'>;

const withKey = (document: NewDocument): Tables['documents'] => ({ ...document, document_key: orderedUuid(), document_exists: 1 });

/**
 * Makes those of these documents that do not exist yet, and returns their ids. What waited for one is its own now. No two rows may name the
 * same document.
 */
export async function add(db: Db, documents: readonly NewDocument[]): Promise<Set<string>> {
  if (documents.length === 0) return new Set();
  const added = await insertMissing(db, { documents: sortByColumns(documents.map(withKey), ...nameColumns) });
  return new Set(added.map(({ document_id }) => document_id));
}

/** Makes the document where it does not exist yet, named by its id. */
export async function create(db: Db, apiKeyId: string, now: number, organizationId: string, documentId: string): Promise<void> {
  await add(db, [toRow(apiKeyId, now, { organizationId, documentId }, {})]);
}

const upsertDocuments = statement(rows, (db, { documents }) =>
  insertRows(db, 'documents', documents).onConflict((conflict) => conflict.columns(uniqueColumns).doUpdateSet(replacement)),
);

/** Makes documents, or replaces all of them but key and time of creation. No two rows may name the same document. */
export async function upsert(db: Db, documents: readonly NewDocument[]): Promise<void> {
  await upsertDocuments(db, { documents: sortByColumns(documents.map(withKey), ...nameColumns) });
}

/** A document, by its key or by its id. */
export const ofDocument = { apiKeyId: text, organizationId: text, documentKey: optional(text), documentId: optional(text) };

type DocumentParameters = Expressions<typeof ofDocument>;

/** In a query: the document, if it exists. */
export const documentQuery = (db: Db, { apiKeyId, organizationId, documentKey, documentId }: DocumentParameters) =>
  db
    .selectFrom('documents')
    .where('documents.api_key_id', '=', apiKeyId)
    .where('documents.organization_id', '=', organizationId)
    .$if(documentKey !== undefined, (query) => query.where('documents.document_key', '=', documentKey ?? ''))
    .$if(documentId !== undefined, (query) => query.where('documents.document_id', '=', documentId ?? ''))
    .where('documents.document_exists', '=', existing);

/** In a query: the key of the document; null where there is none. */
export const documentKeyOf = (db: Db, document: DocumentParameters) =>
  document.documentKey ?? documentQuery(db, document).select('documents.document_key').$asScalar().$notNull();

const accessOfDocument = statement(ofDocument, (db, document) =>
  documentQuery(db, document)
    .innerJoin('api_keys', 'api_keys.api_key_id', 'documents.api_key_id')
    .select(['documents.document_key', 'documents.access_type', 'api_keys.default_folder_access']),
);

const foldersOfDocument = statement(ofDocument, (db, document) => {
  const folderId = documentQuery(db, document).select('documents.folder_id');
  const isFolder = (column: string) => sql<SqlBool>`${sql.ref(column)} = ${folderId}`;
  return folders.ancestorsQuery(db, document.apiKeyId, document.organizationId, { includes: isFolder });
});

export interface DocumentReference {
  apiKeyId: string;
  organizationId: string;
  documentKey?: string | undefined;
  documentId?: string | undefined;
}

/** What decides who has access to the document; undefined where it does not exist. */
export async function findAccess(
  db: Db,
  { apiKeyId, organizationId, documentKey, documentId }: DocumentReference,
): Promise<DocumentAccess | undefined> {
  const document = { apiKeyId, organizationId, documentKey, documentId };
  const [[row], ancestors] = await Promise.all([accessOfDocument(db, document), foldersOfDocument(db, document)]);
  if (row === undefined) return undefined;
  const above = folders.toChain(ancestors);
  const inherited = above.find(({ accessType }) => accessType !== null)?.accessType;
  return {
    documentKey: row.document_key,
    organizationId,
    accessType: row.access_type ?? inherited ?? row.default_folder_access,
    folderIds: above.map(({ folderId }) => folderId),
  };
}
