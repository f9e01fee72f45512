/** The packages in a frontend team's project and in a browser. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { contractOperations } from '../../generated/operations.ts';
import { documentedByScheme } from '../../mock/sandbox/documented.ts';
import { launchBrowser } from '../support/browser.ts';
import { lostPlace } from '../support/lost-place.ts';
import { anEmptyFolder } from '../support/service-process.ts';
import { type Consumer, npxSandbox, runSandbox, serveExample } from './consumer.ts';
import { nodes } from './nodes.ts';
import { oldConfig, others, printedWithMsw, typesWithMsw, withMsw } from './programs.ts';

const run = promisify(execFile);

const consumer: Consumer = { folder: inject('consumer') };
/** The folder where the package is installed. */
const installed = join(consumer.folder, 'node_modules/@collaboration/sandbox');

/** Returns the output of a program of the project, for any exit code. */
const outputOf = (program: string, args: string[]): Promise<string> =>
  run(process.execPath, [program, ...args], { cwd: consumer.folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

it('The MSW package has its own README, and adds one file of at most 100 kB to MSW', async () => {
  const msw = join(consumer.folder, 'node_modules/@collaboration/msw');
  expect(await readFile(join(msw, 'README.md'), 'utf8')).toContain('npm install --save-dev @collaboration/msw');
  const code = await readFile(join(msw, 'mock/msw.mjs'), 'utf8');
  expect([...code.matchAll(/(?:[}*\w]\s*from|import)\s*["']([^"'`]+)["']/g)].map(([, from]) => from)).toEqual(['msw']);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(100_000);
});

it('The MSW package works on an installed Node.js from 20 on, and its types and the sandbox’s compile with ES2020', async () => {
  await writeFile(join(consumer.folder, 'program.mjs'), withMsw);
  for (const node of await nodes()) {
    const { stdout } = await run(node, ['program.mjs'], { cwd: consumer.folder });
    expect(stdout).toBe(printedWithMsw);
  }
  await writeFile(join(consumer.folder, 'types.ts'), typesWithMsw);
  await writeFile(join(consumer.folder, 'old.json'), oldConfig);
  expect(await outputOf(tsc, ['-p', 'old.json'])).toBe('');
});

it('The sandbox package depends on the contract of its own version, and declares only its own exports', async () => {
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(manifest.peerDependencies['@collaboration/contract']).toBe(manifest.version);
  expect(Object.keys(manifest.dependencies).filter((name) => /prometheus-io|opentelemetry|stoplight/.test(name))).toEqual([]);
  const declared = globSync('**/*.d.ts', { cwd: installed });
  expect(declared.filter((file) => /^(server|openapi)/.test(file))).toEqual([]);
});

it('The sandbox package checks the Node.js version before it loads newer syntax', async () => {
  const folder = await anEmptyFolder();
  const bin = 'mock/package/bin.js';
  await mkdir(join(folder, dirname(bin)), { recursive: true });
  await copyFile(join(installed, bin), join(folder, bin));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: '>=99' } }));
  const failed = run(process.execPath, [join(folder, bin)]);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The sandbox needs Node\.js 99 or newer, /),
  });
});

const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
const compilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowImportingTsExtensions: true,
  types: ['node'],
};

describe('The README', () => {
  let readme: string;
  beforeAll(async () => {
    readme = await readFile(join(installed, 'README.md'), 'utf8');
    const samples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, sample = '']) => sample);
    for (const [i, sample] of samples.entries()) {
      const name = sample.includes("from 'vitest'") ? `sample-${i}.test.ts` : `sample-${i}.ts`;
      await writeFile(join(consumer.folder, name), sample);
    }
  });

  it('The samples in the sandbox README compile, as its example does', async () => {
    await cp(join(installed, 'example'), join(consumer.folder, 'example'), { recursive: true });
    const files = globSync(['*.ts', 'example/*.{ts,tsx}'], { cwd: consumer.folder });
    expect(files).toEqual(expect.arrayContaining(['sample-0.ts', 'sample-1.test.ts', 'example/app.ts', 'example/react.tsx']));
    await writeFile(join(consumer.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(await outputOf(tsc, [])).toBe('');
  });

  it.each(['node', 'jsdom'])(
    'The tests in the sandbox README pass in Vitest with the environment %s, as do those of mock, MSW and client',
    async (environment) => {
      await writeFile(join(consumer.folder, 'others.test.ts'), others);
      const patient = ['--testTimeout', '120000', '--hookTimeout', '120000'];
      const report = join(consumer.folder, `report-${environment}.json`);
      const command = ['run', '--environment', environment, '--reporter', 'json', '--outputFile', report, ...patient];
      await outputOf('node_modules/vitest/vitest.mjs', command);
      const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8'));
      const failures = testResults.flatMap(({ assertionResults }: { assertionResults: { failureMessages: string[] }[] }) =>
        assertionResults.flatMap(({ failureMessages }) => failureMessages),
      );
      expect({ failures, numPassedTests }).toEqual({ failures: [], numPassedTests: 8 });
    },
  );

  it('The sandbox README shows the example unchanged', async () => {
    const app = await readFile(join(installed, 'example/app.ts'), 'utf8');
    const [, shown = ''] = /```typescript\n(.*?)```/s.exec(readme) ?? [];
    expect(app).toContain(shown);
    expect(shown).not.toBe('');
  });
});

