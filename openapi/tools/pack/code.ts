/**
 * Builds JavaScript and declarations of programs of this project. Every file keeps its relative place, so that run-time reads find
 * their files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import ts from 'typescript';

export const contract = '@collaboration/contract';

/** Files that come from the contract's package, so that a package and its user share one client and one set of types. */
const fromContractsPackage: readonly [suffix: string, specifier: string][] = [
  ['/generated/client.ts', contract],
  ['/generated/handlers.ts', `${contract}/handlers`],
];
const contractSpecifier = (path: string): string | undefined => fromContractsPackage.find(([suffix]) => path.endsWith(suffix))?.[1];

export interface Manifest {
  name: string;
  version: string;
  license: string;
  engines: { node: string };
  scripts: { [name: string]: string };
  dependencies: { [name: string]: string };
  devDependencies: { [name: string]: string };
}

export const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'));

/** Leaves the contract's files to the contract's package. */
export const fromContract: Plugin = {
  name: 'from-contract',
  resolveId: (path) => {
    const id = contractSpecifier(path);
    return id === undefined ? undefined : { id, external: true };
  },
};

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

interface CodeOptions {
  plugins?: Plugin[];
  /** Default `es`. */
  format?: 'cjs' | 'es';
}

/** Writes the programs and their imports. Returns the imported or required packages, with the project's versions. */
export async function writeCode(
  root: string,
  folder: string,
  input: string[],
  { plugins = [], format = 'es' }: CodeOptions = {},
): Promise<{ [name: string]: string }> {
  const build = await rolldown({ cwd: root, input, platform: 'node', external: /^[^./]/, plugins: [...plugins, threads] });
  const { output } = await build.write({ dir: folder, format, preserveModules: true, preserveModulesRoot: root });
  return dependenciesOf(
    output.filter((file) => file.type === 'chunk'),
    await readManifest(join(root, 'package.json')),
  );
}

/** Leaves out express-openapi-validator, which is loaded dynamically. */
function dependenciesOf(chunks: OutputChunk[], { dependencies, devDependencies }: Manifest): { [name: string]: string } {
  const versions = new Map(Object.entries({ ...devDependencies, ...dependencies }));
  const specifiers = chunks.flatMap(({ code }) =>
    ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  const packages = specifiers
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  const found = [...new Set(packages)].filter((name) => name !== contract).sort();
  return Object.fromEntries(
    found.map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`The package needs ${name}, which package.json does not name.`);
      return [name, version];
    }),
  );
}

/** Writes the declarations of a file and of the files that it imports. */
export async function writeDeclarations(root: string, folder: string, file: string): Promise<void> {
  const declarations = await declarationsOf(join(root, file));
  const named: string[] = [];
  const text = declarations.replaceAll(/(?<= from ['"])(\.[^'"]+)\.ts(?=['"])/g, (path, name: string) => {
    const specifier = contractSpecifier(join('/', dirname(file), path));
    if (specifier !== undefined) return specifier;
    named.push(join(dirname(file), path));
    return `${name}.js`;
  });
  const target = join(folder, file.replace(/\.ts$/, '.d.ts'));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  for (const other of named) await writeDeclarations(root, folder, other);
}

const compilerOptions: ts.CompilerOptions = {
  declaration: true,
  isolatedDeclarations: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
};

/** Emits the declarations of a file. Exports have explicit types, so that no compiler has to read the rest. */
async function declarationsOf(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions,
  });
  const [problem] = diagnostics;
  if (problem !== undefined) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  return outputText;
}
