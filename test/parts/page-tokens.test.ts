/** The promises of every operation with pages. */
import { expect, it, onTestFinished } from 'vitest';
import type { ApiKeyClient } from '../../generated/client.ts';
import { limits, type OperationId } from '../../generated/handlers.ts';
import { at, contractOperations, type Operation, requestSchema } from '../../generated/operations.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { pagesOf } from '../../server/paging/page-token.ts';
import { fillOrganization } from '../support/filled.ts';
import { aService, aTenant, secret, type Tenant, type TestService } from '../support/harness.ts';
import { createCaller, credentialsFor } from '../torture/http.ts';

const acme = { organizationId: 'acme' };
const beta = { organizationId: 'beta' };

const launch = { type: 'folder', id: 'launch', ...acme } as const;
const plan = { ...acme, documentId: 'plan' };

/** The values of each field of a query. */
const values: { readonly [field: string]: readonly unknown[] } = {
  organizationId: ['acme', 'beta'],
  userId: ['jonas', 'maya'],
  documentId: ['plan', 'notes'],
  resource: [
    { type: 'document', id: 'plan' },
    { type: 'document', id: 'notes' },
    { type: 'folder', id: 'launch' },
  ],
  organizationUserGroupId: ['designers', 'painters'],
  folderId: ['launch'],
  parentFolderId: [null, 'marketing'],
  organizationIds: [['acme']],
  folderIds: [['launch']],
  documentIds: [['plan']],
  userIds: [['jonas']],
  notificationIds: [['hello']],
  resources: [[{ type: 'folder', id: 'launch' }]],
  accessRole: ['viewer'],
  locationId: ['slide-3'],
  unreadOnly: [true],
  types: [['users.added']],
};

const paged = contractOperations.filter((one) => JSON.stringify(requestSchema(one)).includes('"pageToken"'));

/** Returns an operation's query with its required fields, and others that differ from it in one field. */
function formsOf(operation: Operation): [object, ...object[]] {
  const data = at(requestSchema(operation), 'properties', 'data');
  // The last form of Get Notifications has every field.
  const schema = [at(data, 'anyOf') ?? data].flat().at(-1);
  const required = [at(schema, 'required') ?? []].flat().map(String);
  const valuesOf = (field: string) => {
    const found = values[field];
    if (found === undefined) throw new Error(`The field ${field} of ${operation.id} needs a line in the values above.`);
    return found;
  };
  const query = Object.fromEntries(required.map((field) => [field, valuesOf(field)[0]]));
  const fields = Object.keys(Object(at(schema, 'properties'))).filter((field) => !field.startsWith('page'));
  const others = fields.flatMap((field) => {
    return valuesOf(field).flatMap((value) => (value === query[field] ? [] : [{ ...query, [field]: value }]));
  });
  return [query, ...others];
}

/** Two organizations, each with two of everything that has pages. */
async function aFilledTenant(service: TestService): Promise<Tenant> {
  const tenant = await aTenant(service);
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  for (const inside of [acme, beta]) {
    await fillOrganization(service, tenant, inside.organizationId);
    await tenant.client.addPresence({ ...inside, documentId: 'plan', users: [{ userId: 'maya' }] });
    await tenant.client.addUsersToGroups({ ...inside, organizationUserGroupId: 'painters', userIds: ['maya'] });
    const told = { documentId: 'plan', actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello again' };
    await tenant.client.addNotifications({ ...inside, ...told, notifyUsers: [{ userId: 'jonas' }] });
  }
  return tenant;
}

/** Sends a query, with pages of one item unless it says otherwise. */
function sender(service: TestService) {
  const caller = createCaller(service.url, { connections: 1 });
  onTestFinished(() => caller.close());
  return async (tenant: Tenant, { id, path }: Operation, data: object) => {
    const body = JSON.stringify({ data: { pageSize: 1, ...data } });
    const { status, text } = await caller.send(path, credentialsFor(id, tenant), body);
    return { status, body: JSON.parse(text), bytes: Buffer.byteLength(text) };
  };
}

// Proves getNotifications/pages, getPermissions/pages, getOrganizations/pages, getUserGroups/pages
it('A page token continues only its own query, at any page size; an empty token returns the first page', async () => {
  const service = await aService();
  const [tenant, stranger] = [await aFilledTenant(service), await aFilledTenant(service)];
  const send = sender(service);
  expect(paged.length).toBeGreaterThan(10);
  for (const operation of paged) {
    const forms = formsOf(operation);
    const [query] = forms;
    const refusals: unknown[] = [];
    for (const form of forms) {
      const first = (await send(tenant, operation, form)).body;
      const pageToken = at(first, 'result', 'pageToken');
      // A form with ids may have one page.
      if (form !== query && pageToken === undefined) continue;
      expect(pageToken, operation.id).toBeTypeOf('string');
      expect((await send(tenant, operation, { ...form, pageToken, pageSize: 2 })).status, operation.id).toBe(200);
      expect((await send(tenant, operation, { ...form, pageToken: '' })).body, operation.id).toEqual(first);
      for (const other of forms) if (other !== form) refusals.push(await send(tenant, operation, { ...other, pageToken }));
      refusals.push(await send(stranger, operation, { ...form, pageToken }));
    }
    const pageToken = String(at((await send(tenant, operation, query)).body, 'result', 'pageToken'));
    const [place = '', signature = ''] = pageToken.split('.');
    const forged = Buffer.from(Buffer.from(place, 'base64url').toString().concat(' ')).toString('base64url');
    for (const damaged of [
      `${forged}.${signature}`,
      place,
      `${place}.`,
      pageToken.slice(0, -1),
      `${pageToken}0`,
      `${pageToken}.`,
      `${place}=.${signature}`,
      '.',
      ' ',
    ])
      refusals.push(await send(tenant, operation, { ...query, pageToken: damaged }));
    for (const other of paged)
      if (other !== operation) refusals.push(await send(tenant, other, { ...formsOf(other)[0], pageToken }));
    const refused = { status: 400, body: { error: { details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }] } } };
    expect(refusals, operation.id).toMatchObject(refusals.map(() => refused));
  }
});

