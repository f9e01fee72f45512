/**
 * PostgreSQL reads no more for an operation as the tenant grows, whatever its statistics say. In the first case, one tenant has nearly all rows
 * of every table, beside thousands with one or two rows each. By their average, PostgreSQL would read a whole tenant. In the others, the
 * statistics are older than the tenant.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations, type Operation } from '../../../generated/operations.ts';
import { analyze, raw, sql } from '../../../server/database/sql.ts';
import { dueQueues, lockFirst, turnsAfter } from '../../../server/jobs/claim.ts';
import { queues } from '../../../server/jobs/queue.ts';
import { queueDeliveries } from '../../../server/webhooks/delivery.ts';
import { asIs, forEachCall, rewrittenStages, type Stage, setStage } from '../../support/calls.ts';
import { administer } from '../../support/databases.ts';
import {
  describePlan,
  type Explained,
  nodesOf,
  type Plan,
  pagesOf,
  plansOf,
  rowsOf,
  writtenRows,
} from '../../support/explained.ts';
import { start, type TestService } from '../../support/harness.ts';
import { fillTables, numbersUpTo } from '../../support/large-tenant.ts';
import { stageWith, staleStatistics, startFresh } from './stale-statistics.ts';

const largeRows = 20_000;
const smallTenants = 2000;

/** Pages of tables and indexes that a statement may read: per item, and in addition. A lookup reads three or four. */
const maxPages = { beyond: 100, forItem: 40 };
/** Rows that it may look at, including skipped ones. */
const maxRows = { beyond: 100, forItem: 20 };

/** The rows of a tenant in each table that the statistics do not know. */
const unknownRows = 4000;

let service: TestService;
let stage: Stage;

const unknownStages = new Map<string, Stage>();

/** Fills the tables of its tenant, and turns its events on. */
async function fill({ service, tenant: { apiKey, workspace } }: Stage, rows: number): Promise<void> {
  await fillTables(service, { apiKey: `'${apiKey}'`, numbers: numbersUpTo(rows) });
  await service.service.environment.ask(sql`update event_logs set last_position = ${rows} where api_key_id = ${apiKey}`);
  await workspace.updateApiKey({ apiKey, events: true });
}

beforeAll(async () => {
  for (const statistics of staleStatistics) {
    const unknown = await stageWith(statistics);
    await fill(unknown, unknownRows);
    unknownStages.set(statistics, unknown);
  }
  stage = await setStage(await startFresh());
  ({ service } = stage);
  await fill(stage, largeRows);
  const numbers = `generate_series(1, ${smallTenants}) as tenant, generate_series(1, 1 + tenant % 3) as n`;
  await fillTables(service, { apiKey: `'tenant-' || tenant`, numbers });
  await service.service.environment.ask(analyze);
}, 300_000);
afterAll(() => Promise.all([stage, ...unknownStages.values()].map(({ service }) => service.stop())));

/** Returns the rows that it returns, writes, or stops at. */
function itemsOf(plan: Plan): number {
  const nodes = nodesOf(plan);
  const stops = nodes.filter((node) => node['Node Type'] === 'Limit').map((node) => node['Actual Rows']);
  return Math.max(plan['Actual Rows'], ...stops, writtenRows(plan));
}

/** Get User Data looks through others' data, as a deletion does: 5,000 rows in a statement, each on a page of its own. */
const rowsInRange = 5000;

/** `searched`: the rows that it may read beyond those of its items, each on a page of its own. */
function readsTooMuch({ Plan: plan }: Explained, count: number, searched: number): boolean {
  const items = Math.max(count, itemsOf(plan));
  return (
    pagesOf(plan) > maxPages.beyond + maxPages.forItem * items + searched ||
    rowsOf(plan) > maxRows.beyond + maxRows.forItem * items + searched
  );
}

/**
 * Calls the operation in all forms, and returns the statements that read too much. From the sixth time on, PostgreSQL may plan a statement
 * for any parameters.
 */
async function findGreedy(stages: readonly [string, Stage][], operation: Operation): Promise<string> {
  const searched = operation.id === 'getUserData' ? rowsInRange : 0;
  const greedy: string[] = [];
  let statements = 0;
  for (const [how, rewritten] of stages) {
    await forEachCall(rewritten, operation, async (call) => {
      for (const count of how === asIs ? [1, 3, 100] : [1, 3]) {
        const plans = await plansOf(() => (how === asIs ? call(count) : call(count).catch(() => {})));
        statements += plans.length;
        const tooMuch = plans.filter((explained) => readsTooMuch(explained, count, searched));
        greedy.push(
          ...tooMuch.map(({ 'Query Text': text, Plan: plan }) => `${how}, ${count} items: ${text}\n${describePlan(plan)}`),
        );
      }
    });
  }
  expect(statements).toBeGreaterThan(0);
  return greedy.join('\n\n');
}

const byId = contractOperations.map((operation): [string, Operation] => [operation.id, operation]);

