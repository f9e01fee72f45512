/** Renames and moves folders in one transaction. */
import { type FoldersHandlers, limits, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { lockExisting } from '../organizations/assert-exists.ts';
import { countMessage, success } from '../replies.ts';
import { checkAccesses, findMoveRefusal, type Parents } from './rules.ts';
import * as store from './store.ts';

export const updateFolders: FoldersHandlers<Contexts>['updateFolders'] = async (
  { organizationId, folders },
  { change, apiKeyId },
) => {
  checkAccesses(folders);
  const ids = folders.map(({ folderId }) => folderId);
  const newParents = folders.flatMap(({ parentFolderId }) => parentFolderId ?? []);
  const { found } = await change({
    read: async (ask) => {
      // Serializes calls that add, move and delete folders.
      const organizationKey = await lockExisting(ask, apiKeyId, organizationId);
      const [locked, above] = await Promise.all([
        ask(store.lock(apiKeyId, organizationKey, ids)),
        ask(store.findParents(apiKeyId, organizationKey, [...new Set([...ids, ...newParents])])),
      ]);
      const stored = new Map(locked.map((folder) => [folder.folderId, folder]));
      const isMoved = ({ folderId, parentFolderId }: (typeof folders)[number]) =>
        parentFolderId !== undefined && stored.has(folderId) && stored.get(folderId)?.parentFolderId !== parentFolderId;
      const moved = folders.filter(isMoved).map(({ folderId }) => folderId);
      const max = limits.deletedFolderRows;
      const below = moved.length === 0 ? [] : await ask(store.findDescendants(apiKeyId, organizationKey, moved, max + 1));
      const parents: Parents = new Map([...above, ...below].map(({ folderId, parentFolderId }) => [folderId, parentFolderId]));
      const refusals = new Map<string, string>();
      const changed = folders.flatMap(({ folderId, folderName, parentFolderId, accessType, inheritFromParent }) => {
        const before = stored.get(folderId);
        if (before === undefined) return [];
        const refusal =
          below.length > max && moved.includes(folderId) ? tooLarge : findMoveRefusal(parents, folderId, parentFolderId);
        if (refusal !== undefined) {
          refusals.set(folderId, refusal);
          return [];
        }
        // Later items of the call see the folder under its new parent.
        const after = parentFolderId === undefined ? before.parentFolderId : parentFolderId;
        parents.set(folderId, after);
        const access = inheritFromParent === true ? null : accessType === undefined ? before.accessType : accessType;
        return [{ folderId, folderName: folderName ?? before.folderName, parentFolderId: after, accessType: access }];
      });
      return { organizationKey, changed, refusals };
    },
    write: ({ organizationKey, changed }) => ({
      updated: changed.length === 0 ? undefined : store.update(apiKeyId, organizationKey, changed),
    }),
  });
  const updated = new Set(found.changed.map(({ folderId }) => folderId));
  const results = ids.map((id): [string, Schema<'FolderChangeResult'>] => [
    id,
    updated.has(id)
      ? { success: true, message: 'Folder updated.' }
      : { success: false, message: found.refusals.get(id) ?? `The folder "${id}" does not exist.` },
  ]);
  return success(countMessage(updated.size, ids.length, 'Folders updated.'), Object.fromEntries(results));
};

const tooLarge = `The moved folders hold more than ${limits.deletedFolderRows} folders. Move them in parts.`;
