/** The mail settings of API keys. */
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { excluded, insertRows, rowsOf, statement, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type EmailConfigRow = Tables['email_configs'];
/** What is set of it. */
export type EmailConfig = Omit<EmailConfigRow, 'api_key_id'>;

export const nothingSet: EmailConfig = { enabled: 0, from_name: null, from_address: null, reply_to: null };

const byKey = statement({ apiKeyId: text }, (db, { apiKeyId }) =>
  db.selectFrom('email_configs').selectAll().where('api_key_id', '=', apiKeyId),
);

export async function find(db: Db, apiKeyId: string): Promise<EmailConfigRow | undefined> {
  const [row] = await byKey(db, { apiKeyId });
  return row;
}

const lockKey = statement({ apiKeyId: text, workspaceId: text }, (db, { apiKeyId, workspaceId }) =>
  forUpdate(
    db,
    db.selectFrom('api_keys').select('type').where('api_key_id', '=', apiKeyId).where('workspace_id', '=', workspaceId),
  ),
);

/** Until the transaction ends, no other changes this; false where the workspace has no such key. */
export async function lock(db: Db, apiKeyId: string, workspaceId: string): Promise<boolean> {
  return (await lockKey(db, { apiKeyId, workspaceId })).length > 0;
}

const upsert = statement(
  {
    configs: rowsOf('email_configs', ['api_key_id', 'enabled', 'from_name', 'from_address', 'reply_to']),
  },
  (db, { configs }) =>
    insertRows(db, 'email_configs', configs).onConflict((conflict) =>
      conflict.column('api_key_id').doUpdateSet(excluded('enabled', 'from_name', 'from_address', 'reply_to')),
    ),
);

export async function set(db: Db, apiKeyId: string, config: EmailConfig): Promise<void> {
  await upsert(db, { configs: [{ ...config, api_key_id: apiKeyId }] });
}
