/** The heartbeat: the latest time that any process of this database has seen. */
import { setTimeout as pause } from 'node:timers/promises';
import { heartbeatIntervalMs } from '../clock.ts';
import { type Ask, type Sql, sql } from './sql.ts';

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

/**
 * Returns a time at or after all rows so far, except for the gap in tenant-lock.ts. If the clock was set back, the newest row may be
 * later than the latest heartbeat. It is later by at most an interval and the time of recording.
 */
export function latestTime(beatAt: number, now: number): number {
  return beatAt <= now ? now : beatAt + 2 * heartbeatIntervalMs;
}
