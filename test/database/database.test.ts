/** The promises of database/ to the parts: one behaviour on two engines. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  describeOutage,
  isConnectionLost,
  isRetryable,
  isUnavailable,
  isUnconfirmed,
  NotBegunError,
} from '../../server/database/database-errors.ts';
import { type DatabaseOptions, openDatabase } from '../../server/database/open.ts';
import { hasChanged, isBroken } from '../../server/database/postgres/pool.ts';
import { history } from '../../server/database/schema.ts';
import { type Ask, among, excluded, insertInto, isAmong, type Sql, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { createVerbs, type Statements, theService } from '../../server/database/verbs.ts';
import { startupError } from '../../server/operate/load.ts';
import { readConfig } from '../../server/settings/config.ts';
import { administer, ownsServer } from '../support/databases.ts';
import { createDatabase, createEmptyDatabase, secret, silent, start, type TestDatabase, takeDatabase } from '../support/harness.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { createProxy } from '../support/proxy.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

/** Opens a database as a process does. */
async function open(options: DatabaseOptions) {
  const { driver, close } = await openDatabase(options);
  onTestFinished(close);
  const verbsOf = createVerbs({ driver, clock: () => start, log: silent });
  return { ...verbsOf(theService, noTenant), close };
}

async function optionsOf(create: () => Promise<TestDatabase>): Promise<DatabaseOptions> {
  const { env, drop } = await create();
  onTestFinished(drop);
  return { ...readConfig({}).database, url: env.DATABASE_URL, folder: env.DATA_DIR, log: silent };
}

/** A database of a test that leaves its schema as it is. */
const optionsOfDatabase = () => optionsOf(takeDatabase);

const optionsOfNewDatabase = () => optionsOf(createDatabase);

/** On PostgreSQL, without the schema. */
const optionsOfEmptyDatabase = () => optionsOf(createEmptyDatabase);

/** Two processes on one database. */
async function twice(create = optionsOfDatabase) {
  const options = await create();
  return { one: await open(options), other: await open(options) };
}

const columns = ['bucket', 'window_start', 'hits'] as const;
const bucket = (name: string, hits: number) => ({ bucket: name, windowStart: 0, hits });
const insert = (...list: ReturnType<typeof bucket>[]): Sql => insertInto('rate_limits', columns, list, ['bucket']);
const all = sql<{ bucket: string; hits: number }>`select bucket, hits from rate_limits order by bucket`;
const namesIn = async (ask: Ask): Promise<string[]> => (await ask(all)).map((row) => row.bucket);

/** A change without reads. */
const writing = (...statements: Sql[]) => ({
  write: () => Object.fromEntries(statements.map((statement, i) => [`statement${i}`, statement])),
});

it('The schema has no duplicate index', async () => {
  const { ask } = await open(await optionsOfDatabase());
  const definitions = isPostgres
    ? sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = current_schema()`
    : sql<{ definition: string }>`select sql as definition from sqlite_master where type = 'index' and sql is not null`;
  const indexed = (await ask(definitions)).map(({ definition }) => definition.replace(/^.*? on /i, ''));
  expect(indexed.length).toBeGreaterThan(0);
  expect(indexed).toEqual([...new Set(indexed)]);
});

it.runIf(isPostgres)('PostgreSQL plans for the largest tenant in every tenant table', async () => {
  const { ask } = await open(await optionsOfDatabase());
  const tables = await ask(sql<{ table: string; plannedForLargest: boolean }>`
      select distinct attrelid::regclass::text as table, coalesce('n_distinct=1' = any(attoptions), false) as planned_for_largest
      from pg_attribute join pg_index on indrelid = attrelid and indkey[0] = attnum and indnkeyatts > 1
      where attname = 'api_key_id' and attrelid::regclass::text not like 'pg_%'`);
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter(({ plannedForLargest }) => !plannedForLargest)).toEqual([]);
});

// Only a superuser creates event triggers.
it.runIf(isPostgres && ownsServer)('A start that PostgreSQL rejects with a hint repeats the hint', async () => {
  const options = await optionsOfEmptyDatabase();
  await administer(
    options.url ?? '',
    `create function refuse() returns event_trigger language plpgsql as $$
      begin raise exception 'the coordinator is unknown' using hint = 'Set its host.'; end $$;
    create event trigger refuse on ddl_command_start execute function refuse()`,
  );
  const told = openDatabase(options).catch((error: unknown) => startupError(error, undefined));
  expect(await told).toBe('The database cannot be used: the coordinator is unknown. Set its host.');
});

it('Several processes that start together create the schema once', async () => {
  const { env, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const program = `
      import { openEnvironment } from ${JSON.stringify(import.meta.resolve('../../server/environment.ts'))};
      import { readConfig } from ${JSON.stringify(import.meta.resolve('../../server/settings/config.ts'))};
      import { sql } from ${JSON.stringify(import.meta.resolve('../../server/database/sql.ts'))};
      const log = { info() {}, warn() {}, error() {} };
      const { environment: { ask }, close } = await openEnvironment({ config: readConfig(process.env), clock: Date.now, log });
      console.log((await ask(sql\`select name from schema_migrations\`)).length);
      await close();`;
  const launch = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, ...env, TOKEN_SECRET: secret },
    });
  const outputs = await Promise.all([launch(), launch(), launch()]);
  const [applied, ...others] = outputs.map(({ stdout }) => Number(stdout));
  expect(applied).toBeGreaterThan(0);
  expect(others).toEqual([applied, applied]);
});

