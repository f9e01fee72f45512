/** The docs can be read by everybody: nothing that axe calls serious or critical, in light and dark, on a desk and on a telephone. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

let folder: string;
let server: Server;
let url: string;
let browser: Browser;
let page: Page;

/** One of each kind: the entry, guides with tables and with code, the fullest operations, and the console. */
const places = [
  'docs/',
  'docs/#/quickstart/with-curl',
  'docs/#/errors/reasons',
  'docs/#/permissions/addpermissions',
  'docs/#/notifications/addnotifications',
  'docs/console',
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  server = createServer(
    express()
      .disable('etag')
      .use(docs(join(folder, 'docs'))),
  );
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`;
  browser = await launchBrowser();
  // The page forbids scripts of others, axe among them.
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, bypassCSP: true });
  // Nothing is there yet, so this builds the docs.
  await page.goto(url);
});

afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
});

/** Shows a place, and waits until what belongs to it is there; the search is ready last, where there is room for it. */
async function show(place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url + place);
  await page.locator('h1, h2').first().waitFor();
  const hasSearch = place !== 'docs/console' && (page.viewportSize()?.width ?? 0) > 1000;
  if (hasSearch) await page.getByRole('button', { name: 'Search Ctrl+K' }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Each serious or critical finding: the rule and the place in the page. */
const findings = (): Promise<string[]> =>
  page.evaluate(`(async () => {
    ${axe};
    const { violations } = await axe.run();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html.slice(0, 120), any[0]?.message].join(': ')));
  })()`);

describe.each(['light', 'dark'] as const)('The docs in %s', (colorScheme) => {
  it.each(places)('have nothing serious or critical at %s', async (place) => {
    await page.emulateMedia({ colorScheme });
    await show(place);
    expect(await findings()).toEqual([]);
  });
});

describe('The docs on a telephone', () => {
  beforeAll(() => page.setViewportSize({ width: 390, height: 844 }));
  afterAll(() => page.setViewportSize({ width: 1400, height: 1000 }));

  it.each(places)('cut nothing off at %s', async (place) => {
    await show(place);
    const [wide, clipped] = await page.evaluate(() => [
      window.document.documentElement.scrollWidth > window.innerWidth,
      [...window.document.querySelectorAll('pre, h1, h2, h3')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent?.slice(0, 60)),
    ]);
    expect([wide, clipped]).toEqual([false, []]);
  });

  it('break no title within a word', async () => {
    await show('docs/');
    const words = [...new Set(Object.values(document.paths).flatMap(({ post }) => post.summary.split(' ')))];
    const broken = await page.evaluate((all) => {
      const heading = window.document.querySelector('h1');
      if (heading === null) return ['no title'];
      const height = (text: string): number => {
        heading.textContent = text;
        return heading.getBoundingClientRect().height;
      };
      const oneLine = height('A');
      return all.filter((word) => height(word) > oneLine);
    }, words);
    expect(broken).toEqual([]);
  });
});

describe('The first paint', () => {
  it('comes before the scripts: what is to be read is in the page as it is sent', async () => {
    const html = await (await fetch(`${url}docs/`)).text();
    expect(html.slice(html.indexOf('<body'))).toContain('Every operation is a POST');
  });

  it('comes within a second, at its quickest of three', async () => {
    const paints: number[] = [];
    for (let i = 0; i < 3; i++) {
      await page.goto(`${url}docs/`);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity));
    }
    expect(Math.min(...paints)).toBeLessThan(1000);
  });
});
