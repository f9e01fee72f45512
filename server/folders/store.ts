/** Folders, one in another; each has an access type of its own or takes that of the folder above. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { statement, type Text, type Value } from '../database/statement.ts';
import type { AccessType, Tables } from '../database/tables.ts';

export type FolderRow = Insertable<Tables['folders']>;

/** A folder as seen from one below it. */
export interface Ancestor {
  folderId: string;
  /** Null where it inherits. */
  accessType: AccessType | null;
}

/** So far up is looked, so that folders which contain each other end the search too. */
const mostLevels = 100;

const updateAccess = statement(
  (db, apiKeyId: Text, organizationId: Text, folderIds: Text[], accessType: Value<AccessType | null>) =>
    db
      .updateTable('folders')
      .set({ access_type: accessType })
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('folder_id', 'in', folderIds)
      .returning('folder_id'),
);

/** Sets the access type of those of these folders that exist (null: inherited), and gives their ids. */
export async function setAccess(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
  accessType: AccessType | null,
): Promise<string[]> {
  const updated = await updateAccess(db, apiKeyId, organizationId, folderIds, accessType);
  return updated.map(({ folder_id }) => folder_id);
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
  const rows = await upwards(db, apiKeyId, organizationId, folderIds, { toFirstAccess: false });
  for (const { start, folderId, accessType } of rows) {
    const chain = chains.get(start) ?? [];
    // A folder that comes again contains itself, and so does all that would follow.
    if (!chain.some((ancestor) => ancestor.folderId === folderId)) chain.push({ folderId, accessType });
    chains.set(start, chain);
  }
  return chains;
}

/** The access types in force of those of these folders that have or inherit one; the others take the API key's default. */
export async function accessTypesOf(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  folderIds: readonly string[],
): Promise<Map<string, AccessType>> {
  if (folderIds.length === 0) return new Map();
  const rows = await upwards(db, apiKeyId, organizationId, folderIds, { toFirstAccess: true });
  return new Map(rows.flatMap(({ start, accessType }) => (accessType === null ? [] : [[start, accessType]])));
}

/** Level by level from each folder to the top; or only to the first access type on the way, and of each way that level alone. */
const upwards = statement(
  (db, apiKeyId: Text, organizationId: Text, folderIds: Text[], { toFirstAccess }: { toFirstAccess: boolean }) => {
    const chains = db
      .withRecursive('chain', (cte) =>
        cte
          .selectFrom('folders')
          .select(['folder_id as start', 'folder_id', 'parent_folder_id', 'access_type', sql<number>`1`.as('level')])
          .where('api_key_id', '=', apiKeyId)
          .where('organization_id', '=', organizationId)
          .where('folder_id', 'in', folderIds)
          .unionAll(
            cte
              .selectFrom('chain')
              .innerJoin('folders', 'folders.folder_id', 'chain.parent_folder_id')
              .select(['chain.start', 'folders.folder_id', 'folders.parent_folder_id', 'folders.access_type'])
              .select(sql<number>`chain.level + 1`.as('level'))
              .where('folders.api_key_id', '=', apiKeyId)
              .where('folders.organization_id', '=', organizationId)
              .where('chain.level', '<', mostLevels)
              .$if(toFirstAccess, (query) => query.where('chain.access_type', 'is', null)),
          ),
      )
      .selectFrom('chain')
      .select(['start', 'folder_id as folderId', 'access_type as accessType']);
    return toFirstAccess ? chains.where('access_type', 'is not', null) : chains.orderBy('start').orderBy('level');
  },
);

/** Makes folders, or replaces all but their time of creation. No two rows may name the same folder, and none may be in itself. */
export async function upsert(db: Db, folders: readonly FolderRow[]): Promise<void> {
  if (folders.length === 0) return;
  await db
    .insertInto('folders')
    .values([...folders])
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'folder_id']).doUpdateSet((row) => ({
        folder_name: row.ref('excluded.folder_name'),
        parent_folder_id: row.ref('excluded.parent_folder_id'),
        access_type: row.ref('excluded.access_type'),
      })),
    )
    .execute();
}
