/** Reads notifications for one reply: the newest first, and no more than it may hold. */
import type { Schema } from '../../generated/server.ts';
import type { ApiKeyContext } from '../context.ts';
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import type { Mentioned } from '../documents/annotation-content.ts';
import { maxItemBytes, type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { type Cursor, findNewest } from './newest.ts';
import { find as findRecipients } from './recipients.ts';
import * as store from './store.ts';

type Notification = Schema<'CollaborationNotification'>;
type NotifiedUsers = Notification['notifyUsers'];

/** What a caller gave of a notification, in the column `content`. */
export interface Content {
  actionUser: Notification['actionUser'];
  displayHeadlineMessageTemplate: Notification['displayHeadlineMessageTemplate'];
  displayHeadlineMessageTemplateData: Notification['displayHeadlineMessageTemplateData'];
  displayBodyMessage: Notification['displayBodyMessage'];
  notificationSourceData: Notification['notificationSourceData'];
  isNotificationResolverUsed: boolean;
  /** Whom the texts mention of those who are to be notified; absent for nobody. */
  mentions?: Mentioned[];
}

/** Recipients that one statement reads: no page holds more. It keeps SQLite for some 20 ms. */
const maxRecipients = Math.ceil(maxItemBytes / entryBytes(1));

export interface Query {
  organizationId: string;
  documentId: string | undefined;
  locationId: string | undefined;
  userId: string | undefined;
  notificationIds: readonly string[] | undefined;
}

type Key = readonly [createdAt: number, notificationId: string];

export const notificationPages = (tokens: Tokens, apiKeyId: string, query: Query): Pages<Cursor, Key> =>
  pagesOf(tokens, { operation: 'getNotifications', apiKeyId, filter: { ...query } }, ({ created_at, notification_id }) => [
    created_at,
    notification_id,
  ]);

interface Wanted {
  /** Only those that come after this one. */
  after: Key | undefined;
  /** At most so many. */
  pageSize: number;
}

interface Page {
  notifications: Notification[];
  /** Where the page ends, if others follow that may fit the query. */
  end: Cursor | undefined;
}

export async function readPage({ db, apiKeyId }: ApiKeyContext, query: Query, { after, pageSize }: Wanted): Promise<Page> {
  const { organizationId } = query;
  const [afterTime, afterId] = after ?? [];
  const { headings: newest, end: endOfSearch } = await findNewest(db, {
    apiKeyId,
    ...query,
    afterTime,
    afterId,
    limit: pageSize + 1,
  });
  const headings = newest.slice(0, countThatFit(newest, pageSize));
  const crowdedIds = headings.filter(({ recipients }) => recipients === null).map(({ notification_id }) => notification_id);
  const largeIds = headings.filter(({ content }) => content === null).map(({ notification_id }) => notification_id);
  const [largeContents, allRecipients] = await Promise.all([
    store.findContents(db, apiKeyId, organizationId, largeIds),
    readRecipients(db, apiKeyId, organizationId, crowdedIds),
  ]);

  const notifications: Notification[] = [];
  let room = maxItemBytes;
  let end: Cursor | undefined = headings.length < newest.length ? headings.at(-1) : endOfSearch;
  let last: Cursor | undefined;
  for (const heading of headings) {
    const { notification_id: id, document_id: documentId, created_at: timestamp, bytes } = heading;
    const content = heading.content ?? largeContents.get(id);
    const recipients = heading.recipients ?? allRecipients.get(id);
    // Not read: the recipients of those before are enough to fill a page.
    if (recipients === undefined) {
      end = last;
      break;
    }
    // Erased since it was found.
    if (content === undefined) {
      last = heading;
      continue;
    }
    room -= bytes + bytesAround(apiKeyId, organizationId, documentId, id);
    const roomForAll = room - 2 * Buffer.byteLength(recipients);
    if (roomForAll < 0 && notifications.length > 0) {
      end = last;
      break;
    }
    last = heading;
    // A notification that is too large for any page is shown with as many recipients as fit: otherwise nobody could see older ones.
    const notifyUsers: NotifiedUsers = roomForAll < 0 ? firstOf(JSON.parse(recipients), room) : JSON.parse(recipients);
    room = roomForAll;
    const given: Content = JSON.parse(content);
    notifications.push({
      id,
      notificationSource: 'custom',
      actionUser: given.actionUser,
      displayHeadlineMessageTemplate: given.displayHeadlineMessageTemplate,
      displayHeadlineMessageTemplateData: given.displayHeadlineMessageTemplateData,
      displayBodyMessage: given.displayBodyMessage,
      notificationSourceData: given.notificationSourceData,
      metadata: { apiKey: apiKeyId, documentId, organizationId },
      notifyUsers,
      notifyUsersByUserId: notifyUsers,
      timestamp,
    });
  }
  return { notifications, end };
}

/**
 * The recipients of these notifications by id, as JSON objects: of as many notifications, in this order, as can fill a page. One statement
 * reads them all, unless they are too many.
 */
async function readRecipients(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
): Promise<Map<string, string>> {
  const recipients = new Map<string, string>();
  let bytes = 0;
  let chunkSize = notificationIds.length;
  while (recipients.size < notificationIds.length && bytes < maxItemBytes) {
    const chunk = notificationIds.slice(recipients.size, recipients.size + chunkSize);
    const rows = await findRecipients(db, apiKeyId, organizationId, chunk, maxRecipients);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    if (count === maxRecipients && chunk.length > 1) {
      chunkSize = Math.ceil(chunk.length / 10);
      continue;
    }
    const byNotification = new Map(rows.map((row) => [row.notification_id, row.recipients]));
    for (const id of chunk) {
      // Erased since it was found.
      const found = byNotification.get(id) ?? '{}';
      recipients.set(id, found);
      bytes += 2 * found.length;
    }
  }
  return recipients;
}

/** Bytes of a recipient in both maps, with an id of so many bytes. */
function entryBytes(idBytes: number): number {
  return 2 * (idBytes + '"":true,'.length);
}

/** Bytes of a notification beside its content and recipients, or a few more: JSON has at most three bytes for a character. */
const bytesAround = (...ids: string[]): number => ids.reduce((sum, id) => sum + 3 * id.length, 300);

/** Counts the notifications that fit on a page by their content alone; the first always does. */
function countThatFit(newest: readonly { bytes: number }[], pageSize: number): number {
  let room = maxItemBytes;
  const tooMany = newest.findIndex(({ bytes }, i) => {
    room -= bytes;
    return i > 0 && (i === pageSize || room < 0);
  });
  return tooMany === -1 ? newest.length : tooMany;
}

/** The first of these users, in the order of their ids, whose entries in both maps fit into so many bytes. */
function firstOf(users: NotifiedUsers, room: number): NotifiedUsers {
  const rows = sortByColumns(
    Object.keys(users).map((user_id) => ({ user_id })),
    'user_id',
  );
  let left = room;
  const tooMany = rows.findIndex(({ user_id }) => {
    left -= entryBytes(Buffer.byteLength(JSON.stringify(user_id)) - '""'.length);
    return left < 0;
  });
  return Object.fromEntries(rows.slice(0, tooMany).map(({ user_id }): [string, true] => [user_id, true]));
}
