/** What a frontend team does with the packages, in a project of its own and in a browser. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Consumer, createConsumer, npxSandbox, serveExample } from './consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(['vitest']);
}, 120_000);
afterAll(() => consumer.remove());

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

  describe.each(['mock'])('on the %s', (command) => {
    let page: Page;
    beforeAll(async () => {
      const { startMock } = await import('../mock/mock.ts');
      const { url, close } = await startMock({ port: 0 });
      page = await browser.newPage();
      page.on('console', (m) => console.log(m.text()));
      await page.goto(`${pageUrl}?api=${url}`);
      return close;
    });

    const item = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
    const says = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

    it('shows users, documents and notifications', async () => {
      await item('Users').getByText('Maya Chen').waitFor();
      await item('Documents').getByText('Launch plan').waitFor();
      await item('Notifications').getByText('Maya Chen commented on Milestones').waitFor();
    });

    it('adds a user', async () => {
      await page.getByLabel('User id').fill('omar');
      await page.getByRole('button', { name: 'Add user' }).click();
      await says('Users added.');
    });

    it('pages through the documents', async () => {
      const more = page.getByRole('button', { name: 'More documents' });
      await more.click();
      await item('Documents').getByText('Roadmap').waitFor();
      await more.and(page.locator(':disabled')).waitFor();
    });

    it('shows what is wrong beside the input', async () => {
      await page.getByLabel('User id').fill('');
      await page.getByRole('button', { name: 'Add user' }).click();
      await page.getByText('XXX').waitFor();
    });
  });
});
