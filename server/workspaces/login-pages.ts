/** Serves the page that a login link opens. Only the confirmation uses the link up, since mail scanners open every link. */
import express, { type Response, type Router } from 'express';
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { shownPlace } from './continue-url.ts';
import { displayName } from './display-name.ts';
import { type Html, html } from './html.ts';
import * as loginLinks from './login-links.ts';
import { protect, respond } from './pages.ts';
import * as workspaces from './store.ts';

/** Workspaces on the page, since a stranger's many workspaces for an address would hide the owner's own. */
const maxShown = 100;

export function loginPages({ ask, changeOf, clock }: Environment): Router {
  const router = express.Router({ strict: true, caseSensitive: true });

  router.get('/login', async (req, res) => {
    const { token } = req.query;
    const link = await find(token);
    if (link === undefined || !works(link)) return refuse(res, link);
    const owned = await ask(workspaces.findByOwner(link.email, maxShown + 1));
    const { protocol } = new URL(link.continueUrl);
    respond(res, 200, 'Log in', confirmation(owned, shownPlace(link.continueUrl), String(token)), protocol);
  });

  router.post('/login', express.urlencoded({ extended: false, limit: '8kb', parameterLimit: maxShown + 10 }), async (req, res) => {
    const [token] = valuesOf(req.body, 'token');
    const link = await find(token);
    // Reads first: strangers may send any token, and a transaction holds a connection longer than a read.
    if (token === undefined || link === undefined || !works(link)) return refuse(res, link);
    // A login confirms a single workspace. If there are several, strangers may have made some.
    const owned = await ask(workspaces.findByOwner(link.email, 2));
    const confirmed = owned.length === 1 ? owned.map(({ workspaceId }) => workspaceId) : valuesOf(req.body, 'workspace');
    const now = clock();
    const { found: continueUrl } = await changeOf(noTenant)({
      read: (ask) => loginLinks.use(ask, now, token),
      write: (url) => ({
        verified: url === undefined || confirmed.length === 0 ? undefined : workspaces.verifyOwner(now, link.email, confirmed),
      }),
    });
    if (continueUrl === undefined) return refuse(res, await find(token));
    // Sends the checked URL unchanged. No referrer reveals the page that the person comes from.
    protect(res).status(303).set('location', continueUrl).end();
  });

  const find = async (token: unknown) => (typeof token === 'string' ? await loginLinks.find(ask, token) : undefined);
  const works = (link: loginLinks.LoginLink) => link.usedAt === null && link.expiresAt > clock();
  return router;
}

const tryAgain = html`<p>Go back to where you asked for it, and ask for another.</p>`;

function refuse(res: Response, link: loginLinks.LoginLink | undefined): void {
  if (link === undefined) {
    const why = html`<p>It may be cut off, or too old. Open it from the mail as a whole.</p>`;
    return respond(res, 404, 'This link is not known', html`${why}${tryAgain}`);
  }
  const [title, why] =
    link.usedAt === null
      ? ['This link has ended', 'A login link works for 15 minutes.']
      : ['This link was used already', 'A login link works once.'];
  respond(res, 410, title, html`<p>${why}</p>${tryAgain}`);
}

/** Returns the values of a form field. */
function valuesOf(form: unknown, field: 'token' | 'workspace'): string[] {
  const value: unknown = typeof form === 'object' && form !== null ? Reflect.get(form, field) : undefined;
  return [value].flat().filter((one) => typeof one === 'string');
}

function confirmation(owned: readonly workspaces.Workspace[], place: string, token: string): Html {
  const shown = owned.slice(0, maxShown);
  const nameOf = ({ name }: workspaces.Workspace) => html`<bdi>${displayName(name)}</bdi>`;
  const verified = shown.filter(({ ownerVerifiedAt }) => ownerVerifiedAt !== null);
  const others = shown.filter(({ ownerVerifiedAt }) => ownerVerifiedAt === null);
  const more = owned.length > maxShown ? html`<p>There are more.</p>` : '';
  const list = html`<p>You log in as the owner of:</p>
<ul>${verified.map((workspace) => html`<li>${nameOf(workspace)}</li>`)}</ul>`;
  const [only] = owned.length === 1 ? others : [];
  const created =
    only &&
    html`<p>You confirm that you created this workspace. It may then send mail to others in your name:</p>
<ul><li>${nameOf(only)}</li></ul>
<input type="hidden" name="workspace" value="${only.workspaceId}">`;
  const choice = html`<p>Not confirmed yet. Select the ones that you created: they may then send mail to others in your name.</p>
<ul>${others.map(
    (workspace) =>
      html`<li><label><input type="checkbox" name="workspace" value="${workspace.workspaceId}"> ${nameOf(workspace)}</label></li>`,
  )}</ul>`;
  return html`${verified.length > 0 ? list : ''}
<form method="post" action="login">
${created ?? (others.length > 0 ? choice : '')}
${more}
<p>Afterwards you go on to <strong>${place}</strong>.</p>
<input type="hidden" name="token" value="${token}">
<button type="submit">Log in</button>
</form>`;
}
