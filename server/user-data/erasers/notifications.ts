import { keyed } from '../../database/keyed-rows.ts';
import { type Ask, among, forUpdate, limit, type Sql, sql } from '../../database/sql.ts';
import { removeTasks, type Task } from '../../jobs/queue.ts';
import { mailTaskPrefix, type SendNotificationPayload } from '../../notifications/mails.ts';
import type { Content } from '../../notifications/rules.ts';
import { type Eraser, outcomeOf, type Placed } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';
import { notificationWithout } from './without-user.ts';

/** Matches tasks of emails to the user. */
function isMailTo(apiKeyId: string, userId: string): Sql {
  const prefix = mailTaskPrefix(userId);
  // The successor of the colon that ends the prefix.
  const end = prefix.replace(/:$/, ';');
  return sql`api_key_id = ${apiKeyId} and task_id > ${prefix} and task_id < ${end}`;
}

async function findIds(ask: Ask, apiKeyId: string, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const found = await ask(sql<{
    id: string;
    organizationId: string;
  }>`select id, organization_id from organizations
    where api_key_id = ${apiKeyId} and id ${among([...new Set(keys)])}`);
  return new Map(found.map(({ id, organizationId }) => [id, organizationId]));
}

/** Erases unsent emails to the user. Also erases task ids of sent emails, since they contain the user's id. */
const mailsToUser: Eraser = {
  kind: 'erase-mails',
  covers: ['tasks.payload'],
  find: async (ask, { apiKeyId, userId, from, maxRows }) => {
    const found = await ask(sql<{ taskId: string; payload: string; createdAt: number }>`
      select task_id, payload, created_at from tasks
      where ${isMailTo(apiKeyId, userId)} and task_id > ${from} order by task_id ${limit(maxRows)}`);
    const mails = found.map(({ payload, ...task }) => {
      const { organizationKey, notificationId }: SendNotificationPayload = JSON.parse(payload);
      return { ...task, organizationKey, notificationId };
    });
    const organizationIds = await findIds(
      ask,
      apiKeyId,
      mails.map(({ organizationKey }) => organizationKey),
    );
    const items = mails.flatMap(({ taskId, organizationKey, notificationId, createdAt }): Placed[] => {
      const organizationId = organizationIds.get(organizationKey);
      if (organizationId === undefined) return [];
      return [{ place: taskId, item: { kind: 'mail', organizationId, data: { notificationId, createdAt } } }];
    });
    return { items, next: found.length < maxRows ? undefined : found.at(-1)?.taskId };
  },
  erase: async (ask, { apiKeyId, userId, before, maxRows }) => {
    const found = await ask(sql<Pick<Task, 'taskId'>>`
      select task_id from tasks
      where ${isMailTo(apiKeyId, userId)} and created_at < ${before}
      order by task_id ${limit(maxRows)} ${forUpdate}`);
    if (found.length > 0) await ask(removeTasks(apiKeyId, found));
    return outcomeOf(found.length, maxRows);
  },
};

export const notificationErasers: readonly Eraser[] = [
  // Notifications of the user's actions, with their recipients.
  rowsOfUser({
    kind: 'erase-notifications',
    ...keyed('notifications'),
    user: 'action_user_id',
    time: 'created_at',
    children: keyed('notification_recipients'),
    shows: {
      kind: 'notification',
      data: sql`notification_id, content, created_at`,
      json: ['content'],
      hasDocument: true,
      order: ['organization_key', 'document_key', 'notification_id'],
    },
  }),
  mailsToUser,
  rowsOfUser({
    kind: 'erase-received-notifications',
    ...keyed('notification_recipients'),
    user: 'user_id',
    time: 'created_at',
    shows: {
      kind: 'receivedNotification',
      data: sql`notification_id, created_at`,
      hasDocument: true,
      isGone: (apiKeyId) => sql`(select 1 from notifications
        where notifications.api_key_id = ${apiKeyId}
          and notifications.notification_key = found.notification_key) is null`,
      order: ['organization_key', 'created_at', 'notification_id'],
    },
  }),
  rowsOfUser({
    kind: 'erase-notification-configs',
    ...keyed('notification_configs'),
    user: 'user_id',
    time: 'updated_at',
    parts: [
      { column: 'inbox', time: 'inbox_set_at', blank: 'null' },
      { column: 'email', time: 'email_set_at', blank: 'null' },
      { column: 'slack', time: 'slack_set_at', blank: 'null' },
      { column: 'mails_ended_at', time: 'mails_ended_at', blank: '0' },
    ],
    shows: {
      kind: 'notificationConfig',
      data: sql`inbox, email, slack, updated_at`,
      hasDocument: true,
      order: ['organization_key', 'document_key'],
    },
  }),
  referencesIn({
    kind: 'erase-from-notifications-of-others',
    ...keyed('notifications'),
    column: 'content',
    time: 'created_at',
    owner: 'action_user_id',
    emptied: 'content_hash',
    clean: (content: Content, cleaner) => notificationWithout(content, cleaner),
    shows: 'notificationReference',
    hasDocument: true,
  }),
];
