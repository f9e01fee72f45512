/** Grants a user all resources of a call, or none. */
import type { Grant, GrantedResource } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import * as documents from '../documents/store.ts';
import { invalidArgument, mustEqual, notFound } from '../errors.ts';
import { mergeUsers, prepareUsers } from '../users/user-fields.ts';
import { type GivenUser, toChanges } from '../users/users.ts';
import { addedGrants } from './grant-events.ts';
import { expiryMilliseconds, rejectPastExpiries } from './rules.ts';
import * as grants from './store.ts';
import { findPlaces, organizationOf, toDocumentName } from './store.ts';

type Resource = GrantedResource;

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
export async function grant(
  { change, apiKeyId, events }: Pick<ApiKeyContext, 'change' | 'apiKeyId' | 'events'>,
  givenUser: GivenUser,
  resources: readonly Grant[],
): Promise<void> {
  const { userId } = givenUser.user;
  await change({
    prepare: async (ask, now) => {
      const places = (await findPlaces(ask, apiKeyId, resources)).map(({ organizationKey, ...place }) => {
        if (organizationKey === null) throw notFound('organization', organizationOf(place.resource));
        return { organizationKey, ...place };
      });
      const missing = places.filter(({ resourceId }) => resourceId === null);
      const documentKeyOf = await documents.keysFor(ask, apiKeyId, now, missing.map(toDocumentName));
      // Behind the locks of documents, as in every call.
      const organizationKeys = places.map(({ organizationKey }) => organizationKey);
      const users = await prepareUsers(ask, apiKeyId, now, toChanges(organizationKeys, [givenUser]));
      const added = places.map(({ organizationKey, resource, resourceId }) => ({
        organizationKey,
        resourceType: resource.type,
        resourceId: resourceId ?? documentKeyOf(organizationKey, resource.id),
        userId,
        accessRole: resource.accessRole,
        expiresAt: expiryOf(resource),
        id: resource.id,
        organizationId: organizationOf(resource),
      }));
      return { added, users, held: events.isOn ? await ask(grants.lock(apiKeyId, added)) : [] };
    },
    write: ({ added, users, held }, now) => {
      rejectPastExpiries(resources.map(expiryOf), now, (i) => `/data/permissions/resources/${i}/expiresAt`);
      return {
        ...mergeUsers(apiKeyId, now, users),
        grants: grants.upsert(apiKeyId, now, added),
        recorded: events.record(now, ...addedGrants(now, held, added)),
      };
    },
  });
}
