import { type EventsHandlers, operations } from '../../generated/handlers.ts';
import type { Event } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { Failure } from '../errors.ts';
import { maxItemBytes, pagesOf, sized, unlessEmpty } from '../paging/page-token.ts';
import { findEvents, findLog, findUnnumbered, numberEvents } from '../recording/log.ts';
import type { EventItem } from '../recording/record.ts';
import { toEvent } from './event.ts';

const { pageSize: defaultPageSize } = operations.getEvents.defaults;

/** Rows that a page looks at. Each has at least one event, or its place. */
const rowsFor = (pageSize: number): number => pageSize + 500;

export const events: EventsHandlers<Contexts> = {
  async getEvents({ types, organizationId, pageSize = defaultPageSize, pageToken }, { snapshot, verbsOf, tokens, apiKeyId }) {
    const filter = { types: unlessEmpty(types), organizationId };
    const pages = pagesOf(tokens, { operation: 'getEvents', apiKeyId, filter }, (position: number) => position);
    const after = pages.readToken(pageToken);
    const read = () =>
      snapshot((ask) =>
        Promise.all([
          ask(findLog(apiKeyId)),
          ask(findUnnumbered(apiKeyId)),
          ask(findEvents(apiKeyId, (after ?? 0) + 1, rowsFor(pageSize))),
        ]),
      );
    let [[log], unnumbered, found] = await read();
    if (unnumbered.length > 0) {
      // Without the tenant's lock: the numbering writes no data that a deletion erases.
      await numberEvents(verbsOf(apiKeyId, noTenant).change, apiKeyId);
      [[log], unnumbered, found] = await read();
    }
    const { lastPosition, removedPosition } = log ?? { lastPosition: 0, removedPosition: 0 };
    if (after !== undefined && after < removedPosition) throw tooOld(pages.tokenAfter(removedPosition));

    const shown: Event[] = [];
    let end = Math.max(after ?? 0, removedPosition);
    let bytes = 0;
    let isFull = false;
    for (const { items, ...row } of found) {
      isFull ||= items === null;
      if (isFull) break;
      for (const [index, item] of parse(items ?? '[]').entries()) {
        const position = row.position + index;
        if (position <= end) continue;
        const isWanted =
          item !== null &&
          (filter.types?.includes(row.type) ?? true) &&
          (organizationId === undefined || item.organizationId === organizationId);
        if (isWanted) {
          const event = sized({ event: toEvent({ ...row, index }, item) }, item);
          bytes += event.bytes + bytesAround;
          isFull = shown.length === pageSize || (shown.length > 0 && bytes > maxItemBytes);
          if (isFull) break;
          shown.push(event.event);
        }
        end = position;
      }
    }
    // Rows behind the last one were erased.
    if (!isFull && found.length < rowsFor(pageSize)) end = Math.max(end, lastPosition);
    const hasMore = end < lastPosition || unnumbered.length > 0;
    return {
      result: { status: 'success', message: 'Events found.', data: shown, pageToken: pages.tokenAfter(end), hasMore },
    };
  },
};

/** At least the bytes of an event beside its item. */
const bytesAround = 400;

const parse = (items: string): (EventItem | null)[] => JSON.parse(items);

const tooOld = (oldest: string): Failure =>
  new Failure('FAILED_PRECONDITION', `Events after this pageToken were removed. The oldest pageToken that works is ${oldest}.`, {
    details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN', description: 'is older than the oldest event' }],
  });
