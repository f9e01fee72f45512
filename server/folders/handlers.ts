import type { FoldersHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';

export const folders: FoldersHandlers<Contexts> = {
  async updateAccessForFolders(data, { db, apiKeyId }) {
    const { organizationId, folderIds } = data;
    await mustExist(db, apiKeyId, organizationId);
    const accessType = 'accessType' in data ? data.accessType : null;
    const updated = new Set(await store.setAccess(db, apiKeyId, organizationId, folderIds, accessType));
    const results = folderIds.map((folderId): [string, Schema<'FolderAccessResult'>] => [folderId, resultOf(folderId, updated.has(folderId), accessType)]);
    const message = updated.size === folderIds.length ? 'Folder access updated.' : `${updated.size} of ${folderIds.length} folders updated.`;
    return success(message, Object.fromEntries(results));
  },
};

function resultOf(folderId: string, isUpdated: boolean, accessType: Schema<'FolderAccessType'> | null): Schema<'FolderAccessResult'> {
  if (!isUpdated) return { success: false, accessType: null, message: `The folder "${folderId}" does not exist.` };
  if (accessType === null) return { success: true, inheritFromParent: true, accessType, message: 'Access is inherited from the parent.' };
  return { success: true, accessType, message: 'Access updated.' };
}
