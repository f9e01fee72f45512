/** The origins of pages, as browsers send them: those of websites and of apps. */

/** Schemes that browsers reserve, and web schemes, which are always allowed. */
const reserved = new Set([
  'http',
  'https',
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'ftp',
  'javascript',
  'vbscript',
  'view-source',
  'ws',
  'wss',
]);

/** Returns whether apps may have a scheme of this name. */
export const isAppScheme = (name: string): boolean => /^[a-z][a-z0-9+.-]*$/.test(name) && !reserved.has(name);

export const originsInWords =
  'https://app.acme.example, or an app such as capacitor://localhost, each in full, without path, slash at the end or wildcard';

export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes('*')) return false;
  if (/^https?:$/.test(url.protocol)) return url.origin === text;
  return isAppScheme(url.protocol.slice(0, -1)) && /^[\w.-]+(?::\d+)?$/.test(url.host) && text === `${url.protocol}//${url.host}`;
}
