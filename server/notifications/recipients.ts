/** Who received which notification, and what decides who does. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { jsonSetOf, sortByColumns } from '../database/rows.ts';
import {
  type ExpressionOf,
  type Expressions,
  type Integer,
  integer,
  optional,
  type RowExpressions,
  rowOf,
  rowsOf,
  statement,
  type Text,
  type TextList,
  text,
  textList,
} from '../database/statement.ts';
import type { NotificationLevel, Tables } from '../database/tables.ts';
import { type DocumentReference, documentKeyOf, ofDocument } from '../documents/store.ts';
import type { LiveGrant } from '../permissions/rules.ts';
import { liveGrantsQuery } from '../permissions/store.ts';
import { groupedUsersQuery } from '../user-groups/members.ts';
import { wholeOrganization } from './configs.ts';
import { defaultLevels } from './rules.ts';

type RecipientRow = Tables['notification_recipients'];

/** A notification, as each of its recipients has it. */
export type Delivery = Omit<RecipientRow, 'user_id' | 'named'>;
export type Recipient = Pick<RecipientRow, 'user_id' | 'named'>;

const deliveryColumns = [
  'api_key_id',
  'organization_id',
  'notification_id',
  'document_key',
  'location_id',
  'created_at',
] as const satisfies (keyof Delivery)[];

export const newRecipients = rowsOf('notification_recipients', ['user_id', 'named']);

/** In a query: whether a user whom a notification of the document names has not set otherwise. */
export const isWantedByNamed =
  ({ apiKeyId, organizationId }: { apiKeyId: Text; organizationId: Text }, documentKey: Text) =>
  (userId: Text): RawBuilder<SqlBool> => {
    const inbox = (key: Text) => sql`(select inbox from notification_configs
      where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and user_id = ${userId} and document_key = ${key})`;
    return sql`coalesce(${inbox(documentKey)}, ${inbox(sql.lit(wholeOrganization))}, ${sql.lit(defaultLevels.inbox)}) <> 'NONE'`;
  };

/** In a query: adds recipients; one who received it before stays as they were. */
export const addQuery = (
  db: Db,
  recipients: ExpressionOf<typeof newRecipients>,
  delivery: RowExpressions<Delivery>,
  source: RawBuilder<unknown> | undefined,
  condition?: (row: { user_id: Text; named: Integer }) => RawBuilder<SqlBool>,
) => {
  const { columns, query } = recipients.withColumns(source, delivery, condition);
  return db
    .insertInto('notification_recipients')
    .columns(columns)
    .expression(query)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'notification_id', 'user_id']).doNothing());
};

const insert = statement(
  { delivery: rowOf<Delivery>(deliveryColumns), recipients: newRecipients },
  (db, { delivery, recipients }) => addQuery(db, recipients, delivery, undefined),
);

/** Adds recipients; one who received it before stays as they were. */
export async function add(db: Db, delivery: Delivery, recipients: readonly Recipient[]): Promise<void> {
  await insert(db, { delivery, recipients: sortByColumns(recipients, 'user_id') });
}

/** Whom a notification may reach: these users, or of the organization's users, by id, the page after one of them. */
export type Audience = { userIds: readonly string[] } | UserPage;

export interface UserPage {
  after: string;
  limit: number;
}

const page = { apiKeyId: text, organizationId: text, after: optional(text), limit: optional(integer) };
type PageParameters = Expressions<typeof page>;

