/** Serves the page that ends emails with notifications. Opening it changes nothing, since mail scanners open every link. */
import express, { type Response, type Router } from 'express';
import type { Environment } from '../context.ts';
import { html } from '../pages/html.ts';
import { refuseOtherPages, respond } from '../pages/pages.ts';
import * as configs from './configs.ts';
import { unsubscribe } from './mailing.ts';
import { readToken } from './unsubscribe-link.ts';

export function unsubscribePages({ changeOf, config, tokens, ledger }: Environment): Router {
  const router = express.Router({ strict: true, caseSensitive: true });

  router.get('/unsubscribe', (req, res) => {
    const { token } = req.query;
    if (readToken(tokens, token) === undefined) return refuse(res);
    const question = html`<p>You will no longer receive these notification emails. Your inbox in the app is not affected.</p>
<form method="post" action="unsubscribe?token=${String(token)}">
<button type="submit">Unsubscribe</button>
</form>`;
    respond(res, 200, 'Unsubscribe', question);
  });

  // Posted by the button, or by mail programs, which send `List-Unsubscribe=One-Click` (RFC 8058).
  router.post('/unsubscribe', refuseOtherPages(config), form, async (req, res) => {
    const recipient = readToken(tokens, req.query.token);
    if (recipient === undefined) return refuse(res);
    const { apiKeyId, organizationKey, userId, addressHash } = recipient;
    await changeOf(apiKeyId)({
      write: (_found, now) => ({
        address: unsubscribe(now, apiKeyId, addressHash),
        user: configs.endMails(apiKeyId, now, organizationKey, userId),
        ...ledger.record(now, { kind: 'unsubscribed', apiKeyId, organizationKey, userId, addressHash }),
      }),
    });
    await ledger.settle();
    respond(res, 200, 'You are unsubscribed', html`<p>You will no longer receive these notification emails.</p>`);
  });

  return router;
}

const form = express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 10 });

const refuse = (res: Response): void =>
  respond(res, 404, 'This link is not valid', html`<p>The link may be incomplete. Open it again from the email.</p>`);
