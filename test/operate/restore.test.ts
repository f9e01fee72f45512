/** A restored backup brings back no revoked token and no deleted person. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { secretFileIn } from '../../server/auth/tokens.ts';
import { dayMs } from '../../server/clock.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { append, type LedgerEntry, lineOf, raiseLedgerTime, readLedger } from '../../server/ledger/ledger.ts';
import { deliverNotificationTask } from '../../server/notifications/tasks.ts';
import { applyLedger } from '../../server/operate/restore/apply.ts';
import { run as runCommand } from '../support/commands.ts';
import { createDatabaseAt, databaseAt, databaseIn, dropDatabases } from '../support/databases.ts';
import { aDatabaseName, aService, aTenant, aTenantWithAcme, createDatabase, secret } from '../support/harness.ts';
import { anEmptyFolder, aServiceProcess, aStartingProcess, root, type ServiceProcess } from '../support/service-process.ts';
import { createTenant, type Tenant } from '../torture/http.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

type Env = { [name: string]: string };

const run = (command: string, words: readonly string[], env: Env) => runCommand(command, words, { env });

async function end({ child, exited }: ServiceProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

const organizationId = 'acme';

const clientsOf = (baseUrl: string, { apiKey, authToken, workspaceId, workspaceToken }: Tenant) => ({
  client: createClient({ baseUrl, apiKey, authToken }),
  workspace: createClient({ baseUrl, workspaceId, authToken: workspaceToken }),
});

/** A service with two API keys, and two users in an organization of the first. */
async function aServiceWithUsers(env: Env) {
  const service = await aServiceProcess({ env });
  const tenant = await createTenant(service.url);
  const { client, workspace } = clientsOf(service.url, tenant);
  const { data: other } = await workspace.createApiKey({ apiKeyName: 'Other', type: 'testing' });
  await client.addOrganizations({ organizations: [{ organizationId, organizationName: 'Acme' }] });
  const users = [{ userId: 'ann', name: 'Ann Lee', email: 'ann@acme.example' }, { userId: 'ben' }];
  await client.addUsers({ organizationId, users });
  const told = {
    actionUser: { userId: 'ben' },
    displayHeadlineMessageTemplate: 'Hello @Ann Lee',
    notifyUsers: [{ userId: 'ann' }],
  };
  await client.addNotifications({ organizationId, documentId: 'plan', createDocument: true, ...told });
  return { service, tenant, other };
}

const entries: readonly LedgerEntry[] = [
  { kind: 'tokensRevoked', of: 'key', id: 'a', version: 2 },
  { kind: 'apiKeyDeleted', id: 'a' },
  { kind: 'workspaceDeleted', id: 'a' },
  { kind: 'userDataDeleted', apiKeyId: 'a', jobId: 'b', userIds: ['ann', 'a}', '"}'], organizationIds: [], startedAt: 1 },
  { kind: 'unsubscribed', apiKeyId: 'a', organizationKey: 'b', userId: 'ann', addressHash: 'c' },
];

function workspacesIn(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select workspace_id as id from workspaces').all();
  database.close();
  return rows.map(({ id }) => id);
}

