/** What PostgreSQL's connections are told, and how what is asked of them travels. On SQLite there is nothing of it. */
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../server/config.ts';
import { type Database, openDatabase } from '../server/database/open.ts';
import { statement, text } from '../server/database/statement.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { createDatabase, silent } from './harness.ts';
import { aProxy } from './proxy.ts';

interface Settings {
  prepare?: boolean;
  statementTimeoutMs?: number;
  /** What stands between the service and the database with this URL. */
  through?(url: string): Promise<string>;
}

async function open({ through = async (url) => url, ...settings }: Settings = {}): Promise<Database> {
  const { env, drop } = await createDatabase();
  const { database } = readConfig({});
  const url = await through(env.DATABASE_URL ?? '');
  const opened = await openDatabase({ ...database, ...settings, url, folder: env.DATA_DIR, log: silent });
  onTestFinished(async () => {
    await opened.close();
    await drop();
  });
  return opened;
}

const hitsOf = statement({ bucket: text }, (db, { bucket }) =>
  db.selectFrom('rate_limits').select('hits').where('bucket', '=', bucket),
);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('PostgreSQL', () => {
  it('plans a transaction for rows that are looked up, however few a table had when the plan was made', async () => {
    const { transact } = await open();
    const settings = await transact(noTenant, async (tx) => {
      const { rows } = await sql`
        select current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans`.execute(tx);
      return rows;
    });
    expect(settings).toEqual([{ plans: 'force_generic_plan', scans: 'off' }]);
  });

  it.each([true, false])('keeps statements prepared unless it is told not to: %s', async (prepare) => {
    const { transact } = await open({ prepare });
    const prepared = await transact(noTenant, async (tx) => {
      await hitsOf(tx, { bucket: 'a' });
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
      return rows.filter(({ statement }) => statement.includes('rate_limits')).length;
    });
    expect(prepared).toBe(prepare ? 1 : 0);
  });

  it('ends a read itself that waits too long, so that no connection beyond the pool stays with it', async () => {
    const { db, transact } = await open({ statementTimeoutMs: 300 });
    await transact(noTenant, async (tx) => {
      await sql`lock table rate_limits in access exclusive mode`.execute(tx);
      await expect(hitsOf(db, { bucket: 'a' })).rejects.toMatchObject({ code: '57014' });
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      expect(rows).toEqual([{ waiting: 0 }]);
    });
  });

  it('is used through a pooler that takes no settings with a connection', async () => {
    const { db } = await open({ through: async (url) => (await aProxy(url, { refusedParameter: 'statement_timeout' })).url });
    expect(await hitsOf(db, { bucket: 'a' })).toEqual([]);
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows).toEqual([{ limit: '0' }]);
  });

  it('gets what a transaction asks in one turn in one write', async () => {
    const { transact } = await open();
    const ask = () =>
      transact(noTenant, async (tx, { ready }) => {
        await Promise.all([ready, hitsOf(tx, { bucket: 'a' }), hitsOf(tx, { bucket: 'b' })]);
      });
    await ask();
    // Node.js calls it for what was held back; the commit, on its own, is written at once.
    const writes = vi.spyOn(Socket.prototype, '_writev');
    onTestFinished(() => writes.mockRestore());
    await ask();
    expect(writes).toHaveBeenCalledTimes(1);
  });
});
