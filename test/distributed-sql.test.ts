/**
 * The statements that distributed engines with PostgreSQL's protocol reject or run on all nodes. Each table with a tenant is
 * partitioned by it here, as Citus would distribute it, and the plans show which shards a statement may read.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { history, statementsOf } from '../server/database/schema.ts';
import { raw, sql } from '../server/database/sql.ts';
import { type Explained, nodesOf, type Plan, plansOf } from './explained.ts';
import { createDatabase, startTestService, type TestService } from './harness.ts';
import { runAll } from './run-all.ts';
import { root } from './service-process.ts';

const shards = [0, 1, 2, 3];

/**
 * The limits that statements meet, and the tables, which are also in server/scaling.md. Citus rejects recursion and locks unless a
 * constant names the shard of each table. It runs the others on all shards, or by way of its coordinator.
 */
const named: { readonly [K in Kind]?: readonly string[] } = {
  'advisory lock': ['no table'],
  'lock over shards': ['document_migrations', 'grants', 'idempotency_records', 'presence', 'tasks', 'usage_by_day'],
  'lock with a correlated subquery': ['documents'],
  'read of all shards': [
    'deletion_jobs',
    'deletion_jobs and tasks',
    'document_migrations',
    'documents and grants',
    'tasks',
    'usage_by_day',
    'user_group_members and user_groups',
  ],
  'keys from a list': ['documents', 'folders', 'notification_configs', 'tasks', 'users'],
  'insert from a list': ['every table'],
  'delete by keys of a subquery': [
    'annotation_mentions',
    'annotations',
    'deletion_jobs',
    'document_migrations',
    'documents',
    'email_configs',
    'folders',
    'grants',
    'idempotency_records',
    'notification_configs',
    'notification_recipients',
    'notifications',
    'organizations',
    'presence',
    'tasks',
    'usage_by_day',
    'user_group_members',
    'user_groups',
    'user_identities',
    'users',
  ],
};

type Kind =
  | 'advisory lock'
  | 'recursion over shards'
  | 'lock over shards'
  | 'lock with a correlated subquery'
  | 'read of all shards'
  | 'keys from a list'
  | 'insert from a list'
  | 'delete by keys of a subquery';

/** The distribution column of a table, if it has one. */
const tenantColumns = ['api_key_id', 'caller_id'];

async function distribute({ service }: TestService): Promise<void> {
  const { ask } = service.environment;
  const tables = await ask(sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = any(${raw(`array['${tenantColumns.join("', '")}']`)}) and table_name <> 'api_keys'`);
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
}

/**
 * Returns the tables of which the statement may read several shards. `correlated`: except by the tenant of another table's row, which is
 * in the same shard.
 */
function tablesAcross(plan: Plan): { across: string[]; correlated: string[] } {
  const scans = nodesOf(plan).flatMap((node) => {
    const [, table, shard] = /^(\w+)_shard_(\d)$/.exec(node['Relation Name'] ?? '') ?? [];
    return table === undefined ? [] : [{ ...node, table, shard }];
  });
  const aliases = new Set(scans.map(({ Alias: alias }) => alias));
  const isCorrelated = ({ 'Index Cond': condition = '' }: Plan) => {
    const other = /\((?:api_key_id|caller_id) = (\w+)\.(?:api_key_id|caller_id)\)/.exec(condition)?.[1];
    return other !== undefined && aliases.has(other);
  };
  const across = (some: typeof scans) =>
    [...Map.groupBy(some, ({ table }) => table)]
      .filter(([, ofTable]) => new Set(ofTable.map(({ shard }) => shard)).size > 1)
      .map(([table]) => table)
      .toSorted();
  return { across: across(scans.filter((scan) => !isCorrelated(scan))), correlated: across(scans.filter(isCorrelated)) };
}

interface Found {
  kind: Kind;
  tables: string[];
}

/** Returns the limit that the statement meets, if any. */
function limitOf(text: string, plan: Plan): Found | undefined {
  const { across, correlated } = tablesAcross(plan);
  const isLocking = /\bfor (update|share)\b/.test(text);
  const hasList = nodesOf(plan).some((node) => node['Node Type'] === 'Function Scan');
  if (text.includes('pg_advisory_')) return { kind: 'advisory lock', tables: ['no table'] };
  if (across.length === 0) {
    if (isLocking && correlated.length > 0) return { kind: 'lock with a correlated subquery', tables: correlated };
    return text.startsWith('insert') && hasList ? { kind: 'insert from a list', tables: ['every table'] } : undefined;
  }
  if (text.includes('with recursive')) return { kind: 'recursion over shards', tables: across };
  if (text.includes('with erased')) return { kind: 'delete by keys of a subquery', tables: across };
  if (isLocking) return { kind: 'lock over shards', tables: across };
  return { kind: hasList ? 'keys from a list' : 'read of all shards', tables: across };
}

let plans: Explained[];

beforeAll(async () => {
  const service = await startTestService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 }, createDatabase);
  try {
    await distribute(service);
    plans = await plansOf(() => runAll(service));
  } finally {
    await service.stop();
  }
}, 300_000);

it('Every statement reads one tenant by its id, except for named ones, which distributed engines reject or run on all shards', () => {
  const met = new Map<Kind, Map<string, string>>();
  for (const { 'Query Text': text, Plan: plan } of plans) {
    const statement = text.replaceAll(/\s+/g, ' ').trim();
    const found = limitOf(statement, plan);
    if (found === undefined) continue;
    const { kind, tables } = found;
    met.set(kind, (met.get(kind) ?? new Map()).set(tables.join(' and '), statement));
  }
  const advice = 'Give the statement the id of its tenant as a parameter of each table, or name it here and in server/scaling.md.';
  for (const [kind, statements] of met) {
    const unnamed = [...statements].filter(([tables]) => named[kind]?.includes(tables) !== true);
    expect(unnamed, `${advice} Its limit is: ${kind}`).toEqual([]);
  }
  const all = Object.fromEntries([...met].map(([kind, statements]) => [kind, [...statements.keys()].toSorted()]));
  expect(all, 'no statement meets a limit that is named').toEqual(named);
});

it('No statement uses features that every YugabyteDB version lacks', () => {
  const statements = [
    ...history.map((migration) => statementsOf(migration, 'postgres')),
    ...plans.map((plan) => plan['Query Text']),
  ];
  const refused =
    /\b(lock table|listen|notify|savepoint|deferrable|temp(orary)? table|unlogged|exclude using|ctid|xmin|xmax|generated always)\b/i;
  expect(statements.filter((statement) => refused.test(statement))).toEqual([]);
  expect(statements.length).toBeGreaterThan(1000);
});

it('The scaling guide names every engine limit that statements meet', async () => {
  const page = await readFile(join(root, 'server/scaling.md'), 'utf8');
  expect(Object.keys(named).filter((kind) => !page.includes(`| ${kind} |`))).toEqual([]);
});
