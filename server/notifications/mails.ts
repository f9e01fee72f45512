/** Emails notifications. One task finds the recipients, and queues an email for each. */
import { hash } from 'node:crypto';
import { v7 as orderedUuid } from 'uuid';
import { parseEmailAddress } from '../addresses/email-address.ts';
import { dayMs } from '../clock.ts';
import type { Environment } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { type Ask, jsonMember, limit, type Sql, sql } from '../database/sql.ts';
import { isDocumentOf } from '../documents/store.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { enqueue, type NewTask, saveProgress, type Task } from '../jobs/queue.ts';
import { RefusedMailError } from '../mail/refused-mail.ts';
import { liveKey } from '../organizations/key.ts';
import { documentEmail, emailSetAt } from './configs.ts';
import * as emailConfigs from './email-configs.ts';
import { notificationMail } from './mail.ts';
import { findMailing, findStandings, hashOfAddress, mayMail, type Standing, suppress, takeMails } from './mailing.ts';
import { hasActed, isKept } from './recipients.ts';
import { defaultLevels, hasUnsubscribed, levelOf, type NotificationLevel, wantsMail } from './rules.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Name the kinds in the queue, which outlives a deployment: never rename them. */
export const mailNotificationKind = 'mail-notification';
const sendNotificationKind = 'send-notification';

const recipientsInBatch = 200;

/** A notification, and the last recipient whose mail is queued. */
interface MailNotificationPayload {
  organizationKey: string;
  notificationKey: string;
  notificationId: string;
  after: string;
}

/** One email. The queue keeps neither content nor address, since both may be erased before it is sent. */
export interface SendNotificationPayload {
  organizationKey: string;
  notificationKey: string;
  /** For the export of the user's data. */
  notificationId: string;
  userId: string;
}

/** Returns the task that queues an email for each recipient of the notification. */
export const mailNotificationTask = (notification: Omit<MailNotificationPayload, 'after'>) => ({
  queue: 'delivery' as const,
  kind: mailNotificationKind,
  payload: { ...notification, after: '' },
});

/** Returns the id prefix of the user's mail tasks, by which a deletion finds them. */
export const mailTaskPrefix = (userId: string): string => `mail:${hash('sha256', userId, 'base64url')}:`;

const sendTask = ({ apiKeyId, workspaceId, createdAt }: Task, mail: SendNotificationPayload): NewTask => ({
  ...{ queue: 'mail', kind: sendNotificationKind, payload: mail, apiKeyId, workspaceId, createdAt },
  taskId: `${mailTaskPrefix(mail.userId)}${orderedUuid()}`,
});

interface MailRow {
  userId: string;
  named: number;
  /** The user's settings for the document and for the organization. */
  documentEmail: NotificationLevel | null;
  organizationEmail: NotificationLevel | null;
  /** The time of the setting in force; null for none. */
  emailSetAt: number | null;
  /** Whether the user acted in the document: made a notification or an annotation. Read only if a setting depends on it. */
  hasActed: number;
  address: string | null;
}

const nextRecipients = (apiKeyId: string, { organizationKey, notificationKey, after }: MailNotificationPayload) => {
  const ofUser = sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = page.user_id`;
  const inDocument = sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_key = recipients.document_key`;
  return sql<MailRow>`
    select user_id, named, document_email, organization_email, email_set_at, address,
      case when named = 0 and coalesce(document_email, organization_email, ${defaultLevels.email}) = 'MINE'
        then ${hasActed(inDocument, 'recipients')} else 0 end as has_acted
    from (
      select user_id, named, document_key,
        ${documentEmail(apiKeyId, ofUser, 'page.document_key')} as document_email,
        (select email from notification_configs where ${ofUser} and document_key = '') as organization_email,
        ${emailSetAt(ofUser, 'page.document_key')} as email_set_at,
        (select ${jsonMember('details', 'email')} from users where ${ofUser}) as address
      from (
        select user_id, named, document_key from notification_recipients
        where api_key_id = ${apiKeyId} and organization_key = ${liveKey(apiKeyId, organizationKey)} 
          and notification_key = ${notificationKey} and user_id > ${after}
          and ${isKept(apiKeyId, 'notification_recipients')}
        order by user_id ${limit(recipientsInBatch)}
      ) as page
    ) as recipients order by user_id`;
};

interface FoundMail {
  documentKey: string;
  content: string;
  address: string | null;
  name: string | null;
  documentEmail: NotificationLevel | null;
  organizationEmail: NotificationLevel | null;
  emailSetAt: number | null;
}

const isBlocked = ({ unsubscribedAt, isSuppressed }: Standing, emailSetAt: number | null): boolean =>
  isSuppressed || hasUnsubscribed(unsubscribedAt, emailSetAt);

const ofRecipient = (apiKeyId: string): Sql => sql`api_key_id = ${apiKeyId} and organization_key = recipients.organization_key
  and user_id = recipients.user_id`;

