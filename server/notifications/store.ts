/** Notifications. Who received them is in recipients.ts. */
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { type Integer, integer, nullableText, selectRow, statement, type Text, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { writeStatement } from '../database/write-statement.ts';
import { documentQuery } from '../documents/store.ts';
import { enqueueQuery, type NewTask, newTasks, toNewTask } from '../jobs/queue.ts';
import * as recipients from './recipients.ts';

export type NotificationRow = Tables['notifications'];

const isMailed = (db: Db, apiKeyId: Text) =>
  db.selectFrom('email_configs').select('enabled').where('api_key_id', '=', apiKeyId).where('enabled', '=', sql.lit(1));

const parameters = {
  ...{ apiKeyId: text, now: integer, organizationId: text, documentId: text, notificationId: text, locationId: nullableText },
  ...{ actorId: text, content: text, contentHash: text },
  recipients: recipients.newRecipients,
  mailTasks: newTasks,
};

const insert = writeStatement({
  parameters,
  columns: ['documentKey', 'isMailed'],
  find: (db, { apiKeyId, organizationId, documentId }) =>
    documentQuery(db, { apiKeyId, organizationId, documentId, documentKey: undefined }).select(({ fn }) => [
      'document_key as documentKey',
      fn.coalesce(isMailed(db, apiKeyId), sql.lit(0)).as('isMailed'),
    ]),
  first: (db, notification, found) => {
    const { actorId, content, contentHash } = notification;
    const values = { ...deliveryOf(notification, found), action_user_id: actorId, content, content_hash: contentHash };
    const { columns, query } = selectRow<NotificationRow>(values, found.source);
    return db
      .insertInto('notifications')
      .columns(columns)
      .expression(query)
      .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id']).doNothing());
  },
  others: [
    (db, notification, found) => {
      const wants = recipients.isWantedByNamed(notification, found.documentKey);
      const isReceived = ({ user_id, named }: { user_id: Text; named: Integer }) =>
        sql<SqlBool>`(${named} = 0 or ${wants(user_id)})`;
      return recipients.addQuery(db, notification.recipients, deliveryOf(notification, found), found.source, isReceived);
    },
    (db, { mailTasks, apiKeyId }, found) => enqueueQuery(db, mailTasks, apiKeyId, found, sql`${found.isMailed} = 1`),
  ],
});

/** The columns that a notification and its recipients have in common: values, or expressions. */
export const deliveryOf = <Id, LocationId, Time>(
  notification: { apiKeyId: Id; organizationId: Id; notificationId: Id; locationId: LocationId },
  { documentKey, now }: { documentKey: Id; now: Time },
) => ({
  api_key_id: notification.apiKeyId,
  organization_id: notification.organizationId,
  notification_id: notification.notificationId,
  document_key: documentKey,
  location_id: notification.locationId,
  created_at: now,
});

export interface NewNotification {
  apiKeyId: string;
  organizationId: string;
  documentId: string;
  notificationId: string;
  locationId: string | null;
  actorId: string;
  content: string;
  contentHash: string;
  /** Whom it names receives it unless they have set otherwise. */
  recipients: readonly recipients.Recipient[];
  /** Queued where the notifications of the API key are mailed. */
  mailTask: Pick<NewTask, 'queue' | 'kind' | 'payload'> | undefined;
}

/** Adds the notification; undefined where there is no such document, or the id of the notification is taken. */
export async function add(
  tx: Tx,
  now: number,
  { mailTask, ...notification }: NewNotification,
): Promise<{ documentKey: string; isMailed: number; now: number } | undefined> {
  return await insert(tx, {
    ...notification,
    now,
    recipients: sortByColumns(notification.recipients, 'user_id'),
    mailTasks: mailTask === undefined ? [] : [toNewTask(mailTask)],
  });
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
