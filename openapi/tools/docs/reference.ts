/** Makes `reference.html`: Redoc's page, with inline scripts moved to files, as the page's policy demands. */
import { hashedName } from './hashed-name.ts';

/** Draws nothing instead of the vendor's logo, which the policy of the page blocks. */
const withoutLogo = (script: string): string =>
  script.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g,
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  );

/** Returns the page and its scripts. */
export function makeReference(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const html = page
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, script: string) => {
      const name = hashedName('redoc.js', withoutLogo(script));
      files.set(name, withoutLogo(script));
      return `<script${attributes} src="./${name}"></script>`;
    })
    // The prerendered links lack the # that the page's own router expects.
    .replaceAll('href="/', 'href="#/');
  return files.set('reference.html', html);
}
