/**
 * Statements with a fixed text and named parameters: built once, and prepared once per connection. A list is one parameter, so the text does
 * not depend on its length. A statement has one variant per combination of optional parameters, and one for lists of one: Remove Permissions
 * gives 1.9 times as much by it on SQLite, Add Permissions 1.2 times on PostgreSQL (2026-11-23). A boundary file: parameter values are matched
 * to their types by name only.
 *
 * | Type of a parameter | Its value | In the query |
 * |---|---|---|
 * | `text`, `integer`, `nullableText`, `scalar` | a string, a number, … | an expression |
 * | `textList` | any number of strings | `includes(column)` |
 * | `rowOf(columns)` | a row | an expression per column |
 * | `rowsOf(table, columns)` | any number of rows, or keys | `query`, to insert or to join; `withColumns`; `includes(...columns)` |
 * | `keyList(table, columns)` | any number of keys of a table that is not known by its type | `includes(...columns)` |
 * | `optional(type)` | the same, or undefined | undefined where it is left out: the query is built without it |
 */
import { hash } from 'node:crypto';
import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, type Engine, engineOf } from './db.ts';
import type { Tables } from './tables.ts';

/** What stands for a parameter while the query is built, and how its value travels. */
interface ParameterType<in Value, out Expression> {
  /** `parameter`: the value, or of the only row the value of this column. */
  expression(parameter: (column?: string) => RawBuilder<unknown>, engine: Engine, isSingle: boolean): Expression;
  encode(value: Value, engine: Engine, column: string | undefined): unknown;
  /** Of a list: whether it has one item. */
  isSingle?(value: Value): boolean;
}

export type ParameterTypes = { readonly [name: string]: ParameterType<never, unknown> };
type ValueOf<K> = K extends ParameterType<infer Value, unknown> ? Value : never;
export type ExpressionOf<K> = K extends ParameterType<never, infer Expression> ? Expression : never;
export type Values<K extends ParameterTypes> = { readonly [Name in keyof K]: ValueOf<K[Name]> };
/** What the query is built with, by the names of its parameters. */
export type Expressions<K extends ParameterTypes> = { readonly [Name in keyof K]: ExpressionOf<K[Name]> };

const scalar = <Value>(): ParameterType<Value, RawBuilder<Value>> => ({
  expression: (parameter) => parameter().$castTo<Value>(),
  encode: (value) => value,
});
export type Text = RawBuilder<string>;
export type Integer = RawBuilder<number>;
export const text = scalar<string>();
export const integer = scalar<number>();
export const nullableText = scalar<string | null>();

/** A parameter that may be left out: the query is built without it, so that `undefined` is never encoded. */
export const optional = <Value, Expression>(type: ParameterType<Value, Expression>) =>
  type as ParameterType<Value | undefined, Expression | undefined>;

const isOne = (list: readonly unknown[]): boolean => list.length === 1;

/** In place of a column: the only item of a list that has no columns. */
const only = '';

/** Any number of texts. */
export interface TextList {
  /** Whether the column is one of them. */
  includes(column: string): RawBuilder<SqlBool>;
}

