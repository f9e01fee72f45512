import { type EventsHandlers, operations } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { Failure } from '../errors.ts';
import { pagesOf, unlessEmpty } from '../paging/page-token.ts';
import { readEvents } from './read.ts';

const { pageSize: defaultPageSize } = operations.getEvents.defaults;

export const events: EventsHandlers<Contexts> = {
  async getEvents({ types, organizationId, pageSize = defaultPageSize, pageToken }, { snapshot, verbsOf, tokens, apiKeyId }) {
    const filter = { types: unlessEmpty(types), organizationId };
    const pages = pagesOf(tokens, { operation: 'getEvents', apiKeyId, filter }, (position: number) => position);
    const after = pages.readToken(pageToken);
    const verbs = { snapshot, change: verbsOf(apiKeyId, noTenant).change };
    const { events, end, hasMore, removedPosition } = await readEvents(verbs, apiKeyId, { after, filter, maxEvents: pageSize });
    if (after !== undefined && after < removedPosition) throw tooOld(pages.tokenAfter(removedPosition));
    const data = events.map(({ event }) => event);
    return {
      result: { status: 'success', message: 'Events found.', data, pageToken: pages.tokenAfter(end), hasMore },
    };
  },
};

const tooOld = (oldest: string): Failure =>
  new Failure('FAILED_PRECONDITION', `Events after this pageToken were removed. The oldest pageToken that works is ${oldest}.`, {
    details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description: 'is older than the oldest event' }],
  });
