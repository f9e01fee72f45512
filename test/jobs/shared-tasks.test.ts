/** A tenant whose rows cannot be changed holds up no other: in each recurring task, in each eraser, and in deliveries. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { perEngine, raw, sql } from '../../server/database/sql.ts';
import { taskKinds } from '../../server/tasks.ts';
import { erasers } from '../../server/user-data/erasers/erasers.ts';
import { Cleaner, personOf, withoutUserInside } from '../../server/user-data/erasers/without-user.ts';
import { aService, type TestService, warnings } from '../support/harness.ts';
import { fillTables, numbersUpTo } from '../support/large-tenant.ts';
import { mailsOf } from '../support/mailbox.ts';
import { addDocuments, addWebhook, anotherKey, aReceiver, aTenantWithEvents, documentsIn } from '../support/receiver.ts';

const functionText = `create or replace function planted() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`;

/** Makes these changes of the owner's rows in a table fail, until the test ends. */
async function plantFailure(
  { service }: TestService,
  changes: readonly ('update' | 'delete')[],
  { table, ownerColumn = 'api_key_id', owner }: { table: string; ownerColumn?: string; owner: string },
): Promise<void> {
  const { ask } = service.environment;
  await ask(perEngine({ sqlite: 'select 1', postgres: functionText }));
  for (const change of changes) {
    const name = `planted_${change}_${table}`;
    const trigger = `create trigger ${name} before ${change} on ${table} for each row when (old.${ownerColumn} = '${owner}')`;
    const failing = {
      sqlite: `${trigger} begin select raise(abort, 'planted'); end`,
      postgres: `${trigger} execute function planted()`,
    };
    await ask(perEngine(failing));
    const drop = { sqlite: `drop trigger ${name}`, postgres: `drop trigger ${name} on ${table}` };
    onTestFinished(async () => void (await ask(perEngine(drop))));
  }
}

const owners = ['first', 'second'] as const;

/** Gives both owners expired rows in all tables, those of the first before those of the second. */
async function fillBoth(service: TestService): Promise<void> {
  const { ask } = service.service.environment;
  for (const [i, owner] of owners.entries()) {
    await fillTables(service, { apiKey: `'${owner}'`, numbers: numbersUpTo(4) });
    const key = `insert into api_keys (api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config,
      default_folder_access, created_at) values ('${owner}', 'workspace', '', 'testing', 1, 1, 1, 'organizationPrivate', 0)`;
    const statements = [
      key,
      `insert into suppressed_addresses (workspace_id, address_hash, suppressed_at) values ('${owner}', 'hash', ${i})`,
      `insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering, oldest_at)
        values ('${owner}', '${owner}', 4, 0, '', ${i})`,
      `insert into usage_by_day (caller_id, day, calls, refused_calls, mails) values ('${owner}', ${i}, 0, 0, 0)`,
      `update grants set expires_at = ${i} where api_key_id = '${owner}'`,
      `update presence set renewed_at = ${i} where api_key_id = '${owner}'`,
      `update documents set document_exists = 0 where api_key_id = '${owner}'`,
      `delete from user_group_members where api_key_id = '${owner}'`,
      `update tasks set job_id = '' where api_key_id = '${owner}' and task_id = 'many-1'`,
      `update deletion_jobs set started_at = ${i} where api_key_id = '${owner}'`,
    ];
    for (const statement of statements) await ask(raw(statement));
  }
}

/** The tables that recurring tasks remove rows from. */
const removals: { readonly [kind: string]: readonly [table: string, owner: string] } = {
  'remove-suppressed-addresses': ['suppressed_addresses', 'workspace_id'],
  'remove-migrations': ['document_migrations', 'api_key_id'],
  'remove-placeholder-documents': ['documents', 'api_key_id'],
  'remove-grants': ['grants', 'api_key_id'],
  'remove-empty-groups': ['user_groups', 'api_key_id'],
  'remove-presence': ['presence', 'api_key_id'],
  'remove-deletion-jobs': ['deletion_jobs', 'api_key_id'],
  'remove-idempotency-records': ['idempotency_records', 'caller_id'],
  'remove-events': ['events', 'api_key_id'],
  'remove-completed-tasks': ['tasks', 'api_key_id'],
};

/**
 * Recurring tasks without rows of tenants, or with one delete of 50 short rows by age. It decodes no content and skips locked rows, so no row can
 * fail it.
 */
