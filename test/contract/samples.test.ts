/** Tests the samples of the docs: each compiles and succeeds; those of the guides print what the guides show. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { redocly } from '../../openapi/tools/redocly.ts';
import { type Json, JsonNode } from '../../openapi/tools/runtime/document.ts';
import { complaintsIn } from '../support/compile.ts';
import { blocksOf, guides, readGuide } from '../support/guides.ts';
import { aTenant, aTenantWithAcme, aWorkingService } from '../support/harness.ts';
import { someOf } from '../support/long.ts';
import { lostPlace } from '../support/lost-place.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Sample {
  id: string;
  example: string;
  curl: string;
  typescript: string;
  python: string;
}

let folder: string;
let document: JsonNode;
let samples: Sample[];
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'test/compiled-'));
  sandbox = await startSandbox();
  const file = join(folder, 'docs.json');
  await redocly('bundle', 'docs', '-o', file);
  const json: Json = JSON.parse(await readFile(file, 'utf8'));
  document = new JsonNode(json);
  samples = operations().flatMap((operation) => {
    const sources = operation.in('x-codeSamples').items.map((sample) => sample.in('source').string);
    return operation.in('requestBody', 'content', 'application/json', 'examples').keys.map((example, i) => ({
      id: operation.in('operationId').string,
      example,
      curl: sources[3 * i] ?? '',
      typescript: sources[3 * i + 1] ?? '',
      python: sources[3 * i + 2] ?? '',
    }));
  });
});

afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const operations = (): JsonNode[] => document.in('paths').keys.map((path) => document.in('paths', path, 'post'));

/** The variables that every sample expects. */
const surroundings = 'declare const baseUrl: string, apiKey: string, workspaceId: string, authToken: string;\n';

/** Further variables, for the README of the client. */
const readmeGiven = `import type { AddOrganizationsInput, ApiKeyClient } from '@collaboration/contract';
declare const client: ApiKeyClient, signal: AbortSignal, organizations: AddOrganizationsInput['organizations'];
`;

/** A program without these variables. */
const isWhole = (source: string): boolean => source.includes('const baseUrl');

/** The samples in the README of the client. One needs a package of forms. */
const readmeSamples = async (): Promise<string[]> =>
  blocksOf(await readGuide('generated/README.md'), 'tsx?').filter((block) => !block.includes('@hookform/'));

