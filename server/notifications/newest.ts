/**
 * Finds the newest notifications that match a query. Each statement follows an index, so it costs the same at any number of
 * notifications.
 */
import { limits } from '../../generated/handlers.ts';
import { type Ask, among, empty, joinEach, limit, raw, type Sql, sql } from '../database/sql.ts';
import { keyOf } from '../documents/store.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { countUnread, fewRecipients, firstRecipients, isKept } from './recipients.ts';

/** A user's notifications that one call scans for a document or location, which no index covers. */
const maxScannedRows = 5000;

/** Content up to this size is read before the response is known to have room for it. */
const smallContentBytes = raw('2048');

/** A notification's place in the order of time. */
export interface Cursor {
  createdAt: number;
  notificationId: string;
}

interface Query {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  documentId: string | undefined;
  locationId: string | undefined;
  userId: string | undefined;
  notificationIds: readonly string[] | undefined;
  /** Returns only notifications that the recipient has not read. */
  unreadOnly: true | undefined;
  /** Returns only older notifications. */
  after: Cursor | undefined;
  maxRows: number;
}

interface Heading extends Cursor {
  notificationKey: string;
  /** Null if the document was deleted. */
  documentId: string | null;
  bytes: number;
  /** The content, if it is small. */
  content: string | null;
  /** A JSON object that maps recipients to true: the first ones for an inbox, otherwise all. Null for many, or long ids. */
  recipients: string | null;
  /** When the user of the query read it; null: not yet, or the query names no user. */
  readAt: number | null;
}

const newestFirst = sql`order by created_at desc, notification_id desc`;

/** Both tables have the notification's place and time, so one index also finds the newest of a user. */
const inScope = ({ apiKeyId, organizationKey, userId, unreadOnly, after }: Query): Sql => sql`
  from ${raw(userId === undefined ? 'notifications' : 'notification_recipients')}
  where api_key_id = ${apiKeyId} and organization_key = ${organizationKey}
    ${userId === undefined ? empty : sql`and user_id = ${userId}`}
    ${userId === undefined || unreadOnly === undefined ? empty : raw('and read_at is null')}
    ${after === undefined ? empty : sql`and (created_at, notification_id) < (${after.createdAt}, ${after.notificationId})`}`;

/** Matches the document and location of the query. `asIndexed: false` keeps the planner from using their indexes. */
const isAtLocation = ({ apiKeyId, organizationKey, documentId, locationId }: Query, asIndexed = true): Sql => {
  const column = (name: string) => raw(asIndexed ? name : `${name} || ''`);
  return sql`
    ${documentId === undefined ? empty : sql`and ${column('document_key')} = ${keyOf({ apiKeyId, organizationKey, documentId })}`}
    ${locationId === undefined ? empty : sql`and ${column('location_id')} = ${locationId}`}`;
};

/** Leaves out rows of deleted notifications that the queue has not removed yet. */
const ofExisting = ({ apiKeyId, userId }: Query, recipients: string): Sql =>
  userId === undefined ? empty : sql`and ${isKept(apiKeyId, recipients)}`;

/** The column of recipients; notifications of a document have none. */
const readAt = ({ userId }: Query): Sql => raw(userId === undefined ? 'cast(null as bigint) as read_at' : 'read_at');

const byIndex = (query: Query): Sql =>
  query.locationId === undefined
    ? sql`select notification_key, notification_id, created_at, ${readAt(query)} ${inScope(query)} ${isAtLocation(query)}
        ${ofExisting(query, 'notification_recipients')} ${newestFirst} ${limit(query.maxRows)}`
    : byLocation(query, query.locationId);

/** Matches the location by a range in the order of its index. For an equality, PostgreSQL may take the index of documents. */
const byLocation = (query: Query, locationId: string): Sql => {
  const { after } = query;
  const upTo =
    after === undefined
      ? sql`location_id <= ${locationId}`
      : sql`(location_id, created_at, notification_id) < (${locationId}, ${after.createdAt}, ${after.notificationId})`;
  return sql`select notification_key, notification_id, created_at, ${readAt(query)} ${inScope({ ...query, after: undefined })}
    ${isAtLocation({ ...query, locationId: undefined })} and location_id >= ${locationId} and ${upTo}
    order by location_id desc, created_at desc, notification_id desc ${limit(query.maxRows)}`;
};

/**
 * Looks up each notification by its id, and by the whole key whether the user received it. The sum keeps the planner from the time
 * index.
 */
