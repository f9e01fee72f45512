/** Organizations: the customers of an API key's owner. */
import { randomUUID } from 'node:crypto';
import type { OrganizationChange as Given } from '../../generated/types.ts';
import {
  among,
  empty,
  excluded,
  forNoKeyUpdate,
  forUpdate,
  insertInto,
  limit,
  matches,
  type Rows,
  raw,
  rows,
  type Sql,
  sql,
  takenFrom,
} from '../database/sql.ts';
import { type Sized, shareOf } from '../database/stored-objects.ts';
import type { Documented, GivenOf, StoredOf } from './custom-fields.ts';

/** The fields that callers set, besides the custom fields. */
export type Field = Documented<Given, 'organizationId' | 'id'>;
type Content = StoredOf<Given, Field>;
export type GivenContent = GivenOf<Given, Field>;

/** Their columns, from which every statement takes its own. */
const columnOf = { organizationName: 'organization_name' } as const satisfies { readonly [Name in Field]: string };
export const content = Object.values(columnOf);

export interface Organization extends Content {
  organizationId: string;
  /** The service's own id of the organization. */
  id: string;
  /** Custom fields, as JSON. */
  metadata: string;
}

/** Returns the content with the given fields in place of those before. */
export const replaced = (before: Content, { organizationName = before.organizationName }: Partial<GivenContent>): Content => ({
  organizationName,
});

export const withDefaults = (
  { organizationId, ...given }: Pick<Organization, 'organizationId'> & Partial<GivenContent>,
  customFields: object,
): Organization => ({
  ...{ organizationId, id: randomUUID(), metadata: JSON.stringify(customFields) },
  ...replaced({ organizationName: organizationId }, given),
});

const columns = ['api_key_id', 'organization_id', 'id', ...content, 'metadata', 'created_at'] as const;

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

/** Adds organizations, or replaces all fields of existing ones. */
export const upsert = (apiKeyId: string, now: number, organizations: readonly Organization[]): Sql =>
  sql`${insert(apiKeyId, now, organizations)} do update set ${excluded(...content, 'metadata')}`;

const withoutMetadata = raw(['organization_id', 'id', ...content].join(', '));

export const find = (apiKeyId: string, organizationIds: readonly string[]) =>
  sql<Organization>`select ${withoutMetadata}, metadata from organizations
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
  sql<LockedOrganization>`select ${withoutMetadata}, octet_length(metadata) as bytes,
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

const changedColumns = ['api_key_id', 'organization_id', ...content, 'metadata'] as const;

/** Updates locked organizations. Custom fields stay if `metadata` is null. */
export const update = (apiKeyId: string, changed: Rows<(typeof changedColumns)[number]>): Sql =>
  sql`update organizations
    set ${takenFrom('changed', content)}, metadata = coalesce(changed.metadata, organizations.metadata)
    from ${rows('organizations', changedColumns, changed)} as changed
    where ${matches('organizations', apiKeyId, ['organization_id'], 'changed')}`;

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
