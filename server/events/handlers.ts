import type { EventsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { checksums, pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { assertInLog, formatPlace, parsePlace } from './place.ts';
import { readEvents } from './read.ts';

export const events: EventsHandlers<Contexts> = {
  async getEvents(data, { snapshot, verbsOf, apiKeyId }) {
    const pages = pagesIn('getEvents', data, { tokens: checksums, apiKeyId }, formatPlace);
    const place = pages.after === undefined ? undefined : parsePlace(pages.after);
    const filter = { types: unlessEmpty(data.types), organizationId: data.organizationId };
    const verbs = { snapshot, change: verbsOf(apiKeyId, noTenant).change };
    const batch = await readEvents(verbs, apiKeyId, { after: place?.position, filter, maxEvents: pages.pageSize });
    if (place !== undefined) assertInLog(place, batch, pages.tokenAfter);
    const { log, events, end, hasMore, eventIdAt } = batch;
    const found = events.map(({ event }) => event);
    const pageToken = pages.tokenAfter({ position: end, eventId: eventIdAt(end) ?? place?.eventId ?? '', logId: log.logId });
    return { result: { status: 'success', message: 'Events found.', data: found, pageToken, hasMore } };
  },
};