it('A restored backup has no revoked token, deleted API key, deleted workspace or deleted user, and all other data', async () => {
  const folder = await anEmptyFolder();
  const { env: own, drop } = await createDatabase();
  onTestFinished(drop);
  const ledger = join(folder, 'ledger.ndjson');
  const env = { ...own, TOKEN_SECRET: secret, LEDGER: ledger };
  const { service, tenant, other } = await aServiceWithUsers(env);
  const doomed = await createTenant(service.url);

  // The backup.
  const backup = join(folder, 'backup');
  const copy = isPostgres ? aDatabaseName() : '';
  let running = service;
  if (isPostgres) {
    await end(service);
    const name = databaseIn(own.DATABASE_URL ?? '');
    await createDatabaseAt(inject('postgresUrl'), copy, name);
    onTestFinished(() => dropDatabases(inject('postgresUrl'), [copy]));
    running = await aServiceProcess({ env });
  } else {
    expect(await run('backup', [backup], env)).toMatchObject({ code: 0 });
    expect((await run('backup', [backup], env)).stderr).toContain('already exists. Name a new folder.');
    const damaged = join(folder, 'damaged');
    const bytes = await readFile(fileIn(backup));
    await mkdir(damaged);
    await writeFile(fileIn(damaged), bytes.fill(0xff, bytes.length - 4096));
    expect((await run('restore', [damaged], env)).stderr).toMatch(/^The backup \S+ is damaged: /);
  }

  // Afterwards, a token is revoked, and a key, a workspace and a person are deleted.
  const { client, workspace } = clientsOf(running.url, tenant);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['ann'] })).data;
  const isCompleted = async () => (await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted;
  await expect.poll(isCompleted).toBe(true);
  const { authToken } = (await workspace.resetAuthToken({ apiKey: tenant.apiKey })).data;
  await workspace.deleteApiKey({ apiKey: other.id });
  expect(await run('admin', ['workspaces', 'delete', doomed.workspaceId, '--yes'], env)).toMatchObject({ code: 0 });

  if (!isPostgres) {
    const refused = await run('restore', [backup], env);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^The database \S+ is in use\. Stop the service first\.\n$/);
  }
  await end(running);
  const restored = isPostgres ? { ...env, DATABASE_URL: databaseAt(inject('postgresUrl'), copy) } : env;
  if (isPostgres) {
    const { ready } = await aStartingProcess({ env: restored });
    await expect(ready).rejects.toThrow('The service ended with 1 before it was ready.');
    expect((await run('admin', ['workspaces', 'list'], restored)).stderr).toContain(
      `The database is older than the ledger ${ledger}.`,
    );
  }
  const outcome = await run('restore', isPostgres ? [] : [backup], restored);
  expect(outcome).toMatchObject({
    code: 0,
    stdout:
      'Applied from the ledger: revoked tokens 1, deleted API keys 1, deleted workspaces 1, deletions 1, unsubscriptions 0.\n',
  });

  const { url } = await aServiceProcess({ env: restored });
  const withToken = (token: string) => createClient({ baseUrl: url, apiKey: tenant.apiKey, authToken: token, retries: 0 });
  const unauthenticated = { status: 'UNAUTHENTICATED' };
  await expect(withToken(tenant.authToken).getOrganizations({})).rejects.toMatchObject(unauthenticated);
  const deletedKeys = [{ apiKey: other.id, authToken: other.authToken }, doomed];
  for (const { apiKey, authToken: token } of deletedKeys) {
    const deletedKey = createClient({ baseUrl: url, apiKey, authToken: token, retries: 0 });
    await expect(deletedKey.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  }
  const users = (await withToken(authToken).getUsers({ organizationId })).data.map(({ userId }) => userId);
  expect(users).toEqual(['ben']);
  expect((await withToken(authToken).getUserData({ userId: 'ann' })).data).toEqual([]);
  const [notification] = (await withToken(authToken).getNotifications({ organizationId, documentId: 'plan' })).data;
  expect(notification?.displayHeadlineMessageTemplate).toBe('Hello @(deleted)');
});

// Proves getEvents/place
it('After a restore, a page token of Get Events is rejected with the oldest one that works', async () => {
  const service = await aService();
  const { client, workspace, apiKey } = await aTenant(service);
  await workspace.updateApiKey({ apiKey, events: true });
  const add = (id: string) => client.addOrganizations({ organizations: [{ organizationId: id, organizationName: id }] });
  const first = (await client.getEvents({})).pageToken;
  await add('acme');
  const second = (await client.getEvents({})).pageToken;
  await applyLedger(service.service.environment, []);
  await add('beta');
  const both = [{ organizationId: 'acme' }, { organizationId: 'beta' }];
  for (const pageToken of [first, second]) {
    const error: unknown = await client.getEvents({ pageToken }).catch((rejection: unknown) => rejection);
    const description = 'is of another log of events';
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', details: [{ field: '/data/pageToken', description }] });
    const [oldest = ''] = /\S+(?=\.$)/.exec(String(error)) ?? [];
    const { data, pageToken: end } = await client.getEvents({ pageToken: oldest });
    expect(data).toMatchObject(both);
    expect((await client.getEvents({ pageToken: end })).data).toEqual([]);
  }
});

it('A restore completes a deletion that waits for a pending delivery', async () => {
  const service = await aService();
  const { apiKey, workspaceId, client } = await aTenant(service);
  const { environment } = service.service;
  const createdAt = service.now();
  const delivery = {
    apiKeyId: apiKey,
    organizationKey: 'acme',
    notificationKey: 'all',
    notificationId: 'all',
    documentKey: 'plan',
    locationId: null,
    createdAt,
  };
  const checks = { access: false, context: undefined };
  const task = deliverNotificationTask({ delivery, checks, actorId: 'maya', after: '', isMailed: false });
  await environment.ask(enqueue(createdAt, [{ ...task, apiKeyId: apiKey, workspaceId }]));
  service.advance({ seconds: 1 });
  const startedAt = service.now();
  const deleted = { kind: 'userDataDeleted', apiKeyId: apiKey, jobId: 'job', userIds: ['ann'], organizationIds: [] } as const;
  expect(await applyLedger(environment, [{ entryId: 'a', at: startedAt, ...deleted, startedAt }])).toMatchObject({
    deletions: 1,
  });
  expect((await client.getDeleteAllUserDataStatus({ jobId: 'job' })).data).toMatchObject({ isDeleteCompleted: true });
});

