import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Text } from './statement.ts';

/** `(a, b) in (values …)`: the form that both engines take. All columns are text. */
export function inRows(columns: readonly string[], rows: readonly (readonly (string | Text)[])[]): RawBuilder<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  return sql<SqlBool>`(${names}) in (values ${values})`;
}