/** Returns the compiler's complaints about files of the folder. The client itself reads values of unknown types. */
async function problemsOf(files: readonly string[]): Promise<string> {
  const compilerOptions = {
    ...{ target: 'es2024', module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force', types: ['node'] },
    ...{ allowImportingTsExtensions: true, noEmit: true, strict: true, skipLibCheck: true },
    // A sample shows no custom fields: one that is not documented is a mistake.
    noPropertyAccessFromIndexSignature: true,
    paths: {
      '@collaboration/contract': ['../../generated/client.ts'],
      '@collaboration/contract/*': ['../../generated/*.ts'],
    },
  };
  return (await complaintsIn(folder, { compilerOptions, files })).replaceAll(/^generated\/.* TS4111: .*\n/gm, '');
}

interface Program {
  name: string;
  source: string;
}

/** Runs programs with their variables in one process, one after the other. Returns the output of each by its name. */
async function runPrograms(programs: readonly Program[], values: { [name: string]: string }): Promise<Map<string, string>> {
  const constants = Object.entries(values).map(([key, value]) => `const ${key} = ${JSON.stringify(value)};\n`);
  for (const { name, source } of programs) {
    const text = source
      .replaceAll("'@collaboration/contract'", "'../../generated/client.ts'")
      .replaceAll(/'@collaboration\/contract\/(proxy|query|schemas|usage|webhooks)'/g, "'../../generated/$1.ts'")
      .replaceAll('http://127.0.0.1:8080', values.baseUrl ?? '');
    await writeFile(join(folder, `run-${name}.ts`), `${isWhole(source) ? '' : constants.join('')}${text}\nexport {};\n`);
  }
  const runner = `import { format } from 'node:util';
const outputs = [];
for (const name of ${JSON.stringify(programs.map(({ name }) => name))}) {
  let output = '';
  console.log = (...words) => (output += format(...words) + '\\n');
  await import(\`./run-\${name}.ts\`);
  outputs.push([name, output]);
}
process.stdout.write(JSON.stringify(outputs));
`;
  await writeFile(join(folder, 'runner.mjs'), runner);
  const { stdout } = await run(process.execPath, [join(folder, 'runner.mjs')]);
  const outputs: [name: string, output: string][] = JSON.parse(stdout);
  return new Map(outputs);
}

it('Every example of every operation has samples', () => {
  expect(samples.length).toBeGreaterThan(operations().length);
  expect(samples.filter(({ curl, typescript }) => !curl.startsWith('curl ') || !typescript.startsWith('import '))).toEqual([]);
});

it('Every sample compiles, including those in guides and in the README of the client', async () => {
  const files: string[] = [];
  const add = async (name: string, source: string) => {
    await writeFile(join(folder, `${name}.ts`), (isWhole(source) ? '' : surroundings) + source);
    files.push(`${name}.ts`);
  };
  for (const { id, example, typescript } of samples) await add(`${id}-${example}`, typescript);
  for (const guide of guides) {
    for (const [i, block] of blocksOf(await readGuide(guide), 'ts').entries()) await add(`${guide.split('/').at(-1)}-${i}`, block);
  }
  // The README of the client goes on with its first lines.
  const blocks = await readmeSamples();
  expect(blocks.length).toBeGreaterThan(10);
  for (const [i, block] of blocks.entries())
    await add(`README-${i}`, block.includes('createClient(') ? block : `${readmeGiven}${block}`);
  expect(await problemsOf(files)).toBe('');
}, 120_000);

it('Curl samples succeed unchanged in the sandbox, each after a reset', async () => {
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
  const keys = { API_KEY: apiKey, API_KEY_TOKEN: authToken, WORKSPACE_ID: workspaceId, WORKSPACE_TOKEN: workspaceAuthToken };
  const env = { ...process.env, COLLABORATION_URL: sandbox.url, ...keys };
  const headers = { 'content-type': 'application/json' };
  const refused: string[] = [];
  // All samples compile, and have the requests of the document's examples: running some of them is enough.
  for (const { id, example, curl } of someOf(samples, 8)) {
    await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST', headers, body: '{"data":{}}' });
    const { stdout } = await run('bash', ['-euc', curl.replace(/^curl /, 'curl -s ')], { env });
    if ('error' in JSON.parse(stdout)) refused.push(`${id} ${example}: ${stdout}`);
  }
  expect(refused).toEqual([]);
}, 120_000);

it('Client samples succeed unchanged in the sandbox, each after a reset', async () => {
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
  const reset = `await fetch('${sandbox.url}/sandbox/reset', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' });`;
  const calls = someOf(samples, 4).map((sample) => {
    const token = sample.typescript.includes('workspaceId') ? workspaceAuthToken : authToken;
    return `${reset}\n${told(sample, { baseUrl: sandbox.url, apiKey, workspaceId, authToken: token })}`;
  });
  expect(await complaintsOf(calls)).toBe('');
}, 120_000);

/** A sample with its variables. */
function told({ id, example, typescript }: Sample, surroundings: { [name: string]: string }): string {
  const constants = Object.entries(surroundings).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return `await tell('${id} ${example}', async () => {\n${constants.join('\n')}\n${typescript.replace(/^import .*\n/, '')}\n});`;
}

/** The compiler's errors in a program of these samples. */
async function complaintsOf(calls: readonly string[]): Promise<string> {
  const file = join(folder, 'calls.ts');
  await writeFile(
    file,
    `import { ApiError, createClient, failed } from '../../generated/client.ts';
let told = '';
// A sample prints what it catches.
console.error = (...words: unknown[]) => /^[A-Z_]+$/.test(String(words[0])) && process.stdout.write(told + ': ' + words.join(' ') + '\\n');
console.log = () => {};
async function tell(name: string, call: () => Promise<void>): Promise<void> {
  told = name;
  await call().catch((error: unknown) => process.stdout.write(name + ': ' + String(error) + '\\n'));
}
${calls.join('\n')}
`,
  );
  const { stdout } = await run(process.execPath, [file]);
  return stdout;
}

it('The guides begin with a session that works as typed', async () => {
  const service = await aWorkingService();
  const guide = await readGuide('openapi/guides/quickstart.md');
  const blocks = blocksOf(guide, 'sh').filter((block) => !/^(?:npm|pip) /.test(block));
  const script = blocks.join('\n').replaceAll('http://127.0.0.1:8080', service.url);
  const { stdout } = await run('bash', ['-euc', script], { cwd: folder });
  const replies = blocksOf(guide, 'json');
  expect(replies).toHaveLength(4);
  const places = replies.map((reply) => stdout.indexOf(JSON.stringify(JSON.parse(reply))));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('The curl calls in the guides print what the guides show', async () => {
  const service = await aWorkingService({ webhookLoopback: true });
  const { apiKey, authToken, client } = await aTenantWithAcme(service);
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'launch-plan' }] });
  const env = { ...process.env, COLLABORATION_URL: service.url, API_KEY: apiKey, API_KEY_TOKEN: authToken };
  let count = 0;
  for (const guide of guides.filter((name) => !name.endsWith('quickstart.md'))) {
    for (const block of blocksOf(await readGuide(guide), 'sh').filter((text) => text.includes('$COLLABORATION_URL'))) {
      const { stdout } = await run('bash', ['-euc', block], { cwd: folder, env });
      const [, said] = /^# … (.*)$/m.exec(block) ?? [];
      if (said === undefined) expect(stdout, guide).not.toContain('"error"');
      else expect(stdout, guide).toContain(said);
      count++;
    }
  }
  expect(count).toBeGreaterThan(5);
}, 120_000);

