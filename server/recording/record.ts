/**
 * Records changes as events, each in the transaction of its change. Handlers send the statement with those of the change: it costs no round
 * trip.
 *
 * `sequence` is greater than that of every event that was committed before and has no position yet. A change that depends on another one begins
 * its last statements after the other's commit, so it comes later in the log (log.ts). Changes at the same time may have the same number, and
 * come in any order.
 *
 * An organization may be deleted before a change in it is committed. A reader drops the events of such a change, as the deletion itself does.
 */

import { v7 as orderedUuid } from 'uuid';
import { limits } from '../../generated/handlers.ts';
import type { EventType } from '../../generated/types.ts';
import { type Ask, fixedLimit, join, perEngine, raw, rows, type Sql, sql } from '../database/sql.ts';
import type { Statements } from '../database/verbs.ts';

interface Place {
  organizationId?: string | undefined;
  documentId?: string | undefined;
  folderId?: string | undefined;
  userId?: string | undefined;
  notificationId?: string | undefined;
}

/** An event as it is stored: `toEvent` of a reader makes the API's event from it. A partial one has ids only. */
export type EventItem = Place & ({ data: unknown; isPartial?: never } | { data?: never; isPartial: true });

/** An object in an event. Large calls leave it out, and do not read it. */
interface StoredObject {
  /** The bytes that count towards the call's limit. */
  bytes: number;
  read(): unknown;
}

/** An item of a change: its facts, which are small, or an object with custom fields. */
export type NewItem = Place & ({ data: unknown } | { object: StoredObject });

/** The events of one change, in one organization or in none. */
export interface NewEvents {
  type: EventType;
  /** The key of the organization; absent for none. */
  organizationKey?: string;
  items: readonly NewItem[] | Snapshot;
  /** Records given items only if it holds. */
  condition?: Sql;
}

/** A selection of items, which the database makes right after the change: a JSON array, null for none. `count`: at most. */
interface SelectedItems {
  select: Sql;
  count: number;
}

/** Returns the selections. */
export type Snapshot = () => SelectedItems[];

/** `select` returns the selection of the items with these ids: a JSON array, null for none. */
export const snapshot =
  <Id>(ids: readonly Id[], select: (ids: readonly Id[]) => Sql): Snapshot =>
  () =>
    chunksOf(ids).map((some) => ({ select: select(some), count: some.length }));

/** Selections of objects. */
interface ObjectsIn<Id> {
  /** Selects the sum of the objects' bytes, without reading them. */
  bytes(ids: readonly Id[]): Sql;
  /** Select the items with their objects, or with ids and `isPartial` only. */
  whole(ids: readonly Id[]): Sql;
  partial(ids: readonly Id[]): Sql;
}

/** Objects that are within the limit in any case, with custom fields and context permissions. */
const fewObjects = limits.eventObjectBytes / (2 * limits.objectBytes);

/** The same for objects. Only one of both selections is read. */
export const snapshotOfObjects =
  <Id>(ids: readonly Id[], { bytes, whole, partial }: ObjectsIn<Id>): Snapshot =>
  () => {
    const areFew = ids.length <= fewObjects;
    const areWhole = sql`${bytes(ids)} <= ${raw(String(limits.eventObjectBytes))}`;
    return chunksOf(ids).map((some) => ({
      select: areFew ? whole(some) : sql`case when ${areWhole} then ${whole(some)} else ${partial(some)} end`,
      count: some.length,
    }));
  };

export interface Recorder {
  /** Returns the statements that record the changes, by event id. Send them with those of the changes. */
  record(now: number, ...changes: readonly NewEvents[]): Statements;
}

interface NewRow {
  apiKeyId: string;
  eventId: string;
  organizationKey: string;
  type: EventType;
  createdAt: number;
  /** The number of items, at most for a selection. */
  itemCount: number;
  /** JSON, or a selection of it. */
  items: string | Sql;
  condition: Sql | undefined;
}

/** Maximum of items in a row. It bounds the bytes that a reader takes at once. */
const itemsInRow = 100;

const columns = ['api_key_id', 'event_id', 'organization_key', 'type', 'created_at', 'item_count', 'bytes', 'items'] as const;
const names = raw(columns.join(', '));

export const recorderOf = (apiKeyId: string): Recorder => ({
  record: (now, ...changes) => {
    const areWhole = bytesOfObjects(changes) <= limits.eventObjectBytes;
    const given = changes.flatMap(({ type, organizationKey = '', items, condition }) =>
      (typeof items === 'function' ? items() : chunksOf(items).map((chunk) => givenItems(chunk, areWhole))).map(
        ({ select, count }): NewRow => ({
          ...{ apiKeyId, eventId: orderedUuid(), organizationKey, type, createdAt: now },
          ...{ itemCount: count, items: select, condition },
        }),
      ),
    );
    return Object.fromEntries(runsOf(given).map((run) => [run[0].eventId, recordRun(run)]));
  },
});

type GivenRow = NewRow & { items: string; condition: undefined };

const isGiven = (row: NewRow): row is GivenRow => typeof row.items === 'string' && row.condition === undefined;

