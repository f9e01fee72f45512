/**
 * The latest time that any process of this database has seen. Writing it shows that the database takes writes; reading it shows whether
 * the clock went back, even while no process was running.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from './db.ts';
import { integer, statement } from './statement.ts';

/** The count changes each time: SQLite writes nothing where a row stays as it is, as the time does when the clock went back. */
const upsert = statement({ now: integer }, (db, { now }) =>
  db
    .insertInto('heartbeats')
    .values([
      { name: 'clock', beat_at: now },
      { name: 'count', beat_at: 1 },
    ])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        beat_at: sql<number>`case when heartbeats.name = 'count' then heartbeats.beat_at + 1
          when heartbeats.beat_at < excluded.beat_at then excluded.beat_at else heartbeats.beat_at end`,
      }),
    ),
);

export async function recordHeartbeat(db: Db, now: number): Promise<void> {
  await upsert(db, { now });
}

/** Milliseconds between two probes. */
const probeIntervalMs = 200;

/** Records one for all who ask meanwhile, and not too often: anyone may ask /readyz, as often as they like. */
export function createHeartbeatProbe(db: Db): (databaseTime: () => Promise<number>) => Promise<void> {
  let pending: Promise<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  const record = async (databaseTime: () => Promise<number>) => {
    await pause(Math.max(endedAt + probeIntervalMs - performance.now(), 0));
    await recordHeartbeat(db, await databaseTime());
  };
  return (databaseTime) => {
    pending ??= record(databaseTime).finally(() => {
      pending = undefined;
      endedAt = performance.now();
    });
    return pending;
  };
}

const latest = statement({}, (db) => db.selectFrom('heartbeats').select('beat_at').where('name', '=', 'clock'));

/** In milliseconds; 0 where there was none. */
export async function latestHeartbeat(db: Db): Promise<number> {
  const [row] = await latest(db, {});
  return row?.beat_at ?? 0;
}

/** So often, at least, the worker of each process records one. In milliseconds. */
export const heartbeatIntervalMs = 5000;

/** Stands still until the clock has caught up, if that steps back by less than an interval: heartbeats do not tell. */
export function steady(clock: Clock): Clock {
  let latest = Number.NEGATIVE_INFINITY;
  return (time) => {
    const now = clock(time);
    latest = now < latest && latest < now + heartbeatIntervalMs ? latest : now;
    return latest;
  };
}

/**
 * Returns a time that nothing written so far is later than, save for the gap that tenant-lock.ts names. If the clock went back, the newest row
 * may be later than the latest heartbeat by an interval, and by the time that it took to record one.
 */
export function latestTime(beatAt: number, now: number): number {
  return beatAt <= now ? now : beatAt + 2 * heartbeatIntervalMs;
}
