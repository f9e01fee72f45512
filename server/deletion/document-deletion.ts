/** Deletes documents, and removes their rows, which no call can see any more. Folders delete their documents too, so it is here. */
import { keyed, removeSome } from '../database/keyed-rows.ts';
import { among, sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type Owner } from '../jobs/queue.ts';
import { inSteps, removeNotifications, rowsInBatch, type Step, tablesOfDocument } from './tables.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const removeDocumentsKind = 'remove-documents';

/** Keys of deleted documents of one organization. */
interface DeletedDocuments {
  organizationKey: string;
  documentKeys: readonly string[];
}

const documentsInTask = 1000;

const chunksOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / documentsInTask) }, (_, i) =>
    keys.slice(i * documentsInTask, (i + 1) * documentsInTask),
  );

/**
 * Deletes locked documents: all rows with their keys are in no document from then on, and the queue removes them. Their unfinished
 * migrations become failed, so that waiting callers are informed.
 */
export const deletionOf = (now: number, { apiKeyId, workspaceId }: Owner, { organizationKey, documentKeys }: DeletedDocuments) => {
  const areTheirs = sql`api_key_id = ${apiKeyId} and document_key ${among(documentKeys)}`;
  return {
    documents: sql`delete from documents where ${areTheirs}`,
    migrations: sql`update document_migrations set status = 'failed' where ${areTheirs} and status in ('pending', 'inProgress')`,
    queued: enqueue(
      now,
      chunksOf(documentKeys).map((chunk) => {
        const payload: DeletedDocuments = { organizationKey, documentKeys: chunk };
        return { queue: 'maintenance', kind: removeDocumentsKind, payload, apiKeyId, workspaceId };
      }),
    ),
  };
};

const steps: readonly Step<DeletedDocuments>[] = [
  ...[...tablesOfDocument, keyed('notification_configs', 'notification_configs_by_document')].map(
    (table): Step<DeletedDocuments> =>
      async (ask, apiKeyId, { documentKeys }) => {
        // `document_key <> ''` lets the planner use the partial index of settings for documents.
        const areTheirs = sql`document_key ${among(documentKeys)} and document_key <> ''`;
        return (await removeSome(ask, apiKeyId, table, areTheirs, rowsInBatch)) < rowsInBatch;
      },
  ),
  async (ask, apiKeyId, { organizationKey, documentKeys }) => {
    const areTheirs = sql`organization_key = ${organizationKey} and resource_type = 'document' and resource_id ${among(documentKeys)}`;
    return (await removeSome(ask, apiKeyId, keyed('grants'), areTheirs, rowsInBatch)) < rowsInBatch;
  },
  (ask, apiKeyId, { documentKeys }) => removeNotifications(ask, apiKeyId, sql`document_key ${among(documentKeys)}`),
];

export const documentRemovalTasks: TaskKinds = { [removeDocumentsKind]: inSteps(steps) };
