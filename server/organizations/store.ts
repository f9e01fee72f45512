/** Organizations: customers of the API key's owner. */
import { type Selectable, sql } from 'kysely';
import { lockInOrder } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import { type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type OrganizationRow = Selectable<Tables['organizations']>;

export interface NewOrganization {
  organizationId: string;
  id: string;
  name: string;
  metadata: { [member: string]: unknown };
}

const insert = statement((db, organizations: RowOf<OrganizationRow>[]) =>
  db
    .insertInto('organizations')
    .values(organizations)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id']).doNothing())
    .returning('organization_id'),
);

/** Adds those that do not exist yet, and gives their ids. */
export async function add(db: Db, apiKeyId: string, now: number, organizations: readonly NewOrganization[]): Promise<string[]> {
  const rows = inOrder(organizations, 'organizationId').map(({ organizationId, id, name, metadata }) => ({
    api_key_id: apiKeyId,
    organization_id: organizationId,
    id,
    organization_name: name,
    metadata: JSON.stringify(metadata),
    created_at: now,
  }));
  const added = await inPieces(rows, (some) => insert(db, some));
  return added.map(({ organization_id }) => organization_id);
}

const idsAmong = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db
    .selectFrom('organizations')
    .select(['organization_id', 'id'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', 'in', organizationIds),
);

/** The service's own ids of those of these that exist, by the ids that callers know. */
export async function findIds(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await idsAmong(db, apiKeyId, organizationIds);
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

export const find = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db.selectFrom('organizations').selectAll().where('api_key_id', '=', apiKeyId).where('organization_id', 'in', organizationIds),
);

/**
 * Those of these that exist, locked until the transaction ends, in the order of their ids. Without their metadata, which may be large:
 * either engine knows how long it is without reading it, as long as no column after it is asked for.
 */
export const findHeadingsForUpdate = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  lockInOrder(
    db,
    db
      .selectFrom('organizations')
      .select(['organization_id', 'id', sql<number>`octet_length(metadata)`.as('metadataBytes')])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', 'in', organizationIds)
      .orderBy('organization_id'),
  ),
);

const metadataAmong = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db
    .selectFrom('organizations')
    .select(['organization_id', 'metadata'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', 'in', organizationIds),
);

/** The metadata of these by their ids. */
export async function findMetadata(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await metadataAmong(db, apiKeyId, organizationIds);
  return new Map(rows.map(({ organization_id, metadata }) => [organization_id, metadata]));
}

const upsertSome = statement((db, organizations: RowOf<OrganizationRow>[]) =>
  db
    .insertInto('organizations')
    .values(organizations)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id']).doUpdateSet((row) => ({
        organization_name: row.ref('excluded.organization_name'),
        metadata: row.ref('excluded.metadata'),
      })),
    ),
);

/** Makes organizations, or replaces their names and metadata. */
export async function upsert(db: Db, organizations: readonly OrganizationRow[]): Promise<void> {
  await inPieces(inOrder(organizations, 'organization_id'), (some) => upsertSome(db, some));
}

/** A name, and metadata where that is to change too, of an organization that is locked for it. */
export interface NewContent {
  organizationId: string;
  name: string;
  metadata?: string;
}

const setSome = statement((_db, apiKeyId: Text, contents: Text[][], isWithMetadata: boolean) => {
  const rows = sql.join(contents.map((content) => sql`(${sql.join(content)})`));
  const metadata = isWithMetadata ? sql`, metadata = contents.column3` : sql``;
  return sql`update organizations set organization_name = contents.column2${metadata} from (values ${rows}) as contents
    where organizations.api_key_id = ${apiKeyId} and organizations.organization_id = contents.column1`;
});

/** Either all of them have metadata or none has. */
export async function update(db: Db, apiKeyId: string, contents: readonly NewContent[]): Promise<void> {
  const rows = contents.map(({ organizationId, name, metadata }) => [
    organizationId,
    name,
    ...(metadata === undefined ? [] : [metadata]),
  ]);
  await inPieces(rows, (some) => setSome(db, apiKeyId, some, contents[0]?.metadata !== undefined));
}

const among = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db
    .selectFrom('organizations')
    .select('organization_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', 'in', organizationIds),
);

/** The ids of those of these that exist. */
export async function findExisting(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Set<string>> {
  const found = await inPieces([...new Set(organizationIds)], (some) => among(db, apiKeyId, some));
  return new Set(found.map(({ organization_id }) => organization_id));
}

/** The first of these that does not exist. */
export async function findMissing(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<string | undefined> {
  const existing = await findExisting(db, apiKeyId, organizationIds);
  return organizationIds.find((id) => !existing.has(id));
}
