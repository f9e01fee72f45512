/** The statements of Get Permissions. Each begins at its place in an index, so a page costs the same at any depth. */
import { type Ask, among, amongSelected, empty, limit, type Sql, sql } from '../database/sql.ts';
import * as documents from '../documents/store.ts';
import type { OrganizationKey } from '../organizations/key.ts';
import { byBytes } from '../paging/page-token.ts';
import type { Grant, ResourceType } from './store.ts';

/** A grant, expired or not. */
export interface FoundGrant extends Omit<Grant, 'organizationKey'> {
  /** The resource's id in the API; null for a deleted document. */
  id: string | null;
}

/** The place of a grant in its organization. */
export type Cursor = Pick<FoundGrant, 'resourceType' | 'resourceId' | 'userId'>;

export interface GrantsQuery {
  apiKeyId: string;
  organizationKey: OrganizationKey;
  userIds: readonly string[] | undefined;
  /** Resources by their ids in the API. */
  resources: readonly { type: ResourceType; id: string }[] | undefined;
  after: Cursor | undefined;
  maxRows: number;
}

/** Returns grants in the order that the document promises. Sends its statements together. */
export async function findPage(ask: Ask, query: GrantsQuery): Promise<FoundGrant[]> {
  const found = await Promise.all(rangesOf(query).map((range) => ask(range)));
  return found.flat().slice(0, query.maxRows);
}

/** Returns statements with consecutive rows. A test checks their plans. */
export function rangesOf(query: GrantsQuery): Sql<FoundGrant>[] {
  if (query.resources !== undefined) return rangesOnListed(query, query.resources);
  if (query.userIds !== undefined) return rangesOfListed(query, query.userIds);
  const { resourceType, resourceId, userId } = query.after ?? { resourceType: '', resourceId: '', userId: '' };
  const isAfter = sql`(resource_type, resource_id, user_id) > (${resourceType}, ${resourceId}, ${userId})`;
  return [rangeOf(query, isAfter, sql`resource_type, resource_id, user_id`)];
}

/** Looks up the ids only for rows of the page, since a join could get another plan. */
const rangeOf = ({ apiKeyId, organizationKey, maxRows }: GrantsQuery, condition: Sql, order: Sql) =>
  sql<FoundGrant>`select resource_type, resource_id, user_id, access_role, expires_at, case when resource_type = 'document'
        then (select document_id from documents
          where documents.api_key_id = ${apiKeyId} and documents.document_key = grants.resource_id)
        else resource_id end as id
    from grants where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and ${condition}
    order by ${order} ${limit(maxRows)}`;

/** Begins with the rest of the previous page's last resource. The other resources follow, type by type. */
function rangesOnListed(query: GrantsQuery, resources: NonNullable<GrantsQuery['resources']>): Sql<FoundGrant>[] {
  const { apiKeyId, organizationKey, userIds, after } = query;
  const ofUsers = userIds === undefined ? empty : sql`and user_id ${among(userIds)}`;
  const on = (resourceType: ResourceType, condition: Sql) =>
    rangeOf(query, sql`resource_type = ${resourceType} and ${condition} ${ofUsers}`, sql`resource_id, user_id`);
  /** Matches the ids in grants: documents have their keys there. */
  const amongIds = (type: ResourceType, ids: readonly string[]): Sql =>
    type === 'document'
      ? amongSelected(sql`select document_key from (${documents.findByIds(apiKeyId, organizationKey, ids)}) as named`)
      : among(ids);
  const others = resourceTypes.flatMap((type) => {
    const ids = resources.flatMap((resource) => (resource.type === type ? [resource.id] : []));
    if (ids.length === 0 || (after !== undefined && compare([type], [after.resourceType]) < 0)) return [];
    const isAfter = type === after?.resourceType ? sql`and resource_id > ${after.resourceId}` : empty;
    return [on(type, sql`resource_id ${amongIds(type, ids)} ${isAfter}`)];
  });
  if (after === undefined) return others;
  return [on(after.resourceType, sql`resource_id = ${after.resourceId} and user_id > ${after.userId}`), ...others];
}

/** In the order of pages. */
const resourceTypes: readonly ResourceType[] = ['document', 'folder', 'organization'];

/** Begins with the rest of the previous page's last user. The other users follow. */
function rangesOfListed(query: GrantsQuery, userIds: readonly string[]): Sql<FoundGrant>[] {
  const { after } = query;
  const of = (ids: readonly string[], condition: Sql) =>
    rangeOf(query, sql`user_id ${among(ids)} ${condition}`, sql`user_id, resource_type, resource_id`);
  if (after === undefined) return [of(userIds, empty)];
  const rest = of([after.userId], sql`and (resource_type, resource_id) > (${after.resourceType}, ${after.resourceId})`);
  const others = userIds.filter((userId) => compare([userId], [after.userId]) > 0);
  return others.length === 0 ? [rest] : [rest, of(others, empty)];
}

/** Compares texts by bytes, as the databases do. */
function compare(a: readonly string[], b: readonly string[]): number {
  const orders = a.map((text, i) => byBytes(text, b[i] ?? ''));
  return orders.find((order) => order !== 0) ?? 0;
}