// Only a superuser creates event triggers.
it.runIf(isPostgres && ownsServer)(
  'A migration may take long, but waits for a locked table only as long as the lock timeout',
  async () => {
    const options = { ...(await optionsOfEmptyDatabase()), statementTimeoutMs: 300, lockTimeoutMs: 300 };
    const url = options.url ?? '';
    await administer(
      url,
      `create function take_long() returns event_trigger language plpgsql as $$
        begin if to_regclass('api_keys') is null then perform pg_sleep(0.5); end if; end $$;
      create event trigger take_long on ddl_command_start execute function take_long();
      do $$ begin execute format('alter database %I set idle_in_transaction_session_timeout = 300', current_database()); end $$`,
    );
    await (await open(options)).close();
    const other = await openConnection(url);
    onTestFinished(() => other.end());
    await other.query('delete from schema_migrations');
    await other.query('begin; set local idle_in_transaction_session_timeout = 0; lock table schema_migrations');
    await expect(openDatabase(options)).rejects.toThrow(/lock timeout/);
  },
);

const wider = { name: '0002-wider', isBreaking: false, sql: 'alter table rate_limits add column note text' };
const indexed = { name: '0003-indexed', isBreaking: false, index: 'rate_limits_by_hits on rate_limits (hits)' };
const later = [...history, wider, indexed];
const appliedIn = async (ask: Ask) =>
  (await ask(sql<{ name: string }>`select name from schema_migrations order by name`)).map(({ name }) => name);

it('MIGRATE=check rejects an older schema unchanged, auto migrates it, and off does not check', async () => {
  const options = await optionsOfNewDatabase();
  const { ask } = await open(options);
  const before = await appliedIn(ask);
  await expect(openDatabase({ ...options, migrations: later, migrate: 'check' })).rejects.toThrow(
    'its schema is older than this version. Run `npm run migrate` first.',
  );
  await open({ ...options, migrations: later, migrate: 'off' });
  expect(await appliedIn(ask)).toEqual(before);
  await open({ ...options, migrations: later });
  expect(await appliedIn(ask)).toEqual(later.map(({ name }) => name));
  await open({ ...options, migrations: later, migrate: 'check' });
});

it('A failed migration keeps the ones before it, and the next start continues', async () => {
  const options = await optionsOfNewDatabase();
  const { ask } = await open(options);
  const wrong = { name: '0003-wrong', isBreaking: false, sql: 'alter table rate_limit add column more text' };
  await expect(openDatabase({ ...options, migrations: [...history, wider, wrong] })).rejects.toThrow('rate_limit');
  expect(await appliedIn(ask)).toEqual([...history, wider].map(({ name }) => name));
  await open({ ...options, migrations: later });
  expect(await appliedIn(ask)).toEqual(later.map(({ name }) => name));
});

