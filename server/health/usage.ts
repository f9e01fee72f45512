/**
 * Counts the calls of each caller: by day, with emails, and in the last minute. Each process counts in memory and saves its counts with its
 * heartbeats, since a write for each call would cost more than the call.
 */
import { at } from '../../generated/operations.ts';
import { dayMs } from '../clock.ts';
import { type Ask, among, insertInto, limit, raw, type Sql, sql } from '../database/sql.ts';
import { shedCauseOf } from '../errors.ts';
import type { OnRequest } from '../http/options.ts';

export interface Counts {
  calls: number;
  refusedCalls: number;
  mails: number;
}

/** The calls and emails by day. */
export interface Usage {
  /** Counts for an API key or a workspace. */
  count(callerId: string, what: keyof Counts, now: number): void;
  flush(ask: Ask): Promise<void>;
}

/** Days for which usage is kept and returned. */
const keptDays = 30;

/** Beyond this number, further callers are not counted until the next flush. */
const maxCallers = 50_000;
const rowsInStatement = 500;

interface Counted extends Counts {
  callerId: string;
  day: number;
}

export function createUsage(): Usage {
  let pending = new Map<string, Counted>();

  function counted(callerId: string, day: number): Counted | undefined {
    const key = `${callerId} ${day}`;
    const known = pending.get(key);
    if (known !== undefined || pending.size >= maxCallers) return known;
    const fresh = { callerId, day, calls: 0, refusedCalls: 0, mails: 0 };
    pending.set(key, fresh);
    return fresh;
  }

  return {
    count: (callerId, what, now) => {
      const one = counted(callerId, now - (now % dayMs));
      if (one !== undefined) one[what]++;
    },
    flush: async (ask) => {
      // Ordered, so that processes lock rows in the same order.
      const rows = [...pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
      pending = new Map();
      while (rows.length > 0) {
        try {
          await ask(add(rows.slice(0, rowsInStatement)));
        } catch (error) {
          for (const { callerId, day, ...counts } of rows) {
            const one = counted(callerId, day);
            if (one === undefined) continue;
            one.calls += counts.calls;
            one.refusedCalls += counts.refusedCalls;
            one.mails += counts.mails;
          }
          throw error;
        }
        rows.splice(0, rowsInStatement);
      }
    },
  };
}

const add = (rows: readonly Readonly<Counted>[]): Sql => {
  const columns = ['caller_id', 'day', 'calls', 'refused_calls', 'mails'] as const;
  return sql`${insertInto('usage_by_day', columns, rows, ['caller_id', 'day'])}
    on conflict (caller_id, day) do update set calls = usage_by_day.calls + excluded.calls,
      refused_calls = usage_by_day.refused_calls + excluded.refused_calls, mails = usage_by_day.mails + excluded.mails`;
};

/** Returns the time before which usage is neither returned nor kept. */
export const firstDay = (now: number): number => now - (now % dayMs) - (keptDays - 1) * dayMs;

/** Selects the workspaces with the largest usage since a day, the sum of their API keys' and their own. */
export const findLargest = (by: keyof Counts, since: number, maxRows: number) => sql<
  Counts & { workspaceId: string; name: string }
>`
  select workspaces.workspace_id, workspaces.name,
    cast(sum(calls) as bigint) as calls, cast(sum(refused_calls) as bigint) as refused_calls, cast(sum(mails) as bigint) as mails
  from usage_by_day
    left join api_keys on api_keys.api_key_id = caller_id
    join workspaces on workspaces.workspace_id = coalesce(api_keys.workspace_id, caller_id)
  where day >= ${since} group by workspaces.workspace_id, workspaces.name
  order by ${raw(orders[by])} desc, workspaces.workspace_id ${limit(maxRows)}`;

const orders = { calls: 'sum(calls)', refusedCalls: 'sum(refused_calls)', mails: 'sum(mails)' };

export const findWorkspacesOf = (callerIds: readonly string[]) => sql<{ callerId: string; workspaceId: string; name: string }>`
  select api_key_id as caller_id, workspaces.workspace_id, workspaces.name
  from api_keys join workspaces on workspaces.workspace_id = api_keys.workspace_id where api_key_id ${among(callerIds)}
  union all select workspace_id, workspace_id, name from workspaces where workspace_id ${among(callerIds)}`;

/** Selects the usage of these callers, the latest day first. */
export const find = (callerIds: readonly string[], now: number) =>
  sql<Counted>`select caller_id, day, calls, refused_calls, mails from usage_by_day
    where caller_id ${among(callerIds)} and day >= ${firstDay(now)} order by day desc, caller_id`;

export interface CallerCounts {
  /** The id of the API key or the workspace. */
  callerId: string;
  calls: number;
  /** Calls that were rejected under load. */
  sheds: number;
  /** The time of all calls, with waiting. */
  ms: number;
}

/** The calls of the last minute, for `npm run admin -- top` and the doctor. */
export interface Callers {
  count: OnRequest;
  /** Returns the callers with the most time in the intervals, and begins another one. Call it with each heartbeat. */
  next(): CallerCounts[];
}

/** Heartbeats of a minute. */
const intervals = 12;
/** Beyond this number, further callers are not counted until the next heartbeat. */
const maxCounted = 10_000;
const maxRecorded = 20;

export function createCallers(): Callers {
  const counted: Map<string, CallerCounts>[] = [new Map()];
  return {
    count: ({ callerId, seconds, failure }) => {
      if (callerId === undefined) return;
      const sheds = failure !== undefined && shedCauseOf(failure) !== undefined ? 1 : 0;
      const [current = new Map<string, CallerCounts>()] = counted;
      const isKnown = current.has(callerId);
      if (isKnown || current.size < maxCounted) addTo(current, { callerId, calls: 1, sheds, ms: seconds * 1000 });
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
