/** The console in a browser: the whole way of an owner, mail included. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { receiveRaw } from '../../generated/webhooks.ts';
import { accessibilityFindings, isCutOff, launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/embedded-postgres.ts';
import { startTestService, type TestService } from '../support/harness.ts';
import { aLink, mailsOf, tokenIn } from '../support/mailbox.ts';
import { aReceiver } from '../support/receiver.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  // The page's origin must be the public URL, so the port is known before the start.
  const port = await freePort();
  service = await startTestService({ port, publicUrl: `http://127.0.0.1:${port}`, webhookLoopback: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function aWorkspace(ownerEmail: string) {
  const { data } = await service.client.createWorkspace({ ownerEmail, name: 'Maya Chen', workspaceName: 'Acme Robotics' });
  const credentials = { workspaceId: data.id, authToken: data.authToken };
  return { ...credentials, workspace: createClient({ baseUrl: service.url, retries: 0, ...credentials }) };
}

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  bypassCSP?: boolean;
}

/** A browser without cookies, and the errors of its pages. */
async function aPage(view: View = { width: 1200, colorScheme: 'light' }): Promise<{ page: Page; problems: string[] }> {
  const { width, ...others } = view;
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...others });
  onTestFinished(() => context.close());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const problems: string[] = [];
  // The first call of a signed-out page is rejected, and so is an invalid address.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/40[01]/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

/** A light page of the service's origin, on which the console is not open. */
const anotherPage = () => `${service.url}/unsubscribe`;

const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const aLogin = (email: string) => aLink(service, { email, continueUrl: `${service.url}/console` });

/** Asks for a link in the console, opens it from the email and confirms it. */
async function signIn(page: Page, email: string): Promise<void> {
  const before = (await mailsOf(service)).map(tokenIn);
  await page.getByLabel('Email address of the owner').fill(email);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await says(page, 'a login link is on its way');
  await service.work();
  const mail = (await mailsOf(service)).find((one) => one.text.includes('/login?token=') && !before.includes(tokenIn(one)));
  const [link = ''] = /http:\S+\/login\?token=\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  // The first sign-in to a workspace asks.
  await page.getByRole('button', { name: /^(?:Sign in|I created it: keep its tokens)$/ }).click();
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
}