it.runIf(isPostgres)('An index is created without blocking writers, and again after an interruption', async () => {
  const options = { ...(await optionsOfNewDatabase()), migrations: later };
  const { ask } = await open({ ...options, migrations: [...history, wider] });
  const slow = await openConnection(options.url);
  onTestFinished(() => slow.end());
  const building = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like 'create index concurrently%' and wait_event_type = 'Lock'`;
  // The creation waits for transactions that have written before it.
  await slow.query(`begin; insert into rate_limits values ('slow', 0, 1)`);
  const interrupted = openDatabase(options);
  interrupted.catch(() => {});
  await expect.poll(() => ask(building)).toHaveLength(1);
  await ask(insert(bucket('beside it', 2)));
  await ask(sql`select pg_terminate_backend(pid) from (${building}) as building`);
  await expect(interrupted).rejects.toThrow();
  await slow.query('commit');
  await open(options);
  const indexes = sql<{ isValid: boolean }>`select indisvalid as is_valid from pg_index
      where indexrelid = 'rate_limits_by_hits'::regclass`;
  expect(await ask(indexes)).toEqual([{ isValid: true }]);
  expect(await appliedIn(ask)).toEqual(later.map(({ name }) => name));
});

it.runIf(isPostgres)('An index migration names the transaction it waits for, and continues after it', async () => {
  const options = { ...(await optionsOfNewDatabase()), migrations: later };
  const { ask } = await open({ ...options, migrations: [...history, wider] });
  const idle = await openConnection({ connectionString: options.url, application_name: 'report' });
  onTestFinished(() => idle.end());
  await idle.query(`begin; insert into rate_limits values ('slow', 0, 1)`);
  const waits = /the index rate_limits_by_hits waited 0.2 s .* process \d+ \(report, idle in transaction, for \d+ s\)/;
  // The second attempt meets the invalid index of the first, and then the creation that a killed process has left behind.
  for (const _attempt of [1, 2]) await expect(openDatabase({ ...options, lockTimeoutMs: 200 })).rejects.toThrow(waits);
  const orphan = await openConnection(options.url);
  const creation = orphan.query('create index concurrently orphan on rate_limits (hits)');
  const waiting = sql`select 1 from pg_stat_activity where query like '%concurrently orphan%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  await expect.poll(() => ask(waiting)).toHaveLength(1);
  await expect(openDatabase({ ...options, lockTimeoutMs: 200 })).rejects.toThrow(waits);
  await idle.query('commit');
  await creation;
  await orphan.end();
  await open(options);
  expect(await appliedIn(ask)).toEqual(later.map(({ name }) => name));
});

const awkward = [`'; drop table rate_limits; --`, '?', '$1', '', '__proto__', '{"a":[?]}', 'ü€𐍈', 'NULL', '{,}', '"\\'];

it('A statement transfers every value unchanged, alone, in a list or in rows', async () => {
  const { ask } = await open(await optionsOfDatabase());
  await ask(insert(...awkward.map((name, i) => bucket(name, i))));
  const find = (condition: Sql) => sql<{ bucket: string }>`select bucket from rate_limits where ${condition} order by hits`;
  const names = async (condition: Sql) => (await ask(find(condition))).map((row) => row.bucket);
  expect(await names(sql`bucket ${among(awkward)}`)).toEqual(awkward);
  expect(await names(sql`bucket ${among([])}`)).toEqual([]);
  expect(
    await names(
      isAmong(
        'rate_limits',
        ['bucket', 'hits'],
        awkward.map((name, i) => ({ bucket: name, hits: String(i) })),
      ),
    ),
  ).toEqual(awkward);
  for (const name of awkward) expect(await names(sql`bucket = ${name}`)).toEqual([name]);
});

it('A statement finds rows by several columns, for lists of any length', async () => {
  const { ask } = await open(await optionsOfDatabase());
  const rows = Array.from({ length: 3000 }, (_, i) => bucket(`name ${i}`, i));
  await ask(insert(...rows));
  const find = (some: typeof rows) => {
    const keys = some.map(({ bucket, hits }) => ({ bucket, hits: String(hits) }));
    return ask(
      sql<{ hits: number }>`select hits from rate_limits where ${isAmong('rate_limits', ['bucket', 'hits'], keys)} order by hits`,
    );
  };
  // @ts-expect-error A number, or null, would be compared as a text.
  isAmong('rate_limits', ['hits'], rows);
  expect(await find(rows)).toHaveLength(rows.length);
  expect(await find([bucket('name 1', 1), bucket('name 2', 1), bucket('name 3', 3)])).toEqual([{ hits: 1 }, { hits: 3 }]);
  expect(await find([])).toEqual([]);
});

