/** One behaviour on two engines: the promises of the folder database/ to the stores. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../server/config.ts';
import type { Db } from '../server/database/db.ts';
import { isUnavailable } from '../server/database/errors.ts';
import { openDatabase } from '../server/database/open.ts';
import { noTenant } from '../server/database/tenant-lock.ts';
import { runInTransactions } from '../server/database/transaction.ts';
import { createDatabase, secret, silent, start } from './harness.ts';
import { administer, template } from './postgres.ts';

/** Opens a new database twice, as two processes do. */
async function twice() {
  const { env, drop } = await createDatabase({ from: template });
  const { database } = readConfig({});
  const open = () => openDatabase({ ...database, url: env.DATABASE_URL, folder: env.DATA_DIR, log: silent });
  const one = await open();
  const other = await open();
  onTestFinished(async () => {
    await one.close();
    await other.close();
    await drop();
  });
  // The clock matters to nobody here.
  const transaction = runInTransactions({ transact: one.transact, clock: () => start, log: silent })(noTenant);
  return { one: one.db, other: other.db, transaction };
}

const bucket = (name: string, hits: number) => ({ bucket: name, window_start: 0, hits });

/** The columns of each table in tables.ts: their type, with a question mark where null is allowed. */
function columnsInCode(): { [table: string]: { [column: string]: string } } {
  const file = join(import.meta.dirname, '../server/database/tables.ts');
  const program = ts.createProgram([file], { strict: true, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const tables = source?.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'Tables');
  if (tables === undefined) throw new Error('tables.ts has no tables.');
  const members = (type: ts.Type) => type.getProperties().map((one): [string, ts.Type] => [one.name, checker.getTypeOfSymbol(one)]);
  const kindOf = (type: ts.Type) => {
    const kept = checker.getNonNullableType(type);
    const base = checker.typeToString(checker.getBaseTypeOfLiteralType(kept));
    return `${base}${kept === type ? '' : '?'}`;
  };
  return Object.fromEntries(
    members(checker.getTypeAtLocation(tables)).map(([table, row]) => [
      table,
      Object.fromEntries(members(row).map(([column, type]) => [column, kindOf(type)])),
    ]),
  );
}

describe('The schema', () => {
  it('has the tables and columns that the code has, of the same types', async () => {
    const { one } = await twice();
    const tables = await one.introspection.getTables();
    const kinds: { [type: string]: string } = { text: 'string', bigint: 'number', int8: 'number', integer: 'number' };
    const columnsInDatabase = Object.fromEntries(
      tables
        .filter(({ name }) => name !== 'schema_migrations')
        .map(({ name, columns }) => [
          name,
          Object.fromEntries(
            columns.map((column) => [column.name, `${kinds[column.dataType.toLowerCase()]}${column.isNullable ? '?' : ''}`]),
          ),
        ]),
    );
    expect(columnsInDatabase).toEqual(columnsInCode());
  });

  it('has no index twice', async () => {
    const { one } = await twice();
    const { rows } = await (process.env.TEST_ENGINE === 'postgres'
      ? sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = current_schema()`
      : sql<{ definition: string }>`select sql as definition from sqlite_master where type = 'index' and sql is not null`
    ).execute(one);
    const indexed = rows.map(({ definition }) => definition.replace(/^.*? on /i, ''));
    expect(indexed.length).toBeGreaterThan(0);
    expect(indexed).toEqual([...new Set(indexed)]);
  });

  it('is not one that a newer version has changed: the start says so, and leaves it as it is', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const open = () => openDatabase({ ...readConfig({}).database, url: env.DATABASE_URL, folder: env.DATA_DIR, log: silent });
    const first = await open();
    await first.db.executeQuery(CompiledQuery.raw(`insert into schema_migrations values ('9998-harmless', 0), ('9999-later', 1)`));
    await first.close();
    await expect(open()).rejects.toThrow(
      'The database cannot be used: its schema has the migration "9999-later", which this version does not know.',
    );
  });

  it.runIf(process.env.TEST_ENGINE === 'postgres')('says why it cannot be made, where the role may make no table', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const url = new URL(env.DATABASE_URL ?? '');
    const role = `reader_${url.pathname.slice(1)}`;
    const owner = new pg.Client({ connectionString: url.href });
    await owner.connect();
    await owner.query(`create role ${role} login password 'secret'`);
    url.username = role;
    url.password = 'secret';
    const { database } = readConfig({});
    await expect(openDatabase({ ...database, url: url.href, folder: env.DATA_DIR, log: silent })).rejects.toThrow(
      'permission denied for schema public',
    );
    await owner.query(`drop role ${role}`);
    await owner.end();
  });
});

describe('The database', () => {
  it('may be opened by several processes at once, of which one makes the schema', async () => {
    const { env, drop } = await createDatabase();
    onTestFinished(drop);
    const program = `
      import { openEnvironment } from ${JSON.stringify(import.meta.resolve('../server/service.ts'))};
      import { readConfig } from ${JSON.stringify(import.meta.resolve('../server/config.ts'))};
      const log = { info() {}, warn() {}, error() {} };
      const { environment: { db }, close } = await openEnvironment({ config: readConfig(process.env), clock: Date.now, log });
      console.log((await db.selectFrom('schema_migrations').select('name').execute()).length);
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

  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    'is brought up to date however long a statement of that takes, and does not wait for ever for what another transaction has locked',
    async () => {
      const { env, drop } = await createDatabase();
      onTestFinished(drop);
      const url = env.DATABASE_URL ?? '';
      await administer(
        url,
        `create function take_long() returns event_trigger language plpgsql as $$
          begin if to_regclass('api_keys') is null then perform pg_sleep(0.5); end if; end $$;
        create event trigger take_long on ddl_command_start execute function take_long();
        do $$ begin execute format('alter database %I set idle_in_transaction_session_timeout = 300', current_database()); end $$`,
      );
      const options = {
        ...readConfig({}).database,
        url,
        folder: env.DATA_DIR,
        log: silent,
        statementTimeoutMs: 300,
        lockTimeoutMs: 300,
      };
      const { close } = await openDatabase(options);
      await close();
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      onTestFinished(() => other.end());
      await other.query('delete from schema_migrations; drop table heartbeats');
      await other.query('begin; set local idle_in_transaction_session_timeout = 0; lock table schema_migrations');
      await expect(openDatabase(options)).rejects.toThrow(/lock timeout/);
    },
  );

  it('goes on when another process changes a table: a transaction notices nothing, and a statement on its own works again', async () => {
    const { one, other, transaction } = await twice();
    const read = (db: Db) => db.selectFrom('rate_limits').selectAll().where('bucket', '=', 'a').execute();
    await one.insertInto('rate_limits').values(bucket('a', 1)).execute();
    const before = await read(one);
    await other.schema.alterTable('rate_limits').addColumn('first', 'text').execute();
    expect(await transaction(read)).toEqual([{ ...before[0], first: null }]);
    await other.schema.alterTable('rate_limits').addColumn('second', 'text').execute();
    const [failed] = await Promise.allSettled([read(one)]);
    if (failed.status === 'rejected') expect(isUnavailable(failed.reason)).toBe(true);
    expect(await read(one)).toEqual([{ ...before[0], first: null, second: null }]);
  });

  it('orders text by its bytes, not by a language', async () => {
    const { one } = await twice();
    const names = ['b', 'B', 'ä', 'a', '_', '10', '9', '😀', 'Z', 'é'];
    await one
      .insertInto('rate_limits')
      .values(names.map((name) => bucket(name, 1)))
      .execute();
    const rows = await one.selectFrom('rate_limits').select('bucket').orderBy('bucket').execute();
    expect(rows.map((row) => row.bucket)).toEqual(names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  it('keeps milliseconds and counts as numbers', async () => {
    const { one } = await twice();
    await one.insertInto('rate_limits').values({ bucket: 'a', window_start: 8_640_000_000_000_000, hits: 2 }).execute();
    const { count } = one.fn;
    const row = await one
      .selectFrom('rate_limits')
      .select(['window_start', count<number>('bucket').as('count')])
      .groupBy('window_start')
      .executeTakeFirst();
    expect(row).toMatchObject({ window_start: 8_640_000_000_000_000, count: 1 });
  });
});

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EMFILE', 'ETIMEDOUT'],
  ...[
    '08006',
    '57P01',
    '53300',
    '25006',
    '25P03',
    '25P04',
    '53100',
    '55P03',
    '57014',
    '58030',
    '28P01',
    '28000',
    '3D000',
    '40001',
    '40P01',
  ],
])('The error %s means that the database cannot serve now, and no fault of ours', (code) => {
  expect(isUnavailable(Object.assign(new Error('refused'), { code }))).toBe(true);
});

describe('A transaction', () => {
  it('leaves nothing when it fails', async () => {
    const { other, transaction } = await twice();
    const failing = transaction(async (tx) => {
      await tx.insertInto('rate_limits').values(bucket('a', 1)).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await other.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'keeps nothing that was sent along with a statement for which SQLite rolled everything back, as for a disk that fails',
    async () => {
      const { one, transaction } = await twice();
      await one.insertInto('rate_limits').values(bucket('a', 1)).execute();
      const rollingBack = sql`insert or rollback into rate_limits (bucket, window_start, hits) values ('a', 1, 1)`;
      const neighbour = transaction((tx) => tx.insertInto('rate_limits').values(bucket('b', 1)).execute());
      const failing = transaction((tx) =>
        Promise.all([rollingBack.execute(tx), tx.insertInto('rate_limits').values(bucket('c', 1)).execute()]),
      );
      await expect(neighbour).rejects.toThrow(/unique/i);
      await expect(failing).rejects.toThrow(/unique/i);
      expect(await one.selectFrom('rate_limits').select('bucket').execute()).toEqual([{ bucket: 'a' }]);
    },
  );

  it('fails for what failed first, whichever of several statements is waited for first', async () => {
    const { transaction } = await twice();
    const failing = transaction(async (tx) => {
      const twiceTheSame = [bucket('a', 1), bucket('a', 1)];
      const first = tx.insertInto('rate_limits').values(twiceTheSame).execute();
      const second = tx.selectFrom('rate_limits').selectAll().execute();
      await Promise.all([second, first.catch(async (error: unknown) => await second.then(() => Promise.reject(error)))]);
    });
    await expect(failing).rejects.toThrow(/unique/i);
  });

  it('fails for a statement that failed, though the work went on as if it had not', async () => {
    const { one, transaction } = await twice();
    const swallowing = transaction(async (tx) => {
      await tx.insertInto('rate_limits').values(bucket('before', 1)).execute();
      await sql`select no_such_column`.execute(tx).catch(() => {});
      return 'done';
    });
    await expect(swallowing).rejects.toThrow(/no_such_column/);
    expect(await one.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('that failed because of what another did lets that be read', async () => {
    const { one, other } = await twice();
    const add = (db: Db) => db.insertInto('rate_limits').values(bucket('a', 1)).execute();
    const names = async () => (await one.selectFrom('rate_limits').select('bucket').execute()).map((row) => row.bucket);
    const adding = add(other);
    await adding;
    await expect(add(one)).rejects.toThrow(/unique/i);
    expect(await names()).toEqual(['a']);
  });

  it('is tried again when it only lost a race', async () => {
    const { one, transaction } = await twice();
    let attempts = 0;
    const result = await transaction(async (tx) => {
      attempts += 1;
      await tx.insertInto('rate_limits').values(bucket('a', attempts)).execute();
      if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return attempts;
    });
    expect(result).toBe(3);
    expect(await one.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 3 }]);
  });

  it.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'shares its commit with others of the same moment, of which each is all or nothing',
    async () => {
      const { one, other, transaction } = await twice();
      const told: string[] = [];
      const names = async (db: Db) => (await db.selectFrom('rate_limits').select('bucket').execute()).map((row) => row.bucket);
      const adding = async (name: string) => {
        await transaction(async (tx) => {
          await tx.insertInto('rate_limits').values(bucket(name, 1)).execute();
          told.push(`${name} is done`);
          if (name === 'b') throw new Error('half way');
        });
        told.push(`${name} is over, and others see ${await names(other)}`);
      };
      const results = Promise.allSettled([adding('a'), adding('b'), adding('c')]);
      expect(await names(one)).toEqual([]);
      expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(told).toEqual([
        'a is done',
        'b is done',
        'c is done',
        'a is over, and others see a,c',
        'c is over, and others see a,c',
      ]);
    },
  );

  it.runIf(process.env.TEST_ENGINE === 'sqlite')('is on disk when it is over', async () => {
    const { one } = await twice();
    const pragma = async (name: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(one)).rows[0] ?? {})[0];
    expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  });
});
