/** Notifications. Who received them is in recipients.ts. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { integer, optional, rowsToWrite, statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { documentKeyOf, documentQuery } from '../documents/store.ts';
import { firstRecipients } from './recipients.ts';

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

/** Content that is read before it is known whether a reply has room for it. */
const smallContentBytes = 2048;

/** The newest that fit, with the bytes of their content, the content itself where it is small, and their first recipients. */
export const findNewest = statement(
  {
    apiKeyId: text,
    organizationId: text,
    documentId: optional(text),
    locationId: optional(text),
    /** Who received them. */
    userId: optional(text),
    notificationIds: optional(textList),
    /** Only those that come after this one. */
    afterTime: optional(integer),
    afterId: optional(text),
    limit: integer,
  },
  (db, { apiKeyId, organizationId, documentId, locationId, userId, notificationIds, afterTime, afterId, limit }) => {
    // Both tables know where a notification belongs and how old it is, so that one index leads to the newest of a user too.
    let newest = db
      .selectFrom(userId === undefined ? 'notifications' : 'notification_recipients')
      .select(['notification_id', 'created_at'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .orderBy('created_at', 'desc')
      .orderBy('notification_id', 'desc')
      .limit(limit);
    if (userId !== undefined) newest = newest.where('user_id', '=', userId);
    if (documentId !== undefined) {
      const document = { apiKeyId, organizationId, documentId, documentKey: undefined };
      newest = newest.where('document_key', '=', documentKeyOf(db, document));
    }
    if (locationId !== undefined) newest = newest.where('location_id', '=', locationId);
    if (afterTime !== undefined) newest = newest.where(sql<SqlBool>`(created_at, notification_id) < (${afterTime}, ${afterId})`);
    if (notificationIds !== undefined) newest = newest.where(notificationIds.includes('notification_id'));
    return db
      .selectFrom(newest.as('newest'))
      .innerJoin('notifications', (join) =>
        join
          .on('notifications.api_key_id', '=', apiKeyId)
          .on('notifications.organization_id', '=', organizationId)
          .onRef('notifications.notification_id', '=', 'newest.notification_id'),
      )
      .innerJoin('documents', (join) =>
        join.on('documents.api_key_id', '=', apiKeyId).onRef('documents.document_key', '=', 'notifications.document_key'),
      )
      .select(['newest.notification_id', 'documents.document_id', 'newest.created_at'])
      .select(sql<number>`octet_length(notifications.content)`.as('bytes'))
      .select(
        sql<string | null>`case when octet_length(notifications.content) <= ${sql.lit(smallContentBytes)} then content end`.as(
          'content',
        ),
      )
      .select(firstRecipients(db, { apiKeyId, organizationId }, 'newest.notification_id').as('recipients'))
      .orderBy('newest.created_at', 'desc')
      .orderBy('newest.notification_id', 'desc');
  },
);

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
