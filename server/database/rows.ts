import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from './db.ts';
import type { Integer } from './statement.ts';

/** `limit n` in raw SQL. SQLite plans a statement again whenever a bare parameter of its limit is bound; the cast prevents that. */
export const limitTo = (limit: number | Integer): RawBuilder<unknown> => sql`limit cast(${limit} as integer)`;

/** `(a, b) in (values …)`, for a statement that is not asked often enough to have a fixed text. All columns are text. */
export function inTuples(columns: readonly string[], rows: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  return sql<SqlBool>`(${names}) in (values ${values})`;
}

/** In a query: the distinct texts of a column as a JSON object without spaces, each with the value `true`. */
export const jsonSetOf = (db: Db, column: string): RawBuilder<string> =>
  isPostgres(db)
    ? sql`'{' || coalesce(string_agg(to_json(${sql.ref(column)})::text || ':true', ','), '') || '}'`
    : sql`json_group_object(${sql.ref(column)}, json('true'))`;

/** The rows in the order in which a transaction locks them, see lock.ts: by these columns, one after the other. */
export function sortByColumns<Column extends string, Row extends { readonly [Name in Column]: string }>(
  rows: readonly Row[],
  ...columns: readonly Column[]
): Row[] {
  return rows.toSorted((a, b) => {
    for (const column of columns) {
      const order = compareText(a[column], b[column]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** By bytes, as both engines compare text; JavaScript compares the units of UTF-16, where surrogates come before U+E000. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (hasSurrogates.test(a) || hasSurrogates.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

const hasSurrogates = /[\ud800-\udfff]/;
