import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError, type ClientOptions, createClient } from '../../generated/client.ts';
import type { Input } from '../../generated/handlers.ts';
import { contractOperations } from '../../generated/operations.ts';
import type { CollaborationEvent } from '../../generated/types.ts';
import type { Driver, Transaction } from '../../server/database/driver.ts';
import { insertFrom, raw, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { unsubscribeUrl } from '../../server/notifications/unsubscribe-link.ts';
import { findUnnumbered, numberSome } from '../../server/recording/log.ts';
import { keepLog } from '../../server/recording/retention.ts';
import type { Tracing } from '../../server/telemetry/tracing.ts';
import { forEachCall, setStage } from '../support/calls.ts';
import { isCluster, waitingForLock } from '../support/databases.ts';
import { aService, aTenant, aTenantWithAcme, keyOf, startTestService, type Tenant } from '../support/harness.ts';
import { isTaken, seed } from '../support/long.ts';
import { addDocuments, aTenantWithEvents } from '../support/receiver.ts';
import { countRows } from '../support/rows.ts';
import { createRandom } from '../torture/random.ts';
import { eventsAfter } from './pages.ts';

const service = await startTestService();
afterAll(() => service.stop());

const ids = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${String(i).padStart(3, '0')}`);

const acme = { organizationId: 'acme' };

const viewer: Input<'addPermissions'>['permissions'] = { resources: [{ type: 'organization', id: 'acme', accessRole: 'viewer' }] };

const eventColumns = [
  ...(['api_key_id', 'event_id', 'organization_key', 'type', 'sequence', 'position'] as const),
  ...(['created_at', 'item_count', 'bytes', 'items'] as const),
];
const storedEvent = {
  ...{ organizationKey: '', type: 'users.added', sequence: 1, position: null, createdAt: 1 },
  ...{ itemCount: 1, bytes: 6, items: '[null]' },
};

describe('POST /v2/events/get', () => {
  // Proves getEvents/each-once, getEvents/order, getEvents/data
  it('Get Events returns each change once, in order, with the data of the Get operations', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client } = tenant;
    await client.addFolders({ ...acme, folders: [{ folderId: 'marketing', accessType: 'public' }] });
    await client.addDocuments({
      ...acme,
      documents: [{ documentId: 'plan', folderId: 'marketing', owner: 'maya' }, { documentId: 'notes' }],
    });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }, { documentId: 'lost', folderId: 'missing' }] });
    const [plan] = (await client.getDocuments({ ...acme, documentIds: ['plan'] })).data;
    await client.updateDocuments({
      ...acme,
      documents: [
        { documentId: 'plan', documentName: 'Launch plan' },
        { documentId: 'notes', documentName: 'notes' },
      ],
    });
    await client.updateOrganizations({ organizations: [{ organizationId: 'acme', plan: 'gold' }] });
    await client.deleteFolders({ ...acme, folderIds: ['marketing'], recursive: true });
    const { events, pageToken } = await eventsAfter(tenant, '', 2);
    expect(events.map(({ type }) => type)).toEqual([
      ...['folders.added', 'documents.added', 'documents.added', 'documents.updated', 'organizations.updated'],
      ...['documents.deleted', 'folders.deleted'],
    ]);
    expect(events[2]).toEqual({
      eventId: expect.any(String),
      type: 'documents.added',
      createdAt: expect.any(Number),
      ...acme,
      documentId: 'plan',
      data: plan,
    });
    expect(await eventsAfter(tenant, pageToken)).toEqual({ events: [], pageToken });
    await client.deleteOrganizations({ organizationIds: ['acme'] });
    expect((await eventsAfter(tenant, pageToken)).events).toMatchObject([{ type: 'organizations.deleted', ...acme }]);
    await service.work();
    expect((await eventsAfter(tenant)).events.map(({ type }) => type)).toEqual(['organizations.deleted']);
  });

  // Proves updateApiKey/events, getEvents/switch, getEvents/changes-only
  it('Get Events returns nothing for rejected, repeated and ineffective calls, or while events are off', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client, workspace, apiKey } = tenant;
    const once = { idempotencyKey: 'once' };
    const plan = { ...acme, documents: [{ documentId: 'plan', owner: 'maya' }] };
    for (let i = 0; i < 2; i++) await client.addDocuments(plan, once);
    await client.addDocuments(plan);
    await client.updateDocuments(plan);
    await expect(client.addDocuments({ ...plan, organizationId: 'missing' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await client.deleteDocuments({ ...acme, documentIds: ['missing'] });
    await client.updateOrganizations({ organizations: [{ organizationId: 'missing', organizationName: 'Missing' }] });
    await workspace.updateApiKey({ apiKey, events: false });
    await client.deleteDocuments({ ...acme, documentIds: ['plan'] });
    await workspace.updateApiKey({ apiKey, events: true });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'notes' }] });
    const { events } = await eventsAfter(tenant);
    expect(events).toMatchObject(['plan', 'notes'].map((documentId) => ({ type: 'documents.added', documentId })));
  });

  // Proves getEvents/changes-only
  it('A call that gives a user the stored fields again has no event, such as one that renews a presence', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client } = tenant;
    const maya = { userId: 'maya', name: 'Maya' };
    await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
    const calls = [
      (cursor: number) => client.addPresence({ ...acme, documentId: 'plan', users: [{ ...maya, cursor }, { userId: 'noor' }] }),
      () => client.addPermissions({ user: { userId: 'maya' }, permissions: viewer }),
      () => client.generateToken({ userId: 'maya', userProperties: { name: 'Maya' }, permissions: viewer }),
    ];
    const callAll = async (cursor: number) => {
      for (const call of calls) {
        // A user who was given fields in this millisecond may count as changed.
        service.advance({ milliseconds: 1 });
        await call(cursor);
      }
    };
    await callAll(1);
    const { events, pageToken } = await eventsAfter(tenant);
    expect(events.map(({ type }) => type)).toContain('users.updated');
    await callAll(2);
    expect((await eventsAfter(tenant, pageToken)).events).toEqual([]);
  });

  it.each<[string, readonly string[], (client: Tenant['client'], id: string) => Promise<unknown>]>([
    [
      'Add Organizations',
      ['organizations.added'],
      (client, id) => client.addOrganizations({ organizations: [{ organizationId: id, organizationName: id }] }),
    ],
    ['Add Folders', ['folders.added'], (client, id) => client.addFolders({ ...acme, folders: [{ folderId: id }] })],
    ['Add Documents', ['documents.added'], (client, id) => client.addDocuments({ ...acme, documents: [{ documentId: id }] })],
    [
      'Add Permissions',
      ['permissions.added'],
      (client, id) => client.addPermissions({ user: { userId: id }, permissions: viewer }),
    ],
    [
      'Generate Token',
      ['permissions.added', 'users.updated'],
      (client, id) => client.generateToken({ userId: id, userProperties: { name: id }, permissions: viewer }),
    ],
    [
      'Add Users to Groups',
      ['userGroups.usersAdded'],
      (client, id) => client.addUsersToGroups({ ...acme, organizationUserGroupId: id, userIds: [id] }),
    ],
    [
      'Add Users',
      ['users.added', 'permissions.added'],
      (client, id) => client.addUsers({ ...acme, users: [{ userId: id, accessRole: 'viewer' }] }),
    ],
    [
      'Update Users',
      ['permissions.added'],
      (client, id) => client.updateUsers({ ...acme, users: [{ userId: `known ${id}`, accessRole: 'viewer' }] }),
    ],
    [
      'Add Notifications',
      ['documents.added', 'notifications.added'],
      (client, id) =>
        client.addNotifications({
          ...{ ...acme, documentId: id, createDocument: true, notificationId: id, actionUser: { userId: id } },
          ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: [{ userId: 'noor' }] },
        }),
    ],
    ['Set Config', ['config.set'], (client, id) => client.setConfig({ ...acme, userIds: [id], config: { inbox: 'NONE' } })],
  ])('Equal concurrent calls record one event for each change: %s', async (_, types, call) => {
    const tenant = await aTenantWithAcme(service);
    const { client, workspace, apiKey } = tenant;
    const all = ids(10, 'item');
    await client.addUsers({ ...acme, users: all.map((id) => ({ userId: `known ${id}` })) });
    await workspace.updateApiKey({ apiKey, events: true });
    for (const id of all) await Promise.all(Array.from({ length: 8 }, () => call(client, id)));
    const { events } = await eventsAfter(tenant);
    // Calls within the millisecond in which a user was added may repeat its state.
    const isRepeated = ({ type, data }: CollaborationEvent, i: number) =>
      type === 'users.updated' && isDeepStrictEqual(data, events[i - 1]?.data);
    expect(events.filter((event, i) => !isRepeated(event, i)).map(({ type }) => type)).toEqual(all.flatMap(() => types));
  });

  // Proves getEvents/ends-early, getEvents/filters
  it('Get Events selects by type and organization, and ends a page early', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client } = tenant;
    await client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
    const text = 'x'.repeat(60_000);
    const documents = ids(30, 'document').map((documentId) => ({ documentId }));
    await client.addDocuments({ ...acme, documents });
    await client.addDocuments({ organizationId: 'beta', documents: [{ documentId: 'plan' }] });
    for (const { documentId } of documents) await client.updateDocuments({ ...acme, documents: [{ documentId, text }] });
    // One row of 1.8 MB.
    await client.updateDocuments({ ...acme, documents: documents.map((one) => ({ ...one, documentName: 'Renamed' })) });
    const { data } = await client.getEvents({ organizationId: 'beta' });
    expect(data).toMatchObject([{ type: 'organizations.added' }, { type: 'documents.added', documentId: 'plan' }]);
    expect((await client.getEvents({ ...acme, types: ['documents.added'] })).data).toMatchObject(documents);
    const first = await client.getEvents({ types: ['documents.updated'] });
    expect(first.hasMore).toBe(true);
    expect(first.data.length).toBeLessThan(20);
    const { events } = await eventsAfter(tenant, '', 1000);
    expect(events.map(({ type }) => type)).toEqual([
      ...['organizations.added', ...documents.map(() => 'documents.added'), 'documents.added'],
      ...[...documents, ...documents].map(() => 'documents.updated'),
    ]);
  });
});

describe('The log', () => {
  // Proves getEvents/retention
  it('Events are removed after EVENT_DAYS or beyond the maximum, and an older page token is rejected with the oldest one that works', async () => {
    const own = await aService({ eventDays: 7 });
    const tenant = await aTenantWithEvents(own);
    const { client } = tenant;
    await addDocuments(tenant, 'first');
    const before = (await client.getEvents({})).pageToken;
    await addDocuments(tenant, 'second');
    own.advance({ days: 4 });
    await addDocuments(tenant, 'third');
    await own.work();
    expect((await eventsAfter(tenant, before)).events).toMatchObject([{ documentId: 'second' }, { documentId: 'third' }]);
    own.advance({ days: 4 });
    await own.work();
    const oldestInsteadOf = async (pageToken: string) => {
      const refusal = await client.getEvents({ pageToken }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 'FAILED_PRECONDITION', details: [{ field: '/data/pageToken' }] });
      return /\S+(?=\.$)/.exec(String(Object(refusal).message))?.[0] ?? 'none';
    };
    const oldest = await oldestInsteadOf(before);
    for (const pageToken of ['', oldest])
      expect((await eventsAfter(tenant, pageToken)).events).toMatchObject([{ documentId: 'third' }]);
    own.advance({ days: 8 });
    await own.work();
    expect(await countRows(own, 'api_key_id', tenant.apiKey)).not.toHaveProperty('events');
    await addDocuments(tenant, 'fourth');
    const { events, pageToken: slow } = await eventsAfter(tenant);
    expect(events).toMatchObject([{ documentId: 'fourth' }]);
    for (const documentId of ['fifth', 'sixth', 'seventh']) await addDocuments(tenant, documentId);
    await eventsAfter(tenant);
    while (await keepLog(own.service.environment.ask, tenant.apiKey, { before: 0, maxEvents: 2 }));
    const kept = [{ documentId: 'sixth' }, { documentId: 'seventh' }];
    for (const pageToken of ['', await oldestInsteadOf(slow)])
      expect((await eventsAfter(tenant, pageToken)).events).toMatchObject(kept);
  });

  it('A deleted API key is erased in batches while its events are numbered', async () => {
    const own = await aService();
    const { workspace, apiKey: apiKeyId } = await aTenantWithEvents(own);
    const { ask } = own.service.environment;
    const event = { ...storedEvent, apiKeyId };
    const numbered = ids(600, 'event').map((eventId, i) => ({ ...event, eventId, position: i + 1 }));
    await ask(insertFrom('events', eventColumns, [...numbered, { ...event, eventId: 'unread', position: null }]));
    await ask(sql`insert into event_logs (api_key_id, log_id, last_position, removed_position, removed_numbering)
      values (${apiKeyId}, '', 600, 0, '')`);
    await workspace.deleteApiKey({ apiKey: apiKeyId });
    own.advance({ minutes: 10 });
    const count = sql<{ rows: number }>`select (select count(*) from events) + (select count(*) from event_logs) as "rows"`;
    while (await own.service.worker.step()) {
      const [{ rows } = { rows: 0 }] = await ask(count);
      const unread = await ask(findUnnumbered(apiKeyId));
      if (rows < 602 && unread.length > 0) await numberSome(ask, apiKeyId);
    }
    const left = await countRows(own, 'api_key_id', apiKeyId);
    expect(left).not.toHaveProperty('events');
    expect(left).not.toHaveProperty('event_logs');
  });
});

/** A reader’s data: each object by a key, as its Get operation returns it. */
class Model {
  readonly #objects = new Map<string, unknown>();

  apply(event: CollaborationEvent): void {
    switch (event.type) {
      case 'organizations.added':
      case 'organizations.updated':
        return this.#set(event.data, 'organization', event.organizationId);
      case 'organizations.deleted':
        return this.#deleteIf((_, organizationId) => organizationId === event.organizationId);
      case 'folders.added':
      case 'folders.updated':
      case 'folders.accessUpdated':
        return this.#set(event.data, 'folder', event.organizationId, event.folderId);
      case 'folders.deleted':
        this.#deleteIf(
          (kind, organizationId, id) => kind === 'folder' && organizationId === event.organizationId && id === event.folderId,
        );
        return this.#deleteGrantsOn(event.organizationId, 'folder', event.folderId);
      case 'documents.added':
      case 'documents.updated':
        return this.#set(event.data, 'document', event.organizationId, event.documentId);
      case 'documents.deleted':
        this.#deleteIf(
          (kind, organizationId, id) =>
            ['document', 'notification'].includes(kind) && organizationId === event.organizationId && id === event.documentId,
        );
        this.#deleteIf(
          (kind, organizationId, _, id) => kind === 'config' && organizationId === event.organizationId && id === event.documentId,
        );
        return this.#deleteGrantsOn(event.organizationId, 'document', event.documentId);
      case 'permissions.added':
        return this.#set(event.data, 'grant', event.organizationId, event.userId, event.data.type, event.data.id);
      case 'permissions.removed':
        return this.#delete('grant', event.organizationId, event.userId, event.data.type, event.data.id);
      case 'userGroups.usersAdded':
        return this.#set(true, 'member', event.organizationId, event.userId, event.data.organizationUserGroupId);
      case 'userGroups.usersDeleted':
        return this.#deleteIf(
          (kind, organizationId, userId, groupId) =>
            kind === 'member' &&
            organizationId === event.organizationId &&
            groupId === event.data.organizationUserGroupId &&
            (event.userId ?? userId) === userId,
        );
      case 'users.added':
      case 'users.updated':
        return this.#set(event.data, 'user', event.organizationId, event.userId);
      case 'users.deleted':
        return this.#deleteIf(
          (kind, organizationId, userId) =>
            ['user', 'grant', 'member', 'config'].includes(kind) &&
            organizationId === event.organizationId &&
            userId === event.userId,
        );
      case 'notifications.added':
        return this.#set(event.data?.notification, 'notification', event.organizationId, event.documentId, event.notificationId);
      case 'notifications.deleted':
        if (event.userId === undefined)
          this.#deleteIf(
            (kind, organizationId, _, id) =>
              kind === 'notification' && organizationId === event.organizationId && id === event.data.notificationId,
          );
        return;
      case 'config.set':
        return this.#set(event.data.config, 'config', event.organizationId, event.userId, event.documentId ?? '');
      case 'documents.migrated':
        return this.#rename(event.organizationId, event.data.documentId, event.data.newDocumentId);
      case 'notifications.updated':
      case 'userData.deleted':
    }
  }

  #set(value: unknown, ...key: string[]): void {
    this.#objects.set(JSON.stringify(key), value);
  }

  #delete(...key: string[]): void {
    this.#objects.delete(JSON.stringify(key));
  }

  #deleteIf(isGone: (kind: string, ...key: string[]) => boolean): void {
    for (const key of this.#objects.keys()) {
      const [kind, ...others]: [string, ...string[]] = JSON.parse(key);
      if (isGone(kind, ...others)) this.#objects.delete(key);
    }
  }

  #rename(organizationId: string, documentId: string, newDocumentId: string): void {
    for (const [key, value] of this.#objects) {
      const [kind, of, ...ids]: [string, string, ...string[]] = JSON.parse(key);
      const place = { document: 0, notification: 0, config: 1, grant: ids[1] === 'document' ? 2 : -1 }[kind] ?? -1;
      if (of !== organizationId || ids[place] !== documentId) continue;
      this.#objects.delete(key);
      const renamed = typeof value === 'object' && value !== null && 'id' in value && kind !== 'notification';
      this.#set(renamed ? { ...value, id: newDocumentId } : value, kind, of, ...ids.with(place, newDocumentId));
    }
  }

  #deleteGrantsOn(organizationId: string, type: string, id: string): void {
    this.#deleteIf((kind, ...key) => kind === 'grant' && key[0] === organizationId && key[2] === type && key[3] === id);
  }

  all(kind: string, organizationId: string): { [key: string]: unknown } {
    const found = [...this.#objects].flatMap(([key, value]): [string, unknown][] => {
      const [ofKind, ofOrganization, ...id]: string[] = JSON.parse(key);
      return ofKind === kind && ofOrganization === organizationId ? [[id.join(' '), value]] : [];
    });
    return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Returns the results of the Get operations in the form of the model. */
async function stored({ client }: Tenant, organizationId: string) {
  const [organizations, folders, documents, grants, groups, known] = await Promise.all([
    client.getOrganizations({ organizationIds: [organizationId] }),
    client.getFolders({ organizationId }),
    client.getDocuments({ organizationId }),
    client.getPermissions({ organizationId }),
    client.getUserGroups({ organizationId }),
    client.getUsers({ organizationId }),
  ]);
  const members: string[] = [];
  for (const { organizationUserGroupId } of groups.data) {
    const [group] = (await client.getUserGroups({ organizationId, organizationUserGroupId })).data;
    members.push(...(group?.userIds ?? []).map((userId) => `${userId} ${organizationUserGroupId}`));
  }
  const userIds = ['maya', 'jonas', 'noor'];
  const documentIds = documents.data.map(({ id }) => id);
  const configs = (await client.getConfig({ organizationId, userIds, documentIds })).data;
  const chosen = Object.entries(configs).flatMap(([userId, { config, documents = {} }]) => [
    [`${userId} `, config] as const,
    ...Object.entries(documents).map(([documentId, { config }]) => [`${userId} ${documentId}`, config] as const),
  ]);
  const notifications = [];
  for (const documentId of documentIds)
    notifications.push(
      ...(await client.getNotifications({ organizationId, documentId })).data.map(({ id }) => `${documentId} ${id}`),
    );
  return {
    organization: Object.fromEntries(organizations.data.map((one) => ['', one])),
    folder: Object.fromEntries(folders.data.map((one) => [one.folderId, withoutAccess(one)])),
    document: Object.fromEntries(documents.data.map((one) => [one.id, withoutAccess(one)])),
    grant: Object.fromEntries(grants.data.map((one) => [`${one.userId} ${one.type} ${one.id}`, one])),
    member: members.toSorted(),
    user: Object.fromEntries(
      known.data.flatMap(({ accessRole: _role, expiresAt: _expiry, ...one }) => (hasFields(one) ? [[one.userId, one]] : [])),
    ),
    notification: notifications.toSorted(),
    config: Object.fromEntries(chosen.filter(([, config]) => Object.values(config).some((level) => level !== null))),
  };
}

/** A user of whom calls gave only the id has no events. */
const hasFields = (user: object): boolean => Object.keys(user).length > 1;

/** The access that an object inherits changes with its folder. */
const withoutAccess = ({
  accessType,
  effectiveAccessType: _,
  ...one
}: {
  accessType?: unknown;
  effectiveAccessType?: unknown;
  inheritFromParent?: boolean | undefined;
}) => (one.inheritFromParent === true ? one : { ...one, accessType });

const known = (model: Model, organizationId: string) => {
  const all = (kind: string) => model.all(kind, organizationId);
  const each = (kind: string, change: (value: object) => object) =>
    Object.fromEntries(Object.entries(all(kind)).map(([key, value]) => [key, change(Object(value))]));
  return {
    organization: all('organization'),
    folder: each('folder', withoutAccess),
    document: each('document', withoutAccess),
    grant: all('grant'),
    member: Object.keys(all('member')),
    user: Object.fromEntries(
      Object.entries(
        each('user', ({ accessRole: _role, expiresAt: _expiry, ...one }: { accessRole?: unknown; expiresAt?: unknown }) => one),
      ).filter(([, one]) => hasFields(one)),
    ),
    notification: Object.keys(all('notification')),
    config: all('config'),
  };
};

describe('A reader of events', () => {
  const endMails = async (tenant: Tenant, organizationId: string, userId: string) => {
    const organizationKey = await keyOf(service, tenant, organizationId);
    const recipient = { apiKeyId: tenant.apiKey, organizationKey, userId, addressHash: userId };
    const link = unsubscribeUrl(service.url, service.service.environment.tokens, recipient);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  };

  it('A reader that applies random callers’ events to an empty model knows what the Get operations return', async () => {
    const tenant = await aTenant(service);
    const { client, workspace, apiKey } = tenant;
    await workspace.updateApiKey({ apiKey, events: true });
    const organizationIds = ['acme', 'beta'];
    const random = createRandom(seed, 'events');
    const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[random.integer(items.length)] ?? items[0];
    const write = async () => {
      const organizationId = one(['acme', 'beta']);
      const at = { organizationId };
      const [documentId, folderId, userId, groupId] = [
        one(['plan', 'notes', 'map']),
        one(['a', 'b', 'c']),
        one(['maya', 'jonas', 'noor']),
        one(['x', 'y']),
      ];
      const resource = one<Input<'removePermissions'>['permissions']['resources'][number]>([
        { type: 'organization', id: organizationId },
        { type: 'folder', id: folderId, ...at },
        { type: 'document', id: documentId, ...at },
      ]);
      const accessRole = one(['viewer', 'editor'] as const);
      const name = one(['Ann', 'Bea']);
      const noor: Input<'addNotifications'>['actionUser'] = { userId: 'noor', name };
      const document = { documentId, documentName: one(['One', 'Two']), folderId: one([null, folderId]), tag: one(['x', null]) };
      const calls = [
        () => client.addOrganizations({ organizations: [{ organizationId, organizationName: 'New' }] }),
        () =>
          client.updateOrganizations({
            organizations: [{ organizationId, organizationName: one(['One', 'Two']), tag: one(['x', null]) }],
          }),
        () => client.addFolders({ ...at, folders: [{ folderId, parentFolderId: one([null, 'a']) }] }),
        () =>
          client.updateFolders({
            ...at,
            folders: [{ folderId, folderName: one(['One', 'Two']), parentFolderId: one([null, 'b']) }],
          }),
        () => client.updateAccessForFolders({ ...at, folderIds: [folderId], accessType: one(['public', 'restricted']) }),
        () => client.deleteFolders({ ...at, folderIds: [folderId], recursive: one([true, false]) }),
        () => client.addDocuments({ ...at, documents: [document] }),
        () => client.updateDocuments({ ...at, documents: [document] }),
        () => client.deleteDocuments({ ...at, documentIds: [documentId] }),
        () =>
          client.addPermissions({
            user: { userId },
            permissions: { resources: [{ ...resource, accessRole: one(['viewer', 'editor']) }] },
          }),
        () => client.removePermissions({ userId, permissions: { resources: [resource] } }),
        () =>
          client.addUsersToGroups({
            ...at,
            organizationUserGroupId: groupId,
            userIds: ['maya', userId === 'maya' ? 'noor' : userId],
          }),
        () => client.deleteUsersFromGroups({ ...at, organizationUserGroupId: groupId, userIds: [userId] }),
        () => client.deleteUsersFromGroups({ ...at, organizationUserGroupId: groupId, deleteAll: true }),
        () => client.addUsers({ ...at, users: [{ userId, accessRole: one(['viewer', 'editor']), team: 'design' }] }),
        () => client.updateUsers({ ...at, users: [{ userId, team: one(['sales', null]), accessRole: one(['viewer', null]) }] }),
        () => client.deleteUsers({ ...at, userIds: [userId] }),
        () =>
          client.addNotifications({
            ...{ ...at, documentId, notificationId: `${documentId}-${one([1, 2, 3])}`, createDocument: one([true, false]) },
            ...{ actionUser: { userId }, displayHeadlineMessageTemplate: 'Hello', notifyUsers: [{ userId: 'noor' }] },
          }),
        () => client.deleteNotifications({ ...at, notificationIds: [`${documentId}-1`] }),
        () => client.setConfig({ ...at, userIds: [userId], config: { inbox: one(['ALL', 'NONE']) } }),
        () => client.setConfig({ ...at, userIds: [userId], documentIds: [documentId], config: { email: one(['ALL', 'NONE']) } }),
        () => client.addPresence({ ...at, documentId, users: [{ userId, name }, { userId: 'noor' }] }),
        () => client.generateToken({ userId, userProperties: { name }, permissions: { resources: [{ ...resource, accessRole }] } }),
        () => client.addPermissions({ user: noor, permissions: { resources: [{ ...resource, accessRole }] } }),
        () =>
          client.addNotifications({
            ...{ ...at, documentId, actionUser: noor, displayHeadlineMessageTemplate: 'Hello' },
            ...{ notifyUsers: [{ ...noor, userId }] },
          }),
        () => endMails(tenant, organizationId, userId),
      ] as const;
      // Beside what others do, a call may be rejected.
      await one(calls)().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.httpStatus >= 500) throw error;
      });
    };
    await client.addOrganizations({
      organizations: organizationIds.map((organizationId) => ({ organizationId, organizationName: organizationId })),
    });
    const model = new Model();
    const seen = new Set<string>();
    let isOver = false;
    const read = async () => {
      for (let pageToken = '', hasMore = true; hasMore || !isOver; ) {
        const page = await client.getEvents({ pageToken, pageSize: 7 });
        for (const event of page.data) {
          expect(seen.has(event.eventId)).toBe(false);
          seen.add(event.eventId);
          model.apply(event);
        }
        ({ pageToken, hasMore } = page);
      }
    };
    const writers = Array.from({ length: 4 }, async () => {
      for (let i = 0; i < 60; i++) await write();
    });
    const writing = Promise.all(writers).finally(() => {
      isOver = true;
    });
    await Promise.all([read(), writing]);
    const { events } = await eventsAfter(tenant, '', 50);
    expect(events.length).toBeGreaterThanOrEqual(Math.max(seen.size, 50));
    for (const event of events) if (!seen.has(event.eventId)) model.apply(event);
    for (const organizationId of organizationIds) {
      expect(known(model, organizationId)).toEqual(await stored(tenant, organizationId));
    }
  });

  it('A reader knows the email settings of a document before and after a user unsubscribes, each change once', async () => {
    const tenant = await aTenantWithEvents(service);
    const { client } = tenant;
    await client.addUsers({ ...acme, users: [{ userId: 'maya' }] });
    await client.addDocuments({ ...acme, documents: [{ documentId: 'plan' }] });
    const set = (config: Input<'setConfig'>['config']) =>
      client.setConfig({ ...acme, userIds: ['maya'], documentIds: ['plan'], config });
    const end = () => endMails(tenant, 'acme', 'maya');
    const counts: number[] = [];
    const all = () => set({ email: 'ALL' });
    for (const step of [all, end, () => set({ inbox: 'NONE' }), all, all, end, end]) {
      await step();
      const events = (await eventsAfter(tenant)).events.filter(({ type }) => type === 'config.set');
      const model = new Model();
      for (const event of events) model.apply(event);
      expect(known(model, 'acme').config).toEqual((await stored(tenant, 'acme')).config);
      counts.push(events.length);
    }
    expect(counts).toEqual([1, 3, 4, 5, 5, 6, 6]);
  });

  type Call = (client: Tenant['client'], tenant: Tenant) => Promise<unknown>;
  const [plan, folder] = [{ ...acme, type: 'document', id: 'plan' } as const, { ...acme, type: 'folder', id: 'a' } as const];
  const grantOn =
    (resource: typeof plan | typeof folder, userId: string): Call =>
    (client) =>
      client.addPermissions({ user: { userId }, permissions: { resources: [{ ...resource, accessRole: 'viewer' }] } });
  const group = { ...acme, organizationUserGroupId: 'x' };
  const notify =
    (notificationId: string): Call =>
    (client) =>
      client.addNotifications({
        ...{ ...acme, documentId: 'plan', notificationId, actionUser: { userId: 'maya' } },
        ...{ displayHeadlineMessageTemplate: 'Hello', notifyUsers: [{ userId: 'noor' }] },
      });
  const resources = [plan, folder];
  const settings: Input<'setConfig'> = { ...acme, userIds: ['maya'], config: { inbox: 'NONE', email: 'ALL' } };
  /** Each with the type of its event. */
  const writes: readonly (readonly [name: string, type: string, call: Call])[] = [
    ['Add Permissions on a document', 'permissions.added', grantOn(plan, 'noor')],
    ['Add Permissions on a folder', 'permissions.added', grantOn(folder, 'noor')],
    [
      'Remove Permissions',
      'permissions.removed',
      (client) => client.removePermissions({ userId: 'maya', permissions: { resources } }),
    ],
    ['Add Users to Groups', 'userGroups.usersAdded', (client) => client.addUsersToGroups({ ...group, userIds: ['maya', 'noor'] })],
    ['Set Config', 'config.set', (client) => client.setConfig(settings)],
    ['Set Config of a document', 'config.set', (client) => client.setConfig({ ...settings, documentIds: ['plan'] })],
    ['Add Notifications', 'notifications.added', notify('second')],
    [
      'Add Documents',
      'documents.added',
      (client) => client.addDocuments({ ...acme, documents: [{ documentId: 'notes', folderId: 'a' }] }),
    ],
  ];
  const deletions: typeof writes = [
    ['Delete Organizations', 'organizations.deleted', (client) => client.deleteOrganizations({ organizationIds: ['acme'] })],
    ['Delete Folders', 'folders.deleted', (client) => client.deleteFolders({ ...acme, folderIds: ['a'], recursive: true })],
    ['Delete Documents', 'documents.deleted', (client) => client.deleteDocuments({ ...acme, documentIds: ['plan'] })],
    ['Migrate Documents', 'documents.migrated', () => service.work()],
    ['Delete Users', 'users.deleted', (client) => client.deleteUsers({ ...acme, userIds: ['maya', 'noor'] })],
    [
      'Delete Users from Groups',
      'userGroups.usersDeleted',
      (client) => client.deleteUsersFromGroups({ ...group, userIds: ['maya', 'noor'] }),
    ],
    ['Unsubscribe', 'config.set', (_client, tenant) => endMails(tenant, 'acme', 'maya')],
  ];
  const pairs = writes
    .flatMap((write) => deletions.map((deletion) => [write, deletion] as const))
    .flatMap(([write, deletion]) => [[write, deletion] as const, [deletion, write] as const])
    .flatMap(([first, second]) => [true, false].map((isRead) => ({ first, second, isRead })))
    .map((pair) => ({ name: `${pair.first[0]}, ${pair.second[0]}${pair.isRead ? ', read between' : ''}`, ...pair }))
    .filter(({ name }) => isTaken(name, 16));

  it.runIf(process.env.TEST_ENGINE === 'postgres' && !isCluster).each(pairs)(
    'A reader knows what the Get operations return after concurrent calls: $name',
    async ({ name, first: [, type, first], second: [, , second], isRead }) => {
      const { ask, changeOf } = service.service.environment;
      const countWaiting = async () => (await ask(raw(waitingForLock))).length;
      const tenant = await aTenant(service);
      const { client, workspace, apiKey } = tenant;
      await workspace.updateApiKey({ apiKey, events: true });
      await client.addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });
      await client.addFolders({ ...acme, folders: [{ folderId: 'a' }] });
      await client.addDocuments({ ...acme, documents: [{ documentId: 'plan', folderId: 'a' }] });
      await client.addUsers({ ...acme, users: [{ userId: 'noor' }] });
      for (const resource of resources) await grantOn(resource, 'maya')(client, tenant);
      await client.addUsersToGroups({ ...group, userIds: ['maya'] });
      await notify('first')(client, tenant);
      if (name.includes('Migrate')) await client.migrateDocuments({ ...acme, documentId: 'plan', newDocumentId: 'moved' });
      // The first call waits when it has recorded its event, until the second one has ended or waits.
      await ask(sql`create or replace function wait() returns trigger language plpgsql
        as 'begin perform pg_advisory_xact_lock(1); return new; end'`);
      await ask(
        raw(`create trigger waits before insert on events for each row when (new.type = '${type}') execute function wait()`),
      );
      let calls: Promise<unknown>[] = [];
      await changeOf(noTenant)({
        prepare: async (own) => {
          await own(sql`select pg_advisory_xact_lock(1)`);
          calls = [first(client, tenant)];
          await expect.poll(countWaiting).toBe(1);
          let isOver = false;
          const end = () => {
            isOver = true;
          };
          const other = second(client, tenant);
          other.then(end, end);
          calls.push(other);
          await expect.poll(async () => isOver || (await countWaiting()) === 2).toBe(true);
          if (isRead) await client.getEvents({});
        },
        write: () => ({}),
      });
      await Promise.allSettled(calls);
      await ask(raw('drop trigger waits on events'));
      const model = new Model();
      for (const event of (await eventsAfter(tenant)).events) model.apply(event);
      const expected = await stored(tenant, 'acme').catch((error: unknown) => {
        expect(error).toMatchObject({ status: 'NOT_FOUND' });
        return known(new Model(), 'acme');
      });
      expect(known(model, 'acme')).toEqual(expected);
    },
  );
});

/** Counts how often transactions wait for the database. Responses arrive together, when all sent statements have one. */
function countWaits(): { waits: () => number; tracing: Tracing } {
  let waits = 0;
  const counted = (transaction: Transaction): Transaction => {
    let unanswered = 0;
    let wait = Promise.withResolvers<void>();
    const withOthers = async <Result>(response: Promise<Result>): Promise<Result> => {
      const { promise } = wait;
      if (unanswered++ === 0) waits++;
      await response.catch(() => {});
      if (--unanswered === 0) {
        wait.resolve();
        wait = Promise.withResolvers();
      }
      await promise;
      return await response;
    };
    return {
      begun: transaction.begun,
      send: (statement) => withOthers(transaction.send(statement)),
      commit: () => withOthers(transaction.commit()),
      rollback: () => transaction.rollback(),
    };
  };
  const driver = (own: Driver): Driver => ({
    engine: own.engine,
    send: (statement, caller) => own.send(statement, caller),
    read: (statements, caller) => own.read(statements, caller),
    begin: async (caller, tenant) => counted(await own.begin(caller, tenant)),
    check: () => own.check(),
    close: () => own.close(),
  });
  return { waits: () => waits, tracing: { requests: (app) => app, driver, tasks: (kinds) => kinds } };
}

/** Without an Idempotency-Key, for which all calls wait once more. */
const withoutKey: NonNullable<ClientOptions['fetch']> = (url, init) => {
  const { 'idempotency-key': _, ...headers } = init.headers;
  return fetch(url, { ...init, headers });
};

/** Calls that record what they must have read: removed grants, and the levels of everyone. */
const readFirst = /^removePermissions|^addNotifications 4/;

// The engines wait alike, and SQLite is faster.
it.skipIf(process.env.TEST_ENGINE === 'postgres')('No write waits for the database more often with events on', async () => {
  const { waits, tracing } = countWaits();
  const own = await aService({}, undefined, { tracing });
  const waitsOf = async (events: boolean): Promise<Map<string, number>> => {
    const stage = await setStage(own);
    const { apiKey, authToken, workspace } = stage.tenant;
    await workspace.updateApiKey({ apiKey, events });
    const client = createClient({ baseUrl: own.url, apiKey, authToken, retries: 0, fetch: withoutKey });
    const counted = new Map<string, number>();
    for (const operation of contractOperations.filter(({ onlyReads }) => !onlyReads)) {
      let form = 0;
      await forEachCall({ ...stage, tenant: { ...stage.tenant, client } }, operation, async (call) => {
        form++;
        for (const count of [1, 3]) {
          // At the time of a deletion, each change asks for a later one.
          own.advance({ seconds: 1 });
          const before = waits();
          await call(count);
          const most = readFirst.test(`${operation.id} ${form}`) && !events ? 1 : 0;
          counted.set(`${operation.id} ${form}, ${count} items`, waits() - before + most);
        }
      });
    }
    return counted;
  };
  const off = await waitsOf(false);
  expect(off.get('addDocuments 1, 1 items')).toBeGreaterThan(0);
  expect(await waitsOf(true)).toEqual(off);
});
