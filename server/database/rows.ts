/** Rows: columns are snake_case in SQL and camelCase in TypeScript. */

/** The field of a column: `userId` for `user_id`. */
export type FieldOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldOf<Rest>>}`
  : Column;

/** By column. One entry per name in the code. */
const fields = new Map<string, string>();

/** Returns the field of a column. */
export function fieldOf(column: string): string {
  const known = fields.get(column);
  if (known !== undefined) return known;
  const field = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  fields.set(column, field);
  return field;
}

/** A row by its fields. */
export type Row = { readonly [field: string]: unknown };

/** Rows as an engine returns them. */
export interface Result {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Returns the rows by their fields. */
export function rowsOf({ columns, rows }: Result): Row[] {
  if (rows.length === 0) return [];
  const names = columns.map(fieldOf);
  return rows.map((values) => {
    const row: { [field: string]: unknown } = {};
    for (let i = 0; i < names.length; i++) row[names[i] ?? ''] = values[i];
    return row;
  });
}
