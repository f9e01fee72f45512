/** Both sides of the embedded database, on one event loop. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isUnavailable, UnknownOutcomeError } from '../../../server/database/database-errors.ts';
import { SqliteClient } from '../../../server/database/sqlite/client.ts';
import { SqliteServer } from '../../../server/database/sqlite/executor.ts';
import { SqliteFiles } from '../../../server/database/sqlite/file.ts';
import { createRandom } from '../../torture/random.ts';

/** A new database with an empty table `texts`, and a count of the commits to disk. */
async function aDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'collaboration-'));
  const path = join(folder, 'database');
  const { port1, port2 } = new MessageChannel();
  new SqliteServer({ path, lockTimeoutMs: 100 }, port2);
  const client = new SqliteClient(port1, { onError: () => {}, onSlow: () => {} });
  onTestFinished(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });
  const run = vi.spyOn(StatementSync.prototype, 'run');
  onTestFinished(() => run.mockRestore());
  const commits = () => run.mock.contexts.filter((one) => one instanceof StatementSync && one.sourceSQL === 'commit').length;
  await change(client, 'create table texts (text text primary key)');
  const texts = async () => {
    const { rows } = await client.read('reader', { text: 'select text from texts order by text', values: [] });
    return rows.flat();
  };
  return { client, path, port: port1, commits, texts };
}

const insert = (text: string) => ({ text: 'insert into texts values (?)', values: [text] });

/** Sends a whole transaction at once. */
async function change(client: SqliteClient, text: string, ...values: string[]): Promise<void> {
  const { run, commit } = client.begin('tenant');
  await Promise.all([run({ text, values }), commit()]);
}

const add = (client: SqliteClient, text: string) => change(client, insert(text).text, text);

