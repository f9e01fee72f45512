/** Calls of every operation on a tenant's data, by different callers. */
import { type Input, type OperationId, operations } from '../../generated/handlers.ts';
import { at, examplesOf, operationsByPath } from '../../generated/operations.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** A valid call, with any outcome. */
export interface TrafficCall {
  id: OperationId;
  data: unknown;
}

type Makers = { readonly [Id in OperationId]?: (choose: Choose, world: World) => Input<Id> };

/**
 * Chooses the ids of a call. A bulk call names all of an organization in any order, so that calls meet, which causes deadlocks unless
 * locks are ordered. Other calls name a few.
 */
class Choose {
  readonly random: Random;
  readonly #isBulk: boolean;
  constructor(random: Random, isBulk: boolean) {
    this.random = random;
    this.#isBulk = isBulk;
  }
  one(ids: readonly string[]): string {
    return this.random.pick(ids) ?? 'nothing';
  }
  /** Returns ids without repetition. */
  some(ids: readonly string[], max = 5): string[] {
    return this.random.shuffle(ids).slice(0, this.#isBulk ? ids.length : 1 + this.random.integer(max));
  }
  organization({ organizationIds: [first = 'nothing', ...others] }: World): string {
    return this.#isBulk ? first : this.one([first, ...others]);
  }
  /** Returns ids of nothing, or of what another call has added. */
  fresh(name: string): string[] {
    return this.#isBulk ? ['new-1', 'new-2', 'new-3'] : [`${name}-${this.random.integer(2 ** 31).toString(36)}`];
  }
  /** Returns ids of `some`, and fresh ones, in any order. */
  mixed(ids: readonly string[], name: string): string[] {
    return this.random.shuffle([...this.some(ids, 3), ...this.fresh(name)]);
  }
  /** Returns a custom field. */
  field(): { [name: string]: number } {
    return { [`field-${this.random.integer(50)}`]: this.random.integer(1000) };
  }
}

const user = (userId: string) => ({ userId, name: `Name of ${userId}`, email: `${userId}@acme.example` });

/** Resources of every type, some of them missing. */
function resources(choose: Choose, world: World) {
  const organizationId = choose.organization(world);
  const of = (type: 'folder' | 'document', ids: readonly string[]) => ids.map((id) => ({ type, id, organizationId }));
  return choose.random.shuffle([
    ...choose.some(world.organizationIds).map((id) => ({ type: 'organization' as const, id })),
    ...of('folder', choose.some(world.folderIds)),
    ...of('document', choose.mixed(world.documentIds, 'waiting')),
  ]);
}

/** Calls that use data of other calls. Other operations are called with the document's examples. */
const makers: Makers = {
  addPermissions: (choose, world) => ({
    user: { userId: choose.one(world.userIds) },
    permissions: {
      resources: resources(choose, world).map((one) => ({
        ...one,
        accessRole: choose.random.integer(2) === 0 ? 'viewer' : 'editor',
      })),
    },
  }),
  removePermissions: (choose, world) => ({
    userId: choose.one(world.userIds),
    permissions: { resources: resources(choose, world) },
  }),
  addUsers: (choose, world) => ({
    organizationId: choose.organization(world),
    users: choose.mixed(world.userIds, 'newcomer').map((userId) => ({
      ...user(userId),
      accessRole: choose.random.pick(['viewer', 'editor'] as const),
    })),
  }),
  updateUsers: (choose, world) => ({
    organizationId: choose.organization(world),
    users: choose.some(world.userIds, 10).map((userId) => ({
      userId,
      accessRole: choose.random.pick(['viewer', 'editor', null]),
      ...choose.field(),
    })),
  }),
  generateToken: (choose, world) => ({
    userId: choose.one(world.userIds),
    permissions: { resources: resources(choose, world).map((one) => ({ ...one, accessRole: 'viewer' })) },
  }),
  createWorkspace: (choose) => ({ ownerEmail: `${choose.fresh('owner')[0]}@acme.example`, name: 'Maya', workspaceName: 'Acme' }),
  getWorkspace: () => ({}),
  getAuthTokens: (_choose, { apiKey }) => ({ apiKey }),
  // Renames the key: other calls need it and its token.
  updateApiKey: (choose, { apiKey }) => ({ apiKey, apiKeyName: `Key ${choose.random.integer(1000)}` }),
  resetAuthToken: () => ({ apiKey: '00000000-0000-4000-8000-000000000000' }),
  deleteApiKey: () => ({ apiKey: '00000000-0000-4000-8000-000000000000' }),
  deleteWorkspace: () => ({ confirm: 'another name' }),
  getEmailConfig: (_choose, { apiKey }) => ({ apiKey }),
  // A testing key emails only its owner.
  updateEmailConfig: (_choose, { apiKey }) => ({ apiKey, enabled: true }),
  sendLoginLink: () => ({ email: 'maya@acme.example', continueUrl: 'https://acme.example/console' }),
  getDocuments: (choose, world) => {
    const organizationId = choose.organization(world);
    const forms = [
      { organizationId, pageSize: 1 + choose.random.integer(50) },
      { organizationId, documentIds: choose.some(world.documentIds) },
      { organizationId, folderId: choose.one(world.folderIds) },
    ] as const;
    return choose.random.pick(forms);
  },
  deleteUsersFromGroups: (choose, world) => ({
    ...membership(choose, world),
    ...(choose.random.integer(4) === 0 ? { deleteAll: true as const } : { userIds: choose.some(world.userIds, 20) }),
  }),
  addUsersToGroups: (choose, world) => ({ ...membership(choose, world), userIds: choose.some(world.userIds, 20) }),
  deleteAllUserData: (choose, world) => ({
    userIds: choose.some(world.userIds, 2),
    organizationIds: choose.some(world.organizationIds, 2),
  }),
  getDeleteAllUserDataStatus: (choose, world) => ({
    jobId: choose.random.pick(world.jobIds) ?? '00000000-0000-4000-8000-000000000000',
  }),
  addPresence: (choose, world) => ({
    ...place(choose, world),
    users: choose.some(world.userIds, 10).map((userId) => ({ ...user(userId), status: 'online' as const })),
  }),
  updateOrganizations: (choose, world) => ({
    organizations: choose.some(world.organizationIds).map((organizationId) => ({
      organizationId,
      organizationName: `The ${organizationId}`,
      ...choose.field(),
    })),
  }),
  addOrganizations: (choose, world) => ({
    organizations: choose.mixed(world.organizationIds, 'new').map((organizationId) => ({
      organizationId,
      organizationName: `The ${organizationId}`,
    })),
  }),
  updateAccessForFolders: (choose, world) => {
    const where = { organizationId: choose.organization(world), folderIds: choose.some(world.folderIds) };
    return choose.random.integer(2) === 0 ? { ...where, inheritFromParent: true } : { ...where, accessType: 'restricted' };
  },
  getNotifications: (choose, world) => {
    const { organizationId, documentId } = place(choose, world);
    const userId = choose.one(world.userIds);
    const forms = [
      { organizationId, documentId },
      { organizationId, userId },
      { organizationId, documentId, userId },
    ] as const;
    return choose.random.pick(forms);
  },
  addNotifications: (choose, world) => ({
    ...place(choose, world),
    actionUser: user(choose.one(world.userIds)),
    displayHeadlineMessageTemplate: '{actionUser} wants {recipientUser} to look',
    displayHeadlineMessageTemplateData: { actionUser: user(choose.one(world.userIds)) },
    displayBodyMessage: 'The plan is ready.',
    ...(choose.random.integer(20) === 0
      ? { notifyAll: true }
      : { notifyUsers: choose.some(world.userIds).map((userId) => (choose.random.integer(2) === 0 ? user(userId) : { userId })) }),
  }),
  setConfig: (choose, world) => ({
    organizationId: choose.organization(world),
    userIds: choose.some(world.userIds, 10),
    documentIds: choose.some(world.documentIds).slice(0, 5),
    config: { inbox: choose.random.pick(['ALL', 'MINE', 'NONE']), email: 'ALL' },
  }),
  getPermissions: (choose, world) => {
    const organizationId = choose.organization(world);
    const documents = choose.some(world.documentIds).map((id) => ({ type: 'document' as const, id }));
    const all: Input<'getPermissions'> = { organizationId };
    const resources = [{ type: 'organization' as const, id: organizationId }, ...documents];
    const forms: Input<'getPermissions'>[] = [
      { organizationId, pageSize: 1 + choose.random.integer(50) },
      { organizationId, userIds: choose.some(world.userIds) },
      { organizationId, resources },
      { organizationId, userIds: choose.some(world.userIds), resources: documents },
    ];
    return choose.random.pick(forms) ?? all;
  },
  getOrganizations: (choose, world) => ({ organizationIds: choose.some(world.organizationIds) }),
  getUsers: (choose, world) => ({ organizationId: choose.organization(world), pageSize: 1 + choose.random.integer(50) }),
  getUserGroups: (choose, world) =>
    choose.random.integer(2) === 0 ? { organizationId: choose.organization(world) } : membership(choose, world),
  getConfig: (choose, world) => ({
    organizationId: choose.organization(world),
    userIds: choose.some(world.userIds, 10),
    documentIds: choose.some(world.documentIds),
  }),
  getPresence: (choose, world) => place(choose, world),
  addFolders: (choose, world) => ({
    organizationId: choose.organization(world),
    folders: choose.mixed(world.folderIds, 'folder').map((folderId) => ({ folderId, parentFolderId: choose.one(world.folderIds) })),
  }),
  getFolders: (choose, world) => {
    const organizationId = choose.organization(world);
    const forms = [
      { organizationId, pageSize: 1 + choose.random.integer(50) },
      { organizationId, parentFolderId: choose.one(world.folderIds) },
      { organizationId, folderIds: choose.some(world.folderIds) },
    ] as const;
    return choose.random.pick(forms);
  },
  addDocuments: (choose, world) => ({
    organizationId: choose.organization(world),
    documents: choose.mixed(world.documentIds, 'document').map((documentId) => ({
      documentId,
      folderId: choose.one(world.folderIds),
      revision: choose.random.integer(1000),
    })),
  }),
  updateDocuments: (choose, world) => ({
    organizationId: choose.organization(world),
    documents: choose.some(world.documentIds).map((documentId) => ({
      documentId,
      folderId: choose.random.integer(4) === 0 ? null : choose.one(world.folderIds),
      ...choose.field(),
    })),
  }),
  addDomains: (choose) => ({ domains: choose.some(hosts) }),
  deleteDomains: (choose) => ({ domains: choose.some(hosts) }),
  updateFolders: (choose, world) => ({
    organizationId: choose.organization(world),
    folders: choose
      .mixed(world.folderIds, 'folder')
      .map((folderId) => ({ folderId, folderName: `Name ${choose.random.integer(50)}` })),
  }),
  // races/ended.ts deletes things that others use.
  deleteOrganizations: (choose) => ({ organizationIds: choose.fresh('new') }),
  deleteFolders: (choose, world) => ({
    organizationId: choose.organization(world),
    folderIds: choose.fresh('folder'),
    recursive: choose.random.integer(2) === 0,
  }),
  deleteDocuments: (choose, world) => ({ organizationId: choose.organization(world), documentIds: choose.fresh('document') }),
  deleteUsers: (choose, world) => ({ organizationId: choose.organization(world), userIds: choose.fresh('newcomer') }),
  migrateDocuments: (choose, world) => ({ ...place(choose, world), newDocumentId: choose.fresh('moved')[0] ?? 'moved' }),
  getMigrationStatus: (choose, world) =>
    choose.random.pick(world.migrations) ?? {
      organizationId: choose.organization(world),
      migrationId: '00000000-0000-4000-8000-000000000000',
    },
};

const hosts = Array.from({ length: 20 }, (_, i) => `host-${i}.acme.example`);

const place = (choose: Choose, world: World) => ({
  organizationId: choose.organization(world),
  documentId: choose.one(world.documentIds),
});

const membership = (choose: Choose, world: World) => ({
  organizationId: choose.organization(world),
  organizationUserGroupId: choose.one(world.groupIds),
});

/** Called once per hundred other calls, since they cause work after the response. */
const rare: ReadonlySet<OperationId> = new Set(['createWorkspace', 'sendLoginLink', 'deleteAllUserData', 'migrateDocuments']);

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);
const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

