import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createClient } from '../../generated/client.ts';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { parseEmailAddress } from '../../server/addresses/email-address.ts';
import { sql } from '../../server/database/sql.ts';
import { enqueue, type NewTask } from '../../server/jobs/queue.ts';
import { check } from '../../server/operate/import/check.ts';
import { admin } from '../support/commands.ts';
import { aService, aTenantWithAcme, importAll, startTestService, type Tenant, type TestService } from '../support/harness.ts';
import { anSmtpServer, mailsOf, readMail, type SmtpServer } from '../support/mailbox.ts';
import { unit } from '../support/mutations.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

/** Spellings of one address. */
const spellings = [
  'w@bank.example',
  'W@BANK.EXAMPLE',
  'w@ba\u00ADnk.example',
  'w@bank．example',
  'w@ｂａｎｋ.example',
  'w@bank\u200B.example',
];

/** Texts that reach the address or another one, or nobody, in some mail server. */
const noAddresses = [
  ...['"w"@bank.example', 'w@bank.example.', 'w@bank.example。', ' w@bank.example', 'w@bank.example\n', 'w\0@bank.example'],
  ...[
    'x,w@bank.example',
    'x;w@bank.example',
    'x@bank.example,w@bank.example',
    'root,postmaster,w@bank.example',
    'x@y@bank.example',
  ],
  ...['W <w@bank.example>', '<w@bank.example>', 'w(comment)@bank.example', 'w@(comment)bank.example', '@x.example:w@bank.example'],
  ...[
    'w%bank.example@relay.example',
    'bank.example!w@relay.example',
    'w@b%61nk.example',
    'w@bank%2Eexample',
    'w\u00AD@bank.example',
  ],
  ...[
    'w@[127.0.0.1]',
    'w@127.0.0.1',
    'w@１27.0.0.1',
    'w@0x7f.1',
    'w@[IPv6:::1]',
    'w@localhost',
    'w@ba_nk.example',
    'w@-bank.example',
  ],
  ...[
    'w@bank-.example',
    'w@bank..example',
    'w@.bank.example',
    '.w@bank.example',
    'w.@bank.example',
    'w..w@bank.example',
    'w@',
    '@bank.example',
  ],
  ...[
    'w',
    'ｗ@bank.example',
    'w\u034F@bank.example',
    'ﬁ@bank.example',
    'w@a\u200Db.example',
    'w@xn--.example',
    'w@bank／x.example',
    `${'w'.repeat(65)}@bank.example`,
  ],
  ...[`w@${'a'.repeat(64)}.example`, `w@${'a.'.repeat(123)}example`, `w@${'ä'.repeat(60)}.example`],
];

it('All spellings of an email address have one canonical form', () => {
  expect(new Set(spellings.map((spelling) => parseEmailAddress(spelling)?.key))).toEqual(new Set(['w@bank.example']));
  const composed = ['Ámi@bank.example', 'a\u0301MI@bank.example', 'A\u0301mi@bank.example'].map(
    (text) => parseEmailAddress(text)?.key,
  );
  expect(composed).toEqual(Array(3).fill('ámi@bank.example'));
  expect(parseEmailAddress('Maya.O@BÜCHER.example')).toMatchObject({
    ...{ text: 'Maya.O@xn--bcher-kva.example', key: 'maya.o@xn--bcher-kva.example', domain: 'xn--bcher-kva.example' },
  });
});

it.each(noAddresses)('%j is not an email address', (text) => {
  expect(parseEmailAddress(text)).toBeUndefined();
});

it('An address with a tag is a different address', () => {
  const keys = ['w@bank.example', 'w+a@bank.example', 'w+b@bank.example', 'w.a@bank.example'].map(
    (text) => parseEmailAddress(text)?.key,
  );
  expect(new Set(keys).size).toBe(4);
});

