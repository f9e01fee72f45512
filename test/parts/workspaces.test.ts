import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createClient, type PublicClient } from '../../generated/client.ts';
import { limits, operations } from '../../generated/handlers.ts';
import { emailAddressIn } from '../../server/addresses/email-address.ts';
import { countInSlices, networkOf } from '../../server/auth/rate-limits.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { createUserTokens } from '../../server/auth/user-tokens.ts';
import { ownedTables } from '../../server/database/keyed-rows.ts';
import { raw, sql } from '../../server/database/sql.ts';
import { createUsage, find as findUsage } from '../../server/health/usage.ts';
import { readLedger } from '../../server/ledger/ledger.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { pagesOf } from '../../server/paging/page-token.ts';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import { sessionCookie } from '../../server/sign-in/sessions.ts';
import { isDisposable } from '../../server/workspaces/disposable-domains.ts';
import { admin } from '../support/commands.ts';
import {
  aService,
  aTenant,
  aTenantWithAcme,
  secret,
  silent,
  start,
  startTestService,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { aLink, anSmtpServer, mailsOf, readMail, tokenIn } from '../support/mailbox.ts';
import { countRows, fillAllTables, ownTables } from '../support/owned-rows.ts';
import { anEmptyFolder } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

const service = await startTestService();
afterAll(() => service.stop());

const maya = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
const unauthenticated = { httpStatus: 401, status: 'UNAUTHENTICATED', message: 'The credentials are missing or invalid.' };
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** The status of a response, with its quota headers. */
const quotaOf = ({ status, headers }: Response) => [status, headers.get('ratelimit'), headers.get('ratelimit-policy')];

// Proves createWorkspace/no-credentials, createWorkspace/tokens-open, createWorkspace/result, createWorkspace/api-key-list
// Proves createWorkspace/credentials-open
it('Create Workspace creates the owner, the workspace and a testing API key, with tokens that open them', async () => {
  const { status, message, data } = await service.client.createWorkspace({ ...maya, avatar: 'https://acme.example/maya.png' });
  const [apiKey = ''] = Object.keys(data.apiKeyList);
  expect({ status, message, data }).toEqual({
    status: 'success',
    message: 'Workspace created.',
    data: {
      id: uuid,
      name: 'Acme Robotics',
      owner: { id: uuid, email: 'maya@acme.example', name: 'Maya Chen', avatar: 'https://acme.example/maya.png' },
      authToken: expect.stringMatching(`^workspace_${data.id}_1_[0-9a-f]{64}$`),
      apiKeyList: { [apiKey]: { apiKeyName: 'Testing', id: apiKey, type: 'testing' } },
    },
  });
  expect(new Set([data.id, data.owner.id, apiKey]).size).toBe(3);
  const workspace = createClient({ baseUrl: service.url, workspaceId: data.id, authToken: data.authToken, retries: 0 });
  expect((await workspace.getWorkspace({})).data).toEqual(data);
  const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
  const client = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
  const added = await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
  expect(added.data.acme?.success).toBe(true);
});

// Proves createWorkspace/several-workspaces, createWorkspace/owner
it('Create Workspace creates another workspace for an address that already owns one', async () => {
  const [first, second] = [await service.client.createWorkspace(maya), await service.client.createWorkspace(maya)];
  expect(second.data.id).not.toBe(first.data.id);
  expect(second.data.owner.avatar).toBe('');
  expect(Object.keys(second.data.apiKeyList)).not.toEqual(Object.keys(first.data.apiKeyList));
});

// Proves createWorkspace/disposable, createWorkspace/disposable-domains
it('Create Workspace rejects disposable domains and their subdomains, unless the operator allows them', async () => {
  const lists = { disposableDomainsAllowed: ['team.mailinator.com', 'yopmail.com'], disposableDomainsDenied: ['acme.example'] };
  const { client } = await aService(lists);
  const refusal = {
    status: 'INVALID_ARGUMENT',
    message: '/data/ownerEmail must not use a disposable email domain.',
    details: [{ field: '/data/ownerEmail', reason: 'DISPOSABLE_DOMAIN', description: 'must not use a disposable email domain' }],
  };
  for (const domain of ['mailinator.com', 'MailInator.Com', 'any.where.mailinator.com', 'acme.example', 'eu.acme.example']) {
    await expect(client.createWorkspace({ ...maya, ownerEmail: `maya@${domain}` }), domain).rejects.toMatchObject(refusal);
  }
  for (const domain of [
    'our-mailinator.com',
    'team.mailinator.com',
    'x.team.mailinator.com',
    'yopmail.com',
    'mailinator.com.acme-x.example',
  ]) {
    expect((await client.createWorkspace({ ...maya, ownerEmail: `maya@${domain}` })).status, domain).toBe('success');
  }
});

// Proves createWorkspace/disposable, createWorkspace/disposable-domains
it('Create Workspace recognizes a disposable domain in every form', () => {
  const { disposableDomainsDenied: denied } = readConfig({ DISPOSABLE_DOMAINS_DENIED: 'müll.example,zone.' });
  const isIt = (email: string) => isDisposable(emailAddressIn('', email), { allowed: [], denied });
  for (const domain of ['MAILINATOR.com', 'xn--mll-hoa.example', 'MÜLL.example', 'mail．mül\u00ADl.example', 'any.zone']) {
    expect(isIt(`maya@${domain}`), domain).toBe(true);
  }
  expect(isIt('mailinator.com@acme.example')).toBe(false);
});

// Proves createWorkspace/limit, createWorkspace/limited
it('Create Workspace limits calls per network and hour, and reports the limit', async () => {
  const limited = await aService({ createWorkspaceLimit: 3, refusedCallsLimit: 4, trustProxy: 1 });
  const here = from(limited, '203.0.113.7');
  const call = (input: object) => post(limited, '/v2/workspace/create', input, { 'x-forwarded-for': '203.0.113.7' });
  expect(quotaOf(await call(maya))).toEqual([200, '"create-workspace";r=2;t=3600', '"create-workspace";q=3;w=3600']);
  expect(quotaOf(await call(maya))).toEqual([200, '"create-workspace";r=1;t=3600', '"create-workspace";q=3;w=3600']);
  // Rejected calls count elsewhere.
  expect(quotaOf(await call({ ...maya, ownerEmail: 'maya@mailinator.com' }))).toEqual([400, null, null]);
  expect(quotaOf(await call({}))).toEqual([400, null, null]);
  limited.advance({ minutes: 25 });
  await here.createWorkspace(maya);
  limited.advance({ minutes: 5 });
  const refused = await call(maya);
  expect(refused.status).toBe(429);
  const message = 'Too many requests. Try again in 1800 seconds.';
  expect(await refused.json()).toEqual({ error: { status: 'RESOURCE_EXHAUSTED', message } });
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '1800',
    ratelimit: '"create-workspace";r=0;t=1800',
    'ratelimit-policy': '"create-workspace";q=3;w=3600',
  });
  // A 429 does not count as a rejected call.
  for (let i = 0; i < 2; i++)
    expect(quotaOf(await call(maya))).toEqual([429, expect.stringContaining('create-workspace'), expect.anything()]);
  expect((await from(limited, '203.0.113.8').createWorkspace(maya)).status).toBe('success');
  limited.advance({ minutes: 29, seconds: 59, milliseconds: 999 });
  const inASecond = 'Too many requests. Try again in 1 second.';
  await expect(here.createWorkspace(maya)).rejects.toMatchObject({ message: inASecond, retryAfterSeconds: 1 });
  limited.advance({ milliseconds: 1 });
  for (let call = 1; call <= 3; call++) expect((await here.createWorkspace(maya)).status).toBe('success');
  await expect(here.createWorkspace(maya)).rejects.toMatchObject({ httpStatus: 429, retryAfterSeconds: 3600 });
});

// Proves createWorkspace/refused-limit, sendLoginLink/limits
it('Rejected calls of all public operations together are limited per network and hour', async () => {
  const limited = await aService({ refusedCallsLimit: 4, trustProxy: 1 });
  const call = (path: string, input: object, address = '203.0.113.7') => post(limited, path, input, { 'x-forwarded-for': address });
  expect((await call('/v2/workspace/create', {})).status).toBe(400);
  expect((await call('/v2/workspace/create', { ...maya, name: 'x'.repeat(limits.publicBodyBytes) })).status).toBe(413);
  expect((await call('/v2/workspace/create', maya)).status).toBe(200);
  expect((await call('/v2/workspace/create', { ...maya, ownerEmail: 'maya@mailinator.com' })).status).toBe(400);
  limited.advance({ minutes: 30 });
  const login = { email: 'maya@acme.example', continueUrl: 'javascript:alert(1)' };
  expect((await call('/v2/workspace/email/send-login-link', login)).status).toBe(400);
  const refused = await call('/v2/workspace/create', maya);
  expect(quotaOf(refused)).toEqual([429, '"refused-calls";r=0;t=1800', '"refused-calls";q=4;w=3600']);
  expect((await call('/v2/workspace/create', maya, '203.0.113.8')).status).toBe(200);
  limited.advance({ minutes: 30 });
  expect((await call('/v2/workspace/create', maya)).status).toBe(200);
});

// Proves createWorkspace/body-size, sendLoginLink/body-size
it('Public operations accept bodies of at most 16 KiB', async () => {
  const login = { email: 'maya@acme.example', continueUrl: 'https://acme.example' };
  const headers = { 'content-type': 'application/json' };
  for (const [{ path }, data] of [[operations.createWorkspace, maya] as const, [operations.sendLoginLink, login] as const]) {
    const bodyOf = (bytes: number) => JSON.stringify({ data }).padEnd(bytes);
    const send = (bytes: number) => fetch(service.url + path, { method: 'POST', headers, body: bodyOf(bytes) });
    expect((await send(limits.publicBodyBytes)).status).toBe(200);
    const refused = await send(limits.publicBodyBytes + 1);
    const message = 'The request body must be at most 16384 bytes.';
    expect([refused.status, await refused.json()]).toEqual([413, { error: { message, status: 'INVALID_ARGUMENT' } }]);
  }
});

