/**
 * How the worker shares the process with those who call. Where they want all of it, the worker takes a tenth: after so much time that it
 * used they get nine times as much. Where the event loop is idle, it goes on at once.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const timesForOthers = 9;
/** Milliseconds that the worker may use after it found the loop idle, before it looks again: a look takes a millisecond. */
const idleSliceMs = 10;
/** Milliseconds of the longest pause: a task may have waited for the database most of the time. */
const maxPauseMs = 50;
/** A loop that is busy for less of the time than this is idle. */
const idleUtilization = 0.5;

export class Pace {
  /** Milliseconds that others are still to get. */
  #owedMs = 0;

  /** Called after each task: with what it used, and for how long it had waited for others before. In milliseconds. */
  async giveWay(usedMs: number, waitedMs: number): Promise<void> {
    this.#owe(timesForOthers * usedMs - waitedMs);
    await this.#give(() => nextTurn());
    while (this.#owedMs >= 1) {
      const before = performance.eventLoopUtilization();
      await this.#give(() => pause(1));
      if (performance.eventLoopUtilization(before).utilization < idleUtilization) this.#owedMs = -idleSliceMs * timesForOthers;
    }
  }

  async #give(toOthers: () => Promise<void>): Promise<void> {
    const since = performance.now();
    await toOthers();
    this.#owe(since - performance.now());
  }

  #owe(milliseconds: number): void {
    this.#owedMs = Math.min(Math.max(this.#owedMs + milliseconds, -idleSliceMs * timesForOthers), maxPauseMs);
  }
}
