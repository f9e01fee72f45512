/** The commands of `npm run admin`: administration, audit, and the move of a workspace. */
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { recordHeartbeat } from '../../server/database/heartbeats.ts';
import { jsonMember, raw, sql } from '../../server/database/sql.ts';
import { enqueue, enqueueRecurring } from '../../server/jobs/queue.ts';
import { lineOf, readLedger } from '../../server/ledger/ledger.ts';
import { createLog } from '../../server/log/log.ts';
import { unsubscribeUrl } from '../../server/notifications/unsubscribe-link.ts';
import { confirm } from '../../server/operate/admin/command-line.ts';
import { importWorkspace } from '../../server/operate/admin/import-workspace.ts';
import { createProgram } from '../../server/operate/admin/program.ts';
import { openSnapshot } from '../../server/operate/admin/snapshot.ts';
import { readRows } from '../../server/operate/admin/transfer-file.ts';
import { workFindings } from '../../server/operate/doctor/work.ts';
import { startService } from '../../server/service.ts';
import { admin, environmentOf, run } from '../support/commands.ts';
import { isCluster } from '../support/databases.ts';
import { aService, aTenant, aTenantWithAcme, createDatabase, keyOf, type Tenant, type TestService } from '../support/harness.ts';
import { countRows, fillAllTables } from '../support/owned-rows.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const minute = 60_000;
const day = 1440 * minute;
const unauthenticated = { httpStatus: 401 };

const askOf = ({ service }: TestService) => service.environment.ask;

const auditOf = async (service: TestService, { workspaceId }: Tenant): Promise<unknown> =>
  (await admin(service, 'audit', '--workspace', workspaceId)).data;

const isPostgres = process.env.TEST_ENGINE === 'postgres';

it.skipIf(isPostgres)('Every admin command has a help text, and argument errors are explained with exit code 2', async () => {
  const service = await aService();
  const env = environmentOf(service);
  const { code, stdout } = await run('admin', ['--help']);
  expect(code).toBe(0);
  for (const group of ['workspaces', 'keys', 'tasks', 'top', 'audit', 'purge']) expect(stdout).toContain(`\n  ${group}`);
  const limits = await run('admin', ['workspaces', 'limits', '--help']);
  expect(limits).toMatchObject({ code: 0, stderr: '' });
  expect(limits.stdout).toMatch(/--calls <count>[\s\S]*Global Options:\s+--json/);
  const mistakes: [string[], string][] = [
    [[], 'Usage: npm run admin'],
    [['workspace'], "unknown command 'workspace'\n(Did you mean workspaces?)"],
    [['workspaces', 'show'], "missing required argument 'workspace'"],
    [['workspaces', 'limits', 'some-id', '--calls', 'many'], 'It must be a whole number.'],
    [['top', '--by', 'name'], 'Allowed choices are calls, refusedCalls, mails.'],
  ];
  for (const [words, told] of mistakes) {
    const ended = await run('admin', words, { env });
    expect(ended, words.join(' ')).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(told);
  }
  const missing = await run('admin', ['workspaces', 'show', 'nothing'], { env });
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toMatch(/\nThere is no workspace "nothing"\.\n$/);
});

