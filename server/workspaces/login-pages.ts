/** Serves the page that a login link opens. Only the confirmation uses the link up, since mail scanners open every link. */
import express, { type Response, type Router } from 'express';
import { visible } from '../../generated/text.ts';
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { consoleUrl, safeContinueUrl, shownPlace } from './continue-url.ts';
import { type Html, html } from './html.ts';
import * as loginLinks from './login-links.ts';
import { refuseOtherPages } from './own-pages.ts';
import { protect, respond } from './pages.ts';
import * as sessions from './sessions.ts';
import { newSession, sessionCookie } from './sessions.ts';
import * as workspaces from './store.ts';

/** Workspaces on the page, since a stranger's many workspaces for an address would hide the owner's own. */
const maxShown = 100;

export function loginPages({ ask, changeOf, clock, config, tokens }: Environment): Router {
  const cookie = sessionCookie({ config, tokens });
  const router = express.Router({ strict: true, caseSensitive: true });

  router.get('/login', async (req, res) => {
    const { token } = req.query;
    const link = await find(token);
    if (link === undefined || !works(link)) return refuse(res, link);
    const owned = await ask(workspaces.findByOwner(link.email, maxShown + 1));
    const target = targetOf(link.continueUrl);
    respond(res, 200, 'Log in', confirmation(owned, placeOf(target), String(token)), new URL(target).protocol);
  });

  // Another page must not sign a person in to a stranger's workspace.
  router.post('/login', refuseOtherPages(config), form, async (req, res) => {
    const [token] = valuesOf(req.body, 'token');
    const link = await find(token);
    // Reads first: strangers may send any token, and a transaction holds a connection longer than a read.
    if (token === undefined || link === undefined || !works(link)) return refuse(res, link);
    // A login confirms a single workspace, and opens it. If there are several, strangers may have made some.
    const owned = await ask(workspaces.findByOwner(link.email, 2));
    const [chosen] = owned.length === 1 ? owned.map(({ workspaceId }) => workspaceId) : valuesOf(req.body, 'workspace');
    const now = clock();
    // A new one each time, so that nobody can prepare a session for another person.
    const session = chosen === undefined ? undefined : newSession(tokens, chosen);
    const former = cookie.read(req.headers);
    const { found: continueUrl, rows } = await changeOf(noTenant)({
      read: (ask) => loginLinks.use(ask, now, token),
      write: (url) => ({
        verified: url === undefined || chosen === undefined ? undefined : workspaces.verifyOwner(now, link.email, [chosen]),
        session: url === undefined || session === undefined ? undefined : sessions.add(now, session, link.email),
        former: url === undefined || former === undefined ? undefined : sessions.remove(former),
      }),
    });
    if (continueUrl === undefined) return refuse(res, await find(token));
    if (session !== undefined && rows.session.length > 0) res.append('set-cookie', cookie.write(session.value));
    // No referrer reveals the page that the person comes from.
    protect(res).status(303).set('location', targetOf(continueUrl)).end();
  });

  const placeOf = (target: string): string => (target === consoleUrl(config.publicUrl) ? 'the console' : shownPlace(target));
  /** Returns the checked URL of the link, or the console if the operator does not allow its host any more. */
  const targetOf = (continueUrl: string): string => {
    try {
      return safeContinueUrl(continueUrl, config);
    } catch {
      return consoleUrl(config.publicUrl);
    }
  };
  const find = async (token: unknown) => (typeof token === 'string' ? await loginLinks.find(ask, token) : undefined);
  const works = (link: loginLinks.LoginLink) => link.usedAt === null && link.expiresAt > clock();
  return router;
}

const form = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 10 });

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
  const [only] = owned.length === 1 ? owned : [];
  return html`
<form method="post" action="login">
${only === undefined ? choice(owned) : single(only)}
<p>Afterwards you go on to <strong>${place}</strong>.</p>
<input type="hidden" name="token" value="${token}">
<button type="submit">Log in</button>
</form>`;
}

const nameOf = ({ name }: workspaces.Workspace) => html`<bdi>${visible(name)}</bdi>`;

function single(workspace: workspaces.Workspace): Html {
  const lead =
    workspace.ownerVerifiedAt === null
      ? html`<p>You confirm that you created this workspace. It may then send mail to others in your name:</p>`
      : html`<p>You log in as the owner of:</p>`;
  return html`${lead}
<ul><li>${nameOf(workspace)}</li></ul>
<input type="hidden" name="workspace" value="${workspace.workspaceId}">`;
}

/** Lets the person choose the workspace to open. */
function choice(owned: readonly workspaces.Workspace[]): Html {
  const shown = owned.slice(0, maxShown);
  const [verified, others] = [true, false].map((isVerified) =>
    shown.filter((one) => (one.ownerVerifiedAt !== null) === isVerified),
  );
  const [first] = verified ?? [];
  const option = (workspace: workspaces.Workspace) => {
    const checked = workspace === first ? html` checked` : html``;
    return html`<li><label><input type="radio" name="workspace" value="${workspace.workspaceId}" required${checked}> ${nameOf(workspace)}</label></li>`;
  };
  const ofOthers = html`<p>Not confirmed yet. Choose one only if you created it: it may then send mail to others in your name.</p>
<ul>${(others ?? []).map(option)}</ul>`;
  return html`<p>Choose the workspace to open:</p>
<ul>${(verified ?? []).map(option)}</ul>
${(others ?? []).length > 0 ? ofOthers : ''}
${owned.length > maxShown ? html`<p>There are more.</p>` : ''}`;
}
