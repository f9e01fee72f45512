/** Notifications. Who received them is in recipients.ts. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Given, type Integer, type RowOf, statement, type Text } from '../database/forms.ts';
import type { Tables } from '../database/tables.ts';

export type NewNotification = Insertable<Tables['notifications']>;

const insert = statement((db, notification: RowOf<NewNotification>) =>
  db
    .insertInto('notifications')
    .values(notification)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id']).doNothing())
    .returning('notification_id'),
);

/** Adds the notification unless its id is taken, and says whether it did: of two calls at once with one id, only the first does. */
export async function add(db: Db, notification: NewNotification): Promise<boolean> {
  return (await insert(db, notification)).length > 0;
}

const byId = statement((db, apiKeyId: Text, organizationId: Text, notificationId: Text) =>
  db
    .selectFrom('notifications')
    .select('notification_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('notification_id', '=', notificationId),
);

export async function exists(db: Db, apiKeyId: string, organizationId: string, notificationId: string): Promise<boolean> {
  return (await byId(db, apiKeyId, organizationId, notificationId)).length > 0;
}

export type Query = Given<QueryStandIn>;

interface QueryStandIn {
  organizationId: Text;
  documentKey: Text | undefined;
  locationId: Text | undefined;
  /** Who received them. */
  userId: Text | undefined;
  notificationIds: Text[] | undefined;
}

/** Bytes of content that are read before it is known whether a reply has room for them. */
const smallContent = 8192;
/** Recipients of one notification that are read before it is known how many there are. */
const fewRecipients = 20;
/** Stands between user ids, which hold no control characters. */
const separator = '\u001f';

/** The user ids in `recipients`; undefined where they are more than come with a notification. */
export function recipientsIn(recipients: string | null): string[] | undefined {
  if (recipients === null) return [];
  const userIds = recipients.split(separator);
  return userIds.length > fewRecipients ? undefined : userIds.sort();
}

/** The newest that fit, with the bytes of their content, and the content and recipients themselves where they are small and few. */
export const findNewest = statement((db, apiKeyId: Text, query: QueryStandIn, limit: Integer) => {
  const { organizationId, documentKey, locationId, userId, notificationIds } = query;
  // Both tables know where a notification belongs and how old it is, so that one index leads to the newest of a user too.
  const newest = db
    .selectFrom(userId === undefined ? 'notifications' : 'notification_recipients')
    .select(['notification_id', 'created_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(documentKey !== undefined, (query) => query.where('document_key', '=', documentKey ?? ''))
    .$if(locationId !== undefined, (query) => query.where('location_id', '=', locationId ?? ''))
    .$if(notificationIds !== undefined, (query) => query.where('notification_id', 'in', notificationIds ?? []))
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .limit(limit);
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
      sql<
        string | null
      >`case when octet_length(notifications.content) <= ${sql.lit(smallContent)} then notifications.content end`.as('content'),
    )
    .select(({ selectFrom }) =>
      selectFrom(
        selectFrom('notification_recipients')
          .select('user_id')
          .where('api_key_id', '=', apiKeyId)
          .where('organization_id', '=', organizationId)
          .whereRef('notification_id', '=', 'newest.notification_id')
          .limit(sql.lit(fewRecipients + 1))
          .as('some'),
      )
        .select(sql<string | null>`string_agg(user_id, ${sql.lit(separator)})`.as('user_ids'))
        .as('recipients'),
    )
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.notification_id', 'desc');
});

const contents = statement((db, apiKeyId: Text, organizationId: Text, notificationIds: Text[]) =>
  db
    .selectFrom('notifications')
    .select(['notification_id', 'content'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('notification_id', 'in', notificationIds),
);

/** The contents of these notifications by their ids. */
export async function findContents(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
): Promise<Map<string, string>> {
  if (notificationIds.length === 0) return new Map();
  const rows = await contents(db, apiKeyId, organizationId, notificationIds);
  return new Map(rows.map(({ notification_id, content }) => [notification_id, content]));
}
