/**
 * Packs `@collaboration/sandbox`: mock/package/ and its dependencies in this project, as JavaScript. Every file keeps its relative
 * place, so that run-time reads find their files.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import ts from 'typescript';
import { declarationsOf } from './pack-declarations.ts';

const contract = '@collaboration/contract';
const main = 'mock/package/index';

interface Manifest {
  name: string;
  version: string;
  license: string;
  keywords: string[];
  engines: { node: string };
  dependencies: { [name: string]: string };
  devDependencies: { [name: string]: string };
}

const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'));

/** Files that the sandbox reads at run time, besides the docs, and the files of every package. */
const alongside = ['generated/openapi.json', 'generated/openapi.yaml', 'mock/sandbox/page', 'LICENSE', 'CHANGELOG.md'];

/** Builds the package. `docs`: a folder with the built docs. */
export async function buildSandbox(root: string, folder: string, docs: string): Promise<void> {
  const chunks = await writeCode(root, folder);
  await writeDeclarations(root, folder, `${main}.ts`);
  const places = new Map(alongside.map((path) => [path, path]))
    .set('mock/package/example', 'example')
    .set('mock/package/README.md', 'README.md');
  for (const [from, to] of places) await cp(join(root, from), join(folder, to), { recursive: true });
  await cp(docs, join(folder, 'generated/docs'), { recursive: true });
  const project = await readManifest(join(root, 'package.json'));
  const { version, license } = await readManifest(join(root, 'generated/package.json'));
  const manifest = {
    name: '@collaboration/sandbox',
    version,
    description: 'A sandbox and a mock of the Collaboration Backend, for developing and testing frontends',
    license,
    keywords: ['sandbox', 'mock', 'openapi', 'testing', 'collaboration'],
    type: 'module',
    engines: project.engines,
    bin: { sandbox: 'mock/package/bin.js' },
    exports: { '.': { types: `./${main}.d.ts`, default: `./${main}.js` }, './package.json': './package.json' },
    dependencies: { [contract]: version, ...dependenciesOf(chunks, project) },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Imports the contract from its package, so that sandbox and consumer share one client. */
const fromContract: Plugin = {
  name: 'from-contract',
  resolveId: (specifier) => (isClient(specifier) ? { id: contract, external: true } : undefined),
};
const isClient = (specifier: string): boolean => specifier.endsWith('/generated/client.ts');

/** Bundles thread programs, which are named by a URL and which no bundler follows by itself. */
const threads: Plugin = {
  name: 'threads',
  transform(code, file) {
    return code.replaceAll(/(?<=new URL\(')(\.[^']+)\.ts(?=', import\.meta\.url\))/g, (_, path: string) => {
      this.emitFile({ type: 'chunk', id: resolve(dirname(file), `${path}.ts`) });
      return `${path}.js`;
    });
  },
};

async function writeCode(root: string, folder: string): Promise<OutputChunk[]> {
  const build = await rolldown({
    cwd: root,
    input: [`${main}.ts`, 'mock/package/bin.ts'],
    platform: 'node',
    external: /^[^./]/,
    plugins: [fromContract, threads],
  });
  const { output } = await build.write({ dir: folder, preserveModules: true, preserveModulesRoot: root });
  return output.filter((file) => file.type === 'chunk');
}

/**
 * Returns the imported or required packages, with the project's versions. Leaves out express-openapi-validator, which is loaded
 * dynamically and which no sandbox uses.
 */
function dependenciesOf(chunks: OutputChunk[], { dependencies, devDependencies }: Manifest): { [name: string]: string } {
  const versions = new Map(Object.entries({ ...devDependencies, ...dependencies }));
  const specifiers = chunks.flatMap(({ code }) =>
    ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  const packages = specifiers
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  const found = [...new Set(packages)].filter((name) => name !== contract).sort();
  return Object.fromEntries(
    found.map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`The sandbox needs ${name}, which package.json does not name.`);
      return [name, version];
    }),
  );
}

/** Writes the declarations of a file and of the files that it imports. */
async function writeDeclarations(root: string, folder: string, file: string): Promise<void> {
  const declarations = await declarationsOf(join(root, file));
  const named: string[] = [];
  const text = declarations.replaceAll(/(?<= from ')(\.[^']+)\.ts(?=')/g, (specifier, path: string) => {
    if (isClient(specifier)) return contract;
    named.push(join(dirname(file), specifier));
    return `${path}.js`;
  });
  const target = join(folder, file.replace(/\.ts$/, '.d.ts'));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  for (const other of named) await writeDeclarations(root, folder, other);
}
