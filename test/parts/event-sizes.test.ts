/** Events are bounded by bytes: in a row, in a call, and in each step that reads, numbers, removes or erases them. */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CollaborationEvent, EventType } from '../../generated/types.ts';
import { compile, insertFrom, perEngine, raw, sql } from '../../server/database/sql.ts';
import { waiting } from '../../server/jobs/queue.ts';
import { snapshotOf } from '../../server/notifications/configs.ts';
import { unsubscribeUrl } from '../../server/notifications/unsubscribe-link.ts';
import { findEvents, numberSome } from '../../server/recording/log.ts';
import { recorderOf } from '../../server/recording/record.ts';
import { keepLog } from '../../server/recording/retention.ts';
import { keyOf, startTestService, type Tenant } from '../support/harness.ts';
import { numbersUpTo } from '../support/large-tenant.ts';
import { addDocuments, addWebhook, aReceiver, aTenantWithEvents, received } from '../support/receiver.ts';
import { countRows } from '../support/rows.ts';
import { eventsAfter } from './pages.ts';

const service = await startTestService({ webhookLoopback: true });
afterAll(() => service.stop());

const acme = { organizationId: 'acme' };
const objectText = 'x'.repeat(60_000);

interface StoredRow {
  type: EventType;
  itemCount: number;
  bytes: number;
  realCount: number;
  realBytes: number;
}

const storedRows = (apiKey: string): Promise<StoredRow[]> =>
  service.service.environment.ask(sql<StoredRow>`
    select type, item_count, bytes, octet_length(items) as real_bytes,
      ${perEngine({ postgres: 'json_array_length(items::json)', sqlite: 'json_array_length(items)' })} as real_count
    from events where api_key_id = ${apiKey} order by event_id`);

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `item-${String(i).padStart(4, '0')}`);

/** The longest ids that three of them, and a name, make a folder of. */
const longId = (i: number): string => String(i).padStart(128, 'f');

interface LargeCall {
  types: readonly EventType[];
  /** Objects that a call may hold, at most. */
  most: number;
  /** Makes a call with this number of objects. */
  call(client: Tenant['client'], count: number): Promise<unknown>;
  /** Returns the objects of the events, as the Get operation returns them. */
  get(client: Tenant['client'], events: readonly CollaborationEvent[]): Promise<{ data: readonly unknown[] }>;
}

const pick = (events: readonly CollaborationEvent[], id: string): string[] => events.map((event) => String(Reflect.get(event, id)));

const organizations: LargeCall = {
  types: ['organizations.added', 'organizations.updated'],
  most: 4,
  call: async (client, count) => {
    const all = ids(count).map((organizationId) => ({ organizationId, organizationName: 'Acme', text: objectText }));
    await client.addOrganizations({ organizations: all });
    return await client.updateOrganizations({ organizations: all.map((one) => ({ ...one, organizationName: 'Other' })) });
  },
  get: (client, events) => client.getOrganizations({ organizationIds: pick(events, 'organizationId') }),
};
const documents: LargeCall = {
  types: ['documents.added', 'documents.updated'],
  most: 4,
  call: async (client, count) => {
    await client.addDocuments({ ...acme, documents: ids(count).map((documentId) => ({ documentId, text: objectText })) });
    const renamed = ids(count).map((documentId) => ({ documentId, documentName: 'Renamed' }));
    return await client.updateDocuments({ ...acme, documents: renamed });
  },
  get: (client, events) => client.getDocuments({ ...acme, documentIds: pick(events, 'documentId') }),
};
const users: LargeCall = {
  types: ['users.added', 'users.updated'],
  most: 4,
  call: async (client, count) => {
    await client.addUsers({ ...acme, users: ids(count).map((userId) => ({ userId, text: objectText })) });
    return await client.updateUsers({ ...acme, users: ids(count).map((userId) => ({ userId, name: 'Renamed' })) });
  },
  get: (client, events) => client.getUsers({ ...acme, userIds: pick(events, 'userId') }),
};
const folders: LargeCall = {
  types: ['folders.added', 'folders.updated', 'folders.accessUpdated'],
  most: 799,
  call: async (client, count) => {
    const named = (folderName: string) => ids(count).map((_, i) => ({ folderId: longId(i), folderName: folderName.repeat(200) }));
    await client.addFolders({ ...acme, folders: named('a') });
    await client.updateFolders({ ...acme, folders: named('b') });
    const folderIds = named('b').map(({ folderId }) => folderId);
    return await client.updateAccessForFolders({ ...acme, folderIds, accessType: 'public' });
  },
  get: (client, events) => client.getFolders({ ...acme, folderIds: pick(events, 'folderId') }),
};
const notifications: LargeCall = {
  types: ['notifications.added'],
  most: 300,
  call: async (client, count) => {
    await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
    return await client.addNotifications({
      ...{ ...acme, documentId: 'plan', notificationId: 'one', actionUser: { userId: 'maya' } },
      ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: ids(count).map((_, i) => ({ userId: longId(i) })) },
    });
  },
  get: (client, events) =>
    client.getNotifications({ ...acme, documentId: 'plan', notificationIds: pick(events, 'notificationId') }),
};

