/** Erases rows that are a user's: each goes as a whole with the rows that belong to it, or of one that was renewed what is older. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { deleteRows, type LockedRows, lockRows } from '../../database/lock.ts';
import { inTuples, limitTo } from '../../database/rows.ts';
import { type Integer, integer, keyList, optional, statement, type Text, text, textList } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { Erased, Eraser } from './eraser.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

interface RowsOfUser<Table extends keyof Tables, Child extends keyof Tables> {
  kind: string;
  table: Table;
  /** The column that says whose a row is. */
  user: Column<Table>;
  /** The rest of the primary key, after the API key. */
  key: readonly [Column<Table>, ...Column<Table>[]];
  /** When the row came to be, or was last renewed. */
  time: Column<Table>;
  /** What may stay as it is when the row is renewed. */
  parts?: readonly Part<Table>[];
  /** Rows that belong to a row and go before it, other users' too; they have the row's key in columns of the same names. */
  children?: LockedRows<Child>;
}

interface Part<Table extends keyof Tables> {
  column: Column<Table>;
  /** When it was given. */
  time: Column<Table>;
  /** What is there in a new row for which it was not given. */
  blank: RawBuilder<unknown>;
}

export function rowsOfUser<Table extends keyof Tables, Child extends keyof Tables = never>({
  kind,
  table,
  user,
  key,
  time,
  parts = [],
  children,
}: RowsOfUser<Table, Child>): Eraser {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const ofUser = ({ apiKeyId, userId }: Whose) => sql`api_key_id = ${apiKeyId} and ${sql.ref(user)} = ${userId}`;
  const isOlder = (column: string, { before }: Whose) => sql`${sql.ref(column)} < ${before}`;
  /** The user's rows that are old enough. One that was renewed after it was found stays. */
  const old = (whose: Whose) => sql`${ofUser(whose)} and ${isOlder(time, whose)}`;
  /** The user's rows with an old part. */
  const partlyOld = (whose: Whose) => {
    const isOld = (part: Part<Table>) =>
      sql`${isOlder(part.time, whose)} and ${sql.ref(part.column)} is distinct from ${part.blank}`;
    return sql`${ofUser(whose)} and (${sql.join(parts.map(isOld), sql` or `)})`;
  };
  const findBy = (condition: (whose: Whose) => RawBuilder<unknown>) =>
    statement({ ...whose, organizationIds: optional(textList), limit: integer }, (_db, { organizationIds, limit, ...user }) => {
      const inOrganizations = organizationIds === undefined ? sql`` : sql`and ${organizationIds.includes('organization_id')}`;
      return sql<KeyRow>`select ${columns} from ${sql.table(table)} where ${condition(user)} ${inOrganizations} ${limitTo(limit)}`;
    });
  const find = findBy(old);
  const findPartlyOld = findBy(partlyOld);
  const withKeys = { ...whose, keys: keyList(table, key) };
  const remove = statement(
    withKeys,
    (_db, { keys, ...user }) => sql`delete from ${sql.table(table)} where ${old(user)} and ${keys.includes(...key)}`,
  );
  const blankOldParts = statement(withKeys, (_db, { keys, ...user }) => {
    const values = parts.map(
      ({ column, time, blank }) =>
        sql`${sql.ref(column)} = case when ${isOlder(time, user)} then ${blank} else ${sql.ref(column)} end`,
    );
    return sql`update ${sql.table(table)} set ${sql.join(values)} where ${partlyOld(user)} and ${keys.includes(...key)}`;
  });
  return {
    kind,
    covers: [`${table}.${user}`],
    erase: async (db, { apiKeyId, userId, before, organizationIds, limit }) => {
      const whose = { apiKeyId, userId, before };
      const locked = { table, key };
      const change = async (rows: KeyRow[], changeRows: typeof remove) => {
        if (rows.length === 0) return;
        await Promise.all([lockRows(db, apiKeyId, locked, keysOf(rows, key)), changeRows(db, { ...whose, keys: rows })]);
      };
      const found = await find(db, { ...whose, organizationIds, limit });
      const removedChildren = children === undefined ? 0 : await removeChildren(db, apiKeyId, locked, found, children, limit);
      const childless = removedChildren < limit ? found.slice(0, limit - removedChildren) : [];
      await change(childless, remove);
      const removed = removedChildren + childless.length;
      if (found.length === limit || childless.length < found.length) return { rows: removed, next: '' };
      if (parts.length === 0) return { rows: removed, next: undefined };
      // After the others, so that also those are found which were renewed while these waited for their lock.
      const renewed = await findPartlyOld(db, { ...whose, organizationIds, limit: limit - removed });
      await change(renewed, blankOldParts);
      return outcomeOf(removed + renewed.length, limit);
    },
  };
}

const whose = { apiKeyId: text, userId: text, before: integer };

interface Whose {
  apiKeyId: Text;
  userId: Text;
  before: Integer;
}

export type KeyRow = { readonly [column: string]: string };

/**
 * What an eraser says whose rows are gone when it has handled them: fewer than it may take were the last. The rows found count, not
 * those deleted: some of them another worker may have deleted first.
 */
export const outcomeOf = (rows: number, limit: number): Erased => ({ rows, next: rows < limit ? undefined : '' });

const keysOf = (rows: readonly KeyRow[], key: readonly string[]) => rows.map((row) => key.map((column) => row[column] ?? ''));

/** Removes at most `limit` rows that belong to these parents, which are locked first, and returns how many. */
async function removeChildren<Parent extends keyof Tables, Child extends keyof Tables>(
  db: Db,
  apiKeyId: string,
  locked: LockedRows<Parent>,
  parents: readonly KeyRow[],
  children: LockedRows<Child>,
  limit: number,
): Promise<number> {
  if (parents.length === 0) return 0;
  const parentKeys = keysOf(parents, locked.key);
  await lockRows(db, apiKeyId, locked, parentKeys);
  const columns = sql.join(children.key.map((column) => sql.ref(column)));
  const { rows } = await sql<KeyRow>`select ${columns} from ${sql.table(children.table)}
    where api_key_id = ${apiKeyId} and ${inTuples(locked.key, parentKeys)} ${limitTo(limit)}`.execute(db);
  await deleteRows(db, apiKeyId, children, keysOf(rows, children.key));
  return rows.length;
}
