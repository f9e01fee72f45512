import { forUpdate, limit, sql } from '../../database/sql.ts';
import { removeTasks, type Task } from '../../jobs/queue.ts';
import { mailTaskPrefix } from '../../notifications/mails.ts';
import type { Content } from '../../notifications/page.ts';
import { type Eraser, outcomeOf } from './eraser.ts';
import { notificationWithout } from './notification-content.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';

const recipientRows = { table: 'notification_recipients', key: ['organization_key', 'notification_id', 'user_id'] } as const;

/** Erases unsent mails to the user. Task ids of sent mails go too, since they contain the user's id. */
const mailsToUser: Eraser = {
  kind: 'erase-mails',
  covers: ['tasks.payload'],
  erase: async (ask, { apiKeyId, userId, before, maxRows }) => {
    const prefix = mailTaskPrefix(userId);
    // The successor of the colon that ends the prefix.
    const end = prefix.replace(/:$/, ';');
    const found = await ask(sql<Pick<Task, 'apiKeyId' | 'taskId'>>`
      select api_key_id as "apiKeyId", task_id as "taskId" from tasks
      where api_key_id = ${apiKeyId} and task_id > ${prefix} and task_id < ${end} and created_at < ${before}
      order by task_id ${limit(maxRows)} ${forUpdate}`);
    if (found.length > 0) await ask(removeTasks(found));
    return outcomeOf(found.length, maxRows);
  },
};

export const notificationErasers: readonly Eraser[] = [
  // Notifications of the user's actions, with their recipients.
  rowsOfUser({
    kind: 'erase-notifications',
    table: 'notifications',
    user: 'action_user_id',
    key: ['organization_key', 'notification_id'],
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
    key: ['organization_key', 'user_id', 'document_key'],
    time: 'updated_at',
    parts: [
      { column: 'inbox', time: 'inbox_set_at', blank: 'null' },
      { column: 'email', time: 'email_set_at', blank: 'null' },
      { column: 'slack', time: 'slack_set_at', blank: 'null' },
      { column: 'mails_ended_at', time: 'mails_ended_at', blank: '0' },
    ],
  }),
  referencesIn({
    kind: 'erase-from-notifications-of-others',
    table: 'notifications',
    column: 'content',
    key: ['organization_key', 'notification_id'],
    time: 'created_at',
    owner: 'action_user_id',
    emptied: 'content_hash',
    clean: (content: Content, person) => notificationWithout(content, person),
  }),
];
