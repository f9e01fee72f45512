/** A batch that is exactly full may not be the last: in each eraser, in each recurring removal, and in each deletion. */
import { expect, it } from 'vitest';
import { limits } from '../../generated/handlers.ts';
import { type Ask, raw, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { mailTaskPrefix } from '../../server/notifications/mails.ts';
import type { Eraser } from '../../server/user-data/erasers/eraser.ts';
import { erasers } from '../../server/user-data/erasers/erasers.ts';
import { personOf } from '../../server/user-data/erasers/without-user.ts';
import { findIdentifiers } from '../../server/user-data/store.ts';
import { fillOrganization } from '../support/filled.ts';
import { aService, keyOf, start, type Tenant, type TestService } from '../support/harness.ts';
import { fillTables, numbersUpTo } from '../support/large-tenant.ts';
import { aTenantWithEvents } from '../support/receiver.ts';
import { countRows, rowsWith } from '../support/rows.ts';

const organizations = ['acme', 'globex', 'initech', 'umbrella'];

/** Gives Maya and Jonas data of all kinds in each organization. */
async function fillAll(service: TestService, tenant: Tenant): Promise<void> {
  const { client } = tenant;
  const by = { userId: 'jonas' };
  for (const organizationId of organizations) {
    await fillOrganization(service, tenant, organizationId);
    await client.updateOrganizations({ organizations: [{ organizationId, contact: by }] });
    await client.updateDocuments({ organizationId, documents: [{ documentId: 'plan', reviewer: by }] });
    await client.addPresence({ organizationId, documentId: 'plan', users: [{ userId: 'priya', follows: by }] });
    await client.addUsers({ organizationId, users: [{ userId: 'priya', manager: by }] });
    // A former name is an identity.
    for (const name of [organizationId, 'Jonas Weber'])
      await client.updateUsers({ organizationId, users: [{ userId: 'jonas', name }] });
    await client.addNotifications({
      ...{ organizationId, documentId: 'plan', notificationId: 'to several', actionUser: { userId: 'maya' } },
      ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: ['lena', 'noor', 'omar'].map((userId) => ({ userId })) },
    });
    await client.addNotifications({
      ...{ organizationId, documentId: 'plan', notificationId: 'about', actionUser: { userId: 'priya' } },
      ...{ displayHeadlineMessageTemplate: 'Hello', notificationSourceData: { by }, notifyUsers: [{ userId: 'priya' }] },
    });
    const payload = { organizationKey: await keyOf(service, tenant, organizationId), notificationId: 'hello' };
    const { apiKey: apiKeyId, workspaceId } = tenant;
    const mail = { queue: 'mail', kind: 'send-notification', payload, apiKeyId, workspaceId, delayMs: 3_600_000 } as const;
    const taskId = `${mailTaskPrefix('jonas')}${organizationId}`;
    await service.service.environment.ask(enqueue(service.now(), [{ ...mail, taskId }]));
  }
  // Numbers the events, and leaves the emails.
  await service.work();
}

/** More batches than any of these has. */
const tooMany = 200;

/** Returns the outcome of each batch, the last of which has no next one. */
async function batches<Outcome extends { next: string | undefined }>(run: (from: string) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from: string | undefined = ''; from !== undefined; ) {
    const outcome = await run(from);
    outcomes.push(outcome);
    expect(outcomes.length).toBeLessThan(tooMany);
    from = outcome.next;
  }
  return outcomes;
}

class RolledBack extends Error {}

/** Runs statements in a transaction that leaves nothing. */
async function withoutEffect({ service }: TestService, work: (ask: Ask) => Promise<void>): Promise<void> {
  const prepare = async (ask: Ask) => {
    await work(ask);
    throw new RolledBack();
  };
  const changed = service.environment.changeOf(noTenant)({ prepare, write: () => ({}) });
  await expect(changed).rejects.toThrow(RolledBack);
}

// Proves getUserData/steps, deleteAllUserData/created
it('Each eraser finds and erases the same rows in batches of any size', async () => {
  const service = await aService();
  const tenant = await aTenantWithEvents(service);
  await fillAll(service, tenant);
  const { ask } = service.service.environment;
  const erased: string[] = [];
  for (const userId of ['maya', 'jonas']) {
    const { names, emails } = await findIdentifiers(ask, tenant.apiKey, userId);
    const common = { apiKeyId: tenant.apiKey, ...personOf(userId, names, emails) };
    const findAll = async (own: Ask, eraser: Eraser, maxRows: number) =>
      (await batches((from) => eraser.find(own, { ...common, from, maxRows }))).flatMap(({ items }) =>
        items.map(({ item }) => item),
      );
    for (const eraser of erasers) {
      const all = await findAll(ask, eraser, 1000);
      if (all.length < organizations.length) continue;
      for (const maxRows of [1, 2, 3, all.length, all.length + 1, 2 * all.length]) {
        const name = `${eraser.kind} of ${userId}, ${maxRows} of ${all.length} at a time`;
        expect(await findAll(ask, eraser, maxRows), name).toEqual(all);
        await withoutEffect(service, async (own) => {
          const erasure = { ...common, organizationKeys: undefined, before: service.now() + 1, maxRows };
          const outcomes = await batches((from) => eraser.erase(own, { ...erasure, from }));
          expect(await findAll(own, eraser, 1000), name).toEqual([]);
          // A range of others' data has any number of rows.
          if (!eraser.kind.startsWith('erase-from-') && eraser.kind !== 'erase-events')
            expect(Math.max(...outcomes.map(({ rows }) => rows)), name).toBeLessThanOrEqual(maxRows);
        });
      }
      erased.push(eraser.kind);
    }
  }
  expect([...new Set(erased)].toSorted()).toEqual(erasers.map(({ kind }) => kind).toSorted());
});

