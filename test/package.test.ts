/** The package as its users get it: installed, compiled, read in an editor, and run. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import bundle from '../generated/openapi.json' with { type: 'json' };
import { nodes } from './nodes.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** The package's dependencies: openapi-fetch and its own. */
const dependencies = ['openapi-fetch', 'openapi-typescript-helpers'];

/** An empty project with only the package. */
let project: string;
let installed: string;
beforeAll(async () => {
  project = await realpath(await mkdtemp(join(tmpdir(), 'consumer-')));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module', private: true }));
  const folders = dependencies.map((name) => join(root, 'node_modules', name));
  const { stdout: packed } = await run('npm', ['pack', '--silent', '--ignore-scripts', ...folders], { cwd: project });
  const tarballs = [
    inject('tarballs').contract,
    ...packed
      .trim()
      .split('\n')
      .map((name) => join(project, name)),
  ];
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: project });
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

/** A user's program, compiled as strictly as possible. */
const consumer = `
import {
  type NewOrganizationResult, type AddPermissionsInput, type AddPermissionsResult, ApiError, BulkError, createClient, type CollaborationDocument,
  failed, type GetDocumentsResult, JobError, type CollaborationNotification, orThrow, succeeded,
} from '@collaboration/contract';
import { type Handlers, operations } from '@collaboration/contract/server';
import type { components } from '@collaboration/contract/types';

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key', authToken: 'token', onRetry: ({ delayMs }) => void delayMs });
const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics', plan: 'enterprise' }];

export async function use(signal: AbortSignal | undefined): Promise<string | undefined> {
  const input: AddPermissionsInput = { user: { userId: 'jonas' }, permissions: { resources: [] } };
  const added: AddPermissionsResult = await client.addPermissions(input, { signal, timeoutMs: undefined });
  const { result, response } = await client.addOrganizations({ organizations }).withResponse();
  for (const [id, item] of failed(result)) item satisfies NewOrganizationResult & { success: false } & { message: typeof id };
  for (const item of orThrow(result).values()) item.success satisfies true;
  succeeded(await client.updateAccessForFolders({ organizationId: 'acme', folderIds: ['plans'], inheritFromParent: true }));
  // @ts-expect-error Its result is not one of many things.
  failed(await client.addPresence({ organizationId: 'acme', documentId: 'launch-plan', users: [{ userId: 'maya' }] }));
  // @ts-expect-error There is no such role.
  input.permissions.resources.push({ type: 'organization', id: 'acme', accessRole: 'owner' });
  for await (const page of client.getDocuments.pages({ organizationId: 'acme' })) page satisfies GetDocumentsResult;
  for await (const document of client.getDocuments.items({ organizationId: 'acme' })) document satisfies CollaborationDocument;
  const move = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'plan' };
  const job = client.migrateDocumentsAndWait(move, { onProgress: ({ data }) => data.status satisfies string });
  await client.addNotifications({
    organizationId: 'acme', documentId: 'launch-plan', actionUser: { userId: 'maya', team: 'Plans' }, notifyAll: true,
    displayHeadlineMessageTemplate: '{actionUser} shared {slide}', displayHeadlineMessageTemplateData: { actionUser: { userId: 'maya' }, slide: 'Milestones' },
  });
  await job.started().catch((error) => error instanceof ApiError || error instanceof JobError || error instanceof BulkError);
  return (await job).data.status === 'completed' ? added.message : response.headers.get('date') ?? operations.addPresence.path;
}
export type Use = [CollaborationNotification['id'], Handlers<{ public: 1; workspace: 2; apiKey: 3 }>, components['schemas']['Failure']];
`;

const oldest = import.meta.resolve('@tsd/typescript/typescript/lib/tsc.js');
const current = import.meta.resolve('typescript/lib/tsc.js');
/** The oldest compiler has the oldest resolution, the current one the others. */
const compilers = [
  { compiler: 'TypeScript 5.4', program: oldest, module: 'node16', moduleResolution: 'node16' },
  { compiler: `TypeScript ${ts.version}`, program: current, module: 'esnext', moduleResolution: 'bundler' },
];
const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'es2022'];

