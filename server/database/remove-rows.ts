/** Removes expired rows of any table. */
import { type Ask, fixedLimit, forUpdateSkipLocked, isAmong, raw, type Sql, sql } from './sql.ts';

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

/** A table with rows of many owners, and the columns of its primary key. All are text. */
export interface OwnedTable {
  table: string;
  /** The first column of the primary key. Default: `api_key_id`. */
  owner?: string;
  /** The further columns. */
  key: readonly string[];
  order: string;
}

/**
 * Removes at most `maxRows` rows that have expired by their time, in a table with rows of many API keys. Finds them without locks, and removes
 * them owner by owner: on Citus, these are on several nodes. The sign keeps SQLite from the index of the time, which would read all expired rows.
 */
export async function removeOwnedRows(
  ask: Ask,
  { table, owner = 'api_key_id', key, order }: OwnedTable,
  hasExpired: (time: Sql) => Sql,
  maxRows: number,
): Promise<boolean> {
  const [from, ownerColumn, columns] = [raw(table), raw(owner), raw(key.join(', '))];
  const found = await ask(sql<{ owner: string; [field: string]: string }>`
    select ${ownerColumn} as owner, ${columns} from ${from} where ${hasExpired(raw(order))} order by ${raw(order)} ${fixedLimit(maxRows)}`);
  const removed = await Promise.all(
    [...Map.groupBy(found, (row) => row.owner)].map(([id, rows]) =>
      ask(sql`
        with expired as materialized (
          select ${columns} from ${from}
          where ${ownerColumn} = ${id} and ${isAmong(table, key, rows)} and ${hasExpired(raw(`+${order}`))} ${forUpdateSkipLocked}
        )
        delete from ${from} where ${ownerColumn} = ${id} and (${columns}) in (select ${columns} from expired) returning 1`),
    ),
  );
  return removed.flat().length === maxRows;
}
