/** `npm ci` ends with this: writes the generated files that git ignores, and the docs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

if (existsSync(join(root, 'node_modules/@redocly/cli'))) {
  const { prepare } = await import('./generate.ts');
  await prepare();
  // The docs are built by files that the line above has written.
  const { buildDocs } = await import('./docs/build.ts');
  await buildDocs(join(root, 'generated/docs'));
} else {
  console.log('generated/ was not written: that needs the development dependencies. `npm run build` makes a service without them.');
}
