/** Placeholders: rows of documents that do not exist, for what waits for them. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdateSkipLocked } from '../database/lock.ts';
import { inTuples } from '../database/rows.ts';
import { integer, statement, text } from '../database/statement.ts';
import type { Removal } from '../jobs/removal.ts';
import { sweep } from '../jobs/sweep.ts';
import { placeholder } from './store.ts';

interface Placeholder {
  api_key_id: string;
  document_key: string;
}

const key = ['api_key_id', 'document_key'] as const;

/** Only grants can wait for a document that does not exist. */
const isAwaited = sql<number>`case when exists (
  select 1 from grants
  where grants.api_key_id = documents.api_key_id and grants.organization_id = documents.organization_id
    and grants.resource_type = 'document' and grants.resource_id = documents.document_key
) then 1 else 0 end`;

const after = statement({ apiKeyId: text, documentKey: text, limit: integer }, (db, { apiKeyId, documentKey, limit }) =>
  db
    .selectFrom('documents')
    .select([...key, isAwaited.as('isAwaited')])
    .where('document_exists', '=', placeholder)
    .where(sql<boolean>`(api_key_id, document_key) > (${apiKeyId}, ${documentKey})`)
    .orderBy('api_key_id')
    .orderBy('document_key')
    .limit(limit),
);

async function remove(db: Db, rows: readonly Placeholder[]): Promise<void> {
  const keys = rows.map(({ api_key_id, document_key }) => [api_key_id, document_key]);
  const placeholders = db.selectFrom('documents').select(key).where(inTuples(key, keys)).where('document_exists', '=', placeholder);
  // Locked first and looked at again in a statement of its own, which sees what was granted by whoever held the row before.
  const held = await forUpdateSkipLocked(db, placeholders).execute();
  if (held.length === 0) return;
  const heldKeys = held.map(({ api_key_id, document_key }) => [api_key_id, document_key]);
  await db.deleteFrom('documents').where(inTuples(key, heldKeys)).where(isAwaited, '=', 0).execute();
}

export const removePlaceholders = (kind: string): Removal =>
  sweep<Placeholder>({
    kind,
    find: async (_ask, last, limit, tx) => {
      const rows = await after(tx, { apiKeyId: last?.api_key_id ?? '', documentKey: last?.document_key ?? '', limit });
      return rows.map((row) => ({ ...row, isNeeded: row.isAwaited === 1 }));
    },
    remove: async (_ask, rows, tx) => await remove(tx, rows),
  });
