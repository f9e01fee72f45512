/** Checks the URL that a login link leads to. */
import { invalidArgument } from '../errors.ts';

const field = '/data/continueUrl';

interface Allowed {
  /** Hosts of web addresses, each with or without a port; empty: any. */
  loginHosts: readonly string[];
  /** Schemes of apps, besides http and https. `loginHosts` does not apply to them. */
  loginSchemes: readonly string[];
  /** The service's own URL, whose console is always allowed. */
  publicUrl: string;
}

export const consoleUrl = (publicUrl: string): string => `${publicUrl}/console`;

/** Returns the URL as browsers parse it, or throws. Only this form is stored and shown, so all readers see the same place. */
export function safeContinueUrl(text: string, { loginHosts, loginSchemes, publicUrl }: Allowed): string {
  if (text === consoleUrl(publicUrl)) return text;
  const refusal = () =>
    invalidArgument({ field, reason: 'FORMAT', description: `must be an absolute ${listed(loginSchemes)} URL` });
  if (!URL.canParse(text) || hasInvisible.test(text)) throw refusal();
  const url = new URL(text);
  const isWeb = webAddress.test(text);
  if (!isWeb && !loginSchemes.includes(url.protocol.slice(0, -1))) throw refusal();
  if (url.username !== '' || url.password !== '') throw refusal();
  if (isWeb && loginHosts.length > 0 && !loginHosts.includes(url.hostname) && !loginHosts.includes(url.host)) {
    throw invalidArgument({ field, reason: 'HOST', description: 'must point to an allowed host' });
  }
  return url.href;
}

/** The parser also takes `https:acme.example`. */
const webAddress = /^https?:\/\//i;

/** Control characters and white space, some of which the parser drops silently. */
const hasInvisible = /[\s\p{Cc}]/u;

const listed = (schemes: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(['http', 'https', ...schemes]);

/** Returns the place to show on the page: the host, with the scheme of an app's URL. */
export function shownPlace(continueUrl: string): string {
  const { protocol, host } = new URL(continueUrl);
  return webAddress.test(continueUrl) ? host : `${protocol}${host === '' ? '' : `//${host}`}`;
}