it.skipIf(isPostgres)('The page for operators has each admin command, and no other', async () => {
  const names = createProgram(() => () => async () => {}).commands.flatMap((group) =>
    group.commands.length === 0 ? [group.name()] : group.commands.map((one) => `${group.name()} ${one.name()}`),
  );
  const [, section = ''] = (await readFile(join(root, 'server/operating.md'), 'utf8')).split('\n### Administration\n');
  const cells = section.slice(0, section.indexOf('\n#')).matchAll(/^\| (`.*?`) \|/gm);
  const shown = Array.from(cells, ([, cell = '']) => cell.match(/(?<=`)[a-z-]+(?: [a-z-]+)?/g) ?? []).flat();
  expect(shown.toSorted()).toEqual(names.toSorted());
});

it('Every admin command names the workspace, API key or task that does not exist', async () => {
  const service = await aService();
  const before = await admin(service, 'audit');
  const missing: [kind: string, ...commands: string[]][] = [
    [
      'workspace',
      'show -',
      'verify -',
      'limits - --mails 1',
      'sender-domains - add acme.example',
      'unsuppress -',
      'revoke -',
      'delete - --yes',
    ],
    ['API key', 'keys revoke -', 'keys delete - --yes'],
    ['pending task', 'tasks retry -', 'tasks drop - --yes'],
  ];
  const others = ['workspaces export - file', 'keys list -', 'tasks list --workspace -'];
  for (const [kind, ...commands] of missing) {
    const all = kind === 'workspace' ? [...commands.map((one) => `workspaces ${one}`), ...others] : commands;
    for (const command of all)
      await expect(admin(service, ...command.split(' ')), command).rejects.toThrow(`There is no ${kind} "-".`);
  }
  expect(await admin(service, 'audit')).toEqual(before);
});

it('A deletion without a terminal needs --yes, and --json prints a machine-readable result', async () => {
  const service = await aService();
  const { workspaceId, apiKey } = await aTenant(service);
  const env = environmentOf(service);
  const asked = await run('admin', ['keys', 'delete', apiKey], { env });
  expect(asked).toMatchObject({ code: 2, stdout: '' });
  expect(asked.stderr).toContain('Delete the API key "Testing" (testing) and all of its data? Confirm with --yes.');
  const deleted = await run('admin', ['keys', 'delete', apiKey, '--yes', '--json'], { env });
  expect([deleted.code, JSON.parse(deleted.stdout)]).toEqual([0, { apiKeyId: apiKey, workspaceId }]);
  expect((await run('admin', ['keys', 'delete', apiKey, '--yes'], { env })).code).toBe(1);
});

it('A deletion on a terminal asks first, and does nothing unless the answer is yes', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const asking = async (answer: string) => {
    const [stdin, stderr] = [Object.assign(new PassThrough().end(`${answer}\n`), { isTTY: true }), new PassThrough()];
    vi.stubGlobal('process', Object.create(process, { stdin: { value: stdin }, stderr: { value: stderr } }));
    await confirm('Delete it all?', undefined).finally(() => expect(String(stderr.read())).toBe('Delete it all? [y/N] '));
  };
  for (const yes of ['y', ' YES ']) await asking(yes);
  for (const no of ['', 'n', 'yesterday', 'okay']) await expect(asking(no)).rejects.toThrow('Nothing was changed.');
});

it('The list and the page of a workspace show what operators need, and no token', async () => {
  const service = await aService();
  const created = new Date(service.now()).toISOString();
  const tenant = await aTenantWithAcme(service);
  service.advance({ seconds: 1 });
  const beta = { ownerEmail: 'jonas@beta.example', name: 'Jonas', workspaceName: 'Beta' };
  const { id: betaId } = (await service.client.createWorkspace(beta)).data;
  await admin(service, 'workspaces', 'sender-domains', tenant.workspaceId, 'add', 'ACME.example');
  const { data: ofMaya, lines } = await admin(service, 'workspaces', 'list', '--owner', 'MAYA@acme.example');
  expect(ofMaya).toMatchObject([{ workspaceId: tenant.workspaceId, name: 'Acme Robotics', callLimit: null }]);
  expect(lines[1]).toMatch(new RegExp(`^${tenant.workspaceId}  Acme Robotics  maya@acme.example  no +${created}$`));
  expect((await admin(service, 'workspaces', 'list')).data).toMatchObject([{ name: 'Beta' }, { name: 'Acme Robotics' }]);
  const { ask, usage } = service.service.environment;
  await usage.flush(ask);
  const task = { queue: 'mail' as const, kind: 'mail', payload: {}, apiKeyId: tenant.apiKey, workspaceId: tenant.workspaceId };
  await ask(enqueue(service.now(), [{ ...task, taskId: 'done' }, task]));
  await ask(sql`update tasks set completed_at = ${service.now()} where task_id = 'done'`);
  const shown = await admin(service, 'workspaces', 'show', tenant.workspaceId);
  expect(shown.data).toMatchObject({
    ownerEmail: 'maya@acme.example',
    apiKeys: [{ apiKeyId: tenant.apiKey, type: 'testing' }],
    senderDomains: ['acme.example'],
    usage: { calls: 2, refusedCalls: 0 },
    rows: { organizations: 1, documents: 0, tasks: 1 },
  });
  expect(shown.lines).toContain('usage in 30 days  calls 2, rejected calls 0, emails 0');
  expect(JSON.stringify([ofMaya, lines, shown])).not.toMatch(/(workspace|key)_[0-9a-f-]{36}_/);
  expect((await admin(service, 'top', '--days', '30')).data).toMatchObject([{ workspaceId: tenant.workspaceId, calls: 2 }]);
  usage.count(tenant.apiKey, 'mails', service.now());
  usage.count(betaId, 'refusedCalls', service.now());
  await usage.flush(ask);
  const top = async (by: string) => (await admin(service, 'top', '--by', by)).lines[1];
  expect(await top('mails')).toMatch(tenant.workspaceId);
  expect(await top('refusedCalls')).toMatch(betaId);
});

it('`top` and the doctor name the callers of the last minute, with the calls that were rejected under load', async () => {
  const service = await aService({ maxConcurrentRequests: 1, maxQueueDelayMs: 1 });
  const { apiKey, workspaceId, client } = await aTenant(service);
  const [quiet, noisy] = [workspaceId, apiKey];
  const replies = await Promise.allSettled(Array.from({ length: 200 }, () => client.getOrganizations({})));
  const sheds = replies.filter(({ status }) => status === 'rejected').length;
  expect(sheds).toBeGreaterThan(6);
  const top = async (): Promise<unknown> => {
    service.advance({ seconds: 5 });
    await service.work();
    return (await admin(service, 'top')).data;
  };
  const ms = expect.any(Number);
  // A call is counted when its connection has got the whole response.
  await expect.poll(top).toEqual([
    { workspaceId, name: 'Acme Robotics', callerId: noisy, calls: 200, sheds, ms },
    { workspaceId, name: 'Acme Robotics', callerId: quiet, calls: 1, sheds: 0, ms },
  ]);
  const { lines } = await admin(service, 'top', '--limit', '1');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['WORKSPACE', 'NAME', 'API KEY', 'CALLS', 'SHED', 'MS'],
    [workspaceId, 'Acme Robotics', noisy, '200', String(sheds), expect.any(String)],
  ]);
  // The doctor goes by the clock of the machine or of PostgreSQL. A slow machine has time until the heartbeat is old.
  await askOf(service)(sql`update processes set beat_at = ${Date.now() + 10_000}`);
  expect((await workFindings(service.config)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`rejected under load in the last minute: ${sheds}. ${noisy} had ${sheds} of them, and sent 200: limit`),
  );
  for (let i = 0; i < 12; i++) await top();
  expect(await top()).toEqual([]);
});

it('Each admin command prints its outcome, and deletes or drops nothing without --yes', async () => {
  const service = await aService({ mailLimit: 9 });
  const { workspaceId: id, apiKey, workspace } = await aTenant(service);
  const created = new Date(service.now()).toISOString();
  const { id: betaId } = (
    await service.client.createWorkspace({ ownerEmail: 'jonas@beta.example', name: 'Jonas', workspaceName: 'Beta' })
  ).data;
  const lines = async (...words: string[]) => (await admin(service, ...words)).lines;
  const cells = async (...words: string[]) => (await lines(...words)).map((line) => line.split(/ {2,}/));
  expect(await lines('workspaces', 'verify', id)).toEqual(['The owner maya@acme.example is verified.']);
  expect(await lines('workspaces', 'limits', id, '--mails', '0')).toEqual(['calls per minute  0 (default)', 'emails per day  0']);
  expect(await lines('workspaces', 'limits', betaId)).toEqual(['calls per minute  0 (default)', 'emails per day  9 (default)']);
  service.advance({ minutes: 1 });
  // A later confirmation changes nothing.
  await lines('workspaces', 'verify', id);
  await workspace.createApiKey({ apiKeyName: 'Live', type: 'production' });
  await workspace.addDomains({ domains: ['acme.example'] });
  const { environment } = service.service;
  await environment.usage.flush(environment.ask);
  expect(await cells('keys', 'list', id)).toEqual([
    ['ID', 'NAME', 'TYPE', 'CREATED'],
    expect.arrayContaining([apiKey, 'Testing', 'testing', created]),
    [expect.any(String), 'Live', 'production', new Date(service.now()).toISOString()],
  ]);
  expect(await lines('workspaces', 'show', id)).toEqual([
    ...[`workspace  ${id}`, 'name  Acme Robotics', 'owner  Maya Chen <maya@acme.example>'],
    ...[`verified  ${created}`, `created  ${created}`],
    `API key  ${apiKey}  testing  Testing`,
    expect.stringMatching(/^API key {2}\S+ {2}production {2}Live$/),
    'domains  acme.example',
    'sender domains  none',
    'limits  calls per minute default, emails per day 0',
    'usage in 30 days  calls 3, rejected calls 0, emails 0',
    'rows  organizations 0, folders 0, documents 0, users 0, notifications 0, tasks 0',
  ]);
  expect(await cells('top', '--days', '30', '--limit', '1')).toEqual([
    ['WORKSPACE', 'NAME', 'CALLS', 'REJECTED', 'EMAILS'],
    [id, 'Acme Robotics', '3', '0', '0'],
  ]);
  service.advance({ days: 3 });
  expect(await lines('top', '--days', '1')).toHaveLength(1);
  expect(await lines('workspaces', 'list', '--limit', '1')).toHaveLength(2);
  const [heads, latest, ...earlier] = await cells('audit', '--workspace', id);
  expect([heads, latest?.slice(1), earlier.length]).toEqual([
    ['TIME', 'WORKSPACE', 'ACTOR', 'ACTION', 'SUBJECT', 'DETAILS'],
    [id, 'token', 'addDomains', id, '{"domains":["acme.example"]}'],
    4,
  ]);
  await environment.ask(
    enqueue(service.now(), [{ queue: 'mail', kind: 'mail', payload: {}, workspaceId: id, apiKeyId: apiKey, taskId: 'a mail' }]),
  );
  const question = 'Delete the workspace "Acme Robotics", its API keys (2) and all of their data?';
  await expect(admin(service, 'workspaces', 'delete', id)).rejects.toThrow(`${question} Confirm with --yes.`);
  await expect(admin(service, 'keys', 'delete', apiKey)).rejects.toThrow('Delete the API key "Testing" (testing) and all');
  await expect(admin(service, 'tasks', 'drop', 'a mail')).rejects.toThrow('Drop the task a mail? Confirm with --yes.');
  expect(await lines('tasks', 'retry', 'a mail')).toEqual(['The task a mail (mail) is now due.']);
  expect(await lines('tasks', 'drop', 'a mail', '--yes')).toEqual(['The task a mail (mail) was dropped.']);
  expect(await lines('keys', 'revoke', apiKey)).toEqual([
    `The auth tokens of the API key ${apiKey} were revoked. Get Auth Tokens returns the new ones.`,
    'Processes that have cached an old token accept it for up to 5 seconds.',
  ]);
  expect(await lines('keys', 'delete', apiKey, '--yes')).toEqual([
    `The API key ${apiKey} was deleted. The service now deletes its data.`,
  ]);
  expect(await lines('workspaces', 'delete', id, '--yes')).toEqual([
    `The workspace ${id} was deleted. The service now deletes its data.`,
    'Processes that have cached its tokens accept them for up to 5 seconds.',
  ]);
});

it('Limits of a workspace override the settings for calls and emails until they are reset', async () => {
  const service = await aService({ apiKeyLimit: 3, authCacheSeconds: 0 });
  const [one, other] = [await aTenant(service), await aTenant(service)];
  /** Returns the number of accepted calls. The workspace itself has as many as each of its API keys. */
  const calls = async (tenant: Tenant, count: number) => {
    const ofKey = await accepted(() => tenant.client.getOrganizations({}), count);
    expect(await accepted(() => tenant.workspace.getDomains({}), count)).toBe(ofKey);
    return ofKey;
  };
  const accepted = async (call: () => Promise<unknown>, count: number) => {
    const outcomes = await Promise.all(
      Array.from({ length: count }, () =>
        call().then(
          () => 'ok',
          ({ status }) => status,
        ),
      ),
    );
    return outcomes.filter((outcome) => outcome === 'ok').length;
  };
  await admin(service, 'workspaces', 'limits', one.workspaceId, '--calls', '5', '--mails', '7');
  service.advance({ minutes: 1 });
  expect([await calls(one, 8), await calls(other, 8)]).toEqual([5, 3]);
  service.advance({ minutes: 1 });
  await admin(service, 'workspaces', 'limits', one.workspaceId, '--calls', '0');
  expect(await calls(one, 8)).toBe(8);
  service.advance({ minutes: 1 });
  const { lines } = await admin(service, 'workspaces', 'limits', one.workspaceId, '--calls', 'default');
  expect(lines).toEqual(['calls per minute  3 (default)', 'emails per day  7']);
  const mails = await admin(service, 'workspaces', 'limits', one.workspaceId, '--mails', 'default');
  expect(mails.data).toMatchObject({ callLimit: null, mailLimit: null });
  expect(await calls(one, 8)).toBe(3);
});

// Proves resetAuthToken/old-token
it('Revoked tokens of a workspace or API key stop working in every process within the cache time', async () => {
  const service = await aService();
  const { workspace, workspaceId, workspaceToken, client, apiKey, authToken } = await aTenant(service);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  await client.addOrganizations({ organizations });
  await admin(service, 'keys', 'revoke', apiKey);
  const renewed = (await workspace.getAuthTokens({ apiKey })).data.authToken;
  expect(renewed).not.toBe(authToken);
  const again = createClient({ baseUrl: service.url, apiKey, authToken: renewed, retries: 0 });
  expect((await again.getOrganizations({})).data).toHaveLength(1);
  await expect(client.getOrganizations({})).rejects.toMatchObject(unauthenticated);

  const { lines } = await admin(service, 'workspaces', 'revoke', workspaceId);
  expect(lines).toContain(`  npm run admin -- keys revoke ${apiKey}`);
  const [token = ''] = /workspace_\S+/.exec(lines.join('\n')) ?? [];
  service.advance({ seconds: 5 });
  await expect(workspace.getWorkspace({})).rejects.toMatchObject(unauthenticated);
  const fresh = createClient({ baseUrl: service.url, workspaceId, authToken: token, retries: 0 });
  expect((await fresh.getWorkspace({})).data.authToken).toBe(token);
  expect(token).not.toBe(workspaceToken);
  expect((await again.getOrganizations({})).data).toHaveLength(1);
});

it('Sender domains can be added and removed, and invalid names are rejected', async () => {
  const service = await aService();
  const { workspaceId } = await aTenant(service);
  const domains = (...words: string[]) => admin(service, 'workspaces', 'sender-domains', workspaceId, ...words);
  expect((await domains()).lines).toEqual(['No sender domains.']);
  expect((await domains('add', 'ACME.example')).data).toEqual(['acme.example']);
  await expect(domains('add', 'http://acme.example')).rejects.toThrow('A sender domain is one host name');
  await expect(domains('remove', 'beta.example')).rejects.toThrow('The workspace has no sender domain "beta.example".');
  // Each workspace has its own.
  const other = ['workspaces', 'sender-domains', (await aTenant(service)).workspaceId];
  expect((await admin(service, ...other)).data).toEqual([]);
  await admin(service, ...other, 'add', 'acme.example');
  expect((await domains('remove', 'acme.example')).data).toEqual([]);
  expect((await admin(service, ...other)).data).toEqual(['acme.example']);
});

it('The audit records each change by the console, a token or an operator, without any token', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  const { workspace, workspaceId, apiKey, client } = tenant;
  const { data: second } = await workspace.createApiKey({ apiKeyName: 'Second', type: 'production' });
  await workspace.updateApiKey({ apiKey: second.id, advancedQueries: false });
  // The second of each changes nothing.
  for (let i = 0; i < 2; i++) await workspace.addDomains({ domains: ['app.acme.example'] });
  for (let i = 0; i < 2; i++) await client.deleteDomains({ domains: ['app.acme.example', 'other.example'] });
  await workspace.resetAuthToken({ apiKey });
  await workspace.deleteApiKey({ apiKey: second.id });
  await admin(service, 'workspaces', 'verify', workspaceId);
  const operator = expect.stringMatching(/^operator ./);
  const entries = await auditOf(service, tenant);
  expect(entries).toMatchObject(
    [
      { actor: 'token', action: 'createApiKey', subjectId: second.id, details: { apiKeyName: 'Second', type: 'production' } },
      { actor: 'token', action: 'updateApiKey', subjectId: second.id, details: { advancedQueries: false } },
      { actor: 'token', action: 'addDomains', subjectId: workspaceId, details: { domains: ['app.acme.example'] } },
      { actor: 'apiKey', action: 'deleteDomains', details: { domains: ['app.acme.example'] } },
      { actor: 'token', action: 'resetAuthToken', subjectId: apiKey, details: {} },
      { actor: 'token', action: 'deleteApiKey', subjectId: second.id },
      { actor: operator, action: 'workspaces verify', subjectId: workspaceId },
    ].reverse(),
  );
  expect(JSON.stringify(entries)).not.toMatch(/(workspace|key)_[0-9a-f-]{36}_/);
  const other = await aTenant(service);
  await admin(service, 'workspaces', 'verify', other.workspaceId);
  expect(await auditOf(service, other)).toMatchObject([{ action: 'workspaces verify', subjectId: other.workspaceId }]);
  expect(await auditOf(service, tenant)).toEqual(entries);
});

it('Concurrent operators lose no change', async () => {
  const service = await aService();
  const { workspaceId: id } = await aTenant(service);
  const limits = ['workspaces', 'limits', id];
  await Promise.all([admin(service, ...limits, '--calls', '5'), admin(service, ...limits, '--mails', '7')]);
  expect((await admin(service, ...limits)).data).toEqual({ workspaceId: id, callLimit: 5, mailLimit: 7 });
});

it('Each command that changes a workspace is audited, and writes its revocations and deletions to the ledger before it ends', async () => {
  const ledger = join(await anEmptyFolder(), 'ledger.ndjson');
  const service = await aService({ ledger });
  const tenant = await aTenant(service);
  const { workspaceId: id, apiKey } = tenant;
  const domains = ['workspaces', 'sender-domains', id];
  await admin(service, 'workspaces', 'limits', id, '--calls', '5');
  await admin(service, ...domains, 'add', 'acme.example');
  await admin(service, ...domains, 'remove', 'acme.example');
  await admin(service, 'workspaces', 'unsuppress', id);
  const entries = [
    { kind: 'tokensRevoked', of: 'key', id: apiKey, version: 2 },
    { kind: 'tokensRevoked', of: 'workspace', id, version: 2 },
    { kind: 'apiKeyDeleted', id: apiKey },
    { kind: 'workspaceDeleted', id },
  ];
  const commands = [
    ['keys', 'revoke', apiKey],
    ['workspaces', 'revoke', id],
    ['keys', 'delete', apiKey, '--yes'],
    ['workspaces', 'delete', id, '--yes'],
  ];
  for (const [i, command] of commands.entries()) {
    await admin(service, ...command);
    expect((await readLedger(ledger)).entries).toMatchObject(entries.slice(0, i + 1));
  }
  expect(await auditOf(service, tenant)).toMatchObject(
    [
      { action: 'workspaces limits', details: { callLimit: 5, mailLimit: null } },
      { action: 'workspaces sender-domains add', details: { domain: 'acme.example' } },
      { action: 'workspaces sender-domains remove', details: { domain: 'acme.example' } },
      { action: 'workspaces unsuppress' },
      { action: 'keys revoke', subjectId: apiKey },
      { action: 'workspaces revoke', subjectId: id },
      { action: 'keys delete', subjectId: apiKey },
      { action: 'workspaces delete', subjectId: id },
    ].reverse(),
  );
});

it('A change stands if the ledger cannot be written: its entry is kept in the database and written later, and /readyz reports it', async () => {
  const folder = await anEmptyFolder();
  const ledger = join(folder, 'ledger.ndjson');
  const service = await aService({ ledger });
  const { workspace, workspaceId, apiKey, client } = await aTenantWithAcme(service);
  const { data: second } = await workspace.createApiKey({ apiKeyName: 'Second', type: 'testing' });
  await rm(ledger);
  await mkdir(ledger);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['maya'] })).data;
  await service.work();
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted).toBe(true);
  await workspace.resetAuthToken({ apiKey });
  await workspace.deleteApiKey({ apiKey: second.id });
  for (const command of [`keys revoke ${apiKey}`, `workspaces revoke ${workspaceId}`, `workspaces delete ${workspaceId} --yes`])
    expect((await admin(service, ...command.split(' '))).lines).not.toEqual([]);
  const waiting = await askOf(service)(sql`select entry from ledger_entries`);
  expect(waiting).toHaveLength(6);
  const ready = async () => {
    const response = await fetch(`${service.url}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([503, { status: 'unavailable', reason: 'the ledger cannot be written' }]);
  await rmdir(ledger);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  const kinds = (await readLedger(ledger)).entries.map(({ kind }) => kind);
  const revoked = 'tokensRevoked';
  expect(kinds).toEqual(['userDataDeleted', revoked, 'apiKeyDeleted', revoked, revoked, 'workspaceDeleted']);
  expect(await askOf(service)(sql`select entry from ledger_entries`)).toEqual([]);
});

it('The database rejects changes to and deletions of audit entries', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  await admin(service, 'workspaces', 'verify', tenant.workspaceId);
  const before = await auditOf(service, tenant);
  const truncation = isPostgres ? ['truncate audit_entries'] : [];
  for (const change of ['update audit_entries set action = action', 'delete from audit_entries', ...truncation])
    await expect(askOf(service)(sql`${raw(change)}`)).rejects.toThrow('audit_entries is append-only');
  expect(await auditOf(service, tenant)).toEqual(before);
});

it('The task list shows why pending tasks wait, recurring tasks only if they fail, and says when it is empty', async () => {
  const service = await aService();
  const ask = askOf(service);
  const list = async (...words: string[]) => (await admin(service, 'tasks', 'list', ...words)).lines;
  await ask(sql`delete from tasks`);
  await ask(sql`delete from heartbeats`);
  expect(await list()).toEqual(['No pending tasks.']);
  const now = service.now();
  const [yesterday, tomorrow] = [now - day, now + day];
  const at = { yesterday: new Date(yesterday).toISOString(), tomorrow: new Date(tomorrow).toISOString() };
  const addTask = async (kind: string, runAt: number, { attempts = 0, deferredAt = yesterday, error = '' } = {}) => {
    const payload = { to: 'maya@acme.example' };
    await ask(
      enqueue(now, [{ queue: 'erasure', kind, payload, workspaceId: '', apiKeyId: 'key', jobId: 'job', taskId: `id of ${kind}` }]),
    );
    await ask(sql`update tasks set run_at = ${runAt}, deferred_at = ${deferredAt}, attempts = ${attempts}, last_error = ${error || null}
        where kind = ${kind}`);
  };
  await addTask('failing', tomorrow, { attempts: 4, error: 'the disk is full' });
  await addTask('leased', tomorrow, { attempts: 3, deferredAt: tomorrow - minute, error: 'no mail server' });
  await addTask('again', yesterday, { attempts: 2, error: 'no mail server' });
  await addTask('late', yesterday, { attempts: 1 });
  await addTask('early', tomorrow);
  await ask(enqueueRecurring(now, ['sound', 'broken']));
  await ask(sql`update tasks set run_at = ${tomorrow}, attempts = 1, last_error = 'no privilege' where kind = 'broken'`);
  const listed = [
    `id of failing  failing  API key key  job job  tried 4 times  failed, next attempt at ${at.tomorrow}`,
    '    the disk is full',
    `id of leased  leased  API key key  job job  tried 3 times  running; if its process has died, next attempt at ${at.tomorrow}`,
    '    no mail server',
    `id of again  again  API key key  job job  tried 2 times  waiting for its turn since ${at.yesterday}`,
    '    no mail server',
    `id of late  late  API key key  job job  tried once  waiting for its turn since ${at.yesterday}`,
    `broken  broken  tried once  failed, next attempt at ${at.tomorrow}`,
    '    no privilege',
    `id of early  early  API key key  job job  not tried yet  due ${at.tomorrow}`,
  ];
  expect(await list()).toEqual(['No process has run tasks yet.', ...listed]);
  await ask(recordHeartbeat(yesterday));
  expect(await list()).toEqual([`No process has run tasks since ${at.yesterday}.`, ...listed]);
  await ask(recordHeartbeat(now));
  expect(await list()).toEqual(listed);
  await ask(sql`update tasks set run_at = ${yesterday} where kind = 'sound'`);
  expect(await list()).toContain(`sound  sound  not tried yet  waiting for its turn since ${at.yesterday}`);
  await ask(sql`update tasks set run_at = ${now} where kind = 'sound'`);
  expect(await list('--limit', '2')).toEqual([...listed.slice(0, 4), 'More tasks are pending. Only the first 2 are listed.']);
  expect(await list('--limit', '6')).toEqual(listed);
  const { workspaceId } = await aTenant(service);
  expect(await list('--workspace', workspaceId)).toEqual(['No pending tasks.']);
});

it.runIf(isPostgres)('The task list says which tasks are locked', async () => {
  const service = await aService();
  const { client } = await aTenantWithAcme(service);
  const { ask, config } = service.service.environment;
  await ask(sql`delete from tasks`);
  await ask(recordHeartbeat(service.now()));
  await client.deleteAllUserData({ userIds: ['anja-k'] });
  const list = async () => (await admin(service, 'tasks', 'list')).lines.map((line) => line.split('  ').slice(-2));
  const waits = [['not tried yet', expect.stringMatching(/^waiting for its turn since/)]];
  expect(await list()).toEqual(waits);
  const blocker = await openConnection(config.databaseUrl);
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table users in access exclusive mode');
  const working = service.work();
  const locked = [['first attempt', 'locked: a process works on it, or another transaction holds its row']];
  await expect.poll(list).toEqual(locked);
  await blocker.query('rollback');
  await working;
  expect(await list()).toEqual([['No pending tasks.']]);
});

it('A pending task can be retried or dropped, unless it is running or must be completed', async () => {
  const service = await aService();
  const ask = askOf(service);
  const now = service.now();
  const { apiKey, ...tenant } = await aTenant(service);
  const { workspaceId } = tenant;
  await ask(
    enqueue(now, [
      { queue: 'mail', kind: 'mail', payload: {}, workspaceId, apiKeyId: apiKey, taskId: 'failed-mail', delayMs: day },
      { queue: 'mail', kind: 'mail', payload: {}, workspaceId, apiKeyId: apiKey, taskId: 'mail-in-work', delayMs: minute },
      { queue: 'maintenance', kind: 'own', payload: {}, workspaceId: '', taskId: 'of-the-service', delayMs: day },
      ...(['erasure', 'migration', 'maintenance', 'delivery'] as const).map((queue) => {
        return { queue, kind: queue, payload: {}, workspaceId, apiKeyId: apiKey, taskId: queue, delayMs: day };
      }),
    ]),
  );
  await ask(sql`update tasks set attempts = 1, run_at = ${now + minute}, deferred_at = ${now} where task_id = 'mail-in-work'`);
  const runAt = async (id: string) => (await ask(sql<{ at: number }>`select run_at as at from tasks where task_id = ${id}`))[0]?.at;
  for (const id of ['failed-mail', 'of-the-service']) {
    await admin(service, 'tasks', 'retry', id);
    expect(await runAt(id)).toBeLessThanOrEqual(now);
  }
  for (const command of ['retry', 'drop']) {
    const words = ['tasks', command, 'mail-in-work', ...(command === 'drop' ? ['--yes'] : [])];
    await expect(admin(service, ...words)).rejects.toThrow('The task "mail-in-work" is running. Try again in a minute.');
  }
  for (const id of ['erasure', 'migration', 'maintenance'])
    await expect(admin(service, 'tasks', 'drop', id, '--yes')).rejects.toThrow('cannot be dropped');
  await expect(admin(service, 'tasks', 'retry', 'none')).rejects.toThrow('There is no pending task "none".');
  await admin(service, 'tasks', 'drop', 'failed-mail', '--yes');
  await admin(service, 'tasks', 'drop', 'delivery', '--yes');
  expect([await runAt('failed-mail'), await runAt('delivery')]).toEqual([undefined, undefined]);
  expect(await auditOf(service, { ...tenant, apiKey })).toMatchObject([
    { action: 'tasks drop', subjectId: 'delivery', details: { kind: 'delivery' } },
    { action: 'tasks drop', subjectId: 'failed-mail', details: { kind: 'mail' } },
    { action: 'tasks retry', subjectId: 'failed-mail' },
  ]);
});

it('npm run admin -- purge removes expired rows at once', async () => {
  const service = await aService();
  const { client } = await aTenantWithAcme(service);
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  const users = Array.from({ length: 120 }, (_, i) => ({ userId: `user ${i}` }));
  await client.addPresence({ organizationId: 'acme', documentId: 'plan', users });
  const rows = async () => (await askOf(service)(sql`select 1 from presence`)).length;
  await service.work();
  expect(await rows()).toBe(120);
  service.advance({ minutes: 6 });
  // Other tasks stay unchanged.
  const mail = { queue: 'mail' as const, kind: 'mail', payload: {}, workspaceId: '', taskId: 'a mail', delayMs: day };
  await askOf(service)(enqueue(service.now(), [mail]));
  const mails = () => askOf(service)(sql`select run_at, attempts from tasks where task_id = 'a mail'`);
  const pending = await mails();
  expect((await admin(service, 'purge')).data).toEqual({ failed: [] });
  const { data, lines } = await admin(service, 'audit', '--limit', '1');
  expect(data).toMatchObject([{ action: 'purge' }]);
  expect(await mails()).toEqual(pending);
  expect(lines[1]).toMatch(/Z {2}- +operator \S+ {2}purge/);
  expect(await rows()).toBe(0);
  await askOf(service)(sql`alter table presence rename to presence_out_of_reach`);
  expect((await admin(service, 'purge')).lines).toEqual(['Failed: remove-presence.']);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  await askOf(service)(sql`alter table presence_out_of_reach rename to presence`);
});

/** Starts a second installation on a database of the engine, with the secret and the clock of the service. */
async function anotherCell(service: TestService, engine: 'sqlite' | 'postgres'): Promise<TestService['service']> {
  const { env, drop } =
    engine === 'postgres' ? await createDatabase() : { env: { DATA_DIR: await anEmptyFolder() }, drop: undefined };
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: { DATA_DIR: string; DATABASE_URL?: string } = env;
  const config = { ...service.config, dataDir, databaseUrl };
  const cell = await startService({ config, log: createLog('silent'), clock: service.now, pollIntervalMs: 0 });
  onTestFinished(async () => {
    await cell.stop();
    await drop?.();
  });
  return cell;
}

const adminOf = (service: TestService, cell: TestService['service'], ...words: string[]) =>
  admin({ ...service, service: cell }, ...words);

/** The rows of a file in a fixed order, without the entries of exports and imports themselves. */
async function rowsIn(file: string): Promise<string[]> {
  const rows: string[] = [];
  for await (const { table, row } of readRows(file)) {
    if (table === 'audit_entries' && /port$/.test(String(row.action))) continue;
    rows.push(JSON.stringify([table, Object.entries(row).sort()]));
  }
  return rows.sort();
}

async function anExport(service: TestService) {
  const tenant = await aTenantWithAcme(service);
  const file = join(await anEmptyFolder(), 'workspace.ndjson');
  const { data } = await admin(service, 'workspaces', 'export', tenant.workspaceId, file);
  return { tenant, file, data };
}

it.runIf(isPostgres)('A workspace moves to the other engine and back, row by row, and its tokens stay valid', async () => {
  const service = await aService();
  const [tenant, neighbour] = [await aTenantWithAcme(service), await aTenantWithAcme(service)];
  const { workspaceId, workspaceToken, apiKey, authToken } = tenant;
  const users = [{ userId: 'zoë', name: 'Zoë \u{1f600} "quoted" \\ and more', email: 'zoe@acme.example' }];
  await tenant.client.addUsers({ organizationId: 'acme', users });
  const beta = { organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] };
  const added = await tenant.client.addOrganizations(beta, { idempotencyKey: 'first' });
  await admin(service, 'workspaces', 'limits', workspaceId, '--mails', '7');
  for (const id of [workspaceId, apiKey, neighbour.apiKey]) await fillAllTables(askOf(service), id);
  const folder = await anEmptyFolder();
  const files = ['first', 'second', 'third'].map((name) => join(folder, name));
  const [first = '', second = '', third = ''] = files;
  await admin(service, 'workspaces', 'export', workspaceId, first);

  const middle = await anotherCell(service, 'sqlite');
  const imported = await adminOf(service, middle, 'workspaces', 'import', first);
  expect(imported.data).toMatchObject({ workspaceId, apiKeyIds: [apiKey] });
  await adminOf(service, middle, 'workspaces', 'export', workspaceId, second);
  const last = await anotherCell(service, 'postgres');
  await adminOf(service, last, 'workspaces', 'import', second);
  await adminOf(service, last, 'workspaces', 'export', workspaceId, third);

  const rows = await rowsIn(first);
  expect(rows.length).toBeGreaterThan(20_000);
  expect(await rowsIn(second)).toEqual(rows);
  expect(await rowsIn(third)).toEqual(rows);
  for (const cell of [middle, last]) {
    const client = createClient({ baseUrl: cell.url, apiKey, authToken, retries: 0 });
    expect((await client.getUsers({ organizationId: 'acme' })).data).toMatchObject(users);
    const workspace = createClient({ baseUrl: cell.url, workspaceId, authToken: workspaceToken, retries: 0 });
    expect((await workspace.getWorkspace({})).data.authToken).toBe(workspaceToken);
    // A new call would say that the organization exists.
    expect(await client.addOrganizations(beta, { idempotencyKey: 'first' })).toEqual(added);
    const stranger = createClient({ baseUrl: cell.url, apiKey: neighbour.apiKey, authToken: neighbour.authToken, retries: 0 });
    await expect(stranger.getOrganizations({})).rejects.toMatchObject(unauthenticated);
    expect(Object.values(await countRows(cell.environment.ask, neighbour.apiKey)).filter((count) => count > 0)).toEqual([]);
  }
});

it('An import rejects a damaged or truncated file, another secret or an existing workspace, and imports nothing', async () => {
  const service = await aService();
  const { tenant, file } = await anExport(service);
  const cell = await anotherCell(service, isPostgres ? 'postgres' : 'sqlite');
  const importing = (path: string, options = {}) => importWorkspace(cell.environment, path, options);
  await expect(admin(service, 'workspaces', 'import', file)).rejects.toThrow('Delete it first.');
  const text = await readFile(file, 'utf8');
  const bad = `${file}-bad`;
  const damages: [string, string][] = [
    [text.replace('Acme Robotics', 'Acme Robotic'), 'is incomplete or damaged'],
    [text.split('\n').slice(0, -2).join('\n'), 'is incomplete or damaged'],
    ['', 'was not written by npm run admin -- workspaces export'],
    [text.replace('collaboration-workspace/1', 'collaboration-workspace/2'), 'was not written by'],
  ];
  const lines = text
    .replace(/"schema":"[^"]*"/, '"schema":"older"')
    .trimEnd()
    .split('\n')
    .slice(0, -1);
  const sha256 = hash('sha256', `${lines.join('\n')}\n`);
  damages.push([[...lines, JSON.stringify({ rows: lines.length - 1, sha256 })].join('\n'), 'Use the same version of the service']);
  for (const [damaged, told] of damages) {
    await writeFile(bad, damaged);
    await expect(importing(bad)).rejects.toThrow(told);
  }
  await expect(importing(`${file}-none`)).rejects.toThrow('cannot be read');
  const config = { ...service.config, tokenSecrets: ['another secret of the other installation, 42'] };
  const foreign = { ...service, config };
  const other = await anotherCell(foreign, 'sqlite');
  await expect(importWorkspace(other.environment, file, {})).rejects.toThrow('another TOKEN_SECRET');
  expect((await adminOf(service, cell, 'workspaces', 'list')).data).toEqual([]);
  expect(Object.values(await countRows(cell.environment.ask, tenant.apiKey)).filter((count) => count > 0)).toEqual([]);
  // The same file is imported with the option. Its tokens are invalid, and a new one is printed.
  await importWorkspace(other.environment, file, { otherSecret: true });
  const { data } = await adminOf(foreign, other, 'workspaces', 'revoke', tenant.workspaceId);
  expect(data).toMatchObject({ workspaceId: tenant.workspaceId });
});

it('Only its owner can read an export file; a failed export leaves none, and each ends its snapshot', async () => {
  const service = await aService();
  const { tenant, file } = await anExport(service);
  expect((await stat(file)).mode & 0o77).toBe(0);
  const folder = await anEmptyFolder();
  await mkdir(join(folder, 'taken'));
  await expect(admin(service, 'workspaces', 'export', tenant.workspaceId, join(folder, 'taken'))).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['taken']);
  // PostgreSQL keeps rows that an open snapshot may read.
  const open = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  if (isPostgres) expect(await askOf(service)(open)).toEqual([]);
});

