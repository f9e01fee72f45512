/**
 * The log of an API key's events. A writer cannot give its event a place in the log, since others may commit before it. So a reader does it:
 * under a lock, it gives all visible events without a position the next ones, in the order of their sequences, and commits. An event that is
 * committed later gets a later position, so no reader passes over it.
 *
 * Nothing stored depends on ids of transactions or on clocks: positions continue after a restore and a failover. But a standby may lack the last
 * events, and give their positions to others. An event may even get its position again, behind other events than before: PostgreSQL may show
 * commits in another order than standbys get them. So a reader's place is a position and the numbering there: the random id of the transaction
 * that gave it. A database with this numbering has all that was committed before it. Each log has an id of its own too, since a
 * restore and an import begin a new one. An erased event keeps its numbering.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { EventType } from '../../generated/types.ts';
import { bytesAtOnce, firstWithin } from '../database/keyed-rows.ts';
import { type Ask, among, fixedLimit, forUpdate, limit, matches, raw, rows, type Sql, sql } from '../database/sql.ts';
import type { Change, Statements } from '../database/verbs.ts';

export interface Log {
  /** Empty for an API key that was deleted. */
  logId: string;
  /** The positions of the last numbered event, and of the last removed one. */
  lastPosition: number;
  removedPosition: number;
  /** When the oldest numbered event was recorded; null for none. */
  oldestAt: number | null;
  /** The numbering of the last removed event; empty for none. */
  removedNumbering: string;
}

export const noLog: Log = { logId: '', lastPosition: 0, removedPosition: 0, removedNumbering: '', oldestAt: null };

/** Rows that one transaction numbers. SQLite writes a row anew with its position, so their bytes are bounded too. */
const numberedRows = 1000;

export const findLog = (apiKeyId: string) =>
  sql<Log>`select log_id, last_position, removed_position, removed_numbering, oldest_at from event_logs where api_key_id = ${apiKeyId}`;

/** Adds an empty log, unless the API key was deleted: a process may still know it. */
export const addLog = (apiKeyId: string, logId: string): Sql => sql`
  insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering)
  select api_key_id, ${logId}, 0, 0, '' from api_keys where api_key_id = ${apiKeyId} on conflict (api_key_id) do nothing`;

/** Locks the log, and creates it if it is missing. */
export async function lockLog(ask: Ask, apiKeyId: string): Promise<Log> {
  const locked = sql<Log>`${findLog(apiKeyId)} ${forUpdate}`;
  const [found] = await ask(locked);
  if (found !== undefined) return found;
  const [, [added]] = await Promise.all([ask(addLog(apiKeyId, randomUUID())), ask(locked)]);
  return added ?? noLog;
}

interface Pending {
  eventId: string;
  createdAt: number;
  itemCount: number;
  bytes: number;
  /** 0 for an event of a deleted organization, whose events are being removed. */
  isLive: number;
}

const findPending = (apiKeyId: string) => sql<Pending>`
  select event_id, created_at, item_count, bytes,
    case when organization_key = '' or (
      select 1 from organizations where organizations.api_key_id = ${apiKeyId} and organizations.id = events.organization_key) = 1
    then 1 else 0 end as is_live
  from events where api_key_id = ${apiKeyId} and position is null order by sequence, event_id ${fixedLimit(numberedRows)}`;

interface PendingBatch {
  log: Log;
  pending: readonly Pending[];
  /** Whether more may exist. */
  hasMore: boolean;
}

/** Locks the log, and finds the first events without a position. */
export async function findBatch(ask: Ask, apiKeyId: string): Promise<PendingBatch> {
  const log = await lockLog(ask, apiKeyId);
  // Sent behind the lock, so that it sees what the last holder has numbered.
  const found = await ask(findPending(apiKeyId));
  const pending = firstWithin(found);
  return { log, pending, hasMore: found.length === numberedRows || pending.length < found.length };
}

/** Numbers events without a position, the first of them, and removes those of deleted organizations. Returns whether more may exist. */
export async function numberEvents(change: Change, apiKeyId: string): Promise<boolean> {
  const { found } = await change({
    prepare: (ask) => findBatch(ask, apiKeyId),
    write: ({ log, pending }) => numbering(apiKeyId, log, pending),
  });
  return found.hasMore;
}

/** Returns the id of a new numbering. */
export const newNumbering = (): string => randomBytes(8).toString('hex');

