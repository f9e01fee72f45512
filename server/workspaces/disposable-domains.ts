/** Recognizes disposable mail domains. Anyone can read their mail, or their addresses end within the hour. */
import { domainToASCII } from 'node:url';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const listed = disposableEmailBlocklistSet();

interface OwnLists {
  allowed: readonly string[];
  denied: readonly string[];
}

/**
 * Returns whether an address is at a disposable domain or a subdomain of one. The nearest listed domain decides, and the operator's lists come
 * before the library's.
 */
export function isDisposable(email: string, { allowed, denied }: OwnLists): boolean {
  const labels = ascii(email.slice(email.lastIndexOf('@') + 1)).split('.');
  for (let i = 0; i < labels.length; i++) {
    const domain = labels.slice(i).join('.');
    const isIt = (other: string) => ascii(other) === domain;
    if (denied.some(isIt)) return true;
    if (allowed.some(isIt)) return false;
    if (listed.has(domain)) return true;
  }
  return false;
}

/** Returns the domain in the form of the lists. */
function ascii(domain: string): string {
  const plain = domain.replace(/\.+$/, '').toLowerCase();
  return domainToASCII(plain) || plain;
}
