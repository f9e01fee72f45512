import type { Ask } from '../../database/sql.ts';
import { FolderTree } from '../../folders/rules.ts';
import * as folders from '../../folders/store.ts';
import { findDescendants, findParents, maxLevels } from '../../folders/tree.ts';
import { type LineOf, Refusal } from './check.ts';
import { assertExists, type Keyed, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

/** Has every field of folders, since an import would reset a missing one. */
type FolderLine = Keyed<Pick<LineOf<'folder'>, 'organizationId' | 'folderId' | keyof folders.Content>>;
const folderName = (organizationKey: string, folderId: string): string => nameOf('folder', organizationKey, folderId);
const parentName = (organizationKey: string, parentFolderId: string | null): string | null =>
  parentFolderId === null ? null : folderName(organizationKey, parentFolderId);

/** Selects the existing folders of the lines: described by folder lines or named by document lines. */
export const findFolders = (apiKeyId: string, lines: readonly Numbered<FolderLine | Keyed<LineOf<'document'>>>[]) => {
  const names = lines.flatMap(({ line: { organizationKey, folderId } }) =>
    folderId === undefined ? [] : [{ organizationKey, folderId }],
  );
  return folders.find(apiKeyId, names);
};

type Find = typeof findParents;

/** Reads the folders of these lines, one organization after the other. */
async function askByOrganization(
  ask: Ask,
  apiKeyId: string,
  lines: readonly Numbered<FolderLine>[],
  idsOf: (line: FolderLine) => readonly string[],
  find: Find,
  tree: FolderTree,
): Promise<void> {
  const byOrganization = [...Map.groupBy(lines, ({ line }) => line.organizationKey)];
  await Promise.all(
    byOrganization.map(async ([organizationKey, ofOne]) => {
      const folderIds = [...new Set(ofOne.flatMap(({ line }) => idsOf(line)))];
      const found = await ask(find(apiKeyId, organizationKey, folderIds));
      tree.place(
        found.map(({ folderId, parentFolderId }) => ({
          folderId: folderName(organizationKey, folderId),
          parentFolderId: parentName(organizationKey, parentFolderId),
        })),
      );
    }),
  );
}

/** Returns the folders that the lines name, with all above them and all inside the moved ones. Folders are called by their names. */
export async function readTree(ask: Ask, apiKeyId: string, lines: readonly Numbered<FolderLine>[]): Promise<FolderTree> {
  const tree = new FolderTree();
  const idsOf = ({ folderId, parentFolderId = folderId }: FolderLine) => [folderId, parentFolderId];
  await askByOrganization(ask, apiKeyId, lines, idsOf, findParents, tree);
  const moved = lines.filter(({ line: { organizationKey, folderId, parentFolderId = null } }) => {
    const before = tree.parentOf(folderName(organizationKey, folderId));
    return before !== undefined && before !== parentName(organizationKey, parentFolderId);
  });
  await askByOrganization(ask, apiKeyId, moved, ({ folderId }) => [folderId], findDescendants, tree);
  return tree;
}

export function planFolders(
  scope: Scope,
  lines: readonly Numbered<FolderLine>[],
  found: readonly folders.Folder[],
  tree: FolderTree,
): Plan<folders.Folder> {
  const existing = new Map(found.map((row) => [folderName(row.organizationKey, row.folderId), row]));
  const toRow = (line: FolderLine, number: number) => {
    const { organizationId, organizationKey, folderId, parentFolderId = null } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertFitsUnderParent(tree, line);
    const name = folderName(organizationKey, folderId);
    // From here on, later lines see the folder under its new parent.
    tree.place([{ folderId: name, parentFolderId: parentName(organizationKey, parentFolderId) }]);
    return { name, row: folders.withDefaults(line) };
  };
  return plan(scope, lines, toRow, existing);
}

/** Throws unless the folder's parent exists, is outside the folder, and is not too deep. */
function assertFitsUnderParent(tree: FolderTree, { organizationKey, folderId, parentFolderId }: FolderLine): void {
  if (parentFolderId === undefined) return;
  const name = folderName(organizationKey, folderId);
  const parent = folderName(organizationKey, parentFolderId);
  if (!tree.has(parent)) throw missing('/parentFolderId', 'folder', parentFolderId);
  if (tree.isIn(parent, name)) throw new Refusal('/parentFolderId must not be the folder itself or a folder inside it.');
  const isMoved = tree.has(name) && tree.parentOf(name) !== parent;
  if (tree.levelOf(parent) + (isMoved ? tree.levelsIn(name) : 1) > maxLevels)
    throw new Refusal(`/parentFolderId must leave the folder and those inside it at most ${maxLevels} levels deep.`);
}
