/** Makes `reference.html`: Redoc's page, with inline scripts moved to files, as the page's policy demands. */
import { hashedName } from './hashed-name.ts';

/** Returns the page and its scripts. */
export function makeReference(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const html = page
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, script: string) => {
      const name = hashedName('redoc.js', script);
      files.set(name, script);
      return `<script${attributes} src="./${name}"></script>`;
    })
    // The prerendered links lack the # that the page's own router expects.
    .replaceAll('href="/', 'href="#/');
  return files.set('reference.html', html);
}
