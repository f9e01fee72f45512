/** Where a login link may lead a person. */
import { isLoopback } from '../config.ts';
import { invalidArgument } from '../errors.ts';

const field = '/data/continueUrl';

/**
 * The URL as browsers will read it, or a refusal. Only this form is kept and shown, so that no two readers can take the text for
 * different places. `hosts`: those that are allowed, each with or without a port; empty: any.
 */
export function safeContinueUrl(text: string, hosts: readonly string[]): string {
  if (!URL.canParse(text) || hasInvisible.test(text)) throw notAbsoluteHttps();
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[(.*)\]$/, '$1')));
  if (!isSafe || url.username !== '' || url.password !== '') throw notAbsoluteHttps();
  if (hosts.length > 0 && !hosts.includes(url.hostname) && !hosts.includes(url.host)) {
    throw invalidArgument({ field, reason: 'HOST', description: 'must be at a host that is allowed here' });
  }
  return url.href;
}

/** Control characters and white space: the parser drops some of them in silence. */
const hasInvisible = /[\s\p{Cc}]/u;

const notAbsoluteHttps = () => invalidArgument({ field, reason: 'FORMAT', description: 'must be an absolute https URL' });
