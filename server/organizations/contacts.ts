/** Everyone known in an organization: whom notifyAll reaches, and whom people find when they mention someone. */
import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import { type RowOf, statement } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

type User = Schema<'User'>;

/** In place of the details of a user of whom only the id was given. */
const onlyTheId = '{}';

const upsert = statement((db, users: RowOf<Insertable<Tables['users']>>[]) =>
  db
    .insertInto('users')
    .values(users)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id']).doUpdateSet((row) => ({
        met_at: row.ref('excluded.met_at'),
        details: row
          .case()
          .when('excluded.details', '=', sql.lit(onlyTheId))
          .then(row.ref('users.details'))
          .else(row.ref('excluded.details'))
          .end(),
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
  const rows = [...new Set(organizationIds)].flatMap((organizationId) =>
    users.map((user) => ({
      api_key_id: apiKeyId,
      organization_id: organizationId,
      user_id: user.userId,
      details: detailsOf(user),
      context: null,
      met_at: now,
    })),
  );
  await inPieces(inOrder(rows, 'organization_id', 'user_id'), (some) => upsert(db, some));
}

const detailsOf = (user: User): string => (Object.keys(user).length === 1 ? onlyTheId : JSON.stringify(user));