it('Every parsed address has one @ and an ASCII domain, is unchanged when parsed again, and fits the document', () => {
  const part = fc.string({ unit, minLength: 1, maxLength: 12 });
  const near = fc
    .constantFrom(...spellings, ...noAddresses)
    .chain((text) => fc.tuple(fc.nat(text.length), part).map(([at, added]) => text.slice(0, at) + added + text.slice(at)));
  const given = fc.oneof(
    near,
    fc.tuple(part, part).map(([local, label]) => `${local}@${label}.example`),
    fc.constantFrom(...spellings),
  );
  const pattern = new RegExp(openapi.components.schemas.EmailAddress.pattern, 'u');
  const property = (text: string) => {
    const address = parseEmailAddress(text);
    if (address === undefined) return;
    expect(address.text).toMatch(/^[^@\s\p{C}]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/u);
    expect(parseEmailAddress(address.text)).toEqual(address);
    for (const email of [text, address.text]) expect(pattern.test(email) && email.length <= 254, email).toBe(true);
  };
  fc.assert(fc.property(given, property), { numRuns: 3000 });
});

/** A call with the address in each place of a request that takes one, by the place's schema. */
const places: { readonly [place: string]: (tenant: Tenant, email: string) => Promise<unknown> } = {
  'CreateWorkspaceInput.ownerEmail': (_, ownerEmail) =>
    shared.client.createWorkspace({ ownerEmail, name: 'W', workspaceName: 'Bank' }),
  'SendLoginLinkInput.email': (_, email) => shared.client.sendLoginLink({ email, continueUrl: 'https://bank.example' }),
  'UpdateEmailConfigInput.fromAddress': ({ client }, fromAddress) => client.updateEmailConfig({ fromAddress }),
  'UpdateEmailConfigInput.replyTo': ({ client }, replyTo) => client.updateEmailConfig({ replyTo }),
  'PresenceUser.email': ({ client }, email) => client.addPresence({ ...plan, users: [{ userId: 'w', email }] }),
  'NewUser.email': ({ client }, email) => client.addUsers({ organizationId: 'acme', users: [{ userId: 'new', email }] }),
  'ChangedUser.email': ({ client }, email) => client.updateUsers({ organizationId: 'acme', users: [{ userId: 'w', email }] }),
  'UserProperties.email': ({ client }, email) => client.generateToken({ userId: 'w', userProperties: { email } }),
  'GivenUser.email': ({ client }, email) => client.addNotifications({ ...hello, actionUser: { userId: 'w', email } }),
  'GivenUser.email in notifyUsers': ({ client }, email) =>
    client.addNotifications({ ...hello, notifyUsers: [{ userId: 'w', email }] }),
};
const plan = { organizationId: 'acme', documentId: 'plan' };
const hello = {
  ...{ ...plan, createDocument: true, actionUser: { userId: 'maya' }, notifyUsers: [{ userId: 'jonas' }] },
  displayHeadlineMessageTemplate: 'Hello',
};

it('Every request field for an email address rejects other text, and names the field', async () => {
  const tenant = await aTenantWithAcme(shared);
  await tenant.client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  for (const [place, call] of Object.entries(places)) {
    await call(tenant, 'W@ＢÜcher.example');
    // The document rejects the first one, and the domain of the second has no form in ASCII.
    for (const email of ['x,w@bank.example', 'w@xn--.bänk.example', 'w@a\u200Db.example']) {
      await expect(call(tenant, email), `${place} ${email}`).rejects.toMatchObject({
        ...{ status: 'INVALID_ARGUMENT', message: expect.stringMatching(/^\/data\/\S+ must be an email address\.$/) },
        details: [{ reason: 'PATTERN' }],
      });
    }
  }
  const { data } = await tenant.client.getUsers({ organizationId: 'acme' });
  expect(new Set(data.map(({ email }) => email))).toEqual(new Set([undefined, 'W@xn--bcher-kva.example']));
  expect((await tenant.client.getEmailConfig({})).data).toMatchObject({ replyTo: 'W@xn--bcher-kva.example' });
});