describe('GET /console', () => {
  it('An owner signs in by email, creates an API key, changes its settings, and replaces a lost workspace token', async () => {
    const email = 'maya@way.example';
    const { workspaceId, authToken, workspace } = await aWorkspace(email);
    const { page, problems } = await aPage();
    await page.goto(`${service.url}/console`);
    await signIn(page, email);
    expect(page.url()).toBe(`${service.url}/console`);
    await page.getByText(email, { exact: true }).waitFor();
    await page.locator('#workspace-actions').getByRole('button', { name: 'Copy ID' }).click();
    await says(page, 'Workspace ID copied.');
    expect(await copied(page)).toBe(workspaceId);
    await page.getByRole('button', { name: 'Copy workspace token' }).click();
    await says(page, 'Workspace token copied.');
    expect(await copied(page)).toBe(authToken);

    // Makes a key.
    await page.locator('#create-key').getByLabel('Name').fill('Live');
    await page.locator('#create-key').getByLabel('Type').selectOption('production');
    await page.getByRole('button', { name: 'Create API key' }).click();
    await says(page, 'Live created.');
    const card = page.getByRole('article', { name: 'API key Live' });
    await card.getByRole('button', { name: 'Copy token' }).click();
    await says(page, 'Token of Live copied.');
    const keyToken = await copied(page);
    const [, apiKey = ''] = /^key_([0-9a-f-]{36})_/.exec(keyToken) ?? [];
    await card.getByRole('button', { name: 'Copy ID' }).click();
    await says(page, 'ID of Live copied.');
    expect(await copied(page)).toBe(apiKey);
    const client = createClient({ baseUrl: service.url, apiKey, authToken: keyToken, retries: 0 });
    await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
    expect((await client.getDocuments({ organizationId: 'acme' })).data).toEqual([]);

    // Flips a switch and sees its effect.
    await card.getByLabel('Advanced queries').uncheck();
    await says(page, 'Advanced queries of Live turned off.');
    await expect(client.getDocuments({ organizationId: 'acme' })).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
    await card.getByLabel('Default folder access').selectOption('restricted');
    await says(page, 'Default folder access of Live set to restricted.');
    await card.getByText('Email', { exact: true }).click();
    await card.getByLabel('Send notifications by email').check();
    await card.getByLabel('Sender name').fill('Acme');
    await card.getByRole('button', { name: 'Save email settings' }).click();
    await says(page, 'Email settings of Live saved.');
    await card.getByText('Recipients: everyone with a known address.').waitFor();
    expect((await client.getEmailConfig({})).data).toMatchObject({ enabled: true, fromName: 'Acme', replyTo: null });
    await card.getByText("Sender address: the operator's.").waitFor();
    await card.getByLabel('Sender address').fill('maya@acme');
    await card.getByRole('button', { name: 'Save email settings' }).click();
    await says(page, '/data/fromAddress must');
    await card.getByLabel('Sender address').fill(email);
    await card.getByRole('button', { name: 'Save email settings' }).click();
    await card.getByText('Sender address: not verified.').waitFor();
    const testing = page.getByRole('article', { name: 'API key Testing' });
    await testing.getByText('Email', { exact: true }).click();
    await testing.getByText('Recipients: only the owner, since this key is for testing.').waitFor();

    // Renames, resets and deletes.
    await card.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Production');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await says(page, 'Live renamed to Production.');
    const renamed = page.getByRole('article', { name: 'API key Production' });
    expect(await renamed.getByLabel('Advanced queries').isChecked()).toBe(false);
    expect(await renamed.getByLabel('Notification config').isChecked()).toBe(true);
    expect(await renamed.getByLabel('Default folder access').inputValue()).toBe('restricted');
    await renamed.getByRole('button', { name: 'Reset token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset token' }).click();
    await says(page, 'Token of Production reset.');
    await expect(client.getOrganizations({})).rejects.toMatchObject({ httpStatus: 401 });
    for (const refuse of [() => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Cancel' }).click()]) {
      await testing.getByRole('button', { name: 'Delete' }).click();
      await refuse();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await testing.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete API key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Testing');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete API key' }).click();
    await says(page, 'Testing deleted.');
    expect((await workspace.getApiKeys({})).data.map(({ apiKeyName }) => apiKeyName)).toEqual(['Production']);

    // Domains, jobs and usage.
    await page.getByRole('textbox', { name: 'Domain' }).fill('*.com');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await says(page, 'The domain is a public suffix');
    await page.getByRole('textbox', { name: 'Domain' }).fill('acme.example');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await says(page, 'acme.example added.');
    await page.getByRole('button', { name: 'Delete acme.example' }).waitFor();
    await renamed.getByRole('button', { name: 'Copy token' }).click();
    await says(page, 'Token of Production copied.');
    const again = createClient({ baseUrl: service.url, apiKey, authToken: await copied(page), retries: 0 });
    await again.deleteAllUserData({ userIds: ['maya'] });
    service.advance({ milliseconds: 1 });
    const plan = { organizationId: 'acme', documentId: 'plan' };
    await again.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan', documentName: 'Plan' }] });
    await again.migrateDocuments({ ...plan, newDocumentId: 'plan-b' });
    await page.reload();
    await page.getByRole('cell', { name: /^Running, \d+ tasks left$/ }).waitFor();
    expect(await page.getByRole('region', { name: 'List of jobs' }).getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Started'),
      expect.stringMatching(/Production\s+Document migration/),
      expect.stringMatching(/Production\s+User data deletion\s+Running/),
    ]);
    const usage = page.getByRole('region', { name: 'Usage by day' });
    const ofKey = await usage.getByRole('row', { name: 'Production' }).getByRole('cell').allInnerTexts();
    expect(ofKey.slice(1)).toEqual(['Production', expect.stringMatching(/^\d+$/), '1', '0']);
    await page.getByRole('button', { name: 'Delete acme.example' }).click();
    await page.getByRole('dialog').getByText('This is the last domain').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete domain' }).click();
    await says(page, 'acme.example deleted.');

    // Loses the token, signs in again, and resets it.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await says(page, 'Signed out.');
    await page.reload();
    await signIn(page, email);
    // A request that is still under way would notice the missing cookie first.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    // The page is loaded again, so its switch never shows that it was checked.
    await page.getByLabel('Advanced queries').click();
    await says(page, 'Your session has expired. Sign in again.');
    await signIn(page, email);
    await page.getByRole('button', { name: 'Reset workspace token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset token' }).click();
    await says(page, 'Token of the workspace Acme Robotics reset.');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await says(page, 'New token copied.');
    const renewed = await copied(page);
    expect(renewed).not.toBe(authToken);
    await expect(workspace.getWorkspace({})).rejects.toMatchObject({ httpStatus: 401 });
    const owner = createClient({ baseUrl: service.url, workspaceId, authToken: renewed, retries: 0 });
    expect((await owner.getWorkspace({})).data.name).toBe('Acme Robotics');
    // The session has ended too.
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();

    // Deletes the workspace.
    await signIn(page, email);
    const other = await page.context().newPage();
    await other.goto(`${service.url}/console`);
    await other.getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByRole('dialog').getByLabel('Name of the workspace').fill('acme robotics');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete workspace' }).click();
    expect((await owner.getWorkspace({})).data.name).toBe('Acme Robotics');
    await page.getByRole('dialog').getByLabel('Name of the workspace').fill('Acme Robotics');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete workspace' }).click();
    await says(page, 'Workspace Acme Robotics deleted.');
    await says(other, 'Signed out in another tab.');
    await expect(owner.getWorkspace({})).rejects.toMatchObject({ httpStatus: 404 });
    for (const one of [page, other]) {
      await one.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await one.content()).not.toContain(workspaceId);
    }
    expect(problems).toEqual([]);
  });

  it('An owner turns events on, adds a webhook, sees its failed delivery, replays it, and rotates its secret', async () => {
    const email = 'maya@hooks.example';
    const { workspace } = await aWorkspace(email);
    const [{ id: apiKey = '' } = {}] = (await workspace.getApiKeys({})).data;
    const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
    const client = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
    const receiver = await aReceiver();
    const { page, problems } = await aPage();
    await page.goto(`${service.url}/console`);
    await signIn(page, email);
    const add = async (documentId: string) => {
      await client.addDocuments({ organizationId: 'acme', documents: [{ documentId }] });
      await service.work();
    };
    const accept = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
    const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();

    await page.getByText('Webhooks', { exact: true }).click();
    await page.getByText('No webhooks yet.').waitFor();
    const form = page.getByRole('form', { name: 'Add a webhook' });
    await form.getByLabel('ID').fill('crm');
    await form.getByLabel('URL').fill('https://10.0.0.1/hooks');
    await form.getByLabel('Event types').fill('documents.added, documents.deleted');
    await page.keyboard.press('Enter');
    await says(page, 'must lead to a public address');
    await form.getByLabel('URL').fill(receiver.url);
    await page.keyboard.press('Enter');
    await says(page, 'crm added. Copy its secret.');
    const secret = await page.getByLabel('Secret of crm', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Copy secret' }).click();
    await says(page, 'Secret of crm copied.');
    expect(await copied(page)).toBe(secret);

    // Events are off.
    await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] });
    await add('unrecorded');
    expect(receiver.deliveries).toEqual([]);
    await page.getByLabel('Events', { exact: true }).check();
    await says(page, 'Events of Testing turned on.');
    receiver.status = 500;
    await add('plan');
    await refresh();
    const webhook = page.getByRole('region', { name: 'Webhook crm' });
    await webhook.getByText(/documents\.deleted\. Failing since .* Next attempt: /).waitFor();
    await webhook.getByText('Latest deliveries').click();
    const deliveries = page.getByRole('region', { name: 'Deliveries to crm' }).getByRole('row');
    await deliveries.getByText('500, not accepted').waitFor();
    expect(await page.content()).toContain(secret);
    receiver.status = 204;
    await webhook.getByRole('button', { name: 'Send now' }).press('Enter');
    await says(page, 'crm is sent the event again within 5 seconds.');
    service.advance({ seconds: 5 });
    await service.work();
    await refresh();
    await deliveries.getByText('204, accepted').waitFor();
    const headings = await deliveries.nth(0).getByRole('columnheader').allInnerTexts();
    const cells = await deliveries.nth(1).getByRole('cell').allInnerTexts();
    expect(Object.fromEntries(headings.map((heading, i) => [heading, cells[i]]))).toMatchObject({
      Event: 'documents.added',
      Attempt: '2',
      Response: '204, accepted',
    });
    await deliveries.nth(1).getByRole('button', { name: 'Replay' }).click();
    await accept('Replay');
    await says(page, 'crm replays.');
    service.advance({ seconds: 5 });
    await service.work();
    await refresh();
    await expect.poll(() => deliveries.count()).toBe(4);
    const [first, ...others] = await Promise.all(
      receiver.deliveries.map((delivery) => receiveRaw(delivery, secret, { now: service.now() })),
    );
    expect(first).toMatchObject({ type: 'documents.added', documentId: 'plan' });
    expect(others).toEqual([first, first]);

    // Changes, disables and enables.
    await webhook.getByText('Change', { exact: true }).click();
    await webhook.getByLabel('Event types').fill('');
    await webhook.getByRole('button', { name: 'Save webhook' }).click();
    await says(page, 'crm saved.');
    await webhook.getByText('All event types.').waitFor();
    await webhook.getByRole('button', { name: 'Disable' }).click();
    await says(page, 'crm disabled.');
    await webhook.getByText(/Disabled since .*, on request\./).waitFor();
    await add('notes');
    await webhook.getByRole('button', { name: 'Enable' }).click();
    await says(page, 'crm enabled.');
    expect((await client.getWebhooks()).data).toMatchObject([{ webhookId: 'crm', url: receiver.url, types: [], disabled: false }]);
    await webhook.getByRole('button', { name: 'Rotate secret' }).click();
    await accept('Rotate secret');
    await says(page, 'Secret of crm rotated.');
    const rotated = await page.getByLabel('Secret of crm', { exact: true }).inputValue();
    service.advance({ seconds: 5 });
    await service.work();
    const [last = { headers: {}, body: '' }] = receiver.deliveries.slice(-1);
    expect(await receiveRaw(last, rotated, { now: service.now() })).toMatchObject({ documentId: 'notes' });
    expect([rotated === secret, (await page.content()).includes(secret)]).toEqual([false, false]);
    await page.reload();
    await page.getByText('Webhooks', { exact: true }).click();
    await webhook.getByRole('button', { name: 'Delete' }).click();
    expect(await page.content()).not.toContain(rotated);
    await accept('Delete webhook');
    await says(page, 'crm deleted.');
    expect((await client.getWebhooks()).data).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('A page of another workspace changes nothing, names the workspace that is open, and shows it only after a click', async () => {
    const email = 'maya@tabs.example';
    const named = async (workspaceName: string) => {
      const { data } = await service.client.createWorkspace({ ownerEmail: email, name: 'Maya Chen', workspaceName });
      service.advance({ milliseconds: 1 });
      const credentials = { workspaceId: data.id, authToken: data.authToken };
      return { ...credentials, client: createClient({ baseUrl: service.url, retries: 0, ...credentials }) };
    };
    const staging = await named('STAGING');
    const { page: older, problems } = await aPage();
    await older.goto(`${service.url}/console`);
    await signIn(older, email);
    const production = await named('PRODUCTION');
    const newer = await older.context().newPage();
    await newer.goto(`${service.url}/console`);
    const noted = await older.context().newPage();
    await noted.goto(`${service.url}/console`);
    await noted.getByRole('button', { name: 'Reset workspace token' }).waitFor();
    const { token } = await aLogin(email);
    await newer.goto(`${service.url}/login?token=${token}`);
    await newer.getByRole('radio').nth(1).check();
    await newer.getByRole('button', { name: 'Sign in' }).click();
    await newer.getByRole('button', { name: 'I created it: keep its tokens' }).click();
    await newer.getByText('PRODUCTION', { exact: true }).waitFor();

    // A page that hears of it gives way by itself.
    await noted.getByRole('heading', { name: 'Another workspace is open' }).waitFor();
    await says(noted, 'Another workspace is open in another tab: "PRODUCTION".');
    expect(await noted.content()).not.toContain(staging.workspaceId);
    await noted.getByRole('button', { name: 'Show the open workspace' }).click();
    await noted.getByText('PRODUCTION', { exact: true }).waitFor();

    // One that does not is rejected.
    await newer.goto(anotherPage());
    const stale = await older.context().newPage();
    await stale.addInitScript(() => {
      window.BroadcastChannel = class {
        addEventListener(): void {}
        postMessage(): void {}
      } as never;
    });
    await stale.goto(`${service.url}/console`);
    await stale.getByText('PRODUCTION', { exact: true }).waitFor();
    const again = await aLogin(email);
    await newer.goto(`${service.url}/login?token=${again.token}`);
    await newer.getByRole('radio').first().check();
    await newer.getByRole('button', { name: 'Sign in' }).click();
    await newer.getByText('STAGING', { exact: true }).waitFor();
    await stale.getByRole('button', { name: 'Reset workspace token' }).click();
    await stale.getByRole('dialog').getByText('Reset the workspace token of PRODUCTION?').waitFor();
    await stale.getByRole('dialog').getByRole('button', { name: 'Reset token' }).click();
    await says(stale, 'Another workspace is open in this browser: "STAGING"');
    expect(await stale.content()).not.toContain(production.workspaceId);
    const tokens = await Promise.all(
      [staging, production].map(async ({ client }) => (await client.getWorkspace({})).data.authToken),
    );
    expect(tokens).toEqual([staging.authToken, production.authToken]);
    expect(problems).toEqual([]);
  });

  it("After sign-out, nothing of the workspace is left on the page, in other tabs or in the browser's page cache", async () => {
    const email = 'maya@out.example';
    const { workspaceId, authToken } = await aWorkspace(email);
    const { page } = await aPage();
    await page.goto(`${service.url}/console`);
    await signIn(page, email);
    const other = await page.context().newPage();
    await other.goto(`${service.url}/console`);
    await other.getByRole('button', { name: 'Copy workspace token' }).waitFor();
    const left = await page.context().newPage();
    await left.goto(`${service.url}/console`);
    await left.getByRole('button', { name: 'Copy workspace token' }).waitFor();
    const hidesAll = async (one: Page) => {
      const text = await one.content();
      for (const secret of [email, workspaceId, authToken, 'Acme Robotics', 'Testing']) expect(text).not.toContain(secret);
    };
    // The events of a browser that keeps a page for a return. Chromium does not keep this one.
    await left.evaluate(`dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))`);
    await hidesAll(left);
    await left.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
    await left.getByRole('button', { name: 'Copy workspace token' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await says(page, 'Signed out.');
    for (const one of [other, left]) await says(one, 'Signed out in another tab.');
    for (const one of [page, other, left]) {
      await one.getByRole('heading', { name: 'Sign in' }).waitFor();
      await hidesAll(one);
    }
  });

  it('An owner of several workspaces chooses one, and other pages cannot use the session', async () => {
    const email = 'maya@several.example';
    const [first] = [await aWorkspace(email)];
    service.advance({ milliseconds: 1 });
    const second = await aWorkspace(email);
    await second.workspace.createApiKey({ apiKeyName: 'Of the second', type: 'testing' });
    const { page } = await aPage();
    await page.goto(`${service.url}/console`);
    const { token } = await aLogin(email);
    await page.goto(`${service.url}/login?token=${token}`);
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'I created it: keep its tokens' }).click();
    await page.getByRole('article', { name: 'API key Of the second' }).waitFor();
    // "localhost" is another origin, and another site.
    const evil = await page.context().newPage();
    await evil.goto(`${service.url.replace('127.0.0.1', 'localhost')}/docs/explorer`);
    const status = await evil.evaluate(async (url) => {
      const send = async (mode: RequestMode) =>
        await fetch(url, { method: 'POST', mode, credentials: 'include', body: '{"data":{}}' }).then(
          (response) => response.status,
          () => 'blocked',
        );
      return [await send('cors'), await send('no-cors')];
    }, `${service.url}/v2/workspace/authtoken/reset`);
    expect(status).not.toContain(200);
    expect([(await first.workspace.getWorkspace({})).status, (await second.workspace.getWorkspace({})).status]).toEqual([
      'success',
      'success',
    ]);
  });
});

