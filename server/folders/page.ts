/** What Get Folders reads. */
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { integer, optional, statement, text, textList } from '../database/statement.ts';
import type { AccessType } from '../database/tables.ts';
import { type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { accessTypeOf, findAccessTypes, maxInheriting } from './store.ts';

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

const findPage = statement(
  {
    apiKeyId: text,
    organizationId: text,
    folderIds: optional(textList),
    parentFolderId: optional(text),
    after: optional(text),
    limit: integer,
    /** Whether access types that are inherited are looked up at once. */
    withInherited: optional(integer),
  },
  (db, { apiKeyId, organizationId, folderIds, parentFolderId, after, limit, withInherited }) => {
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
      .select([
        (withInherited === undefined ? sql.ref<AccessType | null>('access_type') : inForce).as('inherited_access_type'),
        byDefault.$asScalar().$notNull().as('default_access_type'),
      ])
      .orderBy('folder_id');
  },
);

type PageValues = Omit<Parameters<typeof findPage>[1], 'withInherited'>;

/** Folders, with the access types that are in force, in the order of their ids. Each page begins at its place in an index. */
export async function findFolders(db: Db, query: PageValues) {
  const isShort = (query.folderIds?.length ?? query.limit) <= maxInheriting;
  const rows = await findPage(db, { ...query, withInherited: isShort ? 1 : undefined });
  const inheriting = isShort ? [] : rows.flatMap((row) => (row.access_type === null ? (row.parent_folder_id ?? []) : []));
  const inherited = await findAccessTypes(db, query.apiKeyId, query.organizationId, inheriting);
  return rows.map(({ inherited_access_type, default_access_type, ...row }) => ({
    ...row,
    effective_access_type: inherited_access_type ?? inherited.get(row.parent_folder_id ?? '') ?? default_access_type,
  }));
}

export const toFolder = (row: Awaited<ReturnType<typeof findFolders>>[number]): Schema<'Folder'> => ({
  folderId: row.folder_id,
  folderName: row.folder_name,
  parentFolderId: row.parent_folder_id,
  accessType: row.access_type,
  effectiveAccessType: row.effective_access_type,
});
