/** A queue in which names take turns, however many items each has. Items of one name keep their order. */
export class TurnQueue<Item> {
  /** By name, the next in turn first. */
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

  /** Takes the first item of the next eligible name; undefined if there is none. */
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
}
