/** The turns of the one writer: tenants take turns, and a tenant that held it for long rests as long while others write. */
import { TurnQueue } from '../../turns.ts';

/** Milliseconds up to which a transaction asks for no rest. */
const restFreeMs = 5;
/** Milliseconds for which a tenant counts as one that writes. */
const activeMs = 1000;

/** All times are milliseconds of one clock. */
export class Turns<Item> {
  readonly #waiting = new TurnQueue<Item>();
  /** When the rest of a tenant ends. */
  readonly #rests = new Map<string, number>();
  /** The latest tenant to ask for a turn, and the latest one before it that was another. */
  #latest: { tenant: string; at: number } | undefined;
  #latestOther: { tenant: string; at: number } | undefined;

  push(tenant: string, item: Item, now: number): void {
    if (this.#latest !== undefined && this.#latest.tenant !== tenant) this.#latestOther = this.#latest;
    this.#latest = { tenant, at: now };
    this.#waiting.push(tenant, item);
  }

  /** Takes the first item of the next tenant that does not rest. */
  take(now: number): Item | undefined {
    for (const [tenant, end] of this.#rests) if (end <= now) this.#rests.delete(tenant);
    return this.#waiting.take((tenant) => !this.#rests.has(tenant));
  }

  /** Ends a turn in which the tenant held the writer for so many milliseconds. */
  end(tenant: string, heldMs: number, now: number): void {
    const other = this.#latest?.tenant === tenant ? this.#latestOther : this.#latest;
    if (heldMs > restFreeMs && other !== undefined && now - other.at < activeMs) this.#rests.set(tenant, now + heldMs);
  }

  /** Returns the time at which the first rest ends, if items wait. */
  get nextAt(): number | undefined {
    return this.#waiting.size > 0 && this.#rests.size > 0 ? Math.min(...this.#rests.values()) : undefined;
  }
}
