/** Writes the email with a notification. Its content comes from the caller and the caller's users, so it is not trusted. */
import { limits } from '../../generated/handlers.ts';
import { headline as headlineOf } from '../../generated/headline.ts';
import { truncate, visible } from '../../generated/text.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import type { Mail } from '../mail/mailer.ts';
import { documentOf, html } from '../pages/html.ts';
import type { Person } from '../users/users.ts';
import { isAllowedSender } from '../workspaces/sender-domains.ts';
import type { EmailConfig } from './email-configs.ts';
import type { Content } from './rules.ts';

interface NotificationMail {
  to: EmailAddress;
  /** The addressee, for the headline. */
  recipient: Person;
  content: Content;
  emailConfig: EmailConfig;
  senderDomains: readonly string[];
  unsubscribeUrl: string;
  messageId: string;
  /** The same for all notifications of a document: mail programs show them as one conversation. */
  threadId: string;
}

/** A header is one line of at most 998 bytes (RFC 5322), and a URL cannot be folded. */
const maxUrlInHeader = 900;
const maxSubject = 150;
const maxName = 100;

export function notificationMail(notification: NotificationMail): Mail {
  const { to, recipient, content, emailConfig, senderDomains, unsubscribeUrl, messageId, threadId } = notification;
  const variables = { recipientUser: recipient, ...content.displayHeadlineMessageTemplateData };
  const headline = headlineOf({ ...content, displayHeadlineMessageTemplateData: variables });
  const subject = truncate(oneLine(headline), maxSubject);
  // Text and HTML together take at most 15 bytes per character of headline and body, so an email stays below 160 KiB.
  const body = truncate(visible(content.displayBodyMessage), limits.mailBody);
  const name = truncate(oneLine(visible(recipient.name ?? '')), maxName);
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
  const sentence = /\p{P}$/u.test(headline) ? headline : `${headline}${body === '' ? '.' : ':'}`;
  const why = 'You received this email because of your notification settings.';
  return {
    to,
    subject,
    text: [greeting, '', sentence, ...(body === '' ? [] : ['', body]), '', '-- ', why, `Unsubscribe: ${unsubscribeUrl}`, ''].join(
      '\n',
    ),
    html: documentOf(
      subject,
      html`<p>${greeting}</p>
<p><strong>${headline}</strong></p>
${body.split(/[\r\n]+/).map((line) => html`<p>${line}</p>\n`)}
<hr>
<p><small>${why} <a href="${unsubscribeUrl}">Unsubscribe</a></small></p>`,
    ),
    from: {
      name: emailConfig.fromName === null ? undefined : visible(emailConfig.fromName),
      address: senderOf(emailConfig, senderDomains),
    },
    replyTo: emailConfig.replyTo ?? undefined,
    messageId,
    threadId,
    // RFC 8058: mail programs offer a button that unsubscribes.
    headers:
      unsubscribeUrl.length > maxUrlInHeader
        ? {}
        : { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  };
}

/** Returns the sender address of the emails; undefined for the operator's own. */
export const senderOf = ({ fromAddress: address }: EmailConfig, senderDomains: readonly string[]): EmailAddress | undefined =>
  address !== null && isAllowedSender(address, senderDomains) ? address : undefined;

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
