/**
 * Serves the page that a login link opens. Only the confirmation uses the link up, since mail scanners open every link. Anyone can create a
 * workspace for an address, and has its tokens. So the first sign-in to a workspace asks whether they stay.
 */
import express, { type Response, type Router } from 'express';
import { consoleUrl, safeContinueUrl, shownPlace } from '../auth/continue-url.ts';
import * as loginLinks from '../auth/login-links.ts';
import type { Environment } from '../context.ts';
import { type Ask, among, limit, raw, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { html } from '../pages/html.ts';
import { protect, refuseOtherPages, respond } from '../pages/pages.ts';
import * as audit from '../workspaces/audit.ts';
import * as workspaces from '../workspaces/store.ts';
import { choice, ask as question, type Shown, single } from './login-forms.ts';
import * as sessions from './sessions.ts';
import { newSession, sessionCookie } from './sessions.ts';

/** Workspaces on a page. A stranger's many workspaces for an address fill pages, and hide none. */
const pageSize = 20;
/** Pages beyond are not read, since the database would read all pages before. */
const maxPages = 1000;

export function loginPages({ ask, changeOf, clock, config, tokens, ledger }: Environment): Router {
  const cookie = sessionCookie({ config, tokens });
  const router = express.Router({ strict: true, caseSensitive: true });

  router.get('/login', async (req, res) => {
    const { token, page: asked } = req.query;
    const link = await find(token);
    if (link === undefined || !works(link)) return refuse(res, link);
    const page = pageOf(asked);
    const found = await ask(workspaces.findByOwner(link.email, pageSize + 1, (page - 1) * pageSize));
    const shown = await Promise.all(found.slice(0, pageSize).map(withContents));
    const [only] = page === 1 && found.length === 1 ? shown : [];
    const form = { token: String(token), place: placeOf(link) };
    if (only === undefined) send(res, link, 'Sign in', choice(shown, { ...form, page, hasMore: found.length > pageSize }));
    else if (only.workspace.ownerVerifiedAt === null) send(res, link, 'Sign in', question(only, form));
    else send(res, link, 'Sign in', single(only, form));
  });

  // Another page must not sign a person in to a stranger's workspace.
  router.post('/login', refuseOtherPages(config), form, async (req, res) => {
    const [token] = valuesOf(req.body, 'token');
    const link = await find(token);
    // Reads first: strangers may send any token, and a transaction holds a connection longer than a read.
    if (token === undefined || link === undefined || !works(link)) return refuse(res, link);
    const workspace = await chosenOf(link, valuesOf(req.body, 'workspace'));
    const isFirst = workspace !== undefined && workspace.ownerVerifiedAt === null;
    const [decision] = valuesOf(req.body, 'tokens');
    if (isFirst && decision !== 'keep' && decision !== 'reset') {
      const body = question(await withContents(workspace), { token, place: placeOf(link) });
      return send(res, link, 'Did you create this workspace?', body);
    }
    const now = clock();
    // A new one each time, so that nobody can prepare a session for another person.
    const session = workspace === undefined ? undefined : newSession(tokens, workspace.workspaceId);
    const former = cookie.read(req.headers);
    const { found, rows } = await changeOf(noTenant)({
      prepare: async (ask) => {
        const url = await loginLinks.use(ask, now, token);
        const resets = url !== undefined && isFirst && decision === 'reset';
        return { url, raised: resets ? await workspaces.raiseAllTokenVersions(ask, workspace.workspaceId) : [] };
      },
      write: ({ url, raised }) => ({
        verified: url === undefined || !isFirst ? undefined : workspaces.verifyOwner(now, link.email, [workspace.workspaceId]),
        audited: url === undefined || !isFirst ? undefined : audit.record(now, firstSignIn(workspace, decision)),
        session: url === undefined || session === undefined ? undefined : sessions.add(now, session, link.email),
        former: url === undefined || former === undefined ? undefined : sessions.remove(former),
        ...ledger.record(
          now,
          ...raised.map(({ kind, id, version }) => ({ kind: 'tokensRevoked' as const, of: kind, id, version })),
        ),
      }),
    });
    if (found.raised.length > 0) await ledger.settle();
    if (found.url === undefined) return refuse(res, await find(token));
    if (session !== undefined && (await rows).session.length > 0) res.append('set-cookie', cookie.write(session.value));
    // Sends no referrer, which would reveal the previous page.
    protect(res).status(303).set('location', targetOf(found.url)).end();
  });

  /** Returns the only workspace of the address, or the chosen one of several. */
  async function chosenOf({ email }: loginLinks.LoginLink, [chosen]: string[]): Promise<workspaces.Workspace | undefined> {
    const owned = await ask(workspaces.findByOwner(email, 2));
    if (owned.length === 1) return owned[0];
    const [found] = chosen === undefined ? [] : await ask(workspaces.findOwned(email, chosen));
    return found;
  }

  const withContents = async (workspace: workspaces.Workspace): Promise<Shown> => ({
    workspace,
    contents: await contentsOf(ask, workspace.workspaceId),
  });

  const send = (res: Response, link: loginLinks.LoginLink, title: string, body: ReturnType<typeof question>) =>
    respond(res, 200, title, body, new URL(targetOf(link.continueUrl)).protocol);
  const placeOf = ({ continueUrl }: loginLinks.LoginLink): string => {
    const target = targetOf(continueUrl);
    return target === consoleUrl(config.publicUrl) ? 'the console' : shownPlace(target);
  };
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

const firstSignIn = ({ workspaceId }: workspaces.Workspace, decision: string | undefined) => ({
  ...{ workspaceId, subjectId: workspaceId, actor: 'console', action: 'firstSignIn', details: { tokens: decision } },
});

const pageOf = (asked: unknown): number =>
  typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), maxPages) : 1;

