/** Reads a page of notifications, the newest first, within the size of a response. */
import { limits } from '../../generated/handlers.ts';
import type { CollaborationNotification } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { countSlices, pace } from '../database/slices.ts';
import type { Ask } from '../database/sql.ts';
import { assertExists, organizationKey } from '../organizations/key.ts';
import { type CallPages, maxItemBytes, type PageOf, pagesIn } from '../paging/page-token.ts';
import { findPerson, type Person } from '../users/users.ts';
import { type Cursor, findNewest } from './newest.ts';
import { findFirst, find as findRecipients } from './recipients.ts';
import { type Content, shownIn } from './rules.ts';
import * as store from './store.ts';

type Notification = CollaborationNotification;
type NotifiedUsers = Notification['notifyUsers'];

/** Recipients, and bytes of their ids, that one statement reads; no page holds more. */
const maxRecipients = { maxRows: Math.ceil(maxItemBytes / entryBytes(1)), maxBytes: maxItemBytes };
/** An id has at most 128 characters. */
const maxIdBytes = 512;
/** Notifications of an inbox whose first recipients one statement reads: a MiB with the longest ids. */
const inboxChunk = 20;

export interface Query {
  organizationId: string;
  documentId: string | undefined;
  locationId: string | undefined;
  userId: string | undefined;
  notificationIds: readonly string[] | undefined;
  /** Undefined rather than false, so that earlier page tokens stay valid. */
  unreadOnly: true | undefined;
}

type Key = readonly [createdAt: number, notificationId: string];

export const notificationPages = (data: PageOf, context: ApiKeyContext, { unreadOnly }: Query): CallPages<Cursor, Key> =>
  pagesIn('getNotifications', data, context, ({ createdAt, notificationId }) => [createdAt, notificationId], { unreadOnly });

interface Wanted {
  /** Returns only notifications after this one. */
  after: Key | undefined;
  pageSize: number;
}

interface Page {
  notifications: Notification[];
  /** The end of the page, if others may follow. */
  end: Cursor | undefined;
  /** The user's unread notifications; undefined if the query names no user. */
  unreadCount: number | undefined;
}

/** Throws NOT_FOUND if the organization does not exist. A found notification proves that it does. */
export async function readPage(
  { ask, snapshot, apiKeyId }: ApiKeyContext,
  query: Query,
  { after, pageSize }: Wanted,
): Promise<Page> {
  const { organizationId, userId } = query;
  const inOrganization = organizationKey(apiKeyId, organizationId);
  const cursor = after && { createdAt: after[0], notificationId: after[1] };
  const wanted = { apiKeyId, organizationKey: inOrganization, ...query, after: cursor, maxRows: pageSize + 1 };
  let found = await findNewest(ask, wanted);
  if (found.headings.length === 0)
    [found] = await snapshot((ask) => Promise.all([findNewest(ask, wanted), assertExists(ask, apiKeyId, organizationId)]));
  const { headings: newest, end: endOfSearch, unreadCount } = found;
  const headings = newest.slice(0, countThatFit(newest, pageSize));
  const crowded = headings.filter(({ recipients }) => recipients === null);
  const largeKeys = headings.filter(({ content }) => content === null).map(({ notificationKey }) => notificationKey);
  const mayNameRecipient = headings.some(({ content }) => content?.includes(recipientVariable) !== false);
  const [largeContents, allRecipients, recipientUser] = await Promise.all([
    store.findContents(ask, apiKeyId, largeKeys),
    userId === undefined ? readRecipients(ask, apiKeyId, crowded) : readFirst(ask, apiKeyId, crowded),
    userId !== undefined && mayNameRecipient ? findPerson(ask, apiKeyId, inOrganization, userId) : undefined,
  ]);

  const notifications: Notification[] = [];
  let room = maxItemBytes;
  let end: Cursor | undefined = headings.length < newest.length ? headings.at(-1) : endOfSearch;
  let last: Cursor | undefined;
  const beginsSlice = countSlices();
  const rest = pace();
  for (const heading of headings) {
    const { notificationKey: key, notificationId: id, documentId, createdAt: timestamp, bytes } = heading;
    const content = heading.content ?? largeContents.get(key);
    const recipients = heading.recipients ?? allRecipients.get(key);
    // Not read, since recipients of earlier notifications fill the page.
    if (recipients === undefined) {
      end = last;
      break;
    }
    // The document was deleted, or the notification was deleted meanwhile.
    if (documentId === null || content === undefined || recipients === null) {
      last = heading;
      continue;
    }
    if (beginsSlice(bytes)) await rest();
    const given: Content = parseJson(content);
    const variables = variablesFor(recipientUser, given);
    // An inbox may name its user in both maps beside the first recipients.
    const ownEntries = userId === undefined ? [] : [userId, userId];
    room -= bytes + bytesAround(apiKeyId, organizationId, documentId, id, ...ownEntries);
    if (variables !== given.displayHeadlineMessageTemplateData) room -= Buffer.byteLength(JSON.stringify(recipientUser));
    const roomForAll = room - 2 * Buffer.byteLength(recipients);
    if (roomForAll < 0 && notifications.length > 0) {
      end = last;
      break;
    }
    last = heading;
    // A notification that is too large for any page comes with as many recipients as fit. Otherwise older ones would be
    // unreachable.
    const named: NotifiedUsers = roomForAll < 0 ? firstOf(parseJson(recipients), room) : parseJson(recipients);
    const notifyUsers: NotifiedUsers = userId === undefined || Object.hasOwn(named, userId) ? named : { ...named, [userId]: true };
    room = roomForAll;
    notifications.push({
      id,
      notificationSource: 'custom',
      ...shownIn(given),
      displayHeadlineMessageTemplateData: variables,
      metadata: { apiKey: apiKeyId, documentId, organizationId },
      notifyUsers,
      notifyUsersByUserId: notifyUsers,
      timestamp,
      ...(userId === undefined ? {} : { isRead: heading.readAt !== null }),
    });
  }
  return { notifications, end, unreadCount };
}

