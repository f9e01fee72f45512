/** Makes the reference: Redocly's page, with inline scripts moved to files, as the page's policy demands. */
import { createHash } from 'node:crypto';

/** Returns `index.html` and its scripts. A script's name holds a hash of its content, so browsers may keep it forever. */
export function makeReference(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const html = page
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, script: string) => {
      const name = `${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
      files.set(name, script);
      return `<script${attributes} src="./${name}"></script>`;
    })
    // The prerendered links lack the # that the page's own router expects.
    .replaceAll('href="/', 'href="#/')
    .replace(
      '</head>',
      '<link rel="stylesheet" href="./reference.css"><script type="module" src="./reference.js"></script></head>',
    );
  return files.set('index.html', html);
}
