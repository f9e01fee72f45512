import type { DocumentAccess } from '../documents/store.ts';
import { type ErrorDetail, invalidArgument } from '../errors.ts';
import type { GrantKey } from './store.ts';

/**
 * Returns `expiresAt` in milliseconds. Values below 100,000,000,000 are seconds (until the year 5138), others milliseconds (from
 * 1973).
 */
export const expiryMilliseconds = (expiresAt: number): number =>
  Math.floor(expiresAt < 100_000_000_000 ? expiresAt * 1000 : expiresAt);

/** Refuses the call if an expiry, in milliseconds, is not in the future. Null: no expiry. `fieldOf` returns the field of each. */
export function rejectPastExpiries(expiries: readonly (number | null)[], now: number, fieldOf: (i: number) => string): void {
  const [first, ...rest] = expiries.flatMap((expiry, i): ErrorDetail[] =>
    expiry === null || expiry > now ? [] : [{ field: fieldOf(i), reason: 'IN_THE_PAST', description: 'must be in the future' }],
  );
  if (first !== undefined) throw invalidArgument(first, ...rest);
}

/** A grant in force in the document's organization. Its resource need not exist yet. */
export type LiveGrant = Omit<GrantKey, 'organizationKey'>;

/** A user's grants and group memberships in the document's organization. */
export interface Principal {
  /** The user's grants in force in the organization, on any resource. */
  grants: readonly LiveGrant[];
  /** Whether the user is in any user group of the organization. */
  isGroupMember: boolean;
}

/** Returns whether the principal has access to the document. */
export function hasAccess(document: DocumentAccess, { grants, isGroupMember }: Principal): boolean {
  switch (document.accessType) {
    case 'public':
      return true;
    case 'organizationPrivate':
      return isGroupMember || grants.some((grant) => appliesTo(grant, document));
    case 'restricted':
      return grants.some((grant) => appliesTo(grant, document));
  }
}

/** Returns whether a grant applies: to its resource and everything inside it. */
function appliesTo({ resourceType, resourceId }: LiveGrant, document: DocumentAccess): boolean {
  switch (resourceType) {
    case 'organization':
      // All of these grants are in the document's organization.
      return true;
    case 'folder':
      return document.folderIds.includes(resourceId);
    case 'document':
      return resourceId === document.documentKey;
  }
}

/** Returns the users who have access to the document. `grants` and `groupMembers` are of its organization. */
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
