/** Emails of two plain paragraphs, such as to a workspace's owner. A link can end the second one. */

import { parseEmailAddress } from '../addresses/email-address.ts';
import { documentOf, html } from '../pages/html.ts';
import type { Mail } from './mailer.ts';

/** Returns undefined if the address is none. */
export function noticeTo(email: string, subject: string, paragraphs: readonly [string, string], link = ''): Mail | undefined {
  const to = parseEmailAddress(email);
  if (to === undefined) return undefined;
  const [first, second] = paragraphs;
  return {
    to,
    subject,
    text: `${first}\n\n${[second, link].join(' ').trim()}\n`,
    html: documentOf(subject, html`<p>${first}</p>\n<p>${second}${link === '' ? '' : html` <a href="${link}">${link}</a>`}</p>`),
  };
}
