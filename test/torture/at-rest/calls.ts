/** Calls of every operation on many large objects. */
import type { Input, OperationId } from '../../../generated/handlers.ts';
import { contractOperations, requestSchema } from '../../../generated/operations.ts';
import { callsAbout, isInOrganization } from '../../support/example-calls.ts';
import { documentId, idsOf, organizationId } from './objects.ts';

/** Calls that name this many objects. `round`: makes each call a change. Null: the operation touches no objects with custom fields. */
type Maker<Id extends OperationId> = ((count: number, round: number) => readonly Input<Id>[]) | null;

const notification = {
  ...{ organizationId, documentId },
  actionUser: { userId: 'user-0' },
  displayHeadlineMessageTemplate: 'Hello',
};
const resources = (count: number) =>
  idsOf('organization', count).map((id) => ({ type: 'organization' as const, id, accessRole: 'viewer' as const }));

/** In the order of their calls. */
const makers: { readonly [Id in OperationId]?: Maker<Id> } = {
  updateUsers: (count, round) => [{ organizationId, users: idsOf('user', count).map((userId) => ({ userId, round })) }],
  addUsers: (count, round) => [{ organizationId, users: idsOf('user', count).map((userId) => ({ userId, round })) }],
  getUsers: (count) => [
    { organizationId, pageSize: count },
    { organizationId, userIds: idsOf('user', count) },
  ],
  addPresence: (count, round) => [
    { organizationId, documentId, users: idsOf('user', count).map((userId) => ({ userId, name: `Name ${round}`, round })) },
  ],
  getPresence: (count) => [{ organizationId, documentId, pageSize: count }],
  addPermissions: (count) => [{ user: { userId: 'everywhere' }, permissions: { resources: resources(count) } }],
  removePermissions: (count) => [
    { userId: 'everywhere', permissions: { resources: resources(count).map(({ accessRole: _, ...one }) => one) } },
  ],
  generateToken: (count, round) => [
    {
      userId: 'everywhere',
      userProperties: { name: `Name ${round}` },
      permissions: { resources: resources(Math.min(count, 100)) },
    },
  ],
  getPermissions: (count) => [{ organizationId, pageSize: count }],
  checkPermissions: () => [
    { userId: 'everywhere', resources: idsOf('organization', 100).map((id) => ({ type: 'organization', id })) },
  ],
  getAccessibleDocuments: (count) => [{ organizationId, userId: 'user-0', pageSize: count }],
  getUsersWithAccess: (count) => [{ organizationId, resource: { type: 'document', id: documentId }, pageSize: count }],
  updateOrganizations: (count, round) => [
    { organizations: idsOf('organization', count).map((id) => ({ organizationId: id, round })) },
    { organizations: idsOf('organization', count).map((id) => ({ organizationId: id, organizationName: `Name ${round}` })) },
  ],
  addOrganizations: (count) => [
    { organizations: idsOf('organization', count).map((id) => ({ organizationId: id, organizationName: id })) },
  ],
  getOrganizations: (count) => [{ pageSize: count }, { organizationIds: idsOf('organization', count) }],
  updateDocuments: (count, round) => [
    { organizationId, documents: idsOf('document', count).map((id) => ({ documentId: id, round })) },
    { organizationId, documents: idsOf('document', count).map((id) => ({ documentId: id, documentName: `Name ${round}` })) },
  ],
  addDocuments: (count) => [{ organizationId, documents: idsOf('document', count).map((id) => ({ documentId: id })) }],
  getDocuments: (count) => [
    { organizationId, pageSize: count },
    { organizationId, documentIds: idsOf('document', count) },
  ],
  addNotifications: (count, round) => [
    {
      ...notification,
      notificationId: `new-${count}-${round}`,
      notifyUsers: idsOf('user', count).map((userId) => ({ userId, round })),
    },
  ],
  updateNotifications: (count, round) => [
    { organizationId, notificationIds: idsOf('notification', count), userId: 'everywhere', read: round % 2 === 0 },
  ],
  getNotifications: (count) => [
    { organizationId, documentId, pageSize: count },
    { organizationId, userId: 'everywhere', pageSize: count },
    { organizationId, documentId, notificationIds: idsOf('notification', count) },
  ],
  addUsersToGroups: (count) => [{ organizationId, organizationUserGroupId: 'designers', userIds: idsOf('user', count) }],
  deleteUsersFromGroups: (count) => [{ organizationId, organizationUserGroupId: 'designers', userIds: idsOf('user', count) }],
  getUserGroups: (count) => [{ organizationId, organizationUserGroupId: 'designers', pageSize: count }],
  setConfig: (count) => [{ organizationId, userIds: idsOf('user', count), config: { inbox: 'ALL' } }],
  getConfig: (count) => [{ organizationId, userIds: idsOf('user', count) }],
  getUserData: (count) => [
    { userId: 'everywhere', pageSize: count },
    { userId: 'user-0', pageSize: count },
  ],
  migrateDocuments: (count, round) => [
    { organizationId, documentId: `document-${count - round}`, newDocumentId: `moved-${count}-${round}` },
  ],
  // These come last, since the others need what they delete.
  removePresence: (count) => [{ organizationId, documentId, userIds: idsOf('user', count) }],
  deleteNotifications: (count) => [{ organizationId, notificationIds: idsOf('notification', count) }],
  deleteUsers: (count) => [{ organizationId, userIds: idsOf('user', count) }],
  deleteDocuments: (count) => [{ organizationId, documentIds: idsOf('document', count) }],
  deleteOrganizations: (count) => [{ organizationIds: idsOf('organization', count) }],
  addFolders: null,
  updateFolders: null,
  updateAccessForFolders: null,
  deleteFolders: null,
  getFolders: null,
  getMigrationStatus: null,
};

/** Operations of an organization without a line above are called with their documented requests, about the stored objects. */
const documented: ReadonlyMap<OperationId, readonly unknown[]> = new Map(
  contractOperations
    .filter((operation) => makers[operation.id] === undefined && isInOrganization(requestSchema(operation)))
    .map((operation) => [operation.id, callsAbout(operation, { organizationId, documentId, userId: 'user-0' })]),
);

/** The operations that touch objects with custom fields, in the order of their calls: those that delete come last. */
export const touching: readonly OperationId[] = [
  ...documented.keys(),
  ...Object.keys(makers).flatMap((name) =>
    contractOperations.flatMap(({ id }) => (id === name && makers[id] !== null ? [id] : [])),
  ),
];

/** Returns the data of an operation's calls. */
export const formsOf = (id: OperationId, count: number, round: number): readonly unknown[] =>
  makers[id]?.(count, round) ?? documented.get(id) ?? [];