it('A restore repeats a lost deletion even if the clock was days ahead before it', async () => {
  const service = await aService();
  const { apiKey, client } = await aTenantWithAcme(service);
  const { environment } = service.service;
  const users = [{ userId: 'ann', name: 'Ann Lee' }];
  await client.addUsers({ organizationId, users });
  await environment.ask(raiseLedgerTime(service.now() + 3 * dayMs));
  const startedAt = service.now();
  const deleted = { kind: 'userDataDeleted', apiKeyId: apiKey, jobId: 'job', userIds: ['ann'], organizationIds: [] } as const;
  await applyLedger(environment, [{ entryId: 'a', at: startedAt, ...deleted, startedAt }]);
  expect((await client.getUsers({ organizationId })).data).toEqual([]);
});

it.runIf(!isPostgres)(
  'A backup includes the token secret, readable only by its owner, and can be restored elsewhere with --ledger',
  async () => {
    const folder = await anEmptyFolder();
    const env = { DATA_DIR: join(folder, 'data') };
    const other = { DATA_DIR: join(folder, 'other') };
    const service = await aServiceProcess({ env });
    const tenant = await createTenant(service.url);
    const backup = join(folder, 'backup');
    // An interrupted backup left this behind.
    await mkdir(`${backup}.part`);
    await writeFile(fileIn(`${backup}.part`), 'half a database');
    await writeFile(join(`${backup}.part`, 'rest'), '');
    expect(await run('backup', [backup], env)).toMatchObject({ code: 0 });
    const files = [fileIn(backup), secretFileIn(backup)];
    expect((await readdir(backup)).map((name) => join(backup, name)).sort()).toEqual(files.sort());
    for (const path of [backup, ...files]) expect((await stat(path)).mode & 0o77, path).toBe(0);
    // TOKEN_SECRET has replaced the file.
    const later = join(folder, 'later');
    const told = await run('backup', [later], { ...env, TOKEN_SECRET: secret });
    expect(told).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Keep TOKEN_SECRET with it: the backup has no secret.'),
    });
    expect((await readdir(later)).map((name) => join(later, name))).toEqual([fileIn(later)]);
    await clientsOf(service.url, tenant).workspace.resetAuthToken({});
    await end(service);
    // The secret of the backup takes the place of another one, which is kept.
    await mkdir(other.DATA_DIR);
    await writeFile(secretFileIn(other.DATA_DIR), secret);
    const restored = await run('restore', [backup, '--ledger', join(env.DATA_DIR, 'ledger.ndjson')], other);
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('revoked tokens 1,') });
    expect((await readdir(other.DATA_DIR)).filter((name) => name.startsWith('token-secret.replaced-'))).toHaveLength(1);
    const { client, workspace } = clientsOf((await aServiceProcess({ env: other })).url, tenant);
    expect((await client.getOrganizations({})).data).toEqual([]);
    await expect(workspace.getWorkspace({})).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
  },
);

it('A ledger is readable only by its user, and each line must be a complete entry or a truncated one', async () => {
  const file = join(await anEmptyFolder(), 'ledger');
  const lines = entries.map((entry, at) => lineOf({ ...entry, entryId: `id ${at}`, at }));
  await append(file, lines);
  expect([(await stat(file)).mode & 0o777, (await readLedger(file)).entries]).toEqual([
    0o600,
    entries.map((entry, at) => ({ ...entry, entryId: `id ${at}`, at })),
  ]);
  for (const line of lines) {
    const entry: object = JSON.parse(line);
    for (const [field, value] of [...Object.keys(entry).map((name) => [name, null]), ['kind', 'other']] as const) {
      await writeFile(file, `${JSON.stringify({ ...entry, [String(field)]: value })}\n`);
      await expect(readLedger(file), `${line} ${field}`).rejects.toThrow('Line 1 of the ledger');
    }
    // A disk was full, or the process was killed, after any number of bytes.
    for (let length = 1; length < line.length; length++) {
      await writeFile(file, line.slice(0, length));
      await append(file, lines);
      expect(await readLedger(file), line.slice(0, length)).toMatchObject({ entries, cutOff: [1] });
    }
  }
});

it('A ledger may have a byte order mark, Windows line breaks, and no final line break', async () => {
  const file = join(await anEmptyFolder(), 'ledger');
  const lines = entries.map((entry, at) => lineOf({ ...entry, entryId: `id ${at}`, at }));
  await writeFile(file, `\uFEFF${lines.join('\r\n')}`);
  expect(await readLedger(file)).toMatchObject({ entries, cutOff: [] });
  await append(file, lines);
  expect(await readLedger(file)).toMatchObject({ entries: [...entries, ...entries], cutOff: [] });
});