it('All request fields for email addresses are tested', () => {
  const found = Object.entries(openapi.components.schemas).flatMap(([name, schema]) =>
    Object.entries('properties' in schema ? schema.properties : {})
      .filter(([key, value]) => /mail$|Address$|^replyTo$/i.test(key) && !/Choice/.test(JSON.stringify(value)))
      .map(([key]) => `${name}.${key}`),
  );
  const onlyReturned = [
    'WorkspaceOwner.email',
    'EmailConfig.fromAddress',
    'EmailConfig.replyTo',
    'KnownUser.email',
    'PresentUser.email',
    'User.email',
  ];
  expect(found.filter((place) => !onlyReturned.includes(place) && places[place] === undefined)).toEqual([]);
});

it('An owner at an internationalized domain is found by both its forms, and gets the login link', async () => {
  const service = await aService({ loginLinkLimit: 1, trustProxy: 1 });
  const { data } = await service.client.createWorkspace({
    ownerEmail: 'Maya@bücher.example',
    name: 'Maya',
    workspaceName: 'Bücher',
  });
  expect(data.owner.email).toBe('Maya@xn--bcher-kva.example');
  const ask = (email: string, network: string) =>
    createClient({
      baseUrl: service.url,
      retries: 0,
      onRequest: ({ headers }) => headers.set('x-forwarded-for', network),
    }).sendLoginLink({
      email,
      continueUrl: 'https://bank.example',
    });
  for (const [i, email] of ['maya@BÜCHER.example', 'maya@xn--bcher-kva.example', 'maya@bu\u0308cher.example'].entries())
    await ask(email, `203.0.113.${i}`);
  // All spellings count together for the address.
  await expect(ask('maya@bücher\uFF0Eexample', '203.0.113.9')).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  await service.work();
  const mails = await mailsOf(service);
  expect(mails.map(({ headers }) => /^To: (.*)$/m.exec(headers)?.[1]?.trim())).toEqual(Array(3).fill('Maya@xn--bcher-kva.example'));
  expect((await admin(service, 'workspaces', 'list', '--owner', 'MAYA@bücher.example')).data).toMatchObject([
    { workspaceId: data.id },
  ]);
});

/** A tenant whose notifications are sent over a mail server, each to new users with these addresses. */
async function aMailServer(given?: TestService, smtp?: SmtpServer) {
  const server = smtp ?? (await anSmtpServer());
  const service = given ?? (await aService({ smtpUrl: server.url, mailLimit: 4 }));
  const { client, apiKey, workspaceId } = await aTenantWithAcme(service);
  const { ask } = service.service.environment;
  await ask(sql`update api_keys set type = 'production'`);
  await ask(sql`update workspaces set owner_verified_at = 1`);
  await client.updateEmailConfig({ enabled: true });
  const notify = async (...emails: string[]) => {
    service.advance({ seconds: 1 });
    const notifyUsers = emails.map((email, i) => ({ userId: `${service.now()}-${i}`, email }));
    await client.addNotifications({ ...hello, notifyUsers });
    await service.work();
  };
  const commands = (name: string) => server.commands.filter((command) => command.startsWith(name));
  return { smtp: server, service, client, apiKey, workspaceId, ask, notify, commands };
}

it('Unsubscriptions and limits apply to every spelling of an address, and invalid stored addresses get no email', async () => {
  const { smtp, service, client, apiKey, ask, notify } = await aMailServer();
  const recipients = () =>
    smtp.commands.filter((command) => command.startsWith('RCPT')).map((command) => /<(.*)>/.exec(command)?.[1]);
  await notify('w@bank.example');
  const [, link = ''] = /^Unsubscribe: (\S+)$/m.exec(readMail(smtp.mails[0] ?? '').text) ?? [];
  expect((await fetch(link.replace(service.config.publicUrl, service.url), { method: 'POST' })).status).toBe(200);
  await notify('jonas@bank.example', ...spellings, 'w+tag@bank.example');
  expect(recipients().toSorted()).toEqual(['jonas@bank.example', 'w+tag@bank.example', 'w@bank.example']);
  // As no operation would store it.
  await ask(sql`update users set details = '{"email":"root,postmaster,x@bank.example"}' where api_key_id = ${apiKey}`);
  await notify('');
  await client.addNotifications({ ...hello, notifyUsers: [{ userId: `${service.now()}-1` }] });
  await service.work();
  expect(recipients()).toHaveLength(3);
  expect(smtp.mails).toHaveLength(3);
  await notify('', 'a@bank.example', 'b@bank.example');
  expect(recipients()).toHaveLength(4);
});

