/** Every operation, called with one item or a hundred that exist. */
import type { Input, OperationId } from '../../generated/handlers.ts';
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
  /** Rewrites the data of calls. */
  rewrite?: Rewrite;
}

/** A tenant with the data that the calls name. */
export async function setStage(service: TestService): Promise<Stage> {
  const tenant = await aTenantWithAcme(service);
  await seedFolders(service, tenant, Object.fromEntries(ids(100, 'folder').map((id) => [id, {}])));
  await seedDocuments(service, tenant, Object.fromEntries([...ids(100, 'document'), 'launch-plan'].map((id) => [id, {}])));
  await tenant.client.addNotifications({ ...notification, notificationId: 'first', notifyUsers: users(100) });
  await tenant.client.addUsersToGroups({ ...inGroup, userIds: ids(100, 'user') });
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
const acme = { organizationId };
const user = { userId: 'maya' };
const users = (count: number) => ids(count, 'user').map((userId) => ({ userId, name: 'Someone', email: 'someone@acme.example' }));
const usersOf = (count: number) => users(count).map((one) => ({ ...one, userId: `${one.userId}-of-${count}` }));
const hosts = (count: number) => ids(count, 'host').map((id) => `${id}-${count}.acme.example`);
/** Some of the documents do not exist. */
const resources = (count: number) =>
  ids(count, count === 1 ? 'absent' : 'document').map((id) => ({ type: 'document' as const, id, ...acme }));
const editable = (count: number) => resources(count).map((resource) => ({ ...resource, accessRole: 'editor' as const }));
const inDocument = { ...acme, documentId: 'document-0' };
const inGroup = { ...acme, organizationUserGroupId: 'designers' };
const notification = { ...inDocument, actionUser: user, displayHeadlineMessageTemplate: '{actionUser} shared something' };

/** The data of a call. */
type Form<Id extends OperationId> = (count: number) => Input<Id> | Promise<Input<Id>>;

/** Calls with one item or many, and in every form. Other operations are called with the document's examples. */
function formsOf({ tenant: { apiKey, workspace }, jobId, migrationId }: Stage): { readonly [Id in OperationId]?: Form<Id>[] } {
  const furtherKey = async () => (await workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).data.id;
  return {
    createWorkspace: [() => ({ ownerEmail: 'jonas@acme.example', name: 'Jonas', workspaceName: 'Acme' })],
    getWorkspace: [() => ({})],
    createApiKey: [() => ({ apiKeyName: 'Staging', type: 'testing' })],
    addDomains: [(count) => ({ domains: hosts(count) })],
    getDomains: [() => ({})],
    deleteDomains: [(count) => ({ domains: hosts(count) })],
    getUsage: [() => ({})],
    getJobs: [() => ({})],
    // The webhook of the other calls stays.
    deleteWebhooks: [() => ({ webhookIds: ['crm'] })],
    getApiKeys: [() => ({})],
    updateApiKey: [() => ({ apiKey, apiKeyName: 'Staging', defaultFolderAccess: 'restricted' })],
    deleteApiKey: [async () => ({ apiKey: await furtherKey() })],
    resetAuthToken: [async () => ({ apiKey: await furtherKey() })],
    getAuthTokens: [() => ({ apiKey })],
    sendLoginLink: [() => ({ email: 'maya@acme.example', continueUrl: 'http://localhost/' })],
    addOrganizations: [
      (count) => ({ organizations: ids(count, `org-of-${count}`).map((id) => ({ organizationId: id, organizationName: id })) }),
    ],
    updateOrganizations: [
      (count) => ({
        organizations: ids(count, 'org-of-100').map((id) => ({ organizationId: id, organizationName: 'Other', plan: 'gold' })),
      }),
    ],
    deleteOrganizations: [(count) => ({ organizationIds: ids(count, `org-of-${count}`) })],
    updateAccessForFolders: [(count) => ({ ...acme, folderIds: ids(count, 'folder'), accessType: 'public' })],
    addFolders: [
      (count) => ({
        ...acme,
        folders: ids(count, `new-of-${count}`).map((folderId) => ({ folderId, parentFolderId: 'folder-0' })),
      }),
    ],
    updateFolders: [
      (count) => ({
        ...acme,
        folders: ids(count, `new-of-${count}`).map((folderId) => ({ folderId, folderName: 'Other', parentFolderId: 'folder-1' })),
      }),
      // Rejected: the largest folder below one of its own.
      () => ({ ...acme, folders: [{ folderId: 'folder-0', parentFolderId: 'many-2' }] }),
    ],
    deleteFolders: [
      // Not empty, at the end of the largest folder.
      (count) => ({ ...acme, folderIds: ids(count, 'folder') }),
      (count) => ({ ...acme, folderIds: ids(count, `new-of-${count}`), recursive: true }),
      () => ({ ...acme, folderIds: ['folder-0'] }),
    ],
    getFolders: [
      () => acme,
      (count) => ({ ...acme, folderIds: ids(count, 'folder') }),
      (count) => ({ ...acme, parentFolderId: 'folder-0', pageSize: count }),
      (count) => ({ ...acme, parentFolderId: null, pageSize: count }),
    ],
    addDocuments: [
      (count) => ({
        ...acme,
        documents: ids(count, `new-of-${count}`).map((documentId) => ({ documentId, folderId: 'folder-0', revision: 1 })),
      }),
    ],
    updateDocuments: [
      (count) => ({
        ...acme,
        documents: ids(count, 'document').map((documentId) => ({ documentId, folderId: 'folder-0', revision: 2 })),
      }),
      (count) => ({ ...acme, documents: ids(count, 'document').map((documentId) => ({ documentId, disabled: false })) }),
    ],
    deleteDocuments: [(count) => ({ ...acme, documentIds: ids(count, `new-of-${count}`) })],
    getDocuments: [
      () => acme,
      (count) => ({ ...acme, documentIds: ids(count, 'document') }),
      () => ({ ...acme, folderId: 'folder-0' }),
      () => ({ ...acme, folderId: 'folder-1' }),
    ],
    migrateDocuments: [() => ({ ...acme, documentId: 'document-98', newDocumentId: 'newer' })],
    getMigrationStatus: [() => ({ ...acme, migrationId })],
    addPermissions: [(count) => ({ user, permissions: { resources: editable(count) } })],
    removePermissions: [(count) => ({ ...user, permissions: { resources: resources(count) } })],
    checkPermissions: [
      (count) => ({ ...user, resources: resources(count) }),
      () => ({ ...user, resources: [{ type: 'folder', id: 'folder-0', organizationId }] }),
    ],
    getAccessibleDocuments: [
      (count) => ({ ...acme, userId: 'user-0', pageSize: count }),
      (count) => ({ ...acme, userId: 'maya', pageSize: count }),
      (count) => ({ ...acme, userId: 'reader', pageSize: count }),
      (count) => ({ ...acme, userId: 'user-0', folderId: 'folder-0', pageSize: count }),
    ],
    getUsersWithAccess: [
      (count) => ({ ...acme, resource: { type: 'document', id: 'document-0' }, pageSize: count }),
      (count) => ({ ...acme, resource: { type: 'folder', id: 'folder-0' }, pageSize: count }),
      // With few grants.
      (count) => ({ ...acme, resource: { type: 'document', id: 'launch-plan' }, pageSize: count }),
    ],
    addUsers: [(count) => ({ ...acme, users: usersOf(count).map((one) => ({ ...one, accessRole: 'viewer' })) })],
    generateToken: [(count) => ({ ...user, userProperties: { name: 'Maya Chen' }, permissions: { resources: editable(count) } })],
    deleteUsers: [(count) => ({ ...acme, userIds: usersOf(count).map(({ userId }) => userId) })],
    updateUsers: [
      (count) => ({
        ...acme,
        users: users(count).map((one) => ({ ...one, accessRole: 'editor', context: { access: { region: 'eu' } } })),
      }),
    ],
    addUsersToGroups: [(count) => ({ ...inGroup, userIds: ids(count, 'member') })],
    deleteUsersFromGroups: [(count) => ({ ...inGroup, userIds: ids(count, 'member') }), () => ({ ...inGroup, deleteAll: true })],
    addPresence: [(count) => ({ ...inDocument, users: users(count) })],
    getPresence: [
      (count) => ({ ...inDocument, pageSize: count }),
      (count) => ({ ...acme, documentId: 'launch-plan', pageSize: count }),
    ],
    removePresence: [(count) => ({ ...inDocument, userIds: ids(count, 'user') })],
    getNotifications: [
      () => ({ ...acme, userId: 'user-0' }),
      () => ({ ...acme, userId: 'user-0', unreadOnly: true }),
      () => inDocument,
      () => ({ ...inDocument, locationId: 'slide-3' }),
      () => ({ ...acme, documentId: 'launch-plan', userId: 'user-0' }),
      () => ({ ...acme, documentId: 'launch-plan' }),
      () => ({ ...acme, locationId: 'slide-3', userId: 'user-0' }),
      (count) => ({ ...inDocument, notificationIds: ids(count, 'many') }),
      (count) => ({ ...acme, userId: 'user-0', notificationIds: ids(count, 'many') }),
    ],
    updateNotifications: [(count) => ({ ...acme, notificationIds: ids(count, 'many'), userId: 'user-0', read: count > 1 })],
    deleteNotifications: [
      (count) => ({ ...acme, notificationIds: ids(count, 'many'), userId: 'user-0' }),
      (count) => ({ ...acme, notificationIds: ids(count, `notification-of-${count}`) }),
    ],
    addNotifications: [
      (count) => ({ ...notification, notifyUsers: users(count) }),
      (count) => ({ ...notification, notifyUsers: users(count), verifyUserPermissions: true }),
      (count) => ({
        ...notification,
        ...{ notificationId: `made-${count}`, organizationId: `made-${count}`, documentId: `made-${count}` },
        ...{ createOrganization: true, createDocument: true, notifyUsers: users(count) },
      }),
      () => ({ ...notification, notifyAll: true }),
    ],
    setConfig: [
      (count) => ({
        ...acme,
        documentIds: ids(count, 'document'),
        userIds: ['maya', 'jonas'],
        config: { inbox: 'ALL', email: 'NONE' },
      }),
      (count) => ({ ...acme, userIds: ids(count, 'user'), config: { inbox: 'ALL', email: 'NONE' } }),
    ],
    updateEmailConfig: [() => ({ apiKey, enabled: false }), () => ({ apiKey, enabled: true, fromName: 'Acme' })],
    getEmailConfig: [() => ({ apiKey })],
    getConfig: [(count) => ({ ...acme, documentIds: ids(count, 'document'), userIds: ['maya', 'jonas'] })],
    getUserData: [(count) => ({ ...user, pageSize: count })],
    deleteAllUserData: [(count) => ({ userIds: ids(count, 'nobody'), organizationIds: [organizationId] })],
    getPermissions: [
      () => acme,
      (count) => ({ ...acme, userIds: ids(count, 'user') }),
      // Resources with few grants, and with many.
      (count) => ({ ...acme, resources: [{ type: 'document', id: 'launch-plan' }], pageSize: count }),
      (count) => ({ ...acme, resources: [{ type: 'folder', id: 'folder-1' }], pageSize: count }),
      (count) => ({ ...acme, resources: [{ type: 'document', id: 'document-0' }], pageSize: count }),
      (count) => ({ ...acme, resources: [{ type: 'organization', id: organizationId }], pageSize: count }),
      (count) => ({ ...acme, resources: ids(count, 'document').map((id) => ({ type: 'document', id })) }),
    ],
    getOrganizations: [() => ({}), (count) => ({ organizationIds: ids(count, 'org-of-100') })],
    getUsers: [
      () => acme,
      (count) => ({ ...acme, userIds: ids(count, 'user') }),
      (count) => ({ ...acme, userIds: ids(count, 'nobody') }),
    ],
    getUserGroups: [
      () => acme,
      (count) => ({ ...inGroup, pageSize: count }),
      () => ({ ...acme, organizationUserGroupId: 'painters' }),
    ],
    getDeleteAllUserDataStatus: [() => ({ jobId })],
  };
}

/** The calls that must succeed. */
export const asIs = 'as it is';

type Rewrite = (name: string, value: unknown) => unknown;

const rewrites: { readonly [name: string]: Rewrite } = {
  [asIs]: (_name, value) => value,
  repeated: (_name, value) => value,
  'in an unknown organization': (name, value) => (name === 'organizationId' ? 'nowhere' : value),
  'of unknown things': (name, value) => (/^(?!organization).*Id$/.test(name) ? `${value}-unknown` : value),
};

/** Returns the data with rewritten ids. */
const inData = (data: unknown, rewrite: Rewrite): unknown =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    Array.isArray(value)
      ? value.map((one) => (typeof one === 'string' ? rewrite(name.replace(/s$/, ''), one) : one))
      : rewrite(name, value),
  );

