/** Organizations with the same ids inside, of one API key and of others. */
import { expect, it, onTestFinished } from 'vitest';
import type { OperationId } from '../../generated/handlers.ts';
import { contractOperations, requestSchema } from '../../generated/operations.ts';
import { among, forUpdate, sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { callsAbout } from '../support/example-calls.ts';
import { aService, aTenant, importAll, type Tenant, type TestService } from '../support/harness.ts';
import { mailsOf } from '../support/mailbox.ts';
import { createCaller, createKeys, credentialsFor } from '../torture/http.ts';

interface Place {
  service: TestService;
  tenant: Tenant;
  organizationId: string;
  /** Prefixes all content of its own. */
  mark: string;
  begin: number;
}

const ids = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, i) => `${prefix}-${i}`);
const levels = 97;

/** A response without the ids, marks and times that differ between two places. */
function plain(told: unknown, { organizationId, mark, begin }: Place): unknown {
  const text = JSON.stringify(told, (_, value) => (typeof value === 'number' && value > 1e12 ? value - begin : value));
  return JSON.parse(
    text
      .replaceAll(organizationId, 'organization')
      .replaceAll(mark, 'mark')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
      .replaceAll(/"pageToken":"[^"]+"/g, '"pageToken":"token"'),
  );
}

/** The operations that were called. */
const called = new Set<string>();

/** Returns the client of the tenant, and notes its calls. */
const noting = ({ client }: Tenant) =>
  new Proxy(client, {
    get: (operations, name) => {
      called.add(String(name));
      return Reflect.get(operations, name);
    },
  });

/** The first erases users of all organizations, the second grants as Add Permissions does. */
const uncalled: readonly OperationId[] = ['deleteAllUserData', 'generateToken'];
const inOrganizations = contractOperations.filter(
  (one) => !uncalled.includes(one.id) && JSON.stringify(requestSchema(one)).includes('"organizationId'),
);

/** Sends the documented requests of the operations that nothing else here calls, about the same ids. */
async function callOthers({ service, tenant, organizationId }: Place): Promise<unknown[]> {
  const caller = createCaller(service.url, { connections: 1 });
  const told: unknown[] = [];
  const ids = { organizationId, documentId: 'plan', folderId: 'marketing', userId: 'maya', notificationId: 'first' };
  for (const operation of inOrganizations.filter(({ id }) => !called.has(id))) {
    for (const data of callsAbout(operation, { ...ids, organizationUserGroupId: 'designers' })) {
      const { text } = await caller.send(operation.path, credentialsFor(operation.id, tenant), JSON.stringify({ data }));
      told.push(JSON.parse(text));
    }
  }
  caller.close();
  return told;
}

/** Reads everything of an organization. */
async function read(place: Place): Promise<unknown[]> {
  const { tenant, organizationId, mark } = place;
  const client = noting(tenant);
  const plan = { organizationId, documentId: 'plan' };
  const userIds = ['maya', 'lena', 'noor', `guest ${mark}`];
  const resources = [{ type: 'document', id: 'plan' } as const, { type: 'organization', id: organizationId } as const];
  const replies = [
    client.getOrganizations({ organizationIds: [organizationId] }),
    client.getFolders({ organizationId }),
    client.getFolders({ organizationId, parentFolderId: 'marketing' }),
    client.getFolders({ organizationId, folderIds: ['campaigns', 'side-1'] }),
    client.getDocuments({ organizationId }),
    client.getDocuments({ organizationId, pageSize: 200 }),
    client.getDocuments({ organizationId, folderId: 'campaigns' }),
    client.getPermissions({ organizationId }),
    client.getPermissions({ organizationId, userIds }),
    client.getPermissions({ organizationId, resources }),
    client.getAccessibleDocuments({ organizationId, userId: 'maya' }),
    client.getAccessibleDocuments({ organizationId, userId: 'noor', folderId: 'campaigns' }),
    client.getUsersWithAccess({ organizationId, resource: { type: 'document', id: 'plan' } }),
    client.getUsersWithAccess({ organizationId, resource: { type: 'folder', id: 'campaigns' } }),
    client.getEvents({ organizationId }),
    client.getUsers({ organizationId }),
    client.getUserGroups({ organizationId }),
    client.getUserGroups({ organizationId, organizationUserGroupId: 'designers' }),
    client.getPresence(plan),
    client.getNotifications(plan),
    client.getNotifications({ ...plan, notificationIds: ['large', 'crowded'] }),
    client.getNotifications({ organizationId, userId: 'maya' }),
    client.getNotifications({ ...plan, userId: 'maya' }),
    client.getNotifications({ organizationId, userId: 'maya', notificationIds: ['first', 'large', 'crowded', 'checked'] }),
    client.getConfig({ organizationId, userIds, documentIds: ['plan', 'prices'] }),
  ];
  const told = replies.map((reply) => reply.catch((error: Error) => error.message));
  return (await Promise.all(told)).map((reply) => plain(reply, place));
}

