/** Login links. Of the one-time token in a link only the hash is kept, so that nobody can log in with what is in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { deleteUnlocked } from '../database/lock.ts';
import type { Tables } from '../database/tables.ts';

export type LoginLink = Tables['login_links'];

/** How long a link works, and how long sending one is tried. */
export const lifeMs = 15 * 60_000;

/** The task that sends one; its name outlives a deployment in the queue, so it stays. */
export const loginMailKind = 'login-mail';

export const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface NewLoginLink {
  token: string;
  email: string;
  continueUrl: string;
}

export async function add(db: Db, now: number, { token, email, continueUrl }: NewLoginLink): Promise<void> {
  await db
    .insertInto('login_links')
    .values({ token_hash: hashOf(token), email, continue_url: continueUrl, expires_at: now + lifeMs, used_at: null })
    .execute();
}

export async function find(db: Db, token: string): Promise<LoginLink | undefined> {
  return await db.selectFrom('login_links').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
}

/** Uses a link up and gives where it leads; undefined where it does not work any more. Of two callers at once, one gets it. */
export async function use(db: Db, now: number, token: string): Promise<string | undefined> {
  const used = await db
    .updateTable('login_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('continue_url')
    .executeTakeFirst();
  return used?.continue_url;
}

/** Removes links that stopped working before this time; false when there are no more. */
export async function removeExpired(db: Db, before: number, limit: number): Promise<boolean> {
  const old = db.selectFrom('login_links').select('token_hash').where('expires_at', '<', before).orderBy('expires_at').limit(limit);
  return (await deleteUnlocked(db, 'login_links', ['token_hash'], old)) === limit;
}
