/**
 * Row locks. SQLite has none and needs none: a transaction that writes is alone from its beginning.
 *
 * Every transaction takes its locks in the same order, so that two that collide queue and never deadlock: tables in the order of
 * tables.ts, and in a table by the ids that callers give (organization first), compared by bytes. An insert or upsert locks its rows in the
 * order in which they are given (`sortByColumns` in rows.ts); an update or delete of several rows in no order that could be relied on, so it
 * takes them from `forUpdate`, in order. Where two meet all the same, PostgreSQL ends one of them, and transaction.ts runs it again.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Db, isPostgres } from './db.ts';
import { inTuples } from './rows.ts';
import type { Tables } from './tables.ts';

const locking =
  (clause: string) =>
  <From extends keyof Tables, Row>(db: Db, query: SelectQueryBuilder<Tables, From, Row>): SelectQueryBuilder<Tables, From, Row> =>
    isPostgres(db) ? query.modifyEnd(sql.raw(clause)) : query;

/** The rows of the query, each locked for this transaction, in the query's order: give it one. Waits for whoever holds them. */
export const forUpdate = locking('for update');

/** The same, without the rows that another holds. */
const forUpdateSkipLocked = locking('for update skip locked');

export interface LockedRows<Table extends keyof Tables> {
  table: Table;
  /** The columns after the API key, all text. */
  key: readonly (keyof Tables[Table] & string)[];
  /** What comes in place of the key where callers know the row by other ids. */
  lockOrder?: readonly (keyof Tables[Table] & string)[];
}

/** Locks the rows with these keys, in order, where a statement of its own is to change them. */
export async function lockRows<Table extends keyof Tables>(
  db: Db,
  apiKeyId: string,
  { table, key, lockOrder = key }: LockedRows<Table>,
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (!isPostgres(db) || rows.length === 0) return;
  const columns = sql.join(lockOrder.map((name) => sql.ref(name)));
  await sql`select 1 from ${sql.table(table)} where api_key_id = ${apiKeyId} and ${inTuples(key, rows)}
    order by ${columns} for update`.execute(db);
}

/** Deletes the rows with these keys, locked in order before. */
export async function deleteRows<Table extends keyof Tables>(
  db: Db,
  apiKeyId: string,
  locked: LockedRows<Table>,
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const deletion = sql`delete from ${sql.table(locked.table)} where api_key_id = ${apiKeyId} and ${inTuples(locked.key, rows)}`;
  await Promise.all([lockRows(db, apiKeyId, locked, rows), deletion.execute(db)]);
}

/** Deletes the rows of the query, which selects their primary keys, but skips those that another holds. Returns how many it deleted. */
export async function deleteUnlocked<Table extends keyof Tables, Row>(
  db: Db,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where (${columns}) in (${forUpdateSkipLocked(db, query)})`.execute(db);
  return Number(numAffectedRows);
}
