/**
 * Keyset pages, for every operation that has them: a page begins after the key of the last row of the page before. That key travels in the
 * page token, `<base64url of "v2." and the key as JSON>.<signature>`. The signature is of the whole query, so that a token is worth nothing
 * with another one, or made by hand.
 */
import { limits, type OperationId } from '../generated/server.ts';
import { raw, type Sql, sql } from './database/sql.ts';
import { type Failure, invalidArgument } from './errors.ts';
import type { Tokens } from './workspaces/tokens.ts';

/** What a token is bound to. */
export interface PagedQuery {
  operation: OperationId;
  apiKeyId: string;
  /** What else narrows the query; the size of a page does not. */
  filter: { readonly [member: string]: string | readonly unknown[] | undefined };
}

/** The pages of one query: its rows in the order of their keys. */
export interface Pages<Row, Key> {
  /** The key that the page begins after; undefined for the first page, also for an empty token. Throws where the token is not of this query. */
  readToken(token: string | undefined): Key | undefined;
  /** The token of the page that begins after this row. */
  tokenAfter(row: Row): string;
  /**
   * Makes a page of rows of which one more was asked for than it holds: that one tells whether another page follows. Where rows say how
   * large they are, a page ends before it is too large, but has one at least: no operation takes a row as large as a page.
   */
  toPage<Found extends Row & Sized>(found: readonly Found[], pageSize: number): Page<Found>;
}

interface Sized {
  /** Bytes of the row in the response, or a few more; left out where `pageSize` alone keeps every page small. */
  bytes?: number;
}

/** The row, with the bytes that this item takes for it in the response. */
export const sized = <Row extends object>(row: Row, item: unknown): Row & Required<Sized> => ({
  ...row,
  bytes: Buffer.byteLength(JSON.stringify(item)) + ','.length,
});

/** Bytes of items that fit on a page, between an envelope and a page token. */
export const maxItemBytes = limits.pageBytes - 2048;

/** In a statement over rows that have `bytes`, in this order: whether `toPage` keeps the row. */
export const fitsOnPage = (order: string): Sql => {
  const before = sql`sum(bytes) over (order by ${raw(order)} rows between unbounded preceding and 1 preceding)`;
  return sql`coalesce(bytes + ${before}, 0) <= ${maxItemBytes}`;
};

interface Page<Row> {
  rows: readonly Row[];
  /** To be spread into the result: where the next page begins, if there is one. */
  next: { pageToken?: string };
}

/** To be raised with any key or order that changes. */
const version = 'v2.';

export function pagesOf<Row, Key>(tokens: Tokens, query: PagedQuery, keyOf: (row: Row) => Key): Pages<Row, Key> {
  const { operation, apiKeyId, filter } = query;
  const signed = (key: string) => JSON.stringify([version, operation, apiKeyId, filter, key]);
  const tokenAfter = (row: Row) => {
    const key = JSON.stringify(keyOf(row));
    return `${encode(key)}.${tokens.sign('page', signed(key))}`;
  };
  return {
    readToken: (token) => {
      if (token === undefined || token === '') return undefined;
      const [encoded = '', signature = ''] = token.split('.', 2);
      const key = Buffer.from(encoded, 'base64url').toString().slice(version.length);
      // Decoding is lenient: only the token as it was written will do.
      if (`${encode(key)}.${signature}` !== token) throw invalidPageToken();
      if (!tokens.isSigned('page', signed(key), signature)) throw invalidPageToken();
      return JSON.parse(key);
    },
    tokenAfter,
    toPage: (found, pageSize) => {
      const rows = found.slice(0, Math.min(pageSize, countThatFit(found)));
      const last = rows.at(-1);
      const isLastPage = last === undefined || rows.length === found.length;
      return { rows, next: isLastPage ? {} : { pageToken: tokenAfter(last) } };
    },
  };
}

function countThatFit(rows: readonly Sized[]): number {
  let total = 0;
  const tooMany = rows.findIndex(({ bytes = 0 }, i) => {
    total += bytes;
    return i > 0 && total > maxItemBytes;
  });
  return tooMany === -1 ? rows.length : tooMany;
}

const encode = (key: string): string => Buffer.from(version + key).toString('base64url');

const invalidPageToken = (): Failure =>
  invalidArgument({
    field: '/data/pageToken',
    reason: 'PAGE_TOKEN',
    description: 'must be a pageToken that this same query returned',
  });
