/**
 * Statements as templates of plain SQL. Every value becomes a parameter, and a list is a single one. So a statement's text does not
 * depend on its values, and each connection prepares it once. The functions below cover all differences between the two engines.
 * Columns are snake_case in SQL and camelCase in TypeScript.
 */
import { hash } from 'node:crypto';

export type Engine = 'sqlite' | 'postgres';
export type Value = string | number | null;

/** A statement, or a piece of one, with the type of its rows. Values and other pieces alternate with the texts. */
export interface Sql<Row = unknown> {
  readonly texts: readonly string[];
  readonly pieces: readonly Piece[];
  /** Never set; carries the row type. */
  readonly row?: Row;
}

type Piece = Value | Sql | ForEngine;

interface ForEngine {
  /** The values take the places of "?" in the text. */
  readonly write: (engine: Engine) => { text: string; values?: readonly unknown[] };
}

/** Makes a statement: ``sql<Row>`select … where user_id = ${userId}` ``. */
export const sql = <Row = unknown>(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sql<Row> => ({ texts, pieces });

/** Inserts SQL unchanged, such as names of tables and columns in the code. Never pass a caller's text. */
export const raw = (text: string): Sql => ({ texts: [text], pieces: [] });

export const empty = raw('');

export const join = (pieces: readonly Piece[], separator = ', '): Sql => ({
  texts: pieces.length === 0 ? [''] : ['', ...pieces.slice(1).map(() => separator), ''],
  pieces,
});

/** Joins conditions with `and`, and drops undefined ones. */
export const allOf = (...conditions: readonly (Sql | undefined)[]): Sql =>
  join(
    conditions.filter((condition) => condition !== undefined),
    ' and ',
  );

const forEngine = (write: ForEngine['write']): Sql => ({ texts: ['', ''], pieces: [{ write }] });
/** Returns a piece with a text for each engine. `value`: takes the place of "?". */
export const perEngine = (texts: { readonly [E in Engine]: string }, value?: Value): Sql =>
  forEngine((engine) => ({ text: texts[engine], values: [value] }));

/** Returns SQL without values as one piece. A statement with it costs less than one with its parts. */
export const fixed = (statement: Sql): Sql =>
  perEngine({ postgres: compile(statement, 'postgres').text, sqlite: compile(statement, 'sqlite').text });

/**
 * Matches a column with any of the values: `where user_id ${among(userIds)}`. A single value is matched by equality: for a list, PostgreSQL
 * reads the tenant until it has statistics.
 */
export const among = (values: readonly string[]): Sql =>
  forEngine((engine) => {
    if (engine === 'sqlite') return { text: 'in (select value from json_each(?))', values: [JSON.stringify(values)] };
    return values.length === 1 ? { text: '= ?::text', values } : { text: '= any(?::text[])', values: [values] };
  });

/** The same with the values that a statement selects. PostgreSQL reads them first, as if they were a list. */
export const amongSelected = (values: Sql): Sql => {
  const [begin, end] = [perEngine({ postgres: '= any(array(', sqlite: 'in (' }), perEngine({ postgres: '))', sqlite: ')' })];
  return sql`${begin}${values}${end}`;
};

/** Maximum of rows that are given by their values. Each number of rows is another statement. */
const maxByValues = 4;

/** Rows with at least the fields of these columns: `userId` for `user_id`. */
export type Rows<Column extends string> = readonly { readonly [Name in Column as FieldOf<Name>]: Value }[];

/** Rows whose fields of these columns are texts: a number, or null, would be compared as a text. */
type Keys<Column extends string> = readonly { readonly [Name in Column as FieldOf<Name>]: string }[];

/**
 * Returns rows as a table with these columns of `table`: `from ${rows('grants', columns, list)} as given`. They have the table's
 * types, and no fixed order. SQLite would parse a large list once for each column: it takes a few rows by their values.
 */
export const rows = <Column extends string>(table: string, columns: readonly Column[], list: Rows<Column>): Sql =>
  forEngine((engine) => {
    const fields = columns.map(fieldOf);
    const valuesOf = (row: { readonly [field: string]: Value }) => fields.map((field) => row[field]);
    if (engine === 'sqlite' && list.length > 0 && list.length <= maxByValues) {
      const row = `(${columns.map(() => '?').join(', ')})`;
      const names = columns.map((column, i) => `column${i + 1} as ${column}`).join(', ');
      return { text: `(select ${names} from (values ${list.map(() => row).join(', ')}))`, values: list.flatMap(valuesOf) };
    }
    if (engine === 'sqlite')
      return {
        text: `(select ${columns.map((column, i) => `value ->> ${i} as ${column}`).join(', ')} from json_each(?))`,
        values: [JSON.stringify(list.map(valuesOf))],
      };
    const rowOf = (row: { readonly [field: string]: Value }) =>
      Object.fromEntries(fields.map((field, i) => [columns[i], row[field]]));
    return { text: `json_populate_recordset(null::${table}, ?::json)`, values: [JSON.stringify(list.map(rowOf))] };
  });

/**
 * Matches rows by any of the keys: `where ${isAmong('grants', ['user_id', 'resource_id'], keys)}`. Name all
 * columns of an index, so that each key is one lookup. A single key is matched by equality too.
 */
export function isAmong<Column extends string>(table: string, columns: readonly Column[], keys: Keys<Column>): Sql {
  const list: readonly { readonly [field: string]: string }[] = keys;
  const [key, another] = list;
  const [first = '', second] = columns;
  const textOf = (row: { readonly [field: string]: string }, column: string) => row[fieldOf(column)] ?? '';
  if (key !== undefined && another === undefined)
    return allOf(...columns.map((column) => sql`${raw(column)} = ${textOf(key, column)}`));
  if (second === undefined) return sql`${raw(first)} ${among(list.map((row) => textOf(row, first)))}`;
  const names = columns.join(', ');
  return sql`(${raw(names)}) in (select ${raw(names)} from ${rows(table, columns, keys)} as keys where ${isSingle(`keys.${columns[0]}`)})`;
}

/**
 * Matches rows of a list, in a table of this API key: `update grants set … from ${rows('grants', columns, list)} as changed where
 * ${matches('grants', apiKeyId, key, 'changed')}`. Each row of the list repeats the API key: from the parameter alone, SQLite would read
 * the list again for every row of the key.
 */
export const matches = (table: string, apiKeyId: string, key: readonly string[], list: string): Sql => {
  const areEqual = raw(['api_key_id', ...key].map((column) => `${table}.${column} = ${list}.${column}`).join(' and '));
  return sql`${areEqual} and ${unindexed(`${table}.api_key_id`)} = ${apiKeyId} and ${isSingle(`${list}.api_key_id`)}`;
};

/** Keeps SQLite from finding rows by the column alone. */
const unindexed = (column: string): Sql => perEngine({ postgres: column, sqlite: `+${column}` });

/**
 * Is always true, and makes PostgreSQL plan for a single row of a list. It assumes a hundred rows for a list, and would read the
 * tenant instead of looking each row up. Without statistics, it expects a condition to match 1 in 200 rows.
 */
const isSingle = (column: string): Sql => perEngine({ postgres: `${column} = ${column} || ''`, sqlite: 'true' });

/**
 * Inserts rows: ``sql`${insertInto('grants', columns, list, ['user_id'])} on conflict (…) do nothing` ``. The order is the order of row
 * locks: give the columns of the primary key. A few rows are inserted by their values: Citus collects a list on the coordinator, and commits
 * in two phases.
 */
export const insertInto = <Column extends string>(
  table: string,
  columns: readonly Column[],
  list: Rows<Column>,
  order: readonly NoInfer<Column>[],
): Sql => {
  if (list.length === 0 || list.length > maxByValues)
    return sql`${insertFrom(table, columns, list)} order by ${raw(order.join(', '))}`;
  const given: readonly { readonly [field: string]: Value }[] = list;
  const sorted = given.toSorted((one, other) => {
    const field = order.map(fieldOf).find((name) => one[name] !== other[name]);
    return field !== undefined && String(one[field]) < String(other[field]) ? -1 : 1;
  });
  const rowsOfValues = sorted.map((row) => sql`(${join(columns.map((column) => row[fieldOf(column)] ?? null))})`);
  return sql`insert into ${raw(table)} (${raw(columns.join(', '))}) values ${join(rowsOfValues)}`;
};

/** The same for rows of the list, `given`, that meet a condition: ``sql`${insertFrom('grants', columns, list)} and … order by user_id` ``. */
export const insertFrom = <Column extends string>(table: string, columns: readonly Column[], list: Rows<Column>): Sql => {
  const names = raw(columns.join(', '));
  // Without a condition, SQLite reads `on conflict` as part of a join.
  return sql`insert into ${raw(table)} (${names}) select ${names} from ${rows(table, columns, list)} as given where true`;
};

/** Sets columns to the values of the row to insert: `do update set ${excluded('access_role', 'expires_at')}`. */
export const excluded = (...columns: readonly string[]): Sql => takenFrom('excluded', columns);

/** Sets columns to those of another row: `update folders set ${takenFrom('changed', columns)} from …`. */
export const takenFrom = (row: string, columns: readonly string[]): Sql =>
  raw(columns.map((column) => `${column} = ${row}.${column}`).join(', '));

/**
 * Sets the time of a row to that of the row to insert, unless it is later: `do update set ${keepLater('grants', 'granted_at')}`. Times are read
 * before locks are taken, so the call with the earlier time may be the last to write.
 */
export const keepLater = (table: string, column: string): Sql =>
  sql`${raw(column)} = ${greatest(`${table}.${column}`, `excluded.${column}`)}`;

export const greatest = (one: string, other: string): Sql =>
  perEngine({ postgres: `greatest(${one}, ${other})`, sqlite: `max(${one}, ${other})` });

/**
 * Limits the rows: `order by user_id ${limit(pageSize)}`. The cast keeps SQLite from planning the statement again for each value.
 */
export const limit = (rowCount: number): Sql => sql`limit cast(${rowCount} as integer)`;

/**
 * The same for one of a few numbers, where the plan depends on it. From a parameter, PostgreSQL expects a tenth of the rows, so that it reads
 * this table, or one that is searched for these rows, as a whole.
 */
export const fixedLimit = (rowCount: number): Sql => raw(`limit ${rowCount}`);

/**
 * Joins each row of the tables before to the rows of a table that meet the condition: `from chain ${joinEach('folders', …, 'folder_id')}`.
 * Without statistics, PostgreSQL would read the tenant for each row. It joins an ordered list row by row, and takes the index that ends
 * with the column of its order. Match that column by a range: with an equality it could take any other index.
 */
export const joinEach = (table: string, condition: Sql, column: string): Sql => {
  const [begin, end] = [
    perEngine({ postgres: `lateral (select * from ${table} where`, sqlite: `${table} on` }),
    perEngine({ postgres: `order by ${table}.${column}) as ${table}`, sqlite: '' }),
  ];
  return sql`cross join ${begin} ${condition} ${end}`;
};

/**
 * Locks the rows of a select in its order until the transaction ends, and waits for other transactions. SQLite has one writer and
 * needs no locks.
 */
export const forUpdate = perEngine({ postgres: 'for update', sqlite: '' });
/** Like it, but skips rows that another transaction has locked. */
export const forUpdateSkipLocked = perEngine({ postgres: 'for update skip locked', sqlite: '' });
/** The same, but lets others hold the rows with `forKeyShare`. Lock rows so to change them, and with `forUpdate` to delete them. */
export const forNoKeyUpdate = perEngine({ postgres: 'for no key update', sqlite: '' });
/** Keeps the rows of a select from being deleted until the transaction ends. They may change. */
export const forKeyShare = perEngine({ postgres: 'for key share', sqlite: '' });
/** Locks rows in share mode: other transactions may do the same, but none can change the rows. */
export const forShare = perEngine({ postgres: 'for share', sqlite: '' });

/**
 * Names the index of a table for SQLite. It plans without statistics, and may prefer an index that has all columns of the statement, but
 * reads all rows of the API key.
 */
export const indexedBy = (index: string | undefined): Sql =>
  index === undefined ? empty : perEngine({ postgres: '', sqlite: `indexed by ${index}` });

/** Names the primary key of a table for SQLite, which would take an index that has more of the columns and read a whole organization. */
export const byPrimaryKey = (table: string): Sql => indexedBy(`sqlite_autoindex_${table}_1`);

/** Returns whether the column's text contains the part, byte by byte. Takes the same time for any text. */
export const contains = (column: string, part: string): Sql =>
  sql`${perEngine({ postgres: 'strpos', sqlite: 'instr' })}(${raw(column)}, ${part}) > 0`;

/** Selects a field of JSON in a text column: a string unquoted, null for none. */
export const jsonMember = (column: string, member: string): Sql =>
  perEngine({ postgres: `${column}::json ->> '${member}'`, sqlite: `${column} ->> '${member}'` });

/**
 * Makes PostgreSQL analyze the tables, which it does itself only a minute after they were filled. Without statistics it may plan to
 * read a tenant as a whole. SQLite plans without any.
 */
export const analyze = perEngine({ postgres: 'analyze', sqlite: 'select 1' });

export interface Compiled {
  text: string;
  values: unknown[];
  /** Derived only from the text, so that it means the same to all processes that share a connection through a pooler. */
  name: string;
}

export function compile(statement: Sql, engine: Engine): Compiled {
  const values: unknown[] = [];
  let text = '';
  const addParameter = (value: unknown) => {
    values.push(value);
    text += engine === 'postgres' ? `$${values.length}` : '?';
  };
  const addForEngine = ({ write }: ForEngine) => {
    const written = write(engine);
    for (const [i, part] of written.text.split('?').entries()) {
      if (i > 0) addParameter(written.values?.[i - 1]);
      text += part;
    }
  };
  const add = ({ texts, pieces }: Sql) => {
    for (const [i, part] of texts.entries()) {
      text += part;
      const piece = pieces[i];
      if (piece === undefined) continue;
      if (typeof piece !== 'object' || piece === null) addParameter(piece);
      else if ('write' in piece) addForEngine(piece);
      else add(piece);
    }
  };
  add(statement);
  return { text, values, name: nameOf(text) };
}

/** Returns a text without parameters as a statement. */
export const named = (text: string): Compiled => ({ text, values: [], name: nameOf(text) });

/** One entry per statement in the code. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = hash('sha256', text, 'base64url');
  names.set(text, name);
  return name;
}

/** Sends a statement and resolves to its rows. Statements that are sent without waiting for each other leave together. */
export type Ask = <Row>(statement: Sql<Row>) => Promise<Row[]>;

/** The field of a column: `userId` for `user_id`. */
export type FieldOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldOf<Rest>>}`
  : Column;

/** By column. One entry per name in the code. */
const fields = new Map<string, string>();

export function fieldOf(column: string): string {
  const known = fields.get(column);
  if (known !== undefined) return known;
  const field = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  fields.set(column, field);
  return field;
}

export type Row = { readonly [field: string]: unknown };

export interface Result {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export function rowsOf({ columns, rows }: Result): Row[] {
  if (rows.length === 0) return [];
  const names = columns.map(fieldOf);
  return rows.map((values) => {
    const row: { [field: string]: unknown } = {};
    for (let i = 0; i < names.length; i++) row[names[i] ?? ''] = values[i];
    return row;
  });
}
