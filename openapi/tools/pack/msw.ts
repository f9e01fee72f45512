/** Packs `@collaboration/msw`: mock/msw.ts with its dependencies except MSW in one file, for browsers and Node.js. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { contract, writeDeclarations } from './code.ts';

export async function buildMsw(root: string, folder: string, version: string): Promise<object> {
  const build = await rolldown({
    input: join(root, 'mock/msw.ts'),
    platform: 'browser',
    external: ['msw', /^node:/],
    // Drops imports of Node.js in server files, which nothing here calls.
    treeshake: { moduleSideEffects: 'no-external' },
    plugins: [bundledDocument, shortDocument],
  });
  const options = { minify: true, codeSplitting: false };
  await build.write({ ...options, file: join(folder, 'mock/msw.js'), format: 'cjs', exports: 'named' });
  await build.write({ ...options, file: join(folder, 'mock/msw.mjs'), format: 'es' });
  await writeDeclarations(root, folder, 'mock/msw.ts');
  // Each format has MSW's types for it, which differ.
  await cp(join(folder, 'mock/msw.d.ts'), join(folder, 'mock/msw.d.mts'));
  await cp(join(root, 'mock/msw/README.md'), join(folder, 'README.md'));
  return {
    description: 'The contract of the Collaboration Backend as request handlers of Mock Service Worker',
    keywords: ['msw', 'mock', 'testing', 'openapi', 'collaboration'],
    type: 'commonjs',
    engines: { node: '>=20' },
    sideEffects: false,
    main: './mock/msw.js',
    types: './mock/msw.d.ts',
    exports: {
      '.': {
        import: { types: './mock/msw.d.mts', default: './mock/msw.mjs' },
        require: { types: './mock/msw.d.ts', default: './mock/msw.js' },
      },
      './package.json': './package.json',
    },
    peerDependencies: { [contract]: version, msw: '^2.6.0 || ^3.0.0' },
  };
}

/** Imports the document, since a browser reads no file. */
const bundledDocument: Plugin = {
  name: 'bundled-document',
  transform(code, file) {
    if (!file.endsWith('generated/operations.ts')) return undefined;
    const imported = "import bundled from './openapi.json' with { type: 'json' };\n";
    return (
      imported + code.replace(/^import .* from 'node:fs';$/m, '').replace(/JSON\.parse\(readFileSync\(.*'utf8'\)\)/, 'bundled')
    );
  },
};

/** Drops descriptions, which makes the document a third as large. */
const shortDocument: Plugin = {
  name: 'short-document',
  async load(file) {
    if (!file.endsWith('generated/openapi.json')) return undefined;
    const { paths, webhooks, components }: { [key: string]: unknown } = JSON.parse(await readFile(file, 'utf8'));
    return { code: JSON.stringify(withoutProse({ paths, webhooks, components })), moduleType: 'json' };
  },
};

const prose = new Set(['description', 'summary', 'title', 'security', 'tags', 'discriminator', 'default']);
const examples = new Set(['value', 'x-request']);

/** Below `properties`, a `description` is a field's schema. Examples stay whole. */
function withoutProse(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !prose.has(key));
  return Object.fromEntries(
    kept.map(([key, item]) => [key, !isMap && examples.has(key) ? item : withoutProse(item, !isMap && key === 'properties')]),
  );
}
