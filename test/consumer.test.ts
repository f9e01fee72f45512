/** What a frontend team does with the packages, in a project of its own and in a browser. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Command, type Consumer, createConsumer, npxSandbox, serveExample } from './consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(['vitest']);
}, 120_000);
afterAll(() => consumer.remove());

/** What the page's data comes from, and what makes it do what the page is to show. */
interface Source {
  name: string;
  args: string[];
  /** Whether what was added is there afterwards. */
  remembers: boolean;
  /** The next call gets a 429. */
  refuse(source: Command, page: Page): Promise<void>;
  accept(source: Command, page: Page): Promise<void>;
  /** Deletions wait; some of a deletion is done; the rest is done. */
  hold(source: Command): Promise<void>;
  step(source: Command): Promise<void>;
  finish(source: Command): Promise<void>;
}

async function control({ url }: Command, path: string, data: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ data }) });
  expect(status).toBe(200);
}

const nothing = async () => {};

const sources: Source[] = [
  {
    name: 'mock',
    args: ['mock', '--port', '0'],
    remembers: false,
    refuse: (_, page) => page.setExtraHTTPHeaders({ prefer: 'code=429' }),
    accept: (_, page) => page.setExtraHTTPHeaders({}),
    // Each look at the job shows its next step.
    hold: nothing,
    step: nothing,
    finish: nothing,
  },
  {
    name: 'sandbox',
    args: ['--port', '0', '--quiet'],
    remembers: true,
    refuse: (source) => control(source, '/sandbox/faults', { add: [{ operationId: 'getNotifications', status: 429, times: 1 }] }),
    accept: nothing,
    hold: (source) => control(source, '/sandbox/jobs', { mode: 'manual' }),
    step: (source) => control(source, '/sandbox/jobs', { steps: 3 }),
    finish: (source) => control(source, '/sandbox/jobs', { mode: 'automatic' }),
  },
];

describe('The example page', () => {
  let browser: Browser;
  let pageUrl: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    const served = await serveExample(consumer);
    pageUrl = served.url;
    return async () => {
      await browser.close();
      served.close();
    };
  });

  describe.each(sources)('on the $name', ({ args, remembers, refuse, accept, hold, step, finish }) => {
    let source: Command;
    let page: Page;
    beforeAll(async () => {
      source = await npxSandbox(consumer, args);
      page = await browser.newPage();
      page.setDefaultTimeout(10_000);
      await page.clock.install();
      await page.goto(`${pageUrl}?api=${source.url}`);
      return () => source.stop();
    });

    const item = (list: string): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
    const button = (name: string): Locator => page.getByRole('button', { name });
    const says = (text: string | RegExp): Promise<void> => page.getByRole('status').getByText(text).waitFor();

    it('shows users, documents and notifications', async () => {
      await item('Users').getByText('Maya Chen').waitFor();
      await item('Documents').getByText('Launch plan').waitFor();
      await item('Notifications').getByText('Maya Chen commented on Milestones').waitFor();
    });

    it('pages through the documents', async () => {
      expect(await item('Documents').count()).toBe(2);
      await button('More documents').click();
      await item('Documents').getByText('Roadmap').waitFor();
      expect(await item('Documents').count()).toBe(3);
      expect(await button('More documents').isDisabled()).toBe(true);
    });

    it('shows what is wrong beside the input', async () => {
      await page.getByLabel('Name').fill('Omar Haddad');
      await button('Add user').click();
      await page.locator('label', { hasText: 'User id' }).getByText('must have at least 1 character').waitFor();
    });

    it('adds a user', async () => {
      await page.getByLabel('User id').fill('omar');
      await button('Add user').click();
      await says('Users added.');
      expect((await page.locator('label', { hasText: 'User id' }).innerText()).trim()).toBe('User id');
      if (remembers) await item('Users').getByText('Omar Haddad').waitFor();
    });

    it('deletes a user’s data with a progress bar', async () => {
      const bar = page.getByRole('progressbar');
      const values = await page.evaluateHandle(() => {
        const seen: number[] = [];
        const bar = document.querySelector('progress');
        if (bar !== null) new MutationObserver(() => seen.push(bar.position)).observe(bar, { attributes: true });
        return seen;
      });
      await hold(source);
      await item('Users').filter({ hasText: 'Jonas Weber' }).getByRole('button').click();
      await bar.waitFor();
      await step(source);
      await page.waitForFunction((seen) => seen.some((value) => value > 0 && value < 1), values);
      await finish(source);
      await says('Deletion completed.');
      expect((await values.jsonValue()).at(-1)).toBe(1);
      if (remembers) expect(await item('Users').getByText('Jonas Weber').count()).toBe(0);
    });

    it('waits after a 429, and goes on', async () => {
      await refuse(source, page);
      await button('Refresh').click();
      await says(/trying again/);
      await accept(source, page);
      const [, seconds] = /(\d+) s$/.exec(await page.getByRole('status').innerText()) ?? [];
      await page.clock.fastForward(Number(seconds) * 1000);
      await says('Notifications found.');
    });
  });
});
