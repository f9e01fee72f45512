/** Erases a user from JSON that belongs to others. No index leads there: the rows are looked through, a stretch at a time. */
import { sql } from 'kysely';
import { lockRows } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { atMost } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';
import { type Eraser, type Erasure, inOrganizations } from '../eraser.ts';
import type { KeyRow } from './rows.ts';
import { withoutUser } from './without-user.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

interface JsonColumn<Table extends keyof Tables> {
  table: Table;
  column: Column<Table>;
  /** The rest of the primary key, after the API key: all text, and without empty ones. */
  key: readonly [Column<Table>, ...Column<Table>[]];
}

interface References<Table extends keyof Tables> extends JsonColumn<Table> {
  kind: string;
  /** When the JSON was given, where the row says so. */
  time?: Column<Table>;
  /** The column that says whose a row is: the user's own are another eraser's. */
  owner?: Column<Table>;
  /** The JSON without the user; by default without any object and id that is known to be the user. */
  clean?(content: unknown, userId: string): unknown;
}

/** Rows that one batch looks through; they are compared in the database, and only those that name the user come out. */
const rowsLookedThrough = 5000;
/** Rows that one batch changes: each may be large. */
const mostChanged = 100;

export function referencesIn<Table extends keyof Tables>(references: References<Table>): Eraser {
  const { kind, table, column, key, time, owner, clean = withoutUserInside } = references;
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const isAfter = (from: readonly string[]) => sql`(${columns}) > (${sql.join(from)})`;
  const isUpTo = (end: readonly string[] | undefined) => (end === undefined ? sql`1 = 1` : sql`(${columns}) <= (${sql.join(end)})`);
  const keyOf = (row: KeyRow | undefined) => (row === undefined ? undefined : key.map((name) => row[name] ?? ''));

  /** Where this stretch ends; undefined: at the end of the table. */
  async function endOfStretch(db: Db, erasure: Erasure, from: readonly string[]): Promise<string[] | undefined> {
    const { apiKeyId, organizationIds } = erasure;
    const { rows } = await sql<KeyRow>`
      select ${columns} from ${sql.table(table)}
      where api_key_id = ${apiKeyId} and ${isAfter(from)} and ${inOrganizations(organizationIds)}
      order by ${columns} limit 1 offset ${rowsLookedThrough - 1}
    `.execute(db);
    return keyOf(rows[0]);
  }

  return {
    kind,
    covers: [`${table}.${column}`],
    erase: async (db, erasure) => {
      const { apiKeyId, userId, organizationIds, before } = erasure;
      const limit = Math.min(erasure.limit, mostChanged);
      const from: string[] = erasure.from === '' ? key.map(() => '') : JSON.parse(erasure.from);
      const end = await endOfStretch(db, erasure, from);
      const { rows: found } = await sql<KeyRow & { content: string }>`
        select ${columns}, ${sql.ref(column)} as content from ${sql.table(table)}
        where api_key_id = ${apiKeyId} and ${isAfter(from)} and ${isUpTo(end)} and ${inOrganizations(organizationIds)}
          and ${time === undefined ? sql`1 = 1` : sql`${sql.ref(time)} < ${before}`}
          and ${owner === undefined ? sql`1 = 1` : sql`${sql.ref(owner)} <> ${userId}`}
          and ${sql.ref(column)} like ${`%${likeText(JSON.stringify(userId))}%`} escape '!'
        order by ${columns} ${atMost(limit)}
      `.execute(db);
      const changes = found.flatMap((row): JsonChange[] => {
        const cleaned = JSON.stringify(clean(JSON.parse(row.content), userId));
        return cleaned === row.content ? [] : [{ key: keyOf(row) ?? [], from: row.content, to: cleaned }];
      });
      const changed = await replaceJson(db, apiKeyId, references, changes);
      // Where somebody else changed a row just now, this stretch is looked through again.
      if (changed < changes.length) return { rows: changed, next: JSON.stringify(from) };
      const next = found.length === limit ? keyOf(found.at(-1)) : end;
      return { rows: changed, next: next === undefined ? undefined : JSON.stringify(next) };
    },
  };
}

const withoutUserInside = (content: unknown, userId: string): unknown => withoutUser(content, userId) ?? {};

export interface JsonChange {
  key: readonly string[];
  from: string;
  to: string;
}

/** Replaces JSON that is still what it was found to be, and gives the number of rows. */
export async function replaceJson<Table extends keyof Tables>(
  db: Db,
  apiKeyId: string,
  { table, column, key }: JsonColumn<Table>,
  changes: readonly JsonChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  await lockRows(
    db,
    apiKeyId,
    { table, key },
    changes.map((change) => change.key),
  );
  const rows = changes.map((change) => sql`(${sql.join([...change.key, change.from, change.to])})`);
  const position = (i: number) => sql.ref(`changes.column${i + 1}`);
  const sameKey = key.map((name, i) => sql`${sql.ref(`${table}.${name}`)} = ${position(i)}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.id(column)} = ${position(key.length + 1)}
    from (values ${sql.join(rows)}) as changes
    where ${sql.ref(`${table}.api_key_id`)} = ${apiKeyId} and ${sql.join(sameKey, sql` and `)}
      and ${sql.ref(`${table}.${column}`)} = ${position(key.length)}
  `.execute(db);
  return Number(numAffectedRows);
}

/** The text as `like` takes it for itself; SQLite's also ignores case, so that what it finds is looked at again. */
const likeText = (text: string): string => text.replaceAll(/[!%_]/g, '!$&');
