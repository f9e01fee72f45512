/** Invariants of the data, as queries for rows that violate them. */
import type { Context, TortureDatabase } from './framework.ts';

const invariants: { readonly [promise: string]: string } = {
  'Every workspace has an API key': `
    select workspace_id as broken from workspaces w
    where not exists (select 1 from api_keys k where k.workspace_id = w.workspace_id)`,
  'Every received notification exists': `
    select notification_id as broken from notification_recipients r
    where not exists (select 1 from notifications n where n.api_key_id = r.api_key_id
      and n.organization_key = r.organization_key and n.notification_key = r.notification_key)`,
  'Every notification belongs to an existing document': `
    select notification_id as broken from notifications n
    where not exists (select 1 from documents d where d.api_key_id = n.api_key_id and d.document_key = n.document_key)`,
  'Every presence entry belongs to an existing document': `
    select user_id as broken from presence p
    where not exists (select 1 from documents d where d.api_key_id = p.api_key_id and d.document_key = p.document_key)`,
  'Every grant on a document refers to a document or a placeholder': `
    select resource_id as broken from grants g
    where resource_type = 'document' and not exists (select 1 from documents d
      where d.api_key_id = g.api_key_id and d.document_key = g.resource_id)`,
  'Every row belongs to an existing organization': `
    select organization_key as broken from (
      select api_key_id, organization_key from grants union select api_key_id, organization_key from documents
      union select api_key_id, organization_key from user_groups union select api_key_id, organization_key from users) a
    where not exists (select 1 from organizations o where o.api_key_id = a.api_key_id and o.id = a.organization_key)`,
  'Former names and addresses belong to an API key that exists or is being erased': `
    select user_id as broken from user_identities i
    where not exists (select 1 from api_keys k where k.api_key_id = i.api_key_id)
      and not exists (select 1 from tasks where kind = 'erase-owner' and completed_at is null)`,
  'Suppressed addresses belong to a workspace that exists or is being erased': `
    select address_hash as broken from (
      select workspace_id, address_hash from suppressed_addresses union select workspace_id, address_hash from unsubscribed_addresses) a
    where not exists (select 1 from workspaces w where w.workspace_id = a.workspace_id)
      and not exists (select 1 from tasks where kind = 'erase-owner' and completed_at is null)`,
  'A document has one id and an id one document': `
    select document_id as broken from documents group by api_key_id, organization_key, document_id having count(*) > 1`,
  'Every user with a grant, in a group or present is a user of the organization': `
    select user_id as broken from (
      select api_key_id, organization_key, user_id from grants union select api_key_id, organization_key, user_id from presence
      union select api_key_id, organization_key, user_id from user_group_members) a
    where not exists (select 1 from users u where u.api_key_id = a.api_key_id
      and u.organization_key = a.organization_key and u.user_id = a.user_id)`,
};

export async function checkInvariants({ violation }: Context, database: TortureDatabase): Promise<void> {
  for (const [promise, statement] of Object.entries(invariants)) {
    const rows = await database.query(statement);
    if (rows.length > 0) violation(`${promise}: not ${rows.length}, such as ${String(rows[0]?.broken)}`);
  }
}
