import { limits } from '../../generated/handlers.ts';
import { type Ask, amongSelected, forUpdate, keepLater, limit, type Sql, sql } from '../database/sql.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { findRecorded, recordIn } from '../recording/record.ts';
import * as migrations from './migrations.ts';
import * as documents from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const migrateDocumentKind = 'migrate-document';

interface Payload {
  migrationId: string;
}

export const documentTasks: TaskKinds = {
  [migrateDocumentKind]: {
    runBatch: async (ask, { apiKeyId, payload }, now) => {
      const { migrationId }: Payload = JSON.parse(payload);
      const [migration] = await ask(migrations.findLive(apiKeyId, migrationId));
      if (migration?.status === 'pending') {
        // Committed before the move begins, so that callers see the migration in progress.
        await ask(migrations.setStatus(migration, 'inProgress'));
        return 'more';
      }
      if (migration?.status === 'inProgress') await move(ask, now, migration);
      return 'done';
    },
  },
};

/**
 * Moves the document in one transaction, so that readers find it under one id. The same transaction takes over the placeholder's
 * grants: earlier, they would let users in too soon; later, a removed grant could come back.
 */
async function move(ask: Ask, now: number, migration: migrations.Migration): Promise<void> {
  const { apiKeyId, organizationKey, documentKey: to, documentId, newDocumentId } = migration;
  const lockBoth = async () => {
    const locked = await ask(migrations.lockDocuments(apiKeyId, organizationKey, [documentId, newDocumentId]));
    return new Map(locked.map((document) => [document.documentId, document]));
  };
  let locked = await lockBoth();
  if (locked.get(documentId)?.documentKey === to && !locked.has(newDocumentId)) {
    // Locks a placeholder, so that no other transaction takes the new id first.
    await documents.keysFor(ask, apiKeyId, now, [{ organizationKey, documentId: newDocumentId }]);
    locked = await lockBoth();
  }
  const waiting = locked.get(newDocumentId);
  const isPossible =
    locked.get(documentId)?.documentKey === to &&
    waiting?.documentExists !== 1 &&
    (waiting === undefined || !(await hasTooManyGrants(ask, apiKeyId, waiting)));
  const [finished] = await ask(migrations.setStatus(migration, isPossible ? 'completed' : 'failed'));
  if (!isPossible || finished === undefined) return;
  if (waiting !== undefined) {
    const from = waiting.documentKey;
    await takeOverGrants(ask, apiKeyId, organizationKey, { from, to, now });
    await Promise.all([
      ask(removeGrants(apiKeyId, organizationKey, from)),
      ask(sql`delete from documents where api_key_id = ${apiKeyId} and document_key = ${from} and document_exists = 0`),
    ]);
  }
  await ask(sql`update documents set document_id = ${newDocumentId} where api_key_id = ${apiKeyId} and document_key = ${to}`);
  const organizationId = await findRecorded(ask, apiKeyId, organizationKey);
  if (organizationId === undefined) return;
  const data = { migrationId: migration.migrationId, status: 'completed', documentId, newDocumentId };
  const items = [{ organizationId, documentId: newDocumentId, data }];
  await recordIn(ask, apiKeyId, now, { type: 'documents.migrated', organizationKey, items });
}

const isOn = (apiKeyId: string, organizationKey: string, documentKey: string): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and resource_type = 'document' and resource_id = ${documentKey}`;

/** Returns whether the locked placeholder has more grants than one transaction takes over. */
export async function hasTooManyGrants(ask: Ask, apiKeyId: string, placeholder: documents.NamedDocument): Promise<boolean> {
  const { organizationKey, documentKey } = placeholder;
  const isWaiting = isOn(apiKeyId, organizationKey, documentKey);
  return (await ask(sql`select 1 from grants where ${isWaiting} ${limit(limits.waitingGrants + 1)}`)).length > limits.waitingGrants;
}

/**
 * Takes over the grants in force on another key. If a user has one on both keys, the stronger role and the longer expiry win, each
 * for itself: nobody has less access afterwards than with either grant.
 */
export async function takeOverGrants(
  ask: Ask,
  apiKeyId: string,
  organizationKey: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const isWaiting = isOn(apiKeyId, organizationKey, from);
  // The placeholder is locked, so no call adds a grant to it.
  const waiting = sql`select user_id from grants where ${isWaiting}`;
  // Locks the grants of both keys in order, since both are written. A list of all their keys would be compared with each grant of the
  // tenant where PostgreSQL has planned for a table with a single row: a minute for 10,000 grants.
  const lock = (key: string) =>
    ask(sql`select 1 from grants where ${isOn(apiKeyId, organizationKey, key)} and user_id ${amongSelected(waiting)}
      order by user_id ${forUpdate}`);
  await Promise.all([
    ...[from, to].toSorted().map(lock),
    ask(sql`insert into grants
        (api_key_id, organization_key, resource_type, resource_id, user_id, access_role, expires_at, granted_at)
      select api_key_id, organization_key, resource_type, ${to}, user_id, access_role, expires_at, granted_at from grants
      where ${isWaiting} and (expires_at is null or expires_at > ${now})
      on conflict (api_key_id, organization_key, resource_type, resource_id, user_id)
      do update set
        access_role = case when grants.access_role = 'editor' and (grants.expires_at is null or grants.expires_at > ${now})
          then 'editor' else excluded.access_role end,
        expires_at = case when grants.expires_at is null or grants.expires_at > excluded.expires_at
          then grants.expires_at else excluded.expires_at end,
        ${keepLater('grants', 'granted_at')}`),
  ]);
}

export const removeGrants = (apiKeyId: string, organizationKey: string, documentKey: string): Sql =>
  sql`delete from grants where ${isOn(apiKeyId, organizationKey, documentKey)}`;
