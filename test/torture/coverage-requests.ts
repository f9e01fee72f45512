/**
 * The requests that the document's examples of replies answer, by operation and by the example's name, where it takes more than the
 * document has: see `documentedRequest`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { limits, type OperationId, operations } from '../../generated/server.ts';
import { at, document, examplesOf, type Operation, operationsByPath } from '../../server/http/contract.ts';
import { isObject, withValue } from '../corpus/json.ts';
import type { Context } from './framework.ts';
import { type Caller, createTenant, credentialsFor, type Headers, type Reply, type Tenant } from './http.ts';

/** A tenant, and a way to call as it. */
export interface Stage {
  context: Context;
  caller: Caller;
  url: string;
  tenant: Tenant;
}

export interface Asked {
  /** The whole body; in place of `data` in an envelope. */
  body?: unknown;
  data?: unknown;
  /** Whose; the stage's own unless told otherwise. */
  tenant?: Tenant;
  headers?: Headers;
}

type Make = (stage: Stage) => Asked | Promise<Asked>;

/** The value of an example of a request. */
export function example(id: OperationId, name: string): unknown {
  const operation = operationsByPath.get(operations[id].path);
  const found: unknown = operation === undefined ? undefined : examplesOf(operation, 'requestBody')[name];
  if (!isObject(found)) throw new Error(`${id} has no example ${name} of a request.`);
  return found.data;
}

/**
 * The body that stands beside an example of a reply as its `x-request`, or else the example of a request that has the same name: what
 * answers it without anything having happened before.
 */
export function documentedRequest(operation: Operation, status: number, name: string): Asked | undefined {
  const reply = at(
    document(),
    'paths',
    operation.path,
    'post',
    'responses',
    String(status),
    'content',
    'application/json',
    'examples',
    name,
  );
  const body = at(reply, 'x-request') ?? examplesOf(operation, 'requestBody')[name];
  return body === undefined ? undefined : { body };
}

/** `data` of an example, with another value at a place; without one, what is there goes. */
const ask =
  (id: OperationId, name: string, at: string = '', value?: unknown): Make =>
  () => ({ data: at === '' ? example(id, name) : withValue(example(id, name), at.split('/'), value) });

const call = (stage: Stage, tenant: Tenant, id: OperationId, data: unknown): Promise<Reply> =>
  stage.caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data }));

/** A tenant of its own that has these organizations. */
async function freshTenant(stage: Stage, organizationIds: readonly string[] = ['acme']): Promise<Tenant> {
  const tenant = await createTenant(stage.url);
  const organizations = organizationIds.map((organizationId) => ({ organizationId, organizationName: organizationId }));
  if (organizations.length > 0) await call(stage, tenant, 'addOrganizations', { organizations });
  return tenant;
}

/** A tenant of its own for whom a switch of the console is off. */
const switchedOff =
  (setting: string, id: OperationId, name: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    await stage.context.runCommand('settings.ts', [tenant.apiKey, setting, 'off']);
    return { data: example(id, name), tenant };
  };

const inGroup =
  (members: readonly string[], id: OperationId, name: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    const group = { organizationId: 'acme', organizationUserGroupId: 'designers' };
    for (let i = 0; i < members.length; i += 1000) {
      await call(stage, tenant, 'addUsersToGroups', { ...group, userIds: members.slice(i, i + 1000) });
    }
    return { data: example(id, name), tenant };
  };

/** A deletion as if so many of its tasks were not done yet. */
const deletion =
  (left: 'none' | 'five' | 'all'): Make =>
  async (stage) => {
    const { database } = stage.context;
    const tenant = await freshTenant(stage);
    const reply = await call(stage, tenant, 'deleteAllUserData', example('deleteAllUserData', 'users'));
    const { jobId } = JSON.parse(reply.text).data;
    for (let isDone = false; !isDone; ) {
      isDone = JSON.parse((await call(stage, tenant, 'getDeleteAllUserDataStatus', { jobId })).text).result.data.isDeleteCompleted;
    }
    // In an hour, so that nobody does them meanwhile.
    const limit = { none: 0, five: 5, all: -1 }[left];
    const reopen = `update tasks set completed_at = null, run_at = ${Date.now() + 3_600_000} where api_key_id = $2 and task_id in
      (select task_id from tasks where job_id = $1 and task_id <> job_id limit ${limit})`;
    await database.query(reopen, [jobId, tenant.apiKey], { canWrite: true });
    return { data: { jobId }, tenant };
  };

