/**
 * Builds the docs as static files: the reference, the API explorer, and both as Markdown. `npm run docs` writes them to
 * generated/docs/, `npm run docs -- FOLDER` to another folder, for any web server. `npm ci` builds them too.
 */
import { join, resolve } from 'node:path';
import { buildDocs } from './docs/build.ts';

const target = resolve(process.argv[2] ?? join(import.meta.dirname, '../../generated/docs'));
await buildDocs(target);
console.log(`Wrote the docs to ${target}.`);
