/** Folders, one in another; each has an access type of its own or takes that of the folder above. */
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { readInChunks, sortByColumns } from '../database/rows.ts';
import {
  excluded,
  insertRows,
  rowsOf,
  scalar,
  statement,
  type Text,
  type TextList,
  text,
  textList,
} from '../database/statement.ts';
import type { AccessType, Tables } from '../database/tables.ts';

export type FolderRow = Selectable<Tables['folders']>;

/** A folder as callers describe it. */
interface GivenFolder {
  organizationId: string;
  folderId: string;
  folderName?: string | undefined;
  parentFolderId?: string | null | undefined;
  accessType?: AccessType | null | undefined;
}

export const toRow = (apiKeyId: string, now: number, given: GivenFolder): FolderRow => ({
  api_key_id: apiKeyId,
  organization_id: given.organizationId,
  folder_id: given.folderId,
  folder_name: given.folderName ?? given.folderId,
  parent_folder_id: given.parentFolderId ?? null,
  access_type: given.accessType ?? null,
  created_at: now,
});

/** A folder as seen from one below it. */
export interface Ancestor {
  folderId: string;
  /** Null where it inherits. */
  accessType: AccessType | null;
}

/** Folders may be nested so deep. Those above are not looked at, so that folders which contain each other end the search too. */
export const maxLevels = 100;

const ofThese = { apiKeyId: text, organizationId: text, folderIds: textList };

const updateAccessTypes = statement(
  { ...ofThese, accessType: scalar<AccessType | null>() },
  (db, { apiKeyId, organizationId, folderIds, accessType }) =>
    db
      .updateTable('folders')
      .set({ access_type: accessType })
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(
        'folder_id',
        'in',
        forUpdate(
          db,
          db
            .selectFrom('folders')
            .select('folder_id')
            .where('api_key_id', '=', apiKeyId)
            .where('organization_id', '=', organizationId)
            .where(folderIds.includes('folder_id'))
            .orderBy('folder_id'),
        ),
      )
      .returning('folder_id'),
);

/** Sets the access type of those of these folders that exist (null: inherited), and returns their ids. */
export async function setAccessType(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
  accessType: AccessType | null,
): Promise<Set<string>> {
  const updated = await updateAccessTypes(db, { apiKeyId, organizationId, folderIds, accessType });
  return new Set(updated.map(({ folder_id }) => folder_id));
}

/** Each of these folders that exists, with itself and all folders above it, nearest first. */
export async function chainsOf(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
): Promise<Map<string, Ancestor[]>> {
  const chains = new Map<string, Ancestor[]>();
  if (folderIds.length === 0) return chains;
  const rows = await ancestors(db, { apiKeyId, organizationId, folderIds });
  for (const [start, chain] of Map.groupBy(rows, ({ start }) => start)) chains.set(start, toChain(chain));
  return chains;
}

/** From rows of `ancestorsQuery` for one folder. */
export function toChain(rows: readonly Ancestor[]): Ancestor[] {
  const chain: Ancestor[] = [];
  for (const { folderId, accessType } of rows) {
    // A folder that comes again contains itself, and so does all that would follow.
    if (!chain.some((ancestor) => ancestor.folderId === folderId)) chain.push({ folderId, accessType });
  }
  return chain;
}

/** In a query: `chain` has each of these folders, as `start`, with itself and those above it, level by level. */
const withChains = (db: Db, apiKeyId: Text, organizationId: Text, folderIds: TextList) =>
  db.withRecursive('chain', (cte) =>
    cte
      .selectFrom('folders')
      .select(['folder_id as start', 'folder_id', 'parent_folder_id', 'access_type', sql<number>`1`.as('level')])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(folderIds.includes('folder_id'))
      .unionAll(
        cte
          .selectFrom('chain')
          .innerJoin('folders', 'folders.folder_id', 'chain.parent_folder_id')
          .select(['chain.start', 'folders.folder_id', 'folders.parent_folder_id', 'folders.access_type'])
          .select(sql<number>`chain.level + 1`.as('level'))
          .where('folders.api_key_id', '=', apiKeyId)
          .where('folders.organization_id', '=', organizationId)
          .where('chain.level', '<', maxLevels),
      ),
  );

/** Level by level from each of these folders to the top. */
export const ancestorsQuery = (db: Db, apiKeyId: Text, organizationId: Text, folderIds: TextList) =>
  withChains(db, apiKeyId, organizationId, folderIds)
    .selectFrom('chain')
    .select(['start', 'folder_id as folderId', 'access_type as accessType'])
    .orderBy('start')
    .orderBy('level');

const ancestors = statement(ofThese, (db, { apiKeyId, organizationId, folderIds }) =>
  ancestorsQuery(db, apiKeyId, organizationId, folderIds),
);

/**
 * In a query: the access type of the folder whose id is in this column, its own or else that of the nearest folder above that has one; null
 * where none has. For a page of ten that takes 30 µs of SQLite, and 160 joined once for the whole page; with a hundred they are alike.
 */