/** Returns the statements that number these events, and make idle webhooks due. */
function numbering(apiKeyId: string, log: Log, pending: readonly Pending[]): Statements {
  const live = pending.filter(({ isLive }) => isLive === 1);
  const others = pending.flatMap(({ eventId, isLive }) => (isLive === 1 ? [] : [eventId]));
  const removed = others.length === 0 ? undefined : remove(apiKeyId, others);
  const [first] = live;
  if (first === undefined) return { removed };
  let position = log.lastPosition;
  const numbered = live.map(({ eventId, itemCount }) => {
    const one = { apiKeyId, eventId, position: position + 1 };
    position += itemCount;
    return one;
  });
  return {
    removed,
    numbered: sql`update events set position = numbered.position, numbering = ${newNumbering()}
          from ${rows('events', ['api_key_id', 'event_id', 'position'], numbered)} as numbered
          where ${matches('events', apiKeyId, ['event_id'], 'numbered')}`,
    log: sql`update event_logs set last_position = ${position}, oldest_at = coalesce(oldest_at, ${first.createdAt})
          where api_key_id = ${apiKeyId}`,
    due: sql`update webhooks set due_at = 0 where api_key_id = ${apiKeyId} and disabled_at is null and due_at is null`,
  };
}

/** The same as `numberEvents`, in a transaction of its caller. */
export async function numberSome(ask: Ask, apiKeyId: string): Promise<boolean> {
  const { log, pending, hasMore } = await findBatch(ask, apiKeyId);
  for (const statement of Object.values(numbering(apiKeyId, log, pending))) if (statement !== undefined) await ask(statement);
  return hasMore;
}

/** Begins a new log of each API key: a reader of the log before is told. Positions continue. */
export const beginNewLogs = (): Sql => sql`update event_logs set log_id = ${randomUUID()}`;

export const remove = (apiKeyId: string, eventIds: readonly string[]): Sql =>
  sql`delete from events where api_key_id = ${apiKeyId} and event_id ${among(eventIds)}`;

/** Matches rows of an API key that exists. Shared work passes over rows of a deleted one, which are being removed. */
export const isOfApiKey = (table: string): Sql =>
  sql`(select 1 from api_keys where api_keys.api_key_id = ${raw(table)}.api_key_id) = 1`;

/** Matches API keys with events without a position. Looks each key up, since PostgreSQL would read all new events to join them. */
export const hasUnnumbered = (apiKeyId: Sql): Sql =>
  sql`(select min(sequence) from events where events.api_key_id = ${apiKeyId} and position is null) is not null`;

/** Selects a row if there are events without a position. */
export const findUnnumbered = (apiKeyId: string): Sql =>
  sql`select 1 from events where api_key_id = ${apiKeyId} and position is null order by sequence ${fixedLimit(1)}`;

export interface StoredEvents {
  eventId: string;
  type: EventType;
  /** The position of the first item. */
  position: number;
  numbering: string;
  createdAt: number;
  itemCount: number;
  bytes: number;
  /** 1 for rows of the wanted types and organization that end behind the start. */
  isWanted: number;
  /** JSON; null for rows that are not wanted, and for those beyond the items or bytes of a batch. */
  items: string | null;
}

interface Batch {
  /** The position of the first item. The first row has the position before it, unless that is removed. */
  from: number;
  /** Matches the rows to read. */
  isWanted: Sql;
  /** Rows that the batch looks at. */
  maxRows: number;
  maxItems: number;
}

/**
 * Selects the events from this position on. Sizes are read first, and items only of the rows that the batch returns: SQLite would copy all of
 * them to sum the sizes.
 */
export const findEvents = (apiKeyId: string, { from, isWanted, maxRows, maxItems }: Batch) => sql<StoredEvents>`
  select event_id, type, position, numbering, created_at, item_count, bytes, is_wanted,
    case when is_wanted = 1 and (total_bytes = bytes or (total_bytes <= ${raw(String(bytesAtOnce))} and total_items - items_ahead < ${maxItems}))
      then (select items from events as stored where stored.api_key_id = ${apiKeyId} and stored.event_id = sizes.event_id) end as items
  from (
    select *, sum(is_wanted * bytes) over (order by position) as total_bytes, sum(is_wanted * items_ahead) over (order by position) as total_items
    from (
      select *, case when items_ahead > 0 and ${isWanted} then 1 else 0 end as is_wanted
      from (
        select event_id, organization_key, type, position, numbering, created_at, item_count, bytes,
          case when position < ${from} then position + item_count - ${from} else item_count end as items_ahead
        from events where api_key_id = ${apiKeyId}
          and position >= coalesce((select max(position) from events where api_key_id = ${apiKeyId} and position < ${from}), 0)
        order by position ${limit(maxRows)}) as found) as rated) as sizes
  order by position`;
