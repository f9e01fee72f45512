/**
 * Statements with a fixed text and named parameters: built once, and prepared once per connection. A list is one parameter, so the text does
 * not depend on its length. A statement has one variant per combination of optional parameters, and one for lists with a single item (3 to
 * 9 µs less on SQLite, 2026-11-23). A boundary file: parameter values are matched to their types by name only.
 */
import { hash } from 'node:crypto';
import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, type Engine, engineOf } from './db.ts';
import type { Tables } from './tables.ts';

/** What stands for a parameter while the query is built, and how its value travels. */
interface ParameterType<in Value, out Expression> {
  expression(parameter: RawBuilder<unknown>, building: BuildContext): Expression;
  encode(value: Value, engine: Engine): unknown;
  /** Whether there is a variant for a list of one. */
  hasSingleVariant?: boolean;
}

interface BuildContext {
  engine: Engine;
  /** Of a list: a parameter for this column of the only row, or of each where they are taken one after the other. */
  member: (column: string) => RawBuilder<unknown>;
  /** The variant for a list of one. */
  isSingle: boolean;
}

export type ParameterTypes = { readonly [name: string]: ParameterType<never, unknown> };
type ValueOf<K> = K extends ParameterType<infer Value, unknown> ? Value : never;
export type ExpressionOf<K> = K extends ParameterType<never, infer Expression> ? Expression : never;
export type Values<K extends ParameterTypes> = { readonly [Name in keyof K]: ValueOf<K[Name]> };
/** What the query is built with, by the names of its parameters. */
export type Expressions<K extends ParameterTypes> = { readonly [Name in keyof K]: ExpressionOf<K[Name]> };

