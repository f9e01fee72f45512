/**
 * generated/ and the guides → generated/docs/: the reference, the console, and the same as Markdown, as files that any web server can
 * serve below any path. `npm run docs` writes them there; `npm run docs -- FOLDER` somewhere else.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeMarkdown } from './docs/markdown.ts';
import { makeReference, named, readAsset } from './docs/reference.ts';

const generated = fileURLToPath(new URL('../generated', import.meta.url));
const target = resolve(process.argv[2] ?? join(generated, 'docs'));

const [html, script, style] = await Promise.all([readAsset('console.html'), readAsset('console.js'), readAsset('console.css')]);
const tryIt = named({ html, files: new Map() }, { 'console.js': script, 'console.css': style });
const reference = await makeReference();
const files = new Map([
  ...reference.files,
  ...tryIt.files,
  ...makeMarkdown(reference.document),
  ['openapi.json', await readFile(join(generated, 'openapi.json'), 'utf8')],
  ['openapi.yaml', await readFile(join(generated, 'openapi.yaml'), 'utf8')],
  ['console.html', tryIt.html],
  // Last, and all at once: whoever is served meanwhile gets the old page or the new one, each whole.
  ['index.html', reference.html],
]);
for (const [name, text] of files) {
  const file = join(target, name);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
const found = await readdir(target, { recursive: true, withFileTypes: true });
const outdated = found
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((file) => /\.(?:css|html|js|md)$/.test(file) && !files.has(file.slice(target.length + 1).replaceAll('\\', '/')));
for (const file of outdated) await rm(file, { force: true });
console.log(`Written to ${target}: ${files.size} files.`);
