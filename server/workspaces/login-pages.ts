/** The page that a login link opens. Only confirming uses the link up: mail scanners open every link that they see. */
import express, { type Response, type Router } from 'express';
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { shownPlace } from './continue-url.ts';
import { displayName } from './display-name.ts';
import { type Html, html } from './html.ts';
import * as loginLinks from './login-links.ts';
import { protect, respond } from './pages.ts';
import * as workspaces from './store.ts';

const maxNames = 20;

export function loginPages({ db, transactionOf, clock }: Environment): Router {
  const router = express.Router({ strict: true, caseSensitive: true });

  router.get('/login', async (req, res) => {
    const { token } = req.query;
    const link = await find(token);
    if (link === undefined || !works(link)) return refuse(res, link);
    const owned = await workspaces.findByOwner(db, link.email, maxNames + 1);
    const { protocol } = new URL(link.continue_url);
    respond(
      res,
      200,
      'Log in',
      confirmation(
        owned.map(({ name }) => name),
        shownPlace(link.continue_url),
        String(token),
      ),
      protocol,
    );
  });

  router.post('/login', express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 10 }), async (req, res) => {
    const form: unknown = req.body;
    const token = typeof form === 'object' && form !== null && 'token' in form ? form.token : undefined;
    const link = await find(token);
    // Looked up before: strangers may send any token, and a transaction holds a connection for longer than a read does.
    if (typeof token !== 'string' || link === undefined || !works(link)) return refuse(res, link);
    const continueUrl = await transactionOf(noTenant)((tx) => loginLinks.use(tx, clock(), token));
    if (continueUrl === undefined) return refuse(res, await find(token));
    // The URL is sent as it was checked; nothing is added to it, and no referrer tells where the person comes from.
    protect(res).status(303).set('location', continueUrl).end();
  });

  const find = async (token: unknown) => (typeof token === 'string' ? await loginLinks.find(db, token) : undefined);
  const works = (link: loginLinks.LoginLink) => link.used_at === null && link.expires_at > clock();
  return router;
}

const tryAgain = html`<p>Go back to where you asked for it, and ask for another.</p>`;

function refuse(res: Response, link: loginLinks.LoginLink | undefined): void {
  if (link === undefined) {
    const why = html`<p>It may be cut off, or too old. Open it from the mail as a whole.</p>`;
    return respond(res, 404, 'This link is not known', html`${why}${tryAgain}`);
  }
  const [title, why] =
    link.used_at === null
      ? ['This link has ended', 'A login link works for 15 minutes.']
      : ['This link was used already', 'A login link works once.'];
  respond(res, 410, title, html`<p>${why}</p>${tryAgain}`);
}

function confirmation(names: readonly string[], place: string, token: string): Html {
  const shown = names.slice(0, maxNames).map((name) => html`<li><bdi>${displayName(name)}</bdi></li>`);
  if (names.length > maxNames) shown.push(html`<li>and more</li>`);
  return html`<p>You log in as the owner of:</p>
<ul>${shown}</ul>
<p>Afterwards you go on to <strong>${place}</strong>.</p>
<form method="post" action="login">
<input type="hidden" name="token" value="${token}">
<button type="submit">Log in</button>
</form>`;
}
