/** Reads notifications for one reply: the newest first, and no more than it may hold. */
import type { Schema } from '../../generated/server.ts';
import type { ApiKeyContext } from '../context.ts';
import type { Db } from '../database/db.ts';
import type { Mentioned } from '../documents/annotation-content.ts';
import { type Pages, pagesOf } from '../page-token.ts';
import type { Tokens } from '../workspaces/tokens.ts';
import { type Cursor, findNewest } from './newest.ts';
import { find as findRecipients, maxWithNotification } from './recipients.ts';
import * as store from './store.ts';

type Notification = Schema<'Notification'>;

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

/** 8 MiB, with room for what is around the notifications. */
const maxBytes = 8 * 1024 * 1024 - 1024;
/** That one statement reads: some 30 ms, for which SQLite keeps the process from all else. */
const maxRecipients = 50_000;

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

/** What the recipients of a notification may take that has more than are found with it: often less. */
const crowdedBytes = 1024 * 1024;

interface Page {
  notifications: Notification[];
  /** Where the page ends, if others follow that may fit the query. */
  end: Cursor | undefined;
}

export async function readPage({ db, apiKeyId, reserve }: ApiKeyContext, query: Query, { after, pageSize }: Wanted): Promise<Page> {
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
  const firstRecipients = new Map(
    headings.map(({ notification_id, recipients }): [string, string[]] => [notification_id, JSON.parse(recipients)]),
  );
  const idsWithMoreRecipients = [...firstRecipients].flatMap(([id, userIds]) =>
    userIds.length === maxWithNotification ? [id] : [],
  );
  const contentBytes = headings.reduce((sum, { bytes }) => sum + bytes, 0);
  await reserve(Math.min(maxBytes, contentBytes + idsWithMoreRecipients.length * crowdedBytes));
  const largeIds = headings.filter(({ content }) => content === null).map(({ notification_id }) => notification_id);
  const [largeContents, allRecipients] = await Promise.all([
    store.findContents(db, apiKeyId, organizationId, largeIds),
    readRecipients(db, apiKeyId, organizationId, idsWithMoreRecipients),
  ]);

  const notifications: Notification[] = [];
  let room = maxBytes;
  let end: Cursor | undefined = headings.length < newest.length ? headings.at(-1) : endOfSearch;
  let last: Cursor | undefined;
  for (const heading of headings) {
    const { notification_id: id, document_id: documentId, created_at: timestamp, bytes } = heading;
    const content = heading.content ?? largeContents.get(id);
    // Erased since it was found.
    if (content === undefined) continue;
    const fit = usersThatFit(
      allRecipients.get(id) ?? firstRecipients.get(id) ?? [],
      room - bytes - bytesAround(apiKeyId, organizationId, documentId, id),
    );
    // One that is too large for any reply is shown with as many recipients as fit: otherwise nobody could see what is older.
    if (fit.room < 0 && notifications.length > 0) {
      end = last;
      break;
    }
    last = heading;
    room = fit.room;
    const notifyUsers = Object.fromEntries(fit.userIds.map((userId): [string, true] => [userId, true]));
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
 * The recipients of these notifications, by id: of as many, in this order, as can fill a reply. One statement reads them all, unless
 * they are too many.
 */
async function readRecipients(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  notificationIds: readonly string[],
): Promise<Map<string, string[]>> {
  const recipients = new Map<string, string[]>();
  let bytes = 0;
  let chunkSize = notificationIds.length;
  while (recipients.size < notificationIds.length && bytes < maxBytes) {
    const chunk = notificationIds.slice(recipients.size, recipients.size + chunkSize);
    const rows = await findRecipients(db, apiKeyId, organizationId, chunk, maxRecipients);
    if (rows.length === maxRecipients && chunk.length > 1) {
      chunkSize = Math.ceil(chunk.length / 10);
      continue;
    }
    const byNotification = Map.groupBy(rows, ({ notification_id }) => notification_id);
    for (const id of chunk) {
      const userIds = (byNotification.get(id) ?? []).map(({ user_id }) => user_id);
      recipients.set(id, userIds);
      bytes += userIds.reduce((sum, userId) => sum + entryBytes(userId.length), 0);
    }
  }
  return recipients;
}

/** A recipient's entries in both maps, with an id of so many bytes. */
const entryBytes = (idBytes: number): number => 2 * (idBytes + '"":true,'.length);

/** What a notification takes beside its content and recipients, or a little more: JSON has at most three bytes for a character. */
const bytesAround = (...ids: string[]): number => ids.reduce((sum, id) => sum + 3 * id.length, 300);

/** How many of them a reply can hold as far as their content goes; the first always. */
function countThatFit(newest: readonly { bytes: number }[], pageSize: number): number {
  let room = maxBytes;
  const tooMany = newest.findIndex(({ bytes }, i) => {
    room -= bytes;
    return i > 0 && (i === pageSize || room < 0);
  });
  return tooMany === -1 ? newest.length : tooMany;
}

/** The first of these users whose entries in both maps fit into the room, and the room that is left: none, if one does not. */
function usersThatFit(userIds: readonly string[], room: number): { userIds: readonly string[]; room: number } {
  let left = room;
  const tooMany = userIds.findIndex((userId) => {
    left -= entryBytes(Buffer.byteLength(JSON.stringify(userId)) - '""'.length);
    return left < 0;
  });
  return { userIds: tooMany === -1 ? userIds : userIds.slice(0, tooMany), room: left };
}
