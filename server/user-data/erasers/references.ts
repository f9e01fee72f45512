/** Erases a user from JSON of other users. No index finds these rows, so the table is scanned, a range at a time. */
import { columnsOf, type Key, type Keyed } from '../../database/keyed-rows.ts';
import { contains, empty, forUpdate, join, matches, raw, rows, type Sql, sql } from '../../database/sql.ts';
import { type Eraser, inOrganizations } from './eraser.ts';
import { type Person, soughtTexts, withoutUserInside } from './without-user.ts';

interface References extends Keyed {
  kind: string;
  /** The column with the JSON. */
  column: string;
  /** A column to set to null with each change, since it describes the old JSON. */
  emptied?: string;
  /** The order of row locks; default: by the key. */
  lockOrder?: string;
  /** The column with the time of the JSON, if there is one. */
  time?: string;
  /** The column with the organization's key; default: `organization_key`. */
  organization?: string;
  /** The column with the owner's id. Rows that the user owns have another eraser. */
  owner?: string;
  /** Returns the JSON without the user; default: `withoutUserInside`. */
  clean?(content: unknown, person: Person): unknown;
}

/** A batch scans one range of rows, which ends with the row that exceeds either bound. */
const rowsInRange = 5000;
const bytesInRange = 1_048_576;

interface RangeEnd {
  /** The last row's place in the range, and the maximum number of its rows. */
  place: number;
  listed: number;
}

export function referencesIn(references: References): Eraser {
  const { kind, column, key, emptied, lockOrder, time, organization, owner, clean = withoutUserInside } = references;
  const table = raw(references.table);
  const columns = columnsOf(references);
  const content = raw(column);
  const valuesOf = (row: Key): string[] => key.map((name) => row[name] ?? '');
  return {
    kind,
    covers: [`${references.table}.${column}`],
    erase: async (ask, erasure) => {
      const { apiKeyId, userId, before, organizationKeys } = erasure;
      const from: readonly string[] = erasure.from === '' ? key.map(() => '') : JSON.parse(erasure.from);
      const isAfter = sql`api_key_id = ${apiKeyId} and (${columns}) > (${join(from)}) ${inOrganizations(organizationKeys, organization)}`;
      // PostgreSQL knows a text's length without reading it.
      const [end] = await ask(sql<Key & RangeEnd>`
        select ${columns}, place, listed from (
          select ${columns}, bytes, row_number() over (order by ${columns}) as place, count(*) over () as listed,
            sum(bytes) over (order by ${columns}) as total
          from (select ${columns}, octet_length(${content}) as bytes from ${table} where ${isAfter}
            order by ${columns} limit ${raw(String(rowsInRange))}) as sizes
        ) as range where total - bytes < ${raw(String(bytesInRange))} order by place desc limit 1`);
      if (end === undefined) return { rows: 0, next: undefined };

      const sought = join(
        soughtTexts(erasure).map((text) => contains(column, text)),
        ' or ',
      );
      const found = await ask(sql<Key & { content: string }>`
        select ${columns}, ${content} as content from ${table}
        where ${isAfter} and (${columns}) <= (${join(valuesOf(end))}) and (${sought})
          ${time === undefined ? empty : sql`and ${raw(time)} < ${before}`}
          ${owner === undefined ? empty : sql`and ${raw(owner)} <> ${userId}`}
        order by ${lockOrder === undefined ? columns : raw(lockOrder)} ${forUpdate}`);
      const changed = found.flatMap(({ content, ...row }) => {
        const cleaned = JSON.stringify(clean(JSON.parse(content), erasure));
        return cleaned === content ? [] : [{ ...row, api_key_id: apiKeyId, [column]: cleaned }];
      });
      if (changed.length > 0) await ask(update(changed));
      const isLast = end.place === end.listed && end.listed < rowsInRange;
      return { rows: changed.length, next: isLast ? undefined : JSON.stringify(valuesOf(end)) };
    },
  };

  /** Replaces the JSON of these locked rows. */
  function update(changed: readonly Key[]): Sql {
    const primaryKey = ['api_key_id', ...key];
    return sql`update ${table} set ${content} = changed.${content} ${emptied === undefined ? empty : raw(`, ${emptied} = null`)}
      from ${rows(references.table, [...primaryKey, column], changed)} as changed where ${matches(references.table, primaryKey, 'changed')}`;
  }
}