it('A page token of Get User Data with an unknown kind is rejected, and does not end the export early', async () => {
  const service = await aService();
  const { client, apiKey } = await aTenant(service);
  const query = { operation: 'getUserData', apiKeyId: apiKey, filter: { userId: 'jonas' } } as const;
  const tokenOf = (kind: string) => pagesOf(createTokens([secret]), query, (row) => row).tokenAfter({ kind, from: '' });
  const { data } = await client.getUserData({ userId: 'jonas', pageToken: tokenOf('erase-annotations') });
  expect(data).toEqual([]);
  await expect(client.getUserData({ userId: 'jonas', pageToken: tokenOf('of-a-later-version') })).rejects.toMatchObject({
    details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }],
  });
});

interface List {
  query: object;
  /** The field of an item with its id. */
  field: string;
  /** Adds items with these ids to the list. */
  add: (client: ApiKeyClient, ids: string[], text: string) => Promise<unknown>;
  /** The items that exceed a page: few with a long text each, or many with long ids. */
  large?: 'texts' | 'ids';
  /** The query of these items alone. */
  byId?: (ids: string[]) => object;
}

/** Other lists are read without a change. */
const lists: { readonly [Id in OperationId]?: List } = {
  getOrganizations: {
    ...{ query: {}, field: 'organizationId', large: 'texts', byId: (organizationIds) => ({ organizationIds }) },
    add: async (client, ids, text) =>
      await client.addOrganizations({ organizations: ids.map((id) => ({ organizationId: id, organizationName: 'Acme', text })) }),
  },
  getFolders: {
    ...{
      query: { ...acme, parentFolderId: 'launch' },
      field: 'folderId',
      large: 'ids',
      byId: (folderIds) => ({ ...acme, folderIds }),
    },
    add: async (client, ids) =>
      await client.addFolders({ ...acme, folders: ids.map((folderId) => ({ folderId, parentFolderId: 'launch' })) }),
  },
  getDocuments: {
    ...{ query: { ...acme, folderId: 'launch' }, field: 'id', large: 'texts', byId: (documentIds) => ({ ...acme, documentIds }) },
    add: async (client, ids, text) =>
      await client.addDocuments({ ...acme, documents: ids.map((documentId) => ({ documentId, folderId: 'launch', text })) }),
  },
  getPermissions: {
    ...{ query: { ...acme, userIds: ['maya'] }, field: 'id', large: 'ids' },
    add: async (client, ids) => {
      const resources = ids.map((id) => ({ ...launch, id, accessRole: 'viewer' as const }));
      return await client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } });
    },
  },
  getUsers: {
    ...{ query: acme, field: 'userId', large: 'texts', byId: (userIds) => ({ ...acme, userIds }) },
    add: async (client, ids, text) => await client.addUsers({ ...acme, users: ids.map((userId) => ({ userId, text })) }),
  },
  getAccessibleDocuments: {
    ...{ query: { ...acme, userId: 'nobody' }, field: 'id' },
    add: async (client, ids) =>
      await client.addDocuments({ ...acme, documents: ids.map((documentId) => ({ documentId, accessType: 'public' })) }),
  },
  getUsersWithAccess: {
    ...{ query: { ...acme, resource: { type: 'folder', id: 'launch' } }, field: 'userId' },
    add: async (client, ids) => {
      const permissions = { resources: [{ ...launch, accessRole: 'viewer' as const }] };
      for (const userId of ids) await client.addPermissions({ user: { userId }, permissions });
    },
  },
  getUserGroups: {
    ...{ query: { ...acme, organizationUserGroupId: 'designers' }, field: 'userIds' },
    add: async (client, userIds) => await client.addUsersToGroups({ ...acme, organizationUserGroupId: 'designers', userIds }),
  },
  getPresence: {
    ...{ query: plan, field: 'userId', large: 'texts' },
    add: async (client, ids, text) => await client.addPresence({ ...plan, users: ids.map((userId) => ({ userId, text })) }),
  },
  getNotifications: {
    ...{ query: { ...acme, userId: 'jonas' }, field: 'id' },
    add: async (client, ids) => {
      const told = { ...plan, actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello' };
      for (const notificationId of ids)
        await client.addNotifications({ ...told, notificationId, notifyUsers: [{ userId: 'jonas' }] });
    },
  },
};
const listed = paged.flatMap((operation) => {
  const list = lists[operation.id];
  return list === undefined ? [] : [{ operation, ...list }];
});
const listIn = (body: unknown): unknown[] => [at(body, 'result', 'data')].flat();
const idsIn = (body: unknown, field: string): string[] => listIn(body).flatMap((item) => [at(item, field)].flat().map(String));

