import { isAmong, sql } from '../database/sql.ts';
import type { Ask } from '../database/verbs.ts';
import * as folders from '../folders/store.ts';
import { type LineOf, Refusal } from './check.ts';
import { assertExists, type Keyed, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type FolderLine = Keyed<LineOf<'folder'>>;
/** Maps the name of each existing folder to its parent's name; null at the top. */
type Parents = Map<string, string | null>;

const folderName = (organizationKey: string, folderId: string): string => nameOf('folder', organizationKey, folderId);
const parentName = (organizationKey: string, parentFolderId: string | null): string | null =>
  parentFolderId === null ? null : folderName(organizationKey, parentFolderId);

/** Selects the existing folders of the lines: described by folder lines or named by document lines. */
export const findFolders = (apiKeyId: string, lines: readonly Numbered<FolderLine | Keyed<LineOf<'document'>>>[]) => {
  const names = lines.flatMap(({ line: { organizationKey, folderId } }) =>
    folderId === undefined ? [] : [{ organization_key: organizationKey, folder_id: folderId }],
  );
  return sql<folders.Folder>`select organization_key as "organizationKey", folder_id as "folderId", folder_name as "folderName",
      ${folders.parentColumn}, access_type as "accessType" from folders
    where api_key_id = ${apiKeyId} and ${isAmong('folders', ['organization_key', 'folder_id'], names)}`;
};

type Find = typeof folders.findParents;

/** Reads the folders of these lines, one organization after the other. */
async function askByOrganization(
  ask: Ask,
  apiKeyId: string,
  lines: readonly Numbered<FolderLine>[],
  idsOf: (line: FolderLine) => readonly string[],
  find: Find,
): Promise<Parents> {
  const byOrganization = [...Map.groupBy(lines, ({ line }) => line.organizationKey)];
  const parents = await Promise.all(
    byOrganization.map(async ([organizationKey, ofOne]) => {
      const folderIds = [...new Set(ofOne.flatMap(({ line }) => idsOf(line)))];
      const found = await ask(find(apiKeyId, organizationKey, folderIds));
      return found.map(({ folderId, parentFolderId }): [string, string | null] => [
        folderName(organizationKey, folderId),
        parentName(organizationKey, parentFolderId),
      ]);
    }),
  );
  return new Map(parents.flat());
}

/** Returns the parents of each folder that the lines name, and of all its ancestors. */
export const findParents = (ask: Ask, apiKeyId: string, lines: readonly Numbered<FolderLine>[]): Promise<Parents> =>
  askByOrganization(
    ask,
    apiKeyId,
    lines,
    ({ folderId, parentFolderId = folderId }) => [folderId, parentFolderId],
    folders.findParents,
  );

/** Returns the parents of all folders inside the moved ones, since they move along. */
export function findMoving(ask: Ask, apiKeyId: string, lines: readonly Numbered<FolderLine>[], parents: Parents): Promise<Parents> {
  const moved = lines.filter(({ line: { organizationKey, folderId, parentFolderId = null } }) => {
    const before = parents.get(folderName(organizationKey, folderId));
    return before !== undefined && before !== parentName(organizationKey, parentFolderId);
  });
  return askByOrganization(ask, apiKeyId, moved, ({ folderId }) => [folderId], folders.findDescendants);
}

export function planFolders(
  scope: Scope,
  lines: readonly Numbered<FolderLine>[],
  found: readonly folders.Folder[],
  parents: Parents,
): Plan<folders.Folder> {
  const existing = new Map(found.map((row) => [folderName(row.organizationKey, row.folderId), row]));
  const toRow = (line: FolderLine, number: number) => {
    const { organizationId, organizationKey, folderId, parentFolderId = null } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertFitsUnderParent(parents, line);
    const name = folderName(organizationKey, folderId);
    // From here on, later lines see the folder under its new parent.
    parents.set(name, parentName(organizationKey, parentFolderId));
    return { name, row: folders.withDefaults(line) };
  };
  return plan(scope, lines, toRow, existing, ['folderName', 'parentFolderId', 'accessType']);
}

/** Throws unless the folder's parent exists, is outside the folder, and is not too deep. */
function assertFitsUnderParent(parents: Parents, { organizationKey, folderId, parentFolderId }: FolderLine): void {
  if (parentFolderId === undefined) return;
  const name = folderName(organizationKey, folderId);
  const parent = folderName(organizationKey, parentFolderId);
  if (!parents.has(parent)) throw missing('/parentFolderId', 'folder', parentFolderId);
  let level = 0;
  for (let above: string | null = parent; above !== null && level <= folders.maxLevels; above = parents.get(above) ?? null) {
    if (above === name) throw new Refusal('/parentFolderId must not be the folder itself or a folder inside it.');
    level++;
  }
  const before = parents.get(name);
  const isMoved = before !== undefined && before !== parent;
  if (level + (isMoved ? levelsIn(parents, name) : 1) > folders.maxLevels)
    throw new Refusal(`/parentFolderId must leave the folder and those inside it at most ${folders.maxLevels} levels deep.`);
}

/** Counts the levels from the folder down to its deepest descendant. */
function levelsIn(parents: Parents, name: string): number {
  const children = Map.groupBy(parents.keys(), (child) => parents.get(child));
  let levels = 0;
  // The limit also ends cycles of folders.
  for (let names = [name]; names.length > 0 && levels < folders.maxLevels; levels++)
    names = names.flatMap((one) => children.get(one) ?? []);
  return levels;
}
