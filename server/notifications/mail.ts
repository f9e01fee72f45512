/** Writes the mail with a notification. Its content comes from the caller and the caller's users, so it is not trusted. */
import { limits } from '../../generated/server.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Person } from '../organizations/users.ts';
import { truncate } from '../text.ts';
import { displayName } from '../workspaces/display-name.ts';
import { html } from '../workspaces/html.ts';
import { isAllowedSender } from '../workspaces/sender-domains.ts';
import type { EmailConfig } from './email-configs.ts';
import type { Content } from './page.ts';

interface NotificationMail {
  recipient: Person & { email: string };
  content: Content;
  emailConfig: EmailConfig;
  /** The sender domains of the workspace. */
  senderDomains: readonly string[];
  unsubscribeUrl: string;
  messageId: string;
}

/** A header is one line of at most 998 bytes (RFC 5322), and a URL cannot be folded. */
const maxUrlInHeader = 900;
const maxSubject = 150;
/** Limits in characters. Text and HTML together take at most 15 bytes per character, so a mail stays below 160 KiB. */
const { mailHeadline: maxHeadline, mailBody: maxBody } = limits;

export function notificationMail(notification: NotificationMail): Mail {
  const { recipient, content, emailConfig, senderDomains, unsubscribeUrl, messageId } = notification;
  const headline = truncate(displayName(headlineOf(content, recipient)), maxHeadline);
  const subject = truncate(oneLine(headline), maxSubject);
  const body = truncate(displayName(content.displayBodyMessage), maxBody);
  const why = 'You get this mail because of a setting for notifications.';
  return {
    to: recipient.email,
    subject,
    text: [headline, ...(body === '' ? [] : ['', body]), '', '-- ', why, `Unsubscribe: ${unsubscribeUrl}`, ''].join('\n'),
    html: html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p><strong>${headline}</strong></p>
${body.split(/[\r\n]+/).map((line) => html`<p>${line}</p>\n`)}
<hr>
<p>${why} <a href="${unsubscribeUrl}">Unsubscribe</a></p>
</body>
</html>
`.text,
    from: {
      name: emailConfig.fromName === null ? undefined : displayName(emailConfig.fromName),
      address: senderOf(emailConfig, senderDomains),
    },
    replyTo: emailConfig.replyTo ?? undefined,
    messageId,
    // RFC 8058: mail programs offer a button that unsubscribes.
    headers:
      unsubscribeUrl.length > maxUrlInHeader
        ? {}
        : { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  };
}

/** Returns the sender address of the mails; undefined for the operator's own. */
export const senderOf = ({ fromAddress: address }: EmailConfig, senderDomains: readonly string[]): string | undefined =>
  address !== null && isAllowedSender(address, senderDomains) ? address : undefined;

/**
 * Fills in the headline's variables. A variable without a value stays. Stops at the headline's maximum length, since a template of
 * 2,000 characters can repeat a value of 10,000 characters 666 times.
 */
function headlineOf(content: Content, recipientUser: Person): string {
  const { displayHeadlineMessageTemplate: template, displayHeadlineMessageTemplateData } = content;
  const values = new Map<string, unknown>(Object.entries({ recipientUser, ...displayHeadlineMessageTemplateData }));
  let headline = '';
  let end = 0;
  for (const { 0: variable, 1: name = '', index } of template.matchAll(/\{([^{}]+)\}/g)) {
    if (headline.length > maxHeadline) return headline;
    headline += template.slice(end, index) + (textOf(values.get(name)) ?? variable);
    end = index + variable.length;
  }
  return headline + template.slice(end);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, email, userId }: { [member: string]: unknown } = { ...value };
  return [name, email, userId].find((text) => typeof text === 'string' && text !== '')?.toString();
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
