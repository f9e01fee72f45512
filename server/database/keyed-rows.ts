/** Locks and removes rows of an API key by their primary keys, in any table. */
import type { Ask } from './sql.ts';
import { byPrimaryKey, forUpdate, indexedBy, isAmong, limit, raw, type Sql, sql } from './sql.ts';

/** A table, with the columns of its primary key after the API key. All are text. */
export interface Keyed {
  table: string;
  key: readonly string[];
  /** The index that finds rows by the condition of `removeSome`, if SQLite would take another one. */
  index?: string;
}

export type Key = { readonly [field: string]: string };

export const columnsOf = ({ key }: Keyed): Sql => raw(key.join(', '));

export const withKeys = (apiKeyId: string, { table, key }: Keyed, keys: readonly Key[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong(table, key, keys)}`;

/** Locks rows by these keys. Another statement changes them: in one statement, PostgreSQL would read the whole tenant. */
export const lockRows = (apiKeyId: string, keyed: Keyed, keys: readonly Key[]): Sql =>
  sql`select 1 from ${raw(keyed.table)} ${byPrimaryKey(keyed.table)} where ${withKeys(apiKeyId, keyed, keys)} order by ${columnsOf(keyed)} ${forUpdate}`;

/**
 * Removes rows of the API key that meet the condition, at most `maxRows`. Returns the number of found rows; if there are fewer than `maxRows`,
 * they were the last. Locks them in the order of their keys, as erasers do. `beforeRemoval` makes statements for the locked rows.
 */
export async function removeSome(
  ask: Ask,
  apiKeyId: string,
  keyed: Keyed,
  condition: Sql,
  maxRows: number,
  beforeRemoval: (found: readonly Key[], areFound: Sql) => readonly Sql[] = () => [],
): Promise<number> {
  const table = raw(keyed.table);
  const found = await ask(
    sql<Key>`select ${columnsOf(keyed)} from ${table} ${indexedBy(keyed.index)}
      where api_key_id = ${apiKeyId} and ${condition} ${limit(maxRows)}`,
  );
  if (found.length === 0) return 0;
  const areFound = withKeys(apiKeyId, keyed, found);
  const removal = sql`delete from ${table} ${byPrimaryKey(keyed.table)} where ${areFound}`;
  const statements = [lockRows(apiKeyId, keyed, found), ...beforeRemoval(found, areFound), removal];
  await Promise.all(statements.map((statement) => ask(statement)));
  return found.length;
}
