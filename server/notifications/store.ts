/** Notifications. Who received them is in recipients.ts. */
import type { Db } from '../database/db.ts';
import { rowsToWrite, statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { documentQuery } from '../documents/store.ts';

export type NotificationRow = Tables['notifications'];

const documentOf = statement({ apiKeyId: text, organizationId: text, documentId: text }, (db, { documentId, ...organization }) =>
  documentQuery(db, { ...organization, documentId, documentKey: undefined }).select(({ selectFrom }) => [
    'document_key as documentKey',
    selectFrom('email_configs').select('enabled').where('api_key_id', '=', organization.apiKeyId).as('isMailed'),
  ]),
);

/** The document of a notification, if it exists, and whether the API key's notifications are mailed. */
export async function findDocument(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  documentId: string,
): Promise<{ documentKey: string; isMailed: boolean } | undefined> {
  const [found] = await documentOf(db, { apiKeyId, organizationId, documentId });
  return found && { ...found, isMailed: found.isMailed === 1 };
}

const columns = [
  'api_key_id',
  'organization_id',
  'notification_id',
  'document_key',
  'location_id',
  'action_user_id',
  'content',
  'content_hash',
  'created_at',
] as const;

const insert = statement({ notifications: rowsToWrite('notifications', columns) }, (db, { notifications }) =>
  db
    .insertInto('notifications')
    .columns(notifications.columns)
    .expression(notifications.query)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id']).doNothing())
    .returning('notification_id'),
);

/** Adds the notification unless its id is taken, and says whether it did: of two calls at once with one id, only the first does. */
export async function add(db: Db, notification: NotificationRow): Promise<boolean> {
  return (await insert(db, { notifications: [notification] })).length > 0;
}

const byId = statement(
  { apiKeyId: text, organizationId: text, notificationId: text },
  (db, { apiKeyId, organizationId, notificationId }) =>
    db
      .selectFrom('notifications')
      .select('content_hash')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('notification_id', '=', notificationId),
);

export async function find(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationId: string,
): Promise<Pick<NotificationRow, 'content_hash'> | undefined> {
  const [row] = await byId(db, { apiKeyId, organizationId, notificationId });
  return row;
}

const contents = statement(
  { apiKeyId: text, organizationId: text, notificationIds: textList },
  (db, { apiKeyId, organizationId, notificationIds }) =>
    db
      .selectFrom('notifications')
      .select(['notification_id', 'content'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(notificationIds.includes('notification_id')),
);

/** The contents of these notifications by their ids. */
export async function findContents(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
): Promise<Map<string, string>> {
  if (notificationIds.length === 0) return new Map();
  const rows = await contents(db, { apiKeyId, organizationId, notificationIds });
  return new Map(rows.map(({ notification_id, content }) => [notification_id, content]));
}
