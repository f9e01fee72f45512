/** Serves the workspace console. Every action of its page is an operation, called with the owner's session. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';
import { credentialHeaders } from '../../generated/handlers.ts';
import { consoleUrl } from '../auth/continue-url.ts';
import type { Environment } from '../context.ts';
import { html } from '../pages/html.ts';
import { isFromOwnPage } from '../pages/pages.ts';
import * as sessions from '../sign-in/sessions.ts';

const folder = fileURLToPath(new URL('page', import.meta.url));

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

export function consolePages({ ask, config, tokens }: Environment): Router {
  const cookie = sessions.sessionCookie({ config, tokens });
  const router = express.Router({ strict: true, caseSensitive: true });
  const page = pageAt(consoleUrl(config.publicUrl));
  const serve: RequestHandler = (_req, res, next) =>
    page === undefined ? next() : res.set(headers).set('cache-control', 'no-store').type('html').send(page);
  router.get('/console', serve);
  router.get('/console/', (_req, res) => res.redirect(308, '../console'));
  router.post('/console/sign-out', async (req, res, next) => {
    if (!isFromOwnPage(req.headers, config)) return next();
    const session = cookie.read(req.headers);
    if (session !== undefined) {
      const failure = await sessions.wrongWorkspace(ask, session, req.headers[credentialHeaders.workspace[0]]?.toString(), false);
      if (failure !== undefined) return sessions.sendWrongWorkspace(res, failure);
      await ask(sessions.remove(session));
    }
    res.set(headers).set('set-cookie', cookie.write(undefined)).status(204).end();
  });
  router.use(
    '/console',
    express.static(folder, {
      index: false,
      cacheControl: false,
      redirect: false,
      setHeaders: (res) => res.set(headers).set('cache-control', 'no-cache'),
    }),
  );
  return router;
}

/** Returns the page. It contains its public URL, as the target of login links. Undefined in a package without the page. */
function pageAt(url: string): string | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8').replace('CONSOLE_URL', html`${url}`.text) : undefined;
}
