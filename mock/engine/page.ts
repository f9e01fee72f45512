/** Makes pages of all items in the examples. */
import { type Json, pointerOf } from '../../generated/document.ts';
import type { Pagination } from '../../generated/handlers.ts';
import { at, type DocumentedOperation } from './examples.ts';
import { objectAt, withValueAt } from './json.ts';

/** Returns the request for all items, without paging. */
export const withoutPage = (body: Json, { pageSize, pageToken }: Pagination): Json =>
  withValueAt(withValueAt(body, pageSize, undefined), pageToken, undefined);

export function itemsIn(reply: Json, pagination: Pagination): readonly Json[] {
  const items = at(reply, pagination.items);
  return Array.isArray(items) ? items : [];
}

/** Returns the response with its items in the documented order. */
export function inOrder(reply: Json, pagination: Pagination): Json {
  const { order } = pagination;
  if (order === undefined) return reply;
  const placeOf = (item: Json) => String(at(item, order));
  const sorted = itemsIn(reply, pagination).toSorted((a, b) => Number(placeOf(a) > placeOf(b)) - Number(placeOf(a) < placeOf(b)));
  return withValueAt(reply, pagination.items, sorted);
}

/**
 * Returns the pagination with the array that the pages of a request divide. For a request with the fields of a documented page, that
 * is the page's array with `pageSize` items, such as the members of a group.
 */
export function dividedBy({ replies }: DocumentedOperation, pagination: Pagination, body: Json): Pagination {
  const fields = new Set(Object.keys(objectAt(body, '/data')));
  for (const { value, request } of replies) {
    const size = at(request, pagination.pageSize);
    if (typeof size !== 'number' || at(value, pagination.nextPageToken) === undefined) continue;
    const isAlike = Object.keys(objectAt(withoutPage(request ?? null, pagination), '/data')).every((field) => fields.has(field));
    const items = isAlike ? arraysIn(value, '').find(([, array]) => array.length === size)?.[0] : undefined;
    if (items !== undefined) return { ...pagination, items };
  }
  return pagination;
}

/** Returns the arrays in a value with their JSON Pointers, outer ones first. */
const arraysIn = (value: Json, pointer: string): [pointer: string, array: readonly Json[]][] => [
  ...(Array.isArray(value) ? [[pointer, value] satisfies [string, readonly Json[]]] : []),
  ...(typeof value === 'object' && value !== null ? Object.entries(value) : []).flatMap(([key, member]) =>
    arraysIn(member, pointer + pointerOf(key)),
  ),
];

/** Returns the requested page; undefined for an unknown token. `all`: the response with all items. */
export function pageOf(
  { replies }: DocumentedOperation,
  pagination: Pagination,
  { body, all, defaultSize }: { body: Json; all: Json; defaultSize: number },
): Json | undefined {
  // Tokens of the examples point to the ends of their pages.
  const shown = replies.filter(
    ({ value, request }) =>
      at(value, pagination.nextPageToken) !== undefined && itemsIn(value, pagination).length === at(request, pagination.pageSize),
  );
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
