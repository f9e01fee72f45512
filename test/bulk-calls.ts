/** Bulk calls on the same items in different orders, which cause deadlocks unless locks are ordered. */
import type { Input, OperationId } from '../generated/handlers.ts';
import type { Random } from './torture/random.ts';
import { exampleData } from './torture/traffic.ts';
import type { World } from './torture/world.ts';
import { bulkOperations } from './writes.ts';

type Maker<Id extends OperationId> = (world: World, random: Random) => Input<Id>;

const described = (userId: string) => ({ userId, name: `Name of ${userId}`, email: `${userId}@acme.example` });

const newIds = ['new-1', 'new-2', 'new-3'];
const organizationOf = ({ organizationIds }: World): string => organizationIds[0] ?? '';

/** All resources: an organization, folders, documents, and missing documents. */
function resources(world: World, random: Random) {
  const organizationId = organizationOf(world);
  const of = (type: 'folder' | 'document', ids: readonly string[]) => ids.map((id) => ({ type, id, organizationId }));
  const waiting = Array.from({ length: 5 }, (_, i) => `waiting-${i}`);
  const organizations = world.organizationIds.map((id) => ({ type: 'organization' as const, id }));
  return random.shuffle([
    ...organizations,
    ...of('folder', world.folderIds),
    ...of('document', [...world.documentIds, ...waiting]),
  ]);
}

/** Other operations are called with the document's examples. */
const makers: { readonly [Id in OperationId]?: Maker<Id> } = {
  addPermissions: (world, random) => ({
    user: { userId: random.pick(world.userIds) ?? '' },
    permissions: { resources: resources(world, random).map((one) => ({ ...one, accessRole: 'viewer' })) },
  }),
  removePermissions: (world, random) => ({
    userId: random.pick(world.userIds) ?? '',
    permissions: { resources: resources(world, random) },
  }),
  addUsersToGroups: (world, random) => ({
    organizationId: organizationOf(world),
    organizationUserGroupId: random.pick(world.groupIds) ?? '',
    userIds: random.shuffle(world.userIds),
  }),
  deleteUsersFromGroups: (world, random) => ({
    organizationId: organizationOf(world),
    organizationUserGroupId: random.pick(world.groupIds) ?? '',
    ...(random.integer(4) === 0 ? { deleteAll: true as const } : { userIds: random.shuffle(world.userIds) }),
  }),
  addPresence: (world, random) => ({
    organizationId: organizationOf(world),
    documentId: random.pick(world.documentIds) ?? '',
    users: random.shuffle(world.userIds).map(described),
  }),
  addOrganizations: (world, random) => ({
    organizations: random.shuffle([...world.organizationIds, 'new-1', 'new-2', 'new-3']).map((organizationId) => ({
      organizationId,
      organizationName: organizationId,
    })),
  }),
  updateOrganizations: (world, random) => ({
    organizations: random.shuffle(world.organizationIds).map((organizationId) => ({
      organizationId,
      organizationName: organizationId,
      [`member-${random.integer(50)}`]: random.integer(1000),
    })),
  }),
  addUsers: (world, random) => ({
    organizationId: organizationOf(world),
    users: random.shuffle([...world.userIds, 'new-1', 'new-2', 'new-3']).map((userId) => ({
      ...described(userId),
      accessRole: random.pick(['viewer', 'editor']) ?? 'viewer',
    })),
  }),
  updateUsers: (world, random) => ({
    organizationId: organizationOf(world),
    users: random.shuffle(world.userIds).map((userId) => ({
      userId,
      accessRole: random.pick(['viewer', 'editor', null]),
      [`member-${random.integer(50)}`]: random.integer(1000),
    })),
  }),
  addDomains: (_world, random) => ({
    domains: random.shuffle(Array.from({ length: 20 }, (_, i) => `host-${i}.acme.example`)),
  }),
  deleteDomains: (_world, random) => ({
    domains: random.shuffle(Array.from({ length: 20 }, (_, i) => `host-${i}.acme.example`)),
  }),
  // Others add these meanwhile. races/ended.ts ends things that others use.
  deleteOrganizations: (_world, random) => ({ organizationIds: random.shuffle(newIds) }),
  deleteDocuments: (world, random) => ({ organizationId: organizationOf(world), documentIds: random.shuffle(newIds) }),
  deleteUsers: (world, random) => ({ organizationId: organizationOf(world), userIds: random.shuffle(newIds) }),
  updateFolders: (world, random) => ({
    organizationId: organizationOf(world),
    folders: random
      .shuffle([...world.folderIds, ...newIds])
      .map((folderId) => ({ folderId, folderName: `Name ${random.integer(50)}` })),
  }),
  deleteFolders: (world, random) => ({
    organizationId: organizationOf(world),
    folderIds: random.shuffle(newIds),
    recursive: random.integer(2) === 0,
  }),
  addFolders: (world, random) => ({
    organizationId: organizationOf(world),
    folders: random.shuffle([...world.folderIds, 'new-1', 'new-2', 'new-3']).map((folderId) => ({ folderId })),
  }),
  addDocuments: (world, random) => ({
    organizationId: organizationOf(world),
    documents: random.shuffle([...world.documentIds, 'new-1', 'new-2', 'new-3']).map((documentId) => ({
      documentId,
      folderId: random.pick(world.folderIds) ?? null,
    })),
  }),
  updateDocuments: (world, random) => ({
    organizationId: organizationOf(world),
    documents: random.shuffle(world.documentIds).map((documentId) => ({
      documentId,
      folderId: random.pick([...world.folderIds, null]),
      [`member-${random.integer(50)}`]: random.integer(1000),
    })),
  }),
  updateAccessForFolders: (world, random) => ({
    organizationId: organizationOf(world),
    folderIds: random.shuffle(world.folderIds),
    accessType: random.pick(['public', 'restricted']),
  }),
  addNotifications: (world, random) => ({
    organizationId: organizationOf(world),
    documentId: random.pick(world.documentIds) ?? '',
    actionUser: described(random.pick(world.userIds) ?? ''),
    displayHeadlineMessageTemplate: '{actionUser} wants {recipientUser} to look',
    displayHeadlineMessageTemplateData: { actionUser: described(random.pick(world.userIds) ?? '') },
    // With details or bare; details are stored.
    notifyUsers: random.shuffle(world.userIds).map((userId) => (random.integer(2) === 0 ? described(userId) : { userId })),
  }),
  setConfig: (world, random) => ({
    organizationId: organizationOf(world),
    userIds: random.shuffle(world.userIds),
    documentIds: random.shuffle(world.documentIds).slice(0, 5),
    config: { inbox: random.pick(['ALL', 'MINE']), slack: 'NONE' },
  }),
};

/** Returns the data of a bulk call. */
export const bulkData = (id: OperationId, world: World, random: Random): unknown =>
  makers[id]?.(world, random) ?? exampleData(id, random);

const withoutCall = bulkOperations.filter((id) => makers[id] === undefined);

/** Prints the operations whose examples name other data than these calls, so that they hardly meet others. */
export const reportMissingBulkCalls = (print: (line: string) => void): void =>
  withoutCall.forEach((id) => print(`${id} has no bulk call in test/bulk-calls.ts: only its examples are called at once.`));