it('The console has no serious or critical accessibility finding, and cuts nothing off, on a phone and a desktop', async () => {
  const email = 'maya@narrow.example';
  const { workspace } = await aWorkspace(email);
  await workspace.createApiKey({ apiKeyName: 'A production key with a name that is rather long', type: 'production' });
  await workspace.addDomains({ domains: ['acme.example', '*.a-rather-long-name-of-a-subdomain.app.acme.example'] });
  const [{ id: apiKey = '' } = {}] = (await workspace.getApiKeys({})).data;
  const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
  const client = createClient({ baseUrl: service.url, apiKey, authToken });
  await workspace.updateApiKey({ apiKey, events: true });
  const url = 'http://127.0.0.1:1/a-rather-long-path-of-a-receiver/that-accepts-no-connection';
  await client.addWebhooks({ webhooks: [{ webhookId: 'crm', url, types: ['userData.deleted', 'organizations.added'] }] });
  await client.deleteAllUserData({ userIds: ['maya', 'jonas'] });
  // The page forbids other scripts, including axe.
  const { page } = await aPage({ width: 390, colorScheme: 'dark', bypassCSP: true });
  const expectClean = async () => {
    for (const [colorScheme, width] of [['light', 1200] as const, ['dark', 390] as const]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([await accessibilityFindings(page), await isCutOff(page)], colorScheme).toEqual([[], false]);
    }
  };
  await page.goto(`${service.url}/console`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectClean();
  await signIn(page, email);
  await page.getByRole('article', { name: 'API key Testing' }).getByText('Email', { exact: true }).click();
  await page.getByLabel('Sender name').waitFor();
  await page.getByRole('region', { name: 'Usage by day' }).waitFor();
  await page.getByRole('article', { name: 'API key Testing' }).getByText('Webhooks', { exact: true }).click();
  await page.getByText('Latest deliveries').click();
  await page.getByRole('cell', { name: 'Connection failed' }).waitFor();
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('button', { name: 'Rotate secret of crm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
  await says(page, 'Secret of crm rotated.');
  await expectClean();
  await page.getByRole('button', { name: 'Delete crm' }).click();
  await page.getByRole('dialog').waitFor();
  await expectClean();
});