/** Creates every kind of data, reads it, changes and deletes all of it, and adds it again. */
async function live(place: Place): Promise<unknown[]> {
  const { service, tenant, organizationId, mark } = place;
  const client = noting(tenant);
  const told: unknown[] = [];
  const tell = async (call: Promise<unknown>) => {
    told.push(plain(await call.catch((error: Error) => error.message), place));
    service.advance({ milliseconds: 1 });
  };
  const user = (userId: string) => ({ userId, name: `${userId} ${mark}`, email: `${userId.replace(' ', '.')}@${mark}.example` });
  const guest = user(`guest ${mark}`);
  const plan = { organizationId, documentId: 'plan' };
  const on = (type: 'folder' | 'document', id: string) => ({ type, id, organizationId, accessRole: 'viewer' as const });
  const notification = {
    ...plan,
    actionUser: user('jonas'),
    displayHeadlineMessageTemplate: `Hello ${mark}`,
    notifyUsers: [user('maya'), user('lena'), guest],
  };
  const notify = async (notificationId: string, more: object) =>
    await tell(client.addNotifications({ ...notification, notificationId, ...more }));
  const folder = (folderId: string, parentFolderId: string | null, accessType: string | null = null) => ({
    ...{ type: 'folder', organizationId, folderId, folderName: mark },
    ...(parentFolderId === null ? {} : { parentFolderId }),
    ...(accessType === null ? {} : { accessType }),
  });

  const group = { organizationId, organizationUserGroupId: 'designers' };
  /** Updates and deletes what is there, and tells of what is not. */
  const change = async () => {
    const folders = [
      { folderId: 'side-1', folderName: `${mark} again`, parentFolderId: 'late' },
      { folderId: 'short-0', folderName: `${mark} again`, parentFolderId: null },
    ];
    await tell(client.updateFolders({ organizationId, folders }));
    await tell(client.deleteFolders({ organizationId, folderIds: ['short', 'late'] }));
    await tell(client.deleteFolders({ organizationId, folderIds: ['late', 'short-0'], recursive: true }));
    const resources = [on('document', 'plan'), on('document', 'late'), on('folder', 'marketing')];
    for (const userId of ['maya', 'lena', guest.userId]) {
      await tell(client.checkPermissions({ userId, resources: resources.map(({ accessRole: _, ...resource }) => resource) }));
    }
    for (const notificationIds of [
      ['first', 'in prices'],
      ['large', 'late'],
    ]) {
      await tell(client.updateNotifications({ organizationId, notificationIds, userId: 'maya', read: true }));
      await tell(client.getNotifications({ organizationId, userId: 'maya', unreadOnly: true }));
      await tell(client.deleteNotifications({ organizationId, notificationIds, userId: 'maya' }));
      await tell(client.deleteNotifications({ organizationId, notificationIds }));
    }
    await tell(client.removePresence({ ...plan, userIds: ['maya', guest.userId] }));
    await tell(client.deleteUsersFromGroups({ ...group, deleteAll: true }));
    await tell(client.deleteUsers({ organizationId, userIds: ['lena', guest.userId, 'priya'] }));
    await tell(client.deleteDocuments({ organizationId, documentIds: ['late', 'moved'] }));
    await service.work();
  };
  const access = { region: 'eu' };
  const grants = [on('document', 'plan'), on('document', 'late'), on('folder', 'marketing')];
  const add = async () => {
    await tell(
      client.addFolders({
        organizationId,
        folders: [
          { folderId: 'marketing', folderName: mark, accessType: 'restricted' },
          { folderId: 'campaigns', parentFolderId: 'marketing' },
          { folderId: 'side' },
          { folderId: 'side-0', parentFolderId: 'side' },
          { folderId: 'side-1', parentFolderId: 'side-0' },
          { folderId: 'short' },
          { folderId: 'short-0', parentFolderId: 'short' },
          { folderId: 'lost', parentFolderId: 'late' },
        ],
      }),
    );
    await tell(client.addFolders({ organizationId, folders: [{ folderId: 'side-2', parentFolderId: 'side-1' }] }));
    await tell(client.updateAccessForFolders({ organizationId, folderIds: ['marketing', 'late'], accessType: 'restricted' }));
    await tell(
      client.addDocuments({
        organizationId,
        documents: [
          { documentId: 'plan', documentName: mark, folderId: 'campaigns', owner: mark },
          { documentId: 'prices', accessType: 'organizationPrivate' },
          { documentId: 'lost', folderId: 'late' },
        ],
      }),
    );
    await tell(
      client.updateDocuments({ organizationId, documents: [{ documentId: 'plan', revision: 1 }, { documentId: 'late' }] }),
    );
    await tell(client.updateDocuments({ organizationId, documents: [{ documentId: 'prices', documentName: mark }] }));
    const users = [
      { ...user('lena'), accessRole: 'viewer' as const, context: { access } },
      { ...user('noor'), context: { access } },
    ];
    await tell(client.updateUsers({ organizationId, users: [{ userId: 'late', name: mark }] }));
    await tell(client.addUsers({ organizationId, users }));
    await tell(
      client.updateUsers({
        organizationId,
        users: [
          { userId: 'noor', team: mark },
          { userId: 'lena', expiresAt: null },
        ],
      }),
    );
    await tell(client.addPermissions({ user: { userId: guest.userId }, permissions: { resources: grants } }));
    await tell(client.addPermissions({ user: { userId: 'ula' }, permissions: { resources: [on('folder', 'upper')] } }));
    await tell(client.getUserGroups({ ...group, organizationUserGroupId: 'late' }));
    await tell(client.addUsersToGroups({ ...group, userIds: ['maya', 'priya', guest.userId] }));
    await tell(client.addPresence({ ...plan, users: [user('maya'), guest] }));
    await tell(client.addPresence({ ...plan, documentId: 'late', users: [guest] }));
    await notify('first', {});
    await notify('first', { documentId: 'late' });
    await notify('late', { documentId: 'late' });
    await notify('large', { displayBodyMessage: mark.repeat(1000) });
    await notify('crowded', { notifyUsers: [...ids(60, 'user').map((userId) => ({ userId })), guest] });
    await notify('everyone', { notifyAll: true, notifyUsers: [] });
    await notify('checked', { verifyUserPermissions: true, notifyUsers: ['ula', 'maya', 'lena', guest.userId].map(user) });
    await notify('in prices', { documentId: 'prices', verifyUserPermissions: true, notifyUsers: ['maya', 'noor'].map(user) });
    await notify('in a region', { notifyAll: true, notifyUsers: [], context: { access } });
  };
  // Without the organization, everything fails.
  told.push(...(await read(place)));
  await add();
  await change();
  await tell(client.deleteOrganizations({ organizationIds: [organizationId] }));
  await tell(client.addOrganizations({ organizations: [{ organizationId, organizationName: mark, owner: mark }] }));
  await change();
  const repeated = await client.addOrganizations({ organizations: [{ organizationId, organizationName: 'again' }] });
  const found = await client.getOrganizations({ organizationIds: [organizationId] });
  expect(repeated.data[organizationId]?.id).toBe(found.data[0]?.id);
  await tell(client.updateOrganizations({ organizations: [{ organizationId, organizationName: `${mark} Inc.` }] }));
  await tell(client.updateOrganizations({ organizations: [{ organizationId, organizationName: mark, size: 3 }] }));
  await add();
  await service.work();
  const mails = (await mailsOf(service)).filter(({ text }) => text.includes(mark));
  const received = mails.map(({ headers, text }) => `${/^To: .*$/m.exec(headers)} ${text.replaceAll(/token=\S+/g, '')}`);
  told.push(plain(received.sort(), place));
  told.push(...(await read(place)));

  const userIds = ['maya', 'lena', 'priya', 'noor'];
  await tell(client.setConfig({ organizationId, userIds, config: { inbox: 'NONE', email: 'NONE', slack: 'MINE' } }));
  await tell(client.setConfig({ organizationId, userIds, documentIds: ['plan'], config: { inbox: 'MINE', email: 'ALL' } }));
  const elsewhere = { access: { region: 'us' } };
  await tell(
    client.updateUsers({
      organizationId,
      users: ['lena', 'noor'].map((userId) => ({ userId, accessRole: 'editor' as const, context: elsewhere, email: '' })),
    }),
  );
  await tell(client.addUsers({ organizationId, users: [user('late'), { ...user('ula'), accessRole: 'editor' }] }));
  await tell(client.addPermissions({ user: { userId: 'maya' }, permissions: { resources: [on('document', 'plan')] } }));
  await tell(client.deleteUsersFromGroups({ ...group, userIds: ['maya', guest.userId] }));
  await tell(client.addUsersToGroups({ ...group, organizationUserGroupId: 'late', userIds: [guest.userId] }));
  await tell(
    client.removePermissions({
      userId: guest.userId,
      permissions: { resources: [{ type: 'document', id: 'plan', organizationId }] },
    }),
  );
  await tell(client.addDocuments({ organizationId, documents: [{ documentId: 'late', documentName: mark }] }));
  await tell(client.addPresence({ ...plan, users: [{ ...guest, status: 'away' }] }));
  const roots = ids(levels, 'root').map((id, i) => folder(id, i === 0 ? null : `root-${i - 1}`));
  const lowest = `root-${levels - 1}`;
  await importAll(service, tenant, [...roots, folder('side-2', null), folder('late', null)]);
  await importAll(service, tenant, [folder('side', lowest), folder('short', lowest)]);
  await importAll(service, tenant, [
    folder('short', null),
    folder('upper', null, 'public'),
    folder('marketing', 'upper', 'public'),
  ]);
  await importAll(
    service,
    tenant,
    ids(4, 'short').map((id, i) => folder(id, i === 0 ? 'short' : `short-${i - 1}`)),
  );
  const moved = await client.migrateDocuments({ organizationId, documentId: 'prices', newDocumentId: 'moved' });
  await service.work();
  await tell(client.getMigrationStatus({ organizationId, migrationId: moved.data.migrationId }));
  told.push(...(await read(place)));

  await change();
  told.push(...(await read(place)));
  for (const reply of await callOthers(place)) told.push(plain(reply, place));
  // All of it comes again: the next organization must not delete it.
  const parents = { late: null, short: null, 'short-0': 'short', 'short-1': 'short-0', 'side-1': 'side-0' };
  const again = Object.entries(parents).map(([folderId, parentFolderId]) => ({ folderId, parentFolderId }));
  await tell(client.addFolders({ organizationId, folders: again }));
  await tell(client.addDocuments({ organizationId, documents: ['late', 'moved'].map((documentId) => ({ documentId })) }));
  await tell(client.addUsers({ organizationId, users: [user('lena')] }));
  await tell(client.addPermissions({ user: { userId: guest.userId }, permissions: { resources: grants } }));
  await tell(client.addUsersToGroups({ ...group, userIds: ['maya', 'priya', guest.userId] }));
  await tell(client.addPresence({ ...plan, users: [user('maya'), guest] }));
  for (const notificationId of ['first', 'in prices', 'large', 'late']) await notify(notificationId, {});
  await service.work();
  return told;
}