/** Recurring removals take 50 rows at a time, and scan 500. */
const [rowsAtOnce, scannedAtOnce] = [50, 500];

/** Gives an owner expired rows in each table that recurring removals look into: some full batches. The rows of a sweep come last in its order. */
const expired = (owner: string): string[] => {
  const isLast = (key: string) => `${key} like 'many-9%'`;
  const columns = 'api_key_id, organization_key, resource_type, resource_id, user_id, access_role, granted_at';
  const members = 'api_key_id, organization_key, group_key, user_id, added_at';
  const count = 2 * rowsAtOnce;
  const many = (n: number) => `from ${numbersUpTo(n)}`;
  const job = (id: string, tasks: number, users: number) => [
    `insert into deletion_jobs (api_key_id, job_id, organization_ids, started_at) values ('${owner}', '${id}', '[]', 0)`,
    `insert into deletion_users (api_key_id, job_id, user_hash, started_at) select '${owner}', '${id}', 'user-' || n, 0 ${many(users)}`,
    `insert into tasks (api_key_id, task_id, queue, workspace_id, kind, job_id, payload, created_at, run_at, deferred_at, attempts, completed_at)
      select '${owner}', '${id}-' || n, 'erasure', '${owner}', 'erase-mails', '${id}', '{}', 0, 0, 0, 0, 0 ${many(tasks)}`,
  ];
  return [
    `update grants set expires_at = 0 where api_key_id = '${owner}'`,
    `update presence set renewed_at = 0 where api_key_id = '${owner}'`,
    `update tasks set job_id = '' where api_key_id = '${owner}'`,
    `update documents set document_exists = 0 where api_key_id = '${owner}'`,
    `insert into grants (${columns}) select api_key_id, organization_key, 'document', document_key, 'needing', 'viewer', 0 from documents
      where api_key_id = '${owner}' and not ${isLast('document_key')}`,
    `delete from user_group_members where api_key_id = '${owner}'`,
    `insert into user_group_members (${members}) select api_key_id, organization_key, group_key, 'needing', 0 from user_groups
      where api_key_id = '${owner}' and not ${isLast('group_key')}`,
    `insert into suppressed_addresses (workspace_id, address_hash, suppressed_at) select '${owner}', 'hash-' || n, 0 ${many(count)}`,
    `insert into usage_by_day (caller_id, day, calls, refused_calls, mails) select '${owner}', n, 0, 0, 0 ${many(count)}`,
    `insert into login_links (token_hash, email, continue_url, expires_at) select 'link-' || n, '', '', 0 ${many(count)}`,
    `insert into sessions (token_hash, workspace_id, token_version, expires_at) select 'session-' || n, '${owner}', 1, 0 ${many(count)}`,
    `insert into rate_limits (bucket, window_start, hits) select 'bucket-' || n, 0, 1 ${many(count)}`,
    // A job goes with the last of its tasks and users, whichever are more.
    ...job('tasks', count + 1, 1),
    ...job('users', 1, count + 1),
    ...job('both', rowsAtOnce, rowsAtOnce),
  ];
};

/** The rows that a removal leaves, as conditions. */
const left: { readonly [table: string]: string } = {
  ...Object.fromEntries(
    ['presence', 'suppressed_addresses', 'usage_by_day', 'login_links', 'sessions', 'idempotency_records'].map((one) => [
      one,
      'true',
    ]),
  ),
  rate_limits: 'window_start = 0',
  grants: `user_id <> 'needing'`,
  documents: `document_key like 'many-9%'`,
  user_groups: `group_key like 'many-9%'`,
  deletion_jobs: `job_id in ('tasks', 'users', 'both')`,
  deletion_users: `job_id in ('tasks', 'users', 'both')`,
  document_migrations: `status = 'completed'`,
  tasks: `completed_at = 0`,
};

/** Returns the number of matching rows in each table with any. */
async function countLeft(ask: Ask, conditions: { readonly [table: string]: string }): Promise<{ [table: string]: number }> {
  const counts: { [table: string]: number } = {};
  for (const [table, condition] of Object.entries(conditions)) {
    const [row] = await ask(sql<{ count: number }>`select count(*) as count from ${raw(table)} where ${raw(condition)}`);
    if (row !== undefined && row.count > 0) counts[table] = row.count;
  }
  return counts;
}