export const textList: ParameterType<readonly string[], TextList> = {
  expression: (parameter, engine, isSingle) => ({
    includes: (column) => {
      if (isSingle) return sql<SqlBool>`${sql.ref(column)} = ${parameter(only)}`;
      return engine === 'postgres'
        ? sql<SqlBool>`${sql.ref(column)} = any(${parameter()}::text[])`
        : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${parameter()}))`;
    },
  }),
  encode: (values, engine, column) => {
    if (column === only) return values[0];
    return engine === 'postgres' ? values : JSON.stringify(values);
  },
  isSingle: isOne,
};

/** Each column of a row a parameter. */
export type RowExpressions<Row> = { readonly [Column in keyof Row]: RawBuilder<Row[Column]> };

/** One expression per column. The cast is for the compiler, which cannot follow names. */
export const expressionsOf = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  expression: (column: string) => RawBuilder<unknown>,
): RowExpressions<Row> => Object.fromEntries(columns.map((column) => [column, expression(column)])) as RowExpressions<Row>;

/** One row. */
export const rowOf = <Row extends object>(columns: readonly (keyof Row & string)[]): ParameterType<Row, RowExpressions<Row>> => ({
  expression: (parameter) => expressionsOf<Row>(columns, parameter),
  encode: (row, _engine, column) => (row as { [column: string]: unknown })[column ?? ''],
});

/** A `select` of rows to be written. */
export interface RowSource<Column extends string> {
  columns: readonly Column[];
  query: RawBuilder<never>;
}

/** Any number of primary keys. */
interface KeyList {
  /** Whether these columns, in the order of the list's, are those of one of them. */
  includes(...columns: string[]): RawBuilder<SqlBool>;
}

/** Any number of rows, or of parts of rows: `query` selects all of them, in their order. */
export interface RowList<Table extends keyof Tables, Column extends keyof Tables[Table] & string>
  extends KeyList,
    RowSource<Column> {
  /** With further columns in which all have the same value. These may be of the row in the table `source`; where it is empty, there are no rows. */
  withColumns<Other extends keyof Tables[Table] & string>(
    source: RawBuilder<unknown> | undefined,
    values: { readonly [Name in Other]: RawBuilder<Tables[Table][Name]> },
    condition?: (row: RowExpressions<Pick<Tables[Table], Column>>) => RawBuilder<SqlBool>,
  ): RowSource<Column | Other>;
}

/** Rows of these columns of a table. */
export const rowsOf = <Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
): ParameterType<readonly Readonly<Pick<Tables[Table], Column>>[], RowList<Table, Column>> => ({
  expression: (...built) => {
    type Row = Pick<Tables[Table], Column>;
    const list = listOf(table, columns, ...built);
    const row = expressionsOf<Row>(columns, list.expressionOf);
    return {
      columns,
      // Without `where`, SQLite would take `on conflict` for the condition of a join.
      query: sql`${selectRow<Row>(row, list.rows).query} where true`,
      includes: list.includes,
      withColumns: (source, values, condition = () => sql`true`) => {
        const { columns: all, query } = selectRow<Row>({ ...values, ...row }, source, list.rows);
        return { columns: all, query: sql`${query} where ${condition(row)}` };
      },
    };
  },
  encode: encodeRows(columns),
  isSingle: isOne,
});

/** Primary keys, for code that does not know the table: columns of text. */
export const keyList = (
  table: string,
  columns: readonly string[],
): ParameterType<readonly { readonly [column: string]: string }[], KeyList> => ({
  expression: (...built) => listOf(table, columns, ...built),
  encode: encodeRows(columns),
  isSingle: isOne,
});

/** SQLite reads arrays more quickly than objects; PostgreSQL takes the types from the table, by name. */
const encodeRows =
  <Column extends string>(columns: readonly Column[]) =>
  (rows: readonly { readonly [Name in Column]: unknown }[], engine: Engine, column: string | undefined): unknown => {
    if (column !== undefined) return (rows as readonly { [column: string]: unknown }[])[0]?.[column] ?? null;
    return JSON.stringify(engine === 'postgres' ? rows : rows.map((row) => columns.map((name) => row[name])));
  };

/** What `encodeRows` has written, as a table named `list`. */
function listOf(
  table: string,
  columns: readonly string[],
  parameter: (column?: string) => RawBuilder<unknown>,
  engine: Engine,
  isSingle: boolean,
) {
  const isPostgres = engine === 'postgres';
  if (isSingle) {
    const isOnly = (...compared: string[]) => sql<SqlBool>`${tuple(compared)} = (${sql.join(columns.map(parameter))})`;
    // Null has the column's type, which the parameter takes on; PostgreSQL leaves it out of the plan.
    const typed = (column: string) => sql`coalesce(${parameter(column)}, (null::${sql.table(table)}).${sql.ref(column)})`;
    return { rows: undefined, expressionOf: isPostgres ? typed : parameter, includes: isOnly };
  }
  const rows = isPostgres
    ? sql`json_populate_recordset(null::${sql.table(table)}, ${parameter()}::json) as list`
    : sql`json_each(${parameter()}) as list`;
  const expressionOf = (column: string): RawBuilder<unknown> =>
    isPostgres ? sql.ref(`list.${column}`) : sql`list.value ->> ${sql.lit(columns.indexOf(column))}`;
  // PostgreSQL estimates that json_populate_recordset returns 100 rows, and would scan the tenant for that many. It assumes that an
  // expression it has no statistics for matches 1 in 200 rows, so this condition makes it plan for one row and use the primary key.
  const first = expressionOf(columns[0] ?? '');
  const condition = isPostgres ? sql`where ${first} = ${first} || ''` : sql``;
  const isAmong = (...compared: string[]) =>
    sql<SqlBool>`${tuple(compared)} in (select ${sql.join(columns.map(expressionOf))} from ${rows} ${condition})`;
  return { rows, expressionOf, includes: isAmong };
}

const tuple = (columns: readonly string[]) => sql`(${sql.join(columns.map((name) => sql.ref(name)))})`;

/** A row of these values, for each row of these tables, where there are any. */
export function selectRow<Row extends object>(
  values: RowExpressions<Row>,
  ...tables: readonly (RawBuilder<unknown> | undefined)[]
): RowSource<keyof Row & string> {
  const columns = Object.entries<RawBuilder<unknown>>(values);
  const chosen = columns.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const joined = tables.filter((table) => table !== undefined);
  const from = joined.length === 0 ? sql`` : sql`from ${sql.join(joined, sql` cross join `)}`;
  return {
    columns: columns.map(([name]) => name) as (keyof Row & string)[],
    query: sql<never>`select ${sql.join(chosen)} ${from}`,
  };
}

/** `insert` of these rows, to be continued with `onConflict` and `returning`. */
export const insertRows = <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  { columns, query }: RowSource<keyof Tables[Table] & string>,
) => db.insertInto(table).columns(columns).expression(query);

/** In `do update set`: these columns as the rows to be inserted have them. */
export const excluded = <Column extends string>(...columns: readonly Column[]) =>
  expressionsOf<{ [Name in Column]: never }>(columns, (name) => sql.ref(`excluded.${name}`));

/** A query of Kysely's, or a piece of `sql`. */
export interface Buildable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** Stands in a query that is being built. */
class Parameter {
  readonly name: string;
  /** Of a row. */
  readonly column: string | undefined;

  constructor(name: string, column?: string) {
    this.name = name;
    this.column = column;
  }
}

/** One that connections keep prepared. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string;
}

/** Of the text, so that it means the same to every process and through a pooler. */
const nameOf = (text: string): string => hash('sha256', text, 'base64url');

/** A text without parameters. */
export function namedQuery(text: string): NamedQuery {
  return { ...CompiledQuery.raw(text), name: nameOf(text) };
}

export function statement<K extends ParameterTypes, Row>(
  types: K,
  build: (db: Db, parameters: Expressions<K>) => Buildable<Row>,
): (db: Db, values: Values<K>) => Promise<Row[]> {
  const variants = new Map<string, NamedQuery<Row>>();
  const names = Object.keys(types);

  const isSingle = (name: string, values: Values<K>): boolean =>
    values[name] !== undefined && types[name]?.isSingle?.(values[name] as never) === true;

  function buildVariant(db: Db, engine: Engine, values: Values<K>): NamedQuery<Row> {
    const expressions: { [name: string]: unknown } = {};
    for (const name of names) {
      const parameter = (column?: string) => sql`${sql.val(new Parameter(name, column))}`;
      expressions[name] =
        values[name] === undefined ? undefined : types[name]?.expression(parameter, engine, isSingle(name, values));
    }
    // One for each parameter, under its own name.
    const compiled = build(db, expressions as Expressions<K>).compile(db);
    return { ...compiled, name: nameOf(compiled.sql) };
  }

  function variantOf(db: Db, engine: Engine, values: Values<K>): NamedQuery<Row> {
    let variant: string = engine;
    for (const name of names) {
      if (values[name] === undefined) variant += ` -${name}`;
      else if (isSingle(name, values)) variant += ` ${name}`;
    }
    let built = variants.get(variant);
    if (built === undefined) {
      built = buildVariant(db, engine, values);
      variants.set(variant, built);
    }
    return built;
  }

  return async (db, values) => {
    const engine = engineOf(db);
    const built = variantOf(db, engine, values);
    const parameters = built.parameters.map((one) =>
      // By its name, whatever its type.
      one instanceof Parameter ? types[one.name]?.encode(values[one.name] as never, engine, one.column) : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