describe('An event', () => {
  // Proves getEvents/partial
  it.each(Object.entries({ organizations, documents, users, folders, notifications }))(
    'Get Events has only ids if the objects of a call hold more than 256 KiB, and the Get operation has the rest: %s',
    async (_, { types, most, call, get }) => {
      for (const [count, isPartial] of [
        [most, undefined],
        [Math.min(1000, most * 3), true],
      ] as const) {
        const tenant = await aTenantWithEvents(service);
        await call(tenant.client, count);
        const events = (await eventsAfter(tenant)).events.filter(({ type }) => types.includes(type));
        expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types));
        for (const event of events) {
          expect(Reflect.get(event, 'isPartial')).toBe(isPartial);
          expect('data' in event).toBe(isPartial === undefined);
        }
        const ofOneType = events.filter(({ type }) => type === types.at(-1));
        expect(ofOneType).toHaveLength(types.length === 1 ? 1 : count);
        const { data } = await get(tenant.client, ofOneType.slice(0, 10));
        expect(data).toHaveLength(Math.min(10, ofOneType.length));
        for (const { itemCount, bytes, realCount, realBytes } of await storedRows(tenant.apiKey)) {
          expect({ itemCount, bytes }).toEqual({ itemCount: realCount, bytes: realBytes });
          expect(bytes).toBeLessThan(1_048_576);
        }
      }
    },
  );

  it('A change of 1,000 objects of 15 KB is recorded in less than its request, and a page costs no more than its events', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client, apiKey } = tenant;
    const text = objectText.slice(0, 15_000);
    for (let i = 0; i < 1000; i += 50) {
      const some = ids(1000).slice(i, i + 50);
      await client.addDocuments({ ...acme, documents: some.map((documentId) => ({ documentId, text })) });
    }
    const renamed = ids(1000).map((documentId) => ({ documentId, documentName: 'Renamed' }));
    const request = Buffer.byteLength(JSON.stringify({ ...acme, documents: renamed }));
    await client.updateDocuments({ ...acme, documents: renamed });
    const rows = (await storedRows(apiKey)).filter(({ type }) => type === 'documents.updated');
    expect(rows.map(({ itemCount }) => itemCount)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2 * request);
    const updated = (await eventsAfter(tenant, '', 300)).events.filter(({ type }) => type === 'documents.updated');
    expect(updated.map((event) => ('documentId' in event ? event.documentId : ''))).toEqual(ids(1000));
  });

  it('A webhook receives a partial event as Get Events returns it', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    await documents.call(tenant.client, 5);
    await service.work();
    const events = (await eventsAfter(tenant)).events;
    expect(events.at(-1)).toEqual({
      ...{ eventId: expect.any(String), type: 'documents.updated', createdAt: expect.any(Number) },
      ...{ ...acme, documentId: 'item-0004', isPartial: true },
    });
    expect(received(receiver)).toEqual(events);
  });
});