describe('Transactions on the embedded database', () => {
  it('Transactions on the embedded database share a disk flush if sent together, and wait for none if alone', async () => {
    const { client, commits, texts } = await aDatabase();
    const before = commits();
    await add(client, 'a');
    await add(client, 'b');
    expect(commits() - before).toBe(2);
    await Promise.all(['c', 'd', 'e'].map((text) => add(client, text)));
    expect(commits() - before).toBe(3);
    expect(await texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('A transaction on the embedded database that read from another one in its group ends with it, even if rolled back', async () => {
    const { client } = await aDatabase();
    const both = async () => {
      const first = add(client, 'a');
      const { run, rollback } = client.begin('tenant');
      const all = await Promise.allSettled([first, run({ text: 'select text from texts', values: [] }), rollback()]);
      return all.map((one) => (one.status === 'fulfilled' ? one.value : 'rejected'));
    };
    const failing = vi.spyOn(SqliteFiles.prototype, 'assertInPlace').mockImplementationOnce(() => {
      throw new Error('no space left');
    });
    onTestFinished(() => failing.mockRestore());
    const seen = expect.objectContaining({ rows: [['a']] });
    expect(await both()).toEqual(['rejected', seen, 'rejected']);
    expect(await both()).toEqual([undefined, seen, undefined]);
  });

  it('A transaction on the embedded database without the lock writes nothing, even once the lock is free', async () => {
    const { client, path, texts } = await aDatabase();
    const other = new DatabaseSync(path);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const { begun, run, commit } = client.begin('tenant');
    await expect(begun).rejects.toSatisfy(isUnavailable);
    other.exec('rollback');
    const results = await Promise.allSettled([run(insert('a')), commit()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await add(client, 'b');
    expect(await texts()).toEqual(['b']);
  });

  it('A transaction on the embedded database has an unknown outcome if the disk fails during its commit', async () => {
    const { client, texts } = await aDatabase();
    const failing = vi.spyOn(SqliteFiles.prototype, 'assertInPlace').mockImplementationOnce(() => {
      throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    });
    onTestFinished(() => failing.mockRestore());
    await expect(add(client, 'a')).rejects.toThrow(UnknownOutcomeError);
    await add(client, 'b');
    expect(await texts()).toEqual(['b']);
  });

  it('Closing the embedded database keeps finished transactions, and undoes the others', async () => {
    const { client, path } = await aDatabase();
    const finished = add(client, 'finished');
    const unfinished = client.begin('tenant');
    const results = Promise.allSettled([finished, unfinished.begun, unfinished.run(insert('unfinished'))]);
    const closing = client.close();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await closing;
    const database = new DatabaseSync(path);
    onTestFinished(() => database.close());
    expect(database.prepare('select text from texts').all()).toEqual([{ text: 'finished' }]);
    await expect(add(client, 'late')).rejects.toSatisfy(isUnavailable);
  });

  it('If the thread of the embedded database ends during a commit, only the outcome of that commit is unknown', async () => {
    const { client, port } = await aDatabase();
    const { run, commit } = client.begin('tenant');
    const [written, committed] = [run(insert('a')), commit()];
    port.close();
    await expect(written).rejects.toSatisfy(isUnavailable);
    await expect(committed).rejects.toThrow(UnknownOutcomeError);
  });
});

it('The WAL of the embedded database shrinks to 8 MiB after a long read by another process', async () => {
  const { client, path } = await aDatabase();
  const walBytes = () => statSync(`${path}-wal`).size;
  const reader = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from texts');
  for (const name of ['a', 'b', 'c']) await add(client, name.repeat(4 * 1024 * 1024));
  expect(walBytes()).toBeGreaterThan(12 * 1024 * 1024);
  reader.exec('commit');
  // The first commit copies the log to the database, the second one restarts it.
  for (const name of ['d', 'e']) await add(client, name);
  expect(walBytes()).toBe(8 * 1024 * 1024);
});

describe('Reads of the embedded database', () => {
  it('Reads of the embedded database see only data on disk', async () => {
    const { client, texts } = await aDatabase();
    const { run, commit } = client.begin('tenant');
    await run(insert('a'));
    expect(await texts()).toEqual([]);
    await commit();
    expect(await texts()).toEqual(['a']);
  });

  it('Reads of the embedded database take turns by tenant', async () => {
    const { client } = await aDatabase();
    const answered: string[] = [];
    const read = async (tenant: string) => {
      await client.read(tenant, { text: 'select 1', values: [] });
      answered.push(tenant);
    };
    await Promise.all(['many', 'many', 'many', 'many', 'one'].map(read));
    expect(answered).toEqual(['many', 'one', 'many', 'many', 'many']);
  });
});

describe('Deleted rows of the embedded database', () => {
  it('Compaction removes deleted rows from the file and the WAL, even those that SQLite had moved between pages', async () => {
    const { client, path, texts } = await aDatabase();
    const random = createRandom(44);
    const secretOf = (i: number) => `${random.integer(1e9)} zedfitz-${i} ${'x'.repeat(random.integer(700))}`;
    const written = Array.from({ length: 1500 }, (_, i) =>
      i % 10 === 0 ? secretOf(i) : `${random.integer(1e9)} ${'y'.repeat(random.integer(700))}`,
    );
    for (let i = 0; i < written.length; i += 50) await Promise.all(written.slice(i, i + 50).map((text) => add(client, text)));
    await change(client, "delete from texts where text like '%zedfitz%'");
    const count = (suffix: string) => readFileSync(path + suffix, 'latin1').split('zedfitz').length - 1;
    expect(count('-wal')).toBeGreaterThan(0);
    const before = await texts();
    await client.compact();
    expect([count(''), count('-wal'), statSync(`${path}-wal`).size]).toEqual([0, 0, 0]);
    expect(await texts()).toEqual(before);
    await add(client, 'later');
  });

  it('Compaction waits for the running transaction, and precedes later ones', async () => {
    const { client, texts } = await aDatabase();
    const { run, commit } = client.begin('tenant');
    await run(insert('a'));
    const order: string[] = [];
    const compacted = client.compact().then(() => order.push('compacted'));
    const later = add(client, 'b').then(() => order.push('later'));
    await Promise.all([run(insert('c')), commit().then(() => order.push('committed'))]);
    await Promise.all([compacted, later]);
    expect(order).toEqual(['committed', 'compacted', 'later']);
    expect(await texts()).toEqual(['a', 'b', 'c']);
  });

  it('Compaction reports another process that holds the WAL, and succeeds afterwards', async () => {
    const { client, path } = await aDatabase();
    await add(client, 'a');
    const other = new DatabaseSync(path, { readOnly: true });
    other.exec('begin; select * from texts');
    await add(client, 'b');
    await expect(client.compact()).rejects.toThrow('Another process is reading the database');
    other.close();
    await client.compact();
    expect(statSync(`${path}-wal`).size).toBe(0);
  });
});