// Proves getPermissions/pages, getOrganizations/pages, getUsers/order, getUsers/pages, getFolders/all, getFolders/by-parent
// Proves getPresence/pages, getAccessibleDocuments/pages, getUsersWithAccess/pages, getDocuments/next-page, getUserData/changes
it('Pages skip and repeat no item, at any page size, while others are added', async () => {
  const service = await aService();
  const tenant = await aFilledTenant(service);
  const send = sender(service);
  for (const operation of paged.filter(({ id }) => lists[id] === undefined)) {
    const [query] = formsOf(operation);
    const seen: unknown[] = [];
    let [pageToken, sent]: unknown[] = [''];
    // The last page of Get Events has the token that it was read with.
    while (pageToken !== undefined && pageToken !== sent) {
      expect(seen.length, operation.id).toBeLessThan(100);
      sent = pageToken;
      const { body } = await send(tenant, operation, { ...query, pageToken });
      seen.push(...listIn(body));
      pageToken = at(body, 'result', 'pageToken');
    }
    expect(seen.length, operation.id).toBeGreaterThan(1);
    expect(seen, operation.id).toEqual(listIn((await send(tenant, operation, { ...query, pageSize: 100 })).body));
  }
  for (const { operation, query, field, add } of listed) {
    const ids = Array.from({ length: 9 }, (_, i) => `${operation.id}-${i}`);
    await add(tenant.client, ids, '');
    for (const pageSize of [1, 4]) {
      const seen: string[] = [];
      for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
        expect(seen.length, operation.id).toBeLessThan(1000);
        const { body } = await send(tenant, operation, { ...query, pageSize, pageToken });
        const found = idsIn(body, field);
        expect(found.length, operation.id).toBeLessThanOrEqual(pageSize);
        seen.push(...found);
        const next = at(body, 'result', 'pageToken');
        pageToken = next === undefined ? undefined : String(next);
        // Before all others, and behind the last one.
        const last = found.at(-1) ?? '';
        service.advance({ milliseconds: 1 });
        await add(
          tenant.client,
          [`a-${operation.id}-${pageSize}-${seen.length}`, ...(ids.includes(last) ? [`${last}-next-${pageSize}`] : [])],
          '',
        );
      }
      expect(seen.filter((id) => ids.includes(id)).toSorted(), operation.id).toEqual(ids);
      expect(new Set(seen).size, operation.id).toBe(seen.length);
    }
  }
});

// Proves getDocuments/by-id, getPermissions/page-size, getOrganizations/order, getOrganizations/page-size, getUsers/order
// Proves getUsers/page-size, getFolders/by-id, getPresence/page-size, getDocuments/with-ids
it('A page ends before it exceeds 1 MiB, even with ids, and the next one continues', async () => {
  const service = await aService();
  const tenant = await aFilledTenant(service);
  const send = sender(service);
  for (const { operation, query, field, add, large, byId } of listed) {
    if (large === undefined) continue;
    const [count, prefix, text] = large === 'texts' ? [20, 'item', 'x'.repeat(60_000)] : [1800, '🦊'.repeat(120), ''];
    const ids = Array.from({ length: count }, (_, i) => `${prefix}-${String(i).padStart(4, '0')}`);
    for (let from = 0; from < count; from += count / 2) await add(tenant.client, ids.slice(from, from + count / 2), text);
    const forms = [{ ...query, pageSize: 1000 }, ...(byId ? [byId(ids.slice(0, 1000))] : [])];
    for (const form of large === 'texts' ? forms : forms.slice(0, 1)) {
      const seen: string[] = [];
      for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
        expect(seen.length, operation.id).toBeLessThan(2000);
        const { body, bytes } = await send(tenant, operation, { ...form, pageToken });
        expect(bytes, operation.id).toBeLessThan(limits.pageBytes);
        seen.push(...idsIn(body, field));
        const next = at(body, 'result', 'pageToken');
        pageToken = next === undefined ? undefined : String(next);
        if (pageToken !== undefined && idsIn(body, field).length < 1000) expect(bytes).toBeGreaterThan(limits.pageBytes - 100_000);
      }
      expect(seen.filter((id) => id.startsWith(prefix))).toEqual(ids);
    }
  }
});
