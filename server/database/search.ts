/** Texts within texts. The engines have the same search under two names. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from './db.ts';

/**
 * The condition that the column's text has this part, compared byte by byte. Unlike `like`, which tries the whole pattern again at each
 * place, it takes no longer for texts that are made to nearly fit everywhere.
 */
export const containsText = (db: Db, column: string, part: string): RawBuilder<SqlBool> =>
  isPostgres(db) ? sql<SqlBool>`strpos(${sql.ref(column)}, ${part}) > 0` : sql<SqlBool>`instr(${sql.ref(column)}, ${part}) > 0`;

/** A member of JSON that is kept as text: a string as it is, null where there is none. */
export const jsonText = (db: Db, column: string, member: string): RawBuilder<string | null> =>
  isPostgres(db)
    ? sql<string | null>`${sql.ref(column)}::json ->> ${sql.lit(member)}`
    : sql<string | null>`${sql.ref(column)} ->> ${sql.lit(member)}`;
