/** The sandbox's page in a browser: shows requests, and sets the same as the controls. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../generated/client.ts';
import { type Sandbox, startSandbox } from '../mock/sandbox.ts';
import { launchBrowser } from './browser.ts';

let sandbox: Sandbox;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});
beforeEach(async () => {
  await sandbox.reset();
  await page.goto(`${sandbox.url}/`);
  await page.getByText('documents (3)').waitFor();
});

const oneAttempt = { retries: 0 };
const says = (text: string) => page.getByRole('status').getByText(text).waitFor();

describe('GET /', () => {
  it('The sandbox page updates data and requests of a session live, under a strict content security policy', async () => {
    await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
    await createClient({ baseUrl: sandbox.url }).sendLoginLink({
      email: 'maya@acme.example',
      continueUrl: 'https://acme.example/x',
    });
    await page.getByText('organizations (3)').click();
    await page.getByRole('cell', { name: 'Umbrella', exact: true }).waitFor();
    // An unfolded list stays so.
    await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'initech', organizationName: 'Initech' }] });
    await page.getByRole('cell', { name: 'Initech', exact: true }).waitFor();
    await page.locator('summary').getByText('addOrganizations').first().click();
    await page.getByLabel('Response').getByText('Organizations added.').first().waitFor();
    await page.getByText('maya@acme.example: Your login link').click();
    await page.frameLocator('iframe').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByRole('link', { name: 'Open the link' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const policy = (await fetch(`${sandbox.url}/`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(problems).toEqual([]);
  });

  it('The sandbox page copies a request as a working command, and sends it again', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: "Umbrella's" }] });
    await page.locator('summary').getByText('addOrganizations').click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await says('Add Organizations responded with HTTP 200.');
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await says('Command copied.');
    const command = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByText('Credentials to paste', { exact: true }).click();
    const variables = await page.getByLabel('Credentials').innerText();
    const { stdout } = await promisify(execFile)('sh', ['-c', `${variables}\n${command}`]);
    expect(JSON.parse(stdout).result.data.umbrella.message).toBe('The organization already exists. It was not changed.');
    expect(await sandbox.requests()).toHaveLength(3);
  });

  it('The sandbox page finds rows by their text', async () => {
    await page.getByLabel('Search').fill('ROADMAP');
    await page.getByText('documents (1 of 3)').waitFor();
    await page.getByRole('cell', { name: 'roadmap', exact: true }).first().waitFor();
    await page.getByText('organizations (0 of 2)').waitFor();
  });

  it('The sandbox page saves a scene, and ends a session', async () => {
    await page.getByLabel('New session').fill('scene-1');
    await page.getByRole('button', { name: 'Open' }).click();
    await says('Session scene-1 opened.');
    const mine = sandbox.session('scene-1');
    await mine.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as scene' }).click();
    expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toEqual(await mine.scene());
    await page.getByRole('button', { name: 'End session' }).click();
    await says('Session scene-1 ended.');
    await page.getByText('organizations (2)').waitFor();
  });

  it('The sandbox page opens the API explorer with the credentials of its session', async () => {
    await page.getByRole('link', { name: 'API explorer' }).click();
    await page.getByLabel('Operation').selectOption({ label: 'Get Organizations' });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Organizations found.').waitFor();
  });

  it('The sandbox page advances the clock, and resets the session', async () => {
    await page.getByText('presence (1)').waitFor();
    await page.getByRole('button', { name: '+5 minutes' }).click();
    await says('+5 minutes.');
    expect((await sandbox.client.getPresence({ organizationId: 'acme', documentId: 'launch-plan' })).data).toEqual([]);
    await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
    await page.getByRole('button', { name: 'Reset' }).click();
    await says('Session reset.');
    await page.getByLabel('Date and time (UTC)').fill('2031-05-01T12:00');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText('2031-05-01 12:0').waitFor();
    expect((await sandbox.client.getOrganizations({})).data).toHaveLength(2);
  });

  it('The sandbox page runs jobs step by step in manual mode', async () => {
    await page.getByLabel('Mode').selectOption('manual');
    await says('Mode changed.');
    const { data } = await sandbox.client.deleteAllUserData({ userIds: ['jonas'] });
    const left = async () => (await sandbox.client.getDeleteAllUserDataStatus({ jobId: data.jobId })).data.tasksLeft;
    // The first step waits for writers, and the second queues the tasks.
    for (const waiting of [1, data.tasksCount, data.tasksCount - 1]) {
      await page.getByRole('button', { name: 'Run next step' }).click();
      await says('Step run.');
      await page.getByText(`Pending tasks: ${waiting}.`).waitFor();
    }
    expect(await left()).toBe(data.tasksCount - 1);
  });

  it('The sandbox page adds a documented fault, and clears it', async () => {
    await page.getByLabel('Operation').selectOption('createApiKey');
    await page.getByLabel('Effect').selectOption({ label: 'HTTP 429: tooManyRequests' });
    await page.getByLabel('Times (empty: always)').fill('');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await says('Fault added.');
    const { workspaceId, workspaceAuthToken: authToken } = sandbox.credentials;
    const workspace = createClient({ baseUrl: sandbox.url, workspaceId, authToken });
    const create = () => workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' }, oneAttempt);
    await expect(create()).rejects.toMatchObject({ httpStatus: 429 });
    await page.getByText('Create API Key returns the example tooManyRequests, until cleared; used 1 time').waitFor();
    await page.getByLabel('Operation').selectOption('addUsers');
    await page.getByLabel('Effect').selectOption({ label: 'Fail the item' });
    await page.getByLabel('Item of a bulk call').fill('lena');
    await page.getByLabel('Times (empty: always)').fill('2');
    await page.getByLabel('Delay in milliseconds').fill('5');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await page.getByText('Add Users fails for the item lena after 5 ms, 2 times; used 0 times').waitFor();
    const { data } = await sandbox.client.addUsers({ organizationId: 'acme', users: [{ userId: 'lena' }, { userId: 'omar' }] });
    expect([data.lena?.success, data.omar?.success]).toEqual([false, true]);
    await page.getByRole('button', { name: 'Clear faults' }).click();
    await says('Faults cleared.');
    await expect(create()).resolves.toBeDefined();
    // The latest request comes first, and failures are marked.
    const texts = async (kind: string) => (await page.locator('#requests summary').locator(kind).allInnerTexts()).join(' ');
    await expect.poll(() => texts('strong')).toBe('200 200 429');
    expect(await texts('.bad')).toBe('429');
    expect(await page.getByRole('button', { name: 'End session' }).isHidden()).toBe(true);
  });

  it('The sandbox page opens another session', async () => {
    await page.getByLabel('New session').fill('checkout-3');
    await page.getByRole('button', { name: 'Open' }).click();
    await says('Session checkout-3 opened.');
    await sandbox.session('checkout-3').client.addOrganizations({
      organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }],
    });
    await page.getByText('organizations (3)').waitFor();
    await page.getByLabel('Data set').selectOption('default');
    await page.getByText('organizations (2)').waitFor();
  });
});

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

describe.each([
  ['light', 1400],
  ['dark', 390],
] as const)('The sandbox page in %s, %d pixels wide', (colorScheme, width) => {
  it('The sandbox page has no serious or critical accessibility finding, and cuts nothing off', async () => {
    await sandbox.client.getOrganizations({});
    await sandbox.fail({ status: 503 });
    // The page forbids other scripts, including axe.
    const checked = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
    await checked.goto(`${sandbox.url}/`);
    for (const folded of ['Credentials to paste', 'documents (3)', 'getOrganizations'])
      await checked.locator('summary').getByText(folded).click();
    const found = await checked.evaluate(`(async () => {
      ${axe};
      const { violations } = await axe.run();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const findings = grave.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html.slice(0, 120), any[0]?.message].join(': ')));
      return { findings, isCutOff: document.documentElement.scrollWidth > innerWidth };
    })()`);
    expect(found).toEqual({ findings: [], isCutOff: false });
  });
});
