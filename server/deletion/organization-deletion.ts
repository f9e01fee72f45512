/** Removes the rows of deleted organizations, which no call can see any more. */
import { type Key, keyed, removeSome } from '../database/keyed-rows.ts';
import { type Ask, among, limit, type Sql, sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type Owner } from '../jobs/queue.ts';
import { numberSome } from '../recording/log.ts';
import { eraseOrganization } from '../recording/retention.ts';
import * as identities from '../users/identities.ts';
import { inSteps, removeNotifications, rowsInBatch, type Step, tablesOfDocument, tablesOfOrganization } from './tables.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
const removeOrganizationKind = 'remove-organization';

interface Deleted {
  organizationKey: string;
}

/** Queues the removal of rows under these keys, which no organization has any more. */
export const enqueueRemoval = (now: number, { apiKeyId, workspaceId }: Owner, organizationKeys: readonly string[]): Sql =>
  enqueue(
    now,
    organizationKeys.map((organizationKey) => {
      const payload: Deleted = { organizationKey };
      return { queue: 'maintenance', kind: removeOrganizationKind, payload, apiKeyId, workspaceId };
    }),
  );

const steps: readonly Step<Deleted>[] = [
  // Numbers the log, which drops new events of deleted organizations. Their index has only numbered events.
  async (ask, apiKeyId) => !(await numberSome(ask, apiKeyId)),
  ...tablesOfOrganization.map(
    (table): Step<Deleted> =>
      async (ask, apiKeyId, { organizationKey }) => {
        if (table.table === 'events') return await eraseOrganization(ask, apiKeyId, organizationKey, rowsInBatch);
        const areTheirs = sql`organization_key = ${organizationKey}`;
        const keepIdentities = (found: readonly Key[], areFound: Sql) =>
          identities.keepOf(apiKeyId, new Set(found.map(({ userId = '' }) => userId)), areFound);
        const beforeRemoval = table.table === 'users' ? keepIdentities : undefined;
        return (await removeSome(ask, apiKeyId, table, areTheirs, rowsInBatch, beforeRemoval)) < rowsInBatch;
      },
  ),
  // The order leads PostgreSQL to the index of ids, even before it has statistics.
  (ask, apiKeyId, { organizationKey }) =>
    removeNotifications(ask, apiKeyId, sql`organization_key = ${organizationKey} order by notification_id`),
  removeDocuments,
];

export const organizationTasks: TaskKinds = { [removeOrganizationKind]: inSteps(steps) };

/** Removes some documents with their rows in other tables. Returns whether they were the last. */
async function removeDocuments(ask: Ask, apiKeyId: string, { organizationKey }: Deleted): Promise<boolean> {
  const found = await ask(sql<{ documentKey: string }>`select document_key from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} order by document_id ${limit(rowsInBatch)}`);
  if (found.length === 0) return true;
  const areTheirs = sql`document_key ${among(found.map(({ documentKey }) => documentKey))}`;
  for (const table of tablesOfDocument) {
    if ((await removeSome(ask, apiKeyId, table, areTheirs, rowsInBatch)) > 0) return false;
  }
  return (await removeSome(ask, apiKeyId, keyed('documents'), areTheirs, rowsInBatch)) < rowsInBatch;
}
