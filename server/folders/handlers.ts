import type { FoldersHandlers } from '../../generated/handlers.ts';
import type { Folder, FolderAccessResult, FolderAccessType } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { notFound } from '../errors.ts';
import { assertExists, lockExisting, organizationKey, readIn } from '../organizations/key.ts';
import { pageOfItems, pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { itemResults, page, success } from '../replies.ts';
import { deleteFolders } from './delete.ts';
import { checkAccesses, findRefusals } from './rules.ts';
import * as store from './store.ts';
import * as tree from './tree.ts';
import { updateFolders } from './update.ts';

export const folders: FoldersHandlers<Contexts> = {
  async updateAccessForFolders(data, { change, apiKeyId, events }) {
    const { organizationId, folderIds } = data;
    const accessType = data.inheritFromParent === true ? null : data.accessType;
    const { found } = await change({
      prepare: async (ask) => {
        const inOrganization = organizationKey(apiKeyId, organizationId);
        const [key, locked] = await Promise.all([
          assertExists(ask, apiKeyId, organizationId),
          // In the statement that updates them, PostgreSQL would lock all of them for each folder.
          ask(store.lock(apiKeyId, inOrganization, folderIds)),
        ]);
        return { key, locked };
      },
      write: ({ key, locked }, now) => {
        const changed = locked.flatMap((folder) => (folder.accessType === accessType ? [] : [folder.folderId]));
        const items = store.snapshotOf(apiKeyId, key, organizationId, changed);
        return {
          updated: changed.length === 0 ? undefined : store.setAccessType(apiKeyId, key, changed, accessType),
          ...events?.record(now, { type: 'folders.accessUpdated', organizationKey: key, items }),
        };
      },
    });
    const updated = new Set(found.locked.map(({ folderId }) => folderId));
    const results = folderIds.map((id): [string, Result] => [id, updated.has(id) ? resultOf(accessType) : notFoundResult(id)]);
    const isComplete = updated.size === folderIds.length;
    const message = isComplete ? 'Folder access updated.' : `${updated.size} of ${folderIds.length} folders updated.`;
    return success(message, Object.fromEntries(results));
  },

  async addFolders({ organizationId, folders: requested }, { change, apiKeyId, events }) {
    checkAccesses(requested);
    const parentIds = [...new Set(requested.flatMap(({ parentFolderId }) => parentFolderId ?? []))];
    const ids = requested.map(({ folderId }) => folderId);
    const { found, rows } = await change({
      prepare: async (ask) => {
        // Serializes calls that add, move and delete folders.
        const organizationKey = await lockExisting(ask, apiKeyId, organizationId);
        const [existing, levels] = await Promise.all([
          ask(store.findExisting(apiKeyId, organizationKey, ids)),
          ask(tree.findLevels(apiKeyId, organizationKey, parentIds)),
        ]);
        const folders = requested.map((folder) => store.withDefaults({ ...folder, organizationKey }));
        const existingIds = new Set(existing.map(({ folderId }) => folderId));
        const missing = folders.filter(({ folderId }) => !existingIds.has(folderId));
        const refusals = findRefusals(missing, new Map(levels.map(({ folderId, level }) => [folderId, level])));
        return { organizationKey, refusals, possible: missing.filter(({ folderId }) => !refusals.has(folderId)) };
      },
      write: ({ organizationKey, possible }, now) => {
        const added = possible.map(({ folderId }) => folderId);
        const items = store.snapshotOf(apiKeyId, organizationKey, organizationId, added);
        return {
          added: possible.length === 0 ? undefined : store.add(apiKeyId, now, possible),
          ...events?.record(now, { type: 'folders.added', organizationKey, items }),
        };
      },
    });
    const added = new Set((await rows).added.map(({ folderId }) => folderId));
    return itemResults('Folders added.', ids, 'Folder added.', (id) =>
      added.has(id) ? undefined : (found.refusals.get(id) ?? 'The folder already exists. It was not changed.'),
    );
  },

  updateFolders,
  deleteFolders,

  async getFolders(data, context) {
    const { snapshot, apiKeyId } = context;
    const { organizationId, parentFolderId } = data;
    const folderIds = unlessEmpty(data.folderIds);
    const pages = pagesIn('getFolders', data, context, ({ folderId }: Folder) => folderId);
    // The extra row shows that another page follows.
    const maxRows = folderIds?.length ?? pages.pageSize + 1;
    const inOrganization = organizationKey(apiKeyId, organizationId);
    const asked = { apiKeyId, organizationKey: inOrganization, folderIds, parentFolderId, after: pages.after, maxRows };
    const found = await readIn(
      snapshot,
      apiKeyId,
      organizationId,
      (ask) => ask(store.findPage(asked)),
      async (ask) => {
        if (parentFolderId == null) return undefined;
        const [parent] = await ask(store.findExisting(apiKeyId, inOrganization, [parentFolderId]));
        return parent === undefined ? notFound('folder', parentFolderId) : undefined;
      },
    );
    const { items, next } = pageOfItems(pages, found.map(store.folderOf), folderIds?.length ?? pages.pageSize);
    return page('Folders found.', items, next);
  },
};

type Result = FolderAccessResult;

const resultOf = (accessType: FolderAccessType | null): Result =>
  accessType === null
    ? { success: true, inheritFromParent: true, accessType, message: 'Access is inherited from the parent.' }
    : { success: true, accessType, message: 'Access updated.' };

const notFoundResult = (folderId: string): Result => ({
  success: false,
  accessType: null,
  message: `The folder "${folderId}" does not exist.`,
});
