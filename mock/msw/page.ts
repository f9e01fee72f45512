/** A page of all that the examples show. */
import type { Json } from '../../generated/document.ts';
import { at, type DocumentedOperation } from '../examples.ts';
import { withValueAt } from './json.ts';

export type Pagination = NonNullable<DocumentedOperation['pagination']>;

/** The request for all there is, in place of one for a page. */
export const withoutPage = (body: Json, { pageSize, pageToken }: Pagination): Json =>
  withValueAt(withValueAt(body, pageSize, undefined), pageToken, undefined);

export function itemsIn(reply: Json, pagination: Pagination): readonly Json[] {
  const items = at(reply, pagination.items);
  return Array.isArray(items) ? items : [];
}

/** The page that the request asks for; undefined where its token is none that was given out. `all`: the reply with everything. */
export function pageOf(
  { replies }: DocumentedOperation,
  pagination: Pagination,
  { body, all, defaultSize }: { body: Json; all: Json; defaultSize: number },
): Json | undefined {
  // The tokens of the examples lead to where their pages end.
  const shown = replies.filter(({ value }) => at(value, pagination.nextPageToken) !== undefined);
  const tokens = shown.map(({ value }) => [at(value, pagination.nextPageToken), itemsIn(value, pagination).length] as const);
  const token = at(body, pagination.pageToken) ?? '';
  const start = token === '' ? 0 : (tokens.find(([one]) => one === token)?.[1] ?? Number(/^items-(\d+)$/.exec(String(token))?.[1]));
  if (Number.isNaN(start)) return undefined;
  const end = start + Number(at(body, pagination.pageSize) ?? defaultSize);
  const items = itemsIn(all, pagination);
  const page = withValueAt(all, pagination.items, items.slice(start, end));
  if (end >= items.length) return page;
  const message = shown[0] === undefined ? undefined : at(shown[0].value, '/result/message');
  const next = tokens.find(([, length]) => length === end)?.[0] ?? `items-${end}`;
  return withValueAt(message === undefined ? page : withValueAt(page, '/result/message', message), pagination.nextPageToken, next);
}
