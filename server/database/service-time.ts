/**
 * The service's time, and the latest time that any process of this database has seen, its heartbeat. With PostgreSQL it is the server's, which each process reads at every poll and counts on by itself, so that clocks of
 * machines need not agree. With SQLite it is the machine's.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Ask, type Sql, sql } from './sql.ts';

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

/**
 * Records a heartbeat. Writing it proves that the database accepts writes. Reading it shows whether the clock was set back, even while no
 * process was running. The count changes each time, since SQLite writes nothing for an unchanged row, such as after a clock change.
 */
export const recordHeartbeat = (now: number): Sql => sql`
  insert into heartbeats (name, beat_at) values ('clock', cast(${now} as bigint)), ('count', 1)
  on conflict (name) do update set beat_at = case
    when heartbeats.name = 'count' then heartbeats.beat_at + 1
    when heartbeats.beat_at < excluded.beat_at then excluded.beat_at
    else heartbeats.beat_at end`;

/** Milliseconds between two probes. */
const probeIntervalMs = 200;

/**
 * Returns a probe that records one heartbeat for all concurrent callers, at intervals, since anyone may call /readyz at any rate.
 */
export function createHeartbeatProbe(ask: Ask): (databaseTime: () => Promise<number>) => Promise<void> {
  let pending: Promise<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  const record = async (databaseTime: () => Promise<number>) => {
    await pause(Math.max(endedAt + probeIntervalMs - performance.now(), 0));
    await ask(recordHeartbeat(await databaseTime()));
  };
  return (databaseTime) => {
    pending ??= record(databaseTime).finally(() => {
      pending = undefined;
      endedAt = performance.now();
    });
    return pending;
  };
}

/** Returns the time of the latest heartbeat in milliseconds; 0 for none. */
export async function latestHeartbeat(ask: Ask): Promise<number> {
  const [row] = await ask(sql<{ beatAt: number }>`select beat_at from heartbeats where name = 'clock'`);
  return row?.beatAt ?? 0;
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

/**
 * Returns a time at or after all rows so far, except for the gap in tenant-lock.ts. If the clock was set back, the newest row may be
 * later than the latest heartbeat. It is later by at most an interval and the time of recording.
 */
export function latestTime(beatAt: number, now: number): number {
  return beatAt <= now ? now : beatAt + 2 * heartbeatIntervalMs;
}
