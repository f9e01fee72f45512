/** A reader of events whose log is gone, as after a restore. */
import { randomUUID } from 'node:crypto';
import { formatPlace } from '../../server/events/place.ts';
import { checksums, pagesIn } from '../../server/paging/page-token.ts';

const logId = randomUUID();

/** Returns a page token of Get Events that no longer works. */
export const lostPlace = (apiKeyId: string): string =>
  pagesIn('getEvents', {}, { tokens: checksums, apiKeyId }, formatPlace).tokenAfter({ position: 9, numbering: '', logId });