// Proves createWorkspace/limited
it.runIf(isPostgres)('A quota counts over all processes, including concurrent calls and calls before a restart', async () => {
  const limited = await aService({ createWorkspaceLimit: 5 });
  const second = await anotherProcess(limited);
  for (const { client } of [limited, second, limited]) await client.createWorkspace(maya);
  const atOnce = await Promise.allSettled(Array.from({ length: 8 }, () => second.client.createWorkspace(maya)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await limited.restart();
  await expect(limited.client.createWorkspace(maya)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
});

it('A used-up quota is full again after the clock was set back by its window', async () => {
  const limited = await aService({ createWorkspaceLimit: 1, refusedCallsLimit: 1, apiKeyLimit: 1 });
  const { id: workspaceId, authToken } = (await limited.client.createWorkspace(maya)).data;
  limited.advance({ hours: -1 });
  const workspace = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': authToken };
  const statuses = async (path: string, data: object, headers = {}) => {
    const [first, second] = [await post(limited, path, data, headers), await post(limited, path, data, headers)];
    return [first.status, second.status];
  };
  for (const hours of [0, -1]) {
    limited.advance({ hours });
    expect(await statuses('/v2/workspace/apikeys/get', {}, workspace)).toEqual([200, 429]);
    expect(await statuses('/v2/workspace/create', maya)).toEqual([200, 429]);
    expect(await statuses('/v2/workspace/create', {})).toEqual([400, 429]);
  }
});

// Proves createWorkspace/limit
it('The network of a quota is an IPv4 address, or 56 bits of an IPv6 address', () => {
  const networksOf = (...addresses: string[]) => [...new Set(addresses.map(networkOf))];
  expect(networksOf('192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '192.0.2.1:50123')).toEqual(['192.0.2.1']);
  const ours = ['2001:db8:0:1234::1', '2001:DB8::12ff:ffff:ffff:0:1', '2001:0db8:0:1200:0:0:0:9%eth0', '[2001:db8:0:1200::]:4'];
  expect(networksOf(...ours)).toEqual(['2001:db8:0:1200::/56']);
  expect(networksOf('2001:db8:0:1300::1', '2001:db8::')).toEqual(['2001:db8:0:1300::/56', '2001:db8:0:0::/56']);
  expect(networksOf('::1', '::ffff:0:192.0.2.1')).toEqual(['0:0:0:0::/56']);
});

it('Addresses of one IPv6 network share the quotas of public operations', async () => {
  const limited = await aService({ createWorkspaceLimit: 1, loginLinkLimit: 1, refusedCallsLimit: 1, trustProxy: 1 });
  const login = { email: maya.ownerEmail, continueUrl: 'https://acme.example' };
  for (const [i, [path, input]] of Object.entries({ create: maya, 'email/send-login-link': login }).entries()) {
    const call = async (address: string, data: object = input) =>
      (await post(limited, `/v2/workspace/${path}`, data, { 'x-forwarded-for': `2001:db8:${i}:${address}` })).status;
    expect([await call(':1'), await call(':2'), await call('a00::1', {}), await call('aff::2')]).toEqual([200, 429, 400, 429]);
  }
});

// Proves getWorkspace/empty-input, getWorkspace/stable-token, getWorkspace/returns-workspace
it('Get Workspace returns the same as Create Workspace, even after a restart', async () => {
  const { data } = await service.client.createWorkspace(maya);
  await service.restart();
  const workspace = createClient({ baseUrl: service.url, workspaceId: data.id, authToken: data.authToken, retries: 0 });
  const reply = await workspace.getWorkspace({});
  expect(reply).toEqual({ status: 'success', message: 'Workspace found.', data });
});

// Proves getWorkspace/unknown-workspace, everyOperation/api-key-headers, everyOperation/workspace-headers, getWorkspace/not-found
it('Get Workspace returns NOT_FOUND for an unknown workspace, and UNAUTHENTICATED for a wrong token', async () => {
  const one = await aTenant(service);
  const get = (workspaceId: string, authToken: string) =>
    createClient({ baseUrl: service.url, workspaceId, authToken, retries: 0 }).getWorkspace({});
  const unknown = '60b1e7d4-93a2-4f58-8c0d-5e7f2a91b3c6';
  for (const token of [one.workspaceToken, 'nonsense', one.workspaceToken.replaceAll(one.workspaceId, unknown)]) {
    const message = `The workspace "${unknown}" does not exist.`;
    await expect(get(unknown, token)).rejects.toMatchObject({ httpStatus: 404, status: 'NOT_FOUND', message });
  }
  await expect(get(one.workspaceId, `${one.workspaceToken}0`)).rejects.toMatchObject(unauthenticated);
});

// Proves getAuthTokens/by-id, getAuthTokens/stable, getApiKeys/keys, operationsThatAreOnlyNamed/auth-tokens
it('Get Auth Tokens returns the same token of an API key each time, even after a restart', async () => {
  const { workspaceId, workspaceToken, apiKey, authToken } = await aTenant(service);
  expect(authToken).toMatch(new RegExp(`^key_${apiKey}_1_[0-9a-f]{64}$`));
  await service.restart();
  const workspace = createClient({ baseUrl: service.url, workspaceId, authToken: workspaceToken, retries: 0 });
  const reply = await workspace.getAuthTokens({ apiKey });
  expect(reply).toEqual({ status: 'success', message: 'Auth token found.', data: { apiKey, authToken } });
});

// Proves createApiKey/no-data, createApiKey/types, createApiKey/listed, operationsThatAreOnlyNamed/create-api-key
it('Create API Key creates a key with its own data, which Get API Keys lists and Get Auth Tokens accepts', async () => {
  const tenant = await aTenant(service);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  await tenant.client.addOrganizations({ organizations });
  const { status, message, data } = await tenant.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' });
  const { id, authToken } = data;
  const key = { id, apiKeyName: 'Live', type: 'production' };
  expect({ status, message, data }).toEqual({
    status: 'success',
    message: 'API key created.',
    data: { ...key, id: uuid, authToken },
  });
  expect((await tenant.workspace.getAuthTokens({ apiKey: id })).data).toEqual({ apiKey: id, authToken });
  const { apiKeyList } = (await tenant.workspace.getWorkspace({})).data;
  expect(apiKeyList).toEqual({ [tenant.apiKey]: { apiKeyName: 'Testing', id: tenant.apiKey, type: 'testing' }, [id]: key });
  const client = createClient({ baseUrl: service.url, apiKey: id, authToken, retries: 0 });
  expect((await client.addOrganizations({ organizations })).data.acme?.success).toBe(true);
  await expect(
    createClient({ baseUrl: service.url, apiKey: tenant.apiKey, authToken }).getDocuments({ organizationId: 'acme' }),
  ).rejects.toMatchObject(unauthenticated);
});

// Proves createApiKey/limit, getApiKeys/empty-input
it('A workspace has at most a hundred API keys, even with concurrent calls', async () => {
  const { workspace } = await aTenant(service);
  const create = () => workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' });
  const calls = await Promise.allSettled(Array.from({ length: 105 }, create));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(99);
  expect(Object.keys((await workspace.getWorkspace({})).data.apiKeyList)).toHaveLength(100);
  expect((await workspace.getApiKeys({})).data).toHaveLength(100);
  await expect(create()).rejects.toMatchObject({
    httpStatus: 400,
    status: 'FAILED_PRECONDITION',
    message: 'A workspace can have at most 100 API keys.',
  });
  const other = await aTenant(service);
  expect((await other.workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).status).toBe('success');
});

/** A call as a browser sends it from a page of this origin. Returns the HTTP status. */
async function statusFrom(test: { url: string }, origin: string | undefined, path: string, headers: { [name: string]: string }) {
  const { status } = await post(test, path, {}, { ...headers, ...(origin === undefined ? {} : { origin }) });
  return status;
}

const refused = { success: false, domain: null };

// Proves addDomains/host, addDomains/wildcard, addDomains/item-success, addDomains/listed, operationsThatAreOnlyNamed/add-domains
it('Add Domains adds hosts in their stored form, each once', async () => {
  const { workspace } = await aTenant(service);
  const first = await workspace.addDomains({ domains: ['*.Müll.example', 'ACME.example.', 'localhost', '127.0.0.1'] });
  const domains = ['*.xn--mll-hoa.example', '127.0.0.1', 'acme.example', 'localhost'];
  expect(first.message).toBe('Domains added.');
  const added = { success: true, domain: 'acme.example', message: 'Domain added.' };
  expect(first.data['ACME.example.']).toEqual(added);
  const { data } = await workspace.addDomains({ domains: ['acme.example', 'Acme.Example'] });
  expect(data).toEqual({ 'acme.example': added, 'Acme.Example': added });
  expect((await workspace.getDomains({})).data).toEqual(domains);
  await expect(workspace.addDomains({ domains: [] })).rejects.toMatchObject({ httpStatus: 400 });
});

// Proves addDomains/host
it('Add Domains stores a scheme and port other than the defaults, even with wildcards', async () => {
  const { workspace } = await aTenant(service);
  const stored = {
    'https://acme.example': 'acme.example',
    'HTTPS://Acme.example:443': 'acme.example',
    'acme.example:8443': 'https://acme.example:8443',
    'http://acme.example:080': 'http://acme.example',
    'http://*.acme.example:3000': 'http://*.acme.example:3000',
  };
  const { data } = await workspace.addDomains({ domains: Object.keys(stored) });
  const found = Object.entries(data).map(([written, { domain }]) => [written, domain]);
  expect(Object.fromEntries(found)).toEqual(stored);
  expect((await workspace.getDomains({})).data).toEqual([
    ...['acme.example', 'http://*.acme.example:3000', 'http://acme.example', 'https://acme.example:8443'],
  ]);
});

// Proves addDomains/public-suffix
it.each([
  ...['*.com', 'com', '*.co.uk', 'co.uk', '*.github.io', 'http://*.com:8080', '*.foo.kawasaki.jp.', '*.公司.cn', '*.foo.ck'],
  ...['*.example', '*.localhost', '*.intranet'],
])('Add Domains rejects the public suffix %s', async (domain) => {
  const { workspace } = await aTenant(service);
  const reply = await workspace.addDomains({ domains: [domain, '*.acme.co.uk', 'acme.github.io', 'intranet', '192.0.2.1'] });
  const message = 'The domain is a public suffix, shared by unrelated owners. Use a domain below it, such as *.acme.com.';
  expect(reply.data[domain]).toEqual({ ...refused, message });
  expect((await workspace.getDomains({})).data).toEqual(['*.acme.co.uk', '192.0.2.1', 'acme.github.io', 'intranet']);
});

// Proves addDomains/item-success
it('Add Domains fails an item that is not a domain, and adds the others', async () => {
  const { workspace } = await aTenant(service);
  const message =
    'The domain must be a host name or an origin, such as app.acme.example, *.acme.example or http://acme.example:8080.';
  const none = [
    'ftp://acme.example',
    'https://acme.example/',
    'https://https://acme.example',
    'acme.example:65536',
    'acme.example:',
    '*.https://acme.example',
    'acme.example/path',
    'maya@acme.example',
    'a b',
    '*',
    '*.',
    '*acme.example',
    'a.*.example',
    '-a.example',
    'a..example',
    `${'a'.repeat(64)}.example`,
    '_a.example',
    '[::1]',
    '1',
    '*.127.0.0.1',
    'a%2eb',
    '__proto__',
    '.',
  ];
  const reply = await workspace.addDomains({ domains: [...none, 'acme.example'] });
  expect(reply.message).toBe(`1 of ${none.length + 1} domains added.`);
  expect((await workspace.getDomains({})).data).toEqual(['acme.example']);
  for (const one of none) expect(Object.entries(reply.data), one).toContainEqual([one, { ...refused, message }]);
});

// Proves addDomains/item-success, getDomains/empty-input
it('A workspace has at most a hundred domains, even with concurrent calls', async () => {
  const { workspace } = await aTenant(service);
  const hosts = (name: string) => Array.from({ length: 60 }, (_, i) => `${name}-${i}.example`);
  const replies = await Promise.all([workspace.addDomains({ domains: hosts('a') }), workspace.addDomains({ domains: hosts('b') })]);
  const outcomes = replies.flatMap(({ data }) => Object.values(data));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(100);
  expect(outcomes).toContainEqual({ ...refused, message: 'A workspace can have at most 100 domains.' });
  expect((await workspace.getDomains({})).data).toHaveLength(100);
});

// Proves addDomains/wildcard, addDomains/servers, getDomains/no-domain
it('After the first domain, every credential of the workspace rejects pages of other origins, but no server', async () => {
  const guarded = await aService();
  const tenant = await aTenant(guarded);
  const { data: live } = await tenant.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' });
  const calls = [
    ['/v2/workspace/get', { 'x-svc-workspace-id': tenant.workspaceId, 'x-svc-auth-token': tenant.workspaceToken }],
    ['/v2/users/data/delete', { 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken }],
    ['/v1/users/data/delete/status', { 'x-svc-api-key': live.id, 'x-svc-auth-token': live.authToken }],
  ] as const;
  // The content is invalid, so that accepted calls have no effect.
  const from = (origin?: string) => Promise.all(calls.map(([path, headers]) => statusFrom(guarded, origin, path, headers)));
  const comesIn = [200, 400, 400];
  expect(await from('https://evil.example')).toEqual(comesIn);
  await tenant.workspace.addDomains({ domains: ['acme.example', '*.app.acme.example'] });
  const allowed = [
    'https://acme.example',
    'https://acme.example:443',
    'https://acme.example.',
    'https://a.app.acme.example',
    'https://a.b.app.acme.example',
    undefined,
  ];
  for (const origin of allowed) expect(await from(origin), origin).toEqual(comesIn);
  const others = [
    'https://evil.example',
    'https://app.acme.example',
    'https://www.acme.example',
    'https://evilacme.example',
    'https://acme.example.evil.example',
    'http://acme.example',
    'https://acme.example:8443',
    'https://a.app.acme.example:8443',
    'http://localhost:3000',
    'null',
    'acme.example',
  ];
  for (const origin of others) expect(await from(origin), origin).toEqual([403, 403, 403]);
  const reply = await post(guarded, calls[0][0], {}, { ...calls[0][1], origin: 'https://evil.example' });
  expect(await reply.json()).toEqual({
    error: { status: 'PERMISSION_DENIED', message: 'This origin is not among the allowed domains of the workspace.' },
  });
  const stranger = await aTenant(guarded);
  const strangers = { 'x-svc-api-key': stranger.apiKey, 'x-svc-auth-token': stranger.authToken };
  expect(await statusFrom(guarded, 'https://evil.example', '/v2/users/data/delete', strangers)).toBe(400);
  expect(await statusFrom(guarded, 'https://evil.example', '/v2/workspace/create', {})).toBe(400);
});

// Proves createApiKey/types, addDomains/host, addDomains/localhost
it('Origins are compared with scheme and port; testing keys accept localhost on every port', async () => {
  const guarded = await aService();
  const tenant = await aTenant(guarded);
  const { data: live } = await tenant.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' });
  const status = (origin: string, apiKey: string, authToken: string) =>
    statusFrom(guarded, origin, '/v2/users/data/delete', { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken });
  const from = (origin: string) =>
    Promise.all([status(origin, tenant.apiKey, tenant.authToken), status(origin, live.id, live.authToken)]);
  await tenant.workspace.addDomains({ domains: ['http://acme.example', 'https://*.acme.example:8443', 'localhost'] });
  const both = ['http://acme.example', 'http://acme.example:80', 'https://a.acme.example:8443', 'https://localhost'];
  for (const origin of both) expect(await from(origin), origin).toEqual([400, 400]);
  const onLocalhost = ['http://localhost', 'http://localhost:3000', 'https://localhost:8443'];
  for (const origin of onLocalhost) expect(await from(origin), origin).toEqual([400, 403]);
  const neither = [
    ...['https://acme.example', 'http://acme.example:8080', 'https://a.acme.example', 'http://a.acme.example:8443'],
    ...['http://127.0.0.1:3000', 'http://localhost.evil.example', 'https://evil.example:8443'],
  ];
  for (const origin of neither) expect(await from(origin), origin).toEqual([403, 403]);
});

// Proves addDomains/effect, getDomains/no-domain, deleteDomains/last-one, deleteDomains/effect
it.runIf(isPostgres)(
  'A changed domain applies at once in the process of the call, for all credentials, and in others within 5 seconds',
  async () => {
    const [tenant, stranger] = [await aTenant(service), await aTenant(service)];
    const other = await startService({ config: service.config, log: silent, clock: service.now, pollIntervalMs: 0 });
    onTestFinished(() => other.stop());
    const ofKey = { 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken };
    const ofWorkspace = { 'x-svc-workspace-id': tenant.workspaceId, 'x-svc-auth-token': tenant.workspaceToken };
    const ofStranger = { 'x-svc-api-key': stranger.apiKey, 'x-svc-auth-token': stranger.authToken };
    const statuses = async (origin = 'https://evil.example', by = [ofKey, ofWorkspace, ofStranger]) =>
      await Promise.all(
        [service, other].map(({ url }) =>
          Promise.all(by.map((headers) => statusFrom({ url }, origin, '/v2/workspace/domains/add', headers))),
        ),
      );
    const [open, closed] = [
      [400, 400, 400],
      [403, 403, 400],
    ];
    expect(await statuses()).toEqual([open, open]);
    await tenant.client.addDomains({ domains: ['acme.example'] });
    expect(await statuses()).toEqual([closed, open]);
    service.advance({ seconds: 5 });
    expect(await statuses()).toEqual([closed, closed]);
    expect((await tenant.workspace.deleteDomains({ domains: ['ACME.example'] })).message).toBe('Domains deleted.');
    expect(await statuses()).toEqual([open, closed]);
    service.advance({ seconds: 5 });
    expect(await statuses()).toEqual([open, open]);
    // A clock that is set back makes no cached entry newer.
    await tenant.workspace.addDomains({ domains: ['acme.example'] });
    service.advance({ hours: -1 });
    expect(await statuses()).toEqual([closed, closed]);
    service.advance({ hours: 1 });
  },
);

// Proves addDomains/headers, getDomains/empty-input, getDomains/headers, deleteDomains/headers
it('Domains can be read and written with the headers of a workspace or of one of its API keys', async () => {
  const [{ client, workspace }, stranger] = [await aTenant(service), await aTenant(service)];
  expect((await client.addDomains({ domains: ['b.example'] })).data).toMatchObject({ 'b.example': { success: true } });
  service.advance({ seconds: 1 });
  await workspace.addDomains({ domains: ['c.example', 'a.example'] });
  const found = { status: 'success', message: 'Domains found.', data: ['a.example', 'b.example', 'c.example'] };
  expect([await client.getDomains({}), await workspace.getDomains({})]).toEqual([found, found]);
  expect((await stranger.client.getDomains({})).data).toEqual([]);
  expect((await client.deleteDomains({ domains: ['a.example'] })).data).toMatchObject({ 'a.example': { success: true } });
  expect((await workspace.getDomains({})).data).toEqual(['b.example', 'c.example']);
});

// Proves addDomains/listed, deleteDomains/item-success
it('Delete Domains deletes domains in any spelling, and fails unknown ones', async () => {
  const [{ workspace }, other] = [await aTenant(service), await aTenant(service)];
  for (const one of [workspace, other.workspace]) await one.addDomains({ domains: ['acme.example', 'http://beta.example'] });
  const { message, data } = await workspace.deleteDomains({
    domains: ['ACME.example.', 'https://acme.example', 'beta.example', 'a b'],
  });
  const deleted = { success: true, domain: 'acme.example', message: 'Domain deleted.' };
  const missing = { success: false, domain: null, message: 'The workspace does not have this domain.' };
  expect(message).toBe('2 of 4 domains deleted.');
  expect(data).toEqual({ 'ACME.example.': deleted, 'https://acme.example': deleted, 'beta.example': missing, 'a b': missing });
  expect((await workspace.getDomains({})).data).toEqual(['http://beta.example']);
  expect((await other.workspace.getDomains({})).data).toEqual(['acme.example', 'http://beta.example']);
});

// Proves createApiKey/no-data, getApiKeys/empty-input, getApiKeys/keys
it('Get API Keys returns the keys of the workspace with their switches, oldest first', async () => {
  const [{ workspace, apiKey }] = [await aTenant(service), await aTenant(service)];
  service.advance({ seconds: 1 });
  const { id } = (await workspace.createApiKey({ apiKeyName: 'Live', type: 'production' })).data;
  const switches = { advancedQueries: true, notificationConfig: true, events: false, defaultFolderAccess: 'organizationPrivate' };
  const found = await workspace.getApiKeys({});
  expect(found.message).toBe('API keys found.');
  expect(found.data).toEqual([
    { id: apiKey, apiKeyName: 'Testing', type: 'testing', ...switches },
    { id, apiKeyName: 'Live', type: 'production', ...switches },
  ]);
});

// Proves updateAccessForFolders/inherits, setConfig/option, getConfig/option, getApiKeys/keys, updateApiKey/absent-stay
// Proves updateApiKey/switches, getDocuments/advanced-queries, updateAccessForFolders/default-access, setConfig/console-option
it('Update API Key changes the given fields, and switches apply to the next call', async () => {
  const { workspace, apiKey, client } = await aTenantWithAcme(service);
  const before = { id: apiKey, apiKeyName: 'Testing', type: 'testing', advancedQueries: true, notificationConfig: true };
  const renamed = { ...before, events: false, apiKeyName: 'Staging', defaultFolderAccess: 'organizationPrivate' };
  expect((await workspace.updateApiKey({ apiKey, apiKeyName: 'Staging' })).data).toEqual(renamed);
  const off = { advancedQueries: false, notificationConfig: false, defaultFolderAccess: 'restricted' } as const;
  expect((await workspace.updateApiKey({ apiKey, ...off })).data).toEqual({ ...renamed, ...off });
  expect((await workspace.getApiKeys({})).data).toEqual([{ ...renamed, ...off }]);
  const precondition = { status: 'FAILED_PRECONDITION', message: expect.stringContaining('Turn it on in the console.') };
  await expect(client.getDocuments({ organizationId: 'acme' })).rejects.toMatchObject(precondition);
  await expect(client.getConfig({ organizationId: 'acme', userIds: ['maya'] })).rejects.toMatchObject(precondition);
  await client.addFolders({ organizationId: 'acme', folders: [{ folderId: 'plans' }] });
  const [folder] = (await client.getFolders({ organizationId: 'acme' })).data;
  expect(JSON.stringify(folder)).toContain('restricted');
  await workspace.updateApiKey({ apiKey, advancedQueries: true });
  expect((await client.getDocuments({ organizationId: 'acme' })).data).toEqual([]);
  await expect(client.getConfig({ organizationId: 'acme', userIds: ['maya'] })).rejects.toMatchObject(precondition);
  const opened = { ...renamed, ...off, advancedQueries: true };
  expect((await workspace.updateApiKey({ apiKey, apiKeyName: 'Staging' })).data).toEqual(opened);
});

// Proves getAuthTokens/other-workspace, updateEmailConfig/other-workspace, updateApiKey/other-workspace
// Proves deleteApiKey/other-workspace, resetAuthToken/other-workspace, getEmailConfig/other-workspace
it('A workspace treats an API key of another workspace as missing', async () => {
  const [{ apiKey }, { workspace, client }] = [await aTenant(service), await aTenant(service)];
  for (const key of [apiKey, 'no such key']) {
    const calls = [
      workspace.getAuthTokens({ apiKey: key }),
      workspace.updateApiKey({ apiKey: key, apiKeyName: 'Mine' }),
      workspace.deleteApiKey({ apiKey: key }),
      workspace.resetAuthToken({ apiKey: key }),
      ...[workspace, client].flatMap((one) => [
        one.updateEmailConfig({ apiKey: key, enabled: true }),
        one.getEmailConfig({ apiKey: key }),
      ]),
    ];
    const missing = { httpStatus: 404, message: `The API key "${key}" does not exist.` };
    expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => ({ reason: missing })));
  }
});

// Proves getApiKeys/keys, deleteApiKey/deletes, deleteApiKey/other-workspace
it('A deleted API key is rejected at once, and the queue removes all of its rows, and no other', async () => {
  const [one, other] = [await aTenant(service), await aTenant(service)];
  const { ask } = service.service.environment;
  const marked = await Promise.all([one, other].map(({ apiKey }) => fillAllTables(ask, apiKey)));
  expect(Object.keys(marked[0] ?? {}).length).toBeGreaterThan(15);
  const counts = async ({ apiKey }: Tenant) => await countRows(ask, apiKey);
  const before = await counts(other);
  const { message, data } = await one.workspace.deleteApiKey({ apiKey: one.apiKey });
  expect({ message, data }).toEqual({ message: 'API key deleted.', data: null });
  await expect(one.client.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  await expect(one.workspace.getAuthTokens({ apiKey: one.apiKey })).rejects.toMatchObject({ httpStatus: 404 });
  await expect(one.workspace.deleteApiKey({ apiKey: one.apiKey })).rejects.toMatchObject({ httpStatus: 404 });
  expect((await one.workspace.getApiKeys({})).data).toEqual([]);
  // Calls of processes that have cached the key end first.
  service.advance({ seconds: 64 });
  await service.work();
  expect((await counts(one)).organizations).toBe(before.organizations);
  service.advance({ minutes: 2 });
  await service.work();
  expect(Object.values(await counts(one)).filter((rows) => rows > 0)).toEqual([]);
  expect(await counts(other)).toEqual(before);
  // Another key may begin at once.
  expect((await one.workspace.createApiKey({ apiKeyName: 'Fresh', type: 'testing' })).status).toBe('success');
});

// Proves deleteApiKey/deletes
it('Only one of several concurrent deletions succeeds, and a call in flight leaves no row', async () => {
  const test = await aService();
  const { workspace, client, apiKey } = await aTenantWithAcme(test);
  const documents = (i: number) => [{ documentId: `plan-${i}`, documentName: 'Plan' }];
  const writes = Array.from({ length: 20 }, (_, i) => client.addDocuments({ organizationId: 'acme', documents: documents(i) }));
  const deletions = [1, 2, 3].map(() => workspace.deleteApiKey({ apiKey }));
  const outcomes = await Promise.allSettled([...deletions, ...writes]);
  const [statuses, others] = [outcomes.slice(0, 3), outcomes.slice(3)].map((settled) =>
    settled.map((one) => (one.status === 'fulfilled' ? 200 : one.reason.httpStatus)).toSorted(),
  );
  expect(statuses).toEqual([200, 404, 404]);
  expect(others?.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  test.advance({ minutes: 2 });
  await test.work();
  const rows = await countRows(test.service.environment.ask, apiKey);
  expect(Object.values(rows).filter((count) => count > 0)).toEqual([]);
});

// Proves deleteApiKey/pending, deleteApiKey/email, deleteWorkspace/pending, deleteWorkspace/email
it('The email about a deletion goes to verified owners alone, up to ten an hour for API keys, and pending ones are dropped', async () => {
  const test = await aService();
  const { workspace, workspaceId, client, apiKey } = await aTenantWithAcme(test);
  await workspace.updateEmailConfig({ apiKey, enabled: true });
  const people = { actionUser: { userId: 'ben' }, notifyUsers: [{ userId: 'maya', email: 'maya@acme.example' }] };
  const about = { organizationId: 'acme', documentId: 'plan', createDocument: true, displayHeadlineMessageTemplate: 'Hello' };
  await client.addNotifications({ ...about, ...people });
  await workspace.deleteApiKey({ apiKey });
  await test.work();
  expect(await mailsOf(test)).toEqual([]);
  await admin(test, 'workspaces', 'verify', workspaceId);
  for (let i = 0; i < 12; i++) {
    const { id } = (await workspace.createApiKey({ apiKeyName: 'evil.example', type: 'testing' })).data;
    await workspace.deleteApiKey({ apiKey: id });
  }
  await test.work();
  const mails = await mailsOf(test);
  expect(mails).toHaveLength(10);
  expect(mails[0]?.headers).toMatch(/^To: maya@acme\.example$/m);
  expect(mails[0]?.headers).toMatch(/^Subject: An API key was deleted$/m);
  const [what, , advice] = mails[0]?.text.split('\n') ?? [];
  expect(what).toBe(
    'On 2026-11-20 10:00 UTC, the API key "evil. example" of the workspace "Acme Robotics" was deleted with all of its data.',
  );
  expect(advice).toMatch(/^If this was not you, reset the token of the workspace in the console: http.*\/console$/);
  expect(mails[0]?.html).toMatch(/in the console: <a href="(http[^"]*\/console)">\1<\/a>/);
  await workspace.deleteWorkspace({ confirm: 'Acme Robotics' });
  await test.work();
  const last = (await mailsOf(test)).filter(({ headers }) => headers.includes('Subject: Your workspace was deleted'));
  expect(last.map(({ text }) => text.split('\n')[0])).toEqual([
    'On 2026-11-20 10:00 UTC, the workspace "Acme Robotics" was deleted with its API keys and all of their data.',
  ]);
});

// Proves deleteApiKey/deletes
it('The deletion of API keys and workspaces covers every table whose primary key begins with their id', () => {
  const keys = ownedTables.map(({ table, owner, key }) => [table, [owner, ...key].join(', ')]);
  expect(keys.toSorted()).toEqual(ownTables.map(({ table, key }) => [table, key]).toSorted());
  expect(ownedTables.slice(0, 2).map(({ table }) => table)).toEqual(['webhooks', 'tasks']);
});

// Proves deleteWorkspace/confirm, deleteWorkspace/deletes
it('Delete Workspace needs the name of the workspace, ends all of its credentials, and the queue removes all of its rows', async () => {
  const [one, other] = [await aTenant(service), await aTenant(service)];
  const { ask, usage } = service.service.environment;
  const second = (await one.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' })).data;
  const ownersOf = ({ workspaceId, apiKey }: Tenant) => [workspaceId, apiKey];
  const owners = [...ownersOf(one), second.id];
  for (const id of [...owners, ...ownersOf(other)]) await fillAllTables(ask, id);
  await usage.flush(ask);
  const counts = async (ids: readonly string[]) => await Promise.all(ids.map((id) => countRows(ask, id)));
  const before = await counts(ownersOf(other));
  for (const confirm of ['acme robotics', 'Acme Robotics ', one.workspaceId]) {
    const details = [{ field: '/data/confirm', reason: 'CONFLICT', description: 'must be the name of the workspace' }];
    await expect(one.workspace.deleteWorkspace({ confirm })).rejects.toMatchObject({ httpStatus: 400, details });
  }
  expect((await one.workspace.getWorkspace({})).status).toBe('success');
  const idempotencyKey = 'end-of-the-workspace';
  const { message, data } = await one.workspace.deleteWorkspace({ confirm: 'Acme Robotics' }, { idempotencyKey });
  expect({ message, data }).toEqual({ message: 'Workspace deleted.', data: null });
  const again = one.workspace.deleteWorkspace({ confirm: 'Acme Robotics' }, { idempotencyKey });
  await expect(again).rejects.toMatchObject(unauthenticated);
  await expect(one.workspace.getWorkspace({})).rejects.toMatchObject({ httpStatus: 404 });
  await expect(one.workspace.getApiKeys({})).rejects.toMatchObject(unauthenticated);
  const { id: apiKey, authToken } = second;
  for (const client of [one.client, createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 })])
    await expect(client.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  await usage.flush(ask);
  service.advance({ minutes: 2 });
  await service.work();
  expect((await counts(owners)).flatMap(Object.values).filter((count) => count > 0)).toEqual([]);
  expect((await counts(ownersOf(other))).map(({ usage_by_day: _, ...rows }) => rows)).toEqual(
    before.map(({ usage_by_day: _, ...rows }) => rows),
  );
  const { data: audit } = await admin(service, 'audit', '--workspace', one.workspaceId);
  expect(audit).toMatchObject([{ actor: 'token', action: 'deleteWorkspace', subjectId: one.workspaceId }, {}]);
});

// Proves deleteWorkspace/deletes
it('No API key or domain that is added during Delete Workspace outlives it', async () => {
  const test = await aService();
  const { workspace, workspaceId } = await aTenant(test);
  const created = Array.from({ length: 8 }, () => workspace.createApiKey({ apiKeyName: 'Late', type: 'testing' }));
  const domains = Array.from({ length: 4 }, (_, i) => workspace.addDomains({ domains: [`app-${i}.acme.example`] }));
  const deletions = [1, 2].map(() => workspace.deleteWorkspace({ confirm: 'Acme Robotics' }));
  const outcomes = await Promise.allSettled([...deletions, ...created, ...domains]);
  const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? 200 : one.reason.httpStatus));
  expect(statuses.slice(0, 2).toSorted()).toEqual([200, 401]);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  const { ask } = test.service.environment;
  expect(await ask(sql`select 1 from api_keys where workspace_id = ${workspaceId}`)).toEqual([]);
  test.advance({ minutes: 2 });
  await test.work();
  expect(Object.values(await countRows(ask, workspaceId)).filter((count) => count > 0)).toEqual([]);
});

// Proves getUsage/api-key, getUsage/days
it.runIf(isPostgres)('Get Usage counts the calls of each day over all processes, for 30 days', async () => {
  const test = await aService();
  const { workspace, workspaceId, workspaceToken, client, apiKey } = await aTenant(test);
  const stranger = await aTenant(test);
  const today = start - (start % 86_400_000);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  await client.addOrganizations({ organizations });
  await expect(client.getUsers({ organizationId: 'beta' })).rejects.toMatchObject({ httpStatus: 404 });
  const other = await startService({ config: test.config, log: silent, clock: test.now, pollIntervalMs: 0 });
  onTestFinished(() => other.stop());
  await createClient({ baseUrl: other.url, workspaceId, authToken: workspaceToken }).getWorkspace({});
  await other.worker.drain();
  const ofKey = { apiKey, day: today, calls: 2, refusedCalls: 1, mails: 0 };
  const usage = async () => (await workspace.getUsage({})).data.toSorted((a, b) => b.day - a.day || (a.apiKey === null ? -1 : 1));
  // Get Auth Tokens, Get Workspace at the other process, and this call.
  expect(await usage()).toEqual([{ apiKey: null, day: today, calls: 3, refusedCalls: 0, mails: 0 }, ofKey]);
  test.advance({ days: 1 });
  await client.getOrganizations({});
  await test.restart();
  const again = createClient({ baseUrl: test.url, workspaceId, authToken: workspaceToken, retries: 0 });
  const tomorrow = { day: today + 86_400_000, calls: 1, refusedCalls: 0, mails: 0 };
  expect((await again.getUsage({})).data).toHaveLength(4);
  expect((await again.getUsage({})).data).toContainEqual({ apiKey, ...tomorrow });
  const days = async () => (await again.getUsage({})).data.map(({ day }) => day);
  test.advance({ days: 28 });
  await test.work();
  expect(await days()).toContain(today);
  test.advance({ days: 1 });
  expect(await days()).not.toContain(today);
  await test.work();
  const { ask } = test.service.environment;
  expect(await ask(sql`select 1 from usage_by_day where day = ${today}`)).toEqual([]);
  expect(JSON.stringify((await again.getUsage({})).data)).not.toContain(stranger.apiKey);
});

// Proves getUsage/days, getUsage/late
it('Get Usage counts rejected calls with valid credentials, except 429, and none of a deleted API key', async () => {
  const test = await aService({ apiKeyLimit: 3 });
  const { workspace, client, apiKey } = await aTenant(test);
  await client.getOrganizations({});
  await expect(client.getUsers({ organizationId: 'beta' })).rejects.toMatchObject({ httpStatus: 404 });
  await expect(client.getOrganizations({ pageToken: 'none' })).rejects.toMatchObject({ httpStatus: 400 });
  await expect(client.getOrganizations({})).rejects.toMatchObject({ httpStatus: 429 });
  const stranger = createClient({ baseUrl: test.url, apiKey, authToken: 'not-the-token', retries: 0 });
  await expect(stranger.getOrganizations({})).rejects.toMatchObject({ httpStatus: 401 });
  test.advance({ minutes: 1 });
  const ofKey = async () => (await workspace.getUsage({})).data.filter((one) => one.apiKey === apiKey);
  const day = start - (start % 86_400_000);
  expect(await ofKey()).toEqual([{ apiKey, day, calls: 4, refusedCalls: 2, mails: 0 }]);
  await workspace.deleteApiKey({ apiKey });
  expect(await ofKey()).toEqual([]);
});

// Proves getUsage/late
it('Usage that a process could not save is saved with its next counts', async () => {
  const { ask } = service.service.environment;
  const usage = createUsage();
  const count = () => {
    for (const what of ['calls', 'calls', 'refusedCalls', 'mails'] as const) usage.count('a caller', what, service.now());
  };
  count();
  const failing = usage.flush(() => Promise.reject(new Error('The database is away.')));
  count();
  await expect(failing).rejects.toThrow('The database is away.');
  await usage.flush(ask);
  expect(await ask(findUsage(['a caller'], service.now()))).toMatchObject([{ calls: 4, refusedCalls: 2, mails: 2 }]);
  count();
  await usage.flush(ask);
  expect(await ask(findUsage(['a caller'], service.now()))).toMatchObject([{ calls: 6, refusedCalls: 3, mails: 3 }]);
});

// Proves getAuthTokens/stable, resetAuthToken/which, resetAuthToken/old-token
it("Reset Auth Token replaces an API key's token at once; other tokens stay valid", async () => {
  const { workspace, apiKey, client, authToken, workspaceToken } = await aTenant(service);
  await client.getOrganizations({});
  const { message, data } = await workspace.resetAuthToken({ apiKey });
  expect({ message, apiKey: data.apiKey }).toEqual({ message: 'Auth token reset.', apiKey });
  expect(data.authToken).not.toBe(authToken);
  await expect(client.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  const renewed = createClient({ baseUrl: service.url, apiKey, authToken: data.authToken, retries: 0 });
  expect((await renewed.getOrganizations({})).status).toBe('success');
  expect((await workspace.getAuthTokens({ apiKey })).data.authToken).toBe(data.authToken);
  expect((await workspace.getWorkspace({})).data.authToken).toBe(workspaceToken);
});

// Proves getWorkspace/stable-token, resetAuthToken/which, resetAuthToken/sign-out
it("Reset Auth Token without an API key replaces the workspace's own token, and no token of its keys", async () => {
  const { workspace, workspaceId, client } = await aTenant(service);
  await workspace.getWorkspace({});
  const { apiKey, authToken } = (await workspace.resetAuthToken({})).data;
  expect(apiKey).toBeNull();
  await expect(workspace.getWorkspace({})).rejects.toMatchObject(unauthenticated);
  const renewed = createClient({ baseUrl: service.url, workspaceId, authToken, retries: 0 });
  expect((await renewed.getWorkspace({})).data.authToken).toBe(authToken);
  expect((await client.getOrganizations({})).status).toBe('success');
});

it('Concurrent resets give each caller a different token, of which only the last is valid', async () => {
  const { workspace, apiKey } = await aTenant(service);
  const replies = await Promise.all(Array.from({ length: 5 }, () => workspace.resetAuthToken({ apiKey })));
  const authTokens = replies.map(({ data }) => data.authToken);
  expect(new Set(authTokens).size).toBe(5);
  const valid = (await workspace.getAuthTokens({ apiKey })).data.authToken;
  const works = async (authToken: string) => {
    const client = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
    return await client.getOrganizations({}).then(
      () => true,
      () => false,
    );
  };
  const working = await Promise.all(authTokens.map(works));
  expect(authTokens.filter((_, i) => working[i])).toEqual([valid]);
});

it('Calls with an API key return the remaining quota with every response', async () => {
  const limited = await aService({ apiKeyLimit: 300 });
  const tenant = await aTenant(limited);
  const key = { 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken };
  const workspace = { 'x-svc-workspace-id': tenant.workspaceId, 'x-svc-auth-token': tenant.workspaceToken };
  const policy = '"api-key";q=300;w=60';
  const add = '/v2/organizations/add';
  const acme = { organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] };
  limited.advance({ minutes: 1 });
  expect(quotaOf(await post(limited, add, acme, key))).toEqual([200, '"api-key";r=299;t=60', policy]);
  limited.advance({ seconds: 20 });
  expect(quotaOf(await post(limited, add, {}, key))).toEqual([400, '"api-key";r=298;t=40', policy]);
  const unknown = { organizationId: 'acme-labs', documentId: 'plan' };
  expect(quotaOf(await post(limited, '/v2/presence/get', unknown, key))).toEqual([404, '"api-key";r=297;t=40', policy]);
  expect(quotaOf(await post(limited, add, acme, key))).toEqual([200, '"api-key";r=296;t=40', policy]);
  expect(quotaOf(await post(limited, '/v2/workspace/get', {}, workspace))).toEqual([200, '"api-key";r=299;t=60', policy]);
  expect(quotaOf(await post(limited, add, acme, { ...key, 'x-svc-auth-token': 'x' }))).toEqual([401, null, null]);
});

it('Quotas of calls with an API key are handed out in slices: never exceeded over all processes, and nearly used up', async () => {
  const calls = 300;
  const limited = await aService({ apiKeyLimit: calls });
  const { ask } = limited.service.environment;
  const quota = { name: 'api-key', windowSeconds: 60 } as const;
  const processes = [countInSlices(ask, quota), countInSlices(ask, quota), countInSlices(ask, quota)];
  const attempts = await Promise.allSettled(
    Array.from({ length: 2 * calls }, (_, i) => (processes[i % processes.length] ?? processes[0])?.(limited.now(), 'key', calls)),
  );
  const passed = attempts.filter(({ status }) => status === 'fulfilled').length;
  expect(passed).toBeLessThanOrEqual(calls);
  expect(passed).toBeGreaterThanOrEqual(calls - (processes.length - 1) * Math.ceil(calls / 100));
  const [refused] = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 'RESOURCE_EXHAUSTED', headers: { 'retry-after': '60' } });
  const [counted] = await ask(sql<{ hits: number }>`select hits from rate_limits where bucket = 'api-key key'`);
  expect(counted?.hits).toBeLessThan(1.1 * calls);
});

