/** The email settings of API keys. */

import { type EmailAddress, parseEmailAddress } from '../addresses/email-address.ts';
import { type Ask, excluded, forUpdate, type Sql, sql } from '../database/sql.ts';

export interface EmailConfig {
  enabled: number;
  fromName: string | null;
  fromAddress: EmailAddress | null;
  replyTo: EmailAddress | null;
}

export const nothingSet: EmailConfig = { enabled: 0, fromName: null, fromAddress: null, replyTo: null };

export async function find(ask: Ask, apiKeyId: string): Promise<EmailConfig> {
  const [stored] = await ask(sql<
    Pick<EmailConfig, 'enabled' | 'fromName'> & { fromAddress: string | null; replyTo: string | null }
  >`
    select enabled, from_name, from_address, reply_to
    from email_configs where api_key_id = ${apiKeyId}`);
  if (stored === undefined) return nothingSet;
  const addressOf = (text: string | null) => parseEmailAddress(text ?? '') ?? null;
  return { ...stored, fromAddress: addressOf(stored.fromAddress), replyTo: addressOf(stored.replyTo) };
}

/** Locks the workspace's API key, so that no other call changes its settings during the transaction. */
export const lock = (apiKeyId: string, workspaceId: string): Sql =>
  sql`select type from api_keys where api_key_id = ${apiKeyId} and workspace_id = ${workspaceId} ${forUpdate}`;

export const set = (apiKeyId: string, { enabled, fromName, fromAddress, replyTo }: EmailConfig): Sql =>
  sql`insert into email_configs (api_key_id, enabled, from_name, from_address, reply_to)
    values (${apiKeyId}, ${enabled}, ${fromName}, ${fromAddress?.text ?? null}, ${replyTo?.text ?? null})
    on conflict (api_key_id) do update set ${excluded('enabled', 'from_name', 'from_address', 'reply_to')}`;
