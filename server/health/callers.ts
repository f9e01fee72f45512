/** Counts the calls of each caller in the last minute, for `npm run admin -- top` and the doctor. */
import { at } from '../../generated/operations.ts';

export interface CallerCounts {
  /** The id of the API key or the workspace. */
  callerId: string;
  calls: number;
  /** Calls that were rejected under load. */
  sheds: number;
  /** The time of all calls, with waiting. */
  ms: number;
}

export interface Callers {
  count(call: { callerId: string; isShed: boolean; ms: number }): void;
  /** Returns the callers with the most time in the intervals, and begins another one. Call it with each heartbeat. */
  next(): CallerCounts[];
}

/** Heartbeats of a minute. */
const intervals = 12;
/** Beyond this number, further callers are not counted until the next heartbeat. */
const maxCallers = 10_000;
const maxRecorded = 20;

export function createCallers(): Callers {
  const counted: Map<string, CallerCounts>[] = [new Map()];
  return {
    count: ({ callerId, isShed, ms }) => {
      const [current = new Map<string, CallerCounts>()] = counted;
      const isKnown = current.has(callerId);
      if (isKnown || current.size < maxCallers) addTo(current, { callerId, calls: 1, sheds: isShed ? 1 : 0, ms });
    },
    next: () => {
      const largest = sumOf(counted.flatMap((interval) => [...interval.values()])).slice(0, maxRecorded);
      counted.unshift(new Map());
      counted.splice(intervals);
      return largest.map((one) => ({ ...one, ms: Math.round(one.ms) }));
    },
  };
}

/** Returns one entry for each caller, the most time first. */
export function sumOf(counts: readonly CallerCounts[]): CallerCounts[] {
  const sums = new Map<string, CallerCounts>();
  for (const one of counts) addTo(sums, one);
  return [...sums.values()].sort((a, b) => b.ms - a.ms);
}

function addTo(sums: Map<string, CallerCounts>, { callerId, calls, sheds, ms }: CallerCounts): void {
  const sum = sums.get(callerId);
  if (sum === undefined) sums.set(callerId, { callerId, calls, sheds, ms });
  else {
    sum.calls += calls;
    sum.sheds += sheds;
    sum.ms += ms;
  }
}

export function callersIn(facts: string): CallerCounts[] {
  const row: unknown = JSON.parse(facts);
  const callers = at(row, 'callers');
  return Array.isArray(callers) ? callers.filter(isCounts) : [];
}

const isCounts = (one: unknown): one is CallerCounts =>
  typeof at(one, 'callerId') === 'string' && ['calls', 'sheds', 'ms'].every((name) => typeof at(one, name) === 'number');