export const accessTypeOf = (apiKeyId: Text, organizationId: Text, folderId: string) =>
  sql<AccessType | null>`(
    with recursive chain (parent_folder_id, access_type, level) as (
      select folders.parent_folder_id, folders.access_type, 1 from folders
      where folders.api_key_id = ${apiKeyId} and folders.organization_id = ${organizationId} and folders.folder_id = ${sql.ref(folderId)}
      union all
      select folders.parent_folder_id, folders.access_type, chain.level + 1 from chain
      join folders on folders.api_key_id = ${apiKeyId} and folders.organization_id = ${organizationId}
        and folders.folder_id = chain.parent_folder_id
      where chain.access_type is null and chain.level < ${sql.lit(maxLevels)}
    )
    select access_type from chain where access_type is not null)`;

/** Folders whose ancestors one statement looks up, all of them 100 levels deep: 20 ms of SQLite. */
export const maxInheriting = 101;

const inheritedTypes = statement(ofThese, (db, { apiKeyId, organizationId, folderIds }) =>
  db
    .selectFrom('folders as start')
    .select(['folder_id', accessTypeOf(apiKeyId, organizationId, 'start.folder_id').as('access_type')])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(folderIds.includes('folder_id')),
);

/** As `accessTypeOf` of each of these folders, of which there may be many: those that inherit from none are left out. */
export async function findAccessTypes(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
): Promise<Map<string, AccessType>> {
  const rows = await readInChunks([...new Set(folderIds)], maxInheriting, (chunk) =>
    inheritedTypes(db, { apiKeyId, organizationId, folderIds: chunk }),
  );
  return new Map(rows.flatMap(({ folder_id, access_type }) => (access_type === null ? [] : [[folder_id, access_type]])));
}

const columns = [
  'api_key_id',
  'organization_id',
  'folder_id',
  'folder_name',
  'parent_folder_id',
  'access_type',
  'created_at',
] as const;

const insertFolders = statement({ folders: rowsOf('folders', columns) }, (db, { folders }) =>
  insertRows(db, 'folders', folders)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'folder_id']).doNothing())
    .returning('folder_id'),
);

/** Adds those of these folders of one organization that do not exist yet, and returns their ids. */
export async function add(db: Db, folders: readonly FolderRow[]): Promise<Set<string>> {
  if (folders.length === 0) return new Set();
  const added = await insertFolders(db, { folders: sortByColumns(folders, 'folder_id') });
  return new Set(added.map(({ folder_id }) => folder_id));
}

const existingAmong = statement(ofThese, (db, { apiKeyId, organizationId, folderIds }) =>
  db
    .selectFrom('folders')
    .select('folder_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(folderIds.includes('folder_id')),
);

/** The ids of those of these folders that exist. */
export async function findExisting(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
): Promise<Set<string>> {
  if (folderIds.length === 0) return new Set();
  const rows = await existingAmong(db, { apiKeyId, organizationId, folderIds });
  return new Set(rows.map(({ folder_id }) => folder_id));
}

const levelsOf = statement(ofThese, (db, { apiKeyId, organizationId, folderIds }) =>
  withChains(db, apiKeyId, organizationId, folderIds)
    .selectFrom('chain')
    .select(({ fn }) => ['start', fn.max('level').as('level')])
    .groupBy('start'),
);

/** How deep those of these folders that exist are; those at the top are on level 1. */
export async function findLevels(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readInChunks(folderIds, maxInheriting, (chunk) =>
    levelsOf(db, { apiKeyId, organizationId, folderIds: chunk }),
  );
  return new Map(rows.map(({ start, level }) => [start, level]));
}

/** All folders below these. */
export const findDescendants = statement(
  ofThese,
  (_db, { apiKeyId, organizationId, folderIds }) => sql<{ folderId: string; parentFolderId: string }>`
    with recursive below (folder_id, parent_folder_id, level) as (
      select folder_id, parent_folder_id, 1 from folders
      where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and ${folderIds.includes('folder_id')}
      union all
      select folders.folder_id, folders.parent_folder_id, below.level + 1 from below
      join folders on folders.api_key_id = ${apiKeyId} and folders.organization_id = ${organizationId}
        and coalesce(folders.parent_folder_id, '') = below.folder_id
      where below.level < ${sql.lit(maxLevels)}
    )
    select folder_id as "folderId", parent_folder_id as "parentFolderId" from below where level > 1`,
);

const upsertFolders = statement({ folders: rowsOf('folders', columns) }, (db, { folders }) =>
  insertRows(db, 'folders', folders).onConflict((conflict) =>
    conflict
      .columns(['api_key_id', 'organization_id', 'folder_id'])
      .doUpdateSet(excluded('folder_name', 'parent_folder_id', 'access_type')),
  ),
);

/** Adds folders, or replaces all but their time of creation. No two rows may name the same folder, and none may be in itself. */
export async function upsert(db: Db, folders: readonly FolderRow[]): Promise<void> {
  await upsertFolders(db, { folders: sortByColumns(folders, 'organization_id', 'folder_id') });
}