const mailOf = (apiKeyId: string, { organizationKey, notificationKey, userId }: SendNotificationPayload) => sql<FoundMail>`
  select recipients.document_key, notifications.content, configs.email as organization_email, ${jsonMember('users.details', 'email')} as address,
    ${jsonMember('users.details', 'name')} as name,
    ${documentEmail(apiKeyId, ofRecipient(apiKeyId), 'recipients.document_key')} as document_email,
    ${emailSetAt(ofRecipient(apiKeyId), 'recipients.document_key')} as email_set_at
  from notification_recipients as recipients
    join notifications on notifications.api_key_id = ${apiKeyId}
      and notifications.notification_key = recipients.notification_key
    join users on users.api_key_id = ${apiKeyId}
      and users.organization_key = recipients.organization_key and users.user_id = recipients.user_id
    left join notification_configs as configs on configs.api_key_id = ${apiKeyId}
      and configs.organization_key = recipients.organization_key and configs.user_id = recipients.user_id and configs.document_key = ''
  where recipients.api_key_id = ${apiKeyId} and recipients.organization_key = ${liveKey(apiKeyId, organizationKey)}
    and recipients.notification_key = ${notificationKey} and recipients.user_id = ${userId}
    and ${isDocumentOf(apiKeyId, 'recipients')}`;

export function mailTasks(environment: Environment): TaskKinds {
  const { ask, clock, config, usage, tokens, log, loadMailer } = environment;

  async function queueBatch(ask: Ask, task: Task, now: number): Promise<'done' | 'more'> {
    const { apiKeyId } = task;
    const toMail: MailNotificationPayload = JSON.parse(task.payload);
    const { after, ...notification } = toMail;
    const [rows, mailing] = await Promise.all([ask(nextRecipients(apiKeyId, toMail)), findMailing(ask, apiKeyId)]);
    if (mailing === undefined) return 'done';
    const candidates = rows.flatMap(({ address: written, ...row }) => {
      const address = parseEmailAddress(written ?? '');
      return address !== undefined && mayMail(mailing, address) ? [{ ...row, address }] : [];
    });
    const standingOf = await findStandings(
      ask,
      now,
      mailing.workspaceId,
      candidates.map(({ address }) => address),
    );
    const wanted = candidates.filter(
      ({ address, named, hasActed, documentEmail, organizationEmail, emailSetAt }) =>
        !isBlocked(standingOf(address), emailSetAt) &&
        wantsMail({ isNamed: named === 1, hasActed: hasActed === 1, email: levelOf('email', documentEmail, organizationEmail) }),
    );
    const granted = await takeMails(ask, now, mailing, config, wanted.length);
    if (granted < wanted.length) {
      const { mailLimitTotal } = config;
      const mailLimit = mailing.mailLimit ?? config.mailLimit;
      log.warn(
        { apiKey: apiKeyId, workspaceId: mailing.workspaceId, mails: wanted.length - granted, mailLimit, mailLimitTotal },
        'daily limit reached, notification emails dropped',
      );
    }
    // Gets the notification's time, so that a deletion erases both, however late the email is queued.
    const tasks = wanted.slice(0, granted).map(({ userId }) => sendTask(task, { ...notification, userId }));
    if (tasks.length > 0) await ask(enqueue(now, tasks));
    const last = rows.at(-1);
    if (last === undefined || rows.length < recipientsInBatch) return 'done';
    await ask(saveProgress(task, { ...toMail, after: last.userId }));
    return 'more';
  }

  async function send({ apiKeyId, taskId, payload, createdAt }: Task): Promise<'expired' | undefined> {
    if (clock() >= createdAt + dayMs) return 'expired';
    const mail: SendNotificationPayload = JSON.parse(payload);
    const [[found], emailConfig, mailing] = await Promise.all([
      ask(mailOf(apiKeyId, mail)),
      emailConfigs.find(ask, apiKeyId),
      findMailing(ask, apiKeyId),
    ]);
    // Organization, document, user, notification or setting may have been deleted since the email was queued.
    if (found === undefined || emailConfig.enabled !== 1 || mailing === undefined) return undefined;
    const { name, content, documentEmail, organizationEmail } = found;
    // The address may have changed.
    const address = parseEmailAddress(found.address ?? '');
    if (address === undefined || !mayMail(mailing, address)) return undefined;
    if (levelOf('email', documentEmail, organizationEmail) === 'NONE') return undefined;
    const standingOf = await findStandings(ask, clock(), mailing.workspaceId, [address]);
    if (isBlocked(standingOf(address), found.emailSetAt)) return undefined;
    const mailer = await loadMailer();
    const written = notificationMail({
      to: address,
      recipient: { userId: mail.userId, ...(name === null ? {} : { name }), email: address.text },
      content: parseJson(content),
      emailConfig,
      senderDomains: mailing.senderDomains,
      unsubscribeUrl: unsubscribeUrl(config.publicUrl, tokens, { apiKeyId, ...mail, addressHash: hashOfAddress(address) }),
      messageId: taskId.replaceAll(':', '.'),
      threadId: `document.${hash('sha256', JSON.stringify([apiKeyId, mail.organizationKey, found.documentKey]), 'base64url')}`,
    });
    try {
      await mailer.send(written);
    } catch (error) {
      if (!(error instanceof RefusedMailError)) throw error;
      const facts = { apiKey: apiKeyId, workspaceId: mailing.workspaceId, err: error };
      if (error.isOfAddress) {
        await ask(suppress(clock(), apiKeyId, address));
        log.warn(facts, 'email permanently rejected, address suppressed');
      } else log.error(facts, 'email permanently rejected by a policy of the mail server: check SMTP_URL and the sender domains');
      return undefined;
    }
    usage.count(apiKeyId, 'mails', clock());
    return undefined;
  }

  return { [mailNotificationKind]: { runBatch: queueBatch }, [sendNotificationKind]: { execute: send } };
}