it('An export names what stays behind: events, pending tasks, and webhooks with their number', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  await tenant.client.addWebhooks({
    webhooks: ['crm', 'search'].map((webhookId) => ({ webhookId, url: 'https://hooks.example' })),
  });
  await tenant.client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  const file = join(await anEmptyFolder(), 'workspace');
  const { lines } = await admin(service, 'workspaces', 'export', tenant.workspaceId, file);
  expect(lines[1]).toMatch(/^Not in the file: events, pending tasks and webhooks \(2\)\./);
  const text = await readFile(file, 'utf8');
  for (const table of ['events', 'event_logs', 'webhooks', 'tasks']) expect(text).not.toContain(`\n["${table}",`);
  expect(text).not.toContain('hooks.example');
});

it('An export is a snapshot of one moment, even during writes', async () => {
  const service = await aService();
  const { workspaceId } = await aTenantWithAcme(service);
  const snapshot = await openSnapshot(service.config);
  onTestFinished(() => snapshot.close());
  const names = sql`select organization_name from organizations`;
  const before = await snapshot.read(names);
  await askOf(service)(sql`update organizations set organization_name = ${workspaceId}`);
  expect([before.length, await snapshot.read(names)]).toEqual([1, before]);
});

// Proves getEvents/place
it('A deleted workspace can be imported again once its rows are removed and its ledger entries deleted', async () => {
  const service = await aService();
  const { tenant, file, data } = await anExport(service);
  const { workspaceId, client } = tenant;
  const { pageToken } = await client.getEvents({});
  const details = { rows: Reflect.get(Object(data), 'rows') };
  const { ledger = '' } = service.config;
  await admin(service, 'workspaces', 'delete', workspaceId, '--yes');
  const importing = () => admin(service, 'workspaces', 'import', file);
  await expect(importing()).rejects.toThrow(`The database already has rows of the workspace ${workspaceId}. Delete it first.`);
  // The tasks of the deletion would erase the imported rows.
  for (const table of ['organizations', 'idempotency_records', 'usage_by_day'])
    await askOf(service)(sql`${raw(`delete from ${table}`)}`);
  const stillRemoved = `Rows of the workspace ${workspaceId} are still being removed.`;
  await expect(importing()).rejects.toThrow(stillRemoved);
  // Tasks for only its API keys count too.
  const ofWorkspace = sql`kind = 'erase-owner' and ${jsonMember('payload', 'ownerId')} = ${workspaceId}`;
  await askOf(service)(sql`update tasks set completed_at = 1 where ${ofWorkspace}`);
  await expect(importing()).rejects.toThrow(stillRemoved);
  await askOf(service)(sql`update tasks set completed_at = null where ${ofWorkspace}`);
  service.advance({ minutes: 2 });
  await service.work();
  if (ledger !== '') {
    await expect(importing()).rejects.toThrow('a restore would delete it again: remove its lines from');
    await writeFile(ledger, `${lineOf({ entryId: 'a', at: 1, kind: 'apiKeyDeleted', id: tenant.apiKey })}\n`);
    await expect(importing()).rejects.toThrow('a restore would delete it again: remove its lines from');
    await writeFile(ledger, '');
  }
  await importing();
  expect((await client.getOrganizations({})).data).toHaveLength(1);
  // The import has begun a new log.
  await expect(client.getEvents({ pageToken })).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  const actions = await auditOf(service, tenant);
  expect(actions).toMatchObject([
    { action: 'workspaces import', details },
    { action: 'workspaces delete' },
    { action: 'workspaces export', details },
  ]);
});

