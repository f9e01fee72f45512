/** Reads the rows of all tables, for any schema. */
import { join, perEngine, raw, type Sql, sql } from '../../server/database/sql.ts';
import type { TestService } from './harness.ts';

const allColumns = sql<{ table: string; column: string }>`${perEngine({
  postgres: `select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name) where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  sqlite: `select tables.name as "table", columns.name as "column"
    from sqlite_schema as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%'`,
})}`;

/** The columns of each table, by service. */
const known = new WeakMap<TestService, Map<string, string[]>>();

async function tablesOf(test: TestService): Promise<Map<string, string[]>> {
  const found = known.get(test) ?? new Map<string, string[]>();
  if (!known.has(test))
    for (const { table, column } of await test.service.environment.ask(allColumns))
      found.set(table, [...(found.get(table) ?? []), column]);
  known.set(test, found);
  return found;
}

/** Each column of each table, as `table.column`, with all of its values. */
export const columnsOf = async (test: TestService): Promise<string[]> =>
  [...(await tablesOf(test))].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));

interface Found<Value> {
  table: string;
  value: Value;
}

/** Selects a value from each table with the column, or from every table, in one statement. */
async function fromEach<Value>(
  test: TestService,
  select: (table: string, columns: readonly string[]) => Sql,
  where?: { column: string; value: string },
): Promise<Found<Value>[]> {
  const tables = [...(await tablesOf(test))].filter(([, columns]) => where === undefined || columns.includes(where.column));
  const condition = where === undefined ? sql`` : sql`where ${raw(where.column)} = ${where.value}`;
  const selects = tables.map(
    ([table, columns]) =>
      sql`select ${raw(`'${table}'`)} as "table", ${select(table, columns)} as "value" from ${raw(table)} ${condition}`,
  );
  return await test.service.environment.ask(sql<Found<Value>>`${join(selects, ' union all ')}`);
}

const asJson = (table: string, columns: readonly string[]): Sql =>
  perEngine({
    postgres: `row_to_json(${table})::text`,
    sqlite: `json_object(${columns.map((column) => `'${column}', ${column}`).join()})`,
  });

/** The values that contain one of the texts, with their tables and columns. Reads all rows. */
export async function whereIs(test: TestService, ...texts: string[]): Promise<string[]> {
  const rows = await fromEach<string>(test, asJson);
  return rows.flatMap(({ table, value }) =>
    Object.entries(JSON.parse(value)).flatMap(([column, one]) =>
      texts.some((text) => String(one).includes(text)) ? [`${table}.${column}: ${one}`] : [],
    ),
  );
}

/** The rows that have this value in the column, of all tables. */
export const rowsWith = async (test: TestService, column: string, value: string): Promise<string[]> =>
  (await fromEach<string>(test, asJson, { column, value })).map((row) => `${row.table}: ${row.value}`).sort();

/** The number of rows that have this value in the column, by table; tables without one are left out. */
export async function countRows(test: TestService, column: string, value: string): Promise<{ [table: string]: number }> {
  const counts = await fromEach<number>(test, () => raw('count(*)'), { column, value });
  return Object.fromEntries(counts.flatMap((one) => (one.value > 0 ? [[one.table, one.value]] : [])).sort());
}
