/** Finds the newest notifications that fit a query. Each statement follows an index, and takes the same however many there are. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Expressions, integer, optional, statement, type TextList, text, textList } from '../database/statement.ts';
import { documentKeyOf } from '../documents/store.ts';
import { fewRecipients } from './recipients.ts';

/**
 * How many of a user's notifications one call looks through for those in a document or at a place, to which no index leads: some
 * milliseconds, for which SQLite keeps the process from all else.
 */
const maxScannedRows = 5000;

/** Content that is read before it is known whether a reply has room for it. */
const smallContentBytes = 2048;

interface Query {
  apiKeyId: string;
  organizationId: string;
  documentId: string | undefined;
  locationId: string | undefined;
  /** Who received them. */
  userId: string | undefined;
  notificationIds: readonly string[] | undefined;
  /** Only those that come after this one. */
  afterTime: number | undefined;
  afterId: string | undefined;
  limit: number;
}

/** Where a notification stands among the others. */
export interface Cursor {
  created_at: number;
  notification_id: string;
}

const parameters = {
  apiKeyId: text,
  organizationId: text,
  documentId: optional(text),
  locationId: optional(text),
  userId: optional(text),
  notificationIds: optional(textList),
  afterTime: optional(integer),
  afterId: optional(text),
  limit: integer,
};

type Parameters = Expressions<typeof parameters>;

/** Both tables know where a notification belongs and how old it is, so that one index leads to the newest of a user too. */
function inScope(db: Db, { apiKeyId, organizationId, userId, afterTime, afterId }: Parameters) {
  let rows = db
    .selectFrom(userId === undefined ? 'notifications' : 'notification_recipients')
    .select(['notification_id', 'created_at'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId);
  if (userId !== undefined) rows = rows.where('user_id', '=', userId);
  return afterTime === undefined ? rows : rows.where(sql<SqlBool>`(created_at, notification_id) < (${afterTime}, ${afterId})`);
}

type Read = (column: string) => RawBuilder<unknown>;

/** As the column is, and in no index. */
const pastIndexes: Read = (column) => sql`${sql.ref(column)} || ''`;

/** Of the document and at the location, where they are asked for. `read`: how a column is read. */
function isAtLocation(db: Db, { apiKeyId, organizationId, documentId, locationId }: Parameters, read: Read = sql.ref) {
  const conditions: RawBuilder<unknown>[] = [sql`1 = 1`];
  if (documentId !== undefined) {
    const document = { apiKeyId, organizationId, documentId, documentKey: undefined };
    conditions.push(sql`${read('document_key')} = ${documentKeyOf(db, document)}`);
  }
  if (locationId !== undefined) conditions.push(sql`${read('location_id')} = ${locationId}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const newestFirst = (db: Db, query: Parameters) =>
  inScope(db, query).orderBy('created_at', 'desc').orderBy('notification_id', 'desc');

const byIndex = (db: Db, query: Parameters) => newestFirst(db, query).where(isAtLocation(db, query)).limit(query.limit);

/** Each is looked up by its id, and by all of its key whether the user received it. No index has them in the order of a sum. */
function byIds(db: Db, query: Parameters, notificationIds: TextList) {
  const { apiKeyId, organizationId, userId } = query;
  const isReceived = sql<SqlBool>`(
    select 1 from notification_recipients as received
    where received.api_key_id = ${apiKeyId} and received.organization_id = ${organizationId}
      and received.notification_id = notifications.notification_id and received.user_id = ${userId}
      and received.created_at = notifications.created_at
  ) = 1`;
  return inScope(db, { ...query, userId: undefined })
    .where(isAtLocation(db, query, pastIndexes))
    .where(notificationIds.includes('notification_id'))
    .where(userId === undefined ? sql<SqlBool>`1 = 1` : isReceived)
    .orderBy(sql`created_at + 0`, 'desc')
    .orderBy('notification_id', 'desc')
    .limit(query.limit);
}

const withinScanLimit = (db: Db, query: Parameters) =>
  db
    .selectFrom(newestFirst(db, query).select(['document_key', 'location_id']).limit(sql.lit(maxScannedRows)).as('scanned'))
    .select(['notification_id', 'created_at'])
    .where(isAtLocation(db, query))
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .limit(query.limit);

/** With the bytes of their content, the content itself where it is small, and their recipients where they are few. */
const headingsOf = (db: Db, { apiKeyId, organizationId }: Parameters, newest: Expression<Cursor>) =>
  db
    .selectFrom(sql<Cursor>`${newest}`.as('newest'))
    .innerJoin('notifications', (join) =>
      join
        .on('notifications.api_key_id', '=', apiKeyId)
        .on('notifications.organization_id', '=', organizationId)
        .onRef('notifications.notification_id', '=', 'newest.notification_id'),
    )
    .innerJoin('documents', (join) =>
      join.on('documents.api_key_id', '=', apiKeyId).onRef('documents.document_key', '=', 'notifications.document_key'),
    )
    .select(['newest.notification_id', 'documents.document_id', 'newest.created_at'])
    .select(sql<number>`octet_length(notifications.content)`.as('bytes'))
    .select(
      sql<string | null>`case when octet_length(notifications.content) <= ${sql.lit(smallContentBytes)} then content end`.as(
        'content',
      ),
    )
    .select(fewRecipients(db, { apiKeyId, organizationId }, 'newest.notification_id').as('recipients'))
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.notification_id', 'desc');

const findByIndex = statement(parameters, (db, query) =>
  headingsOf(db, query, query.notificationIds === undefined ? byIndex(db, query) : byIds(db, query, query.notificationIds)),
);

type Heading = Awaited<ReturnType<typeof findByIndex>>[number];

interface ScanEnd {
  end_time: number | null;
  end_id: string | null;
}

/** At least one row: it says where those end that were looked through, also where none of them fits. */
const findByScan = statement(parameters, (db, query) => {
  const end = newestFirst(db, query)
    .limit(sql.lit(1))
    .offset(sql.lit(maxScannedRows - 1));
  return sql<ScanEnd & (Heading | { [column in keyof Heading]: null })>`
    select ends.created_at as end_time, ends.notification_id as end_id, found.* from (select 1 as one) as one
    left join (${end}) as ends on 1 = 1
    left join (${headingsOf(db, query, withinScanLimit(db, query))}) as found on 1 = 1
    order by found.created_at desc, found.notification_id desc`;
});

interface Newest {
  headings: Heading[];
  /** The last that was looked at, where others may follow that were not. */
  end: Cursor | undefined;
}

export async function findNewest(db: Db, query: Query): Promise<Newest> {
  const { userId, documentId, locationId, notificationIds } = query;
  const hasIndex = userId === undefined || notificationIds !== undefined || (documentId ?? locationId) === undefined;
  if (hasIndex) return { headings: await findByIndex(db, query), end: undefined };
  const rows = await findByScan(db, query);
  const { end_time: time = null, end_id: id = null } = rows[0] ?? {};
  return {
    headings: rows.flatMap(({ end_time, end_id, ...row }) => (row.notification_id === null ? [] : [row])),
    end: time === null || id === null ? undefined : { created_at: time, notification_id: id },
  };
}