// Proves sendLoginLink/same-response, sendLoginLink/sent-to-owner, sendLoginLink/response
it('Send Login Link returns the same for every address, and emails only owners', async () => {
  const collaboration = await aLoginService();
  const continueUrl = 'https://acme.example/console';
  const answers: unknown[] = [];
  for (const email of ['maya@acme.example', 'nobody@acme.example']) {
    const reply = await post(collaboration, '/v2/workspace/email/send-login-link', { email, continueUrl });
    const headers = [...reply.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
    answers.push([reply.status, headers, await reply.json()]);
  }
  const message = 'If this address owns a workspace, a login link is on its way.';
  expect(answers[0]).toEqual([200, expect.anything(), { result: { status: 'success', message, data: null } }]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await mailsOf(collaboration)).toEqual([]);
  await collaboration.work();
  const mails = await mailsOf(collaboration);
  expect(mails.map(({ headers }) => headers)).toEqual([expect.stringMatching(/^To: maya@acme\.example\r?$/m)]);
  expect(mails[0]?.headers).toMatch(/^Subject: Your login link\r?$/m);
  expect(mails[0]?.headers).toMatch(/^Date: Fri, 20 Nov 2026 10:00:00 \+0000\r?$/m);
  expect(mails[0]?.text).toContain('requested a link to sign in.\n');
  expect(mails[0]?.text).toContain('\nhttps://collaboration.example/login?token=');
  expect(mails[0]?.text).toContain('until 2026-11-20 10:15 UTC');
});

// Proves sendLoginLink/sent-to-owner
it('Send Login Link finds the owner in any letter case, and writes to the address as the owner gave it', async () => {
  const collaboration = await aService({ publicUrl });
  await collaboration.client.createWorkspace({ ...maya, ownerEmail: 'Maya.Chen@Acme.example' });
  await collaboration.client.sendLoginLink({ email: 'maya.chen@ACME.example', continueUrl: 'https://acme.example' });
  await collaboration.work();
  expect((await mailsOf(collaboration))[0]?.headers).toMatch(/^To: Maya\.Chen@/m);
});

// Proves sendLoginLink/continue-url, sendLoginLink/valid-url
it('Send Login Link accepts any http or https URL, and rejects every other continueUrl', async () => {
  const ask = (continueUrl: string) => service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl });
  const taken = [
    'https://a.example',
    'HTTPS://acme.example:8443/a?b#c',
    'http://acme.example/console',
    'http://localhost:30',
    'http://10.0.0.7/@maya',
    'http://[::2]/',
    `https://acme.example/${'x'.repeat(2027)}`,
  ];
  for (const url of taken) {
    expect((await ask(url)).status, url).toBe('success');
  }
  await expect(ask('ftp://acme.example/console')).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: '/data/continueUrl must be an absolute http or https URL.',
    details: [{ field: '/data/continueUrl', reason: 'FORMAT', description: 'must be an absolute http or https URL' }],
  });
  const refused = [
    'javascript:alert(1)',
    'data:text/html,hi',
    '/console',
    '//acme.example',
    'https:acme.example',
    'https://',
    'acme://console',
    'http:///console',
    'https://maya@acme.example/',
    'https://maya:secret@acme.example/',
    'https://:secret@acme.example/',
    'https://acme.example\\@evil.example/',
    'https://acme.example/a\r\nset-cookie: b=c',
    'https://acme.example/\t',
    ' https://acme.example',
    'https://acme.example:99999',
    `https://acme.example/${'x'.repeat(2028)}`,
  ];
  const aboutIt = expect.objectContaining({ field: '/data/continueUrl' });
  for (const url of refused) {
    await expect(ask(url), url).rejects.toMatchObject({ status: 'INVALID_ARGUMENT', details: expect.arrayContaining([aboutIt]) });
  }
});

