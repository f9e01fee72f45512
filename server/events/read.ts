/** Reads events in the order of the log, each with its position. */
import type { CollaborationEvent, EventType } from '../../generated/types.ts';
import { parseJson } from '../database/json.ts';
import { allOf, among, raw, sql } from '../database/sql.ts';
import type { Snapshot, VerbsOf } from '../database/verbs.ts';
import { organizationKey } from '../organizations/key.ts';
import { maxItemBytes } from '../paging/page-token.ts';
import { findEvents, findLog, findUnnumbered, type Log, noLog, numberEvents } from '../recording/log.ts';
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

export interface Batch {
  log: Log;
  events: PlacedEvent[];
  /** The position to go on after. */
  end: number;
  hasMore: boolean;
  /** Returns the numbering at `after` or `end`: empty at the beginning of the log, undefined if the log has none there. */
  numberingAt(position: number): string | undefined;
}

/** Rows beyond those of a page that a batch looks at, if it may pass over some. It reads no items of these. */
const rowsPassed = 500;

/** At least the bytes of an event beside its item. */
const bytesAround = 400;

const parse = (items: string): (EventItem | null)[] => parseJson(items);

/** Numbers new events, and reads the next ones. `change` takes no tenant's lock: it writes no data that a deletion erases. */
export async function readEvents(
  { snapshot, change }: Pick<ReturnType<VerbsOf>, 'snapshot' | 'change'>,
  apiKeyId: string,
  query: Query,
): Promise<Batch> {
  const { isNumbered, ...batch } = await readNumbered(snapshot, apiKeyId, query);
  if (isNumbered) return batch;
  await numberEvents(change, apiKeyId);
  return await readNumbered(snapshot, apiKeyId, query);
}

/** `isNumbered`: false if new events would follow at once. */
async function readNumbered(
  snapshot: Snapshot,
  apiKeyId: string,
  { after = 0, filter: { types, organizationId }, maxEvents }: Query,
): Promise<Batch & { isNumbered: boolean }> {
  const isOfType = types && sql`type ${among(types)}`;
  // An event of several organizations, or of none, has an empty key.
  const isOfOrganization =
    organizationId === undefined
      ? undefined
      : sql`(organization_key = '' or organization_key = ${organizationKey(apiKeyId, organizationId)})`;
  const isWanted = allOf(raw('true'), isOfType, isOfOrganization);
  const isSelective = isOfType !== undefined || isOfOrganization !== undefined;
  // The first row may end with the last event that was read.
  const maxRows = maxEvents + 1 + (isSelective ? rowsPassed : 0);
  const [[stored], unnumbered, found] = await snapshot((ask) =>
    Promise.all([
      ask(findLog(apiKeyId)),
      ask(findUnnumbered(apiKeyId)),
      ask(findEvents(apiKeyId, { from: after + 1, isWanted, maxRows, maxItems: maxEvents })),
    ]),
  );
  const log = stored ?? noLog;
  const { lastPosition, removedPosition, removedNumbering } = log;

  const events: PlacedEvent[] = [];
  let end = Math.max(after, removedPosition);
  let bytes = 0;
  let isFull = false;
  for (const row of found) {
    isFull ||= row.isWanted === 1 && row.items === null;
    if (isFull) break;
    for (const [index, item] of parse(row.items ?? '[]').entries()) {
      const position = row.position + index;
      if (position <= end) continue;
      if (item !== null && (organizationId === undefined || item.organizationId === organizationId)) {
        bytes += (row.itemCount === 1 ? row.bytes : Buffer.byteLength(JSON.stringify(item))) + bytesAround;
        isFull = events.length === maxEvents || (events.length > 0 && bytes > maxItemBytes);
        if (isFull) break;
        events.push({ event: toEvent({ ...row, index }, item), position });
      }
      end = position;
    }
    if (isFull) break;
    end = Math.max(end, row.position + row.itemCount - 1);
  }
  const numberingAt = (position: number) => {
    const row = found.find((one) => one.position <= position && position < one.position + one.itemCount);
    if (row !== undefined) return row.numbering;
    return position === removedPosition ? removedNumbering : undefined;
  };
  // A log begins with its first reader.
  const isNumbered = stored !== undefined && (isFull || end < lastPosition || unnumbered.length === 0);
  return { log, events, end, hasMore: end < lastPosition || unnumbered.length > 0, numberingAt, isNumbered };
}
