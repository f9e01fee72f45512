/** An empty list of a filter narrows nothing, as if it were left out: callers who build it had nothing to filter by. */
export const unlessEmpty = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items?.length === 0 ? undefined : items;
