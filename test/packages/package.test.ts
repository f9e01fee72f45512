/** The package as its users get it: installed, compiled, read in an editor, and run. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { entries } from '../../openapi/tools/pack/contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { listening } from '../support/listening.ts';
import { callContract } from './environment-programs.ts';
import { nodes } from './nodes.ts';
import { consumer, strict } from './programs.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** An empty project with only the package. */
let project: string;
let installed: string;
beforeAll(async () => {
  project = await realpath(await mkdtemp(join(tmpdir(), 'consumer-')));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module', private: true }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', inject('tarballs').contract], { cwd: project });
  installed = join(project, 'node_modules/@collaboration/contract');
  await writeFile(join(project, 'consumer.ts'), consumer);
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  for (const [i, [, sample = '']] of [...readme.matchAll(/```ts\n(.*?)```/gs)].entries()) {
    await writeFile(
      join(project, `readme-${i}.ts`),
      `${sample.includes('const client =') ? given : `${given}${givenClient}`}${sample}export {};`,
    );
  }
}, 300_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** The values that the README's samples assume. */
const given = 'declare const apiKey: string, authToken: string;\n';
const givenClient = `declare const client: import('@collaboration/contract').ApiKeyClient;
declare const organizations: import('@collaboration/contract').AddOrganizationsInput['organizations'], signal: AbortSignal;
`;

const compilers = [
  ['5.9', import.meta.resolve('typescript/package.json')],
  ['7', import.meta.resolve('typescript-7/package.json')],
].map(([version = '', manifest]) => ({ compiler: `TypeScript ${version}`, program: new URL('bin/tsc', manifest).href }));
const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];

/** The compiler's errors in the consumer and in the README's samples, which wait at the top level. */
async function compile(program: string): Promise<string> {
  const files = globSync('*.ts', { cwd: project });
  expect(files).toEqual(expect.arrayContaining(['consumer.ts', 'readme-0.ts', 'readme-4.ts']));
  const command = [fileURLToPath(program), ...files, ...strict, '--lib', 'es2022', '--module', 'nodenext', ...types];
  return await run(process.execPath, command, { cwd: project }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => stdout + stderr,
  );
}

/** One build makes the manifests of all packages. */
const profiles = { contract: 'strict', sandbox: 'esm-only', server: 'strict', msw: 'strict' };

