/**
 * Nothing reads a tenant, an organization, a folder or a user as a whole: each operation costs the same with four times the rows,
 * rejected or not, and so does each batch of a task. The rows are where it hurts: half of them are in one folder, on one document
 * and of one user.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations, type Operation } from '../../generated/operations.ts';
import { raw, sql } from '../../server/database/sql.ts';
import { asIs, forEachCall, organizationId, rewrittenStages, type Stage, setStage } from '../support/calls.ts';
import { createDatabase, start, startTestService, type TestService } from '../support/harness.ts';
import { fillTables, numbersUpTo } from '../support/large-tenant.ts';
import { stageWith, staleStatistics } from './postgres/stale-statistics.ts';
import { type Meter, meterOf, type Work } from './work.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

/** Rows in each table. Batches of tasks are smaller than the fewest. */
const rowCounts = {
  operations: { few: 1200, many: 4800 },
  tasks: { few: 200, many: 800 },
};
/** Items of a call. */
const items = 10;

interface Subject {
  service: TestService;
  stage: Stage;
  meter: Meter;
}

/** Fills the tables of the stage, which nobody analyzes. */
async function aSubject(rowCount: number, stage: Stage): Promise<Subject> {
  const { service } = stage;
  await fillTables(service, { apiKey: `'${stage.tenant.apiKey}'`, numbers: numbersUpTo(rowCount) });
  // No event has a position behind the end of its log.
  await service.service.environment.ask(sql`
    insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering)
    values (${stage.tenant.apiKey}, 'log', ${rowCount}, 0, '')
    on conflict (api_key_id) do update set last_position = excluded.last_position`);
  return { service, stage, meter: await meterOf(service) };
}

async function stop({ service, meter }: Subject): Promise<void> {
  meter.close();
  await service.stop();
}

const aStage = async () => await setStage(await startTestService({}, createDatabase));

/** A row takes about as much of a response. */
const bytesOfRow = 64;

/** Returns the work for each form of the operation's call. Its answer is the response and the written rows. */
async function worksOf({ stage, meter }: Subject, operation: Operation): Promise<(Compared & { name: string })[]> {
  const forms: (Compared & { name: string })[] = [];
  for (const [how, rewritten] of rewrittenStages(stage)) {
    await forEachCall(rewritten, operation, async (call) => {
      let response: unknown;
      const works = await meter.measure(async () => {
        response = (await (how === asIs ? call(items) : call(items).catch(() => null))) ?? null;
      });
      if (how === asIs) expect(works.length, operation.id).toBeGreaterThan(0);
      const rows = JSON.stringify(response).length / bytesOfRow;
      forms.push({ name: `form ${forms.length}, ${how}`, works, answer: ({ written }) => written + rows });
    });
  }
  return forms;
}

/** Adds as many events without a position, which a webhook passes over. */
async function addUnread({ service, tenant }: Stage, rowCount: number): Promise<void> {
  await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'chat', types: ['notifications.added'] }] });
  await service.service.environment.ask(
    raw(`insert into events (api_key_id, event_id, organization_key, type, sequence, created_at, item_count, bytes, items)
      select '${tenant.apiKey}', 'unread-' || n, '', 'users.added', n, ${start}, 1, 6, '[null]' from ${numbersUpTo(rowCount)}`),
  );
}

/** Delivers events, deletes a user, a document, expired rows, the organization, and the API key with all others. */
async function worksOfTasks({ service, meter, stage: { tenant } }: Subject): Promise<Work[]> {
  await meter.measure(async () => {
    await tenant.client.deleteAllUserData({ userIds: ['maya', 'user-0'], organizationIds: [organizationId] });
    await tenant.client.deleteDocuments({ organizationId, documentIds: ['document-0'] });
  });
  const deleted = await meter.measure(() => service.work());
  service.advance({ days: 31 });
  const expired = await meter.measure(async () => {
    await tenant.client.deleteOrganizations({ organizationIds: [organizationId] });
    await service.work();
    await tenant.workspace.deleteApiKey({ apiKey: tenant.apiKey });
    service.advance({ hours: 1 });
    await service.work();
  });
  return [...deleted, ...expired];
}

