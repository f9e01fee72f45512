/** The sandbox's page in a browser: shows requests, and sets the same as the controls. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { accessibilityFindings, isCutOff, launchBrowser } from '../support/browser.ts';

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
const request = (operation: string) => page.locator('#requests').getByRole('button', { name: operation });
const says = (text: string) => page.getByRole('status').getByText(text).waitFor();

it('The sandbox page updates data and requests of a session live, under a strict content security policy', async () => {
  await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
  await createClient({ baseUrl: sandbox.url }).sendLoginLink({
    email: 'maya@acme.example',
    continueUrl: 'https://acme.example/x',
  });
  await page.getByText('organizations (3)').click();
  await page.getByRole('cell', { name: 'Umbrella', exact: true }).waitFor();
  // The chosen kind stays so.
  await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'initech', organizationName: 'Initech' }] });
  await page.getByRole('cell', { name: 'Initech', exact: true }).waitFor();
  await request('addOrganizations').first().click();
  await page.getByLabel('Response').getByText('Organizations added.').first().waitFor();
  await page.getByText('maya@acme.example: Your login link').click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const { headers } = await fetch(`${sandbox.url}/`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^;]+'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
  expect(problems).toEqual([]);
});

it('The sandbox page copies a request as a working command, and sends it again', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.client.addOrganizations({
    organizations: [{ organizationId: 'umbrella', organizationName: "Umbrella's people's" }],
  });
  await request('addOrganizations').click();
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
  await page.getByLabel('Search').fill('no such row');
  await page.getByText('No row matches.').waitFor();
});

it('The sandbox page opens and ends a session, shows another one, and saves a scene', async () => {
  await page.getByLabel('New session').fill('scene-1');
  await page.getByRole('button', { name: 'Open' }).click();
  await says('Session scene-1 opened.');
  const mine = sandbox.session('scene-1');
  await mine.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
  await page.getByText('organizations (3)').waitFor();
  await page.getByLabel('Data set').selectOption('default');
  await page.getByText('organizations (2)').waitFor();
  await page.getByLabel('Data set').selectOption('scene-1');
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

it('The sandbox page adds documented faults, removes one, and clears them', async () => {
  const fault = page.locator('#fault');
  const chosen = () => fault.getByLabel('Effect').locator('option:checked').innerText();
  expect(await chosen()).toBe('HTTP 429');
  await fault.getByLabel('Operation').selectOption('createApiKey');
  expect(await chosen()).toBe('HTTP 429: tooManyRequests');
  await fault.getByLabel('Times').fill('');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await says('Fault added.');
  const { workspaceId, workspaceAuthToken: authToken } = sandbox.credentials;
  const workspace = createClient({ baseUrl: sandbox.url, workspaceId, authToken });
  const create = () => workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' }, oneAttempt);
  await expect(create()).rejects.toMatchObject({ httpStatus: 429 });
  await page.getByRole('row', { name: 'createApiKey tooManyRequests 1 time' }).waitFor();
  await fault.getByLabel('Operation').selectOption('addUsers');
  await fault.getByLabel('Effect').selectOption({ label: 'Fail the item' });
  await fault.getByLabel('Item of a bulk call').fill('lena');
  await fault.getByLabel('Times').fill('2');
  await fault.getByLabel('Delay (ms)').fill('5');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await page.getByRole('row', { name: 'addUsers fails lena after 5 ms 0 of 2 times' }).waitFor();
  const { data } = await sandbox.client.addUsers({ organizationId: 'acme', users: [{ userId: 'lena' }, { userId: 'omar' }] });
  expect([data.lena?.success, data.omar?.success]).toEqual([false, true]);
  await page.getByRole('button', { name: 'Remove the fault of createApiKey: tooManyRequests' }).click();
  await says('Fault removed.');
  await expect(create()).resolves.toBeDefined();
  await page.getByRole('row', { name: 'addUsers fails lena after 5 ms 1 of 2 times' }).waitFor();
  await page.getByRole('button', { name: 'Clear faults' }).click();
  await says('Faults cleared.');
  await page.getByText('No faults set.').waitFor();
  // The latest request comes first, and failures are marked.
  const texts = async (kind: string) => (await page.locator('#requests td:nth-child(2)').locator(kind).allInnerTexts()).join(' ');
  await expect.poll(() => texts('visible=true')).toBe('200 200 429');
  expect(await page.locator('#requests .bad').allInnerTexts()).toEqual(['429']);
  expect(await page.getByRole('button', { name: 'End session' }).isHidden()).toBe(true);
});

it('The sandbox page turns events on and shows them, and adds faults of deliveries', async () => {
  const recording = page.getByLabel('Record events');
  for (const [isOn, words] of [
    [true, 'Events are recorded.'],
    [false, 'Events are no longer recorded.'],
    [true, 'Events are recorded.'],
  ] as const) {
    await recording.click();
    await says(words);
    await page.reload();
    await expect.poll(() => recording.isChecked()).toBe(isOn);
  }
  await sandbox.client.addWebhooks({ webhooks: [{ webhookId: 'frontend', url: 'http://localhost:9/hooks' }] });
  const fault = page.locator('#fault');
  await fault.getByLabel('Operation').selectOption('deliveries to a webhook');
  await fault.getByLabel('Webhook', { exact: true }).fill('frontend');
  await fault.getByLabel('Effect').selectOption({ label: 'HTTP 503' });
  await page.getByRole('button', { name: 'Add fault' }).click();
  await page.getByRole('row', { name: 'deliveries to frontend HTTP 503 0 of 1 time' }).waitFor();
  await sandbox.client.addOrganizations({ organizations: [{ organizationId: 'umbrella', organizationName: 'Umbrella' }] });
  await page.getByText('events (1)').click();
  await page.getByRole('cell', { name: 'organizations.added' }).waitFor();
  await page.getByText(/^deliveries \([1-9]/).click();
  await page.getByRole('cell', { name: '503', exact: true }).waitFor();
});

it('The sandbox page lists 300 requests in a box of its own, the newest first, by operation and status', async () => {
  await sandbox.fail({ operation: 'getFolders', drop: true, times: 1 });
  await sandbox.client.getFolders({ organizationId: 'acme' }, oneAttempt).catch(() => {});
  for (let i = 0; i < 149; i++) await sandbox.client.getUsers({ organizationId: 'acme' });
  const lost = { organizationId: 'acme', documentId: 'lost' };
  for (let i = 0; i < 150; i++) await sandbox.client.getPresence(lost, oneAttempt).catch(() => {});
  const rows = page.locator('#requests tr');
  await expect.poll(() => rows.count()).toBe(300);
  const first = (): Promise<string[]> => rows.first().locator('td').allInnerTexts();
  expect((await first()).slice(1, 3)).toEqual(['404', 'getPresence']);
  const list = page.getByRole('region', { name: 'List of requests' });
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  // A new request moves neither the list nor the focus.
  await request('getPresence').first().focus();
  await page.keyboard.press('ArrowDown');
  await list.evaluate((box) => box.scrollTo(0, 400));
  const placeOf = async (i: number) => (await rows.nth(i).boundingBox())?.y ?? 0;
  const seen = await placeOf(40);
  await sandbox.client.getOrganizations({});
  await expect.poll(() => rows.count()).toBe(301);
  expect(Math.abs((await placeOf(41)) - seen)).toBeLessThan(5);
  expect(
    await rows
      .nth(2)
      .getByRole('button')
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Selected request' }).getByText('/v2/presence/get 404').waitFor();
  for (const heading of ['Requests', 'Contents', 'Mail', 'Clock', 'Jobs'])
    expect((await page.getByRole('heading', { name: heading }).boundingBox())?.y, heading).toBeLessThan(1000);
  const shown = page.locator('#shown');
  await page.locator('#by-operation').selectOption('getUsers');
  expect(await shown.innerText()).toBe('149 of 301');
  await page.locator('#by-operation').selectOption('all');
  for (const [status, count] of [
    ['4xx', 150],
    ['5xx', 0],
    ['no response', 1],
    ['faults', 1],
    ['2xx', 150],
  ] as const) {
    await page.locator('#by-status').selectOption(status);
    expect(await shown.innerText(), status).toBe(`${count} of 301`);
    expect(await rows.count()).toBe(count);
    if (status === 'no response') expect((await first()).slice(1, 3)).toEqual(['dropped', 'getFolders fault']);
  }
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByText('No requests yet.').waitFor();
});

it('The sandbox page has no serious or critical accessibility finding, and cuts nothing off, at any width', async () => {
  for (let i = 0; i < 40; i++) await sandbox.client.getOrganizations({});
  await sandbox.fail({ status: 503 });
  // The page forbids other scripts, including axe.
  const checked = await browser.newPage({ viewport: { width: 390, height: 900 }, bypassCSP: true });
  await checked.goto(`${sandbox.url}/`);
  await checked.getByRole('button', { name: 'documents (3)' }).click();
  await checked.getByRole('button', { name: 'getOrganizations' }).first().click();
  await checked.locator('summary').getByText('Credentials to paste').click();
  for (const [colorScheme, width] of [['light', 1400] as const, ['light', 1100] as const, ['dark', 390] as const]) {
    await checked.setViewportSize({ width, height: 900 });
    await checked.emulateMedia({ colorScheme });
    expect([await accessibilityFindings(checked), await isCutOff(checked)], `${colorScheme}, ${width} pixels`).toEqual([[], false]);
  }
});
