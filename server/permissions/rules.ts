import type { DocumentAccess } from '../documents/store.ts';

/** `expiresAt` in milliseconds: below 100,000,000,000 it counts seconds (the year 5138), from there on milliseconds (1973). */
export const expiryMilliseconds = (expiresAt: number): number =>
  Math.floor(expiresAt < 100_000_000_000 ? expiresAt * 1000 : expiresAt);

/** A grant in force: it has not ended. What it is on need not exist yet. */
export interface LiveGrant {
  userId: string;
  resourceType: 'organization' | 'folder' | 'document';
  /** The organization's id, the folder's id or the document's key. */
  resourceId: string;
}

/** What decides on the user's side: grants and group memberships in the document's organization. */
export interface Principal {
  /** The user's grants in force there, whatever they are on. */
  grants: readonly LiveGrant[];
  /** Whether the user is in any of its user groups. */
  isGroupMember: boolean;
}

/** The rule of access, for whoever asks. */
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

/** A grant applies to what it is on and to all that is in it. */
function appliesTo({ resourceType, resourceId }: LiveGrant, document: DocumentAccess): boolean {
  switch (resourceType) {
    case 'organization':
      return resourceId === document.organizationId;
    case 'folder':
      return document.folderIds.includes(resourceId);
    case 'document':
      return resourceId === document.documentKey;
  }
}

/** Those of these users who have access to the document. `grants` and `groupMembers` are of the document's organization. */
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
