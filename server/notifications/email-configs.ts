/** How the notifications of API keys are mailed, and how many mails a key has had on a day. */
import { sql } from 'kysely';
import { dayMs } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { excluded, insertRows, integer, rowsOf, statement, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type EmailConfigRow = Tables['email_configs'];
/** What is set of it. */
export type EmailConfig = Omit<EmailConfigRow, 'api_key_id' | 'mail_day' | 'mails'>;

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
    configs: rowsOf('email_configs', ['api_key_id', 'enabled', 'from_name', 'from_address', 'reply_to', 'mail_day', 'mails']),
  },
  (db, { configs }) =>
    insertRows(db, 'email_configs', configs).onConflict((conflict) =>
      conflict.column('api_key_id').doUpdateSet(excluded('enabled', 'from_name', 'from_address', 'reply_to')),
    ),
);

export async function set(db: Db, apiKeyId: string, config: EmailConfig): Promise<void> {
  await upsert(db, { configs: [{ ...config, api_key_id: apiKeyId, mail_day: 0, mails: 0 }] });
}

const count = statement({ apiKeyId: text, day: integer, wanted: integer }, (db, { apiKeyId, day, wanted }) =>
  db
    .updateTable('email_configs')
    .set({ mails: sql<number>`case when mail_day = ${day} then mails else 0 end + ${wanted}`, mail_day: day })
    .where('api_key_id', '=', apiKeyId)
    .returning('mails'),
);

/** Takes so many mails of the day (of UTC), and gives how many of them the limit still had. */
export async function takeMails(db: Db, apiKeyId: string, now: number, wanted: number, limit: number): Promise<number> {
  if (limit === 0 || wanted === 0) return wanted;
  const [counted] = await count(db, { apiKeyId, day: Math.floor(now / dayMs), wanted });
  return Math.min(Math.max(limit - ((counted?.mails ?? limit) - wanted), 0), wanted);
}