const weighted = operationIds.flatMap((id) => new Array<OperationId>(rare.has(id) ? 1 : 10).fill(id));

/** Makes a call of any operation. */
export function nextCall(world: World, random: Random): TrafficCall {
  const id = random.pick(weighted) ?? 'getDocuments';
  return { id, data: dataOf(id, world, new Choose(random, false)) };
}

/** Returns the data of a bulk call. */
export const bulkData = (id: OperationId, world: World, random: Random): unknown => dataOf(id, world, new Choose(random, true));

const dataOf = (id: OperationId, world: World, choose: Choose): unknown =>
  makers[id]?.(choose, world) ?? exampleData(id, choose.random);

/** Returns the data of one of the operation's examples. */
export function exampleData(id: OperationId, random: Random): unknown {
  const operation = operationsByPath.get(operations[id].path);
  const examples = operation === undefined ? {} : examplesOf(operation, 'requestBody');
  return at(random.pick(Object.values(examples)), 'data');
}

/** Remembers jobs that the response has started, for later calls. Keeps the newest hundred. */
export function learn(world: World, { id, data }: TrafficCall, text: string): void {
  if (id !== 'deleteAllUserData' && id !== 'migrateDocuments') return;
  const reply: unknown = JSON.parse(text);
  const jobId = at(reply, 'data', 'jobId');
  if (typeof jobId === 'string') world.jobIds = [jobId, ...world.jobIds].slice(0, 100);
  const migrationId = at(reply, 'result', 'data', 'migrationId');
  const organizationId = at(data, 'organizationId');
  if (typeof migrationId !== 'string' || typeof organizationId !== 'string') return;
  world.migrations = [{ organizationId, migrationId }, ...world.migrations].slice(0, 100);
}
