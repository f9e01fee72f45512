/** The operations that prepare data for the examples of others, as the document's names and examples tell. */
import type { OperationId } from '../../../generated/handlers.ts';
import { contractOperations, examplesOf, type Operation } from '../../../generated/operations.ts';
import { isObject } from './corpus/json.ts';

/** The operation that creates the object with such an id. Users need not be added before others name them. */
const creators: { readonly [field: string]: OperationId } = {
  organizationId: 'addOrganizations',
  folderId: 'addFolders',
  documentId: 'addDocuments',
  notificationId: 'addNotifications',
  organizationUserGroupId: 'addUsersToGroups',
  webhookId: 'addWebhooks',
  migrationId: 'migrateDocuments',
};

/** Further needs, which only examples of responses show. */
const shown: { readonly [operation in OperationId]?: readonly OperationId[] } = {
  getUsers: ['addPermissions', 'addUsersToGroups', 'addNotifications'],
  deleteUsers: ['addPermissions'],
  deleteFolders: ['addDocuments'],
  getPermissions: ['addUsers'],
  checkPermissions: ['addPermissions', 'addDocuments'],
  getAccessibleDocuments: ['addPermissions', 'addDocuments'],
  getUsersWithAccess: ['addPermissions', 'addDocuments'],
  getUserData: ['addPermissions', 'addUsersToGroups', 'addNotifications'],
};

const needs: ReadonlyMap<OperationId, readonly OperationId[]> = new Map(
  contractOperations.map((operation) => [operation.id, operation.credentials === 'apiKey' ? needsOf(operation) : []]),
);

/** Returns the direct needs of an operation: the creators of the objects that its examples name, and what fills the list that it reads or changes. */
function needsOf(operation: Operation): OperationId[] {
  const { id } = operation;
  const noun = id.replace(/^[a-z]+/, '');
  const adds = contractOperations.filter((one) => one.id === `add${noun}` || one.id === `set${noun}`);
  const starts = contractOperations.filter(({ poll }) => poll?.operationId === id);
  const fields = fieldsIn(Object.values(examplesOf(operation, 'requestBody')));
  const created = Object.entries(creators).flatMap(([field, creator]) => (fields.has(field) ? [creator] : []));
  const found = [...created, ...adds.map((one) => one.id), ...starts.map((one) => one.id), ...(shown[id] ?? [])];
  return [...new Set(found)].filter((one) => one !== id);
}

/** Returns the names of all fields with ids, such as `folderId` for `folderIds` and `parentFolderId`. */
function fieldsIn(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...fieldsIn(one)]));
  if (!isObject(value)) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, one]) => [
      name.replace(/s$/, '').replace(/^(new|parent)(.)/, (_, _prefix, first: string) => first.toLowerCase()),
      ...fieldsIn(one),
    ]),
  );
}

/** Returns the operations that an operation needs, directly and indirectly. */
export function neededBy(operation: OperationId): OperationId[] {
  return [...new Set((needs.get(operation) ?? []).flatMap((one) => [...neededBy(one), one]))];
}

/** Returns the reason if an operation that this one needs is missing. */
export function obstacleTo(operation: OperationId, missing: ReadonlyMap<OperationId, string>): string | undefined {
  const found = neededBy(operation).find((one) => missing.has(one));
  return found === undefined ? undefined : missing.get(found);
}
