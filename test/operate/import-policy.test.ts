import { hash } from 'node:crypto';
import { lstat, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '../../generated/handlers.ts';
import { history } from '../../server/database/schema.ts';
import { type Ask, among, raw, sql, type Value } from '../../server/database/sql.ts';
import { policies } from '../../server/operate/admin/import-policy.ts';
import { importWorkspace } from '../../server/operate/admin/import-workspace.ts';
import type { Values } from '../../server/operate/admin/snapshot.ts';
import { openDeletions, readRows, sections, writeLines } from '../../server/operate/admin/transfer-file.ts';
import { admin } from '../support/commands.ts';
import { aService, aTenant, aTenantWithAcme, type Tenant, type TestService } from '../support/harness.ts';
import { fillAllTables, ownTables } from '../support/owned-rows.ts';
import { anEmptyFolder } from '../support/service-process.ts';

type Line = { table: string; row: Values };

/** All tables of the schema, with their columns. */
const tables = new Map(
  [
    ...history
      .map(({ sql: text = '' }) => text)
      .join('\n')
      .matchAll(/create table (\w+) \(([\s\S]*?)\n\)/g),
  ].map(
    ([, table = '', body = '']) =>
      [table, [...body.matchAll(/^ {2}(\w+) (?:text|bigint)/gm)].map(([, column = '']) => column)] as const,
  ),
);

/** Tables that no export has: of the installation, or of moments. */
const notExported = [
  'tasks',
  'webhooks',
  'events',
  'event_logs',
  'ledger_entries',
  'login_links',
  'sessions',
  'rate_limits',
  'heartbeats',
  'processes',
  'schema_migrations',
];

const isId = (column: string): boolean => /(?:^|_)(?:id|key)$/.test(column);

/** A file with one row of each table, of a tenant that no database has any more. */
async function aFileOf(service: TestService, tenant: Tenant): Promise<Line[]> {
  for (const id of [tenant.workspaceId, tenant.apiKey]) await fillAllTables(service.service.environment.ask, id, 2);
  await admin(service, 'workspaces', 'limits', tenant.workspaceId, '--mails', '7');
  const file = join(await anEmptyFolder(), 'workspace.ndjson');
  await admin(service, 'workspaces', 'export', tenant.workspaceId, file);
  const lines = new Map<string, Line>();
  for await (const line of readRows(file)) {
    // The rows of the API key, where a table can have them, and those with a number of their own, which belong together.
    const isFirst =
      !lines.has(line.table) || (line.row.api_key_id === tenant.apiKey && lines.get(line.table)?.row.api_key_id !== tenant.apiKey);
    if (isFirst) lines.set(line.table, line);
  }
  return [...lines.values()];
}

/** Writes the lines as a file that this installation, or another one, has signed. */
async function fileOf({ service }: TestService, tenant: Tenant, lines: readonly Line[], isSigned: boolean): Promise<string> {
  const file = join(await anEmptyFolder(), 'tampered.ndjson');
  const rows = async function* () {
    yield* lines;
  };
  const { tokens } = service.environment;
  const signer = isSigned ? tokens : { ...tokens, sign: () => 'forged' };
  let text = '';
  for await (const line of writeLines(
    { workspaceId: tenant.workspaceId, apiKeyIds: [tenant.apiKey], exportedAt: 0 },
    rows(),
    signer,
  ))
    text += line;
  await writeFile(file, text);
  return file;
}

/** All rows of these owners. */
async function contentOf(ask: Ask, ownerIds: readonly string[]): Promise<string> {
  const owned = [...ownTables, { table: 'workspaces', owner: 'workspace_id' }, { table: 'api_keys', owner: 'api_key_id' }];
  const rows = owned.map(async ({ table, owner }) => {
    const found = await ask(sql<Values>`select * from ${raw(table)} where ${raw(owner)} ${among(ownerIds)}`);
    return [table, ...found.map((row) => JSON.stringify(Object.entries(row).sort())).sort()].join('\n');
  });
  return hash('sha256', (await Promise.all(rows)).join('\n'));
}

async function remove(ask: Ask, ownerIds: readonly string[]): Promise<void> {
  for (const { table, owner } of [
    ...ownTables,
    { table: 'workspaces', owner: 'workspace_id' },
    { table: 'api_keys', owner: 'api_key_id' },
  ])
    await ask(sql`delete from ${raw(table)} where ${raw(owner)} ${among(ownerIds)}`);
}

/** An installation with a victim, and the file of an attacker whom it does not have. */
async function anAttack() {
  const service = await aService();
  // Without an organization of its own, whose id could come first in the file.
  const [victim, attacker] = [await aTenantWithAcme(service), await aTenant(service)];
  const { ask } = service.service.environment;
  const lines = await aFileOf(service, attacker);
  const own = [attacker.workspaceId, attacker.apiKey];
  await remove(ask, own);
  const others = [victim.workspaceId, victim.apiKey];
  for (const id of others) await fillAllTables(ask, id, 2);
  const importing = async (changed: readonly Line[], isSigned: boolean) =>
    await importWorkspace(service.service.environment, await fileOf(service, attacker, changed, isSigned), { otherSecret: true });
  return { service, ask, victim, attacker, lines, own, others, importing };
}

it('Every table and every column of workspaces and API keys has an import policy', () => {
  expect(sections.map(({ table }) => table).sort()).toEqual(Object.keys(policies).sort());
  expect([...tables.keys()].filter((table) => policies[table] === undefined && !notExported.includes(table))).toEqual([]);
  for (const table of ['workspaces', 'api_keys']) expect(Object.keys(Object(policies[table]))).toEqual(tables.get(table));
});

it('An imported file with ids of another tenant changes nothing of that tenant, signed or not', async () => {
  const { ask, lines, own, others, importing } = await anAttack();
  expect(lines.map(({ table }) => table).sort()).toEqual(Object.keys(policies).sort());
  const before = await contentOf(ask, others);
  const outcomes = { imported: 0, refused: 0 };
  /** Whether an unsigned file has brought the value of a column, as its policy says. */
  const expectPolicy = async (table: string, column: string, tampered: Value, value: Value) => {
    const policy = policies[table];
    // Rows that refer to nothing are removed.
    const isReference = policy === 'always' && isId(column);
    const isGiven = policy === 'always' || (typeof policy === 'object' && policy[column] === 'given');
    const owner = ownTables.find((one) => one.table === table)?.owner ?? (table === 'api_keys' ? 'api_key_id' : 'workspace_id');
    const stored = await ask(sql<{ value: Value }>`
        select ${raw(column)} as value from ${raw(table)} where ${raw(owner)} ${among(own)}`);
    const found = stored.some((one) => one.value === tampered);
    if (!isReference) expect(found, `${table}.${column}: ${value} as ${tampered}`).toBe(isGiven);
  };
  for (const [at, { table, row }] of lines.entries()) {
    for (const [i, [column, value]] of Object.entries(row).entries()) {
      const tampered = typeof value === 'number' ? value + 1 : (others[i % 2] ?? '');
      const changed = lines.with(at, { table, row: { ...row, [column]: tampered } });
      const outcome = await importing(changed, i % 3 === 0).then(
        () => 'imported' as const,
        () => 'refused' as const,
      );
      outcomes[outcome]++;
      if (outcome === 'refused') continue;
      if (i % 3 !== 0) await expectPolicy(table, column, tampered, value);
      await remove(ask, own);
    }
    expect(await contentOf(ask, others), table).toBe(before);
  }
  expect([outcomes.imported > 20, outcomes.refused > 20], JSON.stringify(outcomes)).toEqual([true, true]);
  expect(await ask(sql`select 1 from workspaces where workspace_id ${among(own)}`)).toEqual([]);
  // The owner of a row, and of an API key, is one of the file's own ids.
  for (const { table, owner } of sections) {
    const at = lines.findIndex((line) => line.table === table);
    const foreign = { table, row: { ...lines[at]?.row, [owner]: others[1] ?? '' } };
    await expect(importing(lines.with(at, foreign), true), table).rejects.toThrow('of another workspace');
  }
  // Nothing is queued for the whole service or for others.
  const queued = await ask(sql<{ kind: string; owner: string }>`select kind, api_key_id as owner from tasks where task_id <> kind`);
  expect(queued.filter(({ owner }) => !others.includes(owner))).toEqual([]);
});

it('A file that this installation has not signed imports no verification, limits, sender domains, audit or stored responses', async () => {
  const { service, ask, attacker, lines, own, importing } = await anAttack();
  const changed = lines.map(
    ({ table, row }): Line =>
      table === 'workspaces'
        ? { table, row: { ...row, owner_verified_at: 1, mail_limit: 0, call_limit: 0, token_version: 7 } }
        : { table, row },
  );
  const rowsIn = async (table: string, owner: string) =>
    await ask(sql<Values>`select * from ${raw(table)} where ${raw(owner)} ${among(own)}`);
  const found = async () => ({
    workspace: (await rowsIn('workspaces', 'workspace_id'))[0],
    apiKey: (await rowsIn('api_keys', 'api_key_id'))[0],
    audit: (await rowsIn('audit_entries', 'workspace_id')).filter(({ action }) => !/port$/.test(String(action))).length,
    ...Object.fromEntries(
      await Promise.all(
        ['sender_domains', 'suppressed_addresses', 'unsubscribed_addresses'].map(async (table) => [
          table,
          (await rowsIn(table, 'workspace_id')).length,
        ]),
      ),
    ),
    responses: (await rowsIn('idempotency_records', 'caller_id')).length,
  });
  await importing(changed, false);
  expect(await found()).toMatchObject({
    workspace: {
      ownerVerifiedAt: null,
      mailLimit: null,
      callLimit: null,
      tokenVersion: service.now(),
      name: 'Acme Robotics',
    },
    apiKey: { tokenVersion: service.now(), type: 'testing' },
    ...{ sender_domains: 0, suppressed_addresses: 0, unsubscribed_addresses: 1, responses: 0 },
  });
  // Its former tokens are invalid once no process has cached them.
  service.advance({ minutes: 1 });
  await expect(attacker.workspace.getWorkspace({})).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
  await remove(ask, own);
  await importing(changed, true);
  expect(await found()).toMatchObject({
    workspace: { ownerVerifiedAt: 1, mailLimit: 0, callLimit: 0, tokenVersion: 7 },
    ...{ sender_domains: 1, suppressed_addresses: 1, unsubscribed_addresses: 1, responses: 1 },
  });
});

it('An import adds no tasks, malformed rows or large objects, signed or not, and no ids without their rows', async () => {
  const { ask, victim, attacker, lines, others, importing } = await anAttack();
  const before = await contentOf(ask, others);
  const payload = JSON.stringify({ ownerId: victim.apiKey, table: 0 });
  const task = {
    queue: 'erasure',
    workspace_id: '',
    kind: 'erase-owner',
    payload,
    created_at: 0,
    run_at: 0,
    deferred_at: 0,
    attempts: 0,
  };
  const row = { ...task, api_key_id: attacker.apiKey, task_id: 'x', job_id: '', completed_at: null, last_error: null };
  const deletion = (apiKeyId: string) => ({ table: openDeletions, row: { apiKeyId, jobId: 'x', userId: 'jonas' } });
  const withMetadata = (change: (row: Values) => Values) =>
    lines.map((line) => (line.table === 'organizations' ? { ...line, row: change(line.row) } : line));
  const fields = Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`field-${i}`, i]));
  for (const isSigned of [true, false]) {
    await expect(importing([...lines, { table: 'tasks', row }], isSigned)).rejects.toThrow('malformed row in the table "tasks"');
    for (const change of [(given: Values) => ({ ...given, more: 1 }), ({ metadata: _, ...given }: Values) => given])
      await expect(importing(withMetadata(change), isSigned)).rejects.toThrow('malformed row in the table "organizations"');
    for (const metadata of [{ text: 'x'.repeat(limits.objectBytes) }, fields]) {
      const large = withMetadata((given) => ({ ...given, metadata: JSON.stringify(metadata) }));
      await expect(importing(large, isSigned)).rejects.toThrow('too many custom fields');
    }
    await expect(importing([...lines, deletion(victim.apiKey)], isSigned)).rejects.toThrow('of another workspace');
    for (const table of ['workspaces', 'api_keys']) {
      await expect(
        importing(
          lines.filter((line) => line.table !== table),
          isSigned,
        ),
      ).rejects.toThrow('has no row for');
    }
    const named = lines.map((line) =>
      line.table === 'workspaces' ? { ...line, row: { ...line.row, owner_email: 'a,b@bank.example' } } : line,
    );
    await expect(importing(named, isSigned)).rejects.toThrow('an owner without an email address');
  }
  expect(await contentOf(ask, others)).toBe(before);
  // A deletion job that the file does not have starts no task.
  await importing([...lines, deletion(attacker.apiKey)], true);
  expect(await ask(sql`select 1 from tasks where api_key_id = ${attacker.apiKey}`)).toEqual([]);
});

