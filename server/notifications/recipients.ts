/** Who received which notification, and what decides who does. */
import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { NotificationLevel, Tables } from '../database/tables.ts';

/** A notification, as each of its recipients has it. */
export type Delivery = Omit<Insertable<Tables['notification_recipients']>, 'user_id' | 'named'>;

/** Adds recipients; one who received it before stays as they were. */
export async function add(db: Db, delivery: Delivery, userIds: readonly string[], named: boolean): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('notification_recipients')
    .values(userIds.map((userId) => ({ ...delivery, user_id: userId, named: named ? 1 : 0 })))
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id', 'user_id']).doNothing())
    .execute();
}

/** Adds everyone known in the organization, however many, but for one user and for those who may not want it. */
export async function addWhoWantAll(db: Db, delivery: Delivery, exceptUserId: string): Promise<void> {
  await db
    .insertInto('notification_recipients')
    .columns(['api_key_id', 'organization_id', 'user_id', 'notification_id', 'document_key', 'location_id', 'named', 'created_at'])
    .expression(
      db
        .selectFrom('users')
        .select(({ val, cast }) => [
          'users.api_key_id',
          'users.organization_id',
          'users.user_id',
          val(delivery.notification_id).as('notification_id'),
          val(delivery.document_key).as('document_key'),
          cast<string | null>(val(delivery.location_id), 'text').as('location_id'),
          cast<number>(val(0), 'bigint').as('named'),
          cast<number>(val(delivery.created_at), 'bigint').as('created_at'),
        ])
        .where('users.api_key_id', '=', delivery.api_key_id)
        .where('users.organization_id', '=', delivery.organization_id)
        .where('users.user_id', '<>', exceptUserId)
        .where((users) => users.not(mayNotWant(users, delivery))),
    )
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id', 'user_id']).doNothing())
    .execute();
}

interface Page {
  after: string;
  limit: number;
  /** Only those who may not want all notifications. */
  onlyChoosy: boolean;
}

/** Who is known in the organization, by user id: the page after that user. */
export async function findKnown(db: Db, delivery: Delivery, { after, limit, onlyChoosy }: Page): Promise<string[]> {
  const known = await db
    .selectFrom('users')
    .select('users.user_id')
    .where('users.api_key_id', '=', delivery.api_key_id)
    .where('users.organization_id', '=', delivery.organization_id)
    .where('users.user_id', '>', after)
    .$if(onlyChoosy, (query) => query.where((users) => mayNotWant(users, delivery)))
    .orderBy('users.user_id')
    .limit(limit)
    .execute();
  return known.map(({ user_id }) => user_id);
}

/** Whether a user has chosen another inbox than ALL, for the document or the organization; rules.ts says which counts. */
const mayNotWant = (users: ExpressionBuilder<Tables, 'users'>, delivery: Delivery) =>
  users.exists(
    users
      .selectFrom('notification_configs')
      .select('notification_configs.user_id')
      .where('notification_configs.api_key_id', '=', delivery.api_key_id)
      .where('notification_configs.organization_id', '=', delivery.organization_id)
      .whereRef('notification_configs.user_id', '=', 'users.user_id')
      .where('notification_configs.document_key', 'in', ['', delivery.document_key])
      .where('notification_configs.inbox', '<>', 'ALL'),
  );

/** What users have set for the document and for the organization (whose `document_key` is empty). */
export async function findInboxes(
  db: Db,
  { api_key_id, organization_id, document_key }: Delivery,
  userIds: readonly string[],
): Promise<{ user_id: string; document_key: string; inbox: NotificationLevel | null }[]> {
  return await db
    .selectFrom('notification_configs')
    .select(['user_id', 'document_key', 'inbox'])
    .where('api_key_id', '=', api_key_id)
    .where('organization_id', '=', organization_id)
    .where('user_id', 'in', userIds)
    .where('document_key', 'in', ['', document_key])
    .execute();
}

/** The context permissions of those who have any. */
export async function findContexts(db: Db, { api_key_id, organization_id }: Delivery, userIds: readonly string[]) {
  return await db
    .selectFrom('users')
    .select(['user_id', 'context'])
    .where('api_key_id', '=', api_key_id)
    .where('organization_id', '=', organization_id)
    .where('user_id', 'in', userIds)
    .where('context', 'is not', null)
    .execute();
}

/** Those of the users who acted on the document: made a notification there, or an annotation. */
export async function findWhoActed(
  db: Db,
  { api_key_id, document_key }: Delivery,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const acted = await db
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
    )
    .execute();
  return acted.map(({ user_id }) => user_id);
}

/** Who received these notifications, at most so many rows, by notification and user id. */
export async function find(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
  limit: number,
): Promise<{ notification_id: string; user_id: string }[]> {
  if (notificationIds.length === 0) return [];
  return await db
    .selectFrom('notification_recipients')
    .select(['notification_id', 'user_id'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('notification_id', 'in', notificationIds)
    .orderBy('notification_id')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}
