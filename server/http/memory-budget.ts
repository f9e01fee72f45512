/**
 * Bytes that callers make the process buffer: bodies that they do not finish. When they are more than `maxBytes` together, those who have
 * buffered some for longest are evicted, so that a newcomer is served whoever came before. (For replies see reply-memory.ts.)
 */
export class MemoryBudget<Owner> {
  readonly #maxBytes: number;
  readonly #evict: (owner: Owner) => void;
  /** The oldest come first. */
  readonly #bytesOf = new Map<Owner, number>();
  #totalBytes = 0;

  constructor(maxBytes: number, evict: (owner: Owner) => void) {
    this.#maxBytes = maxBytes;
    this.#evict = evict;
  }

  allocate(owner: Owner, bytes: number): void {
    this.#bytesOf.set(owner, (this.#bytesOf.get(owner) ?? 0) + bytes);
    this.#totalBytes += bytes;
    for (const oldest of this.#bytesOf.keys()) {
      if (this.#totalBytes <= this.#maxBytes) return;
      this.release(oldest);
      this.#evict(oldest);
    }
  }

  release(owner: Owner): void {
    this.#totalBytes -= this.#bytesOf.get(owner) ?? 0;
    this.#bytesOf.delete(owner);
  }
}