describe('The package', { timeout: 300_000 }, () => {
  it.each(compilers)('The package compiles with $compiler, including its declarations', async ({ program }) => {
    expect(await compile(program)).toBe('');
  });

  it('Every package passes publint', async () => {
    for (const name of Object.keys(profiles)) {
      const pkgDir = join(inject('consumer'), 'node_modules/@collaboration', name);
      expect([name, (await publint({ pkgDir, strict: true, pack: false })).messages]).toEqual([name, []]);
    }
  });

  it.each(Object.entries(profiles))(
    'The types of the %s package resolve, as Are the Types Wrong? checks with the profile %s',
    async (name, profile) => {
      const attw = fileURLToPath(new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')));
      const tarball = Object.entries(inject('tarballs')).find(([one]) => one === name)?.[1] ?? '';
      const problems = await run(process.execPath, [attw, tarball, '--profile', profile, '--format', 'ascii']).then(
        () => '',
        ({ stdout, stderr }) => stdout + stderr,
      );
      expect(problems).toBe('');
    },
  );

  it('The package has no dependencies, and only the files that consumers need', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ engines: { node: '>=20' }, license: 'MIT', repository: expect.stringMatching(/^github:/) });
    expect(Object.keys(manifest).filter((name) => /dependencies$/i.test(name))).toEqual(['peerDependencies']);
    expect(Object.keys(manifest.peerDependencies)).toEqual(Object.keys(manifest.peerDependenciesMeta));
    const files = await readdir(installed);
    expect(files).toEqual(
      expect.arrayContaining(['API-CHANGES.md', 'LICENSE', 'LICENSE-ajv-formats', 'LICENSE-openapi-fetch', 'README.md']),
    );
    expect(files.length).toBeLessThan(70);
    expect((await stat(inject('tarballs').contract)).size).toBeLessThan(550_000);
    expect((await readFile(join(installed, 'README.md'), 'utf8')).split('\n## ')[0]).toContain(
      'npm install @collaboration/contract',
    );
  });

  it('The programs for other environments call each function that the package declares', async () => {
    const declarations = globSync('*.d.ts', { cwd: installed }).map((file) => readFile(join(installed, file), 'utf8'));
    const declared = (await Promise.all(declarations)).join('\n');
    const modules = await Promise.all(entries.map((name) => import(pathToFileURL(join(installed, `${name}.mjs`)).href)));
    const exported = modules.flatMap((one) => Object.keys(one));
    const all = exported.filter((name) => new RegExp(`export declare function ${name}\\b`).test(declared));
    expect(all).toContain('receiveRaw');
    expect(all.filter((one) => !callContract.includes(`${one}(`))).toEqual([]);
  });

  it('The source maps of the package include their sources, and no path of the build machine', async () => {
    const maps = globSync('*.map', { cwd: installed });
    expect(maps).toContain('client.mjs.map');
    for (const file of maps) {
      const { sources, sourcesContent } = JSON.parse(await readFile(join(installed, file), 'utf8'));
      expect(sources, file).toEqual(expect.arrayContaining([file.replace(/\.mjs\.map$/, '.ts').replace(/^/, 'src/')]));
      for (const source of sources) expect(source).toMatch(/^src\/[\w.-]+$/);
      expect(sourcesContent.map((text: unknown) => typeof text)).toEqual(sources.map(() => 'string'));
    }
  });

  it('The command of the package has a help text, and needs no dependency and no import of the client', async () => {
    const contract = join(project, 'node_modules/.bin/contract');
    const { stdout } = await run(contract, ['verify', '--help'], { cwd: project });
    expect(stdout).toContain('Usage: npx @collaboration/contract verify URL');
    const unreachable = run(contract, ['verify', 'http://127.0.0.1:1'], { cwd: project });
    await expect(unreachable).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('is not reachable') });
    const code = await readFile(join(installed, 'contract.mjs'), 'utf8');
    await expect(run(contract, ['mcp'], { cwd: project })).rejects.toMatchObject({
      code: 2,
      stderr:
        'The command mcp needs @modelcontextprotocol/sdk: npx -p @collaboration/contract -p @modelcontextprotocol/sdk contract mcp\n',
    });
    for (const [, from] of code.matchAll(/(?:^|;)import [^;]*?from ?["'`]([^"'`]+)["'`]/gm)) expect(from).toMatch(/^node:/);
  });

  it('The declarations of every package use neither openapi-fetch nor openapi-typescript', async () => {
    const packages = join(inject('consumer'), 'node_modules/@collaboration');
    const files = Object.keys(profiles).flatMap((name) => globSync(`${name}/**/*.d.{ts,mts}`, { cwd: packages }));
    expect(files).toEqual(expect.arrayContaining(['contract/types.d.ts', 'sandbox/generated/sandbox-types.d.ts']));
    for (const file of files) {
      const text = await readFile(join(packages, file), 'utf8');
      expect(text, file).not.toMatch(/openapi-(?:fetch|typescript)|components\[|interface (?:paths|operations)\b/);
    }
  });

  it('The package adds at most 9.4 kB to a page, whatever is imported', async () => {
    const build = await rolldown({ input: join(installed, 'client.mjs') });
    const { output } = await build.generate({ format: 'es', minify: true });
    expect(output).toHaveLength(1);
    expect(brotliCompressSync(output[0].code).length).toBeLessThanOrEqual(9_400);
  });

  it('The schema of one form adds at most 8 kB to a page', async () => {
    await writeFile(join(project, 'form.js'), "export { addNotificationsInput } from '@collaboration/contract/schemas';");
    const build = await rolldown({ input: join(project, 'form.js'), platform: 'browser' });
    const { output } = await build.generate({ format: 'es', minify: true });
    expect(gzipSync(output[0].code).length).toBeLessThanOrEqual(8_000);
  });

  it('The package runs as ESM and as CommonJS on an installed Node.js from 20 on', async () => {
    const server = createServer((req, res) => {
      const result = { status: 'success', message: String(req.headers['user-agent']), data: {} };
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ result }));
    });
    const program = `const client = createClient({ baseUrl: '${await listening(server)}', apiKey: 'key', authToken: 'token' });
      const { signal } = new AbortController();
      const calls = Array.from({ length: 20 }, () => client.addOrganizations({ organizations: [] }, { signal }));
      const body = '{"eventId":"event-1","type":"users.added","data":{}}';
      const receiving = sign({ id: 'event-1', body, timestamp: 0 }, '${'x'.repeat(32)}').then((headers) =>
        receive(new Request('http://127.0.0.1', { method: 'POST', headers, body }), '${'x'.repeat(32)}', { now: 0 }));
      Promise.all(calls).then(async ([{ message }]) => console.log(message, ApiError === (await import('@collaboration/contract')).ApiError, (await receiving).type));`;
    const [names, webhooks] = ['{ ApiError, createClient }', '{ receive, sign }'];
    const esm = `import ${names} from '@collaboration/contract';\nimport ${webhooks} from '@collaboration/contract/webhooks';`;
    const cjs = `const ${names} = require('@collaboration/contract');\nconst ${webhooks} = require('@collaboration/contract/webhooks');`;
    await writeFile(join(project, 'program.mjs'), `${esm}\n${program}`);
    await writeFile(join(project, 'program.cjs'), `${cjs}\n${program}`);
    for (const node of await nodes()) {
      for (const file of ['program.mjs', 'program.cjs']) {
        const { stdout, stderr } = await run(node, [file], { cwd: project });
        // Both formats have the same classes.
        expect(stdout).toMatch(/^collaboration-contract\/\d.* true users\.added\n$/);
        // Node.js 20 warns of a leak if eleven calls listen to one signal.
        expect(stderr).toBe('');
      }
    }
  });
});

/** A page's program: what creating a client says in a worker. */
const inWorker = `
import { createClient } from './node_modules/@collaboration/contract/client.mjs';
try {
  createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key', authToken: 'token' });
  postMessage('created');
} catch (error) {
  postMessage(error.message);
}
`;

describe('In a browser', { timeout: 300_000 }, () => {
  it('The client rejects credentials in web workers', async () => {
    await writeFile(join(project, 'worker.js'), inWorker);
    const build = await rolldown({ input: join(project, 'worker.js'), platform: 'browser' });
    const { output } = await build.generate({ format: 'es' });
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    const origin = 'http://page.example/';
    await page.route(origin, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.route(`${origin}worker.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: output[0].code }));
    await page.goto(origin);
    const said = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => resolve(message);
        }),
    );
    expect(said).toContain('dangerouslyAllowBrowser');
  });
});