export const scalar = <Value>(): ParameterType<Value, RawBuilder<Value>> => ({
  expression: (parameter) => parameter.$castTo<Value>(),
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

/** Any number of texts. */
export interface TextList {
  /** Whether the column is one of them. */
  includes(column: string): RawBuilder<SqlBool>;
}

export const textList: ParameterType<readonly string[], TextList> = {
  expression: (parameter, { engine, member, isSingle }) => ({
    includes: (column) => {
      if (isSingle) return sql<SqlBool>`${sql.ref(column)} = ${member('')}`;
      return engine === 'postgres'
        ? sql<SqlBool>`${sql.ref(column)} = any(${parameter}::text[])`
        : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${parameter}))`;
    },
  }),
  encode: (values, engine) => (engine === 'postgres' ? values : JSON.stringify(values)),
  hasSingleVariant: true,
};

/** Each column of a row a parameter. */
export type RowExpressions<Row> = { readonly [Column in keyof Row]: RawBuilder<Row[Column]> };

/** By their names, whatever their types. */
export const expressionsOf = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  expression: (column: string) => RawBuilder<unknown>,
): RowExpressions<Row> => Object.fromEntries(columns.map((column) => [column, expression(column)])) as RowExpressions<Row>;

/** One row, in a list. */
export const rowOf = <Row extends object>(
  columns: readonly (keyof Row & string)[],
): ParameterType<readonly [Row], RowExpressions<Row>> => ({
  expression: (_, { member }) => expressionsOf<Row>(columns, member),
  encode: (row) => row,
  hasSingleVariant: true,
});

/** Any number of rows, or of parts of rows. */
export interface RowList<Column extends string> {
  columns: readonly Column[];
  /** `select` of all of them, in their order. */
  query: RawBuilder<never>;
  /** Whether these columns, in the order of the list's, are those of one of them. */
  includes(...columns: string[]): RawBuilder<SqlBool>;
}

/** Rows of these columns of a table. */
export const rowsOf = <Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
): ParameterType<readonly Readonly<Pick<Tables[Table], Column>>[], RowList<Column>> => rowList(table, columns);

/** Primary keys, for code that does not know the table: columns of text. */
export const keyList = (
  table: string,
  columns: readonly string[],
): ParameterType<readonly { readonly [column: string]: string }[], RowList<string>> => rowList(table, columns);

const rowList = <Column extends string>(
  table: string,
  columns: readonly Column[],
): ParameterType<readonly { readonly [Name in Column]: unknown }[], RowList<Column>> => ({
  expression: (parameter, { engine, member, isSingle }) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map((column, i) => sql`value ->> ${sql.lit(i)} as ${sql.ref(column)}`));
    const fromJson =
      engine === 'postgres'
        ? sql<never>`select ${names} from ${recordset(table, parameter)}`
        : sql<never>`select ${values} from json_each(${parameter}) where true`;
    const query = isSingle && engine === 'sqlite' ? membersQuery(columns, member) : fromJson;
    // PostgreSQL estimates that json_populate_recordset returns 100 rows, and would scan the tenant for that many. It assumes that an
    // expression it has no statistics for matches 1 in 200 rows, so this condition makes it plan for one row and use the primary key.
    const [first = ''] = columns;
    const list = engine === 'postgres' ? sql`${query} as list where ${sql.ref(first)} = ${sql.ref(first)} || ''` : query;
    const includes = (...compared: string[]) => {
      const wanted = sql`(${sql.join(compared.map((name) => sql.ref(name)))})`;
      return isSingle ? sql<SqlBool>`${wanted} = (${sql.join(columns.map(member))})` : sql<SqlBool>`${wanted} in (${list})`;
    };
    return { columns, query, includes };
  },
  // Reading an array is quicker for SQLite.
  encode: (rows, engine) => JSON.stringify(engine === 'postgres' ? rows : rows.map((row) => columns.map((column) => row[column]))),
  hasSingleVariant: true,
});

/** PostgreSQL takes the types from the table. */
const recordset = (table: string, rows: RawBuilder<unknown>) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`;

const memberAs = (column: string, member: BuildContext['member']) => sql`${member(column)} as ${sql.ref(column)}`;

/** Without `where`, SQLite would take `on conflict` for the condition of a join. */
const membersQuery = (columns: readonly string[], member: BuildContext['member']): RawBuilder<never> =>
  sql`select ${sql.join(columns.map((column) => memberAs(column, member)))} where true`;

/** A row of these values, for each row of these tables, where there are any. */
export function selectRow<Row extends object>(
  values: RowExpressions<Row>,
  ...tables: readonly (RawBuilder<unknown> | undefined)[]
) {
  const columns = Object.entries<RawBuilder<unknown>>(values);
  const chosen = columns.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const joined = tables.filter((table) => table !== undefined);
  const from = joined.length === 0 ? sql`` : sql`from ${sql.join(joined, sql` cross join `)}`;
  return {
    columns: columns.map(([name]) => name) as (keyof Row & string)[],
    query: sql<never>`select ${sql.join(chosen)} ${from}`,
  };
}

/** Rows to be written. */
export interface NewRows<Table extends keyof Tables, Column extends keyof Tables[Table] & string> {
  columns: readonly Column[];
  /** `select` of all of them, in their order. */
  query: RawBuilder<never>;
  /** With further columns in which all have the same value. These may be of the row in the table `source`; where it is empty, there are no rows. */
  withColumns<Other extends keyof Tables[Table] & string>(
    source: RawBuilder<unknown> | undefined,
    values: { readonly [Name in Other]: RawBuilder<Tables[Table][Name]> },
    condition?: (row: RowExpressions<Pick<Tables[Table], Column>>) => RawBuilder<SqlBool>,
  ): { columns: readonly (Column | Other)[]; query: RawBuilder<never> };
}

/**
 * Rows of these columns of a table, to be written. PostgreSQL takes all of them at once. SQLite takes one after the other, each column a
 * parameter of its own, so that a statement has one such list at most: that takes 4 µs a row, and 7 where it reads them from JSON.
 */
export const rowsToWrite = <Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  table: Table,
  columns: readonly Column[],
): ParameterType<readonly Readonly<Pick<Tables[Table], Column>>[], NewRows<Table, Column>> => {
  const { expression, encode } = rowList(table, columns);
  return {
    expression: (parameter, building) => {
      const { engine, member } = building;
      const isPostgres = engine === 'postgres';
      const query = isPostgres ? expression(parameter, building).query : membersQuery(columns, member);
      return {
        columns,
        query,
        withColumns: (source, values, condition = () => sql`true`) => {
          const row = expressionsOf<Pick<Tables[Table], Column>>(columns, (column) =>
            isPostgres ? sql.ref(`list.${column}`) : member(column),
          );
          const tables = [source, isPostgres ? sql`${recordset(table, parameter)} as list` : undefined];
          const { columns: all, query } = selectRow<Pick<Tables[Table], Column>>({ ...values, ...row }, ...tables);
          return { columns: all, query: sql`${query} where ${condition(row)}` };
        },
      };
    },
    encode,
  };
};

/** A query of Kysely's, or a piece of `sql`. */
export interface Buildable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** Stands in a query that is being built. */
class Parameter {
  readonly name: string;
  /** Of a member of the list. */
  readonly column: string | undefined;

  constructor(name: string, column?: string) {
    this.name = name;
    this.column = column;
  }
}

interface Built<Row> extends NamedQuery<Row> {
  parameters: readonly unknown[];
  /** The list whose rows are taken one after the other. */
  repeated: string | undefined;
}

/** Runs once for each of these rows of parameters, where there are any. */
export interface RowsQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly parameterRows?: readonly (readonly unknown[])[];
}

/** One that connections keep prepared. */
interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
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
  const variants = new Map<string, Built<Row>>();
  const names = Object.keys(types);

  const isSingle = (name: string, value: unknown): boolean =>
    types[name]?.hasSingleVariant === true && Array.isArray(value) && value.length === 1;

  function buildVariant(db: Db, engine: Engine, values: Values<K>): Built<Row> {
    const expressions: { [name: string]: unknown } = {};
    for (const name of names) {
      const parameter = (column?: string) => sql`${sql.val(new Parameter(name, column))}`;
      const building = { engine, member: parameter, isSingle: isSingle(name, values[name]) };
      expressions[name] = values[name] === undefined ? undefined : types[name]?.expression(parameter(), building);
    }
    // One for each parameter, under its own name.
    const compiled = build(db, expressions as Expressions<K>).compile(db);
    const repeated = compiled.parameters.find(
      (one) => one instanceof Parameter && one.column !== undefined && !isSingle(one.name, values[one.name]),
    );
    return {
      ...compiled,
      name: nameOf(compiled.sql),
      repeated: repeated instanceof Parameter ? repeated.name : undefined,
    };
  }

  function variantOf(db: Db, engine: Engine, values: Values<K>): Built<Row> {
    let variant: string = engine;
    for (const name of names) {
      const value = values[name];
      if (value === undefined) variant += ` -${name}`;
      else if (isSingle(name, value)) variant += ` ${name}`;
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
    const { parameters, repeated } = built;
    // By its name, whatever its type.
    const listOf = (name: string) => values[name] as readonly unknown[];
    const valuesFor = (row: unknown) =>
      parameters.map((one) => {
        if (!(one instanceof Parameter)) return one;
        const { name, column } = one;
        if (column === undefined) return types[name]?.encode(values[name] as never, engine);
        return memberOf(name === repeated ? row : listOf(name)[0], column);
      });
    const query: RowsQuery<Row> =
      repeated === undefined
        ? { ...built, parameters: valuesFor(undefined) }
        : { ...built, parameterRows: listOf(repeated).map(valuesFor) };
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

/** Of a row; a text is a member itself. */
const memberOf = (row: unknown, column: string): unknown =>
  typeof row === 'object' && row !== null ? ((row as { [column: string]: unknown })[column] ?? null) : row;
