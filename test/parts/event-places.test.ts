/** Readers of a log that does not only grow: a standby that lagged takes over, a backup is restored, events are erased and removed. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { ApiError } from '../../generated/client.ts';
import type { Input } from '../../generated/handlers.ts';
import { insertFrom, sql } from '../../server/database/sql.ts';
import { checksums } from '../../server/paging/page-token.ts';
import { beginNewLogs, type Log } from '../../server/recording/log.ts';
import { keepLog } from '../../server/recording/retention.ts';
import { aTenantWithAcme, startTestService, type Tenant } from '../support/harness.ts';
import { seed } from '../support/long.ts';
import { addDocuments, addWebhook, aReceiver, aTenantWithEvents, documentsIn } from '../support/receiver.ts';
import { createRandom } from '../torture/random.ts';

const service = await startTestService({ webhookLoopback: true });
afterAll(() => service.stop());
const { ask } = service.service.environment;

const acme = { organizationId: 'acme' };

const eventColumns = [
  ...(['api_key_id', 'event_id', 'organization_key', 'type', 'sequence', 'position', 'created_at'] as const),
  ...(['item_count', 'bytes', 'items', 'numbering'] as const),
];
const logColumns = ['api_key_id', 'log_id', 'last_position', 'removed_position', 'removed_numbering', 'oldest_at'] as const;

interface StoredEvents {
  apiKeyId: string;
  eventId: string;
  organizationKey: string;
  type: string;
  sequence: number;
  position: number | null;
  numbering: string;
  createdAt: number;
  itemCount: number;
  bytes: number;
  items: string;
}

type StoredLog = Log & { apiKeyId: string; oldestAt: number | null };

const rowsOf = async ({ apiKey }: Tenant) => ({
  events: await ask(sql<StoredEvents>`select * from events where api_key_id = ${apiKey} order by position`),
  logs: await ask(sql<StoredLog>`select * from event_logs where api_key_id = ${apiKey}`),
});

/** Puts the log back to these rows, as a standby has it. */
async function putBack({ apiKey }: Tenant, { events, logs }: Awaited<ReturnType<typeof rowsOf>>): Promise<void> {
  for (const table of [sql`events`, sql`event_logs`]) await ask(sql`delete from ${table} where api_key_id = ${apiKey}`);
  if (events.length > 0) await ask(insertFrom('events', eventColumns, events));
  if (logs.length > 0) await ask(insertFrom('event_logs', logColumns, logs));
}

/** Returns the page token that the rejection of another one names. */
function tokenIn(error: unknown): string {
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }] });
  return /\S+(?=\.$)/.exec(String(Object(error).message))?.[0] ?? '';
}

interface Reader {
  filter: Input<'getEvents'>;
  pageToken: string;
  /** The position after which it has begun. */
  start: number;
  /** The ids of the events that it has read since. */
  seen: string[];
  /** Whether the log was set back, or another one has begun, since it has read. */
  log: 'same' | 'set back' | 'another';
}

