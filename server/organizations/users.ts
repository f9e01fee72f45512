/** The users of an organization: whom notifyAll reaches, and whom people find when they mention someone. */
import { sql } from 'kysely';
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { inOrder } from '../database/rows.ts';
import { rowsOf, statement } from '../database/statement.ts';

type User = Schema<'User'>;

/** In place of the details of a user of whom only the id was given. */
export const idOnly = '{}';

const columns = ['api_key_id', 'organization_id', 'user_id', 'details', 'context', 'last_seen_at'] as const;

const upsert = statement({ users: rowsOf('users', columns) }, (db, { users }) =>
  db
    .insertInto('users')
    .columns(users.columns)
    .expression(users.query)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id']).doUpdateSet((row) => ({
        last_seen_at: row.ref('excluded.last_seen_at'),
        details: row
          .case()
          .when('excluded.details', '=', sql.lit(idOnly))
          .then(row.ref('users.details'))
          .else(row.ref('excluded.details'))
          .end(),
      })),
    ),
);

/** Adds the users to each of these organizations. The details that are kept of one stay where now only the id was given. */
export async function upsertUsers(
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
      last_seen_at: now,
    })),
  );
  await upsert(db, { users: inOrder(rows, 'organization_id', 'user_id') });
}

export const detailsOf = (user: User): string => (Object.keys(user).length === 1 ? idOnly : JSON.stringify(user));