/** Puts given rows that follow each other together. The text of a statement does not depend on the number of rows. */
function runsOf(rows: readonly NewRow[]): [NewRow, ...NewRow[]][] {
  const runs: [NewRow, ...NewRow[]][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run !== undefined && isGiven(run[0]) && isGiven(row)) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Most calls record one row. Its values are cheaper than a list. */
function recordRun([first, ...others]: readonly [NewRow, ...NewRow[]]): Sql {
  const { apiKeyId } = first;
  const sequence = sql`(select coalesce(max(sequence), 0) + 1 from events where api_key_id = ${apiKeyId} and position is null)`;
  if (others.length === 0) return recordOne(first, sequence);
  const listed = [first, ...others]
    .filter(isGiven)
    .map(({ condition: _, ...row }) => ({ ...row, bytes: Buffer.byteLength(row.items) }));
  return sql`insert into events (${names}, sequence)
    select ${names}, ${sequence} from ${rows('events', columns, listed)} as given order by event_id`;
}

/** Selects the values, since Citus allows no subquery among `values`. The limit keeps selected items from being selected twice. */
function recordOne(
  { apiKeyId, eventId, organizationKey, type, createdAt, itemCount, items, condition }: NewRow,
  sequence: Sql,
): Sql {
  const values = sql`${apiKeyId}, ${eventId}, ${organizationKey}, ${type}, cast(${createdAt} as bigint)`;
  if (typeof items === 'string')
    return sql`insert into events (${names}, sequence)
      select ${values}, cast(${itemCount} as bigint), cast(${Buffer.byteLength(items)} as bigint), ${items}, ${sequence}
      where ${condition ?? raw('true')}`;
  return sql`insert into events (${names}, sequence)
    select ${values}, ${countOf(itemCount)}, octet_length(items), items, ${sequence}
    from (select ${items} as items ${fixedLimit(1)}) as given where items is not null`;
}

/** In a statement over selected `items`: their number, which is smaller than that of the ids if some are gone. */
const countOf = (itemCount: number): Sql =>
  itemCount === 1 ? raw('1') : perEngine({ postgres: 'json_array_length(items::json)', sqlite: 'json_array_length(items)' });

const bytesOfObjects = (changes: readonly NewEvents[]): number =>
  changes
    .flatMap(({ items }) => (typeof items === 'function' ? [] : items))
    .reduce((sum, item) => sum + ('object' in item ? item.object.bytes : 0), 0);

const givenItems = (items: readonly NewItem[], areWhole: boolean) => ({
  select: JSON.stringify(items.map((item) => storedItem(item, areWhole))),
  count: items.length,
});

function storedItem(item: NewItem, isWhole: boolean): EventItem {
  if (!('object' in item)) return item;
  const { object, ...place } = item;
  return isWhole ? { ...place, data: object.read() } : { ...place, isPartial: true };
}

const chunksOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / itemsInRow) }, (_, i) => items.slice(i * itemsInRow, (i + 1) * itemsInRow));

/** Records the change of a task in its transaction. */
export async function recordIn(ask: Ask, apiKeyId: string, now: number, change: NewEvents): Promise<void> {
  for (const statement of Object.values(recorderOf(apiKeyId).record(now, change)))
    if (statement !== undefined) await ask(statement);
}

/** Finds whether changes of an organization are recorded, and its id: undefined if not, or if it was deleted. */
export async function findRecorded(ask: Ask, apiKeyId: string, organizationKey: string): Promise<string | undefined> {
  const [found] = await ask(sql<{ events: number; organizationId: string | null }>`
    select events, (select organization_id from organizations
      where organizations.api_key_id = ${apiKeyId} and organizations.id = ${organizationKey}) as organization_id
    from api_keys where api_key_id = ${apiKeyId}`);
  return found?.events === 1 ? (found.organizationId ?? undefined) : undefined;
}

/** Makes a JSON object of columns. */
export const jsonObject = (fields: { readonly [field: string]: Sql }): Sql => {
  const members = Object.entries(fields).map(([field, value]) => sql`${raw(`'${field}'`)}, ${value}`);
  return sql`${perEngine({ postgres: 'json_build_object', sqlite: 'json_object' })}(${join(members)})`;
};

/** Selects a JSON array with a value for each row: `jsonArray(jsonObject({ … }), sql`from users where …`)`. Null for no rows. */
export const jsonArray = (value: Sql, from: Sql): Sql => {
  const [open, close] = [
    perEngine({ postgres: '(json_agg(', sqlite: 'nullif(json_group_array(' }),
    perEngine({ postgres: '))::text', sqlite: "), '[]')" }),
  ];
  return sql`(select ${open}${value}${close} ${from})`;
};

/** A column with JSON, as a part of other JSON. */
export const jsonOf = (column: string): Sql => perEngine({ postgres: `${column}::json`, sqlite: `json(${column})` });

/** `true`, as a part of other JSON. */
export const jsonTrue: Sql = perEngine({ postgres: 'true', sqlite: "json('true')" });
