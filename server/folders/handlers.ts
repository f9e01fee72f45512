import type { FoldersHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { mustExist } from '../organizations/must-exist.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';

export const folders: FoldersHandlers<Contexts> = {
  async updateAccessForFolders(data, { transaction, apiKeyId }) {
    const { organizationId, folderIds } = data;
    const accessType = data.inheritFromParent === true ? null : data.accessType;
    const [updated] = await transaction((tx) =>
      Promise.all([
        store.setAccessType(tx, apiKeyId, organizationId, folderIds, accessType),
        mustExist(tx, apiKeyId, organizationId),
      ]),
    );
    const results = folderIds.map((id): [string, Result] => [id, updated.has(id) ? resultOf(accessType) : notFoundResult(id)]);
    const isComplete = updated.size === folderIds.length;
    const message = isComplete ? 'Folder access updated.' : `${updated.size} of ${folderIds.length} folders updated.`;
    return success(message, Object.fromEntries(results));
  },
};

type Result = Schema<'FolderAccessResult'>;

const resultOf = (accessType: Schema<'FolderAccessType'> | null): Result =>
  accessType === null
    ? { success: true, inheritFromParent: true, accessType, message: 'Access is inherited from the parent.' }
    : { success: true, accessType, message: 'Access updated.' };

const notFoundResult = (folderId: string): Result => ({
  success: false,
  accessType: null,
  message: `The folder "${folderId}" does not exist.`,
});
