/** Quotas: calls per time window, counted in the database for all processes together. */
import ipaddr from 'ipaddr.js';
import { type Ask, sql } from '../database/sql.ts';
import { Failure } from '../errors.ts';

export interface Quota {
  /** The quota's name in the response headers. */
  name: string;
  /** Calls in a window; 0: any number. */
  calls: number;
  /** A day at most, since older windows are removed (tasks.ts). */
  windowSeconds: 60 | 3600 | 86_400;
}

/** Headers with the remaining calls of a quota; none if the quota takes any number. */
export type RateLimitHeaders = { readonly [name: string]: string };

/** Counts a call of this caller. Throws if the quota is used up. */
export async function countCall(ask: Ask, now: number, quota: Quota, caller: string): Promise<RateLimitHeaders> {
  if (quota.calls === 0) return {};
  const { granted, left, windowStart } = await take(ask, now, quota, caller, 1);
  if (granted === 0) throw tooManyCalls(quota, now, windowStart);
  return headersOf(quota, left, secondsLeft(quota, now, windowStart));
}

/** Counts several calls of this caller, and returns how many of them fit into the quota. */
export async function takeCalls(ask: Ask, now: number, quota: Quota, caller: string, wanted: number): Promise<number> {
  return quota.calls === 0 || wanted === 0 ? wanted : (await take(ask, now, quota, caller, wanted)).granted;
}

/** Counts a call of this caller at this time. Throws if the quota of `calls`, which is not 0, is used up. */
type CountInSlices = (now: number, caller: string, calls: number) => Promise<RateLimitHeaders>;

/** Above this number, the cache is emptied, and the rest of each slice is lost. */
const maxCallers = 50_000;
/** Each slice that a process takes is a hundredth of a quota. */
const slicesInQuota = 100;

interface Slice {
  windowStart: number;
  left: number;
  /** Calls that the database had left for this window after the slice was taken. */
  leftBehind: number;
  /** Whether the database has no calls left for this window. */
  isLast: boolean;
}

/**
 * Counts calls of large quotas, in slices that this process takes from the database. Counting each call there would cost up to four
 * fifths of the throughput. No more calls than the quota get through. When calls are rejected, each process may have up to a
 * hundredth of the quota left. With several processes, the remaining count in the headers can be slightly too high.
 */
export function countInSlices(ask: Ask, named: Omit<Quota, 'calls'>): CountInSlices {
  const windowMs = named.windowSeconds * 1000;
  const slices = new Map<string, Slice>();
  const taking = new Map<string, Promise<void>>();

  async function takeSlice(now: number, caller: string, quota: Quota): Promise<void> {
    const sliceSize = Math.ceil(quota.calls / slicesInQuota);
    const { granted, left, windowStart } = await take(ask, now, quota, caller, sliceSize);
    if (slices.size >= maxCallers) slices.clear();
    slices.set(caller, { windowStart, left: granted, leftBehind: left, isLast: granted < sliceSize });
  }

  return async (now, caller, calls) => {
    const quota = { ...named, calls };
    for (;;) {
      const slice = slices.get(caller);
      if (slice !== undefined && Math.abs(now - slice.windowStart) < windowMs) {
        if (slice.left > 0) {
          slice.left--;
          return headersOf(quota, slice.left + slice.leftBehind, secondsLeft(quota, now, slice.windowStart));
        }
        if (slice.isLast) throw tooManyCalls(quota, now, slice.windowStart);
      }
      // Concurrent calls take one slice together.
      const taken = taking.get(caller) ?? takeSlice(now, caller, quota).finally(() => taking.delete(caller));
      taking.set(caller, taken);
      await taken;
    }
  };
}

export interface RefusedCalls {
  /** Throws if the caller is known to have used up the quota. */
  assertLeft(now: number, caller: string): void;
  count(now: number, caller: string): Promise<void>;
}

/**
 * Counts rejected calls of each caller. A process learns other processes' counts with its own next count, so each may let one more
 * through.
 */
export function countRefusedCalls(ask: Ask, quota: Quota): RefusedCalls {
  const last = new Map<string, Taken>();
  return {
    assertLeft: (now, caller) => {
      const { left = 1, windowStart = 0 } = last.get(caller) ?? {};
      if (left > 0 || Math.abs(now - windowStart) >= quota.windowSeconds * 1000) return;
      throw tooManyCalls(quota, now, windowStart);
    },
    count: async (now, caller) => {
      if (quota.calls === 0) return;
      const taken = await take(ask, now, quota, caller, 1);
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
  /** Calls that fitted into the quota. */
  granted: number;
  left: number;
  windowStart: number;
}

/** Counts calls in one statement, so that concurrent calls are all counted. The window begins with its first call. */
async function take(ask: Ask, now: number, { name, calls, windowSeconds }: Quota, caller: string, wanted: number): Promise<Taken> {
  const windowMs = windowSeconds * 1000;
  // A window in the future was opened before the clock was set back. It ends at once, instead of lasting until then.
  const isOpen = sql`rate_limits.window_start > ${now - windowMs} and rate_limits.window_start < ${now + windowMs}`;
  const [counted] = await ask(sql<{ hits: number; windowStart: number }>`
    insert into rate_limits (bucket, window_start, hits) values (${`${name} ${caller}`}, ${now}, ${wanted})
    on conflict (bucket) do update set
      hits = case when ${isOpen} then rate_limits.hits else 0 end + excluded.hits,
      window_start = case when ${isOpen} then rate_limits.window_start else excluded.window_start end
    returning hits, window_start`);
  if (counted === undefined) throw new Error('A call was not counted.');
  const { hits, windowStart } = counted;
  return { granted: Math.min(Math.max(calls - (hits - wanted), 0), wanted), left: Math.max(calls - hits, 0), windowStart };
}

/** Returns an IPv4 address, or the first 56 bits of an IPv6 address, which one household or server shares. */
export function networkOf(address: string): string {
  // Removes the brackets and the port that proxies add.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 64);
  // Unwraps IPv4 addresses that a dual-stack server reports as IPv6.
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
