/**
 * Bounds the bytes that callers make the process hold: request bodies until they are parsed, and responses until they are read. Beyond
 * the bound, the owners that have held some for longest give theirs up.
 */
class MemoryBudget {
  readonly #maxBytes: number;
  /** The oldest come first. */
  readonly #held = new Map<object, { bytes: number; giveUp: () => void }>();
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Adds to the bytes that the owner holds. `giveUp` lets go of all of them. */
  hold(owner: object, bytes: number, giveUp: () => void): void {
    this.#held.set(owner, { bytes: (this.#held.get(owner)?.bytes ?? 0) + bytes, giveUp });
    this.#heldBytes += bytes;
    for (const [oldest, { giveUp }] of this.#held) {
      if (this.#heldBytes <= this.#maxBytes) return;
      this.release(oldest);
      giveUp();
    }
  }

  /** Releases so many bytes of the owner, or all. */
  release(owner: object, bytes = Number.POSITIVE_INFINITY): void {
    const held = this.#held.get(owner);
    if (held === undefined) return;
    const released = Math.min(bytes, held.bytes);
    this.#heldBytes -= released;
    held.bytes -= released;
    if (held.bytes === 0) this.#held.delete(owner);
  }
}

/** More pages of 1 MiB than callers who read leave to the process. */
export const memoryBytes = 128 * 1024 * 1024;
export const memory = new MemoryBudget(memoryBytes);
