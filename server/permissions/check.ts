/** Check Permissions: the rule of access, with the reason. */
import type { PermissionsHandlers, Schema } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import type { Ask } from '../database/sql.ts';
import { sql } from '../database/sql.ts';
import * as documents from '../documents/store.ts';
import * as folders from '../folders/store.ts';
import { findKeys } from '../organizations/assert-exists.ts';
import { success } from '../replies.ts';
import { groupedUsers } from '../user-groups/store.ts';
import { checkResources, organizationOf } from './grant.ts';
import { type Reason, type ResourceAccess, reasonsFor } from './rules.ts';
import { findLive, type Grant, type GrantKey } from './store.ts';

type Resource = Schema<'GrantedResource'>;
type Access = Schema<'ResourceAccess'>;

interface Place {
  resource: Resource;
  organizationKey: string;
  /** Undefined if the resource does not exist. */
  access: ResourceAccess | undefined;
}

export const checkPermissions: PermissionsHandlers<Contexts>['checkPermissions'] = async (
  { userId, resources },
  { ask, apiKeyId, clock },
) => {
  checkResources(resources, userId, '/data/userId', '/data/resources');
  const keyOf = await findKeys(ask, apiKeyId, [...new Set(resources.map(organizationOf))]);
  const places = await Promise.all(
    resources.map(async (resource): Promise<Place> => {
      const organizationKey = keyOf(organizationOf(resource));
      return { resource, organizationKey, access: await findAccess(ask, apiKeyId, organizationKey, resource) };
    }),
  );
  const keys = new Map(places.flatMap((place) => grantKeys(userId, place)).map((key) => [JSON.stringify(key), key]));
  const organizationKeys = [...new Set(places.map(({ organizationKey }) => organizationKey))];
  const [grants, memberships] = await Promise.all([
    keys.size === 0 ? [] : ask(findLive(apiKeyId, [...keys.values()], clock())),
    Promise.all(organizationKeys.map((key) => ask(groupedUsers(apiKeyId, key, sql`members.user_id = ${userId}`)))),
  ]);
  const grantsIn = Map.groupBy(grants, ({ organizationKey }) => organizationKey);
  const groupedIn = new Set(organizationKeys.filter((_, i) => memberships[i]?.length === 1));
  const checked = places.map(({ resource, organizationKey, access }): Access => {
    if (access === undefined) return { ...nameOf(resource), accessRole: null, reason: 'notFound' };
    const principal = { grants: grantsIn.get(organizationKey) ?? [], isGroupMember: groupedIn.has(organizationKey) };
    const [best] = [...reasonsFor(access, principal)].sort((a, b) => compare(a, b) || distance(a, access) - distance(b, access));
    return { ...nameOf(resource), ...explain(best, resource) };
  });
  return success('Permissions checked.', checked);
};

async function findAccess(
  ask: Ask,
  apiKeyId: string,
  organizationKey: string,
  { type, id }: Resource,
): Promise<ResourceAccess | undefined> {
  switch (type) {
    case 'organization':
      // An organization has no access type. Only grants on it count.
      return { accessType: 'restricted', folderIds: [] };
    case 'folder':
      return await folders.findAccess(ask, apiKeyId, organizationKey, id);
    case 'document':
      return await documents.findAccess(ask, { apiKeyId, organizationKey, documentId: id });
  }
}

/** Returns the keys of all grants that would apply to the resource. */
function grantKeys(userId: string, { resource, organizationKey, access }: Place): GrantKey[] {
  if (access === undefined) return [];
  const { documentKey, folderIds } = access;
  return [
    { organizationKey, resourceType: 'organization', resourceId: organizationOf(resource), userId },
    ...folderIds.map((resourceId): GrantKey => ({ organizationKey, resourceType: 'folder', resourceId, userId })),
    ...(documentKey === undefined ? [] : [{ organizationKey, resourceType: 'document' as const, resourceId: documentKey, userId }]),
  ];
}

/** Puts the strongest role first, then the latest end. */
function compare(a: Reason<Grant>, b: Reason<Grant>): number {
  const [first, second] = [termsOf(a), termsOf(b)];
  if (first.accessRole !== second.accessRole) return first.accessRole === 'editor' ? -1 : 1;
  if (first.expiresAt === second.expiresAt) return 0;
  return (second.expiresAt ?? Number.POSITIVE_INFINITY) - (first.expiresAt ?? Number.POSITIVE_INFINITY);
}

/** Public resources and user groups let users read, while they remain public or members. */
const termsOf = (reason: Reason<Grant>): Pick<Grant, 'accessRole' | 'expiresAt'> =>
  reason.by === 'grant' ? reason.grant : { accessRole: 'viewer', expiresAt: null };

/** Returns how far the reason is from the resource. Grants come before user groups, and these before public access. */
function distance(reason: Reason<Grant>, { folderIds }: ResourceAccess): number {
  if (reason.by === 'public') return folderIds.length + 3;
  if (reason.by === 'userGroup') return folderIds.length + 2;
  switch (reason.grant.resourceType) {
    case 'organization':
      return folderIds.length + 1;
    case 'folder':
      return 1 + folderIds.indexOf(reason.grant.resourceId);
    case 'document':
      return 0;
  }
}

const nameOf = (resource: Resource): Pick<Access, 'type' | 'id' | 'organizationId'> =>
  resource.type === 'organization'
    ? { type: resource.type, id: resource.id }
    : { type: resource.type, id: resource.id, organizationId: resource.organizationId };

function explain(reason: Reason<Grant> | undefined, { id }: Resource): Omit<Access, 'type' | 'id' | 'organizationId'> {
  if (reason === undefined) return { accessRole: null, reason: 'noAccess' };
  const { accessRole, expiresAt } = termsOf(reason);
  if (reason.by !== 'grant') return { accessRole, reason: reason.by };
  const { resourceType: type, resourceId } = reason.grant;
  return {
    accessRole,
    reason: 'grant',
    // A grant on a document is on the checked one, and has its key instead of its id.
    grantedOn: { type, id: type === 'document' ? id : resourceId },
    ...(expiresAt === null ? {} : { expiresAt }),
  };
}
