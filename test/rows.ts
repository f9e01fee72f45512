/** Reads the rows of all tables, for any schema. */
import { fieldOf, perEngine, raw, sql } from '../server/database/sql.ts';
import type { TestService } from './harness.ts';

const allColumns = sql<{ table: string; column: string }>`${perEngine({
  postgres: `select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name) where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  sqlite: `select tables.name as "table", columns.name as "column"
    from sqlite_schema as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%'`,
})}`;

/** Each column of each table, as `table.column`, with all of its values. */
export async function columnsOf({ service }: TestService): Promise<string[]> {
  return (await service.environment.ask(allColumns)).map(({ table, column }) => `${table}.${column}`);
}

/** The values that contain the text, with their tables and columns. */
export async function whereIs({ service }: TestService, text: string): Promise<string[]> {
  const { ask } = service.environment;
  const found: string[] = [];
  for (const [name, columns] of Map.groupBy(await ask(allColumns), ({ table }) => table)) {
    for (const row of await ask(sql<{ [field: string]: unknown }>`select * from ${raw(name)}`)) {
      for (const { column } of columns) {
        const value = row[fieldOf(column)];
        if (String(value).includes(text)) found.push(`${name}.${column}: ${value}`);
      }
    }
  }
  return found;
}

/** The rows that have this value in the column, of all tables. */
export async function rowsWith({ service }: TestService, column: string, value: string): Promise<string[]> {
  const { ask } = service.environment;
  const tables = (await ask(allColumns)).filter((one) => one.column === column).map(({ table }) => table);
  const found = tables.map(async (table) => {
    const rows = await ask(sql`select * from ${raw(table)} where ${raw(column)} = ${value}`);
    return rows.map((row) => `${table}: ${JSON.stringify(row)}`);
  });
  return (await Promise.all(found)).flat().sort();
}

/** The number of rows that have this value in the column, by table; tables without one are left out. */
export async function countRows({ service }: TestService, column: string, value: string): Promise<{ [table: string]: number }> {
  const { ask } = service.environment;
  const tables = (await ask(allColumns)).filter((one) => one.column === column).map(({ table }) => table);
  const counts = tables.map(async (table): Promise<[string, number]> => {
    const [row] = await ask(sql<{ count: number }>`select count(*) as count from ${raw(table)} where ${raw(column)} = ${value}`);
    return [table, row?.count ?? 0];
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0).sort());
}
