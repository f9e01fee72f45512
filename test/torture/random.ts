/** Pseudorandom numbers, the same for the same seed. */

export interface Random {
  /** From 0 to just below 1. */
  (): number;
  /** An integer from 0 to just below `limit`. */
  integer(limit: number): number;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** A new array. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** `name` makes other numbers of the same seed, so that tortures do not depend on each other. */
export function createRandom(seed: number, name = ''): Random {
  let state = seed;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (limit: number): number => Math.floor(next() * limit);
  function pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  function pick<Item>(items: readonly Item[]): Item | undefined;
  function pick<Item>(items: readonly Item[]): Item | undefined {
    return items[integer(items.length)];
  }
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return Object.assign(next, { integer, pick, shuffle });
}
