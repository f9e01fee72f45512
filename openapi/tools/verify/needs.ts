/**
 * The operations that prepare data for the examples of others. Written by hand: the document names the reads that a write may change
 * (`x-changes`), which are more than those that need it.
 */
import type { OperationId, operations } from '../../../generated/handlers.ts';

const inOrganization = ['addOrganizations'] as const;
const inFolder = ['addFolders'] as const;
const inDocument = ['addDocuments'] as const;
const ofNotification = ['addNotifications'] as const;

type OfApiKey = { [Id in OperationId]: (typeof operations)[Id]['credentials'] extends 'apiKey' ? Id : never }[OperationId];

/** The direct needs of each operation of an API key. Others need nothing. */
const needs: { readonly [operation in OperationId]?: readonly OperationId[] } = {
  addOrganizations: [],
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
  getAccessibleDocuments: ['addPermissions', 'addDocuments'],
  getUsersWithAccess: ['addPermissions', 'addDocuments'],
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
  getJobs: [],
  getEvents: [],
  addWebhooks: [],
  getWebhooks: ['addWebhooks'],
  updateWebhooks: ['addWebhooks'],
  deleteWebhooks: ['addWebhooks'],
  rotateWebhookSecret: ['addWebhooks'],
  getUserData: ['addPermissions', 'addUsersToGroups', 'addNotifications'],
} satisfies { readonly [operation in OfApiKey]: readonly OperationId[] };

/** Returns the operations that an operation needs, directly and indirectly. */
export function neededBy(operation: OperationId): OperationId[] {
  return [...new Set((needs[operation] ?? []).flatMap((one) => [...neededBy(one), one]))];
}

/** Returns the reason if an operation that this one needs is missing. */
export function obstacleTo(operation: OperationId, missing: ReadonlyMap<OperationId, string>): string | undefined {
  const found = neededBy(operation).find((one) => missing.has(one));
  return found === undefined ? undefined : missing.get(found);
}