const pageOfUsers = (db: Db, { apiKeyId, organizationId, after = sql.lit(''), limit = sql.lit(0) }: PageParameters) =>
  db
    .selectFrom('users')
    .select('user_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit);

/** Those from the first to the last of the page: a range, which every index finds. */
const usersOfPage = (db: Db, page: PageParameters): TextList => ({
  includes: (column) => {
    const last = db.selectFrom(pageOfUsers(db, page).as('page')).select(({ fn }) => fn.max('user_id').as('last'));
    return sql<SqlBool>`${sql.ref(column)} > ${page.after} and ${sql.ref(column)} <= ${last}`;
  },
});

export interface CandidateRow {
  user_id: string;
  /** The user's context permissions, as JSON; null where they are not asked for. */
  context: string | null;
  /** Of a page of users: what the user has set for the document and for the organization. */
  document_inbox: NotificationLevel | null;
  organization_inbox: NotificationLevel | null;
  /** Of a page of users: whether the user made a notification or an annotation in the document; looked up only where a setting asks for it. */
  has_acted: number | null;
  /** Of a page of users: whether the user belongs to the organization; null for users who are named. */
  belongs: number | null;
}

/** In a query over candidates: the one at hand. */
const currentCandidate: TextList = { includes: (column) => sql<SqlBool>`${sql.ref(column)} = candidates.user_id` };

/** Whether the candidate was added to the organization, has a grant in force in it, or is in one of its user groups. */
const belongs = (db: Db, organization: { apiKeyId: Text; organizationId: Text; now: Integer; users: TextList }) => sql`coalesce(
  case when candidates.added_at is not null then 1 end,
  (select 1 from ${liveGrantsQuery(db, organization).limit(sql.lit(1))} as live),
  (select 1 from ${groupedUsersQuery(db, organization).limit(sql.lit(1))} as grouped),
  0
)`;

/**
 * One user after the other, each looked up by key. Joined, PostgreSQL would compare all with all as long as it does not know how large
 * the tables have become; with `exists`, it would read all of the tenant's once, instead of one row for each user.
 */
const candidates = statement(
  {
    ...ofDocument,
    now: integer,
    userIds: optional(rowsOf('users', ['user_id'])),
    after: optional(text),
    limit: optional(integer),
    /** Whether context permissions are read. */
    withContext: optional(integer),
  },
  (db, { userIds, withContext, ...parameters }) => {
    const { apiKeyId, organizationId, now } = parameters;
    const inOrganization = { apiKeyId, organizationId, now, users: currentCandidate };
    const documentKey = documentKeyOf(db, parameters);
    const users = userIds === undefined ? sql`${pageOfUsers(db, parameters)}` : sql`(${userIds.query})`;
    const ofUser = sql`api_key_id = ${apiKeyId} and organization_id = ${organizationId} and user_id = users.user_id`;
    const when = (isAsked: boolean, query: RawBuilder<unknown>) => (isAsked ? query : sql`null`);
    const isPage = userIds === undefined;
    const hasActed = sql`case when 'MINE' in (document_inbox, organization_inbox) then coalesce(
      (select 1 from notifications
        where api_key_id = ${apiKeyId} and action_user_id = candidates.user_id and document_key = ${documentKey} limit 1),
      (select 1 from annotations
        where api_key_id = ${apiKeyId} and author_id = candidates.user_id and document_key = ${documentKey} limit 1),
      0
    ) else 0 end`;
    return sql<CandidateRow>`
      select candidates.*, ${when(isPage, hasActed)} as has_acted, ${when(isPage, belongs(db, inOrganization))} as belongs
      from (
        select user_id,
          ${when(withContext !== undefined, sql`(select context from users as organization_users where ${ofUser})`)} as context,
          ${when(isPage, sql`(select added_at from users as organization_users where ${ofUser})`)} as added_at,
          ${when(isPage, sql`(select inbox from notification_configs where ${ofUser} and document_key = ${documentKey})`)} as document_inbox,
          ${when(isPage, sql`(select inbox from notification_configs where ${ofUser} and document_key = '')`)} as organization_inbox
        from ${users} as users
      ) as candidates order by user_id`;
  },
);

/** All of the audience, by user id, with what decides whether they receive notifications of the document at this time. */
export async function findCandidates(
  db: Db,
  document: DocumentReference,
  now: number,
  audience: Audience,
  { withContext }: { withContext: boolean },
): Promise<CandidateRow[]> {
  const { userIds, ...parameters } = parametersOf(document, audience);
  const named = userIds?.map((userId) => ({ user_id: userId }));
  return await candidates(db, { ...parameters, now, userIds: named, withContext: withContext ? 1 : undefined });
}

const parametersOf = ({ apiKeyId, organizationId, documentKey, documentId }: DocumentReference, audience: Audience) => ({
  apiKeyId,
  organizationId,
  documentKey,
  documentId,
  userIds: 'userIds' in audience ? audience.userIds : undefined,
  after: 'after' in audience ? audience.after : undefined,
  limit: 'limit' in audience ? audience.limit : undefined,
});

const ofAudience = { ...page, userIds: optional(textList) };

const liveGrants = statement({ ...ofAudience, now: integer }, (db, { userIds, now, ...page }) =>
  liveGrantsQuery(db, { ...page, now, users: userIds ?? usersOfPage(db, page) }),
);

/** The grants in force of the audience in the organization. */
export async function findGrants(db: Db, document: DocumentReference, now: number, audience: Audience): Promise<LiveGrant[]> {
  return await liveGrants(db, { ...parametersOf(document, audience), now });
}

const groupedUsers = statement(ofAudience, (db, { userIds, ...page }) =>
  groupedUsersQuery(db, { ...page, users: userIds ?? usersOfPage(db, page) }),
);

/** Those of the audience who are in any user group of the organization. */
export async function findGrouped(db: Db, document: DocumentReference, audience: Audience): Promise<Set<string>> {
  const rows = await groupedUsers(db, parametersOf(document, audience));
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The most recipients that are read with their notification. */
const maxWithNotification = 50;

/** In a query over notifications: the recipients of the one with this id as a JSON object; null for more than come with it. */
export const fewRecipients = (db: Db, organization: { apiKeyId: Text; organizationId: Text }, notificationId: string) => {
  const first = db
    .selectFrom('notification_recipients')
    .select('user_id')
    .where('api_key_id', '=', organization.apiKeyId)
    .where('organization_id', '=', organization.organizationId)
    .where('notification_recipients.notification_id', '=', sql<string>`${sql.ref(notificationId)}`)
    .orderBy('user_id')
    .limit(sql.lit(maxWithNotification + 1));
  const all = sql<string | null>`case when count(*) <= ${sql.lit(maxWithNotification)} then ${jsonSetOf(db, 'user_id')} end`;
  return db.selectFrom(first.as('first')).select(all.as('recipients')).$asScalar();
};

const received = statement(
  { apiKeyId: text, organizationId: text, notificationIds: textList, limit: integer },
  (db, { apiKeyId, organizationId, notificationIds, limit }) => {
    const first = db
      .selectFrom('notification_recipients')
      .select(['notification_id', 'user_id'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(notificationIds.includes('notification_id'))
      .orderBy('notification_id')
      .orderBy('user_id')
      .limit(limit);
    return db
      .selectFrom(first.as('first'))
      .select(({ fn }) => ['notification_id', jsonSetOf(db, 'user_id').as('recipients'), fn.countAll<number>().as('count')])
      .groupBy('notification_id');
  },
);

/** Recipients of one notification. */
interface Received {
  notification_id: string;
  /** A JSON object that maps user ids to true. */
  recipients: string;
  count: number;
}

/** Recipients of these notifications: the first, by notification and user id, up to this limit for all together. */
export async function find(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
  limit: number,
): Promise<Received[]> {
  return notificationIds.length === 0 ? [] : await received(db, { apiKeyId, organizationId, notificationIds, limit });
}