const others = [
  'remove-login-links',
  'remove-sessions',
  'remove-usage',
  'remove-rate-limits',
  'remove-mail-files',
  'compact-database',
  'analyze-tables',
];
/** Queues tasks of the API keys, and changes no row. */
const queueing = ['number-events'];
/** See replacing-token-secret.test.ts. */
const oneByOne = ['encrypt-webhook-secrets'];

it('The table below has each recurring task', async () => {
  const { service } = await aService();
  const recurring = Object.entries(taskKinds(service.environment)).flatMap(([kind, { intervalMs }]) =>
    intervalMs === undefined ? [] : [kind],
  );
  const known = [...Object.keys(removals), ...others, ...queueing, ...oneByOne];
  expect(recurring.filter((kind) => !known.includes(kind))).toEqual([]);
});

it.each(Object.keys(removals))('%s goes on behind an owner that fails, and leaves a failing task of this owner', async (kind) => {
  const service = await aService();
  const { ask } = service.service.environment;
  const [table, ownerColumn] = removals[kind] ?? ['', ''];
  await fillBoth(service);
  await plantFailure(service, ['delete'], { table, ownerColumn, owner: 'first' });
  for (let day = 1; day <= 2; day++) {
    service.advance({ days: 1 });
    await service.work();
  }
  const left = async (owner: string) => {
    const condition = table === 'tasks' ? raw(`and completed_at = 0 and job_id = ''`) : raw('');
    const found = sql<{
      count: number;
    }>`select count(*) as count from ${raw(table)} where ${raw(ownerColumn)} = ${owner} ${condition}`;
    return (await ask(found))[0]?.count ?? 0;
  };
  expect(await left('second')).toBe(0);
  expect(await left('first')).toBeGreaterThan(0);
  const failing = await ask(sql<{ apiKeyId: string; lastError: string }>`
    select api_key_id, last_error from tasks where attempts > 0 and completed_at is null`);
  expect(failing.length).toBeGreaterThan(0);
  for (const task of failing) expect(task).toEqual({ apiKeyId: 'first', lastError: expect.stringContaining('planted') });
  const told = warnings.splice(0).map((line): { msg: string; apiKey?: string } => JSON.parse(line));
  const failed = told.filter(({ msg }) => msg.startsWith('task failed'));
  expect(new Set(failed.map(({ apiKey }) => apiKey))).toEqual(new Set(['first']));
});

const named = `'{"a":{"userId":"maya"}}'`;
/** Data about the user, in others' rows and in rows of the user. */
const aboutMaya = [
  ...['organizations', 'documents'].map((table) => `update ${table} set metadata = ${named} where true`),
  ...['presence', 'users'].map((table) => `update ${table} set details = ${named} where user_id <> 'maya'`),
  `update annotations set content = '{"text":"@maya","mentions":[]}' where true`,
  `update events set items = '[{"data":{"a":{"userId":"maya"}}}]' where true`,
  ...['user_group_members', 'presence', 'notification_recipients'].map(
    (table) => `update ${table} set user_id = 'maya' where user_id = 'many-3'`,
  ),
];

