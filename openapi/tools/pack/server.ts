/**
 * Packs `@collaboration/server`: server/package/ and its dependencies in this project as CommonJS, which the ESM beside it shares, and
 * a template for `init`.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { type Contract, pascalCase, readContract } from '../emit/contract.ts';
import { JsonNode } from '../runtime/document.ts';
import { contract, fromContract, readManifest, writeCode, writeDeclarations } from './code.ts';

const source = 'server/package';
const name = '@collaboration/server';

/** The oldest Node.js that the package runs on, which test/packages/backend.test.ts checks. */
const engines = { node: '>=20' };

const entries = ['index', 'testing'];

/** Lets bundlers find the document, which hosts such as Cloudflare Workers cannot read from a file. */
const requiredDocument: Plugin = {
  name: 'required-document',
  renderChunk: (code, { fileName }) =>
    fileName === 'generated/operations.js'
      ? code
          .replace(/JSON\.parse\(.*readFileSync\)\(new URL\("\.\/openapi\.json".*"utf8"\)\)/, 'require("./openapi.json")')
          .replace('let node_fs = require("node:fs");\n', '')
      : null,
};

export async function buildServer(root: string, folder: string, version: string): Promise<object> {
  const programs = [...entries, 'bin'].map((name) => `${source}/${name}.ts`);
  const { express, ...dependencies } = await writeCode(root, folder, programs, {
    plugins: [fromContract, requiredDocument],
    format: 'cjs',
  });
  for (const entry of entries) await writeEntry(root, folder, entry);
  const project = await readManifest(join(root, 'package.json'));
  const validator = 'express-openapi-validator';
  const types = '@types/express';
  const entry = (file: string) => ({
    import: { types: `./${file}.d.mts`, default: `./${file}.mjs` },
    require: { types: `./${file}.d.ts`, default: `./${file}.js` },
  });
  const manifest = {
    description: 'The contract of the Collaboration Backend as Express middleware, for handlers of your own',
    keywords: ['express', 'openapi', 'server', 'validation', 'collaboration'],
    type: 'commonjs',
    engines,
    main: './index.js',
    types: './index.d.ts',
    files: [...entries.map((name) => `${name}.*`), 'CHANGELOG.md', '_virtual', 'generated', 'openapi', 'server', 'template'],
    bin: { 'collaboration-server': `${source}/bin.js` },
    exports: { '.': entry('index'), './testing': entry('testing'), './package.json': './package.json' },
    dependencies,
    peerDependencies: {
      [contract]: version,
      express: majorOf(express),
      [types]: majorOf(project.devDependencies[types]),
      [validator]: project.dependencies[validator],
    },
    peerDependenciesMeta: { [types]: { optional: true }, [validator]: { optional: true } },
  };
  for (const file of ['generated/openapi.json', 'CHANGELOG.md']) await cp(join(root, file), join(folder, file));
  await cp(join(root, source, 'README.md'), join(folder, 'README.md'));
  await cp(join(root, source, 'template'), join(folder, 'template'), { recursive: true });
  await mkdir(join(folder, 'template/src/handlers'));
  const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'));
  const files = new Map([
    ...handlerFiles(readContract(document), new JsonNode(document)),
    ['package.json', templateManifest({ express, version, versions: project.devDependencies })],
  ]);
  for (const [file, text] of files) await writeFile(join(folder, 'template', file), text);
  return manifest;
}

/** Writes an entry in each format, beside package.json: older resolvers know no `exports`. */
async function writeEntry(root: string, folder: string, entry: string): Promise<void> {
  const file = `./${source}/${entry}.js`;
  await writeDeclarations(root, folder, `${source}/${entry}.ts`);
  await writeFile(join(folder, `${entry}.js`), `module.exports = require('${file}');\n`);
  for (const type of ['mjs', 'd.ts', 'd.mts']) await writeFile(join(folder, `${entry}.${type}`), `export * from '${file}';\n`);
}

/** Returns a file for each part, with a stub for each operation, and one that puts them together. */
function handlerFiles({ tags, operations }: Contract, document: JsonNode): [file: string, text: string][] {
  const parts = tags.map(({ name, title }) => ({ file: name, title, type: `${pascalCase(name)}Handlers`, part: camelCase(name) }));
  const texts = parts.map(({ file, title, type, part }): [string, string] => {
    const stubs = operations.filter(({ tag }) => tag === file).map((operation) => stubOf(operation, document));
    const text = `/** ${title}. */
import { type ${type}, unimplemented } from '${name}';
import type { Contexts } from '../authenticate.ts';

export const ${part}: ${type}<Contexts> = {
${stubs.join('\n\n')}
};
`;
    return [`src/handlers/${file}.ts`, text];
  });
  const imports = parts.map(({ file, part }) => `import { ${part} } from './handlers/${file}.ts';`);
  const all = `/** Every operation's handler. */
import type { Handlers } from '${name}';
import type { Contexts } from './authenticate.ts';
${imports.join('\n')}

export const handlers: Handlers<Contexts> = {
${parts.map(({ part }) => `  ...${part},`).join('\n')}
};
`;
  return [...texts, ['src/handlers.ts', all]];
}

function stubOf({ id, title, path, success, enveloped, pagination }: Contract['operations'][number], document: JsonNode): string {
  const examples = document.in('paths', path, 'post', 'responses', String(success), 'content', 'application/json', 'examples');
  const result = examples.in(examples.keys[0] ?? '', 'value', 'result');
  const message = enveloped ? `'${result.get('message').string}'` : '';
  const reply = pagination ? `page(${message}, data, next)` : `success(${message}${result.get('data').exists ? ', data' : ''})`;
  return `  /** ${title}: \`POST ${path}\`.${enveloped ? ` Return \`${reply}\`.` : ''} */
  async ${id}(input, context) {
    throw unimplemented();
  },`;
}

/** `^5.3.0` → `^5.0.0` */
const majorOf = (range = ''): string => range.replace(/\d+\.\d+$/, '0.0');

const camelCase = (kebab: string): string => pascalCase(kebab).replace(/^./, (letter) => letter.toLowerCase());

interface TemplateVersions {
  express: string | undefined;
  version: string;
  versions: { [name: string]: string };
}

/** The credentials in the template's src/authenticate.ts. */
const credentials = '--workspace-id demo --workspace-token demo-token --api-key demo --api-key-token demo-token';

/** `init` sets its name. */
function templateManifest({ express, version, versions }: TemplateVersions): string {
  const manifest = {
    name: 'backend',
    version: '0.0.0',
    private: true,
    type: 'module',
    engines,
    scripts: {
      prestart: 'tsc',
      start: 'node dist/src/main.js',
      dev: 'node --watch src/main.ts --dev',
      pretest: 'tsc',
      test: 'node --test dist/test/*.test.js',
      verify: `npx ${contract} verify http://127.0.0.1:8080 ${credentials}`,
    },
    dependencies: { [contract]: version, [name]: version, express },
    devDependencies: Object.fromEntries(['@types/express', '@types/node', 'typescript'].map((one) => [one, versions[one]])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
