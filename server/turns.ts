/**
 * A queue in which names take turns: a name that has a thousand items waiting is served as often as one that has a single item. Each name's
 * own items keep their order.
 */
export class TurnQueue<Item> {
  /** The name whose turn comes next is first. */
  readonly #items = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(name: string, item: Item): void {
    const items = this.#items.get(name);
    if (items === undefined) this.#items.set(name, [item]);
    else items.push(item);
    this.#size++;
  }

  /** Takes the first item of the next name that may have its turn. */
  take(mayHaveTurn: (name: string, first: Item) => boolean = () => true): Item | undefined {
    for (const [name, items] of this.#items) {
      const [first] = items;
      if (first === undefined || !mayHaveTurn(name, first)) continue;
      this.#items.delete(name);
      items.shift();
      if (items.length > 0) this.#items.set(name, items);
      this.#size--;
      return first;
    }
    return undefined;
  }

  /** Takes the first items of each name for as long as they match, `max` together, beginning with the name that has most items. */
  takeWhile(matches: (item: Item) => boolean, max: number): Item[] {
    const taken: Item[] = [];
    const longestFirst = [...this.#items].sort(([, a], [, b]) => b.length - a.length);
    for (const [name, items] of longestFirst) {
      const other = items.findIndex((item) => !matches(item));
      taken.push(...items.splice(0, Math.min(other === -1 ? items.length : other, max - taken.length)));
      if (items.length === 0) this.#items.delete(name);
    }
    this.#size -= taken.length;
    return taken;
  }

  /** Takes the last item with a weight of the name whose items weigh most. */
  takeHeaviest(weightOf: (item: Item) => number): Item | undefined {
    const weigh = (items: readonly Item[]) => items.reduce((sum, item) => sum + weightOf(item), 0);
    const [heaviest] = [...this.#items]
      .map(([name, items]) => ({ name, items, weight: weigh(items) }))
      .sort((a, b) => b.weight - a.weight);
    if (heaviest === undefined || heaviest.weight === 0) return undefined;
    const { name, items } = heaviest;
    const [taken] = items.splice(
      items.findLastIndex((item) => weightOf(item) > 0),
      1,
    );
    if (items.length === 0) this.#items.delete(name);
    this.#size--;
    return taken;
  }
}
