/** Quotas: so many calls in a window of time, counted in the database for all processes together. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { deleteUnlocked } from '../database/lock.ts';
import { integer, statement, text } from '../database/statement.ts';
import { Failure } from '../errors.ts';

export interface Quota {
  /** Its name in the headers of an answer. */
  name: string;
  /** How many calls a window takes. 0: any number. */
  calls: number;
  /** A day at most, since older windows are removed. */
  windowSeconds: 60 | 3600 | 86_400;
}

const maxWindowMs = 86_400_000;

/** Headers that say what is left of a quota; none where any number of calls is taken. */
export type RateLimitHeaders = { readonly [name: string]: string };

/** Counts a call of this caller, and refuses it when the quota was used up before. */
export async function countCall(db: Db, now: number, quota: Quota, caller: string): Promise<RateLimitHeaders> {
  if (quota.calls === 0) return {};
  const { granted, left, windowStart } = await take(db, now, quota, caller, 1);
  if (granted === 0) throw tooManyCalls(quota, now, windowStart);
  return headersOf(quota, left, secondsLeft(quota, now, windowStart));
}

/** Counts several calls of this caller at once, and returns how many of them the quota still had. */
export async function takeCalls(db: Db, now: number, quota: Quota, caller: string, wanted: number): Promise<number> {
  return quota.calls === 0 || wanted === 0 ? wanted : (await take(db, now, quota, caller, wanted)).granted;
}

/** Counts a call of this caller at this time, and refuses it when the quota was used up before. */
export type CountCall = (now: number, caller: string) => Promise<RateLimitHeaders>;

/** Beyond this many remembered callers, all are forgotten, and with each a slice that it had left. */
const maxCallers = 50_000;
/** A process takes a hundredth of a quota at a time from the database. */
const slicesInQuota = 100;

interface Slice {
  windowStart: number;
  left: number;
  /** What the database had left for this window when the slice was taken from it. */
  leftBehind: number;
  /** Whether the database has no more for this window. */
  isLast: boolean;
}

/**
 * The same for quotas of many calls, which the database counts in slices. With each call counted there, reads give a fifth to two fifths as
 * much, and Add Presence a fifth to two thirds (2026-11-23).
 * Never more calls than the quota get through; of each process, up to a hundredth of it may be left when others are refused. What the
 * headers say is left is what this process knows of: it may be less by what others have taken since its last slice.
 */
export function countInSlices(db: Db, quota: Quota): CountCall {
  const windowMs = quota.windowSeconds * 1000;
  const sliceSize = Math.ceil(quota.calls / slicesInQuota);
  const slices = new Map<string, Slice>();
  const taking = new Map<string, Promise<void>>();

  async function takeSlice(now: number, caller: string): Promise<void> {
    const { granted, left, windowStart } = await take(db, now, quota, caller, sliceSize);
    if (slices.size >= maxCallers) slices.clear();
    slices.set(caller, { windowStart, left: granted, leftBehind: left, isLast: granted < sliceSize });
  }

  return async (now, caller) => {
    while (quota.calls > 0) {
      const slice = slices.get(caller);
      if (slice !== undefined && Math.abs(now - slice.windowStart) < windowMs) {
        if (slice.left > 0) {
          slice.left--;
          return headersOf(quota, slice.left + slice.leftBehind, secondsLeft(quota, now, slice.windowStart));
        }
        if (slice.isLast) throw tooManyCalls(quota, now, slice.windowStart);
      }
      // Those who come at the same moment take one slice together.
      const taken = taking.get(caller) ?? takeSlice(now, caller).finally(() => taking.delete(caller));
      taking.set(caller, taken);
      await taken;
    }
    return {};
  };
}

export interface RefusedCalls {
  /** Throws where the caller is known to have used the quota up. */
  assertLeft(now: number, caller: string): void;
  count(now: number, caller: string): Promise<void>;
}

/** Counts refused calls of each caller. A process learns what others have counted with its own next count, so each may let one more through. */
export function countRefusedCalls(db: Db, quota: Quota): RefusedCalls {
  const last = new Map<string, Taken>();
  return {
    assertLeft: (now, caller) => {
      const { left = 1, windowStart = 0 } = last.get(caller) ?? {};
      if (left > 0 || Math.abs(now - windowStart) >= quota.windowSeconds * 1000) return;
      throw tooManyCalls(quota, now, windowStart);
    },
    count: async (now, caller) => {
      if (quota.calls === 0) return;
      const taken = await take(db, now, quota, caller, 1);
      if (last.size >= maxCallers) last.clear();
      last.set(caller, taken);
    },
  };
}

const secondsLeft = ({ windowSeconds }: Quota, now: number, windowStart: number): number =>
  Math.min(Math.max(Math.ceil((windowStart - now) / 1000 + windowSeconds), 1), windowSeconds);

const headersOf = ({ name, calls, windowSeconds }: Quota, left: number, seconds: number): RateLimitHeaders => ({
  ratelimit: `"${name}";r=${left};t=${seconds}`,
  'ratelimit-policy': `"${name}";q=${calls};w=${windowSeconds}`,
});

function tooManyCalls(quota: Quota, now: number, windowStart: number): Failure {
  const seconds = secondsLeft(quota, now, windowStart);
  return new Failure('RESOURCE_EXHAUSTED', `Too many requests. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
    headers: { 'retry-after': String(seconds), ...headersOf(quota, 0, seconds) },
  });
}

interface Taken {
  /** How many of the calls the quota still had. */
  granted: number;
  /** How many it has after these. */
  left: number;
  windowStart: number;
}

async function take(db: Db, now: number, { name, calls, windowSeconds }: Quota, caller: string, wanted: number): Promise<Taken> {
  const windowMs = windowSeconds * 1000;
  const [counted] = await hit(db, { bucket: `${name} ${caller}`, now, wanted, after: now - windowMs, before: now + windowMs });
  if (counted === undefined) throw new Error('A call was not counted.');
  const { hits, windowStart } = counted;
  return { granted: Math.min(Math.max(calls - (hits - wanted), 0), wanted), left: Math.max(calls - hits, 0), windowStart };
}

/** One statement, so that calls at the same moment are each counted. The window begins with its first call. */
const hit = statement({ bucket: text, now: integer, wanted: integer, after: integer, before: integer }, (db, parameters) => {
  const { bucket, now, wanted, after, before } = parameters;
  // A window that lies in the future was opened before the clock was set back, and would otherwise last until then.
  const isOpen = sql<SqlBool>`rate_limits.window_start > ${after} and rate_limits.window_start < ${before}`;
  return db
    .insertInto('rate_limits')
    .values({ bucket, window_start: now, hits: wanted })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when ${isOpen} then rate_limits.hits else 0 end + excluded.hits`,
        window_start: sql<number>`case when ${isOpen} then rate_limits.window_start else excluded.window_start end`,
      }),
    )
    .returning(['hits', 'window_start as windowStart']);
});

/** Removes windows that are over; false when there are no more. */
export async function removeOld(db: Db, now: number, limit: number): Promise<boolean> {
  const before = now - maxWindowMs;
  const old = db.selectFrom('rate_limits').select('bucket').where('window_start', '<', before).orderBy('window_start').limit(limit);
  return (await deleteUnlocked(db, 'rate_limits', ['bucket'], old)) === limit;
}
