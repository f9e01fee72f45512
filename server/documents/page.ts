/** The statements of Get Documents. */
import type { CollaborationDocument } from '../../generated/types.ts';
import { among, empty, fieldOf, fixed, limit, raw, type Sql, sql } from '../database/sql.ts';
import * as tree from '../folders/tree.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { fitsOnPage } from '../paging/page-sql.ts';
import { jsonArray, jsonObject, jsonOf, jsonTrue, type Snapshot, snapshotOfObjects } from '../recording/record.ts';
import { type Content, content } from './store.ts';

interface Query {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  folderId: string | undefined;
  documentIds: readonly string[] | undefined;
  after: string | undefined;
  maxRows: number;
}

/** Selects stored documents without their custom fields. A page begins at its place in an index, so it costs the same at any depth. A test checks the plan. */
export const storedPage = ({ apiKeyId, organizationKey, documentIds, folderId, after, maxRows }: Query): Sql =>
  sql`select document_key, document_id, ${raw(content.join(', '))},
      octet_length(metadata) + 2 * octet_length(document_id) + 2 * octet_length(document_name) + 2 * octet_length(coalesce(folder_id, '')) + 200 as bytes
    from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_exists = 1
      ${documentIds === undefined ? empty : sql`and document_id ${among(documentIds)}`}
      ${folderId === undefined ? sql`and document_id > ${after ?? ''}` : isIn(folderId, after ?? '')}
    order by ${raw(folderId === undefined ? '' : 'folder_id, ')}document_id ${limit(maxRows)}`;

/** Matches the documents in a folder after this id, by a range of the index with the order. An equality could be matched by another index. */
const isIn = (folderId: string, after: string): Sql =>
  sql`and (folder_id, document_id) > (${folderId}, ${after}) and folder_id <= ${folderId}`;

/** A document without its custom fields. */
interface Listed extends Content {
  documentId: string;
  /** The access type in force. */
  accessType: tree.AccessType;
  /** 1 if the document has no access type of its own. */
  inherits: number;
}

export interface ListedDocument extends Listed {
  /** Custom fields, as JSON. Empty for documents that do not fit on the page. */
  metadata: string;
  /** At least the bytes that the document takes in the response. */
  bytes: number;
  /** 1 if the API key may list documents. */
  advancedQueries: number;
}

/** The columns that are selected as they are. The access type in force may be the folder's. */
const listed = raw(content.filter((column) => column !== 'access_type').join(', '));
const inherits = raw('case when access_type is null then 1 else 0 end');

const accessType = ({ apiKeyId, organizationKey }: Pick<Query, 'apiKeyId' | 'organizationKey'>): Sql =>
  sql`coalesce(access_type, ${tree.accessTypeOf(apiKeyId, organizationKey, 'page.folder_id')}, default_folder_access)`;

/** Reads the custom fields of one document: those of a whole page would be too many. */
const metadataOf = ({ apiKeyId }: Query): Sql =>
  sql`(select metadata from documents where documents.api_key_id = ${apiKeyId} and documents.document_key = page.document_key)`;

export const findPage = (query: Query) =>
  sql<ListedDocument>`select document_id, ${listed}, bytes, advanced_queries, ${inherits} as inherits, ${accessType(query)} as access_type,
      case when ${fitsOnPage('document_id')} then ${metadataOf(query)} else '{}' end as metadata
    from (${storedPage(query)}) as page join api_keys on api_keys.api_key_id = ${query.apiKeyId}
    order by document_id`;

/** Explains an empty page: null for an organization or a folder that does not exist. */
export interface Scope {
  advancedQueries: number;
  organizationId: string | null;
  folderId: string | null;
}

export const findScope = (apiKeyId: string, organizationId: string, folderId = '') =>
  sql<Scope>`
    select advanced_queries, organizations.organization_id, folders.folder_id
    from api_keys
    left join organizations on organizations.api_key_id = ${apiKeyId} and organizations.organization_id = ${organizationId}
    left join folders on folders.api_key_id = ${apiKeyId} and folders.organization_key = organizations.id
      and folders.folder_id = ${folderId}
    where api_keys.api_key_id = ${apiKeyId}`;

/** A document as an event has it. */
interface DocumentColumns extends Listed {
  metadata: object;
}

const ids = { organizationId: raw('organization_id'), documentId: raw('document_id') };

/** Items of an event, from a row of `page`. */
const partialItem = fixed(jsonObject({ ...ids, isPartial: jsonTrue }));
const item = fixed(
  jsonObject({
    ...ids,
    data: jsonObject({
      documentId: raw('document_id'),
      ...Object.fromEntries(content.map((column) => [fieldOf(column), raw(column)])),
      inherits: raw('inherits'),
      metadata: jsonOf('metadata'),
    }),
  }),
);

interface Changed {
  documentId: string;
  folderId: string | null;
  /** If given, the call must have added the document with this key. */
  addedKey?: string;
}

/** The changed documents that exist, for events. */
export const snapshotOf = (
  apiKeyId: string,
  organizationKey: string,
  organizationId: string,
  documents: readonly Changed[],
): Snapshot => {
  const areChanged = (some: readonly Changed[]): Sql => {
    const documentIds = some.map(({ documentId }) => documentId);
    const keys = some.flatMap(({ addedKey }) => addedKey ?? []);
    const areAdded = keys.length === 0 ? empty : sql`and coalesce(added_key, document_key) ${among(keys)}`;
    return sql`from documents
      where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)} ${areAdded}`;
  };
  const organization = sql`cast(${organizationId} as text) as organization_id`;
  return snapshotOfObjects(documents, {
    bytes: (all) =>
      sql`(select sum(octet_length(metadata) + octet_length(document_id) + octet_length(document_name)) ${areChanged(all)})`,
    whole: (some) => {
      const isInFolder = some.some(({ folderId }) => folderId !== null);
      const ofFolder = isInFolder ? sql`${tree.accessTypeOf(apiKeyId, organizationKey, 'documents.folder_id')},` : empty;
      return jsonArray(
        item,
        sql`from (select document_id, ${listed}, ${inherits} as inherits, metadata, ${organization},
            coalesce(access_type, ${ofFolder} (select default_folder_access from api_keys where api_key_id = ${apiKeyId})) as access_type
          ${areChanged(some)} order by document_id) as page`,
      );
    },
    partial: (some) =>
      jsonArray(partialItem, sql`from (select document_id, ${organization} ${areChanged(some)} order by document_id) as page`),
  });
};

/** Custom fields never replace documented fields. */
export const documentOf = ({ documentId, inherits, metadata, ...fields }: DocumentColumns): CollaborationDocument => {
  const { documentName, disabled, accessType, ...others } = fields;
  return {
    ...metadata,
    ...{ id: documentId, documentName, disabled: disabled === 1, accessType, ...others },
    inheritFromParent: inherits === 1,
  };
};
