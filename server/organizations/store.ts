/** Organizations: the customers of an API key's owner. */
import { type Sized, shareOf } from '../database/slices.ts';
import {
  among,
  empty,
  excluded,
  forNoKeyUpdate,
  forUpdate,
  insertInto,
  limit,
  matches,
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';

export interface Organization {
  organizationId: string;
  /** The service's own id of the organization. */
  id: string;
  organizationName: string;
  /** Custom fields, as JSON. */
  metadata: string;
}

const columns = ['api_key_id', 'organization_id', 'id', 'organization_name', 'metadata', 'created_at'] as const;

const insert = (apiKeyId: string, now: number, organizations: readonly Organization[]): Sql =>
  sql`${insertInto(
    'organizations',
    columns,
    organizations.map((organization) => ({ ...organization, apiKeyId, createdAt: now })),
    ['organization_id'],
  )} on conflict (api_key_id, organization_id)`;

/** Adds missing organizations, and returns their ids. */
export const add = (apiKeyId: string, now: number, organizations: readonly Organization[]) =>
  sql<{ organizationId: string }>`${insert(apiKeyId, now, organizations)} do nothing returning organization_id`;

/** Adds organizations, or replaces name and metadata of existing ones. */
export const upsert = (apiKeyId: string, now: number, organizations: readonly Organization[]): Sql =>
  sql`${insert(apiKeyId, now, organizations)} do update set ${excluded('organization_name', 'metadata')}`;

export const find = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<Organization>`select organization_id, id, organization_name, metadata from organizations
    where api_key_id = ${apiKeyId} and organization_id ${among(organizationIds)} order by organization_id`;

/** Selects the service's own ids of existing organizations. */
export const findIds = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<{ organizationId: string; id: string }>`select organization_id, id from organizations
    where api_key_id = ${apiKeyId} and organization_id ${among(organizationIds)}`;

/** Locks organizations, to change them or their folders. Others may record events of them meanwhile. */
export const lock = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<{ organizationId: string; id: string }>`${findIds(apiKeyId, organizationIds)} order by organization_id ${forNoKeyUpdate}`;

export interface LockedOrganization extends Omit<Organization, 'metadata'>, Sized {
  /** Null if it is larger than its share of a slice. */
  metadata: string | null;
}

/** The same, with the content of small ones. */
export const lockWithContent = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<LockedOrganization>`select organization_id, id, organization_name, octet_length(metadata) as bytes,
      case when octet_length(metadata) <= cast(${shareOf(organizationIds.length)} as integer) then metadata end as metadata
    from organizations where api_key_id = ${apiKeyId} and organization_id ${among(organizationIds)}
    order by organization_id ${forNoKeyUpdate}`;

export const findSizes = (apiKeyId: string) => (organizationIds: readonly string[]) =>
  sql<Sized & { id: string }>`select organization_id as id, octet_length(metadata) as bytes from organizations
    where api_key_id = ${apiKeyId} and organization_id ${among(organizationIds)}`;

/** Locks organizations, to delete them. */
export const lockToDelete = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<{ organizationId: string; id: string }>`${findIds(apiKeyId, organizationIds)} order by organization_id ${forUpdate}`;

export const remove = (apiKeyId: string, organizationIds: readonly string[]): Sql =>
  sql`delete from organizations where api_key_id = ${apiKeyId} and organization_id ${among(organizationIds)}`;

/** Updates locked organizations. A name or metadata that is null stays. */
export const update = (
  apiKeyId: string,
  organizations: readonly { organizationId: string; organizationName: string | null; metadata: string | null }[],
): Sql => {
  const changed = organizations.map((organization) => ({ ...organization, apiKeyId }));
  return sql`update organizations
    set organization_name = coalesce(changed.organization_name, organizations.organization_name),
      metadata = coalesce(changed.metadata, organizations.metadata)
    from ${rows('organizations', ['api_key_id', 'organization_id', 'organization_name', 'metadata'], changed)} as changed
    where ${matches('organizations', apiKeyId, ['organization_id'], 'changed')}`;
};

/** Selects the first ids of a page, with at least the bytes of each organization in the response. */
export const findPage = (
  apiKeyId: string,
  organizationIds: readonly string[] | undefined,
  after: string | undefined,
  maxRows: number,
) => sql<{ organizationId: string; bytes: number }>`
    select organization_id,
      octet_length(metadata) + 2 * octet_length(organization_id) + 2 * octet_length(organization_name) + 100 as bytes
    from organizations
    where api_key_id = ${apiKeyId}
      ${organizationIds === undefined ? empty : sql`and organization_id ${among(organizationIds)}`}
      ${after === undefined ? empty : sql`and organization_id > ${after}`}
    order by organization_id ${limit(maxRows)}`;
