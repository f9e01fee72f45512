/** Folders, nested. Each has an access type of its own or inherits one from its parent. */
import type { FolderAccessType, Folder as ListedFolder } from '../../generated/types.ts';
import {
  type Ask,
  among,
  amongSelected,
  byPrimaryKey,
  empty,
  excluded,
  fieldOf,
  fixedLimit,
  forShare,
  forUpdate,
  insertInto,
  isAmong,
  join,
  joinEach,
  limit,
  matches,
  perEngine,
  raw,
  rows,
  type Sql,
  sql,
  takenFrom,
} from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { jsonArray, jsonObject, jsonTrue, type Snapshot, snapshotOfObjects } from '../recording/record.ts';

export type AccessType = FolderAccessType;

export interface PlacedFolder {
  folderId: string;
  /** Null at the top. */
  parentFolderId: string | null;
}

/** The fields that callers set. */
export type Content = Required<Omit<ListedFolder, 'folderId' | 'inheritFromParent' | 'effectiveAccessType'>>;

/** Their columns, from which every statement takes its own. */
const columnOf = {
  folderName: 'folder_name',
  parentFolderId: 'parent_folder_id',
  accessType: 'access_type',
} as const satisfies { readonly [Field in keyof Content]: string };
const content = Object.values(columnOf);

export interface Folder extends Content {
  organizationKey: string;
  folderId: string;
}

/** A folder as callers describe it. */
type GivenFolder = Pick<Folder, 'organizationKey' | 'folderId'> & { [Field in keyof Content]?: Content[Field] | undefined };

export const withDefaults = ({
  organizationKey,
  folderId,
  folderName = folderId,
  parentFolderId = null,
  accessType = null,
}: GivenFolder): Folder => ({
  ...{ organizationKey, folderId, folderName, parentFolderId, accessType },
});

/** The stored parent of folders at the top. */
const atTop = '';
/** Selects the parent; null at the top. */
export const parentColumn = raw(`nullif(parent_folder_id, '${atTop}') as parent_folder_id`);
/** Selects a folder's id and the fields that callers set. */
export const whole = sql`folder_id, ${join(content.map((column) => (column === columnOf.parentFolderId ? parentColumn : raw(column))))}`;

/** Maximum nesting of folders. Searches stop there too, so that a cycle of folders ends them. */
export const maxLevels = 100;

const toRow = <Given extends StoredFolder>(apiKeyId: string, folder: Given) => ({
  ...folder,
  ...{ apiKeyId, parentFolderId: folder.parentFolderId ?? atTop },
});

const insert = (apiKeyId: string, now: number, folders: readonly Folder[]): Sql => {
  const columns = ['api_key_id', 'organization_key', 'folder_id', ...content, 'created_at'] as const;
  const added = folders.map((folder) => ({ ...toRow(apiKeyId, folder), createdAt: now }));
  return sql`${insertInto('folders', columns, added, ['organization_key', 'folder_id'])}
    on conflict (api_key_id, organization_key, folder_id)`;
};

/** Adds missing folders, and returns their ids. */
export const add = (apiKeyId: string, now: number, folders: readonly Folder[]) =>
  sql<{ folderId: string }>`${insert(apiKeyId, now, folders)} do nothing returning folder_id`;

/** Adds folders, or replaces all columns except the creation time. Names must be unique, and no folder may contain itself. */
export const upsert = (apiKeyId: string, now: number, folders: readonly Folder[]): Sql =>
  sql`${insert(apiKeyId, now, folders)} do update set ${excluded(...content)}`;

const inOrganization = (apiKeyId: string, organizationKey: OrganizationKey): Sql =>
  sql`folders.api_key_id = ${apiKeyId} and folders.organization_key = ${organizationKey}`;

/** Selects folders of several organizations. */
export const find = (apiKeyId: string, names: readonly Pick<Folder, 'organizationKey' | 'folderId'>[]) =>
  sql<Folder>`select organization_key, ${whole} from folders
    where api_key_id = ${apiKeyId} and ${isAmong('folders', ['organization_key', 'folder_id'], names)}`;

export const findExisting = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: readonly string[]) =>
  sql<{ folderId: string }>`select folder_id from folders
    where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)}`;

/** Selects the ids of the folders that exist, and keeps them from being deleted until the transaction ends. */
export const holdExisting = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: readonly string[]) =>
  sql<{ folderId: string }>`${findExisting(apiKeyId, organizationKey, folderIds)} order by folder_id ${forShare}`;

export const lock = (apiKeyId: string, organizationKey: OrganizationKey, folderIds: readonly string[]) =>
  sql<StoredFolder>`
    select ${whole} from folders
    where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)} order by folder_id ${forUpdate}`;

type StoredFolder = Omit<Folder, 'organizationKey'>;

export const update = (apiKeyId: string, organizationKey: string, folders: readonly StoredFolder[]): Sql => {
  const changed = folders.map((folder) => ({ ...toRow(apiKeyId, folder), organizationKey }));
  const key = ['organization_key', 'folder_id'] as const;
  return sql`update folders set ${takenFrom('changed', content)}
    from ${rows('folders', ['api_key_id', ...key, ...content], changed)} as changed
    where ${matches('folders', apiKeyId, key, 'changed')}`;
};