it('Emails of a workspace take one turn, however many API keys it has', async () => {
  const { service, smtp, ...first } = await aMailServer();
  const tenants = [first, await aMailServer(service, smtp), await aMailServer(service, smtp)];
  const { ask } = service.service.environment;
  await ask(sql`update api_keys set workspace_id = ${first.workspaceId} where api_key_id = ${tenants[1]?.apiKey ?? ''}`);
  // The service has read the former workspace a moment ago.
  service.advance({ seconds: service.config.authCacheSeconds });
  for (const { notify } of tenants) await notify('w@bank.example');
  expect(smtp.mails).toHaveLength(tenants.length);
  const turns = await ask(sql<{ workspaceId: string; emails: number }>`
    select workspace_id, count(*) as emails from tasks where kind = 'send-notification' group by workspace_id order by emails`);
  expect(turns).toEqual([
    { workspaceId: tenants[2]?.workspaceId, emails: 1 },
    { workspaceId: first.workspaceId, emails: 2 },
  ]);
});

// Proves updateEmailConfig/refused-for-good, getEmailConfig/suppressed
it.each([
  ['RCPT', '550 5.1.1 <w@bank.example> unknown'],
  ['DATA', '554 5.6.0 no such mail'],
  ['a mail', '552 5.2.2 mailbox full'],
])(
  'A permanent rejection of %s ends the email, and the workspace sends none to the address for 30 days',
  async (place, response) => {
    const { smtp, service, client, notify, commands } = await aMailServer();
    if (place === 'a mail') smtp.answer = response;
    else smtp.answers[place] = response;
    await notify('w@bank.example', 'jonas@bank.example');
    expect(commands('RCPT')).toHaveLength(2);
    expect((await client.getEmailConfig({})).data.suppressedAddresses).toBe(2);
    Object.assign(smtp, { answer: '250 2.0.0 taken', answers: {} });
    service.advance({ hours: 12 });
    await service.work();
    await notify('W@ba\u00ADnk.example', 'jonas@bank.example', 'priya@bank.example');
    expect(commands('RCPT').slice(2)).toEqual(['RCPT TO:<priya@bank.example>']);
    expect(service.log.join()).not.toContain('w@bank.example');
    service.advance({ days: 29, hours: 12 });
    await notify('w@bank.example');
    expect(commands('RCPT').slice(3)).toEqual(['RCPT TO:<w@bank.example>']);
    expect((await client.updateEmailConfig({})).data.suppressedAddresses).toBe(0);
    expect(await service.service.environment.ask(sql`select 1 from suppressed_addresses`)).toEqual([]);
  },
);

// Proves updateEmailConfig/refused-for-good
it.each([
  ['RCPT', '554 5.7.1 <w@bank.example>: Relay access denied'],
  ['RCPT', '550 relay not permitted'],
  ['DATA', '550 5.7.26 unauthenticated sender'],
])(
  'A policy of the mail server ends the email with an error, and does not suppress the address: %s %s',
  async (place, response) => {
    const { smtp, service, client, notify, commands } = await aMailServer();
    smtp.answers[place] = response;
    await notify('w@bank.example');
    smtp.answers = {};
    service.advance({ hours: 12 });
    await service.work();
    expect(commands('RCPT')).toHaveLength(1);
    expect((await client.getEmailConfig({})).data.suppressedAddresses).toBe(0);
    const errors = service.log.filter((line) => line.includes('by a policy of the mail server'));
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, err: { message: expect.stringMatching(/55[04]/) } },
    ]);
    await notify('w@bank.example');
    expect(smtp.mails).toHaveLength(1);
  },
);

