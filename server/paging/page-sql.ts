/** The size of pages in SQL. */
import { raw, type Sql, sql } from '../database/sql.ts';
import { maxItemBytes } from './page-token.ts';

/** In a statement over rows with `bytes`, in this order: whether `toPage` keeps the row. */
export const fitsOnPage = (order: string): Sql => {
  const before = sql`sum(bytes) over (order by ${raw(order)} rows between unbounded preceding and 1 preceding)`;
  return sql`coalesce(bytes + ${before}, 0) <= ${maxItemBytes}`;
};

/** Rows of several ranges, each in the order of an index. */
interface Ranges {
  /** A table with a row for each range. */
  list: Sql;
  /** `from` and `where` of a range, with columns of the list. */
  rows: Sql;
  /** The column of the order. */
  key: string;
  after: string;
  /** Rows of each range. */
  maxRows: number;
}

/** In a statement: the key up to which each range has at most this many rows. Without a longer range, the last key. */
export const endOfRanges = ({ list, rows, key, after, maxRows }: Ranges): Sql =>
  sql`(select coalesce(min(reached), max(last)) from (
    select (select ${raw(key)} ${rows} and ${raw(key)} > ${after} order by ${raw(key)} limit 1 offset ${maxRows - 1}) as reached,
      (select max(${raw(key)}) ${rows}) as last
    from ${list}) as ends)`;
