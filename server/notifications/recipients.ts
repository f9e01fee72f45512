/** Who received which notification, and what decides who does. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Integer, type RowOf, statement, type Text } from '../database/forms.ts';
import { inPieces } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

type Recipient = Insertable<Tables['notification_recipients']>;

/** A notification, as each of its recipients has it. */
export type Delivery = Omit<Recipient, 'user_id' | 'named'>;

const insert = statement((db, recipients: RowOf<Recipient>[]) =>
  db
    .insertInto('notification_recipients')
    .values(recipients)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id', 'user_id']).doNothing()),
);

/** Adds recipients; one who received it before stays as they were. */
export async function add(db: Db, delivery: Delivery, userIds: readonly string[], named: boolean): Promise<void> {
  const recipients = userIds.map((userId) => ({ ...delivery, user_id: userId, named: named ? 1 : 0 }));
  await inPieces(recipients, (some) => insert(db, some));
}

/** Who is known in the organization, by user id: the page after that user. */
export async function findKnown(
  db: Db,
  { api_key_id, organization_id }: Delivery,
  after: string,
  limit: number,
): Promise<string[]> {
  const known = await db
    .selectFrom('users')
    .select('user_id')
    .where('api_key_id', '=', api_key_id)
    .where('organization_id', '=', organization_id)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return known.map(({ user_id }) => user_id);
}

/** What users have set for the document and for the organization (whose `document_key` is empty). */
export const findInboxes = statement((db, delivery: RowOf<Delivery>, userIds: Text[]) =>
  db
    .selectFrom('notification_configs')
    .select(['user_id', 'document_key', 'inbox'])
    .where('api_key_id', '=', delivery.api_key_id)
    .where('organization_id', '=', delivery.organization_id)
    .where('user_id', 'in', userIds)
    .where('document_key', 'in', [sql.val(''), delivery.document_key]),
);

/** The context permissions of those who have any. */
export const findContexts = statement((db, delivery: RowOf<Delivery>, userIds: Text[]) =>
  db
    .selectFrom('users')
    .select(['user_id', 'context'])
    .where('api_key_id', '=', delivery.api_key_id)
    .where('organization_id', '=', delivery.organization_id)
    .where('user_id', 'in', userIds)
    .where('context', 'is not', null),
);

const whoActed = statement((db, { api_key_id, document_key }: RowOf<Delivery>, userIds: Text[]) =>
  db
    .selectFrom('notifications')
    .select('action_user_id as user_id')
    .where('api_key_id', '=', api_key_id)
    .where('document_key', '=', document_key)
    .where('action_user_id', 'in', userIds)
    .union(
      db
        .selectFrom('annotations')
        .select('author_id as user_id')
        .where('api_key_id', '=', api_key_id)
        .where('document_key', '=', document_key)
        .where('author_id', 'in', userIds),
    ),
);

/** Those of the users who acted on the document: made a notification there, or an annotation. */
export async function findWhoActed(db: Db, delivery: Delivery, userIds: readonly string[]): Promise<string[]> {
  return userIds.length === 0 ? [] : (await whoActed(db, delivery, userIds)).map(({ user_id }) => user_id);
}

const received = statement((db, apiKeyId: Text, organizationId: Text, notificationIds: Text[], limit: Integer) =>
  db
    .selectFrom('notification_recipients')
    .select(['notification_id', 'user_id'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('notification_id', 'in', notificationIds)
    .orderBy('notification_id')
    .orderBy('user_id')
    .limit(limit),
);

/** Who received these notifications, at most so many rows, by notification and user id. */
export async function find(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
  limit: number,
): Promise<{ notification_id: string; user_id: string }[]> {
  return notificationIds.length === 0 ? [] : await received(db, apiKeyId, organizationId, notificationIds, limit);
}