it('An import rejects every time in the future but an expiry, since no deletion would erase the row', async () => {
  const { service, ask, lines, own, importing } = await anAttack();
  const times = lines.flatMap(({ row }, at) => Object.keys(row).flatMap((column) => (/_at$/.test(column) ? [{ at, column }] : [])));
  expect(times.length).toBeGreaterThan(30);
  for (const [i, { at, column }] of times.entries()) {
    const { table, row } = lines[at] ?? { table: '', row: {} };
    const imported = importing(lines.with(at, { table, row: { ...row, [column]: service.now() + 1 } }), i % 2 === 0);
    if (column === 'expires_at') await imported;
    else await expect(imported, `${table}.${column}`).rejects.toThrow(`a row in the table "${table}" from the future, `);
    await remove(ask, own);
  }
  await importing(lines, true);
});

it('After an import, unfinished deletions and migrations continue, and deleted rows do not come back', async () => {
  const service = await aService();
  const tenant = await aTenantWithAcme(service);
  const { client, apiKey, workspaceId } = tenant;
  const { ask } = service.service.environment;
  const organizationId = 'acme';
  await client.addUsers({ organizationId, users: [{ userId: 'jonas', name: 'Jonas' }, { userId: 'maya' }] });
  await client.addDocuments({ organizationId, documents: [{ documentId: 'plan' }, { documentId: 'gone' }] });
  await client.addPresence({ organizationId, documentId: 'gone', users: [{ userId: 'maya' }] });
  await client.addOrganizations({ organizations: [{ organizationId: 'globex', organizationName: 'Globex' }] });
  await client.addUsers({ organizationId: 'globex', users: [{ userId: 'maya', name: 'Maya' }] });
  await client.deleteOrganizations({ organizationIds: ['globex'] });
  await client.deleteDocuments({ organizationId, documentIds: ['gone'] });
  const { migrationId } = (await client.migrateDocuments({ organizationId, documentId: 'plan', newDocumentId: 'next' })).data;
  const { jobId } = (await client.deleteAllUserData({ userIds: ['jonas', 'lea'] })).data;
  const file = join(await anEmptyFolder(), 'workspace.ndjson');
  await admin(service, 'workspaces', 'export', workspaceId, file);
  await remove(ask, [workspaceId, apiKey]);
  await admin(service, 'workspaces', 'import', file);
  for (const table of ['users', 'presence'])
    expect((await ask(sql`select 1 from ${raw(table)} where api_key_id = ${apiKey}`)).length, table).toBe(
      table === 'users' ? 2 : 0,
    );
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: false });
  service.advance({ minutes: 2 });
  await service.work();
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data).toMatchObject({ isDeleteCompleted: true, tasksLeft: 0 });
  expect((await client.getUsers({ organizationId })).data.map(({ userId }) => userId)).toEqual(['maya']);
  expect((await client.getMigrationStatus({ organizationId, migrationId })).data).toMatchObject({ status: 'completed' });
});

it('A file that changes during the import is rejected', async () => {
  const { service, attacker, lines } = await anAttack();
  const file = await fileOf(service, attacker, lines, true);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"owner_verified_at":null', '"owner_verified_at":1'));
  const read = async () => {
    for await (const _ of readRows(file, hash('sha256', `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`)));
  };
  await expect(read()).rejects.toThrow('was changed during the import');
  await writeFile(file, text);
  await read();
});

it('An export does not follow a symbolic link in place of its draft', async () => {
  const service = await aService();
  const { workspaceId } = await aTenantWithAcme(service);
  const folder = await anEmptyFolder();
  const [file, target] = [join(folder, 'workspace.ndjson'), join(folder, 'target')];
  await writeFile(target, 'precious');
  await symlink(target, `${file}.part`);
  await admin(service, 'workspaces', 'export', workspaceId, file);
  expect(await readFile(target, 'utf8')).toBe('precious');
  const found = await lstat(file);
  expect([found.isSymbolicLink(), found.mode & 0o777]).toEqual([false, 0o600]);
});
