/** Sends mail over SMTP. Without an SMTP server it keeps each email as a file, for trying the service out. */
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { truncate } from '../../generated/text.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../settings/config.ts';
import { keepMail, mailFolder } from './folder.ts';
import { RefusedMailError } from './refused-mail.ts';

export interface Mail {
  to: EmailAddress;
  subject: string;
  text: string;
  html: string;
  /** The sender that recipients see. Missing parts come from the configuration. */
  from?: { name?: string | undefined; address?: EmailAddress | undefined };
  replyTo?: EmailAddress | undefined;
  /** The same for each attempt at an email, so that recipients can recognize a repeated one. */
  messageId?: string;
  /** The id of an email that all emails of a conversation answer. Nobody has sent it. */
  threadId?: string;
  headers?: { readonly [name: string]: string };
}

export interface Mailer {
  /**
   * Resolves when the SMTP server has accepted the email, or the file is on disk. Throws a `RefusedMailError` for a permanent
   * rejection.
   */
  send(mail: Mail): Promise<void>;
}

interface MailerOptions {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  clock: Clock;
}

/** Maximum characters of a sender name before the service's own name. */
const maxName = 50;
/** Well within a task's lease of a minute. */
const sendTimeoutMs = 30_000;

export function createMailer({ config, clock }: MailerOptions): Mailer {
  const sender = config.mailFrom;
  const service = sender.name || sender.address.domain;
  /** Returns the sender to show. A name without an address of its own is cleared of addresses, and gets `via` and the service's. */
  const shownSender = ({ name, address }: NonNullable<Mail['from']>) => {
    const given =
      address === undefined ? truncate((name ?? '').replace(/\S*[@\uFE6B\uFF20]\S*/g, '').trim(), maxName) : (name ?? '');
    if (given === '') return { name: sender.name, address: address ?? sender.address };
    return { name: address === undefined ? `${given} via ${service}` : given, address: address ?? sender.address };
  };
  const compose = ({ to, subject, text, html, from = {}, replyTo, messageId, threadId, headers = {} }: Mail) => {
    const { name, address } = shownSender(from);
    for (const header of [subject, name, ...Object.values(headers)]) {
      if (/\p{Cc}/u.test(header)) throw new Error('A mail header must not contain control characters.');
    }
    return {
      // nodemailer only quotes an ASCII name, but mail programs decode encoded words in quotes. A no-break space makes nodemailer
      // encode the name.
      from: { name: name.includes('=?') ? `${name}\u00a0` : name, address: address.text },
      to: alone(to),
      envelope: { from: alone(address), to: [alone(to)] },
      ...(replyTo === undefined ? {} : { replyTo: alone(replyTo) }),
      ...(messageId === undefined ? {} : { messageId: `<${messageId}@${address.domain}>` }),
      ...(threadId === undefined ? {} : inThread(`<${threadId}@${address.domain}>`)),
      // nodemailer takes an encoded word for its own. Encoding it once more shows it as written.
      subject: subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject,
      text,
      html,
      date: new Date(clock()),
      // Nobody reads replies to these emails, so automatic ones are suppressed.
      headers: { 'auto-submitted': 'auto-generated', ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  };
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      send: async (mail) => {
        const { message } = await composer.sendMail(compose(mail));
        if (!Buffer.isBuffer(message)) throw new Error('nodemailer did not return the whole mail.');
        await keepMail(mailFolder(config.dataDir), clock(), message);
      },
    };
  }
  const smtp = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    send: async (mail) => {
      const composed = compose(mail);
      try {
        await smtp.sendMail({ ...composed, signal: AbortSignal.timeout(sendTimeoutMs) });
      } catch (error) {
        throw redacted(error);
      }
    },
  };
}

/** Some mail programs read one header, and some the other. */
const inThread = (first: string) => ({ inReplyTo: first, references: first });

/** Returns the address for nodemailer. It would parse a string, which may have several addresses. */
const alone = ({ text }: EmailAddress) => ({ name: '', address: text });

/**
 * Returns the error for log and queue: the SMTP command, the codes of nodemailer, system and TLS, and those of the response. SMTP
 * servers quote addresses and parts of the email in the text of their responses.
 */
function redacted(error: unknown): Error {
  const factOf = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(factOf('response'))) ?? [];
  const facts = [...['command', 'code', 'originalCode', 'responseCode'].map(factOf), status];
  const known = facts.filter((fact) => typeof fact === 'number' || (typeof fact === 'string' && /^[\w. -]{1,40}$/.test(fact)));
  const message = `The mail server did not accept the email (${known.join(' ') || 'no code'}).`;
  if (!isRefused(factOf('command'), factOf('responseCode'))) return new Error(message);
  // Policy, authentication and relay (RFC 3463, X.7.X). Some servers have no such code for a relay.
  const isOfService = status?.split('.')[1] === '7' || /\brelay/i.test(String(factOf('response')));
  return new RefusedMailError(message, !isOfService);
}

/** Responses that ask for other credentials (RFC 4954). The operator's mistake says nothing about the address. */
const authenticationCodes: readonly unknown[] = [530, 534, 535, 538];

/** Returns whether a response of 5xx rejects the recipient or the email. To other commands, it rejects the service. */
const isRefused = (command: unknown, code: unknown): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  typeof code === 'number' &&
  code >= 500 &&
  code < 600 &&
  !authenticationCodes.includes(code);
