/** The docs: pages, API explorer and Markdown, built once and read in a browser. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations as operationFacts } from '../../generated/handlers.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { contractOperations, examplesOf } from '../../generated/operations.ts';
import { type Mock, startMock } from '../../mock/mock.ts';
import { documentedCredentials, headersFor } from '../../mock/sandbox/documented.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { type Entry, fillers, makeSearch } from '../../openapi/tools/docs/search.ts';
import { keywords, synonyms } from '../../openapi/tools/docs/search-words.ts';
import { makeLookup } from '../../openapi/tools/mcp/lookup.ts';
import { docs } from '../../server/pages/docs.ts';
import { accessibilityFindings, launchBrowser } from '../support/browser.ts';
import { Connection, request } from '../support/connection.ts';
import { portOf } from '../support/port-of.ts';
import { sentences, words } from './questions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }));

let folder: string;
const servers: Server[] = [];
let url: string;
let browser: Browser;

/** Serves only the docs, from a folder. */
async function serve(docsFolder: string): Promise<string> {
  const server = createServer(express().disable('etag').use(docs(docsFolder)));
  // Longer than the pause of the browser between two requests of a test.
  server.keepAliveTimeout = 60_000;
  servers.push(server);
  return `http://127.0.0.1:${await portOf(server)}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  await promisify(execFile)(process.execPath, [join(root, 'openapi/tools/build-docs.ts'), join(folder, 'docs')]);
  files = await readdir(join(folder, 'docs'), { recursive: true });
  [url, browser] = await Promise.all([serve(join(folder, 'docs')), launchBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

/** The files of the docs, by path. */
let files: string[];
const read = (name: string): Promise<string> => readFile(join(folder, 'docs', name), 'utf8');
const htmlFiles = (): string[] => files.filter((name) => name.endsWith('.html') && name !== 'reference.html');

describe('The pages', () => {
  let html: Map<string, string>;
  let page: Page;
  /** URLs that the page requested, and errors that it logged. */
  const requests: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    html = new Map(await Promise.all(htmlFiles().map(async (name) => [name, await read(name)] as const)));
    page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    page.on('requestfinished', (finished) => requests.push(finished.url()));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterAll(() => page.close());

  it('Each operation, guide and part has a page with a title, a description and an address of its own', async () => {
    for (const { operationId } of operations) expect([...html.keys()]).toContain(`operations/${operationId}.html`);
    for (const { name } of document.tags) expect([...html.keys()]).toContain(`schemas/${name}.html`);
    const deliveries = html.get('guides/deliveries.html') ?? '';
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      expect(deliveries).toContain(`>${type}</a></h2>`);
      for (const { summary } of Object.values(post.requestBody.content['application/json'].examples))
        expect(deliveries).toContain(`<p>${summary}:</p>`);
    }
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(deliveries).toContain(`<code>${name}</code>`);
    const all = (pattern: RegExp) => [...html].map(([name, text]) => pattern.exec(text)?.[1] ?? `${name} has none`);
    for (const pattern of [/<title>([^<]{5,})</, /<meta name="description" content="([^"]{15,})"/]) {
      expect(all(pattern)).toEqual([...new Set(all(pattern))]);
      expect(all(pattern).filter((found) => found.endsWith('has none'))).toEqual([]);
    }
    expect(
      all(/<title>([^<]{5,})</).filter((title) => /[#*`]/.test(title)),
      'marks of Markdown',
    ).toEqual([]);
    expect(all(/rel="canonical" href="([^"]+)"/)).toEqual([...html.keys()].map((name) => name.split('/').at(-1)));
  });

  it('The page of an operation begins with its title, path and credentials, and has samples and responses without scripts', async () => {
    for (const { operationId, path, summary, responses } of operations) {
      const text = html.get(`operations/${operationId}.html`) ?? '';
      const order = [
        `>${summary}</h1>`,
        `POST</b> ${path}`,
        'Try it',
        'Credentials',
        '<figure data-language="sh">',
        '<figure data-language="ts">',
        '<figure data-language="python">',
        ...Object.keys(responses)
          .toSorted()
          .map((status) => `id="response-${status}"`),
      ].map((part) => text.indexOf(part));
      expect(order, operationId).toEqual(order.toSorted((a, b) => a - b));
      expect(order, operationId).not.toContain(-1);
    }
    for (const [id, badge] of Object.entries({
      addPermissions: undefined,
      addUsers: 'Named extension',
      getPermissions: 'Added extension',
    })) {
      for (const kind of ['Named extension', 'Added extension'])
        expect(html.get(`operations/${id}.html`)?.includes(kind), id).toBe(kind === badge);
    }
  });

  it('Each link, also of the search, leads to a file and a heading that exist', async () => {
    const ids = (name: string) => new Set([...(html.get(name) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const idsOf = new Map([...html.keys()].map((name) => [name, ids(name)]));
    const leads = (link: string, from: string): boolean => {
      const [path = '', hash] = link.split('#');
      const name = path === '' ? from : join(from, '..', path);
      const isCall = name === 'explorer.html' && operations.some(({ operationId }) => operationId === hash);
      return files.includes(name) && (hash === undefined || isCall || idsOf.get(name)?.has(hash) === true);
    };
    const lost = [...html].flatMap(([from, text]) =>
      [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, link = '']) =>
        /^https?:/.test(link) || leads(link, from) ? [] : [`${from}: ${link}`],
      ),
    );
    const entries: Entry[] = JSON.parse(await read('search.json'));
    expect([...new Set(lost), ...entries.map(({ place }) => place).filter((place) => !leads(place, 'index.html'))]).toEqual([]);
    const twice = [...html].filter(([name, text]) => ids(name).size < [...text.matchAll(/ id="/g)].length);
    expect(twice.map(([name]) => name)).toEqual([]);
  });

  it('The front page has an entry for each audience, one call with its response, and the newest changes', async () => {
    const text = html.get('index.html') ?? '';
    const { post } = document.paths['/v2/auth/permissions/check'];
    const [response] = Object.values(post.responses[200].content['application/json'].examples);
    const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
    const [, newest = 'none'] = /### For API consumers\n- ([^.]*)/.exec(changelog) ?? [];
    await using visit = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await visit.goto(`${url}/docs/`);
    for (const door of ['Call the API', 'Build a frontend', 'Implement the backend'])
      expect(await visit.locator('.doors').getByRole('link', { name: door, exact: true }).count(), door).toBe(1);
    expect(await visit.locator('.samples figure:visible').count()).toBe(3);
    expect(JSON.parse(await visit.locator('[data-language="json"] code').innerText())).toEqual(response?.value);
    const [change = ''] = await visit.locator('#newest-changes ~ ul li').allInnerTexts();
    expect(change.replaceAll(/\s+/g, ' ')).toContain(newest.replaceAll(/\s+/g, ' ').slice(0, 60));
    // The rules of the document have a page of their own.
    expect(text).not.toContain('I-JSON');
    expect(html.get('guides/rules-of-all-calls.html')).toContain('I-JSON');
    // A small screen shows the beginning of the call, and the response beside it.
    await visit.setViewportSize({ width: 1280, height: 800 });
    const [call, answer] = await Promise.all(
      ['sh', 'json'].map((language) => visit.locator(`figure[data-language="${language}"]`).boundingBox()),
    );
    expect(call?.y).toBeLessThan(720);
    expect(answer?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0));
    expect(await visit.locator('.pair img').getAttribute('alt')).toMatch(/^A workspace has API keys/);
  });

  it('Each page with its style and script is at most 60 KB, compressed', async () => {
    const [shared = 0] = [await sizeOf(...files.filter((name) => /^docs-\w+\.(?:css|js)$/.test(name)))];
    for (const name of html.keys()) expect(shared + (await sizeOf(name)), name).toBeLessThan(60_000);
    async function sizeOf(...names: string[]): Promise<number> {
      const sizes = await Promise.all(names.map(async (name) => (await readFile(join(folder, 'docs', `${name}.gz`))).length));
      return sizes.reduce((sum, size) => sum + size, 0);
    }
  });

  it('The search finds the right page first for 68 of 80 questions, and among the first three for 76', async () => {
    const search = makeSearch(JSON.parse(await read('search.json')));
    const pageOf = ({ place }: Entry): string => place.replace(/\.html.*/, '');
    const ranks = Object.entries({ ...words, ...sentences }).map(([question, right]) => ({
      question,
      rank: search(question).findIndex((entry) => right.includes(pageOf(entry))),
    }));
    expect(ranks).toHaveLength(80);
    const beyond = (last: number) => ranks.filter(({ rank }) => rank < 0 || rank > last).map(({ question }) => question);
    expect(beyond(0).length, beyond(0).join('\n')).toBeLessThanOrEqual(12);
    expect(beyond(2).length, beyond(2).join('\n')).toBeLessThanOrEqual(4);
    const first = (question: string) => search(question)[0]?.place;
    expect(first('delete user data')).toBe('operations/deleteAllUserData.html');
    expect(first('python client')).toBe('guides/python-client.html');
    expect(first('addPermissions')).toBe('operations/addPermissions.html');
    expect(first('/v2/users/delete')).toBe('operations/deleteUsers.html');
    expect(first('documents.added')).toBe('guides/deliveries.html#documentsadded');
    expect(first('webhok')).toBe(first('webhook'));
    // Assistants get the same order.
    expect(makeLookup()('delete user data', 1)).toMatch(/^# Operation: Delete All User Data\n/);
    // Also a question of only filler words has results.
    expect(search('who')).not.toEqual([]);
  });

  it('Each word of the tables of the search changes what it finds for a question with this word', async () => {
    const entries: Entry[] = JSON.parse(await read('search.json'));
    expect(entries.map(({ place }) => place)).toEqual(expect.arrayContaining(Object.keys(keywords)));
    const questions = Object.keys({ ...words, ...sentences });
    const search = makeSearch(entries);
    /** Whether the first ten results of any question with the word, or with a synonym of it, differ without the table's entry. */
    const isUsed = (word: string, without: (question: string) => Entry[]): boolean => {
      const others = Object.entries(synonyms).flatMap(([other, meant]) => (meant.some((one) => word.startsWith(one)) ? other : []));
      const starts = [word.slice(0, 5), ...others];
      const asked = [word, ...others, ...questions.filter((one) => starts.some((start) => one.toLowerCase().includes(start)))];
      const found = (one: typeof search, question: string) => one(question).slice(0, 10);
      return asked.some((question) => !isDeepStrictEqual(found(search, question), found(without, question)));
    };
    const unused = [
      ...Object.entries(keywords).flatMap(([place, text]) => {
        const without = makeSearch(entries, { synonyms, keywords: { ...keywords, [place]: '' } });
        return text.split(' ').filter((word) => !fillers.has(word) && !isUsed(word, without));
      }),
      ...Object.keys(synonyms).filter(
        (word) => !isUsed(word, makeSearch(entries, { keywords, synonyms: { ...synonyms, [word]: [] } })),
      ),
    ];
    expect(unused).toEqual([]);
    const known = new Set(
      JSON.stringify(entries)
        .toLowerCase()
        .split(/[^a-z]+/),
    );
    expect(Object.values(synonyms).flatMap((meant) => meant.filter((word) => !known.has(word)))).toEqual([]);
  });

  it('The search finds no pages for project maintainers', async () => {
    const index = await readFile(join(folder, 'docs/search.json'), 'utf8');
    for (const text of ['Specification coverage', 'threat model', '"guides/decisions', '"guides/changelog'])
      expect(index).not.toContain(text);
  });

  it('A search with the keyboard alone opens the matching section, which shows at once', async () => {
    await page.goto(`${url}/docs/operations/addPermissions`);
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const input = page.getByPlaceholder('Search docs');
    await input.fill('qqqq');
    await dialog.getByText('No results. Try another word.').waitFor();
    await input.fill('timeout');
    await dialog.getByRole('link', { name: /^Timeouts/ }).waitFor();
    const focused = () => page.evaluate(() => window.document.activeElement?.getAttribute('href') ?? 'the input');
    const found = await dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const stops: string[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      stops.push(await focused());
    }
    expect(stops).toEqual([found[0], found[1], found[0], 'the input']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guides/idempotency-and-retries.html#timeouts');
    const top = await page.locator('#timeouts').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
    expect(top).toBeLessThan(900);
  });

  it('The pages show samples in the chosen language, remember the choice, and copy the code', async () => {
    await using context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const visit = await context.newPage();
    const sample = visit.locator('.samples', { hasText: 'lost-plan' });
    const shown = () => sample.locator('figure:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-language')));
    await visit.goto(`${url}/docs/guides/errors.html`);
    expect(await shown()).toEqual(['sh']);
    await sample.getByRole('button', { name: 'Python' }).click();
    await visit.goto(`${url}/docs/operations/addPermissions.html`);
    expect(await visit.getByRole('group', { name: 'Language' }).filter({ visible: true }).count()).toBe(1);
    await visit.getByText('from collaboration_contract import').first().waitFor();
    await visit.goto(`${url}/docs/guides/errors.html`);
    expect(await sample.locator('[aria-pressed="true"]').innerText()).toBe('Python');
    expect(await shown()).toEqual(['python']);
    await sample.locator('figure:visible').getByRole('button', { name: 'Copy' }).click();
    await sample.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await visit.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^from collaboration_contract import ApiError, ApiKeyClient\n[^]*detail\.reason\)$/);
    // A printed page has each language, and neither menu nor buttons.
    await visit.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual(['sh', 'ts', 'python']);
    expect(await visit.locator('nav:visible, button:visible').count()).toBe(0);
  });

  it('Pages and their pictures print in dark on white in both color schemes', async () => {
    await using visit = await browser.newPage();
    await visit.goto(`${url}/docs/guides/who-can-open-this.html`);
    const look = async (media: 'print' | 'screen', colorScheme: 'dark' | 'light') => {
      await visit.emulateMedia({ media, colorScheme });
      const colors = await visit
        .locator('body')
        .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]);
      return [...colors, (await visit.locator('.picture img').screenshot()).toString('base64')];
    };
    const printed = await look('print', 'light');
    expect(printed.slice(0, 2)).toEqual(['rgb(26, 28, 33)', 'rgb(255, 255, 255)']);
    expect(await look('print', 'dark')).toEqual(printed);
    const onScreen = await look('screen', 'dark');
    for (const [i, one] of printed.entries()) expect(onScreen[i]).not.toBe(one);
  });

  it('The pages and their menu work on a phone without scripts', async () => {
    await using visit = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await visit.goto(`${url}/docs/operations/addPermissions.html`);
    expect(await visit.locator('.samples').first().locator('figure:visible').count()).toBe(3);
    await visit.getByRole('button', { name: 'Menu' }).click();
    await visit.getByRole('link', { name: 'Bulk operations' }).click();
    await visit.getByRole('heading', { name: 'Bulk operations' }).waitFor();
  });

  it('The menu, and the headings beside a wide page, scroll to their end within the window', async () => {
    await using visit = await browser.newPage();
    for (const [width, box] of [
      [390, '#menu'],
      [1280, '#menu'],
      [2100, 'main .contents'],
    ] as const) {
      await visit.setViewportSize({ width, height: 300 });
      await visit.goto(`${url}/docs/guides/errors.html`);
      if (width === 390) await visit.getByRole('button', { name: 'Menu' }).click();
      const below = await visit.locator(box).evaluate((element) => {
        element.scrollTop = element.scrollHeight;
        const shown = [...element.querySelectorAll('a, summary')].filter((each) => each.checkVisibility());
        return shown.at(-1)?.getBoundingClientRect().bottom;
      });
      expect(below, `${box} at ${width}`).toBeLessThanOrEqual(300);
    }
  });

  it('A folded example has its title beside its triangle', async () => {
    await using visit = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    await visit.goto(`${url}/docs/operations/addPermissions.html`);
    const heights = await visit.locator('.example > summary').evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(40);
  });

  it('A link into folded fields unfolds them, and folding keeps each page below 14,000 pixels', async () => {
    await using visit = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    for (const [place, field] of Object.entries({
      'operations/getEvents.html#fields-documents.added': 'documents.added',
      'schemas/events.html#documentsaddedevent': 'createdAt',
    })) {
      await visit.goto(`${url}/docs/${place}`);
      await visit.locator(':is(:target, :target ~ details[open])').getByText(field).first().waitFor();
    }
    for (const name of html.keys()) {
      await visit.goto(`${url}/docs/${name}`);
      expect(await visit.evaluate(() => window.document.documentElement.scrollHeight), name).toBeLessThan(14_000);
    }
  });

  it('A long page lists its headings, each heading of a section links to itself, and no table has an empty heading', () => {
    for (const [name, text] of html) {
      const ids = [...text.matchAll(/<h2 id="([^"]+)"><a href="#([^"]+)">/g)];
      expect(ids.filter(([, id, link]) => id !== link)).toEqual([]);
      const listed = /<details class="contents">.*?<\/details>/s.exec(text)?.[0] ?? '';
      expect([...listed.matchAll(/href="#/g)].length, name).toBe(name === 'index.html' || ids.length < 3 ? 0 : ids.length);
      expect(text, name).not.toContain('<th></th>');
    }
  });

  it('Code stands beside its prose from 1,400 pixels on', async () => {
    await using visit = await browser.newPage();
    const left = async (width: number, place: string, ...texts: string[]) => {
      await visit.setViewportSize({ width, height: 1000 });
      await visit.goto(`${url}/docs/${place}`);
      return await Promise.all(texts.map(async (text) => (await visit.locator(text).first().boundingBox())?.x ?? 0));
    };
    for (const place of ['operations/addPermissions.html', 'guides/errors.html']) {
      const [prose = 0, code = 0] = await left(1400, place, '.beside:has(figure) > :first-child', '.beside figure:visible');
      expect(code, place).toBeGreaterThan(prose + 400);
      const [above, below] = await left(1280, place, '.beside:has(figure) > :first-child', '.beside figure:visible');
      expect(above).toBe(below);
    }
  });

  it('The page of an operation links to its call in the API explorer', async () => {
    await page.goto(`${url}/docs/operations/addPermissions.html`);
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.waitForURL('**/explorer.html#*');
    await expect.poll(() => page.getByLabel('Operation').locator('option:checked').innerText()).toBe('Add Permissions');
    expect(await page.getByLabel('Body', { exact: true }).inputValue()).toContain('"accessRole"');
  });

  it('The pages load nothing from another origin, and report nothing', () => {
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((requested) => !requested.startsWith(`${url}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('The pages forbid inline styles and scripts, and let browsers cache files with hashed names', async () => {
    const policy = (style: string) =>
      `default-src 'none'; script-src 'self'; style-src ${style}; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    for (const [place, style] of Object.entries({
      '': "'self'",
      'operations/addUsers.html': "'self'",
      'reference.html': "'self' 'unsafe-inline'",
    })) {
      const { headers } = await fetch(`${url}/docs/${place}`);
      expect(headers.get('content-security-policy')).toBe(policy(style));
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    for (const name of files.filter((file) => /\.(?:css|js)$/.test(file))) {
      const { status, headers } = await fetch(`${url}/docs/${name}`);
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('The whole reference is one page, too, by Redoc', async () => {
    await using visit = await browser.newPage();
    const blocked: string[] = [];
    visit.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
    await visit.goto(`${url}/docs/reference.html#/permissions/addpermissions`);
    await visit
      .locator('[data-section-id="/permissions/addpermissions"]')
      .getByRole('heading', { name: 'Add Permissions' })
      .waitFor();
    expect(blocked).toEqual([]);
  });
});

describe('The API explorer', () => {
  let sandbox: Sandbox;
  let page: Page;
  beforeAll(async () => {
    sandbox = await startSandbox();
    page = await browser.newPage();
    await page.goto(`${url}/docs/explorer#createWorkspace`);
    await page.getByLabel('Address').fill(sandbox.url);
  });
  afterAll(async () => {
    await page.close();
    await sandbox.close();
  });

  /** Sends the first example of the operation; without one, the body unchanged. */
  const send = async (operation?: string): Promise<{ outcome: string; answer: string }> => {
    if (operation !== undefined) await page.getByLabel('Operation').selectOption({ label: operation });
    const replied = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send' }).click();
    await replied;
    await page.getByRole('button', { name: 'Send', disabled: false }).waitFor();
    return {
      outcome: await page.locator('#outcome').innerText(),
      answer: await page.getByLabel('Body of the response').innerText(),
    };
  };

  it('The API explorer leads from a new workspace to a call with the credentials of the responses', async () => {
    const created = await send('Create Workspace');
    expect(created.outcome).toMatch(/^HTTP 200 /);
    expect(await page.getByLabel('Workspace ID').inputValue()).toBe(JSON.parse(created.answer).result.data.id);
    expect((await send('Get Auth Tokens')).outcome).toMatch(/^HTTP 200 /);
    const { outcome, answer } = await send('Add Organizations');
    expect(outcome).toMatch(/^HTTP 200 /);
    expect(answer).toContain('Organizations added.');
    expect(await page.locator('#headers').innerText()).toContain('x-request-id');
    // This example has no field for the id of the response.
    await page.getByLabel('Operation').selectOption({ label: 'Get Organizations' });
    await page.locator('#example').selectOption('all');
    expect(JSON.parse(await page.getByLabel('Body', { exact: true }).inputValue())).toEqual({ data: {} });
    const { id, authToken } = JSON.parse((await send('Create API Key')).answer).result.data;
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe(id);
    expect(await page.getByLabel('API key token').inputValue()).toBe(authToken);
  });

  it('The API explorer carries the id of a job to the next call', async () => {
    const deletion = await send('Delete All User Data');
    expect(deletion.outcome).toMatch(/^HTTP 202 /);
    const { jobId } = JSON.parse(deletion.answer).data;
    await page.getByRole('button', { name: 'Get Delete All User Data Status' }).click();
    expect(await page.getByLabel('Body', { exact: true }).inputValue()).toContain(jobId);
    // The id stays known.
    await page.getByLabel('Operation').selectOption({ label: 'Get Users' });
    const status = await send('Get Delete All User Data Status');
    expect(status.answer).toContain('isDeleteCompleted');
  });

  it('The API explorer shows the response to a bad request', async () => {
    await page.getByLabel('Operation').selectOption({ label: 'Add Organizations' });
    await page.getByLabel('Body', { exact: true }).fill('{ "data": { "organizations": [] } }');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByLabel('Body of the response').getByText('INVALID_ARGUMENT').waitFor();
  });

  it('The API explorer shows the code for the chosen example and the edited body', async () => {
    await page.getByLabel('Operation').selectOption({ label: 'Add Permissions' });
    await page.locator('#example').selectOption({ label: 'An organization, a folder and a document in one call' });
    const code = () => page.locator('#code').innerText();
    expect(await code()).toContain('"userId": "jonas"');
    await page.getByLabel('Language').selectOption('TypeScript');
    expect(await code()).toContain("userId: 'jonas'");
    await page.locator('#example').selectOption({ label: 'With an expiry' });
    expect(await code()).toContain("userId: 'priya'");
    const body = page.getByLabel('Body', { exact: true });
    await body.fill((await body.inputValue()).replace('priya', 'lena'));
    expect(await code()).toContain("userId: 'lena'");
    await page.getByLabel('Language').selectOption('Python');
    expect(await code()).toContain('user={"userId": "lena"}');
    await body.fill('{');
    expect(await code()).toBe('The body is not valid JSON.');
  });

  it('The API explorer sends an Idempotency-Key and repeats the call with Ctrl+Enter', async () => {
    await page.getByLabel('Operation').selectOption({ label: 'Add Organizations' });
    await page.getByRole('button', { name: 'New key' }).click();
    const key = await page.getByLabel('Idempotency-Key').inputValue();
    expect(await page.locator('#code').innerText()).toContain(key);
    await send();
    await page.getByLabel('Body', { exact: true }).press('Control+Enter');
    await page.locator('#headers', { hasText: /idempotency-replayed\s*true/ }).waitFor();
    await page.getByLabel('Idempotency-Key').fill('');
    await page.getByLabel('Operation').selectOption({ label: 'Get Folders' });
    await page.getByLabel('Idempotency-Key').waitFor({ state: 'hidden' });
  });

  it('The API explorer neither sends nor shows a rounded integer', async () => {
    await page.getByLabel('Operation').selectOption({ label: 'Add Organizations' });
    const body = '{ "data": { "organizations": [{ "revision": 9007199254740993 }] } }';
    await page.route('**/v2/organizations/add', (route) =>
      route.fulfill({ body: route.request().postData() ?? '', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.getByLabel('Body', { exact: true }).fill(body);
    for (const language of ['curl', 'TypeScript', 'Python']) {
      await page.getByLabel('Language').selectOption(language);
      expect(await page.locator('#code').innerText()).toContain('9007199254740993');
    }
    expect((await send()).answer).toContain('"revision": 9007199254740993\n');
    await page.unroute('**/v2/organizations/add');
  });

  it('The API explorer opens the example that its URL names, and keeps a reset token', async () => {
    await page.goto(`${url}/docs/explorer#addPermissions/withExpiry`);
    expect(await page.locator('#example option:checked').innerText()).toBe('With an expiry');
    await page.locator('#about').getByRole('link', { name: 'Reference' }).waitFor();
    const resetToken = async (data: object, field: string) => {
      await page.getByLabel('Operation').selectOption({ label: 'Reset Auth Token' });
      await page.getByLabel('Body', { exact: true }).fill(JSON.stringify({ data }));
      const { answer } = await send();
      expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe(JSON.parse(answer).result.data.authToken);
    };
    await resetToken({ apiKey: await page.getByLabel('API key', { exact: true }).inputValue() }, 'API key token');
    await resetToken({}, 'Workspace token');
  });

  it('The API explorer keeps credentials only in the tab, and clears them on request', async () => {
    const kept = () =>
      page.evaluate(() => [JSON.stringify(localStorage), window.document.cookie, sessionStorage.getItem('explorer.apiKeyToken')]);
    expect(await kept()).toEqual(['{}', '', expect.stringMatching(/^\w+/)]);
    await page.getByLabel('Workspace ID').fill('typed');
    await page.getByLabel('Workspace ID').blur();
    await page.reload();
    expect(await page.getByLabel('API key token').inputValue()).not.toBe('');
    expect(await page.getByLabel('Workspace ID').inputValue()).toBe('typed');
    await page.getByRole('button', { name: 'Forget credentials' }).click();
    expect(await kept()).toEqual(['{}', '', '']);
  });

  it('The API explorer calls the mock', async () => {
    const mock: Mock = await startMock();
    try {
      await page.getByLabel('Address').fill(mock.url);
      for (const name of ['API key', 'API key token']) await page.getByLabel(name, { exact: true }).fill('any');
      expect((await send('Add Permissions')).answer).toContain('Permissions added.');
    } finally {
      await mock.close();
    }
  });

  it('The API explorer names an address without a scheme, and a token with typographic quotes', async () => {
    const outcome = async (field: string, value: string) => {
      const input = page.getByLabel(field, { exact: true });
      const before = await input.inputValue();
      await input.fill(value);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Send', disabled: false }).waitFor();
      await input.fill(before);
      return await page.locator('#outcome').innerText();
    };
    for (const address of ['localhost:4020', '127.0.0.1:4020'])
      expect(await outcome('Address', address)).toBe(
        `The address must begin with http:// or https://, such as http://127.0.0.1:4020. It is "${address}".`,
      );
    expect(await outcome('API key token', '“token”')).toBe(
      'API key token contains the character “, which no header allows. Paste it again, without quotes.',
    );
  });

  it('The API explorer explains a missing response if the server does not allow its origin', async () => {
    await page.getByLabel('Address').fill(url.replace('127.0.0.1', 'localhost'));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('#outcome').getByText('CORS_ORIGINS').waitFor();
  });
});

it('The Markdown docs have a page for each operation and guide, which /llms.txt lists below descriptions of the parts', async () => {
  const reply = await fetch(`${url}/llms.txt`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  const list = await reply.text();
  for (const { description } of document.tags) expect(list).toContain(description);
  const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const { operationId } of operations) expect(links).toContain(`operations/${operationId}.md`);
  for (const link of links) {
    const page = await fetch(new URL(link, reply.url));
    expect([page.status, (await page.text()).length > 100], link).toEqual([200, true]);
  }
});

it('The Markdown docs state the credentials of each operation, and whether it can be repeated', async () => {
  const words = { public: 'none', apiKey: '`x-svc-api-key` and `x-svc-auth-token`' };
  const workspace = '`x-svc-workspace-id` and `x-svc-auth-token`';
  const credentials = { ...words, workspace, workspaceOrApiKey: `${workspace}, or ${words.apiKey}` };
  for (const [id, facts] of Object.entries(operationFacts)) {
    const markdown = await readFile(join(folder, `docs/operations/${id}.md`), 'utf8');
    const key = facts.takesIdempotencyKey ? '. Takes [`Idempotency-Key`]' : '';
    expect(markdown).toContain(`- **Credentials**: ${credentials[facts.credentials]} (`);
    expect(markdown).toContain(`#idempotent-operations)**: ${facts.idempotent ? 'yes' : 'no'}${key}`);
  }
});

it('The Markdown docs have the code of each example, and every field with its limits', async () => {
  const markdown = await (await fetch(`${url}/docs/operations/addPermissions.md`)).text();
  for (const userId of ['maya', 'jonas', 'priya']) {
    expect(markdown).toContain(`"userId": "${userId}"`);
    expect(markdown).toContain(`userId: '${userId}'`);
  }
  expect(markdown).toContain('    - `userId`: string, 1 to 128 characters, **required**. The user');
  expect(markdown).not.toMatch(/\$ref|\^\[/);
});

it('The Markdown docs explain every status and reason, with its remedy', async () => {
  const markdown = await (await fetch(`${url}/docs/guides/errors.md`)).text();
  const { ErrorStatus, ErrorDetail } = document.components.schemas;
  for (const name of [...ErrorStatus.enum, ...ErrorDetail.properties.reason.enum]) {
    expect(markdown, name).toMatch(new RegExp(`^\\| \`${name}\` \\|( \\d+ \\|)?( [^|]{5,} \\|){2}$`, 'm'));
  }
});

it('The collection for Postman has each example of a request, with variables for server and credentials, in at most 500 KB', async () => {
  interface Item {
    name: string;
    item?: Item[];
    request?: { url: string; header: { key: string; value: string }[]; body: { raw: string } };
  }
  const text = await read('collection.json');
  expect(text.length).toBeLessThan(500_000);
  const collection: { item: Item[]; variable: { key: string; value: string }[] } = JSON.parse(text);
  const variables = new Map(collection.variable.map(({ key, value }) => [`{{${key}}}`, value]));
  const filled = (given: string) => given.replaceAll(/\{\{\w+\}\}/g, (name) => variables.get(name) ?? name);
  const requestsIn = (items: Item[]): NonNullable<Item['request']>[] =>
    items.flatMap(({ item = [], request }) => [...(request ? [request] : []), ...requestsIn(item)]);
  const found = requestsIn(collection.item).map(({ url, header, body }) => ({
    url: filled(url),
    headers: Object.fromEntries(header.map(({ key, value }) => [key, filled(value)])),
    body: JSON.parse(body.raw),
  }));
  const expected = contractOperations.flatMap((operation) =>
    Object.values(examplesOf(operation, 'requestBody')).map((body) => ({
      url: `http://127.0.0.1:4020${operation.path}`,
      headers: { 'content-type': 'application/json', ...headersFor(operation.id, documentedCredentials()) },
      body,
    })),
  );
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(collection.item.map(({ name }) => name)).toEqual(document.tags.map((tag) => tag['x-displayName']));
});

it('GET /docs and GET / redirect to the docs, below any path', async () => {
  for (const path of ['/', '/docs']) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    expect([status >= 300 && status < 400, headers.get('location')], path).toEqual([true, 'docs/']);
  }
});

it('A mistyped address below /docs has a page with a way home', async () => {
  await using page = await browser.newPage();
  for (const place of ['nothing', 'guides/error', 'a/b/c.html']) {
    const response = await page.goto(`${url}/docs/${place}`);
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([404, 'no-cache']);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'overview' }).click();
    await page.getByRole('heading', { name: 'Collaboration Backend', level: 1 }).waitFor();
  }
  expect((await fetch(`${url}/docs/docs-0123456789abcdef.js`)).headers.get('cache-control')).toBe('no-cache');
  // A page of this depth would be a thousand times larger than its address.
  expect((await (await fetch(`${url}/docs/${'a/'.repeat(2000)}`)).text()).length).toBeLessThan(10_000);
});

it('GET /docs explains how to build missing docs', async () => {
  await writeFile(join(folder, 'a-file'), '');
  for (const place of ['a-file', 'no-folder']) {
    const reply = await fetch(`${await serve(join(folder, place))}/docs/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('npm run docs');
  }
});

it('GET /docs does not send files again that the caller has cached', async () => {
  // Not fetch, which requests a fresh copy as soon as there is a condition.
  const connection = await Connection.open(url);
  const ask = async (path: string, headers: object = {}) => {
    connection.write(request('GET', path, { headers }));
    const reply = await connection.next();
    if (reply === undefined) throw new Error('The connection ended.');
    return reply;
  };
  for (const path of ['/docs/', '/openapi.yaml']) {
    const { headers } = await ask(path);
    expect((await ask(path, { 'if-none-match': headers.etag })).status).toBe(304);
    expect((await ask(path, { 'if-modified-since': headers['last-modified'] })).status).toBe(304);
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
  }
  connection.socket.destroy();
});

it('GET /docs sends files compressed to callers that accept gzip, with their own ETag', async () => {
  const types = {
    '': /html/,
    'operations/addPermissions': /html/,
    'operations/addPermissions.md': /markdown/,
    'openapi.yaml': /yaml/,
  };
  for (const [place, type] of Object.entries(types)) {
    const [whole, compressed] = await Promise.all(
      ['gzip;q=0', 'br, gzip'].map((encoding) => fetch(`${url}/docs/${place}`, { headers: { 'accept-encoding': encoding } })),
    );
    expect([whole?.headers.get('content-encoding'), compressed?.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    for (const one of [whole, compressed]) expect(one?.headers.get('content-type')).toMatch(type);
    expect(whole?.headers.get('vary')).toBe('accept-encoding');
    expect(whole?.headers.get('etag')).not.toBe(compressed?.headers.get('etag'));
    expect(await compressed?.text()).toBe(await whole?.text());
  }
});

it.each(['openapi.yaml', 'openapi.json'])('%s is served unchanged', async (name) => {
  const reply = await fetch(`${url}/${name}`);
  expect(await reply.text()).toBe(await readFile(join(root, 'generated', name), 'utf8'));
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
});

describe('Accessibility', () => {
  let page: Page;
  beforeAll(async () => {
    // The page's policy forbids other scripts, including axe's.
    page = await browser.newPage({ viewport: desktop, bypassCSP: true });
  });
  afterAll(() => page.close());

  /** One page of each kind: a guide with a table, operations with many fields, a list of schemas, the page for lost readers, and the explorer. */
  const places = [
    'index.html',
    'guides/errors.html',
    'operations/addNotifications.html',
    'operations/getEvents.html',
    'schemas/events.html',
    'not-found.html',
    'explorer.html',
  ];
  const desktop = { width: 1400, height: 1000 };
  const telephone = { width: 390, height: 844 };

  it.each(places)('axe has no serious or critical finding at %s, in light and in dark', async (place) => {
    await page.goto(`${url}/docs/${place}`);
    expect(await accessibilityFindings(page)).toEqual([]);
    // Only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFindings(page, { runOnly: ['color-contrast'] })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  /** Titles and code that do not fit into the page. */
  const clipped = (): Promise<string[]> =>
    page.evaluate(() =>
      [window.document.documentElement, ...window.document.querySelectorAll('pre, h1, h2, h3')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent?.slice(0, 60) ?? ''),
    );

  it('Nothing is cut off on a phone', async () => {
    await page.setViewportSize(telephone);
    for (const place of places) {
      await page.goto(`${url}/docs/${place}`);
      expect(await clipped(), place).toEqual([]);
    }
  });

  it('The text of pictures stays readable on a phone', async () => {
    await page.setViewportSize(telephone);
    let pictures = 0;
    for (const place of htmlFiles()) {
      if (!(await read(place)).includes('<img ')) continue;
      await page.goto(`${url}/docs/${place}`);
      const scales = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.width / image.naturalWidth : 0)));
      // Text is 13 pixels high.
      expect(Math.min(...scales), place).toBeGreaterThan(0.8);
      pictures += scales.length;
    }
    expect(pictures).toBeGreaterThan(7);
  });
});
