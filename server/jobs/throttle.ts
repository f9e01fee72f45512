/**
 * How the worker shares the event loop with those who call: a token bucket. Where they want all of the time the worker has a tenth of it;
 * where the loop is idle it goes on at once.
 *
 * While 100 users of 20,000 documents are deleted on SQLite, Get Documents gives 2.4 times as much with one caller, 3 times with 8 and 1.6
 * times with 64; the deletion takes half as long again with one caller, and no longer with 64 (2026-11-23). Without it, the worker's next
 * batch begins as soon as the loop has turned.
 *
 * Counted is the time for which the worker holds the loop. While it waits for a database elsewhere, it is one caller among others.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const dutyCycle = 0.1;
/** What the worker may use at a stretch, and what it has to wait for at most. In milliseconds of the worker's. */
const maxCreditMs = 10;
/** A loop that is busy for less of the time than this is idle. */
const idleUtilization = 0.5;

export class Throttle {
  #creditMs = 0;
  #countedAt = performance.now();

  /** Runs `work`, and counts for how long it held the event loop at a stretch. */
  async measure<Result>(work: () => Promise<Result>): Promise<Result> {
    const since = performance.now();
    let turnedAt: number | undefined;
    const turn = setImmediate(() => {
      turnedAt = performance.now();
    });
    try {
      return await work();
    } finally {
      clearImmediate(turn);
      this.#add(since - (turnedAt ?? performance.now()));
    }
  }

  /** Resolves when the worker may go on. */
  async wait(): Promise<void> {
    await nextTurn();
    while (this.#credit() < 0) {
      const before = performance.eventLoopUtilization();
      await pause(1);
      if (performance.eventLoopUtilization(before).utilization < idleUtilization) this.#add(2 * maxCreditMs);
    }
  }

  #credit(): number {
    const now = performance.now();
    this.#add((now - this.#countedAt) * dutyCycle);
    this.#countedAt = now;
    return this.#creditMs;
  }

  #add(milliseconds: number): void {
    this.#creditMs = Math.min(Math.max(this.#creditMs + milliseconds, -maxCreditMs), maxCreditMs);
  }
}