// Proves sendLoginLink/continue-url
it('Send Login Link accepts app schemes that the operator lists, and shows them', async () => {
  const collaboration = await aLoginService({ loginSchemes: ['acme', 'com.acme.app'], loginHosts: ['acme.example'] });
  const { token } = await aLink(collaboration, { continueUrl: 'ACME://console/home' });
  const page = await fetch(`${collaboration.url}/login?token=${token}`);
  expect(await page.text()).toContain('<strong>acme://console</strong>');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' acme:;");
  expect((await login(collaboration, token)).headers.get('location')).toBe('acme://console/home');
  const ask = (continueUrl: string) => collaboration.client.sendLoginLink({ email: 'maya@acme.example', continueUrl });
  for (const url of ['com.acme.app:/done', 'acme:done?a=b']) expect((await ask(url)).status, url).toBe('success');
  for (const url of ['other://console', 'javascript:alert(1)', 'acme://maya:secret@console', 'acme://console\n']) {
    await expect(ask(url), url).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  }
  await expect(ask('ftp://acme.example')).rejects.toMatchObject({
    message: '/data/continueUrl must be an absolute http, https, acme, or com.acme.app URL.',
  });
});

// Proves sendLoginLink/continue-url
it('Send Login Link accepts only the hosts that the operator lists, if any', async () => {
  const { client } = await aService({ loginHosts: ['acme.example', 'localhost:3000'] });
  const ask = (continueUrl: string) => client.sendLoginLink({ email: 'maya@acme.example', continueUrl });
  // A host without a port covers all of its ports.
  for (const url of ['https://ACME.example/console', 'https://acme.example:8443/', 'http://localhost:3000/'])
    expect((await ask(url)).status).toBe('success');
  for (const url of ['https://evil.example/', 'https://eu.acme.example/', 'https://acme.example./', 'http://localhost:3001/']) {
    await expect(ask(url), url).rejects.toMatchObject({
      message: '/data/continueUrl must point to an allowed host.',
      details: [{ field: '/data/continueUrl', reason: 'HOST', description: 'must point to an allowed host' }],
    });
  }
});

