// Generated from the contract by `npm run generate`. Do not edit.
/** Results that come in pages. */
import type { ApiPromise, CallOptions, Method } from './call.ts';

/** Calls that come in pages: beside the method, all pages and all items of a query. */
export interface PagedMethod<Input, Result, Item> {
  (data: Input, options?: CallOptions): ApiPromise<Result>;
  /** Each page, asked for when it is its turn. */
  pages(data: Input, options?: CallOptions): AsyncGenerator<Result, void, undefined>;
  /** Each item of all pages. */
  items(data: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
}

/** @internal */
export interface Paging<Input, Result, Item> {
  pageToken: (page: Result) => string | undefined;
  items: (page: Result) => Item[];
  at: (data: Input, pageToken: string) => Input;
}

/** @internal */
export function paged<Input, Result, Item>(
  ask: Method<Input, Result>,
  paging: Paging<Input, Result, Item>,
): PagedMethod<Input, Result, Item> {
  async function* pages(data: Input, options?: CallOptions) {
    let page = await ask(data, options);
    yield page;
    for (let token = paging.pageToken(page); token !== undefined; token = paging.pageToken(page)) {
      page = await ask(paging.at(data, token), options);
      yield page;
      if (paging.pageToken(page) === token) throw new Error('The service answered with the page token that it was asked for.');
    }
  }
  async function* items(data: Input, options?: CallOptions) {
    for await (const page of pages(data, options)) yield* paging.items(page);
  }
  return Object.assign((data: Input, options?: CallOptions) => ask(data, options), { pages, items });
}
