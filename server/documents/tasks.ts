import type { Tx } from '../database/db.ts';
import { askOn } from '../database/verbs.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import * as migrations from './migrations.ts';
import * as documents from './store.ts';

/** Names the kind in the queue, where it outlives a deployment: never rename it. */
export const migrateDocumentKind = 'migrate-document';

interface Payload {
  migrationId: string;
}

export const documentTasks: TaskKinds = {
  [migrateDocumentKind]: {
    runBatch: async (_ask, { apiKeyId, payload }, now, tx) => {
      const { migrationId }: Payload = JSON.parse(payload);
      const migration = await migrations.find(tx, apiKeyId, migrationId);
      if (migration?.status === 'pending') {
        // Committed before the move begins, so that others see that it is under way.
        await migrations.setStatus(tx, migration, 'inProgress');
        return 'more';
      }
      if (migration?.status === 'inProgress') await move(tx, now, migration);
      return 'done';
    },
  },
};

/**
 * The whole move is one transaction, so that readers find the document under one id or the other. Only grants can wait for a
 * document that does not exist. Taken over in steps, they would let people in early, and one removed in between could come back.
 */
async function move(tx: Tx, now: number, migration: migrations.MigrationRow): Promise<void> {
  const { api_key_id: apiKeyId, organization_id: organizationId, document_key: to } = migration;
  const { document_id: id, new_document_id: newId } = migration;
  const holdBoth = () => migrations.lockDocuments(tx, apiKeyId, organizationId, [id, newId]);
  let held = await holdBoth();
  if (!held.has(newId)) {
    // With a row of its own, the new id cannot be taken before this transaction ends.
    await documents.keysFor(askOn(tx), apiKeyId, now, [{ organizationId, documentId: newId }]);
    held = await holdBoth();
  }
  const waiting = held.get(newId);
  const isPossible = held.get(id)?.documentKey === to && waiting?.exists !== true;
  const isWanted = await migrations.setStatus(tx, migration, isPossible ? 'completed' : 'failed');
  if (!isPossible || !isWanted) return;
  if (waiting !== undefined) {
    await migrations.moveGrants(tx, apiKeyId, organizationId, { from: waiting.documentKey, to, now });
    await migrations.removeGrants(tx, apiKeyId, organizationId, waiting.documentKey);
    await migrations.removeKey(tx, apiKeyId, waiting.documentKey);
  }
  await migrations.rename(tx, apiKeyId, to, newId);
}
