/** Notifications. Their recipients are in recipients.ts. */

import { type Ask, among, forKeyShare, forShare, forUpdate, indexedBy, type Sql, sql } from '../database/sql.ts';
import type { Sized } from '../database/stored-objects.ts';
import { isDocument, isDocumentOf } from '../documents/store.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import type { Delivery } from './recipients.ts';

/** Adds a notification. Fails if another call has just added one with this id; the transaction is then repeated. */
export const add = (
  { apiKeyId, organizationKey, notificationKey, notificationId, documentKey, locationId, createdAt }: Delivery,
  { actorId, content, contentHash }: { actorId: string; content: string; contentHash: string },
): Sql => sql`
  insert into notifications (api_key_id, organization_key, notification_key, notification_id, document_key, location_id, action_user_id, content,
    content_hash, created_at)
  values (${apiKeyId}, ${organizationKey}, ${notificationKey}, ${notificationId}, ${documentKey}, ${locationId}, ${actorId}, ${content},
    ${contentHash}, ${createdAt})`;

/** Selects the key, the hash of the content (null if a user was erased from it), and whether the document exists. */
export const find = (apiKeyId: string, organizationKey: OrganizationKey, notificationId: string) =>
  sql<{ notificationKey: string; contentHash: string | null; isInDocument: number }>`
    select notification_key, content_hash, case when ${isDocumentOf(apiKeyId, 'notifications')} then 1 else 0 end as is_in_document from notifications
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and notification_id = ${notificationId}`;

/**
 * Holds the notification until the transaction ends, so that no call deletes it. Selects whether its organization and document exist, and
 * whether events are on.
 */
export const hold = (apiKeyId: string, notificationKey: string) =>
  sql<{ isInDocument: number; hasEvents: number }>`
    select case when ${isDocumentOf(apiKeyId, 'notifications')} and (
        select 1 from organizations where organizations.api_key_id = ${apiKeyId} and organizations.id = notifications.organization_key) = 1
      then 1 else 0 end as is_in_document,
      (select events from api_keys where api_key_id = ${apiKeyId}) as has_events from notifications
    where api_key_id = ${apiKeyId} and notification_key = ${notificationKey} ${forShare}`;

/** Holds the document of a notification until the transaction ends. Selects both ids, and the notification's content. */
export const holdPlace = ({ apiKeyId, organizationKey, documentKey, notificationKey }: Delivery) =>
  sql<{ documentId: string; organizationId: string; content: string }>`
    select document_id,
      (select organization_id from organizations where organizations.api_key_id = ${apiKeyId} and organizations.id = ${organizationKey})
        as organization_id,
      (select content from notifications
        where notifications.api_key_id = ${apiKeyId} and notifications.notification_key = ${notificationKey}) as content
    from documents where ${isDocument({ apiKeyId, organizationKey, documentKey })} ${forKeyShare}`;

/** SQLite would take the primary key for its order, and read the whole organization. */
const byId = indexedBy('notifications_by_id');

/** Selects the bytes of notifications. */
export const findSizes = (apiKeyId: string, organizationKey: string) => (notificationIds: readonly string[]) =>
  sql<Sized & { id: string }>`select notification_id as id, octet_length(content) as bytes from notifications ${byId}
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and notification_id ${among(notificationIds)}`;

export const findKeys = (apiKeyId: string, organizationKey: OrganizationKey, notificationIds: readonly string[]) =>
  sql<{ notificationKey: string }>`select notification_key from notifications ${byId}
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and notification_id ${among(notificationIds)}`;

export const lock = (apiKeyId: string, organizationKey: string, notificationIds: readonly string[]) =>
  sql<{ notificationKey: string; notificationId: string }>`select notification_key, notification_id from notifications ${byId}
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and notification_id ${among(notificationIds)}
      and ${isDocumentOf(apiKeyId, 'notifications')}
    order by notification_key ${forUpdate}`;

/** Removes notifications. Readers ignore their recipients, whose rows the queue removes. */
export const remove = (apiKeyId: string, notificationKeys: readonly string[]): Sql =>
  sql`delete from notifications where api_key_id = ${apiKeyId} and notification_key ${among(notificationKeys)}`;

export async function findContents(ask: Ask, apiKeyId: string, notificationKeys: readonly string[]): Promise<Map<string, string>> {
  if (notificationKeys.length === 0) return new Map();
  const rows = await ask(sql<{ key: string; content: string }>`select notification_key as key, content from notifications
    where api_key_id = ${apiKeyId} and notification_key ${among(notificationKeys)}`);
  return new Map(rows.map(({ key, content }) => [key, content]));
}
