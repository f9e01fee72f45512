/**
 * Keyset pages: a page begins after the key of the last row of the page before. The page token carries that key as `<base64url of
 * "v2." and the key as JSON>.<signature>`. The signature covers the whole query, so a token is invalid for any other query.
 */

import { createHash } from 'node:crypto';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import { type Failure, invalidArgument } from '../errors.ts';

/** The query that a token is bound to. */
export interface PagedQuery {
  operation: OperationId;
  apiKeyId: string;
  /** The other filters of the query. The page size is not among them. */
  filter: { readonly [member: string]: unknown };
}

/** Signs page tokens, so that callers cannot make them. */
export interface PageSigner {
  sign(purpose: 'page', text: string): string;
  isSigned(purpose: 'page', text: string, signature: string): boolean;
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Binds page tokens to their query without a secret, so that they outlive each one. Anybody can make one: check its key. */
export const checksums: PageSigner = {
  sign: (_purpose, text) => checksumOf(text),
  isSigned: (_purpose, text, signature) => signature === checksumOf(text),
};

/** The pages of one query, with rows in the order of their keys. */
export interface Pages<Row, Key> {
  /**
   * Returns the key that the page begins after; undefined for the first page or an empty token. Throws if the token belongs to
   * another query.
   */
  readToken(token: string | undefined): Key | undefined;
  /** Returns the token of the page that begins after this row. */
  tokenAfter(row: Row): string;
  /**
   * Makes a page from one row more than it may hold; the extra row shows that another page follows. If rows have `bytes`, a page
   * also ends before it is too large. It has at least one row: no row is larger than a page. `end`: the row at which the search ended
   * before it had found all.
   */
  toPage<Found extends Row & Sized>(found: readonly Found[], pageSize: number, end?: Row): Page<Found>;
}

export interface Sized {
  /** At least the bytes of the row in the response. Absent if `pageSize` alone keeps every page small. */
  bytes?: number | undefined;
}

/** Returns the row with the bytes of its item in the response. */
export const sized = <Row extends object>(row: Row, item: unknown): Row & Required<Sized> => ({
  ...row,
  bytes: Buffer.byteLength(JSON.stringify(item)) + ','.length,
});

/** Bytes of items on a page, without envelope and page token. */
export const maxItemBytes: number = limits.pageBytes - 2048;

export interface Page<Row> {
  rows: readonly Row[];
  /** Fields to spread into the result: the page token, if another page follows. */
  next: { pageToken?: string };
}

/** Raise this with any change of key or order. */
const version = 'v2.';

export function pagesOf<Row, Key>(signer: PageSigner, query: PagedQuery, keyOf: (row: Row) => Key): Pages<Row, Key> {
  const { operation, apiKeyId } = query;
  // An empty list filters by nothing. The order of fields does not matter.
  const filters = Object.entries(query.filter).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const filter = Object.fromEntries(filters.sort(([a], [b]) => (a < b ? -1 : 1)));
  const signed = (key: string) => JSON.stringify([version, operation, apiKeyId, filter, key]);
  const tokenAfter = (row: Row) => {
    const key = JSON.stringify(keyOf(row));
    return `${encode(key)}.${signer.sign('page', signed(key))}`;
  };
  return {
    readToken: (token) => {
      if (token === undefined || token === '') return undefined;
      const [encoded = '', signature = ''] = token.split('.', 2);
      const key = Buffer.from(encoded, 'base64url').toString().slice(version.length);
      // Decoding is lenient, so the token must equal its canonical form.
      if (`${encode(key)}.${signature}` !== token) throw invalidPageToken();
      if (!signer.isSigned('page', signed(key), signature)) throw invalidPageToken();
      return parsed(key);
    },
    tokenAfter,
    toPage: (found, pageSize, end) => {
      const rows = found.slice(0, Math.min(pageSize, countThatFit(found)));
      const last = rows.length === found.length ? end : rows.at(-1);
      return { rows, next: last === undefined ? {} : { pageToken: tokenAfter(last) } };
    },
  };
}

function parsed(key: string) {
  try {
    return JSON.parse(key);
  } catch {
    // A checksum can be of anything.
    throw invalidPageToken();
  }
}

/** The data of a call that returns a page. All other fields are filters. */
export interface PageOf {
  pageSize?: number;
  pageToken?: string;
}

export interface CallPages<Row, Key> extends Pages<Row, Key> {
  pageSize: number;
  /** The key that the page begins after; undefined for the first page. */
  after: Key | undefined;
}

type Paged = { [Id in OperationId]: (typeof operations)[Id]['defaults'] extends { pageSize: number } ? Id : never }[OperationId];

/** Returns the pages of a call. `normalized`: fields in place of those of the data, if one query can be written in several ways. */
export function pagesIn<Row, Key>(
  operation: Paged,
  { pageSize = operations[operation].defaults.pageSize, pageToken, ...filter }: PageOf,
  { tokens, apiKeyId }: { tokens: PageSigner; apiKeyId: string },
  keyOf: (row: Row) => Key,
  normalized: object = {},
): CallPages<Row, Key> {
  const pages = pagesOf(tokens, { operation, apiKeyId, filter: { ...filter, ...normalized } }, keyOf);
  return { ...pages, pageSize, after: pages.readToken(pageToken) };
}

/** Makes a page of items that are the rows themselves, as `toPage` does. */
export function pageOfItems<Row, Item extends Row & object>(
  pages: Pages<Row, unknown>,
  items: readonly Item[],
  pageSize: number,
  end?: Row,
): { items: Item[]; next: { pageToken?: string } } {
  const { rows, next } = pages.toPage(
    items.map((item) => sized(item, item)),
    pageSize,
    end,
  );
  return { items: items.slice(0, rows.length), next };
}

/** Returns the number of rows that a page holds: at least one. */
export function countThatFit(rows: readonly Sized[]): number {
  let total = 0;
  const tooMany = rows.findIndex(({ bytes = 0 }, i) => {
    total += bytes;
    return i > 0 && total > maxItemBytes;
  });
  return tooMany === -1 ? rows.length : tooMany;
}

const encode = (key: string): string => Buffer.from(version + key).toString('base64url');

export const invalidPageToken = (): Failure =>
  invalidArgument({
    field: '/data/pageToken',
    reason: 'PAGE_TOKEN',
    description: 'must be a pageToken returned by the same query',
  });

/** Rows in the order of their keys. The search ended at `end`, if there may be others behind it. */
export interface Range<Row> {
  rows: readonly Row[];
  end: string | undefined;
}

/** Compares texts as the databases do. */
export const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Returns the rows of a search with the last one as their end, unless they are all. */
export const rangeOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, isWhole: boolean): Range<Row> => ({
  rows,
  end: isWhole ? undefined : rows.map(keyOf).toSorted(byBytes).at(-1),
});

/** Returns whether a search has found fewer rows in each list than it may return. */
export function isWhole<Row>(found: readonly Row[], listOf: (row: Row) => string | null, maxRows: number): boolean {
  const counts = new Map<string | null, number>();
  for (const list of found.map(listOf)) counts.set(list, (counts.get(list) ?? 0) + 1);
  return [...counts.values()].every((count) => count < maxRows);
}

/** Returns the rows of several ranges in their order, up to the first end. */
export function mergeRanges<Row>(ranges: readonly Range<Row>[], keyOf: (row: Row) => string): Range<Row> {
  const [end] = ranges.flatMap((range) => range.end ?? []).toSorted(byBytes);
  const keyed = ranges.flatMap(({ rows }) => rows.map((row) => ({ row, key: Buffer.from(keyOf(row)) })));
  const last = end === undefined ? undefined : Buffer.from(end);
  const rows = last === undefined ? keyed : keyed.filter(({ key }) => Buffer.compare(key, last) <= 0);
  return { rows: rows.toSorted((a, b) => Buffer.compare(a.key, b.key)).map(({ row }) => row), end };
}

/** Treats an empty filter list as absent, since a caller with an empty list has nothing to filter by. */
export const unlessEmpty = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items?.length === 0 ? undefined : items;
