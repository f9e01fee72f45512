/**
 * Sessions of owners in the console. A cookie stands for the credentials of one workspace, only in calls from the service's own
 * pages. The database has only the hash of its token, so nobody can sign in with a copy.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { credentialHeaders } from '../../generated/handlers.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Environment } from '../context.ts';
import { type Ask, type Sql, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { timed } from '../database/verbs.ts';
import { envelope, Failure } from '../errors.ts';
import { sendJson } from '../http/respond.ts';
import { isFromOwnPage } from '../pages/pages.ts';
import * as workspaces from '../workspaces/store.ts';

const sessionHours = 12;
const lifeMs = sessionHours * 3_600_000;

const [workspaceHeader, tokenHeader] = credentialHeaders.workspace;
const purpose = 'session';

interface Session {
  workspaceId: string;
  /** The hash of the cookie's token. */
  tokenHash: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a new cookie value and its session. Its signature lets the service reject invented cookies without a lookup. */
export function newSession(tokens: Tokens, workspaceId: string): Session & { value: string } {
  const text = `${workspaceId}.${randomBytes(32).toString('base64url')}`;
  return { workspaceId, tokenHash: hashOf(text), value: `${text}.${tokens.sign(purpose, text)}` };
}

/** Adds the session if the workspace belongs to the address. Returns its row. */
export const add = (now: number, { workspaceId, tokenHash }: Session, email: EmailAddress): Sql => sql`
  insert into sessions (token_hash, workspace_id, token_version, expires_at)
  select cast(${tokenHash} as text), workspace_id, token_version, cast(${now + lifeMs} as bigint) from workspaces
  where workspace_id = ${workspaceId} and lower(owner_email) = ${email.key} returning 1`;

export const remove = ({ tokenHash }: Session): Sql => sql`delete from sessions where token_hash = ${tokenHash}`;

/** Ends all sessions of a workspace, which an earlier one with its id may have left. */
export const removeAll = (workspaceId: string): Sql => sql`delete from sessions where workspace_id = ${workspaceId}`;

/** Returns the version that the workspace's tokens had at the sign-in; undefined if the session has ended. */
async function versionOf(ask: Ask, { workspaceId, tokenHash }: Session, now: number): Promise<number | undefined> {
  const [found] = await ask(sql<{ version: number }>`
    select token_version as version from sessions
    where token_hash = ${tokenHash} and workspace_id = ${workspaceId} and expires_at > ${now}
      and exists (select 1 from workspaces where workspace_id = ${workspaceId})`);
  return found?.version;
}

export interface SessionCookie {
  /** Returns the value of the header `set-cookie`. An undefined value deletes the cookie. */
  write(value: string | undefined): string;
  /** Returns the session of a valid cookie, which may have ended. */
  read(headers: IncomingHttpHeaders): Session | undefined;
}

/** A cookie whose prefix binds it to this host, and to https. Browsers reject both on http, which only a loopback address uses. */
export function sessionCookie({ config: { publicUrl }, tokens }: Pick<Environment, 'config' | 'tokens'>): SessionCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-console' : 'console';
  const value = new RegExp(`(?:^|; *)${name}=(([0-9a-f-]{36})\\.[\\w-]{43})\\.([0-9a-f]{32})(?:;|$)`);
  return {
    write: (text) => {
      const age = text === undefined ? 0 : lifeMs / 1000;
      return `${name}=${text ?? ''}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
    read: ({ cookie = '' }) => {
      const [, text = '', workspaceId = '', signature = ''] = value.exec(cookie) ?? [];
      if (!tokens.isSigned(purpose, text, signature)) return undefined;
      return { workspaceId, tokenHash: hashOf(text) };
    },
  };
}

/**
 * Returns the failure for a page that shows another workspace than that of the session; undefined if it may call. A browser has one
 * session, and its older pages show the workspaces of earlier ones. A page that shows none yet may only ask for the session's.
 */
export async function wrongWorkspace(
  ask: Ask,
  { workspaceId }: Session,
  shown: string | undefined,
  isFirstCall: boolean,
): Promise<Failure | undefined> {
  if (shown === workspaceId || (shown === undefined && isFirstCall)) return undefined;
  const open = await workspaces.find(ask, workspaceId);
  const message = `Another workspace is open in this browser: "${open?.name ?? ''}" (${workspaceId}). Reload the page to see it.`;
  return new Failure('FAILED_PRECONDITION', message, { httpStatus: 409 });
}

/** The failure belongs to no operation, so no operation documents it. */
export function sendWrongWorkspace(res: Response, failure: Failure): void {
  res.locals.failure = failure;
  sendJson(res, failure.httpStatus, JSON.stringify(envelope(failure, undefined)));
}

/**
 * Replaces the cookie of a call by the credentials of its workspace, which all further checks see. Calls with a token of their own, and
 * calls of other pages, are left alone.
 */
export function sessionCredentials({ config, tokens, clock, verbsOf }: Environment): RequestHandler {
  const cookie = sessionCookie({ config, tokens });
  return async (req, res, next) => {
    const { headers } = req;
    const { operation } = res.locals;
    const isOurs = operation !== undefined && operation.credentials !== 'public' && headers[tokenHeader] === undefined;
    const session = isOurs && isFromOwnPage(headers, config) ? cookie.read(headers) : undefined;
    if (session === undefined) return next();
    const { workspaceId } = session;
    const { ask } = timed(verbsOf, res.locals.database)(workspaceId, noTenant);
    const version = await versionOf(ask, session, clock());
    if (version === undefined) return next();
    const shown = headers[workspaceHeader]?.toString();
    const failure = await wrongWorkspace(ask, session, shown, operation?.id === 'getWorkspace');
    if (failure !== undefined) return sendWrongWorkspace(res, failure);
    res.locals.hasSession = true;
    headers[workspaceHeader] = workspaceId;
    headers[tokenHeader] = tokens.issue('workspace', workspaceId, version);
    next();
  };
}
