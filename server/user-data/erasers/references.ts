/** Erases a user from JSON of other users. No index finds these rows, so the table is scanned, a range at a time. */

import { parseJson } from '../../database/json.ts';
import { columnsOf, type Key, type Keyed } from '../../database/keyed-rows.ts';
import { mapInSlices } from '../../database/slices.ts';
import type { Ask } from '../../database/sql.ts';
import { byPrimaryKey, contains, empty, fieldOf, forUpdate, join, matches, raw, rows, type Sql, sql } from '../../database/sql.ts';
import { changeInSlices } from '../../database/stored-objects.ts';
import { type Eraser, type Erasure, type Item, idOfDocument, idOfOrganization, inOrganizations, type Placed } from './eraser.ts';
import { Cleaner, type Person, soughtTexts, withoutUserInside } from './without-user.ts';

interface References extends Keyed {
  kind: string;
  column: string;
  /** A column to set to null with each change, since it describes the old JSON. */
  emptied?: string;
  /** The column with the bytes of the JSON, if there is one. */
  bytes?: string;
  /** The order of row locks; default: by the key. */
  lockOrder?: string;
  /** The column with the time of the JSON, if there is one. */
  time?: string;
  /** Newer rows that are cleaned too, and how; default: none. */
  newer?: { rows: Sql; clean(content: unknown, cleaner: Cleaner): unknown };
  /** See `Eraser`. */
  follows?: readonly string[];
  /** The column with the organization's key; default: `organization_key`. */
  organization?: string;
  /** The column with the owner's id. Rows that the user owns have another eraser. */
  owner?: string;
  /** Returns the JSON without the user; default: `withoutUserInside`. */
  clean?(content: unknown, cleaner: Cleaner): unknown;
  shows: Item['kind'];
  /** Whether the rows belong to documents. */
  hasDocument?: boolean;
}

/** A batch scans one range of rows, which ends with the row that exceeds either bound. */
const rowsInRange = 5000;
const bytesInRange = 1_048_576;

interface RangeEnd {
  /** The last row's place in the range, and the maximum number of its rows. */
  place: number;
  listed: number;
}

type FoundText = Key & { content: string; ofOrganization: string | null; ofDocument: string | null };

/** The rows are read at once, and cleaned slice by slice. */
const withBytes = <Row extends { content: string }>(row: Row) => ({ ...row, bytes: row.content.length });

