/** Searches every text in a database for data that should be deleted. */
import type { TortureDatabase } from './framework.ts';

interface Column {
  table: string;
  column: string;
}

async function textColumns({ engine, query }: TortureDatabase): Promise<Column[]> {
  const statement =
    engine === 'sqlite'
      ? `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
         where m.type = 'table' and c.type not in ('INTEGER', 'integer', 'BIGINT', 'bigint')`
      : `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = 'public' and data_type not in ('integer', 'bigint', 'smallint')`;
  return (await query(statement)).map(({ table, column }) => ({ table: String(table), column: String(column) }));
}

/** Finds texts that should be deleted: each column once, with one text. */
export async function findTexts(database: TortureDatabase, marker: string, isGone: (text: string) => boolean): Promise<string[]> {
  const columns = await textColumns(database);
  if (columns.length < 20) throw new Error(`There are only ${columns.length} columns of text to look through.`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await database.query(
      `select cast("${column}" as text) as value from "${table}" where cast("${column}" as text) like $1`,
      [`%${marker}%`],
    );
    const texts = rows.map(({ value }) => String(value)).filter(isGone);
    const [first] = texts;
    if (first !== undefined) found.push(`${table}.${column}, ${texts.length} rows, such as ${first.slice(0, 300)}`);
  }
  return found;
}
