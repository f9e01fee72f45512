/** Grants: who may read or edit which organization, folder or document. */
import type { GrantedResource } from '../../generated/types.ts';
import type { Ask } from '../database/sql.ts';
import { empty, excluded, forKeyShare, forUpdate, insertInto, isAmong, keepLater, rows, type Sql, sql } from '../database/sql.ts';
import type { DocumentName } from '../documents/store.ts';
import { type OrganizationKey, organizationKey } from '../organizations/key.ts';

export type ResourceType = 'organization' | 'folder' | 'document';

export interface GrantKey {
  organizationKey: string;
  resourceType: ResourceType;
  /**
   * The organization's id, the folder's id or the document's key. The organization's id is unambiguous, since no grant refers to
   * another organization.
   */
  resourceId: string;
  userId: string;
}

export interface Grant extends GrantKey {
  accessRole: 'viewer' | 'editor';
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

const keyColumns = ['organization_key', 'resource_type', 'resource_id', 'user_id'] as const;

/** Adds the grants. If the user already has a grant on the resource, the new role and expiry replace it. */
export const upsert = (apiKeyId: string, now: number, grants: readonly Grant[]): Sql => {
  const rows = grants.map((grant) => ({ ...grant, apiKeyId, grantedAt: now }));
  const columns = ['api_key_id', ...keyColumns, 'access_role', 'expires_at', 'granted_at'] as const;
  return sql`${insertInto('grants', columns, rows, keyColumns)}
    on conflict (api_key_id, organization_key, resource_type, resource_id, user_id)
    do update set ${excluded('access_role', 'expires_at')}, ${keepLater('grants', 'granted_at')}`;
};

// Repeats the user with each key: as one parameter, it makes PostgreSQL read the list again for every grant of the user.
const isOneOf = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong('grants', keyColumns, keys)}`;

/** In a statement: whether the user's grant on the resource is this very one. Locks it; null without one. */
export const isHeld = (apiKeyId: string, grant: Grant): Sql =>
  sql`(select access_role = ${grant.accessRole} and expires_at is not distinct from ${grant.expiresAt} from grants
    where ${isOneOf(apiKeyId, [grant])} ${forUpdate})`;

/** Locks existing grants, including expired ones. */
export const lock = (apiKeyId: string, keys: readonly GrantKey[]) =>
  sql<Grant>`
    select organization_key, resource_type, resource_id, user_id, access_role, expires_at from grants
    where ${isOneOf(apiKeyId, keys)} order by organization_key, resource_type, resource_id, user_id ${forUpdate}`;

/** Removes locked grants. If one statement also locked them, PostgreSQL would read all grants of the user. */
export const remove = (apiKeyId: string, keys: readonly GrantKey[]): Sql =>
  sql`delete from grants where ${isOneOf(apiKeyId, keys)}`;

/** Removes grants from up to this time, and returns their users. */
export const removeUntil = (apiKeyId: string, time: number, keys: readonly GrantKey[]) =>
  sql<{ userId: string }>`delete from grants where ${isOneOf(apiKeyId, keys)} and granted_at + 0 <= ${time} returning user_id`;

/** Selects the users' grants in force in the organization, on any resource. `isUser` matches the users. */
export const liveGrants = (apiKeyId: string, organizationKey: OrganizationKey, now: number, isUser: Sql) => sql<
  Omit<GrantKey, 'organizationKey'>
>`
  select grants.user_id, grants.resource_type, grants.resource_id from grants
  where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey} and ${isUser}
    and (grants.expires_at is null or grants.expires_at > ${now})`;

type Resource = GrantedResource;

export const organizationOf = (resource: Resource): string =>
  resource.type === 'organization' ? resource.id : resource.organizationId;

interface Place<Named extends Resource> {
  resource: Named;
  /** Null if the organization does not exist. */
  organizationKey: string | null;
  /** The id of an organization or folder; the key of a document, null if it does not exist. */
  resourceId: string | null;
}

/** Returns the name of a document in an organization that exists. */
export const toDocumentName = ({ organizationKey, resource }: { organizationKey: string; resource: Resource }): DocumentName => ({
  organizationKey,
  documentId: resource.id,
});

const fromNamed = (resources: readonly Resource[]): Sql => {
  const named = resources.map((resource) => ({ organizationId: organizationOf(resource), id: resource.id }));
  return sql`from ${rows('organizations', ['organization_id', 'id'], named)} as given`;
};

const selectPlaces = (apiKeyId: string, resources: readonly Resource[], isHeld: boolean) => {
  const key = organizationKey(apiKeyId, sql`given.organization_id`);
  return sql<{ organizationId: string; id: string; organizationKey: string | null; documentKey: string | null }>`
    select organization_id, id, ${key} as organization_key, (
      select document_key from documents where documents.api_key_id = ${apiKeyId} and documents.organization_key = ${key}
        and documents.document_id = given.id and document_exists = 1 ${isHeld ? forKeyShare : empty}) as document_key
    ${fromNamed(resources)}`;
};

const holdFolders = (apiKeyId: string, resources: readonly Resource[]): Sql => sql`
  select (select folder_id from folders where folders.api_key_id = ${apiKeyId}
    and folders.organization_key = ${organizationKey(apiKeyId, sql`given.organization_id`)} and folders.folder_id = given.id ${forKeyShare})
  ${fromNamed(resources)}`;

/**
 * Returns the resources in their order. One statement finds organizations and documents. `isHeld`: existing documents and folders are neither
 * deleted nor migrated until the transaction ends.
 */
export async function findPlaces<Named extends Resource>(
  ask: Ask,
  apiKeyId: string,
  resources: readonly Named[],
  isHeld: boolean,
): Promise<Place<Named>[]> {
  const nameOf = (organizationId: string, id: string) => JSON.stringify([organizationId, id]);
  // In order of the ids, folders first, as deletions lock them.
  const sorted = isHeld ? resources.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : resources;
  const folders = isHeld ? sorted.filter(({ type }) => type === 'folder') : [];
  const [, places] = await Promise.all([
    folders.length === 0 ? [] : ask(holdFolders(apiKeyId, folders)),
    ask(selectPlaces(apiKeyId, sorted, isHeld)),
  ]);
  const found = new Map(places.map((place) => [nameOf(place.organizationId, place.id), place]));
  return resources.map((resource) => {
    const { organizationKey = null, documentKey = null } = found.get(nameOf(organizationOf(resource), resource.id)) ?? {};
    return { resource, organizationKey, resourceId: resource.type === 'document' ? documentKey : resource.id };
  });
}