// Proves sendLoginLink/limits
it('Send Login Link is limited per hour and network, and to three times as many calls per address, owner or not', async () => {
  const limited = await aService({ loginLinkLimit: 2, trustProxy: 1 });
  const continueUrl = 'https://acme.example';
  const ask = (network: string, email: string) => from(limited, network).sendLoginLink({ email, continueUrl });
  await ask('203.0.113.1', 'a@acme.example');
  await ask('203.0.113.1', 'a@acme.example');
  await expect(ask('203.0.113.1', 'b@acme.example')).rejects.toMatchObject({ httpStatus: 429, retryAfterSeconds: 3600 });
  // A stranger in one network does not lock the owner out.
  for (const network of ['203.0.113.2', '203.0.113.2', '203.0.113.3', '203.0.113.3']) await ask(network, 'A@acme.example');
  await expect(ask('203.0.113.4', 'a@Acme.example')).rejects.toMatchObject({ httpStatus: 429, status: 'RESOURCE_EXHAUSTED' });
  // That call did not count for its network.
  for (const email of ['c@acme.example', 'd@acme.example']) await ask('203.0.113.4', email);
  limited.advance({ hours: 1 });
  expect((await ask('203.0.113.1', 'a@acme.example')).status).toBe('success');
});

// Proves sendLoginLink/names-verified
it('A login email contains no text from a stranger who created a workspace for the address', async () => {
  const collaboration = await aService({ publicUrl });
  const words = { name: 'Evil Name', workspaceName: 'Call 0800 EVIL', avatar: 'https://evil.example/a.png' };
  await collaboration.client.createWorkspace({ ...maya, ...words });
  const before = await aLink(collaboration, { continueUrl: 'https://evil.example/now' });
  expect(`${before.mail.headers}${before.mail.text}${before.mail.html}`).not.toMatch(/evil/i);
  await login(collaboration, before.token);
  expect((await aLink(collaboration)).mail.text).toContain('\n  Call 0800 EVIL\n');
});

