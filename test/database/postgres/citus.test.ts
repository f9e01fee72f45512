/**
 * Demands of Citus on statements, tested on PostgreSQL: each table is partitioned by API key, as Citus distributes it, and a plan shows the
 * partitions that its statement may read.
 */
import { beforeAll, expect, it } from 'vitest';
import { raw, sql } from '../../../server/database/sql.ts';
import { setStage } from '../../support/calls.ts';
import { type Explained, nodesOf, plansOf } from '../../support/explained.ts';
import { createEmptyDatabase, startTestService, type TestService } from '../../support/harness.ts';
import { runCalls, runTasks } from '../../support/run-all.ts';

const shards = [0, 1];

/** Partitions the tables that `citus.ts` distributes. */
async function partition({ service }: TestService): Promise<string[]> {
  const { ask } = service.environment;
  const tables = await ask(sql<{ name: string; column: string }>`
    select relname as name, attname as column from pg_class as relation
    join pg_index as key on key.indrelid = relation.oid and key.indisprimary
    join pg_attribute as owner on owner.attrelid = relation.oid and owner.attnum = key.indkey[0]
    where relname not in ('api_keys', 'usage_by_day') and attname in ('api_key_id', 'caller_id')`);
  for (const { name, column } of tables) {
    await ask(raw(`alter table ${name} rename to ${name}_whole`));
    // Fails for a unique index without the column, which no distributed table may have.
    await ask(raw(`create table ${name} (like ${name}_whole including all) partition by hash (${column})`));
    for (const shard of shards) {
      const values = `with (modulus ${shards.length}, remainder ${shard})`;
      await ask(raw(`create table ${name}_shard_${shard} partition of ${name} for values ${values}`));
    }
    await ask(raw(`insert into ${name} select * from ${name}_whole`));
    await ask(raw(`drop table ${name}_whole`));
  }
  return tables.map(({ name }) => name);
}

/** Returns the shards that the statement may read, by table. */
function shardsOf({ Plan: plan }: Explained): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const { 'Relation Name': relation = '' } of nodesOf(plan)) {
    const [table = '', shard] = relation.split('_shard_');
    if (shard !== undefined) read.set(table, (read.get(table) ?? new Set()).add(shard));
  }
  return read;
}

/** Returns the tables of which the statement may read several shards. */
const tablesAcross = (one: Explained): string[] => [...shardsOf(one)].flatMap(([table, some]) => (some.size > 1 ? [table] : []));

const textOf = ({ 'Query Text': text }: Explained): string => text.replaceAll(/\s+/g, ' ').trim();

let distributed: readonly string[];
let ofCalls: readonly Explained[];
let ofTasks: readonly Explained[];

beforeAll(async () => {
  const service = await startTestService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 }, createEmptyDatabase);
  try {
    distributed = await partition(service);
    const stage = await setStage(service);
    await stage.tenant.workspace.updateApiKey({ apiKey: stage.tenant.apiKey, events: true });
    ofCalls = await plansOf(() => runCalls(stage));
    ofTasks = await plansOf(() => runTasks(service, stage));
  } finally {
    await service.stop();
  }
}, 300_000);

it('Each statement of a call reads the rows of one API key, whose id it names for each table', () => {
  const across = ofCalls.filter((one) => tablesAcross(one).length > 0).map(textOf);
  expect(across, 'Give the statement the id of the API key as a parameter of each table.').toEqual([]);
  const read = new Set([...ofCalls, ...ofTasks].flatMap((one) => [...shardsOf(one).keys()]));
  expect(distributed.filter((table) => !read.has(table))).toEqual([]);
});

it('Statements of tasks that read several API keys are selects without locks', () => {
  const across = ofTasks.filter((one) => tablesAcross(one).length > 0);
  const refused = across
    .map(textOf)
    .filter((text) => !text.startsWith('select ') || /\bfor (update|share|no key|key share)\b/.test(text));
  expect(refused, 'Find the rows without locks, and change them in a statement of one API key.').toEqual([]);
  // The queue finds its next API key so.
  expect(across.some((one) => tablesAcross(one).includes('tasks'))).toBe(true);
});

it('No statement has a list of values in FROM', () => {
  expect([...ofCalls, ...ofTasks].map(textOf).filter((text) => /\bfrom \(values\b/.test(text))).toEqual([]);
});

it('A call inserts a few rows by their values, since Citus collects a list on the coordinator', () => {
  const collected = ofCalls.map(textOf).filter((text) => /^insert into .* from json_populate_recordset\b/.test(text));
  // Three tables are inserted depending on stored rows.
  const tables = new Set(collected.map((text) => /^insert into (\w+)/.exec(text)?.[1]));
  expect(tables).toEqual(new Set(['documents', 'notification_configs', 'events']));
});

it('An insert of given rows has no parameter behind them, since Citus rejects it where it collects the rows', () => {
  const inserts = [...ofCalls, ...ofTasks].map(textOf).filter((text) => {
    const [, table = ''] = /\binsert into (\w+) .*(?:\bvalues \(|\bjson_populate_recordset\b)/.exec(text) ?? [];
    return distributed.includes(table);
  });
  expect(inserts.filter((text) => /\b(on conflict|returning)\b/.test(text))).not.toEqual([]);
  expect(inserts.filter((text) => /\b(on conflict|returning)\b.*\$\d/.test(text))).toEqual([]);
});
