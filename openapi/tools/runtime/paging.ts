/** Paged results. */
import type { ApiPromise, Method } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { CollaborationError, callOf } from './client-errors.ts';

/** A paged operation: also iterates over all pages or all items of a query. */
export interface PagedMethod<Input, Result, Item> {
  (data: Input, options?: CallOptions): ApiPromise<Result>;
  /** Iterates over the pages. Requests each when it is needed. */
  pages(data: Input, options?: CallOptions): AsyncGenerator<Result, void, undefined>;
  /** Iterates over the items of all pages. */
  items(data: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
}

/** The same, for an operation without required input. */
export interface OptionalPagedMethod<Input, Result, Item> {
  (data?: Input, options?: CallOptions): ApiPromise<Result>;
  /** Iterates over the pages. Requests each when it is needed. */
  pages(data?: Input, options?: CallOptions): AsyncGenerator<Result, void, undefined>;
  /** Iterates over the items of all pages. */
  items(data?: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
}

/** @internal */
export interface Paging<Input, Result, Item> {
  pageToken: (page: Result) => string | undefined;
  items: (page: Result) => Item[] | undefined;
  at: (data: Input, pageToken: string) => Input;
}

/** @internal */
export function paged<Input, Result, Item>(
  ask: Method<Input, Result>,
  paging: Paging<Input, Result, Item>,
): PagedMethod<Input, Result, Item> {
  async function* pages(data: Input, options?: CallOptions) {
    const isRepeated = repetitions();
    for (let input = data; ; ) {
      const page = await ask(input, options);
      yield page;
      const token = paging.pageToken(page);
      if (token === undefined) return;
      if (isRepeated(token)) {
        throw new CollaborationError('The service returned the same page token twice, so its pages would never end.', callOf(page));
      }
      input = paging.at(data, token);
    }
  }
  async function* items(data: Input, options?: CallOptions) {
    for await (const page of pages(data, options)) {
      const found = paging.items(page);
      // A response of another server may have none.
      if (!found) throw new CollaborationError('The service returned a page without a list.', callOf(page));
      yield* found;
    }
  }
  return Object.assign((data: Input, options?: CallOptions) => ask(data, options), { pages, items });
}

const maxRemembered = 1_000;

/**
 * Returns a function that tells whether a token was seen before. It remembers the latest tokens, and one at each power of two. Any
 * longer cycle returns to one of these in the end.
 */
function repetitions(): (token: string) => boolean {
  const latest = new Set<string>();
  let milestone: string | undefined;
  let count = 0;
  return (token) => {
    if (latest.has(token) || token === milestone) return true;
    const [oldest] = latest;
    if (latest.size === maxRemembered && oldest !== undefined) latest.delete(oldest);
    latest.add(token);
    count += 1;
    if (Math.log2(count) % 1 === 0) milestone = token;
    return false;
  };
}
