import type { Db } from '../database/db.ts';
import * as folders from '../folders/store.ts';
import { type LineOf, Refusal } from './check.ts';
import { assertExists, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type FolderLine = LineOf<'folder'>;
/** By the name of a folder that of the one above it; null at the top. Folders that are not in it do not exist. */
type Parents = Map<string, string | null>;

const folderName = (organizationId: string, folderId: string): string => nameOf('folder', organizationId, folderId);
const parentName = (organizationId: string, parentFolderId: string | null): string | null =>
  parentFolderId === null ? null : folderName(organizationId, parentFolderId);

/** Of each folder that the lines name, and of all above them. */
export async function findParents(db: Db, apiKeyId: string, lines: readonly Numbered<FolderLine>[]): Promise<Parents> {
  const byOrganization = [...Map.groupBy(lines, ({ line }) => line.organizationId)];
  const parents = await Promise.all(
    byOrganization.map(async ([organizationId, ofOne]) => {
      const named = new Set(ofOne.flatMap(({ line: { folderId, parentFolderId } }) => [folderId, parentFolderId ?? folderId]));
      const chains = await folders.chainsOf(db, apiKeyId, organizationId, [...named]);
      return [...chains.values()].flatMap((chain) =>
        chain.map(({ folderId }, i): [string, string | null] => [
          folderName(organizationId, folderId),
          parentName(organizationId, chain[i + 1]?.folderId ?? null),
        ]),
      );
    }),
  );
  return new Map(parents.flat());
}

/** The same of all folders inside those that the lines put elsewhere: they move along. */
export async function findMoving(
  db: Db,
  apiKeyId: string,
  lines: readonly Numbered<FolderLine>[],
  parents: Parents,
): Promise<Parents> {
  const moved = lines.filter(({ line: { organizationId, folderId, parentFolderId = null } }) => {
    const before = parents.get(folderName(organizationId, folderId));
    return before !== undefined && before !== parentName(organizationId, parentFolderId);
  });
  const byOrganization = [...Map.groupBy(moved, ({ line }) => line.organizationId)];
  const inside = await Promise.all(
    byOrganization.map(async ([organizationId, ofOne]) => {
      const folderIds = [...new Set(ofOne.map(({ line }) => line.folderId))];
      const found = await folders.findDescendants(db, { apiKeyId, organizationId, folderIds });
      return found.map(({ folderId, parentFolderId }): [string, string] => [
        folderName(organizationId, folderId),
        folderName(organizationId, parentFolderId),
      ]);
    }),
  );
  return new Map(inside.flat());
}

export function planFolders(
  scope: Scope,
  lines: readonly Numbered<FolderLine>[],
  found: readonly folders.FolderRow[],
  parents: Parents,
): Plan<folders.FolderRow> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [folderName(row.organization_id, row.folder_id), row]));
  const toRow = (line: FolderLine, number: number) => {
    const { organizationId, folderId, parentFolderId = null } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertFitsUnderParent(parents, line);
    const name = folderName(organizationId, folderId);
    // From here on later lines see the folder where this line puts it.
    parents.set(name, parentName(organizationId, parentFolderId));
    return { name, row: folders.toRow(apiKeyId, now, line) };
  };
  return plan(scope, lines, toRow, existing, ['folder_name', 'parent_folder_id', 'access_type']);
}

/** The folder's parent exists, is not inside the folder, and not too deep. */
function assertFitsUnderParent(parents: Parents, { organizationId, folderId, parentFolderId }: FolderLine): void {
  if (parentFolderId === undefined) return;
  const name = folderName(organizationId, folderId);
  const parent = folderName(organizationId, parentFolderId);
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

/** How many levels the folder and those inside it have together. */
function levelsIn(parents: Parents, name: string): number {
  const children = Map.groupBy(parents.keys(), (child) => parents.get(child));
  let levels = 0;
  // What contains itself ends, too.
  for (let names = [name]; names.length > 0 && levels < folders.maxLevels; levels++)
    names = names.flatMap((one) => children.get(one) ?? []);
  return levels;
}
