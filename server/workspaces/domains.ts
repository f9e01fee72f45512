/** The hosts whose pages may call with a workspace's credentials. */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { insertRows, rowsOf, statement, text } from '../database/statement.ts';

/** What would end a host in a URL, or stand for other characters: no host name has it. */
const notInHost = /[\s/?#@:\\[\]%]/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);

/** The domain as it is kept, of however it is written: `*.Müll.example` → `*.xn--mll-hoa.example`; undefined where it is none. */
export function domainOf(written: string): string | undefined {
  const prefix = written.startsWith('*.') ? '*.' : '';
  const given = written.slice(prefix.length);
  if (notInHost.test(given)) return undefined;
  const host = withoutRoot(domainToASCII(given));
  if (!hostName.test(host)) return undefined;
  // Whoever writes "1" does not mean 0.0.0.1, and nothing is below an address.
  if (isIP(host) > 0 && (prefix !== '' || host !== given)) return undefined;
  return prefix + host;
}

/** Whether pages of this origin may call. Without any domain, all may. */
export function isAllowedOrigin(origin: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  if (!URL.canParse(origin)) return false;
  const host = withoutRoot(new URL(origin).hostname);
  return domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain));
}

/** `acme.example.` is the same host. */
const withoutRoot = (host: string): string => host.replace(/\.$/, '');

const columns = ['workspace_id', 'domain', 'added_at'] as const;

const ofWorkspace = statement({ workspaceId: text }, (db, { workspaceId }) =>
  db.selectFrom('workspace_domains').select('domain').where('workspace_id', '=', workspaceId).orderBy('domain'),
);

/** In order. */
export const find = async (db: Db, workspaceId: string): Promise<string[]> =>
  (await ofWorkspace(db, { workspaceId })).map(({ domain }) => domain);

const insert = statement({ domains: rowsOf('workspace_domains', columns) }, (db, { domains }) =>
  insertRows(db, 'workspace_domains', domains),
);

export async function add(db: Db, now: number, workspaceId: string, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  const rows = domains.map((domain) => ({ workspace_id: workspaceId, domain, added_at: now }));
  await insert(db, { domains: sortByColumns(rows, 'domain') });
}

/** False where the workspace does not have it. */
export async function remove(db: Db, workspaceId: string, domain: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('workspace_domains')
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
