/** A list that may be left out narrows nothing when it is empty: callers build it, and an empty one is what they had nothing to say. */
export const unlessEmpty = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items?.length === 0 ? undefined : items;
