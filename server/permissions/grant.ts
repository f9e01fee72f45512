/** Grants a user all resources of a call, or none. */
import type { Schema } from '../../generated/server.ts';
import type { Change } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { lockUsers, mergeUsers } from '../organizations/user-fields.ts';
import { type GivenUser, toChanges } from '../organizations/users.ts';
import { expiryMilliseconds, rejectPastExpiries } from './rules.ts';
import * as grants from './store.ts';

type Resource = Schema<'GrantedResource'>;
type Grant = Schema<'Grant'>;

export const organizationOf = (resource: Resource): string =>
  resource.type === 'organization' ? resource.id : resource.organizationId;

export const documentsAmong = (resources: readonly Resource[]): documents.DocumentName[] =>
  resources.flatMap((resource) =>
    resource.type === 'document' ? [{ organizationId: resource.organizationId, documentId: resource.id }] : [],
  );

/** Returns the expiry in epoch milliseconds; null for none. */
export const expiryOf = ({ expiresAt }: Grant): number | null => (expiresAt === undefined ? null : expiryMilliseconds(expiresAt));

/** Grants the resources at `/data/permissions/resources` of the call. */
export async function grant(change: Change, apiKeyId: string, givenUser: GivenUser, resources: readonly Grant[]): Promise<void> {
  const { userId } = givenUser.user;
  const organizationIds = resources.map(organizationOf);
  await change({
    read: async (ask, now) => {
      const [keyOf, locked] = await Promise.all([
        documents.keysFor(ask, apiKeyId, now, documentsAmong(resources)),
        lockUsers(ask, apiKeyId, now, toChanges(organizationIds, [givenUser])),
        assertExists(ask, apiKeyId, ...organizationIds),
      ]);
      return { keyOf, locked };
    },
    write: ({ keyOf, locked }, now) => {
      rejectPastExpiries(resources.map(expiryOf), now, (i) => `/data/permissions/resources/${i}/expiresAt`);
      const added = resources.map((resource) => ({
        organizationId: organizationOf(resource),
        resourceType: resource.type,
        resourceId: resource.type === 'document' ? keyOf(resource.organizationId, resource.id) : resource.id,
        userId,
        accessRole: resource.accessRole,
        expiresAt: expiryOf(resource),
      }));
      return { merge: mergeUsers(apiKeyId, now, locked), grants: grants.upsert(apiKeyId, now, added) };
    },
  });
}
