/**
 * PostgreSQL behind Kysely: a pool of connections that prepare what they are asked, since planning takes longer than answering. A
 * boundary file: the driver's `query` has many forms, of which Kysely uses two.
 */
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isStale } from './transaction.ts';

export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser },
    Client: PreparingClient as new () => pg.Client,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** 64-bit integers as numbers: ours are counts and milliseconds, far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

/** Each connection keeps what it has prepared: so many statements at most, and no long ones, which rarely come again. */
const mostPrepared = 500;
const longestPrepared = 2000;

/** The names of statements that are to be prepared, by their text; of each connection, which prepares it when it first comes. */
const names = new Map<string, string>();
let named = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared || text.length > longestPrepared) return known;
  const name = `s${named++}`;
  names.set(text, name);
  return name;
}

/** Gives what the driver gives: `never` stands for the types of all its forms. */
class PreparingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [text, values] = asked;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query as (...asked: unknown[]) => Promise<unknown>;
    if (name === undefined) return query.apply(this, asked) as never;
    return query.call(this, { name, text, values }).catch((error: unknown) => {
      // Another process has changed a table: under new names all are prepared anew.
      if (isStale(error)) names.clear();
      throw error;
    }) as never;
  }
}