// Proves addUsersToGroups/creates-group, addFolders/must-exist, addDocuments/must-exist, updateDocuments/must-exist
// Proves checkPermissions/must-exist
it('An organization gets the same responses as if others with equal ids did not exist, and never changes them', async () => {
  const service = await aService();
  const tenants = [await aTenant(service), await aTenant(service), await aTenant(service)];
  await service.service.environment.ask(sql`update api_keys set type = 'production'`);
  for (const { workspace, apiKey } of tenants) await workspace.updateEmailConfig({ apiKey, enabled: true });
  // Rows of neighbours come before its own rows, and after.
  const [first, second, third] = tenants.toSorted((a, b) => (a.apiKey < b.apiKey ? -1 : 1));
  const lived: Place[] = [];
  let alone: unknown[] | undefined;
  for (const [tenant, organizationId] of [
    [second, 'middle'],
    [second, 'zenith'],
    [second, 'anchor'],
    [first, 'middle'],
    [third, 'middle'],
  ] as const) {
    if (tenant === undefined) throw new Error('There are three.');
    const place = { service, tenant, organizationId, mark: `mark-${lived.length}`, begin: service.now() };
    const before = await Promise.all(lived.map(read));
    const told = await live(place);
    alone ??= told;
    // An invalid call would have no effect to compare.
    expect(told.filter((one) => typeof one === 'string' && one.startsWith('/data'))).toEqual([]);
    for (const [i, reply] of told.entries()) expect(reply).toEqual(alone[i]);
    const after = await Promise.all(lived.map(read));
    for (const [i, reply] of after.flat().entries()) expect(reply).toEqual(before.flat()[i]);
    lived.push(place);
  }
  // A workspace with many API keys would have as many turns.
  const outOfTurn = sql`select distinct kind from tasks where api_key_id <> '' and workspace_id not in (
    select workspace_id from api_keys where api_keys.api_key_id = tasks.api_key_id)`;
  expect(await service.service.environment.ask(outOfTurn)).toEqual([]);
});

