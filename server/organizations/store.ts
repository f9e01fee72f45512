/** Organizations: customers of the API key's owner. */
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { forUpdate } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import { excluded, insertRows, integer, optional, rowsOf, statement, text, textList, updateRows } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type OrganizationRow = Tables['organizations'];

export interface NewOrganization {
  organizationId: string;
  id: string;
  name: string;
  metadata: { [member: string]: unknown };
}

const columns = ['api_key_id', 'organization_id', 'id', 'organization_name', 'metadata', 'created_at'] as const;
const ofThese = { apiKeyId: text, organizationIds: textList };

const insertOrganizations = statement({ organizations: rowsOf('organizations', columns) }, (db, { organizations }) =>
  insertRows(db, 'organizations', organizations)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id']).doNothing())
    .returning('organization_id'),
);

/** Adds those that do not exist yet, and returns their ids. */
export async function add(db: Db, apiKeyId: string, now: number, organizations: readonly NewOrganization[]): Promise<Set<string>> {
  const rows = sortByColumns(organizations, 'organizationId').map(({ organizationId, id, name, metadata }) => ({
    api_key_id: apiKeyId,
    organization_id: organizationId,
    id,
    organization_name: name,
    metadata: JSON.stringify(metadata),
    created_at: now,
  }));
  const added = await insertOrganizations(db, { organizations: rows });
  return new Set(added.map(({ organization_id }) => organization_id));
}

const findIdsAmong = statement(ofThese, (db, { apiKeyId, organizationIds }) =>
  db
    .selectFrom('organizations')
    .select(['organization_id', 'id'])
    .where('api_key_id', '=', apiKeyId)
    .where(organizationIds.includes('organization_id')),
);

/** The service's own ids of those of these that exist, by the ids that callers know. */
export async function findIds(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await findIdsAmong(db, { apiKeyId, organizationIds });
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

export const find = statement(ofThese, (db, { apiKeyId, organizationIds }) =>
  db.selectFrom('organizations').selectAll().where('api_key_id', '=', apiKeyId).where(organizationIds.includes('organization_id')),
);

/**
 * Those of these that exist, locked until the transaction ends, in the order of their ids. Without their metadata, which may be large:
 * either engine knows how long it is without reading it, as long as no column after it is asked for.
 */
export const lock = statement(ofThese, (db, { apiKeyId, organizationIds }) =>
  forUpdate(
    db,
    db
      .selectFrom('organizations')
      .select(['organization_id', 'id', sql<number>`octet_length(metadata)`.as('metadataBytes')])
      .where('api_key_id', '=', apiKeyId)
      .where(organizationIds.includes('organization_id'))
      .orderBy('organization_id'),
  ),
);

/**
 * The metadata of the first of these that exist, in the order of their ids: as many as hold `maxBytes` together, but at least one. Of the
 * others only the size is read, which is why the sizes come first and by themselves.
 */
export const findMetadata = statement(
  { ...ofThese, maxBytes: integer },
  (_db, { apiKeyId, organizationIds, maxBytes }) =>
    sql<Pick<OrganizationRow, 'organization_id' | 'metadata'>>`with
      sizes as materialized (
        select organization_id, octet_length(metadata) as bytes from organizations
        where api_key_id = ${apiKeyId} and ${organizationIds.includes('organization_id')}
      ),
      totals as (select organization_id, bytes, sum(bytes) over (order by organization_id) as total_bytes from sizes)
    select organization_id, metadata from organizations where api_key_id = ${apiKeyId}
      and organization_id in (select organization_id from totals where total_bytes <= ${maxBytes} or total_bytes = bytes)`,
);

const upsertOrganizations = statement({ organizations: rowsOf('organizations', columns) }, (db, { organizations }) =>
  insertRows(db, 'organizations', organizations).onConflict((conflict) =>
    conflict.columns(['api_key_id', 'organization_id']).doUpdateSet(excluded('organization_name', 'metadata')),
  ),
);

/** Makes organizations, or replaces their names and metadata. */
export async function upsert(db: Db, organizations: readonly OrganizationRow[]): Promise<void> {
  await upsertOrganizations(db, { organizations: sortByColumns(organizations, 'organization_id') });
}

const key = ['api_key_id', 'organization_id'] as const;

const updateOf = <Column extends 'organization_name' | 'metadata'>(...columns: readonly Column[]) =>
  statement({ organizations: rowsOf('organizations', [...key, ...columns]) }, (_db, { organizations }) =>
    updateRows('organizations', key, organizations),
  );

/**
 * New names of organizations that are locked for it. The API key comes with each: given once for all, it makes SQLite go through the list
 * again for every organization of the key.
 */
export const updateNames = updateOf('organization_name');

/** The same with new metadata. */
export const updateContents = updateOf('organization_name', 'metadata');

const findExistingAmong = statement(ofThese, (db, { apiKeyId, organizationIds }) =>
  db
    .selectFrom('organizations')
    .select('organization_id')
    .where('api_key_id', '=', apiKeyId)
    .where(organizationIds.includes('organization_id')),
);

/** The ids of those of these that exist. */
export async function findExisting(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Set<string>> {
  const found = await findExistingAmong(db, { apiKeyId, organizationIds: [...new Set(organizationIds)] });
  return new Set(found.map(({ organization_id }) => organization_id));
}

/** The first of these that does not exist. */
export async function findMissing(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<string | undefined> {
  const existing = await findExisting(db, apiKeyId, organizationIds);
  return organizationIds.find((id) => !existing.has(id));
}

/** The ids that a page begins with, in their order, and what each organization takes of a reply, or a little more. */
export const findPage = statement(
  { apiKeyId: text, organizationIds: optional(textList), after: optional(text), limit: integer },
  (db, { apiKeyId, organizationIds, after, limit }) => {
    const bytes = sql<number>`octet_length(metadata) + 2 * octet_length(organization_id) + 2 * octet_length(organization_name) + 100`;
    let page = db
      .selectFrom('organizations')
      .select(['organization_id', bytes.as('bytes')])
      .where('api_key_id', '=', apiKeyId)
      .orderBy('organization_id')
      .limit(limit);
    if (organizationIds !== undefined) page = page.where(organizationIds.includes('organization_id'));
    if (after !== undefined) page = page.where('organization_id', '>', after);
    return page;
  },
);