const recipientVariable = '{recipientUser}';

/** Returns the headline's variables. The reader is `recipientUser`, if the headline has that variable without a value. */
function variablesFor(recipientUser: Person | undefined, content: Content): Content['displayHeadlineMessageTemplateData'] {
  const { displayHeadlineMessageTemplate: template, displayHeadlineMessageTemplateData: given } = content;
  if (recipientUser === undefined || Object.hasOwn(given, 'recipientUser') || !template.includes(recipientVariable)) return given;
  return { recipientUser, ...given };
}

/**
 * Returns the recipients of these notifications by key, as JSON objects; null for a notification that was deleted meanwhile. Reads as many
 * notifications, in this order, as can fill a page. Uses one statement unless there are too many recipients.
 */
async function readRecipients(
  ask: Ask,
  apiKeyId: string,
  notifications: readonly { notificationKey: string }[],
): Promise<Map<string, string | null>> {
  const recipients = new Map<string, string | null>();
  let bytes = 0;
  let chunkSize = notifications.length;
  while (recipients.size < notifications.length && bytes < maxItemBytes) {
    const chunk = notifications.slice(recipients.size, recipients.size + chunkSize);
    const keys = chunk.map(({ notificationKey }) => notificationKey);
    const rows = await ask(findRecipients(apiKeyId, keys, maxRecipients));
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const { maxRows, maxBytes } = maxRecipients;
    const mayHaveMore = count === maxRows || Math.max(0, ...rows.map((row) => row.bytes)) > maxBytes - maxIdBytes;
    if (mayHaveMore && chunk.length > 1) {
      chunkSize = Math.ceil(chunk.length / 10);
      continue;
    }
    const byKey = new Map(rows.map((row) => [row.notificationKey, row]));
    for (const key of keys) {
      const row = byKey.get(key);
      recipients.set(key, row?.recipients ?? null);
      bytes += 2 * Buffer.byteLength(row?.recipients ?? '');
    }
  }
  return recipients;
}

/** The same for the first recipients of notifications in an inbox. */
async function readFirst(
  ask: Ask,
  apiKeyId: string,
  notifications: readonly { notificationKey: string }[],
): Promise<Map<string, string | null>> {
  const recipients = new Map<string, string | null>();
  for (let bytes = 0; recipients.size < notifications.length && bytes < maxItemBytes; ) {
    const chunk = notifications.slice(recipients.size, recipients.size + inboxChunk);
    const keys = chunk.map(({ notificationKey }) => notificationKey);
    const rows = await ask(findFirst(apiKeyId, keys, limits.inboxRecipients));
    const byKey = new Map(rows.map((row) => [row.notificationKey, row.recipients]));
    for (const key of keys) {
      const ofOne = byKey.get(key) ?? null;
      recipients.set(key, ofOne);
      bytes += 2 * Buffer.byteLength(ofOne ?? '');
    }
  }
  return recipients;
}

/** Returns the bytes of a recipient in both maps, with an id of this size. */
function entryBytes(idBytes: number): number {
  return 2 * (idBytes + '"":true,'.length);
}

/** Returns at least the bytes of a notification without content and recipients. JSON has at most three bytes per character. */
const bytesAround = (...ids: string[]): number => ids.reduce((sum, id) => sum + 3 * id.length, 300);

/** Counts the notifications whose content fits on a page; the first always does. */
function countThatFit(newest: readonly { bytes: number }[], pageSize: number): number {
  let room = maxItemBytes;
  const tooMany = newest.findIndex(({ bytes }, i) => {
    room -= bytes;
    return i > 0 && (i === pageSize || room < 0);
  });
  return tooMany === -1 ? newest.length : tooMany;
}

/** Returns the first users by id that fit into these bytes in both maps. */
export function firstOf(users: NotifiedUsers, room: number): NotifiedUsers {
  let left = room;
  const fitting = Object.keys(users)
    .sort()
    .filter((userId) => {
      left -= entryBytes(Buffer.byteLength(JSON.stringify(userId)) - '""'.length);
      return left >= 0;
    });
  return Object.fromEntries(fitting.map((userId): [string, true] => [userId, true]));
}