/** Returns stages whose calls name existing data, once and again, and data that does not exist. Most of the latter are rejected. */
export const rewrittenStages = (stage: Stage): [string, Stage][] =>
  Object.entries(rewrites).map(([name, rewrite]) => [name, { ...stage, rewrite }]);

/** Calls by the client that has the operation's credentials; by both, if it takes either. */
function callsOf(stage: Stage, { id, credentials }: Operation): Call[] | undefined {
  const { service, tenant, rewrite = (_name, value) => value } = stage;
  const { client, workspace } = tenant;
  // A workspace of its own.
  if (id === 'deleteWorkspace')
    return [async () => (await aTenant(service)).workspace.deleteWorkspace({ confirm: 'Acme Robotics' })];
  const clients: { readonly [kind in Operation['credentials']]: readonly object[] } = {
    ...{ public: [service.client], apiKey: [client], workspace: [workspace], workspaceOrApiKey: [workspace, client] },
  };
  const forms: readonly Form<OperationId>[] | undefined = formsOf(stage)[id];
  return forms?.flatMap((form) =>
    clients[credentials].map((one): Call => {
      const method: unknown = Reflect.get(one, id);
      if (typeof method !== 'function') throw new Error(`The client has no ${id}.`);
      return async (count) => await Reflect.apply(method, one, [inData(await form(count), rewrite)]);
    }),
  );
}

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
  const own = callsOf(stage, operation);
  const { calls, assertSucceeded } =
    own === undefined ? documentedCalls(stage, operation) : { calls: own, assertSucceeded: () => {} };
  for (const call of calls) await use(call);
  assertSucceeded();
}