/** A migration that is as if it had come so far. */
const migration =
  (status: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    const data = { ...objectOf(example('addNotifications', 'people')), createDocument: true };
    await call(stage, tenant, 'addNotifications', data);
    const reply = await call(stage, tenant, 'migrateDocuments', example('migrateDocuments', 'document'));
    const { migrationId } = JSON.parse(reply.text).result.data;
    const asked = { organizationId: 'acme', migrationId };
    for (let found = ''; found !== 'completed'; ) {
      found = JSON.parse((await call(stage, tenant, 'getMigrationStatus', asked)).text).result.data.status;
    }
    const change = 'update document_migrations set status = $1 where migration_id = $2';
    await stage.context.database.query(change, [status, migrationId], { canWrite: true });
    return { data: asked, tenant };
  };

const notified =
  (count: number): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    const people = objectOf(example('addNotifications', 'variablesAndSource'));
    const everyone = objectOf(example('addNotifications', 'everyone'));
    const users = [{ userId: 'maya' }, { userId: 'jonas' }];
    await call(stage, tenant, 'addNotifications', { ...people, notificationId: 'launch-plan-comment-17', createDocument: true });
    for (let i = 2; i < count; i++) await call(stage, tenant, 'addNotifications', { ...people, notificationId: `another-${i}` });
    // The newest comes first, by the millisecond.
    await pause(5);
    const { notifyAll: _all, ...last } = everyone;
    await call(stage, tenant, 'addNotifications', { ...last, notifyUsers: users });
    return { data: example('getNotifications', 'document'), tenant };
  };

const objectOf = (value: unknown): { readonly [key: string]: unknown } => (isObject(value) ? value : {});

const tenantWith =
  (organizationIds: readonly string[], id: OperationId, name: string): Make =>
  async (stage) => ({ data: example(id, name), tenant: await freshTenant(stage, organizationIds) });

const nextPage: Make = async (stage) => {
  const first = await call(stage, stage.tenant, 'getDocuments', example('getDocuments', 'firstPage'));
  const { pageToken } = JSON.parse(first.text).result;
  return { data: { ...objectOf(example('getDocuments', 'nextPage')), pageToken } };
};

const ownWorkspace: Make = async (stage) => {
  const created = await call(stage, stage.tenant, 'createWorkspace', example('createWorkspace', 'withAvatar'));
  const { id, authToken } = JSON.parse(created.text).result.data;
  return { data: {}, tenant: { ...stage.tenant, workspaceId: id, workspaceToken: authToken } };
};

const repeated = ['jonas', 'jonas'];
/** One more than a reply lists. */
const manyUsers = Array.from({ length: 10_001 }, (_, i) => `user-${i}`);
const thousand = manyUsers.slice(0, 1000);
const large = { organizationId: 'acme', organizationName: 'Acme Robotics', notes: 'x'.repeat(65_536) };
const sameOrganization = [1, 2].map(() => ({ organizationId: 'acme', organizationName: 'Acme Robotics' }));
const sameUser = [1, 2].map(() => ({ userId: 'maya' }));
const roleOf = 'permissions/resources/0/accessRole';

