/**
 * A reader's place in the log: a position and its numbering, see recording/log.ts. Customers keep page tokens for months, so these depend on
 * no secret of the service. A place counts only if the log has the same numbering there.
 */
import { Failure } from '../errors.ts';
import { invalidPageToken } from '../paging/page-token.ts';
import type { Log } from '../recording/log.ts';
import type { Batch } from './read.ts';

export interface Place extends Pick<Log, 'logId'> {
  position: number;
  /** Empty at the beginning of the log. */
  numbering: string;
}

export const formatPlace = ({ position, numbering, logId }: Place): string => `${position} ${numbering} ${logId}`;

/** Reads the key of a page token, which anybody can make. */
export function parsePlace(key: unknown): Place {
  const [, position, numbering = '', logId = ''] = /^(\d{1,15}) ([0-9a-f]{0,16}) ([0-9a-f-]{0,36})$/.exec(String(key)) ?? [];
  if (position === undefined) throw invalidPageToken();
  return { position: Number(position), numbering, logId };
}

/** Throws unless the log has all events behind the place, and the same ones before it. `tokenAt` returns the page token of a place. */
export function assertInLog(
  { position, numbering, logId }: Place,
  { log, hasMore, numberingAt }: Batch,
  tokenAt: (place: Place) => string,
): void {
  const refusal = (message: string, description: string): Failure => {
    const oldest = tokenAt({ position: log.removedPosition, numbering: log.removedNumbering, logId: log.logId });
    return new Failure('FAILED_PRECONDITION', `${message} The oldest pageToken that works is ${oldest}.`, {
      details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description }],
    });
  };
  if (logId !== log.logId)
    throw refusal('A restore or a move began a new log of events after this pageToken.', 'is of another log of events');
  if (position < log.removedPosition) throw refusal('Events after this pageToken were removed.', 'is older than the oldest event');
  // New events may get further positions with the next call.
  if (position > log.lastPosition && hasMore) return;
  if (numberingAt(position) !== numbering)
    throw refusal(
      'The events before this pageToken are no longer the same, as after a failover.',
      'is of events that the log lacks',
    );
}
