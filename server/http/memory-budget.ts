/**
 * Bytes that callers make the process buffer: bodies that they do not finish, responses that they do not read. When they are more than
 * `maxBytes` together, owners that have buffered some for longest are evicted: a newcomer is served whoever came before.
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

  /** Releases so many bytes of the owner, or all. */
  release(owner: Owner, bytes = Number.POSITIVE_INFINITY): void {
    const held = this.#bytesOf.get(owner) ?? 0;
    const released = Math.min(bytes, held);
    this.#totalBytes -= released;
    if (released < held) this.#bytesOf.set(owner, held - released);
    else this.#bytesOf.delete(owner);
  }
}
