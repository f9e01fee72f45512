/** Recognizes disposable mail domains. Anyone can read their mail, or their addresses end within the hour. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import type { EmailAddress } from '../addresses/email-address.ts';

const listed = disposableEmailBlocklistSet();

/** Domains in ASCII and lower case. */
interface OwnLists {
  allowed: readonly string[];
  denied: readonly string[];
}

/**
 * Returns whether an address is at a disposable domain or a subdomain of one. The nearest listed domain decides, and the operator's lists come
 * before the library's.
 */
export function isDisposable(address: EmailAddress, { allowed, denied }: OwnLists): boolean {
  const labels = address.domain.split('.');
  for (let i = 0; i < labels.length; i++) {
    const domain = labels.slice(i).join('.');
    if (denied.includes(domain)) return true;
    if (allowed.includes(domain)) return false;
    if (listed.has(domain)) return true;
  }
  return false;
}