it('A login email shows names as text without links, and has the same subject for everyone', async () => {
  const collaboration = await aService({ publicUrl });
  const workspaceName = '<img src=x onerror=alert(1)> http://evil.example/now';
  await collaboration.client.createWorkspace({ ...maya, workspaceName });
  await verifyAll(collaboration);
  const { token, mail } = await aLink(collaboration);
  expect(mail.headers).toMatch(/^Subject: Your login link\r?$/m);
  expect(mail.text).toContain('http: //evil. example/now');
  for (const document of [mail.html, await (await fetch(`${collaboration.url}/login?token=${token}`)).text()]) {
    expect(document).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(document).not.toContain('<img');
  }
});

it('A login email truncates a long name between two characters, and omits invisible and reversing ones', async () => {
  const collaboration = await aService({ publicUrl });
  for (const workspaceName of [`x${'😀'.repeat(150)}`, 'A\u200bc\u2060me\u202e \u2066Robo\u00adtics\u2069\ufeff \u061cمرحبا'])
    await collaboration.client.createWorkspace({ ...maya, workspaceName });
  await verifyAll(collaboration);
  const { mail } = await aLink(collaboration);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(`x${'😀'.repeat(99)}…`);
    expect(text).not.toContain('\ufffd');
    expect(text).toContain('Acme Robotics مرحبا');
  }
});

// Proves sendLoginLink/names-verified
it("A login email lists the owner's workspace, however many older ones strangers created", async () => {
  const collaboration = await aService({ publicUrl });
  for (let i = 0; i < 11; i++) await collaboration.client.createWorkspace({ ...maya, workspaceName: 'A stranger' });
  collaboration.advance({ minutes: 1 });
  const { id } = (await collaboration.client.createWorkspace({ ...maya, workspaceName: 'Own' })).data;
  const verified = sql`update workspaces set owner_verified_at = ${collaboration.now()} where workspace_id = ${id}`;
  await collaboration.service.environment.ask(verified);
  expect((await aLink(collaboration)).mail.text).toMatch(/to:\n {2}Own\n\n/);
});

it('The token of a login link appears only in its email', async () => {
  const collaboration = await aLoginService();
  const { token } = await aLink(collaboration);
  await login(collaboration, token);
  const folder = join(collaboration.config.dataDir, 'mail');
  for (const [name, mode] of [['.', 0o700], ...(await readdir(folder)).map((file) => [file, 0o600] as const)] as const) {
    expect((await stat(join(folder, name))).mode & 0o777, name).toBe(mode);
  }
  expect(collaboration.log.join()).toContain('/login');
  expect(collaboration.log.join()).not.toContain(token);
  const { rows, text } = await stored(collaboration);
  expect(rows.login_links).toBe(1);
  expect(text).not.toContain(token);
});

// Proves sendLoginLink/retried
it('A login email goes to the SMTP server once, with retries after growing pauses', async () => {
  const smtp = await anSmtpServer();
  const { mailFrom } = readConfig({ MAIL_FROM: 'Collaboration <no-reply@collaboration.example>' });
  const collaboration = await aLoginService({ smtpUrl: smtp.url, mailFrom });
  await collaboration.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
  smtp.answer = '451 4.3.0 try again later';
  for (const pauseSeconds of [0, 2, 4, 8]) {
    const before = smtp.mails.length;
    if (pauseSeconds > 0) {
      collaboration.advance({ seconds: pauseSeconds, milliseconds: -1 });
      await collaboration.work();
      expect(smtp.mails).toHaveLength(before);
      collaboration.advance({ milliseconds: 1 });
    }
    if (pauseSeconds === 8) smtp.answer = '250 2.0.0 taken';
    await collaboration.work();
    await collaboration.work();
    expect(smtp.mails).toHaveLength(before + 1);
  }
  collaboration.advance({ hours: 1 });
  await collaboration.work();
  expect(smtp.mails).toHaveLength(4);
  expect(smtp.commands.slice(-3)).toEqual(['MAIL FROM:<no-reply@collaboration.example>', 'RCPT TO:<maya@acme.example>', 'DATA']);
  const tokens = smtp.mails.map((mail) => tokenIn(readMail(mail)));
  expect(new Set(tokens).size).toBe(4);
  expect(collaboration.log.join()).toContain('451');
  for (const token of tokens) expect(`${collaboration.log.join()} ${(await stored(collaboration)).text}`).not.toContain(token);
});