/** The URL of a sandbox for all tests. */
let url: string;
beforeAll(async () => {
  const { stop, ...sandbox } = await npxSandbox(consumer, ['--port', '0', '--quiet']);
  ({ url } = sandbox);
  return stop;
});

describe('npx sandbox', () => {
  it('npx sandbox --help lists the commands, and the options of each', async () => {
    const help = await outputOf('node_modules/@collaboration/sandbox/mock/package/bin.js', ['--help']);
    expect(help).toMatch(
      /npx sandbox \[--port 4020\].*npx sandbox mock \[--port 4010\].*npx sandbox events \[--url .*npx sandbox docs \[--port 4030\]/s,
    );
  });

  it('npx sandbox mock needs Prism only for --plain and --proxy, and says how to install it', async () => {
    for (const option of [['--plain'], ['--proxy', 'http://127.0.0.1:1']]) {
      const output = await outputOf('node_modules/@collaboration/sandbox/mock/package/bin.js', ['mock', '--port', '0', ...option]);
      expect(output).toBe(
        'Prism is not installed. Install it with: npm install --save-dev @stoplight/prism-cli@5.14 @stoplight/prism-http-server@5.12\n',
      );
    }
  });

  it('The sandbox package includes the files it reads: its page, the docs and the document', async () => {
    for (const path of ['/', '/sandbox/page.js', '/console/base.css', '/docs/', '/docs/explorer', '/openapi.yaml']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
  });

  it('npx sandbox docs serves the docs', async () => {
    const { url, stop } = await runSandbox(consumer, ['docs', '--port', '0']);
    onTestFinished(stop);
    expect((await fetch(url)).status).toBe(200);
  });

  describe('npx contract mcp', () => {
    /** Starts the server for assistants. Returns a function that calls one of its tools, and the size of their descriptions. */
    async function serve(...options: string[]) {
      const command = join(consumer.folder, 'node_modules/@collaboration/contract/contract.mjs');
      const { ApiKey, ApiKeyToken, WorkspaceId, WorkspaceToken } = documentedByScheme();
      const env = { API_KEY: ApiKey, API_KEY_TOKEN: ApiKeyToken, WORKSPACE_ID: WorkspaceId, WORKSPACE_TOKEN: WorkspaceToken };
      const args = [command, 'mcp', '--base-url', url, ...options];
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' }));
      onTestFinished(() => client.close());
      const { tools } = await client.listTools();
      const use = async (name: string, input: object) => {
        const { content, isError } = await client.callTool({ name, arguments: { ...input } });
        return { text: String(Object(content)[0].text), isError };
      };
      return { use, size: JSON.stringify(tools).length };
    }

    it('An assistant finds each operation and the guides in pages of limited size, with two short tools', async () => {
      const { use, size } = await serve();
      // Fewer than 400 tokens.
      expect(size).toBeLessThan(1_600);
      for (const { id, title } of contractOperations) {
        const { text } = await use('search', { query: id });
        expect(text).toMatch(new RegExp(`^# Operation: ${title}\n\noperation: ${id} .*\ndata: \\{.*\nexample: \\{`, 's'));
        expect(text.length).toBeLessThan(6_200);
      }
      expect((await use('search', { query: 'share a document' })).text).toContain('operation: addPermissions');
      expect((await use('search', { query: 'pagination' })).text).toMatch(/^# Guide: Pagination\n.*client\.getDocuments\.items/s);
      const [first, second] = [await use('search', { query: 'user' }), await use('search', { query: 'user', page: 2 })];
      expect(first.text).toMatch(/For more, repeat the search with page 2\.\]$/);
      expect(second.text).not.toContain(first.text.slice(0, 100));
    });

    it('An assistant reads, and cannot write without --allow-writes', async () => {
      const { use } = await serve();
      expect(await use('call', { operation: 'getDocuments', data: { organizationId: 'acme' } })).toMatchObject({
        text: expect.stringContaining('"documentName":"Pricing model"'),
        isError: false,
      });
      const rejected = await use('call', { operation: 'getDocuments', data: { organizationId: '' } });
      expect(rejected.isError).toBe(true);
      expect(JSON.parse(rejected.text)).toMatchObject({
        error: { status: 'INVALID_ARGUMENT', details: [{ field: '/data/organizationId' }] },
      });
      const { ApiKey } = documentedByScheme();
      const lost = await use('call', { operation: 'getEvents', data: { pageToken: lostPlace(ApiKey) } });
      const [, pageToken] = /The oldest pageToken that works is (\S+)\.$/.exec(JSON.parse(lost.text).error.message) ?? [];
      expect(lost.isError).toBe(true);
      expect(await use('call', { operation: 'getEvents', data: { pageToken } })).toMatchObject({
        text: expect.stringContaining('"message":"Events found."'),
        isError: false,
      });
      for (const { id, onlyReads } of contractOperations) {
        const { text } = await use('call', { operation: id, data: {}, idempotencyKey: 'any' });
        expect([id, text.includes('this server only reads')]).toEqual([id, !onlyReads]);
      }
      // It is no place for secrets.
      expect((await use('call', { operation: 'getWorkspace' })).text).toContain('"authToken":"[redacted]"');
    });

    it('An assistant writes with a key, which makes a repeated call harmless', async () => {
      const { use } = await serve('--allow-writes');
      const organizations = Array.from({ length: 300 }, (_, i) => ({
        organizationId: `many-${i}`,
        organizationName: '\u202eMany',
      }));
      const adding = { operation: 'addOrganizations', data: { organizations } };
      expect(await use('call', adding)).toEqual({ text: 'addOrganizations needs an idempotencyKey.', isError: true });
      const added = await use('call', { ...adding, idempotencyKey: 'many' });
      expect(added.text.slice(0, 20_000)).not.toContain('"success":false');
      expect(added.text.length).toBeLessThan(20_200);
      expect(added.text).toMatch(/\[Cut off after 20000 of \d+ characters\. Name fewer ids\.\]$/);
      expect(await use('call', { ...adding, idempotencyKey: 'many' })).toEqual(added);
      const found = await use('call', { operation: 'getOrganizations', data: { organizationIds: ['many-7'] } });
      expect(found.text).toContain('"organizationName":"\\u202eMany"');
    });
  });
});

/** The source of the page's data. */
interface Source {
  /** The query of the page's address. */
  query: string;
  /** Whether a read returns earlier writes. */
  remembers: boolean;
  /** The next call for notifications gets a 429. */
  refuseOnce(page: Page): Promise<void>;
  /** The URL of a sandbox. */
  control?: (path: string, data: object) => Promise<void>;
  stop(): Promise<unknown>;
}

const sources: { [name: string]: () => Promise<Source> } = {
  async mock() {
    const { url, stop } = await runSandbox(consumer, ['mock', '--port', '0']);
    const refuseOnce = async (page: Page) =>
      void (await page.route(
        `${url}/v1/notifications/get`,
        (route) => route.continue({ headers: { ...route.request().headers(), prefer: 'code=429' } }),
        { times: 1 },
      ));
    return { query: `?api=${url}`, remembers: false, refuseOnce, stop };
  },

  async sandbox() {
    const api = `${url}/sandbox/sessions/page`;
    const control = async (path: string, data: object) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify({ data }) });
      expect(status).toBe(200);
    };
    const refuseOnce = () =>
      control('/sandbox/faults', { add: [{ operation: 'getNotifications', status: 429, times: 1, retryAfterSeconds: 20 }] });
    return { query: `?api=${api}`, remembers: true, refuseOnce, control, stop: async () => {} };
  },

  async MSW() {
    const refuseOnce = (page: Page) =>
      page.evaluate(() =>
        Reflect.get(globalThis, 'mock').fail({ operation: 'getNotifications', status: 429, times: 1, retryAfterSeconds: 20 }),
      );
    return { query: '?worker', remembers: false, refuseOnce, stop: async () => {} };
  },
};

