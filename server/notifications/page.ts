/** Reads notifications for one reply: the newest, and as many as it may hold. */
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { find as findRecipients } from './recipients.ts';
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
}

const maxNotifications = 1000;
/** 8 MiB, with room for what is around the notifications. */
const maxBytes = 8 * 1024 * 1024 - 1024;
/** That one statement reads: some 30 ms, for which SQLite keeps the process from all else. */
const maxRecipients = 50_000;

interface Page {
  notifications: Notification[];
  /** Whether there are others that fit the query, all of them older. */
  more: boolean;
}

export interface Query {
  organizationId: string;
  documentId: string | undefined;
  locationId: string | undefined;
  userId: string | undefined;
  notificationIds: readonly string[] | undefined;
}

export async function readPage(db: Db, apiKeyId: string, query: Query): Promise<Page> {
  const { organizationId } = query;
  const newest = await store.findNewest(db, { apiKeyId, ...query, limit: maxNotifications + 1 });
  const headings = newest.slice(0, countThatFit(newest));
  const ids = headings.map(({ notification_id }) => notification_id);
  const largeIds = headings.filter(({ content }) => content === null).map(({ notification_id }) => notification_id);
  const [largeContents, recipients] = await Promise.all([
    store.findContents(db, apiKeyId, organizationId, largeIds),
    readRecipients(db, apiKeyId, organizationId, ids),
  ]);

  const notifications: Notification[] = [];
  let room = maxBytes;
  let more = headings.length < newest.length;
  for (const heading of headings) {
    const { notification_id: id, document_id: documentId, created_at: timestamp, bytes } = heading;
    const content = heading.content ?? largeContents.get(id);
    // Erased since it was found.
    if (content === undefined) continue;
    const fit = usersThatFit(recipients.get(id) ?? [], room - bytes - bytesAround(apiKeyId, organizationId, documentId, id));
    // One that is too large for any reply is shown with as many recipients as fit: otherwise nobody could see what is older.
    if (fit.room < 0 && notifications.length > 0) {
      more = true;
      break;
    }
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
  return { notifications, more };
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
function countThatFit(newest: readonly { bytes: number }[]): number {
  let room = maxBytes;
  const tooMany = newest.findIndex(({ bytes }, i) => {
    room -= bytes;
    return i > 0 && (i === maxNotifications || room < 0);
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