it('An import of a file that is older than a revocation, a deletion of user data or an unsubscription repeats them', async () => {
  const folder = await anEmptyFolder();
  const [ledger, file] = [join(folder, 'ledger.ndjson'), join(folder, 'workspace.ndjson')];
  const service = await aService({ ledger });
  const tenant = await aTenantWithAcme(service);
  const { client, workspace, workspaceId, apiKey } = tenant;
  const acme = { organizationId: 'acme' };
  await client.addUsers({ ...acme, users: [{ userId: 'ann', name: 'Ann Lee' }, { userId: 'ben' }] });
  await admin(service, 'workspaces', 'export', workspaceId, file);
  service.advance({ minutes: 1 });
  await client.deleteAllUserData({ userIds: ['ann'] });
  const organizationKey = await keyOf(service, tenant, 'acme');
  const recipient = { apiKeyId: apiKey, organizationKey, userId: 'ben', addressHash: 'ben' };
  await fetch(unsubscribeUrl(service.url, service.service.environment.tokens, recipient), { method: 'POST' });
  const { authToken } = (await workspace.resetAuthToken({ apiKey })).data;
  await admin(service, 'workspaces', 'delete', workspaceId, '--yes');
  service.advance({ minutes: 2 });
  await service.work();
  const { entries } = await readLedger(ledger);
  const kept = entries.filter(({ kind }) => kind !== 'workspaceDeleted');
  expect(kept.map(({ kind }) => kind)).toEqual(['userDataDeleted', 'unsubscribed', 'tokensRevoked']);
  await writeFile(ledger, kept.map(lineOf).join('\n'));
  await admin(service, 'workspaces', 'import', file);
  service.advance({ minutes: 1 });
  await service.work();
  await expect(client.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  const renewed = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
  expect((await renewed.getUsers(acme)).data).toMatchObject([{ userId: 'ben' }]);
  expect((await renewed.getConfig({ ...acme, userIds: ['ben'] })).data.ben?.config.email).toBe('NONE');
});

it('An import that fails midway leaves nothing behind and can be repeated', async () => {
  const service = await aService();
  const { tenant, file } = await anExport(service);
  const cell = await anotherCell(service, isPostgres ? 'postgres' : 'sqlite');
  const { ask } = cell.environment;
  // A row that is already there makes a later table fail.
  await ask(
    sql`insert into unsubscribed_addresses (workspace_id, address_hash, unsubscribed_at) values (${tenant.workspaceId}, 'x', 1)`,
  );
  await expect(importWorkspace(cell.environment, file, {})).rejects.toThrow('The database already has rows of the workspace');
  await ask(sql`delete from unsubscribed_addresses`);
  const faults = [
    ["raise exception 'full'", "select raise(abort, 'full')", 'full'],
    ["new.organization_name = 'x'; return new", "update organizations set organization_name = 'x'", 'differs from the file'],
  ] as const;
  // Citus allows no trigger on a distributed table.
  for (const [onPostgres, onSqlite, told] of isCluster ? [] : faults) {
    const trigger = isPostgres
      ? [
          `create or replace function fault() returns trigger language plpgsql as $$ begin ${onPostgres}; end $$`,
          'create trigger fault before insert on organizations for each row execute function fault()',
        ]
      : [`create trigger fault after insert on organizations begin ${onSqlite}; end`];
    for (const statement of trigger) await ask(sql`${raw(statement)}`);
    await expect(importWorkspace(cell.environment, file, {})).rejects.toThrow(told);
    expect((await adminOf(service, cell, 'workspaces', 'list')).data).toEqual([]);
    await ask(sql`${raw(`drop trigger fault ${isPostgres ? 'on organizations' : ''}`)}`);
  }
  await importWorkspace(cell.environment, file, {});
  expect((await adminOf(service, cell, 'workspaces', 'list')).data).toMatchObject([{ workspaceId: tenant.workspaceId }]);
});
