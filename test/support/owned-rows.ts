/** Rows of API keys and workspaces in every table that has them. */

import { history } from '../../server/database/schema.ts';
import { type Ask, fieldOf, insertInto, raw, sql } from '../../server/database/sql.ts';
import { start } from './harness.ts';

/** The tables whose primary key begins with the id of an API key or a workspace. */
export const ownTables = [...(history[0]?.sql ?? '').matchAll(/create table (\w+) \(([\s\S]*?)\n\)/g)].flatMap(
  ([, table = '', body = '']) => {
    const key = /primary key \((.*)\)/.exec(body)?.[1] ?? /^ {2}(\w+) .*primary key/m.exec(body)?.[1] ?? '';
    const owner = /^(api_key_id|caller_id|workspace_id)\b/.exec(key)?.[1];
    return owner === undefined || table === 'api_keys' || table === 'workspaces' ? [] : [{ table, body, owner, key }];
  },
);

/** Puts rows of the API key or workspace into each table with such rows. Returns their numbers by table. */
export async function fillAllTables(ask: Ask, ownerId: string, count = 600): Promise<{ [table: string]: number }> {
  const filled: { [table: string]: number } = {};
  for (const { table, body, owner, key } of ownTables) {
    const columns = [...body.matchAll(/^ {2}(\w+) (text|bigint)( not null)?/gm)].filter(
      ([, , , isNeeded]) => isNeeded !== undefined,
    );
    const rows = key === owner ? 1 : count;
    // The worker has nothing to do for these.
    const done = table === 'tasks' ? ['completed_at'] : table === 'webhooks' ? ['disabled_at'] : [];
    const names = [...columns.map(([, name = '']) => name), ...done];
    const added = Array.from({ length: rows }, (_, i) =>
      Object.fromEntries(
        names.map((name): [string, string | number] => {
          const type = columns.find(([, column]) => column === name)?.[2] ?? 'bigint';
          if (name === owner) return [fieldOf(name), ownerId];
          return [fieldOf(name), type === 'text' ? `${ownerId}-${i}` : start - i];
        }),
      ),
    );
    await ask(insertInto(table, names, added, [owner]));
    filled[table] = rows;
  }
  return filled;
}

/** Returns the number of rows of the API key or workspace in each table. */
export async function countRows(ask: Ask, ownerId: string): Promise<{ [table: string]: number }> {
  const counts: { [table: string]: number } = {};
  for (const { table, owner } of ownTables) {
    const [row] = await ask(sql<{ count: number }>`select count(*) as count from ${raw(table)} where ${raw(owner)} = ${ownerId}`);
    counts[table] = row?.count ?? 0;
  }
  return counts;
}