/** The readers of events begin with a page token that no longer works. */
const emptyToken = /(?<=let pageToken = |^page_token, has_more = )(?:''|"")/m;
const withToken = (apiKey: string): string => JSON.stringify(lostPlace(apiKey));

it('The programs in the guides print what the guides show', async () => {
  const service = await aWorkingService();
  const { apiKey, authToken, client } = await aTenantWithAcme(service);
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'launch-plan' }] });
  const texts = await Promise.all(guides.map(async (guide) => ({ guide, blocks: blocksOf(await readGuide(guide), 'ts') })));
  const programs = texts.flatMap(({ guide, blocks }) =>
    blocks.map((text, i) => ({ name: `${guide.split('/').at(-1)}-${i}`, source: text.replace(emptyToken, withToken(apiKey)) })),
  );
  expect(programs.filter(({ source }) => source.includes(lostPlace(apiKey)))).toHaveLength(1);
  const outputs = await runPrograms(programs, { baseUrl: service.url, apiKey, authToken });
  for (const { name, source } of programs)
    for (const [, line] of source.matchAll(/console\.log\(.*\/\/ (.*)$/gm)) expect(outputs.get(name), name).toContain(line);
}, 120_000);

/** Variables of the README of the client, which prints the response of each call here. */
const readmeCalls = `import { createClient as open } from '@collaboration/contract';
const given = fetch;
globalThis.fetch = async (...request) => {
  const response = await given(...request);
  console.log(await response.clone().text());
  return response;
};
const client = open({ baseUrl, apiKey, authToken });
const organizations = [{ organizationId: 'globex', organizationName: 'Globex' }];
const { signal } = new AbortController();
`;

/** The hooks of React that the README names, outside of a component. */
const hooks = `import { MutationObserver, QueryClient } from '@tanstack/query-core';
const client = new QueryClient();
export const pending = [];
const started = (call) => void pending.push(call);
export const useQuery = (options) => started(client.fetchQuery(options));
export const useInfiniteQuery = (options) => started(client.fetchInfiniteQuery(options));
export const useMutation = (options) => ({ mutate: (data) => started(new MutationObserver(client, options).mutate(data)) });
`;

