/** Erases rows of a user, with their child rows. A renewed row keeps its newer parts. */
import { columnsOf, type Key, type Keyed, lockRows, withKeys } from '../../database/keyed-rows.ts';
import { join, limit, raw, type Sql, sql } from '../../database/sql.ts';
import type { Ask } from '../../database/verbs.ts';
import { type Eraser, inOrganizations, outcomeOf } from './eraser.ts';

interface RowsOfUser extends Keyed {
  kind: string;
  /** The column with the user's id. */
  user: string;
  /** The column with the time when the row was added or last renewed. */
  time: string;
  /** Columns that may keep old values when the row is renewed. */
  parts?: readonly Part[];
  /** Child rows, also of other users, that are removed before a row. They have the row's key in columns of the same names. */
  children?: Keyed;
}

interface Part {
  column: string;
  /** The column with the time of its value. */
  time: string;
  /** The value of a new row. */
  blank: 'null' | '0';
}

export function rowsOfUser({ kind, user, time, parts = [], children, ...rows }: RowsOfUser): Eraser {
  const table = raw(rows.table);
  return {
    kind,
    covers: [`${rows.table}.${user}`],
    erase: async (ask, { apiKeyId, userId, before, organizationKeys, maxRows }) => {
      const ofUser = sql`api_key_id = ${apiKeyId} and ${raw(user)} = ${userId}`;
      const isOlder = (column: string) => sql`${raw(column)} < ${before}`;
      const isOldPart = ({ column, time, blank }: Part) => sql`${isOlder(time)} and ${raw(column)} is distinct from ${raw(blank)}`;
      const isOld = sql`${ofUser} and ${isOlder(time)}`;
      const isPartlyOld = sql`${ofUser} and (${join(parts.map(isOldPart), ' or ')})`;
      const find = (condition: Sql, count: number) =>
        ask(
          sql<Key>`select ${columnsOf(rows)} from ${table} where ${condition} ${inOrganizations(organizationKeys)} ${limit(count)}`,
        );
      const change = async (keys: readonly Key[], changeRows: Sql, condition: Sql) => {
        if (keys.length === 0) return;
        // Repeats the condition, since a row may have been renewed meanwhile.
        const changing = sql`${changeRows} where ${condition} and ${withKeys(apiKeyId, rows, keys)}`;
        await Promise.all([ask(lockRows(apiKeyId, rows, keys)), ask(changing)]);
      };

      const found = await find(isOld, maxRows);
      const removedChildren = children === undefined ? 0 : await removeChildren(ask, apiKeyId, rows, found, children, maxRows);
      const childless = removedChildren < maxRows ? found.slice(0, maxRows - removedChildren) : [];
      await change(childless, sql`delete from ${table}`, isOld);
      const removed = removedChildren + childless.length;
      if (found.length === maxRows || childless.length < found.length) return { rows: removed, next: '' };
      if (parts.length === 0) return { rows: removed, next: undefined };
      // Runs after the deletion, so it finds rows that were renewed while it waited for their locks.
      const renewed = await find(isPartlyOld, maxRows - removed);
      const blanked = parts.map(
        ({ column, time, blank }) => sql`${raw(column)} = case when ${isOlder(time)} then ${raw(blank)} else ${raw(column)} end`,
      );
      await change(renewed, sql`update ${table} set ${join(blanked)}`, isPartlyOld);
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
  const ofParents = withKeys(apiKeyId, { ...children, key: parents.key }, keys);
  const [, found] = await Promise.all([
    ask(lockRows(apiKeyId, parents, keys)),
    ask(sql<Key>`select ${columnsOf(children)} from ${raw(children.table)} where ${ofParents} ${limit(maxRows)}`),
  ]);
  if (found.length === 0) return 0;
  await Promise.all([
    ask(lockRows(apiKeyId, children, found)),
    ask(sql`delete from ${raw(children.table)} where ${withKeys(apiKeyId, children, found)}`),
  ]);
  return found.length;
}
