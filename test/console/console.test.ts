/** The console's sessions: who may call with a cookie, and when it ends. */
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { contractOperations } from '../../generated/operations.ts';
import { sql } from '../../server/database/sql.ts';
import { admin } from '../support/commands.ts';
import { aService, aTenant, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { aLink, mailsOf } from '../support/mailbox.ts';
import { anEmptyFolder } from '../support/service-process.ts';

const publicUrl = 'https://collaboration.example';
const ownOrigin = publicUrl;

const service = await startTestService({ publicUrl });
afterAll(() => service.stop());

const aToken = async (test: TestService, continueUrl = `${publicUrl}/console`) => (await aLink(test, { continueUrl })).token;

const confirm = (test: TestService, token: string, headers: Headers = {}, workspaceId?: string): Promise<Response> =>
  fetch(`${test.url}/login`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ token, tokens: 'keep', ...(workspaceId === undefined ? {} : { workspace: workspaceId }) }),
    redirect: 'manual',
  });

/** Returns the header `cookie` that a browser sends after this response. */
const cookieOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Signs in to a workspace by a link, and returns the cookie. */
async function signIn(test: TestService, { workspaceId }: Pick<Tenant, 'workspaceId'>): Promise<string> {
  return cookieOf(await confirm(test, await aToken(test), {}, workspaceId));
}

interface Headers {
  readonly [name: string]: string;
}

interface Sent {
  cookie?: string;
  origin?: string | undefined;
  site?: string;
  headers?: Headers;
}

