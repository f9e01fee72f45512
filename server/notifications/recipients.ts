/** Decides who receives a notification, and stores the recipients. */

import { parseJson } from '../database/json.ts';
import { pace, slicesOf } from '../database/slices.ts';
import {
  type Ask,
  among,
  amongSelected,
  byPrimaryKey,
  empty,
  forKeyShare,
  forUpdate,
  indexedBy,
  insertInto,
  isAmong,
  joinEach,
  limit,
  perEngine,
  raw,
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { type DocumentReference, findAccess, isDocument, isDocumentOf, keyOf } from '../documents/store.ts';
import { withFoldersAbove } from '../folders/tree.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { type LiveGrant, usersWithAccess } from '../permissions/rules.ts';
import { liveGrants } from '../permissions/store.ts';
import { groupedUsers } from '../user-groups/store.ts';
import { findDeletions } from '../users/deletions.ts';
import { type Checks, type Fields, hasContext, levelOf, type NotificationLevel, wants } from './rules.ts';

/** The columns that a notification and its recipients have in common. */
export interface Delivery {
  apiKeyId: string;
  organizationKey: string;
  notificationKey: string;
  notificationId: string;
  documentKey: string;
  locationId: string | null;
  createdAt: number;
}

export interface Recipient {
  userId: string;
  /** 1 if the caller named the user in `notifyUsers`. */
  named: number;
}

const sharedColumns = [
  ...(['api_key_id', 'organization_key', 'notification_key', 'notification_id', 'document_key', 'location_id'] as const),
  'created_at' as const,
];

/** Matches rows of a notification that exists, in a document that exists. The queue removes the rows of deleted ones. */
export const isKept = (apiKeyId: string, recipients: string): Sql => sql`(
  select case when ${isDocumentOf(apiKeyId, 'notifications')} then 1 end from notifications
  where notifications.api_key_id = ${apiKeyId} and notifications.notification_key = ${raw(recipients)}.notification_key) = 1`;

/** Adds recipients. A user who has already received the notification stays unchanged. */
export const add = (delivery: Delivery, recipients: readonly Recipient[]): Sql => {
  const added = recipients.map((recipient) => ({ ...delivery, ...recipient }));
  return sql`${insertInto('notification_recipients', [...sharedColumns, 'user_id', 'named'], added, ['user_id'])}
    on conflict (api_key_id, notification_key, user_id) do nothing`;
};

export interface Inbox {
  apiKeyId: string;
  organizationKey: string;
  userId: string;
}

const byKey = byPrimaryKey('notification_recipients');

/** Looks each row up by its whole key. */
const inInbox = ({ apiKeyId, userId }: Inbox, notificationKeys: readonly string[]): Sql => {
  const keys = notificationKeys.map((notificationKey) => ({ notificationKey, userId }));
  return sql`api_key_id = ${apiKeyId} and ${isAmong('notification_recipients', ['notification_key', 'user_id'], keys)}`;
};

/** Locks the received notifications with these keys. */
export const lockReceived = (inbox: Inbox, notificationKeys: readonly string[]) => sql<{
  notificationKey: string;
  notificationId: string;
  readAt: number | null;
}>`
  select notification_key, notification_id, read_at from notification_recipients ${byKey}
  where ${inInbox(inbox, notificationKeys)} and ${isKept(inbox.apiKeyId, 'notification_recipients')}
  order by notification_key ${forUpdate}`;

/** Marks notifications as read at this time, or as unread. */
export const setRead = (inbox: Inbox, notificationKeys: readonly string[], readAt: number | null): Sql =>
  sql`update notification_recipients ${byKey} set read_at = ${readAt}
    where ${inInbox(inbox, notificationKeys)} and read_at ${readAt === null ? raw('is not null') : raw('is null')}`;

export const removeReceived = (inbox: Inbox, notificationKeys: readonly string[]): Sql =>
  sql`delete from notification_recipients ${byKey} where ${inInbox(inbox, notificationKeys)}`;

/** Counts the user's unread notifications, up to this number. */
export const countUnread = (apiKeyId: string, organizationKey: OrganizationKey, userId: string, max: number) => sql<{
  count: number;
}>`
  select count(*) as count from (
    select 1 from notification_recipients
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = ${userId} and read_at is null
      and ${isKept(apiKeyId, 'notification_recipients')}
    ${limit(max)}) as unread`;

export interface Decision {
  document: DocumentReference;
  checks: Checks;
  /** The time when grants must be in force. */
  now: number;
}

/** The users to check: the given ones, or a page of the organization's users by id. */
type Audience = { userIds: readonly string[] } | UserPage;

interface UserPage {
  after: string;
  maxUsers: number;
}

interface NamedRecipients {
  /** The users who pass the checks. */
  permitted: readonly string[];
  /** The permitted users who have not turned the inbox off. */
  received: readonly string[];
}

export async function findNamed(ask: Ask, decision: Decision, userIds: readonly string[]): Promise<NamedRecipients> {
  if (userIds.length === 0) return { permitted: [], received: [] };
  const permitted = (await findCandidates(ask, decision, { userIds })).filter((candidate) => candidate.isPermitted);
  const received = permitted.filter(({ inbox }) => inbox !== 'NONE');
  return { permitted: permitted.map(({ userId }) => userId), received: received.map(({ userId }) => userId) };
}

export interface NextRecipients {
  userIds: readonly string[];
  /** The last user of the page; undefined if no page follows. */
  last: string | undefined;
}

/** Checks a page of the organization's users for a notification to everyone. Users whom an open deletion will erase get none. */
export async function findNext(ask: Ask, decision: Decision, actorId: string, page: UserPage): Promise<NextRecipients> {
  const candidates = await findCandidates(ask, decision, page);
  const deletedAt = await findDeletions(
    ask,
    decision.document.apiKeyId,
    candidates.map(({ userId }) => userId),
  );
  const received = candidates.filter(
    ({ userId, isPermitted, inbox, hasActed, belongs, lastSeenAt }) =>
      userId !== actorId && belongs === 1 && isPermitted && wants(inbox, hasActed === 1) && (lastSeenAt ?? 0) > deletedAt(userId),
  );
  return {
    userIds: received.map(({ userId }) => userId),
    last: candidates.length < page.maxUsers ? undefined : candidates.at(-1)?.userId,
  };
}

async function findCandidates(ask: Ask, decision: Decision, audience: Audience) {
  const { checks } = decision;
  const [candidates, access] = await Promise.all([
    ask(candidatesOf(decision, audience)),
    checks.access ? readAccess(ask, decision, audience) : undefined,
  ]);
  const allowed = access?.(candidates);
  const matching = checks.context && (await findWithContext(ask, decision.document, candidates, checks.context));
  return candidates.map(({ documentInbox, organizationInbox, ...candidate }) => ({
    ...candidate,
    isPermitted: [allowed, matching].every((users) => users === undefined || users.has(candidate.userId)),
    inbox: levelOf('inbox', documentInbox, organizationInbox),
  }));
}

/** Returns the candidates with these context permissions. Reads them slice by slice: those of a user may have 64 KiB. */
async function findWithContext(
  ask: Ask,
  { apiKeyId, organizationKey }: DocumentReference,
  candidates: readonly Pick<Candidate, 'userId' | 'contextBytes'>[],
  required: Fields,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const rest = pace();
  const withContext = candidates.filter(({ contextBytes }) => contextBytes > 0);
  for (const [i, slice] of slicesOf(withContext, ({ contextBytes }) => contextBytes).entries()) {
    if (i > 0) await rest();
    const users = await ask(sql<{ userId: string; context: string | null }>`select user_id, context from users
      where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id ${among(slice.map(({ userId }) => userId))}`);
    for (const { userId, context } of users) if (hasContext(parseJson(context ?? '{}'), required)) found.add(userId);
  }
  return found;
}

/** Reads grants of the audience, and returns a function that finds the candidates with access to the document. */
async function readAccess(ask: Ask, { document, now }: Decision, audience: Audience) {
  const [access, grants] = await Promise.all([
    findAccess(ask, document),
    ask(grantsOnDocument(document, now, isIn(document, audience, 'grants.user_id'))),
  ]);
  return (candidates: readonly Pick<Candidate, 'userId' | 'isGrouped'>[]): ReadonlySet<string> => {
    const groupMembers = new Set(candidates.flatMap(({ userId, isGrouped }) => (isGrouped === 1 ? [userId] : [])));
    const userIds = candidates.map(({ userId }) => userId);
    return access === undefined ? new Set() : usersWithAccess(access, grants, groupMembers, userIds);
  };
}

/** Selects the users' grants in force on the document and above it. A user may have any number on others. */
const grantsOnDocument = (document: DocumentReference, now: number, isUser: Sql) => {
  const { apiKeyId, organizationKey } = document;
  const onResource = sql`grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey}
    and grants.resource_type = resources.resource_type and grants.resource_id = resources.resource_id`;
  const start = sql`select folder_id from documents where ${isDocument(document)}`;
  return sql<LiveGrant>`
    with recursive ${withFoldersAbove(apiKeyId, organizationKey, start)}, resources as materialized (
      select 'folder' as resource_type, folder_id as resource_id from above
      union all select 'organization', organization_id from organizations
        where organizations.api_key_id = ${apiKeyId} and organizations.id = ${organizationKey}
      union all select 'document', document_key from documents where ${isDocument(document)}
    )
    select user_id, grants.resource_type, grants.resource_id
    from resources ${joinEach('grants', sql`${onResource} and ${isUser}`, 'user_id')}
    where grants.expires_at is null or grants.expires_at > ${now}`;
};

const pageOf = ({ apiKeyId, organizationKey }: DocumentReference, { after, maxUsers }: UserPage, lock = empty): Sql =>
  sql`(select user_id from users where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id > ${after}
    order by user_id ${limit(maxUsers)} ${lock})`;

/** Matches a column with the audience's users. A page is a range of ids, which every index finds. */
const isIn = (document: DocumentReference, audience: Audience, column: string): Sql =>
  'userIds' in audience
    ? sql`${raw(column)} ${among(audience.userIds)}`
    : sql`${raw(column)} > ${audience.after}
        and ${raw(column)} <= (select max(user_id) from ${pageOf(document, audience)} as page)`;

/** In a statement over grants: false for grants on deleted documents. */
const isNoDeletedDocument = (apiKeyId: string): Sql => sql`(grants.resource_type <> 'document' or (select 1 from documents
  where documents.api_key_id = ${apiKeyId} and documents.document_key = grants.resource_id) = 1)`;

interface Candidate {
  userId: string;
  /** The bytes of the user's context permissions; 0 for none, and if they are not checked. */
  contextBytes: number;
  /** 1 for a member of any user group, if access is checked. */
  isGrouped: number | null;
  /** The user's settings for the document and for the organization. */
  documentInbox: NotificationLevel | null;
  organizationInbox: NotificationLevel | null;
  /** Whether the user acted in the document, if a setting depends on it; null for a named user. */
  hasActed: number | null;
  /** When the user was last seen; null for a named user. */
  lastSeenAt: number | null;
  /** Whether the user was added to the organization, has a grant in force, or is in a user group; null for a named user. */
  belongs: number | null;
}

/**
 * Selects the audience by user id, with the facts that decide who receives the notification. Looks up each user by key. In a join,
 * PostgreSQL would compare all rows while it does not know the tables' sizes. For `exists` it would read the whole tenant.
 */
const candidatesOf = (decision: Decision, audience: Audience) => {
  const { document, checks } = decision;
  const inbox = (key: Sql) => sql`(select inbox from notification_configs where ${ofAudience(document)} and document_key = ${key})`;
  const contextBytes =
    checks.context === undefined
      ? raw('0')
      : sql`coalesce((select octet_length(context) from users where ${ofAudience(document)}), 0)`;
  const grouped = groupedUsers(document.apiKeyId, document.organizationKey, sql`members.user_id = audience.user_id`);
  const isGrouped = checks.access ? sql`(select 1 from (${grouped} limit 1) as grouped)` : none;
  const { users, addedAt, lastSeenAt, hasActed, belongs } =
    'userIds' in audience ? namedUsers(audience) : usersOfPage(decision, audience);
  return sql<Candidate>`
    select user_id, context_bytes, is_grouped, document_inbox, organization_inbox, last_seen_at, ${hasActed} as has_acted, ${belongs} as belongs
    from (
      select user_id, ${contextBytes} as context_bytes, ${isGrouped} as is_grouped, ${addedAt} as added_at, ${lastSeenAt} as last_seen_at, ${inbox(keyOf(document))} as document_inbox,
        ${inbox(sql`''`)} as organization_inbox
      from ${users} as audience
    ) as candidates order by user_id`;
};

const none = raw('null');

const ofAudience = ({ apiKeyId, organizationKey }: DocumentReference): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = audience.user_id`;

const namedUsers = ({ userIds }: { userIds: readonly string[] }) => {
  const listed = userIds.map((userId) => ({ userId }));
  return { users: rows('users', ['user_id'], listed), addedAt: none, lastSeenAt: none, hasActed: none, belongs: none };
};

/** In a statement over rows with users: 1 for a user who made a notification or an annotation in the document, otherwise 0. */
export const hasActed = (inDocument: Sql, users: string): Sql => sql`coalesce(
  (select 1 from notifications where ${inDocument} and action_user_id = ${raw(users)}.user_id limit 1),
  (select 1 from annotations where ${inDocument} and author_id = ${raw(users)}.user_id limit 1), 0)`;

function usersOfPage({ document, now }: Decision, page: UserPage) {
  const { apiKeyId, organizationKey } = document;
  const inDocument = sql`api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_key = ${keyOf(document)}`;
  const grants = liveGrants(apiKeyId, organizationKey, now, sql`grants.user_id = candidates.user_id`);
  const groups = groupedUsers(apiKeyId, organizationKey, sql`members.user_id = candidates.user_id`);
  return {
    // Recipients are not deleted meanwhile, so Delete Users looks for their rows before or after.
    users: pageOf(document, page, forKeyShare),
    addedAt: sql`(select added_at from users where ${ofAudience(document)})`,
    lastSeenAt: sql`(select last_seen_at from users where ${ofAudience(document)})`,
    hasActed: sql`case when 'MINE' in (document_inbox, organization_inbox) then ${hasActed(inDocument, 'candidates')} else 0 end`,
    belongs: sql`coalesce(case when candidates.added_at is not null then 1 end,
      (select 1 from (${grants} and ${isNoDeletedDocument(apiKeyId)} limit 1) as live), (select 1 from (${groups} limit 1) as grouped), 0)`,
  };
}

const primaryKey = 'sqlite_autoindex_notification_recipients_1';

/** Maximum of recipients that are read with their notification, and of the bytes of their ids. More take a statement of their own. */
const maxWithNotification = 200;
const maxBytesWithNotification = 4096;

const areFew = sql`coalesce(sum(octet_length(user_id)), 0) <= ${raw(String(maxBytesWithNotification))}`;

/** The user ids as a compact JSON object that maps each to true. */
const jsonOfUsers = perEngine({
  postgres: `'{' || coalesce(string_agg(to_json(user_id)::text || ':true', ','), '') || '}'`,
  sqlite: `json_group_object(user_id, json('true'))`,
});

/** In a statement over notifications: the recipients of one as a JSON object; null if there are too many. */
export const fewRecipients = (apiKeyId: string, notification: string): Sql => sql`(
  select case when count(*) <= ${raw(String(maxWithNotification))} and ${areFew} then ${jsonOfUsers} end
  from ${firstUsers(apiKeyId, notification, maxWithNotification + 1)} as first)`;

/** The same for the first recipients by user id, up to this number. Null if their ids are too long. */
export const firstRecipients = (apiKeyId: string, notification: string, max: number): Sql =>
  sql`(select case when ${areFew} then ${jsonOfUsers} end from ${firstUsers(apiKeyId, notification, max)} as first)`;

/** Selects the first recipients of existing notifications, of each up to this number. */
export const findFirst = (apiKeyId: string, notificationKeys: readonly string[], max: number) =>
  sql<Pick<Received, 'notificationKey' | 'recipients'>>`
    select notification_key, (select ${jsonOfUsers} from ${firstUsers(apiKeyId, 'notifications', max)} as first) as recipients
    from notifications where api_key_id = ${apiKeyId} and notification_key ${among(notificationKeys)}`;

const firstUsers = (apiKeyId: string, notification: string, max: number): Sql => sql`(
  select user_id from notification_recipients ${indexedBy(primaryKey)}
  where api_key_id = ${apiKeyId} and notification_recipients.notification_key = ${raw(notification)}.notification_key
  order by user_id limit ${raw(String(max))})`;

interface Received {
  notificationKey: string;
  /** A JSON object that maps user ids to true. */
  recipients: string;
  count: number;
  /** The bytes of the ids up to the last of these. */
  bytes: number;
}

/** Selects the first recipients of existing notifications, by notification and user id: this many, with this many bytes of ids. */
export const find = (
  apiKeyId: string,
  notificationKeys: readonly string[],
  { maxRows, maxBytes }: { maxRows: number; maxBytes: number },
) => sql<Received>`
  select notification_key, ${jsonOfUsers} as recipients, count(*) as count, max(total) as bytes from (
    select notification_key, user_id,
      sum(octet_length(user_id)) over (order by notification_key, user_id rows between unbounded preceding and current row) as total
    from (
      select notification_key, user_id from notification_recipients
      where api_key_id = ${apiKeyId} and notification_key ${amongSelected(sql`select notification_key from notifications
        where api_key_id = ${apiKeyId} and notification_key ${among(notificationKeys)}`)}
      order by notification_key, user_id ${limit(maxRows)}) as first) as sized
  where total <= ${maxBytes} group by notification_key`;
