/**
 * Writes of a call that depend on one row. On PostgreSQL they are one statement, which may be a transaction of its own (`isOneStatement` of
 * `RunInTransaction`): it is waited for once, and gives 1.4 times as many of Add Presence and 1.5 of Add Notifications with 64 callers as reads
 * and writes between `begin` and `commit`, 1.1 to 1.4 with 8 and 1.1 and 1.2 with one (2026-11-23). SQLite does not write in `with`, and waits
 * for nothing: there they are a statement each.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres, type Tx } from './db.ts';
import {
  type Buildable,
  type Expressions,
  expressionsOf,
  type integer,
  type ParameterTypes,
  type RowExpressions,
  rowOf,
  statement,
  text,
  type Values,
} from './statement.ts';

/** In a write: the row that was found. */
export type Found<Row> = RowExpressions<Row> & {
  /** When the transaction began: all that is written bears it. */
  readonly now: RawBuilder<number>;
  /** For `withColumns` of rows to be written. */
  readonly source: RawBuilder<unknown> | undefined;
};

interface WriteStatement<K extends ParameterTypes & Scope, Row> {
  parameters: K;
  /** Of the row. */
  columns: readonly (keyof Row & string)[];
  /** One row at most; where there is none, nothing is written. */
  find: (db: Db, parameters: Expressions<K>) => Buildable<Row>;
  /** In the order in which rows are locked, see lock.ts. Where the first leaves its row out, nothing is written. */
  writes: readonly ((db: Db, parameters: Expressions<K>, found: Found<Row>) => Buildable<unknown>)[];
}

interface Scope {
  apiKeyId: typeof text;
  now: typeof integer;
}

/** Gives what was found, where that was written, with the time that all of it bears. `now`: when the transaction began. */
export function writeStatement<K extends ParameterTypes & Scope, Row extends object>({
  parameters,
  columns,
  find,
  writes,
}: WriteStatement<K, Row>): (tx: Tx, values: Values<K>) => Promise<(Row & { now: number }) | undefined> {
  type Timed = Row & { now: number };
  const findOne = statement(parameters, find);
  const [firstWrite, ...otherWrites] = writes.map((write, i) =>
    statement({ ...parameters, found: rowOf<Row>(columns) }, (db, all) => {
      const query = write(db, all, { ...all.found, now: all.now, source: undefined });
      return i === 0 ? sql`${query} returning 1 as written` : query;
    }),
  );
  const inOne = statement({ ...parameters, lockTimeoutMs: text }, (db, all) => {
    const { apiKeyId, now, lockTimeoutMs } = all;
    const stepOf = (write: (typeof writes)[number], i: number, table: string) => {
      const row = expressionsOf<Timed>([...columns, 'now'], (column) => sql.ref(`${table}.${column}`));
      return sql`${nameOf(i)} as (${write(db, all, { ...row, source: sql.table(table) })} returning 1)`;
    };
    const [first, ...others] = writes.map((write, i) => stepOf(write, i, i === 0 ? 'found' : 'written'));
    // What counts another's rows makes PostgreSQL carry it out first.
    const counts = others.map((_, i) => sql`(select count(*) from ${nameOf(i + 1)}) >= 0`);
    return sql<Timed>`
      with clock as materialized (select transaction_time(${apiKeyId}, ${now}, ${lockTimeoutMs}) as now),
      found as materialized (select wanted.*, clock.now from clock cross join ${find(db, all)} as wanted),
      ${first}, written as materialized (select * from found where (select count(*) from ${nameOf(0)}) > 0),
      ${sql.join(others)}
      select * from written where ${sql.join(counts, sql` and `)}`;
  });
  return async (tx, values) => {
    const { adapter } = tx.getExecutor();
    if (isPostgres(tx) && 'lockTimeoutMs' in adapter) {
      const [written] = await inOne(tx, { ...values, lockTimeoutMs: String(adapter.lockTimeoutMs) });
      return written;
    }
    const [found] = await findOne(tx, values);
    if (found === undefined || firstWrite === undefined) return undefined;
    const all = { ...values, found };
    if ((await firstWrite(tx, all)).length === 0) return undefined;
    await Promise.all(otherWrites.map((write) => write(tx, all)));
    return { ...found, now: values.now };
  };
}

const nameOf = (write: number) => sql.table(`write_${write}`);
