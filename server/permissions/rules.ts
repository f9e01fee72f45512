import type { AccessibleDocument } from '../../generated/types.ts';
import type { DocumentAccess } from '../documents/store.ts';
import type { Grant, GrantKey } from './store.ts';

/** A grant in force in the resource's organization. Its own resource need not exist yet. */
export type LiveGrant = Omit<GrantKey, 'organizationKey'>;

/** The facts that decide who has access to a document, a folder (without a document key) or an organization (without folders). */
export type ResourceAccess = Omit<DocumentAccess, 'documentKey'> & { documentKey?: string };

/** A user's grants and group memberships in the resource's organization. */
export interface Principal<Grant extends LiveGrant = LiveGrant> {
  /** The user's grants in force in the organization, on any resource. */
  grants: readonly Grant[];
  /** Whether the user is in any user group of the organization. */
  isGroupMember: boolean;
}

export type Reason<Grant> = { by: 'public' } | { by: 'userGroup' } | { by: 'grant'; grant: Grant };

/** The rule of access. Yields every reason that the principal has access to the resource. */
function* reasonsFor<Grant extends LiveGrant>(
  resource: ResourceAccess,
  { grants, isGroupMember }: Principal<Grant>,
): Generator<Reason<Grant>> {
  if (resource.accessType === 'public') yield { by: 'public' };
  if (resource.accessType === 'organizationPrivate' && isGroupMember) yield { by: 'userGroup' };
  for (const grant of grants) if (appliesTo(grant, resource)) yield { by: 'grant', grant };
}

const hasAccess = (resource: ResourceAccess, principal: Principal): boolean => reasonsFor(resource, principal).next().done !== true;

/** Returns whether a grant applies: to its resource and everything inside it. */
function appliesTo({ resourceType, resourceId }: LiveGrant, { documentKey, folderIds }: ResourceAccess): boolean {
  switch (resourceType) {
    case 'organization':
      // All of these grants are in the resource's organization.
      return true;
    case 'folder':
      return folderIds.includes(resourceId);
    case 'document':
      return resourceId === documentKey;
  }
}

export type RoleGrant = Omit<Grant, 'organizationKey'>;

/** Returns the reason with the strongest role. Among these, the one that lasts longest, then the nearest. Undefined: no access. */
export function bestReason(resource: ResourceAccess, principal: Principal<RoleGrant>): Reason<RoleGrant> | undefined {
  const reasons = [...reasonsFor(resource, principal)];
  return reasons.sort((a, b) => compare(a, b) || distance(a, resource) - distance(b, resource))[0];
}

/** Puts the strongest role first, then the latest end. */
function compare(a: Reason<RoleGrant>, b: Reason<RoleGrant>): number {
  const [first, second] = [termsOf(a), termsOf(b)];
  if (first.accessRole !== second.accessRole) return first.accessRole === 'editor' ? -1 : 1;
  if (first.expiresAt === second.expiresAt) return 0;
  return (second.expiresAt ?? Number.POSITIVE_INFINITY) - (first.expiresAt ?? Number.POSITIVE_INFINITY);
}

/** Public resources and user groups let users read, while they remain public or members. */
const termsOf = (reason: Reason<RoleGrant>): Pick<Grant, 'accessRole' | 'expiresAt'> =>
  reason.by === 'grant' ? reason.grant : { accessRole: 'viewer', expiresAt: null };

/** Returns how far the reason is from the resource. Grants come before user groups, and these before public access. */
function distance(reason: Reason<RoleGrant>, { folderIds }: ResourceAccess): number {
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

/** Returns the access as responses show it. `id`: of the resource. A grant on a document is on the resource, whose key it has. */
export function toAccess(reason: Reason<RoleGrant>, id: string): Omit<AccessibleDocument, 'id'> {
  const { accessRole, expiresAt } = termsOf(reason);
  if (reason.by !== 'grant') return { accessRole, reason: reason.by };
  const { resourceType: type, resourceId } = reason.grant;
  return {
    accessRole,
    reason: 'grant',
    grantedOn: { type, id: type === 'document' ? id : resourceId },
    ...(expiresAt === null ? {} : { expiresAt }),
  };
}

/** Returns the users who have access to the document. `grants` and `groupMembers` belong to its organization. */
export function usersWithAccess(
  document: DocumentAccess,
  grants: readonly LiveGrant[],
  groupMembers: ReadonlySet<string>,
  userIds: readonly string[],
): Set<string> {
  const grantsOf = Map.groupBy(grants, ({ userId }) => userId);
  const principalOf = (userId: string): Principal => ({
    grants: grantsOf.get(userId) ?? [],
    isGroupMember: groupMembers.has(userId),
  });
  return new Set(userIds.filter((userId) => hasAccess(document, principalOf(userId))));
}