it.each(byId)('%s reads only the requested rows of a large tenant', async (_id, operation) => {
  const greedy = await findGreedy(rewrittenStages(stage), operation);
  expect(greedy, 'reads beyond maxPages or maxRows: add an index or a limit').toBe('');
});

describe.each(staleStatistics)('With the statistics of %s', (statistics) => {
  it.each(byId)('%s reads only the requested rows of a tenant that has grown since', async (_id, operation) => {
    const grown = unknownStages.get(statistics);
    if (grown === undefined) throw new Error(statistics);
    const greedy = await findGreedy([[asIs, grown]], operation);
    expect(greedy, 'let the plan follow from the statement: match a range in the order of an index, or use joinEach').toBe('');
  });
});

it('The queue finds the next task without reading completed ones or the rows of deferred ones', async () => {
  const { ask } = service.service.environment;
  const later = start + 86_400_000;
  await ask(
    raw(`insert into tasks (api_key_id, task_id, queue, workspace_id, kind, job_id, payload, created_at, run_at, deferred_at, attempts)
      select 'deferred-' || n, 'task', 'erasure', 'deferred-' || n, 'erase-mentions', '', '{}', 0, ${later}, 0, 0 from generate_series(1, 10000) as n`),
  );
  await ask(sql`analyze tasks`);
  const plans = await plansOf(async () => {
    await ask(dueQueues(start));
    for (const queue of queues) {
      const { value: turn = { workspaceId: '', apiKeyId: '' } } = await turnsAfter(ask, queue, 'd', start).next();
      await ask(lockFirst(queue, start, turn));
    }
  });
  const pages = plans.map(({ 'Query Text': text, Plan: plan }) => ({ text, pages: pagesOf(plan) }));
  expect(pages.filter(({ text }) => text.includes('from tasks')).length).toBeGreaterThan(queues.length);
  // The index of open tasks has 10,000 entries on about 100 pages, which a claim reads up to three times.
  expect(pages.filter((one) => one.pages > 500)).toEqual([]);
});

it('The queue finds due webhooks, and reads no new event of a key without one', async () => {
  const { environment } = service.service;
  const { ask } = environment;
  await ask(
    raw(`insert into api_keys (api_key_id, workspace_id, name, type, token_version, advanced_queries, notification_config,
        default_folder_access, created_at)
      select 'hooked-' || n, 'hooked', '', 'testing', 1, 1, 1, 'organizationPrivate', 0 from generate_series(0, 999) as n`),
  );
  await ask(
    raw(`insert into webhooks (api_key_id, webhook_id, url, types, webhook_key, revision, sealed_secret, sealed_with,
        position, attempts, due_at, deliveries, created_at)
      select 'hooked-' || n % 1000, 'hook-' || n, '', '[]', '', '', '', '', 0, 0, case when n <= 2 then n - 1 end, '[]', 0
      from generate_series(1, 10000) as n`),
  );
  await ask(
    raw(`insert into events (api_key_id, event_id, organization_key, type, sequence, created_at, item_count, bytes, items)
      select case when n <= 4 then 'hooked-' || n else 'unheard' end, 'event-' || n, '', 'users.added', n * 7919 % 10000, 0, 1, 6, '[null]'
      from generate_series(3, 10000) as n`),
  );
  await ask(raw('vacuum analyze webhooks'));
  const plans = await plansOf(() => queueDeliveries(environment));
  // A lookup for each of 1,000 keys, and the index of idle webhooks.
  const reading = plans.filter(({ Plan: plan }) => pagesOf(plan) > 4000);
  expect(reading.map(({ 'Query Text': text, Plan: plan }) => `${text}\n${describePlan(plan)}`)).toEqual([]);
  // Two webhooks are due, and two keys have a new event: one of the ten webhooks of each numbers it.
  const [{ count } = { count: 0 }] = await ask(
    sql<{ count: number }>`select count(*) as count from tasks where queue = 'webhooks' and api_key_id like 'hooked-%'`,
  );
  expect(count).toBe(4);
});

it('The service analyzes a table soon after it has changed much, and leaves others alone', async () => {
  const service = await startFresh();
  const url = service.config.databaseUrl ?? '';
  // PostgreSQL counts the changes of a connection when it ends.
  const add = (table: string, rows: number) =>
    administer(
      url,
      `insert into ${table} (caller_id, key_hash, sealed, created_at) select 'key', n::text, '', ${start} from generate_series(1, ${rows}) as n`,
    );
  const analyzed = async () => {
    service.advance({ seconds: 5 });
    await service.work();
    const found = await administer(url, 'select relname from pg_stat_user_tables where analyze_count > 0 and n_live_tup > 0');
    return found.map(({ relname }) => relname);
  };
  try {
    await add('idempotency_records', 200);
    expect(await analyzed()).not.toContain('idempotency_records');
    await administer(url, `insert into usage_by_day select n::text, 0, 0, 0, 0 from generate_series(1, 1000) as n`);
    expect(await analyzed()).toContain('usage_by_day');
    expect(await analyzed()).not.toContain('idempotency_records');
  } finally {
    await service.stop();
  }
});
