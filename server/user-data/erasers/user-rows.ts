/** Erases rows that are a user's: each goes as a whole, or of one that was renewed what is older. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { lockRows } from '../../database/lock.ts';
import { limitTo } from '../../database/rows.ts';
import { type Integer, integer, keyList, optional, statement, type Text, text, textList } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { Erased, Eraser } from './eraser.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

interface RowsOfUser<Table extends keyof Tables> {
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
}

interface Part<Table extends keyof Tables> {
  column: Column<Table>;
  /** When it was given. */
  time: Column<Table>;
  /** What is there in a new row for which it was not given. */
  blank: RawBuilder<unknown>;
}

export function rowsOfUser<Table extends keyof Tables>({ kind, table, user, key, time, parts = [] }: RowsOfUser<Table>): Eraser {
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
      const change = async (rows: KeyRow[], changeRows: typeof remove) => {
        if (rows.length === 0) return;
        const keys = rows.map((row) => key.map((column) => row[column] ?? ''));
        await Promise.all([lockRows(db, apiKeyId, { table, key }, keys), changeRows(db, { ...whose, keys: rows })]);
      };
      const rows = await find(db, { ...whose, organizationIds, limit });
      await change(rows, remove);
      if (parts.length === 0 || rows.length === limit) return outcomeOf(rows.length, limit);
      // After the others, so that also those are found which were renewed while these waited for their lock.
      const renewed = await findPartlyOld(db, { ...whose, organizationIds, limit: limit - rows.length });
      await change(renewed, blankOldParts);
      return outcomeOf(rows.length + renewed.length, limit);
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

/** Erases what hangs on rows of a user and then the rows themselves, both in bounded steps. */
export async function eraseWithChildren<Row>(
  db: Db,
  limit: number,
  parents: readonly Row[],
  steps: {
    /** Locks the rows: they come before what hangs on them. */
    lock(db: Db, rows: readonly Row[]): Promise<void>;
    /** Erases at most `limit` of what hangs on the rows, and gives the number. */
    children(db: Db, rows: readonly Row[], limit: number): Promise<number>;
    /** Erases the rows. */
    rows(db: Db, rows: readonly Row[]): Promise<void>;
  },
): Promise<Erased> {
  if (parents.length === 0) return { rows: 0, next: undefined };
  await steps.lock(db, parents);
  const children = await steps.children(db, parents, limit);
  const childless = children < limit ? parents.slice(0, limit - children) : [];
  if (childless.length > 0) await steps.rows(db, childless);
  const isAll = parents.length < limit && childless.length === parents.length;
  return { rows: children + childless.length, next: isAll ? undefined : '' };
}
