import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { deleteRows, forUpdate, lockRows } from '../../database/lock.ts';
import { inTuples } from '../../database/rows.ts';
import { removeTasks } from '../../jobs/queue.ts';
import { mailTaskPrefix } from '../../notifications/mails.ts';
import type { Content } from '../../notifications/page.ts';
import { type Eraser, type Erasure, inOrganizations } from './eraser.ts';
import { mentionsSought, notificationWithout } from './notification-content.ts';
import { referencesIn } from './references.ts';
import { eraseWithChildren, outcomeOf, rowsOfUser } from './user-rows.ts';

/** What the user did goes for everyone who was told of it. */
const notificationsByUser: Eraser = {
  kind: 'erase-notifications',
  covers: ['notifications.action_user_id'],
  erase: async (db, erasure) => {
    const { apiKeyId, limit } = erasure;
    return await eraseWithChildren(db, limit, await findByActor(db, erasure), {
      lock: (_, found) => lockRows(db, apiKeyId, { table: 'notifications', key: keyColumns }, found.map(keyOf)),
      children: (_, found, limit) => eraseRecipients(db, apiKeyId, found, limit),
      rows: (_, found) => eraseNotifications(db, erasure, found),
    });
  },
};

const keyColumns = ['organization_id', 'notification_id'] as const;
const keyOf = (row: Key): string[] => [row.organization_id, row.notification_id];

interface Key {
  organization_id: string;
  notification_id: string;
}

async function findByActor(db: Db, { apiKeyId, userId, organizationIds, before, limit }: Erasure): Promise<Key[]> {
  return await db
    .selectFrom('notifications')
    .select(['organization_id', 'notification_id'])
    .where('api_key_id', '=', apiKeyId)
    .where('action_user_id', '=', userId)
    .where('created_at', '<', before)
    .where(inOrganizations(organizationIds))
    .limit(limit)
    .execute();
}

const recipientRows = { table: 'notification_recipients', key: ['organization_id', 'notification_id', 'user_id'] } as const;

async function eraseRecipients(db: Db, apiKeyId: string, notifications: readonly Key[], limit: number): Promise<number> {
  const found = await db
    .selectFrom('notification_recipients')
    .select(recipientRows.key)
    .where('api_key_id', '=', apiKeyId)
    .where(isOneOf(notifications))
    .limit(limit)
    .execute();
  const keys = found.map((row) => [row.organization_id, row.notification_id, row.user_id]);
  await deleteRows(db, apiKeyId, recipientRows, keys);
  return found.length;
}

async function eraseNotifications(db: Db, { apiKeyId, userId, before }: Erasure, notifications: readonly Key[]): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('api_key_id', '=', apiKeyId)
    .where('action_user_id', '=', userId)
    .where('created_at', '<', before)
    .where(isOneOf(notifications))
    .execute();
}

const isOneOf = (notifications: readonly Key[]) => inTuples(keyColumns, notifications.map(keyOf));

/** Mails to the user that are not sent yet; of those that were, the ids of their tasks, which are made of the user's. */
const mailsToUser: Eraser = {
  kind: 'erase-mails',
  covers: ['tasks.payload'],
  erase: async (db, { apiKeyId, userId, before, limit }) => {
    const prefix = mailTaskPrefix(userId);
    const mails = db
      .selectFrom('tasks')
      .select(['api_key_id', 'task_id'])
      .where('api_key_id', '=', apiKeyId)
      .where('task_id', '>', prefix)
      // The character after the colon that the prefix ends with.
      .where('task_id', '<', prefix.replace(/:$/, ';'))
      .where('created_at', '<', before)
      .orderBy('task_id')
      .limit(limit);
    return outcomeOf(await removeTasks(db, await forUpdate(db, mails).execute()), limit);
  },
};

export const notificationErasers: readonly Eraser[] = [
  notificationsByUser,
  mailsToUser,
  rowsOfUser({
    kind: 'erase-received-notifications',
    ...recipientRows,
    user: 'user_id',
    time: 'created_at',
  }),
  rowsOfUser({
    kind: 'erase-notification-configs',
    table: 'notification_configs',
    user: 'user_id',
    key: ['organization_id', 'user_id', 'document_key'],
    time: 'updated_at',
    parts: [
      { column: 'inbox', time: 'inbox_set_at', blank: sql.lit(null) },
      { column: 'email', time: 'email_set_at', blank: sql.lit(null) },
      { column: 'slack', time: 'slack_set_at', blank: sql.lit(null) },
      { column: 'mails_ended_at', time: 'mails_ended_at', blank: sql.lit(0) },
    ],
  }),
  referencesIn({
    kind: 'erase-from-notifications-of-others',
    table: 'notifications',
    column: 'content',
    key: ['organization_id', 'notification_id'],
    time: 'created_at',
    owner: 'action_user_id',
    emptied: 'content_hash',
    clean: (content: Content, person) => notificationWithout(content, person),
    seek: mentionsSought,
  }),
];
