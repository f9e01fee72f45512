/** Finds the organizations and documents that the resources of a call name. */
import type { Schema } from '../../generated/handlers.ts';
import type { Ask } from '../database/sql.ts';
import { rows, sql } from '../database/sql.ts';
import type { DocumentName } from '../documents/store.ts';
import { organizationKey } from '../organizations/key.ts';

type Resource = Schema<'GrantedResource'>;

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

const selectPlaces = (apiKeyId: string, resources: readonly Resource[]) => {
  const named = resources.map((resource) => ({ organizationId: organizationOf(resource), id: resource.id }));
  const key = organizationKey(apiKeyId, sql`given.organization_id`);
  return sql<{ organizationId: string; id: string; organizationKey: string | null; documentKey: string | null }>`
    select organization_id, id, ${key} as organization_key, (
      select document_key from documents where documents.api_key_id = ${apiKeyId} and documents.organization_key = ${key}
        and documents.document_id = given.id and document_exists = 1) as document_key
    from ${rows('organizations', ['organization_id', 'id'], named)} as given`;
};

/** Returns the resources in their order. One statement finds organizations and documents. */
export async function findPlaces<Named extends Resource>(
  ask: Ask,
  apiKeyId: string,
  resources: readonly Named[],
): Promise<Place<Named>[]> {
  const nameOf = (organizationId: string, id: string) => JSON.stringify([organizationId, id]);
  const found = new Map(
    (await ask(selectPlaces(apiKeyId, resources))).map((place) => [nameOf(place.organizationId, place.id), place]),
  );
  return resources.map((resource) => {
    const { organizationKey = null, documentKey = null } = found.get(nameOf(organizationOf(resource), resource.id)) ?? {};
    return { resource, organizationKey, resourceId: resource.type === 'document' ? documentKey : resource.id };
  });
}
