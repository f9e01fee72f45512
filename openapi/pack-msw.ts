/**
 * Packs `@collaboration/contract/msw`: mock/msw.ts with its dependencies except MSW, in one file for browsers and Node.js, and its
 * declarations.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { declarationsOf } from './pack-declarations.ts';

export async function buildMsw(root: string, folder: string): Promise<void> {
  const input = join(root, 'mock/msw.ts');
  const build = await rolldown({
    input,
    platform: 'browser',
    external: ['msw', /^node:/],
    // Drops imports of Node.js in server files, which nothing here calls.
    treeshake: { moduleSideEffects: 'no-external' },
    plugins: [shortDocument],
  });
  await build.write({ file: join(folder, 'msw.js'), format: 'es', minify: true, codeSplitting: false });
  const declarations = await declarationsOf(input);
  // The package has the contract's types in the same folder.
  await writeFile(join(folder, 'msw.d.ts'), declarations.replaceAll(/'\.\.\/generated\/(\w+)\.ts'/g, "'./$1.js'"));
}

/** Drops descriptions, which makes the document a third as large. */
const shortDocument: Plugin = {
  name: 'short-document',
  async load(file) {
    if (!file.endsWith('generated/openapi.json')) return undefined;
    const { paths, components }: { paths: unknown; components: unknown } = JSON.parse(await readFile(file, 'utf8'));
    return { code: JSON.stringify(withoutProse({ paths, components })), moduleType: 'json' };
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
