/** A page token belongs to the query that returned it, for every operation with pages. */
import { expect, it } from 'vitest';
import type { OperationId } from '../generated/handlers.ts';
import { at, contractOperations, type Operation, requestSchema } from '../generated/operations.ts';
import { createTokens } from '../server/auth/tokens.ts';
import { pagesOf } from '../server/paging/page-token.ts';
import { fillOrganization } from './filled.ts';
import { aService, aTenant, secret, type Tenant, type TestService } from './harness.ts';
import { createCaller, credentialsFor } from './torture/http.ts';

const acme = { organizationId: 'acme' };
const beta = { organizationId: 'beta' };

/** The query of each operation with pages, and the changes that make another query of it. */
const queries: { readonly [Id in OperationId]?: readonly [object, ...object[]] } = {
  getOrganizations: [{}, { organizationIds: ['acme'] }],
  getFolders: [acme, beta, { parentFolderId: null }, { parentFolderId: 'marketing' }, { folderIds: ['launch'] }],
  getDocuments: [acme, beta, { folderId: 'launch' }, { documentIds: ['plan'] }],
  getPermissions: [acme, beta, { userIds: ['jonas'] }, { resources: [{ type: 'folder', id: 'launch' }] }],
  getUsers: [acme, beta, { userIds: ['jonas'] }],
  getAccessibleDocuments: [
    { ...acme, userId: 'jonas' },
    beta,
    { userId: 'maya' },
    { folderId: 'launch' },
    { accessRole: 'viewer' },
  ],
  getUsersWithAccess: [
    { ...acme, resource: { type: 'document', id: 'plan' } },
    ...[beta, { resource: { type: 'document', id: 'notes' } }, { resource: { type: 'folder', id: 'launch' } }],
  ],
  getUserGroups: [{ ...acme, organizationUserGroupId: 'designers' }, beta, { organizationUserGroupId: 'painters' }],
  getPresence: [
    { ...acme, documentId: 'plan' },
    { ...beta, documentId: 'plan' },
    { ...acme, documentId: 'notes' },
  ],
  getNotifications: [
    { ...acme, userId: 'jonas' },
    ...[beta, { userId: 'maya' }, { documentId: 'plan' }, { locationId: 'slide-3' }, { unreadOnly: true }],
    { notificationIds: ['hello'] },
  ],
  getUserData: [{ userId: 'jonas' }, { userId: 'maya' }],
  getEvents: [{}, acme, beta, { types: ['users.added'] }],
};

const paged = contractOperations.filter((one) => JSON.stringify(requestSchema(one)).includes('"pageToken"'));

/** Two organizations, each with two of everything that has pages. */
async function aFilledTenant(service: TestService): Promise<Tenant> {
  const tenant = await aTenant(service);
  for (const inside of [acme, beta]) {
    await fillOrganization(service, tenant, inside.organizationId);
    await tenant.client.addPresence({ ...inside, documentId: 'plan', users: [{ userId: 'maya' }] });
    const told = { documentId: 'plan', actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Hello again' };
    await tenant.client.addNotifications({ ...inside, ...told, notifyUsers: [{ userId: 'jonas' }] });
  }
  return tenant;
}

it('A page token continues only its own query, at any page size; an empty token returns the first page', async () => {
  const service = await aService();
  const [tenant, stranger] = [await aFilledTenant(service), await aFilledTenant(service)];
  const caller = createCaller(service.url, { connections: 1 });
  const send = async ({ id, path }: Operation, data: object, by = tenant) => {
    const { status, text } = await caller.send(path, credentialsFor(id, by), JSON.stringify({ data: { pageSize: 1, ...data } }));
    return { status, body: JSON.parse(text) };
  };
  expect(paged.map(({ id }) => id).sort()).toEqual(Object.keys(queries).sort());
  for (const operation of paged) {
    const [query = {}, ...changes] = queries[operation.id] ?? [];
    const forms = [query, ...changes.map((change) => ({ ...query, ...change }))];
    const refusals: unknown[] = [];
    for (const form of forms) {
      const first = (await send(operation, form)).body;
      const pageToken = at(first, 'result', 'pageToken');
      // A form with ids may have one page.
      if (form !== query && pageToken === undefined) continue;
      expect(pageToken, operation.id).toBeTypeOf('string');
      expect((await send(operation, { ...form, pageToken, pageSize: 2 })).status, operation.id).toBe(200);
      expect((await send(operation, { ...form, pageToken: '' })).body, operation.id).toEqual(first);
      for (const other of forms) if (other !== form) refusals.push(await send(operation, { ...other, pageToken }));
      refusals.push(await send(operation, { ...form, pageToken }, stranger));
    }
    const pageToken = String(at((await send(operation, query)).body, 'result', 'pageToken'));
    const [place = '', signature = ''] = pageToken.split('.');
    const forged = Buffer.from(Buffer.from(place, 'base64url').toString().replace('a', 'b')).toString('base64url');
    for (const damaged of [`${forged}.${signature}`, place, `${place}.`, pageToken.slice(0, -1), `${pageToken}0`, '.', ' '])
      refusals.push(await send(operation, { ...query, pageToken: damaged }));
    for (const other of paged) if (other !== operation) refusals.push(await send(other, { ...queries[other.id]?.[0], pageToken }));
    const refused = { status: 400, body: { error: { details: [{ field: '/data/pageToken', reason: 'PAGE_TOKEN' }] } } };
    expect(refusals, operation.id).toMatchObject(refusals.map(() => refused));
  }
  caller.close();
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
