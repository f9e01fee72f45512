/**
 * Time. With PostgreSQL, the service's is the server's, which each process reads at every poll and counts on by itself, so that clocks of
 * machines need not agree. With SQLite it is the machine's.
 */

/**
 * Returns milliseconds since 1970-01-01T00:00:00Z. `time` is the time of another clock, such as PostgreSQL's; default: the
 * process's own. Tests set both with one function: `() => time` stops them, `(time = Date.now()) => time + ahead` moves them
 * forward.
 */
export type Clock = (time?: number) => number;

export const systemClock: Clock = (time = Date.now()) => time;

export const dayMs = 86_400_000;

/** Milliseconds by which the machine's clock may differ unnoticed. */
export const maxDifferenceMs = 1000;

export interface ServiceTime {
  clock: Clock;
  /** Returns the database's time. `query` resolves to undefined if the database has no clock. */
  read(query: () => Promise<number | undefined>): Promise<number>;
  /** Returns the seconds by which the machine's clock is ahead of the database's. */
  secondsAhead(): number | undefined;
  /** Describes a difference of more than a second. */
  warning(): string | undefined;
}

interface Log {
  info(message: string): void;
  warn(fields: object, message: string): void;
}

/** `clock` gets the service's time, and may change it, as tests do. */
export function createServiceTime(clock: Clock, log: Log): ServiceTime {
  /** The database's time less `performance.now()`, which no change of the machine's clock moves. */
  let offset: number | undefined;
  let warned: string | undefined;
  const current = () => (offset === undefined ? undefined : Math.floor(offset + performance.now()));
  const serviceClock = steady((time = current()) => clock(time));

  async function read(query: () => Promise<number | undefined>): Promise<number> {
    const sentAt = performance.now();
    const time = await query();
    if (time === undefined) return serviceClock();
    // The server read its clock in between. A slow response moves nothing that it does not contradict.
    const [least, most] = [time - performance.now(), time - sentAt];
    offset = Math.min(Math.max(offset ?? least, least), most);
    tell();
    return serviceClock(time);
  }

  function secondsAhead(): number | undefined {
    const time = current();
    return time === undefined ? undefined : (Date.now() - time) / 1000;
  }

  function warning(): string | undefined {
    const seconds = secondsAhead() ?? 0;
    if (Math.abs(seconds) * 1000 <= maxDifferenceMs) return undefined;
    return `the clock of this machine is ${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's, which the service uses`;
  }

  function tell(): void {
    const told = warning();
    if ((told === undefined) === (warned === undefined)) return;
    if (told === undefined) log.info("the clock of this machine agrees with the database's again");
    else log.warn({ secondsAhead: secondsAhead() }, `${told}: synchronize them`);
    warned = told;
  }

  return { clock: serviceClock, read, secondsAhead, warning };
}

/** Maximum milliseconds between two heartbeats of a worker. */
export const heartbeatIntervalMs = 5000;

/** Returns a clock that stands still while the given one catches up after a small step back, of less than an interval. */
function steady(clock: Clock): Clock {
  let latest = Number.NEGATIVE_INFINITY;
  return (time) => {
    const now = clock(time);
    latest = now < latest && latest < now + heartbeatIntervalMs ? latest : now;
    return latest;
  };
}

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
