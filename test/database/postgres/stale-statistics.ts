/** Databases with statistics of PostgreSQL that know nothing of the tenant's rows: they are older, or of another tenant. */
import { expect, vi } from 'vitest';
import { analyze, raw, sql } from '../../../server/database/sql.ts';
import { type Stage, setStage } from '../../support/calls.ts';
import { administer } from '../../support/databases.ts';
import { createDatabase, startTestService, type TestService } from '../../support/harness.ts';
import { contents, fillTables, numbersUpTo, smallTables } from '../../support/large-tenant.ts';
import { runCalls } from '../../support/run-all.ts';

/** Starts a service on a database that autovacuum never analyzes. */
export async function startFresh(): Promise<TestService> {
  // Has the limits of a plain installation, which the database counts too.
  const limits = { createWorkspaceLimit: 1000, loginLinkLimit: 1000 };
  const service = await startTestService(limits, createDatabase);
  const { ask } = service.service.environment;
  const tables = await ask(sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`);
  const large = tables.map(({ name }) => name).filter((name) => !smallTables.includes(name));
  expect(Object.keys(contents).toSorted(), 'tables: name each in contents, or in smallTables').toEqual(large.toSorted());
  for (const { name } of tables) await ask(sql`alter table ${raw(name)} set (autovacuum_enabled = off)`);
  return service;
}

/** Returns a service with rows of another tenant in all tables. */
async function startBeside(): Promise<TestService> {
  const service = await startFresh();
  await fillTables(service, { apiKey: `'another'`, numbers: numbersUpTo(300) });
  return service;
}

/** By the subject of the statistics. */
const prepared = {
  'a new database': async () => await setStage(await startFresh()),
  'empty tables, for which each connection has planned': async () => {
    const service = await startFresh();
    await service.service.environment.ask(analyze);
    const stage = await setStage(service);
    await runCalls(stage);
    return stage;
  },
  'a tenant with few rows': async () => {
    const stage = await setStage(await startFresh());
    await stage.service.service.environment.ask(analyze);
    return stage;
  },
  'another tenant': async () => {
    const service = await startBeside();
    await service.service.environment.ask(analyze);
    return await setStage(service);
  },
  'tables whose rows were all removed before the service looked at them': async () => {
    const service = await startBeside();
    // PostgreSQL counts the changes of a connection when it ends, and a little later.
    await service.restart();
    await administer(service.config.databaseUrl ?? '', ...Object.keys(contents).map((table) => `delete from ${table}`));
    const { ask } = service.service.environment;
    const counted = sql`select relname from pg_stat_user_tables where n_live_tup > 0 and n_tup_del > 0`;
    await vi.waitFor(async () => expect(await ask(counted)).toEqual([]), 30_000);
    service.advance({ seconds: 5 });
    await service.work();
    return await setStage(service);
  },
};

type Statistics = keyof typeof prepared;
export const staleStatistics = Object.keys(prepared).filter((name): name is Statistics => name in prepared);

/** Returns a tenant that these statistics do not know. The service analyzes no table from now on. */
export async function stageWith(statistics: Statistics): Promise<Stage> {
  const stage = await prepared[statistics]();
  const { ask } = stage.service.service.environment;
  const columns = `api_key_id, task_id, queue, workspace_id, kind, job_id, payload, created_at, run_at, deferred_at, attempts`;
  await ask(
    raw(`insert into tasks (${columns}) values ('', 'analyze-tables', 'maintenance', '', 'analyze-tables', '', '{}', 0, 9e15, 0, 0)
      on conflict (api_key_id, task_id) do update set run_at = excluded.run_at`),
  );
  return stage;
}