describe('The example page', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveExample>>;
  beforeAll(async () => {
    [served, browser] = await Promise.all([serveExample(consumer), launchBrowser()]);
    return async () => {
      await browser.close();
      served.close();
    };
  });

  describe.each(Object.keys(sources))('on the %s', (name) => {
    let source: Source;
    let page: Page;
    beforeAll(async () => {
      const started = await sources[name]?.();
      if (started === undefined) throw new Error(`There is no ${name}.`);
      source = started;
      page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      await page.clock.install();
      await page.goto(served.url + source.query);
      return async () => {
        await page.close();
        await source.stop();
      };
    });

    const item = (list: string): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
    const button = (text: string): Locator => page.getByRole('button', { name: text });
    const says = (text: string | RegExp): Promise<void> => page.getByRole('status').getByText(text).waitFor();
    const userId = (): Locator => page.locator('label', { hasText: 'User id' });

    it('The example page shows users, documents and notifications', async () => {
      await item('Users').getByText('Maya Chen').waitFor();
      await item('Documents').getByText('Launch plan').waitFor();
      await item('Notifications').getByText('Maya Chen commented on Milestones').waitFor();
    });

    it('The example page pages through the documents', async () => {
      expect(await item('Documents').count()).toBe(2);
      await button('More documents').click();
      await item('Documents').getByText('Roadmap').waitFor();
      expect(await item('Documents').count()).toBe(3);
      expect(await button('More documents').isDisabled()).toBe(true);
    });

    it('The example page shows each error next to its input until it is corrected', async () => {
      await page.getByLabel('Name').fill('Omar Haddad');
      await button('Add user').click();
      await userId().getByText('must have at least 1 character').waitFor();
      await page.getByLabel('User id').fill('omar');
      await button('Add user').click();
      await says('Users added.');
      expect((await userId().innerText()).trim()).toBe('User id');
      if (source.remembers) await item('Users').getByText('Omar Haddad').waitFor();
    });

    it('The example page deletes a user’s data with a progress bar', async () => {
      const bar = page.getByRole('progressbar');
      expect(await bar.isVisible()).toBe(false);
      const positions = await page.evaluateHandle(() => {
        const seen: number[] = [];
        const element = document.querySelector('progress');
        if (element !== null) new MutationObserver(() => seen.push(element.position)).observe(element, { attributes: true });
        return seen;
      });
      // On other servers, each request for the job's status shows its next step.
      await source.control?.('/sandbox/jobs', { mode: 'manual' });
      await item('Users').filter({ hasText: 'Jonas Weber' }).getByRole('button').click();
      await bar.waitFor();
      await source.control?.('/sandbox/jobs', { steps: 3 });
      await page.waitForFunction((seen) => seen.some((position) => position > 0 && position < 1), positions);
      await source.control?.('/sandbox/jobs', { mode: 'automatic' });
      await says('Deletion completed.');
      expect((await positions.jsonValue()).at(-1)).toBe(1);
      if (source.remembers) expect(await item('Users').getByText('Jonas Weber').count()).toBe(0);
    });

    it('The example page waits after a 429 response, then continues', async () => {
      await source.refuseOnce(page);
      await button('Refresh').click();
      await says(/trying again/);
      const [, seconds] = /(\d+) s$/.exec(await page.getByRole('status').innerText()) ?? [];
      // The pause comes from a header, which a page of another origin can read only if it is exposed.
      expect(Number(seconds)).toBeGreaterThanOrEqual(20);
      await page.clock.fastForward(Number(seconds) * 1000);
      await says('Notifications found.');
    });
  });

  it('The example in React adds a user, pages through documents and deletes a user’s data, and its lists follow', async () => {
    await using page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${served.url}react.html?api=${url}/sandbox/sessions/react`);
    const list = (name: string) => page.getByRole('list', { name });
    await list('Documents').getByText('Pricing model').waitFor();
    await page.getByRole('button', { name: 'More documents' }).click();
    await list('Documents').getByText('Roadmap').waitFor();
    await page.getByLabel('User id').fill('omar');
    await page.getByLabel('Name').fill('Omar Haddad');
    await page.getByRole('button', { name: 'Add user' }).click();
    await list('Users').getByText('Omar Haddad').waitFor();
    await list('Users').getByRole('listitem').filter({ hasText: 'Jonas Weber' }).getByRole('button').click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('status').getByText('Deletion completed.').waitFor();
    await list('Users').getByText('Jonas Weber').waitFor({ state: 'detached' });
    expect(await list('Users').getByText('Omar Haddad').count()).toBe(1);
  });
});
