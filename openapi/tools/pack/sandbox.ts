/** Packs `@collaboration/sandbox`: mock/package/ and its dependencies in this project, as JavaScript. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, fromContract, writeCode, writeDeclarations } from './code.ts';

const main = 'mock/package/index';

/** Needed only for `npx sandbox mock` with `--plain` or `--proxy`. */
const prism = '@stoplight/prism-cli';

/** Files that the sandbox reads at run time, besides the docs, and its changes. */
const alongside = ['generated/openapi.json', 'generated/openapi.yaml', 'mock/sandbox/page', 'server/console/page', 'CHANGELOG.md'];

/** Builds the package, with the docs that docs.ts has built beside it. */
export async function buildSandbox(root: string, folder: string, version: string): Promise<object> {
  const entries = [`${main}.ts`, 'mock/package/bin.ts'];
  const { [prism]: prismVersion, ...dependencies } = await writeCode(root, folder, entries, { plugins: [fromContract] });
  await writeDeclarations(root, folder, `${main}.ts`);
  const places = new Map(alongside.map((path) => [path, path]))
    .set('mock/package/example', 'example')
    .set('mock/package/README.md', 'README.md');
  for (const [from, to] of places) await cp(join(root, from), join(folder, to), { recursive: true });
  await cp(join(folder, '../docs/docs'), join(folder, 'generated/docs'), { recursive: true });
  return {
    description: 'A sandbox and a mock of the Collaboration Backend, for developing and testing frontends',
    keywords: ['sandbox', 'mock', 'openapi', 'testing', 'collaboration'],
    type: 'module',
    // The first version whose SQLite returns rows as arrays.
    engines: { node: '>=22.16' },
    bin: { sandbox: 'mock/package/bin.js' },
    exports: { '.': { types: `./${main}.d.ts`, default: `./${main}.js` }, './package.json': './package.json' },
    dependencies,
    peerDependencies: { [contract]: version, [prism]: prismVersion },
    peerDependenciesMeta: { [prism]: { optional: true } },
  };
}
