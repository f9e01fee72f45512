import type { EventsHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { Failure } from '../errors.ts';
import { pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { readEvents } from './read.ts';

export const events: EventsHandlers<Contexts> = {
  async getEvents(data, context) {
    const { snapshot, verbsOf, apiKeyId } = context;
    const pages = pagesIn('getEvents', data, context, (position: number) => position);
    const { after, pageSize } = pages;
    const filter = { types: unlessEmpty(data.types), organizationId: data.organizationId };
    const verbs = { snapshot, change: verbsOf(apiKeyId, noTenant).change };
    const { events, end, hasMore, removedPosition } = await readEvents(verbs, apiKeyId, { after, filter, maxEvents: pageSize });
    if (after !== undefined && after < removedPosition) throw tooOld(pages.tokenAfter(removedPosition));
    const found = events.map(({ event }) => event);
    return {
      result: { status: 'success', message: 'Events found.', data: found, pageToken: pages.tokenAfter(end), hasMore },
    };
  },
};

const tooOld = (oldest: string): Failure =>
  new Failure('FAILED_PRECONDITION', `Events after this pageToken were removed. The oldest pageToken that works is ${oldest}.`, {
    details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description: 'is older than the oldest event' }],
  });
