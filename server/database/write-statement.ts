/** Writes that depend on one row: one statement on PostgreSQL, so that the call waits once. SQLite does not write in `with`. */
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
  /** Where it leaves its row out, nothing else is written. */
  first: Write<K, Row>;
  /** Carried out in any order: only one of them may write rows that other calls write too, see lock.ts. */
  others: readonly Write<K, Row>[];
}

type Write<K extends ParameterTypes, Row> = (db: Db, parameters: Expressions<K>, found: Found<Row>) => Buildable<unknown>;

interface Scope {
  now: typeof integer;
}

/** Gives what was found, where that was written, with the time that all of it bears. `now`: when the transaction began. */
export function writeStatement<K extends ParameterTypes & Scope, Row extends object>({
  parameters,
  columns,
  find,
  first,
  others,
}: WriteStatement<K, Row>): (tx: Tx, values: Values<K>) => Promise<(Row & { now: number }) | undefined> {
  type Timed = Row & { now: number };
  const findOne = statement(parameters, find);
  const writeOf = (write: Write<K, Row>, returning = sql``) =>
    statement(
      { ...parameters, found: rowOf<Row>(columns) },
      (db, all) => sql`${write(db, all, { ...all.found, now: all.now, source: undefined })} ${returning}`,
    );
  const writeFirst = writeOf(first, sql`returning 1 as written`);
  const writeOthers = others.map((write) => writeOf(write));
  const writeAll = statement(parameters, (db, all) => {
    const queryOf = (write: Write<K, Row>, table: string) => {
      const row = expressionsOf<Timed>([...columns, 'now'], (column) => sql.ref(`${table}.${column}`));
      return sql`${write(db, all, { ...row, source: sql.table(table) })}`;
    };
    const steps = [
      sql`found as materialized (
        select wanted.*, ${all.now}::bigint as now from ${find(db, all)} as wanted)`,
      sql`first_write as (${queryOf(first, 'found')} returning 1)`,
      sql`written as materialized (select * from found where (select count(*) from first_write) > 0)`,
      ...others.map((write, i) => sql`${sql.table(`write_${i}`)} as (${queryOf(write, 'written')})`),
    ];
    return sql<Timed>`with ${sql.join(steps)} select * from written`;
  });
  return async (tx, values) => {
    if (isPostgres(tx)) {
      const [written] = await writeAll(tx, values);
      return written;
    }
    const [found] = await findOne(tx, values);
    if (found === undefined) return undefined;
    const all = { ...values, found };
    if ((await writeFirst(tx, all)).length === 0) return undefined;
    await Promise.all(writeOthers.map((write) => write(tx, all)));
    return { ...found, now: values.now };
  };
}
