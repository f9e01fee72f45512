/** Notifications on their way to mailboxes: one task finds whom to mail, and queues a mail for each of them. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as orderedUuid } from 'uuid';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import type { Tx } from '../database/db.ts';
import { jsonText } from '../database/search.ts';
import { integer, statement, text } from '../database/statement.ts';
import type { NotificationLevel } from '../database/tables.ts';
import type { Ask } from '../database/verbs.ts';
import { enqueue, type NewTask, saveProgress, type Task } from '../jobs/queue.ts';
import type { TaskKinds } from '../jobs/worker.ts';
import { documentEmail, emailSetAt } from './configs.ts';
import * as emailConfigs from './email-configs.ts';
import { notificationMail } from './mail.ts';
import { findMailing, findUnsubscribed, hashOfAddress, mayMail, takeMails } from './mailing.ts';
import { defaultLevels, hasUnsubscribed, levelOf, wantsMail } from './rules.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** These name the kinds in the queue, where they outlive a deployment: never rename them. */
export const mailNotificationKind = 'mail-notification';
const sendNotificationKind = 'send-notification';

/** Recipients that one batch looks at: a few milliseconds, for which other requests wait. */
const recipientsInBatch = 200;

/** A notification, as far as its recipients have their mails queued: up to a user, by id. The queue keeps it. */
interface MailNotificationPayload {
  organizationId: string;
  notificationId: string;
  after: string;
}

/** One mail. Neither what it says nor where it goes is in the queue: both may be erased before it is sent. */
interface SendNotificationPayload {
  organizationId: string;
  notificationId: string;
  userId: string;
}

/** The task that queues a mail for each recipient of the notification. */
export const mailNotificationTask = (notification: Omit<MailNotificationPayload, 'after'>) => ({
  queue: 'delivery' as const,
  kind: mailNotificationKind,
  payload: { ...notification, after: '' },
});

/** What the ids of all mail tasks of a user begin with, so that they are found when the user is deleted. */
export const mailTaskPrefix = (userId: string): string => `mail:${hash('sha256', userId, 'base64url')}:`;

const sendTask = (apiKeyId: string, createdAt: number, mail: SendNotificationPayload): NewTask => ({
  ...{ queue: 'mail', kind: sendNotificationKind, payload: mail, apiKeyId, createdAt },
  taskId: `${mailTaskPrefix(mail.userId)}${orderedUuid()}`,
});

const ofNotification = { apiKeyId: text, organizationId: text, notificationId: text };

interface MailRow {
  user_id: string;
  named: number;
  /** What the user has set for the document and for the organization. */
  document_email: NotificationLevel | null;
  organization_email: NotificationLevel | null;
  /** When the one of these that counts was set; null if neither is. */
  email_set_at: number | null;
  /** Whether the user made a notification or an annotation in the document; looked up only where that counts. */
  has_acted: number;
  /** The address that the organization has for the user. */
  address: string | null;
}

const nextRecipients = statement(
  { ...ofNotification, after: text, limit: integer },
  (db, { apiKeyId, organizationId, notificationId, after, limit }) => {
    const ofUser = sql`api_key_id = ${apiKeyId} and organization_id = ${organizationId} and user_id = page.user_id`;
    const inDocument = sql`api_key_id = ${apiKeyId} and document_key = recipients.document_key`;
    return sql<MailRow>`
      select recipients.*, case when named = 0 and coalesce(document_email, organization_email, ${sql.lit(defaultLevels.email)}) = 'MINE' then coalesce(
        (select 1 from notifications where ${inDocument} and action_user_id = recipients.user_id limit 1),
        (select 1 from annotations where ${inDocument} and author_id = recipients.user_id limit 1),
        0
      ) else 0 end as has_acted
      from (
        select user_id, named, document_key,
          ${documentEmail(ofUser, 'page.document_key')} as document_email,
          (select email from notification_configs where ${ofUser} and document_key = '') as organization_email,
          ${emailSetAt(ofUser, 'page.document_key')} as email_set_at,
          (select ${jsonText(db, 'details', 'email')} from users where ${ofUser}) as address
        from (
          select user_id, named, document_key from notification_recipients
          where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and notification_id = ${notificationId}
            and user_id > ${after}
          order by user_id limit ${limit}
        ) as page
      ) as recipients order by user_id`;
  },
);

const ofRecipient = sql`api_key_id = recipients.api_key_id and organization_id = recipients.organization_id
  and user_id = recipients.user_id`;

