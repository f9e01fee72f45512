/** Everyone known in an organization: whom notifyAll reaches, and whom people find when they mention someone. */
import type { Insertable } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/open.ts';
import { inPieces } from '../database/rows.ts';
import { type RowOf, statement } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

type User = Schema<'User'>;

/** `isDescribed`: what is given of the users takes the place of what is known of them. */
const add = statement((db, users: RowOf<Insertable<Tables['users']>>[], isDescribed: boolean) =>
  db
    .insertInto('users')
    .values(users)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id']).doUpdateSet((row) => ({
        met_at: row.ref('excluded.met_at'),
        ...(isDescribed ? { details: row.ref('excluded.details') } : {}),
      })),
    ),
);

/** Makes the users known in each of these organizations. What is known of one already stays where now only the id was given. */
export async function meet(
  db: Db,
  apiKeyId: string,
  now: number,
  organizationIds: readonly string[],
  users: readonly User[],
): Promise<void> {
  const inOrder = [...new Set(organizationIds)].sort();
  const rowsOf = (some: readonly User[]) =>
    inOrder.flatMap((organizationId) =>
      some.toSorted(byUserId).map((user) => ({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        user_id: user.userId,
        details: JSON.stringify(user),
        context: null,
        met_at: now,
      })),
    );
  const isBare = (user: User) => Object.keys(user).length === 1;
  const bare = users.filter(isBare);
  const described = users.filter((user) => !isBare(user));
  await inPieces(rowsOf(bare), (some) => add(db, some, false));
  await inPieces(rowsOf(described), (some) => add(db, some, true));
}

/** One order in every call: calls that meet the same people wait for each other, and not for ever. */
const byUserId = (a: User, b: User): number => (a.userId < b.userId ? -1 : 1);
