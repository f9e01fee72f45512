/** Every operation, called with one item or a hundred that exist. */
import type { OperationId } from '../../generated/handlers.ts';
import { at, examplesOf, type Operation } from '../../generated/operations.ts';
import { createCaller, credentialsFor } from '../torture/http.ts';
import { seedDocuments, seedFolders } from './content.ts';
import { aTenant, aTenantWithAcme, type Tenant, type TestService } from './harness.ts';

export const organizationId = 'acme';

/** The data that the calls are about. */
export interface Stage {
  service: TestService;
  tenant: Tenant;
  jobId: string;
  migrationId: string;
}

/** A tenant with the data that the calls name. */
export async function setStage(service: TestService): Promise<Stage> {
  const tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, Object.fromEntries(ids(100, 'folder').map((id) => [id, {}])));
  await seedDocuments(service, tenant, Object.fromEntries([...ids(100, 'document'), 'launch-plan'].map((id) => [id, {}])));
  await tenant.client.addNotifications({ ...notification, notificationId: 'first', notifyUsers: users(100) });
  await tenant.client.addUsersToGroups({ organizationId, organizationUserGroupId: 'designers', userIds: ids(100, 'user') });
  const granted = [
    { type: 'folder', id: 'folder-1' },
    { type: 'document', id: 'document-0' },
  ] as const;
  await tenant.client.addPermissions({
    user: { userId: 'reader' },
    permissions: { resources: granted.map((resource) => ({ ...resource, organizationId, accessRole: 'viewer' })) },
  });
  await tenant.client.addWebhooks({ webhooks: [{ webhookId: 'chat', url: 'https://chat.acme.example/hooks' }] });
  const { data: deletion } = await tenant.client.deleteAllUserData({ userIds: ['nobody'] });
  const { data: migration } = await tenant.client.migrateDocuments({
    organizationId,
    documentId: 'document-99',
    newDocumentId: 'new',
  });
  // Caches the version of the workspace's tokens, as of the API key's before.
  await tenant.workspace.getWorkspace({});
  return { service, tenant, jobId: deletion.jobId, migrationId: migration.migrationId };
}

/** `count`: the number of items, for calls with any. */
export type Call = (count: number) => Promise<unknown>;

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