const mailOf = statement({ ...ofNotification, userId: text }, (db, { apiKeyId, organizationId, notificationId, userId }) =>
  db
    .selectFrom('notification_recipients as recipients')
    .innerJoin('notifications', (join) =>
      join
        .onRef('notifications.api_key_id', '=', 'recipients.api_key_id')
        .onRef('notifications.organization_id', '=', 'recipients.organization_id')
        .onRef('notifications.notification_id', '=', 'recipients.notification_id'),
    )
    .innerJoin('users', (join) =>
      join
        .onRef('users.api_key_id', '=', 'recipients.api_key_id')
        .onRef('users.organization_id', '=', 'recipients.organization_id')
        .onRef('users.user_id', '=', 'recipients.user_id'),
    )
    .leftJoin('notification_configs as configs', (join) =>
      join
        .onRef('configs.api_key_id', '=', 'recipients.api_key_id')
        .onRef('configs.organization_id', '=', 'recipients.organization_id')
        .onRef('configs.user_id', '=', 'recipients.user_id')
        .on('configs.document_key', '=', ''),
    )
    .select(['notifications.content', 'configs.email as organizationEmail', jsonText(db, 'users.details', 'email').as('address')])
    .select(documentEmail(ofRecipient, 'recipients.document_key').as('documentEmail'))
    .select(emailSetAt(ofRecipient, 'recipients.document_key').as('emailSetAt'))
    .where('recipients.api_key_id', '=', apiKeyId)
    .where('recipients.organization_id', '=', organizationId)
    .where('recipients.notification_id', '=', notificationId)
    .where('recipients.user_id', '=', userId),
);

export function mailTasks(environment: Environment): TaskKinds {
  const { db, clock, config, tokens, log, loadMailer } = environment;

  async function queueBatch(ask: Ask, task: Task, now: number, tx: Tx): Promise<'done' | 'more'> {
    const { apiKeyId } = task;
    const toMail: MailNotificationPayload = JSON.parse(task.payload);
    const { after, ...notification } = toMail;
    const [rows, mailing] = await Promise.all([
      nextRecipients(tx, { apiKeyId, ...notification, after, limit: recipientsInBatch }),
      findMailing(tx, apiKeyId),
    ]);
    if (mailing === undefined) return 'done';
    const candidates = rows.flatMap(({ address, ...row }) =>
      address !== null && isAddress.test(address) && mayMail(mailing, address) ? [{ ...row, address }] : [],
    );
    const unsubscribedAt = await findUnsubscribed(
      tx,
      mailing.workspaceId,
      candidates.map(({ address }) => address),
    );
    const wanted = candidates.filter(
      ({ address, named, has_acted, document_email, organization_email, email_set_at }) =>
        !hasUnsubscribed(unsubscribedAt(address), email_set_at) &&
        wantsMail({ isNamed: named === 1, hasActed: has_acted === 1, email: levelOf('email', document_email, organization_email) }),
    );
    const granted = await takeMails(tx, now, mailing, config, wanted.length);
    if (granted < wanted.length) {
      const { mailLimit, mailLimitTotal } = config;
      log.warn(
        { apiKey: apiKeyId, workspaceId: mailing.workspaceId, mails: wanted.length - granted, mailLimit, mailLimitTotal },
        'daily mail limit reached, notification mails dropped',
      );
    }
    // As old as the notification, so that a deletion which takes that takes these too, however late they are queued.
    const tasks = wanted
      .slice(0, granted)
      .map(({ user_id }) => sendTask(apiKeyId, task.createdAt, { ...notification, userId: user_id }));
    if (tasks.length > 0) await ask(enqueue(now, tasks));
    const last = rows.at(-1);
    if (last === undefined || rows.length < recipientsInBatch) return 'done';
    await ask(saveProgress(task, { ...toMail, after: last.user_id }));
    return 'more';
  }

  async function send({ apiKeyId, taskId, payload, createdAt }: Task): Promise<'expired' | undefined> {
    // Nobody needs to hear of it any more.
    if (clock() >= createdAt + dayMs) return 'expired';
    const mail: SendNotificationPayload = JSON.parse(payload);
    const [[found], emailConfig, mailing] = await Promise.all([
      mailOf(db, { apiKeyId, ...mail }),
      emailConfigs.find(db, apiKeyId),
      findMailing(db, apiKeyId),
    ]);
    // What it takes may have gone since it was queued: the user or the notification, or the wish for mails.
    if (found === undefined || found.address === null || emailConfig?.enabled !== 1 || mailing === undefined) return undefined;
    const { address, content, documentEmail, organizationEmail } = found;
    // The address may be another one since then.
    if (!isAddress.test(address) || !mayMail(mailing, address)) return undefined;
    if (levelOf('email', documentEmail, organizationEmail) === 'NONE') return undefined;
    const unsubscribedAt = await findUnsubscribed(db, mailing.workspaceId, [address]);
    if (hasUnsubscribed(unsubscribedAt(address), found.emailSetAt)) return undefined;
    const mailer = await loadMailer();
    await mailer.send(
      notificationMail({
        to: address,
        content: JSON.parse(content),
        emailConfig,
        senderDomains: mailing.senderDomains,
        unsubscribeUrl: unsubscribeUrl(config.publicUrl, tokens, { apiKeyId, ...mail, addressHash: hashOfAddress(address) }),
        messageId: taskId.replaceAll(':', '.'),
      }),
    );
    return undefined;
  }

  return { [mailNotificationKind]: { runBatch: queueBatch }, [sendNotificationKind]: { execute: send } };
}

/** A user's address may be anything; no mail server would take what is not like this. */
const isAddress = /^[^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+$/u;
