/**
 * Bounds the bytes that callers make the process hold: unparsed request bodies and unread responses. Beyond the bound, the owners
 * that have held bytes for longest lose theirs.
 */
class MemoryBudget {
  readonly #maxBytes: number;
  /** Oldest first. */
  readonly #held = new Map<object, { bytes: number; giveUp: () => void }>();
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Adds to the bytes of the owner. `giveUp` releases all of them. */
  hold(owner: object, bytes: number, giveUp: () => void): void {
    this.#held.set(owner, { bytes: (this.#held.get(owner)?.bytes ?? 0) + bytes, giveUp });
    this.#heldBytes += bytes;
    for (const [oldest, { giveUp }] of this.#held) {
      if (this.#heldBytes <= this.#maxBytes) return;
      this.release(oldest);
      giveUp();
    }
  }

  /** Releases so many bytes of the owner; all by default. */
  release(owner: object, bytes = Number.POSITIVE_INFINITY): void {
    const held = this.#held.get(owner);
    if (held === undefined) return;
    const released = Math.min(bytes, held.bytes);
    this.#heldBytes -= released;
    held.bytes -= released;
    if (held.bytes === 0) this.#held.delete(owner);
  }
}

/** More responses of 1 MiB than callers leave unread in normal use. */
export const memoryBytes = 64 * 1024 * 1024;
export const memory = new MemoryBudget(memoryBytes);
