import { sql } from 'kysely';
import { forUpdate } from '../../database/lock.ts';
import { askOn } from '../../database/verbs.ts';
import { removeTasks } from '../../jobs/queue.ts';
import { mailTaskPrefix } from '../../notifications/mails.ts';
import type { Content } from '../../notifications/page.ts';
import type { Eraser } from './eraser.ts';
import { notificationWithout } from './notification-content.ts';
import { referencesIn } from './references.ts';
import { outcomeOf, rowsOfUser } from './user-rows.ts';

const recipientRows = { table: 'notification_recipients', key: ['organization_id', 'notification_id', 'user_id'] } as const;

/** Mails to the user that are not sent yet; of those that were, the ids of their tasks, which are made of the user's. */
const mailsToUser: Eraser = {
  kind: 'erase-mails',
  covers: ['tasks.payload'],
  erase: async (db, { apiKeyId, userId, before, limit }) => {
    const prefix = mailTaskPrefix(userId);
    const mails = db
      .selectFrom('tasks')
      .select(['api_key_id as apiKeyId', 'task_id as taskId'])
      .where('api_key_id', '=', apiKeyId)
      .where('task_id', '>', prefix)
      // The character after the colon that the prefix ends with.
      .where('task_id', '<', prefix.replace(/:$/, ';'))
      .where('created_at', '<', before)
      .orderBy('task_id')
      .limit(limit);
    const found = await forUpdate(db, mails).execute();
    if (found.length > 0) await askOn(db)(removeTasks(found));
    return outcomeOf(found.length, limit);
  },
};

export const notificationErasers: readonly Eraser[] = [
  // What the user did goes for everyone who was told of it.
  rowsOfUser({
    kind: 'erase-notifications',
    table: 'notifications',
    user: 'action_user_id',
    key: ['organization_id', 'notification_id'],
    time: 'created_at',
    children: recipientRows,
  }),
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
  }),
];