it('Calls of a workspace leave room for its neighbour, however many API keys it calls with', async () => {
  const [room, keyCount] = [16, 30];
  const service = await aService({ maxConcurrentRequests: room, maxQueueDelayMs: 500 });
  const [many, other] = [await aTenant(service), await aTenant(service)];
  const caller = createCaller(service.url, { connections: 2 * keyCount });
  onTestFinished(() => caller.close());
  const keys = await createKeys(service.url, many, keyCount);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  // From its first call on, the service knows the workspace of a key.
  for (const key of [...keys, other]) expect((await caller.call(key, 'addOrganizations', { organizations })).status).toBe(200);

  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Holds the rows of all keys. On SQLite, a transaction holds the writer.
  const holding = service.service.environment.changeOf(noTenant)({
    prepare: async (ask) => {
      const held = keys.map(({ apiKey }) => apiKey);
      await ask(sql`select api_key_id from organizations where api_key_id ${among(held)} ${forUpdate}`);
      isHeld.resolve();
      await mayEnd.promise;
    },
    write: () => ({}),
  });
  await isHeld.promise;
  let refused = 0;
  const flood = [...keys, ...keys].map(async (key) => {
    const { status } = await caller.call(key, 'updateOrganizations', { organizations });
    if (status === 503) refused++;
    return status;
  });
  // All calls have come, and those that run wait for the rows.
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(flood.length - room);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await caller.call(other, 'getOrganizations', {})).status);
  mayEnd.resolve();
  await holding;
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]));
});