/** The page names the workspace that it shows: the session's. */
const workspaceIdIn = (cookie: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(cookie)?.[0] ?? '';

/** A call as a browser sends it. Returns the status and the body. */
async function call(test: TestService, path: string, data: object, { cookie, origin = ownOrigin, site, headers }: Sent) {
  const response = await fetch(test.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie, 'x-svc-workspace-id': workspaceIdIn(cookie) }),
      ...(origin === '' ? {} : { origin }),
      ...(site === undefined ? {} : { 'sec-fetch-site': site }),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

const getWorkspace = (test: TestService, sent: Sent) => call(test, '/v2/workspace/get', {}, sent);

describe('POST /login', () => {
  it('A session ends with its workspace, and does not come back with an import of the workspace', async () => {
    const test = await aService({ publicUrl });
    const tenant = await aTenant(test);
    const cookie = await signIn(test, tenant);
    const file = join(await anEmptyFolder(), 'workspace.ndjson');
    await admin(test, 'workspaces', 'export', tenant.workspaceId, file);
    await tenant.workspace.deleteWorkspace({ confirm: 'Acme Robotics' });
    expect((await getWorkspace(test, { cookie })).status).toBe(401);
    test.advance({ minutes: 5 });
    await test.work();
    // The import rejects a workspace that the ledger names.
    await truncate(test.config.ledger ?? '');
    await admin(test, 'workspaces', 'import', file);
    expect((await tenant.workspace.getWorkspace({})).data.id).toBe(tenant.workspaceId);
    expect((await getWorkspace(test, { cookie })).status).toBe(401);
    expect((await getWorkspace(test, { cookie: await signIn(test, tenant) })).status).toBe(200);
  });

  // Proves sendLoginLink/signs-in, resetAuthToken/lost
  it('A confirmed link signs the owner in: the cookie replaces the credentials of the workspace', async () => {
    const tenant = await aTenant(service);
    const response = await confirm(service, await aToken(service), {}, tenant.workspaceId);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${publicUrl}/console`]);
    const cookie = cookieOf(response);
    const { status, body } = await getWorkspace(service, { cookie, site: 'same-origin' });
    expect([status, body.result.data.id, body.result.data.authToken]).toEqual([200, tenant.workspaceId, tenant.workspaceToken]);
    const renamed = { apiKey: tenant.apiKey, apiKeyName: 'Staging' };
    expect((await call(service, '/v2/workspace/apikey/update', renamed, { cookie })).body.result.data.apiKeyName).toBe('Staging');
    const domains = await call(service, '/v2/workspace/domains/get', {}, { cookie });
    expect(domains.status).toBe(200);
    // Operations of an API key need its own headers.
    expect((await call(service, '/v2/organizations/get', {}, { cookie })).status).toBe(401);
  });

  it('The session cookie is limited to this host, to https and to 12 hours, and hidden from scripts and other sites', async () => {
    const tenant = await aTenant(service);
    const response = await confirm(service, await aToken(service), {}, tenant.workspaceId);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-console=[0-9a-f-]{36}\.[\w-]{43}\.[0-9a-f]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const local = await aService({ publicUrl: 'http://127.0.0.1:8080' });
    await aTenant(local);
    const { headers } = await confirm(local, await aToken(local, 'http://127.0.0.1:8080/console'));
    expect(headers.get('set-cookie')).toMatch(/^console=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('Each sign-in sets a new cookie, ends the previous session, and never adopts a cookie of the request', async () => {
    const tenant = await aTenant(service);
    const first = await signIn(service, tenant);
    const fixed = `__Host-console=${tenant.workspaceId}.${'A'.repeat(43)}.${'0'.repeat(32)}`;
    const second = cookieOf(await confirm(service, await aToken(service), { cookie: fixed }, tenant.workspaceId));
    const third = cookieOf(await confirm(service, await aToken(service), { cookie: first }, tenant.workspaceId));
    expect(new Set([first, fixed, second, third]).size).toBe(4);
    const statuses = await Promise.all(
      [first, fixed, second, third].map(async (cookie) => (await getWorkspace(service, { cookie })).status),
    );
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  it('Other pages cannot sign a user in', async () => {
    const tenant = await aTenant(service);
    const token = await aToken(service);
    const others: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { origin: ownOrigin, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others) {
      const response = await confirm(service, token, headers, tenant.workspaceId);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
    }
    const own = await confirm(service, token, { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }, tenant.workspaceId);
    expect(own.status).toBe(303);
  });

  it('A link cannot be used to sign in to a workspace of another address', async () => {
    const jonas = { ownerEmail: 'jonas@acme.example', name: 'Jonas Weber', workspaceName: 'Globex' };
    const { data } = await service.client.createWorkspace(jonas);
    await Promise.all([aTenant(service), aTenant(service)]);
    const response = await confirm(service, await aToken(service), {}, data.id);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
    // The letter case makes no other address.
    const shouted = (await service.client.createWorkspace({ ...jonas, ownerEmail: 'MAYA@acme.example' })).data;
    const confirmed = await confirm(service, await aToken(service), {}, shouted.id);
    expect(confirmed.headers.get('set-cookie')).toContain(shouted.id);
  });

  // Proves sendLoginLink/continue-url
  it('continueUrl may always be the console, and the console replaces a target whose host is no longer allowed', async () => {
    const limited = await aService({ publicUrl, loginHosts: ['acme.example'] });
    await aTenant(limited);
    const target = async (token: string) => (await confirm(limited, token)).headers.get('location');
    expect(await target(await aToken(limited))).toBe(`${publicUrl}/console`);
    for (const other of [`${publicUrl}/docs`, `${publicUrl}/console/../x`, `${publicUrl}.evil.example/console`, '//evil.example']) {
      await expect(limited.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: other })).rejects.toMatchObject({
        httpStatus: 400,
      });
    }
    const token = await aToken(limited, 'https://acme.example/app');
    await limited.service.environment.ask(sql`update login_links set continue_url = 'https://evil.example/'`);
    expect(await target(token)).toBe(`${publicUrl}/console`);
  });
});

describe('A session', () => {
  it('The session cookie counts only in calls from pages of the service', async () => {
    const cookie = await signIn(service, await aTenant(service));
    const others: Sent[] = [
      { origin: '' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://collaboration.example' },
      { origin: 'https://collaboration.example:8443' },
      { origin: 'https://app.collaboration.example' },
      { origin: 'https://collaboration.example.evil.example' },
      { site: 'cross-site' },
      { site: 'same-site' },
      { site: 'none' },
    ];
    for (const other of others) {
      const { status } = await call(
        service,
        '/v2/workspace/apikey/create',
        { apiKeyName: 'Stolen', type: 'testing' },
        { cookie, ...other },
      );
      expect(status, JSON.stringify(other)).toBe(401);
    }
    // A form of another site cannot send JSON, and sends its own origin.
    const form = await fetch(`${service.url}/v2/workspace/authtoken/reset`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'text/plain' },
      body: '{"data":{}}',
    });
    expect(form.status).toBe(401);
    expect((await getWorkspace(service, { cookie })).status).toBe(200);
  });

  it('Tokens in a call take precedence over its cookie', async () => {
    const [mine, other] = [await aTenant(service), await aTenant(service)];
    const cookie = await signIn(service, mine);
    const headers = { 'x-svc-workspace-id': other.workspaceId, 'x-svc-auth-token': other.workspaceToken };
    expect((await getWorkspace(service, { cookie, headers })).body.result.data.id).toBe(other.workspaceId);
    const wrong = { 'x-svc-workspace-id': mine.workspaceId, 'x-svc-auth-token': 'wrong' };
    expect((await getWorkspace(service, { cookie, headers: wrong })).status).toBe(401);
  });

  it('Invented and changed cookies are rejected without a database lookup', async () => {
    const [tenant, other] = [await aTenant(service), await aTenant(service)];
    const cookie = await signIn(service, tenant);
    const [, value = ''] = cookie.split('=');
    const [, token = '', signature = ''] = value.split('.');
    const guesses = [
      ...Array.from({ length: 200 }, (_, i) => `${tenant.workspaceId}.${String(i).padStart(43, 'A')}.${signature}`),
      `${other.workspaceId}.${token}.${signature}`,
      `${tenant.workspaceId}.${token}.${signature.replace(/./, (digit) => (digit === '0' ? '1' : '0'))}`,
      `${tenant.workspaceId}.${token}.`,
      `${tenant.workspaceId}.${token}`,
      '',
    ];
    const { environment } = service.service;
    const before = await environment.ask(sql`select token_hash from sessions order by token_hash`);
    await environment.ask(sql`alter table sessions rename to sessions_out_of_reach`);
    for (const guess of guesses) expect((await getWorkspace(service, { cookie: `__Host-console=${guess}` })).status).toBe(401);
    // A cookie without the prefix is another one.
    expect((await getWorkspace(service, { cookie: `console=${value}` })).status).toBe(401);
    await environment.ask(sql`alter table sessions_out_of_reach rename to sessions`);
    expect((await getWorkspace(service, { cookie: `a=b; __Host-console=${value}; c=d` })).status).toBe(200);
    expect(await environment.ask(sql`select token_hash from sessions order by token_hash`)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(token);
    expect(service.log.join()).not.toContain(token);
  });

  it('Signing out ends the session, and only a page of the service can do it', async () => {
    const tenant = await aTenant(service);
    const [cookie, elsewhere] = [await signIn(service, tenant), await signIn(service, tenant)];
    const signOut = (headers: Headers) =>
      fetch(`${service.url}/console/sign-out`, {
        ...{ method: 'POST', headers: { cookie, 'x-svc-workspace-id': tenant.workspaceId, ...headers } },
      });
    const others: Headers[] = [{ origin: 'https://evil.example' }, {}, { origin: ownOrigin, 'sec-fetch-site': 'cross-site' }];
    for (const headers of others) {
      expect((await signOut(headers)).status).toBe(404);
    }
    expect((await getWorkspace(service, { cookie })).status).toBe(200);
    const response = await signOut({ origin: ownOrigin, 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      204,
      '__Host-console=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect((await getWorkspace(service, { cookie })).status).toBe(401);
    expect((await getWorkspace(service, { cookie: elsewhere })).status).toBe(200);
  });

  it("A page whose workspace is not the session's gets a 409 for every call, with the name of the open workspace", async () => {
    const staging = await aTenant(service);
    const cookie = await signIn(service, staging);
    const { data } = await service.client.createWorkspace({
      ...{ ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'PRODUCTION' },
    });
    const now = cookieOf(await confirm(service, await aToken(service), { cookie }, data.id));
    const message = `Another workspace is open in this browser: "PRODUCTION" (${data.id}). Reload the page to see it.`;
    const refused = { error: { status: 'FAILED_PRECONDITION', message } };
    const shows = (id: string): Sent => ({ cookie: now, headers: { 'x-svc-workspace-id': id } });
    for (const { id, path, credentials } of contractOperations) {
      if (credentials === 'public' || credentials === 'apiKey') continue;
      const foreign = await call(service, path, {}, shows(staging.workspaceId));
      expect([id, foreign]).toEqual([id, { status: 409, body: refused }]);
      // A page that shows nothing yet may ask which one is open.
      const unknown = await call(service, path, {}, shows(''));
      expect([id, unknown.status]).toEqual([id, 409]);
    }
    const signOut = { cookie: now, origin: ownOrigin, 'x-svc-workspace-id': staging.workspaceId };
    expect((await fetch(`${service.url}/console/sign-out`, { method: 'POST', headers: signOut })).status).toBe(409);
    const { status, body } = await getWorkspace(service, shows(data.id));
    expect([status, body.result.data.name, body.result.data.authToken]).toEqual([200, 'PRODUCTION', data.authToken]);
    const first = await fetch(`${service.url}/v2/workspace/get`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', cookie: now, origin: ownOrigin }, body: '{"data":{}}' },
    });
    expect((await first.json()).result.data.id).toBe(data.id);
    const others = contractOperations.filter(({ credentials }) => credentials === 'workspace');
    for (const { id, path } of others.filter((operation) => operation.id !== 'getWorkspace')) {
      const headers = { 'content-type': 'application/json', cookie: now, origin: ownOrigin };
      const response = await fetch(service.url + path, { method: 'POST', headers, body: '{"data":{}}' });
      expect([id, response.status]).toEqual([id, 409]);
    }
  });

  // Proves resetAuthToken/sign-out, resetAuthToken/lost
  it('Resetting the token of a workspace ends only its own sessions', async () => {
    const [mine, other] = [await aTenant(service), await aTenant(service)];
    const [cookie, second, others] = [await signIn(service, mine), await signIn(service, mine), await signIn(service, other)];
    const { body } = await call(service, '/v2/workspace/authtoken/reset', {}, { cookie });
    const { data: audit } = await admin(service, 'audit', '--workspace', mine.workspaceId);
    expect(audit).toMatchObject([{ actor: 'console', action: 'resetAuthToken' }, { action: 'firstSignIn' }]);
    const status = async (one: string) => (await getWorkspace(service, { cookie: one })).status;
    expect([await status(cookie), await status(second), await status(others)]).toEqual([401, 401, 200]);
    await expect(mine.workspace.getWorkspace({})).rejects.toMatchObject({ httpStatus: 401 });
    const { workspaceId } = mine;
    const renewed = createClient({ baseUrl: service.url, workspaceId, authToken: body.result.data.authToken, retries: 0 });
    expect((await renewed.getWorkspace({})).data.id).toBe(workspaceId);
    // An operator's revocation ends sessions too.
    await admin(service, 'workspaces', 'revoke', other.workspaceId);
    service.advance({ seconds: 5 });
    expect(await status(others)).toBe(401);
    // The owner gets in again by a link.
    expect(await status(await signIn(service, mine))).toBe(200);
  });

  // Proves deleteWorkspace/deletes, deleteWorkspace/email
  it('A deleted workspace ends its own sessions, and no other workspace of the owner', async () => {
    const [mine, other] = [await aTenant(service), await aTenant(service)];
    const [cookie, second, others] = [await signIn(service, mine), await signIn(service, mine), await signIn(service, other)];
    /** Emails of one moment have no order. */
    const subjects = async () => (await mailsOf(service)).map(({ headers }) => /^Subject: .*$/m.exec(headers)?.[0]).sort();
    const before = await subjects();
    const { status } = await call(service, '/v2/workspace/delete', { confirm: 'Acme Robotics' }, { cookie });
    expect(status).toBe(200);
    // Its pages ask for a sign-in, rather than for a workspace that does not exist.
    const statusOf = async (one: string) => (await getWorkspace(service, { cookie: one })).status;
    expect([await statusOf(cookie), await statusOf(second), await statusOf(others)]).toEqual([401, 401, 200]);
    await service.work();
    expect(await subjects()).toEqual([...before, 'Subject: Your workspace was deleted'].sort());
    const { data: audit } = await admin(service, 'audit', '--workspace', mine.workspaceId);
    expect(audit).toMatchObject([{ actor: 'console', action: 'deleteWorkspace' }, { action: 'firstSignIn' }]);
    // Its login link shows the other workspaces alone.
    const page = await (await fetch(`${service.url}/login?token=${await aToken(service)}`)).text();
    expect([page.includes(mine.workspaceId), page.includes(other.workspaceId)]).toEqual([false, true]);
  });

  // Proves sendLoginLink/signs-in
  it('A session ends after 12 hours, and its row is removed', async () => {
    const test = await aService({ publicUrl });
    await aTenant(test);
    const cookie = cookieOf(await confirm(test, await aToken(test)));
    test.advance({ hours: 11, minutes: 59 });
    expect((await getWorkspace(test, { cookie })).status).toBe(200);
    await test.restart();
    expect((await getWorkspace(test, { cookie })).status).toBe(200);
    test.advance({ minutes: 1 });
    expect((await getWorkspace(test, { cookie })).status).toBe(401);
    test.advance({ minutes: 10 });
    await test.work();
    expect(await test.service.environment.ask(sql`select 1 from sessions`)).toEqual([]);
  });

  // Proves addDomains/own-pages
  it('Allowed domains do not restrict the console', async () => {
    const test = await aService({ publicUrl });
    const tenant = await aTenant(test);
    const cookie = await signIn(test, tenant);
    await tenant.workspace.addDomains({ domains: ['acme.example'] });
    const headers = { 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken };
    expect((await call(test, '/v2/jobs/get', {}, { headers })).status).toBe(200);
    expect((await getWorkspace(test, { cookie })).status).toBe(200);
    expect((await call(test, '/v2/jobs/get', {}, { headers, origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('GET /console', () => {
  it('The console cannot be framed, and loads and calls only its own origin', async () => {
    for (const path of ['/console', '/console/main.js', '/console/base.css', '/console/console.css']) {
      const { status, headers } = await fetch(service.url + path);
      expect(status, path).toBe(200);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        // The page holds tokens. Its scripts hold none.
        'cache-control': path === '/console' ? 'no-store' : 'no-cache',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    const page = await (await fetch(`${service.url}/console`)).text();
    expect(page).toContain(`data-console="${publicUrl}/console"`);
    expect(page).not.toMatch(/<style|style=|<script>|onclick|https?:\/\/(?!collaboration\.example\/console")/);
  });
});
