/** Makes events of stored items. A boundary file: whoever recorded an item has given it the data of its type. */
import type { CollaborationEvent } from '../../generated/types.ts';
import { documentOf } from '../documents/page.ts';
import { folderOf } from '../folders/store.ts';
import { userOf } from '../permissions/users-page.ts';
import type { StoredEvents } from '../recording/log.ts';
import type { EventItem } from '../recording/record.ts';

type Data<Of extends (data: never) => unknown> = Parameters<Of>[0];

export const toEvent = (
  { eventId, type, createdAt, index }: Pick<StoredEvents, 'eventId' | 'type' | 'createdAt'> & { index: number },
  { data, ...item }: EventItem,
): CollaborationEvent =>
  ({
    ...{ eventId: `${eventId}.${index}`, type, createdAt, ...item },
    ...(item.isPartial === true ? {} : { data: dataOf(type, data) }),
  }) as CollaborationEvent;

/** Returns the data as the item's Get operation does. */
function dataOf(type: StoredEvents['type'], data: unknown): unknown {
  switch (type) {
    case 'documents.added':
    case 'documents.updated':
      return documentOf(data as Data<typeof documentOf>);
    case 'folders.added':
    case 'folders.updated':
    case 'folders.accessUpdated':
      return folderOf(data as Data<typeof folderOf>);
    case 'users.added':
    case 'users.updated':
      return userOf(data as Data<typeof userOf>);
    default:
      return data;
  }
}
