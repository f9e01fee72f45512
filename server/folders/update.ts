/** Renames and moves folders in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { type FoldersHandlers, type Input, limits } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import type { Ask } from '../database/sql.ts';
import { lockExisting } from '../organizations/key.ts';
import { itemResults } from '../replies.ts';
import { checkAccesses, FolderTree, findDepthRefusal, findMoveRefusal, getsDeeper } from './rules.ts';
import * as store from './store.ts';
import { findDescendants, findParents, type PlacedFolder } from './tree.ts';

type Change = Input<'updateFolders'>['folders'][number];

export const updateFolders: FoldersHandlers<Contexts>['updateFolders'] = async (
  { organizationId, folders },
  { change, apiKeyId, events },
) => {
  checkAccesses(folders);
  const ids = folders.map(({ folderId }) => folderId);
  const newParents = folders.flatMap(({ parentFolderId }) => parentFolderId ?? []);
  const { found } = await change({
    prepare: async (ask) => {
      // Serializes calls that add, move and delete folders.
      const organizationKey = await lockExisting(ask, apiKeyId, organizationId);
      const [locked, above] = await Promise.all([
        ask(store.lock(apiKeyId, organizationKey, ids)),
        ask(findParents(apiKeyId, organizationKey, [...new Set([...ids, ...newParents])])),
      ]);
      const stored = new Map(locked.map((folder) => [folder.folderId, folder]));
      const tree = new FolderTree();
      tree.place(above);
      const readInside = insideReader(ask, apiKeyId, organizationKey, tree);
      await readInside(mayGetDeeper(folders, above));
      const refusals = new Map<string, string>();
      const changed: Parameters<typeof store.update>[2][number][] = [];
      const recorded: string[] = [];
      for (const { inheritFromParent, effectiveAccessType: _, ...given } of folders) {
        const { folderId, parentFolderId } = given;
        const before = stored.get(folderId);
        if (before === undefined) continue;
        const refusal =
          parentFolderId === undefined ? undefined : await findRefusal(tree, readInside, { folderId, parentFolderId });
        if (refusal !== undefined) {
          refusals.set(folderId, refusal);
          continue;
        }
        const after = { folderId, parentFolderId: parentFolderId === undefined ? before.parentFolderId : parentFolderId };
        // Later items of the call see the folder under its new parent.
        tree.place([after]);
        const written = { ...before, ...given, ...(inheritFromParent === true ? { accessType: null } : {}) };
        changed.push(written);
        if (!isDeepStrictEqual(written, { ...before })) recorded.push(folderId);
      }
      return { organizationKey, changed, recorded, refusals };
    },
    write: ({ organizationKey, changed, recorded }, now) => {
      const items = store.snapshotOf(apiKeyId, organizationKey, organizationId, recorded);
      return {
        updated: changed.length === 0 ? undefined : store.update(apiKeyId, organizationKey, changed),
        ...events?.record(now, { type: 'folders.updated', organizationKey, items }),
      };
    },
  });
  const updated = new Set(found.changed.map(({ folderId }) => folderId));
  return itemResults('Folders updated.', ids, 'Folder updated.', (id) =>
    updated.has(id) ? undefined : (found.refusals.get(id) ?? `The folder "${id}" does not exist.`),
  );
};

const tooLarge = `The moved folders contain more than ${limits.deletedFolderRows} folders in total. Move fewer folders per call.`;

/** Adds the folders inside these to the tree. Returns false if there are too many, which are not read again. */
type ReadInside = (folderIds: readonly string[]) => Promise<boolean>;

function insideReader(ask: Ask, apiKeyId: string, organizationKey: string, tree: FolderTree): ReadInside {
  const isRead = new Set<string>();
  let left: number = limits.deletedFolderRows;
  return async (folderIds) => {
    const unread = folderIds.filter((id) => !isRead.has(id));
    if (unread.length === 0 || left < 0) return left >= 0;
    const inside = await ask(findDescendants(apiKeyId, organizationKey, unread, left + 1));
    for (const id of unread) isRead.add(id);
    left -= inside.length;
    // Folders that this call has moved stay where they are now.
    tree.place(inside.filter(({ folderId }) => !tree.has(folderId)));
    return left >= 0;
  };
}

/** Returns the folders whose descendants decide whether they fit, if no item before them is rejected. */
function mayGetDeeper(folders: readonly Change[], above: readonly PlacedFolder[]): string[] {
  const tree = new FolderTree();
  tree.place(above);
  return folders.flatMap(({ folderId, parentFolderId }) => {
    if (parentFolderId === undefined || !tree.has(folderId) || findMoveRefusal(tree, folderId, parentFolderId) !== undefined)
      return [];
    const isDeeper = getsDeeper(tree, folderId, parentFolderId);
    tree.place([{ folderId, parentFolderId }]);
    return isDeeper ? [folderId] : [];
  });
}

async function findRefusal(
  tree: FolderTree,
  readInside: ReadInside,
  { folderId, parentFolderId }: PlacedFolder,
): Promise<string | undefined> {
  if (parentFolderId === tree.parentOf(folderId)) return undefined;
  const refusal = findMoveRefusal(tree, folderId, parentFolderId);
  if (refusal !== undefined || !getsDeeper(tree, folderId, parentFolderId)) return refusal;
  return (await readInside([folderId])) ? findDepthRefusal(tree, folderId, parentFolderId) : tooLarge;
}