it('Each eraser that fails for one API key holds up no other', async () => {
  const service = await aService();
  const { ask } = service.service.environment;
  const [first, second] = [await aTenantWithEvents(service), await aTenantWithEvents(service)];
  for (const { apiKey, client } of [first, second]) {
    await client.addUsers({ organizationId: 'acme', users: [{ userId: 'maya', name: 'Maya' }] });
    await fillTables(service, { apiKey: `'${apiKey}'`, numbers: numbersUpTo(8) });
    for (const statement of aboutMaya) await ask(raw(`${statement} and api_key_id = '${apiKey}'`));
  }
  await service.work();
  const tables = new Set(erasers.flatMap(({ covers }) => covers.map((column) => column.split('.')[0] ?? '')));
  tables.delete('tasks');
  for (const table of tables) await plantFailure(service, ['update', 'delete'], { table, owner: first.apiKey });
  const jobs = [];
  for (const { client } of [first, second]) jobs.push((await client.deleteAllUserData({ userIds: ['maya'] })).data.jobId);
  await service.work();
  const [jobOfFirst = '', jobOfSecond = ''] = jobs;
  expect((await second.client.getDeleteAllUserDataStatus({ jobId: jobOfSecond })).data.isDeleteCompleted).toBe(true);
  expect((await first.client.getDeleteAllUserDataStatus({ jobId: jobOfFirst })).data.isDeleteCompleted).toBe(false);
  const failing = await ask(sql<{ kind: string }>`select kind from tasks where api_key_id = ${first.apiKey} and attempts > 0`);
  // `erase-mails` erases tasks themselves. Followers of other erasers have not begun.
  const kinds = erasers.filter(({ kind, follows }) => kind !== 'erase-mails' && follows === undefined).map(({ kind }) => kind);
  expect(failing.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  warnings.length = 0;
});

it('An API key whose events cannot be numbered holds up no delivery of others', async () => {
  const service = await aService({ webhookLoopback: true });
  const [first, second] = [await aTenantWithEvents(service), await aTenantWithEvents(service)];
  const receiver = await aReceiver();
  for (const tenant of [first, second]) await addWebhook(tenant, receiver.url);
  await service.work();
  await plantFailure(service, ['update', 'delete'], { table: 'events', owner: first.apiKey });
  await addDocuments(first, 'held');
  await addDocuments(second, 'sent');
  await service.work();
  expect(documentsIn(receiver)).toEqual(['sent']);
  const failing = await service.service.environment.ask(
    sql<{ kind: string; apiKeyId: string }>`select kind, api_key_id from tasks where attempts > 0 and completed_at is null`,
  );
  expect(failing).toEqual([{ kind: 'deliver-webhook', apiKeyId: first.apiKey }]);
  expect(warnings.splice(0).join('')).toContain(first.apiKey);
});

it('Webhooks of deleted API keys hold up no delivery of others', async () => {
  const service = await aService({ webhookLoopback: true });
  const receiver = await aReceiver();
  const deleted = await aTenantWithEvents(service);
  // More than one search finds.
  for (let i = 0; i <= 10; i++) {
    const { client } = await anotherKey(service, deleted);
    await client.addWebhooks({ webhooks: idsUpTo(10).map((webhookId) => ({ webhookId, url: receiver.url })) });
  }
  await deleted.workspace.deleteWorkspace({ confirm: 'Acme Robotics' });
  const tenant = await aTenantWithEvents(service);
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'sent');
  await service.work();
  expect(documentsIn(receiver)).toEqual(['sent']);
});

const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_, i) => `webhook-${i}`);

it('A failed search for deliveries holds up no task', async () => {
  const service = await aService();
  const { ask } = service.service.environment;
  await aTenantWithEvents(service);
  await ask(raw('alter table webhooks rename to former_webhooks'));
  onTestFinished(async () => void (await ask(raw('alter table former_webhooks rename to webhooks'))));
  await service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://acme.example' });
  await service.work();
  expect(await mailsOf(service)).toHaveLength(1);
  expect(warnings.splice(0).join('')).toContain('search for deliveries failed, tasks go on');
});

/** Runs the work, and returns the processor time of the longest turn of the event loop, in milliseconds. */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await turn();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
  })();
  await work();
  isOver = true;
  await watching;
  return longest;
}

it('An eraser cleans objects of 64 KiB in turns of a few', async () => {
  const service = await aService();
  const { ask } = service.service.environment;
  const tenant = await aTenantWithEvents(service);
  await addDocuments(tenant, ...Array.from({ length: 32 }, (_, i) => `document-${i}`));
  const object = { notes: 'maya@acme.example '.repeat(3500) };
  await ask(sql`update documents set metadata = ${JSON.stringify(object)} where api_key_id = ${tenant.apiKey}`);
  await tenant.client.addUsers({ organizationId: 'acme', users: [{ userId: 'maya', email: 'maya@acme.example' }] });
  await tenant.client.deleteAllUserData({ userIds: ['maya'] });
  const longest = await longestTurn(() => service.work());
  const person = personOf('maya', [], ['maya@acme.example']);
  const ofRange = await longestTurn(async () => {
    for (let i = 0; i < 16; i++) withoutUserInside(object, new Cleaner(object, person));
  });
  expect(longest).toBeLessThan(0.7 * ofRange);
  expect(longest).toBeLessThan(250);
  const left = await ask(sql`select 1 from documents where api_key_id = ${tenant.apiKey} and metadata like '%maya@%'`);
  expect(left).toEqual([]);
});
