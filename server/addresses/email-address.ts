/** Email addresses. Each is parsed once, into the one form that is stored, compared and used for email. */
import { domainToASCII } from 'node:url';
import { invalidArgument } from '../errors.ts';

/** A parsed address. Its private field keeps texts and look-alikes from being used as one. */
export class EmailAddress {
  /** The canonical form: the local part as given, and the domain in ASCII and lower case. */
  readonly text: string;
  readonly #domain: string;

  /** The sender's, until the operator sets one. */
  static readonly ofService = new EmailAddress('no-reply', 'service.localhost');

  private constructor(local: string, domain: string) {
    this.text = `${local}@${domain}`;
    this.#domain = domain;
  }

  get domain(): string {
    return this.#domain;
  }

  /** The form for comparing: letter case does not matter. */
  get key(): string {
    return this.text.toLowerCase();
  }

  /** Returns undefined for anything but one address. */
  static parse(given: string): EmailAddress | undefined {
    const at = given.lastIndexOf('@');
    if (at < 1 || given.length > maxBytes) return undefined;
    const [local, domain] = [localPartOf(given.slice(0, at)), domainOf(given.slice(at + 1))];
    const bytes = Buffer.byteLength(local);
    const isAddress = bytes > 0 && bytes <= maxLocalBytes && hostName.test(domain) && bytes + 1 + domain.length <= maxBytes;
    return isAddress ? new EmailAddress(local, domain) : undefined;
  }
}

export const parseEmailAddress = EmailAddress.parse;

/** Returns the address in a field of a request. Throws for an invalid one. */
export function emailAddressIn(field: string, given: string): EmailAddress {
  const address = parseEmailAddress(given);
  if (address === undefined) throw invalidArgument({ field, reason: 'PATTERN', description: 'must be an email address' });
  return address;
}

/** Bytes of an address that mail servers accept (RFC 5321). */
const maxBytes = 254;
const maxLocalBytes = 64;

/**
 * Matches words between single dots. Quotes would let one address be written in several ways. Mail servers may take % and ! for a
 * route to another address.
 */
const words = /^[A-Za-z0-9#$&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+(?:\.[A-Za-z0-9#$&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+)*$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns the local part as given; empty for an invalid one. Letters beyond ASCII get one form: composed, and in lower case, since
 * the databases ignore the case of ASCII only.
 */
function localPartOf(given: string): string {
  const local = given.normalize('NFC').replaceAll(/\P{ASCII}/gu, (letter) => letter.toLowerCase());
  return words.test(local) && !invisible.test(local) && local.normalize('NFKC') === local ? local : '';
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Matches a name of several labels. The last one begins with a letter, so an IP address does not match. */
const hostName = new RegExp(`^(?:${label}\\.)+(?=[a-z])${label}$`);

/** Returns the domain in ASCII (IDNA) and lower case; empty for an invalid one. */
function domainOf(given: string): string {
  if (/^[A-Za-z0-9.-]*$/.test(given)) return given.toLowerCase();
  // The URL parser behind it decodes %41, and takes other ASCII characters for parts of a URL.
  return /^[A-Za-z0-9.\u0080-\uFFFF-]*$/.test(given) ? domainToASCII(given) : '';
}
