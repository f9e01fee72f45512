/** The tree of folders: the statements that climb it or descend, and the access that a folder takes from those above. */
import type { FolderAccessType } from '../../generated/types.ts';
import {
  type Ask,
  among,
  amongSelected,
  byPrimaryKey,
  empty,
  fixedLimit,
  joinEach,
  limit,
  perEngine,
  raw,
  type Sql,
  sql,
} from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';

export type AccessType = FolderAccessType;

export interface PlacedFolder {
  folderId: string;
  /** Null at the top. */
  parentFolderId: string | null;
}

/** The stored parent of folders at the top. */
export const atTop = '';
/** Selects the parent; null at the top. */
export const parentColumn = raw(`nullif(parent_folder_id, '${atTop}') as parent_folder_id`);
/** Maximum nesting of folders. Searches stop there too, so that a cycle of folders ends them. */
export const maxLevels = 100;

export const inOrganization = (apiKeyId: string, organizationKey: OrganizationKey): Sql =>
  sql`folders.api_key_id = ${apiKeyId} and folders.organization_key = ${organizationKey}`;

const joinFolders = (apiKeyId: string, organizationKey: OrganizationKey, condition: Sql, column = 'folder_id'): Sql =>
  joinEach('folders', sql`${inOrganization(apiKeyId, organizationKey)} and ${condition}`, column);

/**
 * Matches the folders of one table that are inside those of another. In the order of the column, PostgreSQL takes no other index for the range,
 * and SQLite none for the equality.
 */
export const isInside = (table: string, outer: string): Sql =>
  perEngine({
    postgres: `${table}.parent_folder_id between ${outer}.folder_id and ${outer}.folder_id`,
    sqlite: `${table}.parent_folder_id = ${outer}.folder_id`,
  });

/** Matches a folder by a column. */
const hasId = (column: string): Sql => raw(`folders.folder_id between ${column} and ${column}`);

/**
 * In a statement: the access type in force of the folder with the id in this column. It is the folder's own or the one of its
 * nearest ancestor with an access type; null for none.
 */
export const accessTypeOf = (apiKeyId: string, organizationKey: OrganizationKey, folderId: string): Sql =>
  sql`(
    with recursive chain (parent_folder_id, access_type, level) as (
      select parent_folder_id, access_type, 1 from (
        select * from folders where ${inOrganization(apiKeyId, organizationKey)} and ${hasId(folderId)} order by folder_id
      ) as folders
      union all
      select folders.parent_folder_id, folders.access_type, level + 1
      from chain ${joinFolders(apiKeyId, organizationKey, hasId('chain.parent_folder_id'))}
      where chain.access_type is null and level < ${maxLevels}
    )
    select access_type from chain where access_type is not null)`;

/** `chain` has the matching folders, as `start`, each with itself and its ancestors, level by level. */
const withChains = (apiKeyId: string, organizationKey: OrganizationKey, condition: Sql): Sql =>
  sql`with recursive chain (start, folder_id, parent_folder_id, access_type, level) as (
    select folder_id, folder_id, parent_folder_id, access_type, 1 from folders
    where ${inOrganization(apiKeyId, organizationKey)} and ${condition}
    union all
    select start, folders.folder_id, folders.parent_folder_id, folders.access_type, level + 1
    from chain ${joinFolders(apiKeyId, organizationKey, hasId('chain.parent_folder_id'))}
    where level < ${maxLevels}
  )`;

interface Ancestor {
  folderId: string;
  accessType: AccessType | null;
}

/** Selects the folder that meets the condition and all its ancestors, nearest first. `columns`: further ones, of the table `chain`. */
export const findAncestors = <Columns = unknown>(
  apiKeyId: string,
  organizationKey: OrganizationKey,
  condition: Sql,
  columns: Sql = raw('null'),
) =>
  sql<Ancestor & Columns>`${withChains(apiKeyId, organizationKey, condition)}
    select folder_id, access_type, ${columns} from chain order by level`;

