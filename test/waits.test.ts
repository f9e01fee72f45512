/** How often an operation waits for the database: each time is a round trip, which is most of what an operation costs on PostgreSQL. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OperationId } from '../generated/server.ts';
import { at, contractOperations, examplesOf, type Operation } from '../server/http/contract.ts';
import { seedDocuments, seedFolders } from './content.ts';
import { aTenantWithAcme, startTestService, type Tenant, type TestService } from './harness.ts';
import { createCaller, credentialsFor } from './torture/http.ts';

const maxWaits = 3;
/** Of those that are called most, and whose writes answer nothing that the reply needs: they are sent with the commit. */
const maxWaitsOfFrequent = 2;
const frequent = new Set<OperationId>(['addPermissions', 'removePermissions', 'addUsersToGroups', 'addPresence', 'setConfig']);

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  // With the limits that a plain installation has, which are counted in the database too.
  service = await startTestService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 });
  tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, Object.fromEntries(ids(100, 'folder').map((id) => [id, {}])));
  await seedDocuments(service, tenant, Object.fromEntries([...ids(100, 'document'), 'launch-plan'].map((id) => [id, {}])));
  await tenant.client.addNotifications({ ...notification, notificationId: 'first', notifyUsers: users(100) });
  await tenant.client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ids(100, 'user') });
  const { data } = await tenant.client.deleteAllUserData({ userIds: ['nobody'] });
  jobId = data.jobId;
  const { data: migration } = await tenant.client.migrateDocuments({
    organizationId,
    documentId: 'document-99',
    newDocumentId: 'new',
  });
  migrationId = migration.migrationId;
  // The version of the workspace's tokens is remembered, as the API key's is by now.
  await tenant.workspace.getWorkspace({});
});
afterAll(() => service.stop());

const organizationId = 'acme';
let jobId: string;
let migrationId: string;

const ids = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, i) => `${prefix}-${i}`);
const user = { userId: 'maya' };
const users = (count: number) => ids(count, 'user').map((userId) => ({ userId, name: 'Someone', email: 'someone@acme.example' }));
/** Some of the documents do not exist. */
const resources = (count: number) =>
  ids(count, count === 1 ? 'absent' : 'document').map((id) => ({ type: 'document' as const, id, organizationId }));
const notification = {
  organizationId,
  documentId: 'document-0',
  actionUser: user,
  displayHeadlineMessageTemplate: '{actionUser} shared something',
};

type Call = (count: number) => Promise<unknown>;