/** Selects the folders among these that hold a document, or a folder that is not among these. */
export const findHolding = (apiKeyId: string, organizationKey: string, folderIds: readonly string[]) =>
  sql<{ folderId: string }>`select folder_id from folders
    where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)} and coalesce(
      (select 1 from folders as inner_folders where inner_folders.api_key_id = ${apiKeyId}
        and inner_folders.organization_key = ${organizationKey}
        and ${isInside('inner_folders', 'folders')}
        and not (inner_folders.folder_id ${among(folderIds)}) order by inner_folders.parent_folder_id limit 1),
      (select 1 from documents where documents.api_key_id = ${apiKeyId} and documents.organization_key = ${organizationKey}
        and documents.folder_id = folders.folder_id limit 1), 0) = 1`;

export const findDocuments = (apiKeyId: string, organizationKey: string, folderIds: readonly string[], maxRows: number) =>
  sql<{ documentId: string; bytes: number }>`select document_id, octet_length(metadata) as bytes from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and folder_id ${among(folderIds)} ${limit(maxRows)}`;

/** Locks the documents among these that are in these folders, and selects their keys and ids. */
export const lockDocuments = (
  apiKeyId: string,
  organizationKey: string,
  folderIds: readonly string[],
  documentIds: readonly string[],
) => sql<{ documentKey: string; documentId: string }>`select document_key, document_id from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)}
      and folder_id ${among(folderIds)} order by document_id ${forUpdate}`;

export const remove = (apiKeyId: string, organizationKey: string, folderIds: readonly string[]): Sql =>
  sql`delete from folders where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)}`;

/** Sets the access type of locked folders; null: inherited. */
export const setAccessType = (
  apiKeyId: string,
  organizationKey: string,
  folderIds: readonly string[],
  accessType: AccessType | null,
): Sql =>
  sql`update folders set access_type = ${accessType}
    where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(folderIds)}`;

interface Query {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  folderIds: readonly string[] | undefined;
  /** Null at the top. */
  parentFolderId: string | null | undefined;
  after: string | undefined;
  maxRows: number;
}

/** Matches the folders in one after this id, by a range of the index that ends the order. An equality could be matched by another index. */
const isIn = (parentFolderId: string, after: string): Sql =>
  sql`and (parent_folder_id, folder_id) > (${parentFolderId}, ${after}) and parent_folder_id <= ${parentFolderId}`;

/** Selects folders ordered by id. A page begins at its place in an index, so it costs the same at any depth. */
export const findPage = ({ apiKeyId, organizationKey, folderIds, parentFolderId, after, maxRows }: Query) =>
  sql<FolderColumns>`select page.*, coalesce(${accessTypeOf(apiKeyId, organizationKey, 'page.folder_id')},
      (select default_folder_access from api_keys where api_key_id = ${apiKeyId})) as effective_access_type
    from (
      select ${whole}
      from folders where ${inOrganization(apiKeyId, organizationKey)}
        ${folderIds === undefined ? empty : sql`and folder_id ${among(folderIds)}`}
        ${parentFolderId === undefined ? sql`and folder_id > ${after ?? ''}` : isIn(parentFolderId ?? atTop, after ?? '')}
      order by ${raw(parentFolderId === undefined ? '' : 'folders.parent_folder_id, ')}folder_id ${limit(maxRows)}
    ) as page order by folder_id`;

const joinFolders = (apiKeyId: string, organizationKey: OrganizationKey, condition: Sql, column = 'folder_id'): Sql =>
  joinEach('folders', sql`${inOrganization(apiKeyId, organizationKey)} and ${condition}`, column);

/**
 * Matches the folders of one table that are inside those of another. In the order of the column, PostgreSQL takes no other index for the range,
 * and SQLite none for the equality.
 */
const isInside = (table: string, outer: string): Sql =>
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

export const findByAccessType = (apiKeyId: string, organizationKey: OrganizationKey, accessType: AccessType, maxRows: number) =>
  sql<{ folderId: string }>`select folder_id from folders
    where ${inOrganization(apiKeyId, organizationKey)} and access_type = ${accessType} ${fixedLimit(maxRows)}`;

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

type FolderColumns = Omit<ListedFolder, 'inheritFromParent'>;

export const snapshotOf = (
  apiKeyId: string,
  organizationKey: string,
  organizationId: string,
  folderIds: readonly string[],
): Snapshot => {
  const columns = Object.fromEntries(
    ['folder_id', ...content, 'effective_access_type'].map((column) => [fieldOf(column), raw(column)]),
  );
  const place = { organizationId: sql`cast(${organizationId} as text)`, folderId: raw('folder_id') };
  const areChanged = (ids: readonly string[]) =>
    sql`from folders where ${inOrganization(apiKeyId, organizationKey)} and folder_id ${among(ids)}`;
  return snapshotOfObjects(folderIds, {
    bytes: (all) => sql`(select sum(octet_length(folder_id) + octet_length(folder_name)) ${areChanged(all)})`,
    whole: (ids) => {
      const query = { apiKeyId, organizationKey, folderIds: ids, parentFolderId: undefined, after: undefined, maxRows: ids.length };
      return jsonArray(jsonObject({ ...place, data: jsonObject(columns) }), sql`from (${findPage(query)}) as found`);
    },
    partial: (ids) =>
      jsonArray(
        jsonObject({ ...place, isPartial: jsonTrue }),
        sql`from (select folder_id ${areChanged(ids)} order by folder_id) as found`,
      ),
  });
};

export const folderOf = (folder: FolderColumns): ListedFolder => ({
  ...folder,
  inheritFromParent: folder.accessType === null,
});
