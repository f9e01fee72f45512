/** After the retention, no table has an expired row, and no other row is missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '../../server/clock.ts';
import type { Context, TortureDatabase } from './framework.ts';
import { patientEnv } from './process.ts';

/** Past every retention. Once more, for rows that expire a day after the rows they depend on. */
const daysAhead = [32, 34];
const maxRemovalMs = 60_000;

/** The expiring rows of each table. All others stay. */
const isOver: { readonly [table: string]: string } = {
  deletion_jobs: 'true',
  deletion_users: 'true',
  document_migrations: 'true',
  documents: `document_exists = 0 and not exists (select 1 from grants where grants.api_key_id = documents.api_key_id
    and grants.resource_type = 'document' and grants.resource_id = documents.document_key and grants.expires_at is null)`,
  events: 'true',
  grants: 'expires_at is not null',
  idempotency_records: 'true',
  login_links: 'true',
  presence: 'true',
  rate_limits: 'true',
  sessions: 'true',
  tasks: 'completed_at is not null',
  usage_by_day: 'true',
  user_groups: `not exists (select 1 from user_group_members as members where members.api_key_id = user_groups.api_key_id
    and members.organization_key = user_groups.organization_key and members.group_key = user_groups.group_key)`,
};

type Counts = ReadonlyMap<string, number>;

const tables = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;

async function countRows(database: TortureDatabase, conditionOf: (table: string) => string): Promise<Counts> {
  const counts = new Map<string, number>();
  for (const { name } of await database.query(tables[database.engine])) {
    const table = String(name);
    // Rows of processes come and go with them.
    if (table === 'processes') continue;
    const [row] = await database.query(`select count(*) as count from ${table} where ${conditionOf(table)}`);
    counts.set(table, Number(row?.count));
  }
  return counts;
}

/** Restarts the service weeks later, with an empty queue. Returns the number of removed rows. */
export async function checkLeftovers(context: Context): Promise<number> {
  const { database } = context;
  const all = await countRows(database, () => 'true');
  const live = await countRows(database, (table) => `not (${isOver[table] ?? 'false'})`);
  const file = join(context.folder, 'clock');
  writeFileSync(file, '0');
  const service = await context.startService({ file: 'test/torture/service-with-clock.ts', env: { ...patientEnv, CLOCK: file } });
  for (const days of daysAhead) {
    writeFileSync(file, String(days * dayMs));
    await untilRemoved(context, live);
  }
  const left = await countRows(database, () => 'true');
  for (const [table, count] of live) {
    if (left.get(table) !== count)
      context.violation(`Weeks later ${table} has ${left.get(table)} rows, of which ${count} are needed.`);
  }
  await service.kill();
  return sum(all) - sum(left);
}

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);

async function untilRemoved({ database }: Context, live: Counts): Promise<void> {
  const end = performance.now() + maxRemovalMs;
  while (performance.now() < end) {
    const left = await countRows(database, () => 'true');
    if ([...live].every(([table, count]) => left.get(table) === count)) return;
    await pause(100);
  }
}