export const requests: { readonly [Id in OperationId]?: { readonly [name: string]: Make } } = {
  addPermissions: {
    granted: ask('addPermissions', 'document'),
    invalidRole: ask('addPermissions', 'document', roleOf, 'owner'),
    expired: ask('addPermissions', 'withExpiry', 'permissions/resources/0/expiresAt', 1_000_000_000),
  },
  removePermissions: {
    revoked: ask('removePermissions', 'document'),
    noResources: ask('removePermissions', 'document', 'permissions/resources', []),
  },
  createWorkspace: {
    created: ask('createWorkspace', 'withAvatar'),
    disposableDomain: ask('createWorkspace', 'withoutAvatar', 'ownerEmail', 'jonas@mailinator.com'),
    invalidEmail: ask('createWorkspace', 'withoutAvatar', 'ownerEmail', 'jonas'),
  },
  getWorkspace: {
    found: ownWorkspace,
    noData: () => ({ body: {} }),
    workspaceNotFound: () => ({ data: {}, headers: { 'x-svc-workspace-id': '60b1e7d4-93a2-4f58-8c0d-5e7f2a91b3c6' } }),
  },
  sendLoginLink: {
    accepted: ask('sendLoginLink', 'link'),
    invalidContinueUrl: ask('sendLoginLink', 'link', 'continueUrl', 'http://acme.example/console'),
    hostNotAllowed: ask('sendLoginLink', 'link', 'continueUrl', 'https://elsewhere.example/console'),
  },
  getDocuments: {
    documents: ask('getDocuments', 'organization'),
    firstPage: ask('getDocuments', 'firstPage'),
    lastPage: nextPage,
    damagedPageToken: ask('getDocuments', 'nextPage'),
    pageSizeTooLarge: ask('getDocuments', 'firstPage', 'pageSize', 1001),
    duplicateDocument: ask('getDocuments', 'documentIds', 'documentIds', ['pricing', 'pricing']),
    advancedQueriesOff: switchedOff('advancedQueries', 'getDocuments', 'organization'),
    folderNotFound: ask('getDocuments', 'folder', 'folderId', 'lost-folder'),
  },
  deleteUsersFromGroups: {
    removed: inGroup(['jonas', 'priya'], 'deleteUsersFromGroups', 'users'),
    notAMember: inGroup(['jonas'], 'deleteUsersFromGroups', 'users'),
    groupNotFound: () => ({ data: { organizationId: 'acme', organizationUserGroupId: 'painters', userIds: ['jonas'] } }),
    nobodyLeft: inGroup([], 'deleteUsersFromGroups', 'everyone'),
    everyone: inGroup(manyUsers, 'deleteUsersFromGroups', 'everyone'),
    neither: ask('deleteUsersFromGroups', 'users', 'userIds'),
    both: ask('deleteUsersFromGroups', 'users', 'deleteAll', true),
    duplicateUser: ask('deleteUsersFromGroups', 'users', 'userIds', repeated),
  },
  deleteAllUserData: {
    started: tenantWith(['acme'], 'deleteAllUserData', 'users'),
    noUsers: ask('deleteAllUserData', 'users', 'userIds', []),
    sameUserTwice: ask('deleteAllUserData', 'users', 'userIds', repeated),
  },
  addPresence: {
    added: ask('addPresence', 'users'),
    invalidStatus: ask('addPresence', 'users', 'users/0/status', 'asleep'),
    duplicateUser: ask('addPresence', 'users', 'users', sameUser),
    documentNotFound: ask('addPresence', 'users', 'documentId', 'lost-plan'),
  },
  addUsersToGroups: {
    added: ask('addUsersToGroups', 'users'),
    noUsers: ask('addUsersToGroups', 'users', 'userIds', []),
    duplicateUser: ask('addUsersToGroups', 'users', 'userIds', repeated),
  },
  updateOrganizations: {
    updated: ask('updateOrganizations', 'several'),
    oneMissing: ask('updateOrganizations', 'several', 'organizations/1/organizationId', 'acme-labs'),
    duplicate: ask('updateOrganizations', 'several', 'organizations', sameOrganization),
    noName: ask('updateOrganizations', 'one', 'organizations/0/organizationName'),
    tooLarge: ask('updateOrganizations', 'one', 'organizations', [large]),
  },
  addOrganizations: {
    added: tenantWith([], 'addOrganizations', 'several'),
    oneExists: tenantWith(['acme'], 'addOrganizations', 'several'),
    duplicate: ask('addOrganizations', 'several', 'organizations', sameOrganization),
    noName: ask('addOrganizations', 'one', 'organizations/0/organizationName'),
  },
  getDeleteAllUserDataStatus: {
    completed: deletion('none'),
    running: deletion('five'),
    notBegun: deletion('all'),
    noJobId: () => ({ data: {} }),
    jobNotFound: () => ({ data: { jobId: '0b5d7f29-4c8e-4a16-9d33-8f2a6e1c7b54' } }),
  },
  updateAccessForFolders: {
    accessTypeSet: ask('updateAccessForFolders', 'accessType'),
    inherited: ask('updateAccessForFolders', 'inheritFromParent'),
    oneMissing: ask('updateAccessForFolders', 'accessType', 'folderIds', ['marketing', 'lost-folder']),
    invalidAccessType: ask('updateAccessForFolders', 'accessType', 'accessType', 'private'),
    both: ask('updateAccessForFolders', 'accessType', 'inheritFromParent', true),
    duplicate: ask('updateAccessForFolders', 'accessType', 'folderIds', ['finance', 'finance']),
  },
  getNotifications: {
    found: notified(2),
    firstPage: async (stage) => ({ ...(await notified(2)(stage)), data: example('getNotifications', 'firstPage') }),
    none: tenantWith(['acme'], 'getNotifications', 'user'),
    neitherDocumentNorUser: () => ({ data: { organizationId: 'acme' } }),
    duplicateNotification: ask('getNotifications', 'documentAndIds', 'notificationIds', [
      'launch-plan-comment-17',
      'launch-plan-comment-17',
    ]),
  },
  addNotifications: {
    added: ask('addNotifications', 'people'),
    otherContent: async (stage) => {
      const tenant = await freshTenant(stage);
      const made = objectOf(example('addNotifications', 'people'));
      await call(stage, tenant, 'addNotifications', { ...made, createDocument: true });
      return { data: { ...made, displayBodyMessage: 'Can we ship a day earlier?' }, tenant };
    },
    noRecipient: ask('addNotifications', 'people', 'notifyUsers'),
    noHeadline: ask('addNotifications', 'people', 'displayHeadlineMessageTemplate', ''),
    documentNotFound: ask('addNotifications', 'checkedPermissions', 'documentId', 'lost-plan'),
  },
  setConfig: {
    documents: ask('setConfig', 'documents'),
    organization: ask('setConfig', 'organization'),
    documentNotFound: () => ({
      data: { organizationId: 'acme', documentIds: ['lost-plan'], userIds: ['maya'], config: { inbox: 'ALL' } },
    }),
    tooMany: () => ({
      data: { organizationId: 'acme', userIds: thousand, documentIds: thousand, config: { inbox: 'ALL' } },
    }),
    invalidValue: ask('setConfig', 'oneMember', 'config/inbox', 'SOME'),
    switchedOff: switchedOff('notificationConfig', 'setConfig', 'organization'),
  },
  migrateDocuments: {
    started: async (stage) => {
      const tenant = await freshTenant(stage);
      await call(stage, tenant, 'addNotifications', { ...objectOf(example('addNotifications', 'people')), createDocument: true });
      return { data: example('migrateDocuments', 'document'), tenant };
    },
    noNewDocumentId: ask('migrateDocuments', 'document', 'newDocumentId'),
    documentNotFound: ask('migrateDocuments', 'document', 'documentId', 'lost-plan'),
    newDocumentIdTaken: ask('migrateDocuments', 'document', 'newDocumentId', 'roadmap'),
  },
  createApiKey: {
    tooManyApiKeys: async (stage) => {
      const tenant = await freshTenant(stage, []);
      const data = example('createApiKey', 'testing');
      for (let keys = 1; keys < limits.apiKeys; keys++) await call(stage, tenant, 'createApiKey', data);
      return { data, tenant };
    },
  },
  getAuthTokens: {
    found: ({ tenant }) => ({ data: { apiKey: tenant.apiKey } }),
    noApiKey: () => ({ data: {} }),
    apiKeyNotFound: () => ({ data: { apiKey: '2a9d6c15-70e8-4b3f-9d42-c81f5e0a7b63' } }),
  },
  getMigrationStatus: {
    pending: migration('pending'),
    inProgress: migration('inProgress'),
    completed: migration('completed'),
    failed: migration('failed'),
    noMigrationId: () => ({ data: { organizationId: 'acme' } }),
    migrationNotFound: () => ({ data: { organizationId: 'acme', migrationId: '0b9e5d13-7c42-4f8a-8d60-a3f1c2e4b795' } }),
  },
};
