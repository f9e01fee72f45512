/** Merges what calls say of users into what their organizations have stored of them. */
import { sql } from 'kysely';
import { type Change, maxChunkBytes, mergeInChunks } from '../custom-fields.ts';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { integer, optional, rowsOf, statement, text, textList, updateRows } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

type UserRow = Tables['users'];

export const userKey = ['api_key_id', 'organization_id', 'user_id'] as const;

export interface UserKey {
  organizationId: string;
  userId: string;
}

/** Fields of a user that replace those of the same name; null removes one, and all others stay. */
export interface FieldChange extends Change, UserKey {
  /** The details of a user who has these fields alone. */
  asGiven: string;
}

/** `field`: the user's place in the call, as a JSON Pointer. */
export function fieldChange({ organizationId, userId }: UserKey, field: string, fields: Fields): FieldChange {
  const asGiven = detailsOf(userId, fields);
  return { ...{ organizationId, userId, field, asGiven }, id: idOf(organizationId, userId), customFields: { userId, ...fields } };
}

/** Ids have no control characters. */
const idOf = (organizationId: string, userId: string): string => `${organizationId}\n${userId}`;

const organizationAndUser = ['organization_id', 'user_id'] as const;
type StoredFields = Pick<UserRow, (typeof organizationAndUser)[number] | 'details' | 'described_at' | 'field_times'>;

/** The first of these users: as many as hold `maxBytes` together, but at least one. Only the size is read of the others. */
const findFirst = statement(
  { apiKeyId: text, keys: rowsOf('users', organizationAndUser), maxBytes: integer },
  (_db, { apiKeyId, keys, maxBytes }) =>
    sql<StoredFields>`with
      sizes as materialized (
        select organization_id, user_id, octet_length(details) as bytes from users
        where api_key_id = ${apiKeyId} and ${keys.includes(...organizationAndUser)}
      ),
      totals as (
        select organization_id, user_id, bytes, sum(bytes) over (order by organization_id, user_id) as total_bytes from sizes
      )
    select organization_id, user_id, details, described_at, field_times from users
    where api_key_id = ${apiKeyId} and (organization_id, user_id) in (
      select organization_id, user_id from totals where total_bytes <= ${maxBytes} or total_bytes = bytes)`,
);

const update = statement(
  { users: rowsOf('users', [...userKey, 'details', 'described_at', 'field_times', 'last_seen_at']) },
  (_db, { users }) => updateRows('users', userKey, users),
);

type Times = Pick<UserRow, 'described_at' | 'field_times'>;
type FieldTimes = { readonly [name: string]: number };
type Fields = { readonly [name: string]: unknown };

/** In place of the details of a user who is known by the id alone. */
export const idOnly = '{}';

/** Fields as they are stored: with the id, unless there is nothing else. */
const detailsOf = (userId: unknown, fields: Fields): string =>
  Object.keys(fields).length === 0 ? idOnly : JSON.stringify({ userId, ...fields });

/**
 * Merges these fields into the users that exist. The transaction has locked them, so that of two calls which give different fields both
 * stay. More than `limits.objectBytes` of JSON after merging is refused, unless the user had as much before.
 */
export async function mergeFields(db: Db, apiKeyId: string, now: number, changes: readonly FieldChange[]): Promise<void> {
  if (changes.length === 0) return;
  const times = new Map<string, Times>();
  const find = async (some: readonly FieldChange[]) => {
    const keys = some.map(({ organizationId, userId }) => ({ organization_id: organizationId, user_id: userId }));
    const rows = await findFirst(db, { apiKeyId, keys, maxBytes: maxChunkBytes });
    return new Map(
      rows.map(({ organization_id, user_id, details, described_at, field_times }) => {
        const id = idOf(organization_id, user_id);
        times.set(id, { described_at, field_times });
        return [id, details];
      }),
    );
  };
  await mergeInChunks(changes, await find(changes), {
    find,
    write: async (merged) => {
      const users = merged.flatMap(({ change, before, customFields }) => {
        const timesBefore = times.get(change.id);
        const isAsGiven = before === change.asGiven && timesBefore?.described_at === now;
        if (timesBefore === undefined || isAsGiven) return [];
        const key = { api_key_id: apiKeyId, organization_id: change.organizationId, user_id: change.userId };
        return [{ ...key, ...toColumns(change, JSON.parse(customFields), timesBefore, now), last_seen_at: now }];
      });
      if (users.length > 0) await update(db, { users });
    },
  });
}

/** The columns after a merge, with the times by which a deletion tells older fields from newer ones. */
function toColumns({ customFields: given }: Change, { userId, ...fields }: Fields, before: Times, now: number) {
  const names = Object.keys(fields);
  const details = detailsOf(userId, fields);
  if (names.every((name) => Object.hasOwn(given, name))) return { details, described_at: now, field_times: '{}' };
  const times: FieldTimes = JSON.parse(before.field_times);
  const newer = names.flatMap((name): [string, number][] => {
    const time = Object.hasOwn(given, name) ? now : timeOf(times, name);
    return time === undefined ? [] : [[name, time]];
  });
  return { details, described_at: before.described_at, field_times: JSON.stringify(Object.fromEntries(newer)) };
}

const withOldFields = statement(
  { apiKeyId: text, userId: text, before: integer, organizationIds: optional(textList), limit: integer },
  (db, { apiKeyId, userId, before, organizationIds, limit }) => {
    const found = db
      .selectFrom('users')
      .select([...userKey, 'details', 'field_times', 'last_seen_at'])
      .where('api_key_id', '=', apiKeyId)
      .where('user_id', '=', userId)
      .where('described_at', '<', before)
      .where('details', '<>', sql.lit(idOnly))
      .orderBy('organization_id')
      .limit(limit);
    return forUpdate(db, organizationIds === undefined ? found : found.where(organizationIds.includes('organization_id')));
  },
);

/** Whose fields go, and where; undefined: in all organizations. */
interface OldFields {
  apiKeyId: string;
  userId: string;
  before: number;
  organizationIds: readonly string[] | undefined;
  limit: number;
}

/** Erases the fields of a user that were given before this time, and returns in how many organizations it did. */
export async function eraseFieldsBefore(db: Db, { apiKeyId, userId, before, organizationIds, limit }: OldFields): Promise<number> {
  const rows = await withOldFields(db, { apiKeyId, userId, before, organizationIds, limit });
  const users = rows.map((row) => ({ ...row, ...fieldsSince(before, row) }));
  if (users.length > 0) await update(db, { users });
  return users.length;
}

/** The columns without the fields that are older than this. */
function fieldsSince(since: number, { details, field_times }: Pick<UserRow, 'details' | 'field_times'>) {
  const { userId, ...fields }: Fields = JSON.parse(details);
  const times: FieldTimes = JSON.parse(field_times);
  const isKept = (name: string) => (timeOf(times, name) ?? 0) >= since;
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));
  const keptTimes = Object.fromEntries(Object.entries(times).filter(([name]) => isKept(name)));
  return { details: detailsOf(userId, kept), described_at: since, field_times: JSON.stringify(keptTimes) };
}

const timeOf = (times: FieldTimes, name: string): number | undefined => (Object.hasOwn(times, name) ? times[name] : undefined);
