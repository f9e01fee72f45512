/** The operations that prepare data for the examples of others. */
import type { OperationId } from '../../../generated/handlers.ts';

const inOrganization = ['addOrganizations'] as const;
const inFolder = ['addFolders'] as const;
const inDocument = ['addDocuments'] as const;
const ofNotification = ['addNotifications'] as const;

/** The direct needs of each operation. Others need nothing. */
const needs: { readonly [operation in OperationId]?: readonly OperationId[] } = {
  updateOrganizations: inOrganization,
  getOrganizations: inOrganization,
  deleteOrganizations: inOrganization,
  addFolders: inOrganization,
  getFolders: inFolder,
  updateFolders: inFolder,
  updateAccessForFolders: inFolder,
  deleteFolders: inDocument,
  addDocuments: inFolder,
  getDocuments: inDocument,
  updateDocuments: inDocument,
  deleteDocuments: inDocument,
  migrateDocuments: inDocument,
  getMigrationStatus: ['migrateDocuments'],
  addUsers: inOrganization,
  updateUsers: ['addUsers'],
  getUsers: ['addUsers', 'addPermissions', 'addUsersToGroups', 'addNotifications'],
  deleteUsers: ['addUsers', 'addPermissions'],
  addUsersToGroups: inOrganization,
  deleteUsersFromGroups: ['addUsersToGroups'],
  getUserGroups: ['addUsersToGroups'],
  addPermissions: inOrganization,
  removePermissions: inOrganization,
  generateToken: inOrganization,
  getPermissions: ['addPermissions', 'addUsers'],
  checkPermissions: ['addPermissions', 'addDocuments'],
  addPresence: inDocument,
  getPresence: ['addPresence'],
  removePresence: ['addPresence'],
  addNotifications: inDocument,
  getNotifications: ofNotification,
  updateNotifications: ofNotification,
  deleteNotifications: ofNotification,
  setConfig: inDocument,
  getConfig: ['setConfig'],
  deleteAllUserData: inOrganization,
  getDeleteAllUserDataStatus: ['deleteAllUserData'],
  getUserData: ['addPermissions', 'addUsersToGroups', 'addNotifications'],
};

/** Returns the operations that an operation needs, directly and indirectly. */
export function neededBy(operation: OperationId): OperationId[] {
  return [...new Set((needs[operation] ?? []).flatMap((one) => [...neededBy(one), one]))];
}

/** Returns the reason if an operation that this one needs is missing. */
export function obstacleTo(operation: OperationId, missing: ReadonlyMap<OperationId, string>): string | undefined {
  const found = neededBy(operation).find((one) => missing.has(one));
  return found === undefined ? undefined : missing.get(found);
}
