/** Removes a user's events, and the user from those of others. */
import { keyed } from '../../database/keyed-rows.ts';
import { among, sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { referencesIn } from './references.ts';
import { type Cleaner, notificationWithout, type Person } from './without-user.ts';

/** Fields that every event keeps: ids and names of objects. */
const kept = ['organizationId', 'id', 'organizationName', 'documentId', 'documentName', 'folderId', 'folderName'] as const;

/** An item that is erased leaves its place, so that the others keep their ids. */
const eventsWithout = (items: unknown, cleaner: Cleaner): unknown =>
  Array.isArray(items) ? items.map((item) => itemWithout(item, cleaner)) : items;

function itemWithout(item: unknown, cleaner: Cleaner): unknown {
  if (typeof item !== 'object' || item === null) return item;
  if (isOfUser(item, cleaner.person)) {
    cleaner.removed.push(item);
    return null;
  }
  // A partial item names no other user.
  if (!('data' in item)) return item;
  const { data } = item;
  if (typeof data !== 'object' || data === null) return item;
  if ('notification' in data && 'recipients' in data) {
    const { notifyUsers, notifyUsersByUserId, ...content } = Object(data.notification);
    const maps = {
      notifyUsers: cleaner.value(notifyUsers, 'notifyUsers'),
      notifyUsersByUserId: cleaner.value(notifyUsersByUserId, 'notifyUsers'),
    };
    const notification = { ...notificationWithout(content, cleaner), ...maps };
    return { ...item, data: { notification, recipients: cleaner.value(data.recipients) } };
  }
  const fixed = Object.fromEntries(Object.entries(data).filter(([name]) => kept.some((one) => one === name)));
  return { ...item, data: { ...Object(cleaner.inside(data)), ...fixed } };
}

/** Events of the user: about the user, or of a notification by the user. */
function isOfUser(item: object, { userId }: Person): boolean {
  const { userId: own, data } = Object(item);
  return own === userId || data?.notification?.actionUser?.userId === userId;
}

/**
 * Changes of objects have them whole. Until the job has cleaned an object, a change of it records the user again. So newer items that may name
 * the user keep their ids alone, as those of a large call.
 */
const objectChanges = ['organizations', 'documents', 'users'].flatMap((objects) => [`${objects}.added`, `${objects}.updated`]);

const newerWithout = (items: unknown, cleaner: Cleaner): unknown =>
  Array.isArray(items) ? items.map((item) => newerItemWithout(item, cleaner)) : items;

function newerItemWithout(item: unknown, cleaner: Cleaner): unknown {
  if (typeof item !== 'object' || item === null || !('data' in item)) return item;
  if (JSON.stringify(itemWithout(item, cleaner)) === JSON.stringify(item)) return item;
  const { data: _, ...ids } = item;
  return { ...ids, isPartial: true };
}

export const eventErasers: readonly Eraser[] = [
  referencesIn({
    kind: 'erase-events',
    ...keyed('events'),
    column: 'items',
    bytes: 'bytes',
    time: 'created_at',
    clean: eventsWithout,
    newer: { rows: sql`type ${among(objectChanges)}`, clean: newerWithout },
    follows: [
      ...['erase-contacts', 'erase-contact-fields', 'erase-from-other-contacts'],
      ...['erase-from-organizations', 'erase-from-documents'],
    ],
    shows: 'event',
  }),
];
