/** Who is looking at which document. An entry that is not renewed in time is gone, whether or not its row is. */
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import { type RowOf, statement } from '../database/forms.ts';
import { skipLocked } from '../database/lock.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

export type NewEntry = Insertable<Tables['presence']>;

const renewSome = statement((db, entries: RowOf<NewEntry>[]) =>
  db
    .insertInto('presence')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'document_key', 'user_id']).doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        details: row.ref('excluded.details'),
        renewed_at: row.ref('excluded.renewed_at'),
      })),
    ),
);

/** Puts users on the list; the entry of one who is there is replaced and renewed. */
export async function renew(db: Db, entries: readonly NewEntry[]): Promise<void> {
  await inPieces(inOrder(entries, 'document_key', 'user_id'), (some) => renewSome(db, some));
}

/** Who is present in the document, by user id: those who were renewed after `since`. */
export async function findPresent(db: Db, apiKeyId: string, documentKey: string, since: number) {
  return await db
    .selectFrom('presence')
    .select(['user_id', 'status', 'details', 'renewed_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('document_key', '=', documentKey)
    .where('renewed_at', '>', since)
    .orderBy('user_id')
    .execute();
}

const key = ['api_key_id', 'document_key', 'user_id'] as const;

/** Removes entries that were renewed last at this time or before, of every API key; false when there are no more. */
export async function removeGone(db: Db, since: number, limit: number): Promise<boolean> {
  const gone = db.selectFrom('presence').select(key).where('renewed_at', '<=', since).orderBy('renewed_at').limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('presence')
    .where(({ refTuple }) => refTuple(...key), 'in', skipLocked(db, gone).$asTuple(...key))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === limit;
}