it('Each call in the README of the client succeeds, for each of its items', async () => {
  const service = await aWorkingService();
  const { apiKey, authToken, client } = await aTenant(service);
  const blocks = (await readmeSamples()).filter((block) => !block.includes('proxied'));
  const [first = '', ...others] = blocks;
  await writeFile(join(folder, 'hooks.mjs'), hooks);
  const programs = others.map((block, i) => ({
    name: `README-${i}`,
    source: `${block.includes('createClient(') ? '' : readmeCalls}${block.replace("'@tanstack/react-query'", "'./hooks.mjs'")}
${block.includes('@tanstack/') ? "await Promise.all((await import('./hooks.mjs')).pending);" : ''}`,
  }));
  const values = { baseUrl: service.url, apiKey, authToken };
  await runPrograms([{ name: 'README', source: first }], values);
  const documents = ['launch-plan', 'roadmap'].map((documentId) => ({ documentId }));
  await client.addDocuments({ organizationId: 'acme', documents });
  const outputs = await runPrograms(programs, values);
  const printed = [...outputs.values()].join('\n');
  expect(printed.match(/"status":"success"/g)?.length).toBeGreaterThan(8);
  expect(printed).not.toMatch(/"error":|"success":false/);
}, 120_000);

const python = process.env.PYTHON ?? 'python3';
const hasPython = spawnSync(python, ['-c', 'import httpx, sys; assert sys.version_info >= (3, 11)']).status === 0;

// CI has Python; see .ci/run.
describe.skipIf(!hasPython && process.env.CI === undefined)('The samples in Python', () => {
  /** Runs blocks in one process, each with only the variables, and returns its output by name. */
  async function runPython(blocks: Program[], variables: object, before = ''): Promise<Map<string, string>> {
    const file = join(folder, 'blocks.json');
    await writeFile(file, JSON.stringify({ blocks, variables, before }));
    const program = `
import contextlib, io, json, sys
given = json.load(open(sys.argv[1]))
outputs = {}
for block in given["blocks"]:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        try:
            exec(given["before"], {})
            exec(compile(block["source"], block["name"], "exec"), dict(given["variables"]))
        except Exception as error:
            print("Failed:", repr(error))
    outputs[block["name"]] = output.getvalue()
print(json.dumps(outputs))`;
    const env = { ...process.env, PYTHONPATH: join(root, 'generated/python'), PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await run(python, ['-c', program, file], { env });
    const outputs: { [name: string]: string } = JSON.parse(stdout);
    return new Map(Object.entries(outputs));
  }

  it('Python samples succeed unchanged in the sandbox, each after a reset', async () => {
    const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
    const reset = `import urllib.request
urllib.request.urlopen(urllib.request.Request("${sandbox.url}/sandbox/reset", b'{"data":{}}', {"content-type": "application/json"})).read()`;
    const failures: string[] = [];
    for (const isWorkspace of [true, false]) {
      const blocks = someOf(samples, 8)
        .filter((sample) => sample.python.includes('WorkspaceClient') === isWorkspace)
        .map((sample) => ({
          name: `${sample.id} ${sample.example}`,
          source: sample.python.replace(/print\(error\.status.*\)/, 'raise'),
        }));
      const token = isWorkspace ? workspaceAuthToken : authToken;
      const variables = { base_url: sandbox.url, api_key: apiKey, workspace_id: workspaceId, auth_token: token };
      const outputs = await runPython(blocks, variables, reset);
      expect(outputs.size).toBe(blocks.length);
      for (const [name, output] of outputs) if (output.includes('Failed:')) failures.push(`${name}: ${output}`);
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it('The Python programs in the guides print what the guides show', async () => {
    const service = await aWorkingService();
    const { apiKey, authToken } = await aTenantWithAcme(service);
    const texts = await Promise.all(guides.map(async (guide) => ({ guide, blocks: blocksOf(await readGuide(guide), 'python') })));
    const blocks = texts.flatMap((one) =>
      one.blocks.map((text, i) => ({
        name: `${one.guide} ${i}`,
        source: text.replaceAll('http://127.0.0.1:8080', service.url).replace(emptyToken, withToken(apiKey)),
      })),
    );
    expect(blocks.length).toBeGreaterThan(6);
    expect(blocks.filter(({ source }) => source.includes(lostPlace(apiKey)))).toHaveLength(1);
    const outputs = await runPython(blocks, { base_url: service.url, api_key: apiKey, auth_token: authToken });
    for (const { name, source } of blocks) {
      expect(outputs.get(name), name).not.toContain('Failed:');
      for (const [, line] of source.matchAll(/print\(.* {2}# (.*)$/gm)) expect(outputs.get(name), name).toContain(line);
    }
  }, 120_000);
});
