import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Tables } from './tables.ts';

/**
 * The rows of the query, each locked for this transaction; rows that another holds are left out. On SQLite a transaction is
 * alone anyway. An engine without `skip locked` claims by `update … where … returning` here instead.
 */
export function skipLocked<From extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> {
  return isPostgres(db) ? query.modifyEnd(sql`for update skip locked`) : query;
}

const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
