/** Erases a user from JSON that belongs to others. No index leads there: the rows are looked through, a range at a time. */
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { lockRows } from '../../database/lock.ts';
import { limitTo } from '../../database/rows.ts';
import { containsText } from '../../database/search.ts';
import type { Tables } from '../../database/tables.ts';
import { type Eraser, type Erasure, inOrganizations } from './eraser.ts';
import type { KeyRow } from './user-rows.ts';
import { type Person, soughtTexts, withoutUserInside } from './without-user.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

interface JsonColumn<Table extends keyof Tables> {
  table: Table;
  column: Column<Table>;
  /** The rest of the primary key, after the API key: all text, and without empty ones. */
  key: readonly [Column<Table>, ...Column<Table>[]];
  /** A column that is emptied with a change: it says something of the JSON as it was. */
  emptied?: Column<Table>;
  /** See lock.ts. */
  lockOrder?: readonly Column<Table>[];
}

interface References<Table extends keyof Tables> extends JsonColumn<Table> {
  kind: string;
  /** When the JSON was given, where the row says so. */
  time?: Column<Table>;
  /** The column that says whose a row is: the user's own are another eraser's. */
  owner?: Column<Table>;
  /** The JSON without the user; by default as of what is something itself. */
  clean?(content: unknown, person: Person): unknown;
}

/** What one statement looks through, and what it compares with the texts that are sought: milliseconds, whatever the JSON is. */
const maxRowsPerRange = 5000;
const maxBytesPerRange = 1_048_576;
const bytesToCompare = 2_097_152;
/** What one batch looks through, and what it reads and writes again. */
const rowsInBatch = 10_000;
const bytesInBatch = 4_194_304;
const cleanedInBatch = 262_144;
/** Rows that a statement finds at most: of a user with many names, most of them name somebody else. */
const maxMatchesPerRange = 1000;

/** Rows one after the other, by their keys, as many as one statement looks through. */
interface KeyRange {
  /** The key of the last one; undefined: up to the end of the table. */
  end: readonly string[] | undefined;
  rows: number;
  bytes: number;
}

