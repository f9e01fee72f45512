/**
 * Bytes that callers make the process hold: bodies that they do not finish, replies that they do not read. When they are more than `max`
 * together, those who have held some for longest let go, so that a newcomer is served whoever came before.
 */
export class HeldBytes<Holder> {
  readonly #max: number;
  readonly #letGo: (holder: Holder) => void;
  /** The oldest come first. */
  readonly #held = new Map<Holder, number>();
  #total = 0;

  constructor(max: number, letGo: (holder: Holder) => void) {
    this.#max = max;
    this.#letGo = letGo;
  }

  add(holder: Holder, bytes: number): void {
    this.#held.set(holder, (this.#held.get(holder) ?? 0) + bytes);
    this.#total += bytes;
    for (const oldest of this.#held.keys()) {
      if (this.#total <= this.#max) return;
      this.remove(oldest);
      this.#letGo(oldest);
    }
  }

  /** Without `bytes`: all that it holds. */
  remove(holder: Holder, bytes = Number.POSITIVE_INFINITY): void {
    const held = this.#held.get(holder) ?? 0;
    const left = Math.max(held - bytes, 0);
    this.#total -= held - left;
    if (left === 0) this.#held.delete(holder);
    else this.#held.set(holder, left);
  }
}