export function referencesIn(references: References): Eraser {
  const { kind, column, key, emptied, bytes, lockOrder, time, organization = 'organization_key', owner } = references;
  const { clean = withoutUserInside, newer, shows, hasDocument = false } = references;
  const table = raw(references.table);
  const columns = columnsOf(references);
  const content = raw(column);
  const valuesOf = (row: Key): string[] => key.map((name) => row[fieldOf(name)] ?? '');
  return {
    kind,
    searchesTexts: true,
    ...(references.follows && { follows: references.follows }),
    covers: [`${references.table}.${column}`],
    find: async (ask, search) => {
      const isAfter = rowsAfter(search);
      const end = await findEnd(ask, isAfter);
      if (end === undefined) return { items: [], next: undefined };
      const found = await ask(sql<FoundText>`
        select ${columns}, ${content} as content, ${idOfOrganization(search.apiKeyId, organization)} as of_organization,
          ${hasDocument ? idOfDocument(search.apiKeyId) : sql`null`} as of_document
        from ${table} as found where ${isAfter} and ${mayName(end, search)} order by ${columns}`);
      const toItems = ({ content, ofOrganization: organizationId, ofDocument: documentId, ...row }: FoundText): Placed[] => {
        const cleaner = new Cleaner(parseJson(content), search);
        clean(parseJson(content), cleaner);
        if (cleaner.removed.length === 0 || organizationId === null || (hasDocument && documentId === null)) return [];
        const ofDocument = documentId === null ? {} : { documentId };
        const item: Item = { kind: shows, organizationId, ...ofDocument, data: { texts: cleaner.removed } };
        return [{ item, place: JSON.stringify(valuesOf(row)) }];
      };
      return { items: (await mapInSlices(found, ({ content }) => content.length, toItems)).flat(), next: nextOf(end) };
    },
    erase: async (ask, erasure) => {
      const { apiKeyId, before, organizationKeys } = erasure;
      const { current, next } = organizationsOf(erasure);
      if (current === null) return { rows: 0, next };
      const isAfter = rowsAfter(erasure, current);
      const end = await findEnd(ask, isAfter);
      if (end === undefined) return { rows: 0, next };
      const isOld = time === undefined ? sql`1 = 1` : sql`${raw(time)} < ${before}`;
      const found = await ask(sql<Key & { content: string; isOld: number }>`
        select ${columns}, ${content} as content, case when ${isOld} then 1 else 0 end as is_old from ${table} ${byPrimaryKey(references.table)}
        where ${isAfter} and ${mayName(end, erasure)} ${inOrganizations(organizationKeys, organization)}
          and (${isOld} ${newer === undefined ? empty : sql`or ${newer.rows}`})
        order by ${lockOrder === undefined ? columns : raw(lockOrder)} ${forUpdate}`);
      let count = 0;
      const last = await changeInSlices(ask, found.map(withBytes), async (slice) => {
        const changed = slice.flatMap(({ content, isOld, bytes: _, ...row }) => {
          const given: unknown = parseJson(content);
          const cleaner = new Cleaner(given, erasure);
          const cleaned = JSON.stringify(isOld === 1 || newer === undefined ? clean(given, cleaner) : newer.clean(given, cleaner));
          return cleaned === content ? [] : [{ ...row, apiKeyId, [fieldOf(column)]: cleaned }];
        });
        count += changed.length;
        return { cleaned: changed.length === 0 ? undefined : update(apiKeyId, changed) };
      });
      if (last.cleaned !== undefined) await ask(last.cleaned);
      return { rows: count, next: nextOf(end) ?? next };
    },
  };

  /**
   * Returns the organization of the batch, and the start of the next one. Undefined: the range is one of the tenant's. Null: no organization
   * is left. A range within one organization ends with it, so a statement passes over no rows of others.
   */
  function organizationsOf({ from, organizationKeys }: Pick<Erasure, 'from' | 'organizationKeys'>) {
    if (organizationKeys === undefined || key[0] !== organization) return { current: undefined, next: undefined };
    const [reached = ''] = placeOf(from);
    const [current = null, following] = organizationKeys.filter((one) => one >= reached).toSorted();
    return { current, next: following && JSON.stringify([following, ...key.slice(1).map(() => '')]) };
  }

  function placeOf(from: string): readonly string[] {
    return from === '' ? key.map(() => '') : JSON.parse(from);
  }

  function rowsAfter({ apiKeyId, from }: { apiKeyId: string; from: string }, organizationKey?: string): Sql {
    const place = placeOf(from);
    if (organizationKey === undefined) return sql`api_key_id = ${apiKeyId} and (${columns}) > (${join(place)})`;
    const [reached, ...inside] = place;
    return sql`api_key_id = ${apiKeyId} and ${raw(organization)} = ${organizationKey}
      and (${raw(key.slice(1).join(', '))}) > (${join(reached === organizationKey ? inside : inside.map(() => ''))})`;
  }

  async function findEnd(ask: Ask, isAfter: Sql): Promise<(Key & RangeEnd) | undefined> {
    // PostgreSQL knows a text's length without reading it.
    const [end] = await ask(sql<Key & RangeEnd>`
      select ${columns}, place, listed from (
        select ${columns}, bytes, row_number() over (order by ${columns}) as place, count(*) over () as listed,
          sum(bytes) over (order by ${columns}) as total
        from (select ${columns}, octet_length(${content}) as bytes from ${table} where ${isAfter}
          order by ${columns} limit ${raw(String(rowsInRange))}) as sizes
      ) as range where total - bytes < ${raw(String(bytesInRange))} order by place desc limit 1`);
    return end;
  }

  function nextOf(end: Key & RangeEnd): string | undefined {
    const isLast = end.place === end.listed && end.listed < rowsInRange;
    return isLast ? undefined : JSON.stringify(valuesOf(end));
  }

  /** Matches rows up to the end of the range that contain one of the user's texts. */
  function mayName(end: Key, person: Person): Sql {
    const { texts, lower } = soughtTexts(person);
    const isIn = texts.map((text) => contains(column, text));
    const sought = join([...isIn, ...lower.map((text) => contains(`lower(${column})`, text))], ' or ');
    return sql`(${columns}) <= (${join(valuesOf(end))}) and (${sought})
      ${owner === undefined ? empty : sql`and ${raw(owner)} <> ${person.userId}`}`;
  }

  /** Replaces the JSON of these locked rows. */
  function update(apiKeyId: string, changed: readonly Key[]): Sql {
    const described = [
      emptied === undefined ? empty : raw(`, ${emptied} = null`),
      bytes === undefined ? empty : raw(`, ${bytes} = octet_length(changed.${column})`),
    ];
    return sql`update ${table} set ${content} = changed.${content} ${join(described, ' ')}
      from ${rows(references.table, ['api_key_id', ...key, column], changed)} as changed
      where ${matches(references.table, apiKeyId, key, 'changed')}`;
  }
}
