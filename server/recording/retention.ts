/**
 * Keeps the logs of events: removes expired events, and numbers events that nobody reads, so that the number of kept ones is known. Each API key
 * has a task of its own. One that fails is repeated by itself, with pauses and an alert, and the others go on.
 */
import { firstWithin, keyed, lockRows, withKeys } from '../database/keyed-rows.ts';
import { type Ask, byPrimaryKey, fixedLimit, indexedBy, limit, raw, type Sql, sql } from '../database/sql.ts';
import { type Owner, requeue, saveProgress, type Task } from '../jobs/queue.ts';
import { findBatch, isOfApiKey, type Log, lockLog, newNumbering, numberSome, remove } from './log.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const keepLogKind = 'keep-event-log';

/** The task of an API key: it has at most one. */
const taskId = 'event-log';

export interface Retention {
  /** Events from before this time have expired. */
  before: number;
  maxEvents: number;
}

/** Rows that one transaction removes. */
const removedRows = 500;

/** Milliseconds after which events are numbered without a reader. */
const unreadMs = 600_000;

/** Does one batch of the task of an API key. Returns whether more may follow. Removes events before it numbers, which may fail. */
export async function keepLog(ask: Ask, apiKeyId: string, retention: Retention): Promise<boolean> {
  const log = await lockLog(ask, apiKeyId);
  const { lastPosition, removedPosition, oldestAt } = log;
  const isAged = oldestAt !== null && oldestAt < retention.before;
  if (isAged || lastPosition - removedPosition > retention.maxEvents) {
    await removeOldest(ask, apiKeyId, log, retention);
    return true;
  }
  if (oldestAt === null && (await removeUnnumbered(ask, apiKeyId, log, retention))) return true;
  return await numberSome(ask, apiKeyId);
}

async function removeOldest(
  ask: Ask,
  apiKeyId: string,
  { lastPosition, removedPosition, removedNumbering }: Log,
  { before, maxEvents }: Retention,
): Promise<void> {
  const oldest = await ask(sql<{ eventId: string; position: number; numbering: string; createdAt: number; bytes: number }>`
    select event_id, position, numbering, created_at, bytes from events
    where api_key_id = ${apiKeyId} and position is not null order by position ${fixedLimit(removedRows + 1)}`);
  const firstKept = oldest.findIndex(({ position, createdAt }) => createdAt >= before && position > lastPosition - maxEvents);
  const removed = firstWithin(oldest.slice(0, Math.min(removedRows, firstKept === -1 ? oldest.length : firstKept)));
  const [last, next] = [removed.at(-1), oldest[removed.length]];
  const removedTo = next === undefined ? lastPosition : next.position - 1;
  await Promise.all([
    ask(remove(apiKeyId, idsOf(removed))),
    ask(sql`update event_logs set removed_position = ${Math.max(removedTo, removedPosition)},
      removed_numbering = ${last?.numbering ?? removedNumbering}, oldest_at = ${next?.createdAt ?? null}
      where api_key_id = ${apiKeyId}`),
  ]);
}

/**
 * Removes the first expired events without a position. They get their places all the same, so that a reader before them is told. Returns false
 * for none.
 */
async function removeUnnumbered(ask: Ask, apiKeyId: string, { lastPosition }: Log, { before }: Retention): Promise<boolean> {
  const { pending } = await findBatch(ask, apiKeyId);
  const firstKept = pending.findIndex(({ createdAt }) => createdAt >= before);
  const removed = pending.slice(0, firstKept === -1 ? pending.length : firstKept);
  if (removed.length === 0) return false;
  const position = lastPosition + removed.reduce((sum, { itemCount }) => sum + itemCount, 0);
  await Promise.all([
    ask(remove(apiKeyId, idsOf(removed))),
    ask(sql`update event_logs set last_position = ${position}, removed_position = ${position},
      removed_numbering = ${newNumbering()} where api_key_id = ${apiKeyId}`),
  ]);
  return true;
}

