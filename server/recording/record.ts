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
import type { EventType } from '../../generated/types.ts';
import { fixedLimit, join, perEngine, raw, rows, type Sql, sql } from '../database/sql.ts';

/** An event as it is stored: `toEvent` of a reader makes the API's event from it. */
export interface EventItem {
  organizationId?: string | undefined;
  documentId?: string | undefined;
  folderId?: string | undefined;
  userId?: string | undefined;
  data: unknown;
}

/** The events of one change, in one organization or in none. */
export interface NewEvents {
  type: EventType;
  /** The key of the organization; absent for none. */
  organizationKey?: string;
  items: readonly EventItem[] | Snapshot;
  /** Records given items only if it holds. */
  condition?: Sql;
}

/** Returns selections of items, which the database makes right after the change. */
export type Snapshot = () => Sql[];

/** `select` returns the selection of the items with these ids: a JSON array, null for none. */
export const snapshot =
  <Id>(ids: readonly Id[], select: (ids: readonly Id[]) => Sql): Snapshot =>
  () =>
    chunksOf(ids).map(select);

export interface Recorder {
  /** Returns the statement that records the changes; undefined for none. */
  record(now: number, ...changes: readonly NewEvents[]): Sql | undefined;
}

interface NewRow {
  apiKeyId: string;
  eventId: string;
  organizationKey: string;
  type: EventType;
  createdAt: number;
  /** JSON, or a selection of it. */
  items: string | Sql;
  condition: Sql | undefined;
}

/** Maximum of items in a row. It bounds the bytes that a reader takes at once. */
const itemsInRow = 100;

const commonColumns = ['api_key_id', 'event_id', 'organization_key', 'type', 'created_at'] as const;
const columns = [...commonColumns, 'items'] as const;
const [common, names] = [raw(commonColumns.join(', ')), raw(columns.join(', '))];

export const recorderOf = (apiKeyId: string): Recorder => ({
  record: (now, ...changes) => {
    const given = changes.flatMap(({ type, organizationKey = '', items, condition }) =>
      (typeof items === 'function' ? items() : chunksOf(items).map((chunk) => JSON.stringify(chunk))).map(
        (chunk): NewRow => ({ apiKeyId, eventId: orderedUuid(), organizationKey, type, createdAt: now, items: chunk, condition }),
      ),
    );
    if (given.length === 0) return undefined;
    const sequence = sql`(select coalesce(max(sequence), 0) + 1 from events where api_key_id = ${apiKeyId} and position is null)`;
    const [one, another] = given;
    // Most calls record one row. Its values are cheaper than a list.
    if (one !== undefined && another === undefined) return recordOne(one, sequence);
    const listed = given.flatMap(({ items, condition, ...one }) =>
      typeof items === 'string' && condition === undefined ? [{ ...one, items }] : [],
    );
    // The limit keeps PostgreSQL from selecting the items twice: for the condition, and for the row.
    const selected = given.flatMap(({ items, condition, ...one }) =>
      typeof items === 'string' && condition === undefined
        ? []
        : [
            sql`select ${names} from (
              select ${common}, ${typeof items === 'string' ? sql`cast(${items} as text)` : items} as items
              from ${rows('events', commonColumns, [one])} as one where ${condition ?? raw('true')} ${fixedLimit(1)}) as one`,
          ],
    );
    const all = [
      ...(listed.length === 0 ? [] : [sql`select ${names} from ${rows('events', columns, listed)} as one`]),
      ...selected,
    ];
    return sql`insert into events (${names}, sequence)
      select ${names}, ${sequence} from (${join(all, ' union all ')}) as given where items is not null order by event_id`;
  },
});

/** Selects the values, since Citus allows no subquery among `values`. The limit keeps selected items from being selected twice. */
function recordOne({ apiKeyId, eventId, organizationKey, type, createdAt, items, condition }: NewRow, sequence: Sql): Sql {
  const values = sql`${apiKeyId}, ${eventId}, ${organizationKey}, ${type}, cast(${createdAt} as bigint)`;
  if (typeof items === 'string')
    return sql`insert into events (${names}, sequence) select ${values}, ${items}, ${sequence} where ${condition ?? raw('true')}`;
  return sql`insert into events (${names}, sequence) select ${values}, items, ${sequence}
    from (select ${items} as items ${fixedLimit(1)}) as given where items is not null`;
}

const chunksOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / itemsInRow) }, (_, i) => items.slice(i * itemsInRow, (i + 1) * itemsInRow));

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
