/** The size of pages in SQL. */
import { raw, type Sql, sql } from '../database/sql.ts';
import { maxItemBytes } from './page-token.ts';

/** In a statement over rows with `bytes`, in this order: whether `toPage` keeps the row. */
export const fitsOnPage = (order: string): Sql => {
  const before = sql`sum(bytes) over (order by ${raw(order)} rows between unbounded preceding and 1 preceding)`;
  return sql`coalesce(bytes + ${before}, 0) <= ${maxItemBytes}`;
};
