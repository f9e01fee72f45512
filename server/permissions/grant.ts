/** Grants a user all resources of a call, or none. */
import type { Schema } from '../../generated/handlers.ts';
import type { Change } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { invalidArgument, mustEqual } from '../errors.ts';
import { findKeys } from '../organizations/assert-exists.ts';
import { lockUsers, mergeUsers } from '../users/user-fields.ts';
import { type GivenUser, toChanges } from '../users/users.ts';
import { expiryMilliseconds, rejectPastExpiries } from './rules.ts';
import * as grants from './store.ts';

type Resource = Schema<'GrantedResource'>;
type Grant = Schema<'Grant'>;

export const organizationOf = (resource: Resource): string =>
  resource.type === 'organization' ? resource.id : resource.organizationId;

/** Returns the documents among the resources. `keyOf` returns the key of an organization. */
const documentsAmong = (resources: readonly Resource[], keyOf: (organizationId: string) => string): documents.DocumentName[] =>
  resources.flatMap((resource) =>
    resource.type === 'document' ? [{ organizationKey: keyOf(resource.organizationId), documentId: resource.id }] : [],
  );

/**
 * Rejects resources of another user than that of the call, organizations with another `organizationId` than their own, and those
 * that occur twice, with it and without.
 */
export function checkResources(resources: readonly Resource[], userId: string, userField: string, place = grantedAt): void {
  const places = new Map<string, string>();
  for (const [i, resource] of resources.entries()) {
    const field = `${place}/${i}`;
    if ((resource.userId ?? userId) !== userId) throw invalidArgument(mustEqual(`${field}/userId`, userField));
    if (resource.type !== 'organization') continue;
    const { id, organizationId = id } = resource;
    const first = places.get(id);
    if (organizationId !== id) throw invalidArgument(mustEqual(`${field}/organizationId`, 'id'));
    if (first !== undefined) throw invalidArgument({ field, reason: 'DUPLICATE', description: `must not repeat ${first}` });
    places.set(id, field);
  }
}

const grantedAt = '/data/permissions/resources';

/** Returns the expiry in epoch milliseconds; null for none. */
export const expiryOf = ({ expiresAt }: Grant): number | null => (expiresAt === undefined ? null : expiryMilliseconds(expiresAt));

/** Grants the resources at `/data/permissions/resources` of the call. */
export async function grant(change: Change, apiKeyId: string, givenUser: GivenUser, resources: readonly Grant[]): Promise<void> {
  const { userId } = givenUser.user;
  const organizationIds = [...new Set(resources.map(organizationOf))];
  await change({
    prepare: async (ask, now) => {
      const keyOf = await findKeys(ask, apiKeyId, organizationIds);
      const [documentKeyOf, locked] = await Promise.all([
        documents.keysFor(ask, apiKeyId, now, documentsAmong(resources, keyOf)),
        lockUsers(ask, apiKeyId, now, toChanges(organizationIds.map(keyOf), [givenUser])),
      ]);
      return { keyOf, documentKeyOf, locked };
    },
    write: ({ keyOf, documentKeyOf, locked }, now) => {
      rejectPastExpiries(resources.map(expiryOf), now, (i) => `/data/permissions/resources/${i}/expiresAt`);
      const added = resources.map((resource) => ({
        organizationKey: keyOf(organizationOf(resource)),
        resourceType: resource.type,
        resourceId: resource.type === 'document' ? documentKeyOf(keyOf(resource.organizationId), resource.id) : resource.id,
        userId,
        accessRole: resource.accessRole,
        expiresAt: expiryOf(resource),
      }));
      return { ...mergeUsers(apiKeyId, now, locked), grants: grants.upsert(apiKeyId, now, added) };
    },
  });
}
