/**
 * The turns of the one writer. Tenants take turns, and one whose transaction held the writer for long rests for as long while others write: a
 * caller that writes thousands of rows at a time then leaves the writer to the others for half of the time.
 */
import { TurnQueue } from '../../turns.ts';

/** Milliseconds up to which a transaction asks for no rest. */
const restFreeMs = 5;
/** Milliseconds for which a tenant counts as one that writes. */
const activeMs = 1000;

interface Entry {
  tenant: string;
  at: number;
}

export class FairTurns {
  readonly #waiting = new TurnQueue<() => void>();
  readonly #resting = new Set<string>();
  #current: Entry | undefined;
  /** The latest tenant to ask for a turn, and the latest one before it that was another. */
  #latest: Entry | undefined;
  #latestOther: Entry | undefined;

  get isTaken(): boolean {
    return this.#current !== undefined;
  }

  /** Waits for the tenant's turn. */
  async enter(tenant: string): Promise<void> {
    if (this.#latest !== undefined && this.#latest.tenant !== tenant) this.#latestOther = this.#latest;
    this.#latest = { tenant, at: performance.now() };
    if (this.#current === undefined && !this.#resting.has(tenant)) this.#begin(tenant);
    else await new Promise<void>((resolve) => this.#waiting.push(tenant, () => resolve(this.#begin(tenant))));
  }

  leave(): void {
    if (this.#current !== undefined) this.#rest(this.#current);
    this.#current = undefined;
    this.#giveTurn();
  }

  #begin(tenant: string): void {
    this.#current = { tenant, at: performance.now() };
  }

  #rest({ tenant, at }: Entry): void {
    const heldMs = performance.now() - at;
    if (heldMs <= restFreeMs || !this.#isAnotherActive(tenant)) return;
    this.#resting.add(tenant);
    const end = () => {
      this.#resting.delete(tenant);
      if (this.#current === undefined) this.#giveTurn();
    };
    setTimeout(end, heldMs).unref();
  }

  #isAnotherActive(tenant: string): boolean {
    const other = this.#latest?.tenant === tenant ? this.#latestOther : this.#latest;
    return other !== undefined && performance.now() - other.at < activeMs;
  }

  #giveTurn(): void {
    this.#waiting.take((tenant) => !this.#resting.has(tenant))?.();
  }
}
