/** What grants are on, as callers name it. */
import type { Schema } from '../../generated/server.ts';
import type { DocumentName } from '../documents/store.ts';

type Resource = Schema<'GrantedResource'>;

export const organizationOf = (resource: Resource): string =>
  resource.type === 'organization' ? resource.id : resource.organizationId;

export const documentsAmong = (resources: readonly Resource[]): DocumentName[] =>
  resources.flatMap((resource) =>
    resource.type === 'document' ? [{ organizationId: resource.organizationId, documentId: resource.id }] : [],
  );
