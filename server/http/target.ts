/** Reads the target of a request and its header `host` (RFC 9112, 3.2). The thread of HEALTH_PORT loads this file, so it imports nothing. */

/** Returns the path and query of a target. Proxies may send a whole URL, whose host then counts instead of the header. */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** The form of the header: a host, which may be empty, and a port. */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::\d*)?$/i;

interface RequestHead {
  httpVersion: string;
  headers: { host?: string | undefined };
  rawHeaders: readonly string[];
}

/** Returns how the request breaks the rules of the header `host`; undefined if it does not. */
export function hostProblem({ httpVersion, headers: { host }, rawHeaders }: RequestHead): string | undefined {
  if (host === undefined) return httpVersion === '1.1' ? 'The header host is missing.' : undefined;
  // Node.js keeps the first of several.
  const count = rawHeaders.reduce(
    (sum, text, i) => sum + (i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host' ? 1 : 0),
    0,
  );
  if (count > 1) return 'The header host was sent more than once.';
  return hostForm.test(host) ? undefined : 'The header host is malformed.';
}
