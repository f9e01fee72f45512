/** What Get Folders reads. */
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import { integer, optional, statement, text, textList } from '../database/statement.ts';
import { type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { accessTypeOf } from './store.ts';

interface Listed {
  organizationId: string;
  parentFolderId: string | null | undefined;
}

/** In the order of their ids. */
export function folderPages(
  tokens: Tokens,
  apiKeyId: string,
  { organizationId, parentFolderId }: Listed,
): Pages<{ folder_id: string }, string> {
  const filter = { organizationId, parents: parentFolderId === undefined ? undefined : [parentFolderId] };
  return pagesOf(tokens, { operation: 'getFolders', apiKeyId, filter }, ({ folder_id }) => folder_id);
}

/** In place of a parent's id: folders at the top. */
export const top = '';

/** As the index has it. */
const parent: RawBuilder<string> = sql`coalesce(parent_folder_id, ${sql.lit(top)})`;

/** Folders, with the access types that are in force, in the order of their ids. Each page begins at its place in an index. */
export const findFolders = statement(
  {
    apiKeyId: text,
    organizationId: text,
    folderIds: optional(textList),
    parentFolderId: optional(text),
    after: optional(text),
    limit: integer,
  },
  (db, { apiKeyId, organizationId, folderIds, parentFolderId, after, limit }) => {
    let page = db
      .selectFrom('folders')
      .select(['folder_id', 'folder_name', 'parent_folder_id', 'access_type'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .orderBy('folder_id');
    if (parentFolderId !== undefined) page = page.where(parent, '=', parentFolderId);
    if (after !== undefined) page = page.where('folder_id', '>', after);
    const inForce = accessTypeOf(apiKeyId, organizationId, 'page.folder_id');
    const byDefault = db.selectFrom('api_keys').select('default_folder_access').where('api_key_id', '=', apiKeyId);
    return db
      .with('page', () => (folderIds === undefined ? page.limit(limit) : page.where(folderIds.includes('folder_id'))))
      .selectFrom('page')
      .select(['folder_id', 'folder_name', 'parent_folder_id', 'access_type'])
      .select(({ fn }) => fn.coalesce(inForce, byDefault.$asScalar().$notNull()).as('effective_access_type'))
      .orderBy('folder_id');
  },
);

export const toFolder = (row: Awaited<ReturnType<typeof findFolders>>[number]): Schema<'Folder'> => ({
  folderId: row.folder_id,
  folderName: row.folder_name,
  parentFolderId: row.parent_folder_id,
  accessType: row.access_type,
  effectiveAccessType: row.effective_access_type,
});
