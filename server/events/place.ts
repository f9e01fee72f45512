/**
 * A reader's place in the log: a position and the event there. Customers keep page tokens for months, so these depend on no secret of the
 * service. A place counts only if the log has the same event there.
 */
import { Failure } from '../errors.ts';
import { invalidPageToken } from '../paging/page-token.ts';
import type { Log } from '../recording/log.ts';
import type { Batch } from './read.ts';

export interface Place extends Pick<Log, 'logId'> {
  position: number;
  /** Empty at the beginning of the log. */
  eventId: string;
}

export const formatPlace = ({ position, eventId, logId }: Place): string => `${position} ${eventId} ${logId}`;

/** Reads the key of a page token, which anybody can make. */
export function parsePlace(key: unknown): Place {
  const [, position, eventId = '', logId = ''] = /^(\d{1,15}) ([0-9a-f.-]{0,42}) ([0-9a-f-]{0,36})$/.exec(String(key)) ?? [];
  if (position === undefined) throw invalidPageToken();
  return { position: Number(position), eventId, logId };
}

/** Throws unless the log has all events behind the place, and the one at it. `tokenAt` returns the page token of a place. */
export function assertInLog(
  { position, eventId, logId }: Place,
  { log, hasMore, eventIdAt }: Batch,
  tokenAt: (place: Place) => string,
): void {
  const refusal = (message: string, description: string): Failure => {
    const oldest = tokenAt({ position: log.removedPosition, eventId: log.removedEventId, logId: log.logId });
    return new Failure('FAILED_PRECONDITION', `${message} The oldest pageToken that works is ${oldest}.`, {
      details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description }],
    });
  };
  if (logId !== log.logId)
    throw refusal('A restore or a move began a new log of events after this pageToken.', 'is of another log of events');
  if (position < log.removedPosition) throw refusal('Events after this pageToken were removed.', 'is older than the oldest event');
  // New events may get further positions with the next call.
  if (position > log.lastPosition && hasMore) return;
  if (eventIdAt(position) !== eventId)
    throw refusal('The log no longer has the event of this pageToken, as after a failover.', 'names an event that does not exist');
}