/** Texts that leave room for a few rows in a batch. */
const long = `'{"notes":"' || '${'x'.repeat(60_000)}' || '"}'`;

it.each([
  // With the rows that are still needed, a sweep scans some full ranges.
  ['in full batches', scannedAtOnce + 2 * rowsAtOnce, []],
  [
    'of 60 KB',
    rowsAtOnce - 1,
    [
      `update presence set details = ${long}`,
      `update idempotency_records set sealed = ${long}`,
      `update tasks set payload = ${long} where completed_at = 0`,
    ],
  ],
])('Each recurring removal goes on until no expired row is left: rows %s', async (_, rows, changes) => {
  const service = await aService();
  const { ask } = service.service.environment;
  await fillTables(service, { apiKey: `'owner'`, numbers: numbersUpTo(rows) });
  for (const statement of [...expired('owner'), ...changes]) await ask(raw(statement));
  expect(Object.keys(await countLeft(ask, left)).toSorted()).toEqual(Object.keys(left).toSorted());
  await service.work();
  // A sweep may pass a placeholder before another removal has removed its grants, and looks again a day later.
  service.advance({ days: 1 });
  await service.work();
  expect(await countLeft(ask, left)).toEqual({});
  expect(await countLeft(ask, { documents: 'true', user_groups: 'true' })).toEqual({
    documents: rows - lastOf(rows),
    user_groups: rows - lastOf(rows),
  });
});

/** The number of rows up to this one whose key begins with `many-9`. */
const lastOf = (rows: number): number => Array.from({ length: rows }, (_, i) => `${i + 1}`).filter((n) => n.startsWith('9')).length;

const hour = 3_600_000;

it.each([
  ['aged', '1', 0, 1, 0],
  ['surplus', '1', start - hour, limits.keptEvents + 1, 0],
  ['unread', 'null', start - hour, 0, 2 * rowsAtOnce],
])('More API keys with %s events than a batch looks at are all served', async (_, position, createdAt, lastPosition, kept) => {
  const service = await aService();
  const { ask } = service.service.environment;
  const [key, numbers] = [`'key-' || n`, `from ${numbersUpTo(2 * rowsAtOnce)}`];
  const statements = [
    `insert into api_keys (api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config,
      default_folder_access, created_at) select ${key}, 'workspace', '', 'testing', 1, 1, 1, 'organizationPrivate', 0 ${numbers}`,
    `insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering, oldest_at)
      select ${key}, ${key}, ${lastPosition}, 0, '', ${position === 'null' ? 'null' : createdAt} ${numbers}`,
    `insert into events (api_key_id, event_id, organization_key, type, sequence, position, created_at, item_count, bytes, items)
      select ${key}, 'event', '', 'users.added', 1, ${position}, ${createdAt}, 1, 6, '[null]' ${numbers}`,
  ];
  for (const statement of statements) await ask(raw(statement));
  await service.work();
  expect(await ask(sql`select event_id from events where position is null`)).toEqual([]);
  expect(await ask(sql`select event_id from events`)).toHaveLength(kept);
});

it.each([
  ['an organization', 'organization_key'],
  ['a document', 'document_key'],
])('The deletion of %s with some full batches in each table leaves no row of it, and all others', async (what, column) => {
  const service = await aService();
  const tenant = await aTenantWithEvents(service);
  const { ask } = service.service.environment;
  await tenant.client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'document-0' }] });
  await fillOrganization(service, tenant, 'globex');
  await service.work();
  await fillTables(service, { apiKey: `'${tenant.apiKey}'`, numbers: numbersUpTo(4 * rowsAtOnce) });
  const organizationKey = await keyOf(service, tenant);
  await ask(sql`update events set organization_key = ${organizationKey}, position = position + 1000 where event_id like 'many-%'`);
  const [document] = await ask(sql<{ documentKey: string }>`select document_key from documents where document_id = 'document-0'`);
  const key = what === 'a document' ? (document?.documentKey ?? '') : organizationKey;
  expect((await rowsWith(service, column, key)).length).toBeGreaterThan(4 * rowsAtOnce);
  const globex = await keyOf(service, tenant, 'globex');
  const others = async () => [
    await countRows(service, 'organization_key', globex),
    what === 'a document' && (await countRows(service, 'document_key', 'many-1')),
  ];
  const before = await others();
  if (what === 'a document') await tenant.client.deleteDocuments({ organizationId: 'acme', documentIds: ['document-0'] });
  else await tenant.client.deleteOrganizations({ organizationIds: ['acme'] });
  await service.work();
  // Grants have the key of a document as that of their resource.
  for (const one of [column, 'resource_id']) expect(await rowsWith(service, one, key)).toEqual([]);
  expect(await others()).toEqual(before);
});
