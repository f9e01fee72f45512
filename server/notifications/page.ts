/** Reads notifications for one reply: the newest, and as many as it may hold. */
import type { Schema } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import * as recipients from './recipients.ts';
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

const mostNotifications = 1000;
/** 8 MiB, with room for what is around the notifications. */
const mostBytes = 8 * 1024 * 1024 - 1024;
/** That a notification names, and that are read at once. */
const mostRecipients = 100_000;

interface Page {
  notifications: Notification[];
  /** Whether there are others that fit the query, all of them older. */
  more: boolean;
}

export const nothing: Page = { notifications: [], more: false };

export async function readPage(db: Db, apiKeyId: string, query: store.Query): Promise<Page> {
  const { organizationId } = query;
  const newest = await store.findNewest(db, apiKeyId, query, mostNotifications + 1);
  const headings = newest.slice(0, howManyFit(newest));
  const large = headings.filter(({ content }) => content === null).map(({ notification_id }) => notification_id);
  const contents = await store.findContents(db, apiKeyId, organizationId, large);

  const notifications: Notification[] = [];
  let room = mostBytes;
  let more = headings.length < newest.length;
  const received = new Map(headings.map(({ notification_id: id, recipients }) => [id, store.recipientsIn(recipients)]));
  const many = headings.filter(({ notification_id: id }) => received.get(id) === undefined);
  const recipientsOfMany = readRecipients(
    db,
    apiKeyId,
    organizationId,
    many.map(({ notification_id }) => notification_id),
  );
  for (const { notification_id: id, document_id: documentId, created_at: timestamp, bytes, content } of headings) {
    const userIds = received.get(id) ?? (await recipientsOfMany.next()).value ?? [];
    const given = content ?? contents.get(id);
    // Erased since it was found.
    if (given === undefined) continue;
    const fit = whoFit(userIds, room - bytes - bytesAround(apiKeyId, organizationId, documentId, id));
    // One that is too large for any reply is shown with as many recipients as fit: otherwise nobody could see what is older.
    if (fit.room < 0 && notifications.length > 0) {
      more = true;
      break;
    }
    room = fit.room;
    const notified = Object.fromEntries(fit.userIds.map((userId): [string, true] => [userId, true]));
    const said: Content = JSON.parse(given);
    notifications.push({
      id,
      notificationSource: 'custom',
      actionUser: said.actionUser,
      displayHeadlineMessageTemplate: said.displayHeadlineMessageTemplate,
      displayHeadlineMessageTemplateData: said.displayHeadlineMessageTemplateData,
      displayBodyMessage: said.displayBodyMessage,
      notificationSourceData: said.notificationSourceData,
      metadata: { apiKey: apiKeyId, documentId, organizationId },
      notifyUsers: notified,
      notifyUsersByUserId: notified,
      timestamp,
    });
  }
  return { notifications, more };
}

/** What a notification takes beside its content and recipients, or a little more: JSON has at most three bytes for a character. */
const bytesAround = (...ids: string[]): number => ids.reduce((sum, id) => sum + 3 * id.length, 300);

/** How many of them a reply can hold as far as their content goes; the first always. */
function howManyFit(newest: readonly { bytes: number }[]): number {
  let room = mostBytes;
  const tooMany = newest.findIndex(({ bytes }, i) => {
    room -= bytes;
    return i > 0 && (i === mostNotifications || room < 0);
  });
  return tooMany === -1 ? newest.length : tooMany;
}

/** The first of these users whose entries in both maps fit into the room, and the room that is left: none, if one does not. */
function whoFit(userIds: readonly string[], room: number): { userIds: readonly string[]; room: number } {
  let left = room;
  const tooMany = userIds.findIndex((userId) => {
    left -= 2 * (Buffer.byteLength(JSON.stringify(userId)) + ':true,'.length);
    return left < 0;
  });
  return { userIds: tooMany === -1 ? userIds : userIds.slice(0, tooMany), room: left };
}

/** The recipients of one notification after the other: all in one statement, unless they are too many to be read at once. */
async function* readRecipients(db: Db, apiKeyId: string, organizationId: string, notificationIds: readonly string[]) {
  for (let done = 0, together = notificationIds.length; done < notificationIds.length; ) {
    const some = notificationIds.slice(done, done + together);
    const rows = await recipients.find(db, apiKeyId, organizationId, some, mostRecipients);
    if (rows.length === mostRecipients && some.length > 1) {
      together = Math.ceil(some.length / 10);
      continue;
    }
    const received = Map.groupBy(rows, ({ notification_id }) => notification_id);
    for (const id of some) yield (received.get(id) ?? []).map(({ user_id }) => user_id);
    done += some.length;
  }
}
