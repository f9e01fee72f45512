/** Changes of users whom an organization knows, in one transaction that has locked them (see users.ts). */
import { sql } from 'kysely';
import { type Change, maxChunkBytes, mergeInChunks, type Stored } from '../custom-fields.ts';
import type { Db } from '../database/db.ts';
import { integer, rowsOf, statement, updateRows } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { type Context, contextOf, idOnly, keyOf, type OrganizationKey, ofThese, userKey } from './users.ts';

const updateContextsOf = statement({ users: rowsOf('users', [...userKey, 'context', 'last_seen_at']) }, (_db, { users }) =>
  updateRows('users', userKey, users, { context_set_at: sql.ref('changed.last_seen_at') }),
);

/** New context permissions of users who are locked for it, by their ids. */
export async function updateContexts(
  db: Db,
  now: number,
  organization: OrganizationKey,
  contexts: ReadonlyMap<string, Context>,
): Promise<void> {
  if (contexts.size === 0) return;
  const users = Array.from(contexts, ([userId, context]) => ({
    ...keyOf(organization, userId),
    context: contextOf(context),
    last_seen_at: now,
  }));
  await updateContextsOf(db, { users });
}

type Details = Pick<Tables['users'], 'user_id' | 'details'>;

const stored = (rows: readonly Details[]): Stored => new Map(rows.map(({ user_id, details }) => [user_id, details]));

/**
 * The details of the first of these users, in the order of their ids: as many as hold `maxBytes` together, but at least one. Of the others
 * only the size is read.
 */
const findFirstDetails = statement(
  { ...ofThese, maxBytes: integer },
  (_db, { apiKeyId, organizationId, userIds, maxBytes }) =>
    sql<Details>`with
      sizes as materialized (
        select user_id, octet_length(details) as bytes from users
        where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and ${userIds.includes('user_id')}
      ),
      totals as (select user_id, bytes, sum(bytes) over (order by user_id) as total_bytes from sizes)
    select user_id, details from users where api_key_id = ${apiKeyId} and organization_id = ${organizationId}
      and user_id in (select user_id from totals where total_bytes <= ${maxBytes} or total_bytes = bytes)`,
);

/** The details that the first of these change: read before the users are locked, and handed to `mergeDetails`. */
export async function findDetails(db: Db, organization: OrganizationKey, changes: readonly Change[]): Promise<Stored> {
  if (changes.length === 0) return new Map();
  const userIds = changes.map(({ id }) => id);
  return stored(await findFirstDetails(db, { ...organization, userIds, maxBytes: maxChunkBytes }));
}

const detailsAmong = statement(ofThese, (db, { apiKeyId, organizationId, userIds }) =>
  db
    .selectFrom('users')
    .select(['user_id', 'details'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where(userIds.includes('user_id')),
);

/** Of users who are locked by now: the details that were changed since they were read. */
export async function findChanged(db: Db, organization: OrganizationKey, read: Stored): Promise<Stored> {
  if (read.size === 0) return read;
  const rows = await detailsAmong(db, { ...organization, userIds: [...read.keys()] });
  return stored(rows.filter(({ user_id, details }) => details !== read.get(user_id)));
}

const updateDetails = statement({ users: rowsOf('users', [...userKey, 'details', 'last_seen_at']) }, (_db, { users }) =>
  updateRows('users', userKey, users, {
    // What they are added to is older, and keeps its time, unless there was nothing but the id.
    described_at: sql`case when users.details = ${sql.lit(idOnly)} then changed.last_seen_at else users.described_at end`,
  }),
);

export async function mergeDetails(
  db: Db,
  now: number,
  organization: OrganizationKey,
  changes: readonly Change[],
  firstChunk: Stored,
): Promise<void> {
  await mergeInChunks(changes, firstChunk, {
    find: (some) => findDetails(db, organization, some),
    write: (merged) =>
      updateDetails(db, {
        users: merged.map(({ change, customFields }) => ({
          ...keyOf(organization, change.id),
          details: customFields,
          last_seen_at: now,
        })),
      }),
  });
}
