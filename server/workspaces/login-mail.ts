/** Writes the email with a login link. It names verified workspaces only, since anyone may create one for any address. */
import { truncate, visible } from '../../generated/text.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import type { Mail } from '../mail/mailer.ts';
import { documentOf, html } from '../pages/html.ts';

interface LoginMail {
  to: EmailAddress;
  /** The link, with its token. */
  link: string;
  expiresAt: number;
  /** The names of workspaces with a verified owner. */
  verifiedNames: readonly string[];
}

const maxNames = 10;
const maxNameLength = 200;

export function loginMail({ to, link, expiresAt, verifiedNames }: LoginMail): Mail {
  const names = verifiedNames.slice(0, maxNames).map(unlinked);
  if (verifiedNames.length > maxNames) names.push('and more');
  const until = `${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const asked = `Someone, probably you, requested a link to sign in${names.length > 0 ? ' to:' : '.'}`;
  const works = `The link works once, until ${until}.`;
  const ignore = 'If this was not you, ignore this email: an unused link expires on its own.';
  // The same for everyone, so that nobody can put words into an inbox.
  const subject = 'Your login link';
  return {
    to,
    subject,
    text: [asked, ...names.map((name) => `  ${name}`), '', 'Open this link to sign in:', link, '', works, '', ignore, ''].join(
      '\n',
    ),
    html: documentOf(
      subject,
      html`<p>${asked}</p>
${names.length > 0 ? html`<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>` : ''}
<p><strong><a href="${link}">Sign in</a></strong></p>
<p>${works}</p>
<p>${ignore}</p>`,
    ),
  };
}

/** Breaks up dots and `://` with a space, since mail programs turn text that looks like a link into one. */
export const unlinked = (name: string): string =>
  truncate(visible(name).replace(/[.。．｡](?=\S)|:(?=\/\/)/gu, '$& '), maxNameLength);
