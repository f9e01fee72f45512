import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { docs } from '../server/docs.ts';
import { launchBrowser } from './browser.ts';
import { Connection, request } from './connection.ts';

const generated = fileURLToPath(new URL('../generated/', import.meta.url));
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }));

let folder: string;
const servers: Server[] = [];
let url: string;

/** The docs alone, kept in the given folder. */
async function serve(docsFolder: string): Promise<string> {
  const server = createServer(express().disable('etag').use(docs(docsFolder)));
  // Longer than the browser takes between two requests of a test.
  server.keepAliveTimeout = 60_000;
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  url = await serve(join(folder, 'docs'));
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

describe('GET /docs', () => {
  let browser: Browser;
  let page: Page;
  /** What the page asked for, and what it complained about. */
  const requests: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`CSP: ${blockedURI}`));
    });
    // Nothing is there yet, so this builds the page.
    await page.goto(`${url}/docs`);
    await page.getByRole('link', { name: 'Workspaces' }).click();
    await page.getByRole('heading', { name: 'Workspaces' }).waitFor();
  });

  afterAll(() => browser.close());

  it('shows every operation by its title in its part, how to call it, and whether it is an extension', async () => {
    for (const { path, operationId, summary, tags, ...operation } of operations) {
      const place = `/${tags[0]}/${operationId.toLowerCase()}`;
      await page.goto(`${url}/docs#${place}`);
      const section = page.locator(`[data-section-id="${place}"]`);
      await section.getByRole('heading', { name: summary }).waitFor();
      expect(await section.getByText(`"$BASE_URL${path}"`).count(), summary).toBe(1);
      const kind = 'x-extension' in operation ? operation['x-extension'] : undefined;
      expect(await section.getByText('Named extension', { exact: true }).count(), summary).toBe(kind === 'named' ? 2 : 0);
      expect(await section.getByText('Added extension', { exact: true }).count(), summary).toBe(kind === 'added' ? 2 : 0);
    }
  });

  it('finds operations by what is written about them', async () => {
    await page.keyboard.press('Control+K');
    await page.getByPlaceholder('Search docs').fill('disposable email');
    await page.getByRole('link', { name: 'POST /v2/workspace/create Create Workspace' }).first().waitFor();
  });

  it('asks nobody else for anything, and has nothing to complain about', () => {
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((request) => !request.startsWith(`${url}/`) && !request.startsWith(`blob:${url}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has samples for the client that fit its types', async () => {
    const html = await (await fetch(`${url}/docs`)).text();
    const [, script] = /type="module" src="([^"]+)"/.exec(html) ?? [];
    const text = await (await fetch(`${url}/${script}`)).text();
    const [, definition = ''] = /__redoc_definition = (.*);$/m.exec(text) ?? [];
    const paths: { [path: string]: { post: { operationId: string; 'x-codeSamples': { lang: string; source: string }[] } } } =
      JSON.parse(definition).paths;
    const files: string[] = [];
    for (const { post } of Object.values(paths)) {
      const source = post['x-codeSamples'].find(({ lang }) => lang === 'TypeScript')?.source;
      const file = join(folder, `${post.operationId}.ts`);
      await writeFile(file, `declare const baseUrl: string, apiKey: string, workspaceId: string, authToken: string;\n${source}`);
      files.push(file);
    }
    const program = ts.createProgram(files, {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: { '@collaboration/contract': [join(generated, 'client.ts')] },
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      types: [],
    });
    const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(problems).toEqual([]);
    expect(files).toHaveLength(operations.length);
  });

  it('forbids inline scripts, and lets the browser keep only what never changes', async () => {
    const reply = await fetch(`${url}/docs`);
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const html = await reply.text();
    const scripts = [...html.matchAll(/<script[^>]*?(?: src="([^"]*)")?>/g)].map(([, src]) => src);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      const { status, headers } = await fetch(`${url}/${script}`);
      expect([status, headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
        200,
        'nosniff',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('says how to build the page where it is not there and cannot be built', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const reply = await fetch(`${await serve(join(folder, 'a-file'))}/docs`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('npm run docs');
  });
});

describe('A file of the docs', () => {
  const paths = ['/docs', '/openapi.yaml', '/openapi.json'];

  it('is sent once to who keeps it', async () => {
    // Not with fetch, which asks for a fresh copy as soon as there is a condition.
    const connection = await Connection.open(url);
    const ask = async (path: string, headers: object = {}) => {
      connection.write(request('GET', path, { headers }));
      const reply = await connection.next();
      if (reply === undefined) throw new Error('The connection ended.');
      return reply;
    };
    for (const path of paths) {
      const { headers } = await ask(path);
      expect((await ask(path, { 'if-none-match': headers.etag })).status).toBe(304);
      expect((await ask(path, { 'if-modified-since': headers['last-modified'] })).status).toBe(304);
      expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
    }
    connection.socket.destroy();
  });

  it('is read again when it has changed', async () => {
    const changed = join(folder, 'changed');
    await mkdir(changed);
    await writeFile(join(changed, 'index.html'), 'before');
    const page = `${await serve(changed)}/docs`;
    expect(await (await fetch(page)).text()).toBe('before');
    await writeFile(join(changed, 'index.html'), 'after');
    await utimes(join(changed, 'index.html'), new Date(), new Date(Date.now() + 1000));
    expect(await (await fetch(page)).text()).toBe('after');
  });

  it('is sent whole, whatever else is asked for', async () => {
    const odd: { [name: string]: string }[] = [
      { range: 'bytes=5-1' },
      { range: 'bytes=99999999-' },
      { 'if-match': '"another"' },
      { 'if-unmodified-since': 'never' },
      { 'if-range': '"x"', range: 'bytes=0-0' },
      { 'accept-encoding': 'wonders' },
      { accept: 'text/none' },
    ];
    for (const path of paths) {
      const { length } = await (await fetch(url + path)).text();
      for (const headers of odd) {
        const reply = await fetch(url + path, { headers });
        expect([reply.status, (await reply.text()).length]).toEqual([200, length]);
      }
      const head = await fetch(url + path, { method: 'HEAD' });
      expect([head.status, Number(head.headers.get('content-length')) >= length]).toEqual([200, true]);
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        expect((await fetch(url + path, { method })).status).toBeLessThan(500);
      }
    }
  });
});

describe('GET /openapi.yaml, /openapi.json', () => {
  it.each(['openapi.yaml', 'openapi.json'])('serves %s as it is', async (name) => {
    const reply = await fetch(`${url}/${name}`);
    expect(await reply.text()).toBe(await readFile(join(generated, name), 'utf8'));
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('etag')).toMatch(/./);
  });
});
