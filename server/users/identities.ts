/**
 * Names and addresses of users besides those in `users`: former ones, and those that annotations gave. Other people's texts may name the
 * user by them, so they are kept until a deletion of the user. Plain text, since the deletion searches texts for them.
 */
import { limits } from '../../generated/handlers.ts';
import type { Ask } from '../database/sql.ts';
import { forUpdate, insertInto, isAmong, join, joinEach, jsonMember, limit, raw, rows, type Sql, sql } from '../database/sql.ts';
import type { Statements } from '../database/verbs.ts';

export interface Identity {
  userId: string;
  kind: 'name' | 'email';
  value: string;
  /** When it was last given, in epoch milliseconds. */
  givenAt: number;
}

/** The fields of a user that are identities. */
const kinds = ['name', 'email'] as const;

const keyColumns = ['user_id', 'kind', 'value'] as const;

/** In an insert: an identity that is known already keeps the later time. */
const unlessLater = raw(`on conflict (api_key_id, user_id, kind, value)
  do update set given_at = excluded.given_at where user_identities.given_at < excluded.given_at`);

/** Returns the identities among a user's fields. */
export const identitiesIn = (userId: string, fields: { readonly [name: string]: unknown }, givenAt: number): Identity[] =>
  kinds.flatMap((kind) => {
    const value = fields[kind];
    return typeof value === 'string' && value !== '' ? [{ userId, kind, value, givenAt }] : [];
  });

/** Keeps these identities. Send it in the transaction that replaces them. */
export function keep(apiKeyId: string, identities: readonly Identity[]): Statements {
  if (identities.length === 0) return {};
  const byKey = new Map<string, Identity>();
  for (const one of identities) {
    const key = JSON.stringify([one.userId, one.kind, one.value]);
    const before = byKey.get(key);
    if (before === undefined || before.givenAt < one.givenAt) byKey.set(key, one);
  }
  const added = Array.from(byKey.values(), (one) => ({ ...one, apiKeyId }));
  return {
    keptIdentities: sql`${insertInto('user_identities', ['api_key_id', ...keyColumns, 'given_at'], added, keyColumns)} ${unlessLater}`,
    oldestIdentities: removeOldest(apiKeyId, new Set(identities.map(({ userId }) => userId))),
  };
}

/** Returns the statements that keep the identities of locked users, before their rows, which match the condition, are removed. */
export const keepOf = (apiKeyId: string, userIds: ReadonlySet<string>, areRemoved: Sql): readonly [Sql, Sql] => {
  const given = kinds.map(
    (kind) => sql`select user_id, ${raw(`'${kind}'`)} as kind, ${jsonMember('details', kind)} as value,
        described_at as given_at
      from users where api_key_id = ${apiKeyId} and ${areRemoved}`,
  );
  return [
    sql`insert into user_identities (api_key_id, user_id, kind, value, given_at)
      select cast(${apiKeyId} as text), user_id, kind, value, given_at from (${join(given, ' union all ')}) as given
      where value <> '' order by ${raw(keyColumns.join(', '))} ${unlessLater}`,
    removeOldest(apiKeyId, userIds),
  ];
};

/** Removes the oldest identities of users who have more than `limits.formerIdentities`. Real users have a few. */
function removeOldest(apiKeyId: string, userIds: ReadonlySet<string>): Sql {
  const users = Array.from(userIds, (userId) => ({ userId }));
  const oldestKept = sql`(select given_at from user_identities as kept
    where kept.api_key_id = ${apiKeyId} and kept.user_id = given.user_id
    order by given_at desc limit 1 offset ${raw(String(limits.formerIdentities - 1))})`;
  const isOld = sql`user_identities.api_key_id = ${apiKeyId} and user_identities.user_id = full_users.user_id
    and user_identities.given_at < full_users.since`;
  return sql`
    with full_users as materialized (
      select user_id, ${oldestKept} as since from ${rows('user_identities', ['user_id'], users)} as given
    )
    delete from user_identities where api_key_id = ${apiKeyId} and (user_id, kind, value) in (
      select user_identities.user_id, kind, value from full_users ${joinEach('user_identities', isOld, 'given_at')})`;
}

export const findLatest = (apiKeyId: string, userId: string) => sql<Pick<Identity, 'kind' | 'value'>>`
  select kind, value from user_identities where api_key_id = ${apiKeyId} and user_id = ${userId}
  order by given_at desc ${limit(limits.formerIdentities)}`;

export const findPage = (apiKeyId: string, userId: string, after: readonly [kind: string, value: string], maxRows: number) =>
  sql<Omit<Identity, 'userId'>>`
    select kind, value, given_at from user_identities
    where api_key_id = ${apiKeyId} and user_id = ${userId} and (kind, value) > (${after[0]}, ${after[1]})
    order by kind, value ${limit(maxRows)}`;

/** Erases a user's identities from before this time, and returns their number. */
export async function eraseBefore(ask: Ask, apiKeyId: string, userId: string, before: number, maxRows: number): Promise<number> {
  const found = await ask(sql<{ userId: string; kind: string; value: string }>`
    select user_id, kind, value from user_identities
    where api_key_id = ${apiKeyId} and user_id = ${userId} and given_at < ${before} order by kind, value ${limit(maxRows)} ${forUpdate}`);
  if (found.length > 0) {
    await ask(sql`delete from user_identities where api_key_id = ${apiKeyId} and ${isAmong('user_identities', keyColumns, found)}`);
  }
  return found.length;
}
