/** Sent mail: in files, or at the test's own SMTP server. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Input } from '../../generated/client.ts';
import { mailFolder } from '../../server/mail/folder.ts';
import type { TestService } from './harness.ts';
import { portOf } from './port-of.ts';

export interface TestMail {
  headers: string;
  text: string;
  html: string;
}

/** The emails of a service without an SMTP server. */
export const mailsOf = async (service: Pick<TestService, 'config'>): Promise<TestMail[]> =>
  (await sourcesOf(service)).map(readMail);

/** Deletes these emails. */
export const emptyMailbox = ({ config }: TestService): Promise<void> =>
  rm(mailFolder(config.dataDir), { recursive: true, force: true });

/** The sources of these emails. */
export async function sourcesOf({ config }: Pick<TestService, 'config'>): Promise<string[]> {
  const folder = mailFolder(config.dataDir);
  const names = await readdir(folder).catch(() => []);
  expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([]);
  return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

export function readMail(mail: string): TestMail {
  const [headers = ''] = mail.split('\r\n\r\n', 1);
  const boundary = /boundary="(.+)"/.exec(headers)?.[1];
  const [, text = '', html = ''] = mail.split(`\r\n--${boundary}`).map((part) => {
    const [partHeaders = '', ...body] = part.split('\r\n\r\n');
    const content = body.join('\r\n\r\n').replaceAll('\r\n', '\n');
    if (!partHeaders.includes('quoted-printable')) return content;
    const bytes = content.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
  return { headers, text, html };
}

/** Returns a header as mail programs show it: unfolded, with encoded words decoded, in quotes too. */
export function shownHeader({ headers = '' }: Partial<TestMail> = {}, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: (.*)$`, 'mi').exec(headers.replace(/\r\n(?=[ \t])/g, '')) ?? [];
  const joined = value.trim().replace(/(?<=\?=)\s+(?==\?)/g, '');
  return joined.replace(/=\?[\w-]+\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => {
    if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
    const bytes = text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
}

/** Returns the one-time token in the link of an email. */
export const tokenIn = (mail: TestMail): string => /\/login\?token=([\w-]{43})$/m.exec(mail.text)?.[1] ?? 'no token';

/** Asks for a login link, and finds it in the email. */
export async function aLink(
  { client, config, work }: Pick<TestService, 'client' | 'config' | 'work'>,
  asked: Partial<Input<'sendLoginLink'>> = {},
): Promise<{ token: string; mail: TestMail }> {
  const before = ['no token', ...(await mailsOf({ config })).map(tokenIn)];
  await client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example/console', ...asked });
  await work();
  const mail = (await mailsOf({ config })).find((one) => !before.includes(tokenIn(one)));
  if (mail === undefined) throw new Error('No mail was sent.');
  return { token: tokenIn(mail), mail };
}

/** A minimal SMTP server for one test. */
export interface SmtpServer {
  url: string;
  /** Its response to a whole mail. */
  answer: string;
  /** Its responses to commands that begin in these ways. */
  answers: { [command: string]: string };
  commands: string[];
  mails: string[];
}

export async function anSmtpServer(): Promise<SmtpServer> {
  const smtp: SmtpServer = { url: '', answer: '250 2.0.0 taken', answers: {}, commands: [], mails: [] };
  const server = createServer((socket: Socket) => {
    let received = '';
    let inMail = false;
    socket
      .setEncoding('utf8')
      .on('error', () => {})
      .write('220 test\r\n');
    socket.on('data', (chunk) => {
      received += chunk;
      for (let end = nextEnd(); end >= 0; end = nextEnd()) {
        const piece = received.slice(0, end);
        received = received.slice(end + (inMail ? 5 : 2));
        (inMail ? smtp.mails : smtp.commands).push(piece);
        const [, special] = Object.entries(smtp.answers).find(([command]) => !inMail && piece.startsWith(command)) ?? [];
        const usual = inMail ? smtp.answer : piece === 'DATA' ? '354 go on' : '250 ok';
        socket.write(`${special ?? usual}\r\n`);
        inMail = piece === 'DATA' && special === undefined;
        if (piece === 'QUIT') socket.end();
      }
    });
    const nextEnd = () => received.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
  });
  onTestFinished(() => void server.close());
  smtp.url = `smtp://127.0.0.1:${await portOf(server)}`;
  return smtp;
}
