/** The domains that the operator lets a workspace send mail from. */
import type { Db } from '../database/db.ts';
import { statement, text } from '../database/statement.ts';
import { domainOf } from './domains.ts';

/** Returns the domain as it is stored, in lower case and ASCII; undefined for anything but one host name. */
export function senderDomainOf(written: string): string | undefined {
  const domain = domainOf(written);
  return domain === undefined || /[*:]/.test(domain) ? undefined : domain;
}

/** Whether mail may come from the address. */
export function isAllowedSender(address: string, domains: readonly string[]): boolean {
  const domain = senderDomainOf(address.split('@').at(-1) ?? '');
  return domain !== undefined && domains.includes(domain);
}

const ofWorkspace = statement({ workspaceId: text }, (db, { workspaceId }) =>
  db.selectFrom('sender_domains').select('domain').where('workspace_id', '=', workspaceId).orderBy('domain'),
);

/** In order. */
export const find = async (db: Db, workspaceId: string): Promise<string[]> =>
  (await ofWorkspace(db, { workspaceId })).map(({ domain }) => domain);

export async function add(db: Db, now: number, workspaceId: string, domain: string): Promise<void> {
  await db
    .insertInto('sender_domains')
    .values({ workspace_id: workspaceId, domain, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where the workspace does not have it. */
export async function remove(db: Db, workspaceId: string, domain: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sender_domains')
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
