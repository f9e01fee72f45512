/** What Get Permissions reads. Each statement follows an index from where the page begins, so that a page costs the same at any depth. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { type Expressions, integer, optional, statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';

type Grant = Tables['grants'];
type ResourceType = Grant['resource_type'];

/** What is granted on; `resource_id` as in the table. */
type Resource = Pick<Grant, 'resource_type' | 'resource_id'>;

/** What a grant is known by in its organization. */
type GrantKey = Pick<Grant, 'resource_type' | 'resource_id' | 'user_id'>;

const page = { apiKeyId: text, organizationId: text, limit: integer };
const all = { ...page, afterType: text, afterResource: text, afterUser: text };
const onResources = {
  ...page,
  resourceType: text,
  resourceIds: textList,
  userIds: optional(textList),
  afterUser: optional(text),
};
const ofUsers = { ...page, userIds: textList, afterType: optional(text), afterResource: optional(text) };

/** With the id that callers know the resource by: looked up for the rows of the page alone, whatever a join would be planned as. */
const pageQuery = (db: Db, { apiKeyId, organizationId, limit }: Expressions<typeof page>) =>
  db
    .selectFrom('grants')
    .select(['resource_type', 'resource_id', 'user_id', 'access_role', 'expires_at'])
    .select(({ fn, selectFrom, ref }) =>
      fn
        .coalesce(
          selectFrom('documents')
            .select('document_id')
            .whereRef('documents.api_key_id', '=', 'grants.api_key_id')
            .whereRef('documents.document_key', '=', 'grants.resource_id')
            .where('grants.resource_type', '=', sql.lit<ResourceType>('document')),
          ref('resource_id'),
        )
        .as('id'),
    )
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .limit(limit);

/** All of the organization. A test looks at the plans of this query and the next two. */
export const allQuery = (db: Db, { afterType, afterResource, afterUser, ...rest }: Expressions<typeof all>) =>
  pageQuery(db, rest)
    .where(sql<boolean>`(resource_type, resource_id, user_id) > (${afterType}, ${afterResource}, ${afterUser})`)
    .orderBy('resource_type')
    .orderBy('resource_id')
    .orderBy('user_id');

/** On these resources of one type. With `afterUser`, on a single one. */
export function onResourcesQuery(
  db: Db,
  { resourceType, resourceIds, userIds, afterUser, ...rest }: Expressions<typeof onResources>,
) {
  let query = pageQuery(db, rest)
    .where(sql<boolean>`resource_type = ${resourceType}`)
    .where(resourceIds.includes('resource_id'))
    .orderBy('resource_id')
    .orderBy('user_id');
  if (userIds !== undefined) query = query.where(userIds.includes('user_id'));
  return afterUser === undefined ? query : query.where('user_id', '>', afterUser);
}

/** Of these users. With `afterType` and `afterResource`, of a single one. */
export function ofUsersQuery(db: Db, { userIds, afterType, afterResource, ...rest }: Expressions<typeof ofUsers>) {
  const query = pageQuery(db, rest)
    .where(userIds.includes('user_id'))
    .orderBy('user_id')
    .orderBy('resource_type')
    .orderBy('resource_id');
  if (afterType === undefined || afterResource === undefined) return query;
  return query.where(sql<boolean>`(resource_type, resource_id) > (${afterType}, ${afterResource})`);
}

const findAll = statement(all, allQuery);
const findOnResources = statement(onResources, onResourcesQuery);
const findOfUsers = statement(ofUsers, ofUsersQuery);

export type FoundGrant = Awaited<ReturnType<typeof findAll>>[number];

export interface GrantsQuery {
  apiKeyId: string;
  organizationId: string;
  userIds: readonly string[] | undefined;
  /** By the ids that callers know. */
  resources: readonly { type: ResourceType; id: string }[] | undefined;
  after: GrantKey | undefined;
  limit: number;
}

/** Grants that may have ended, in the order that the document promises. */
export async function findPage(db: Db, query: GrantsQuery): Promise<FoundGrant[]> {
  const { apiKeyId, organizationId, userIds, resources, after, limit } = query;
  const scope = { apiKeyId, organizationId, limit };
  if (resources !== undefined) return await findOnListed(db, query, await resolve(db, query, resources));
  if (userIds !== undefined) return await findOfListed(db, query, userIds);
  return await findAll(db, {
    ...scope,
    afterType: after?.resource_type ?? '',
    afterResource: after?.resource_id ?? '',
    afterUser: after?.user_id ?? '',
  });
}

async function resolve(
  db: Db,
  { apiKeyId, organizationId }: GrantsQuery,
  resources: readonly { type: ResourceType; id: string }[],
): Promise<Resource[]> {
  const names = resources.flatMap(({ type, id }) => (type === 'document' ? [{ organizationId, documentId: id }] : []));
  const found = names.length === 0 ? [] : await askOn(db)(documents.find(apiKeyId, names));
  const others = resources.filter(({ type }) => type !== 'document');
  return [
    ...found.map(({ documentKey }): Resource => ({ resource_type: 'document', resource_id: documentKey })),
    ...others.map(({ type, id }): Resource => ({ resource_type: type, resource_id: id })),
  ];
}

/** Resource by resource: the rest of the one that the page before ended with, and then the others, type by type. */
async function findOnListed(db: Db, query: GrantsQuery, resources: readonly Resource[]): Promise<FoundGrant[]> {
  const { apiKeyId, organizationId, userIds, after, limit } = query;
  const scope = { apiKeyId, organizationId, userIds, limit };
  const remaining = itemsAfter(resources, after, 'resource_type', 'resource_id');
  const rest = after && { resourceType: after.resource_type, resourceIds: [after.resource_id], afterUser: after.user_id };
  const others = resourceTypes.map((resourceType) => ({
    resourceType,
    resourceIds: remaining.filter(({ resource_type }) => resource_type === resourceType).map(({ resource_id }) => resource_id),
    afterUser: undefined,
  }));
  const ranges = [...(rest === undefined ? [] : [rest]), ...others].filter(({ resourceIds }) => resourceIds.length > 0);
  const found = await Promise.all(ranges.map((range) => findOnResources(db, { ...scope, ...range })));
  return found.flat().slice(0, limit);
}

/** In their order. */
const resourceTypes: readonly ResourceType[] = ['document', 'folder', 'organization'];

/** User by user, likewise. */
async function findOfListed(db: Db, query: GrantsQuery, userIds: readonly string[]): Promise<FoundGrant[]> {
  const { apiKeyId, organizationId, after, limit } = query;
  const listed = userIds.map((user_id) => ({ user_id }));
  const others = itemsAfter(listed, after, 'user_id').map(({ user_id }) => user_id);
  const rest = after && { userIds: [after.user_id], afterType: after.resource_type, afterResource: after.resource_id };
  const ranges = [...(rest === undefined ? [] : [rest]), { userIds: others, afterType: undefined, afterResource: undefined }];
  const found = await Promise.all(ranges.map((range) => findOfUsers(db, { apiKeyId, organizationId, limit, ...range })));
  return found.flat().slice(0, limit);
}

/** Those of the items that come after this one, by these columns, in their order. */
function itemsAfter<Column extends string, Item extends { readonly [Name in Column]: string }>(
  items: readonly Item[],
  after: Item | undefined,
  ...columns: readonly Column[]
): readonly Item[] {
  if (after === undefined) return sortByColumns(items, ...columns);
  const isCursor = (item: Item) => columns.every((column) => item[column] === after[column]);
  const sorted = sortByColumns([...items.filter((item) => !isCursor(item)), after], ...columns);
  return sorted.slice(sorted.indexOf(after) + 1);
}