it('A login email leaves neither address nor URL behind, and neither is logged if the server repeats them', async () => {
  const smtp = await anSmtpServer();
  const collaboration = await aLoginService({ smtpUrl: smtp.url });
  smtp.answer = '451 4.3.0 <maya@acme.example>: https://acme.example/private is greylisted';
  await collaboration.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example/private' });
  await collaboration.work();
  const task = async () =>
    (await collaboration.service.environment.ask(sql`select payload, last_error from tasks where kind = 'login-mail'`))[0];
  expect(await task()).toMatchObject({
    lastError: expect.stringMatching(/^The mail server did not accept the email \(DATA EMESSAGE 451 4\.3\.0\)\.$/),
  });
  smtp.answer = '250 2.0.0 taken';
  collaboration.advance({ seconds: 2 });
  await collaboration.work();
  expect(await task()).toEqual({ payload: '{}', lastError: null });
  for (const secret of ['maya@', 'acme.example', 'greylisted']) expect(collaboration.log.join()).not.toContain(secret);
});

// Proves sendLoginLink/link
it('A login email is dropped after 15 minutes, when its link has expired', async () => {
  const smtp = await anSmtpServer();
  const collaboration = await aLoginService({ smtpUrl: smtp.url });
  smtp.answer = '451 4.3.0 try again later';
  await collaboration.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
  await collaboration.work();
  smtp.answer = '250 2.0.0 taken';
  collaboration.advance({ minutes: 15 });
  await collaboration.work();
  expect(smtp.mails).toHaveLength(1);
  const lines = collaboration.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'task expired, dropped');
  expect(lines).toMatchObject([{ level: 40, kind: 'login-mail', waitedSeconds: 900, expired: 1 }]);
  expect(JSON.stringify(lines)).not.toContain('acme.example');
});

it('Send Login Link does not count calls with invalid content', async () => {
  const limited = await aService({ loginLinkLimit: 2 });
  const ask = (continueUrl: string) => limited.client.sendLoginLink({ email: 'maya@acme.example', continueUrl });
  for (let i = 0; i < 5; i++) await expect(ask('https://maya@acme.example')).rejects.toMatchObject({ httpStatus: 400 });
  expect((await ask('https://acme.example')).status).toBe('success');
});

const injected = 'Hello\r\nBcc: jonas@acme.example';

it.each([{ subject: injected }, { from: { name: injected } }, { headers: { 'list-unsubscribe': injected } }])(
  'Text never becomes a header of an email: %o',
  async (header) => {
    const config = { ...readConfig({ MAIL_FROM: 'no-reply@acme.example' }), dataDir: '' };
    const { send } = createMailer({ config, clock: () => start });
    const mail = { to: emailAddressIn('', 'maya@acme.example'), subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await expect(send({ ...mail, ...header })).rejects.toThrow('A mail header must not contain control characters.');
  },
);

// Proves sendLoginLink/link
it('GET /login shows the workspaces and the target of the link any number of times, and signs nobody in', async () => {
  const collaboration = await aLoginService();
  await collaboration.client.createWorkspace({ ...maya, workspaceName: `Acme "Labs" & Co's` });
  await collaboration.client.createWorkspace({ ...maya, ownerEmail: 'jonas@acme.example', workspaceName: 'Globex' });
  const { token } = await aLink(collaboration, { continueUrl: 'https://app.acme.example:8443/console' });
  for (let time = 1; time <= 2; time++) {
    const reply = await fetch(`${collaboration.url}/login?token=${token}`);
    expect(reply.status).toBe(200);
    const page = await reply.text();
    for (const text of ['Acme Robotics', 'Acme &#34;Labs&#34; &#38; Co&#39;s', 'app.acme.example:8443'])
      expect(page).toContain(text);
    for (const text of ['Globex', 'console', '<script', '<link', 'src=']) expect(page).not.toContain(text);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^;]+'; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    });
  }
  expect((await login(collaboration, token)).status).toBe(303);
});

it.each([
  [10, 10],
  [11, 10],
  [20, 10],
  [41, 10],
])('GET /login lists the oldest of %i workspaces: %i in the email, and all on pages of 20', async (count, inMail) => {
  const collaboration = await aService({ publicUrl });
  const names = Array.from({ length: count }, (_, i) => `Workspace ${String(i).padStart(2, '0')}`);
  for (const workspaceName of names) {
    await collaboration.client.createWorkspace({ ...maya, workspaceName });
    collaboration.advance({ milliseconds: 1 });
  }
  await verifyAll(collaboration);
  const { token, mail } = await aLink(collaboration);
  const shown = (html: string) => Array.from(html.matchAll(/<li>(?:<label><[^>]*> )?(?:<bdi>)?([^<]*)/g), ([, name]) => name);
  expect(shown(mail.html)).toEqual([...names.slice(0, inMail), ...(count > inMail ? ['and more'] : [])]);
  const found: string[] = [];
  let next: string | undefined = `login?token=${token}`;
  while (next !== undefined) {
    const page: string = await (await fetch(`${collaboration.url}/${next}`)).text();
    const shownHere = shown(page).map(String);
    expect(shownHere.length).toBeLessThanOrEqual(20);
    found.push(...shownHere);
    next = /<a href="([^"]*)">More workspaces</.exec(page)?.[1];
  }
  expect(found).toEqual(names);
  for (const odd of ['0', '-1', '1e9', '99999', 'x', '1&page=2'])
    expect((await fetch(`${collaboration.url}/login?token=${token}&page=${odd}`)).status, odd).toBe(200);
});

// Proves sendLoginLink/link
it('GET /login explains that a link is used, expired or unknown', async () => {
  const collaboration = await aLoginService();
  const [used, over] = [await aLink(collaboration), await aLink(collaboration)];
  await login(collaboration, used.token);
  const open = async (query: string) => {
    const reply = await fetch(`${collaboration.url}/login${query}`);
    return `${reply.status} ${/<h1>(.*)<\/h1>/.exec(await reply.text())?.[1]}`;
  };
  expect(await open(`?token=${used.token}`)).toBe('410 This link was already used');
  collaboration.advance({ minutes: 14, seconds: 59, milliseconds: 999 });
  expect(await open(`?token=${over.token}`)).toBe('200 Sign in');
  collaboration.advance({ milliseconds: 1 });
  expect(await open(`?token=${over.token}`)).toBe('410 This link has expired');
  collaboration.advance({ hours: 23 });
  await collaboration.work();
  expect(await open(`?token=${over.token}`)).toBe('410 This link has expired');
  for (const query of ['', '?token=', '?token=a&token=b', '?token[$ne]=x', `?token=${over.token.slice(1)}`, '?token=%00']) {
    expect(await open(query), query).toBe('404 This link is not valid');
  }
});

it('GET /login leaves all other paths to the API', async () => {
  for (const [method, path] of [
    ['GET', '/login/'],
    ['GET', '/Login'],
    ['PUT', '/login'],
  ] as const) {
    const reply = await fetch(`${service.url}${path}`, { method });
    expect([reply.status, await reply.json()], path).toEqual([404, { error: expect.anything() }]);
  }
});

