/** Measures the time for which at least one of several concurrent pieces of work is running. */
export class Stopwatch {
  #running = 0;
  #since = 0;
  #milliseconds = 0;

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running++ === 0) this.#since = performance.now();
    try {
      return await work();
    } finally {
      if (--this.#running === 0) this.#milliseconds += performance.now() - this.#since;
    }
  }

  get milliseconds(): number {
    return this.#milliseconds + (this.#running === 0 ? 0 : performance.now() - this.#since);
  }
}