export function referencesIn<Table extends keyof Tables>(references: References<Table>): Eraser {
  const { kind, table, column, key, time, owner, clean = withoutUserInside } = references;
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const keyOf = (row: KeyRow): string[] => key.map((name) => row[name] ?? '');
  const isAfter = ({ apiKeyId, organizationIds }: Erasure, from: readonly string[]) =>
    sql`api_key_id = ${apiKeyId} and (${columns}) > (${sql.join(from)}) and ${inOrganizations(organizationIds)}`;

  /** The next range of about so many bytes. The length of a text is known without reading it. */
  async function nextRange(db: Db, erasure: Erasure, from: readonly string[], maxBytes: number): Promise<KeyRange> {
    const rest = sql`from ${sql.table(table)} where ${isAfter(erasure, from)} order by ${columns}`;
    const length = sql`octet_length(${sql.ref(column)}) as bytes`;
    const { rows: sums } = await sql<KeyRow & { rows: number; bytes: number | null; full: number | null }>`
      select * from (select count(*) as rows, sum(bytes) as bytes from (select ${length} ${rest} ${limitTo(maxRowsPerRange)}) as sizes) as sums
      left join (select ${columns}, 1 as full ${rest} ${limitTo(1)} offset ${maxRowsPerRange - 1}) as ends on 1 = 1
    `.execute(db);
    const [sum] = sums;
    const bytes = Number(sum?.bytes ?? 0);
    if (sum === undefined || bytes <= maxBytes) {
      return { end: sum?.full === 1 ? keyOf(sum) : undefined, rows: sum?.rows ?? 0, bytes };
    }
    // Large ones are counted one by one. It ends with the one that fills it: at least one, however large.
    const { rows } = await sql<
      KeyRow & { bytes: number }
    >`select ${columns}, ${length} ${rest} ${limitTo(maxRowsPerRange)}`.execute(db);
    let filled = 0;
    const place = rows.findIndex((row) => (filled += row.bytes) >= maxBytes);
    const last = rows[place];
    return { end: last === undefined ? undefined : keyOf(last), rows: place + 1, bytes: filled };
  }

  /** The rows of the range that may name the user. */
  async function search(db: Db, erasure: Erasure, from: readonly string[], { end }: KeyRange, texts: readonly string[]) {
    const { userId, before } = erasure;
    const sought = texts.map((text) => containsText(db, column, text));
    const { rows } = await sql<KeyRow & { content: string }>`
      select ${columns}, ${sql.ref(column)} as content from ${sql.table(table)}
      where ${isAfter(erasure, from)} and ${end === undefined ? sql`1 = 1` : sql`(${columns}) <= (${sql.join(end)})`}
        and ${time === undefined ? sql`1 = 1` : sql`${sql.ref(time)} < ${before}`}
        and ${owner === undefined ? sql`1 = 1` : sql`${sql.ref(owner)} <> ${userId}`}
        and (${sql.join(sought, sql` or `)})
      order by ${columns} ${limitTo(maxMatchesPerRange)}
    `.execute(db);
    return rows;
  }

  return {
    kind,
    covers: [`${table}.${column}`],
    erase: async (db, erasure) => {
      const { apiKeyId, limit } = erasure;
      let from: readonly string[] = erasure.from === '' ? key.map(() => '') : JSON.parse(erasure.from);
      const done = { rows: 0, bytes: 0, cleaned: 0, changed: 0 };
      const isFull = () =>
        done.rows >= rowsInBatch || done.bytes >= bytesInBatch || done.cleaned >= cleanedInBatch || done.changed >= limit;
      const texts = soughtTexts(erasure);
      const maxBytes = Math.min(maxBytesPerRange, bytesToCompare / texts.length);
      while (!isFull()) {
        const range = await nextRange(db, erasure, from, maxBytes);
        const found = await search(db, erasure, from, range, texts);
        const changes: JsonChange[] = [];
        let end = range.end;
        for (const [i, row] of found.entries()) {
          const cleaned = JSON.stringify(clean(JSON.parse(row.content), erasure));
          if (cleaned !== row.content) changes.push({ key: keyOf(row), from: row.content, to: cleaned });
          done.cleaned += row.content.length;
          // The others of this range come next, also those that were not found because of the limit.
          if (done.cleaned >= cleanedInBatch || changes.length === limit || i + 1 === maxMatchesPerRange) {
            end = keyOf(row);
            break;
          }
        }
        const changed = await replaceJson(db, apiKeyId, references, changes);
        done.changed += changed;
        // Where somebody else changed a row just now, this range is looked through again.
        if (changed < changes.length) return { rows: done.changed, next: JSON.stringify(from) };
        if (end === undefined) return { rows: done.changed, next: undefined };
        done.rows += range.rows;
        done.bytes += range.bytes;
        from = end;
      }
      return { rows: done.changed, next: JSON.stringify(from) };
    },
  };
}

interface JsonChange {
  key: readonly string[];
  from: string;
  to: string;
}

/** Replaces JSON that is still what it was found to be, and gives the number of rows. */
async function replaceJson<Table extends keyof Tables>(
  db: Db,
  apiKeyId: string,
  { table, column, key, emptied, lockOrder }: JsonColumn<Table>,
  changes: readonly JsonChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  await lockRows(
    db,
    apiKeyId,
    { table, key, lockOrder },
    changes.map((change) => change.key),
  );
  const rows = changes.map((change) => sql`(${sql.join([...change.key, change.from, change.to])})`);
  const position = (i: number) => sql.ref(`changes.column${i + 1}`);
  const sameKey = key.map((name, i) => sql`${sql.ref(`${table}.${name}`)} = ${position(i)}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.id(column)} = ${position(key.length + 1)}${emptied === undefined ? sql`` : sql`, ${sql.id(emptied)} = null`}
    from (values ${sql.join(rows)}) as changes
    where ${sql.ref(`${table}.api_key_id`)} = ${apiKeyId} and ${sql.join(sameKey, sql` and `)}
      and ${sql.ref(`${table}.${column}`)} = ${position(key.length)}
  `.execute(db);
  return Number(numAffectedRows);
}
