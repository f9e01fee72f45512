/** The console of the docs calls a service from the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock } from '../mock/mock.ts';
import { launchBrowser } from './browser.ts';
import { startTestService, type TestService } from './harness.ts';

let service: TestService;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  service = await startTestService();
  browser = await launchBrowser();
  page = await browser.newPage();
  // Where the docs are missing or outdated, this builds them.
  await page.goto(`${service.url}/docs/console#createWorkspace`);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await service.stop();
});

const send = async (operation: string): Promise<{ outcome: string; answer: string }> => {
  await page.getByLabel('Operation').selectOption({ label: operation });
  const replied = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  await replied;
  await page.getByRole('button', { name: 'Send', disabled: false }).waitFor();
  return { outcome: await page.locator('#outcome').innerText(), answer: await page.getByLabel('Body of the reply').innerText() };
};

describe('GET /docs/console', () => {
  it('leads from nothing to a call with the credentials that the replies gave', async () => {
    const created = await send('Create Workspace');
    expect(created.outcome).toMatch(/^HTTP 200 /);
    expect(await page.getByLabel('Workspace id').inputValue()).toBe(JSON.parse(created.answer).result.data.id);
    expect((await send('Get Auth Tokens')).outcome).toMatch(/^HTTP 200 /);
    const { outcome, answer } = await send('Add Organizations');
    expect(outcome).toMatch(/^HTTP 200 /);
    expect(answer).toContain('Organizations added.');
    expect(await page.locator('#headers').innerText()).toContain('x-request-id');
  });

  it('says what is wrong with a request', async () => {
    await page.getByLabel('Body', { exact: true }).fill('{ "data": { "organizations": [] } }');
    const replied = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send' }).click();
    await replied;
    await page.getByLabel('Body of the reply').getByText('INVALID_ARGUMENT').waitFor();
  });

  it('keeps credentials in the tab alone, and forgets them when told to', async () => {
    const kept = () =>
      page.evaluate(() => [JSON.stringify(localStorage), document.cookie, sessionStorage.getItem('console.apiKeyToken')]);
    expect(await kept()).toEqual(['{}', '', expect.stringMatching(/^\w+/)]);
    await page.reload();
    expect(await page.getByLabel('API key token').inputValue()).not.toBe('');
    await page.getByRole('button', { name: 'Forget credentials' }).click();
    expect(await kept()).toEqual(['{}', '', '']);
  });

  it('calls the mock as well', async () => {
    const mock = await startMock({ port: 0 });
    try {
      await page.getByLabel('Address').fill(mock.url);
      for (const name of ['API key', 'API key token']) await page.getByLabel(name, { exact: true }).fill('any');
      expect((await send('Add Permissions')).answer).toContain('Permissions added.');
    } finally {
      await mock.close();
    }
  });

  it('says why it has no reply where the service does not let its origin call', async () => {
    // To a browser another origin, of which the service says nothing.
    await page.getByLabel('Address').fill(service.url.replace('127.0.0.1', 'localhost'));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('#outcome').getByText('CORS_ORIGINS').waitFor();
  });
});