/** Erases some events of a deleted organization, which keep their places and ids. Returns whether they were the last. */
export async function eraseOrganization(ask: Ask, apiKeyId: string, organizationKey: string, maxRows: number): Promise<boolean> {
  const events = keyed('events');
  const all = await ask(sql<{
    eventId: string;
    bytes: number;
  }>`select event_id, bytes from events ${indexedBy('events_by_organization')}
    where api_key_id = ${apiKeyId} and position is not null and organization_key <> '' and organization_key = ${organizationKey}
    ${limit(maxRows)}`);
  const found = firstWithin(all).map(({ eventId }) => ({ eventId }));
  if (found.length === 0) return true;
  const erased = sql`update events ${byPrimaryKey('events')} set organization_key = '', bytes = ${noItems.length}, items = ${noItems}
    where ${withKeys(apiKeyId, events, found)}`;
  await Promise.all([ask(lockRows(apiKeyId, events, found)), ask(erased)]);
  return found.length === all.length && all.length < maxRows;
}

const noItems = '[]';

const idsOf = (events: readonly { eventId: string }[]): string[] => events.map(({ eventId }) => eventId);

const hasNoTask = (table: string): Sql => sql`(select 1 from tasks where tasks.api_key_id = ${raw(table)}.api_key_id
  and task_id = ${raw(`'${taskId}'`)} and completed_at is null) is null`;

/** Queues the tasks of logs with expired events, or with too many. Returns whether more may exist. */
export async function queueExpired(ask: Ask, now: number, { before, maxEvents }: Retention, maxKeys: number): Promise<boolean> {
  const isFree = sql`${hasNoTask('event_logs')} and ${isOfApiKey('event_logs')}`;
  const [aged, large] = await Promise.all([
    ask(sql<Keyed>`select api_key_id from event_logs
      where oldest_at < ${before} and ${isFree} order by oldest_at ${fixedLimit(maxKeys)}`),
    ask(sql<Keyed>`select api_key_id from event_logs
      where last_position - removed_position > ${maxEvents} and ${isFree} ${fixedLimit(maxKeys)}`),
  ]);
  await queue(ask, now, [...aged, ...large]);
  return aged.length === maxKeys || large.length === maxKeys;
}

interface Keyed {
  apiKeyId: string;
}

/** The payload of the task: the API key after which its next batch starts. */
interface Progress {
  after?: string;
}

/**
 * Queues the tasks of API keys with events that no reader has numbered, in the order of the keys, a few in a batch. Passes over deleted API keys,
 * whose rows are being removed. Returns whether more may exist.
 */
export async function queueUnread(ask: Ask, now: number, maxKeys: number, task: Task): Promise<boolean> {
  let { after = '' }: Progress = JSON.parse(task.payload);
  for (let i = 0; i < maxKeys; i++) {
    const [first] = await ask(sql<Keyed & { createdAt: number }>`
      select api_key_id, created_at from events ${indexedBy('events_without_position')}
      where position is null and api_key_id > ${after} order by api_key_id, sequence, event_id ${fixedLimit(1)}`);
    if (first === undefined) {
      await ask(saveProgress(task, {}));
      return false;
    }
    after = first.apiKeyId;
    if (first.createdAt < now - unreadMs) await queue(ask, now, [first]);
  }
  await ask(saveProgress(task, { after } satisfies Progress));
  return true;
}

async function queue(ask: Ask, now: number, keys: readonly Keyed[]): Promise<void> {
  for (const apiKeyId of new Set(keys.map((one) => one.apiKeyId))) {
    const [owner] = await ask(sql<Owner>`select api_key_id, workspace_id from api_keys where api_key_id = ${apiKeyId}`);
    if (owner !== undefined) await ask(requeue(now, { ...owner, queue: 'maintenance', kind: keepLogKind, taskId, payload: {} }));
  }
}
