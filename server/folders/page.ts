/** What Get Folders reads. */
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { type Expressions, integer, optional, statement, type Text, text, textList } from '../database/statement.ts';
import { type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { accessTypeOf, findAccessTypes, maxInheriting } from './store.ts';

interface Listed {
  organizationId: string;
  folderIds: readonly string[] | undefined;
  parentFolderId: string | null | undefined;
}

/** In the order of their ids. */
export function folderPages(
  tokens: Tokens,
  apiKeyId: string,
  { organizationId, folderIds, parentFolderId }: Listed,
): Pages<{ folder_id: string }, string> {
  const filter = { organizationId, folderIds, parents: parentFolderId === undefined ? undefined : [parentFolderId] };
  return pagesOf(tokens, { operation: 'getFolders', apiKeyId, filter }, ({ folder_id }) => folder_id);
}

/** In place of a parent's id: folders at the top. */
export const top = '';

/** As the index has it. */
const parent: RawBuilder<string> = sql`coalesce(parent_folder_id, ${sql.lit(top)})`;

const parameters = {
  apiKeyId: text,
  organizationId: text,
  folderIds: optional(textList),
  parentFolderId: optional(text),
  after: optional(text),
  limit: integer,
};

type Query = Expressions<typeof parameters>;

const rowsOf = (db: Db, { apiKeyId, organizationId, folderIds, parentFolderId, after, limit }: Query) => {
  let page = db
    .selectFrom('folders')
    .select(['folder_id', 'folder_name', 'parent_folder_id', 'access_type'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .orderBy('folder_id');
  if (parentFolderId !== undefined) page = page.where(parent, '=', parentFolderId);
  if (after !== undefined) page = page.where('folder_id', '>', after);
  return db
    .with('page', () => (folderIds === undefined ? page.limit(limit) : page.where(folderIds.includes('folder_id'))))
    .selectFrom('page')
    .select(['folder_id', 'folder_name', 'parent_folder_id', 'access_type'])
    .orderBy('folder_id');
};

const byDefault = (db: Db, apiKeyId: Text) =>
  db.selectFrom('api_keys').select('default_folder_access').where('api_key_id', '=', apiKeyId).$asScalar().$notNull();

const findShortPage = statement(parameters, (db, query) => {
  const { apiKeyId, organizationId } = query;
  const inForce = accessTypeOf(apiKeyId, organizationId, 'page.folder_id');
  return rowsOf(db, query).select(({ fn }) => fn.coalesce(inForce, byDefault(db, apiKeyId)).as('effective_access_type'));
});

const findLongPage = statement(parameters, (db, query) =>
  rowsOf(db, query).select(byDefault(db, query.apiKeyId).as('default_access_type')),
);

type FoundFolder = Awaited<ReturnType<typeof findShortPage>>[number];

/** Folders, with the access types that are in force, in the order of their ids. Each page begins at its place in an index. */
export async function findFolders(db: Db, query: Parameters<typeof findShortPage>[1]): Promise<FoundFolder[]> {
  if ((query.folderIds?.length ?? query.limit) <= maxInheriting) return await findShortPage(db, query);
  const rows = await findLongPage(db, query);
  const inheriting = rows.flatMap((row) => (row.access_type === null ? (row.parent_folder_id ?? []) : []));
  const inherited = await findAccessTypes(db, query.apiKeyId, query.organizationId, inheriting);
  return rows.map(({ default_access_type, ...row }) => ({
    ...row,
    effective_access_type: row.access_type ?? inherited.get(row.parent_folder_id ?? '') ?? default_access_type,
  }));
}

export const toFolder = (row: FoundFolder): Schema<'Folder'> => ({
  folderId: row.folder_id,
  folderName: row.folder_name,
  parentFolderId: row.parent_folder_id,
  accessType: row.access_type,
  effectiveAccessType: row.effective_access_type,
});
