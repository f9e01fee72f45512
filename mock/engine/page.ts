/** Makes pages of all items in the examples. */
import type { Json } from '../../generated/document.ts';
import type { Pagination } from '../../generated/handlers.ts';
import { at, type DocumentedOperation } from './examples.ts';
import { withValueAt } from './json.ts';

/** Returns the request for all items, without paging. */
export const withoutPage = (body: Json, { pageSize, pageToken }: Pagination): Json =>
  withValueAt(withValueAt(body, pageSize, undefined), pageToken, undefined);

export function itemsIn(reply: Json, pagination: Pagination): readonly Json[] {
  const items = at(reply, pagination.items);
  return Array.isArray(items) ? items : [];
}

/** Returns the requested page; undefined for an unknown token. `all`: the response with all items. */
export function pageOf(
  { replies }: DocumentedOperation,
  pagination: Pagination,
  { body, all, defaultSize }: { body: Json; all: Json; defaultSize: number },
): Json | undefined {
  // Tokens of the examples point to the ends of their pages.
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