/** With one item or many, and in every form. An operation that has none here is called with the document's examples. */
const calls: { readonly [Id in OperationId]?: Call[] } = {
  createWorkspace: [
    () => service.client.createWorkspace({ ownerEmail: 'jonas@acme.example', name: 'Jonas', workspaceName: 'Acme' }),
  ],
  getWorkspace: [() => tenant.workspace.getWorkspace({})],
  createApiKey: [() => tenant.workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })],
  addDomains: [
    (count) => tenant.workspace.addDomains({ domains: ids(count, 'host').map((id) => `${id}-${count}.acme.example`) }),
    () => tenant.workspace.addDomains({ domains: [] }),
  ],
  getAuthTokens: [() => tenant.workspace.getAuthTokens({ apiKey: tenant.apiKey })],
  sendLoginLink: [() => service.client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'http://localhost/' })],
  addOrganizations: [
    (count) =>
      tenant.client.addOrganizations({
        organizations: ids(count, `org-of-${count}`).map((id) => ({ organizationId: id, organizationName: id })),
      }),
  ],
  updateOrganizations: [
    (count) =>
      tenant.client.updateOrganizations({
        organizations: ids(count, 'org-of-100').map((id) => ({ organizationId: id, organizationName: 'Other', plan: 'gold' })),
      }),
  ],
  updateAccessForFolders: [
    (count) => tenant.client.updateAccessForFolders({ organizationId, folderIds: ids(count, 'folder'), accessType: 'public' }),
  ],
  addFolders: [
    (count) =>
      tenant.client.addFolders({
        organizationId,
        folders: ids(count, `new-of-${count}`).map((folderId) => ({ folderId, parentFolderId: 'folder-0' })),
      }),
  ],
  addDocuments: [
    (count) =>
      tenant.client.addDocuments({
        organizationId,
        documents: ids(count, `new-of-${count}`).map((documentId) => ({ documentId, folderId: 'folder-0', revision: 1 })),
      }),
  ],
  updateDocuments: [
    (count) =>
      tenant.client.updateDocuments({
        organizationId,
        documents: ids(count, 'document').map((documentId) => ({ documentId, folderId: 'folder-0', revision: 2 })),
      }),
    (count) =>
      tenant.client.updateDocuments({
        organizationId,
        documents: ids(count, 'document').map((documentId) => ({ documentId, disabled: false })),
      }),
  ],
  getDocuments: [
    () => tenant.client.getDocuments({ organizationId }),
    (count) => tenant.client.getDocuments({ organizationId, documentIds: ids(count, 'document') }),
    () => tenant.client.getDocuments({ organizationId, folderId: 'folder-0' }),
  ],
  migrateDocuments: [() => tenant.client.migrateDocuments({ organizationId, documentId: 'document-98', newDocumentId: 'newer' })],
  getMigrationStatus: [() => tenant.client.getMigrationStatus({ organizationId, migrationId })],
  addPermissions: [
    (count) =>
      tenant.client.addPermissions({
        user,
        permissions: { resources: resources(count).map((resource) => ({ ...resource, accessRole: 'editor' })) },
      }),
  ],
  removePermissions: [(count) => tenant.client.removePermissions({ userId: 'maya', permissions: { resources: resources(count) } })],
  addUsers: [
    (count) =>
      tenant.client.addUsers({
        organizationId,
        users: users(count).map((one) => ({ ...one, userId: `${one.userId}-of-${count}`, accessRole: 'viewer' })),
      }),
  ],
  generateToken: [
    (count) =>
      tenant.client.generateToken({
        userId: 'maya',
        userProperties: { name: 'Maya Chen' },
        permissions: { resources: resources(count).map((resource) => ({ ...resource, accessRole: 'editor' })) },
      }),
  ],
  updateUsers: [
    (count) =>
      tenant.client.updateUsers({
        organizationId,
        users: users(count).map((one) => ({ ...one, accessRole: 'editor', context: { access: { region: 'eu' } } })),
      }),
  ],
  addUsersToGroups: [
    (count) =>
      tenant.client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ids(count, 'member') }),
  ],
  deleteUsersFromGroups: [
    (count) =>
      tenant.client.deleteUsersFromGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ids(count, 'member') }),
    () => tenant.client.deleteUsersFromGroups({ organizationId, organizationUserGroupId: 'designers', deleteAll: true }),
  ],
  addPresence: [(count) => tenant.client.addPresence({ organizationId, documentId: 'document-0', users: users(count) })],
  getNotifications: [
    () => tenant.client.getNotifications({ organizationId, userId: 'user-0' }),
    () => tenant.client.getNotifications({ organizationId, documentId: 'document-0' }),
  ],
  addNotifications: [
    (count) => tenant.client.addNotifications({ ...notification, notifyUsers: users(count) }),
    (count) => tenant.client.addNotifications({ ...notification, notifyUsers: users(count), verifyUserPermissions: true }),
    (count) =>
      tenant.client.addNotifications({
        ...notification,
        notificationId: `made-${count}`,
        organizationId: `made-${count}`,
        documentId: `made-${count}`,
        createOrganization: true,
        createDocument: true,
        notifyUsers: users(count),
      }),
    () => tenant.client.addNotifications({ ...notification, notifyAll: true }),
  ],
  setConfig: [
    (count) =>
      tenant.client.setConfig({
        organizationId,
        documentIds: ids(count, 'document'),
        userIds: ['maya', 'jonas'],
        config: { inbox: 'ALL', email: 'NONE' },
      }),
    (count) => tenant.client.setConfig({ organizationId, userIds: ids(count, 'user'), config: { inbox: 'ALL', email: 'NONE' } }),
  ],
  updateEmailConfig: [
    () => tenant.workspace.updateEmailConfig({ apiKey: tenant.apiKey }),
    () => tenant.workspace.updateEmailConfig({ apiKey: tenant.apiKey, enabled: true, fromName: 'Acme' }),
  ],
  getConfig: [
    (count) => tenant.client.getConfig({ organizationId, documentIds: ids(count, 'document'), userIds: ['maya', 'jonas'] }),
  ],
  deleteAllUserData: [
    (count) => tenant.client.deleteAllUserData({ userIds: ids(count, 'nobody'), organizationIds: [organizationId] }),
  ],
  getPermissions: [
    () => tenant.client.getPermissions({ organizationId }),
    (count) => tenant.client.getPermissions({ organizationId, userIds: ids(count, 'user') }),
    (count) =>
      tenant.client.getPermissions({ organizationId, resources: ids(count, 'document').map((id) => ({ type: 'document', id })) }),
  ],
  getOrganizations: [
    () => tenant.client.getOrganizations({}),
    (count) => tenant.client.getOrganizations({ organizationIds: ids(count, 'org-of-100') }),
  ],
  getUsers: [
    () => tenant.client.getUsers({ organizationId }),
    (count) => tenant.client.getUsers({ organizationId, userIds: ids(count, 'user') }),
    (count) => tenant.client.getUsers({ organizationId, userIds: ids(count, 'nobody') }),
  ],
  getUserGroups: [
    () => tenant.client.getUserGroups({ organizationId }),
    (count) => tenant.client.getUserGroups({ organizationId, organizationUserGroupId: 'designers', pageSize: count }),
    () => tenant.client.getUserGroups({ organizationId, organizationUserGroupId: 'painters' }),
  ],
  getDeleteAllUserDataStatus: [() => tenant.client.getDeleteAllUserDataStatus({ jobId })],
};

