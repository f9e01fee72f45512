/** The users present in a document. An expired entry counts as gone, even before its row is removed. */

import { among, empty, excluded, forUpdate, insertInto, jsonMember, limit, raw, type Sql, sql } from '../database/sql.ts';
import type { Sized } from '../database/stored-objects.ts';
import { type DocumentReference, keyOf } from '../documents/store.ts';

interface DocumentKey {
  apiKeyId: string;
  organizationKey: string;
  documentKey: string;
}

export interface Entry {
  userId: string;
  status: 'online' | 'away';
  /** The entry's own fields. */
  fields: { readonly [name: string]: unknown };
}

const content = ['status', 'details', 'renewed_at'] as const;
const columns = ['api_key_id', 'document_key', 'user_id', 'organization_key', ...content] as const;

/** Adds entries, or replaces and renews them. */
export const upsert = ({ apiKeyId, organizationKey, documentKey }: DocumentKey, now: number, entries: readonly Entry[]): Sql => {
  const added = entries.map(({ userId, status, fields }) => ({
    ...{ apiKeyId, documentKey, userId, organizationKey, status, details: JSON.stringify(fields), renewedAt: now },
  }));
  return sql`${insertInto('presence', columns, added, ['user_id'])}
    on conflict (api_key_id, document_key, user_id) do update set ${excluded(...content)}`;
};

const areOf = ({ apiKeyId, documentKey }: Pick<DocumentKey, 'apiKeyId' | 'documentKey'>, userIds: readonly string[]): Sql =>
  sql`presence.api_key_id = ${apiKeyId} and presence.document_key = ${documentKey} and presence.user_id ${among(userIds)}`;

export const findSizes = (document: DocumentKey) => (userIds: readonly string[]) =>
  sql<Sized & { id: string }>`select user_id as id, octet_length(details) as bytes from presence where ${areOf(document, userIds)}`;

export const lock = (document: DocumentKey, userIds: readonly string[]) =>
  sql<{ userId: string; renewedAt: number }>`select user_id, renewed_at from presence
    where ${areOf(document, userIds)} order by user_id ${forUpdate}`;

export const remove = (document: DocumentKey, userIds: readonly string[]): Sql =>
  sql`delete from presence where ${areOf(document, userIds)}`;

/** Returns the maximum of entries that a page scans. Many may have expired and not been removed yet. */
const maxEntries = (pageSize: number): number => Math.max(100, 5 * pageSize);

const entriesAfter = (document: DocumentReference, after: string | undefined): Sql =>
  sql`presence.api_key_id = ${document.apiKeyId} and presence.document_key = ${keyOf(document)}
    ${after === undefined ? empty : sql`and presence.user_id > ${after}`}`;

/** Selects the last user that a page scans; none if it scans all remaining ones. */
export const scannedUntil = (document: DocumentReference, after: string | undefined, pageSize: number) =>
  sql<{ userId: string }>`select user_id from presence where ${entriesAfter(document, after)}
    order by user_id limit 1 offset cast(${maxEntries(pageSize) - 1} as integer)`;

export interface PresentUser {
  documentKey: string;
  userId: string;
  /** At least the bytes of the user in the response. */
  bytes: number;
  scannedUntil: string | null;
}

/** Maximum bytes of a user's name and address in the response. */
const maxNameBytes = raw('3000');

/**
 * Selects the users who were renewed after `since`, by id, and one more than the page has. Their details, which may be large, come with
 * `findDetails`.
 */
export const findPage = (document: DocumentReference, after: string | undefined, since: number, pageSize: number) => {
  const last = sql`(select last from scanned)`;
  return sql<PresentUser>`
    with scanned (last) as materialized (select (${scannedUntil(document, after, pageSize)}))
    select document_key, user_id, ${last} as scanned_until,
      octet_length(details) + 2 * octet_length(user_id) + 100 + coalesce((
        select case when octet_length(users.details) < ${maxNameBytes} then octet_length(users.details) else ${maxNameBytes} end
        from users where users.api_key_id = ${document.apiKeyId} and users.organization_key = presence.organization_key
          and users.user_id = presence.user_id), 0) as bytes
    from presence where ${entriesAfter(document, after)} and renewed_at > ${since}
      and user_id <= coalesce(${last}, (select max(user_id) from presence where ${entriesAfter(document, undefined)}))
    order by user_id ${limit(pageSize + 1)}`;
};

/** An entry as of one moment. */
export interface PresentDetails {
  userId: string;
  status: 'online' | 'away';
  renewedAt: number;
  /** The entry's own fields, as JSON. */
  details: string;
  /** The user's current name and address. */
  name: string | null;
  email: string | null;
}

export const findDetails = (document: Pick<DocumentKey, 'apiKeyId' | 'documentKey'>, userIds: readonly string[]) =>
  sql<PresentDetails>`
    select presence.user_id, presence.status, presence.renewed_at, presence.details,
      ${jsonMember('users.details', 'name')} as name, ${jsonMember('users.details', 'email')} as email
    from presence left join users on users.api_key_id = ${document.apiKeyId}
      and users.organization_key = presence.organization_key and users.user_id = presence.user_id
    where ${areOf(document, userIds)}`;
