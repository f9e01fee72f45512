/** What Get Documents reads. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Expressions, integer, optional, statement, type Text, text, textList } from '../database/statement.ts';
import * as folders from '../folders/store.ts';
import { type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { existing } from './store.ts';

const scopes = statement({ apiKeyId: text, organizationId: text, folderId: text }, (db, { apiKeyId, organizationId, folderId }) =>
  db
    .selectFrom('api_keys')
    .leftJoin('organizations', (join) =>
      join.onRef('organizations.api_key_id', '=', 'api_keys.api_key_id').on('organizations.organization_id', '=', organizationId),
    )
    .leftJoin('folders', (join) =>
      join
        .onRef('folders.api_key_id', '=', 'api_keys.api_key_id')
        .on('folders.organization_id', '=', organizationId)
        .on('folders.folder_id', '=', folderId),
    )
    .select(['api_keys.advanced_queries', 'organizations.organization_id', 'folders.folder_id'])
    .where('api_keys.api_key_id', '=', apiKeyId),
);

/** What a query is about. */
export async function findScope(db: Db, apiKeyId: string, organizationId: string, folderId: string | undefined) {
  const [scope] = await scopes(db, { apiKeyId, organizationId, folderId: folderId ?? '' });
  if (scope === undefined) throw new Error(`There is no API key "${apiKeyId}".`);
  return scope;
}

const parameters = {
  apiKeyId: text,
  organizationId: text,
  documentIds: optional(textList),
  folderId: optional(text),
  /** Only documents after this id. */
  after: optional(text),
  /** At most so many. */
  limit: integer,
};

type Query = Expressions<typeof parameters>;

interface Listed {
  organizationId: string;
  folderId: string | undefined;
  documentIds: readonly string[] | undefined;
}

/** In the order of their ids. */
export const documentPages = (
  tokens: Tokens,
  apiKeyId: string,
  { organizationId, folderId, documentIds }: Listed,
): Pages<{ document_id: string }, string> => {
  const filter = { organizationId, folderId, documentIds };
  return pagesOf(tokens, { operation: 'getDocuments', apiKeyId, filter }, ({ document_id }) => document_id);
};

type FoundDocument = Awaited<ReturnType<typeof findShortPage>>[number];
export type ListedDocument = FoundDocument & { metadata: string };

const hasMetadata = (document: FoundDocument): document is ListedDocument => document.metadata !== null;

/** Looked up once for the whole statement. */
const ofApiKey = <Setting extends 'default_folder_access' | 'advanced_queries'>(db: Db, apiKeyId: Text, setting: Setting) =>
  db.selectFrom('api_keys').select(setting).where('api_key_id', '=', apiKeyId).$asScalar().$notNull();

/** A test looks at its plan. */
export function pageQuery(db: Db, { apiKeyId, organizationId, documentIds, folderId, after, limit }: Query) {
  let page = db
    .selectFrom('documents')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('document_exists', '=', existing)
    .orderBy('document_id');
  if (folderId !== undefined) page = page.where('folder_id', '=', folderId);
  if (after !== undefined) page = page.where('document_id', '>', after);
  return documentIds === undefined ? page.limit(limit) : page.where(documentIds.includes('document_id'));
}

/** Of metadata that is read before it is known whether a page has room for it: of each document its share. */
const smallMetadataBytes = 1024 * 1024;

/** What a document takes of a reply, or a little more. */
const bytes = sql<number>`octet_length(metadata) + 2 * octet_length(document_id) + 2 * octet_length(document_name) + 100`;

const rowsOf = (db: Db, query: Query) =>
  pageQuery(db, query)
    .select(['document_key', 'document_id', 'document_name', 'disabled'])
    .select([
      bytes.as('bytes'),
      sql<string | null>`case when octet_length(metadata) <= ${sql.lit(smallMetadataBytes)} / ${query.limit} then metadata end`.as(
        'metadata',
      ),
      ofApiKey(db, query.apiKeyId, 'advanced_queries').as('advanced_queries'),
    ]);

const findShortPage = statement(parameters, (db, query) => {
  const { apiKeyId, organizationId } = query;
  const inherited = folders.accessTypeOf(apiKeyId, organizationId, 'documents.folder_id');
  return rowsOf(db, query).select(({ fn }) =>
    fn.coalesce('access_type', inherited, ofApiKey(db, apiKeyId, 'default_folder_access')).as('access_type'),
  );
});

/** With what the access type follows from, in place of it. */
const findLongPage = statement(parameters, (db, query) =>
  rowsOf(db, query).select([
    'access_type as own_access_type',
    'folder_id',
    ofApiKey(db, query.apiKeyId, 'default_folder_access').as('default_access_type'),
  ]),
);

/**
 * The documents, in the order of their ids, with their metadata where it is small: one statement reads most pages. Each begins at its place in
 * an index: it costs the same at any depth.
 */
export async function findDocuments(db: Db, query: Parameters<typeof findShortPage>[1]): Promise<FoundDocument[]> {
  if (query.limit <= folders.maxInheriting) return await findShortPage(db, query);
  const rows = await findLongPage(db, query);
  const inheriting = rows.flatMap((row) => (row.own_access_type === null ? (row.folder_id ?? []) : []));
  const inherited = await folders.findAccessTypes(db, query.apiKeyId, query.organizationId, inheriting);
  return rows.map(({ own_access_type, folder_id, default_access_type, ...row }) => ({
    ...row,
    access_type: own_access_type ?? inherited.get(folder_id ?? '') ?? default_access_type,
  }));
}

const metadataOf = statement({ apiKeyId: text, documentKeys: textList }, (db, { apiKeyId, documentKeys }) =>
  db
    .selectFrom('documents')
    .select(['document_key', 'metadata'])
    .where('api_key_id', '=', apiKeyId)
    .where(documentKeys.includes('document_key')),
);

/** With the large metadata of those of these documents that are still there: by their keys, since a document may get another id meanwhile. */
export async function withMetadata(
  db: Db,
  apiKeyId: string,
  documents: readonly FoundDocument[],
): Promise<readonly ListedDocument[]> {
  if (documents.every(hasMetadata)) return documents;
  const documentKeys = documents.filter(({ metadata }) => metadata === null).map(({ document_key }) => document_key);
  const large = await metadataOf(db, { apiKeyId, documentKeys });
  const byKey = new Map(large.map(({ document_key, metadata }) => [document_key, metadata]));
  return documents.flatMap((document) => {
    const metadata = document.metadata ?? byKey.get(document.document_key);
    return metadata === undefined ? [] : [{ ...document, metadata }];
  });
}