/** Returns the most expensive execution of each statement. */
function mostExpensive(works: readonly Work[]): Map<string, Work> {
  const found = new Map<string, Work>();
  for (const work of works) if (work.amount >= (found.get(work.text)?.amount ?? 0)) found.set(work.text, work);
  return found;
}

/**
 * Statements that read a range by design, each from where the last one ended: at most 5,000 rows, 500 in a sweep, and the next documents of
 * Get Accessible Documents, which the user with few rows does not need (permissions.test.ts bounds them).
 */
const isRange = /limit 5000|\) <= \(|as needed from|found as materialized[^]*document_id > \? order by/;
/** Unread notifications are counted up to 1,000, and the smaller inbox has 600. */
const furtherUnread = (text: string): number => (text.includes('as unread_count') ? 400 : 0);
/** Four times the rows would be four times the work. The rest is for deeper indexes. */
const maxGrowth = 1.5;
/** Work beyond that: in all, and for each further row of the answer. SQLite takes many steps for a row. */
const slack = isPostgres ? { beyond: 200, forRow: 20 } : { beyond: 1000, forRow: 100 };

interface Compared {
  works: readonly Work[];
  /** The rows of a statement that count as its answer. */
  answer: (work: Work) => number;
}

/** Returns the statements whose work has grown more than their answers. */
function grown(withFew: Compared, withMany: Compared): string[] {
  const before = mostExpensive(withFew.works);
  return [...mostExpensive(withMany.works).values()].flatMap((work) => {
    const workBefore = before.get(work.text) ?? { text: work.text, amount: 0, returned: 0, written: 0 };
    const further = Math.max(0, withMany.answer(work) - withFew.answer(workBefore));
    const allowed = maxGrowth * workBefore.amount + slack.beyond + slack.forRow * (further + furtherUnread(work.text));
    if (work.amount <= allowed || isRange.test(work.text)) return [];
    return [
      `${workBefore.amount} before, ${work.amount} now: ${work.text.replaceAll(/\s+/g, ' ')}\n${work.plan ?? ''}\nbefore:\n${workBefore.plan ?? ''}`,
    ];
  });
}

const byId = contractOperations.map((operation): [string, Operation] => [operation.id, operation]);

/** On PostgreSQL, plans.test.ts makes the same calls, and bounds their rows. */
describe.skipIf(isPostgres)('Every operation', () => {
  let few: Subject;
  let many: Subject;
  beforeAll(async () => {
    few = await aSubject(rowCounts.operations.few, await aStage());
    many = await aSubject(rowCounts.operations.many, await aStage());
  });
  afterAll(() => Promise.all([few, many].map(stop)));

  it.each(byId)('%s costs the same with four times the rows', async (_id, operation) => {
    const withFew = await worksOf(few, operation);
    const withMany = await worksOf(many, operation);
    for (const [i, form] of withFew.entries()) {
      const other = withMany[i];
      expect.soft(other && grown(form, other), `${form.name}: add an index or a limit`).toEqual([]);
    }
  });
});

/** Compares the works of all tasks on two stages of the same kind. */
async function compareTasks(createStage: () => Promise<Stage>): Promise<void> {
  const works: Work[][] = [];
  for (const rowCount of Object.values(rowCounts.tasks)) {
    const stage = await createStage();
    await addUnread(stage, rowCount);
    const subject = await aSubject(rowCount, stage);
    try {
      works.push(await worksOfTasks(subject));
    } finally {
      await stop(subject);
    }
  }
  const answer = ({ returned, written }: Work) => returned + written;
  const [withFew = [], withMany = []] = works;
  expect(withMany.length).toBeGreaterThan(700);
  expect(grown({ works: withFew, answer }, { works: withMany, answer })).toEqual([]);
}

it.skipIf(isPostgres)('Each batch of a task costs the same with four times the rows', () => compareTasks(aStage));

it.runIf(isPostgres).each(staleStatistics)(
  'Each batch of a task costs the same with four times the rows, and the statistics of %s',
  (statistics) => compareTasks(() => stageWith(statistics)),
  // Two tenants and some thousand explained statements: ten seconds.
  300_000,
);