it('A statement writes all of its rows or none', async () => {
  const { ask } = await open(await optionsOfDatabase());
  await ask(insert(bucket('a', 1), bucket('b', 2)));
  const upsert = (...list: ReturnType<typeof bucket>[]) =>
    sql<{ bucket: string }>`${insert(...list)} on conflict (bucket) do update set ${excluded('hits')} returning bucket`;
  expect(await ask(upsert(bucket('b', 12), bucket('c', 3)))).toHaveLength(2);
  await expect(ask(insert(bucket('d', 1), bucket('a', 9)))).rejects.toThrow(/unique/i);
  expect((await ask(all)).map(({ hits }) => hits)).toEqual([1, 12, 3]);
});

it.each([1, 3, 9])('%i rows are inserted, and so locked, in the given order', async (count) => {
  const { ask } = await open(await optionsOfDatabase());
  const names = Array.from({ length: count }, (_, i) => `name ${i}`);
  const inserted = sql<{ bucket: string }>`${insert(...names.toReversed().map((name) => bucket(name, 1)))} returning bucket`;
  expect((await ask(inserted)).map((row) => row.bucket)).toEqual(names);
});

it('A statement orders text by bytes, and returns milliseconds and counts as numbers', async () => {
  const { ask } = await open(await optionsOfDatabase());
  const names = ['b', 'B', 'ä', 'a', '_', '10', '9', '😀', 'Z', 'é'];
  const start = 8_640_000_000_000_000;
  await ask(insert(...names.map((name) => ({ ...bucket(name, 1), windowStart: start }))));
  expect(await namesIn(ask)).toEqual(names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  const counted = sql`select window_start, count(*) as count from rate_limits group by window_start`;
  expect(await ask(counted)).toEqual([{ windowStart: start, count: names.length }]);
});

it('A statement still works after another process has changed its table, even inside a transaction', async () => {
  const { one, other } = await twice(optionsOfNewDatabase);
  const read = sql<object>`select * from rate_limits`;
  await one.ask(insert(bucket('a', 1)));
  const before = await one.ask(read);
  await other.ask(sql`alter table rate_limits add column first text`);
  const { found } = await one.change({ prepare: (ask) => ask(read), write: () => ({}) });
  expect(found).toEqual([{ ...before[0], first: null }]);
  await other.ask(sql`alter table rate_limits add column second text`);
  const [failed] = await Promise.allSettled([one.ask(read)]);
  if (failed.status === 'rejected') expect(isUnavailable(failed.reason)).toBe(true);
  expect(await one.ask(read)).toEqual([{ ...before[0], first: null, second: null }]);
});

it.runIf(isPostgres).each([true, false])('A statement is prepared unless the configuration disables it: %s', async (prepare) => {
  const { change } = await open({ ...(await optionsOfDatabase()), prepare });
  const { found } = await change({
    prepare: async (ask) => {
      await ask(all);
      return await ask(sql<{ statement: string }>`select statement from pg_prepared_statements`);
    },
    write: () => ({}),
  });
  expect(found.filter(({ statement }) => statement.includes('rate_limits'))).toHaveLength(prepare ? 1 : 0);
});

it.runIf(isPostgres)('The server ends a statement that waits too long, and leaves no waiting connection', async () => {
  const { ask, change } = await open({ ...(await optionsOfDatabase()), statementTimeoutMs: 300 });
  await change({
    prepare: async (locking) => {
      await locking(sql`lock table rate_limits in access exclusive mode`);
      await expect(ask(all)).rejects.toMatchObject({ code: '57014' });
      const [row] = await locking(sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
      expect(row).toEqual({ waiting: 0 });
    },
    write: () => ({}),
  });
});

it.runIf(isPostgres)(
  'PostgreSQL compiles no plan, alone or in a transaction, since that takes longer than any statement',
  async () => {
    const { ask, change } = await open(await optionsOfDatabase());
    const setting = sql`select current_setting('jit') as jit`;
    expect(await ask(setting)).toEqual([{ jit: 'off' }]);
    const { found } = await change({ prepare: (locking) => locking(setting), write: () => ({}) });
    expect(found).toEqual([{ jit: 'off' }]);
  },
);

it.runIf(isPostgres)('A statement works through a pooler that rejects connection settings', async () => {
  const options = await optionsOfDatabase();
  const { url, close } = await createProxy(options.url ?? '', { refusedParameter: 'statement_timeout' });
  onTestFinished(close);
  const { ask } = await open({ ...options, url });
  expect(await ask(sql`select current_setting('statement_timeout') as timeout`)).toEqual([{ timeout: '0' }]);
});

/** The marks of an error, in the order of this list. */
const marksOf = (error: unknown): string =>
  Object.entries({ isUnavailable, isRetryable, isConnectionLost, hasChanged, isBroken })
    .flatMap(([name, has]) => (has(error) ? [name.replace(/^(?:is|has)/, '')] : []))
    .join(' ');

/** Errors by their code, message or other field: the marks and the words for the outage. */
const outages: { readonly [marks: string]: { readonly [words: string]: readonly string[] } } = {
  'Unavailable ConnectionLost Broken': {
    'the database cannot be reached': [
      ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETDOWN'],
      ...['ENETRESET', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', '08006', '57P01', 'Connection terminated'],
      ...['Client has encountered a connection error', 'Client was closed'],
    ],
    'the database does not respond in time': [
      ...['Connection terminated due to connection timeout', 'timeout exceeded when trying to connect'],
      ...['Query read timeout', 'timeout expired'],
    ],
    'the database is starting or stopping': ['57P03'],
    'the process has no file descriptors left': ['EMFILE'],
    'the system has no file descriptors left': ['ENFILE'],
  },
  'Unavailable Retryable': { 'the database cannot be used': ['40001', '40P01', '23505'] },
  'Unavailable Changed': {
    'the database is read-only': ['25006'],
    'the database rejects the credentials': ['28000', '28P01'],
    'the database does not exist': ['3D000'],
  },
  Changed: {
    'the database denies the privilege': ['42501'],
    'the database cannot be used': ['26000', '3F000', '42P01', '42P05'],
  },
  Unavailable: {
    'the database has no space left': ['53100', 'errcode 13'],
    'the database accepts no further connections': ['53300'],
    'the database does not respond in time': ['55P03', '57014'],
    'the database cannot be used': ['25P03', '25P04', '58030', '53200'],
    'the database file is damaged': ['errcode 11', 'errcode 26', 'errcode 267'],
    'the database file cannot be used': ['3', '5', '6', '8', '10', '14', '15', '266'].map((code) => `errcode ${code}`),
  },
  '': { 'the database cannot be used': ['42601', '22P02', '23502', 'ENOENT', 'errcode 1', 'errcode 19', 'a bug'] },
};
it.each(
  Object.entries(outages).flatMap(([marks, words]) =>
    Object.entries(words).flatMap(([text, errors]) => errors.map((error): [string, string, string] => [error, marks, text])),
  ),
)('The database error "%s" has the flags "%s" and the description "%s"', (name, marks, words) => {
  const errcode = /^errcode (\d+)$/.exec(name)?.[1];
  const error = Object.assign(
    new Error(name),
    errcode !== undefined ? { errcode: Number(errcode) } : / /.test(name) ? {} : { code: name },
  );
  expect(marksOf(error)).toBe(marks);
  expect(describeOutage(error)).toBe(words);
  expect(describeOutage(new NotBegunError(error))).toBe(words);
});

it('change() rejects statements after its commit and after its rollback', async () => {
  const { one } = await twice();
  const late: Ask[] = [];
  const prepare = async (ask: Ask) => void late.push(ask);
  await one.change({ prepare, write: () => ({ added: insert(bucket('a', 1)) }) });
  const failing = one.change({
    prepare,
    write: () => {
      throw new Error('no');
    },
  });
  await expect(failing).rejects.toThrow('no');
  expect(late).toHaveLength(2);
  for (const ask of late) await expect(ask(all)).rejects.toThrow('The transaction is over.');
});

it('change() returns its reads, its time, and the rows of each statement by name', async () => {
  const { one } = await twice();
  await one.ask(insert(bucket('a', 1)));
  const changed = await one.change({
    prepare: (ask) => namesIn(ask),
    write: (found) => ({
      added: sql<{ bucket: string }>`${insert(bucket(`${found[0]}b`, 2))} returning bucket`,
      leftOut: undefined,
    }),
  });
  expect({ ...changed, rows: await changed.rows }).toEqual({
    ...{ found: ['a'], now: start },
    rows: { added: [{ bucket: 'ab' }], leftOut: [] },
  });
});

it('change() stores nothing if it fails in its reads, in its code or in one of its last statements', async () => {
  const { one, other } = await twice();
  const failHalfWay = async (ask: Ask) => {
    await ask(insert(bucket('a', 1)));
    throw new Error('half way');
  };
  await expect(one.change({ prepare: failHalfWay, write: () => ({}) })).rejects.toThrow('half way');
  const failToDecide = (): Statements => {
    throw new Error('refused');
  };
  await expect(one.change({ prepare: (ask) => ask(insert(bucket('a', 1))), write: failToDecide })).rejects.toThrow('refused');
  await expect(one.change(writing(insert(bucket('a', 1)), insert(bucket('a', 1)), insert(bucket('b', 1))))).rejects.toThrow(
    /unique/i,
  );
  expect(await namesIn(other.ask)).toEqual([]);
});

it('change() reports the first failed statement', async () => {
  const { one } = await twice();
  const waitForAnother = async (ask: Ask) => {
    const first = ask(insert(bucket('a', 1), bucket('a', 1)));
    const second = ask(all);
    await Promise.all([second, first.catch(async (error: unknown) => await second.then(() => Promise.reject(error)))]);
  };
  await expect(one.change({ prepare: waitForAnother, write: () => ({}) })).rejects.toThrow(/unique/i);
  const goOn = async (ask: Ask) => {
    await ask(insert(bucket('before', 1)));
    await ask(sql`select no_such_column`).catch(() => {});
  };
  await expect(one.change({ prepare: goOn, write: () => ({}) })).rejects.toThrow(/no_such_column/);
  expect(await namesIn(one.ask)).toEqual([]);
});

it('change() retries after a lost race, with growing pauses', async () => {
  const { one } = await twice();
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  onTestFinished(() => random.mockRestore());
  const begun: number[] = [];
  await one.change({
    prepare: async (ask) => {
      const attempts = begun.push(performance.now());
      await ask(insert(bucket('a', attempts)));
      if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    },
    write: () => ({}),
  });
  expect(await one.ask(all)).toEqual([{ bucket: 'a', hits: 3 }]);
  const [first = 0, second = 0, third = 0] = begun;
  // Timers may end a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(20 - 1);
  expect(third - second).toBeGreaterThanOrEqual(40 - 1);
});

it('change() is atomic among concurrent changes, and visible to others once committed', async () => {
  const { one, other } = await twice();
  const add = async (name: string) => {
    await one.change({
      prepare: async (ask) => {
        await ask(insert(bucket(name, 1)));
        if (name === 'b') throw new Error('half way');
      },
      write: () => ({}),
    });
    expect(await namesIn(other.ask)).toContain(name);
  };
  const results = await Promise.allSettled([add('a'), add('b'), add('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await namesIn(one.ask)).toEqual(['a', 'c']);
});

it.runIf(!isPostgres)(
  'change() stores nothing if SQLite rolled back its whole group, for example because the disk failed',
  async () => {
    const { one } = await twice();
    await one.ask(insert(bucket('a', 1)));
    const rollingBack = sql`insert or rollback into rate_limits (bucket, window_start, hits) values ('a', 1, 1)`;
    const results = await Promise.allSettled([
      one.change(writing(insert(bucket('b', 1)))),
      one.change(writing(rollingBack, insert(bucket('c', 1)))),
    ]);
    expect(results[1]?.status).toBe('rejected');
    const kept = results[0]?.status === 'fulfilled' ? ['a', 'b'] : ['a'];
    expect(await namesIn(one.ask)).toEqual(kept);
  },
);

it.runIf(!isPostgres)('A committed change is on disk', async () => {
  const { one } = await twice();
  const { found } = await one.change({
    prepare: (ask) => Promise.all([ask(sql`pragma journal_mode`), ask(sql`pragma synchronous`)]),
    write: () => ({}),
  });
  expect(found).toEqual([[{ journalMode: 'wal' }], [{ synchronous: 2 }]]);
});

it('A statement that Citus planned for a shard that has gone or an older table may be repeated, and a commit without a response may not', () => {
  const refused = (routine: string) =>
    Object.assign(new Error('could not find valid entry for shard 102034'), { code: 'XX000', routine });
  expect(isRetryable(refused('LookupShardIdCacheEntry'))).toBe(true);
  expect(isRetryable(refused('LookupShardRelationFromCatalog'))).toBe(true);
  expect(isRetryable(refused('elog_start'))).toBe(false);
  expect(isRetryable(new Error('table "given" has 11 columns available but 12 columns specified'))).toBe(true);
  // The node may have committed.
  const unconfirmed = refused('ErrorIfPostCommitFailedShardPlacements');
  expect([isUnconfirmed(unconfirmed), isRetryable(unconfirmed)]).toEqual([true, false]);
});