/** Calls with one item or many, and in every form. Other operations are called with the document's examples. */
const callsOf = ({ service, tenant, jobId, migrationId }: Stage): { readonly [Id in OperationId]?: Call[] } => ({
  createWorkspace: [
    () => service.client.createWorkspace({ ownerEmail: 'jonas@acme.example', name: 'Jonas', workspaceName: 'Acme' }),
  ],
  getWorkspace: [() => tenant.workspace.getWorkspace({})],
  createApiKey: [() => tenant.workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })],
  addDomains: [
    (count) => tenant.workspace.addDomains({ domains: ids(count, 'host').map((id) => `${id}-${count}.acme.example`) }),
    () => tenant.client.addDomains({ domains: ['acme.example'] }),
  ],
  getDomains: [() => tenant.workspace.getDomains({}), () => tenant.client.getDomains({})],
  deleteDomains: [
    (count) => tenant.workspace.deleteDomains({ domains: ids(count, 'host').map((id) => `${id}-${count}.acme.example`) }),
  ],
  getUsage: [() => tenant.workspace.getUsage({})],
  getJobs: [() => tenant.client.getJobs({})],
  // The webhook of the other calls stays.
  deleteWebhooks: [() => tenant.client.deleteWebhooks({ webhookIds: ['crm'] })],
  getApiKeys: [() => tenant.workspace.getApiKeys({})],
  updateApiKey: [
    () => tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, apiKeyName: 'Staging', defaultFolderAccess: 'restricted' }),
  ],
  deleteApiKey: [
    async () => {
      const { id } = (await tenant.workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).data;
      await tenant.workspace.deleteApiKey({ apiKey: id });
    },
  ],
  deleteWorkspace: [
    async () => {
      const { workspace } = await aTenant(service);
      await workspace.deleteWorkspace({ confirm: 'Acme Robotics' });
    },
  ],
  resetAuthToken: [
    async () => {
      const { id } = (await tenant.workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).data;
      await tenant.workspace.resetAuthToken({ apiKey: id });
    },
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
  deleteOrganizations: [(count) => tenant.client.deleteOrganizations({ organizationIds: ids(count, `org-of-${count}`) })],
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
  updateFolders: [
    (count) =>
      tenant.client.updateFolders({
        organizationId,
        folders: ids(count, `new-of-${count}`).map((folderId) => ({ folderId, folderName: 'Other', parentFolderId: 'folder-1' })),
      }),
    // Rejected: the largest folder below one of its own.
    () => tenant.client.updateFolders({ organizationId, folders: [{ folderId: 'folder-0', parentFolderId: 'many-2' }] }),
  ],
  deleteFolders: [
    // Not empty, at the end of the largest folder.
    (count) => tenant.client.deleteFolders({ organizationId, folderIds: ids(count, 'folder') }),
    (count) => tenant.client.deleteFolders({ organizationId, folderIds: ids(count, `new-of-${count}`), recursive: true }),
    () => tenant.client.deleteFolders({ organizationId, folderIds: ['folder-0'] }),
  ],
  getFolders: [
    () => tenant.client.getFolders({ organizationId }),
    (count) => tenant.client.getFolders({ organizationId, folderIds: ids(count, 'folder') }),
    (count) => tenant.client.getFolders({ organizationId, parentFolderId: 'folder-0', pageSize: count }),
    (count) => tenant.client.getFolders({ organizationId, parentFolderId: null, pageSize: count }),
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
  deleteDocuments: [(count) => tenant.client.deleteDocuments({ organizationId, documentIds: ids(count, `new-of-${count}`) })],
  getDocuments: [
    () => tenant.client.getDocuments({ organizationId }),
    (count) => tenant.client.getDocuments({ organizationId, documentIds: ids(count, 'document') }),
    () => tenant.client.getDocuments({ organizationId, folderId: 'folder-0' }),
    () => tenant.client.getDocuments({ organizationId, folderId: 'folder-1' }),
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
  checkPermissions: [
    (count) => tenant.client.checkPermissions({ userId: 'maya', resources: resources(count) }),
    () => tenant.client.checkPermissions({ userId: 'maya', resources: [{ type: 'folder', id: 'folder-0', organizationId }] }),
  ],
  getAccessibleDocuments: [
    (count) => tenant.client.getAccessibleDocuments({ organizationId, userId: 'user-0', pageSize: count }),
    (count) => tenant.client.getAccessibleDocuments({ organizationId, userId: 'maya', pageSize: count }),
    (count) => tenant.client.getAccessibleDocuments({ organizationId, userId: 'reader', pageSize: count }),
    (count) => tenant.client.getAccessibleDocuments({ organizationId, userId: 'user-0', folderId: 'folder-0', pageSize: count }),
  ],
  getUsersWithAccess: [
    (count) =>
      tenant.client.getUsersWithAccess({ organizationId, resource: { type: 'document', id: 'document-0' }, pageSize: count }),
    (count) => tenant.client.getUsersWithAccess({ organizationId, resource: { type: 'folder', id: 'folder-0' }, pageSize: count }),
    // With few grants.
    (count) =>
      tenant.client.getUsersWithAccess({ organizationId, resource: { type: 'document', id: 'launch-plan' }, pageSize: count }),
  ],
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
  deleteUsers: [
    (count) => tenant.client.deleteUsers({ organizationId, userIds: ids(count, 'user').map((id) => `${id}-of-${count}`) }),
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
  getPresence: [
    (count) => tenant.client.getPresence({ organizationId, documentId: 'document-0', pageSize: count }),
    (count) => tenant.client.getPresence({ organizationId, documentId: 'launch-plan', pageSize: count }),
  ],
  removePresence: [
    (count) => tenant.client.removePresence({ organizationId, documentId: 'document-0', userIds: ids(count, 'user') }),
  ],
  getNotifications: [
    () => tenant.client.getNotifications({ organizationId, userId: 'user-0' }),
    () => tenant.client.getNotifications({ organizationId, userId: 'user-0', unreadOnly: true }),
    () => tenant.client.getNotifications({ organizationId, documentId: 'document-0' }),
    () => tenant.client.getNotifications({ organizationId, documentId: 'document-0', locationId: 'slide-3' }),
    () => tenant.client.getNotifications({ organizationId, documentId: 'launch-plan', userId: 'user-0' }),
    () => tenant.client.getNotifications({ organizationId, documentId: 'launch-plan' }),
    () => tenant.client.getNotifications({ organizationId, locationId: 'slide-3', userId: 'user-0' }),
    (count) => tenant.client.getNotifications({ organizationId, documentId: 'document-0', notificationIds: ids(count, 'many') }),
    (count) => tenant.client.getNotifications({ organizationId, userId: 'user-0', notificationIds: ids(count, 'many') }),
  ],
  updateNotifications: [
    (count) =>
      tenant.client.updateNotifications({ organizationId, notificationIds: ids(count, 'many'), userId: 'user-0', read: count > 1 }),
  ],
  deleteNotifications: [
    (count) => tenant.client.deleteNotifications({ organizationId, notificationIds: ids(count, 'many'), userId: 'user-0' }),
    (count) => tenant.client.deleteNotifications({ organizationId, notificationIds: ids(count, `notification-of-${count}`) }),
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
    () => tenant.client.updateEmailConfig({ enabled: false }),
    () => tenant.workspace.updateEmailConfig({ apiKey: tenant.apiKey, enabled: true, fromName: 'Acme' }),
  ],
  getEmailConfig: [() => tenant.workspace.getEmailConfig({ apiKey: tenant.apiKey }), () => tenant.client.getEmailConfig({})],
  getConfig: [
    (count) => tenant.client.getConfig({ organizationId, documentIds: ids(count, 'document'), userIds: ['maya', 'jonas'] }),
  ],
  getUserData: [(count) => tenant.client.getUserData({ userId: 'maya', pageSize: count })],
  deleteAllUserData: [
    (count) => tenant.client.deleteAllUserData({ userIds: ids(count, 'nobody'), organizationIds: [organizationId] }),
  ],
  getPermissions: [
    () => tenant.client.getPermissions({ organizationId }),
    (count) => tenant.client.getPermissions({ organizationId, userIds: ids(count, 'user') }),
    // Resources with few grants, and with many.
    (count) =>
      tenant.client.getPermissions({ organizationId, resources: [{ type: 'document', id: 'launch-plan' }], pageSize: count }),
    (count) => tenant.client.getPermissions({ organizationId, resources: [{ type: 'folder', id: 'folder-1' }], pageSize: count }),
    (count) =>
      tenant.client.getPermissions({ organizationId, resources: [{ type: 'document', id: 'document-0' }], pageSize: count }),
    (count) =>
      tenant.client.getPermissions({ organizationId, resources: [{ type: 'organization', id: organizationId }], pageSize: count }),
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
});

/** The calls that must succeed. */
export const asIs = 'as it is';

type Rewrite = (name: string, value: unknown) => unknown;

const rewrites: { readonly [name: string]: Rewrite } = {
  [asIs]: (_name, value) => value,
  repeated: (_name, value) => value,
  'in an unknown organization': (name, value) => (name === 'organizationId' ? 'nowhere' : value),
  'of unknown things': (name, value) => (/^(?!organization).*Id$/.test(name) ? `${value}-unknown` : value),
};

/** Returns the client, with rewritten ids in the data of each call. */
function rewriting<Client extends object>(client: Client, rewrite: Rewrite): Client {
  const inData = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data), (name, value: unknown) =>
      Array.isArray(value)
        ? value.map((one) => (typeof one === 'string' ? rewrite(name.replace(/s$/, ''), one) : one))
        : rewrite(name, value),
    );
  return new Proxy(client, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      return typeof method === 'function' ? (data: unknown) => Reflect.apply(method, target, [inData(data)]) : method;
    },
  });
}

