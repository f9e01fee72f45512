/** The domains of a workspace: its credentials work only in pages of these origins. */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { insertRows, rowsOf, statement, text } from '../database/statement.ts';

/** What would end a host in a URL, or stand for other characters: no host name has it. */
const notInHost = /[\s/?#@:\\[\]%]/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);

/**
 * Returns the domain as it is stored: the host alone for https on its default port, otherwise the whole origin. `*.Müll.example` becomes
 * `*.xn--mll-hoa.example`, and `https://acme.example:443` becomes `acme.example`. Undefined if it is not a domain.
 */
export function domainOf(written: string): string | undefined {
  const [, scheme = 'https', prefix = '', given = '', port] =
    /^(?:(https?):\/\/)?(\*\.)?(.*?)(?::(\d{1,5}))?$/i.exec(written) ?? [];
  if (notInHost.test(given)) return undefined;
  const host = withoutRoot(domainToASCII(given));
  if (!hostName.test(host)) return undefined;
  // "1" does not mean 0.0.0.1, and nothing is below an address.
  if (isIP(host) > 0 && (prefix !== '' || host !== given)) return undefined;
  const origin = `${scheme.toLowerCase()}://${host}${port === undefined ? '' : `:${port}`}`;
  if (!URL.canParse(origin)) return undefined;
  // Parsed for its port: without zeros before it, and without the default one.
  const { protocol, port: ownPort } = new URL(origin);
  if (protocol === 'https:' && ownPort === '') return prefix + host;
  return `${protocol}//${prefix}${host}${ownPort === '' ? '' : `:${ownPort}`}`;
}

/**
 * Whether the domain, as `domainOf` returns it, is a public suffix alone: pages of unrelated owners share it. `*.` before a single label
 * counts as one too.
 */
export async function isPublicSuffix(domain: string): Promise<boolean> {
  const { hostname } = new URL(wholeOrigin(domain).replace('*.', ''));
  // Loaded on first use: the list would slow every start.
  const { parse } = await import('tldts');
  const { isIp, isIcann, isPrivate, domain: registered } = parse(hostname, { allowPrivateDomains: true });
  if (isIp === true || registered !== null) return false;
  return domain.includes('*.') || isIcann === true || isPrivate === true;
}

/** Whether pages of this origin may call: any may while there is no domain. `isTesting`: with a testing key. */
export function isAllowedOrigin(origin: string, domains: readonly string[], isTesting: boolean): boolean {
  if (domains.length === 0) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const host = withoutRoot(hostname);
  if (isTesting && host === 'localhost' && domains.includes('localhost')) return true;
  const asked = `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  return domains.some((domain) => {
    const [before = '', after] = wholeOrigin(domain).split('*');
    return after === undefined ? asked === before : asked.startsWith(before) && asked.endsWith(after);
  });
}

const wholeOrigin = (domain: string): string => (domain.includes('://') ? domain : `https://${domain}`);

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