describe('In an editor', { timeout: 300_000 }, () => {
  let checker: ts.TypeChecker;
  /** The package's exports, by name. */
  let exported: Map<string, ts.Symbol>;
  beforeAll(() => {
    const main = join(installed, 'client.d.ts');
    const program = ts.createProgram([main], { module: ts.ModuleKind.NodeNext, types: [], strict: true });
    checker = program.getTypeChecker();
    const source = program.getSourceFile(main);
    const module = source && checker.getSymbolAtLocation(source);
    exported = new Map(module && checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  });

  const resolved = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const typeOf = (name: string): ts.Type => {
    const symbol = exported.get(name);
    if (symbol === undefined) throw new Error(`The package exports no ${name}.`);
    return checker.getDeclaredTypeOfSymbol(resolved(symbol));
  };
  const operations = Object.values(bundle.paths).map(({ post }) => post.operationId);
  const pascal = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

  it('An editor shows the purpose, the errors and an example of every method', () => {
    const methods = ['PublicClient', 'WorkspaceClient', 'ApiKeyClient'].flatMap((name) => typeOf(name).getProperties());
    expect(methods.map(({ name }) => name)).toEqual(expect.arrayContaining(operations));
    for (const method of methods) {
      expect(ts.displayPartsToString(method.getDocumentationComment(checker)), method.name).toMatch(/\w{3}/);
      expect(
        method.getJsDocTags().map(({ name }) => name),
        method.name,
      ).toEqual(expect.arrayContaining(['throws', 'example']));
      const example = method.getJsDocTags().find(({ name }) => name === 'example');
      expect(ts.displayPartsToString(example?.text), method.name).toContain(`client.${method.name}(`);
    }
  });

  it('An editor shows a name for every input, result and item, and a description for every field', () => {
    // A whole message has no other field, and no type.
    const isMessage = (schema: object) =>
      'properties' in schema && ['data', 'result'].includes(Object.keys(schema.properties ?? {}).join());
    const schemas = Object.entries(bundle.components.schemas).flatMap(([name, schema]) => (isMessage(schema) ? [] : [name]));
    const names = [...schemas, ...operations.flatMap((id) => [`${pascal(id)}Input`, `${pascal(id)}Result`])];
    const seen = new Set<ts.Type>();
    const silent = new Set<string>();
    const visit = (type: ts.Type, at: string): void => {
      if (seen.has(type)) return;
      seen.add(type);
      if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, at);
      const elements = [type.getStringIndexType(), type.getNumberIndexType()].filter((element) => element !== undefined);
      for (const element of elements) visit(element, `${at}[]`);
      if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type)) return;
      for (const property of type.getProperties()) {
        if (property.getDocumentationComment(checker).length === 0) silent.add(`${at}.${property.name}`);
        visit(checker.getTypeOfSymbol(property), `${at}.${property.name}`);
      }
    };
    for (const name of names) visit(typeOf(name), name);
    expect(seen.size).toBeGreaterThan(names.length);
    expect([...silent]).toEqual([]);
  });
});
