/** The frame of the pages that emails link to, and the origin of their forms. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Config } from '../settings/config.ts';
import { type Html, html } from './html.ts';

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem;
  color: light-dark(#1a1c21, #eceef2); background: light-dark(#ffffff, #22242b) }
h1 { font-size: 1.75rem }
li:has(input) { list-style: none; padding: .25rem 0 }
button { font: inherit; padding: .5rem 1.5rem; border: 2px solid light-dark(#164cb3, #93bcff); border-radius: .4rem;
  color: light-dark(#ffffff, #14161b); background: light-dark(#164cb3, #93bcff) }
button.other { color: light-dark(#164cb3, #93bcff); background: none }
a { color: light-dark(#164cb3, #93bcff) }
.facts { display: block; font-size: .9rem; color: light-dark(#4d515c, #b9bdc9); overflow-wrap: anywhere }
`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export function respond(res: Response, status: number, title: string, body: Html, continueProtocol = 'https:'): void {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  protect(res, continueProtocol).status(status).type('html').send(page.text);
}

/**
 * Forbids caching, framing, indexing and scripts. Browsers check every redirect after a form against `form-action`, and the target
 * may redirect again. So the link's protocol is allowed as a whole.
 */
export function protect(res: Response, continueProtocol = 'https:'): Response {
  return res.set({
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styleHash}`,
      `form-action 'self' ${continueProtocol}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // Without a referrer, browsers would hide the origin of the page's own form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  });
}

type Own = Pick<Config, 'publicUrl'>;

/** Returns whether a page of the service sends the request. All browsers send `origin` with a POST. */
export const isFromOwnPage = (
  { origin, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders,
  { publicUrl }: Own,
): boolean => origin === new URL(publicUrl).origin && site === 'same-origin';

/** Rejects forms that another page sends. Programs, such as those for mail, send neither header. */
export const refuseOtherPages =
  (config: Own): RequestHandler =>
  ({ headers }, res, next) => {
    if (isFromOwnPage(headers, config) || (headers.origin === undefined && headers['sec-fetch-site'] === undefined)) return next();
    respond(res, 403, 'This form was sent by another page', html`<p>Open the link from the email again, in a new window.</p>`);
  };
