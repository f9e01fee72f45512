/**
 * Packs `@collaboration/contract`: the client and the server's types as CommonJS and ESM with declarations, the document, and the
 * commands.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';

const run = promisify(execFile);

export const entries = ['client', 'handlers', 'proxy', 'query', 'schemas', 'usage', 'webhooks'];

export async function buildContract(root: string, folder: string): Promise<object> {
  const client = await writeBoth(join(root, 'generated/client.ts'), folder);
  for (const name of entries.slice(1)) await writeBoth(join(root, `generated/${name}.ts`), folder);
  // In Node.js, both formats share one implementation. Otherwise `instanceof` would not know errors of the other.
  const shared = `import client from './client.js';\n\nexport const { ${client.join(', ')} } = client;\n`;
  await writeFile(join(folder, 'client.node.mjs'), shared);
  await writeContractDeclarations(root, folder);
  await buildCommands(root, folder);
  for (const name of ['README.md', 'openapi.json', 'workflows.json']) await cp(join(root, 'generated', name), join(folder, name));
  // Their code is part of the package's.
  await cp(fileURLToPath(new URL('../../../LICENSE', import.meta.resolve('openapi-fetch'))), join(folder, 'LICENSE-openapi-fetch'));
  await cp(fileURLToPath(new URL('../LICENSE', import.meta.resolve('ajv-formats'))), join(folder, 'LICENSE-ajv-formats'));
  await cp(join(root, 'openapi/guides/api-changes.md'), join(folder, 'API-CHANGES.md'));
  const { repository, ...manifest } = JSON.parse(await readFile(join(root, 'generated/package.json'), 'utf8'));
  // The workflow knows the repository.
  const { GITHUB_REPOSITORY: known } = process.env;
  return { ...manifest, type: 'commonjs', repository: known === undefined ? repository : `github:${known}` };
}

/** Writes a file and its imports as one file in each format. Bundlers need the source maps of ESM. Returns the names of its exports. */
async function writeBoth(input: string, folder: string): Promise<string[]> {
  const name = basename(input, '.ts');
  const build = await rolldown({ input, platform: 'neutral', resolve: { mainFields: ['module', 'main'] } });
  await build.write({ file: join(folder, `${name}.js`), format: 'cjs', exports: 'named' });
  // The schemas are mostly generated checks, in which nobody steps.
  const maps = { sourcemap: name !== 'schemas', sourcemapPathTransform: (path: string) => `src/${basename(path)}` };
  const { output } = await build.write({ ...maps, file: join(folder, `${name}.mjs`), format: 'es' });
  return output[0].exports;
}

/** Writes the declarations that the entries need. Both formats share them. */
async function writeContractDeclarations(root: string, folder: string): Promise<void> {
  const compiled = await mkdtemp(join(tmpdir(), 'declarations-'));
  try {
    const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
    const sources = entries.map((name) => join(root, 'generated', `${name}.ts`));
    const options =
      '--declaration --emitDeclarationOnly --stripInternal --rewriteRelativeImportExtensions --module nodenext --target es2022 --lib es2022,dom,dom.iterable --strict --outDir .';
    // Compiles without the types of Node.js, since the client uses only features of all runtimes.
    await run(process.execPath, [compiler, ...sources, ...options.split(' ')], { cwd: compiled });
    const needed = new Set(entries);
    for (const name of needed) {
      const text = await readFile(join(compiled, `${name}.d.ts`), 'utf8');
      await writeFile(join(folder, `${name}.d.ts`), text);
      for (const [, other = ''] of text.matchAll(/ from ['"]\.\/(\w[\w-]*)\.[jt]s['"]/g)) needed.add(other);
    }
  } finally {
    await rm(compiled, { recursive: true });
  }
  for (const name of entries) await writeFile(join(folder, `${name}.d.mts`), `export * from './${name}.js';\n`);
}

/**
 * Packs the commands of `npx @collaboration/contract` with their dependencies in one file, which no import of the client reads. Takes
 * the guides from the docs that docs.ts has built beside the folder.
 */
async function buildCommands(root: string, folder: string): Promise<void> {
  const build = await rolldown({
    input: join(root, 'openapi/tools/contract-bin.ts'),
    platform: 'node',
    external: /^(?:node:|@modelcontextprotocol\/)/,
    plugins: [besideTheDocument],
  });
  await build.write({ file: join(folder, 'contract.mjs'), format: 'es', minify: true, codeSplitting: false });
  await cp(join(folder, '../docs/docs/guides.json'), join(folder, 'guides.json'));
}

/** The package has the document in the same folder. */
const besideTheDocument: Plugin = {
  name: 'beside-the-document',
  transform: (code) => code.replaceAll(/(?<=new URL\(')(?:\.\.\/)+generated\/(?:docs\/)?(?=[\w.]+', import\.meta\.url\))/g, './'),
};