/** In a recursive statement: `above` has the folders with the ids that a query selects, and all folders above, each once. */
export const withFoldersAbove = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: Sql): Sql =>
  sql`above (folder_id, parent_folder_id, access_type) as (
    select folder_id, parent_folder_id, access_type from folders ${byPrimaryKey('folders')}
    where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${amongSelected(folderIds)}
    union
    select folders.folder_id, folders.parent_folder_id, folders.access_type
    from above ${joinFolders(apiKeyId, organizationKey, hasId('above.parent_folder_id'))}
  )`;

/** Selects the folders with the ids that a query selects, and all folders inside them, each once, up to this number. */
export function findInside(apiKeyId: string, organizationKey: OrganizationKey, folderIds: Sql, maxRows: number) {
  const children = sql`from folders as children where children.api_key_id = ${apiKeyId}
    and children.organization_key = ${organizationKey} and ${isInside('children', 'inside')}`;
  // SQLite reads all folders inside one before the limit ends the statement, so this bounds them too.
  const isChild = sql`${isInside('folders', 'inside')} and folders.folder_id <= coalesce(
    (select folder_id ${children} order by parent_folder_id, folder_id limit 1 offset ${maxRows - 1}),
    (select folder_id ${children} order by parent_folder_id desc, folder_id desc limit 1))`;
  return sql<{ folderId: string }>`with recursive inside (folder_id) as (
      select folder_id from (${folderIds}) as outermost
      union
      select folders.folder_id
      from inside ${joinFolders(apiKeyId, organizationKey, isChild, 'parent_folder_id')}
    )
    select folder_id from inside ${fixedLimit(maxRows)}`;
}

/** The facts that decide who has access to a folder. */
export interface FolderAccess {
  /** The access type in force. */
  accessType: AccessType;
  /** The folder and all folders above. */
  folderIds: readonly string[];
}

export async function findAccess(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  folderId: string,
): Promise<FolderAccess | undefined> {
  const [[apiKey], above] = await Promise.all([
    ask(sql<{ accessType: AccessType }>`select default_folder_access as access_type from api_keys where api_key_id = ${apiKeyId}`),
    ask(findAncestors(apiKeyId, organizationKey, sql`folder_id = ${folderId}`)),
  ]);
  if (apiKey === undefined || above.length === 0) return undefined;
  const inherited = above.find((folder) => folder.accessType !== null)?.accessType;
  return { accessType: inherited ?? apiKey.accessType, folderIds: above.map((folder) => folder.folderId) };
}

/** Selects the levels of existing folders; folders at the top are on level 1. */
export const findLevels = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: readonly string[]) =>
  sql<{ folderId: string; level: number }>`${withChains(apiKeyId, organizationKey, sql`folder_id ${among(folderIds)}`)}
    select start as folder_id, max(level) as level from chain group by start`;

/** Selects existing folders and all their ancestors, with their parents. */
export const findParents = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: readonly string[]) =>
  sql<PlacedFolder>`${withChains(apiKeyId, organizationKey, sql`folder_id ${among(folderIds)}`)}
    select distinct folder_id, ${parentColumn} from chain`;

/** Selects descendants of these folders; by default, all. */
export const findDescendants = (
  apiKeyId: string,
  organizationKey: OrganizationKey,
  folderIds: readonly string[],
  maxRows?: number,
) =>
  sql<PlacedFolder>`with recursive below (folder_id, parent_folder_id, level) as (
      select folder_id, parent_folder_id, 1 from folders ${byPrimaryKey('folders')}
      where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)}
      union all
      select folders.folder_id, folders.parent_folder_id, level + 1
      from below ${joinFolders(apiKeyId, organizationKey, isInside('folders', 'below'), 'parent_folder_id')}
      where level < ${maxLevels}
    )
    select folder_id, ${parentColumn} from below where level > 1
    ${maxRows === undefined ? empty : limit(maxRows)}`;
