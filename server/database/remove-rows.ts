/** Removes expired rows of any table. */
import { type Ask, fixedLimit, forUpdateSkipLocked, raw, type Sql, sql } from './sql.ts';

/**
 * Removes at most `maxRows` rows that meet the condition, which ends with its order. `key` names the columns of the primary key.
 * Skips rows that another transaction has locked. Returns whether more may exist. Materialized, since PostgreSQL may run a subquery
 * again for each row, and remove more.
 */
export async function removeRows(ask: Ask, table: string, key: string, condition: Sql, maxRows: number): Promise<boolean> {
  const columns = raw(key);
  const removed = await ask(sql`
    with expired as materialized (
      select ${columns} from ${raw(table)} where ${condition} ${fixedLimit(maxRows)} ${forUpdateSkipLocked}
    )
    delete from ${raw(table)} where (${columns}) in (select ${columns} from expired) returning 1`);
  return removed.length === maxRows;
}