const positionIn = (pageToken: string): number =>
  Number(/^v2\."(\d+) /.exec(Buffer.from(pageToken.replace(/\..*/, ''), 'base64url').toString())?.[1]);

/** Returns the events of the log that have a position, with their items: null for an erased one. */
async function eventsIn(tenant: Tenant) {
  return (await rowsOf(tenant)).events.flatMap(({ eventId, position, items, itemCount }) => {
    const parsed: ({ organizationId?: string } | null)[] = JSON.parse(items);
    return Array.from({ length: position === null ? 0 : itemCount }, (_, i) => ({
      ...{ eventId: `${eventId}.${i}`, position: (position ?? 0) + i, item: parsed[i] ?? null },
    }));
  });
}

// Proves getEvents/place
it('A reader is told if a standby has its event at the same position, behind other events', async () => {
  const tenant = await aTenantWithEvents(service);
  const { client } = tenant;
  const start = (await client.getEvents({})).pageToken;
  await addDocuments(tenant, 'lost');
  await addDocuments(tenant, 'kept');
  const unnumbered = await rowsOf(tenant);
  const { pageToken, data } = await client.getEvents({ pageToken: start });
  expect(data.map(({ documentId }) => documentId)).toEqual(['lost', 'kept']);
  // PostgreSQL showed the commit of "lost" before another one that the standby got first.
  await putBack(tenant, {
    ...unnumbered,
    events: unnumbered.events.map((row) =>
      row.items.includes('"lost"') ? { ...row, eventId: randomUUID(), items: row.items.replaceAll('"lost"', '"other"') } : row,
    ),
  });
  await addDocuments(tenant, 'next');
  const oldest = tokenIn(await client.getEvents({ pageToken }).catch((error: unknown) => error));
  const again = await client.getEvents({ pageToken: oldest });
  expect(again.data.map(({ documentId }) => documentId)).toEqual(['other', 'kept', 'next']);
});

// Proves getEvents/place
it('Each reader of a log that is set back, restored, erased and shortened has all events, or is told', async () => {
  const random = createRandom(seed, 'places');
  const counts = { told: 0, setBack: 0, read: 0 };
  for (let log = 0; log < 12; log++) {
    const tenant = await aTenantWithEvents(service);
    const { client, apiKey } = tenant;
    const readers: Reader[] = [{}, { pageSize: 1 }, { pageSize: 2, ...acme }, { organizationId: 'beta' }].map((filter) => ({
      ...{ filter, pageToken: '', start: 0, seen: [], log: 'same' },
    }));
    let copy = await rowsOf(tenant);
    /** Events that were erased or removed at any time, also where the log was set back afterwards. */
    const gone = new Set<string>();
    const noteGone = async (work: () => Promise<unknown>) => {
      const before = await eventsIn(tenant);
      await work();
      const left = new Set((await eventsIn(tenant)).flatMap(({ eventId, item }) => (item === null ? [] : [eventId])));
      for (const { eventId } of before) if (!left.has(eventId)) gone.add(eventId);
    };
    const readPage = async (reader: Reader): Promise<boolean> => {
      const { filter, pageToken: after, log: since } = reader;
      const removedPosition = (await rowsOf(tenant)).logs[0]?.removedPosition ?? 0;
      if (after === '') reader.start = removedPosition;
      reader.log = 'same';
      try {
        const { data, pageToken, hasMore } = await client.getEvents({ ...filter, pageToken: after });
        expect(after === '' || since !== 'another').toBe(true);
        reader.seen.push(...data.map(({ eventId }) => eventId));
        reader.pageToken = pageToken;
        return hasMore;
      } catch (error) {
        const pageToken = tokenIn(error);
        expect(since !== 'same' || positionIn(after) < removedPosition).toBe(true);
        counts.told++;
        // It reads the current state, and continues with whatever the log has.
        Object.assign(reader, { pageToken, start: positionIn(pageToken), seen: [] });
        return true;
      }
    };
    let n = 0;
    const write = async () => {
      const documents = Array.from({ length: 1 + random.integer(3) }, () => ({ documentId: `document-${n++}` }));
      const organizationId = random.integer(4) === 0 ? 'beta' : 'acme';
      await client.addOrganizations({ organizations: [{ organizationId, organizationName: organizationId }] });
      await client.addDocuments({ organizationId, documents });
    };
    const steps = [
      ...[write, write, write],
      ...readers.map((reader) => () => readPage(reader)),
      async () => void (copy = await rowsOf(tenant)),
      async () => {
        counts.setBack++;
        await putBack(tenant, copy);
        const isRestored = random.integer(3) === 0;
        if (isRestored) await ask(beginNewLogs());
        for (const reader of readers) reader.log = isRestored ? 'another' : 'set back';
      },
      () =>
        noteGone(async () => {
          await client.deleteOrganizations({ organizationIds: ['beta'] });
          await service.work();
        }),
      () =>
        noteGone(() => {
          const isExpired = random.integer(6) === 0;
          return keepLog(ask, apiKey, { before: isExpired ? service.now() + 1 : 0, maxEvents: 4 + random.integer(8) });
        }),
    ];
    for (let step = 0; step < 60; step++) await steps[random.integer(steps.length)]?.();
    for (const reader of readers) while (await readPage(reader));
    const events = await eventsIn(tenant);
    for (const { filter, start, seen } of readers) {
      const { organizationId } = filter;
      const wanted = events.flatMap(({ eventId, position, item }) =>
        position > start && item !== null && (organizationId === undefined || item.organizationId === organizationId)
          ? [eventId]
          : [],
      );
      const story = { seed, log, filter };
      expect({ ...story, distinct: new Set(seen).size }).toEqual({ ...story, distinct: seen.length });
      const kept = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
      expect({ ...story, events: kept(seen) }).toEqual({ ...story, events: kept(wanted) });
      counts.read += kept(wanted).length;
    }
  }
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(10);
});

it('A page token that a caller has made is rejected, whatever its content', async () => {
  const { client, apiKey } = await aTenantWithAcme(service);
  const made = (key: string): string => {
    const checksum = checksums.sign('page', JSON.stringify(['v2.', 'getEvents', apiKey, {}, key]));
    return `${Buffer.from(`v2.${key}`).toString('base64url')}.${checksum}`;
  };
  const { pageToken } = await client.getEvents({});
  const key = Buffer.from(pageToken.replace(/\..*/, ''), 'base64url').toString().slice('v2.'.length);
  expect(made(key)).toBe(pageToken);
  const places = ['', '0', ' ', '-1  x', '1e3  ', `${'9'.repeat(16)}  `, "0 ' x", '0  x', `0  ${'a'.repeat(37)}`];
  for (const other of ['', '{', 'null', '[]', '{}', '0', ...places.map((place) => JSON.stringify(place))])
    await expect(client.getEvents({ pageToken: made(other) }), other).rejects.toMatchObject({
      ...{ status: 'INVALID_ARGUMENT', details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }] },
    });
});

it('A webhook whose place is behind the end of the log delivers the events of the log again, and all later ones', async () => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'first');
  await service.work();
  await ask(sql`update webhooks set position = 1000 where api_key_id = ${tenant.apiKey}`);
  for (const documentId of ['second', 'third']) {
    await addDocuments(tenant, documentId);
    await service.work();
  }
  expect(documentsIn(receiver)).toEqual(['first', 'first', 'second', 'third']);
});
