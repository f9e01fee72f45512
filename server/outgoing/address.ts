/** Decides which URLs and addresses may receive webhooks. Customers choose them, so none may lead into the operator's network. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ErrorDetail } from '../../generated/types.ts';
import { hostOf, isLoopback } from '../settings/config.ts';

/** Azure's virtual machines reach their host at this address, which looks public. */
const hostOfAzure = '168.63.129.16';

/** IPv6 addresses outside of it are not assigned, or embed an IPv4 address. */
const assigned = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether the address is of the public internet. Unwraps IPv4-mapped addresses. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(assigned) : parsed.toString() !== hostOfAzure;
}

type Refusal = Pick<ErrorDetail, 'reason' | 'description'>;

const format = (description: string): Refusal => ({ reason: 'FORMAT', description });

/** Returns why no webhook may have this URL; undefined for a valid one. */
export function refusalOf(text: string, allowsLoopback: boolean): Refusal | undefined {
  if (!URL.canParse(text)) return format('must be a URL');
  const url = new URL(text);
  // The URL standard has made one spelling of each literal address.
  const host = hostOf(text);
  const isLocal = allowsLoopback && isLoopback(host);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return format('must begin with https://');
  if (url.username !== '' || url.password !== '') return format('must have no user name and no password');
  if (!isLocal && isIP(host) !== 0 && !isPublic(host)) return { reason: 'HOST', description: 'must lead to a public address' };
  return undefined;
}

/** Resolves a name to its addresses. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/** Asks DNS itself: it reads no hosts file, and a slow name server takes no thread. */
export const resolveByDns: Resolve = async (hostname, signal) => {
  const resolver = new Resolver();
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.all([resolver.resolve4(hostname).catch(() => []), resolver.resolve6(hostname).catch(() => [])]);
    return found.flat();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/** Returns the addresses of a host that may be connected to. */
export async function addressesOf(
  host: string,
  { allowsLoopback, resolve, signal }: { allowsLoopback: boolean; resolve: Resolve; signal: AbortSignal },
): Promise<string[]> {
  if (allowsLoopback && isLoopback(host)) return isIP(host) === 0 ? ['127.0.0.1', '::1'] : [host];
  return (await resolve(host, signal)).filter(isPublic);
}