const byIds = (query: Query, notificationIds: readonly string[]): Sql => {
  const { apiKeyId, userId, maxRows } = query;
  const received = sql`from notification_recipients as received
    where received.api_key_id = ${apiKeyId}
      and received.notification_key = notifications.notification_key and received.user_id = ${userId ?? ''}`;
  const isReceived = sql`and (select 1 ${received} ${query.unreadOnly === undefined ? empty : raw('and received.read_at is null')}) = 1`;
  return sql`select notification_key, notification_id, created_at, (select received.read_at ${received}) as read_at
    ${inScope({ ...query, userId: undefined })} ${isAtLocation(query, false)}
    and notification_id ${among(notificationIds)} ${userId === undefined ? empty : isReceived}
    order by created_at + 0 desc, notification_id desc ${limit(maxRows)}`;
};

const withinScanLimit = (query: Query): Sql => sql`
  select notification_key, notification_id, created_at, read_at from (
    select notification_key, notification_id, created_at, document_key, location_id, ${readAt(query)} ${inScope(query)}
    ${newestFirst} limit ${raw(String(maxScannedRows))}
  ) as scanned where true ${isAtLocation(query)} ${ofExisting(query, 'scanned')} ${newestFirst} ${limit(query.maxRows)}`;

/** An inbox names its user and the first recipients. */
const recipientsOf = ({ apiKeyId, userId }: Query): Sql =>
  userId === undefined ? fewRecipients(apiKeyId, 'newest') : firstRecipients(apiKeyId, 'newest', limits.inboxRecipients);

const headingsOf = (query: Query, newest: Sql) => sql<Heading>`
  select newest.notification_key, newest.notification_id, newest.created_at,
    (select documents.document_id from documents where documents.api_key_id = ${query.apiKeyId}
      and documents.document_key = notifications.document_key) as document_id,
    octet_length(notifications.content) as bytes,
    case when octet_length(notifications.content) <= ${smallContentBytes} then content end as content,
    ${recipientsOf(query)} as recipients, newest.read_at
  from (${newest}) as newest
    ${joinEach(
      'notifications',
      sql`notifications.api_key_id = ${query.apiKeyId}
        and notifications.notification_key between newest.notification_key and newest.notification_key`,
      'notification_key',
    )}
  order by newest.created_at desc, newest.notification_id desc`;

interface Facts {
  /** The recipient's unread notifications. */
  unreadCount: number;
  endTime: number | null;
  endId: string | null;
}

const scanEnd = (query: Query): Sql =>
  sql`select created_at, notification_id ${inScope(query)} ${newestFirst} limit 1 offset ${raw(String(maxScannedRows - 1))}`;
const noEnd = raw('select null as created_at, null as notification_id where 1 = 0');

/**
 * Selects at least one row, even if no notification matches: with the number of unread ones, which agrees with the list, since it
 * comes from the same statement, and the end of a scan.
 */
const ofUser = (query: Query, userId: string, newest: Sql, ends: Sql) => sql<
  Facts & (Heading | { [column in keyof Heading]: null })
>`
  select inbox.unread as unread_count, ends.created_at as end_time, ends.notification_id as end_id, found.*
  from (select (${countUnread(query.apiKeyId, query.organizationKey, userId, limits.countedUnread)}) as unread) as inbox
  left join (${ends}) as ends on 1 = 1
  left join (${headingsOf(query, newest)}) as found on 1 = 1
  order by found.created_at desc, found.notification_id desc`;

interface Newest {
  headings: Heading[];
  /** The last scanned notification, if others may follow. */
  end: Cursor | undefined;
  /** The recipient's unread notifications; undefined without a recipient. */
  unreadCount: number | undefined;
}

export async function findNewest(ask: Ask, query: Query): Promise<Newest> {
  const { userId, documentId, locationId, notificationIds } = query;
  const isScan = userId !== undefined && notificationIds === undefined && (documentId ?? locationId) !== undefined;
  const newest = isScan ? withinScanLimit(query) : notificationIds === undefined ? byIndex(query) : byIds(query, notificationIds);
  if (userId === undefined) return { headings: await ask(headingsOf(query, newest)), end: undefined, unreadCount: undefined };
  const rows = await ask(ofUser(query, userId, newest, isScan ? scanEnd(query) : noEnd));
  const { unreadCount, endTime = null, endId = null } = rows[0] ?? {};
  return {
    headings: rows.flatMap(({ unreadCount, endTime, endId, ...row }) => (row.notificationId === null ? [] : [row])),
    end: endTime === null || endId === null ? undefined : { createdAt: endTime, notificationId: endId },
    unreadCount,
  };
}
