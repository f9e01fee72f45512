/**
 * The service's time. With PostgreSQL it is the server's, which each process reads at every poll and counts on by itself, so that clocks of
 * machines need not agree. With SQLite it is the machine's.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { steady } from './heartbeat.ts';

/** Milliseconds by which the machine's clock may differ unnoticed. */
const maxDifferenceMs = 1000;

export interface ServiceTime {
  clock: Clock;
  /** Returns the database's time. `query` resolves to undefined if the database has no clock. */
  read(query: () => Promise<number | undefined>): Promise<number>;
  /** Returns the seconds by which the machine's clock is ahead of the database's. */
  secondsAhead(): number | undefined;
  /** Describes a difference of more than a second. */
  warning(): string | undefined;
}

/** `clock` gets the service's time, and may change it, as tests do. */
export function createServiceTime(clock: Clock, log: Logger): ServiceTime {
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
