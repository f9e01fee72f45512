/**
 * PostgreSQL reads no more for an operation as the tenant grows. One tenant has nearly all rows of every table, beside thousands
 * with one or two rows each. By their average, PostgreSQL would read a whole tenant.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw, sql } from '../server/database/sql.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { contractOperations, type Operation } from '../server/http/contract.ts';
import { claim, dueQueues } from '../server/jobs/claim.ts';
import { queues } from '../server/jobs/queue.ts';
import { forEachCall, organizationId, type Stage, setStage } from './calls.ts';
import { type Explained, nodesOf, type Plan, plansOf } from './explained.ts';
import { createDatabase, start, startTestService, type TestService } from './harness.ts';

const largeRows = 20_000;
const smallTenants = 2000;

/** Pages of tables and indexes that a statement may read: per item, and in addition. A lookup reads three or four. */
const maxPages = { beyond: 100, forItem: 40 };
/** Rows that it may look at, including skipped ones. */
const maxRows = { beyond: 100, forItem: 20 };

let service: TestService;
let stage: Stage;

beforeAll(async () => {
  // Has the limits of a plain installation, which the database counts too.
  const limits = { createWorkspaceLimit: 1000, loginLinkLimit: 1000 };
  service = await startTestService(limits, createDatabase);
  const { ask } = service.service.environment;
  const tables = await ask(sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`);
  const large = tables.map(({ name }) => name).filter((name) => !smallTables.includes(name));
  expect(Object.keys(contents).toSorted(), 'tables: name each in contents, or in smallTables').toEqual(large.toSorted());
  for (const { name } of tables) await ask(sql`alter table ${raw(name)} set (autovacuum_enabled = off)`);
  stage = await setStage(service);
  for (const [table, columns] of Object.entries(contents)) {
    await fill(table, columns, { apiKey: `'${stage.tenant.apiKey}'`, numbers: `generate_series(1, ${largeRows}) as n` });
    await fill(table, columns, {
      apiKey: `'tenant-' || tenant`,
      numbers: `generate_series(1, ${smallTenants}) as tenant, generate_series(1, 1 + tenant % 3) as n`,
    });
  }
  await ask(sql`analyze`);
});
afterAll(() => service.stop());

const id = `'many-' || n`;
const keyOfOrganization = `coalesce((select named.id from organizations as named where named.api_key_id = api_key
  and named.organization_id = '${organizationId}'), 'none')`;
const inOrganization = { organization_key: keyOfOrganization };
/** Half of them belong to one document, folder or user that the calls name. */
const half = (one: string) => `case when n % 2 = 0 then ${one} else ${id} end`;
const keyOfDocument = `coalesce((select document_key from documents as named where named.api_key_id = api_key
  and named.organization_key = ${keyOfOrganization} and named.document_id = 'document-0'), ${id})`;
const keyOfGroup = `coalesce((select group_key from user_groups as named where named.api_key_id = api_key
  and named.organization_key = ${keyOfOrganization} and named.organization_user_group_id = 'designers'), ${id})`;
const told = JSON.stringify({
  actionUser: { userId: 'maya' },
  displayHeadlineMessageTemplate: 'Hello',
  displayHeadlineMessageTemplateData: {},
  displayBodyMessage: '',
  notificationSourceData: {},
});

/** A few of them are at the place that the calls name, older than all others. */
const place = `case when n <= 50 then 'slide-3' else ${id} end`;

/** Tables in which an API key or a workspace has few rows. */
const smallTables = [
  // Operations only add to it.
  'audit_entries',
  'workspaces',
  'api_keys',
  'workspace_domains',
  'sender_domains',
  'unsubscribed_addresses',
  'suppressed_addresses',
  'login_links',
  'sessions',
  'usage_by_day',
  'rate_limits',
  'email_configs',
  'heartbeats',
  'schema_migrations',
];

/** The column values of each table, unless null. `api_key` is the row's owner, `n` its number. */
const contents: { readonly [table: string]: { readonly [column: string]: string } } = {
  organizations: { organization_id: id, id: 'gen_random_uuid()', organization_name: `'Acme'`, metadata: `'{}'`, created_at: '0' },
  folders: { ...inOrganization, folder_id: id, folder_name: `'Folder'`, parent_folder_id: half(`'folder-0'`), created_at: '0' },
  documents: {
    ...inOrganization,
    document_key: id,
    document_id: id,
    document_name: `'Document'`,
    disabled: '0',
    folder_id: half(`'folder-0'`),
    metadata: `'{}'`,
    document_exists: '1',
    created_at: '0',
  },
  document_migrations: {
    ...inOrganization,
    migration_id: id,
    document_key: id,
    document_id: id,
    new_document_id: id,
    status: `'completed'`,
    created_at: '0',
  },
  grants: {
    ...inOrganization,
    resource_type: `case when n % 4 < 2 then 'document' else 'organization' end`,
    resource_id: `case when n % 4 < 2 then ${id} else '${organizationId}' end`,
    user_id: `case when n % 4 = 0 then 'maya' else ${id} end`,
    access_role: `'viewer'`,
    granted_at: '0',
  },
  user_groups: { ...inOrganization, organization_user_group_id: id, group_key: id, created_at: '0' },
  user_group_members: { ...inOrganization, group_key: half(keyOfGroup), user_id: id, added_at: '0' },
  presence: {
    ...inOrganization,
    document_key: half(keyOfDocument),
    user_id: id,
    status: `'online'`,
    details: `'{}'`,
    renewed_at: `${start}`,
  },
  notifications: {
    ...inOrganization,
    notification_id: id,
    document_key: half(keyOfDocument),
    location_id: place,
    action_user_id: half(`'maya'`),
    content: `'${told}'`,
    created_at: 'n',
  },
  notification_recipients: {
    ...inOrganization,
    notification_id: id,
    user_id: half(`'user-0'`),
    document_key: half(keyOfDocument),
    location_id: place,
    named: '1',
    created_at: 'n',
  },
  notification_configs: { ...inOrganization, user_id: half(`'maya'`), document_key: id, inbox: `'ALL'`, updated_at: '0' },
  annotations: {
    ...inOrganization,
    document_key: half(keyOfDocument),
    annotation_id: id,
    kind: `'comment'`,
    author_id: half(`'maya'`),
    content: `'{}'`,
    created_at: '0',
  },
  annotation_mentions: { ...inOrganization, user_id: half(`'maya'`), document_key: id, annotation_id: id, created_at: '0' },
  users: { ...inOrganization, user_id: id, details: `'{}'`, last_seen_at: '0', added_at: '0' },
  user_identities: { user_id: id, kind: `'name'`, value: id, given_at: 'n' },
  deletion_jobs: { job_id: id, organization_ids: `'[]'`, started_at: '0' },
  tasks: {
    task_id: id,
    queue: `'erasure'`,
    kind: `'erase-mentions'`,
    job_id: half(`'job'`),
    payload: `'{}'`,
    created_at: '0',
    run_at: '0',
    deferred_at: '0',
    attempts: '0',
    completed_at: '0',
  },
  idempotency_records: { key_hash: id, sealed: `''`, created_at: '0' },
};

/** The column that begins the key of a table. */
const tenantColumn = (table: string): string => (table === 'idempotency_records' ? 'caller_id' : 'api_key_id');

async function fill(
  table: string,
  columns: { readonly [column: string]: string },
  { apiKey, numbers }: { apiKey: string; numbers: string },
) {
  await service.service.environment.ask(
    raw(`insert into ${table} (${tenantColumn(table)}, ${Object.keys(columns)}) select api_key, ${Object.values(columns)}
      from (select ${apiKey} as api_key, n from ${numbers}) as wanted`),
  );
}

const pagesOf = (plan: Plan): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

const rowsOf = (plan: Plan): number =>
  plan['Actual Loops'] *
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0));

/** Returns the rows that it returns, writes, or stops at. */
function itemsOf(plan: Plan): number {
  const nodes = nodesOf(plan);
  const stops = nodes.filter((node) => node['Node Type'] === 'Limit').map((node) => node['Actual Rows']);
  const writes = nodes.filter((node) => node['Node Type'] === 'ModifyTable');
  const written = writes.reduce((sum, { Plans: [source] = [] }) => sum + (source?.['Actual Rows'] ?? 0), 0);
  return Math.max(plan['Actual Rows'], ...stops, written);
}

/** Get User Data looks through others' data, as a deletion does: 5,000 rows in a statement, each on a page of its own. */
const rowsInRange = 5000;

function readsTooMuch(id: string, { Plan: plan }: Explained, count: number): boolean {
  const searched = id === 'getUserData' ? rowsInRange : 0;
  const items = Math.max(count, itemsOf(plan));
  const scans = nodesOf(plan).filter((node) => node['Node Type'].includes('Scan') && 'Relation Name' in node);
  const rows = scans.reduce((sum, scan) => sum + rowsOf(scan), 0);
  return (
    pagesOf(plan) > maxPages.beyond + maxPages.forItem * items + searched ||
    rows > maxRows.beyond + maxRows.forItem * items + searched
  );
}

const describePlan = (plan: Plan, depth = 0): string =>
  [
    `${'  '.repeat(depth)}${plan['Node Type']} ${plan['Relation Name'] ?? ''} ${plan['Index Name'] ?? ''} ${plan['Index Cond'] ?? ''}`,
    `rows ${rowsOf(plan)}, loops ${plan['Actual Loops']}, pages ${pagesOf(plan)} ${plan.Filter ?? ''}`,
    ...(plan.Plans ?? []).map((child) => `\n${describePlan(child, depth + 1)}`),
  ].join(' ');

const byId = contractOperations.map((operation): [string, Operation] => [operation.id, operation]);

describe('Every operation', () => {
  it.each(byId)('%s reads the requested rows, and no more of a large tenant', async (id, operation) => {
    const greedy: string[] = [];
    let statements = 0;
    await forEachCall(stage, operation, async (call) => {
      for (const count of [1, 100]) {
        const plans = await plansOf(() => call(count));
        statements += plans.length;
        const tooMuch = plans.filter((explained) => readsTooMuch(id, explained, count));
        greedy.push(...tooMuch.map(({ 'Query Text': text, Plan: plan }) => `${count} items: ${text}\n${describePlan(plan)}`));
      }
    });
    expect(greedy.join('\n\n'), 'reads beyond maxPages or maxRows: add an index or a limit').toBe('');
    expect(statements).toBeGreaterThan(0);
  });
});

describe('The queue', () => {
  it('The queue finds the next task without reading completed ones, or the rows of deferred ones', async () => {
    const { ask, changeOf } = service.service.environment;
    const later = start + 86_400_000;
    await ask(
      raw(`insert into tasks (api_key_id, task_id, queue, kind, job_id, payload, created_at, run_at, deferred_at, attempts)
      select 'deferred-' || n, 'task', 'erasure', 'erase-mentions', '', '{}', 0, ${later}, 0, 0 from generate_series(1, 10000) as n`),
    );
    await ask(sql`analyze tasks`);
    const plans = await plansOf(async () => {
      await ask(dueQueues(start));
      for (const queue of queues)
        await changeOf(noTenant)({ read: (asking) => claim(asking, queue, 'd', start), write: () => ({}) });
    });
    const pages = plans.map(({ 'Query Text': text, Plan: plan }) => ({ text, pages: pagesOf(plan) }));
    expect(pages.filter(({ text }) => text.includes('from tasks')).length).toBeGreaterThan(queues.length);
    // The index of open tasks has 10,000 entries on about 100 pages, which a claim reads up to three times.
    expect(pages.filter((one) => one.pages > 500)).toEqual([]);
  });
});
