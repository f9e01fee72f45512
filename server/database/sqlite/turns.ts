/**
 * The turns at a connection: callers take turns, and a caller that held it for long rests as long while others want it. Admission counts
 * requests, and a large write holds the writer for longer than a thousand small ones: without the rests, the torture `fairness` fails.
 */
import { TurnQueue } from '../turns.ts';

/** Milliseconds before a turn in which a caller counts as active. */
const activeMs = 1000;

/** All times are milliseconds of one clock. */
export class Turns<Item> {
  readonly #waiting = new TurnQueue<Item>();
  /** The end of each caller's rest. */
  readonly #rests = new Map<string, number>();
  /** The latest caller to request a turn, and the latest other one before it. */
  #latest: { caller: string; at: number } | undefined;
  #latestOther: { caller: string; at: number } | undefined;
  readonly #restFreeMs: number;

  /** `restFreeMs`: a turn up to these milliseconds causes no rest. */
  constructor(restFreeMs: number) {
    this.#restFreeMs = restFreeMs;
  }

  push(caller: string, item: Item, now: number): void {
    if (this.#latest !== undefined && this.#latest.caller !== caller) this.#latestOther = this.#latest;
    this.#latest = { caller, at: now };
    this.#waiting.push(caller, item);
  }

  /** Takes the first item of the next caller that does not rest. */
  take(now: number): Item | undefined {
    for (const [caller, end] of this.#rests) if (end <= now) this.#rests.delete(caller);
    return this.#waiting.take((caller) => !this.#rests.has(caller));
  }

  /** Ends a turn in which the caller held the connection for this many milliseconds. */
  end(caller: string, heldMs: number, now: number): void {
    const other = this.#latest?.caller === caller ? this.#latestOther : this.#latest;
    if (heldMs > this.#restFreeMs && other !== undefined && now - heldMs - other.at < activeMs)
      this.#rests.set(caller, now + heldMs);
  }

  /** Returns the end of the first rest if items wait; otherwise infinity. */
  get nextAt(): number {
    return this.#waiting.size > 0 ? Math.min(...this.#rests.values()) : Number.POSITIVE_INFINITY;
  }
}
