/** The domains from which the operator lets a workspace send mail. */

import type { EmailAddress } from '../addresses/email-address.ts';
import { type Ask, type Sql, sql } from '../database/sql.ts';
import { domainOf } from './domains.ts';

/** Returns the stored form of the domain, in lower case and ASCII; undefined for anything but one host name. */
export function senderDomainOf(written: string): string | undefined {
  const domain = domainOf(written);
  return domain === undefined || /[*:]/.test(domain) ? undefined : domain;
}

/** Returns whether mail may come from the address. */
export const isAllowedSender = (address: EmailAddress, domains: readonly string[]): boolean => domains.includes(address.domain);

export async function find(ask: Ask, workspaceId: string): Promise<string[]> {
  const rows = await ask(
    sql<{ domain: string }>`select domain from sender_domains where workspace_id = ${workspaceId} order by domain`,
  );
  return rows.map(({ domain }) => domain);
}

export const add = (now: number, workspaceId: string, domain: string): Sql =>
  sql`insert into sender_domains (workspace_id, domain, added_at) values (${workspaceId}, ${domain}, ${now}) on conflict do nothing`;

/** Removes the domain. Returns false if the workspace does not have it. */
export async function remove(ask: Ask, workspaceId: string, domain: string): Promise<boolean> {
  const removed = await ask(sql`delete from sender_domains where workspace_id = ${workspaceId} and domain = ${domain} returning 1`);
  return removed.length > 0;
}
