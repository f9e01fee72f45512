/**
 * Builds the docs as static files: the reference, the API explorer, and both as Markdown. `npm run docs` writes them to
 * generated/docs/, `npm run docs -- FOLDER` to another folder, for any web server. `npm ci` runs it too.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'generated/docs'));

// `npm ci --omit=dev` runs this without Redocly. The service then serves no docs, or docs that were copied into its folder.
if (existsSync(join(root, 'node_modules/@redocly/cli'))) {
  const { buildDocs } = await import('./docs/build.ts');
  await buildDocs(target);
  console.log(`Wrote the docs to ${target}.`);
} else {
  console.log('The docs were not built: that needs the development dependencies.');
}