// Proves sendLoginLink/link, sendLoginLink/leads-to-url
it('POST /login redirects to the unchanged continueUrl, once', async () => {
  const collaboration = await aLoginService();
  const continueUrl = 'https://acme.example/a%20b/%7Bc%7D?d=e%26&f=(g)#/h';
  const { token } = await aLink(collaboration, { continueUrl });
  const replies = await Promise.all(Array.from({ length: 5 }, () => login(collaboration, token)));
  const [first, ...others] = replies.sort((a, b) => a.status - b.status);
  expect(first?.status).toBe(303);
  expect(first?.headers.get('location')).toBe(continueUrl);
  expect(first?.headers.get('referrer-policy')).toBe('same-origin');
  expect(others.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
  await collaboration.restart();
  expect((await login(collaboration, token)).status).toBe(410);
});

// Proves sendLoginLink/verifies
it('POST /login verifies the only workspace of the address, or the chosen one of several', async () => {
  const collaboration = await aLoginService();
  const names = sql<{ name: string }>`select name from workspaces where owner_verified_at is not null order by name`;
  const verified = async () => (await collaboration.service.environment.ask(names)).map(({ name }) => name);
  await login(collaboration, (await aLink(collaboration)).token);
  expect(await verified()).toEqual(['Acme Robotics']);
  const jonas = { ...maya, ownerEmail: 'jonas@acme.example' };
  const others = [
    { ...maya, workspaceName: "A stranger's" },
    { ...maya, workspaceName: 'Labs' },
    { ...jonas, workspaceName: "Jonas's first" },
    { ...jonas, workspaceName: "Jonas's second" },
  ];
  const ids: string[] = [];
  for (const other of others) {
    collaboration.advance({ milliseconds: 1 });
    ids.push((await collaboration.client.createWorkspace(other)).data.id);
  }
  const { token } = await aLink(collaboration);
  const page = await (await fetch(`${collaboration.url}/login?token=${token}`)).text();
  const [stranger, labs = '', ofJonas = ''] = ids;
  const offered = Array.from(page.matchAll(/type="radio" name="workspace" value="([^"]*)" required( checked)?/g));
  expect(offered.slice(1).map(([, id, checked]) => [id, checked])).toEqual([
    [stranger, undefined],
    [labs, undefined],
  ]);
  expect(offered[0]?.[2]).toBe(' checked');
  await login(collaboration, (await aLink(collaboration)).token, ofJonas);
  await login(collaboration, token, labs);
  expect(await verified()).toEqual(['Acme Robotics', 'Labs']);
  await login(collaboration, (await aLink(collaboration)).token);
  expect(await verified()).toEqual(['Acme Robotics', 'Labs']);
});

it('GET /login asks for nothing but the sign-in once the only workspace of the address is verified', async () => {
  const collaboration = await aLoginService();
  const { token } = await aLink(collaboration);
  const pageOf = async (link: string) => (await fetch(`${collaboration.url}/login?token=${link}`)).text();
  expect(await pageOf(token)).toContain('Reset all tokens');
  await login(collaboration, token);
  const page = await pageOf((await aLink(collaboration)).token);
  expect(page).toContain('You sign in as the owner of:');
  expect(page).not.toContain('Reset all tokens');
});

it('GET /login distinguishes workspaces of the same name by creation time, id and contents', async () => {
  const collaboration = await aLoginService();
  collaboration.advance({ hours: 1 });
  const tenant = await aTenantWithAcme(collaboration);
  const plans = ['plan', 'draft'].map((documentId) => ({ documentId }));
  await tenant.client.addDocuments({ organizationId: 'acme', documents: plans });
  const page = await (await fetch(`${collaboration.url}/login?token=${(await aLink(collaboration)).token}`)).text();
  const facts = Array.from(page.matchAll(/<span class="facts">([^<]*)<br><code>([^<]*)/g), ([, text, id]) => [text, id]);
  expect(facts).toEqual([
    ['Created 2026-11-20 10:00 UTC · 1 API key, no organizations, no documents, no users', expect.any(String)],
    ['Created 2026-11-20 11:00 UTC · 1 API key, 1 organization, 2 documents, no users', tenant.workspaceId],
  ]);
});

// Proves sendLoginLink/verifies
it.each(['keep', 'reset'] as const)(
  'POST /login asks at the first sign-in to a workspace, once, and revokes nothing before: tokens=%s',
  async (decision) => {
    const ledger = join(await anEmptyFolder(), 'ledger.ndjson');
    const collaboration = await aService({ publicUrl, authCacheSeconds: 0, ledger });
    const [tenant, other] = [await aTenant(collaboration), await aTenant(collaboration)];
    const second = (await tenant.workspace.createApiKey({ apiKeyName: 'Live', type: 'production' })).data;
    const { token } = await aLink(collaboration);
    const post = (fields: { [name: string]: string }) =>
      fetch(`${collaboration.url}/login`, {
        ...{ method: 'POST', body: new URLSearchParams({ token, workspace: tenant.workspaceId, ...fields }), redirect: 'manual' },
      });
    const works = async () => {
      const live = createClient({ baseUrl: collaboration.url, apiKey: second.id, authToken: second.authToken, retries: 0 });
      const calls = [tenant.workspace.getWorkspace({}), tenant.client.getOrganizations({}), live.getOrganizations({})];
      return (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled');
    };
    const undecided: { [name: string]: string }[] = [{}, { tokens: '' }, { tokens: 'both' }];
    for (const fields of undecided) {
      const asked = await post(fields);
      expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
      const page = await asked.text();
      for (const text of [
        'Did you create this workspace?',
        'I created it: keep its tokens',
        'Reset all tokens',
        tenant.workspaceId,
      ])
        expect(page).toContain(text);
      expect(await works()).toEqual([true, true, true]);
    }
    const reply = await post({ tokens: decision });
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([303, expect.stringContaining(tenant.workspaceId)]);
    const isKept = decision === 'keep';
    expect(await works()).toEqual([isKept, isKept, isKept]);
    // The session sees the new tokens.
    const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const headers = { 'content-type': 'application/json', cookie, origin: publicUrl, 'x-svc-workspace-id': tenant.workspaceId };
    const bySession = await fetch(`${collaboration.url}/v2/workspace/get`, { method: 'POST', headers, body: '{"data":{}}' });
    const { data } = (await bySession.json()).result;
    expect(data.authToken === tenant.workspaceToken).toBe(isKept);
    const owner = createClient({ baseUrl: collaboration.url, workspaceId: data.id, authToken: data.authToken, retries: 0 });
    expect((await owner.getApiKeys({})).data).toHaveLength(2);
    expect((await other.workspace.getWorkspace({})).data.id).toBe(other.workspaceId);
    // A restore revokes the old tokens again.
    const revoked = (await readLedger(ledger)).entries.map((entry) =>
      'of' in entry ? `${entry.of} ${entry.id} ${entry.version}` : '',
    );
    expect(revoked.sort()).toEqual(
      isKept ? [] : [`key ${tenant.apiKey} 2`, `key ${second.id} 2`, `workspace ${tenant.workspaceId} 2`].sort(),
    );
    // It asks once.
    const again = (await aLink(collaboration)).token;
    const form = new URLSearchParams({ token: again, workspace: tenant.workspaceId, tokens: 'reset' });
    const later = await fetch(`${collaboration.url}/login`, { method: 'POST', body: form, redirect: 'manual' });
    expect(later.status).toBe(303);
    expect((await owner.getWorkspace({})).data.authToken).toBe(data.authToken);
    const { lines } = await admin(collaboration, 'audit', '--workspace', tenant.workspaceId);
    expect(lines.filter((line) => line.includes('firstSignIn'))).toEqual([expect.stringContaining(`{"tokens":"${decision}"}`)]);
  },
);

it('POST /login that resets the token of a workspace without API keys responds once the ledger has it', async () => {
  const ledger = join(await anEmptyFolder(), 'ledger.ndjson');
  const collaboration = await aService({ publicUrl, ledger });
  const { workspace, workspaceId, apiKey } = await aTenant(collaboration);
  await workspace.deleteApiKey({ apiKey });
  const { token } = await aLink(collaboration);
  const body = new URLSearchParams({ token, workspace: workspaceId, tokens: 'reset' });
  expect((await fetch(`${collaboration.url}/login`, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  const { entries } = await readLedger(ledger);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'tokensRevoked', of: 'workspace', id: workspaceId, version: 2 }));
});

it('POST /login rejects an expired or unknown link, and any other form', async () => {
  const collaboration = await aLoginService();
  const { token } = await aLink(collaboration);
  expect((await login(collaboration, `${token}x`)).status).toBe(404);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) };
  expect((await fetch(`${collaboration.url}/login?token=${token}`, json)).status).toBe(404);
  collaboration.advance({ minutes: 15 });
  expect((await login(collaboration, token)).status).toBe(410);
});

it('Tokens, page tokens, links, cookies and public keys of an earlier version stay valid', async () => {
  const { url } = service;
  const tokens = createTokens([secret]);
  const id = '6f0e0b1e-2f2b-4a3c-9a51-5d1a0e6b7c11';
  const ofKey = `key_${id}_1_71f7eaccc6cf78ac6f36891a7fc9f39fe84719d975312cd0ab5a90e04afaf437`;
  const ofWorkspace = `workspace_${id}_2_84d3cee1e7bd3121ec7b428e8da06988e7b534e4d3e0633f7288ca34db0b82fa`;
  expect([tokens.verify('key', id, ofKey), tokens.verify('workspace', id, ofWorkspace)]).toEqual([1, 2]);
  const query = { operation: 'getUsers', apiKeyId: id, filter: { organizationId: 'acme', userIds: undefined } } as const;
  const pages = pagesOf(tokens, query, ({ userId }: { userId: string }) => userId);
  expect(pages.readToken('djIuIm1heWEi.d84ae0d73b73dcb0b70376bacc47b10b')).toBe('maya');
  const [recipient, signature] = [
    'WyI2ZjBlMGIxZS0yZjJiLTRhM2MtOWE1MS01ZDFhMGU2YjdjMTEiLCJhY21lIiwibWF5YSIsIngiXQ',
    'afcc78d6c608d15dfdeb0e70e4d605c3',
  ];
  expect((await fetch(`${url}/unsubscribe?token=${recipient}.${signature}`)).status).toBe(200);
  const cookie = sessionCookie({ config: service.config, tokens });
  const signedIn = { cookie: `console=${id}.${'A'.repeat(43)}.9ead6d899f72e5d160cd9c9f5cad7bfb` };
  expect(cookie.read(signedIn)).toMatchObject({ workspaceId: id });
  const { keys } = await createUserTokens({ secrets: [secret], issuer: '' }).keySet(id);
  expect(keys).toMatchObject([{ kid: 'ExVJKmU60TkIPTZetxMwU4JU9FUPJqioYReXAuNeWKw' }]);
});

it('Uses of older secrets in TOKEN_SECRET are logged with their number, once a minute', async () => {
  const test = await aService({ tokenSecrets: ['the secret of this year, which has 40 letters', secret] });
  const former = createTokens([secret]);
  const tenant = await aTenant(test);
  const call = async (authToken: string) =>
    await createClient({ baseUrl: test.url, apiKey: tenant.apiKey, authToken, retries: 0 }).getOrganizations({});
  const counted = () =>
    test.log.map((line) => JSON.parse(line)).flatMap(({ msg, tokens }) => (/another secret/.test(msg) ? [tokens] : []));
  await call(tenant.authToken);
  expect(counted()).toEqual([]);
  const old = former.issue('key', tenant.apiKey, 1);
  for (let i = 0; i < 3; i++) await call(old);
  expect(counted()).toEqual([1]);
  test.advance({ minutes: 1 });
  await call(old);
  expect(counted()).toEqual([1, 3]);
  await call(old);
  await test.stop();
  expect(counted()).toEqual([1, 3, 1]);
});

const publicUrl = 'https://collaboration.example';

/** A service of its own where Maya owns Acme Robotics. */
async function aLoginService(config: Parameters<typeof aService>[0] = {}): Promise<TestService> {
  const test = await aService({ publicUrl, ...config });
  await test.client.createWorkspace(maya);
  return test;
}

/** Posts the form as the page's buttons do: the person has created the workspace. */
const login = (test: TestService, token: string, ...workspaceIds: string[]): Promise<Response> => {
  const fields = [['token', token], ['tokens', 'keep'], ...workspaceIds.map((id) => ['workspace', id])];
  return fetch(`${test.url}/login`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
};

/** Marks all owners as verified, as a confirmed link would. */
const verifyAll = ({ service: { environment }, now }: TestService) =>
  environment.ask(sql`update workspaces set owner_verified_at = ${now()}`);

/** The temporary rows in the database, as one text, and their number. */
async function stored({ service: { environment } }: TestService): Promise<{ rows: { [table: string]: number }; text: string }> {
  const names = ['login_links', 'tasks', 'rate_limits'] as const;
  const tables = await Promise.all(
    names.map(async (name) => {
      const rows = await environment.ask(sql<{ readonly [column: string]: unknown }>`select * from ${raw(name)}`);
      // Recurring tasks always exist.
      return [name, rows.filter((row) => !('queue' in row && row.queue === 'maintenance'))] as const;
    }),
  );
  return { rows: Object.fromEntries(tables.map(([name, rows]) => [name, rows.length])), text: JSON.stringify(tables) };
}

/** Makes a call whose response the test reads itself. */
async function post(
  test: { url: string },
  path: string,
  data: unknown,
  headers: { [name: string]: string } = {},
): Promise<Response> {
  const body = JSON.stringify({ data });
  return await fetch(`${test.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** A client at another network address, as a proxy reports it. */
const from = (test: TestService, address: string): PublicClient =>
  createClient({
    baseUrl: test.url,
    retries: 0,
    onRequest: ({ headers }) => headers.set('x-forwarded-for', address),
  });

/** A second service on the same data. */
async function anotherProcess({ config, now }: TestService): Promise<{ client: PublicClient }> {
  const second = await startService({ config, log: silent, clock: now, pollIntervalMs: 0 });
  onTestFinished(() => second.stop());
  return { client: createClient({ baseUrl: second.url, retries: 0 }) };
}
