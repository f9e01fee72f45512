/** Reads events in the order of the log, each with its position. */
import type { CollaborationEvent, EventType } from '../../generated/types.ts';
import type { VerbsOf } from '../database/verbs.ts';
import { maxItemBytes, sized } from '../paging/page-token.ts';
import { findEvents, findLog, findUnnumbered, numberEvents } from '../recording/log.ts';
import type { EventItem } from '../recording/record.ts';
import { toEvent } from './event.ts';

export interface PlacedEvent {
  event: CollaborationEvent;
  position: number;
}

interface Query {
  /** The position of the last event that was read. Default: before the oldest. */
  after: number | undefined;
  filter: { types: readonly EventType[] | undefined; organizationId?: string | undefined };
  maxEvents: number;
}

interface Batch {
  events: PlacedEvent[];
  /** The position to go on after. */
  end: number;
  hasMore: boolean;
  removedPosition: number;
}

/** Rows that a batch looks at. Each has at least one event, or its place. */
const rowsFor = (maxEvents: number): number => maxEvents + 500;

/** At least the bytes of an event beside its item. */
const bytesAround = 400;

const parse = (items: string): (EventItem | null)[] => JSON.parse(items);

/** Numbers new events, and reads the next ones. `change` takes no tenant's lock: it writes no data that a deletion erases. */
export async function readEvents(
  { snapshot, change }: Pick<ReturnType<VerbsOf>, 'snapshot' | 'change'>,
  apiKeyId: string,
  { after, filter: { types, organizationId }, maxEvents }: Query,
): Promise<Batch> {
  const read = () =>
    snapshot((ask) =>
      Promise.all([
        ask(findLog(apiKeyId)),
        ask(findUnnumbered(apiKeyId)),
        ask(findEvents(apiKeyId, (after ?? 0) + 1, rowsFor(maxEvents))),
      ]),
    );
  let [[log], unnumbered, found] = await read();
  if (unnumbered.length > 0) {
    await numberEvents(change, apiKeyId);
    [[log], unnumbered, found] = await read();
  }
  const { lastPosition, removedPosition } = log ?? { lastPosition: 0, removedPosition: 0 };

  const events: PlacedEvent[] = [];
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
        (types?.includes(row.type) ?? true) &&
        (organizationId === undefined || item.organizationId === organizationId);
      if (isWanted) {
        const one = sized({ event: toEvent({ ...row, index }, item) }, item);
        bytes += one.bytes + bytesAround;
        isFull = events.length === maxEvents || (events.length > 0 && bytes > maxItemBytes);
        if (isFull) break;
        events.push({ event: one.event, position });
      }
      end = position;
    }
  }
  // Rows behind the last one were erased.
  if (!isFull && found.length < rowsFor(maxEvents)) end = Math.max(end, lastPosition);
  return { events, end, hasMore: end < lastPosition || unnumbered.length > 0, removedPosition };
}