/** What refuses early waits less than what is done: one of them must succeed. */
function documentedCalls(operation: Operation): { calls: Call[]; mustHaveSucceeded: () => void } {
  const caller = createCaller(service.url, { connections: 1 });
  let refusal: string | undefined;
  let hasSucceeded = false;
  // A page token of the document is that of the sandbox, and refused here before anything is asked for.
  const bodies = Object.values(examplesOf(operation, 'requestBody')).filter((body) => at(body, 'data', 'pageToken') === undefined);
  const documented = bodies.map((body) => async () => {
    const { status, text } = await caller.send(operation.path, credentialsFor(operation.id, tenant), JSON.stringify(body));
    if (status === operation.success) hasSucceeded = true;
    else refusal ??= text;
  });
  const mustHaveSucceeded = () => {
    caller.close();
    const need = `No example of ${operation.id} succeeds here, so that it needs calls of its own above: ${refusal}`;
    if (!hasSucceeded) throw new Error(need);
  };
  return { calls: documented, mustHaveSucceeded };
}

/** Statements that are sent before any of them is answered are one wait; those that are sent after an answer are another. */
async function waitsOf(call: () => Promise<unknown>): Promise<number> {
  let answered = 0;
  let waits = 0;
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const wait = answered + 1;
    waits = Math.max(waits, wait);
    const answer: unknown = Reflect.apply(query, this, asked);
    if (answer instanceof Promise) answer.finally(() => (answered = Math.max(answered, wait))).catch(() => {});
    return answer;
  });
  try {
    await call();
    return waits;
  } finally {
    spy.mockRestore();
  }
}

for (const operation of contractOperations) {
  const max = frequent.has(operation.id) ? maxWaitsOfFrequent : maxWaits;
  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    `${operation.id} waits for PostgreSQL ${max} times at most, for one item or a hundred`,
    async () => {
      const documented = documentedCalls(operation);
      const variants = calls[operation.id];
      const waits = [];
      for (const variant of variants ?? documented.calls) {
        for (const count of [1, 100]) waits.push(await waitsOf(() => variant(count)));
      }
      if (variants === undefined) documented.mustHaveSucceeded();
      expect(Math.max(...waits), `waits: ${waits}`).toBeLessThanOrEqual(max);
      expect(Math.min(...waits)).toBeGreaterThan(0);
    },
  );
}
