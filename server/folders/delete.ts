/** Deletes folders in one transaction of a bounded number of rows. The documents in them leave rows behind, which the queue removes. */
import { type FoldersHandlers, limits } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { keyed, removeSome } from '../database/keyed-rows.ts';
import { type Ask, among, limit, sql } from '../database/sql.ts';
import { deletionOf } from '../deletion/document-deletion.ts';
import { lockExisting } from '../organizations/key.ts';
import { itemResults } from '../replies.ts';
import * as store from './store.ts';
import * as tree from './tree.ts';

interface Deletion {
  /** The requested folders to delete, and the reasons of the others. */
  deleted: ReadonlySet<string>;
  refusals: ReadonlyMap<string, string>;
  /** The same, with all folders inside. */
  folderIds: readonly string[];
  documentKeys: readonly string[];
  documentIds: readonly string[];
}

const holdsSomething = 'The folder is not empty. Set `recursive` to delete its contents.';
const tooLarge = `The folders contain more than ${limits.deletedFolderRows} folders, documents and grants in total. Delete fewer folders per call.`;

const tooManyBytes = `The documents in the folders have more than ${limits.callBytes} bytes in total. Delete fewer folders per call, or documents first.`;

export const deleteFolders: FoldersHandlers<Contexts>['deleteFolders'] = async (data, context) => {
  const { change, apiKeyId, workspaceId, afterCommit, events } = context;
  const { organizationId, folderIds, recursive = false } = data;
  const { found } = await change({
    prepare: async (ask) => {
      // Serializes calls that add, move and delete folders.
      const organizationKey = await lockExisting(ask, apiKeyId, organizationId);
      const deletion = await findDeletion(ask, apiKeyId, organizationKey, folderIds, recursive);
      return { organizationKey, ...deletion };
    },
    write: ({ organizationKey, folderIds, documentKeys, documentIds }, now) => ({
      folders: folderIds.length === 0 ? undefined : store.remove(apiKeyId, organizationKey, folderIds),
      ...(documentKeys.length === 0 ? {} : deletionOf(now, { apiKeyId, workspaceId }, { organizationKey, documentKeys })),
      ...events?.record(
        now,
        {
          ...{ type: 'documents.deleted', organizationKey },
          items: documentIds.map((documentId) => ({ organizationId, documentId, data: { documentId } })),
        },
        {
          ...{ type: 'folders.deleted', organizationKey },
          items: folderIds.map((folderId) => ({ organizationId, folderId, data: { folderId } })),
        },
      ),
    }),
  });
  if (found.documentKeys.length > 0) await afterCommit(({ wakeWorker }) => wakeWorker());
  const { deleted, refusals } = found;
  return itemResults('Folders deleted.', folderIds, 'Folder deleted.', (folderId) =>
    deleted.has(folderId) ? undefined : (refusals.get(folderId) ?? `The folder "${folderId}" does not exist.`),
  );
};

/** Locks what the call deletes, and removes the grants on the folders. */
async function findDeletion(
  ask: Ask,
  apiKeyId: string,
  organizationKey: string,
  requested: readonly string[],
  recursive: boolean,
): Promise<Deletion> {
  const existing = (await ask(store.findExisting(apiKeyId, organizationKey, requested))).map(({ folderId }) => folderId);
  const refused = (ids: readonly string[], reason: string): Deletion => ({
    ...{ deleted: new Set(), refusals: new Map(ids.map((id) => [id, reason])), folderIds: [], documentKeys: [], documentIds: [] },
  });
  const max = limits.deletedFolderRows;
  const inside = recursive ? await ask(tree.findDescendants(apiKeyId, organizationKey, existing, max + 1)) : [];
  const all = [...new Set([...existing, ...inside.map(({ folderId }) => folderId)])];
  if (all.length > max) return refused(existing, tooLarge);
  // No call puts a document into a locked folder.
  const locked = await ask(store.lock(apiKeyId, organizationKey, all));
  const holding = recursive ? [] : await ask(store.findHolding(apiKeyId, organizationKey, all));
  const refusals = refusalsOf(
    locked,
    holding.map(({ folderId }) => folderId),
  );
  const folderIds = all.filter((folderId) => !refusals.has(folderId));
  const documents = await ask(store.findDocuments(apiKeyId, organizationKey, folderIds, max - folderIds.length + 1));
  const left = max - folderIds.length - documents.length;
  if (left < 0) return refused(existing, tooLarge);
  const areOnFolders = sql`organization_key = ${organizationKey} and resource_type = 'folder' and resource_id ${among(folderIds)}`;
  const [counted] = await ask(sql<{ count: number }>`select count(*) as count from (
    select 1 from grants where api_key_id = ${apiKeyId} and ${areOnFolders} ${limit(left + 1)}) as first`);
  if ((counted?.count ?? 0) > left) return refused(existing, tooLarge);
  if (documents.reduce((sum, { bytes }) => sum + bytes, 0) > limits.callBytes) return refused(existing, tooManyBytes);
  const documentIds = documents.map(({ documentId }) => documentId);
  const deletedDocuments =
    documentIds.length === 0 ? [] : await ask(store.lockDocuments(apiKeyId, organizationKey, folderIds, documentIds));
  await removeSome(ask, apiKeyId, keyed('grants'), areOnFolders, max);
  return {
    deleted: new Set(existing.filter((folderId) => !refusals.has(folderId))),
    ...{ refusals, folderIds, documentKeys: deletedDocuments.map(({ documentKey }) => documentKey) },
    documentIds: deletedDocuments.map((document) => document.documentId),
  };
}

/** Returns the folders that stay, with the reason: the ones that hold something beyond the call, and all above them. */
function refusalsOf(folders: readonly tree.PlacedFolder[], holding: readonly string[]): Map<string, string> {
  const parents = new Map(folders.map(({ folderId, parentFolderId }) => [folderId, parentFolderId]));
  const refusals = new Map<string, string>();
  for (const folderId of holding) {
    for (let id: string | null = folderId; id !== null && parents.has(id) && !refusals.has(id); id = parents.get(id) ?? null) {
      refusals.set(id, holdsSomething);
    }
  }
  return refusals;
}
