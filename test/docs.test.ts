import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
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
    await page.goto(`${url}/docs/`);
    await page.getByRole('link', { name: 'Workspaces' }).click();
    await page.getByRole('heading', { name: 'Workspaces' }).waitFor();
  });

  afterAll(() => browser.close());

  it('shows every operation by its title in its part, how to call it, and whether it is an extension', async () => {
    for (const { path, operationId, summary, tags, ...operation } of operations) {
      const place = `/${tags[0]}/${operationId.toLowerCase()}`;
      await page.goto(`${url}/docs/#${place}`);
      const section = page.locator(`[data-section-id="${place}"]`);
      await section.getByRole('heading', { name: summary }).waitFor();
      expect(await section.getByText(`"$BASE_URL${path}"`).count(), summary).toBe(1);
      const kind = 'x-extension' in operation ? operation['x-extension'] : undefined;
      expect(await section.getByText('Named extension', { exact: true }).count(), summary).toBe(kind === 'named' ? 2 : 0);
      expect(await section.getByText('Added extension', { exact: true }).count(), summary).toBe(kind === 'added' ? 2 : 0);
    }
  });

  it('finds guides and operations by what is written about them, and by their names in the client', async () => {
    const found = {
      'disposable email': '/workspaces/createworkspace',
      addPermissions: '/permissions/addpermissions',
      pagination: '/pagination',
      idempotent: '/idempotency-and-retries',
      authentication: '/authentication',
      timeout: '/idempotency-and-retries/timeouts',
      install: '/quickstart/with-typescript',
    };
    for (const [words, place] of Object.entries(found)) {
      await page.keyboard.press('Control+K');
      await page.getByPlaceholder('Search docs').fill(words);
      await page.getByTestId('search-dialog').locator(`a[href*="#${place}"]`).first().waitFor();
      await page.keyboard.press('Escape');
    }
  });

  it('is searched without a mouse', async () => {
    await page.goto('about:blank');
    await page.goto(`${url}/docs/`);
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Search docs').waitFor();
    await page.keyboard.press('Escape');
  });

  it('says of every status and reason what it means and what to do', async () => {
    const markdown = await (await fetch(`${url}/docs/guides/errors.md`)).text();
    const { ErrorStatus, ErrorDetail } = document.components.schemas;
    for (const name of [...ErrorStatus.enum, ...ErrorDetail.properties.reason.enum]) {
      expect(markdown, name).toMatch(new RegExp(`^\\| \`${name}\` \\|( \\d+ \\|)?( [^|]{5,} \\|){2}$`, 'm'));
    }
  });

  it('shows the sample of the chosen example', async () => {
    const { operationId, tags, requestBody } = document.paths['/v2/auth/permissions/add'].post;
    const section = page.locator(`[data-section-id="/${tags[0]}/${operationId.toLowerCase()}"]`);
    await page.goto(`${url}/docs#/${tags[0]}/${operationId.toLowerCase()}`);
    const [first, second] = Object.values(requestBody.content['application/json'].examples);
    await section.getByRole('button', { name: `Example: ${first?.summary}` }).click();
    await page.getByRole('menuitem', { name: second?.summary ?? '' }).click();
    await section.getByText('"userId": "jonas"').first().waitFor();
  });

  it('asks nobody else for anything, and has nothing to complain about', () => {
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((request) => !request.startsWith(`${url}/`) && !request.startsWith(`blob:${url}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('forbids inline scripts, and lets the browser keep only what never changes', async () => {
    const reply = await fetch(`${url}/docs/`);
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const html = await reply.text();
    const scripts = [...html.matchAll(/<script[^>]*?(?: src="([^"]*)")?>/g)].map(([, src]) => src);
    expect(scripts).toHaveLength(3);
    for (const script of scripts) {
      const { status, headers } = await fetch(`${url}/docs/${script}`);
      expect([status, headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
        200,
        'nosniff',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('is where / and /docs lead, whatever the path before them', async () => {
    for (const path of ['/', '/docs']) {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      expect([status >= 300 && status < 400, headers.get('location')], path).toEqual([true, 'docs/']);
    }
  });

  it('has each operation and guide as Markdown, listed in llms.txt', async () => {
    const reply = await fetch(`${url}/llms.txt`);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    const links = [...(await reply.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
    for (const { operationId } of operations) expect(links).toContain(`docs/operations/${operationId}.md`);
    for (const link of links) {
      const page = await fetch(`${url}/${link}`);
      expect([page.status, (await page.text()).length > 500], link).toEqual([200, true]);
    }
  });

  it('says how to build the page where it is not there and cannot be built', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const reply = await fetch(`${await serve(join(folder, 'a-file'))}/docs/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('npm run docs');
  });
});

describe('A file of the docs', () => {
  const paths = ['/docs/', '/openapi.yaml', '/openapi.json'];

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

  it('is sent compressed to who takes it so, each form under a tag of its own', async () => {
    const forms = new Map<string | null, string | null>();
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, br', 'br;q=0, gzip']) {
      const { headers } = await fetch(`${url}/openapi.json`, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
      expect(headers.get('vary')).toBe('accept-encoding');
      forms.set(headers.get('content-encoding'), headers.get('etag'));
      const wanted = { identity: null, gzip: 'gzip', br: 'br', 'gzip, br': 'br', 'br;q=0, gzip': 'gzip' }[encoding];
      expect(headers.get('content-encoding'), encoding).toBe(wanted);
    }
    expect(new Set(forms.values()).size).toBe(3);
    const html = await (await fetch(`${url}/docs/`)).text();
    const [, script = ''] = /type="module" src="([^"]+)"/.exec(html) ?? [];
    const compressed = await fetch(`${url}/docs/${script}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(750_000);
    expect((await (await fetch(`${url}/docs/${script}`)).text()).length).toBeGreaterThan(2_000_000);
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
      const head = await fetch(url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
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
