/** Folders, nested. Each has an access type of its own or inherits one from its parent. */
import type { Folder as ListedFolder } from '../../generated/types.ts';
import {
  among,
  empty,
  excluded,
  fieldOf,
  fixedLimit,
  forShare,
  forUpdate,
  insertInto,
  isAmong,
  join,
  limit,
  matches,
  raw,
  rows,
  type Sql,
  sql,
  takenFrom,
} from '../database/sql.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { jsonArray, jsonObject, jsonTrue, type Snapshot, snapshotOfObjects } from '../recording/record.ts';
import { type AccessType, accessTypeOf, atTop, inOrganization, isInside, parentColumn } from './tree.ts';

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

/** Selects a folder's id and the fields that callers set. */
export const whole = sql`folder_id, ${join(content.map((column) => (column === columnOf.parentFolderId ? parentColumn : raw(column))))}`;

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

export const findByAccessType = (apiKeyId: string, organizationKey: OrganizationKey, accessType: AccessType, maxRows: number) =>
  sql<{ folderId: string }>`select folder_id from folders
    where ${inOrganization(apiKeyId, organizationKey)} and access_type = ${accessType} ${fixedLimit(maxRows)}`;

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
