/** Serves the page that ends emails with notifications. Opening it changes nothing, since mail scanners open every link. */
import express, { type Response, type Router } from 'express';
import type { Environment } from '../context.ts';
import { html } from '../pages/html.ts';
import { refuseOtherPages, respond } from '../pages/pages.ts';
import { findRecorded, type NewEvents, recorderOf } from '../recording/record.ts';
import * as users from '../users/user-rows.ts';
import * as configs from './configs.ts';
import { unsubscribe } from './mailing.ts';
import { type Recipient, readToken } from './unsubscribe-link.ts';

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
      prepare: async (ask) => {
        const organizationId = await findRecorded(ask, apiKeyId, organizationKey);
        if (organizationId === undefined) return undefined;
        // Calls that set something hold the user, so they come before or after, like their events.
        await ask(users.lockIds(apiKeyId, organizationKey, [userId]));
        const [choices, mailed] = await Promise.all([
          configs.findChoices(ask, apiKeyId, organizationKey, [userId], []),
          ask(configs.findMailed(apiKeyId, organizationKey, userId)),
        ]);
        const isEnded = choices(userId, configs.wholeOrganization).email === 'NONE';
        const documentKeys = mailed.map(({ documentKey }) => documentKey);
        return { organizationId, ended: [isEnded ? [] : [configs.wholeOrganization], documentKeys] };
      },
      write: (place, now) => ({
        address: unsubscribe(now, apiKeyId, addressHash),
        user: configs.endMails(apiKeyId, now, organizationKey, userId),
        ...(place && recorderOf(apiKeyId).record(now, ...endedMails(recipient, place))),
        ...ledger.record(now, { kind: 'unsubscribed', apiKeyId, organizationKey, userId, addressHash }),
      }),
    });
    await ledger.settle();
    respond(res, 200, 'You are unsubscribed', html`<p>You will no longer receive these notification emails.</p>`);
  });

  return router;
}

const endedMails = (
  recipient: Recipient,
  { organizationId, ended }: { organizationId: string; ended: readonly (readonly string[])[] },
): NewEvents[] =>
  ended.map((keys) => ({
    ...{ type: 'config.set', organizationKey: recipient.organizationKey },
    items: configs.endedMailsOf(recipient, organizationId, keys),
  }));

const form = express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 10 });

const refuse = (res: Response): void =>
  respond(res, 404, 'This link is not valid', html`<p>The link may be incomplete. Open it again from the email.</p>`);
