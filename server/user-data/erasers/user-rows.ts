/** Erases rows of a user, with their child rows. A renewed row keeps its newer parts. */

import { parseJson } from '../../database/json.ts';
import { columnsOf, type Key, type Keyed, lockRows, removeSome, withKeys } from '../../database/keyed-rows.ts';
import { type Ask, byPrimaryKey, empty, indexedBy, isAmong, join, limit, raw, type Sql, sql } from '../../database/sql.ts';
import { countThatFit, type Sized } from '../../paging/page-token.ts';
import { type Eraser, type Item, idOfDocument, idOfOrganization, inOrganizations, outcomeOf, type Placed } from './eraser.ts';

interface RowsOfUser extends Keyed {
  kind: string;
  /** The column with the user's id. */
  user: string;
  /** The column with the time when the row was added or last renewed. */
  time: string;
  /** Columns that may keep old values when the row is renewed. */
  parts?: readonly Part[];
  shows: Shown;
  /** Child rows, also of other users, that are removed before a row. They have the row's key in columns of the same names. */
  children?: Keyed;
}

interface Shown {
  kind: Item['kind'];
  /** The columns of the item's data, in a statement over `found`. */
  data: Sql | ((apiKeyId: string) => Sql);
  /** Fields of the data that are stored as JSON. */
  json?: readonly string[];
  /** Whether the row belongs to a document; an empty document key means none. */
  hasDocument?: boolean;
  /** In a statement over `found`: matches rows of another deleted object, which the queue removes. */
  isGone?: (apiKeyId: string) => Sql;
  /** The order of the items, which an index on the user has. It identifies a row of the user. */
  order: readonly string[];
  /** The index on the user, if SQLite would take another one. */
  index?: string;
}

/** Fields of a row beside the item's data. */
interface FoundRow {
  isGone: number;
  organizationId: string | null;
  documentKey: string;
  documentId: string | null;
}

interface Part {
  column: string;
  /** The column with the time of its value. */
  time: string;
  /** The value of a new row. */
  blank: 'null' | '0';
}

