import type { CollaborationEvent } from '../../generated/types.ts';
import type { Tenant } from '../support/harness.ts';

/** Collects all pages of a paged operation. */
export async function allOf<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

/** Reads all events from this page token on. Returns the token of the end, too. */
export async function eventsAfter({ client }: Tenant, pageToken = '', pageSize = 1000) {
  const events: CollaborationEvent[] = [];
  for (let hasMore = true; hasMore; ) {
    const page = await client.getEvents({ pageToken, pageSize });
    events.push(...page.data);
    ({ pageToken, hasMore } = page);
  }
  return { events, pageToken };
}
