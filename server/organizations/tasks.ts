/** Removes the rows of deleted organizations, which no call can see any more. */
import { type Key, keyed, removeSome } from '../database/keyed-rows.ts';
import type { Ask } from '../database/sql.ts';
import { among, limit, type Sql, sql } from '../database/sql.ts';
import { waitForWriters } from '../database/tenant-lock.ts';
import { tablesOfDocument, tablesOfOrganization } from '../deletion/tables.ts';
import { enqueue, saveProgress, type Task } from '../jobs/queue.ts';
import { NotYet, type TaskKinds } from '../jobs/worker.ts';
import * as identities from '../users/identities.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const removeOrganizationKind = 'remove-organization';

/** Rows that one batch, which is one transaction, removes from a table. */
const rowsInBatch = 50;

interface Payload {
  organizationKey: string;
  /** The number of emptied tables. Absent until transactions that may still write under the key have ended. */
  emptied?: number;
}

/** Queues the removal of rows under these keys, which no organization has any more. */
export const enqueueRemoval = (now: number, apiKeyId: string, organizationKeys: readonly string[]): Sql =>
  enqueue(
    now,
    organizationKeys.map((organizationKey) => {
      const payload: Payload = { organizationKey };
      return { queue: 'maintenance', kind: removeOrganizationKind, payload, apiKeyId };
    }),
  );

export const organizationTasks: TaskKinds = { [removeOrganizationKind]: { runBatch: removeBatch, excludesWriters: true } };

/** Empties one table after the other. A batch locks rows of a single table, so that it deadlocks with no call. */
async function removeBatch(ask: Ask, task: Task): Promise<'done' | 'more'> {
  const { apiKeyId } = task;
  const { organizationKey, emptied }: Payload = JSON.parse(task.payload);
  const goOn = async (count: number): Promise<'more'> => {
    const payload: Payload = { organizationKey, emptied: count };
    await ask(saveProgress(task, payload));
    return 'more';
  };
  if (emptied === undefined) {
    if (!(await waitForWriters(ask, apiKeyId))) throw new NotYet('A transaction of the API key is still open.');
    return await goOn(0);
  }
  const table = tablesOfOrganization[emptied];
  if (table === undefined) return (await removeDocuments(ask, apiKeyId, organizationKey)) ? 'done' : 'more';
  const areTheirs = sql`organization_key = ${organizationKey}`;
  const keepIdentities = (found: readonly Key[], areFound: Sql) =>
    identities.keepOf(apiKeyId, new Set(found.map(({ userId = '' }) => userId)), areFound);
  const beforeRemoval = table.table === 'users' ? keepIdentities : undefined;
  const removed = await removeSome(ask, apiKeyId, table, areTheirs, rowsInBatch, beforeRemoval);
  return removed < rowsInBatch ? await goOn(emptied + 1) : 'more';
}

/** Removes some documents with their rows in other tables. Returns whether they were the last. */
async function removeDocuments(ask: Ask, apiKeyId: string, organizationKey: string): Promise<boolean> {
  const found = await ask(sql<{ documentKey: string }>`select document_key from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} order by document_id ${limit(rowsInBatch)}`);
  if (found.length === 0) return true;
  const areTheirs = sql`document_key ${among(found.map(({ documentKey }) => documentKey))}`;
  for (const table of tablesOfDocument) {
    if ((await removeSome(ask, apiKeyId, table, areTheirs, rowsInBatch)) > 0) return false;
  }
  await removeSome(ask, apiKeyId, keyed('documents'), areTheirs, rowsInBatch);
  return found.length < rowsInBatch;
}
