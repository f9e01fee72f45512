/** Treats an empty filter list as absent, since a caller with an empty list has nothing to filter by. */
export const unlessEmpty = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items?.length === 0 ? undefined : items;