const tryAgain = html`<p>If that fails, request a new link where you requested this one.</p>`;

function refuse(res: Response, link: loginLinks.LoginLink | undefined): void {
  if (link === undefined) {
    const why = html`<p>The link may be incomplete or too old. Open it again from the email.</p>`;
    return respond(res, 404, 'This link is not valid', html`${why}${tryAgain}`);
  }
  const [title, why] =
    link.usedAt === null
      ? ['This link has expired', 'A login link works for 15 minutes.']
      : ['This link was already used', 'A login link works once.'];
  respond(res, 410, title, html`<p>${why}</p>${tryAgain}`);
}

function valuesOf(form: unknown, field: 'token' | 'workspace' | 'tokens'): string[] {
  const value: unknown = typeof form === 'object' && form !== null ? Reflect.get(form, field) : undefined;
  return [value].flat().filter((one) => typeof one === 'string');
}

/** Rows are counted up to this number, so that a page costs the same for any workspace. */
const maxCounted = 1000;
const tables = ['organizations', 'documents', 'users'] as const;

/** Returns the contents in words, such as `1 API key, 2 organizations, 1,000 or more documents`. */
async function contentsOf(ask: Ask, workspaceId: string): Promise<string> {
  const keys = await ask(workspaces.findApiKeys(workspaceId));
  const keyIds = keys.map(({ apiKeyId }) => apiKeyId);
  const counts = await Promise.all(
    tables.map(async (table): Promise<[string, number]> => {
      const [counted] = await ask(sql<{ count: number }>`select count(*) as count from
        (select 1 from ${raw(table)} where api_key_id ${among(keyIds)} ${limit(maxCounted)}) as found`);
      return [table, counted?.count ?? 0];
    }),
  );
  return [['API keys', keys.length] as const, ...counts].map(([name, count]) => inWords(count, name)).join(', ');
}

function inWords(count: number, plural: string): string {
  if (count === 0) return `no ${plural}`;
  if (count === 1) return `1 ${plural.slice(0, -1)}`;
  return `${count.toLocaleString('en')}${count === maxCounted ? ' or more' : ''} ${plural}`;
}
