/** Reads a page of events. Its page token names the reader's place in the log. */
import type { CollaborationEvent, EventType } from '../../generated/types.ts';
import type { VerbsOf } from '../database/verbs.ts';
import { checksums, type PageOf, pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { assertInLog, formatPlace, parsePlace } from './place.ts';
import { readEvents } from './read.ts';

interface Query extends PageOf {
  types?: readonly EventType[];
  organizationId?: string;
}

interface EventsPage {
  data: CollaborationEvent[];
  pageToken: string;
  hasMore: boolean;
}

/** `start`: the position to begin after without a page token. Default: before the oldest event. */
export async function readPage(
  verbs: Pick<ReturnType<VerbsOf>, 'snapshot' | 'change'>,
  apiKeyId: string,
  query: Query,
  start?: number,
): Promise<EventsPage> {
  const pages = pagesIn('getEvents', query, { tokens: checksums, apiKeyId }, formatPlace);
  const place = pages.after === undefined ? undefined : parsePlace(pages.after);
  const filter = { types: unlessEmpty(query.types), organizationId: query.organizationId };
  const batch = await readEvents(verbs, apiKeyId, { after: place?.position ?? start, filter, maxEvents: pages.pageSize });
  if (place !== undefined) assertInLog(place, batch, pages.tokenAfter);
  const { log, events, end, hasMore, numberingAt } = batch;
  const pageToken = pages.tokenAfter({ position: end, numbering: numberingAt(end) ?? place?.numbering ?? '', logId: log.logId });
  return { data: events.map(({ event }) => event), pageToken, hasMore };
}
