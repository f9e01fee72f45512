/** The domains of a workspace. Browsers may use its credentials only on pages of these origins. */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { type Ask, among, insertInto, type Sql, sql } from '../database/sql.ts';

/** Characters that end a host in a URL, or stand for others. Host names contain none of them. */
const notInHost = /[\s/?#@:\\[\]%]/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);

/**
 * Returns the stored form of a domain: the host alone for https on the default port, otherwise the origin. `*.Müll.example` becomes
 * `*.xn--mll-hoa.example`, and `https://acme.example:443` becomes `acme.example`. Undefined for anything but a domain.
 */
export function domainOf(written: string): string | undefined {
  const [, scheme = 'https', prefix = '', given = '', port] =
    /^(?:(https?):\/\/)?(\*\.)?(.*?)(?::(\d{1,5}))?$/i.exec(written) ?? [];
  if (notInHost.test(given)) return undefined;
  const host = withoutRoot(domainToASCII(given));
  if (!hostName.test(host)) return undefined;
  // "1" does not mean 0.0.0.1, and an IP address has no subdomains.
  if (isIP(host) > 0 && (prefix !== '' || host !== given)) return undefined;
  const origin = `${scheme.toLowerCase()}://${host}${port === undefined ? '' : `:${port}`}`;
  if (!URL.canParse(origin)) return undefined;
  // Parsed for its port, which drops leading zeros and the default port.
  const { protocol, port: ownPort } = new URL(origin);
  if (protocol === 'https:' && ownPort === '') return prefix + host;
  return `${protocol}//${prefix}${host}${ownPort === '' ? '' : `:${ownPort}`}`;
}

/**
 * Returns whether the domain, as `domainOf` returns it, is a public suffix, which unrelated owners share. `*.` before a single
 * label counts as one too.
 */
export async function isPublicSuffix(domain: string): Promise<boolean> {
  const { hostname } = new URL(wholeOrigin(domain).replace('*.', ''));
  // Loaded on first use: the list would slow every start.
  const { parse } = await import('tldts');
  const { isIp, isIcann, isPrivate, domain: registered } = parse(hostname, { allowPrivateDomains: true });
  if (isIp === true || registered !== null) return false;
  return domain.includes('*.') || isIcann === true || isPrivate === true;
}

/** Returns whether pages of this origin may call; without domains, any may. `isTesting`: with a testing key. */
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

export async function find(ask: Ask, workspaceId: string): Promise<string[]> {
  const rows = await ask(
    sql<{ domain: string }>`select domain from workspace_domains where workspace_id = ${workspaceId} order by domain`,
  );
  return rows.map(({ domain }) => domain);
}

export const add = (now: number, workspaceId: string, domains: readonly string[]): Sql => {
  const added = domains.map((domain) => ({ workspaceId, domain, addedAt: now }));
  return insertInto('workspace_domains', ['workspace_id', 'domain', 'added_at'], added, ['domain']);
};

export const remove = (workspaceId: string, domains: readonly string[]): Sql =>
  sql`delete from workspace_domains where workspace_id = ${workspaceId} and domain ${among(domains)}`;