export function rowsOfUser({ kind, user, time, parts = [], children, shows, ...rows }: RowsOfUser): Eraser {
  const table = raw(rows.table);
  const byKey = byPrimaryKey(rows.table);
  return {
    kind,
    covers: [`${rows.table}.${user}`],
    find: async (ask, { apiKeyId, userId, from, maxRows }) => {
      const { hasDocument = false, json = [], isGone = () => sql`1 = 0`, order } = shows;
      const columns = raw(order.join(', '));
      const after: readonly (string | number)[] = from === '' ? [] : JSON.parse(from);
      const isAfter = sql`api_key_id = ${apiKeyId} and ${raw(user)} = ${userId}
        ${after.length === 0 ? empty : sql`and (${columns}) > (${join(after)})`}`;
      // Looks at the sizes first, so that no batch has more than a page.
      const sizes = join([raw('0'), ...json.map((column) => sql`coalesce(octet_length(${raw(column)}), 0)`)], ' + ');
      const listed = await ask(sql<Required<Sized>>`select ${sizes} as bytes from ${table} ${indexedBy(shows.index)}
        where ${isAfter} order by ${columns} ${limit(maxRows)}`);
      const count = countThatFit(listed);
      const found = await ask(sql<FoundRow & { [column: string]: unknown }>`
        select ${typeof shows.data === 'function' ? shows.data(apiKeyId) : shows.data}, ${join(order.map((column, i) => sql`${raw(column)} as ${raw(`place${i}`)}`))},
          case when ${isGone(apiKeyId)} then 1 else 0 end as is_gone, ${idOfOrganization(apiKeyId, 'organization_key')} as organization_id,
          ${hasDocument ? sql`document_key, ${idOfDocument(apiKeyId)} as document_id` : sql`'' as document_key, null as document_id`}
        from ${table} as found ${indexedBy(shows.index)} where ${isAfter} order by ${columns} ${limit(count)}`);
      const placed = found.map(
        ({ isGone, organizationId, documentKey, documentId, ...row }): Partial<Placed> & { place: string } => {
          const place = JSON.stringify(order.map((_, i) => row[`place${i}`]));
          if (isGone === 1 || organizationId === null || (documentKey !== '' && documentId === null)) return { place };
          const data = Object.entries(row)
            .filter(([name, value]) => !/^place\d/.test(name) && value !== null)
            .map(([name, value]) => [name, json.includes(name) ? parseJson(String(value)) : value]);
          const ofDocument = documentId === null ? {} : { documentId };
          return { place, item: { kind: shows.kind, organizationId, ...ofDocument, data: Object.fromEntries(data) } };
        },
      );
      return {
        items: placed.flatMap(({ item, place }) => (item === undefined ? [] : [{ item, place }])),
        next: listed.length < maxRows && count === listed.length ? undefined : placed.at(-1)?.place,
      };
    },
    erase: async (ask, { apiKeyId, userId, before, organizationKeys, maxRows }) => {
      const ofUser = sql`api_key_id = ${apiKeyId} and ${raw(user)} = ${userId}`;
      const isOlder = (column: string) => sql`${raw(column)} < ${before}`;
      // Keeps the planner from an index of times.
      const isStillOld = isOlder(`${time} + 0`);
      const isOldPart = ({ column, time, blank }: Part) => sql`${isOlder(time)} and ${raw(column)} is distinct from ${raw(blank)}`;
      const isOld = isOlder(time);
      const isPartlyOld = sql`(${join(parts.map(isOldPart), ' or ')})`;
      const find = (condition: Sql, count: number) =>
        ask(
          sql<Key>`select ${columnsOf(rows)} from ${table} ${indexedBy(shows.index)}
            where ${ofUser} and ${condition} ${inOrganizations(organizationKeys)} ${limit(count)}`,
        );
      const change = async (keys: readonly Key[], changeRows: Sql, condition: Sql) => {
        if (keys.length === 0) return;
        // Repeats the condition, since a row may have been renewed meanwhile. Without the user, so that no index scans all of the
        // user's rows.
        const changing = sql`${changeRows} where ${condition} and ${withKeys(apiKeyId, rows, keys)}`;
        await Promise.all([ask(lockRows(apiKeyId, rows, keys)), ask(changing)]);
      };

      const found = await find(isOld, maxRows);
      const removedChildren = children === undefined ? 0 : await removeChildren(ask, apiKeyId, rows, found, children, maxRows);
      const childless = found.slice(0, maxRows - removedChildren);
      await change(childless, sql`delete from ${table} ${byKey}`, isStillOld);
      const removed = removedChildren + childless.length;
      if (found.length === maxRows || childless.length < found.length) return { rows: removed, next: '' };
      if (parts.length === 0) return { rows: removed, next: undefined };
      // Runs after the deletion, so it finds rows that were renewed while it waited for their locks.
      const renewed = await find(isPartlyOld, maxRows - removed);
      const blanked = parts.map(
        ({ column, time, blank }) => sql`${raw(column)} = case when ${isOlder(time)} then ${raw(blank)} else ${raw(column)} end`,
      );
      await change(renewed, sql`update ${table} ${byKey} set ${join(blanked)}`, isPartlyOld);
      return outcomeOf(removed + renewed.length, maxRows);
    },
  };
}

/** Locks these parents, removes at most `maxRows` of their child rows, and returns the number. */
async function removeChildren(
  ask: Ask,
  apiKeyId: string,
  parents: Keyed,
  keys: readonly Key[],
  children: Keyed,
  maxRows: number,
): Promise<number> {
  if (keys.length === 0) return 0;
  const [, removed] = await Promise.all([
    ask(lockRows(apiKeyId, parents, keys)),
    removeSome(ask, apiKeyId, children, isAmong(children.table, parents.key, keys), maxRows),
  ]);
  return removed;
}
