/** Login links. Only the hash of the one-time token is stored, so nobody can sign in with a copy of the database. */
import { createHash, randomBytes } from 'node:crypto';
import { type EmailAddress, parseEmailAddress } from '../addresses/email-address.ts';
import { type Ask, type Sql, sql } from '../database/sql.ts';

export interface LoginLink {
  email: EmailAddress;
  continueUrl: string;
  expiresAt: number;
  usedAt: number | null;
}

/** Milliseconds for which a link works, and for which sending it is retried. */
export const lifeMs = 15 * 60_000;

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const loginMailKind = 'login-mail';

export const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface NewLoginLink {
  token: string;
  email: EmailAddress;
  continueUrl: string;
}

export const add = (now: number, { token, email, continueUrl }: NewLoginLink): Sql =>
  sql`insert into login_links (token_hash, email, continue_url, expires_at)
    values (${hashOf(token)}, ${email.text}, ${continueUrl}, ${now + lifeMs})`;

export async function find(ask: Ask, token: string): Promise<LoginLink | undefined> {
  const [link] = await ask(sql<Omit<LoginLink, 'email'> & { email: string }>`
    select email, continue_url, expires_at, used_at from login_links
    where token_hash = ${hashOf(token)}`);
  const email = link && parseEmailAddress(link.email);
  return email && { ...link, email };
}

/** Uses the link up and returns its URL; undefined for a used or expired link. Only one of several concurrent callers gets it. */
export async function use(ask: Ask, now: number, token: string): Promise<string | undefined> {
  const [used] = await ask(sql<{ continueUrl: string }>`update login_links set used_at = ${now}
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now} returning continue_url`);
  return used?.continueUrl;
}