it('A link unsubscribes a user with settings for 51,000 documents', async () => {
  const tenant = await aTenantWithEvents(service);
  const { ask, tokens } = service.service.environment;
  await tenant.client.addUsers({ ...acme, users: [{ userId: 'maya' }] });
  const recipient = { apiKeyId: tenant.apiKey, organizationKey: await keyOf(service, tenant), userId: 'maya', addressHash: 'hash' };
  const { apiKeyId, organizationKey, userId } = recipient;
  const rows = sql`select cast(${apiKeyId} as text), cast(${organizationKey} as text), cast(${userId} as text), 'document-' || n, 'ALL', 0`;
  await ask(sql`insert into notification_configs (api_key_id, organization_key, user_id, document_key, email, updated_at)
    ${rows} from ${raw(numbersUpTo(51_000))}`);
  const { status } = await fetch(unsubscribeUrl(service.url, tokens, recipient), { method: 'POST' });
  expect(status).toBe(200);
  const recorded = (await storedRows(apiKeyId)).filter(({ type }) => type === 'config.set');
  expect(recorded.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(51_001);
});

it('The texts of the statements that record events do not depend on the number of items', () => {
  const textsOf = (documents: number) => {
    const settings = { userIds: ids(100), documentKeys: ids(documents), choices: { inbox: 'ALL' as const } };
    const items = snapshotOf('key', 'organization', 'acme', settings);
    const statements = Object.values(recorderOf('key').record(0, { type: 'config.set', organizationKey: 'organization', items }));
    const texts = statements.flatMap((one) => (one === undefined ? [] : engines.map((engine) => compile(one, engine).text)));
    return new Set(texts);
  };
  expect(textsOf(99)).toEqual(textsOf(3));
});

const engines = ['postgres', 'sqlite'] as const;

it('Rows of facts are within 1 MiB, with the longest ids', async () => {
  const tenant = await aTenantWithEvents(service);
  const { client, apiKey } = tenant;
  // Three bytes each, and escaped in JSON.
  const longest = (i: number): string => `${'€'.repeat(120)}"${String(i).padStart(7, '0')}`;
  const all = Array.from({ length: 1000 }, (_, i) => longest(i));
  const organizationId = longest(0);
  await client.addOrganizations({ organizations: [{ organizationId, organizationName: organizationId }] });
  for (let i = 0; i < 1000; i += 500) {
    const some = all.slice(i, i + 500);
    await client.addDocuments({ organizationId, documents: some.map((documentId) => ({ documentId })) });
    await client.setConfig({ organizationId, userIds: some, documentIds: [longest(0), longest(1)], config: { inbox: 'NONE' } });
    await client.addUsersToGroups({ organizationId, organizationUserGroupId: longest(0), userIds: some });
    const resources = some.map((id) => ({ type: 'document' as const, id, organizationId, accessRole: 'viewer' as const }));
    await client.addPermissions({ user: { userId: longest(0) }, permissions: { resources } });
  }
  const rows = await storedRows(apiKey);
  expect(rows.length).toBeGreaterThan(40);
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(1_048_576);
});

const columns = [
  ...(['api_key_id', 'event_id', 'organization_key', 'type', 'sequence', 'position'] as const),
  ...(['numbering', 'created_at', 'item_count', 'bytes', 'items'] as const),
];

/** Stores rows as the recorder does, with a document of this size in each. */
async function storeRows({ apiKey: apiKeyId }: Tenant, count: number, size: number, firstPosition: number | null): Promise<void> {
  const { ask } = service.service.environment;
  const document = { documentName: 'Plan', disabled: 0, accessType: 'public', inherits: 0, folderId: null };
  const rows = ids(count).map((documentId, i) => {
    const data = { ...document, documentId, metadata: { text: 'x'.repeat(size) } };
    const items = JSON.stringify([{ ...acme, documentId, data }]);
    return {
      ...{ apiKeyId, eventId: `00000000-0000-7000-8000-00000${String(i).padStart(7, '0')}`, organizationKey: '', sequence: i },
      ...{
        type: 'documents.updated',
        position: firstPosition === null ? null : firstPosition + i,
        numbering: '1',
        createdAt: service.now(),
      },
      ...{ itemCount: 1, bytes: Buffer.byteLength(items), items },
    };
  });
  await ask(insertFrom('events', columns, rows));
  const lastPosition = firstPosition === null ? 0 : firstPosition + count - 1;
  await ask(sql`insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering, oldest_at)
    values (${apiKeyId}, '', ${lastPosition}, 0, '', ${lastPosition === 0 ? null : service.now()}) on conflict (api_key_id) do nothing`);
}

/** Makes the numbering of the events of this API key fail until the test ends. */
async function failNumbering({ apiKey }: Tenant): Promise<void> {
  const { ask } = service.service.environment;
  const trigger = `create trigger planted before update on events for each row when (old.api_key_id = '${apiKey}')`;
  const raising = `create or replace function planted() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`;
  await ask(perEngine({ postgres: raising, sqlite: 'select 1' }));
  const failing = {
    postgres: `${trigger} execute function planted()`,
    sqlite: `${trigger} begin select raise(abort, 'planted'); end`,
  };
  await ask(perEngine(failing));
  const dropping = perEngine({ postgres: 'drop trigger planted on events', sqlite: 'drop trigger planted' });
  onTestFinished(async () => void (await ask(dropping)));
}

const unnumbered = async ({ apiKey }: Tenant): Promise<number> =>
  (await service.service.environment.ask(sql`select 1 from events where api_key_id = ${apiKey} and position is null`)).length;
const stored = async ({ apiKey }: Tenant): Promise<number> => (await storedRows(apiKey)).length;

// Proves getEvents/erasure
it('Delete All User Data erases a user from whole and partial events, which keep their ids, counts and bytes', async () => {
  const tenant = await aTenantWithEvents(service);
  const { client, apiKey } = tenant;
  const jonas = { userId: 'jonas', name: 'Jonas Weber', text: objectText };
  await client.addUsers({ ...acme, users: [jonas, ...ids(4).map((userId) => ({ userId, text: objectText }))] });
  await client.addDocuments({
    ...acme,
    documents: ids(3).map((documentId) => ({ documentId, owner: 'jonas', by: '@Jonas Weber' })),
  });
  const told = { ...acme, documentId: 'item-0000', displayHeadlineMessageTemplate: 'Hello @Jonas Weber' };
  await client.addNotifications({
    ...told,
    notificationId: 'gone',
    actionUser: { userId: 'jonas' },
    notifyUsers: [{ userId: 'maya' }],
  });
  await client.addNotifications({ ...told, actionUser: { userId: 'maya' }, notifyUsers: [{ userId: 'jonas' }] });
  const before = (await eventsAfter(tenant)).events;
  expect(before.map((event) => 'data' in event)).toEqual([...ids(5).map(() => false), ...ids(5).map(() => true)]);
  const shown = (await client.getUserData({ userId: 'jonas' })).data.filter(({ kind }) => kind === 'event');
  expect(JSON.stringify(shown)).toContain('"isPartial":true');
  await client.deleteAllUserData({ userIds: ['jonas'] });
  await service.work();
  const after = (await eventsAfter(tenant)).events.slice(0, -1);
  expect(JSON.stringify(after)).not.toMatch(/jonas/i);
  const isGone = (event: CollaborationEvent) =>
    ('userId' in event && event.userId === 'jonas') || ('notificationId' in event && event.notificationId === 'gone');
  const kept = before.filter((event) => !isGone(event));
  expect(after.map(({ eventId }) => eventId)).toEqual(kept.map(({ eventId }) => eventId));
  for (const { itemCount, bytes, realCount, realBytes } of await storedRows(apiKey))
    expect({ itemCount, bytes }).toEqual({ itemCount: realCount, bytes: realBytes });
});

describe('The log', () => {
  it('Numbering and removal take at most 1 MiB of events in a transaction, or a single row', async () => {
    const { ask } = service.service.environment;
    const tenant = await aTenantWithEvents(service);
    await storeRows(tenant, 7, 400_000, null);
    const left: number[] = [];
    for (let hasMore = true; hasMore; left.push(await unnumbered(tenant))) hasMore = await numberSome(ask, tenant.apiKey);
    expect(left).toEqual([5, 3, 1, 0]);
    const all = { before: service.now() + 1, maxEvents: 10 };
    left.length = 0;
    for (let hasMore = true; hasMore; left.push(await stored(tenant))) hasMore = await keepLog(ask, tenant.apiKey, all);
    expect(left).toEqual([5, 3, 1, 0, 0]);
  });

  it('Delete API Key removes at most 1 MiB of events in a transaction, or a single row', async () => {
    const tenant = await aTenantWithEvents(service);
    await storeRows(tenant, 7, 400_000, 1);
    await tenant.workspace.deleteApiKey({ apiKey: tenant.apiKey });
    service.advance({ hours: 1 });
    const erased = [await stored(tenant)];
    while (await service.service.worker.step()) erased.push(await stored(tenant));
    // The row that exceeds the bound ends a step.
    expect([...new Set(erased)]).toEqual([7, 4, 1, 0]);
  });

  it('A page reads the items of its own events, and of at most 1 MiB', async () => {
    const { ask } = service.service.environment;
    const tenant = await aTenantWithEvents(service);
    await storeRows(tenant, 40, 100_000, 1);
    const read = async (from: number, maxItems: number, isWanted = sql`1 = 1`) => {
      const rows = await ask(findEvents(tenant.apiKey, { from, isWanted, maxRows: 50, maxItems }));
      return rows.flatMap(({ position, items }) => (items === null ? [] : [position]));
    };
    expect(await read(1, 1)).toEqual([1]);
    expect(await read(5, 3)).toEqual([5, 6, 7]);
    expect(await read(1, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await read(1, 100, sql`type = 'users.added'`)).toEqual([]);
    expect(await read(1, 2, sql`position > 20`)).toEqual([21, 22]);
    expect((await eventsAfter(tenant, '', 3)).events.map((event) => ('documentId' in event ? event.documentId : ''))).toEqual(
      ids(40),
    );
  });

  it('A page of one event costs no more processor time than a few of Get Documents, whatever follows it', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client } = tenant;
    await client.addDocuments({ ...acme, documents: ids(50).map((documentId) => ({ documentId, text: 'x'.repeat(3000) })) });
    await service.service.environment.ask(sql`delete from events where api_key_id = ${tenant.apiKey}`);
    await storeRows(tenant, 600, 3000, 1);
    const costOf = async (call: () => Promise<unknown>): Promise<number> => {
      const costs: number[] = [];
      for (let round = 0; round < 5; round++) {
        const before = process.cpuUsage();
        for (let i = 0; i < 10; i++) await call();
        const { user, system } = process.cpuUsage(before);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    for (const pageSize of [1, 50]) {
      const ofDocuments = await costOf(() => client.getDocuments({ ...acme, pageSize }));
      const ofEvents = await costOf(() => client.getEvents({ pageSize }));
      expect(ofEvents / ofDocuments, `pages of ${pageSize}`).toBeLessThan(5);
    }
  });

  it('An API key whose events cannot be numbered delays no other one, leaves a failed task, and keeps events no longer than others', async () => {
    const { ask } = service.service.environment;
    const [poisoned, ...others] = [
      await aTenantWithEvents(service),
      await aTenantWithEvents(service),
      await aTenantWithEvents(service),
    ];
    for (const documentId of ['first', 'second']) await addDocuments(poisoned, documentId);
    const { pageToken } = await poisoned.client.getEvents({ pageSize: 1 });
    await failNumbering(poisoned);
    await addDocuments(poisoned, 'third');
    service.advance({ minutes: 1 });
    for (const tenant of others) await addDocuments(tenant, 'plan');
    service.advance({ minutes: 11 });
    await service.work();
    expect(await Promise.all([poisoned, ...others].map(unnumbered))).toEqual([1, 0, 0]);
    const failing = await ask(waiting(10, [poisoned.apiKey]));
    expect(failing).toMatchObject([{ kind: 'keep-event-log', attempts: 1, lastError: expect.stringContaining('planted') }]);
    service.advance({ days: 31 });
    await addDocuments(others[0] ?? poisoned, 'later');
    await service.work();
    expect(await Promise.all([poisoned, ...others].map(stored))).toEqual([0, 1, 0]);
    expect(await ask(waiting(10, [poisoned.apiKey]))).toEqual([]);
    await expect(poisoned.client.getEvents({ pageToken })).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  });
});

it('Delete Organizations removes documents and notifications of more than 1 MiB, to the last one', async () => {
  const tenant = await aTenantWithEvents(service);
  const { client, workspace, apiKey } = tenant;
  await workspace.updateApiKey({ apiKey, events: false });
  for (let i = 0; i < 40; i += 10) {
    const some = ids(40).slice(i, i + 10);
    await client.addDocuments({ ...acme, documents: some.map((documentId) => ({ documentId, text: objectText })) });
  }
  for (const notificationId of ids(25))
    await client.addNotifications({
      ...{ ...acme, documentId: 'item-0000', notificationId, actionUser: { userId: 'maya' }, notifyUsers: [{ userId: 'noor' }] },
      ...{ displayHeadlineMessageTemplate: 'Hello', notificationSourceData: { text: objectText } },
    });
  await client.deleteOrganizations({ organizationIds: ['acme'] });
  await service.work();
  const left = await countRows(service, 'api_key_id', apiKey);
  for (const table of ['documents', 'notifications', 'notification_recipients']) expect(left).not.toHaveProperty(table);
});