/** The compiler's errors in the consumer and in the README's samples. */
async function compile(program: string, options: string[]): Promise<string> {
  const files = globSync('*.ts', { cwd: project });
  expect(files).toEqual(expect.arrayContaining(['consumer.ts', 'readme-0.ts', 'readme-4.ts']));
  const command = [fileURLToPath(program), ...files, ...strict, ...options];
  return await run(process.execPath, command, { cwd: project }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

describe('The package', { timeout: 300_000 }, () => {
  it.each(compilers)(
    'The package compiles with $compiler and module resolution $moduleResolution, including its declarations',
    async ({ program, module, moduleResolution }) => {
      const options = ['--lib', 'es2022,dom', '--module', module, '--moduleResolution', moduleResolution];
      expect(await compile(program, options)).toBe('');
    },
  );

  it('The package compiles with the types of Node.js instead of a browser’s', async () => {
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    expect(await compile(current, ['--lib', 'es2022', '--module', 'nodenext', ...types])).toBe('');
  });

  it('The package passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("The package's types resolve, as Are the Types Wrong? checks", async () => {
    // ESM alone, which Node.js 20.19 and newer can also require. A YAML file has no types.
    const attw = fileURLToPath(new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')));
    const command = [
      attw,
      inject('tarballs').contract,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'openapi.yaml',
      '--format',
      'ascii',
    ];
    const problems = await run(process.execPath, command).then(
      () => '',
      ({ stdout }) => stdout,
    );
    expect(problems).toBe('');
  });

  it('The package contains its exports, changes and licence, and needs nothing but openapi-fetch', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ engines: { node: '>=20' }, license: 'MIT' });
    expect(Object.keys(manifest).filter((name) => /dependencies$/i.test(name))).toEqual(['dependencies', 'peerDependencies']);
    expect(manifest.peerDependenciesMeta).toEqual({ msw: { optional: true } });
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch']);
    expect((await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      '@collaboration',
      ...dependencies,
    ]);
    expect(await readdir(installed)).toEqual(expect.arrayContaining(['API-CHANGES.md', 'CHANGELOG.md', 'LICENSE', 'README.md']));
    for (const file of ['client.js', 'call.js']) {
      const text = await readFile(join(installed, file), 'utf8');
      for (const [, from] of text.matchAll(/ from ["']([^"']+)["']/g)) expect(from).toMatch(/^\.\/|^openapi-fetch$/);
    }
  });

  it('The command of the package explains itself, and needs neither a dependency nor an import of the client', async () => {
    const contract = join(project, 'node_modules/.bin/contract');
    const { stdout } = await run(contract, ['verify', '--help'], { cwd: project });
    expect(stdout).toContain('Usage: npx @collaboration/contract verify URL');
    const unreachable = run(contract, ['verify', 'http://127.0.0.1:1'], { cwd: project });
    await expect(unreachable).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('is not reachable') });
    const code = await readFile(join(installed, 'contract.js'), 'utf8');
    for (const [, from] of code.matchAll(/^import .*from ["']([^"']+)["']/gm)) expect(from).toMatch(/^node:/);
  });

  it("The package declares nothing of openapi-fetch, so that no user's compiler reads its types", async () => {
    for (const file of globSync('*.d.ts', { cwd: installed })) {
      expect(await readFile(join(installed, file), 'utf8'), file).not.toMatch(/ from ["']openapi-fetch/);
    }
  });

  it('The package adds at most 5.5 kB beside openapi-fetch, whatever is imported', async () => {
    const build = await rolldown({ input: join(installed, 'client.js'), external: ['openapi-fetch'] });
    const { output } = await build.generate({ format: 'es', minify: true });
    expect(output).toHaveLength(1);
    expect(brotliCompressSync(output[0].code).length).toBeLessThanOrEqual(5_500);
  });

  it('The package runs on every installed Node.js from 20 on', async () => {
    const server = createServer((req, res) => {
      const result = { status: 'success', message: String(req.headers['user-agent']), data: {} };
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ result }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : address;
    const program = `import { createClient } from '@collaboration/contract';
      const client = createClient({ baseUrl: 'http://127.0.0.1:${port}', apiKey: 'key', authToken: 'token' });
      const { signal } = new AbortController();
      const calls = Array.from({ length: 20 }, () => client.addOrganizations({ organizations: [] }, { signal }));
      const [{ message }] = await Promise.all(calls);
      console.log(message);`;
    await writeFile(join(project, 'program.js'), program);
    for (const node of await nodes()) {
      const { stdout, stderr } = await run(node, ['program.js'], { cwd: project });
      expect(stdout).toMatch(/^collaboration-contract\/\d/);
      // Node.js 20 warns of a leak if eleven calls listen to one signal.
      expect(stderr).toBe('');
    }
  });

  it('The package refuses wrong options, and polls a job until its deadline, on every installed Node.js from 20 on', async () => {
    await writeFile(join(project, 'waiter.js'), waiter);
    for (const node of await nodes()) {
      const { stdout } = await run(node, ['waiter.js'], { cwd: project });
      expect(JSON.parse(stdout)).toEqual({
        mistakes: [
          'createClient: authToken must be a string of visible ASCII characters, and is undefined.',
          expect.stringMatching(/^createClient: baseUrl must be an http or https URL .* and is undefined\.$/),
          'createClient: retries must be a whole number from 0, and is NaN.',
          expect.stringMatching(/^createClient: there is no option "token"\. The options are /),
        ],
        askedAt: [0, 10_000, 25_000, 47_500, 59_000],
        status: 'completed',
      });
    }
  });
});

/** A user's program, with a clock that jumps from timer to timer. */
const waiter = `import { createClient } from '@collaboration/contract';
const valid = { baseUrl: 'http://127.0.0.1:1', apiKey: 'key', authToken: 'token' };
const mistakes = [{ authToken: undefined }, { baseUrl: undefined }, { retries: NaN }, { token: 't' }].map((mistake) => {
  try {
    createClient({ ...valid, ...mistake });
  } catch (error) {
    return error.message;
  }
});
let now = 0;
const timers = new Map();
performance.now = () => now;
globalThis.setTimeout = (run, ms) => {
  const timer = {};
  timers.set(timer, { run, at: now + ms });
  return timer;
};
globalThis.clearTimeout = (timer) => timers.delete(timer);
const jump = () => {
  const [first] = [...timers].sort(([, a], [, b]) => a.at - b.at);
  if (first === undefined) return;
  const [timer, { run, at }] = first;
  timers.delete(timer);
  now = at;
  run();
};
const askedAt = [];
const fetch = async () => {
  askedAt.push(now);
  setImmediate(jump);
  const status = askedAt.length < 5 ? 'inProgress' : 'completed';
  return Response.json({ result: { status: 'success', message: 'Done.', data: { migrationId: 'm-1', status } } });
};
const move = { organizationId: 'acme', documentId: 'launch-plan', newDocumentId: 'plan' };
const last = await createClient({ ...valid, fetch }).migrateDocumentsAndWait(move, { intervalMs: 10_000, deadlineMs: 60_000 });
console.log(JSON.stringify({ mistakes, askedAt, status: last.data.status }));
`;

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

  it('In an editor every method shows its purpose, its errors and an example', () => {
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

  it('In an editor every input, result and item has a name, and every field a description', () => {
    const schemas = Object.keys(bundle.components.schemas);
    const names = [...schemas, ...operations.flatMap((id) => [`${pascal(id)}Input`, `${pascal(id)}Result`])];
    const seen = new Set<ts.Type>();
    const silent = new Set<string>();
    const visit = (type: ts.Type, at: string): void => {
      if (seen.has(type)) return;
      seen.add(type);
      if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, at);
      const elements = [type.getStringIndexType(), type.getNumberIndexType()].filter((element) => element !== undefined);
      for (const element of elements) visit(element, `${at}[]`);
      if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return;
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