/** Returns stages whose calls name existing data, once and again, and data that does not exist. Most of the latter are rejected. */
export const rewrittenStages = (stage: Stage): [string, Stage][] =>
  Object.entries(rewrites).map(([name, rewrite]) => {
    const { client, workspace, ...tenant } = stage.tenant;
    const rewritten = { client: rewriting(client, rewrite), workspace: rewriting(workspace, rewrite) };
    return [name, { ...stage, tenant: { ...tenant, ...rewritten } }];
  });

/** At least one call must succeed, since an early refusal reads less. */
function documentedCalls({ service, tenant }: Stage, operation: Operation): { calls: Call[]; assertSucceeded: () => void } {
  const caller = createCaller(service.url, { connections: 1 });
  let refusal: string | undefined;
  let hasSucceeded = false;
  // A page token of the document is the sandbox's, and rejected here at once.
  const bodies = Object.values(examplesOf(operation, 'requestBody')).filter((body) => at(body, 'data', 'pageToken') === undefined);
  const documented = bodies.map((body) => async () => {
    const { status, text } = await caller.send(operation.path, credentialsFor(operation.id, tenant), JSON.stringify(body));
    if (status === operation.success) hasSucceeded = true;
    else refusal ??= text;
  });
  const assertSucceeded = () => {
    caller.close();
    const need = `No example of ${operation.id} succeeds here, so that it needs calls of its own above: ${refusal}`;
    if (!hasSucceeded) throw new Error(need);
  };
  return { calls: documented, assertSucceeded };
}

/** Runs `use` with each form of the operation's call. */
export async function forEachCall(stage: Stage, operation: Operation, use: (call: Call) => Promise<void>): Promise<void> {
  const own = callsOf(stage)[operation.id];
  const { calls, assertSucceeded } =
    own === undefined ? documentedCalls(stage, operation) : { calls: own, assertSucceeded: () => {} };
  for (const call of calls) await use(call);
  assertSucceeded();
}