it.runIf(!isPostgres)('Large entries written by several processes at once stay whole lines', async () => {
  const file = join(await anEmptyFolder(), 'ledger');
  const userIds = Array.from({ length: 1000 }, (_, i) => `${i}`.padEnd(1000, '@}"'));
  const entry = { kind: 'userDataDeleted', apiKeyId: 'a', jobId: 'b', userIds, organizationIds: [], startedAt: 1 } as const;
  const program = `import { append } from '${join(root, 'server/ledger/ledger.ts')}'; import { readFileSync } from 'node:fs';
      const line = readFileSync(0, 'utf8'); for (let i = 0; i < 5; i++) await append('${file}', [line]);`;
  const writers = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'inherit', 'inherit'] });
    child.stdin.end(lineOf({ ...entry, entryId: 'id', at: 1 }));
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
  await Promise.all(writers);
  const found = await readLedger(file);
  expect([found.entries.length, found.cutOff]).toEqual([20, []]);
});

it.runIf(!isPostgres)('A restore replaces a database with any damage, and keeps its files', async () => {
  const folder = await anEmptyFolder();
  const env = { DATA_DIR: join(folder, 'data') };
  const service = await aServiceProcess({ env });
  const tenant = await createTenant(service.url);
  const backup = join(folder, 'backup');
  expect(await run('backup', [backup], env)).toMatchObject({ code: 0 });
  await end(service);
  const file = fileIn(env.DATA_DIR);
  const sound = await readFile(file);
  const changed = (from: number, to: number) => writeFile(file, Buffer.from(sound).fill(0xff, from, to));
  const forms: { [name: string]: () => Promise<unknown> } = {
    'another header': () => changed(0, 100),
    'another first page': () => changed(100, 4096),
    'another page': () => changed(8192, 12_288),
    'all pages': () => changed(0, sound.length),
    'a cut file': () => truncate(file, 5000),
    'a short file': () => truncate(file, 10),
    'an empty file': () => truncate(file),
    'a missing file': () => rm(file),
    'a folder': () => rm(file).then(() => mkdir(file)),
    'another -wal file': () => writeFile(`${file}-wal`, Buffer.alloc(5000, 0xff)),
    'a folder as -shm file': () => mkdir(`${file}-shm`),
  };
  for (const [form, damage] of Object.entries(forms)) {
    await damage();
    const outcome = await run('restore', [backup], env);
    expect(outcome, form).toMatchObject({ code: 0, stdout: expect.stringContaining('revoked tokens 0,') });
    expect(workspacesIn(file), form).toEqual([tenant.workspaceId]);
  }
  const kept = (await readdir(env.DATA_DIR)).filter((name) => /\.sqlite\.replaced-/.test(name));
  expect(kept).toHaveLength(Object.keys(forms).length - 1);
  // An empty file passes as a database without tables, and as one that is sound.
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await writeFile(fileIn(empty), '');
  expect((await run('restore', [empty], env)).stderr).toMatch(/^The backup \S+ is damaged: /);
  expect(workspacesIn(file)).toEqual([tenant.workspaceId]);
});

it('A damaged ledger line stops a restore before it replaces anything, a truncated one is skipped, and each replaced database is kept', async () => {
  const folder = await anEmptyFolder();
  const { env: own, drop } = await createDatabase();
  onTestFinished(drop);
  const ledger = join(folder, 'ledger.ndjson');
  const env = { ...own, TOKEN_SECRET: secret, LEDGER: ledger };
  await end(await aServiceProcess({ env }));
  const backup = join(folder, 'backup');
  if (!isPostgres) await run('backup', [backup], env);
  const words = isPostgres ? [] : [backup];
  await appendFile(ledger, '{"entryId":"a","at":1,"kind":"tokensRevoked","of":"key","id":"none","version":2}\n{"entryId":"b');
  const passedOver = `Line 2 of the ledger ${ledger} is incomplete and was skipped.\n`;
  expect(await run('restore', words, env)).toMatchObject({ code: 0, stderr: expect.stringContaining(passedOver) });
  await appendFile(ledger, '"}\n');
  const refused = await run('restore', words, env);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toBe(`Line 2 of the ledger ${ledger} is not a ledger entry.\n`);
  if (isPostgres) return;
  await truncate(ledger);
  expect(await run('restore', words, env)).toMatchObject({ code: 0 });
  const kept = (await readdir(own.DATA_DIR ?? '')).filter((name) => /\.sqlite\.replaced-[\dTZ-]+$/.test(name));
  expect(kept).toHaveLength(2);
});