it('npm run admin -- workspaces unsuppress lets a workspace mail an address again, or all addresses', async () => {
  const { smtp, service, client, notify, commands, workspaceId } = await aMailServer();
  smtp.answers.RCPT = '550 5.1.1 unknown';
  await notify('v@bank.example', 'w@bank.example');
  smtp.answers = {};
  const unsuppress = ['workspaces', 'unsuppress', workspaceId];
  expect((await admin(service, ...unsuppress, 'W@ba\u00ADnk.example')).data).toEqual({ workspaceId, addresses: 1 });
  await notify('v@bank.example', 'w@bank.example');
  expect(commands('RCPT').slice(2)).toEqual(['RCPT TO:<w@bank.example>']);
  expect((await admin(service, ...unsuppress)).lines).toEqual(['Addresses to mail again: 1.']);
  expect((await client.getEmailConfig({})).data.suppressedAddresses).toBe(0);
});

it.each([
  ['RCPT', '450 4.2.0 greylisted'],
  ['DATA', '451 4.3.0 try again later'],
  ['MAIL FROM', '550 5.7.1 not this sender'],
  ['RCPT', '530 5.7.0 authentication required'],
  ['EHLO', '554 no service'],
])('An email is sent again after %s: %s, and the address is not suppressed', async (command, response) => {
  const { smtp, service, client, notify, commands } = await aMailServer();
  Object.assign(smtp.answers, { [command]: response, ...(command === 'EHLO' ? { HELO: response } : {}) });
  await notify('w@bank.example');
  Object.assign(smtp, { answers: {} });
  service.advance({ seconds: 2 });
  await service.work();
  expect(smtp.mails).toHaveLength(1);
  expect(commands('RCPT').at(-1)).toBe('RCPT TO:<w@bank.example>');
  expect((await client.getEmailConfig({})).data.suppressedAddresses).toBe(0);
});

it('A rejected address is suppressed only for its workspace', async () => {
  const { smtp, service, notify, commands } = await aMailServer();
  smtp.answers.RCPT = '550 5.1.1 unknown';
  await notify('w@bank.example');
  smtp.answers = {};
  const other = await aMailServer(service, smtp);
  await other.notify('w@bank.example');
  expect(commands('RCPT')).toHaveLength(2);
  expect((await other.client.getEmailConfig({})).data.suppressedAddresses).toBe(0);
});

it('A permanently rejected email to an owner is not sent again', async () => {
  const { smtp, service, client, commands } = await aMailServer();
  smtp.answers.RCPT = '550 5.1.1 unknown';
  await service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://bank.example' });
  const payload = { email: 'maya@acme.example', workspaceName: 'Acme', apiKeyName: 'Live', webhookId: 'crm', deletedAt: 1 };
  const notices = ['deletion-mail', 'webhook-disabled-mail'].map(
    (kind): NewTask => ({ queue: 'mail', kind, payload, workspaceId: '' }),
  );
  await service.service.environment.ask(enqueue(service.now(), notices));
  await service.work();
  service.advance({ minutes: 5 });
  await service.work();
  expect(commands('RCPT')).toEqual(Array(3).fill('RCPT TO:<maya@acme.example>'));
  expect((await client.getEmailConfig({})).data.suppressedAddresses).toBe(0);
});

it('An import stores the canonical form of an address, and rejects lines with an invalid one', async () => {
  const tenant = await aTenantWithAcme(shared);
  const line = (email: string) => ({ type: 'user', organizationId: 'acme', user: { userId: 'w', email } });
  await importAll(shared, tenant, [line('w@ba\u00ADnk.example')]);
  expect((await tenant.client.getUsers({ organizationId: 'acme' })).data).toMatchObject([{ email: 'w@bank.example' }]);
  for (const email of ['x,w@bank.example', 'w@a\u200Db.example']) {
    const imported = () => check(Buffer.from(JSON.stringify(line(email))), shared.now());
    expect(imported, email).toThrow('/user/email must be an email address.');
  }
});
