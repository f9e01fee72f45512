import { type FoldersHandlers, operations, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { askOn } from '../database/verbs.ts';
import { notFound } from '../errors.ts';
import { unlessEmpty } from '../filter.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { sized } from '../page-token.ts';
import { countMessage, page, success } from '../replies.ts';
import { findFolders, folderPages, toFolder, top } from './page.ts';
import { findRefusals } from './rules.ts';
import * as store from './store.ts';

const { pageSize: defaultPageSize } = operations.getFolders.defaults;

export const folders: FoldersHandlers<Contexts> = {
  async updateAccessForFolders(data, { transaction, apiKeyId }) {
    const { organizationId, folderIds } = data;
    const accessType = data.inheritFromParent === true ? null : data.accessType;
    const [updated] = await transaction((tx) =>
      Promise.all([
        store.setAccessType(tx, apiKeyId, organizationId, folderIds, accessType),
        assertExists(askOn(tx), apiKeyId, organizationId),
      ]),
    );
    const results = folderIds.map((id): [string, Result] => [id, updated.has(id) ? resultOf(accessType) : notFoundResult(id)]);
    const isComplete = updated.size === folderIds.length;
    const message = isComplete ? 'Folder access updated.' : `${updated.size} of ${folderIds.length} folders updated.`;
    return success(message, Object.fromEntries(results));
  },

  async addFolders({ organizationId, folders: requested }, { transaction, apiKeyId }) {
    const parentIds = [...new Set(requested.flatMap(({ parentFolderId }) => parentFolderId ?? []))];
    const [added, refusals] = await transaction(async (tx, { startedAt }) => {
      const [now, found, levels] = await Promise.all([
        startedAt,
        store.findExisting(
          tx,
          apiKeyId,
          organizationId,
          requested.map(({ folderId }) => folderId),
        ),
        store.findLevels(tx, apiKeyId, organizationId, parentIds),
        assertExists(askOn(tx), apiKeyId, organizationId),
      ]);
      const missing = requested
        .filter(({ folderId }) => !found.has(folderId))
        .map(({ parentFolderId = null, ...folder }) => ({ ...folder, organizationId, parentFolderId }));
      const refused = findRefusals(missing, levels);
      const rows = missing.filter(({ folderId }) => !refused.has(folderId)).map((folder) => store.toRow(apiKeyId, now, folder));
      return [await store.add(tx, rows), refused];
    });
    const results = requested.map(({ folderId }): [string, Schema<'NewFolderResult'>] => [
      folderId,
      added.has(folderId)
        ? { success: true, message: 'Folder added.' }
        : { success: false, message: refusals.get(folderId) ?? 'The folder exists already; it was left as it is.' },
    ]);
    return success(countMessage(added.size, requested.length, 'Folders added.'), Object.fromEntries(results));
  },

  async getFolders(
    { organizationId, folderIds, parentFolderId, pageSize = defaultPageSize, pageToken },
    { ask, db, tokens, apiKeyId },
  ) {
    const wanted = unlessEmpty(folderIds);
    const pages = folderPages(tokens, apiKeyId, { organizationId, folderIds: wanted, parentFolderId });
    const after = pages.readToken(pageToken);
    const found = await findFolders(db, {
      apiKeyId,
      organizationId,
      folderIds: wanted,
      parentFolderId: parentFolderId === null ? top : parentFolderId,
      after,
      limit: pageSize + 1,
    });
    // Whatever is found is in an organization and a folder that exist.
    if (found.length === 0) {
      const parentIds = parentFolderId == null ? [] : [parentFolderId];
      const [existing] = await Promise.all([
        store.findExisting(db, apiKeyId, organizationId, parentIds),
        assertExists(ask, apiKeyId, organizationId),
      ]);
      for (const id of parentIds) if (!existing.has(id)) throw notFound('folder', id);
    }
    const { rows, next } = pages.toPage(
      found.map((row) => sized(row, toFolder(row))),
      wanted?.length ?? pageSize,
    );
    return page('Folders found.', rows.map(toFolder), next);
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
